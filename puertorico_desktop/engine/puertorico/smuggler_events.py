"""The events of the smuggler (S000 page 28). See `events.py`."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile, kind_and_number
from puertorico_desktop.engine.puertorico.events import Event, RoleChosen


@attrs.frozen
class MarkerTaken(Event):
    """A player took the marker, which bars that player from choosing the smuggler until another player has chosen
    it."""

    seat: int


@attrs.frozen
class ShipRaided(Event):
    """A player emptied a cargo ship and kept `kept` of its goods; `returned` goods went to the supply."""

    seat: int
    ship: int
    good: Good
    kept: int
    returned: int


@attrs.frozen
class HousePlundered(Event):
    """A player emptied the trading house for `points` points; its `goods`, by kind, went to the supply."""

    seat: int
    goods: tuple[int, ...]
    points: int


@attrs.frozen
class PeoplePoached(Event):
    """`count` people left the ship of colonists, `nobles` nobles among them."""

    seat: int
    count: int
    nobles: int


@attrs.frozen
class ColonistLodged(Event):
    """A person who came to a player in the middle of a phase was placed and works at once."""

    seat: int
    piece: Tile | Building = attrs.field(eq=kind_and_number)
    noble: bool


@attrs.frozen
class PeopleLeft(Event):
    """`count` poached people who were not kept left the game, `nobles` nobles among them."""

    seat: int
    count: int
    nobles: int


@attrs.frozen
class RoleCaptured(Event):
    """A player took a free role card and the `doubloons` on it, to play it at the end of the round."""

    seat: int
    role: Role
    doubloons: int


@attrs.frozen
class CaptivePlayed(RoleChosen):
    """A captured role was not chosen by any player: its captor took the card at the end of the round and plays it."""


@attrs.frozen
class RansomPaid(Event):
    """A captured role was chosen by another player: its captor received `doubloons` from the bank."""

    seat: int
    role: Role
    doubloons: int
