"""Answers that are kept: a search comes back to the same boards again and again."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from puertorico_desktop.bots.puertorico.heuristic.board_value import board_value
from puertorico_desktop.bots.puertorico.heuristic.goals import grounds
from puertorico_desktop.bots.puertorico.heuristic.horizon import Outlook, horizon
from puertorico_desktop.bots.puertorico.heuristic.puertoma import puertoma_worth
from puertorico_desktop.engine.memo import BoundedCache
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.puertoma.board import PuertomaBoard
from puertorico_desktop.engine.puertorico.state import GameState, PlayerBoard

KEPT = 1 << 12
"""So many answers of a rule are kept; then it begins anew."""

Rule = Callable[[PuertoRico], Action]


def remembering(rule: Rule, *, hopes: bool = True) -> Rule:
    """The same rule, which works out an answer only once. It must not look at anything but what `view` tells.

    `hopes`: whether it looks at tasks and cards.
    """
    answers: BoundedCache[Hashable, Action] = BoundedCache(KEPT)

    def answer(game: PuertoRico) -> Action:
        seen = view(game, hopes)
        found = answers.get(seen)
        return answers.keep(seen, rule(game)) if found is None else found

    return answer


def view(game: PuertoRico, hopes: bool) -> Hashable:
    """What a player looks at to judge the own board: the board and what may be done with it, what is to come, what
    has been sold, and the prices; with `hopes` also tasks and cards."""
    seat = game.asked
    return (
        grounds(game, seat) if hopes else (),
        game.legal,
        game.aside,
        game.has_privilege(seat, Role.BUILDER),
        id(game.rules.prices),  # kept for ever, so that no others are ever found there
        *prospect(game, game.players[seat], horizon(game)),
    )


def prospect(table: GameState, player: PlayerBoard, ahead: Outlook) -> tuple[Hashable, ...]:
    """What the worth of a board rests on besides tasks and cards: everything that stands on it, what is to come and
    what has been sold."""
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


def known_worth(table: GameState, seat: int, ahead: Outlook, *, own: bool = True) -> float:
    """As `board_value` of a player's board, worked out only once."""
    player = table.players[seat]
    if isinstance(player, PuertomaBoard):
        return puertoma_worth(table, player, ahead)
    seen = (own, grounds(table, seat, own=own), *prospect(table, player, ahead))
    found = _worths.get(seen)
    return _worths.keep(seen, board_value(table, seat, player, ahead, own=own)) if found is None else found
