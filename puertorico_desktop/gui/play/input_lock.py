"""Tells whether the table takes input now, and from which player."""

from __future__ import annotations

from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.texts import messages


def waiting(session: GameSession) -> str:
    """Returns the reason why no piece can be moved now; empty while a person must decide."""
    if session.is_looking_back:
        return messages.looking_back()
    decision = session.decision
    if decision is None:
        return messages.game_is_over()
    if session.asked_person is None:
        return messages.not_your_turn(session.names[decision.seat])
    return ""
