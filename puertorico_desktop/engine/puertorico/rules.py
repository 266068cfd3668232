"""The differences between editions, readings and optional rules, as named values that the rules read.

A phase never asks which edition is played; it reads one of these values. A difference with an entry in
`discrepancies.md` or `rulings.md` has its number beside it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import attr

from puertorico_desktop.engine.fields import FieldMethods
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building, Role
from puertorico_desktop.engine.puertorico.numbers import NUMBERS, Numbers
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Level, OptionalRule, Options, Reading

_MOST_QUARRIES: Final = max(row.column for row in CATALOG.values())
_COLUMN: Final = tuple(row.column for row in CATALOG.values())

_SWAPPED: Final = {Building.UNIVERSITY: 7, Building.FACTORY: 8}
"""The costs in doubloons with the optional rule of S000."""

JEWELER_LIMIT: Final = 3
"""The largest pay of a jeweler per phase, in doubloons, with the optional rule (S000)."""
UNLIMITED: Final = 1 << 30
NOT_SWEETENED: Final = (Role.SMUGGLER,)
"""The role cards that gain no doubloon when no player has chosen them (S000 page 28)."""
NOT_TWICE_RUNNING: Final = (Role.SMUGGLER,)
"""The role cards that a player may not choose again before another player has chosen them (S000 page 28)."""
NOBLES: Final = 20
"""The number of nobles of the expansion (S000)."""

Pair = frozenset[Building]


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Prices(FieldMethods):
    """The costs of the buildings, before savings.

    `affordable[working quarries][doubloons]` is the mask of the buildings that can be paid; larger numbers than the
    table has rows or columns make no difference.
    """

    cost: tuple[int, ...]
    affordable: tuple[tuple[int, ...], ...]

    def __init__(self, cost: tuple[int, ...], affordable: tuple[tuple[int, ...], ...]) -> None:
        self.cost = cost
        self.affordable = affordable


@cache
def _prices(swapped: bool) -> Prices:
    changes = _SWAPPED if swapped else {}
    cost = tuple(changes.get(row.building, row.cost) for row in CATALOG.values())
    affordable = tuple(
        tuple(
            sum(1 << b for b in Building if cost[b] - min(quarries, _COLUMN[b]) <= doubloons)
            for doubloons in range(max(cost) + 1)
        )
        for quarries in range(_MOST_QUARRIES + 1)
    )
    return Prices(cost, affordable)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Rules(FieldMethods):
    """The values that hold in a game; they never change.

    * `numbers`: the numbers of pieces for that number of players.
    * `turn_orders`: for each seat all seats, clockwise from it.
    * `first_tiles_before_offer`: the first tiles are handed out before the first offer is turned over (D-06).
    * `all_start_with_corn`, `corn_starters_pay`: the start resources option (D-60): all players start with corn and
      one doubloon less, or only those who start with corn have one doubloon less.
    * `draws_renew_pile`: when a building draws a tile while none lies face down, the discards are shuffled for it:
      the bag of S000; in the classic game no player can draw then (S001).
    * `private_ships_unload_at_once`: the goods of a wharf's ship go to the supply at once; otherwise when the
      captain phase ends (rulings.md 14).
    * `hospice_serves_drawn`, `hospice_serves_extra`: a hospice's colonist may come to the tile drawn with the
      hacienda (D-12), to the library's second tile (D-49).
    * `last_point_always_ends`: taking the last chip at any time makes the running round the last one; otherwise,
      taken outside the captain phase, the round of the next captain phase is the last (D-31).
    * `residence_of_nothing`: a residence's points on an island without any tile (D-39).
    * `nobles`: their number in the game. `noble_comes_first`: a noble boards the ship before the colonists, so that
      it takes no colonist's place when these are short (D-67).
    * `colonists_end_game`: a ship that cannot be filled ends the game.
    * `jeweler_limit`: the most doubloons that a jeweler pays in a phase.
    * `expanded`: the game has buildings of expansions; without them no building acts at the moments between the
      steps of the phases.
    * `cards`: the role cards of the game, in their order.
    * `poaching_leaves_one_each`: poaching leaves as many people on the ship as there are seats; otherwise as many
      people as there are seats go (D-51).
    * `exclusive`: pairs of buildings that are never both in the game.
    * `automatic`: the mask of the seats that belong to Puertomas. `easy`: a Puertoma has only two abilities.
    * `acts_between`: buildings or abilities may act at the moments between the phases' steps.
    * `captures`: the smuggler may capture a role.
    """

    numbers: Numbers
    turn_orders: tuple[tuple[int, ...], ...]
    first_tiles_before_offer: bool
    all_start_with_corn: bool
    corn_starters_pay: bool
    draws_renew_pile: bool
    private_ships_unload_at_once: bool
    hospice_serves_drawn: bool
    hospice_serves_extra: bool
    last_point_always_ends: bool
    residence_of_nothing: int
    nobles: int
    noble_comes_first: bool
    colonists_end_game: bool
    jeweler_limit: int
    expanded: bool
    cards: tuple[Role, ...]
    poaching_leaves_one_each: bool
    exclusive: tuple[Pair, ...]
    automatic: int
    acts_between: bool
    captures: bool
    easy: bool
    prices: Prices
    options: Options = attr.ib(repr=False)

    def __init__(
        self,
        numbers: Numbers,
        turn_orders: tuple[tuple[int, ...], ...],
        first_tiles_before_offer: bool,
        all_start_with_corn: bool,
        corn_starters_pay: bool,
        draws_renew_pile: bool,
        private_ships_unload_at_once: bool,
        hospice_serves_drawn: bool,
        hospice_serves_extra: bool,
        last_point_always_ends: bool,
        residence_of_nothing: int,
        nobles: int,
        noble_comes_first: bool,
        colonists_end_game: bool,
        jeweler_limit: int,
        expanded: bool,
        cards: tuple[Role, ...],
        poaching_leaves_one_each: bool,
        exclusive: tuple[Pair, ...],
        automatic: int,
        acts_between: bool,
        captures: bool,
        easy: bool,
        prices: Prices,
        options: Options,
    ) -> None:
        self.numbers = numbers
        self.turn_orders = turn_orders
        self.first_tiles_before_offer = first_tiles_before_offer
        self.all_start_with_corn = all_start_with_corn
        self.corn_starters_pay = corn_starters_pay
        self.draws_renew_pile = draws_renew_pile
        self.private_ships_unload_at_once = private_ships_unload_at_once
        self.hospice_serves_drawn = hospice_serves_drawn
        self.hospice_serves_extra = hospice_serves_extra
        self.last_point_always_ends = last_point_always_ends
        self.residence_of_nothing = residence_of_nothing
        self.nobles = nobles
        self.noble_comes_first = noble_comes_first
        self.colonists_end_game = colonists_end_game
        self.jeweler_limit = jeweler_limit
        self.expanded = expanded
        self.cards = cards
        self.poaching_leaves_one_each = poaching_leaves_one_each
        self.exclusive = exclusive
        self.automatic = automatic
        self.acts_between = acts_between
        self.captures = captures
        self.easy = easy
        self.prices = prices
        self.options = options

    def __reduce__(self) -> tuple[object, ...]:
        """Returns the recipe for unpickling: in another process, the rules of equal options are again one object."""
        return rules_of, (self.options,)


def _cards(options: Options) -> tuple[Role, ...]:
    """Returns the role cards of a game (data-sheet.md 1.1 and 3.7)."""
    prospectors = NUMBERS[options.edition][options.players].prospectors
    smuggler = (Role.SMUGGLER,) if options.has(Expansion.SMUGGLER) else ()
    return (*tuple(Role)[: Role.PROSPECTOR + prospectors], *smuggler)


@cache
def rules_of(options: Options) -> Rules:
    """Returns the values that follow from the options."""
    classic = options.edition is Edition.CLASSIC
    printed = options.reading is Reading.PRINTED and not classic
    citizens = options.has(Expansion.CITIZENS)
    corn_start = options.plays(OptionalRule.START_RESOURCES)
    exclusive: list[Pair] = []
    if options.plays(OptionalRule.VILLA_OR_JEWELER):
        exclusive.append(frozenset({Building.VILLA, Building.JEWELER}))
    if classic or options.plays(OptionalRule.HACIENDA_OR_FOREST_HOUSE):
        exclusive.append(frozenset({Building.HACIENDA, Building.FOREST_HOUSE}))  # classic: data-sheet.md 2.1
    seats = range(options.players)
    return Rules(
        numbers=NUMBERS[options.edition][options.players],
        turn_orders=tuple([tuple([*seats[first:], *seats[:first]]) for first in seats]),
        first_tiles_before_offer=classic or (corn_start and printed),  # otherwise the offer could use up the corn
        all_start_with_corn=corn_start and printed,
        corn_starters_pay=corn_start and not printed,
        draws_renew_pile=not classic,
        private_ships_unload_at_once=classic,
        hospice_serves_drawn=not classic,
        hospice_serves_extra=printed,
        last_point_always_ends=not printed,
        residence_of_nothing=4 if classic else 0,
        nobles=NOBLES if citizens else 0,
        noble_comes_first=not printed,
        colonists_end_game=not citizens,
        jeweler_limit=JEWELER_LIMIT if options.plays(OptionalRule.JEWELER_LIMIT) else UNLIMITED,
        expanded=bool(options.with_buildings),
        cards=_cards(options),
        poaching_leaves_one_each=not printed,
        exclusive=tuple(exclusive),
        automatic=sum(1 << seat for seat in seats[len(seats) - options.puertomas :]),
        acts_between=bool(options.with_buildings or options.puertomas),
        captures=not options.puertomas,
        easy=options.level is Level.EASY,
        prices=_prices(options.plays(OptionalRule.COST_SWAP)),
        options=options,
    )
