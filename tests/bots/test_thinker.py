"""A thinking process that can be aborted."""

import queue
import threading
import time
from collections.abc import Iterator
from typing import Any, cast

import pytest

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.process.thinker import ENDED, Question, Reply, Thinker, reply_to
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game

PATIENCE = 60.0
LONG = 600.0


class EndlessGame:
    """A game whose copy never ends."""

    def copy(self) -> PuertoRico:
        """Takes longer than any test."""
        time.sleep(LONG)
        raise AssertionError


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


def question(bot: str, game: object = None) -> Question:
    return Question(bot, 1, Budget(nodes=5), cast(PuertoRico, game or new_game(Options(players=3), 1)))


def reply_of(thinker: Thinker, about: Question) -> Reply:
    replies: queue.Queue[Reply] = queue.Queue()
    thinker.ask(about, replies.put)
    return replies.get(timeout=PATIENCE)


@pytest.mark.parametrize("bot", ["simple", "hard"])
def test_questions_are_answered_one_after_the_other(thinker: Thinker, bot: str) -> None:
    replies = [reply_of(thinker, question(bot)) for _ in range(2)]
    assert replies[0].text == replies[1].text is not None
    game = new_game(Options(players=3), 1)
    assert game.is_legal(game.parse(str(replies[0].text)))
    assert not thinker.busy


def test_a_reply_contains_the_thought() -> None:
    info: dict[str, Any] = dict(reply_to(question("hard")).info)
    assert info.keys() == {"seconds", "nodes", "playouts", "prospects"}
    assert info["prospects"][0].keys() == {"action", "visits", "win", "wins", "points"}
    assert reply_to(question("simple")).info == {}


def test_an_error_is_the_reply(thinker: Thinker) -> None:
    assert "UnknownBotError" in reply_of(thinker, question("champion")).error
    assert reply_of(thinker, question("simple")).text


def test_thinking_is_aborted_at_once(thinker: Thinker) -> None:
    assert not thinker.abort()
    replies: list[Reply] = []
    thinker.ask(question("simple", EndlessGame()), replies.append)
    assert thinker.busy
    start = time.monotonic()
    assert thinker.abort()
    assert time.monotonic() - start < LONG / 10
    assert not thinker.busy
    thinker.wait()
    assert reply_of(thinker, question("simple")).text
    assert replies == []


def test_the_end_of_the_process_is_the_reply(thinker: Thinker) -> None:
    replies: queue.Queue[Reply] = queue.Queue()
    thinker.ask(question("simple", EndlessGame()), replies.put)
    thinker._child.kill()
    assert replies.get(timeout=PATIENCE).error == ENDED
    assert reply_of(thinker, question("simple")).text
    thinker._child.kill()
    while not thinker._child.has_ended:
        time.sleep(0.01)
    assert reply_of(thinker, question("simple")).text


def test_closing_ends_a_thinking_process() -> None:
    before = threading.active_count()
    thinker = Thinker()
    thinker.ask(question("simple", EndlessGame()), lambda reply: pytest.fail(f"answered {reply}"))
    thinker.close()
    assert threading.active_count() == before
