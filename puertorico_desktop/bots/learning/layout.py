"""Which numbers tell a position of a game: what a network sees, and what it is to foretell."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from puertorico_desktop.bots.search.values import Floats, win_shares

Bytes = NDArray[np.uint8]


class Layout(ABC):
    """The numbers of a game for so many players.

    Every number is a small count and fits a byte. First come the boards, one after the other by seat, each as long as
    the others, `board` numbers; then `common` numbers that everybody shares. `terms` are the sources of points that
    are foretold.
    """

    __slots__ = ()

    terms: ClassVar[tuple[str, ...]]
    players: int
    board: int
    common: int

    @property
    def size(self) -> int:
        """How many numbers tell a position."""
        return self.players * self.board + self.common

    def covers(self, other: Layout) -> bool:
        """Whether everything that the other one tells is among the numbers, at a table of the same size."""
        return (
            self.players == other.players
            and self.terms == other.terms
            and {*self.board_names()} >= {*other.board_names()}
            and {*self.common_names()} >= {*other.common_names()}
        )

    @abstractmethod
    def board_names(self) -> Iterable[str]:
        """What the numbers of a board are, in order."""

    @abstractmethod
    def common_names(self) -> Iterable[str]:
        """What the numbers that everybody shares are, in order."""

    @abstractmethod
    def encode(self, game: Any) -> bytes:
        """A running game as bytes."""

    @abstractmethod
    def points(self, game: Any) -> Sequence[Sequence[int]]:
        """[seat, source]: the points in a game that is over."""

    def handicaps(self, games: Sequence[Any]) -> Floats | None:
        """[position, seat]: the points that players have beside those that the numbers tell of, such as handicaps, or
        None where nobody has any."""
        return None

    def encode_all(self, games: Sequence[Any]) -> Bytes:
        """Running games as rows of an array."""
        data = b"".join([self.encode(game) for game in games])
        return np.frombuffer(data, np.uint8).reshape(len(games), -1)

    def outcome(self, game: Any) -> tuple[Floats, Floats]:
        """How a game ended: every seat's share of the victory, and its points by source."""
        return win_shares(game), np.array(self.points(game), np.float32)
