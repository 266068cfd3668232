"""What the models of San Juan tell the views: one frozen record per item, with everything that is painted of it."""

from __future__ import annotations

from enum import Enum

import attrs

from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.gui.models.items import Item


@attrs.frozen
class RoleItem(Item):
    """A role card. `owner` is the seat that holds it this round, or None; `running`: its phase is being played.

    `privilege` says in two words what the privilege brings, doubled where it is.
    """

    role: Role
    privilege: str
    owner: int | None
    running: bool


@attrs.frozen
class PriceItem(Item):
    """A price card of the cycle: what each good sells for, in the order of the goods; None while it is unknown.

    `next`: it is turned next, or lies open (`turned`). `inferred`: the last one that nobody has seen, which follows.
    """

    prices: tuple[int, ...] | None
    next: bool = False
    turned: bool = False
    inferred: bool = False


@attrs.frozen
class PileItem(Item):
    """The deck, or the discards (`untidy`), with the number of cards."""

    name: str
    count: int
    untidy: bool


@attrs.frozen
class OfferItem(Item):
    """A building that lies open for all: what it costs the viewer now, beside its printed cost, and its worth."""

    building: Card
    cost: int
    price: int
    worth: int


class Crate(Enum):
    """Whether a good lies on a building."""

    NONE = "none"
    """The building never holds one."""
    EMPTY = "empty"
    FULL = "full"


@attrs.frozen
class PaidCard:
    """What lies in a slot of a building site: a card of the hand, or the good of a building."""

    building: Card
    good: bool = False


@attrs.frozen
class CityItem(Item):
    """One of the twelve spaces of a city; `building` None is an empty one.

    `points` is the worth now. `sells_for` is the next price of the good, None where it is unknown or no good is
    made. `tucked` is the number of cards under the building, -1 while it is hidden from the viewer, None where none
    can lie there. `helps` is a short tag while the building helps with the decision at hand ("-1"). `slots` are those
    of a building site, None for what is not paid yet. `left`, on the first empty space, counts the empty ones.
    `chosen`: a good is put on it, or taken from it, by the choice in the making.
    """

    building: Card | None
    points: int = 0
    effect: str = ""
    crate: Crate = Crate.NONE
    sells_for: int | None = None
    tucked: int | None = None
    helps: str = ""
    slots: tuple[PaidCard | None, ...] = ()
    left: int = 0
    price: int | None = None
    chosen: bool = False


@attrs.frozen
class CardItem(Item):
    """A card in the viewer's hand, or drawn. `price` is what it costs now, None where nothing can be built.

    `points` is the worth; with `grows` what it would bring if it were built now. `paid`: it pays for a building, or
    is chosen to go (or to be kept) by the choice in the making; `tag` says which. `fresh`: drawn since the last turn.
    `open`: False for the back of a card that the viewer does not see.
    """

    building: Card | None
    cost: int = 0
    price: int | None = None
    points: int = 0
    grows: bool = False
    effect: str = ""
    payable: bool = True
    paid: bool = False
    tag: str = ""
    fresh: bool = False


@attrs.frozen
class SeatItem(Item):
    """The figures of one player. `points` are those that the viewer knows of, `hidden`: there may be more.

    `goods` counts what can be sold, `limit` is the hand limit of the player, `gain` the points since the last turn.
    """

    seat: int
    name: str
    hand: int
    limit: int
    points: int
    hidden: bool
    buildings: int
    goods: int
    roles: tuple[Role, ...]
    governor: bool
    asked: bool
    privilege: str = ""
    bot: str | None = None
    portrait: str = ""
