"""The card while a move of a reviewed game is tried, and what is then on the table."""

from __future__ import annotations

from collections.abc import Mapping

import attrs
from PySide6.QtCore import QCoreApplication, Signal, Slot

from puertorico_desktop.gui.learn.challenges.puzzle_card import PuzzleCard
from puertorico_desktop.gui.learn.coach_card import CoachWords
from puertorico_desktop.gui.learn.review.review_service import Findings
from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.learn.challenges.puzzles import Puzzle
from puertorico_desktop.learn.review.formulas import Mark
from puertorico_desktop.match.match import Match

translate = QCoreApplication.translate


@attrs.frozen
class TryExercise:
    """What a match on the table is that is a decision of a reviewed game. `came_from` is the reviewed game, to whose
    review at this decision of the player in that `seat` it leads back. `played` is the line of the move that was
    chosen then, in that `round`; `marks` are those that the review gives. `is_free`: any move is to be tried, else a
    better one is to be found."""

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
    """Whether moves that would follow are played already, and are to be seen one by one."""

    @property
    def asks_why(self) -> bool:
        """Whether the others wait after a move until the player wants to see what follows."""
        return True


@attrs.frozen
class TryWords(CoachWords):
    """`offer` is the question whose answer is what follows the move on the table; empty where none lies there."""

    offer: str = ""
    has_hints: bool = True


class TryCard(PuzzleCard):
    """The card of a puzzle with the way back to the review."""

    why_wanted = Signal()

    @property
    def _offer(self) -> str:
        return self.words.offer if isinstance(self.words, TryWords) else ""

    def _show_buttons(self) -> None:
        super()._show_buttons()
        words = self.words
        self.go_on_button.setVisible(bool(self._offer))
        self.back_button.setVisible(words.can_go_back and not words.is_done)
        self.hint_button.setVisible(not isinstance(words, TryWords) or words.has_hints)
        self.leave_button.setProperty("primary", words.is_done and not words.has_next)

    @Slot()
    def _go_on(self) -> None:
        self.why_wanted.emit()

    def retranslate(self) -> None:
        """Set the texts of the buttons."""
        super().retranslate()
        self.go_on_button.setText(self._offer)
        leave = translate("Tries", "Back to the review")
        self.leave_button.setText(translate("Tries", "Review"))
        for button in (self.leave_button, self.close_button):
            set_tip(button, leave)
            button.setAccessibleName(leave)
