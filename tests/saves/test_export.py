"""The text of a game, and the CSV file of its scores."""

from __future__ import annotations

import csv
import io

import pytest

from puertorico_desktop.saves.export import game_text, score_csv
from tests.saves.courses import played


def test_every_move_has_its_line() -> None:
    match = played(3, 2, 30)
    lines = game_text(match).splitlines()
    names = match.setup.names
    numbered = [line for line in lines if line.split(". ")[0].isdigit()]
    expected = [f"{n}. {names[move.seat]}: {move.text}" for n, move in enumerate(match.moves, start=1)]
    assert numbered == expected
    assert sum(line.startswith("round ") for line in lines) == len(match.rounds())


def test_undone_moves_are_included_on_request() -> None:
    match = played(3, 2, 30)
    match.undo(5)
    assert "\n26. " not in game_text(match)
    assert "\n30. " in game_text(match, 30)
    assert "moves were taken back" in game_text(match)
    with pytest.raises(ValueError, match="plies 0 to 30, not 31"):
        game_text(match, 31)


def test_earlier_moves_and_branches_are_mentioned() -> None:
    match = played(2, 2, 5)
    match.earlier = ("Anna: choose mayor",)
    match.branched_at = 3
    text = game_text(match)
    assert text.startswith("earlier, by other rules: Anna: choose mayor\n")
    assert text.endswith("this game went on from decision 4 of another one\n")


@pytest.mark.parametrize(
    "name",
    ["=1+1", "+1", "-1", "@SUM(A1)", "＝1", "＋1", "－1", "＠1", " =1", "\t=1", "\r\n=1", '=LINK("x";"y")'],
)
def test_names_are_not_interpreted_as_formulas(name: str) -> None:
    assert csv_rows(score_csv([name], [(name, ("1",))])) == [["", f"'{name}"], [f"'{name}", "1"]]


@pytest.mark.parametrize("name", ["王小明", 'a,"b"', "two\nlines", "two\r\nlines", "a;b", "a=b", "'quoted'", ""])
def test_names_are_quoted_for_csv(name: str) -> None:
    data = score_csv(["Anna", name], [("Total", ("3", "2"))])
    assert data.startswith(b"\xef\xbb\xbf")
    assert csv_rows(data) == [["", "Anna", name], ["Total", "3", "2"]]


def test_unpaired_surrogates_are_replaced() -> None:
    assert csv_rows(score_csv(["a\ud83d"], [])) == [["", "a?"]]


def csv_rows(data: bytes) -> list[list[str]]:
    """Returns the rows that a spreadsheet program reads."""
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))
