"""Where everybody's pieces lay after each action, so that undo, redo and looking back find them where they were."""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.engine.puertorico.state import PlayerBoard
from puertorico_desktop.gui.puertorico.arrangement import Arrangement
from puertorico_desktop.match.match import Match, Move

Arrangements = tuple[Arrangement, ...]


class Timeline:
    """The arrangements of all seats at every ply of a course. What lies still from ply to ply is shared."""

    def __init__(self, match: Match) -> None:
        """Lay the pieces as they were laid in that course, from its first to its last action."""
        game = match.record.at(0)
        self._plies: list[Arrangements] = []
        self._append(game.players, tuple(Arrangement() for _ in game.players))
        for move in match.all_moves:
            game.play_unchecked(move.action)
            self._append(game.players, self._plies[-1], move)

    def at(self, ply: int) -> Arrangements:
        """The arrangements after so many actions. Not to be changed."""
        return self._plies[ply]

    def add(self, players: Sequence[PlayerBoard], ply: int, move: Move) -> None:
        """Follow the move that has led to `ply`; what was known from there on is forgotten."""
        del self._plies[ply:]
        self._append(players, self._plies[-1], move)

    def _append(self, players: Sequence[PlayerBoard], before: Arrangements, move: Move | None = None) -> None:
        boards = enumerate(zip(before, players, strict=True))
        self._plies.append(
            tuple(
                arrangement.followed(player, move if move is not None and move.seat == seat else None)
                for seat, (arrangement, player) in boards
            )
        )
