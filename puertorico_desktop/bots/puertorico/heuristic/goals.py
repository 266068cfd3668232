"""The values for a player of the tasks of the festival and of achievement cards, in victory points."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Final

from puertorico_desktop.bots.puertorico.heuristic.chances import (
    LARGE_BUILDINGS,
    asked_of_table,
    card_chance,
    ship_of,
    task_chance,
)
from puertorico_desktop.bots.puertorico.heuristic.horizon import Horizon
from puertorico_desktop.bots.puertorico.heuristic.production import Works
from puertorico_desktop.engine.puertorico import achievements as cards
from puertorico_desktop.engine.puertorico.achievements import ACHIEVEMENTS, POINTS
from puertorico_desktop.engine.puertorico.components import (
    TRADING_HOUSE_SPACES,
    Achievement,
    Building,
    Good,
    Role,
)
from puertorico_desktop.engine.puertorico.deeds import SOLD
from puertorico_desktop.engine.puertorico.festival import FestivalTask
from puertorico_desktop.engine.puertorico.state import GameState, PlayerBoard

PERSON: Final = 0.75
"""The value, in victory points, of a colonist won while there is a craftsman phase to come."""

HOPED: Final = 0.5
"""The factor for an uncertain prize: plans fail, and cost turns that other things need."""


def goals_worth(
    table: GameState, seat: int, player: PlayerBoard, ahead: Horizon, works: Works, *, own: bool = True
) -> float:
    """Returns the victory points of the seat's cards that are done, and the expected ones of open tasks and, if
    `own`, of its other cards, which are unknown for other players. `player` is the board of the seat, or a board that
    it may become."""
    worth = 0.0
    for task in table.tasks:
        if task.winner is None:
            worth += prize_share(task_chance(task, table, player, ahead, works)) * task_worth(task, ahead)
    if table.hands:
        met = table.met[seat]
        for card in table.hands[seat]:
            if met >> card & 1:
                worth += POINTS[card]
            elif own:
                worth += prize_share(card_chance(card, table, player, ahead, works)) * POINTS[card]
    return worth


def goals_key(table: GameState, seat: int, *, own: bool = True) -> tuple[Hashable, ...]:
    """Returns everything on which `goals_worth` depends besides the board, the trading house and the outlook, as a
    key for a cache. Of the table it contains only the things that the open tasks ask for; it is empty in games
    without tasks and cards."""
    if not (table.tasks or table.hands):
        return ()
    found: list[Hashable] = [table.ships]
    for task in table.tasks:
        if task.winner is None:
            found.append(task.key)
            found.append(asked_of_table(task, table))
    if table.hands:
        hand, met = table.hands[seat], table.met[seat]
        if own:
            found.append(hand)
            found.append(met)
        else:  # in a fixed order, so that sums are always rounded alike
            found.append(tuple([POINTS[card] for card in hand if met >> card & 1]))
    return tuple(found)


def prize_share(chance: float) -> float:
    """Returns the share of a prize that counts at this chance: all of it at a chance of 1, otherwise less than the
    chance."""
    return chance if chance >= 1 else HOPED * chance


def worth_won(before: GameState, after: GameState, seat: int, ahead: Horizon) -> float:
    """Returns the value, in victory points, of the things that a seat has won by tasks and cards between two
    positions; chips are not counted."""
    won = float(done_points(after, seat) - done_points(before, seat))
    for old, new in zip(before.tasks, after.tasks, strict=True):
        if old.winner is None and new.winner == seat:
            won += task_worth(new, ahead) - new.row.reward.points
    return won


def done_points(table: GameState, seat: int) -> int:
    """Returns the points of the cards that a seat has done."""
    if not table.hands:
        return 0
    met = table.met[seat]
    return sum([POINTS[card] for card in table.hands[seat] if met >> card & 1])


def task_worth(task: FestivalTask, ahead: Horizon) -> float:
    """Returns the value of the reward of a task, in victory points."""
    reward = task.row.reward
    people = PERSON * ahead.chance_of_phase(Role.CRAFTSMAN) * reward.people
    return reward.points + ahead.doubloon * reward.doubloons + people


OFTEN: Final = (
    *(13, 10, 22, 22, 70, 12, 48, 19, 33, 35),
    *(6, 62, 21, 42, 22, 12, 1, 15, 13, 20),
    *(20, 3, 39, 35, 23, 28, 37, 9, 49, 58),
)
"""The percentage of games, by the number of the card, in which a player meets its goal without aiming at it."""


def best_card(offered: Iterable[Achievement]) -> Achievement:
    """Returns the card that promises most before anything about the game is known but its rules."""
    return max(offered, key=lambda card: POINTS[card] * OFTEN[card])


# -- deeds --------------------------------------------------------------------------------------------------------


def worth_of_purchase(table: GameState, seat: int, building: Building, paid: int, left: int) -> float:
    """Returns the points of cards about payments that are met by paying `paid` doubloons for a building and keeping
    `left`."""
    if not table.hands or not LARGE_BUILDINGS >> building & 1:
        return 0.0
    held, met = table.hands[seat], table.met[seat]
    points = 0.0
    for card in (Achievement.BIG_SPENDER, Achievement.MASTER_ARCHITECT):
        if card in held and not met >> card & 1:
            goal = ACHIEVEMENTS[card].goal
            fits = paid <= goal.number if goal.number else paid > 0 and not left
            points += POINTS[card] * fits
    return points


def worth_of_sale(table: GameState, seat: int, good: Good, paid: int, ahead: Horizon, chooser: bool) -> float:
    """Returns the victory points that a sale to the trading house brings by tasks and cards."""
    filled = len(table.house) + 1 == TRADING_HOUSE_SPACES
    points = 0.0
    if filled:
        for task in table.tasks:
            if task.winner is None and task.row.deed == SOLD and task.goods[0] == good:
                points += task_worth(task, ahead)
    if table.hands:
        met = table.met[seat]
        for card in table.hands[seat]:
            if not met >> card & 1:
                goal = ACHIEVEMENTS[card].goal
                dear = isinstance(goal, cards.SellDear) and paid >= goal.number
                if dear or (filled and chooser and isinstance(goal, cards.CloseDeal)):
                    points += POINTS[card]
    return points


def worth_of_load(
    table: GameState, seat: int, good: Good, amount: int, ship: int, ahead: Horizon, *, private: bool
) -> float:
    """Returns the victory points that a load brings at once by tasks and cards."""
    filled = not private and table.ship_loads[ship] + amount == table.ships[ship]
    was_empty = not private and not table.ship_loads[ship]
    points = 0.0
    if filled:
        for task in table.tasks:
            if task.winner is None and task.asks_for_ship and task.goods[0] == good:
                points += task_worth(task, ahead) * (ship == ship_of(task, table))
    if table.hands:
        for card in table.hands[seat]:
            if not table.met[seat] >> card & 1:
                goal = ACHIEVEMENTS[card].goal
                if (
                    (filled and isinstance(goal, cards.Dispatch) and goal.good == good)
                    or (filled and was_empty and isinstance(goal, cards.FillEmptyShip))
                    or (isinstance(goal, cards.LoadMany) and amount >= goal.number)
                ):
                    points += POINTS[card]
    return points
