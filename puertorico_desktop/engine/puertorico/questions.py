"""What a question is about, where its kind does not say it: only guests may have something to do."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.actions import PASS_BIT
from puertorico_desktop.engine.puertorico.expansion_actions import MoveGuest
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.shipping import has_private_ship
from puertorico_desktop.engine.puertorico.state import DecisionKind


def asks_guests_only(game: PuertoRico) -> bool:
    """Returns whether nothing can be done now but moving guests, or not."""
    only_pass = game.legal == PASS_BIT
    return only_pass and bool(game.aside) and all(isinstance(one, MoveGuest) for one in game.aside)


def question_of(game: PuertoRico) -> DecisionKind | None:
    """Returns what the player is asked, as it should be said: to move guests where goods can be loaded only after
    that, and no ship of the player's own is kept for later. None at the end of the game."""
    if game.kind is not DecisionKind.LOAD_GOODS or not asks_guests_only(game):
        return game.kind
    return game.kind if has_private_ship(game, game.asked) else DecisionKind.MOVE_GUESTS
