"""The selection of the buildings of a game: those of the base game, a fixed set, a random one, or those that the
players draft.

The board has a space for each kind of violet building, with a price printed on it (data-sheet.md 3.6); a building
goes to a space of its own price. So buildings of one price exclude each other: there is one space for 6 doubloons,
hence never a large warehouse beside a small wharf (T000-R11). Production buildings are in every game; the jeweler is
one, but is selected like the violet ones (S000).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from puertorico_desktop.engine.puertorico.catalog import BASE_BUILDINGS, CATALOG, OF_EXPANSION
from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.engine.puertorico.options import PUBLISHED, Expansion, Options, Selection
from puertorico_desktop.engine.puertorico.rules import Rules, rules_of
from puertorico_desktop.engine.rng import Rng

SPACES_BY_COST: Final = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}
"""The number of spaces of each price."""

MAKING_GOODS: Final = tuple(building for building in BASE_BUILDINGS if not CATALOG[building].is_chosen)
"""The buildings that are in every game."""

_B = Building
FIXED: Final[dict[tuple[Expansion, ...], tuple[Building, ...]]] = {
    (Expansion.NEW_BUILDINGS,): (
        *(_B.AQUEDUCT, _B.FOREST_HOUSE, _B.BLACK_MARKET, _B.STOREHOUSE, _B.GUESTHOUSE, _B.TRADING_POST, _B.CHURCH),
        *(_B.SMALL_WHARF, _B.LIGHTHOUSE, _B.LIBRARY, _B.SPECIALTY_FACTORY, _B.UNION_HALL, _B.STATUE, _B.CLOISTER),
        *(_B.GUILD_HALL, _B.CUSTOMS_HOUSE, _B.CITY_HALL),
    ),
    (Expansion.CITIZENS,): (
        *(_B.LAND_OFFICE, _B.CHAPEL, _B.HUNTING_LODGE, _B.ZONING_OFFICE, _B.ROYAL_SUPPLIER, _B.VILLA, _B.JEWELER),
        _B.ROYAL_GARDEN,
        *(_B.SMALL_MARKET, _B.HACIENDA, _B.OFFICE, _B.HARBOR, _B.WHARF),
        *(_B.GUILD_HALL, _B.FORTRESS, _B.CUSTOMS_HOUSE, _B.CITY_HALL),
    ),
    (Expansion.NEW_BUILDINGS, Expansion.CITIZENS): (
        *(_B.AQUEDUCT, _B.FOREST_HOUSE, _B.GUESTHOUSE, _B.CHURCH, _B.LIBRARY, _B.UNION_HALL, _B.CLOISTER),
        *(_B.LAND_OFFICE, _B.CHAPEL, _B.ZONING_OFFICE, _B.ROYAL_SUPPLIER, _B.VILLA, _B.JEWELER, _B.ROYAL_GARDEN),
        *(_B.GUILD_HALL, _B.CUSTOMS_HOUSE, _B.CITY_HALL),
    ),
}
"""The fixed sets: as many buildings of the expansions as there are spaces. Our own choice: no source has a list."""


@cache
def fixed_set(options: Options) -> tuple[Building, ...]:
    """Returns the fixed set for the expansions of a game.

    Where none is written down, expansions beside the published ones come with all their buildings that may join,
    and the set of the published ones, or the base game, fills the spaces that are left.
    """
    listed = FIXED.get(options.with_buildings)
    if listed is not None:
        return listed
    published = tuple(one for one in options.with_buildings if one in PUBLISHED)
    added = [building for one in options.with_buildings if one not in PUBLISHED for building in OF_EXPANSION[one]]
    usual = FIXED.get(published) or tuple(one for one in BASE_BUILDINGS if CATALOG[one].is_chosen)
    rules, chosen = rules_of(options), list[Building]()
    for building in (*added, *usual):
        if CATALOG[building].is_chosen and may_join(building, chosen, rules):
            chosen.append(building)
    return tuple(sorted(chosen))


@cache
def candidates(options: Options) -> tuple[Building, ...]:
    """Returns the buildings that a selection may choose from, in the order of the board."""
    chosen_from = set(BASE_BUILDINGS).union(*(OF_EXPANSION[one] for one in options.with_buildings))
    return tuple(building for building in Building if building in chosen_from and CATALOG[building].is_chosen)


def may_join(building: Building, chosen: Iterable[Building], rules: Rules) -> bool:
    """Returns whether the building may be on the board beside those chosen so far: a space of its price is left, it
    is not there yet, and no building there excludes it."""
    cost = rules.prices.cost
    there = list(chosen)
    if building in there or sum(cost[one] == cost[building] for one in there) >= SPACES_BY_COST[cost[building]]:
        return False
    return not any(building in pair and pair & set(there) for pair in rules.exclusive)


def free_spaces(chosen: Iterable[Building], rules: Rules) -> dict[int, int]:
    """Returns the number of spaces left of each price, when those buildings are on the board."""
    spaces = dict(SPACES_BY_COST)
    for building in chosen:
        spaces[rules.prices.cost[building]] -= 1
    return spaces


def addable_buildings(chosen: Sequence[Building], options: Options) -> tuple[Building, ...]:
    """Returns the buildings that may be chosen next; none when the board is full."""
    rules = rules_of(options)
    return tuple(building for building in candidates(options) if may_join(building, chosen, rules))


def random_selection(options: Options, rng: Rng) -> tuple[Building, ...]:
    """Returns buildings drawn at random until no more can join, each from those that still may join."""
    rules = rules_of(options)
    cost = rules.prices.cost
    spaces = dict(SPACES_BY_COST)
    left = list(_candidate_numbers(options))
    chosen: list[Building] = []
    while left:
        one = left[rng.below(len(left))]
        chosen.append(_BUILDINGS[one])
        price = cost[one]
        spaces[price] -= 1
        if spaces[price]:
            left.remove(one)
        else:
            left = [other for other in left if cost[other] != price]
        for pair in rules.exclusive:
            if one in pair:
                left = [other for other in left if other not in pair]
    return tuple(chosen)


_BUILDINGS: Final = tuple(Building)


@cache
def _candidate_numbers(options: Options) -> tuple[int, ...]:
    """Returns the numbers of `candidates`: plain integers index lists at twice the speed, and a game draws a dozen
    times."""
    return tuple(map(int, candidates(options)))


def selected_buildings(options: Options, seed: int) -> tuple[Building, ...]:
    """Returns all buildings of a game at its start, those that produce goods included; a draft adds the others
    later."""
    match options.buildings:
        case Selection.BASE:
            return BASE_BUILDINGS
        case Selection.FIXED:
            return (*MAKING_GOODS, *fixed_set(options))
        case Selection.RANDOM:
            return (*MAKING_GOODS, *random_selection(options, Rng.from_seed(seed, _STREAM)))
        case Selection.DRAFT:
            return MAKING_GOODS


_STREAM: Final = 1897
"""The stream of random numbers for the selection: the tiles are drawn from another one."""
