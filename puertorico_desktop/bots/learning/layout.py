"""The encoding of positions as numbers: the inputs of a network, and the results that it is to predict."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from puertorico_desktop.bots.search.values import Floats, win_shares

Bytes = NDArray[np.uint8]


class Layout(ABC):
    """The layout of the input numbers of a game for a number of players.

    Every number is a small count that fits a byte. First come the boards by seat, `board` numbers each; then `common`
    numbers shared by all players. `terms` are the sources of points that are predicted.
    """

    __slots__ = ()

    terms: ClassVar[tuple[str, ...]]
    players: int
    board: int
    common: int

    @property
    def size(self) -> int:
        """The number of numbers that describe a position."""
        return self.players * self.board + self.common

    def covers(self, other: Layout) -> bool:
        """Returns whether this layout contains all numbers of the other one, for the same number of players and the
        same sources of points."""
        return (
            self.players == other.players
            and self.terms == other.terms
            and {*self.board_names()} >= {*other.board_names()}
            and {*self.common_names()} >= {*other.common_names()}
        )

    @abstractmethod
    def board_names(self) -> Iterable[str]:
        """Returns the names of the numbers of a board, in order."""

    @abstractmethod
    def common_names(self) -> Iterable[str]:
        """Returns the names of the numbers that all players share, in order."""

    @abstractmethod
    def encode(self, game: Any) -> bytes:
        """Returns a running game as bytes."""

    @abstractmethod
    def points(self, sheets: Sequence[Any]) -> Sequence[Sequence[int]]:
        """Returns [seat][source] the points in a game that is over, from its score sheets by seat."""

    def handicaps(self, games: Sequence[Any]) -> Floats | None:
        """Returns [position, seat] the points of players that the input numbers do not contain, such as handicaps;
        None if there are none."""
        return None

    def encode_all(self, games: Sequence[Any]) -> Bytes:
        """Returns running games as rows of an array."""
        data = b"".join([self.encode(game) for game in games])
        return np.frombuffer(data, np.uint8).reshape(len(games), -1)

    def outcome(self, game: Any) -> tuple[Floats, Floats]:
        """Returns the result of a game: every seat's share of the victory, and its points by source."""
        sheets = game.scores()
        return win_shares(game.standings(sheets)), np.array(self.points(sheets), np.float32)
