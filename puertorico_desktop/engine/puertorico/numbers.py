"""The numbers of pieces for each number of players in each edition (data-sheet.md 1.1 and 3.1)."""

from __future__ import annotations

from typing import Final

import attrs

from puertorico_desktop.engine.puertorico.catalog import BuildingRow
from puertorico_desktop.engine.puertorico.components import GOODS, Tile
from puertorico_desktop.engine.puertorico.options import Edition


@attrs.frozen
class Numbers:
    """The numbers of pieces for a number of players.

    `colonists` are those in the supply, besides one per player on the ship. `first_tiles` are in order from the
    governor on; `violet_copies` and `production_copies` limit the copies in the catalogue.
    """

    doubloons: int
    points: int
    colonists: int
    ships: tuple[int, ...]
    prospectors: int
    first_tiles: tuple[Tile, ...]
    quarries: int = 8
    plantations: tuple[int, ...] = (10, 12, 11, 9, 8)
    goods: tuple[int, ...] = (10, 11, 11, 9, 9)
    violet_copies: int = 2
    production_copies: int = 4

    def copies_of(self, row: BuildingRow) -> int:
        """Returns the number of copies of a building in a game that has it: with two players one of each violet
        building, also where the players draft (D-09), and two of each production building (rulings.md 16)."""
        return min(row.copies, self.production_copies if row.is_production else self.violet_copies)


_I, _C = Tile.INDIGO, Tile.CORN

_TWO: Final = Numbers(
    3, 65, 40, (4, 6), 1, (_I, _C), 5, (7, 9, 8, 6, 5), (8, 9, 9, 7, 7), violet_copies=1, production_copies=2
)


def _for_five(points: int) -> Numbers:
    return Numbers(4, points, 95, (6, 7, 8), 2, (_I, _I, _I, _C, _C))


NUMBERS: Final[dict[Edition, dict[int, Numbers]]] = {
    Edition.CLASSIC: {
        2: _TWO,
        3: Numbers(2, 75, 55, (4, 5, 6), 0, (_I, _I, _C)),
        4: Numbers(3, 100, 75, (5, 6, 7), 1, (_I, _I, _C, _C)),
        5: _for_five(122),
    },
}
NUMBERS[Edition.SPECIAL_1897] = {**NUMBERS[Edition.CLASSIC], 5: _for_five(126)}
"""Classic: S001 for three to five players, the official variant (S000 page 22) for two. 1897: S000; the only other
number is that of the points for five (D-01)."""

_MOST_GOODS: Final = max(max(numbers.goods) for tables in NUMBERS.values() for numbers in tables.values())
_OF_KIND: Final = tuple(
    tuple(tuple(amount * (kind == good) for kind in GOODS) for amount in range(_MOST_GOODS + 1)) for good in GOODS
)


def goods_of_kind(good: int, amount: int) -> tuple[int, ...]:
    """Returns the amounts by kind of `amount` goods that are all of one kind."""
    return _OF_KIND[good][amount]
