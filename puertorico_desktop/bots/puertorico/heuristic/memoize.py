"""Caches of answers and values: a search evaluates the same boards again and again."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from puertorico_desktop.bots.puertorico.heuristic.board_value import board_value
from puertorico_desktop.bots.puertorico.heuristic.goals import goals_key
from puertorico_desktop.bots.puertorico.heuristic.horizon import Horizon, horizon
from puertorico_desktop.bots.puertorico.heuristic.puertoma import puertoma_worth
from puertorico_desktop.engine.memo import BoundedCache
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.puertoma.board import PuertomaBoard
from puertorico_desktop.engine.puertorico.state import GameState, PlayerBoard

KEPT = 1 << 12
"""The size limit of a cache; it is cleared when full."""

Rule = Callable[[PuertoRico], Action]


def memoizing(rule: Rule, *, uses_goals: bool = True) -> Rule:
    """Returns the rule with a cache of its answers. The rule must depend on nothing but the contents of `board_key`.

    `uses_goals`: whether it depends on tasks and cards.
    """
    answers: BoundedCache[Hashable, Action] = BoundedCache(KEPT)

    def answer(game: PuertoRico) -> Action:
        seen = board_key(game, uses_goals)
        found = answers.get(seen)
        return answers.store(seen, rule(game)) if found is None else found

    return answer


def board_key(game: PuertoRico, uses_goals: bool) -> Hashable:
    """Returns everything on which a player's view of the own board depends: the board and the legal actions, the
    outlook, the goods sold, and the prices; with `hopes` also tasks and cards."""
    seat = game.asked
    return (
        goals_key(game, seat) if uses_goals else (),
        game.legal,
        game.aside,
        game.has_privilege(seat, Role.BUILDER),
        id(game.rules.prices),  # price tables are never deleted, so ids are not reused
        *prospect_key(game, game.players[seat], horizon(game)),
    )


def prospect_key(table: GameState, player: PlayerBoard, ahead: Horizon) -> tuple[Hashable, ...]:
    """Returns everything on which the value of a board depends besides tasks and cards: the contents of the board,
    the outlook and the goods sold."""
    return (
        ahead.rounds,
        ahead.coming,
        *table.house,
        player.doubloons,
        player.points,
        *player.goods,
        player.circles,
        player.colonists,
        player.all_colonists,
        player.owned,
        player.occupied,
        player.nobles,
        player.all_nobles,
        player.forests,
    )


_worths: BoundedCache[Hashable, float] = BoundedCache(KEPT)


def known_worth(table: GameState, seat: int, ahead: Horizon, *, own: bool = True) -> float:
    """Returns `board_value` of the board of a seat, from a cache if possible; for a Puertoma, `puertoma_worth`."""
    player = table.players[seat]
    if isinstance(player, PuertomaBoard):
        return puertoma_worth(table, player, ahead)
    seen = (own, goals_key(table, seat, own=own), *prospect_key(table, player, ahead))
    found = _worths.get(seen)
    return _worths.store(seen, board_value(table, seat, player, ahead, own=own)) if found is None else found
