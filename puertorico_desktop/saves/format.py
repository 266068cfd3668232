"""What a game says of its saves: which records its options and positions are, and how one becomes the other."""

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
    """Makes a whole game from what a seat sees."""

    def __call__(self, value: object, rng: Rng, remembered: Sequence[int] | None = None) -> tuple[MadeT, int]:
        """Returns a game that agrees with plain values made by `SaveFormat.observed`, and the seat.

        `rng` draws what is hidden; `remembered` are points by seat that were counted. Raises SaveError.
        """


@attrs.frozen
class SaveFormat(Generic[OptionsT, GameT, SnapshotT]):
    """How games of a kind become plain data, and plain data games.

    `options` and `snapshot` are attrs classes that the strict `converter` reads and writes. `capture` returns the
    snapshot of a game; `restore` returns the game again, or raises SaveError with a path below the place that it is
    given. The numbers of `Move.spaces` are below `spaces`.

    For programs that play: `observed` returns what a seat sees as plain values; `choices` what it may do (under
    `legal` the texts of all legal actions, where they can be listed) and what it remembers; `table_of` a whole game
    from what it sees. `options_data` and `options_of` do the same for options, of which some may be left out.
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
