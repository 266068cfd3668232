"""The table and the player boards: plain attrs classes with small integers and flat lists.

Speed is a feature here (search plays whole games by the thousand), hence a few habits, explained once:

* Kinds are integers that index lists; sets of kinds or buildings are masks, one bit a member.
* What is asked often is kept up to date where it changes, never scanned for: masks, counters, the hook table.
* Nothing is validated on assignment; `invariants.py` checks a whole table for tests and loading.
* A copy is slices and plain assignments. What is replaced rather than changed (options, tuples, hook tables)
  is shared.
* `sink` collects events; it is None while nobody listens, and then no event object is made.

Where a tile lies on the island or a building in the city has no effect on the rules, so the state only
counts them; the arrangement that a player likes is kept outside the engine.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

import attrs

from puertorico_desktop.engine.puertorico.abilities.base import HookTable, hooks_of
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import (
    CITY_SPACES,
    FIRST_BUILDING_SITE,
    SITES,
    Benefit,
    Building,
    EndTrigger,
    Role,
    Tile,
    site_of,
)
from puertorico_desktop.engine.puertorico.events import ColonistSettled, EndTriggered, Event
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.rng import Rng

if TYPE_CHECKING:
    from puertorico_desktop.engine.puertorico.phases.base import Phase

CIRCLES = tuple(row.circles for row in CATALOG.values())
SPACES = tuple(row.spaces for row in CATALOG.values())
SITE_BITS = tuple(1 << site >> FIRST_BUILDING_SITE for site in range(len(SITES)))
"""For each building's site its bit in a mask of buildings; 0 for tiles."""
_WITH_CIRCLES = sum(1 << building for building in Building if CIRCLES[building])


class DecisionKind(Enum):
    """What a player is asked; the value is a stable id for texts."""

    CHOOSE_ROLE = "choose_role"
    TAKE_TILE = "take_tile"
    PLACE_COLONISTS = "place_colonists"
    BUILD = "build"
    TAKE_EXTRA_GOOD = "take_extra_good"
    SELL_GOOD = "sell_good"
    LOAD_GOODS = "load_goods"
    STORE_GOODS = "store_goods"
    ACCEPT_BENEFIT = "accept_benefit"


@attrs.frozen
class Decision:
    """Who must choose now, and of what kind. `benefit` is set for ACCEPT_BENEFIT only."""

    seat: int
    kind: DecisionKind
    benefit: Benefit | None = None


_new = object.__new__


def changed(counts: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    """The counts with one of them raised, or lowered."""
    new = list(counts)
    new[index] += by
    return tuple(new)


@attrs.define
class Player:
    """One player's board.

    `points` are victory point chips (and points noted after the last chip). `circles[site]` and `colonists[site]`
    count the circles and the colonists in them (`components.site_of`); `all_colonists` are those and the ones in
    San Juan. Derived, kept up to date by the methods: `island_sites` and `city_sites` (those with circles,
    ascending), `tiles` on the island, `owned` and `occupied` (masks of buildings), `spaces` used in the city,
    `all_circles`, `hooks` (what the occupied buildings do).
    """

    doubloons: int
    points: int
    goods: list[int]
    circles: tuple[int, ...]
    colonists: tuple[int, ...]
    island_sites: tuple[int, ...]
    city_sites: tuple[int, ...]
    tiles: int
    owned: int
    occupied: int
    spaces: int
    all_circles: int
    all_colonists: int
    hooks: HookTable

    @classmethod
    def with_doubloons(cls, doubloons: int) -> Player:
        """An empty board."""
        nothing = (0,) * len(SITES)
        return cls(doubloons, 0, [0] * 5, nothing, nothing, (), (), 0, 0, 0, 0, 0, 0, hooks_of(0))

    def copy(self) -> Player:
        """An independent board in the same state."""
        new = _new(Player)
        new.doubloons = self.doubloons
        new.points = self.points
        new.goods = self.goods[:]
        new.circles = self.circles
        new.colonists = self.colonists
        new.island_sites = self.island_sites
        new.city_sites = self.city_sites
        new.tiles = self.tiles
        new.owned = self.owned
        new.occupied = self.occupied
        new.spaces = self.spaces
        new.all_circles = self.all_circles
        new.all_colonists = self.all_colonists
        new.hooks = self.hooks
        return new

    def owns(self, building: Building) -> bool:
        """Whether the building stands in this city, occupied or not."""
        return bool(self.owned >> building & 1)

    def occupies(self, building: Building) -> bool:
        """Whether the building stands here and at least one colonist works in it."""
        return bool(self.occupied >> building & 1)

    def buildings(self) -> list[Building]:
        """The buildings of this city in the order of the board."""
        return [building for building in Building if self.owned >> building & 1]

    @property
    def free_spaces(self) -> int:
        """City spaces without a building."""
        return CITY_SPACES - self.spaces

    @property
    def idle(self) -> int:
        """Colonists without a circle, in San Juan."""
        return self.all_colonists - sum(self.colonists)

    @property
    def free_circles(self) -> int:
        """Empty circles on buildings; those on tiles do not count for the ship."""
        return self.all_circles - self.tiles - sum(self.colonists[FIRST_BUILDING_SITE:])

    @property
    def sites(self) -> tuple[int, ...]:
        """All sites with circles, ascending."""
        return self.island_sites + self.city_sites

    def add_tile(self, tile: int) -> None:
        """Place a tile on the island."""
        if not self.circles[tile]:
            self.island_sites = tuple(sorted((*self.island_sites, tile)))
        self.circles = changed(self.circles, tile, 1)
        self.all_circles += 1
        self.tiles += 1

    def add_building(self, building: int) -> None:
        """Place a building, without colonists."""
        circles = CIRCLES[building]
        site = FIRST_BUILDING_SITE + building
        if circles:
            self.city_sites = tuple(sorted((*self.city_sites, site)))
        self.circles = changed(self.circles, site, circles)
        self.all_circles += circles
        self.owned |= 1 << building
        self.spaces += SPACES[building]

    def settle_colonist(self, site: int) -> None:
        """Put one new colonist into a free circle of the site."""
        self.colonists = changed(self.colonists, site, 1)
        self.all_colonists += 1
        if site >= FIRST_BUILDING_SITE:
            self._set_occupied(self.occupied | 1 << site - FIRST_BUILDING_SITE)

    def fill_circles(self) -> None:
        """Put a colonist into every circle; there are enough of them."""
        self.colonists = self.circles
        self._set_occupied(self.owned & _WITH_CIRCLES)

    def place_colonists(self, counts: tuple[int, ...]) -> None:
        """Put the colonists to work anew, so many on each site. The rest waits in San Juan."""
        self.colonists = counts
        occupied = 0
        for site in self.city_sites:
            if counts[site]:
                occupied |= SITE_BITS[site]
        self._set_occupied(occupied)

    def _set_occupied(self, occupied: int) -> None:
        if occupied != self.occupied:
            self.occupied = occupied
            self.hooks = hooks_of(occupied)


@attrs.define
class Table:
    """Everything on the table. The running phases are on `stack`, the innermost last.

    `plantation_offer`, `_pile`, `_discards`: plantations face up, face down and out of play, by kind; the order
    of the face-down pile is not stored but drawn from the counts with `rng`. `ships` are the capacities,
    `ship_goods[i]` the kind aboard or -1, `ship_loads[i]` the amount. `house` holds the goods sold, in order.
    `role_doubloons` lie on the role cards, `role_owners` says who holds each card this round, -1 nobody,
    -2 card not in this game. `end_triggers` is a mask of `EndTrigger`. `on_sale` is the mask of the buildings
    with copies left. `asked`, `kind`, `legal` and `benefit` are the decision at hand: the seat, what is asked,
    the mask of action bits, the benefit on offer; `kind` is None when the game is over.
    """

    options: Options
    rng: Rng
    round: int
    governor: int
    players: list[Player]
    colonist_ship: int
    colonist_supply: int
    points_left: int
    goods: list[int]
    plantation_offer: list[int]
    plantation_pile: list[int]
    plantation_discards: list[int]
    quarries: int
    ships: tuple[int, ...]
    ship_goods: list[int]
    ship_loads: list[int]
    house: list[int]
    building_supply: tuple[int, ...]
    role_doubloons: list[int]
    role_owners: list[int]
    end_triggers: int
    on_sale: int
    stack: list[Phase[Any]]
    asked: int = 0
    kind: DecisionKind | None = None
    legal: int = 0
    benefit: Benefit | None = None
    sink: list[Event] | None = attrs.field(default=None, eq=False, repr=False)

    @property
    def running_role(self) -> Role | None:
        """The role whose phase is being played, or None while a role is to be chosen."""
        return self.stack[1].role if len(self.stack) > 1 else None

    def draw_plantations(self, number: int) -> list[int]:
        """Take so many tiles from the face-down pile: how many of each kind. There are enough.

        The generator is replaced rather than advanced, so that copies of the table can share it.
        """
        self.rng = self.rng.copy()
        return self.rng.draw(self.plantation_pile, number)

    def has_privilege(self, seat: int, role: Role) -> bool:
        """Whether that role is being played and the seat has chosen it."""
        return self.running_role is role and self.role_owners[role] == seat

    # -- services for the phases ------------------------------------------------------------------------------

    def proceed(self) -> None:
        """Let the innermost running phase go on to the next decision."""
        self.stack[-1].advance(self)

    def ask(self, seat: int, kind: DecisionKind, legal: int) -> None:
        """Stop at a decision: one of the actions in the mask."""
        self.asked = seat
        self.kind = kind
        self.legal = legal

    def award_points(self, seat: int, points: int) -> None:
        """Hand out victory point chips. Taking the last one ends the game; points beyond it are noted and count."""
        self.players[seat].points += points
        left = self.points_left - points
        if left <= 0:
            left = 0
            if not self.end_triggers >> EndTrigger.VICTORY_POINTS & 1:
                self.trigger_end(EndTrigger.VICTORY_POINTS, seat)
        self.points_left = left

    def trigger_end(self, trigger: EndTrigger, seat: int | None) -> None:
        """Make this round the last one (D-30: the round is always finished)."""
        if not self.end_triggers >> trigger & 1:
            self.end_triggers |= 1 << trigger
            if self.sink is not None:
                self.sink.append(EndTriggered(trigger, seat))

    def settle_new_colonist(self, seat: int, piece: Tile | Building, cause: Building) -> None:
        """Bring one colonist to a new tile or building: from the supply, else from the ship, else none (D-29g)."""
        from_ship = not self.colonist_supply
        if not from_ship:
            self.colonist_supply -= 1
        elif self.colonist_ship:
            self.colonist_ship -= 1
        else:
            return
        self.players[seat].settle_colonist(site_of(piece))
        if self.sink is not None:
            self.sink.append(ColonistSettled(seat, piece, cause, from_ship))
