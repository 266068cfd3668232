"""The loop that answers for bots: what goes in and out of the pipe."""

import multiprocessing
import threading
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection

import pytest

from puertorico_desktop.bots import registry
from puertorico_desktop.bots.worker import Answer, Quit, Request, serve
from puertorico_desktop.engine.puertorico.actions import PASS, Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
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


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> Iterator[Connection]:
    """The window's end of a pipe; the loop runs in a thread at the other end."""
    for bot in (Saboteur, Broken, Stubborn):
        monkeypatch.setitem(registry.QUICK, bot.__name__.lower(), bot)
    here, there = multiprocessing.Pipe()
    thread = threading.Thread(target=serve, args=(there,))
    thread.start()
    with here:
        yield here
    thread.join(PATIENCE)
    assert not thread.is_alive()


def ask(pipe: Connection, request_id: int, bot: str, seed: int = 1) -> Answer:
    pipe.send(Request(request_id, bot, seed, new_game(Options(players=3), 1)))
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
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=serve, args=(there,))
    process.start()
    there.close()
    try:
        assert ask(here, 1, "simple").error is None
    finally:
        # Nobody says Quit: the loop ends when the other end is gone.
        here.close()
        process.join(PATIENCE)
    assert process.exitcode == 0
