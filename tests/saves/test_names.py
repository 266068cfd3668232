"""The names that a player may have."""

import attrs
import pytest

from puertorico_desktop.bots.registry import command_of, is_known
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.match.match import GameSetup, Match, Seat, utc_now
from puertorico_desktop.saves.document import decode, document_of, encode
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.names import DIRECTIONS, LONGEST_NAME, is_name

GOOD = (
    "Anna", "王\u3000小明", "O'Brien", "12", "?", "🦊", "👨\u200d👩\u200d👧", "می\u200cخواهم", "co\u00adop", "<b>",
    "x" * LONGEST_NAME,
)  # fmt: skip
BAD = ("", " ", " Anna", "\u3000", "\u200b", "\u3164\u115f", "\u2800", "\u0301", "\ufeff", "x" * (LONGEST_NAME + 1))
WITH_DIRECTIONS = tuple(f"An{mark}na" for mark in sorted(DIRECTIONS))


def save_with(seat: Seat) -> bytes:
    setup = GameSetup(Options(players=2), 1, (seat, Seat("Ben")))
    return encode(document_of(Match.new(setup), utc_now()))


@pytest.mark.parametrize("name", GOOD)
def test_valid_names_are_accepted(name: str) -> None:
    assert is_name(name)
    decode(save_with(Seat(name)))


@pytest.mark.parametrize("name", BAD + WITH_DIRECTIONS)
def test_invalid_names_are_refused(name: str) -> None:
    assert not is_name(name)
    with pytest.raises(SaveError, match=r"players\[0\]\.name: .* is no name"):
        decode(save_with(Seat(name)))


def test_a_command_with_a_direction_mark_is_no_bot() -> None:
    bot = "engine:/tmp/\u202exe.fdp"
    assert command_of(bot) is None
    assert not is_known(bot)
    with pytest.raises(SaveError, match=r"players\[0\]\.bot: .* is no computer player"):
        decode(save_with(attrs.evolve(Seat("Anna"), bot=bot)))
