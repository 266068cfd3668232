"""Positions of San Juan in words, and what lessons count on its table."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from enum import Enum
from typing import Any

from puertorico_desktop.engine.sanjuan import events
from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.engine.sanjuan.components import SLOT_OF, Card, Good, Role
from puertorico_desktop.engine.sanjuan.events import Event, PhaseEnded
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.engine.sanjuan.position import Position
from puertorico_desktop.learn.lessons.game import check_numbers
from puertorico_desktop.saves.converter import FaultyValueError, excerpt

PILES = ("city", "goods", "covered", "chapel", "church", "harbor", "revealed")


def _one(kind: type[Any], value: object) -> Any:
    found = next((member for member in kind if member.id == value), None)
    if found is None:
        raise FaultyValueError(f"{excerpt(value)} is no {kind.__name__.lower()}")
    return found


def _cards(value: object) -> list[Card]:
    if not isinstance(value, list):
        raise FaultyValueError(f"{excerpt(value)} is not a list")
    return [_one(Card, card) for card in value]


def _events() -> dict[str, type]:
    kinds = inspect.getmembers(events, inspect.isclass)
    return {
        re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower(): kind
        for name, kind in kinds
        if issubclass(kind, Event) and kind is not Event
    }


class SanJuanLessons:
    """See `LessonGame`."""

    events: Mapping[str, type] = _events()
    pieces: Mapping[str, Enum] = {piece.id: piece for kind in (Role, Card, Good) for piece in kind}
    states = frozenset({"hand", "goods", "buildings", "score"})
    names = frozenset({*pieces, *(f"{card.id}_{figure}" for card in CATALOG for figure in ("cost", "points"))})

    def ends_phase(self, event: Event) -> bool:
        """Returns whether everybody has had their turn."""
        return isinstance(event, PhaseEnded)

    def value(self, game: SanJuan, state: str, seat: int, piece: str) -> int:
        """Returns how much of that a seat has: cards in hand, goods, buildings, points as if the game ended now."""
        player = game.players[seat]
        match state:
            case "hand":
                return player.hand[_one(Card, piece)] if piece else player.hand_size
            case "goods":
                return len(player.goods[SLOT_OF[_one(Card, piece)]]) if piece else sum(map(len, player.goods))
            case "buildings":
                return player.city[_one(Card, piece)] if piece else player.buildings
            case "score":
                return game.scores()[seat].total
        raise ValueError(f"nobody can count {state!r}")

    def position(self, words: Mapping[str, Any], options: Options) -> SanJuan:
        """Returns the game that the words of `engine/sanjuan/position.py` describe."""
        said = dict(words)
        check_numbers(said, "position")
        try:
            position = Position(options, said.pop("governor", 0))
        except ValueError as error:
            raise FaultyValueError(str(error), "position.governor") from None
        for name, value in said.items():
            try:
                self._say(position, name, value)
            except (ValueError, TypeError) as error:
                path = error.path if isinstance(error, FaultyValueError) else ""
                raise FaultyValueError(str(error), f"position.{name}{path}") from None
        try:
            return position.build()
        except (ValueError, TypeError, IndexError, KeyError) as error:
            raise FaultyValueError(str(error), "position") from None

    def _say(self, position: Position, name: str, value: Any) -> None:
        match name:
            case "players" if isinstance(value, list):
                for seat, board in enumerate(value):
                    position.player(seat, **self._board(board))
            case "deck" | "discards":
                getattr(position, name)(*_cards(value))
            case "taken" if isinstance(value, list):
                position.taken(*(_one(Role, role) for role in value))
            case "prices":
                position.prices(value)
            case "round_start" if value is True:
                position.round_start()
            case _:
                raise FaultyValueError("is not known")

    def _board(self, board: Any) -> dict[str, Any]:
        if not isinstance(board, dict):
            raise FaultyValueError(f"{excerpt(board)} is not a record")
        said: dict[str, Any] = {name: _cards(value) if name in PILES else value for name, value in board.items()}
        if isinstance(said.get("hand"), list):
            said["hand"] = _cards(said["hand"])
        elif isinstance(board.get("hand"), dict):
            said["hand"] = {_one(Card, card): number for card, number in board["hand"].items()}
        return said

    def words(self, game: SanJuan) -> dict[str, Any]:
        """Returns the words for a table between two turns."""
        raise ValueError("positions with hidden hands are not written down")
