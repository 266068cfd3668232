"""The loop that answers for bots: the messages that it receives and sends through the pipe."""

import contextlib
import multiprocessing
import pickle
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from typing import Any

import attrs
import pytest

from puertorico_desktop.bots import registry
from puertorico_desktop.bots.base import Bot, Budget, Prospect, Thought
from puertorico_desktop.bots.process import bot_server
from puertorico_desktop.bots.process.bot_server import Roster, answer
from puertorico_desktop.bots.process.child_process import Quit, Ready, spawned
from puertorico_desktop.bots.process.messages import (
    Answer,
    Cancel,
    DecisionRequest,
    PackedDecision,
    PackedRequest,
    Request,
    Stop,
)
from puertorico_desktop.bots.search.replies import FEWEST
from puertorico_desktop.engine.puertorico.actions import PASS, Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.setup import new_game

PATIENCE = 10.0


class GameChangingBot:
    """A bot that changes its game before it answers."""

    def __init__(self, _seed: int) -> None:
        pass

    def choose(self, game: PuertoRico, history: Sequence[Action] = ()) -> Action:
        """Plays 20 actions and returns the first that was legal before."""
        first = game.legal_actions()[0]
        for _ in range(20):
            game.play(game.legal_actions()[0])
        return first


class FailingBot:
    """A bot that raises an exception."""

    def __init__(self, _seed: int) -> None:
        pass

    def choose(self, game: PuertoRico, history: Sequence[Action] = ()) -> Action:
        """Raises an exception."""
        raise RuntimeError("out of ideas")


class IllegalBot:
    """A bot that chooses an action of another decision."""

    def __init__(self, _seed: int) -> None:
        pass

    def choose(self, game: PuertoRico, history: Sequence[Action] = ()) -> Action:
        """Passes where that is not legal."""
        return PASS


class ThinkingBot:
    """A bot that thinks until it is stopped, and counts its requests. Its best action is the last legal one."""

    made = 0
    closed = 0

    def __init__(self, endless: bool) -> None:
        ThinkingBot.made += 1
        self.should_stop: Callable[[], bool] | None = None
        self.thinking = threading.Event()
        self.asked = 0
        self._endless = endless

    def think(self, game: PuertoRico, history: Sequence[Action] = ()) -> Thought:
        """Returns every action with the number of requests so far as its visits."""
        self.asked += 1
        deadline = time.monotonic() + PATIENCE
        self.thinking.set()
        while self._endless and time.monotonic() < deadline:
            if self.should_stop is not None and self.should_stop():
                break
            time.sleep(0.001)
        actions = reversed(game.legal_actions())
        terms = ((0.0, 0.0, 0.0),) * 3
        return Thought(game.asked, tuple(Prospect(a, self.asked, 0.5, terms) for a in actions), len(history))

    def decide(self, thought: Thought) -> Action:
        """Returns the best action."""
        return thought.best.action

    def choose(self, game: PuertoRico, history: Sequence[Action] = ()) -> Action:
        """Thinks and decides."""
        return self.decide(self.think(game, history))

    def close(self) -> None:
        """Counts the call."""
        ThinkingBot.closed += 1


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> list[ThinkingBot]:
    """Returns the list of bots created under the names "thinker" and "brooder"; the second one thinks until it is
    stopped."""
    made: list[ThinkingBot] = []
    make = registry.make_bot

    def make_bot(name: str, seed: int, budget: Budget | None = None) -> Bot:
        if name not in ("thinker", "brooder"):
            return make(name, seed, budget)
        made.append(ThinkingBot(name == "brooder"))
        return made[-1]

    monkeypatch.setattr(bot_server, "make_bot", make_bot)
    monkeypatch.setattr(ThinkingBot, "made", 0)
    monkeypatch.setattr(ThinkingBot, "closed", 0)
    return made


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> Iterator[Connection]:
    """Yields the end of a pipe that the window holds; the loop runs in a thread at the other end."""
    for bot in (GameChangingBot, FailingBot, IllegalBot):
        monkeypatch.setitem(registry.QUICK, bot.__name__.lower(), bot)
    own_end, other_end = multiprocessing.Pipe()

    def serve() -> None:
        with contextlib.suppress(OSError), other_end:
            bot_server.serve(other_end)

    thread = threading.Thread(target=serve)
    thread.start()
    with own_end:
        yield own_end
    thread.join(PATIENCE)
    assert not thread.is_alive()


def ask(pipe: Connection, request_id: int, bot: str, seed: int = 1, game_id: str = "") -> Answer:
    pipe.send(Request(request_id, bot, seed, new_game(Options(players=3), 1), game_id=game_id))
    return receive(pipe, request_id)


def receive(pipe: Connection, request_id: int) -> Answer:
    assert pipe.poll(PATIENCE)
    answer = pipe.recv()
    assert isinstance(answer, Answer)
    assert answer.request_id == request_id
    return answer


@pytest.mark.parametrize("bot", ["random", "simple", "gamechangingbot"])
def test_the_answer_is_the_text_of_a_legal_action(pipe: Connection, bot: str) -> None:
    answer = ask(pipe, 7, bot)
    assert answer.error is None
    assert answer.text is not None
    game = new_game(Options(players=3), 1)
    assert game.is_legal(game.parse(answer.text))


def test_equal_requests_have_equal_answers(pipe: Connection) -> None:
    first = ask(pipe, 1, "random", seed=3).text
    ask(pipe, 2, "random", seed=4)
    assert ask(pipe, 3, "random", seed=3).text == first


def test_an_error_is_reported_and_the_loop_continues(pipe: Connection) -> None:
    answer = ask(pipe, 1, "failingbot")
    assert answer == Answer(1, text=None, error="RuntimeError: out of ideas")
    assert ask(pipe, 2, "simple").error is None


def test_an_unknown_bot_is_an_error(pipe: Connection) -> None:
    error = ask(pipe, 1, "champion").error
    assert error is not None
    assert "unknown bot: 'champion'" in error


def test_quit_ends_the_loop(pipe: Connection) -> None:
    pipe.send(Quit())
    with pytest.raises(EOFError):
        pipe.recv()


def test_a_separate_process_answers() -> None:
    own_end, other_end = multiprocessing.Pipe()
    child = spawned(bot_server.serve, "test")(other_end)
    child.start()
    other_end.close()
    try:
        assert isinstance(own_end.recv(), Ready)
        assert ask(own_end, 1, "simple").error is None
        assert ask(own_end, 2, "hard").thought is not None
    finally:
        # Without Quit, the loop ends when the other end is closed.
        own_end.close()
        child.join(PATIENCE)
    assert child.exitcode == 0


# -- thinking bots ------------------------------------------------------------------------------------------------


def test_a_thinking_bot_is_kept_for_its_game_and_seed(pipe: Connection, thinkers: list[ThinkingBot]) -> None:
    for number in (1, 2, 3):
        thought = ask(pipe, number, "thinker", game_id="a").thought
        assert thought is not None
        assert thought.best.visits == number
    assert ThinkingBot.made == 1
    for number, (seed, game_id) in enumerate(((2, "a"), (2, "b"), (1, "b")), start=2):
        thought = ask(pipe, number, "thinker", seed, game_id).thought
        assert thought is not None
        assert thought.best.visits == 1
        assert (ThinkingBot.made, ThinkingBot.closed) == (number, number - 1)
    pipe.send(Quit())
    with pytest.raises(EOFError):
        pipe.recv()
    assert ThinkingBot.closed == ThinkingBot.made


def test_a_thinking_bot_receives_the_history(pipe: Connection, thinkers: list[ThinkingBot]) -> None:
    game = new_game(Options(players=3), 1)
    history = tuple(game.legal_actions()[:2])
    pipe.send(Request(1, "thinker", 1, game, history))
    thought = receive(pipe, 1).thought
    assert thought is not None
    assert thought.playouts == len(history)


@pytest.mark.parametrize("explains", [False, True])
def test_a_request_for_explanations_visits_several_actions(explains: bool) -> None:
    game, roster = classic(3).player(0, corn=4).player(1, corn=6).build(), Roster()
    request = Request(1, "expert", 5, game, budget=Budget(nodes=80), explains=explains)
    thought = answer(request, roster).thought
    assert thought is not None
    assert (sum(one.visits > FEWEST for one in thought.prospects) > 3) == explains
    roster.close()


def test_a_decision_request_is_answered_by_the_same_bot(pipe: Connection, thinkers: list[ThinkingBot]) -> None:
    game = new_game(Options(players=3), 1)
    request = Request(1, "thinker", 1, game, game_id="a")
    pipe.send(request)
    thought = receive(pipe, 1).thought
    assert thought is not None
    other = Thought(thought.seat, thought.prospects[::-1])
    pipe.send(DecisionRequest(request, other))
    answer = receive(pipe, 1)
    assert answer.text == game.text(other.best.action)
    assert answer.thought == other
    assert ThinkingBot.made == 1


def test_a_thinking_bot_can_be_stopped(pipe: Connection, thinkers: list[ThinkingBot]) -> None:
    began = time.monotonic()
    pipe.send(Request(1, "brooder", 1, new_game(Options(players=3), 1)))
    pipe.send(Stop(1))
    assert receive(pipe, 1).thought is not None
    assert ask(pipe, 2, "simple").error is None
    assert time.monotonic() - began < PATIENCE / 2


def test_cancelled_requests_do_not_delay_others(pipe: Connection, thinkers: list[ThinkingBot]) -> None:
    began = time.monotonic()
    for number in (1, 2):
        pipe.send(Request(number, "brooder", 1, new_game(Options(players=3), 1)))
    while not thinkers:
        time.sleep(0.001)
    assert thinkers[0].thinking.wait(PATIENCE)
    # The second one first: otherwise it would begin when the first one stops, before its own cancel is read.
    pipe.send(Cancel(2))
    pipe.send(Cancel(1))
    receive(pipe, 1)
    assert receive(pipe, 2) == Answer(2, error="cancelled")
    assert thinkers[0].asked == 1
    assert ask(pipe, 3, "simple").error is None
    assert time.monotonic() - began < PATIENCE / 2


def test_quit_ends_the_loop_while_a_bot_thinks(pipe: Connection, thinkers: list[ThinkingBot]) -> None:
    began = time.monotonic()
    pipe.send(Request(1, "brooder", 1, new_game(Options(players=3), 1)))
    pipe.send(Quit())
    with contextlib.suppress(EOFError):
        while pipe.poll(PATIENCE):
            pipe.recv()
    assert time.monotonic() - began < PATIENCE / 2


def test_a_bot_with_an_error_is_closed(
    pipe: Connection, thinkers: list[ThinkingBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(pipe, 1, "thinker", game_id="a")
    monkeypatch.setattr(ThinkingBot, "decide", lambda self, thought: 1 / 0)
    error = ask(pipe, 2, "thinker", game_id="a").error
    assert error is not None
    assert error.startswith("ZeroDivisionError")
    assert ThinkingBot.closed == 1


def test_a_packed_request_is_unpacked_with_its_own_seed() -> None:
    game = new_game(Options(players=3), 1)
    request = Request(7, "hard", 5, game, (), "id", Budget(nodes=3), True)
    packed = PackedRequest.pack(request)
    assert pickle.loads(ForkingPickler.dumps(packed)) == request
    other = attrs.evolve(packed, seed=9)
    assert pickle.loads(ForkingPickler.dumps(other)) == attrs.evolve(request, seed=9)
    thought: Thought[Any] = Thought(0, ())
    assert pickle.loads(ForkingPickler.dumps(PackedDecision(packed, thought))) == DecisionRequest(request, thought)
