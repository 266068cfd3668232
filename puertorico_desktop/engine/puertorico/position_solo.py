"""The part of the position builder about the boards of Puertomas and their action board. See `position.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Self

import attrs

from puertorico_desktop.engine.puertorico.components import (
    PLANTATIONS,
    AbilityTile,
    Building,
    Good,
    Role,
    Tile,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Level, Options
from puertorico_desktop.engine.puertorico.phases.draft import Draft
from puertorico_desktop.engine.puertorico.phases.keeping import KeepCards
from puertorico_desktop.engine.puertorico.position_tools import (
    BOARDS,
    FROM_SUPPLY,
    check_numbers,
    check_piece,
    pieces_of,
    seat_of,
    set_copies,
)
from puertorico_desktop.engine.puertorico.puertoma.ability_tiles import board_of, level_of, use_unlocked
from puertorico_desktop.engine.puertorico.puertoma.action_board import TIE_BREAK_CARDS, place_of
from puertorico_desktop.engine.puertorico.puertoma.board import LEVELS, PuertomaBoard
from puertorico_desktop.engine.puertorico.rules import rules_of
from puertorico_desktop.engine.puertorico.setup import new_game


class SoloBuilder:
    """The methods of the position builder about Puertomas."""

    _options: Options

    def _do(self, when: int, step: Callable[[PuertoRico], None]) -> Any:
        raise NotImplementedError

    def puertoma(
        self,
        seat: int,
        *,
        doubloons: int | None = None,
        points: int = 0,
        estates: Mapping[Tile, int | tuple[int, int]] | None = None,
        aside: Mapping[Tile, int] | None = None,
        people_aside: int = 0,
        nobles: int = 0,
        city: Sequence[Building] = (),
        abilities: Sequence[AbilityTile] = (),
        reserved: Building | None = None,
        goods: Mapping[Good, int] | None = None,
    ) -> Self:
        """Furnish the board of a Puertoma. Goods and people are taken from the supply, tiles from the pile.

        `estates` gives for a kind their number, or (number, number of people under them); `aside` the tiles in the VP
        area, `people_aside` the people there; `nobles` is the number of nobles among all its people. `city` are its
        buildings in the order of building, `abilities` the ability tiles that lie face up and work, `reserved` the
        building with its reserve marker. Raises ValueError if the seat belongs to a player, or a piece or number is
        impossible.
        """
        if seat_of(seat, self._options) < self._options.players - self._options.puertomas:
            raise ValueError(f"puertoma: seat {seat} belongs to a player")
        check_numbers("puertoma", doubloons or 0, points, people_aside, nobles)
        lying = {
            kind: number if isinstance(number, tuple) else (number, 0)
            for kind, number in pieces_of("estates", estates, Tile, PLANTATIONS).items()
        }
        apart = dict(pieces_of("aside", aside, Tile, (*PLANTATIONS, Tile.QUARRY)))
        owned = dict(pieces_of("goods", goods, Good))
        check_numbers("puertoma", *apart.values(), *owned.values(), *[n for pair in lying.values() for n in pair])
        for building in (*city, *(() if reserved is None else (reserved,))):
            check_piece("city", building, Building)

        def set_up_puertoma(game: PuertoRico) -> None:
            board = board_of(game, seat)
            if doubloons is not None:
                board.doubloons = doubloons
            board.points += points
            game.points_left = max(0, game.points_left - points)
            for good, amount in owned.items():
                board.goods[good] += amount
                game.goods[good] -= amount
            _settle(game, board, lying, apart, people_aside, nobles)
            for building in city:
                if not game.building_supply[building] or board.level_for(building) >= LEVELS:
                    raise ValueError(f"city: no room, or no copy, of the {building.id}")
                board.add_building(building)
                set_copies(game, building, game.building_supply[building] - 1)
            if reserved is not None:
                board.reserved = int(reserved)
            for tile in abilities:
                level = level_of(tile)
                board.abilities = (*board.abilities[:level], int(tile), *board.abilities[level + 1 :])
            use_unlocked(game, seat)

        self._do(BOARDS, set_up_puertoma)
        return self

    def action_board(self, marker: Role | None = None, cards: Iterable[int] | None = None) -> Self:
        """Set the role on which the action marker stands, and the numbers of the tie-break cards in the pile: a pile
        of one card determines the next card. Raises ValueError in a game without a Puertoma, or for an unknown
        card."""
        if not self._options.puertomas:
            raise ValueError("action_board: not in this game")
        pile = None if cards is None else sorted(set(cards))
        if pile is not None and any(card not in range(1, len(TIE_BREAK_CARDS) + 1) for card in pile):
            raise ValueError(f"action_board: cards {pile}")

        def lay(game: PuertoRico) -> None:
            if marker is not None:
                game.marker = place_of(marker)
            if pile is not None:
                game.tie_cards = sum(1 << card - 1 for card in pile)

        self._do(FROM_SUPPLY, lay)
        return self


def _settle(
    game: PuertoRico,
    board: PuertomaBoard,
    lying: Mapping[Tile, tuple[int, int]],
    apart: Mapping[Tile, int],
    people_aside: int,
    nobles: int,
) -> None:
    """Place tiles and people on the board of a Puertoma."""
    counts = list(board.colonists)
    for kind, (number, people) in lying.items():
        for _ in range(number):
            board.add_tile(kind)
        game.plantation_pile[kind] -= number
        counts[kind] += people
    for tile, number in apart.items():
        board.aside = tuple([had + (number if kind == tile else 0) for kind, had in enumerate(board.aside)])
        board.tiles += number
        if tile is Tile.QUARRY:
            game.quarries -= number
        else:
            game.plantation_pile[tile] -= number
    arrived = sum(counts) - sum(board.colonists) + people_aside
    board.all_colonists += arrived
    board.all_nobles += nobles
    game.noble_supply -= nobles
    game.colonist_supply -= arrived - nobles
    board.place_colonists(counts)


def unprepared_game(options: Options, drafted: bool = False) -> PuertoRico:
    """Returns a game with seed 0 before its first role: hard Puertomas have received no gifts, and players have kept
    the first of the cards that they were dealt. `drafted`: where buildings are drafted, the draft is played with
    arbitrary choices."""
    game = new_game(attrs.evolve(options, level=Level.NORMAL), 0)
    while drafted and isinstance(game.stack[-1], Draft):
        game.play(game.legal_actions()[0])
    while isinstance(game.stack[-1], KeepCards) and game.stack[-1].sets_aside:
        game.play(game.legal_actions()[0])
    game.options, game.rules = options, rules_of(options)
    return game
