"""The plan behind an action, as facts: the piece that it keeps from another player, the role that it takes before
another player, or whether it ends the game.

The expected actions of others come from the search (`bots.reasons`), all other facts from the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from puertorico_desktop.bots.base import Prospect, Thought
from puertorico_desktop.bots.puertorico.claims import claim_of, piece_of
from puertorico_desktop.bots.puertorico.heuristic.bot import SimpleBot, rule_of_thumb
from puertorico_desktop.bots.puertorico.quiescence import quiescent
from puertorico_desktop.bots.puertorico.reason import Reason, ReasonKind
from puertorico_desktop.bots.reasons import LOOKS, expected_leader, kept_from, left_to, would_take
from puertorico_desktop.engine.puertorico.actions import Action, Build, ChooseRole, SellGood, TakeTile
from puertorico_desktop.engine.puertorico.components import TRADING_HOUSE_SPACES, Role, Tile
from puertorico_desktop.engine.puertorico.forecast import PlayerForecast, forecast
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.base import TurnPhase
from puertorico_desktop.engine.puertorico.phases.round import FREE, Round
from puertorico_desktop.engine.puertorico.phases.trader import sale_price
from puertorico_desktop.engine.puertorico.shipping import after_loading
from puertorico_desktop.engine.puertorico.state import DecisionKind

LEAST_FIRST: Final = 2
"""The least number of points or doubloons that a player must gain by taking a role before another player does: one is
the privilege."""
LEAST_DOUBLOONS: Final = 2
"""The least number of doubloons on a role that counts as a reason."""
NEAR_POINTS: Final = 30
"""The number of chips left above which hardly any captain phase takes the last one."""
NEAR_SPACES: Final = 2
"""The number of free city spaces above which no builder phase fills a city."""
_SIMPLE: Final = SimpleBot(0)


def plans(game: PuertoRico, thought: Thought) -> list[Reason]:
    """Returns the plans behind the preferred action, as reasons."""
    return [
        *kept(game, thought),
        *first(game, thought),
        *opened(game, thought),
        *ending(game, thought),
        *unsold(game, [prospect.action for prospect in thought.prospects]),
        *doubloons(game, [prospect.action for prospect in thought.prospects]),
    ]


# -- pieces and roles that opponents would take ---------------------------------------------------------------------


def kept(game: PuertoRico, thought: Thought) -> list[Reason]:
    """Returns the reason that the preferred action takes something from a player who would take it, gain by it, and
    cannot take it any more; empty if there is none."""
    action = thought.best.action
    taken = kept_from(thought, claim_of(action))
    if taken is None or not is_kept(game, action, taken.seat):
        return []
    return [
        Reason(ReasonKind.KEEPS, thought.seat, piece=piece_of(taken.claim), other=taken.seat, points=taken.points)
    ]


def is_kept(game: PuertoRico, action: Action, seat: int) -> bool:
    """Returns whether another player who could still have taken the thing that the action takes cannot take it
    afterwards."""
    match action:
        case ChooseRole(role=role):
            if role in (Role.PROSPECTOR, Role.SECOND_PROSPECTOR):
                others = {Role.PROSPECTOR, Role.SECOND_PROSPECTOR} - {role}
                if any(game.role_owners[other] == FREE for other in others):
                    return False
            return seat in _still_choosing(game)
        case Build(building=building):
            return not after_loading(game, action).on_sale >> building & 1
        case TakeTile(tile=tile):
            phase = game.stack[-1]
            left = game.quarries if tile is Tile.QUARRY else game.plantation_offer[tile]
            return left == 1 and isinstance(phase, TurnPhase) and seat in phase.waiting[1:]
    return False


def _still_choosing(game: PuertoRico) -> Sequence[int]:
    """Returns the seats that choose a role in this round after the seat that is asked; empty if no role is to be
    chosen."""
    choosing = game.stack[0]
    return choosing.waiting[1:] if isinstance(choosing, Round) and game.kind is DecisionKind.CHOOSE_ROLE else ()


def opened(game: PuertoRico, thought: Thought) -> list[Reason]:
    """Returns the reason that another player would take a role after one of the other roles, and hardly after the
    preferred one; empty if there is none."""
    claims = [claim_of(prospect.action) for prospect in thought.prospects]
    found = left_to(thought, claims) if game.kind is DecisionKind.CHOOSE_ROLE else None
    if found is None or found.seat not in _still_choosing(game):
        return []
    piece, instead = piece_of(found.claim), piece_of(found.instead)
    if piece is None or instead is None:
        return []
    return [
        Reason(ReasonKind.OPENS, thought.seat, piece=piece, instead=instead, other=found.seat, points=found.points)
    ]


def first(game: PuertoRico, thought: Thought) -> list[Reason]:
    """Returns the reason that the player ships more, or gets more for a sale, than if the player chose the role who
    would otherwise take it; empty if there is none."""
    action = thought.best.action
    if not isinstance(action, ChooseRole) or action.role not in _FIRST or game.rules.automatic:
        return []
    taker = would_take(thought, claim_of(action))
    if taker is None or taker not in _still_choosing(game):
        return []
    kind, amount_of = _FIRST[action.role]
    now, later = (
        next(one for one in forecast(table, action.role) if one.seat == thought.seat)
        for table in (game, chosen_by(game, taker))
    )
    more = amount_of(now) - amount_of(later)
    if more < LEAST_FIRST:
        return []
    return [Reason(kind, thought.seat, piece=action.role, other=taker, amount=more)]


def _shipped(outlook: PlayerForecast) -> int:
    return outlook.points


def _sold(outlook: PlayerForecast) -> int:
    return outlook.doubloons


_FIRST = {Role.CAPTAIN: (ReasonKind.SHIPS_FIRST, _shipped), Role.TRADER: (ReasonKind.SELLS_FIRST, _sold)}


def chosen_by(game: PuertoRico, seat: int) -> PuertoRico:
    """Returns a copy of the position in which another player chooses a role next, one of those still to choose."""
    trial = game.copy()
    choosing = trial.stack[0]
    assert isinstance(choosing, Round)
    choosing.waiting = choosing.waiting[choosing.waiting.index(seat) :]
    choosing.advance(trial)
    return trial


# -- the end of the game --------------------------------------------------------------------------------------------


def ending(game: PuertoRico, thought: Thought) -> list[Reason]:
    """Returns the reason that the preferred action ends the game for a player who leads, while some other action does
    not; or that one of the others ends it while another player leads. Empty if there is none."""
    others = [prospect for prospect in thought.prospects[1:] if prospect.visits >= LOOKS]
    if not others or not may_end(game):
        return []
    if ends_game(game, thought.best.action):
        if expected_leader(thought.best) == thought.seat and not all(
            ends_game(game, other.action) for other in others
        ):
            return [Reason(ReasonKind.ENDS, thought.seat)]
        return []
    ahead = next(_ahead(game, others, thought.seat), None)
    return [] if ahead is None else [Reason(ReasonKind.GOES_ON, thought.seat, other=ahead)]


def _ahead(game: PuertoRico, others: Sequence[Prospect], seat: int) -> Iterator[int]:
    """Yields the other seats that lead after actions that end the game."""
    for other in others:
        ahead = expected_leader(other)
        if ahead is not None and ahead != seat and ends_game(game, other.action):
            yield ahead


def may_end(game: PuertoRico) -> bool:
    """Returns whether the end of the game is not certain yet, but the present phase, or the next one, may trigger
    it."""
    if game.end_triggers:
        return False
    people = game.colonist_supply + game.noble_supply
    return (
        game.points_left <= NEAR_POINTS
        or people <= game.colonists_wanted + len(game.players)
        or any(player.free_spaces <= NEAR_SPACES for player in game.players)
    )


def ends_game(game: PuertoRico, action: Action) -> bool:
    """Returns whether the end of the game is certain after an action and the rest of its phase, both with quick rules
    and with rules of thumb for all players."""
    return all(quiescent(game, action, reply).end_triggers for reply in (rule_of_thumb, _SIMPLE.choose))


# -- sales and doubloons --------------------------------------------------------------------------------------------


def unsold(game: PuertoRico, actions: Sequence[Action]) -> list[Reason]:
    """Returns the reason that another player could sell something now and cannot after the first action, but could
    after one of the others: the largest price only; empty if there is none."""
    first, phase = actions[0], game.stack[-1]
    if not isinstance(first, SellGood) or not isinstance(phase, TurnPhase):
        return []
    now, then = game.house, [*game.house, first.good]
    spared = [[*now, one.good] if isinstance(one, SellGood) else now for one in actions[1:]]
    found = []
    for seat in phase.waiting[1:]:
        price = best_sale(game, seat, now)
        lost = best_sale(game, seat, then) is None
        if price and lost and any(best_sale(game, seat, house) is not None for house in spared):
            found.append(Reason(ReasonKind.NO_SALE, game.asked, other=seat, amount=price))
    return sorted(found, key=lambda one: -one.amount)[:1]


def best_sale(game: PuertoRico, seat: int, house: Sequence[int]) -> int | None:
    """Returns the doubloons of the best sale of a player without the privilege, with the goods `house` in the trading
    house; None if there is none, and for a player who can sell without the trading house."""
    player = game.players[seat]
    if len(house) >= TRADING_HOUSE_SPACES or player.hooks.sells_privately:
        return None
    goods = [
        good
        for good, count in enumerate(player.goods)
        if count and (player.hooks.allows_same_kind or good not in house)
    ]
    return max((sale_price(player, good, False) for good in goods), default=None)


def doubloons(game: PuertoRico, actions: Sequence[Action]) -> list[Reason]:
    """Returns the reason that there are several doubloons on the chosen role, and more than on the next best one;
    empty if there is none."""
    first = actions[0]
    if not isinstance(first, ChooseRole) or len(actions) < 2 or game.end_triggers:
        return []
    second = actions[1]
    there = game.role_doubloons[first.role]
    less = game.role_doubloons[second.role] if isinstance(second, ChooseRole) else 0
    if there < LEAST_DOUBLOONS or there <= less:
        return []
    return [Reason(ReasonKind.DOUBLOONS, game.asked, piece=first.role, amount=there)]
