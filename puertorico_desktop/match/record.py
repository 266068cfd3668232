"""The record of a game: options, seed and actions. Undo, redo, replay, saves and bug reports are all based on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from typing_extensions import TypeVar

from puertorico_desktop.engine.game import Game, GameOptions, IllegalActionError
from puertorico_desktop.engine.games import kind_of

GameT = TypeVar("GameT", bound=Game[Any, Any, Any], default=Any)
"""The type of the game of a record or a match; `Any` by default."""

_SNAPSHOT_EVERY = 32


class GameRecord(Generic[GameT]):
    """A game with all its actions. A ply is one action; the game at ply p is the game after p actions.

    `ply` is the present position; later actions have been undone, and can be redone until another action is played.
    Only the record may change `game`.
    """

    game: GameT

    def __init__(
        self, options: GameOptions, seed: int, actions: Sequence[Any] = (), start: GameT | None = None
    ) -> None:
        """Make a new game, and play `actions`. Raises IllegalActionError if one is not legal.

        `start` is the position at ply 0; None means a new game. The actions before such a position are not known.
        """
        self.options = options
        self.seed = seed
        self.start = start
        new: Any = kind_of(options).new_game(options, seed) if start is None else start.copy()
        self.game = new
        self._actions: list[Any] = []
        self._ply = 0
        self._snapshots: dict[int, GameT] = {0: self.game.copy()}
        for action in actions:
            self.play(action)

    @property
    def ply(self) -> int:
        """The number of actions played."""
        return self._ply

    @property
    def actions(self) -> tuple[Any, ...]:
        """The actions up to the present ply."""
        return tuple(self._actions[: self._ply])

    def actions_to(self, ply: int) -> tuple[Any, ...]:
        """Returns the actions up to a ply, which may lie beyond the present one. Raises ValueError if there is no
        such ply."""
        self._check(ply)
        return tuple(self._actions[:ply])

    @property
    def can_undo(self) -> bool:
        """Whether there is an action to take back."""
        return self._ply > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone action to play again."""
        return self._ply < len(self._actions)

    def play(self, action: Any) -> list[Any]:
        """Play an action, discard the undone actions, and return the events. Raises IllegalActionError and changes
        nothing if the action is not legal."""
        refusal = self.game.why_not(action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return self.play_unchecked(action)

    def play_unchecked(self, action: Any) -> list[Any]:
        """Play an action that is known to be legal; otherwise like `play`."""
        events = self.game.apply_unchecked(action)
        del self._actions[self._ply :]
        self._actions.append(action)
        self._ply += 1
        if self._ply % _SNAPSHOT_EVERY == 0:
            self._snapshots[self._ply] = self.game.copy()
        return events

    def undo(self, plies: int = 1) -> None:
        """Take back the last `plies` actions. Raises ValueError if there are fewer."""
        if not 0 <= plies <= self._ply:
            raise ValueError(f"no {plies} actions to take back")
        self._ply -= plies
        self.game = self.position_at(self._ply)

    def redo(self, plies: int = 1) -> list[Any]:
        """Play the next `plies` undone actions again and return the events. Raises ValueError if there are fewer."""
        target = self._ply + plies
        if plies < 0 or target > len(self._actions):
            raise ValueError(f"no {plies} actions to play again")
        events: list[Any] = []
        while self._ply < target:
            events += self.game.apply_unchecked(self._actions[self._ply])
            self._ply += 1
        return events

    def position_at(self, ply: int) -> GameT:
        """Returns a copy of the game as it was after `ply` actions. Raises ValueError if there is no such ply."""
        self._check(ply)
        start = max(known for known in self._snapshots if known <= ply)
        game: GameT = self._snapshots[start].copy()
        for action in self._actions[start:ply]:
            game.play_unchecked(action)
        return game

    def _check(self, ply: int) -> None:
        if not 0 <= ply <= len(self._actions):
            raise ValueError(f"the record has plies 0 to {len(self._actions)}, not {ply}")
