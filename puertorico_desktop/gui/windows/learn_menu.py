"""The menu Learn: training for players, and their achievements. The main window creates one `LearnMenu`."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from puertorico_desktop.gui.learn.challenges.codes_part import CodesPart
from puertorico_desktop.gui.learn.challenges.daily_part import DailyPart
from puertorico_desktop.gui.learn.challenges.puzzles_part import PuzzlesPart
from puertorico_desktop.gui.learn.coach import CoachCommands
from puertorico_desktop.gui.learn.context import LearnContext
from puertorico_desktop.gui.learn.lessons.part import LessonsPart
from puertorico_desktop.gui.learn.review.review_part import ReviewPart
from puertorico_desktop.gui.learn.review.tries_part import TriesPart
from puertorico_desktop.gui.learn.statistics.part import StatisticsPart
from puertorico_desktop.gui.windows.start_screen import StartChoice
from puertorico_desktop.gui.windows.welcome import Welcome
from puertorico_desktop.match.match import Match


class LearnPart(Protocol):
    """The protocol of a part of the menu, with its pages."""

    @property
    def actions(self) -> list[QAction]:
        """Returns the menu entries of the part."""

    def retranslate(self) -> None:
        """Set the texts of the menu entries."""


class LearnMenu(QObject):
    """Opens the pages of the menu Learn in a window, in place of the table."""

    def __init__(self, context: LearnContext) -> None:
        super().__init__(context.window)
        self.lessons = LessonsPart(context)
        self.review = ReviewPart(context)
        self.puzzles = PuzzlesPart(context)
        self.daily = DailyPart(context)
        self.tries = TriesPart(context, self.review, self.puzzles.service)
        self.coach = CoachCommands((self.lessons, self.puzzles, self.tries), self)
        codes = CodesPart(context)
        self.statistics = StatisticsPart(context)
        self._parts: list[LearnPart] = [
            *(self.coach, self.lessons, self.review, self.tries, self.puzzles, self.daily, codes, self.statistics)
        ]
        self._session, self._dialogs, self._services = context.session, context.dialogs, context.services
        self._dialogs.lessons_requested.connect(self.lessons.open_list)
        self._dialogs.daily_requested.connect(self.daily.open)
        self.statistics.review_requested.connect(self._review)
        self.daily.review_requested.connect(self._review)
        self.review.service.completed.connect(self._services.history.add_review)

    @Slot(object)
    def _review(self, match: Match) -> None:
        """Review a game of the statistics or of a day: load it first if it is not on the table, in another window if
        it is of another kind."""
        if self._session.match is match:
            self._dialogs.close()
            self.review.open()
        else:
            self._services.save_service.lay_out_finished(match, for_review=True)

    @Slot(str)
    def go_on_with_game(self, opens: str) -> None:
        """Open the page with the id `opens` (`Coach.list_id`; "" for none), or the review to which a try was left,
        once another game is on the table."""
        for coach in (self.lessons, self.puzzles):
            coach.open_list_again(opens)
        self.tries.note_laid_out()

    @property
    def actions(self) -> list[QAction]:
        """Returns the menu entries, in their order."""
        return [action for part in self._parts for action in part.actions]

    def offer_on(self, welcome: Welcome) -> None:
        """Offer the choices of this menu on the start screen."""
        welcome.more_choices = lambda: self.start_choices
        welcome.due.connect(self.lessons.read_ahead)
        self.lessons.read.connect(welcome.refresh)

    @property
    def start_choices(self) -> list[StartChoice]:
        """Returns the choices of the start screen that belong to this menu, in the current language."""
        return [
            StartChoice(
                "teach",
                self.tr("T&each me"),
                self.lessons.reached("first")
                or self.tr("The first lessons: each role at the table, a few minutes each."),
                "start_learn",
                self.lessons.open_next_lesson,
            ),
            StartChoice(
                "tricks",
                self.tr("Show me the tric&ks"),
                self.lessons.reached("tricks")
                or self.tr("For those who know the rules: what wins, in a few lessons."),
                "start_tricks",
                self.lessons.show_tricks,
            ),
            StartChoice(
                "learn",
                self.tr("&Learn"),
                self.lessons.reached() or self.tr("Short lessons at the table, from the first role on."),
                "start_learn",
                self.lessons.open_list,
            ),
            StartChoice(
                "daily",
                self.tr("&Today's game"),
                self.tr("The same game for everybody on this date; one try counts."),
                "start_daily",
                self.daily.open,
            ),
            StartChoice(
                "puzzles",
                self.tr("&Puzzles"),
                self.tr("Positions from real games: find the best move."),
                "start_puzzles",
                self.puzzles.puzzles_action.trigger,
            ),
            StartChoice(
                "statistics",
                self.tr("&Statistics"),
                self.tr("All games so far: who wins, and how."),
                "start_statistics",
                self.statistics.open,
            ),
        ]

    def close(self) -> None:
        """Stop all background work, because the window closes."""
        self.review.close()
        self.daily.close()
        self.puzzles.close()

    def retranslate(self) -> None:
        """Set every text."""
        for part in self._parts:
            part.retranslate()
