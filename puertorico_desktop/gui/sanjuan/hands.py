"""The conditions under which a hand lies open on the table: other people at the same screen must not see it."""

from __future__ import annotations

from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.gui.sanjuan.session import SanJuanSession

NEEDS_HAND = frozenset(
    {
        DecisionKind.CHOOSE_ROLE,
        DecisionKind.BUILD,
        DecisionKind.PAY,
        DecisionKind.KEEP,
        DecisionKind.DISCARD,
        DecisionKind.EXCHANGE,
        DecisionKind.TUCK,
    }
)
"""The decisions for which a player must see cards; decisions on goods do not need them."""


def needs_hand(session: SanJuanSession) -> bool:
    """Returns whether the present decision requires the player's hand."""
    return session.game.kind in NEEDS_HAND


def hand_lies_open(session: SanJuanSession) -> bool:
    """Returns whether the viewer's hand is shown: always for a single person, and after the end; of several people
    only while the viewer's decision requires it."""
    if sum(session.people) < 2 or session.decision is None:
        return True
    return session.asked_person == session.viewer and needs_hand(session)
