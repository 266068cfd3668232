"""The page of statistics: the figures of a player, with filters above and the list of games below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QLocale, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.gui.app.fonts import load_for
from puertorico_desktop.gui.learn.scrolled import Scrolled
from puertorico_desktop.gui.learn.statistics.filters import FilterBar
from puertorico_desktop.gui.learn.statistics.section import FiguresTable
from puertorico_desktop.gui.learn.statistics.tabs import StatisticsTabs, load_charts
from puertorico_desktop.gui.play.history_service import FiguresResult, HistoryService
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.texts import statistics as texts
from puertorico_desktop.gui.texts.phrases import row, sentences
from puertorico_desktop.gui.texts.problems import explained
from puertorico_desktop.gui.windows.boxes import Severity, show_box
from puertorico_desktop.gui.windows.fitted import WheelGuard
from puertorico_desktop.gui.windows.pages import PanelPage
from puertorico_desktop.learn.history.figures import Figures, PlayedGame
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.importing import ImportResult
from puertorico_desktop.learn.history.rows import Person
from puertorico_desktop.saves.errors import SaveError

FEWEST_GAMES = 4
"""The least number of games in sight in the list."""


class _Parts(QStackedWidget):
    """The figures, or the invitation to play: they take what height there is, so that the page scrolls only where
    there is less than the least."""

    def sizeHint(self) -> QSize:
        """Returns the least size."""
        return self.minimumSizeHint()


class StatisticsPage(PanelPage):
    """The page with the figures of a player. All data come from the `HistoryService`, asynchronously. In a low window
    everything between the heading and the buttons scrolls."""

    new_game_requested = Signal()
    open_requested = Signal(int)
    """Emitted with the number of a game to be put on the table."""
    review_requested = Signal(int)
    """Emitted with the number of a game to be reviewed."""
    export_requested = Signal()
    import_requested = Signal()
    """Emitted when a file to be imported is to be chosen."""

    def __init__(self, service: HistoryService, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._service = service
        self._result: FiguresResult | None = None
        self._problem: Callable[[], str] = _nothing
        """Returns the text about the latest failure or import, in the language in use."""
        self._asked_import = False
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(0, 0, 0, 0)
        self.filters = FilterBar(self)
        inside.addWidget(self.filters)
        self.summary = Label()
        self.summary.setWordWrap(True)
        self.note = Label()
        self.note.setWordWrap(True)
        inside.addWidget(self.summary)
        line = QHBoxLayout()
        line.addWidget(self.note, 1)
        line.addStretch()
        self.me_button, self.join_button, self.part_button, self.stop_button = (QPushButton(self) for _ in range(4))
        self.restore_button, self.leave_button = QPushButton(self), QPushButton(self)
        self.part_menu = QMenu(self.part_button)
        self.part_button.setMenu(self.part_menu)
        for button in (self.restore_button, self.leave_button, *self._people_buttons, self.stop_button):
            line.addWidget(button)
            button.hide()
        inside.addLayout(line)
        self.tabs = StatisticsTabs(theme, self)
        self.games = FiguresTable(fewest_rows=FEWEST_GAMES)
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.addWidget(self.tabs)
        self.splitter.addWidget(self.games)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 2)
        # Proportions: the size of the tabs is not known before the charts are loaded.
        self.splitter.setSizes([3000, 2000])
        self.empty = QWidget()
        invitation = QVBoxLayout(self.empty)
        self.empty_text = Label()
        self.empty_text.setWordWrap(True)
        self.empty_text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.play_button = QPushButton()
        invitation.addStretch()
        invitation.addWidget(self.empty_text)
        invitation.addWidget(self.play_button, 0, Qt.AlignmentFlag.AlignHCenter)
        invitation.addStretch()
        self.stack = _Parts()
        self.stack.addWidget(self.splitter)
        self.stack.addWidget(self.empty)
        inside.addWidget(self.stack, 1)
        self.area = Scrolled(content)
        WheelGuard(self.area).guard(content)
        self.inside.addWidget(self.area, 1)
        self.inside.addLayout(self._make_buttons())
        self._connect()
        service.prepared.connect(self.tabs.charts_are_ready)
        service.compute_figures(None)
        service.prepare(load_charts)

    @property
    def _people_buttons(self) -> tuple[QPushButton, ...]:
        return self.me_button, self.join_button, self.part_button

    @property
    def _game_buttons(self) -> tuple[QPushButton, ...]:
        return self.open_button, self.review_button, self.count_button, self.delete_button

    def _make_buttons(self) -> QHBoxLayout:
        line = QHBoxLayout()
        self.open_button, self.review_button, self.count_button, self.delete_button = (
            QPushButton(self) for _ in range(4)
        )
        self.import_button, self.export_button, self.back_button = (QPushButton(self) for _ in range(3))
        self.import_menu = QMenu(self.import_button)
        self.import_all_action, self.import_file_action = (self.import_menu.addAction("") for _ in range(2))
        self.import_button.setMenu(self.import_menu)
        for button in self._game_buttons:
            line.addWidget(button)
        line.addStretch()
        for button in (self.import_button, self.export_button, self.back_button):
            line.addWidget(button)
        return line

    def _connect(self) -> None:
        service = self._service
        service.figures_ready.connect(self._show)
        service.importing.connect(self._show_progress)
        service.imported.connect(self._show_import)
        service.failed.connect(self._show_problem)
        self.filters.chosen.connect(self._choose)
        self.play_button.clicked.connect(self.new_game_requested)
        self.back_button.clicked.connect(self.left)
        self.import_all_action.triggered.connect(self._import_all)
        self.import_file_action.triggered.connect(self._import_file)
        self.export_button.clicked.connect(self.export_requested)
        self.stop_button.clicked.connect(service.stop)
        self.me_button.clicked.connect(self._choose_me)
        self.join_button.clicked.connect(self._join)
        self.part_menu.triggered.connect(self._part)
        self.restore_button.clicked.connect(self._bring_back)
        self.leave_button.clicked.connect(self._leave_copy)
        self.open_button.clicked.connect(lambda: self._on_game(self.open_requested.emit))
        self.review_button.clicked.connect(lambda: self._on_game(self.review_requested.emit))
        self.count_button.clicked.connect(self._count)
        self.delete_button.clicked.connect(self._delete)
        self.games.selectionModel().currentChanged.connect(self._name_buttons)
        self.games.activated.connect(lambda: self._on_game(self.open_requested.emit))
        self.tabs.open_requested.connect(self.open_requested)

    def take_focus(self) -> None:
        """Set the keyboard focus to the first filter."""
        self.filters.setFocus()

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setAccessibleName(self.tr("Statistics"))
        self.heading.setText(self.tr("Statistics"))
        self.tabs.retranslate_ui()
        self.open_button.setText(self.tr("&Open"))
        self.review_button.setText(self.tr("Revie&w"))
        self.delete_button.setText(self.tr("&Delete"))
        self.import_button.setText(self.tr("&Import"))
        self.import_all_action.setText(self.tr("&All saved games"))
        self.import_file_action.setText(self.tr("From a &file…"))
        self.export_button.setText(self.tr("&Export…"))
        self.back_button.setText(self.tr("&Back to the table"))
        self.stop_button.setText(self.tr("&Stop"))
        self.me_button.setText(self.tr("Tha&t is me"))
        self.join_button.setText(self.tr("That is me &too"))
        self.part_button.setText(self.tr("Se&parate names"))
        self.restore_button.setText(self.tr("Bring the cop&y back"))
        self.leave_button.setText(self.tr("Le&ave it"))
        self.play_button.setText(self.tr("&New game"))
        self.empty_text.setText(
            self.tr(
                "Here you see how you play, as soon as a game is over. Games with a person are counted automatically."
            )
        )
        self._name_buttons()
        if self._result is not None:
            self._show(self._result)

    # -- requests --------------------------------------------------------------------------------------------------

    @Slot()
    def _choose(self) -> None:
        self._problem = _nothing
        self._service.compute_figures(self.filters.wanted)

    def _game(self) -> PlayedGame | None:
        chosen = self.games.row
        if self._result is None or not 0 <= chosen < len(self._result.figures.games):
            return None
        return self._result.figures.games[chosen]

    def _on_game(self, use: Any) -> None:
        one = self._game()
        if one is not None:
            use(one.number)

    @Slot()
    def _count(self) -> None:
        one = self._game()
        if one is not None:
            self._change(lambda history: history.count(one.number, not one.counted))

    def _change(self, change: Callable[[History], object]) -> None:
        self._problem = _nothing
        self._service.change(change, self.filters.wanted)

    @Slot()
    def _delete(self) -> None:
        """Delete a game after a confirmation, because an import does not bring the game back."""
        one = self._game()
        if one is None:
            return
        about = row((texts.edition(one.game, one.edition), texts.local_date(one.ended), one.name))
        words = self.tr("{game}: it will be gone from the statistics for good. Files of saved games stay.")
        number = one.number
        answers = {
            self.tr("&Keep it"): None,
            self.tr("&Delete"): lambda: self._change(lambda history: history.delete(number)),
        }
        box = show_box(
            *(self, Severity.QUESTION, self.tr("Delete this game?"), words.format(game=about), answers),
            escapes_to_default=True,
        )
        box.setObjectName("delete_game")

    @Slot()
    def _import_all(self) -> None:
        self._problem, self._asked_import = _nothing, True
        self._service.import_all()

    @Slot()
    def _import_file(self) -> None:
        self._problem, self._asked_import = _nothing, True
        self.import_requested.emit()

    @Slot()
    def _bring_back(self) -> None:
        self._service.bring_back(self.filters.wanted)

    @Slot()
    def _leave_copy(self) -> None:
        self._service.leave_copy(self.filters.wanted)

    @Slot(QAction)
    def _part(self, action: QAction) -> None:
        name = action.data()
        self._change(lambda history: history.separate_name(name))

    @Slot()
    def _choose_me(self) -> None:
        person = self.filters.person
        if person is not None:
            self._change(lambda history: history.is_me(person))

    @Slot()
    def _join(self) -> None:
        person = self.filters.person
        me = next((one.id for one in self._result.people if one.is_me), None) if self._result else None
        if person is not None and me is not None and person != me:
            self.filters.look_at(me)
            self._change(lambda history: history.join(me, person))

    def _remark(self, words: str) -> None:
        self.note.setText(words)
        self.note.setVisible(bool(words))

    # -- display ----------------------------------------------------------------------------------------------------

    @Slot(object)
    def _show(self, result: FiguresResult) -> None:
        load_for(name for person in result.people for name in person.names)
        if self.filters.is_untouched:
            self.filters.wanted = result.wanted
        elif result.wanted != self.filters.wanted:
            return  # the filters have changed in the meantime
        self._result = result
        me = next((one for one in result.people if one.is_me), None)
        gone = self.filters.wanted.person not in (None, *(one.id for one in result.people))
        if result.people and (gone or (self.filters.is_untouched and self.filters.wanted.person is None)):
            self.filters.look_at((me or result.people[0]).id)
            self._service.compute_figures(self.filters.wanted)
            return
        self.filters.offer(result)
        found = result.figures
        self.stack.setCurrentWidget(self.splitter if result.choices else self.empty)
        for button in (*self._game_buttons, self.export_button):
            button.setVisible(bool(result.choices))
        share = found.all
        if not result.choices:
            self.summary.setText("")
        else:
            text = self.tr("Games: {games}. Won: {share} ({interval}), the even share is {even}.")
            words = text.format(
                games=share.games,
                share=texts.percent(share.share),
                interval=texts.interval(share),
                even=texts.percent(share.even),
            )
            known = [words, self._means(found)]
            if found.accuracy is not None:
                known.append(self.tr("Accuracy: {accuracy}.").format(accuracy=round(found.accuracy)))
            self.summary.setText(sentences(known))
        self._show_people(result, me)
        self.tabs.show_figures(result)
        self._show_games(found.games)

    def _means(self, found: Figures) -> str:
        """Returns the mean place and points in words, with the games that they are taken from unless these are all
        games; empty without games."""
        if not found.alike:
            return ""
        last = found.alike[0]
        if len(found.alike) == found.all.games:
            text = self.tr("Mean place: {place}, mean points: {points}.")
        else:
            text = self.tr("{edition}, {count} players: mean place {place}, mean points {points}.")
        return text.format(
            edition=texts.edition(last.game, last.edition),
            count=last.players,
            place=texts.number(found.place),
            points=texts.number(found.points),
        )

    def _show_people(self, result: FiguresResult, me: Person | None) -> None:
        """Update the buttons for names, and the remarks about the database."""
        several = len(result.people) > 1
        self.me_button.setVisible(several and me is None)
        mine = me is not None and self.filters.wanted.person not in (None, me.id)
        self.join_button.setVisible(several and mine)
        names = next((one.names for one in result.people if one.id == self.filters.wanted.person), ())
        self.part_button.setVisible(len(names) > 1)
        self.part_menu.clear()
        for name in names[1:]:
            self.part_menu.addAction(name.replace("&", "&&")).setData(name)
        copied = result.copy
        self.restore_button.setVisible(copied is not None)
        self.leave_button.setVisible(copied is not None)
        words = [self._problem()]
        if copied is not None:
            text = self.tr(
                "The file with your games was missing. A copy of {date} with {games} games lies beside your saves."
            )
            words.insert(0, text.format(date=texts.local_date(copied.when), games=QLocale().toString(copied.games)))
        elif several and me is None:
            words.append(self.tr("Who are you? Choose your name above."))
        self._remark(sentences(words))

    def _show_games(self, games: Sequence[PlayedGame]) -> None:
        columns = (
            *(self.tr("Edition"), self.tr("Date"), self.tr("Name"), self.tr("Opponents"), self.tr("Players")),
            *(self.tr("Place"), self.tr("Points"), self.tr("Accuracy"), self.tr("Counts")),
        )
        yes, no = self.tr("yes"), self.tr("no")

        def line(number: int) -> tuple[str, ...]:
            one = games[number]
            return (
                texts.edition(one.game, one.edition),
                texts.local_date(one.ended),
                one.name,
                texts.level(one.level),
                str(one.players),
                str(one.place),
                str(one.score),
                "" if one.accuracy is None else str(round(one.accuracy)),
                yes if one.counted else no,
            )

        self.games.show_many(self.tr("Games"), columns, len(games), line)
        self._name_buttons()

    def _name_buttons(self) -> None:
        one = self._game()
        for button in self._game_buttons:
            button.setEnabled(one is not None)
        self.count_button.setText(self.tr("Do not &count") if one is None or one.counted else self.tr("&Count again"))

    @Slot(int, int)
    def _show_progress(self, done: int, known: int) -> None:
        self.stop_button.setVisible(done < known)
        text = self.tr("Saved games are read: {done} of {known}")
        self._remark(text.format(done=done, known=known) if done < known else "")

    @Slot(object)
    def _show_import(self, found: ImportResult) -> None:
        self.stop_button.hide()
        self._problem = partial(self._imported, found, bool(found.new or self._asked_import))
        self._asked_import = False
        self._service.compute_figures(self.filters.wanted)

    def _imported(self, found: ImportResult, shows_new: bool) -> str:
        """Returns the result of an import in words, with the files that could not be read."""
        words = []
        if shows_new:
            words.append(self.tr("New games: {new}.").format(new=QLocale().toString(found.new)))
        if found.failed:
            names = row(path.name for path, _ in found.failed[:5])
            words.append(
                self.tr("Could not be read: {count} ({files}).").format(count=len(found.failed), files=names)
            )
        return sentences(words)

    @Slot(object)
    def _show_problem(self, error: SaveError) -> None:
        self._problem = partial(explained, error)
        self._remark(self._problem())


def _nothing() -> str:
    return ""
