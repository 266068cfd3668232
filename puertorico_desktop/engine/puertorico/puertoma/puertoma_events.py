"""What happens through a Puertoma (S000 pages 33 to 41). See `events.py`."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.components import AbilityTile, Building, Good, Role
from puertorico_desktop.engine.puertorico.decisions import DecisionKind
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.engine.puertorico.puertoma.account import AccountLine


@attrs.frozen
class StepTaken(Event):
    """A Puertoma takes its step at a decision, and why; what follows is what the step brings about."""

    seat: int
    kind: DecisionKind
    account: tuple[AccountLine, ...]

    @property
    def reveals(self) -> bool:
        """Whether a tie-break card has been turned up."""
        return any(line.card is not None for line in self.account)


@attrs.frozen
class MarkerMoved(Event):
    """A Puertoma has acted in a role to which an arrow leads: the action marker stands there now."""

    seat: int
    role: Role
    left: Role


@attrs.frozen
class ColonistGained(Event):
    """A colonist came to a Puertoma from the supply by an ability tile, and is put to work or set aside."""

    seat: int
    cause: AbilityTile


@attrs.frozen
class PeopleSetAside(Event):
    """So many people of a Puertoma found no circle: they are in its VP area, for good."""

    seat: int
    count: int


@attrs.frozen
class AbilityUnlocked(Event):
    """An ability tile of a Puertoma was turned up; it works from the next role on."""

    seat: int
    tile: AbilityTile

    @property
    def reveals(self) -> bool:
        """It lay face down."""
        return True


@attrs.frozen
class AbilitiesGone(Event):
    """The ability tiles of an easy Puertoma that still lay face down left the game."""

    seat: int


@attrs.frozen
class ReserveMarkerMoved(Event):
    """A Puertoma's reserve marker stands on this large building now, or nowhere any more (None)."""

    seat: int
    building: Building | None


@attrs.frozen
class GiftReceived(Event):
    """A hard Puertoma received a good at the start, besides a building, and a colonist or no more than so many
    doubloons."""

    seat: int
    good: Good
    colonists: int
    doubloons: int


@attrs.frozen
class GoodReceived(Event):
    """A player received a good from the supply by an ability tile."""

    seat: int
    good: Good
    cause: AbilityTile


@attrs.frozen
class GoodsSpent(Event):
    """A player gave goods out of the game for an ability tile."""

    seat: int
    good: Good
    amount: int
    cause: AbilityTile
