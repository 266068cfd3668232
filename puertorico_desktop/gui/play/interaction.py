"""The interface between a game's interaction and the parts of the window that are common to all games."""

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
    """The present decision, to be answered by dragging, clicking or with the keyboard.

    Every game has its own subclass. Pieces and places have references ("refs"); a table of targets says which piece
    may go where. `picked` is the piece picked up by a click or with the keyboard. `advises`: whether forecasts and
    hints are shown; `asks_twice`: whether passing needs a second click. `hinted` are the piece and the place of the
    last hint. `pending` is an answer composed in several steps, None where a single move answers.
    """

    changed = Signal()
    """Emitted when the liftable pieces, the picked piece, the buttons or the prompt may have changed."""
    pending_changed = Signal()
    """Emitted when the draft of an incomplete answer looks different."""
    refused = Signal(str)
    """Emitted when an input was not possible, with a sentence that gives the reason."""
    recap_requested = Signal()
    """Emitted when the player wants the recap of the events since the last turn."""
    scores_requested = Signal()
    """Emitted when the game is over and the player wants to see the scores."""

    session: GameSession
    hint_service: HintService
    thinking_indicator: ThinkingIndicator
    liftable_kinds: frozenset[str] = frozenset()
    """The kinds of pieces that can be lifted at some time; an attempt at the wrong time is answered with the
    reason."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.picked: str | None = None
        self.advises = True
        self.asks_twice = False
        self.hinted: frozenset[str] = frozenset()
        self.news_seat: Callable[[], int | None] = lambda: None
        """Returns the seat whose move is still being shown, None if there is none."""

    def named_seat(self, decision: AnyDecision) -> int:
        """Returns the seat that the prompt line names: the one that must decide, or another one whose move is still
        being shown."""
        session = self.session
        is_next = session.asked_person is not None or session.steps.is_waiting or session.waits_for_player
        seat = None if is_next or session.is_looking_back else self.news_seat()
        return decision.seat if seat is None else seat

    # -- possible moves --

    def sources(self) -> set[str]:
        """Returns the refs of the pieces that can be lifted now."""
        raise NotImplementedError

    def targets(self, source: str) -> set[str]:
        """Returns the refs of the places where a piece may go; an area stands for each of its spaces."""
        raise NotImplementedError

    def area_of(self, ref: str) -> str:
        """Returns the area that a place belongs to, or the place itself."""
        return ref

    def standing_source(self) -> str | None:
        """Returns the source that a click on a target implies while no piece is picked; None if it implies none."""
        return None

    def unhighlighted_targets(self) -> set[str]:
        """Returns the targets that are not highlighted although pieces may go there."""
        return set()

    def move_results(self, source: str) -> dict[str, Any]:
        """Returns the effect of putting the piece on each of its targets, for the game's painter."""
        return {}

    def accepts(self, source: str, target: str) -> bool:
        """Returns whether a piece may be dropped on a target."""
        raise NotImplementedError

    def reason(self, source: str, target: str) -> str:
        """Returns the reason why a piece may not be moved to a target; empty if it may."""
        raise NotImplementedError

    def hint_for(self, source: str, target: str) -> str:
        """Returns the effect of dropping the piece on the target, in a few words."""
        raise NotImplementedError

    # -- moving pieces --

    def pick(self, ref: str) -> bool:
        """Pick up a piece; returns whether it could be lifted."""
        raise NotImplementedError

    def drop_later(self, source: str, target: str) -> None:
        """Drop a piece once the drag that moved it is over."""
        raise NotImplementedError

    def activate(self, ref: str) -> bool:
        """Handle a click, Enter or Space on a place; returns whether it had an effect."""
        raise NotImplementedError

    def adjust(self, ref: str, by: int) -> None:
        """Add one piece to a place (1) or remove one from it (-1)."""
        raise NotImplementedError

    def promote(self, ref: str) -> None:
        """Put a better piece at a place."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Put the picked piece back."""
        raise NotImplementedError

    @property
    def is_composing(self) -> bool:
        """Whether an answer is being composed in several steps."""
        return False

    @property
    def moves_people(self) -> bool:
        """Whether single pieces on top of other pieces are moved, instead of the pieces below them."""
        return False

    @property
    def moves_whole_items(self) -> bool:
        """Whether a key press addresses the whole item instead of one of its parts."""
        return False

    # -- prompt line --

    def set_advises(self, advises: bool) -> None:
        """Set whether forecasts and hints are shown."""
        if advises != self.advises:
            self.advises = advises
            self.changed.emit()

    def prompt(self) -> Prompt:
        """Returns the prompt: the player who must decide, the question, and its reason."""
        raise NotImplementedError

    def last_round(self) -> tuple[str, str]:
        """Returns a notice that the game is about to end, in two words, and the reason, in a sentence; both empty
        until then."""
        return "", ""

    def changes(self, ply: int) -> Sequence[str]:
        """Returns the changes on the table since a ply from the viewer's point of view, in short sentences."""
        return ()

    def tip(self) -> str:
        """Returns a tip for the present decision in a first game; empty where there is none."""
        return ""

    def step_speech(self) -> str:
        """Returns the announcement for screen readers of the latest step of an automatic seat."""
        return ""

    def buttons(self) -> Sequence[ButtonSpec]:
        """Returns the buttons beside the prompt, from left to right."""
        raise NotImplementedError

    def press(self, button: str) -> None:
        """Perform the action of the button with that id."""
        raise NotImplementedError

    @property
    def can_undo(self) -> bool:
        """Whether a step or a move can be undone."""
        raise NotImplementedError

    @property
    def can_redo(self) -> bool:
        """Whether a step or moves can be redone."""
        raise NotImplementedError

    def undo(self) -> None:
        """Undo the last step of a draft, or return to the last decision."""
        raise NotImplementedError

    def redo(self) -> None:
        """Redo the step or moves undone last."""
        raise NotImplementedError
