"""The plan behind an action in San Juan: the role that it keeps from another player, or whether it ends the game.

The expected actions of others come from the search (`bots.reasons`), all other facts from the information of the
player who decides.
"""

from __future__ import annotations

from puertorico_desktop.bots.base import Thought
from puertorico_desktop.bots.reasons import LOOKS, expected_leader, kept_from, left_to
from puertorico_desktop.bots.sanjuan.claims import claim_of, role_of
from puertorico_desktop.bots.sanjuan.reason import Reason, ReasonKind
from puertorico_desktop.engine.sanjuan.actions import Action, Build, ChooseRole
from puertorico_desktop.engine.sanjuan.components import CITY_SPACES, TWO_PLAYER_ROLES, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.forecast import PlayerForecast, forecast
from puertorico_desktop.engine.sanjuan.game import SanJuan


def plans(game: SanJuan, thought: Thought) -> list[Reason]:
    """Returns the plans behind the preferred action, as reasons."""
    return [*_kept(game, thought), *_opened(game, thought), *_ending(game, thought)]


def _kept(game: SanJuan, thought: Thought) -> list[Reason]:
    """Returns the reason that the preferred action takes a role that another player would take, if it were left, and
    gain by; empty if there is none."""
    taken = kept_from(thought, claim_of(thought.best.action))
    if taken is None or taken.seat not in still_choosing(game):
        return []
    return [Reason(ReasonKind.KEEPS, thought.seat, role=role_of(taken.claim), other=taken.seat, points=taken.points)]


def _opened(game: SanJuan, thought: Thought) -> list[Reason]:
    """Returns the reason that another player would take a role after one of the other roles, and hardly after the
    preferred one; empty if there is none."""
    found = left_to(thought, [claim_of(prospect.action) for prospect in thought.prospects])
    if found is None or found.seat not in still_choosing(game):
        return []
    role, instead = role_of(found.claim), role_of(found.instead)
    if role is None or instead is None:
        return []
    return [Reason(ReasonKind.OPENS, thought.seat, role=role, instead=instead, other=found.seat, points=found.points)]


def still_choosing(game: SanJuan) -> list[int]:
    """Returns the seats that choose a role in this round after the seat that is asked; empty if no role is to be
    chosen."""
    if game.kind is not DecisionKind.CHOOSE_ROLE:
        return []
    players = len(game.players)
    last = TWO_PLAYER_ROLES if players == 2 else players
    return [(game.governor + turn) % players for turn in range(game.turn + 1, last)]


def _ending(game: SanJuan, thought: Thought) -> list[Reason]:
    """Returns the reason that the preferred action fills the city of a player who leads, or that another action lets
    a leader fill a city; empty if there is none."""
    seat, best = thought.seat, thought.best
    others = [prospect for prospect in thought.prospects[1:] if prospect.visits >= LOOKS]
    if not others:
        return []
    if fills_own_city(game, best.action):
        is_leading = expected_leader(best) == seat and not all(fills_own_city(game, other.action) for other in others)
        return [Reason(ReasonKind.ENDS, seat)] if is_leading else []
    for other in others:
        ahead = expected_leader(other)
        if ahead is not None and ahead != seat and may_fill_city(game, other.action, ahead):
            return [Reason(ReasonKind.GOES_ON, seat, other=ahead)]
    return []


def fills_own_city(game: SanJuan, action: Action) -> bool:
    """Returns whether the player who is asked builds the last building of the game, or can build it with the role
    chosen."""
    if game.players[game.asked].buildings != CITY_SPACES - 1:
        return False
    if isinstance(action, Build):
        return action.over is None
    return _is_builder(action) and bool(_outlook(game, game.asked).buildings)


def may_fill_city(game: SanJuan, action: Action, seat: int) -> bool:
    """Returns whether another player can build the last building of the game with the role chosen, as far as the
    player who chooses it can see."""
    if not _is_builder(action) or game.players[seat].buildings != CITY_SPACES - 1:
        return False
    outlook = _outlook(game, seat)
    return outlook.production_up_to > 0 or outlook.commercial_up_to > 0


def _is_builder(action: Action) -> bool:
    return isinstance(action, ChooseRole) and action.role is Role.BUILDER


def _outlook(game: SanJuan, seat: int) -> PlayerForecast:
    return next(one for one in forecast(game, game.asked, Role.BUILDER) if one.seat == seat)
