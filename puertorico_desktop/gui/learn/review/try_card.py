"""The card for tries of moves of a reviewed game, and the exercise on the table during a try."""

from __future__ import annotations

from collections.abc import Mapping

import attrs
from PySide6.QtCore import QCoreApplication, Signal, Slot

from puertorico_desktop.gui.learn.challenges.puzzle_card import PuzzleCard
from puertorico_desktop.gui.learn.coach_card import CoachWords
from puertorico_desktop.gui.learn.review.review_service import Findings
from puertorico_desktop.gui.style.styles import set_styled_property
from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.learn.challenges.puzzles import Puzzle
from puertorico_desktop.learn.review.formulas import Mark
from puertorico_desktop.match.match import Match

translate = QCoreApplication.translate


@attrs.frozen
class TryExercise:
    """The exercise of a match that is a decision of a reviewed game. `came_from` is the reviewed game; leaving
    returns to its review, at this decision of the player in `seat`. `played` is the move chosen in the game, in
    `round`; `marks` are the marks given by the review. `is_free` is whether any move may be tried; otherwise a better
    one is to be found."""

    puzzle: Puzzle
    came_from: Match
    ply: int
    seat: int
    round: int
    played: str
    marks: Mapping[str, Mark]
    is_free: bool
    findings: Findings = attrs.field(eq=False)
    shows_steps: bool = False
    """Whether the continuation is already played and is to be shown move by move."""

    @property
    def asks_why(self) -> bool:
        """Whether the other players wait after a move until the player requests the continuation."""
        return True


@attrs.frozen
class TryWords(CoachWords):
    """The texts of the card. `offer` is the text of the button that shows the continuation after the move on the
    table; empty if there is no move."""

    offer: str = ""
    has_hints: bool = True


class TryCard(PuzzleCard):
    """The card of a puzzle with buttons for returning to the review and for the continuation."""

    why_requested = Signal()

    @property
    def _offer(self) -> str:
        return self.words.offer if isinstance(self.words, TryWords) else ""

    def _show_buttons(self) -> None:
        super()._show_buttons()
        words = self.words
        self.go_on_button.setVisible(bool(self._offer))
        self.back_button.setVisible(words.can_go_back and not words.is_done)
        self.hint_button.setVisible(not isinstance(words, TryWords) or words.has_hints)
        set_styled_property(self.leave_button, "primary", words.is_done and not words.has_next)

    @Slot()
    def _go_on(self) -> None:
        self.why_requested.emit()

    def retranslate(self) -> None:
        """Set the texts of the buttons."""
        super().retranslate()
        self.go_on_button.setText(self._offer)
        leave = translate("Tries", "Back to the review")
        self.leave_button.setText(translate("Tries", "Review"))
        for button in (self.leave_button, self.close_button):
            set_tip(button, leave)
            button.setAccessibleName(leave)
