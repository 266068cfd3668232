"""The places where guests of a guesthouse can matter: those that the rules read at a moment
(`abilities.base.READ_AT`).

Most buildings have one circle, so only an empty one has room; tiles and production buildings may have room although
people are there. The empty buildings are a mask, which is quick to test; the other places are checked one by one, at
few moments only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from puertorico_desktop.engine.memo import Memo
from puertorico_desktop.engine.puertorico.abilities.base import Trigger, read_at
from puertorico_desktop.engine.puertorico.catalog import CATALOG, PLANTS
from puertorico_desktop.engine.puertorico.components import GOODS, PLANTATIONS, Building, Tile, site_of
from puertorico_desktop.engine.puertorico.expansion_actions import MOVE_GUEST, SideAction

_PLANTS: Final = tuple(plant for good in GOODS for plant in PLANTS[good])
_MAKE_GOODS: Final = sum(1 << plant for plant in _PLANTS)
_ROOMY_AT: Final[Mapping[Trigger, tuple[Tile | Building, ...]]] = {
    Trigger.BUILDING: (Tile.QUARRY,),
    Trigger.BEFORE_CRAFTSMAN: (*PLANTATIONS, *(plant for plant in _PLANTS if CATALOG[plant].circles > 1)),
}
"""The pieces that are read at a moment and may have room although people are there."""
WHEN_PEOPLE_COUNT: Final = 1 << Trigger.CHOOSING | 1 << Trigger.ENDING
"""The mask of the moments at which guests may move to a tile so that enough people are there for an achievement. In
games without achievements a role is chosen at PRIVILEGE instead of CHOOSING: only empty buildings matter then."""
TILE_SITES: Final[tuple[int, ...]] = tuple([site_of(tile) for tile in (*PLANTATIONS, Tile.QUARRY)])
"""The sites of the tiles with circles."""
_WITH_ROOMY: Final = sum(1 << moment for moment in _ROOMY_AT) | WHEN_PEOPLE_COUNT
_KEPT: Final = 1 << 12


def _buildings_read(moment: int) -> int:
    return read_at(Trigger(moment)) | (_MAKE_GOODS if moment == Trigger.BEFORE_CRAFTSMAN else 0)


BUILDINGS_READ: Final[Memo[int, int]] = Memo(_buildings_read, len(Trigger))
"""A cache that maps the number of a moment to the mask of the buildings whose occupation the rules read then."""


ROOMY_SITES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([site_of(piece) for piece in _ROOMY_AT.get(moment, ())]) for moment in Trigger]
)
"""The sites, by the number of a moment, that are read then and may have room although people are there."""

_KINDS: Final = 2
_COLONISTS: Final = 1
_NOBLES: Final = 2


def _moves(sites_and_kinds: int) -> tuple[SideAction, ...]:
    return tuple(
        move
        for number, move in enumerate(MOVE_GUEST)
        if sites_and_kinds >> _KINDS + number // _KINDS & 1 and sites_and_kinds >> number % _KINDS & 1
    )


_MOVES: Final[Memo[int, tuple[SideAction, ...]]] = Memo(_moves, _KEPT)


def moves_to(sites: int, colonists: bool, nobles: bool) -> tuple[SideAction, ...]:
    """Returns the moves of guests to the sites in a mask; `colonists` and `nobles` say which kinds of people are
    among the guests."""
    return _MOVES[sites << _KINDS | (_COLONISTS if colonists else 0) | (_NOBLES if nobles else 0)]


def _moments_with(empty: int) -> int:
    moments = _WITH_ROOMY
    for moment in Trigger:
        if BUILDINGS_READ[moment] & empty:
            moments |= 1 << moment
    return moments


_MOMENTS: Final[Memo[int, int]] = Memo(_moments_with, _KEPT)


def moments_of_guests(empty: int) -> int:
    """Returns the mask of the moments at which guests may have a place to go: one of these empty buildings, or a
    place that may have room in any case."""
    return _MOMENTS[empty & ~_MAKE_GOODS]
