"""Conversion of the board of a Puertoma (the automatic opponent) to a record, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

import attrs

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import (
    PLANTATIONS,
    SITES,
    AbilityTile,
    Building,
    Good,
    Role,
    Tile,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.fields import mask_of, numbers_in
from puertorico_desktop.engine.puertorico.puertoma.ability_tiles import hooks_of_tiles, tiles_of_level
from puertorico_desktop.engine.puertorico.puertoma.action_board import TIE_BREAK_CARDS
from puertorico_desktop.engine.puertorico.puertoma.board import (
    CIRCLES_OF_ESTATE,
    ESTATES_OF_A_KIND,
    GONE,
    HIDDEN,
    LEVELS,
    NOBODYS,
    PuertomaBoard,
)
from puertorico_desktop.saves.converter import Count
from puertorico_desktop.saves.errors import Problem, SaveError


@attrs.frozen
class EstatesRecord:
    """The number of estates of a kind in their spaces, and the number of people under them."""

    tile: Tile
    tiles: Count
    colonists: Count


@attrs.frozen
class PuertomaRecord:
    """The fields that only the board of a Puertoma has.

    `aside` are the tiles in the VP area, `people_aside` the people there, `newcomers` the people still to be placed;
    `nobles` is the number of nobles among all people. `city` are the buildings by the level of their space.
    `abilities` are the face-up ability tiles; tiles of the levels in `gone` are out of the game, those of the levels
    in `working` are in effect (levels count from 0). `reserved` is the building with the reserve marker; `produced`
    are the kinds of goods recorded in the craftsman phase.
    """

    estates: tuple[EstatesRecord, ...]
    aside: dict[Tile, Count]
    people_aside: Count
    newcomers: Count
    nobles: Count
    city: tuple[tuple[Building, ...], ...]
    abilities: tuple[AbilityTile, ...]
    gone: tuple[Count, ...]
    working: tuple[Count, ...]
    reserved: Building | None
    produced: tuple[Good, ...]


def puertoma_record(board: PuertomaBoard) -> PuertomaRecord:
    """Returns the record of a board."""
    return PuertomaRecord(
        estates=tuple(
            [
                EstatesRecord(kind, Count(board.estates[kind]), Count(board.colonists[kind]))
                for kind in PLANTATIONS
                if board.estates[kind]
            ]
        ),
        aside={tile: Count(board.aside[tile]) for tile in (*PLANTATIONS, Tile.QUARRY) if board.aside[tile]},
        people_aside=Count(board.people_aside),
        newcomers=Count(board.newcomers),
        nobles=Count(board.all_nobles),
        city=tuple([tuple(map(Building, standing)) for standing in board.city]),
        abilities=tuple([AbilityTile(tile) for tile in board.abilities if tile >= 0]),
        gone=tuple([Count(level) for level, tile in enumerate(board.abilities) if tile == GONE]),
        working=tuple(map(Count, numbers_in(board.working))),
        reserved=None if board.reserved == NOBODYS else Building(board.reserved),
        produced=tuple(map(Good, numbers_in(board.produced))),
    )


def restored_board(record: PuertomaRecord, doubloons: int, place: str) -> PuertomaBoard:
    """Returns the board of a record, without points and goods. Raises SaveError (DAMAGED) if the record is not
    valid."""
    board = PuertomaBoard.with_hooks(doubloons, hooks_of_tiles(0))
    colonists = [0] * len(SITES)
    for number, lying in enumerate(record.estates):
        here = f"{place}.estates[{number}]"
        if lying.tile not in PLANTATIONS or board.estates[lying.tile]:
            _refuse(f"{here}.tile", f"{lying.tile.id} does not belong there, or stands there twice")
        if not 0 < lying.tiles <= ESTATES_OF_A_KIND:
            _refuse(f"{here}.tiles", f"{lying.tiles} on {ESTATES_OF_A_KIND} spaces")
        if lying.colonists > lying.tiles * CIRCLES_OF_ESTATE[lying.tile]:
            _refuse(f"{here}.colonists", f"{lying.colonists} under {lying.tiles} estates")
        for _ in range(lying.tiles):
            board.add_tile(lying.tile)
        colonists[lying.tile] = lying.colonists
    if Tile.FOREST in record.aside:
        _refuse(f"{place}.aside", "a forest")
    board.aside = tuple([record.aside.get(tile, 0) for tile in (*PLANTATIONS, Tile.QUARRY)])
    board.tiles += sum(board.aside)
    if len(record.city) != LEVELS:
        _refuse(f"{place}.city", f"{len(record.city)} levels")
    _build(board, record, place)
    board.colonists = bytes(colonists)
    board.people_aside = record.people_aside
    board.all_colonists = sum(colonists) + record.people_aside + record.newcomers
    if record.nobles > board.all_colonists:
        _refuse(f"{place}.nobles", f"{record.nobles} of {board.all_colonists} people")
    board.all_nobles = record.nobles
    board.reserved = NOBODYS if record.reserved is None else int(record.reserved)
    board.produced = mask_of(map(int, record.produced))
    _turn_up(board, record, place)
    return board


def _build(board: PuertomaBoard, record: PuertomaRecord, place: str) -> None:
    for level, standing in enumerate(record.city):
        for building in standing:
            if not CATALOG[building].is_chosen or board.owns(building):
                _refuse(f"{place}.city[{level}]", f"{building.id} does not belong there, or stands there twice")
            board.owned |= 1 << building
            board.spaces += 1
    board.city = tuple([tuple(map(int, standing)) for standing in record.city])


def _turn_up(board: PuertomaBoard, record: PuertomaRecord, place: str) -> None:
    found = [HIDDEN] * LEVELS
    for level in record.gone:
        if level >= LEVELS:
            _refuse(f"{place}.gone", f"there is no level {level}")
        found[level] = GONE
    for tile in record.abilities:
        place_of_tile = next(one for one in range(LEVELS) if tile in tiles_of_level(one))
        if found[place_of_tile] != HIDDEN:
            _refuse(f"{place}.abilities", f"{tile.id} is one too many of its level")
        found[place_of_tile] = int(tile)
    board.abilities = tuple(found)
    working = set(record.working)
    if any(level >= LEVELS or found[level] < 0 for level in working):
        _refuse(f"{place}.working", "a tile works that does not lie face up")
    tiles = sum(1 << found[level] for level in working)
    board.use_abilities(mask_of(working), hooks_of_tiles(tiles))


def lay_out_solo(
    game: PuertoRico, marker: Role | None, tie_cards: Sequence[int], turned: Sequence[int], place: str
) -> None:
    """Set the action marker and the tie-break cards of the game. Raises SaveError (DAMAGED)."""
    if (marker is not None) != bool(game.rules.automatic):
        _refuse(f"{place}.marker", "missing, or in a game without a Puertoma")
    cards = (*tie_cards, *turned)
    if any(not 0 < card <= len(TIE_BREAK_CARDS) for card in cards) or (cards and marker is None):
        _refuse(f"{place}.tie_cards", "there are no such cards")
    if marker is not None:
        game.marker = int(marker)
    game.tie_cards = mask_of(card - 1 for card in tie_cards)
    game.turned = tuple(map(int, turned))


def _refuse(place: str, fault: str) -> NoReturn:
    raise SaveError(Problem.DAMAGED, place, fault)
