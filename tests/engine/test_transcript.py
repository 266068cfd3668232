"""The transcript of a game."""

import re
from collections.abc import Iterator

import pytest

from puertorico_desktop.engine import transcripts
from puertorico_desktop.engine.game import parse_line
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.playthrough import TRANSCRIPT_TEXTS, score_lines, table_lines
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.match.record import GameRecord

NAMES = ("Anna", "王小明", "Иван: 5")
DECISION = re.compile(r"(\d+)\. (.*)")


def transcript(record: GameRecord, names: tuple[str, ...], ply: int) -> Iterator[str]:
    return transcripts.transcript(TRANSCRIPT_TEXTS, record.position_at(0), record.seed, record.actions_to(ply), names)


def played(plies: int = 10_000, start: GameRecord | None = None) -> GameRecord:
    """Returns the record of a game after this many random actions, or at its end; it may begin at the position of
    another game."""
    record = GameRecord(Options(players=3), 4, start=None if start is None else start.game)
    rng = Rng.from_seed(4)
    while record.game.decision is not None and record.ply < plies:
        record.play(rng.choose(record.game.legal_actions()))
    return record


def decisions(lines: list[str]) -> list[str]:
    """Returns the lines with decisions, which are numbered from 1 on."""
    found = [match.groups() for line in lines if (match := DECISION.fullmatch(line)) and match[2] not in NAMES]
    assert [int(number) for number, _ in found] == list(range(1, len(found) + 1))
    return [text for _, text in found]


def test_the_decisions_of_a_transcript_replay_the_game() -> None:
    record = played()
    again = GameRecord(record.options, record.seed)
    for line in decisions(list(transcript(record, NAMES, record.ply))):
        again.play(parse_line(again.game, line, NAMES))
    assert again.game == record.game


def test_a_transcript_begins_with_options_and_ends_with_table_and_scores() -> None:
    record = played()
    lines = list(transcript(record, NAMES, record.ply))
    assert lines[0] == "edition classic"
    assert lines[lines.index("") - 2 : lines.index("")] == ["seed 4", f"names {', '.join(NAMES)}"]
    end = ["", *table_lines(record.game, NAMES), "", *score_lines(record.game, NAMES)]
    assert lines[-len(end) :] == end


def test_every_round_has_its_heading() -> None:
    record = played()
    lines = list(transcript(record, NAMES, record.ply))
    headings = [line for line in lines if line.startswith("round ")]
    assert headings[:3] == ["round 1, governor Anna", "round 2, governor 王小明", "round 3, governor Иван: 5"]
    assert [int(line.split()[1].rstrip(",")) for line in headings] == list(range(1, record.game.round + 1))


@pytest.mark.parametrize("ply", [0, 1, 40])
def test_a_transcript_ends_at_the_given_ply(ply: int) -> None:
    record = played(40)
    lines = list(transcript(record, NAMES, ply))
    assert len(decisions(lines)) == ply
    table = list(table_lines(record.position_at(ply), NAMES))
    assert lines[-len(table) :] == table


def test_a_transcript_may_include_undone_decisions() -> None:
    record = played(40)
    whole = list(transcript(record, NAMES, 40))
    record.undo(15)
    assert list(transcript(record, NAMES, 40)) == whole
    assert record.ply == 25


@pytest.mark.parametrize("ply", [-1, 41])
def test_a_ply_out_of_range_raises_value_error(ply: int) -> None:
    with pytest.raises(ValueError, match="plies 0 to 40"):
        list(transcript(played(40), NAMES, ply))


def test_the_transcript_of_a_game_that_begins_in_the_middle() -> None:
    first = played(60)
    later = played(10, start=first)
    lines = list(transcript(later, NAMES, 10))
    assert f"round {first.game.round}, governor {NAMES[first.game.governor]}" in lines
    assert len(decisions(lines)) == 10
