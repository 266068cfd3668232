"""The running phases as records for the save, and back. The tag of a record says which phase it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NoReturn, Union

import attrs
from cattrs import Converter

from puertorico_desktop.engine.puertorico.abilities.classic import gained
from puertorico_desktop.engine.puertorico.components import GOODS, NO_GOODS, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.base import Phase, once
from puertorico_desktop.engine.puertorico.phases.builder import Builder
from puertorico_desktop.engine.puertorico.phases.captain import Captain
from puertorico_desktop.engine.puertorico.phases.craftsman import Craftsman
from puertorico_desktop.engine.puertorico.phases.mayor import Mayor
from puertorico_desktop.engine.puertorico.phases.prospector import Prospector
from puertorico_desktop.engine.puertorico.phases.round import Round
from puertorico_desktop.engine.puertorico.phases.settler import Settler, offered
from puertorico_desktop.engine.puertorico.phases.storage import Storage
from puertorico_desktop.engine.puertorico.phases.trader import Trader
from puertorico_desktop.saves.converter import Count, FaultyValueError, added_later, excerpt
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.puertorico.interruptions import (
    INTERRUPTIONS,
    ArrivalRecord,
    BenefitRecord,
    DeliveryRecord,
    DismantlingRecord,
    DraftRecord,
    DrawnTileRecord,
    Interruption,
    PaymentRecord,
    ProcessionRecord,
    too_large,
)

Seats = tuple[Count, ...]


@attrs.frozen
class SpentRecord:
    """A building of a seat that has done what it does once a phase."""

    seat: Count
    building: Building


@attrs.frozen
class PutOffRecord:
    """A new tile of a seat whose colonist waits for a better one."""

    seat: Count
    tile: Tile


@attrs.frozen
class RoundRecord:
    """Choosing the roles; `waiting` are the seats that still choose in this round. `ending`: the last one is over."""

    waiting: Seats
    ending: bool

    @classmethod
    def of(cls, phase: Round) -> RoundRecord:
        """The record of the phase."""
        return cls(_counts(phase.waiting), phase.ending)


@attrs.frozen
class SettlerRecord:
    """`drawn`: whoever is asked has used the hacienda. `over`: everybody has had their turn."""

    chooser: Count
    waiting: Seats
    drawn: bool
    spent: tuple[SpentRecord, ...]
    put_off: tuple[PutOffRecord, ...]
    over: bool

    @classmethod
    def of(cls, phase: Settler) -> SettlerRecord:
        """The record of the phase."""
        put_off = tuple(
            PutOffRecord(Count(seat), tile)
            for seat in range(_MOST_SEATS)
            for tile in Tile
            if phase.put_off & gained(seat, tile)
        )
        return cls(
            Count(phase.chooser), _counts(phase.waiting), phase.drawn, _spent(phase.spent), put_off, phase.over
        )

    def phase(self, game: PuertoRico) -> Settler:
        """The phase on that table."""
        put_off = 0
        for one in self.put_off:
            put_off |= gained(one.seat, one.tile)
        offer = offered(game)
        return Settler(
            Role.SETTLER, self.chooser, self.waiting, offer, self.drawn, _once(self.spent), put_off, self.over
        )


@attrs.frozen
class MayorRecord:
    """`distributed`: the colonists of the ship have been handed out. `placed`: whoever is asked has placed people."""

    chooser: Count
    waiting: Seats
    distributed: bool
    placed: bool

    @classmethod
    def of(cls, phase: Mayor) -> MayorRecord:
        """The record of the phase."""
        return cls(Count(phase.chooser), _counts(phase.waiting), phase.distributed, phase.placed)

    def phase(self, game: PuertoRico) -> Mayor:
        """The phase on that table."""
        return Mayor(Role.MAYOR, self.chooser, self.waiting, self.distributed, self.placed)


@attrs.frozen
class BuilderRecord:
    """Who is still to build."""

    chooser: Count
    waiting: Seats

    @classmethod
    def of(cls, phase: Builder) -> BuilderRecord:
        """The record of the phase."""
        return cls(Count(phase.chooser), _counts(phase.waiting))

    def phase(self, game: PuertoRico) -> Builder:
        """The phase on that table."""
        return Builder(Role.BUILDER, self.chooser, self.waiting)


@attrs.frozen
class CraftsmanRecord:
    """`produced` are the kinds that the craftsman received, `harvest` the goods, where a building asks for them;
    `extra` are the goods of the privilege that are taken. `over`: no choice is left."""

    chooser: Count
    waiting: Seats
    produced: tuple[Good, ...]
    harvest: dict[Good, Count]
    extra: Count
    over: bool

    @classmethod
    def of(cls, phase: Craftsman) -> CraftsmanRecord:
        """The record of the phase."""
        produced = tuple(good for good in Good if phase.produced >> good & 1)
        harvest = {good: Count(phase.harvest[good]) for good in GOODS if phase.harvest[good]}
        return cls(Count(phase.chooser), _counts(phase.waiting), produced, harvest, Count(phase.extra), phase.over)

    def phase(self, game: PuertoRico) -> Craftsman:
        """The phase on that table."""
        harvest = tuple(self.harvest.get(good, 0) for good in GOODS)
        produced = _mask(self.produced)
        return Craftsman(Role.CRAFTSMAN, self.chooser, self.waiting, produced, harvest, self.extra, self.over)


@attrs.frozen
class TraderRecord:
    """Who is still to sell."""

    chooser: Count
    waiting: Seats
    spent: tuple[SpentRecord, ...]

    @classmethod
    def of(cls, phase: Trader) -> TraderRecord:
        """The record of the phase."""
        return cls(Count(phase.chooser), _counts(phase.waiting), _spent(phase.spent))

    def phase(self, game: PuertoRico) -> Trader:
        """The phase on that table."""
        return Trader(Role.TRADER, self.chooser, self.waiting, _once(self.spent))


@attrs.frozen
class CaptainRecord:
    """The seats that have used their wharves and that have loaded, how many waited in a row, what is still due."""

    chooser: Count
    waiting: Seats
    wharves_used: Seats
    small_wharves_used: Seats
    loaded: Seats
    passes: Count
    privilege_due: bool
    afloat: tuple[Count, ...] = added_later(NO_GOODS)

    def __attrs_post_init__(self) -> None:
        """Raises FaultyValueError unless there is an amount for each kind of goods."""
        _check_kinds(self.afloat)

    @classmethod
    def of(cls, phase: Captain) -> CaptainRecord:
        """The record of the phase."""
        return cls(
            Count(phase.chooser),
            _counts(phase.waiting),
            _members(phase.wharves_used),
            _members(phase.small_wharves_used),
            _members(phase.loaded),
            Count(phase.passes),
            phase.privilege_due,
            _counts(phase.afloat),
        )

    def phase(self, game: PuertoRico) -> Captain:
        """The phase on that table."""
        used, loaded = _mask(self.wharves_used), _mask(self.loaded)
        small = _mask(self.small_wharves_used)
        due, afloat = self.privilege_due, self.afloat
        return Captain(Role.CAPTAIN, self.chooser, self.waiting, used, loaded, self.passes, due, small, afloat)


@attrs.frozen
class StorageRecord:
    """Who is still to store, and what lies on private ships meanwhile."""

    chooser: Count
    waiting: Seats
    afloat: tuple[Count, ...] = added_later(NO_GOODS)

    def __attrs_post_init__(self) -> None:
        """Raises FaultyValueError unless there is an amount for each kind of goods."""
        _check_kinds(self.afloat)

    @classmethod
    def of(cls, phase: Storage) -> StorageRecord:
        """The record of the phase."""
        return cls(Count(phase.chooser), _counts(phase.waiting), _counts(phase.afloat))

    def phase(self, game: PuertoRico) -> Storage:
        """The phase on that table."""
        return Storage(Role.CAPTAIN, self.chooser, self.waiting, self.afloat)


@attrs.frozen
class ProspectorRecord:
    """Who has chosen which of the two cards."""

    chooser: Count
    role: Role

    @classmethod
    def of(cls, phase: Prospector) -> ProspectorRecord:
        """The record of the phase."""
        return cls(Count(phase.chooser), phase.role)

    def phase(self, game: PuertoRico) -> Prospector:
        """The phase on that table."""
        return Prospector(self.role, self.chooser, ())


PhaseRecord = Union[  # noqa: UP007  cattrs needs it as one object
    RoundRecord,
    SettlerRecord,
    MayorRecord,
    BuilderRecord,
    CraftsmanRecord,
    TraderRecord,
    CaptainRecord,
    StorageRecord,
    ProspectorRecord,
    BenefitRecord,
    ProcessionRecord,
    DrawnTileRecord,
    PaymentRecord,
    DeliveryRecord,
    DismantlingRecord,
    DraftRecord,
    ArrivalRecord,
]

_RECORDS: dict[type[Phase[Any]], tuple[str, type[Any]]] = {
    Round: ("round", RoundRecord),
    Settler: ("settler", SettlerRecord),
    Mayor: ("mayor", MayorRecord),
    Builder: ("builder", BuilderRecord),
    Craftsman: ("craftsman", CraftsmanRecord),
    Trader: ("trader", TraderRecord),
    Captain: ("captain", CaptainRecord),
    Storage: ("storage", StorageRecord),
    Prospector: ("prospector", ProspectorRecord),
    **INTERRUPTIONS,
}
_TAGS: dict[type[Any], str] = {record: tag for tag, record in _RECORDS.values()}
_BY_TAG: dict[object, type[Any]] = dict(_RECORDS.values())
_TAG = "phase"


def configure(converter: Converter) -> None:
    """Teach a converter the tags."""

    def structure(value: Any, _: Any) -> Any:
        tag = value.get(_TAG) if type(value) is dict else None
        if type(tag) is not str or tag not in _BY_TAG:
            raise FaultyValueError(f"{excerpt(value if tag is None else tag)} is no phase")
        return converter.structure({key: item for key, item in value.items() if key != _TAG}, _BY_TAG[tag])

    def unstructure(record: Any) -> dict[str, Any]:
        return {_TAG: _TAGS[type(record)], **converter.unstructure(record)}

    converter.register_structure_hook(PhaseRecord, structure)
    converter.register_unstructure_hook(PhaseRecord, unstructure)


def capture(phase: Phase[Any]) -> PhaseRecord:
    """The record of a running phase."""
    record: PhaseRecord = _RECORDS[type(phase)][1].of(phase)
    return record


def restore(records: Sequence[PhaseRecord], game: PuertoRico, bottom: Round, place: str) -> Iterator[Phase[Any]]:
    """The running phases on a table whose pieces lie ready; `bottom` is its round without the seats waiting.

    Raises SaveError (DAMAGED), with a path below `place`.
    """
    below: Phase[Any] = bottom
    for number, record in enumerate(records):
        here = f"{place}[{number}]"
        if isinstance(record, RoundRecord) != (number == 0):
            _refuse(here, "the round comes first, and only there")
        _check_seats(record, len(game.players), here)
        if isinstance(record, RoundRecord):
            bottom.waiting = record.waiting
            bottom.ending = record.ending
        elif isinstance(record, Interruption):
            if isinstance(record, BenefitRecord) and too_large(record):
                _refuse(f"{here}.detail", f"{record.detail} is too large")
            below = record.above(below)
        elif type(below) in INTERRUPTIONS or below.role is not None:
            _refuse(here, "two roles at a time")
        else:
            below = record.phase(game)
        yield below
    if not records:
        _refuse(place, "no round")


def _refuse(place: str, fault: str) -> NoReturn:
    raise SaveError(Problem.DAMAGED, place, fault)


_SEAT_FIELDS = ("chooser", "seat", "waiting", "wharves_used", "small_wharves_used", "loaded", "spent", "put_off")


def _check_seats(record: PhaseRecord, seats: int, place: str) -> None:
    for field in attrs.fields(type(record)):
        if field.name in _SEAT_FIELDS:
            value = getattr(record, field.name)
            for one in value if isinstance(value, tuple) else (value,):
                seat = one.seat if isinstance(one, SpentRecord | PutOffRecord) else one
                if seat >= seats:
                    _refuse(f"{place}.{field.name}", f"{seat} is no seat among {seats}")


def _counts(numbers: Iterable[int]) -> Seats:
    return tuple(map(Count, numbers))


def _members(mask: int) -> Seats:
    return tuple(Count(number) for number in range(mask.bit_length()) if mask >> number & 1)


def _check_kinds(amounts: tuple[Count, ...]) -> None:
    if len(amounts) != len(GOODS):
        raise FaultyValueError(f"{len(amounts)} kinds of goods, not {len(GOODS)}", ".afloat")


def _mask(members: Iterable[int]) -> int:
    return sum(1 << member for member in set(members))


_MOST_SEATS = 5


def _spent(mask: int) -> tuple[SpentRecord, ...]:
    return tuple(
        SpentRecord(Count(seat), building)
        for seat in range(_MOST_SEATS)
        for building in Building
        if mask & once(seat, building)
    )


def _once(records: Iterable[SpentRecord]) -> int:
    mask = 0
    for one in records:
        mask |= once(one.seat, one.building)
    return mask
