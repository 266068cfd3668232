"""The texts of looking back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.sanjuan.actions import Build
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.gui.sanjuan.hands import reader
from puertorico_desktop.gui.sanjuan.texts.log import event_text
from puertorico_desktop.gui.sanjuan.texts.words import card_name
from puertorico_desktop.match.match import Move

if TYPE_CHECKING:
    from puertorico_desktop.gui.sanjuan.session import SanJuanSession

translate = QCoreApplication.translate


def decided(move: Move, session: SanJuanSession) -> str:
    """Returns the player's decision as the people at the screen may know it: the player's first event, if there is
    one yet."""
    names, seat = session.names, reader(session)
    own = next((event for event in move.events if getattr(event, "seat", None) == move.seat), None)
    if isinstance(move.action, Build) and own is None:
        text = translate("SanJuanReplay", "{player} wants to build the {building} and has yet to pay for it.")
        return text.format(player=names[move.seat], building=card_name(move.action.kind))
    if own is None:
        return translate("SanJuanReplay", "{player} goes on.").format(player=names[move.seat])
    return event_text(own if seat is None else own.seen_by(seat), names)


def turn_of(game: SanJuan, names: Sequence[str]) -> str | None:
    """Returns the name of the player who chooses a role, or has chosen the running one."""
    decision = game.decision
    if decision is None:
        return None
    role = game.observation(decision.seat).running_role
    return names[decision.seat if role is None else game.role_owners[role]]
