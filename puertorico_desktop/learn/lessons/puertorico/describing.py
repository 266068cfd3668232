"""Describes a position of Puerto Rico in the words used by lessons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from puertorico_desktop.engine.puertorico.components import (
    GOODS,
    PLANTATIONS,
    AbilityTile,
    Achievement,
    Building,
    Good,
    Role,
    Tile,
    site_of,
)
from puertorico_desktop.engine.puertorico.festival import FestivalTask
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Expansion, Options, Selection
from puertorico_desktop.engine.puertorico.phases.fields import numbers_in
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.puertoma.board import NOBODYS, PuertomaBoard
from puertorico_desktop.engine.puertorico.state import NOBODY, PlayerBoard
from puertorico_desktop.learn.lessons.game import not_nothing


def described(game: PuertoRico) -> dict[str, Any]:
    """Returns the words for a position between two turns. Raises ValueError if it cannot be described."""
    options = game.options
    taken = {Role(role).id: owner for role, owner in enumerate(game.role_owners) if owner >= 0}
    order = sorted(taken.items(), key=lambda pair: (pair[1] - game.governor) % len(game.players))
    loads = zip(game.ships, game.ship_goods, game.ship_loads, strict=True)
    said: dict[str, Any] = {
        "governor": game.governor,
        "round": game.round,
        "taken": dict(order),
        "role_doubloons": {Role(role).id: number for role, number in enumerate(game.role_doubloons) if number},
        "drafted": options.buildings is Selection.DRAFT,
        "captured": None if game.captive == NOBODY else Role(game.captive).id,
        "marker": None if game.barred == NOBODY else game.barred,
        "ships": {str(size): [Good(good).id, load] for size, good, load in loads if load},
        "house": [Good(good).id for good in game.house],
        "supply": {good.id: game.goods[good] for good in GOODS},
        "colonists": {"ship": game.colonist_ship, "supply": game.colonist_supply},
        "gone": not_nothing({"people": game.people_gone, "nobles": game.nobles_gone}),
        "points_left": game.points_left,
        "quarries": game.quarries,
        "offer": [tile.id for tile in PLANTATIONS for _ in range(game.plantation_offer[tile])],
        "discards": {tile.id: game.plantation_discards[tile] for tile in PLANTATIONS},
        "pile": {tile.id: game.plantation_pile[tile] for tile in PLANTATIONS},
        "copies": _copies(game),
        "festival": [_task(task) for task in game.tasks],
        "players": [_of_seat(game, seat) for seat in range(len(game.players))],
    }
    if options.has(Expansion.CITIZENS):
        said["nobles"] = {"ship": game.noble_ship, "supply": game.noble_supply}
    if options.puertomas:
        cards = [number + 1 for number in numbers_in(game.tie_cards)]
        said["action_board"] = {"marker": Role(game.marker).id, "cards": cards}
    return not_nothing(
        said, least=("governor", "points_left", "quarries") + (() if game.barred == NOBODY else ("marker",))
    )


def _copies(game: PuertoRico) -> dict[str, int]:
    """Returns the supply of each building; 0 for buildings that a game with these options normally has, but this one
    does not."""
    usual = _usual_buildings(game.options)
    return {one.id: game.building_supply[one] for one in Building if game.has_building(one) or usual >> one & 1}


def _usual_buildings(options: Options) -> int:
    return Position(options).drafted().build().buildings


def _task(task: FestivalTask) -> dict[str, Any]:
    said: dict[str, Any] = {
        "task": task.task.id,
        "estates": [tile.id for tile in task.estates],
        "goods": [good.id for good in task.goods],
        "building": None if task.building is None else task.building.id,
    }
    return not_nothing(said) | ({} if task.winner is None else {"winner": task.winner})


def _of_seat(game: PuertoRico, seat: int) -> dict[str, Any]:
    board = game.players[seat]
    said = _puertoma(board) if isinstance(board, PuertomaBoard) else _player(board)
    if game.hands:
        met = game.met[seat]
        said |= {"cards": [card.id for card in game.hands[seat]]} if game.hands[seat] else {}
        said |= not_nothing({"met": [card.id for card in Achievement if met >> card & 1]})
    return said


def _player(player: PlayerBoard) -> dict[str, Any]:
    return {
        "doubloons": player.doubloons,
        **not_nothing(
            {
                "points": player.points,
                "idle": player.idle,
                "idle_nobles": player.idle_nobles,
                **{good.id: player.goods[good] for good in GOODS},
                "island": {
                    tile.id: _trimmed((player.tiles_of(tile), player.colonists[tile], player.nobles[tile]))
                    for tile in Tile
                    if tile is not Tile.FOREST and player.tiles_of(tile)
                },
                "forests": {tile.id: player.forests[tile] for tile in PLANTATIONS if player.forests[tile]},
                "city": {building.id: player.colonists[site_of(building)] for building in player.buildings()},
                "nobles": {
                    building.id: player.nobles[site_of(building)]
                    for building in player.buildings()
                    if player.nobles[site_of(building)]
                },
            }
        ),
    }


def _puertoma(board: PuertomaBoard) -> dict[str, Any]:
    return {
        "doubloons": board.doubloons,
        **not_nothing(
            {
                "points": board.points,
                "estates": {
                    tile.id: [board.estates[tile], board.colonists[tile]]
                    for tile in PLANTATIONS
                    if board.estates[tile]
                },
                "aside": {
                    tile.id: board.aside[number]
                    for number, tile in enumerate((*PLANTATIONS, Tile.QUARRY))
                    if board.aside[number]
                },
                "people_aside": board.people_aside,
                "nobles": board.all_nobles,
                "city": [Building(building).id for level in board.city for building in level],
                "abilities": [AbilityTile(tile).id for tile in board.abilities if tile >= 0],
                "reserved": None if board.reserved == NOBODYS else Building(board.reserved).id,
                "goods": {good.id: board.goods[good] for good in GOODS if board.goods[good]},
            }
        ),
    }


def _trimmed(numbers: Sequence[int]) -> list[int]:
    """Returns the number of tiles, the people on them, and the nobles among these if there are any."""
    return list(numbers) if numbers[-1] else list(numbers[:-1])
