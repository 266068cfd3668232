"""What happens through the smuggler (S000 page 28). See `events.py`."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile, kind_and_number
from puertorico_desktop.engine.puertorico.events import Event, RoleChosen


@attrs.frozen
class MarkerTaken(Event):
    """A player took the marker that bars them from choosing the smuggler until somebody else has chosen it."""

    seat: int


@attrs.frozen
class ShipRaided(Event):
    """A player emptied a cargo ship and kept so many of its goods; the rest went to the supply."""

    seat: int
    ship: int
    good: Good
    kept: int
    returned: int


@attrs.frozen
class HousePlundered(Event):
    """A player emptied the trading house for `points` points: how many of each kind went to the supply."""

    seat: int
    goods: tuple[int, ...]
    points: int


@attrs.frozen
class PeoplePoached(Event):
    """People left the ship of colonists: so many in all, of whom so many are nobles."""

    seat: int
    count: int
    nobles: int


@attrs.frozen
class ColonistLodged(Event):
    """A person who came to a player in the middle of a phase went to work at once."""

    seat: int
    piece: Tile | Building = attrs.field(eq=kind_and_number)
    noble: bool


@attrs.frozen
class PeopleLeft(Event):
    """Poached people whom nobody kept left the game: so many in all, of whom so many are nobles."""

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
    """No player had chosen a captured role: its captor took the card at the end of the round and plays it."""


@attrs.frozen
class RansomPaid(Event):
    """A captured role was chosen by another player: its captor received `doubloons` from the bank."""

    seat: int
    role: Role
    doubloons: int
