"""Positions of Puerto Rico in words, and the numbers that lessons count on its table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from puertorico_desktop.engine.puertorico import (
    achievement_events,
    events,
    festival_events,
    smuggler_events,
)
from puertorico_desktop.engine.puertorico.achievements import done_cards
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import (
    GOODS,
    AbilityTile,
    Achievement,
    Building,
    Good,
    Role,
    Task,
    Tile,
    site_of,
)
from puertorico_desktop.engine.puertorico.events import Event, PhaseEnded
from puertorico_desktop.engine.puertorico.festival import FestivalTask
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.learn.lessons.game import (
    LessonGame,
    event_classes,
    items,
    piece_of,
    pieces_by_id,
    pieces_of,
    record,
    with_pieces,
)
from puertorico_desktop.learn.lessons.puertorico.describing import described
from puertorico_desktop.saves.converter import FaultyValueError

MOST_NEXT = 8
"""The greatest number of tiles that can be set to come next: finding a pile that turns them over takes time."""
BY_GOOD = ("supply", "discards", "pile")
PLAIN = ("points_left", "quarries", "round", "marker")
KINDS_ON_BOARDS = {
    **dict.fromkeys(("island", "forests", "estates", "aside"), Tile),
    **dict.fromkeys(("city", "nobles"), Building),
}
"""The kinds of pieces that the fields of a board count, by the name of the field."""


class PuertoRicoLessons(LessonGame):
    """The lessons of Puerto Rico, see `LessonGame`."""

    phase_ended = PhaseEnded
    builder = Position
    events: Mapping[str, type] = event_classes(Event, (events, achievement_events, festival_events, smuggler_events))
    pieces: Mapping[str, Enum] = {
        name: member
        for kind in (Achievement, Task, Role, Building, Tile, Good)
        for name, member in pieces_by_id(kind).items()
    }
    states = frozenset(
        {
            *("doubloons", "points", "score", "goods", "kinds", "tiles", "buildings", "spaces"),
            *("colonists", "idle", "working", "nobles", "makes", "kinds_made", "cards_done", "tasks_done"),
        }
    )
    names = frozenset(
        {
            *pieces,
            *(f"{building.id}_{figure}" for building in CATALOG for figure in ("cost", "points")),
            *(f"{good.id}_price" for good in Good),
            *("key_explain", "key_cards"),
        }
    )

    # -- counting -------------------------------------------------------------------------------------------------

    def value(self, game: PuertoRico, state: str, seat: int, piece: str) -> int:
        """Returns the number named `state` for a seat.

        `points` are chips, `score` all points if the game ended now, `kinds` the kinds of goods, `working` the people
        on a piece, `nobles` the nobles (in a building, if one is named), `makes` the goods of the next production,
        `kinds_made` the number of their kinds.
        """
        player = game.players[seat]
        match state:
            case "doubloons" | "points" | "spaces":
                return int(getattr(player, state))
            case "colonists":
                return player.all_colonists
            case "nobles":
                return player.nobles[site_of(piece_of(Building, piece))] if piece else player.all_nobles
            case "cards_done":
                return len(done_cards(game, seat))
            case "tasks_done":
                return sum(1 for task in game.tasks if task.winner == seat)
            case "idle":
                return player.idle
            case "score":
                return game.scores()[seat].total
            case "kinds":
                return sum(1 for amount in player.goods if amount)
            case "kinds_made":
                return sum(1 for good in GOODS if player.capacity(good))
            case "goods":
                return player.goods[piece_of(Good, piece)] if piece else sum(player.goods)
            case "makes":
                return player.capacity(piece_of(Good, piece)) if piece else sum(map(player.capacity, GOODS))
            case "tiles":
                return player.tiles_of(piece_of(Tile, piece)) if piece else player.tiles
            case "buildings":
                return int(player.owns(piece_of(Building, piece))) if piece else len(player.buildings())
            case "working":
                if not piece:
                    return player.all_colonists - player.idle
                tile = pieces_by_id(Tile).get(piece)
                return player.colonists[tile if tile is not None else site_of(piece_of(Building, piece))]
        raise ValueError(f"nobody can count {state!r}")

    # -- positions ------------------------------------------------------------------------------------------------

    def words(self, game: PuertoRico) -> dict[str, Any]:
        """Returns the words for a position between two turns."""
        return described(game)

    def say(self, position: Position, name: str, value: Any) -> None:
        """Pass one entry to the builder, in the words of `engine/puertorico/position.py`."""
        method: Callable[..., Any] | None = getattr(position, name, None)
        match name:
            case "players":
                for seat, board in enumerate(items(value)):
                    try:
                        self._set_up_player(position, seat, record(board))
                    except FaultyValueError as error:
                        raise FaultyValueError(str(error), f"[{seat}]{error.path}") from None
            case "ships":
                loads = {}
                for size, load in record(value).items():
                    good, amount = items(load)
                    loads[int(size)] = (piece_of(Good, good), amount)
                position.ships(loads)
            case "house":
                position.house(*pieces_of(Good, value))
            case "offer" | "next_tiles":
                tiles = pieces_of(Tile, value)
                if name == "next_tiles" and len(tiles) > MOST_NEXT:
                    raise FaultyValueError(f"{len(tiles)} are too many")
                getattr(position, name)(*tiles)
            case "colonists" | "nobles" | "gone":
                getattr(position, name)(**record(value))
            case "copies":
                for building, number in with_pieces(Building, value).items():
                    position.copies(building, number)
            case "role_doubloons" | "taken":
                getattr(position, name)(with_pieces(Role, value))
            case "captured":
                position.captured(piece_of(Role, value))
            case "running":
                said = dict(record(value))
                used = said.pop("used", None)
                more: dict[str, Any] = {} if used is None else {"used": with_pieces(Building, used)}
                position.running(piece_of(Role, said.pop("role", None)), **more, **said)
            case "action_board":
                said = record(value)
                role = said.get("marker")
                position.action_board(None if role is None else piece_of(Role, role), said.get("cards"))
            case "festival":
                position.festival(*(self._task(number, one) for number, one in enumerate(items(value))))
            case "drafted" if value is True:
                position.drafted()
            case _ if name in BY_GOOD and method is not None:
                method(**record(value))
            case _ if name in PLAIN and method is not None:
                method(value)
            case _:
                raise FaultyValueError("is not known")

    def _task(self, number: int, value: object) -> FestivalTask:
        said = dict(record(value))
        try:
            building = said.pop("building", None)
            task = FestivalTask(
                piece_of(Task, said.pop("task", None)),
                tuple(pieces_of(Tile, said.pop("estates", []))),
                tuple(pieces_of(Good, said.pop("goods", []))),
                None if building is None else piece_of(Building, building),
                said.pop("winner", None),
            )
            for name in said:
                raise FaultyValueError("is not known", f".{name}")
        except (ValueError, TypeError) as error:
            path = error.path if isinstance(error, FaultyValueError) else ""
            raise FaultyValueError(str(error), f"[{number}]{path}") from None
        return task

    def _set_up_player(self, position: Position, seat: int, board: dict[str, Any]) -> None:
        said = dict(board)
        is_player = seat < position.players
        cards = {name: said.pop(name) for name in ("cards", "met") if name in said}
        for name, value in board.items():
            if name == "city" and not is_player:
                said[name] = _at(name, pieces_of, Building, value)
            elif name == "abilities":
                said[name] = _at(name, pieces_of, AbilityTile, value)
            elif name == "reserved":
                said[name] = _at(name, piece_of, Building, value)
            elif name == "goods" and not is_player:
                said[name] = _at(name, with_pieces, Good, value)
            elif name in KINDS_ON_BOARDS and isinstance(value, dict):
                said[name] = _at(name, with_pieces, KINDS_ON_BOARDS[name], value)
        if cards:
            held, met = (_at(name, pieces_of, Achievement, cards.get(name, [])) for name in ("cards", "met"))
            position.cards(seat, *held, met=tuple(met))
        (position.player if is_player else position.puertoma)(seat, **said)


def _at(name: str, read: Callable[[Any, object], Any], kind: type[Enum], value: object) -> Any:
    try:
        return read(kind, value)
    except FaultyValueError as error:
        raise FaultyValueError(str(error), f".{name}{error.path}") from None
