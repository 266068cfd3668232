"""The value of a player's board: present and expected points, in victory points.

Nearly every rule of thumb compares the values of the board after different actions. The estimates here express a good
player's intuition as numbers; they are not a calculation.
"""

from __future__ import annotations

from typing import Final

from puertorico_desktop.bots.puertorico.heuristic.goals import goals_worth
from puertorico_desktop.bots.puertorico.heuristic.horizon import Horizon
from puertorico_desktop.bots.puertorico.heuristic.production import (
    LOADED,
    SOLD,
    sales_worth,
    shipping_worth,
    works_of,
)
from puertorico_desktop.bots.puertorico.heuristic.violet import violet_worth
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import CITY_SPACES, GOODS, Good, Role, Tile
from puertorico_desktop.engine.puertorico.state import GameState, PlayerBoard

PRINTED: Final = tuple(row.points for row in CATALOG.values())

QUARRY_SAVES: Final = (0.0, 0.85, 1.55, 2.0, 2.25)
"""The doubloons saved on an average purchase, by the number of quarries; more than four do not help."""

SPACES_A_BUILDING: Final = 1.2
"""The city spaces that a building covers on average."""
SPEND_A_BUILDER: Final = 6.0
"""The doubloons that a player can spend in a builder phase."""
PURSE: Final = 3.0
"""The doubloons beyond those to be spent that are still fully useful."""
SPARE_DOUBLOON: Final = 0.1
"""The share of its value that a doubloon keeps if there is nothing left to buy for it."""
TIE_BREAK: Final = 0.01
"""The value of a doubloon or a good at the end, in points: they decide ties (S003)."""


def board_value(table: GameState, seat: int, player: PlayerBoard, ahead: Horizon, *, own: bool = True) -> float:
    """Returns the victory points that a player can expect with the board `player`: that of the seat, or a board that
    it may become. `own`: whether the cards are known that the seat holds and has not done."""
    works = works_of(player, ahead)
    goals = goals_worth(table, seat, player, ahead, works, own=own) if table.tasks or table.hands else 0.0
    quarries = player.colonists[Tile.QUARRY]
    quarries_later = quarries + works.staffed * (player.circles[Tile.QUARRY] - quarries)
    return (
        player.points
        + player.all_nobles
        + printed_points(player)
        + violet_worth(player, ahead, works)
        + shipping_worth(works, ahead)
        + sales_worth(player, works, ahead)
        + goods_worth(table, player, ahead)
        + money_worth(player, ahead)
        + quarry_saving(quarries_later) * ahead.doubloon * purchases(player, ahead)
        + goals
    )


def printed_points(player: PlayerBoard) -> int:
    """Returns the points printed on the player's buildings."""
    points = 0
    owned = player.owned
    while owned:
        points += PRINTED[(owned & -owned).bit_length() - 1]
        owned &= owned - 1
    return points


def purchases(player: PlayerBoard, ahead: Horizon) -> float:
    """Returns the expected number of buildings that the player will still buy: one in every builder phase, if the
    city has room."""
    return min(ahead.coming[Role.BUILDER], (CITY_SPACES - player.spaces) / SPACES_A_BUILDING)


def money_worth(player: PlayerBoard, ahead: Horizon) -> float:
    """Returns the value of the doubloons: that of the things that can be bought for them in time."""
    doubloons = player.doubloons
    useful = min(doubloons, PURSE + SPEND_A_BUILDER * purchases(player, ahead))
    return ahead.doubloon * (useful + SPARE_DOUBLOON * (doubloons - useful)) + TIE_BREAK * doubloons


def goods_worth(table: GameState, player: PlayerBoard, ahead: Horizon) -> float:
    """Returns the value of the goods in hand: a point for each that is shipped, or doubloons for the best of them."""
    goods = player.goods
    count = sum(goods)
    if not count:
        return 0.0
    shipped = LOADED * ahead.chance_of_phase(Role.CAPTAIN)
    sale = max(sale_worth(table, player, good, ahead) for good in GOODS if goods[good])
    return (shipped + TIE_BREAK) * count + max(0.0, sale - shipped)


def sale_worth(table: GameState, player: PlayerBoard, good: Good, ahead: Horizon) -> float:
    """Returns the expected value, in points, of a good in the next trader phase."""
    hooks = player.hooks
    chance = SOLD if good not in table.house or hooks.allows_same_kind else SOLD / 3
    return chance * ahead.chance_of_phase(Role.TRADER) * ahead.doubloon * (good + hooks.sale_bonus)


def quarry_saving(quarries: float) -> float:
    """Returns the doubloons that quarries save on a purchase, interpolated between whole numbers of quarries."""
    whole = min(int(quarries), len(QUARRY_SAVES) - 2)
    step = QUARRY_SAVES[whole + 1] - QUARRY_SAVES[whole]
    return QUARRY_SAVES[whole] + step * min(1.0, quarries - whole)
