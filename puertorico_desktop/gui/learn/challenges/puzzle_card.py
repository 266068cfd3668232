"""The card of a puzzle, shown in place of the log."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.gui.learn.challenges.puzzle_run import HINTS
from puertorico_desktop.gui.learn.coach_card import CoachCard
from puertorico_desktop.gui.style.verbatim import set_tip

translate = QCoreApplication.translate


class PuzzleCard(CoachCard):
    """The coach's card with the texts of puzzles. After the last hint the answer can be requested."""

    def _show_buttons(self) -> None:
        super()._show_buttons()
        self.go_on_button.hide()

    def retranslate(self) -> None:
        """Set the texts of the buttons."""
        super().retranslate()
        if len(self.words.hints) >= HINTS:
            self.hint_button.setText(translate("Puzzle", "Show the answer"))
        self.next_button.setText(translate("Puzzle", "Next"))
        leave = translate("Puzzle", "Leave the puzzle")
        set_tip(self.close_button, leave)
        self.close_button.setAccessibleName(leave)
