"""The placement of colonists.

The board is treated as a set of jobs: a worker in a production building earns goods only together with one on a
plantation; all others earn alone. The jobs with the best pay per colonist are filled first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from puertorico_desktop.bots.puertorico.heuristic.board_value import QUARRY_SAVES
from puertorico_desktop.bots.puertorico.heuristic.horizon import Horizon, horizon
from puertorico_desktop.bots.puertorico.heuristic.production import Works
from puertorico_desktop.bots.puertorico.heuristic.violet import HALLS, WORKING
from puertorico_desktop.engine.puertorico.abilities.classic import FACTORY_PAY
from puertorico_desktop.engine.puertorico.actions import Action, PlaceColonists
from puertorico_desktop.engine.puertorico.board import PLANT_SITES
from puertorico_desktop.engine.puertorico.components import SITES, Building, Role, Tile, site_of
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.state import PlayerBoard

Job = tuple[float, tuple[int, ...]]
"""The pay for each colonist, in points, and the sites on which the colonists stand."""

STAY: Final = 1.5
"""The greatest number of phases of a kind until the colonists can be placed anew."""
BARREL: Final = 0.75
"""The points that a good brings on a ship."""
SALE: Final = 0.5
"""The chance that the first good of a kind is sold in a trader phase."""
HALL_ROUNDS: Final = 3.0
"""The number of rounds to come at which occupying a large building can wait for another mayor phase: it earns only at
the end."""
IDLE: Final = 0.01
"""The pay in an office or market without anything to sell: almost nothing."""


def place_colonists(game: PuertoRico) -> Action:
    """Returns the placement that fills the jobs with the best pay."""
    player = game.players[game.asked]
    return fill(player, sorted(jobs(player, horizon(game)), key=lambda job: -job[0]))


def fill(player: PlayerBoard, ranked: Sequence[Job]) -> PlaceColonists:
    """Returns the placement that fills the jobs in their order, then any circles that are left, as the rules
    demand."""
    left = min(player.all_colonists, player.all_circles)
    counts = [0] * len(SITES)
    for _, sites in ranked:
        if len(sites) <= left and all(counts[site] < player.circles[site] for site in sites):
            for site in sites:
                counts[site] += 1
            left -= len(sites)
    for site in reversed(player.sites):
        more = min(left, player.circles[site] - counts[site])
        counts[site] += more
        left -= more
    return PlaceColonists(bytes(counts))


def jobs(player: PlayerBoard, ahead: Horizon) -> list[Job]:
    """Returns all jobs for colonists on this board until the next mayor phase."""
    works = _full_works(player)
    found = _production_jobs(player, ahead, works)
    builders = min(STAY, ahead.coming[Role.BUILDER])
    for number in range(player.circles[Tile.QUARRY]):
        step = QUARRY_SAVES[number + 1] - QUARRY_SAVES[number] if number + 1 < len(QUARRY_SAVES) else 0.0
        found.append((step * ahead.doubloon * builders, (Tile.QUARRY,)))
    for building in Building:
        if player.owned >> building & 1 and building >= Building.SMALL_MARKET:
            found.append((_violet_pay(player, building, ahead, works), (site_of(building),)))
    return found


def _full_works(player: PlayerBoard) -> Works:
    """Returns the production of the board with all circles occupied."""
    barrels = [float(player.circles[Tile.CORN]), 0.0, 0.0, 0.0, 0.0]
    for good in (1, 2, 3, 4):
        barrels[good] = float(min(player.circles[good], sum(player.circles[site] for site in PLANT_SITES[good])))
    return Works(barrels, 1.0)


def _production_jobs(player: PlayerBoard, ahead: Horizon, works: Works) -> list[Job]:
    crafts = min(STAY, ahead.coming[Role.CRAFTSMAN])
    shipped = BARREL * min(STAY, crafts, ahead.coming[Role.CAPTAIN] + 0.5)
    kinds = int(works.kinds())
    factory = 0.0
    if player.owns(Building.FACTORY) and kinds:
        factory = (FACTORY_PAY[kinds] - FACTORY_PAY[kinds - 1]) * ahead.doubloon * crafts
    dearest = max((good for good, amount in enumerate(works.barrels) if amount), default=0)
    found: list[Job] = []
    for good, amount in enumerate(works.barrels):
        plants = [site for site in PLANT_SITES[good] for _ in range(player.circles[site])]
        for number in range(int(amount)):
            pay = shipped
            if number == 0:
                sale = SALE * min(STAY, ahead.coming[Role.TRADER]) * ahead.doubloon * good
                pay += factory + (sale if good == dearest else sale / 2)
            sites = (good, plants[number]) if plants else (good,)
            found.append((pay / len(sites), sites))
    return found


def _violet_pay(player: PlayerBoard, building: Building, ahead: Horizon, works: Works) -> float:
    """Returns the value, in points, of a violet building in about a round; for a large building its value at the end,
    if the end may come before another mayor phase."""
    if building in HALLS:
        near = max(0.0, 1 - ahead.rounds / HALL_ROUNDS)
        return HALLS[building](player, ahead, works) * near
    if building in WORKING:
        # The estimate covers all coming rounds: only the share of the next `STAY` rounds counts.
        return WORKING[building](player, ahead, works) * min(1.0, STAY / max(STAY, ahead.rounds))
    bonus = {Building.SMALL_MARKET: 1.0, Building.LARGE_MARKET: 2.0}.get(building, 0.5)
    sells = min(1.0, works.kinds()) * min(STAY, ahead.coming[Role.TRADER])
    return max(IDLE, SALE * bonus * sells * ahead.doubloon)
