"""The course of a game of San Juan in words and pictures, without a table."""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.bots.base import Thought
from puertorico_desktop.bots.sanjuan.reason import NAMING
from puertorico_desktop.bots.sanjuan.reasons import reasons
from puertorico_desktop.engine.sanjuan.actions import ACCEPT, PASS, Action, Build, ChooseRole
from puertorico_desktop.engine.sanjuan.components import Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.events import PhaseEnded
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.gui.match_describer import MatchDescriber
from puertorico_desktop.gui.sanjuan.sales import with_sales
from puertorico_desktop.gui.sanjuan.skips import with_skips
from puertorico_desktop.gui.sanjuan.texts import prompts
from puertorico_desktop.gui.sanjuan.texts.advice import reason_text
from puertorico_desktop.gui.sanjuan.texts.hints import hint_text
from puertorico_desktop.gui.sanjuan.texts.log import event_text
from puertorico_desktop.gui.sanjuan.texts.prompts import task_text
from puertorico_desktop.gui.sanjuan.texts.words import role_name
from puertorico_desktop.gui.sanjuan.views.artwork import CARD_ICON, building_icon, role_icon
from puertorico_desktop.gui.texts.prompts import named
from puertorico_desktop.match.match import Move


class SanJuanMatchDescriber(MatchDescriber):
    """See `MatchDescriber`."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(Role, DecisionKind)
        self._names = names

    def option(self, game: SanJuan, action: Action, best: Action | None) -> str:
        """Returns an option in the words of a hint; of a role only the name."""
        if isinstance(action, ChooseRole) and not action.doubled:
            return role_name(action.role)
        if action == ACCEPT:
            return named("accept").text
        if action == PASS:
            assert game.kind is not None
            return prompts.pass_text(game.kind)
        return hint_text(action, game)

    def icon(self, action: Action, part: str) -> str:
        """Returns the icon of the building or role of the action, otherwise that of the running role."""
        match action:
            case ChooseRole():
                return role_icon(action.role)
            case Build():
                return building_icon(action.kind)
        return self.part_icon(part)

    def reasons(self, game: SanJuan, thought: Thought, naming: bool = True) -> list[str]:
        """Returns the reasons for the preferred action."""
        found = [one for one in reasons(game, thought) if naming or one.kind not in NAMING]
        return [reason_text(one, self._names) for one in found]

    def effects(self, game: SanJuan, move: Move, seat: int) -> list[str]:
        """Returns the sentences of the log as that seat knows them."""
        events = with_skips(with_sales(event for event in move.events if not _goes_without(event)))
        return [event_text(event.seen_by(seat), self._names) for event in events]

    def _role(self, role: Role) -> str:
        return role_name(role)

    def _task(self, kind: DecisionKind) -> str:
        return task_text(kind)

    def _role_icon(self, role: Role | None) -> str:
        return CARD_ICON if role is None else role_icon(role)


def _goes_without(event: object) -> bool:
    return isinstance(event, PhaseEnded)
