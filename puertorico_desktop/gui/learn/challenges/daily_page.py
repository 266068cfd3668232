"""The page of the game of the day: today's game, and those of the last days."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from puertorico_desktop.gui.learn.challenges.daily_service import DailyService
from puertorico_desktop.gui.learn.challenges.shared_games import rules_text
from puertorico_desktop.gui.learn.statistics.section import FiguresTable
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.texts import saves
from puertorico_desktop.gui.texts.phrases import row, sentences
from puertorico_desktop.gui.windows.pages import MARGIN, PanelPage
from puertorico_desktop.learn.challenges.daily import Daily
from puertorico_desktop.learn.history.rows import Try

STRENGTH = 3
"""The index of the table column that has an explanatory tooltip."""


class DailyPage(PanelPage):
    """The page with today's game, its result, and the earlier days that are open as practice."""

    wanted = Signal(object, bool)
    """Emitted with a `Daily` to be played, and whether the try counts; a counting try is begun or resumed."""
    shown = Signal(object)
    """Emitted with the `Try` whose game is to be shown on the table."""
    reviewed = Signal(object)
    """Emitted with the `Try` whose game is to be reviewed."""

    def __init__(self, service: DailyService, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, 2 * MARGIN)
        self._service = service
        self._days: list[Daily] = []
        self._was_shown = False
        inside = self.inside
        self.rules, self.about, self.result = (Label(self.panel) for _ in range(3))
        for label in (self.rules, self.about, self.result):
            label.setWordWrap(True)
            inside.addWidget(label)
        self._buttons = [QPushButton(self.panel) for _ in range(5)]
        self.play_button, self.review_button, self.show_button, self.copy_button, self.code_button = self._buttons
        self.play_button.setProperty("primary", True)
        line = QHBoxLayout()
        for button in self._buttons:
            line.addWidget(button)
        line.addStretch()
        inside.addLayout(line)
        inside.addSpacing(MARGIN)
        self.earlier = Label(self.panel)
        self.earlier.setWordWrap(True)
        inside.addWidget(self.earlier)
        self.table = FiguresTable(self.panel)
        self.earlier.setBuddy(self.table)
        inside.addWidget(self.table, 1)
        self.practise_button, self.back_button = QPushButton(self.panel), QPushButton(self.panel)
        below = QHBoxLayout()
        below.addWidget(self.practise_button)
        below.addStretch()
        below.addWidget(self.back_button)
        inside.addLayout(below)
        self.play_button.clicked.connect(self._play)
        self.review_button.clicked.connect(self._review)
        self.show_button.clicked.connect(self._show_game)
        self.copy_button.clicked.connect(self._copy_result)
        self.code_button.clicked.connect(self._copy_code)
        self.practise_button.clicked.connect(self._practise)
        self.table.activated.connect(self._practise)
        self.back_button.clicked.connect(self.left)
        for widget in self._buttons:
            widget.hide()  # until the games are known
        service.changed.connect(self._show)
        service.ask()

    # -- actions of the page ----------------------------------------------------------------------------------------

    @property
    def _today(self) -> Daily | None:
        return self._days[0] if self._days else None

    @Slot()
    def _play(self) -> None:
        if self._today is not None:
            one = self._service.try_of(self._today)
            running = one is not None and not one.done and one.game not in self._service.lost
            self.wanted.emit(self._today, running or self._service.counts(self._today))

    @Slot()
    def _practise(self) -> None:
        chosen = self.table.row
        if 0 <= chosen < len(self._days) - 1:
            self.wanted.emit(self._days[chosen + 1], False)

    @Slot()
    def _show_game(self) -> None:
        if self._today is not None:
            self.shown.emit(self._service.try_of(self._today))

    @Slot()
    def _review(self) -> None:
        if self._today is not None:
            self.reviewed.emit(self._service.try_of(self._today))

    @Slot()
    def _copy_result(self) -> None:
        one = None if self._today is None else self._service.try_of(self._today)
        if self._today is not None and one is not None:
            QGuiApplication.clipboard().setText(self.result_lines(self._today, one))
            self.copy_button.setText(self.tr("Copied"))

    @Slot()
    def _copy_code(self) -> None:
        if self._today is not None:
            QGuiApplication.clipboard().setText(self._today.code)
            self.code_button.setText(self.tr("Copied"))

    def result_lines(self, daily: Daily, one: Try) -> str:
        """Returns the text for sharing a result: three lines and the code."""
        title = self.tr("Puerto Rico Desktop, game of the day, {date}").format(date=daily.day.isoformat())
        return "\n".join((title, rules_text(daily.game), self._reached(one), daily.code))

    def _strength(self) -> str:
        """Returns the explanation of steady bots and of the number that is their strength."""
        return self.tr(
            "Steady computer players make the same moves on every computer; the number is their strength, the "
            "positions that they look at before a move."
        )

    # -- display ----------------------------------------------------------------------------------------------------

    def _reached(self, one: Try) -> str:
        """Returns the result of a try in words: place, points, and par if it is known."""
        place = self._service.places.get(one.game)
        parts = [] if place is None else [self.tr("Place {place}").format(place=place)]
        parts.append(self.tr("{points} points").format(points=one.points))
        if one.par is not None:
            parts.append(self.tr("par: {par}").format(par=one.par))
        return row(parts)

    @Slot()
    def _show(self) -> None:
        """Update the page with the current data of the service."""
        self._days = self._service.days()
        today = self._today
        for widget in self._buttons:
            widget.setVisible(today is not None and self._service.is_known)
        if today is None:
            self.rules.setText(self.tr("There is no game of the day yet: check the date of this computer."))
            return
        name = QLocale().toString(_date(today), QLocale.FormatType.LongFormat)
        self.heading.setText(self.tr("Today's game, {date}").format(date=name))
        self.rules.setText(rules_text(today.game))
        text = self.tr(
            "Seat {seat} of {players}, against steady computer players ({nodes}). Everybody has the same game today, "
            "and one try counts: without undo, without hints; it may be left and resumed."
        )
        players = today.game.options.players
        words = text.format(seat=today.game.seat + 1, players=players, nodes=today.nodes)
        self.about.setText(sentences((words, self._strength())))
        self._show_try(today, self._service.try_of(today))
        self._show_days()
        if not self._was_shown and self._service.is_known:
            self._was_shown = True
            self.play_button.setFocus()

    def _show_try(self, today: Daily, one: Try | None) -> None:
        done = one is not None and bool(one.done)
        for button in (self.review_button, self.show_button, self.copy_button):
            button.setVisible(done)
        may_count = self._service.counts(today) if one is None else not done and one.game not in self._service.lost
        # The code opens the same game as practice.
        self.code_button.setVisible(self._service.is_known and not may_count)
        if one is not None and done:
            words = self._reached(one)
            if one.par is None and one.key in self._service.without_par:
                failed = self.tr("{result}. Par could not be worked out; it is tried again when you open this page.")
                words = failed.format(result=words)
            elif one.par is None:
                waiting = self.tr(
                    "{result}. Par is being worked out: the result of a steady computer player in your seat."
                )
                words = waiting.format(result=words)
            if words != self.result.text():  # what may have been copied lacks par
                self.copy_button.setText(self.tr("&Copy result"))
            self.result.setText(words)
            self.play_button.setText(self.tr("&Play it again as practice"))
        elif one is not None and one.game in self._service.lost:
            self.result.setText(
                self.tr("The game that you had begun is not kept any more. A second try does not count.")
            )
            self.play_button.setText(self.tr("&Practise"))
        elif one is not None:
            elsewhere = one.game in self._service.elsewhere
            self.result.setText(saves.played_elsewhere() if elsewhere else self.tr("You have begun it."))
            self.play_button.setText(self.tr("Go o&n"))
        elif self._service.counts(today):
            self.result.setText("")
            self.play_button.setText(self.tr("&Play"))
        else:
            self.result.setText(self.tr("You have already played the game of a later day: this one is for practice."))
            self.play_button.setText(self.tr("&Practise"))

    def _show_days(self) -> None:
        columns = (self.tr("Day"), self.tr("Game"), self.tr("Seat"), self.tr("Strength"), self.tr("Result"))
        rows = []
        for daily in self._days[1:]:
            one = self._service.try_of(daily)
            result = self.tr("–") if one is None else self._reached(one) if one.done else self.tr("not finished")
            name = QLocale().toString(_date(daily), QLocale.FormatType.ShortFormat)
            rows.append((name, rules_text(daily.game), str(daily.game.seat + 1), str(daily.nodes), result))
        chosen = max(self.table.row, 0)
        self.table.show_rows(self.tr("The last seven days"), columns, rows, 1)
        self.table.rows.tips = {STRENGTH: self._strength()}
        if chosen < len(rows):
            self.table.selectRow(chosen)
        self.practise_button.setEnabled(bool(rows))

    def take_focus(self) -> None:
        """Set the keyboard focus to the button for playing, or to the page until the games are known."""
        (self.play_button if self._service.is_known else self).setFocus()

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setAccessibleName(self.tr("Today's game"))
        self.heading.setText(self.tr("Today's game"))
        self.review_button.setText(self.tr("Revie&w the game"))
        self.show_button.setText(self.tr("Loo&k at the game"))
        self.copy_button.setText(self.tr("&Copy result"))
        self.code_button.setText(self.tr("Copy game c&ode"))
        self.earlier.setText(self.tr("The last seven days stay open as practice."))
        self.practise_button.setText(self.tr("Practi&se this day"))
        self.back_button.setText(self.tr("&Back to the table"))
        if self._service.is_known:
            self._show()


def _date(daily: Daily) -> QDate:
    return QDate(daily.day.year, daily.day.month, daily.day.day)
