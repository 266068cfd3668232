"""The filters of the page of statistics: controls above the figures, in one row, or in two where it is narrow."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import attrs
from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QWidget

from puertorico_desktop.bots.registry import strength_order
from puertorico_desktop.gui.play.history_service import FiguresResult
from puertorico_desktop.gui.texts import statistics as texts
from puertorico_desktop.gui.windows.choice_names import name_choice
from puertorico_desktop.learn.history.figures import Filter

DAYS = (0, 30, 365)
"""The age limits of games in days; 0 is no limit."""
LETTERS = 8
"""The number of letters for which a list always has room."""
HALF = 4
"""The number of controls in the first of two rows."""


class FilterBar(QWidget):
    """The controls that filter games. `wanted` is the current filter; `is_untouched` is whether the user has not
    changed anything yet."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wanted = Filter()
        self.is_untouched = True
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._is_narrow: bool | None = None
        self.who, self.edition, self.players, self.level, self.kind, self.time = (QComboBox(self) for _ in range(6))
        self.clean = QCheckBox(self)
        for choice in self._choices:
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.setMinimumContentsLength(LETTERS)
            choice.activated.connect(self._choose)
        self.clean.toggled.connect(self._choose)
        self.setFocusProxy(self.who)
        self.retranslate_ui()
        self._arrange()

    # -- the rows --

    def minimumSizeHint(self) -> QSize:
        """Returns the size of two rows."""
        widest = max(choice.minimumSizeHint().width() for choice in self._choices)
        width = HALF * widest + (HALF - 1) * self._grid.horizontalSpacing()
        return QSize(width, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the controls in one row or in two."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Lay the controls out in two rows if one would cut what is chosen in the lists."""
        is_narrow = self.width() < self._width_of_one_row()
        if is_narrow is self._is_narrow:
            return
        self._is_narrow = is_narrow
        columns = HALF if is_narrow else len(self._choices)
        for number, choice in enumerate(self._choices):
            self._grid.addWidget(choice, number // columns, number % columns)
            self._grid.setColumnStretch(number, number < columns)
        if is_narrow:
            place = len(self._choices) % HALF
            self._grid.addWidget(self.clean, 1, place, 1, HALF - place, Qt.AlignmentFlag.AlignLeft)
        else:
            self._grid.addWidget(self.clean, 0, columns)

    def _width_of_one_row(self) -> int:
        """Returns the least width of the bar at which a single row shows the chosen text of every list."""
        letters = self.fontMetrics().horizontalAdvance("X") * LETTERS
        widest = max(
            choice.minimumSizeHint().width()
            + max(0, choice.fontMetrics().horizontalAdvance(choice.currentText()) - letters)
            for choice in self._choices
        )
        count = len(self._choices)
        return count * (widest + self._grid.horizontalSpacing()) + self.clean.sizeHint().width()

    @property
    def _choices(self) -> tuple[QComboBox, ...]:
        return self.who, self.edition, self.players, self.level, self.kind, self.time

    @property
    def person(self) -> int | None:
        """The id of the person whose games are included; None for everybody."""
        person: int | None = self.who.currentData()
        return person

    def look_at(self, person: int | None) -> None:
        """Set the person; the other criteria stay."""
        self.is_untouched = False
        self.wanted = attrs.evolve(self.wanted, person=person)

    def retranslate_ui(self) -> None:
        """Set the texts that do not depend on the figures."""
        names = (
            *(self.tr("Who"), self.tr("Edition"), self.tr("Players"), self.tr("Level"), self.tr("Kind of game")),
            self.tr("Time"),
        )
        for choice, name in zip(self._choices, names, strict=True):
            name_choice(choice, name)
        self.clean.setText(self.tr("Witho&ut undo and hints"))

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate the texts when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._arrange()

    @Slot()
    def _choose(self) -> None:
        self.is_untouched = False
        days = self.time.currentData() or 0
        since = (datetime.now(UTC) - timedelta(days=days)).strftime("%Y-%m-%dT%H:%M:%SZ") if days else ""
        game, edition = self.edition.currentData() or ("", "")
        self.wanted = Filter(
            self.person,
            game,
            edition,
            self.players.currentData() or 0,
            self.level.currentData() or "",
            self.kind.currentData() or "",
            since,
            self.clean.isChecked(),
        )
        self.chosen.emit()

    def offer(self, result: FiguresResult) -> None:
        """Fill every list with the values that occur in the history, and keep the selection."""
        wanted, every = self.wanted, result.choices
        people = [(one.names[0] if one.names else "", one.id) for one in result.people]
        editions = {(game, edition): texts.edition(game, edition) for game, edition, *_ in every}
        _fill(self.who, self.tr("Everybody"), people, wanted.person)
        edition = (wanted.game, wanted.edition) if wanted.game else None
        _fill(self.edition, self.tr("All editions"), [(name, key) for key, name in editions.items()], edition)
        counts = sorted({count for _, _, count, _, _ in every})
        players = [(self.tr("{count} players").format(count=count), count) for count in counts]
        _fill(self.players, self.tr("All numbers of players"), players, wanted.players)
        levels = [(texts.level(one), one) for one in sorted({one[3] for one in every}, key=strength_order)]
        _fill(self.level, self.tr("All levels"), levels, wanted.level)
        kinds = [(texts.kind(one), one) for one in sorted({one[4] for one in every})]
        _fill(self.kind, self.tr("All kinds"), kinds, wanted.kind)
        times = [(self.tr("The last 30 days"), DAYS[1]), (self.tr("The last year"), DAYS[2])]
        _fill(self.time, self.tr("At any time"), times, self.time.currentData())
        self._arrange()


def _fill(choice: QComboBox, everything: str, values: Sequence[tuple[str, Any]], chosen: Any) -> None:
    choice.clear()
    choice.addItem(everything, None)
    for name, value in values:
        choice.addItem(name, value)
    index = next((number for number, (_, value) in enumerate(values, 1) if value == chosen), 0)
    choice.setCurrentIndex(index)
