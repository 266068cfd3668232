"""The layout of each player's pieces after each action, so that undo, redo and looking back restore it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

from puertorico_desktop.match.match import Match, Move


class Layout(Protocol):
    """The places of a player's pieces on the board: the player's own choice, without effect on the rules."""

    def followed(self, board: Any, move: Move | None = None) -> Self:
        """Returns the layout that agrees with the player's present pieces, after `move` if the player made one; the
        same object if nothing is different."""


LayoutT = TypeVar("LayoutT", bound=Layout)


class Timeline(Generic[LayoutT]):
    """The layouts of all seats at every ply of a game. Layouts that do not change are shared between plies."""

    def __init__(self, match: Match, empty: Callable[[], LayoutT]) -> None:
        """Compute the layouts of the game so far, from its first to its last action.

        `empty` returns the layout of an empty board.
        """
        game = match.record.position_at(0)
        self._plies: list[tuple[LayoutT, ...]] = []
        self._append(game.players, tuple(empty() for _ in game.players))
        for move in match.all_moves:
            game.play_unchecked(move.action)
            self._append(game.players, self._plies[-1], move)

    def layouts_at(self, ply: int) -> tuple[LayoutT, ...]:
        """Returns the layouts after `ply` actions. They must not be changed."""
        return self._plies[ply]

    def add(self, boards: Sequence[Any], ply: int, move: Move) -> None:
        """Add the layouts after the move that has led to `ply`; those from that ply on are discarded."""
        del self._plies[ply:]
        self._append(boards, self._plies[-1], move)

    def _append(self, boards: Sequence[Any], before: tuple[LayoutT, ...], move: Move | None = None) -> None:
        self._plies.append(
            tuple(
                layout.followed(board, move if move is not None and move.seat == seat else None)
                for seat, (layout, board) in enumerate(zip(before, boards, strict=True))
            )
        )
