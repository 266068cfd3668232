"""A game as text for people: every decision a numbered line of notation, under the round that it belongs to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puertorico_desktop.engine.game import line
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.playthrough import options_lines, score_lines, table_lines


def transcript(start: PuertoRico, seed: int, actions: Sequence[Action], names: Sequence[str]) -> Iterator[str]:
    """Returns the lines of a game: what was agreed, every decision, the table as it lies after the last action, and
    the scores if the game is over then."""
    game = start.copy()
    yield from options_lines(game.options, seed, names)
    shown = 0
    for number, action in enumerate(actions, start=1):
        if game.round != shown:
            shown = game.round
            yield from ("", f"round {game.round}, governor {names[game.governor]}")
        yield f"{number}. {line(game, action, names)}"
        game.play_unchecked(action)
    yield from ("", *table_lines(game, names))
    if game.decision is None:
        yield from ("", *score_lines(game, names))
