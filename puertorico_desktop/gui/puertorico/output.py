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

    `made` is the production, limited by the supply. `lacking_plants` is the number of people on plantations whose
    missing counterpart in a production building has an empty circle there; `lacking_tiles` is the number of people in
    production buildings whose missing counterpart has an empty plantation. `at_work` is whether anybody works for any
    good.
    """

    made: tuple[int, ...]
    lacking_plants: tuple[int, ...]
    lacking_tiles: tuple[int, ...]
    at_work: bool


def output_of(game: PuertoRico, placement: PendingPlacement) -> Output:
    """Returns the production of the player who must decide in a craftsman phase, with the draft placement as it
    stands."""
    board = game.players[game.asked].copy()
    board.place_colonists(placement.counts_then())
    made = [min(amount, game.goods[good]) for good, amount in zip(GOODS, capacities(board), strict=True)]
    plants, tiles, at_work = [], [], False
    for good in GOODS:
        sites = PLANT_SITES[good]
        farmers, workers = board.colonists[good], sum(board.colonists[site] for site in sites)
        free = sum(board.circles[site] for site in sites) - workers
        plants.append(min(max(0, farmers - workers), free))
        tiles.append(min(max(0, workers - farmers), board.circles[good] - farmers))
        at_work |= bool(farmers or workers)
    return Output(tuple(made), tuple(plants), tuple(tiles), at_work)
