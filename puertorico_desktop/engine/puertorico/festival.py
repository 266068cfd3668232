"""The festival: its twelve tasks, and the pieces on those of a game (S000 pages 29 to 31, data-sheet.md 5.1).

A task is a row of a table: the number of each estate, good or building on it, the deed that may complete it, and its
reward. Expansion IV lays out three of them; expansion V draws three of the twelve instead (R8).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from enum import Enum
from typing import Final

import attr
import attrs

from puertorico_desktop.engine.fields import FieldMethods
from puertorico_desktop.engine.puertorico.catalog import CATALOG, Category
from puertorico_desktop.engine.puertorico.components import NO_GOODS, PLANTATIONS, Building, Good, Task, Tile
from puertorico_desktop.engine.puertorico.deeds import BUILT, LOADED, PRODUCED, SOLD, TILE_GAINED
from puertorico_desktop.engine.puertorico.options import Expansion, Options

TASKS_OF_A_GAME: Final = 3
"""The number of spaces of the festival board (S000 page 30)."""


class Ship(Enum):
    """The cargo ship that a task asks for, by its place among those of the game."""

    SMALLEST = 0
    LARGEST = -1


class ShownBuildings(Enum):
    """The buildings that a task may show: of one space and worth three points, or of two spaces."""

    OF_THREE_POINTS = "of_three_points"
    LARGE = "large"


@attrs.frozen
class Reward:
    """The reward of the first player to complete a task: victory points, doubloons, and colonists from the supply."""

    points: int = 0
    doubloons: int = 0
    people: int = 0


@attrs.frozen
class TaskRow:
    """The row of one task.

    `estates` and `goods` have, for each space of the task, the number of that piece that it asks for; `building` is
    the class of buildings that it shows, `ship` the cargo ship to be filled. `deed` is the deed that may complete it.
    """

    task: Task
    deed: int
    reward: Reward
    estates: tuple[int, ...] = ()
    goods: tuple[int, ...] = ()
    building: ShownBuildings | None = None
    ship: Ship | None = None


_ROWS: Final = (
    TaskRow(Task.CROP_WEIGHT_OFF, PRODUCED, Reward(points=1, doubloons=1, people=1), goods=(3,)),
    TaskRow(Task.CARNIVAL_COCKTAIL, PRODUCED, Reward(doubloons=3), goods=(1, 1, 1)),
    TaskRow(Task.CLOSING_TIME, SOLD, Reward(people=2), goods=(1,)),
    TaskRow(Task.CONNOISSEUR_PRIZE, TILE_GAINED, Reward(people=3), estates=(3,)),
    TaskRow(Task.FARMING_FESTIVAL, PRODUCED, Reward(doubloons=3), estates=(1, 1), goods=(1, 1)),
    TaskRow(Task.FESTIVAL_DELIVERY, LOADED, Reward(points=2, people=2), goods=(1, 2)),
    TaskRow(Task.TWIN_FARMERS, TILE_GAINED, Reward(points=3), estates=(2, 2)),
    TaskRow(Task.TWO_BASKETS, PRODUCED, Reward(doubloons=3), goods=(2, 2)),
    TaskRow(Task.GRAND_SEND_OFF, LOADED, Reward(people=3), goods=(1,), ship=Ship.LARGEST),
    TaskRow(Task.PIONEERS_TRIBUTE, BUILT, Reward(points=3), building=ShownBuildings.OF_THREE_POINTS),
    TaskRow(Task.TOWN_PATRON, BUILT, Reward(points=3), building=ShownBuildings.LARGE),
    TaskRow(Task.TRADITIONAL_SEND_OFF, LOADED, Reward(doubloons=2), goods=(1,), ship=Ship.SMALLEST),
)
TASKS: Final = {row.task: row for row in _ROWS}
"""The row of each task. The second good of the festival delivery is the one of which two are asked for (U9)."""
GOALS: Final = (Task.CONNOISSEUR_PRIZE, Task.CARNIVAL_COCKTAIL, Task.PIONEERS_TRIBUTE)
"""The goals of the festival board without cards, from left to right."""

WITHOUT_PUERTOMA: Final = (Task.FESTIVAL_DELIVERY,)
"""The task cards that are left out in games with a Puertoma (S000 page 40)."""

_POINTS_OF_A_SHOWN: Final = 3
_NO_ESTATES: Final = (0,) * len(PLANTATIONS)


def can_be_shown(building: Building, shown: ShownBuildings) -> bool:
    """Returns whether a task may show the building; violet ones only (R10)."""
    row = CATALOG[building]
    if shown is ShownBuildings.LARGE:
        return row.category is Category.LARGE_VIOLET
    return row.category is Category.SMALL_VIOLET and row.points == _POINTS_OF_A_SHOWN


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class FestivalTask(FieldMethods):
    """A task of this game with its pieces: a value that is replaced when the task is done; its pieces are then
    returned.

    `winner` is the seat that has completed it, None while it is open. `estates_needed` and `goods_needed` are the
    amounts by kind: equal pieces add up (U9). `key` is equal for equal tasks. `deed` is that of the row;
    `asks_for_ship`: whether the task names a cargo ship.
    """

    task: Task
    estates: tuple[Tile, ...]
    goods: tuple[Good, ...]
    building: Building | None
    winner: int | None
    row: TaskRow = attr.ib(eq=False, repr=False)
    deed: int = attr.ib(eq=False, repr=False)
    asks_for_ship: bool = attr.ib(eq=False, repr=False)
    key: tuple[Hashable, ...] = attr.ib(eq=False, repr=False)
    estates_needed: tuple[int, ...] = attr.ib(eq=False, repr=False)
    goods_needed: tuple[int, ...] = attr.ib(eq=False, repr=False)

    def __init__(
        self,
        task: Task,
        estates: tuple[Tile, ...] = (),
        goods: tuple[Good, ...] = (),
        building: Building | None = None,
        winner: int | None = None,
    ) -> None:
        self.task = task
        self.estates = estates
        self.goods = goods
        self.building = building
        self.winner = winner
        self.row = TASKS[task]
        self.deed = self.row.deed
        self.asks_for_ship = self.row.ship is not None
        self.key = (task, estates, goods, building, winner)
        self.estates_needed = _needed(estates, self.row.estates, _NO_ESTATES)
        self.goods_needed = _needed(goods, self.row.goods, NO_GOODS)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.key

    @property
    def id(self) -> str:
        """The id of the task, used in searches for events."""
        return self.task.id

    @property
    def estates_lying(self) -> tuple[Tile, ...]:
        """The estates on the task; none when it is done, because they are back in the pile."""
        return () if self.winner is not None else self.estates

    @property
    def goods_lying(self) -> tuple[Good, ...]:
        """The goods on the task; none when it is done, because they are back in the supply."""
        return () if self.winner is not None else self.goods

    def done_by(self, seat: int) -> FestivalTask:
        """Returns a copy of the task with that seat as its winner."""
        return FestivalTask(self.task, self.estates, self.goods, self.building, seat)


def _needed(pieces: Sequence[int], amounts: Sequence[int], none: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the needed amounts by kind; `none` is the result for no pieces. Raises ValueError if there are not as
    many pieces as amounts."""
    if not amounts and not pieces:
        return none
    if len(pieces) != len(amounts):
        raise ValueError(f"{len(pieces)} pieces for {len(amounts)} amounts")
    needed = list(none)
    for number, amount in enumerate(amounts):
        needed[pieces[number]] += amount
    return tuple(needed)


_CARDS: Final = tuple(Task)
_FESTIVAL: Final = Expansion.FESTIVAL
_FESTIVAL_CARDS: Final = Expansion.FESTIVAL_CARDS


def tasks_of(options: Options) -> tuple[Task, ...]:
    """Returns the tasks that may be laid out in a game: the three goals in their order, or all cards of which three
    are drawn; none without the festival."""
    if not options.has(_FESTIVAL):
        return ()
    if not options.has(_FESTIVAL_CARDS):
        return GOALS
    if options.puertomas:
        return tuple([task for task in _CARDS if task not in WITHOUT_PUERTOMA])
    return _CARDS
