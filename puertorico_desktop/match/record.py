"""GameRecord: options, seed and actions. Undo, redo, replay, saves and bug reports all come from it."""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game

_SNAPSHOT_EVERY = 32


class GameRecord:
    """A game with its whole course. A ply is one action; the game at ply p is the one after p actions.

    `ply` says where the record stands; actions after it have been undone and can be redone until another
    action is played. Nobody but the record may change `game`.
    """

    def __init__(
        self, options: Options, seed: int, actions: Sequence[Action] = (), start: PuertoRico | None = None
    ) -> None:
        """A new game, or one replayed to its end. Raises IllegalActionError if the actions do not fit.

        `start` is the position at ply 0 where it is not that of a new game: of the course before, nothing is known.
        """
        self.options = options
        self.seed = seed
        self.start = start
        self.game = new_game(options, seed) if start is None else start.copy()
        self._actions: list[Action] = []
        self._ply = 0
        self._snapshots = {0: self.game.copy()}
        for action in actions:
            self.play(action)

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return self._ply

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions up to the present ply."""
        return tuple(self._actions[: self._ply])

    @property
    def undone(self) -> tuple[Action, ...]:
        """The actions that `redo` would play, the next one first."""
        return tuple(self._actions[self._ply :])

    def actions_to(self, ply: int) -> tuple[Action, ...]:
        """Returns the actions up to a ply, also those that have been undone. Raises ValueError."""
        self._check(ply)
        return tuple(self._actions[:ply])

    @property
    def can_undo(self) -> bool:
        """Whether there is an action to take back."""
        return self._ply > 0

    @property
    def can_redo(self) -> bool:
        """Whether an action has been taken back and none played since."""
        return self._ply < len(self._actions)

    def play(self, action: Action) -> list[Event]:
        """Play an action, forget what had been undone, tell what happened. Raises IllegalActionError."""
        events = self.game.apply(action)
        del self._actions[self._ply :]
        self._actions.append(action)
        self._ply += 1
        if self._ply % _SNAPSHOT_EVERY == 0:
            self._snapshots[self._ply] = self.game.copy()
        return events

    def undo(self, plies: int = 1) -> None:
        """Take back the last actions. Raises ValueError if there are not that many."""
        if not 0 <= plies <= self._ply:
            raise ValueError(f"no {plies} actions to take back")
        self._ply -= plies
        self.game = self.at(self._ply)

    def redo(self, plies: int = 1) -> list[Event]:
        """Play undone actions again and tell what happened. Raises ValueError if there are not that many."""
        target = self._ply + plies
        if plies < 0 or target > len(self._actions):
            raise ValueError(f"no {plies} actions to play again")
        events: list[Event] = []
        while self._ply < target:
            events += self.game.apply(self._actions[self._ply])
            self._ply += 1
        return events

    def at(self, ply: int) -> PuertoRico:
        """The game as it was after so many actions, as a copy of its own. Raises ValueError."""
        self._check(ply)
        start = max(known for known in self._snapshots if known <= ply)
        game = self._snapshots[start].copy()
        for action in self._actions[start:ply]:
            game.play_unchecked(action)
        return game

    def _check(self, ply: int) -> None:
        if not 0 <= ply <= len(self._actions):
            raise ValueError(f"the record has plies 0 to {len(self._actions)}, not {ply}")
