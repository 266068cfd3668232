"""The records that the models of San Juan pass to the views: a frozen one for each item, with all data needed to
paint it."""

from __future__ import annotations

from enum import Enum

import attrs

from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.gui.models.items import Item


@attrs.frozen
class RoleItem(Item):
    """A role card. `owner` is the seat that has it this round, or None; `running`: whether its phase is being played.

    `privilege` is the privilege in two words, doubled where that applies.
    """

    role: Role
    privilege: str
    owner: int | None
    running: bool


@attrs.frozen
class PriceItem(Item):
    """A price card of the cycle: the price of each good, in the order of the goods; None while it is unknown.

    `next`: whether it is turned next, or lies open (`turned`). `inferred`: whether it is the last unseen one, known
    by elimination.
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
    """A building available to all: its printed cost, its price for the viewer now, and its points."""

    building: Card
    cost: int
    price: int
    worth: int


class Crate(Enum):
    """The state of a building's space for a good."""

    NONE = "none"
    """The building never holds a good."""
    EMPTY = "empty"
    FULL = "full"


@attrs.frozen
class PaidCard:
    """The content of a slot of a building site: a card of the hand, or the good of a building."""

    building: Card
    good: bool = False


@attrs.frozen
class CityItem(Item):
    """One of the twelve spaces of a city; `building` is None for an empty one.

    `points` are the present ones. `sells_for` is the price of the good, None if it is unknown or no good is produced;
    `sells_now`: whether that is the present price, not the next. `tucked` is the number of cards under the building,
    -1 while it is hidden from the viewer, None if none can lie there. `helps` is a short tag while the building helps
    with the present decision ("-1"). `site`: whether it is a building site, with a slot for each card of the price in
    `slots`, None for cards not paid yet. `left`, on the first empty space, is the number of empty ones until the end
    of the game. `chosen`: whether the draft puts a good on the building, or takes it.
    """

    building: Card | None
    points: int = 0
    effect: str = ""
    crate: Crate = Crate.NONE
    sells_for: int | None = None
    sells_now: bool = False
    tucked: int | None = None
    helps: str = ""
    site: bool = False
    slots: tuple[PaidCard | None, ...] = ()
    left: int = 0
    chosen: bool = False


@attrs.frozen
class CardItem(Item):
    """A card in the viewer's hand, or drawn. `building` is None for a card that the viewer does not see.

    `price` is the present one, None if no building can be built. `points` are those of the building; with `grows`
    those that it would add if it were built now. `effect` is a few words, `whole_effect` the text for large cards.
    `paid`: whether the draft uses the card as payment, or selects it to
    go (or to be kept); `tag` says which. `fresh`: whether it was drawn since the last turn.
    """

    building: Card | None
    cost: int = 0
    price: int | None = None
    points: int = 0
    grows: bool = False
    effect: str = ""
    whole_effect: str = ""
    payable: bool = True
    paid: bool = False
    tag: str = ""
    fresh: bool = False


@attrs.frozen
class SeatItem(Item):
    """The figures of one player. `points` are those known to the viewer; `hidden`: whether there may be more.

    `goods` is the number of goods that can be sold, `limit` the hand limit of the player.
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
