"""What the parts of the window that know no game need of a game's interaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from puertorico_desktop.engine.game import AnyDecision
from puertorico_desktop.gui.advice.hint_service import HintService
from puertorico_desktop.gui.advice.thinking_indicator import ThinkingIndicator
from puertorico_desktop.gui.play.prompts import ButtonSpec, Prompt
from puertorico_desktop.gui.play.session import GameSession


class TableInteraction(QObject):
    """The decision at hand as something to touch: by dragging, clicking or with the keyboard.

    Every game has its own. Pieces and places have names ("refs"); one table of targets says which piece may go where.
    `picked` is the piece in hand after a click or with the keyboard. `advises`: forecasts and hints are given;
    `asks_twice`: passing needs a second click. `hinted` are the piece and the place of the last hint. `pending` is a
    choice that is put together in several steps, None where a single move answers.
    """

    changed = Signal()
    """What can be lifted, what is in hand, the buttons or the prompt may be different."""
    pending_changed = Signal()
    """The pending choice shows something else."""
    refused = Signal(str)
    """Something was not possible; the sentence says why."""
    recap_wanted = Signal()
    """The player wants to see once more what has happened since the last turn."""
    scores_wanted = Signal()
    """The game is over, and the player wants to see how it ended."""

    session: GameSession
    hint_service: HintService
    thinking_indicator: ThinkingIndicator
    liftable_kinds: frozenset[str] = frozenset()
    """The kinds of pieces that could be lifted at some other time; trying to is answered with the reason why not."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.picked: str | None = None
        self.advises = True
        self.asks_twice = False
        self.hinted: frozenset[str] = frozenset()
        self.told_seat: Callable[[], int | None] = lambda: None
        """Returns the player whose move is still to be read, if there is one."""

    def named_seat(self, decision: AnyDecision) -> int:
        """Returns whom the line at the top names: who is asked, or another player whose move is still to be read."""
        session = self.session
        is_next = session.asked_person is not None or session.steps.is_waiting or session.waits_for_player
        told = None if is_next or session.is_looking_back else self.told_seat()
        return decision.seat if told is None else told

    # -- what is possible --

    def sources(self) -> set[str]:
        """Returns what can be lifted now."""
        raise NotImplementedError

    def targets(self, source: str) -> set[str]:
        """Returns where a piece may go; a whole area stands for each of its spaces."""
        raise NotImplementedError

    def area_of(self, ref: str) -> str:
        """Returns the area that a place belongs to, or the place itself."""
        return ref

    def standing_source(self) -> str | None:
        """Returns the source that a click on a target means while the hand is empty; None if it means none."""
        return None

    def unlit(self) -> set[str]:
        """Returns targets that are not lit although pieces may go there."""
        return set()

    def promises(self, source: str) -> dict[str, Any]:
        """Returns what putting the piece on each of its targets would bring, for the game's painter."""
        return {}

    def accepts(self, source: str, target: str) -> bool:
        """Returns whether a piece may be dropped there."""
        raise NotImplementedError

    def reason(self, source: str, target: str) -> str:
        """Returns why a piece may not go there; empty if it may."""
        raise NotImplementedError

    def hint_for(self, source: str, target: str) -> str:
        """Returns what dropping the piece there would bring, in a few words."""
        raise NotImplementedError

    # -- moving pieces --

    def pick(self, ref: str) -> bool:
        """Takes a piece into the hand; returns whether it could be lifted."""
        raise NotImplementedError

    def drop_later(self, source: str, target: str) -> None:
        """Puts a piece down once the drag that brought it is over."""
        raise NotImplementedError

    def activate(self, ref: str) -> bool:
        """Answers a click, Enter or Space on a place; returns whether anything came of it."""
        raise NotImplementedError

    def adjust(self, ref: str, by: int) -> None:
        """Puts one more (1) or one less (-1) at a place."""
        raise NotImplementedError

    def promote(self, ref: str) -> None:
        """Puts a better piece at a place."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Puts the piece in hand back."""
        raise NotImplementedError

    @property
    def is_composing(self) -> bool:
        """Whether a choice is being put together in several steps."""
        return False

    @property
    def moves_people(self) -> bool:
        """Whether pieces on top of others are moved, one by one, and not what lies below them."""
        return False

    @property
    def moves_whole_items(self) -> bool:
        """Whether a key means the whole item, and none of its parts."""
        return False

    # -- the line at the top --

    def set_advises(self, advises: bool) -> None:
        """Sets whether forecasts and hints are given from now on."""
        if advises != self.advises:
            self.advises = advises
            self.changed.emit()

    def prompt(self) -> Prompt:
        """Returns what is asked of whom, and why."""
        raise NotImplementedError

    def last_round(self) -> tuple[str, str]:
        """Returns that the game is about to end, in two words, and why, in a sentence; empty as long as it is not."""
        return "", ""

    def changes(self, ply: int) -> Sequence[str]:
        """Returns what has changed on the table since a ply for the player who looks at it, in short sentences."""
        return ()

    def tip(self) -> str:
        """Returns a sentence that helps with the decision at hand in a first game; empty where there is none."""
        return ""

    def step_speech(self) -> str:
        """Returns what is to be heard of the step of an automatic seat that has just been told on."""
        return ""

    def buttons(self) -> Sequence[ButtonSpec]:
        """Returns the buttons beside the prompt, from left to right."""
        raise NotImplementedError

    def press(self, button: str) -> None:
        """Does what the button with that id says."""
        raise NotImplementedError

    @property
    def can_undo(self) -> bool:
        """Whether there is a step or a move to take back."""
        raise NotImplementedError

    @property
    def can_redo(self) -> bool:
        """Whether there is a step, or moves, to do again."""
        raise NotImplementedError

    def undo(self) -> None:
        """Takes back the last step of a choice, or goes back to the last decision."""
        raise NotImplementedError

    def redo(self) -> None:
        """Does again what was taken back last."""
        raise NotImplementedError
