"""The reasons of a bot's preference for an action: facts and differences, as ids with values.

The differences are those of `bots.reasons`. The facts come from the rules, and from the search's expectations of the
other players (`plans`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from puertorico_desktop.bots.base import Thought
from puertorico_desktop.bots.puertorico.plans import plans
from puertorico_desktop.bots.puertorico.reason import Reason as Reason
from puertorico_desktop.bots.puertorico.reason import ReasonKind as ReasonKind
from puertorico_desktop.bots.puertorico.terms import TERMS
from puertorico_desktop.bots.reasons import END, PLAN, clear_differences, something_seems_better
from puertorico_desktop.engine.puertorico.actions import Action, ChooseRole, LoadGoods, PlaceColonists, SellGood
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building, Good, Role
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.base import TurnPhase
from puertorico_desktop.engine.puertorico.phases.builder import BUILDER_PRIVILEGE, affordable
from puertorico_desktop.engine.puertorico.phases.round import FREE, Round
from puertorico_desktop.engine.puertorico.shipping import after_loading, loadable, stranded
from puertorico_desktop.engine.puertorico.state import DecisionKind

MOST = 3
"""The greatest number of reasons given, the weightiest first; a statement that another action only seems better is
not counted."""

DOUBLOON: Final = 0.4
"""The weight of a doubloon, in points."""
_ROLES = {"shipping": Role.CAPTAIN, "buildings": Role.BUILDER}
"""The role that is necessary for points from a source."""


def reasons(game: PuertoRico, thought: Thought) -> list[Reason]:
    """Returns the reasons for the preferred action of a thought about the decision at hand, the weightiest first."""
    if thought.equal > 1:
        return [Reason(ReasonKind.EQUAL, thought.seat)]
    actions = [prospect.action for prospect in thought.prospects]
    gains = [
        attrs.evolve(reason, source=_source(game, reason.source))
        for reason in differences(thought)
        if _can_still_come(game, reason)
    ]
    facts = [*blockades(game, actions), *own_blockades(game, actions), *within_reach(game, actions)]
    found = sorted([*plans(game, thought), *facts, *gains], key=lambda one: -weight(game, one))
    return [*found[:MOST], *doubts(thought)]


def weight(game: PuertoRico, reason: Reason) -> float:
    """Returns the weight of a reason, in points at the end of the game."""
    match reason.kind:
        case ReasonKind.ENDS | ReasonKind.GOES_ON:
            return END
        case ReasonKind.NO_SHIP | ReasonKind.KEEPS_SHIP:
            return 0.0 if reason.good is None else game.players[reason.seat].goods[reason.good]
        case ReasonKind.REACH:
            return 0.0 if reason.building is None else CATALOG[reason.building].points / 2
        case ReasonKind.KEEPS | ReasonKind.OPENS:
            return PLAN * reason.points
        case ReasonKind.SHIPS_FIRST:
            return reason.amount
        case ReasonKind.SELLS_FIRST | ReasonKind.NO_SALE | ReasonKind.DOUBLOONS:
            return DOUBLOON * reason.amount
    return reason.points


def _source(game: PuertoRico, term: str) -> str:
    """Returns the name of the source of points that a term of the evaluation denotes in this game."""
    if term == "shipping" and game.options.expansions:
        return "chips"
    if term != "bonuses":
        return term
    if game.hands:
        return "halls_nobles_and_cards" if game.rules.nobles else "halls_and_cards"
    return "halls_and_nobles" if game.rules.nobles else term


def _can_still_come(game: PuertoRico, reason: Reason) -> bool:
    """Returns whether the player can still get points from the source of the reason: in the last round, only if the
    role for them is still to come."""
    role = _ROLES.get(_source(game, reason.source))
    if role is None or not game.end_triggers:
        return True
    choosing = game.stack[0]
    assert isinstance(choosing, Round)
    if (choosing.waiting or game.captive == role) and game.role_owners[role] == FREE:
        return True
    phase = game.stack[1] if game.running_role is role else None
    return isinstance(phase, TurnPhase) and reason.seat in phase.waiting


def differences(thought: Thought) -> list[Reason]:
    """Returns the reasons that the preferred action brings the player more points, or other players fewer, than the
    other actions; the largest difference first."""
    return [
        Reason(
            ReasonKind.GAIN if one.seat == thought.seat else ReasonKind.HARM, one.seat, one.source, abs(one.points)
        )
        for one in clear_differences(thought, TERMS)
    ]


def doubts(thought: Thought) -> list[Reason]:
    """Returns the reason why the preferred action is preferred although another one seems to promise more; empty if
    there is none."""
    return [Reason(ReasonKind.SURER, thought.seat)] if something_seems_better(thought) else []


def blockades(game: PuertoRico, actions: Sequence[Action]) -> list[Reason]:
    """Returns the reasons that goods of other players find no cargo ship after the first action, although they would
    now and after some of the others."""
    if game.kind is not DecisionKind.LOAD_GOODS or not isinstance(actions[0], LoadGoods):
        return []
    # If the phase is over after the load, no player can load anything more.
    now, then = loadable(game), loadable(after_loading(game, actions[0]))
    spared: set[tuple[int, Good]] = set()
    for action in actions[1:]:
        spared |= loadable(after_loading(game, action))
    lost = sorted((now & spared) - then)
    return [Reason(ReasonKind.NO_SHIP, seat, good=good) for seat, good in lost if seat != game.asked]


def own_blockades(game: PuertoRico, actions: Sequence[Action]) -> list[Reason]:
    """Returns the reasons that own goods still find a cargo ship after the first load, but not after any of the
    others."""
    loads = [action for action in actions if isinstance(action, LoadGoods)]
    if game.kind is not DecisionKind.LOAD_GOODS or len(loads) < 2 or loads[0] != actions[0]:
        return []
    left = [set(stranded(game, action)) - {action.good} for action in loads[1:]]
    kept = set.intersection(*left) - set(stranded(game, loads[0])) - {loads[0].good}
    return [Reason(ReasonKind.KEEPS_SHIP, game.asked, good=good) for good in sorted(kept)]


def within_reach(game: PuertoRico, actions: Sequence[Action]) -> list[Reason]:
    """Returns the reason that the player can afford a building, the dearest such one, right after the first action,
    but neither now nor after any of the other actions; empty if there is none."""
    first, seat = actions[0], game.asked
    if len(actions) < 2 or not isinstance(first, ChooseRole | SellGood | PlaceColonists):
        return []
    if not _can_still_come(game, Reason(ReasonKind.GAIN, seat, "buildings")):
        return []
    mask = _affordable(after_loading(game, first), seat) & ~_affordable(game, seat)
    for action in actions[1:]:
        if not mask:
            return []
        mask &= ~_affordable(after_loading(game, action), seat)
    found = [building for building in Building if mask >> building & 1]
    if not found:
        return []
    costs = game.rules.prices.cost
    dearest = max(found, key=lambda building: (costs[building], -building))
    return [Reason(ReasonKind.REACH, seat, building=dearest)]


def _affordable(game: PuertoRico, seat: int) -> int:
    """Returns the mask of the buildings that a seat could pay now."""
    player = game.players[seat]
    saved = BUILDER_PRIVILEGE * player.hooks.privilege_factor if game.has_privilege(seat, Role.BUILDER) else 0
    return affordable(game, player, player.doubloons + saved)
