"""The likely continuation after a move: the answers of the other players."""

from __future__ import annotations

from typing import Any, Final

from puertorico_desktop.bots.base import visible_actions
from puertorico_desktop.bots.bot_input import input_for_bot
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.games import kind_of

MOST: Final = 80
"""The greatest number of moves of a continuation."""


def following(game: AnyGame, line: str, opponent: str, seed: int) -> tuple[str, ...]:
    """Returns the moves in notation from the given move up to the next decision of the same player after others have
    answered.

    All players are steady bots of the name `opponent`, which play in the same way at a table where a match begins
    here with this `seed`; decisions of the player before the others answer are made by such a bot too. `game`
    contains only what the deciding player knows; it is modified.
    """
    kind, seat = kind_of(game.options), game.asked
    actions: list[Any] = []
    lines: list[str] = []
    answered = False

    def play(action: Any) -> None:
        lines.append(game.text(action))
        actions.append(action)
        game.play_unchecked(action)

    play(game.parse(line))
    while game.kind is not None and len(lines) < MOST:
        action = kind.automatic(game)
        if action is None and game.asked == seat and len(legal := game.legal_actions()) == 1:
            action = legal[0]
        if action is None and game.asked == seat and answered:
            break
        answered = answered or game.asked != seat
        if action is None:
            seen, own_seed = input_for_bot(game, opponent, seed, len(actions), seed)
            action = make_bot(opponent, own_seed).choose(seen, visible_actions(game, actions))
        play(action)
    return tuple(lines)
