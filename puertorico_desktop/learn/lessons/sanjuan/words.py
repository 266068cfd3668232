"""Positions of San Juan in words, and the numbers that lessons count on its table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any

from puertorico_desktop.engine.sanjuan import events
from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.engine.sanjuan.components import PRODUCERS, SLOT_OF, Card, Good, Role
from puertorico_desktop.engine.sanjuan.events import Event, PhaseEnded
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.position import Position
from puertorico_desktop.engine.sanjuan.state import PlayerBoard
from puertorico_desktop.learn.lessons.game import (
    LessonGame,
    event_classes,
    items,
    not_nothing,
    piece_of,
    pieces_by_id,
    pieces_of,
    record,
)
from puertorico_desktop.saves.converter import FaultyValueError

PILES = ("city", "covered", "chapel", "church", "harbor", "revealed")


class SanJuanLessons(LessonGame):
    """The lessons of San Juan, see `LessonGame`."""

    phase_ended = PhaseEnded
    builder = Position
    events: Mapping[str, type] = event_classes(Event, (events,))
    pieces: Mapping[str, Enum] = {
        name: member for kind in (Role, Card, Good) for name, member in pieces_by_id(kind).items()
    }
    states = frozenset({"hand", "goods", "buildings", "score"})
    names = frozenset({*pieces, *(f"{card.id}_{figure}" for card in CATALOG for figure in ("cost", "points"))})

    def value(self, game: SanJuan, state: str, seat: int, piece: str) -> int:
        """Returns the number named `state` for a seat: cards in hand, goods, buildings, or points if the game ended
        now."""
        player = game.players[seat]
        match state:
            case "hand":
                return player.hand[piece_of(Card, piece)] if piece else player.hand_size
            case "goods":
                return len(player.goods[SLOT_OF[piece_of(Card, piece)]]) if piece else sum(map(len, player.goods))
            case "buildings":
                return player.city[piece_of(Card, piece)] if piece else player.buildings
            case "score":
                return game.scores()[seat].total
        raise ValueError(f"nobody can count {state!r}")

    def say(self, position: Position, name: str, value: Any) -> None:
        """Pass one entry to the builder, in the words of `engine/sanjuan/position.py`."""
        match name:
            case "players" if isinstance(value, list):
                for seat, board in enumerate(value):
                    position.player(seat, **self._board(board))
            case "deck":
                position.deck(*pieces_of(Card, value))
            case "discards":
                for one in items(value):
                    said = record(one) if isinstance(one, dict) else {"cards": [one]}
                    position.discards(*pieces_of(Card, said.get("cards")), known=items(said.get("known", [])))
            case "price_order":
                position.price_order(**record(value))
            case "round":
                position.round(value)
            case "taken" if isinstance(value, list):
                position.taken(*pieces_of(Role, value))
            case "prices":
                position.prices(value)
            case "round_start" if value is True:
                position.round_start()
            case _:
                raise FaultyValueError("is not known")

    def _board(self, board: Any) -> dict[str, Any]:
        said = {name: pieces_of(Card, value) if name in PILES else value for name, value in record(board).items()}
        goods = said.get("goods")
        if isinstance(goods, dict):
            said["goods"] = {piece_of(Card, on): pieces_of(Card, cards) for on, cards in goods.items()}
        elif "goods" in said:
            said["goods"] = pieces_of(Card, said["goods"])
        if isinstance(said.get("hand"), list):
            said["hand"] = pieces_of(Card, said["hand"])
        elif "hand" in said:
            said["hand"] = {piece_of(Card, card): number for card, number in record(said["hand"]).items()}
        return said

    def words(self, game: SanJuan) -> dict[str, Any]:
        """Returns the words for a position between two turns: every card of the pack, in order."""
        taken = [[role for role in Role if game.role_owners[role] == seat] for seat in range(len(game.players))]
        order = [(game.governor + turn) % len(game.players) for turn in range(game.turn)]
        discards = zip(game.discards, game.known, strict=True)
        said: dict[str, Any] = {
            "governor": game.governor,
            "round": game.round,
            "taken": [taken[seat].pop().id for seat in order],
            "price_order": {
                "numbers": [number + 1 for number in game.prices],
                "next_one": game.next_price + 1,
                "seen": game.prices_seen,
            },
            "deck": [Card(card).id for card in reversed(game.deck)],
            "discards": [_discard(card, mask) for card, mask in discards],
            "players": [_player(player) for player in game.players],
        }
        return not_nothing(said, least=("governor",))


def _discard(card: int, mask: int) -> dict[str, Any]:
    seats = [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
    return not_nothing({"cards": [Card(card).id], "known": seats})


def _ids(cards: Iterable[int]) -> list[str]:
    return [Card(card).id for card in cards]


def _player(player: PlayerBoard) -> dict[str, Any]:
    piles: dict[str, Any] = {
        "hand": {card.id: player.hand[card] for card in Card if player.hand[card]},
        "city": [card.id for card in Card for _ in range(player.city[card])],
        "goods": {card.id: _ids(player.goods[SLOT_OF[card]]) for card in PRODUCERS if player.goods[SLOT_OF[card]]},
        "covered": _ids(player.covered),
        "chapel": _ids(player.chapel),
        "church": _ids(player.church),
        "harbor": _ids(player.harbor),
        "revealed": _ids(player.revealed),
        "church_used": player.church_used,
    }
    return {**not_nothing(piles), "granary": False}
