"""Rules that name what is plainly wrong with a move of San Juan; see `puertorico_kinds`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from puertorico_desktop.bots.sanjuan.heuristic.building_value import rounds_left
from puertorico_desktop.bots.sanjuan.knowledge import SanJuanKnowledge
from puertorico_desktop.engine.sanjuan.actions import PASS, Action, Build, ChooseRole
from puertorico_desktop.engine.sanjuan.catalog import POINTS
from puertorico_desktop.engine.sanjuan.components import CITY_SPACES, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.game import SanJuan

Rule = Callable[[SanJuan, Any, Any], bool]
_KNOWLEDGE: Final = SanJuanKnowledge()


def builder_without_money(game: SanJuan, bad: ChooseRole, best: ChooseRole) -> bool:
    """Only the others can build."""
    after, seat = _KNOWLEDGE.settled(game, bad), game.asked
    return bad.role is Role.BUILDER and after.players[seat].buildings == game.players[seat].buildings


def trader_without_goods(game: SanJuan, bad: ChooseRole, best: ChooseRole) -> bool:
    """The seat has no goods to sell."""
    return bad.role is Role.TRADER and not game.players[game.asked].goods_held


def craftsman_without_plants(game: SanJuan, bad: ChooseRole, best: ChooseRole) -> bool:
    """All plants of the seat have a good, so only the others produce."""
    after, seat = _KNOWLEDGE.settled(game, bad), game.asked
    return bad.role is Role.CRAFTSMAN and after.players[seat].goods_held == game.players[seat].goods_held


def game_left_to_go_on(game: SanJuan, bad: ChooseRole, best: ChooseRole) -> bool:
    """The builder would end the game with a victory."""
    return best.role is Role.BUILDER and _KNOWLEDGE.settled(game, best).kind is None and _wins(game, best)


def game_ended_too_early(game: SanJuan, bad: ChooseRole, best: ChooseRole) -> bool:
    """The builder ends a game that is not won yet."""
    return bad.role is Role.BUILDER and _KNOWLEDGE.settled(game, bad).kind is None and not _wins(game, bad)


def _wins(game: SanJuan, action: Action) -> bool:
    first = _KNOWLEDGE.settled(game, action).standings()[0]
    return first.seat == game.asked


def cards_at_the_end(game: SanJuan, bad: ChooseRole, best: ChooseRole) -> bool:
    """The next building may end the game: cards in hand will not count."""
    return not rounds_left(game) and bad.role in (Role.RECRUITER, Role.ADVENTURER) and best.role is Role.BUILDER


def goods_left(game: SanJuan, bad: ChooseRole, best: ChooseRole) -> bool:
    """The seat has goods to sell, and the trader has a privilege."""
    return best.role is Role.TRADER and game.players[game.asked].goods_held >= 2


def nothing_built(game: SanJuan, bad: Action, best: Action) -> bool:
    """A worthwhile building can be paid."""
    return bad == PASS and isinstance(best, Build)


def fewer_points_at_the_end(game: SanJuan, bad: Action, best: Action) -> bool:
    """The game ends with this phase: only points count."""
    full = max(player.buildings for player in game.players) >= CITY_SPACES - 1
    if not isinstance(bad, Build) or not isinstance(best, Build):
        return False
    return full and POINTS[bad.kind] < POINTS[best.kind]


RULES: Final[dict[DecisionKind, tuple[Rule, ...]]] = {
    DecisionKind.CHOOSE_ROLE: (
        builder_without_money,
        trader_without_goods,
        craftsman_without_plants,
        game_left_to_go_on,
        game_ended_too_early,
        cards_at_the_end,
        goods_left,
    ),
    DecisionKind.BUILD: (nothing_built, fewer_points_at_the_end),
}


def kind_of_blunder(game: SanJuan, bad: Action, best: Action) -> str:
    """Returns the name of the first rule that applies to a move and a better one, or an empty string."""
    if bad == best or game.kind is None:
        return ""
    for rule in RULES.get(game.kind, ()):
        if rule(game, bad, best):
            return rule.__name__
    return ""
