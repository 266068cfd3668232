"""The page of puzzles: all of them with filters, or the player's own mistakes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDate, QLocale, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QPushButton, QWidget

from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.learn.challenges.puzzle_service import Entry, PuzzleService
from puertorico_desktop.gui.learn.challenges.shared_games import part_name
from puertorico_desktop.gui.learn.statistics.section import FiguresTable
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.texts.challenges import GRADES, chance_points, grade_text
from puertorico_desktop.gui.texts.phrases import row
from puertorico_desktop.gui.windows.choice_names import name_choice
from puertorico_desktop.gui.windows.pages import MARGIN, PanelPage

_SHORT = QLocale.FormatType.ShortFormat


class PuzzlesPage(PanelPage):
    """The page with the list of puzzles, any of which may be opened."""

    chosen = Signal(object)
    """Emitted with the `Entry` to be opened."""

    def __init__(self, service: PuzzleService, mistakes: bool, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, 2 * MARGIN)
        self._service = service
        self._mistakes = mistakes
        self._entries: Sequence[Entry] | None = None
        self._shown: list[Entry] = []
        inside = self.inside
        self.words = Label(self.panel)
        self.words.setWordWrap(True)
        inside.addWidget(self.words)
        line = QHBoxLayout()
        self.game, self.theme, self.grade = (QComboBox(self.panel) for _ in range(3))
        self.open_only = QCheckBox(self.panel)
        for choice in self._choices:
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            line.addWidget(choice)
        self.grade.setVisible(not mistakes)
        line.addWidget(self.open_only)
        line.addStretch()
        inside.addLayout(line)
        self.table = FiguresTable(self.panel)
        inside.addWidget(self.table, 1)
        self.solve_button, self.back_button = QPushButton(self.panel), QPushButton(self.panel)
        below = QHBoxLayout()
        below.addWidget(self.solve_button)
        below.addStretch()
        below.addWidget(self.back_button)
        inside.addLayout(below)
        for choice in self._choices:
            choice.activated.connect(self._fill)
        self.open_only.toggled.connect(self._fill)
        self.table.activated.connect(self._choose)
        self.table.doubleClicked.connect(self._choose)
        self.solve_button.clicked.connect(self._choose)
        self.back_button.clicked.connect(self.left)
        service.read.connect(self._take)
        service.ask(mistakes)

    @property
    def _choices(self) -> tuple[QComboBox, ...]:
        return self.game, self.theme, self.grade

    @Slot(bool, object)
    def _take(self, mistakes: bool, entries: Sequence[Entry]) -> None:
        if mistakes is not self._mistakes:
            return
        self._entries = entries
        self._offer()
        self._fill()

    def _offer(self) -> None:
        """Fill the filters with the values that occur; the selected values stay selected."""
        entries = self._entries or ()
        games = dict.fromkeys(_edition(one) for one in entries)
        themes = {part_name(one.puzzle.game.options, one.puzzle.record.theme) for one in entries}
        offers: list[list[tuple[str, object]]] = [
            [
                (self.tr("All games"), None),
                *((FACES[game].edition_name(edition), (game, edition)) for game, edition in games),
            ],
            [(self.tr("Everything"), None), *((name, name) for name in sorted(themes))],
            [(self.tr("All grades"), None), *((grade_text(grade), grade) for grade in GRADES)],
        ]
        for choice, offered in zip(self._choices, offers, strict=True):
            kept = choice.currentData()
            choice.clear()
            for name, value in offered:
                choice.addItem(name, value)
            values = [value for _, value in offered]
            choice.setCurrentIndex(values.index(kept) if kept in values else 0)

    def _fits(self, one: Entry) -> bool:
        game, theme, grade = (choice.currentData() for choice in self._choices)
        options = one.puzzle.game.options
        return (
            game in (None, _edition(one))
            and theme in (None, part_name(options, one.puzzle.record.theme))
            and grade in (None, one.puzzle.record.grade)
            and not (self.open_only.isChecked() and one.is_solved)
        )

    @Slot()
    def _fill(self) -> None:
        """Show the entries that pass the filters."""
        self._shown = [one for one in self._entries or () if self._fits(one)]
        rows = [self._row(one) for one in self._shown]
        name = self.tr("My mistakes") if self._mistakes else self.tr("Puzzles")
        columns: tuple[str, ...]
        if self._mistakes:
            headings = (self.tr("Game"), self.tr("Date"), self.tr("Round"), self.tr("Cost"), self.tr("State"))
            columns = (self.tr("About"), *headings)
        else:
            columns = (self.tr("About"), self.tr("Game"), self.tr("Round"), self.tr("Grade"), self.tr("State"))
        self.table.show_rows(name, columns, rows, 0)
        first = next((number for number, one in enumerate(self._shown) if not one.is_solved), 0)
        if rows:
            self.table.selectRow(first)
        self.solve_button.setEnabled(bool(rows))
        self._show_summary()

    def _row(self, one: Entry) -> tuple[str, ...]:
        options, record = one.puzzle.game.options, one.puzzle.record
        game, part = row(FACES[options.game].played(options)), part_name(options, record.theme)
        state = self.tr("solved") if one.is_solved else self.tr("seen") if one.tries else ""
        if one.mistake is None:
            return part, game, str(one.puzzle.game.round), grade_text(record.grade), state
        price = one.puzzle.price(one.mistake.played) or 0.0
        day = QLocale().toString(QDate.fromString(one.mistake.started, Qt.DateFormat.ISODate), _SHORT)
        return part, game, day, str(one.mistake.round), f"−{chance_points(price)}", state

    def _show_summary(self) -> None:
        if self._entries is None:
            self.words.setText("")
        elif not self._entries:
            self.words.setText(
                self.tr(
                    "Here you find the mistakes of your games once they have been reviewed "
                    "(menu Learn, Review this game)."
                )
                if self._mistakes
                else self.tr("There are no puzzles.")
            )
        else:
            solved = sum(one.is_solved for one in self._entries)
            text = (
                self.tr("Your mistakes in reviewed games: find better moves. Found: {solved} of {all}.")
                if self._mistakes
                else self.tr("Find the best move. Solved: {solved} of {all}.")
            )
            locale = QLocale()
            self.words.setText(text.format(solved=locale.toString(solved), all=locale.toString(len(self._entries))))

    @Slot()
    def _choose(self) -> None:
        if 0 <= self.table.row < len(self._shown):
            self.chosen.emit(self._shown[self.table.row])

    def take_focus(self) -> None:
        """Set the keyboard focus to the list."""
        self.table.setFocus()

    def retranslate_ui(self) -> None:
        """Set every text."""
        title = self.tr("My mistakes") if self._mistakes else self.tr("Puzzles")
        self.setAccessibleName(title)
        self.table.setAccessibleName(title)
        self.heading.setText(title)
        names = self.tr("Game"), self.tr("About"), self.tr("Grade")
        for choice, name in zip(self._choices, names, strict=True):
            name_choice(choice, name)
        self.open_only.setText(self.tr("&Only unsolved"))
        self.solve_button.setText(self.tr("&Solve"))
        self.back_button.setText(self.tr("&Back to the table"))
        if self._entries is not None:
            self._offer()
            self._fill()


def _edition(one: Entry) -> tuple[str, str]:
    """Returns the ids of the game and the edition of a puzzle."""
    options = one.puzzle.game.options
    return options.game, kind_of(options).edition(options)
