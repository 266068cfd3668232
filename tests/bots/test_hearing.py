"""However much other programs say, little of it is kept, and nobody listens for longer than agreed."""

import sys
import time
import tracemalloc

import pytest

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.process.hearing import LINE_COST, MOST_ASIDE, MOST_LETTERS, MOST_UNREAD, Inbox
from puertorico_desktop.bots.process.subprocess_client import Child, ProgramError
from puertorico_desktop.bots.protocol.external_bot import ForeignBot, Patience
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from tests.bots.programs import command, stub

SOON = 60.0
BOUND = 4 * MOST_UNREAD

FLOOD = "import sys\nwhile True: sys.stdout.write({!r} * {} + {!r})"


def test_an_endless_line_costs_little() -> None:
    tracemalloc.start()
    try:
        bot = ForeignBot(stub("endless"))
        bot.start()
        bot.close()
        assert tracemalloc.get_traced_memory()[1] < BOUND
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(("letters", "end"), [(1_000_000, "\n"), (10_000_000, ""), (0, "\n")])
def test_a_flood_costs_little(letters: int, end: str) -> None:
    program = Child(command(sys.executable, "-c", FLOOD.format("x", letters, end)))
    tracemalloc.start()
    try:
        time.sleep(1)
        assert tracemalloc.get_traced_memory()[1] < BOUND
    finally:
        tracemalloc.stop()
        program.close()


def test_so_many_bytes_wait_to_be_read_and_no_more() -> None:
    inbox = Inbox()
    lines = 0
    while inbox.put(b"x" * MOST_LETTERS):
        lines += 1
    assert lines == MOST_UNREAD // (MOST_LETTERS + LINE_COST)
    inbox.take(time.monotonic() + SOON)
    inbox.take(time.monotonic() + SOON)
    assert inbox.put(b"")


def test_the_end_comes_after_all_lines() -> None:
    inbox = Inbox()
    inbox.put(b"last words")
    inbox.end()
    assert inbox.take(time.monotonic() + SOON) == b"last words"
    assert [inbox.take(time.monotonic() + SOON) for _ in range(2)] == [None, None]


def test_when_the_time_is_up_nothing_more_is_heard() -> None:
    inbox = Inbox()
    inbox.put(b"wait")
    with pytest.raises(TimeoutError):
        inbox.take(time.monotonic())


def test_who_goes_on_talking_gains_no_time() -> None:
    bot = ForeignBot(stub("chatting"), Budget(seconds=0.2), Patience(start=SOON, late=0.5))
    game = new_game(Options(players=3), 1)
    bot.choose(game.copy())
    start = time.monotonic()
    with pytest.raises(ProgramError, match="did not move"):
        bot.choose(game.copy())
    assert time.monotonic() - start < SOON / 2


def test_a_little_of_what_goes_to_standard_error_is_passed_on(capfd: pytest.CaptureFixture[str]) -> None:
    bot = ForeignBot(stub("whining"))
    bot.choose(new_game(Options(players=3), 1))
    bot.close()
    assert capfd.readouterr().err == "x" * MOST_ASIDE
