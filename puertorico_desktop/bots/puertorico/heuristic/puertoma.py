"""The value of a Puertoma's board. It chooses nothing, so a rough sum is enough."""

from __future__ import annotations

from typing import Final

from puertorico_desktop.bots.puertorico.heuristic.horizon import Horizon
from puertorico_desktop.engine.puertorico.achievements import POINTS, unfulfilled_cards
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import PLANTATIONS, Role
from puertorico_desktop.engine.puertorico.puertoma.board import ESTATES_OF_A_KIND, PuertomaBoard
from puertorico_desktop.engine.puertorico.scoring import ACTIVE_PAIR, LARGE_BONUS, PIECES_FOR_A_POINT, TILE_ASIDE
from puertorico_desktop.engine.puertorico.state import SPACES, GameState

A_BUILDING: Final = 2.4
"""The points that a builder phase brings a Puertoma on average, while spaces are free."""
A_GOOD: Final = 0.8
"""The points for a good that a Puertoma makes: most of them are shipped."""
A_SETTLER: Final = 0.8
A_MAYOR: Final = 0.5
"""The points at the end that a Puertoma gains by a mayor phase."""

_PRINTED: Final = tuple([row.points + (LARGE_BONUS if SPACES[row.building] > 1 else 0) for row in CATALOG.values()])


def points_so_far(table: GameState, board: PuertomaBoard) -> int:
    """Returns the score of the Puertoma if the game ended now, with the points of the cards that players hold and
    have not done."""
    points = board.points + board.all_nobles + board.idle + TILE_ASIDE * sum(board.aside)
    for standing in board.city:
        for building in standing:
            points += _PRINTED[building]
    for kind in PLANTATIONS:
        if board.active(kind) == ESTATES_OF_A_KIND:
            points += ACTIVE_PAIR
    points += (board.doubloons + sum(board.goods) + PIECES_FOR_A_POINT - 1) // PIECES_FOR_A_POINT
    if table.hands:
        for seat in range(len(table.hands)):
            for card in unfulfilled_cards(table, seat):
                points += POINTS[card]
    return points


def puertoma_worth(table: GameState, board: PuertomaBoard, ahead: Horizon) -> float:
    """Returns the expected points of the Puertoma at the end."""
    made = 0
    for kind in PLANTATIONS:
        made += board.active(kind)
    coming = ahead.coming
    built = min(coming[Role.BUILDER], float(board.free_spaces)) * A_BUILDING
    grown = coming[Role.SETTLER] * A_SETTLER + coming[Role.MAYOR] * A_MAYOR
    return points_so_far(table, board) + built + coming[Role.CRAFTSMAN] * made * A_GOOD + grown
