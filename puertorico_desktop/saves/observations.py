"""The parts of an observation that every game has: its options and its seat.

An observation is what a seat sees of a game, as plain JSON values that programs exchange; `saves/*/observed.py` write
and read the rest.
"""

from __future__ import annotations

from typing import Any, Generic, NoReturn, TypeVar

import attrs
from cattrs import Converter

from puertorico_desktop.saves.converter import excerpt, structured
from puertorico_desktop.saves.errors import Problem, SaveError

PLACE = "observation"

OptionsT = TypeVar("OptionsT", bound=Any)


def refuse(place: str, fault: str) -> NoReturn:
    """Raise the SaveError of a value that is not valid; `place` is its path."""
    raise SaveError(Problem.DAMAGED, place, fault)


@attrs.frozen
class ObservedOptions(Generic[OptionsT]):
    """The options of a game as plain values; `converter` fills in defaults for missing ones."""

    converter: Converter
    kind: type[OptionsT]

    def data(self, options: OptionsT) -> dict[str, Any]:
        """Returns the options as plain values."""
        data: dict[str, Any] = self.converter.unstructure(options)
        return data

    def read(self, value: object, place: str = "options") -> OptionsT:
        """Returns the options that plain values describe. Raises SaveError."""
        return structured(self.converter, value, self.kind, place)

    def take(self, plain: dict[str, Any]) -> tuple[OptionsT, int]:
        """Removes the options and the seat from an observation and returns them. Raises SaveError if one is not
        valid, or if the observation has a generator, which nobody sees."""
        options = self.read(plain.pop("options", {}), f"{PLACE}.options")
        seat = plain.pop("seat", None)
        if type(seat) is not int or not 0 <= seat < options.players:
            refuse(f"{PLACE}.seat", f"{excerpt(seat)} is no seat among {options.players}")
        if "rng" in plain:
            refuse(f"{PLACE}.rng", "nobody sees the generator")
        return options, seat
