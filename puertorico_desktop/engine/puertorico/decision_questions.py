"""The question behind a decision, for the cases where the kind of the decision is misleading: only guests may be able
to move, or only a building may be used."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.actions import PASS_BIT
from puertorico_desktop.engine.puertorico.expansion_actions import MoveGuest
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.shipping import has_private_ship
from puertorico_desktop.engine.puertorico.state import DecisionKind


def asks_guests_only(game: PuertoRico) -> bool:
    """Returns whether moving guests and passing are the only legal actions now."""
    only_pass = game.legal == PASS_BIT
    return only_pass and bool(game.aside) and all(isinstance(one, MoveGuest) for one in game.aside)


def question_of(game: PuertoRico) -> DecisionKind | None:
    """Returns the kind of decision to show to the player. It is MOVE_GUESTS instead of LOAD_GOODS if goods can be
    loaded only after a guest has moved, and the player has no private ship left to load; AFTER_SALE instead of
    SELL_GOOD if no good can be sold, but a building can be used. None if the game is over."""
    if game.kind is DecisionKind.SELL_GOOD and _uses_buildings_only(game):
        return DecisionKind.AFTER_SALE
    if game.kind is not DecisionKind.LOAD_GOODS or not asks_guests_only(game):
        return game.kind
    return game.kind if has_private_ship(game, game.asked) else DecisionKind.MOVE_GUESTS


def _uses_buildings_only(game: PuertoRico) -> bool:
    """Returns whether the legal actions are to pass and to use buildings, and no guest may change that by moving."""
    kept = game.legal & ~PASS_BIT
    return not kept and bool(game.aside) and not any(isinstance(one, MoveGuest) for one in game.aside)
