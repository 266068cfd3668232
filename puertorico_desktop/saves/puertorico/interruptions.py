"""What interrupts a phase, as records for the save: questions of buildings, and the draft before the first round."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

import attrs

from puertorico_desktop.engine.puertorico.abilities.base import Trigger
from puertorico_desktop.engine.puertorico.abilities.classic import FACTORY_PAY
from puertorico_desktop.engine.puertorico.components import Benefit, Building, Role, Tile
from puertorico_desktop.engine.puertorico.phases.arrival import Arrival
from puertorico_desktop.engine.puertorico.phases.base import Phase
from puertorico_desktop.engine.puertorico.phases.benefit import OptionalBenefit
from puertorico_desktop.engine.puertorico.phases.deliveries_and_discards import Delivery, Dismantling
from puertorico_desktop.engine.puertorico.phases.draft import Draft
from puertorico_desktop.engine.puertorico.phases.payment import Payment
from puertorico_desktop.engine.puertorico.phases.tiles import DrawnTile
from puertorico_desktop.engine.puertorico.phases.trigger_window import TriggerWindow
from puertorico_desktop.saves.converter import Count


class Interruption(ABC):
    """The record of a phase that lies on top of any other one."""

    @abstractmethod
    def above(self, below: Phase[Any]) -> Phase[Any]:
        """The phase on top of that one."""


def _seats(numbers: Iterable[int]) -> tuple[Count, ...]:
    return tuple(map(Count, numbers))


@attrs.frozen
class BenefitRecord(Interruption):
    """A benefit that waits to be taken or refused; `detail` is the new tile or building, or the pay."""

    seat: Count
    benefit: Benefit
    detail: Count

    @classmethod
    def of(cls, phase: OptionalBenefit) -> BenefitRecord:
        """The record of the phase."""
        return cls(Count(phase.seat), phase.benefit, Count(phase.detail))

    def above(self, below: Phase[Any]) -> OptionalBenefit:
        """The phase on top of that one."""
        return OptionalBenefit(below.role, self.seat, self.benefit, self.detail)


@attrs.frozen
class ProcessionRecord(Interruption):
    """The buildings of all players act in turn; see `TriggerWindow`."""

    moment: Trigger
    waiting: tuple[Count, ...]
    settled: bool
    todo: tuple[Building, ...]

    @classmethod
    def of(cls, phase: TriggerWindow) -> ProcessionRecord:
        """The record of the phase."""
        return cls(phase.moment, _seats(phase.waiting), phase.settled, phase.todo)

    def above(self, below: Phase[Any]) -> TriggerWindow:
        """The phase on top of that one."""
        return TriggerWindow(below.role, self.moment, self.waiting, self.settled, self.todo)


@attrs.frozen
class DrawnTileRecord(Interruption):
    """A tile that somebody looks at."""

    seat: Count
    tile: Tile

    @classmethod
    def of(cls, phase: DrawnTile) -> DrawnTileRecord:
        """The record of the phase."""
        return cls(Count(phase.seat), phase.tile)

    def above(self, below: Phase[Any]) -> DrawnTile:
        """The phase on top of that one."""
        return DrawnTile(below.role, self.seat, self.tile)


@attrs.frozen
class PaymentRecord(Interruption):
    """A building that is being paid for in kind; see `Payment`."""

    seat: Count
    building: Building
    missing: Count
    last: Count

    @classmethod
    def of(cls, phase: Payment) -> PaymentRecord:
        """The record of the phase."""
        return cls(Count(phase.seat), phase.building, Count(phase.missing), Count(phase.last))

    def above(self, below: Phase[Any]) -> Payment:
        """The phase on top of that one."""
        return Payment(Role.BUILDER, self.seat, self.building, self.missing, self.last)


@attrs.frozen
class DeliveryRecord(Interruption):
    """Goods that are being delivered; see `Delivery`."""

    seat: Count
    left: Count
    first: Count

    @classmethod
    def of(cls, phase: Delivery) -> DeliveryRecord:
        """The record of the phase."""
        return cls(Count(phase.seat), Count(phase.left), Count(phase.first))

    def above(self, below: Phase[Any]) -> Delivery:
        """The phase on top of that one."""
        return Delivery(below.role, self.seat, self.left, self.first)


@attrs.frozen
class DismantlingRecord(Interruption):
    """A tile that may be discarded."""

    seat: Count

    @classmethod
    def of(cls, phase: Dismantling) -> DismantlingRecord:
        """The record of the phase."""
        return cls(Count(phase.seat))

    def above(self, below: Phase[Any]) -> Dismantling:
        """The phase on top of that one."""
        return Dismantling(below.role, self.seat)


@attrs.frozen
class DraftRecord(Interruption):
    """The choice of the buildings; `seat` chooses next."""

    seat: Count

    @classmethod
    def of(cls, phase: Draft) -> DraftRecord:
        """The record of the phase."""
        return cls(Count(phase.seat))

    def above(self, _below: Phase[Any]) -> Draft:
        """The phase on top of that one."""
        return Draft(self.seat)


@attrs.frozen
class ArrivalRecord(Interruption):
    """Whom a building brings from the ship; see `Arrival`."""

    seat: Count
    tile: Tile | None
    building: Building | None
    cause: Building

    @classmethod
    def of(cls, phase: Arrival) -> ArrivalRecord:
        """The record of the phase."""
        piece = phase.piece
        if isinstance(piece, Building):
            return cls(Count(phase.seat), None, piece, phase.cause)
        return cls(Count(phase.seat), piece, None, phase.cause)

    def above(self, below: Phase[Any]) -> Arrival:
        """The phase on top of that one."""
        return Arrival(below.role, self.seat, self.tile if self.building is None else self.building, self.cause)


INTERRUPTIONS: dict[type[Phase[Any]], tuple[str, type[Any]]] = {
    OptionalBenefit: ("benefit", BenefitRecord),
    TriggerWindow: ("procession", ProcessionRecord),
    DrawnTile: ("drawn_tile", DrawnTileRecord),
    Payment: ("payment", PaymentRecord),
    Delivery: ("delivery", DeliveryRecord),
    Dismantling: ("dismantling", DismantlingRecord),
    Draft: ("draft", DraftRecord),
    Arrival: ("arrival", ArrivalRecord),
}
"""The phases with the tags of their records."""

_DETAILS: dict[Benefit, int] = {
    Benefit.HOSPICE: len(Tile),
    Benefit.UNIVERSITY: len(Building),
    Benefit.FACTORY: max(FACTORY_PAY) + 1,
    Benefit.CHURCH: 3,
    Benefit.LIGHTHOUSE: 3,
    Benefit.SPECIALTY_FACTORY: 20,
    Benefit.UNION_HALL: 50,
    Benefit.JEWELER: 21,
}
"""How many values the detail of a benefit has; all others have only 0."""


def too_large(record: BenefitRecord) -> bool:
    """Whether the benefit has no such detail."""
    return record.detail >= _DETAILS.get(record.benefit, 1)
