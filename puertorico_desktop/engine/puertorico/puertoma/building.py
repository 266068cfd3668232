"""The choice of a building by a Puertoma (S000 pages 37 and 40): one that a task asks for, else one of the highest
level; a large building only with its own reserve marker."""

from __future__ import annotations

from typing import Final

from puertorico_desktop.engine.puertorico.catalog import CATALOG, BuildingRow
from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.engine.puertorico.phases.builder import BUILDER_PRIVILEGE
from puertorico_desktop.engine.puertorico.puertoma.account import StepRule
from puertorico_desktop.engine.puertorico.puertoma.board import LEVEL_OF, LEVELS, SPACES_A_LEVEL
from puertorico_desktop.engine.puertorico.puertoma.deliberation import Deliberation
from puertorico_desktop.engine.puertorico.state import GameState

_LARGE: Final = LEVELS - 1
"""The level of the large buildings, from 0 on."""
NEVER_BUILT: Final = (Building.JEWELER,)
"""The buildings that a Puertoma never builds (S000 page 40)."""


def _is_candidate(row: BuildingRow) -> bool:
    return row.is_chosen and row.building not in NEVER_BUILT


_VIOLET: Final = sum(1 << row.building for row in CATALOG.values() if row.is_chosen)
BUILDABLE: Final = sum(1 << row.building for row in CATALOG.values() if _is_candidate(row))
"""The mask of the violet buildings that a Puertoma may build."""


def by_cost(table: GameState, mask: int) -> list[Building]:
    """Returns the buildings of a mask from left to right: by cost, then in the order of the board."""
    costs = table.rules.prices.cost
    return sorted([one for one in Building if mask >> one & 1], key=lambda one: (costs[one], one))


def _payable(thought: Deliberation, chooser: bool, more: int) -> int:
    """Returns the mask of the violet buildings on sale that the Puertoma can pay with `more` doubloons more than it
    has."""
    board, table = thought.board, thought.table
    money = board.doubloons + more + board.hooks.grant + (BUILDER_PRIVILEGE if chooser else 0)
    row = table.rules.prices.affordable[0]
    return row[money if money < len(row) else len(row) - 1] & table.on_sale & _VIOLET


def _for_task(thought: Deliberation, payable: int) -> list[Building]:
    """Returns the buildings of open tasks that the Puertoma can pay and place; none on a level above the highest that
    it can pay (R24), and no large one as its first building."""
    board, table = thought.board, thought.table
    wanted = 0
    for task in table.tasks:
        if task.winner is None and task.building is not None:
            wanted |= 1 << task.building
    wanted &= payable & BUILDABLE & ~board.owned
    if not wanted:
        return []
    highest = max([LEVEL_OF[one] for one in Building if payable >> one & 1])
    found = []
    for building in by_cost(table, wanted):
        if board.level_for(building) <= highest and (board.spaces or LEVEL_OF[building] < _LARGE):
            found.append(building)
    return found


def _of_level(thought: Deliberation, payable: int, level: int) -> list[Building]:
    """Returns the buildings of a level that the Puertoma can build now; of large ones only that with its own reserve
    marker, and none as its first building (S000 page 37, D-64)."""
    board = thought.board
    if len(board.city[level]) == SPACES_A_LEVEL:
        return []
    left = [one for one in Building if payable >> one & 1 and LEVEL_OF[one] == level]
    if level == _LARGE:
        left = [one for one in left if one == board.reserved and board.spaces]
    return by_cost(thought.table, sum([1 << one for one in left]))


def can_build(thought: Deliberation, chooser: bool, more: int = 0) -> bool:
    """Returns whether the Puertoma could build anything with `more` doubloons more than it has."""
    payable = _payable(thought, chooser, more)
    if _for_task(thought, payable):
        return True
    payable &= BUILDABLE & ~thought.board.owned
    return any([_of_level(thought, payable, level) for level in range(LEVELS)])


def chosen_building(thought: Deliberation, chooser: bool) -> Building | None:
    """Returns the building that the Puertoma builds; None for none."""
    payable = _payable(thought, chooser, 0)
    of_tasks = _for_task(thought, payable)
    if of_tasks:
        thought.note(StepRule.TASK_BUILDING, of_tasks, of_tasks[:1])
        return of_tasks[0]
    payable &= BUILDABLE & ~thought.board.owned
    if not thought.board.spaces and any([payable >> one & 1 and LEVEL_OF[one] == _LARGE for one in Building]):
        thought.note(StepRule.NOT_FIRST, value=LEVELS)
    for level in reversed(range(LEVELS)):
        candidates = _of_level(thought, payable, level)
        if candidates:
            thought.note(StepRule.HIGHEST_LEVEL, by_cost(thought.table, payable), candidates, level + 1)
            if level == _LARGE:
                thought.note(StepRule.RESERVED, candidates, candidates)
            return thought.choose_by_counting(candidates)
    return None
