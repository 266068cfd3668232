"""What a placement of colonists would produce, while it is put together."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.board import PLANT_SITES
from puertorico_desktop.engine.puertorico.components import GOODS
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.craftsman import capacities
from puertorico_desktop.gui.puertorico.pending import PendingPlacement


@attrs.frozen
class Output:
    """Amounts by kind of good.

    `made`: what the supply allows of what would be produced. `lacking_plants`: so many people on plantations have
    nobody in a production building to work with, and `lacking_tiles` the other way round.
    """

    made: tuple[int, ...]
    lacking_plants: tuple[int, ...]
    lacking_tiles: tuple[int, ...]

    @property
    def is_empty(self) -> bool:
        """Whether nobody works for any good."""
        return not any((*self.made, *self.lacking_plants, *self.lacking_tiles))


def output_of(game: PuertoRico, placement: PendingPlacement) -> Output:
    """Returns what the player who is asked would produce in a craftsman phase with a placement as it stands."""
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
