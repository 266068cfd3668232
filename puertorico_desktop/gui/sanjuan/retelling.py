"""The course of a game of San Juan in words and pictures, without a table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.bots.base import Thought
from puertorico_desktop.bots.sanjuan.reasons import reasons
from puertorico_desktop.engine.sanjuan.actions import ACCEPT, PASS, Action, Build, ChooseRole
from puertorico_desktop.engine.sanjuan.components import Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.events import PhaseEnded
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.gui.play.piece_interaction import named
from puertorico_desktop.gui.sanjuan.texts import prompts
from puertorico_desktop.gui.sanjuan.texts.advice import reason_text
from puertorico_desktop.gui.sanjuan.texts.hints import hint_text
from puertorico_desktop.gui.sanjuan.texts.log import event_text
from puertorico_desktop.gui.sanjuan.texts.prompts import task_text
from puertorico_desktop.gui.sanjuan.texts.words import role_name
from puertorico_desktop.gui.sanjuan.views.artwork import CARD_ICON, building_icon, role_icon
from puertorico_desktop.match.match import Move

translate = QCoreApplication.translate
ROLES = {role.id: role for role in Role}


class SanJuanRetelling:
    """See `Retelling`."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    def option(self, game: SanJuan, action: Action, best: Action) -> str:
        """Returns the option as a hint has it; of roles the name alone."""
        if isinstance(action, ChooseRole) and not action.doubled:
            return role_name(action.role)
        if action == ACCEPT:
            return named("accept").text
        if action == PASS:
            assert game.kind is not None
            return prompts.pass_text(game.kind)
        return hint_text(action, game)

    def icon(self, action: Action, part: str) -> str:
        """Returns the building or role that the action is about, else the sign of the role that is carried out."""
        match action:
            case ChooseRole():
                return role_icon(action.role)
            case Build():
                return building_icon(action.kind)
        return self.part_icon(part)

    def reasons(self, game: SanJuan, thought: Thought) -> list[str]:
        """Returns what speaks for the preferred action."""
        return [reason_text(one, self._names) for one in reasons(game, thought)]

    def told(self, game: SanJuan, move: Move, seat: int) -> list[str]:
        """Returns the sentences of the log as that seat knows them."""
        return [event_text(event.seen_by(seat), self._names) for event in move.events if not _goes_without(event)]

    def part(self, part: str) -> str:
        """Returns the name of the role, or what else is decided."""
        if part in ROLES:
            return role_name(ROLES[part])
        if part == DecisionKind.CHOOSE_ROLE.value:
            return translate("Review", "Choice of role")
        kind = next((kind for kind in DecisionKind if kind.value == part), None)
        if kind is None:
            return translate("Review", "Other decisions")
        return task_text(kind)

    def part_icon(self, part: str) -> str:
        """Returns the sign of the role; the governor's where roles are chosen."""
        return role_icon(ROLES[part]) if part in ROLES else CARD_ICON


def _goes_without(event: object) -> bool:
    return isinstance(event, PhaseEnded)
