"""Invariants of the boards of Puertomas, and of the pieces beside them. See `invariants`."""

from __future__ import annotations

from collections.abc import Iterator

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import PLANTATIONS
from puertorico_desktop.engine.puertorico.puertoma.ability_tiles import MOST_OF_EASY, hooks_of_tiles, tiles_of_level
from puertorico_desktop.engine.puertorico.puertoma.action_board import TIE_BREAK_CARDS, place_of
from puertorico_desktop.engine.puertorico.puertoma.board import (
    CIRCLES_OF_ESTATE,
    ESTATES_OF_A_KIND,
    GONE,
    LEVEL_OF,
    NOBODYS,
    SPACES_A_LEVEL,
    PuertomaBoard,
)
from puertorico_desktop.engine.puertorico.puertoma.building import NEVER_BUILT
from puertorico_desktop.engine.puertorico.puertoma.reserve import Reserving
from puertorico_desktop.engine.puertorico.state import SPACES, GameState


def board_faults(table: GameState, board: PuertomaBoard) -> Iterator[str]:
    """Yields what is wrong with one board, one line each."""
    for kind in PLANTATIONS:
        if not 0 <= board.estates[kind] <= ESTATES_OF_A_KIND:
            yield f"estates[{kind.id}]: {board.estates[kind]}"
        if board.circles[kind] != board.estates[kind] * CIRCLES_OF_ESTATE[kind]:
            yield f"circles[{kind.id}]: not those of the estates"
        if not 0 <= board.colonists[kind] <= board.circles[kind]:
            yield f"colonists[{kind.id}]: {board.colonists[kind]} in {board.circles[kind]} circles"
    if sum(board.circles) != board.all_circles or board.tiles != sum(board.estates) + sum(board.aside):
        yield "tiles: not those of the board"
    if min(board.doubloons, board.points, board.people_aside, board.newcomers, *board.goods, *board.aside) < 0:
        yield "a figure is below 0"
    if not 0 <= board.all_nobles <= board.all_colonists:
        yield f"nobles: {board.all_nobles} of {board.all_colonists} people"
    yield from _city_faults(table, board)
    tiles = sum([1 << tile for level, tile in enumerate(board.abilities) if board.working >> level & 1])
    if board.hooks != hooks_of_tiles(tiles) or board.moments != board.hooks.called_at:
        yield "abilities: not those that work"


def _city_faults(table: GameState, board: PuertomaBoard) -> Iterator[str]:
    owned = 0
    for level, standing in enumerate(board.city):
        if len(standing) > SPACES_A_LEVEL:
            yield f"city[{level}]: {len(standing)} buildings"
        for building in standing:
            owned |= 1 << building
            row = CATALOG[building]  # type: ignore[index]  # a building is its number
            if LEVEL_OF[building] > level or not row.is_chosen or building in NEVER_BUILT:
                yield f"city[{level}]: the {row.building.id}"
    if owned != board.owned or board.spaces != sum(map(len, board.city)):
        yield "owned: not the buildings that stand there"
    for level, tile in enumerate(board.abilities):
        if tile >= 0 and tile not in tiles_of_level(level):
            yield f"abilities[{level}]: of another level"
        if tile == GONE and (not table.rules.easy or sum([one >= 0 for one in board.abilities]) != MOST_OF_EASY):
            yield f"abilities[{level}]: out of the game"


def solo_faults(table: GameState) -> Iterator[str]:
    """Yields what is wrong with the marker, the cards and the reserve markers, one line each."""
    boards = [player for player in table.players if isinstance(player, PuertomaBoard)]
    if sum([1 << seat for seat, player in enumerate(table.players) if player in boards]) != table.rules.automatic:
        yield "players: boards of another kind than the seats have"
    if not boards:
        return
    if table.marker not in [place_of(role) for role in table.rules.cards]:
        yield f"marker: on {table.marker}"
    pile = {number + 1 for number in range(len(TIE_BREAK_CARDS)) if table.tie_cards >> number & 1}
    if table.turned and table.turned[-1] in pile:
        yield "tie_cards: a card is there twice"
    reserved = [board.reserved for board in boards if board.reserved != NOBODYS]
    if len(set(reserved)) != len(reserved):
        yield "reserved: by two"
    for building in reserved:
        if SPACES[building] == 1 or not table.on_sale >> building & 1:
            yield f"reserved: {building} is not large, or not on sale"
    for seat, player in enumerate(table.players):
        waits = any(isinstance(phase, Reserving) and phase.seat == seat for phase in table.stack)
        if isinstance(player, PuertomaBoard) and waits and player.reserved != NOBODYS:
            yield f"reserved: by seat {seat}, which waits for it"
