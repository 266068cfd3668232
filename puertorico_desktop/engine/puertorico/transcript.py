"""A game as text for people: every decision a numbered line of notation, under the round that it belongs to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puertorico_desktop.engine.puertorico import notation
from puertorico_desktop.engine.puertorico.playthrough import options_lines, score_lines, table_lines
from puertorico_desktop.engine.record import GameRecord


def transcript(record: GameRecord, names: Sequence[str], ply: int) -> Iterator[str]:
    """The lines of the game up to that ply, with the table as it lies then, and the scores if it is over.

    Raises ValueError if the record has no such ply.
    """
    game = record.at(0)
    record.at(ply)
    yield from options_lines(record.options, record.seed, names)
    shown = 0
    for number, action in enumerate((*record.actions, *record.undone)[:ply], start=1):
        if game.round != shown:
            shown = game.round
            yield from ("", f"round {game.round}, governor {names[game.governor]}")
        yield f"{number}. {notation.line(game, action, names)}"
        game.play_unchecked(action)
    yield from ("", *table_lines(game, names))
    if game.decision is None:
        yield from ("", *score_lines(game, names))
