"""The loop that answers for bots: what goes in and out of the pipe."""

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


class Saboteur:
    """A bot that ruins its game before it answers."""

    def __init__(self, _seed: int) -> None:
        pass

    def choose(self, game: PuertoRico, history: Sequence[Action] = ()) -> Action:
        """Play on, then choose what was legal at first."""
        first = game.legal_actions()[0]
        for _ in range(20):
            game.play(game.legal_actions()[0])
        return first


class Broken:
    """A bot with an error in it."""

    def __init__(self, _seed: int) -> None:
        pass

    def choose(self, game: PuertoRico, history: Sequence[Action] = ()) -> Action:
        """Fail."""
        raise RuntimeError("out of ideas")


class Stubborn:
    """A bot that names an action of another decision."""

    def __init__(self, _seed: int) -> None:
        pass

    def choose(self, game: PuertoRico, history: Sequence[Action] = ()) -> Action:
        """Pass where that is not possible."""
        return PASS


class Thinker:
    """A bot that thinks until it is told to stop, and counts how often it was asked. Its best action is the last."""

    made = 0
    closed = 0

    def __init__(self, endless: bool) -> None:
        Thinker.made += 1
        self.should_stop: Callable[[], bool] | None = None
        self.thinking = threading.Event()
        self.asked = 0
        self._endless = endless

    def think(self, game: PuertoRico, history: Sequence[Action] = ()) -> Thought:
        """Every action with the number of times that this bot was asked."""
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
        """The best action."""
        return thought.best.action

    def choose(self, game: PuertoRico, history: Sequence[Action] = ()) -> Action:
        """Think and decide."""
        return self.decide(self.think(game, history))

    def close(self) -> None:
        """Count it."""
        Thinker.closed += 1


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> list[Thinker]:
    """The bots that are made under the names "thinker" and "brooder"; the second one thinks until it is stopped."""
    made: list[Thinker] = []
    make = registry.make_bot

    def make_bot(name: str, seed: int, budget: Budget | None = None) -> Bot:
        if name not in ("thinker", "brooder"):
            return make(name, seed, budget)
        made.append(Thinker(name == "brooder"))
        return made[-1]

    monkeypatch.setattr(bot_server, "make_bot", make_bot)
    monkeypatch.setattr(Thinker, "made", 0)
    monkeypatch.setattr(Thinker, "closed", 0)
    return made


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> Iterator[Connection]:
    """The window's end of a pipe; the loop runs in a thread at the other end."""
    for bot in (Saboteur, Broken, Stubborn):
        monkeypatch.setitem(registry.QUICK, bot.__name__.lower(), bot)
    here, there = multiprocessing.Pipe()

    def serve() -> None:
        with contextlib.suppress(OSError), there:
            bot_server.serve(there)

    thread = threading.Thread(target=serve)
    thread.start()
    with here:
        yield here
    thread.join(PATIENCE)
    assert not thread.is_alive()


def ask(pipe: Connection, request_id: int, bot: str, seed: int = 1, game_id: str = "") -> Answer:
    pipe.send(Request(request_id, bot, seed, new_game(Options(players=3), 1), game_id=game_id))
    return heard(pipe, request_id)


def heard(pipe: Connection, request_id: int) -> Answer:
    assert pipe.poll(PATIENCE)
    answer = pipe.recv()
    assert isinstance(answer, Answer)
    assert answer.request_id == request_id
    return answer


@pytest.mark.parametrize("bot", ["random", "simple", "saboteur"])
def test_the_answer_is_a_line_that_the_game_understands(pipe: Connection, bot: str) -> None:
    answer = ask(pipe, 7, bot)
    assert answer.error is None
    assert answer.text is not None
    game = new_game(Options(players=3), 1)
    assert game.is_legal(game.parse(answer.text))


def test_equal_requests_have_equal_answers(pipe: Connection) -> None:
    first = ask(pipe, 1, "random", seed=3).text
    ask(pipe, 2, "random", seed=4)
    assert ask(pipe, 3, "random", seed=3).text == first


def test_an_error_is_told_and_the_loop_goes_on(pipe: Connection) -> None:
    answer = ask(pipe, 1, "broken")
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


def test_a_process_of_its_own_answers() -> None:
    here, there = multiprocessing.Pipe()
    child = spawned(bot_server.serve, "test")(there)
    child.start()
    there.close()
    try:
        assert isinstance(here.recv(), Ready)
        assert ask(here, 1, "simple").error is None
        assert ask(here, 2, "hard").thought is not None
    finally:
        # Nobody says Quit: the loop ends when the other end is gone.
        here.close()
        child.join(PATIENCE)
    assert child.exitcode == 0


# -- bots that think ----------------------------------------------------------------------------------------------


def test_a_bot_that_thinks_is_kept_for_a_game(pipe: Connection, thinkers: list[Thinker]) -> None:
    for number in (1, 2, 3):
        thought = ask(pipe, number, "thinker", game_id="a").thought
        assert thought is not None
        assert thought.best.visits == number
    assert Thinker.made == 1
    for number, (seed, game_id) in enumerate(((2, "a"), (2, "b"), (1, "b")), start=2):
        thought = ask(pipe, number, "thinker", seed, game_id).thought
        assert thought is not None
        assert thought.best.visits == 1
        assert (Thinker.made, Thinker.closed) == (number, number - 1)
    pipe.send(Quit())
    with pytest.raises(EOFError):
        pipe.recv()
    assert Thinker.closed == Thinker.made


def test_it_is_told_what_was_played(pipe: Connection, thinkers: list[Thinker]) -> None:
    game = new_game(Options(players=3), 1)
    history = tuple(game.legal_actions()[:2])
    pipe.send(Request(1, "thinker", 1, game, history))
    thought = heard(pipe, 1).thought
    assert thought is not None
    assert thought.playouts == len(history)


@pytest.mark.parametrize("explains", [False, True])
def test_who_is_asked_for_reasons_compares_actions(explains: bool) -> None:
    game, roster = classic(3).player(0, corn=4).player(1, corn=6).build(), Roster()
    request = Request(1, "expert", 5, game, budget=Budget(nodes=80), explains=explains)
    thought = answer(request, roster).thought
    assert thought is not None
    assert (sum(one.visits > FEWEST for one in thought.prospects) > 3) == explains
    roster.close()


def test_the_same_bot_decides_for_many_minds(pipe: Connection, thinkers: list[Thinker]) -> None:
    game = new_game(Options(players=3), 1)
    request = Request(1, "thinker", 1, game, game_id="a")
    pipe.send(request)
    thought = heard(pipe, 1).thought
    assert thought is not None
    other = Thought(thought.seat, thought.prospects[::-1])
    pipe.send(DecisionRequest(request, other))
    answer = heard(pipe, 1)
    assert answer.text == game.text(other.best.action)
    assert answer.thought == other
    assert Thinker.made == 1


def test_it_can_be_stopped(pipe: Connection, thinkers: list[Thinker]) -> None:
    began = time.monotonic()
    pipe.send(Request(1, "brooder", 1, new_game(Options(players=3), 1)))
    pipe.send(Stop(1))
    assert heard(pipe, 1).thought is not None
    assert ask(pipe, 2, "simple").error is None
    assert time.monotonic() - began < PATIENCE / 2


def test_what_nobody_waits_for_delays_nothing(pipe: Connection, thinkers: list[Thinker]) -> None:
    began = time.monotonic()
    for number in (1, 2):
        pipe.send(Request(number, "brooder", 1, new_game(Options(players=3), 1)))
    while not thinkers:
        time.sleep(0.001)
    assert thinkers[0].thinking.wait(PATIENCE)
    # The later one first: when the first one stops, the second one would begin before its own cancel is read.
    pipe.send(Cancel(2))
    pipe.send(Cancel(1))
    heard(pipe, 1)
    assert heard(pipe, 2) == Answer(2, error="cancelled")
    assert thinkers[0].asked == 1
    assert ask(pipe, 3, "simple").error is None
    assert time.monotonic() - began < PATIENCE / 2


def test_quit_comes_through_while_it_thinks(pipe: Connection, thinkers: list[Thinker]) -> None:
    began = time.monotonic()
    pipe.send(Request(1, "brooder", 1, new_game(Options(players=3), 1)))
    pipe.send(Quit())
    with contextlib.suppress(EOFError):
        while pipe.poll(PATIENCE):
            pipe.recv()
    assert time.monotonic() - began < PATIENCE / 2


def test_a_bot_with_an_error_is_made_anew(
    pipe: Connection, thinkers: list[Thinker], monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(pipe, 1, "thinker", game_id="a")
    monkeypatch.setattr(Thinker, "decide", lambda self, thought: 1 / 0)
    error = ask(pipe, 2, "thinker", game_id="a").error
    assert error is not None
    assert error.startswith("ZeroDivisionError")
    assert Thinker.closed == 1


def test_a_packed_request_arrives_as_one_with_its_own_seed() -> None:
    game = new_game(Options(players=3), 1)
    request = Request(7, "hard", 5, game, (), "id", Budget(nodes=3), True)
    packed = PackedRequest.pack(request)
    assert pickle.loads(ForkingPickler.dumps(packed)) == request
    other = attrs.evolve(packed, seed=9)
    assert pickle.loads(ForkingPickler.dumps(other)) == attrs.evolve(request, seed=9)
    thought: Thought[Any] = Thought(0, ())
    assert pickle.loads(ForkingPickler.dumps(PackedDecision(packed, thought))) == DecisionRequest(request, thought)
