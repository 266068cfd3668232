"""Explains why a piece cannot be moved to a place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from puertorico_desktop.gui.play.input_lock import waiting
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.texts import messages


class Explainer:
    """Puts the reasons of the engine into words, for moves of pieces."""

    def __init__(self, session: GameSession) -> None:
        self._session = session

    # -- for the game --

    def intended(self, source: str, target: str) -> Any:
        """Returns the action that a player means who moves the one to the other, legal or not; None if there is
        none."""
        return None

    def usual_targets(self, source: str) -> Iterable[str]:
        """Returns where such a piece goes as a rule, to tell why it cannot be lifted."""
        return ()

    # -- the reasons --

    def of_move(self, source: str, target: str) -> str:
        """Returns why a piece may not go there."""
        waiting_text = waiting(self._session)
        if waiting_text:
            return waiting_text
        action = self.intended(source, target)
        return messages.nothing_goes_there() if action is None else self.of_action(action)

    def of_lifting(self, ref: str) -> str:
        """Returns why a piece cannot be lifted: what stands in the way where it would usually go."""
        waiting_text = waiting(self._session)
        if waiting_text:
            return waiting_text
        for target in self.usual_targets(ref):
            action = self.intended(ref, target)
            if action is not None:
                return self.of_action(action)
        return messages.nothing_goes_there()

    def of_action(self, action: Any) -> str:
        """Returns why an action is not possible; empty if it is."""
        refusal = self._session.game.why_not(action)
        return "" if refusal is None else self._session.refusal_text(refusal)
