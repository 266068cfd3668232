"""From options and a seed to the first decision (data-sheet.md 1.1)."""

from __future__ import annotations

from functools import cache

import attrs

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition, Options
from puertorico_desktop.engine.puertorico.phases.round import FREE, NOT_IN_GAME, Round
from puertorico_desktop.engine.puertorico.phases.settler import deal_plantations
from puertorico_desktop.engine.puertorico.state import Player
from puertorico_desktop.engine.rng import Rng


@attrs.frozen
class Numbers:
    """What lies ready for a number of players.

    `colonists` are those in the supply, besides one a player on the ship. `first_tiles` from the governor on;
    `violet_copies` and `production_copies` limit the copies in the catalogue.
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


_I, _C = Tile.INDIGO, Tile.CORN

NUMBERS: dict[Edition, dict[int, Numbers]] = {
    Edition.CLASSIC: {
        2: Numbers(
            3, 65, 40, (4, 6), 1, (_I, _C), 5, (7, 9, 8, 6, 5), (8, 9, 9, 7, 7), violet_copies=1, production_copies=2
        ),
        3: Numbers(2, 75, 55, (4, 5, 6), 0, (_I, _I, _C)),
        4: Numbers(3, 100, 75, (5, 6, 7), 1, (_I, _I, _C, _C)),
        5: Numbers(4, 122, 95, (6, 7, 8), 2, (_I, _I, _I, _C, _C)),
    },
}
"""S001 for three to five players, the official variant (S000 page 22) for two."""


def new_game(options: Options, seed: int) -> PuertoRico:
    """A game at its first decision. Seat 0 is the first governor; the same seed gives the same game."""
    game = _prepared_table(options).copy()
    game.rng = Rng.from_seed(seed)
    deal_plantations(game)
    game.proceed()
    return game


@cache
def _prepared_table(options: Options) -> PuertoRico:
    """Everything that does not depend on the seed; to be copied."""
    numbers = NUMBERS[options.edition][options.players]
    game = PuertoRico(
        options=options,
        rng=Rng.from_seed(0),
        round=0,
        governor=0,
        players=[Player.with_doubloons(numbers.doubloons) for _ in range(options.players)],
        colonist_ship=options.players,
        colonist_supply=numbers.colonists,
        points_left=numbers.points,
        goods=list(numbers.goods),
        plantation_offer=[0] * len(numbers.plantations),
        plantation_pile=list(numbers.plantations),
        plantation_discards=[0] * len(numbers.plantations),
        quarries=numbers.quarries,
        ships=numbers.ships,
        ship_goods=[-1] * len(numbers.ships),
        ship_loads=[0] * len(numbers.ships),
        house=[],
        building_supply=tuple(
            min(row.copies, numbers.production_copies if row.is_production else numbers.violet_copies)
            for row in CATALOG.values()
        ),
        role_doubloons=[0] * len(Role),
        role_owners=[FREE] * len(Role),
        end_triggers=0,
        on_sale=(1 << len(CATALOG)) - 1,
        stack=[],
    )
    in_game = Role.PROSPECTOR + numbers.prospectors
    first_round = Round(tuple(FREE if role < in_game else NOT_IN_GAME for role in Role))
    game.stack.append(first_round)
    for player, tile in zip(game.players, numbers.first_tiles, strict=True):
        game.plantation_pile[tile] -= 1
        player.add_tile(tile)
    first_round.start(game, 0)
    return game
