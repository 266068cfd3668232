"""What the models tell the views: one frozen record per item, with everything that is painted or spoken of it.

Models make them, delegates paint them, both know nothing else of each other. Records are compared to find out
which rows a move has changed. Every record has a `ref`: the name of the place on the table that the targets
table, drag and drop and the keyboard use (see `puertorico_desktop.gui.puertorico.targets`).
"""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.components import CITY_SPACES, Achievement, Building, Good, Role, Task, Tile
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico.models.puertoma_items import AbilityItem


@attrs.frozen
class RoleItem(Item):
    """A role card. `owner` is the seat that holds it this round, or None; `running`: its phase is being played.

    `barred` is the seat that may not choose it, `captor` the one that has captured it; None for nobody.
    In a game with Puertomas (`solo`) the action marker may stand here (`marked`), an arrow may lead here from it
    (`led_to`), and their `abilities` that work in this phase hang below the card.
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

    `tile` is None for the face-down pile; `count` is the height of a stack, 1 for a face-up plantation. `drawn`: the
    tile that a player has just drawn and looks at; `wanted`: an open task of the festival asks for it.
    """

    tile: Tile | None
    count: int
    drawn: bool = False
    wanted: bool = False


@attrs.frozen
class ShipItem(Item):
    """A cargo ship, or the private ship of a wharf (`capacity` None, shown only while it may be used).

    `mix` are the goods by kind on the ship of a small wharf, which is shown while it may be loaded, or on all private
    ships that have been loaded (`closed`); None for others. `raided`: a smuggler is about to empty it.
    """

    capacity: int | None
    good: Good | None
    load: int
    mix: tuple[int, ...] | None = None
    closed: bool = False
    raided: bool = False


@attrs.frozen
class CrewItem(Item):
    """The people on the colonist ship, so many of them nobles, and what is left of colonists, nobles and victory
    points. Without nobles in the game `noble_supply` is None."""

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
    """A building on sale. `price` is what the player who is looking at the table would pay now: the printed `cost`
    less what helps to pay. `obstacle` says why that player could not buy it; `wanted`: an open task asks for it;
    `reserved` is the seat of the Puertoma whose reserve marker stands on it. `effect` is what it does in a line.
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
    """A free space of the market, while buildings are drafted: for one with that `cost`, in that quarry `column`."""

    cost: int
    column: int


@attrs.frozen
class CandidateItem(Item):
    """A building that may be drafted. `obstacle` says why it cannot be any more."""

    building: Building
    cost: int
    points: int
    circles: int
    obstacle: Reason | None


@attrs.frozen
class IslandItem(Item):
    """One of the twelve island spaces; `tile` None is an empty space. `nobles` are those of the `colonists`."""

    tile: Tile | None
    colonists: int
    nobles: int = 0


@attrs.frozen
class CityItem(Item):
    """One of the twelve city spaces. A large building has its item on the upper space; the lower one is `covered`.

    `left` is on the first free space: how many are free. `nobles` are those of the `colonists`, in the first circles.
    """

    building: Building | None
    colonists: int
    circles: int
    covered: bool = False
    left: int = 0
    nobles: int = 0


@attrs.frozen
class TaskItem(Item):
    """A task of the festival: how many of which estates and goods it asks for, or which building; the deed that
    fulfils it is shown by the sign of a `role`, a ship by its number of `spaces`. `winner` has done it."""

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


@attrs.frozen
class CardItem(Item):
    """An achievement card of the player who looks; `card` is None where it lies face down.

    `progress` is how far one is, and how far one has to come; `short` says in a few words what cannot be counted;
    `goal` is the whole goal where there is room for it. `takers` are the seats of the Puertomas who have its points
    unless it is done; then nobody has them.
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
    """A player's goods of one kind. `kept` is the amount chosen in the running storage decision, else None."""

    good: Good
    count: int
    kept: int | None = None


@attrs.frozen
class PlayerItem(Item):
    """The figures of one player. `points` is None while they are hidden from the player who is looking.

    `colonists` and `idle` count the nobles as well, `nobles` and `idle_nobles` them alone. `bot` is the name of the
    bot that plays; None for a person. `smuggled_last`: the player may not choose the smuggler. `titles` are the
    achievement cards that lie open, `cards_left` the number of the others. `automatic`: it is a Puertoma, with other
    spaces on its board, `most_spaces` of them for buildings. `portrait` is the picture of its face.
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
        """Those in San Juan who are no nobles."""
        return self.idle - self.idle_nobles
