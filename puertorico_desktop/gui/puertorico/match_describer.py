"""The description of a game of Puerto Rico in words and icons, without a table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.bots.base import Thought
from puertorico_desktop.bots.puertorico.reason import NAMING
from puertorico_desktop.bots.puertorico.reasons import reasons
from puertorico_desktop.engine.game import foreseen
from puertorico_desktop.engine.puertorico.actions import (
    Action,
    Build,
    ChooseRole,
    LoadGoods,
    PlaceColonists,
    SellGood,
    TakeExtraGood,
    TakeTile,
)
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.events import PhaseEnded
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.puertoma.puertoma_events import StepTaken
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.match_describer import MatchDescriber
from puertorico_desktop.gui.puertorico.texts.advice import option_text, placement_text, reason_text
from puertorico_desktop.gui.puertorico.texts.log import LogContext, event_text
from puertorico_desktop.gui.puertorico.texts.prompts import task_text
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.puertorico.views.artwork import building_icon, good_icon, role_icon, tile_icon
from puertorico_desktop.match.match import Move

translate = QCoreApplication.translate


class PuertoRicoMatchDescriber(MatchDescriber):
    """The implementation of `MatchDescriber` for Puerto Rico."""

    def __init__(self, options: Options, names: Sequence[str]) -> None:
        super().__init__(Role, DecisionKind)
        self._words = Words(options.edition)
        self._names = names

    def option(self, game: PuertoRico, action: Action, best: Action | None) -> str:
        """Returns the text of an option as in a hint; only the name for a role, and for a placement its differences
        from the best one if that is known."""
        if isinstance(action, ChooseRole):
            return self._words.role(action.role)
        if isinstance(action, PlaceColonists) and isinstance(best, PlaceColonists) and action != best:
            return placement_text(action, best, self._words)
        if isinstance(action, PlaceColonists):
            return (
                translate("Review", "The placement")
                if best is None
                else translate("Review", "The expert's placement")
            )
        return option_text(game, action, foreseen(game.copy().apply(action)), self._words)

    def icon(self, action: Action, part: str) -> str:
        """Returns the icon of the piece that the action moves; otherwise the icon of the part of the game."""
        match action:
            case ChooseRole():
                return role_icon(action.role)
            case Build():
                return building_icon(action.building)
            case TakeTile():
                return tile_icon(action.tile)
            case SellGood() | LoadGoods() | TakeExtraGood():
                return good_icon(action.good)
        return self.part_icon(part)

    def reasons(self, game: PuertoRico, thought: Thought, naming: bool = True) -> list[str]:
        """Returns the reasons for the preferred action; unless `naming`, without those that would name it."""
        found = [one for one in reasons(game, thought) if naming or one.kind not in NAMING]
        return [reason_text(one, self._words, self._names) for one in found]

    def effects(self, game: PuertoRico, move: Move, seat: int) -> list[str]:
        """Returns the sentences of the log for a move."""
        at = LogContext(self._names, self._words, game.ships)
        return [event_text(event, at) for event in move.events if not isinstance(event, PhaseEnded | StepTaken)]

    def _role(self, role: Role) -> str:
        return self._words.role(role)

    def _task(self, kind: DecisionKind) -> str:
        return task_text(kind)

    def _role_icon(self, role: Role | None) -> str:
        return "governor" if role is None else role_icon(role)
