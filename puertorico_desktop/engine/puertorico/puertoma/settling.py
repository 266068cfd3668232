"""The choice of a tile by a Puertoma, and the placing of its people (S000 pages 37, 38 and 40)."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.components import GOODS, PLANTATIONS, SITES, Tile
from puertorico_desktop.engine.puertorico.puertoma.account import StepRule
from puertorico_desktop.engine.puertorico.puertoma.board import CIRCLES_OF_ESTATE, ESTATES_OF_A_KIND, PuertomaBoard
from puertorico_desktop.engine.puertorico.puertoma.deliberation import Deliberation
from puertorico_desktop.engine.puertorico.state import GameState


def _for_tasks(thought: Deliberation) -> list[Tile]:
    """Returns the kinds on offer that an open task asks for and the board still lacks (R25)."""
    board, table = thought.board, thought.table
    return [
        kind
        for kind in PLANTATIONS
        if table.plantation_offer[kind]
        and any([task.winner is None and task.estates_needed[kind] > board.tiles_of(kind) for task in table.tasks])
    ]


def _fitting(thought: Deliberation) -> list[Tile]:
    """Returns the kinds on offer that have room."""
    offer, board = thought.table.plantation_offer, thought.board
    return [kind for kind in PLANTATIONS if offer[kind] and board.estates[kind] < ESTATES_OF_A_KIND]


def estates_that_fit(thought: Deliberation) -> list[Tile]:
    """Returns the kinds on offer that the Puertoma would take."""
    return sorted({*_for_tasks(thought), *_fitting(thought)})


def chosen_tile(thought: Deliberation) -> Tile | None:
    """Returns the tile that the Puertoma takes; None for none."""
    table, board = thought.table, thought.board
    wanted = _for_tasks(thought)
    fitting = _fitting(thought)
    if wanted:
        lying = [kind for kind in wanted for _ in range(table.plantation_offer[kind])]
        thought.note(StepRule.TASK_ESTATE, estates_that_fit(thought), wanted)
        return wanted[0] if len(wanted) == 1 else thought.choose_by_counting(lying)
    if not fitting:
        if table.quarries:
            thought.note(StepRule.QUARRY, left=(Tile.QUARRY,))
            return Tile.QUARRY
        return None
    of_goods = [kind for kind in fitting if not board.tiles_of(kind) and _is_good_of_task(table, kind)]
    if of_goods:
        thought.note(StepRule.TASK_GOOD, fitting, of_goods)
        fitting = of_goods
    second = [kind for kind in fitting if board.estates[kind]]
    if second:
        thought.note(StepRule.SECOND_OF_KIND, fitting, second)
        fitting = second
    if len(fitting) > 1 or not second:
        thought.note(StepRule.DEAREST_KIND, fitting, fitting[-1:])
    return fitting[-1]


def _is_good_of_task(table: GameState, kind: int) -> bool:
    """Returns whether an open task asks for the good that grows on this kind of estate."""
    return any([task.winner is None and task.goods_needed[kind] for task in table.tasks])


# -- people --------------------------------------------------------------------------------------------------------


def place_of_person(thought: Deliberation, colonists: list[int]) -> Tile | None:
    """Returns the kind of estate under which the next person goes, if `colonists` are there already, by kind; None
    where every estate is active."""
    table, board = thought.table, thought.board
    free = [kind for kind in PLANTATIONS if colonists[kind] < board.circles[kind]]
    if not free:
        return None
    wanted = [kind for kind in free if _is_good_of_task(table, kind)]
    if wanted:
        thought.note(StepRule.TASK_KIND, free, wanted)
        return thought.choose_by_counting(wanted)
    rooms = [_free_under(board, colonists, kind) for kind in free]
    fewest = min(rooms)
    left = [kind for kind, room in zip(free, rooms, strict=True) if room == fewest]
    thought.note(StepRule.FEWEST_CIRCLES, free, left, fewest)
    if len(left) > 1:
        thought.note(StepRule.DEAREST_KIND, left, left[-1:])
    return left[-1]


def _free_under(board: PuertomaBoard, colonists: list[int], kind: int) -> int:
    """Returns the number of free circles under the first estate of a kind that is not active."""
    circles = CIRCLES_OF_ESTATE[kind]
    return circles - colonists[kind] % circles


def placement(thought: Deliberation) -> tuple[int, ...]:
    """Returns the number of people on each site when all newcomers are placed one by one under estates (R26)."""
    colonists = list(thought.board.colonists[: len(GOODS)])
    for placed in range(thought.board.newcomers):
        kind = place_of_person(thought, colonists)
        if kind is None:
            thought.note(StepRule.VP_AREA, value=thought.board.newcomers - placed)
            break
        colonists[kind] += 1
    return (*colonists, *[0] * (len(SITES) - len(colonists)))
