"""The interface by which each game defines its saves: the records of its options and positions, and their
conversion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

import attrs
from cattrs import Converter

from puertorico_desktop.engine.game import Game, GameKind, GameOptions
from puertorico_desktop.engine.rng import Rng

GameT = TypeVar("GameT", bound=Game[Any, Any, Any])
MadeT = TypeVar("MadeT", bound=Game[Any, Any, Any], covariant=True)
OptionsT = TypeVar("OptionsT", bound=GameOptions)
SnapshotT = TypeVar("SnapshotT")


class TableOf(Protocol[MadeT]):
    """A function that makes a whole game from the observation of a seat."""

    def __call__(self, value: object, rng: Rng, remembered: Sequence[int] | None = None) -> tuple[MadeT, int]:
        """Returns a game that agrees with plain values made by `SaveFormat.observed`, and the seat.

        Hidden information is drawn with `rng`; `remembered` are points by seat that a player has counted. Raises
        SaveError.
        """


@attrs.frozen
class SaveFormat(Generic[OptionsT, GameT, SnapshotT]):
    """The conversion of the games of a kind to plain data and back.

    `options` and `snapshot` are attrs classes that the strict `converter` reads and writes. `capture` returns the
    snapshot of a game; `restore` returns the game of a snapshot, or raises SaveError with a path below its last
    argument. The numbers in `Move.spaces` are below `spaces`.

    For external bots: `observed` returns the observation of a seat as plain values; `choices` the actions of the
    deciding seat (under `legal` the texts of all legal actions, unless there are too many) and the points that it
    remembers; `table_of` a whole game from an observation. `options_data` and `options_of` convert options, of which
    some may be omitted.
    """

    kind: GameKind[OptionsT, Any, Any]
    options: type[OptionsT]
    snapshot: type[SnapshotT]
    converter: Converter
    capture: Callable[[GameT], SnapshotT]
    restore: Callable[[SnapshotT, OptionsT, str], GameT]
    spaces: int
    observed: Callable[[GameT, int], dict[str, Any]]
    choices: Callable[[GameT], dict[str, Any]]
    table_of: TableOf[GameT]
    options_data: Callable[[OptionsT], dict[str, Any]]
    options_of: Callable[[object], OptionsT]
