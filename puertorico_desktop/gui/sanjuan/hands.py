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

NOBODY = -1
"""The seat of somebody who only sees what everybody sees."""


def needs_hand(session: SanJuanSession) -> bool:
    """Returns whether the present decision requires the player's hand."""
    return session.game.kind in NEEDS_HAND


def hand_lies_open(session: SanJuanSession) -> bool:
    """Returns whether the viewer's hand is shown: always for a single person, and after the end, in looking back too;
    of several people only while the viewer's decision requires it and the table is not covered, or while the viewer
    peeks."""
    if sum(session.people) < 2 or not session.match.is_running or session.is_peeking:
        return True
    return not session.secrecy.is_covered and session.asked_person == session.viewer and needs_hand(session)


def knows_tucked(session: SanJuanSession, seat: int) -> bool:
    """Returns whether the numbers of cards under a player's buildings are shown: those of the viewer only while the
    viewer's hand is."""
    if session.view.players[seat].chapel is None:
        return False
    return seat != session.viewer or session.view.options.open_points or hand_lies_open(session)


def reader(session: SanJuanSession) -> int | None:
    """Returns the seat that knows what is written about past events: the viewer, or NOBODY while other people at the
    screen may read it; None after the end, when all is open. Whoever looks back during a decision that requires the
    hand still knows it."""
    if not session.match.is_running:
        return None
    game = session.match.game
    is_alone = sum(session.people) < 2
    is_asked = game.asked == session.viewer and session.people[game.asked] and game.kind in NEEDS_HAND
    return session.viewer if is_alone or (is_asked and not session.secrecy.is_covered) else NOBODY
