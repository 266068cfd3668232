"""Output of external programs: the memory for unread lines and the time for an answer are limited."""

import sys
import time
import tracemalloc

import pytest

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.process.line_inbox import LINE_COST, MAX_LINE, MAX_STDERR, MAX_UNREAD, LineInbox
from puertorico_desktop.bots.process.subprocess_client import ProgramError, SubprocessClient
from puertorico_desktop.bots.protocol.external_bot import ExternalBot, TimeLimits
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from tests.bots.programs import command, stub

SOON = 60.0
BOUND = 4 * MAX_UNREAD

FLOOD = "import sys\nwhile True: sys.stdout.write({!r} * {} + {!r})"


def test_an_endless_line_needs_little_memory() -> None:
    tracemalloc.start()
    try:
        bot = ExternalBot(stub("endless"))
        bot.start()
        bot.close()
        assert tracemalloc.get_traced_memory()[1] < BOUND
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(("letters", "end"), [(1_000_000, "\n"), (10_000_000, ""), (0, "\n")])
def test_endless_output_needs_little_memory(letters: int, end: str) -> None:
    program = SubprocessClient(command(sys.executable, "-c", FLOOD.format("x", letters, end)))
    tracemalloc.start()
    try:
        time.sleep(1)
        assert tracemalloc.get_traced_memory()[1] < BOUND
    finally:
        tracemalloc.stop()
        program.close()


def test_the_number_of_unread_bytes_is_limited() -> None:
    inbox = LineInbox()
    lines = 0
    while inbox.put(b"x" * MAX_LINE):
        lines += 1
    assert lines == MAX_UNREAD // (MAX_LINE + LINE_COST)
    inbox.take(time.monotonic() + SOON)
    inbox.take(time.monotonic() + SOON)
    assert inbox.put(b"")


def test_the_end_comes_after_all_lines() -> None:
    inbox = LineInbox()
    inbox.put(b"last words")
    inbox.end()
    assert inbox.take(time.monotonic() + SOON) == b"last words"
    assert [inbox.take(time.monotonic() + SOON) for _ in range(2)] == [None, None]


def test_no_line_is_taken_after_the_deadline() -> None:
    inbox = LineInbox()
    inbox.put(b"wait")
    with pytest.raises(TimeoutError):
        inbox.take(time.monotonic())


def test_output_does_not_extend_the_time_for_an_answer() -> None:
    bot = ExternalBot(stub("chatting"), Budget(seconds=0.2), TimeLimits(start=SOON, late=0.5))
    game = new_game(Options(players=3), 1)
    bot.choose(game.copy())
    start = time.monotonic()
    with pytest.raises(ProgramError, match="did not move"):
        bot.choose(game.copy())
    assert time.monotonic() - start < SOON / 2


def test_a_limited_part_of_standard_error_is_passed_on(capfd: pytest.CaptureFixture[str]) -> None:
    bot = ExternalBot(stub("whining"))
    bot.choose(new_game(Options(players=3), 1))
    bot.close()
    assert capfd.readouterr().err == "x" * MAX_STDERR
