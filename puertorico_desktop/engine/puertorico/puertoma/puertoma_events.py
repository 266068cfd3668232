"""The events of a Puertoma (S000 pages 33 to 41). See `events.py`."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.components import AbilityTile, Building, Good, Role
from puertorico_desktop.engine.puertorico.decisions import DecisionKind
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.engine.puertorico.puertoma.account import AccountLine


@attrs.frozen
class StepTaken(Event):
    """A Puertoma took its step at a decision, with the explanation; the events that follow are its effects."""

    seat: int
    kind: DecisionKind
    account: tuple[AccountLine, ...]

    @property
    def reveals(self) -> bool:
        """Whether a tie-break card was turned up for the step."""
        return any(line.card is not None for line in self.account)


@attrs.frozen
class MarkerMoved(Event):
    """A Puertoma acted in a role to which an arrow leads: the action marker moved from `left` to `role`."""

    seat: int
    role: Role
    left: Role


@attrs.frozen
class ColonistGained(Event):
    """An ability tile brought a Puertoma a colonist from the supply, who is placed or set aside next."""

    seat: int
    cause: AbilityTile


@attrs.frozen
class PeopleSetAside(Event):
    """`count` people of a Puertoma found no circle: they are in its VP area, for good."""

    seat: int
    count: int


@attrs.frozen
class AbilityUnlocked(Event):
    """An ability tile of a Puertoma was turned up; it works from the next role on."""

    seat: int
    tile: AbilityTile

    @property
    def reveals(self) -> bool:
        """True: the tile lay face down."""
        return True


@attrs.frozen
class AbilitiesGone(Event):
    """The ability tiles of an easy Puertoma that still lay face down left the game."""

    seat: int


@attrs.frozen
class ReserveMarkerMoved(Event):
    """A Puertoma's reserve marker moved to this large building, or off the board if `building` is None."""

    seat: int
    building: Building | None


@attrs.frozen
class GiftReceived(Event):
    """A hard Puertoma received a good at the start, besides a building, and `colonists` colonists; it has `doubloons`
    doubloons now."""

    seat: int
    good: Good
    colonists: int
    doubloons: int


@attrs.frozen
class GoodReceived(Event):
    """An ability tile brought a player a good from the supply."""

    seat: int
    good: Good
    cause: AbilityTile


@attrs.frozen
class GoodsSpent(Event):
    """A player removed goods from the game for an ability tile."""

    seat: int
    good: Good
    amount: int
    cause: AbilityTile
