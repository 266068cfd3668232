"""Exports a game to other forms than a save: its text, and the score sheet as a table."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from puertorico_desktop.match.match import Match

_FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
"""The first characters of a text that a spreadsheet takes for a formula; the full-width ones in Chinese and
Japanese."""


def game_text(match: Match, ply: int | None = None) -> str:
    """Returns the moves up to a ply (None: up to the present one), the table after them, and the scores if the game
    is over then.

    Raises ValueError if the record has no such ply.
    """
    lines = [f"earlier, by other rules: {line}" for line in match.earlier]
    record = match.record
    actions = record.actions_to(match.ply if ply is None else ply)
    lines += match.setup.kind.transcript(record.position_at(0), record.seed, actions, match.setup.names)
    if match.undo_used:
        lines += ["", "moves were taken back in this game"]
    if match.branched_at is not None:
        lines += ["", f"this game went on from decision {match.branched_at + 1} of another one"]
    return "\n".join(lines) + "\n"


def score_csv(names: Sequence[str], rows: Iterable[tuple[str, Sequence[str]]]) -> bytes:
    """Returns the score sheet as CSV for spreadsheets: a column for each player, a row for each source of points.

    UTF-8 with a byte order mark, without which some spreadsheets do not show Chinese names.
    """
    text = io.StringIO(newline="")
    table = csv.writer(text)
    table.writerow(["", *map(_harmless, names)])
    for title, values in rows:
        table.writerow([_harmless(title), *values])
    return text.getvalue().encode("utf-8-sig", "replace")  # a name may contain a lone surrogate


def table_csv(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> bytes:
    """Returns a table as CSV for spreadsheets, with the names of its columns in the first row; see `score_csv`."""
    text = io.StringIO(newline="")
    table = csv.writer(text)
    table.writerow([_harmless(column) for column in columns])
    for row in rows:
        table.writerow([_harmless(value) if isinstance(value, str) else value for value in row])
    return text.getvalue().encode("utf-8-sig", "replace")


def _harmless(words: str) -> str:
    return f"'{words}" if words.lstrip().startswith(_FORMULA) else words
