"""The entry for today's game in the menu Learn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from puertorico_desktop.gui.learn.challenges.daily_page import DailyPage
from puertorico_desktop.gui.learn.challenges.daily_service import DailyService, key_of
from puertorico_desktop.gui.learn.challenges.shared_games import setup_of
from puertorico_desktop.gui.learn.context import LearnContext
from puertorico_desktop.learn.challenges.daily import Daily
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.rows import Try
from puertorico_desktop.match.match import ONE_TRY, Match, challenge_of

PRACTICE = "practice"
"""The kind of challenge of practice games of a day, which do not count."""


class DailyPart(QObject):
    """Opens the page of the game of the day, and puts its games on the table."""

    review_requested = Signal(object)
    """Emitted with the `Match` of a finished try that is to be reviewed."""

    def __init__(self, context: LearnContext) -> None:
        super().__init__(context.window)
        self._session, self._pages = context.session, context.pages
        self._services, self._theme = context.services, context.theme
        self._choices_for = context.choices_for
        self.service = DailyService(self._services.history, parent=self)
        self.action = QAction(self)
        self.action.triggered.connect(self.open)
        self._session.started.connect(self._begin)
        self._session.game_over.connect(self._end)
        self._services.save_service.missing.connect(self.service.note_missing)
        self._services.save_service.played_elsewhere.connect(self.service.note_elsewhere)
        self.retranslate()

    @Slot()
    def _begin(self) -> None:
        self.service.begin(self._session.match)

    @Slot()
    def _end(self) -> None:
        self.service.end(self._session.match)

    @property
    def actions(self) -> list[QAction]:
        """The menu entry."""
        return [self.action]

    def retranslate(self) -> None:
        """Set the text of the entry."""
        self.action.setText(self.tr("&Today's game"))

    def close(self) -> None:
        """Stop the service when the window closes."""
        self.service.close()

    @Slot()
    def open(self) -> None:
        """Open the page."""
        page = DailyPage(self.service, self._theme)
        page.wanted.connect(self._play)
        page.shown.connect(self._show_game)
        page.reviewed.connect(self._review)
        self._pages.open_page(page)

    @Slot(object, bool)
    def _play(self, daily: Daily, counts: bool) -> None:
        """Put a game of the day on the table: the try that counts, where it was left, or a practice game."""
        day = daily.day.isoformat()
        setup = setup_of(daily.game, self._choices_for(daily.game.options.game))

        def make() -> Match:
            match: Match = Match.new(setup)
            match.challenge = challenge_of(ONE_TRY if counts else PRACTICE, day)
            return match

        if not counts:
            self._services.save_service.lay_out(make)
            return
        if key_of(self._session.match) == day and self._session.decision is not None:
            self._session.begin()  # otherwise the start screen, which offers it after a start, would come back
            self._pages.close_page()
            return
        one = self.service.try_of(daily)
        if one is None:
            self._services.save_service.lay_out(make)
        else:
            self.service.elsewhere.discard(one.game)
            self._services.save_service.go_on_with(one.game)

    @Slot(object)
    def _show_game(self, one: Try) -> None:
        """Put the finished game of a try on the table."""
        if self._session.match.id == one.game:
            self._pages.close_page()
            return
        self._find(one, self._services.save_service.lay_out_finished)

    @Slot(object)
    def _review(self, one: Try) -> None:
        """Request a review of the finished game of a try."""
        if self._session.match.id == one.game:
            self.review_requested.emit(self._session.match)
        else:
            self._find(one, self.review_requested.emit)

    def _find(self, one: Try, found: Callable[[Match], None]) -> None:
        """Read the match of a try from the history, and call `found` with it in the thread of the history."""

        def task(history: History) -> None:
            number = history.number_of(one.game)
            if number is not None:
                found(history.match(number))

        self._services.history.perform(task)
