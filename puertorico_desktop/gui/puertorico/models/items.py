"""The interface between models and views: one frozen record for each item, with all values that are painted or
spoken.

Models create the records and delegates paint them; both know nothing else of each other. Records are compared to find
the rows that a move has changed. Every record has a `ref`: the name of the place on the table used by the table of
targets, by drag and drop and by the keyboard (see `puertorico_desktop.gui.puertorico.targets`).
"""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.components import CITY_SPACES, Achievement, Building, Good, Role, Task, Tile
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico.models.puertoma_items import AbilityItem


@attrs.frozen
class RoleItem(Item):
    """A role card. `owner` is the seat that holds it this round; `running` is whether its phase is being played;
    `barred` is the seat that may not choose it; `captor` is the seat that has captured it. Each seat may be None.

    In a game with Puertomas (`solo`), the action marker may stand here (`marked`), an arrow may lead here from the
    marker (`led_to`), and the `abilities` of Puertomas that work in this phase are painted below the card.
    """

    role: Role
    doubloons: int
    owner: int | None
    running: bool
    barred: int | None = None
    captor: int | None = None
    solo: bool = False
    marked: bool = False
    led_to: bool = False
    abilities: tuple[AbilityItem, ...] = ()


@attrs.frozen
class OfferItem(Item):
    """A face-up plantation (one item each, equal kinds side by side), the quarry stack or the face-down pile.

    `tile` is None for the face-down pile; `count` is the height of a stack, 1 for a face-up plantation. `drawn` marks
    the tile that a player has just drawn; `wanted` is whether an open task of the festival asks for the tile.
    """

    tile: Tile | None
    count: int
    drawn: bool = False
    wanted: bool = False


@attrs.frozen
class ShipItem(Item):
    """A cargo ship, or the private ship of a wharf (`capacity` None, shown only while it may be used).

    `mix` is the number of goods by kind on the ship of a small wharf, shown while it may be loaded, or on all private
    ships that have been loaded (`closed`); None for others. `raided` is whether a smuggler is about to empty the
    ship.
    """

    capacity: int | None
    good: Good | None
    load: int
    mix: tuple[int, ...] | None = None
    closed: bool = False
    raided: bool = False


@attrs.frozen
class CrewItem(Item):
    """The numbers of people and of nobles among them on the colonist ship, and the remaining colonists, nobles and
    victory points. `noble_supply` is None in a game without nobles."""

    people: int
    nobles: int
    supply: int
    noble_supply: int | None
    points: int


@attrs.frozen
class HouseItem(Item):
    """One of the four spaces of the trading house."""

    good: Good | None


@attrs.frozen
class SupplyItem(Item):
    """The supply of one good."""

    good: Good
    count: int


@attrs.frozen
class MarketItem(Item):
    """A building on sale. `price` is the current price for the viewer: the printed `cost` less all reductions.

    `obstacle` is the reason why the viewer could not buy it, or None; `wanted` is whether an open task asks for it;
    `reserved` is the seat of the Puertoma whose reserve marker stands on it. `effect` is its effect in one line.
    """

    building: Building
    cost: int
    price: int
    by_quarries: int
    by_buildings: int
    by_privilege: int
    points: int
    circles: int
    copies: int
    obstacle: Reason | None
    wanted: bool = False
    reserved: int | None = None
    effect: str = ""


@attrs.frozen
class SpaceItem(Item):
    """A free space of the market during a draft, for a building of the printed `cost`, in the quarry `column`."""

    cost: int
    column: int


@attrs.frozen
class CandidateItem(Item):
    """A building that may be drafted. `obstacle` is the reason why it can no longer be drafted; None if it can."""

    building: Building
    cost: int
    points: int
    circles: int
    obstacle: Reason | None


@attrs.frozen
class IslandItem(Item):
    """One of the twelve island spaces; `tile` is None for an empty space. `nobles` is the number of nobles among the
    `colonists`."""

    tile: Tile | None
    colonists: int
    nobles: int = 0


@attrs.frozen
class CityItem(Item):
    """One of the twelve city spaces. A large building has its item on the first of its spaces; the second one is
    `covered`.

    `left` is the number of free spaces, set only on the first free space. `nobles` is the number of nobles among the
    `colonists`, who take the first circles.
    """

    building: Building | None
    colonists: int
    circles: int
    covered: bool = False
    left: int = 0
    nobles: int = 0


@attrs.frozen
class TaskItem(Item):
    """A task of the festival: the estates and goods with amounts, or the building, that it asks for. The deed that
    fulfils it is shown by the icon of a `role`, a ship by its number of `spaces`. `winner` is the seat that has
    fulfilled it, or None. `building_name` is empty without a building."""

    task: Task
    estates: tuple[tuple[Tile, int], ...]
    goods: tuple[tuple[Good, int], ...]
    building: Building | None
    role: Role | None
    spaces: int | None
    points: int
    doubloons: int
    people: int
    winner: int | None
    building_name: str = ""


@attrs.frozen
class CardItem(Item):
    """An achievement card of the viewer; `card` is None if it lies face down.

    `progress` is the viewer's progress and the target; `short` describes a goal without a count in a few words;
    `goal` is the whole goal, for larger spaces. `takers` are the seats of the Puertomas that receive its points
    unless it is fulfilled (`done`).
    """

    card: Achievement | None
    points: int = 0
    progress: tuple[int, int] | None = None
    short: str = ""
    goal: str = ""
    done: bool = False
    takers: tuple[int, ...] = ()


@attrs.frozen
class GoodItem(Item):
    """A player's goods of one kind. `kept` is the amount chosen in the draft of the storage decision; None without
    one."""

    good: Good
    count: int
    kept: int | None = None


@attrs.frozen
class PlayerItem(Item):
    """The figures of one player. `points` is None while they are hidden from the viewer.

    `colonists` and `idle` include the nobles; `nobles` and `idle_nobles` count only nobles. `bot` is the name of the
    bot that plays; None for a person. `smuggled_last`: the player may not choose the smuggler. `titles` are the
    face-up achievement cards, `cards_left` is the number of the others. `automatic` is whether this is a Puertoma,
    whose board has other spaces; `most_spaces` is the number of spaces for buildings. `portrait` is the icon of the
    player's face.
    """

    seat: int
    name: str
    doubloons: int
    points: int | None
    idle: int
    colonists: int
    tiles: int
    spaces: int
    governor: bool
    chooser: bool
    asked: bool
    roles: tuple[Role, ...]
    bot: str | None = None
    nobles: int = 0
    idle_nobles: int = 0
    smuggled_last: bool = False
    titles: tuple[Achievement, ...] = ()
    cards_left: int = 0
    automatic: bool = False
    most_spaces: int = CITY_SPACES
    portrait: str = ""

    @property
    def idle_colonists(self) -> int:
        """The number of idle people in San Juan who are not nobles."""
        return self.idle - self.idle_nobles
