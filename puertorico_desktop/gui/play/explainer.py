"""Explains why a piece cannot be moved to a place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from puertorico_desktop.gui.play.input_lock import waiting
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.texts import messages


class Explainer:
    """Translates the engine's reasons for refusing an action into sentences, for moves of pieces."""

    def __init__(self, session: GameSession) -> None:
        self._session = session

    # -- to be overridden by the game --

    def intended(self, source: str, target: str) -> Any:
        """Returns the action that moving `source` to `target` stands for, legal or not; None if it stands for
        none."""
        return None

    def usual_targets(self, source: str) -> Iterable[str]:
        """Returns the usual targets of such a piece, from which the reason why it cannot be lifted is derived."""
        return ()

    # -- the reasons --

    def of_move(self, source: str, target: str) -> str:
        """Returns the reason why a piece may not be moved to a target."""
        waiting_text = waiting(self._session)
        if waiting_text:
            return waiting_text
        action = self.intended(source, target)
        return messages.nothing_goes_there() if action is None else self.of_action(action)

    def of_lifting(self, ref: str) -> str:
        """Returns the reason why a piece cannot be lifted: the reason against moving it to its usual target."""
        waiting_text = waiting(self._session)
        if waiting_text:
            return waiting_text
        for target in self.usual_targets(ref):
            action = self.intended(ref, target)
            if action is not None:
                return self.of_action(action)
        return messages.nothing_goes_there()

    def of_action(self, action: Any) -> str:
        """Returns the reason why an action is illegal; empty if it is legal."""
        refusal = self._session.game.why_not(action)
        return "" if refusal is None else self._session.refusal_text(refusal)
