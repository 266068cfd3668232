"""Where everybody's pieces lay after each action, so that undo, redo and looking back find them where they were."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

from puertorico_desktop.match.match import Match, Move


class Layout(Protocol):
    """Where a player's pieces lie: the player's own choice, without effect on the rules."""

    def followed(self, board: Any, move: Move | None = None) -> Self:
        """Returns the layout that agrees with what the player has now, after that move of the player; the same one
        if nothing is different."""


LayoutT = TypeVar("LayoutT", bound=Layout)


class Timeline(Generic[LayoutT]):
    """The layouts of all seats at every ply of a course. What lies still from ply to ply is shared."""

    def __init__(self, match: Match, empty: Callable[[], LayoutT]) -> None:
        """Lay the pieces as they were laid in that course, from its first to its last action.

        `empty` returns the layout of a board on which nothing lies.
        """
        game = match.record.at(0)
        self._plies: list[tuple[LayoutT, ...]] = []
        self._append(game.players, tuple(empty() for _ in game.players))
        for move in match.all_moves:
            game.play_unchecked(move.action)
            self._append(game.players, self._plies[-1], move)

    def at(self, ply: int) -> tuple[LayoutT, ...]:
        """Returns the layouts after so many actions. Not to be changed."""
        return self._plies[ply]

    def add(self, boards: Sequence[Any], ply: int, move: Move) -> None:
        """Follow the move that has led to `ply`; what was known from there on is forgotten."""
        del self._plies[ply:]
        self._append(boards, self._plies[-1], move)

    def _append(self, boards: Sequence[Any], before: tuple[LayoutT, ...], move: Move | None = None) -> None:
        self._plies.append(
            tuple(
                layout.followed(board, move if move is not None and move.seat == seat else None)
                for seat, (layout, board) in enumerate(zip(before, boards, strict=True))
            )
        )
