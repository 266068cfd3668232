"""The expected production of a draft placement of colonists."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.board import PLANT_SITES
from puertorico_desktop.engine.puertorico.components import GOODS
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.craftsman import capacities
from puertorico_desktop.gui.puertorico.pending import PendingPlacement


@attrs.frozen
class Output:
    """The expected production, as amounts by kind of good.

    `made` is the production, limited by the supply. `lacking_plants` is the number of people on plantations who have
    no counterpart in a production building; `lacking_tiles` is the number of people in production buildings who have
    no counterpart on a plantation.
    """

    made: tuple[int, ...]
    lacking_plants: tuple[int, ...]
    lacking_tiles: tuple[int, ...]

    @property
    def is_empty(self) -> bool:
        """Whether nobody works for any good."""
        return not any((*self.made, *self.lacking_plants, *self.lacking_tiles))


def output_of(game: PuertoRico, placement: PendingPlacement) -> Output:
    """Returns the production of the player who must decide in a craftsman phase, with the draft placement as it
    stands."""
    board = game.players[game.asked].copy()
    board.place_colonists(placement.counts_then())
    made = [min(amount, game.goods[good]) for good, amount in zip(GOODS, capacities(board), strict=True)]
    plants, tiles = [], []
    for good in GOODS:
        sites = PLANT_SITES[good]
        difference = board.colonists[good] - sum(board.colonists[site] for site in sites) if sites else 0
        plants.append(max(0, difference))
        tiles.append(max(0, -difference))
    return Output(tuple(made), tuple(plants), tuple(tiles))
