"""The filters of the page of statistics: one row of controls above the figures."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import attrs
from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QWidget

from puertorico_desktop.bots.registry import strength_order
from puertorico_desktop.gui.play.history_service import FiguresResult
from puertorico_desktop.gui.texts import statistics as texts
from puertorico_desktop.learn.history.figures import Filter

DAYS = (0, 30, 365)
"""The age limits of games in days; 0 is no limit."""


class FilterBar(QWidget):
    """The controls that filter games. `wanted` is the current filter; `is_untouched` is whether the user has not
    changed anything yet."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wanted = Filter()
        self.is_untouched = True
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        self.who, self.edition, self.players, self.level, self.kind, self.time = (QComboBox(self) for _ in range(6))
        self.clean = QCheckBox(self)
        for choice in self._choices:
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.setMinimumContentsLength(8)
            choice.activated.connect(self._choose)
            line.addWidget(choice, 1)
        line.addWidget(self.clean)
        self.clean.toggled.connect(self._choose)
        self.setFocusProxy(self.who)
        self.retranslate_ui()

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
            choice.setAccessibleName(name)
        self.clean.setText(self.tr("&Without undo and hints"))

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate the texts when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)

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


def _fill(choice: QComboBox, everything: str, values: Sequence[tuple[str, Any]], chosen: Any) -> None:
    choice.clear()
    choice.addItem(everything, None)
    for name, value in values:
        choice.addItem(name, value)
    index = next((number for number, (_, value) in enumerate(values, 1) if value == chosen), 0)
    choice.setCurrentIndex(index)
