"""The encoding of a running game as bytes: small counts, put together from cached parts that many positions share."""

from __future__ import annotations

from functools import cache
from typing import Final

import attr

from puertorico_desktop.bots.sanjuan.heuristic.building_value import CARD
from puertorico_desktop.bots.sanjuan.heuristic.keeping import keep_values
from puertorico_desktop.engine.fields import FieldMethods
from puertorico_desktop.engine.memo import Memo
from puertorico_desktop.engine.sanjuan.catalog import HALLS, MONUMENTS, POINTS, PRICES
from puertorico_desktop.engine.sanjuan.choices import kinds_of
from puertorico_desktop.engine.sanjuan.components import CARDS, GOODS, ROLES, TWO_PLAYER_ROLES, Card
from puertorico_desktop.engine.sanjuan.decisions import Stage
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import MOST_PLAYERS
from puertorico_desktop.engine.sanjuan.scoring import (
    CUSTOMS_HOUSE_SHARE,
    assembly_hall,
    cathedral,
    city_hall,
    residence,
    town_square,
)
from puertorico_desktop.engine.sanjuan.state import FREE, GameState, PlayerBoard

_MOST: Final = 255
PURSE: Final = 8
"""The number of cards in hand up to which each number is told apart: below it there are buildings that cannot be
paid."""
FULL: Final = 6
"""The number of last buildings of a city, before it is full, that are told apart one by one."""
BEST: Final = 4
"""The number of the best cards in hand whose values are included."""
_SCALE: Final = 8
"""The number that stands for a point in the values of the best cards."""
_ROLES: Final = int(Stage.ROLES)
_CATHEDRAL, _CUSTOMS_HOUSE = 1 << Card.CATHEDRAL, 1 << Card.CUSTOMS_HOUSE


@cache
def _one_of(index: int, many: int) -> bytes:
    return bytes([place == index for place in range(many)])


@cache
def _at_least(amount: int, many: int) -> bytes:
    return bytes([amount > place for place in range(many)])


_Orders = tuple[int, int, int, int]


def _turns(orders: _Orders) -> list[bytes]:
    """Returns, for each seat, its place behind the governor, and the number of roles chosen before it chooses
    again."""
    players, governor, turn, many = orders
    found = []
    for seat in range(players):
        behind = (seat - governor) % players
        wait = next((more for more in range(many - turn) if (turn + more) % players == behind), MOST_PLAYERS)
        found.append(_one_of(behind, MOST_PLAYERS) + _one_of(wait, MOST_PLAYERS + 1))
    return found


_TURNS: Final[Memo[_Orders, list[bytes]]] = Memo(_turns, 1 << 10)


def _city(key: tuple[int, tuple[int, ...]]) -> tuple[bytes, bytes, int]:
    """Returns a city as numbers, the counts of its buildings, and those of its points that depend on its buildings
    alone."""
    owned, made = key
    city = [*made, *(owned >> card & 1 for card in CARDS[len(made) :])]
    board = PlayerBoard([], city, [], owned=owned)
    points = sum([number * worth for number, worth in zip(city, POINTS, strict=True)])
    for card, bonus in (
        (Card.ASSEMBLY_HALL, assembly_hall),
        (Card.CITY_HALL, city_hall),
        (Card.TOWN_SQUARE, town_square),
        (Card.RESIDENCE, residence),
    ):
        if owned >> card & 1:
            points += bonus(board)
    monuments, halls = (owned & MONUMENTS).bit_count(), (owned & HALLS).bit_count()
    counts = bytes((sum(city), sum(made), len(made) - made.count(0), monuments, halls))
    return bytes(city), counts, points


_CITIES: Final[Memo[tuple[int, tuple[int, ...]], tuple[bytes, bytes, int]]] = Memo(_city, 1 << 14)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Encoder(FieldMethods):
    """The encoder of the numbers of a `Layout` for a number of players."""

    players: int

    def __init__(self, players: int) -> None:
        self.players = players

    def encode(self, game: SanJuan) -> bytes:
        """Returns a running game as bytes."""
        players = self.players
        many = TWO_PLAYER_ROLES if players == 2 else players
        turns = _TURNS[players, game.governor, min(game.turn, many), many]
        boards = [self._board(game, seat, turns[seat]) for seat in range(players)]
        boards.append(self._common(game))
        return b"".join(boards)

    def _board(self, table: GameState, seat: int, turns: bytes) -> bytes:
        """Returns a player's board as bytes; `turns` are its places in the order of turns."""
        player = table.players[seat]
        size, owned = player.hand_size, player.owned
        goods = [len(lying) for lying in player.goods]
        city, counts, points = _CITIES[owned, tuple(player.city[: len(GOODS)])]
        tucked = len(player.chapel) + len(player.church) + len(player.harbor)
        points += tucked
        if owned & _CATHEDRAL:
            points += cathedral(table, seat)
        if owned & _CUSTOMS_HOUSE:
            points += points // CUSTOMS_HOUSE_SHARE
        values = keep_values(table, seat)
        held = sorted([values[card] for card in kinds_of(player.held)], reverse=True)[:BEST]
        best = [min(_MOST, int(_SCALE * (value - CARD))) for value in held] + [0] * (BEST - len(held))
        return b"".join(
            (
                city,
                bytes(player.hand),
                bytes((*goods, min(size, _MOST), sum(goods), min(tucked, _MOST))),
                counts,
                bytes((min(points, _MOST), player.church_used)),
                _at_least(min(size, PURSE), PURSE),
                bytes(best),
                _at_least(min(max(0, player.buildings - (FULL - 1)), FULL), FULL),
                turns,
                bytes((table.asked == seat,)),
            )
        )

    def _common(self, table: GameState) -> bytes:
        """Returns the features that all players share."""
        place = table.next_price
        known = place < table.prices_seen or table.prices_seen >= len(PRICES) - 1
        stage = table.stage
        running = stage - _ROLES if _ROLES <= stage <= _ROLES + len(ROLES) else len(ROLES) + 1
        return b"".join(
            (
                bytes(
                    (
                        min(len(table.deck), _MOST),
                        min(len(table.discards), _MOST),
                        min(table.round, _MOST),
                        max([player.buildings for player in table.players]),
                        table.cathedral,
                        *(PRICES[table.prices[place]] if known else (0,) * len(GOODS)),
                        known,
                    )
                ),
                bytes([owner == FREE for owner in table.role_owners]),
                _one_of(running, len(ROLES) + 2),
            )
        )
