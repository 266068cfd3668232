"""The page of statistics: what the games of a player tell, with filters above and the games below."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.gui.learn.statistics.section import FiguresTable
from puertorico_desktop.gui.learn.statistics.tabs import StatisticsTabs
from puertorico_desktop.gui.play.history_service import HistoryService, Told
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.texts import statistics as texts
from puertorico_desktop.gui.texts.problems import explained
from puertorico_desktop.gui.windows.pages import PanelPage
from puertorico_desktop.learn.history.figures import Filter, Played
from puertorico_desktop.learn.history.importing import Imported
from puertorico_desktop.saves.errors import SaveError

DAYS = (0, 30, 365)
"""How far back the games go that are looked at; 0: all."""


class StatisticsPage(PanelPage):
    """What the games of a player tell. Everything comes from the `HistoryService`, a moment later."""

    new_game_wanted = Signal()
    open_wanted = Signal(int)
    """The number of a game that shall come onto the table."""
    review_wanted = Signal(int)
    """The number of a game that shall be reviewed."""
    export_wanted = Signal()

    def __init__(self, service: HistoryService, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._service = service
        self._told: Told | None = None
        self._wanted = Filter()
        self._problem = ""
        inside = self.inside
        inside.addLayout(self._make_filters())
        self.summary = Label()
        self.summary.setWordWrap(True)
        self.note = Label()
        self.note.setWordWrap(True)
        inside.addWidget(self.summary)
        line = QHBoxLayout()
        line.addWidget(self.note, 1)
        self.me_button, self.join_button, self.stop_button = (QPushButton(self) for _ in range(3))
        for button in (self.me_button, self.join_button, self.stop_button):
            line.addWidget(button)
        inside.addLayout(line)
        self.tabs = StatisticsTabs(theme, self)
        below = QWidget()
        games = QVBoxLayout(below)
        games.setContentsMargins(0, 0, 0, 0)
        self.games = FiguresTable()
        games.addWidget(self.games)
        games.addLayout(self._make_buttons())
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.addWidget(self.tabs)
        self.splitter.addWidget(below)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 2)
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
        self.stack = QStackedWidget()
        self.stack.addWidget(self.splitter)
        self.stack.addWidget(self.empty)
        inside.addWidget(self.stack, 1)
        self._connect()
        service.tell(self._wanted)

    def _make_filters(self) -> QHBoxLayout:
        line = QHBoxLayout()
        self.who, self.edition, self.players, self.level, self.kind, self.time = (QComboBox(self) for _ in range(6))
        self.clean = QCheckBox(self)
        for choice in self._choices:
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.setMinimumContentsLength(8)
            line.addWidget(choice, 1)
        line.addWidget(self.clean)
        return line

    @property
    def _choices(self) -> tuple[QComboBox, ...]:
        return self.who, self.edition, self.players, self.level, self.kind, self.time

    def _make_buttons(self) -> QHBoxLayout:
        line = QHBoxLayout()
        self.open_button, self.review_button, self.count_button, self.delete_button = (
            QPushButton(self) for _ in range(4)
        )
        self.import_button, self.export_button, self.back_button = (QPushButton(self) for _ in range(3))
        for button in (self.open_button, self.review_button, self.count_button, self.delete_button):
            line.addWidget(button)
        line.addStretch()
        for button in (self.import_button, self.export_button, self.back_button):
            line.addWidget(button)
        return line

    def _connect(self) -> None:
        service = self._service
        service.told.connect(self._show)
        service.importing.connect(self._show_progress)
        service.imported.connect(self._show_import)
        service.failed.connect(self._show_problem)
        for choice in self._choices:
            choice.activated.connect(self._choose)
        self.clean.toggled.connect(self._choose)
        self.play_button.clicked.connect(self.new_game_wanted)
        self.back_button.clicked.connect(self.left)
        self.import_button.clicked.connect(service.import_all)
        self.export_button.clicked.connect(self.export_wanted)
        self.stop_button.clicked.connect(service.stop)
        self.me_button.clicked.connect(self._choose_me)
        self.join_button.clicked.connect(self._join)
        self.open_button.clicked.connect(lambda: self._on_game(self.open_wanted.emit))
        self.review_button.clicked.connect(lambda: self._on_game(self.review_wanted.emit))
        self.count_button.clicked.connect(self._count)
        self.delete_button.clicked.connect(self._delete)
        self.games.selectionModel().currentChanged.connect(self._name_buttons)
        self.games.activated.connect(lambda: self._on_game(self.open_wanted.emit))
        self.tabs.open_wanted.connect(self.open_wanted)
        self.stop_button.hide()

    def take_focus(self) -> None:
        """The keyboard begins at the first filter."""
        self.who.setFocus()

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setAccessibleName(self.tr("Statistics"))
        self.tabs.retranslate_ui()
        names = (
            *(self.tr("Who"), self.tr("Edition"), self.tr("Players"), self.tr("Level"), self.tr("Kind of game")),
            self.tr("Time"),
        )
        for choice, name in zip(self._choices, names, strict=True):
            choice.setAccessibleName(name)
        self.clean.setText(self.tr("&Without undo and hints"))
        self.open_button.setText(self.tr("&Open"))
        self.review_button.setText(self.tr("&Review"))
        self.delete_button.setText(self.tr("&Delete"))
        self.import_button.setText(self.tr("&Import saved games"))
        self.export_button.setText(self.tr("&Export…"))
        self.back_button.setText(self.tr("&Back to the table"))
        self.stop_button.setText(self.tr("&Stop"))
        self.me_button.setText(self.tr("That is &me"))
        self.join_button.setText(self.tr("That is me &too"))
        self.play_button.setText(self.tr("&New game"))
        self.empty_text.setText(
            self.tr("Here you see how you play, as soon as a game is over. Games with a person count by themselves.")
        )
        self._name_buttons()
        if self._told is not None:
            self._show(self._told)

    # -- what is asked ----------------------------------------------------------------------------------------------

    @Slot()
    def _choose(self) -> None:
        days = self.time.currentData() or 0
        since = (datetime.now(UTC) - timedelta(days=days)).strftime("%Y-%m-%dT%H:%M:%SZ") if days else ""
        game, edition = self.edition.currentData() or ("", "")
        self._wanted = Filter(
            self.who.currentData(),
            game,
            edition,
            self.players.currentData() or 0,
            self.level.currentData() or "",
            self.kind.currentData() or "",
            since,
            self.clean.isChecked(),
        )
        self._service.tell(self._wanted)

    def _game(self) -> Played | None:
        row = self.games.row
        if self._told is None or not 0 <= row < len(self._told.figures.games):
            return None
        return self._told.figures.games[row]

    def _on_game(self, use: Any) -> None:
        one = self._game()
        if one is not None:
            use(one.number)

    @Slot()
    def _count(self) -> None:
        one = self._game()
        if one is not None:
            self._service.change(lambda history: history.count(one.number, not one.counted), self._wanted)

    @Slot()
    def _delete(self) -> None:
        self._on_game(lambda number: self._service.change(lambda history: history.delete(number), self._wanted))

    @Slot()
    def _choose_me(self) -> None:
        person = self.who.currentData()
        if person is not None:
            self._service.change(lambda history: history.is_me(person), self._wanted)

    @Slot()
    def _join(self) -> None:
        person = self.who.currentData()
        me = next((one.id for one in self._told.people if one.is_me), None) if self._told else None
        if person is not None and me is not None and person != me:
            self._service.change(lambda history: history.join(me, person), self._wanted)

    def _remark(self, words: str) -> None:
        self.note.setText(words)
        self.note.setVisible(bool(words))

    # -- what is shown ----------------------------------------------------------------------------------------------

    @Slot(object)
    def _show(self, told: Told) -> None:
        if told.wanted != self._wanted:
            return  # something else has been asked since
        first, self._told = self._told is None, told
        me = next((one for one in told.people if one.is_me), None)
        if first and told.people and self._wanted == Filter():
            self._wanted = Filter(person=(me or told.people[0]).id)
            self._service.tell(self._wanted)
            return
        self._fill_filters(told)
        found = told.figures
        self.stack.setCurrentWidget(self.splitter if told.choices else self.empty)
        share = found.all
        if not told.choices:
            self.summary.setText("")
        else:
            text = self.tr(
                "Games: {games}. Won: {share} ({interval}), the even share is {even}. Mean place: {place}, mean "
                "points: {points}."
            )
            words = text.format(
                games=share.games,
                share=texts.percent(share.share),
                interval=texts.interval(share),
                even=texts.percent(share.even),
                place=texts.number(found.place),
                points=texts.number(found.points),
            )
            if found.accuracy is not None:
                words += " " + self.tr("Accuracy: {accuracy}.").format(accuracy=round(found.accuracy))
            self.summary.setText(words)
        several = len(told.people) > 1
        self.me_button.setVisible(several and me is None)
        mine = me is not None and self._wanted.person not in (None, me.id)
        self.join_button.setVisible(several and mine)
        self._remark(self._problem or (self.tr("Who are you?") if several and me is None else ""))
        self.tabs.show_figures(told)
        self._show_games(found.games)

    def _fill_filters(self, told: Told) -> None:
        wanted, every = self._wanted, told.choices
        all_of = self.tr("Everybody")
        people = [(one.names[0] if one.names else "", one.id) for one in told.people]
        editions = {(game, edition): texts.edition(game, edition) for game, edition, *_ in every}
        self._fill(self.who, all_of, people, wanted.person)
        edition = (wanted.game, wanted.edition) if wanted.game else None
        self._fill(self.edition, self.tr("All editions"), [(name, key) for key, name in editions.items()], edition)
        counts = sorted({count for _, _, count, _, _ in every})
        players = [(self.tr("{count} players").format(count=count), count) for count in counts]
        self._fill(self.players, self.tr("All tables"), players, wanted.players)
        levels = [(texts.level(one), one) for one in sorted({one[3] for one in every})]
        self._fill(self.level, self.tr("All levels"), levels, wanted.level)
        kinds = [(texts.kind(one), one) for one in sorted({one[4] for one in every})]
        self._fill(self.kind, self.tr("All kinds"), kinds, wanted.kind)
        times = [(self.tr("The last 30 days"), DAYS[1]), (self.tr("The last year"), DAYS[2])]
        self._fill(self.time, self.tr("At any time"), times, self.time.currentData())

    def _fill(self, choice: QComboBox, everything: str, values: Sequence[tuple[str, Any]], chosen: Any) -> None:
        choice.clear()
        choice.addItem(everything, None)
        for name, value in values:
            choice.addItem(name, value)
        index = next((number for number, (_, value) in enumerate(values, 1) if value == chosen), 0)
        choice.setCurrentIndex(index)

    def _show_games(self, games: Sequence[Played]) -> None:
        columns = (
            *(self.tr("Edition"), self.tr("Date"), self.tr("Name"), self.tr("Opponents"), self.tr("Players")),
            *(self.tr("Place"), self.tr("Points"), self.tr("Accuracy"), self.tr("Counts")),
        )
        yes, no = self.tr("yes"), self.tr("no")

        def row(number: int) -> tuple[str, ...]:
            one = games[number]
            return (
                texts.edition(one.game, one.edition),
                texts.when(one.ended),
                one.name,
                texts.level(one.level),
                str(one.players),
                str(one.place),
                str(one.score),
                "" if one.accuracy is None else str(round(one.accuracy)),
                yes if one.counted else no,
            )

        self.games.show_many(self.tr("Games"), columns, len(games), row)
        self._name_buttons()

    def _name_buttons(self) -> None:
        one = self._game()
        for button in (self.open_button, self.review_button, self.count_button, self.delete_button):
            button.setEnabled(one is not None)
        self.count_button.setText(self.tr("Do not &count") if one is None or one.counted else self.tr("&Count again"))

    @Slot(int, int)
    def _show_progress(self, done: int, known: int) -> None:
        self.stop_button.setVisible(done < known)
        text = self.tr("Saved games are read: {done} of {known}")
        self._remark(text.format(done=done, known=known) if done < known else "")

    @Slot(object)
    def _show_import(self, found: Imported) -> None:
        self.stop_button.hide()
        words = self.tr("New games: {new}.").format(new=found.new) if found.new else ""
        if found.failed:
            names = ", ".join(path.name for path, _ in found.failed[:5])
            words += " " + self.tr("Could not be read: {count} ({files}).").format(
                count=len(found.failed), files=names
            )
        self._problem = words.strip()
        self._service.tell(self._wanted)

    @Slot(object)
    def _show_problem(self, error: SaveError) -> None:
        self._problem = explained(error)
        self._remark(self._problem)
