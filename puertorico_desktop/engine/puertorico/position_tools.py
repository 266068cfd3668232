"""Helpers of the builder of positions (`position.py`) that put pieces on a table. Impossible values are refused with
a ValueError that names them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from puertorico_desktop.engine.puertorico.abilities.base import memories_in
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import (
    GOODS,
    ISLAND_SPACES,
    PLANTATIONS,
    Building,
    Component,
    Role,
    Tile,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.phases.base import tag_of
from puertorico_desktop.engine.puertorico.phases.builder import Builder
from puertorico_desktop.engine.puertorico.phases.captain import Captain
from puertorico_desktop.engine.puertorico.phases.craftsman import Craftsman
from puertorico_desktop.engine.puertorico.phases.fields import Memories, merged
from puertorico_desktop.engine.puertorico.phases.mayor import Mayor
from puertorico_desktop.engine.puertorico.phases.round import FREE, NOT_IN_GAME
from puertorico_desktop.engine.puertorico.phases.settler import Settler
from puertorico_desktop.engine.puertorico.phases.trader import Trader
from puertorico_desktop.engine.puertorico.state import SPACES, PlayerBoard, with_added
from puertorico_desktop.engine.rng import Rng

PieceT = TypeVar("PieceT", bound=Component)
ValueT = TypeVar("ValueT")

PHASE_OF_ROLE: Final[Mapping[Role, Any]] = {
    Role.SETTLER: Settler,
    Role.MAYOR: Mayor,
    Role.BUILDER: Builder,
    Role.CRAFTSMAN: Craftsman,
    Role.TRADER: Trader,
    Role.CAPTAIN: Captain,
}
"""The phases in which every player has a turn, by role."""

BOARDS, FROM_SUPPLY, NOBLES_ABOARD, LEFT, NEXT = range(5)
"""The order in which a table is put together: pieces on boards, moves to and from the supplies, nobles on the ship,
the amounts left in the supplies; last, the tiles that come next."""

_MOST_GENERATORS: Final = 1 << 18
"""The number of random generators tried to find one that turns over the wanted tiles."""


def seat_of(seat: int, options: Options) -> int:
    """Returns the seat. Raises ValueError if the game has no such seat."""
    if type(seat) is not int or not 0 <= seat < options.players:
        raise ValueError(f"there is no seat {seat!r} among {options.players}")
    return seat


def check_numbers(where: str, *numbers: int) -> None:
    """Raises ValueError if one of the values is not a number of pieces; `where` names the place in the message."""
    for number in numbers:
        if type(number) is not int or number < 0:
            raise ValueError(f"{where}: {number!r} is not a number of pieces")


def check_piece(where: str, piece: object, kind: type[Component], known: Collection[Component] = ()) -> None:
    """Raises ValueError if the piece is of another kind, or not among the known ones."""
    if type(piece) is not kind or (known and piece not in known):
        name = f"the {type(piece).__name__.lower()} {piece.id}" if isinstance(piece, Component) else repr(piece)
        raise ValueError(f"{where}: {name} does not belong there")


def pieces_of(
    where: str, numbers: Mapping[PieceT, ValueT] | None, kind: type[PieceT], known: Collection[Component] = ()
) -> dict[PieceT, ValueT]:
    """Returns the mapping as a dict, empty for None. Raises ValueError if a key is not a piece of that kind or not
    among the known ones."""
    for piece in numbers or {}:
        check_piece(where, piece, kind, known)
    return dict(numbers or {})


def by_id(where: str, numbers: Mapping[str, int], known: Sequence[PieceT]) -> dict[PieceT, int]:
    """Returns the numbers by pieces instead of by their ids. Raises ValueError for an unknown id, or a value that is
    not a number of pieces."""
    pieces = {piece.id: piece for piece in known}
    for name, number in numbers.items():
        if name not in pieces:
            raise ValueError(f"{where}: there is no {name!r}, only {', '.join(pieces)}")
        check_numbers(f"{where}: {name}", number)
    return {pieces[name]: number for name, number in numbers.items()}


def check_role(game: PuertoRico, role: Role) -> None:
    """Raises ValueError if this game does not have the role."""
    if game.role_owners[role] == NOT_IN_GAME:
        raise ValueError(f"the {role.id} is not in a game of {len(game.players)}")


def smuggle(game: PuertoRico, barred: int | None, captive: Role | None) -> None:
    """Set the seat that chose the smuggler last (`barred`), and the free role that the holder of the smuggler has
    captured in this round (`captive`). Raises ValueError if that is impossible."""
    captor = game.role_owners[Role.SMUGGLER]
    if barred is not None:
        check_role(game, Role.SMUGGLER)
        game.barred = barred
    if captor >= 0:
        game.barred = captor
    if captive is not None:
        check_role(game, captive)
        if captor < 0 or game.role_owners[captive] != FREE or game.role_doubloons[captive]:
            raise ValueError(f"captured: the {captive.id}, by nobody, or not free, or with doubloons")
        game.captive, game.captor = int(captive), captor


def memories_of(role: Role, used: Mapping[Building, Iterable[int]], options: Options) -> Memories:
    """Returns the memories of buildings that these seats have used in the phase of a role. Raises ValueError for a
    building that is not used in it."""
    memories: Memories = ()
    known = [one for one, memory in memories_in(tag_of(PHASE_OF_ROLE[role])) if memory.pieces is None]
    for building, seats in pieces_of("used", used, Building).items():
        if building not in known:
            raise ValueError(f"running: the {building.id} is not used in the phase of the {role.id}")
        memories = merged(memories, [(building, mask_of(seat_of(seat, options) for seat in seats))])
    return memories


def add_tiles(game: PuertoRico, player: PlayerBoard, tile: Tile, number: int, *, forest: bool = False) -> None:
    """Place tiles of a kind on an island, face down with `forest`. Raises ValueError if the island has no room."""
    if player.tiles + number > ISLAND_SPACES:
        raise ValueError(f"island: no room for {number} {tile.id} beside {player.tiles} tiles")
    for _ in range(number):
        if forest:
            player.add_forest(tile)
        else:
            player.add_tile(tile)
    if tile is Tile.QUARRY:
        game.quarries -= number
    else:
        game.plantation_pile[tile] -= number


def add_building(game: PuertoRico, player: PlayerBoard, building: Building) -> None:
    """Place a building in a city, adding it to the game if necessary. Raises ValueError if the city has it already or
    has no room."""
    if player.owns(building):
        raise ValueError(f"city: the {building.id} is there already")
    if player.free_spaces < SPACES[building]:
        raise ValueError(f"city: no room for the {building.id}")
    if not game.has_building(building):
        set_copies(game, building, game.rules.numbers.copies_of(CATALOG[building]))
    player.add_building(building)
    set_copies(game, building, game.building_supply[building] - 1)


def set_copies(game: PuertoRico, building: Building, number: int) -> None:
    """Set the number of copies of a building that are left."""
    game.building_supply = with_added(game.building_supply, building, number - game.building_supply[building])
    if number:
        game.on_sale |= 1 << building
    else:
        game.on_sale &= ~(1 << building)


def empty_ship(game: PuertoRico) -> None:
    """Send all people on the ship back to the supply."""
    game.colonist_supply += game.colonist_ship - game.noble_ship
    game.noble_supply += game.noble_ship
    game.colonist_ship = game.noble_ship = 0


def check(game: PuertoRico) -> None:
    """Raises ValueError if more pieces of a kind were used than the game has, or a board or a ship is impossible."""
    short = {
        "goods": [good.id for good in GOODS if game.goods[good] < 0],
        "plantations": [tile.id for tile in PLANTATIONS if game.plantation_pile[tile] < 0],
        "quarries": [Tile.QUARRY.id] if game.quarries < 0 else [],
        "colonists": ["supply"] if min(game.colonist_supply, game.colonist_ship) < 0 else [],
        "nobles": ["supply"] if game.noble_supply < 0 else [],
        "copies of a building": [one.id for one in Building if game.building_supply[one] < 0],
    }
    missing = [f"{name} ({', '.join(pieces)})" for name, pieces in short.items() if pieces]
    if missing:
        raise ValueError(f"more than there are: {', '.join(missing)}")
    faults = [fault for fault in violations(game) if fault.startswith(("players[", "ships"))]
    if faults:
        raise ValueError("; ".join(faults))


def stack_tiles(game: PuertoRico, tiles: Sequence[Tile]) -> None:
    """Give the table a random generator that turns over these plantations next, in this order. Raises ValueError if
    the pile lacks a tile or no generator is found."""
    for tile in set(tiles):
        if game.plantation_pile[tile] < tiles.count(tile):
            raise ValueError(f"next_tiles: {tiles.count(tile)} {tile.id}, {game.plantation_pile[tile]} in the pile")
    for seed in range(_MOST_GENERATORS):
        rng = Rng.from_seed(seed)
        pile = game.plantation_pile.copy()
        if all(rng.draw(pile, 1)[tile] for tile in tiles):
            game.rng = Rng.from_seed(seed)
            return
    raise ValueError(f"next_tiles: no generator found that turns over these {len(tiles)} tiles")


def mask_of(members: Iterable[int]) -> int:
    """Returns the mask of seats or goods."""
    return sum(1 << member for member in set(members))
