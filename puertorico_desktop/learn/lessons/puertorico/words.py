"""Positions of Puerto Rico in words, and what lessons count on its table."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from puertorico_desktop.engine.puertorico import (
    achievement_events,
    events,
    festival_events,
    smuggler_events,
)
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import GOODS, PLANTATIONS, Building, Good, Role, Tile, site_of
from puertorico_desktop.engine.puertorico.events import Event, PhaseEnded
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.learn.lessons.game import check_numbers
from puertorico_desktop.saves.converter import FaultyValueError, excerpt

MOST_NEXT = 8
"""So many tiles can be said to come next: finding a pile that turns them over takes its time."""
BY_GOOD = ("supply", "discards", "pile")
PLAIN = ("points_left", "quarries", "round", "marker")


def _members(kind: type[Enum]) -> dict[str, Any]:
    return {getattr(member, "id", member.value): member for member in kind}


def _one(kind: type[Enum], value: object) -> Any:
    found = _members(kind).get(value) if isinstance(value, str) else None
    if found is None:
        raise FaultyValueError(f"{excerpt(value)} is no {kind.__name__.lower()}")
    return found


def _record(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise FaultyValueError(f"{excerpt(value)} is not a record")
    return value


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise FaultyValueError(f"{excerpt(value)} is not a list")
    return value


def _counted(kind: type[Enum], value: object) -> dict[Any, Any]:
    pairs = _record(value).items()
    return {_one(kind, key): tuple(item) if isinstance(item, list) else item for key, item in pairs}


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def _events() -> dict[str, type]:
    found = {}
    for module in (events, achievement_events, festival_events, smuggler_events):
        for name, kind in inspect.getmembers(module, inspect.isclass):
            if issubclass(kind, Event) and kind is not Event:
                found[_snake(name)] = kind
    return found


class PuertoRicoLessons:
    """See `LessonGame`."""

    events: Mapping[str, type] = _events()
    pieces: Mapping[str, Enum] = {**_members(Role), **_members(Building), **_members(Tile), **_members(Good)}
    states = frozenset(
        {
            *("doubloons", "points", "score", "goods", "kinds", "tiles", "buildings", "spaces"),
            *("colonists", "idle", "working", "makes", "kinds_made"),
        }
    )
    names = frozenset(
        {
            *pieces,
            *(f"{building.id}_{figure}" for building in CATALOG for figure in ("cost", "points")),
            *(f"{good.id}_price" for good in Good),
        }
    )

    def ends_phase(self, event: Event) -> bool:
        """Returns whether everybody has had their turn."""
        return isinstance(event, PhaseEnded)

    # -- counting -------------------------------------------------------------------------------------------------

    def value(self, game: PuertoRico, state: str, seat: int, piece: str) -> int:
        """Returns how much of that a seat has.

        `points` are chips, `score` all points as if the game ended now, `kinds` the kinds of goods, `working` the
        people on a piece, `makes` the goods of the next production, `kinds_made` how many kinds of them.
        """
        player = game.players[seat]
        match state:
            case "doubloons" | "points" | "spaces":
                return int(getattr(player, state))
            case "colonists":
                return player.all_colonists
            case "idle":
                return player.idle
            case "score":
                return game.scores()[seat].total
            case "kinds":
                return sum(1 for amount in player.goods if amount)
            case "kinds_made":
                return sum(1 for good in GOODS if player.capacity(good))
            case "goods":
                return player.goods[_one(Good, piece)] if piece else sum(player.goods)
            case "makes":
                return player.capacity(_one(Good, piece)) if piece else sum(map(player.capacity, GOODS))
            case "tiles":
                return player.tiles_of(_one(Tile, piece)) if piece else player.tiles
            case "buildings":
                return int(player.owns(_one(Building, piece))) if piece else len(player.buildings())
            case "working":
                if not piece:
                    return player.all_colonists - player.idle
                tile = _members(Tile).get(piece)
                return player.colonists[tile if tile is not None else site_of(_one(Building, piece))]
        raise ValueError(f"nobody can count {state!r}")

    # -- positions ------------------------------------------------------------------------------------------------

    def position(self, words: Mapping[str, Any], options: Options) -> PuertoRico:
        """Returns the game that the words of `engine/puertorico/position.py` describe."""
        said = dict(words)
        check_numbers(said, "position")
        try:
            position = Position(options, said.pop("governor", 0))
        except ValueError as error:
            raise FaultyValueError(str(error), "position.governor") from None
        for name, value in said.items():
            try:
                self._say(position, name, value, options.players - options.puertomas)
            except (ValueError, TypeError) as error:
                path = error.path if isinstance(error, FaultyValueError) else ""
                raise FaultyValueError(str(error), f"position.{name}{path}") from None
        try:
            return position.build()
        except (ValueError, TypeError, IndexError, KeyError) as error:
            raise FaultyValueError(str(error), "position") from None

    def _say(self, position: Position, name: str, value: Any, players: int) -> None:
        say: Callable[..., Any] | None = getattr(position, name, None)
        match name:
            case "players":
                for seat, board in enumerate(_list(value)):
                    try:
                        self._furnish(position, seat, _record(board), players)
                    except FaultyValueError as error:
                        raise FaultyValueError(str(error), f"[{seat}]{error.path}") from None
            case "ships":
                loads = {}
                for size, load in _record(value).items():
                    good, amount = _list(load)
                    loads[int(size)] = (_one(Good, good), amount)
                position.ships(loads)
            case "house":
                position.house(*(_one(Good, good) for good in _list(value)))
            case "offer" | "next_tiles":
                tiles = [_one(Tile, tile) for tile in _list(value)]
                if name == "next_tiles" and len(tiles) > MOST_NEXT:
                    raise FaultyValueError(f"{len(tiles)} are too many")
                getattr(position, name)(*tiles)
            case "colonists" | "nobles":
                getattr(position, name)(**_record(value))
            case "copies":
                for building, number in _counted(Building, value).items():
                    position.copies(building, number)
            case "role_doubloons" | "taken":
                getattr(position, name)(_counted(Role, value))
            case "captured":
                position.captured(_one(Role, value))
            case "running":
                said = _record(value)
                used = said.pop("used", None)
                more: dict[str, Any] = {} if used is None else {"used": _counted(Building, used)}
                position.running(_one(Role, said.pop("role", None)), **more, **said)
            case "action_board":
                said = _record(value)
                role = said.get("marker")
                position.action_board(None if role is None else _one(Role, role), said.get("cards"))
            case _ if name in BY_GOOD and say is not None:
                say(**_record(value))
            case _ if name in PLAIN and say is not None:
                say(value)
            case _:
                raise FaultyValueError("is not known")

    def _furnish(self, position: Position, seat: int, board: dict[str, Any], players: int) -> None:
        said = dict(board)
        kinds: dict[str, type[Enum]] = dict.fromkeys(("island", "forests", "estates", "aside"), Tile)
        kinds |= dict.fromkeys(("city", "nobles"), Building)
        is_player = seat < players
        for name, value in board.items():
            try:
                if name == "city" and not is_player:
                    said[name] = [_one(Building, one) for one in _list(value)]
                elif name == "goods" and not is_player:
                    said[name] = _counted(Good, value)
                elif name in kinds and isinstance(value, dict):
                    said[name] = _counted(kinds[name], value)
            except FaultyValueError as error:
                raise FaultyValueError(str(error), f".{name}") from None
        (position.player if is_player else position.puertoma)(seat, **said)

    # -- writing down ---------------------------------------------------------------------------------------------

    def words(self, game: PuertoRico) -> dict[str, Any]:
        """Returns the words for a table between two turns."""
        taken = {Role(role).id: owner for role, owner in enumerate(game.role_owners) if owner >= 0}
        order = sorted(taken.items(), key=lambda pair: (pair[1] - game.governor) % len(game.players))
        loads = zip(game.ships, game.ship_goods, game.ship_loads, strict=True)
        said: dict[str, Any] = {
            "governor": game.governor,
            "round": game.round,
            "taken": dict(order),
            "role_doubloons": {Role(role).id: number for role, number in enumerate(game.role_doubloons) if number},
            "ships": {str(size): [Good(good).id, load] for size, good, load in loads if load},
            "house": [Good(good).id for good in game.house],
            "supply": {good.id: game.goods[good] for good in GOODS},
            "colonists": {"ship": game.colonist_ship, "supply": game.colonist_supply},
            "points_left": game.points_left,
            "quarries": game.quarries,
            "offer": [tile.id for tile in PLANTATIONS for _ in range(game.plantation_offer[tile])],
            "discards": {tile.id: game.plantation_discards[tile] for tile in PLANTATIONS},
            "pile": {tile.id: game.plantation_pile[tile] for tile in PLANTATIONS},
            "copies": {
                building.id: game.building_supply[building] for building in Building if game.has_building(building)
            },
            "players": [self._board(player) for player in game.players],
        }
        return {name: value for name, value in said.items() if value not in ({}, [])}

    def _board(self, player: Any) -> dict[str, Any]:
        board: dict[str, Any] = {"doubloons": player.doubloons, "points": player.points, "idle": player.idle}
        board |= {good.id: player.goods[good] for good in GOODS if player.goods[good]}
        tiles = [tile for tile in Tile if tile is not Tile.FOREST and player.tiles_of(tile)]
        board["island"] = {tile.id: [player.tiles_of(tile), player.colonists[tile]] for tile in tiles}
        board["city"] = {building.id: player.colonists[site_of(building)] for building in player.buildings()}
        return {name: value for name, value in board.items() if value not in (0, {})}
