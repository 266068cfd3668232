"""The simple bot: the table of the rules of thumb by kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from puertorico_desktop.bots.puertorico.heuristic.building import choose_building
from puertorico_desktop.bots.puertorico.heuristic.goals import best_card
from puertorico_desktop.bots.puertorico.heuristic.memoize import memoizing
from puertorico_desktop.bots.puertorico.heuristic.one_ply import best_by_trying, best_draft, best_side_action
from puertorico_desktop.bots.puertorico.heuristic.placing import place_colonists
from puertorico_desktop.bots.puertorico.heuristic.roles import choose_role
from puertorico_desktop.bots.puertorico.heuristic.selling import choose_extra_good, choose_sale
from puertorico_desktop.bots.puertorico.heuristic.settling import choose_tile
from puertorico_desktop.bots.puertorico.heuristic.shipping import choose_load, first_impression
from puertorico_desktop.bots.puertorico.heuristic.smuggling import choose_deed, choose_place
from puertorico_desktop.bots.puertorico.shortlist import best_storing
from puertorico_desktop.engine.puertorico.actions import ACCEPT, Action
from puertorico_desktop.engine.puertorico.card_actions import KEEP, KeepCard
from puertorico_desktop.engine.puertorico.expansion_actions import TAKE_NOBLE
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.state import DecisionKind


def accept(_game: PuertoRico) -> Action:
    """Returns the acceptance of any benefit: refusing one to delay the end is beyond a rule of thumb."""
    return ACCEPT


def take_noble(_game: PuertoRico) -> Action:
    """Returns the choice of the noble on the colonist ship, who is worth a point at any place."""
    return TAKE_NOBLE


def keep_card(game: PuertoRico) -> Action:
    """Returns the choice of the most promising card of the pack."""
    return KEEP[best_card([one.achievement for one in game.legal_actions() if isinstance(one, KeepCard)])]


def smuggle(game: PuertoRico) -> Action:
    """Returns the deed of the smuggler that pays best."""
    return choose_deed(game, rule_of_thumb)


RULES: Final[dict[DecisionKind, Callable[[PuertoRico], Action]]] = {
    DecisionKind.TAKE_TILE: memoizing(choose_tile),
    DecisionKind.PLACE_COLONISTS: memoizing(place_colonists, uses_goals=False),
    DecisionKind.BUILD: memoizing(choose_building),
    DecisionKind.TAKE_EXTRA_GOOD: choose_extra_good,
    DecisionKind.SELL_GOOD: choose_sale,
    DecisionKind.LOAD_GOODS: first_impression,
    DecisionKind.STORE_GOODS: best_storing,
    DecisionKind.ACCEPT_BENEFIT: accept,
    DecisionKind.DRAFT_BUILDING: best_draft,
    DecisionKind.TAKE_PERSON: take_noble,
    DecisionKind.SMUGGLE: smuggle,
    DecisionKind.LODGE: choose_place,
    DecisionKind.KEEP_CARD: keep_card,
}
"""The quick rules, with which a phase is played to its end when roles and loads are compared. Decisions of other
kinds are made by trying every action."""


def rule_of_thumb(game: PuertoRico) -> Action:
    """Returns the action of the quick rule for any decision inside a phase."""
    assert game.kind is not None
    if game.is_automatic(game.asked):
        return game.legal_actions()[0]
    return best_side_action(game) or RULES.get(game.kind, best_by_trying)(game)


class SimpleBot:
    """A bot that plays by rules of thumb, without any randomness."""

    def __init__(self, _seed: int) -> None:
        """Make the bot; the seed has no effect on its play."""

    def choose(self, game: PuertoRico, history: Sequence[Action] = ()) -> Action:
        """Returns the action of the rule for this decision."""
        if game.is_automatic(game.asked):
            return game.legal_actions()[0]
        if game.kind is DecisionKind.CHOOSE_ROLE:
            return choose_role(game, rule_of_thumb)
        if game.kind is DecisionKind.LOAD_GOODS:
            return best_side_action(game) or choose_load(game, rule_of_thumb)
        return rule_of_thumb(game)
