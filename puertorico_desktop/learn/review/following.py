"""What would follow a move: how the others would likely answer it."""

from __future__ import annotations

from typing import Any, Final

from puertorico_desktop.bots.asking import dealt
from puertorico_desktop.bots.base import told
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.games import kind_of

MOST: Final = 80
"""So many moves follow at most."""


def following(game: AnyGame, line: str, opponent: str, seed: int) -> tuple[str, ...]:
    """Returns the lines of moves from the move on, up to the first decision of the same player after others have
    answered.

    All are steady bots of that name, which play the same at the table where a match begins here with this `seed` and
    chance; the player's own decisions before others answer are taken by such a bot too. `game` is as the player knows
    it who decides; it is played on.
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
            seen, own_seed = dealt(game, opponent, seed, len(actions), seed)
            action = make_bot(opponent, own_seed).choose(seen, told(game, actions))
        play(action)
    return tuple(lines)
