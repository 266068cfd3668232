"""The new-game dialog: expansion and opening choice in addition to the fields of every game."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import Slot
from PySide6.QtWidgets import QCheckBox, QGroupBox, QVBoxLayout, QWidget

from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.gui.sanjuan.choices import Choices
from puertorico_desktop.gui.windows.dialog_labels import explain
from puertorico_desktop.gui.windows.new_game import NewGameDialog


class SanJuanNewGameDialog(NewGameDialog):
    """Asks for a game of San Juan."""

    def _make(self) -> None:
        self.rules_box = QGroupBox(self.more)
        self.new_buildings, self.opening_choice = QCheckBox(self.rules_box), QCheckBox(self.rules_box)
        column = QVBoxLayout(self.rules_box)
        column.addWidget(self.new_buildings)
        column.addWidget(self.opening_choice)
        column.addStretch()

    def _rule_boxes(self) -> Sequence[QWidget]:
        return (self.rules_box,)

    def _choosable_rules(self) -> Sequence[QWidget]:
        return (self.new_buildings, self.opening_choice)

    def _fill(self, choices: Choices) -> None:
        super()._fill(choices)
        self.new_buildings.setChecked(choices.options.has(Expansion.NEW_BUILDINGS))
        self.opening_choice.setChecked(choices.options.opening_choice)

    def _listen(self) -> None:
        super()._listen()
        self.players.valueChanged.connect(self._seat)

    @Slot()
    def _seat(self) -> None:
        self._show_seats()

    def _asked(self) -> Options:
        options: Options = super()._asked()
        return attrs.evolve(
            options,
            players=self.players.value(),
            opening_choice=self.opening_choice.isChecked(),
            expansions=(Expansion.NEW_BUILDINGS,) if self.new_buildings.isChecked() else (),
        )

    @property
    def _own(self) -> bool:
        asked = self._asked()
        return asked != Options(players=asked.players) or self.free_undo.isChecked()

    def _about_two(self) -> str:
        return self.tr("With two players the governor chooses a first and a third role.")

    def retranslate_ui(self) -> None:
        """Set every text."""
        super().retranslate_ui()
        explain(self.fold, self.tr("The expansion, optional rules, and what is handy at the table."))
        self.rules_box.setTitle(self.tr("Rules"))
        self.new_buildings.setText(self.tr("&New Buildings"))
        explain(self.new_buildings, self.tr("Ten more kinds of buildings and the Cathedral, which lies open."))
        self.opening_choice.setText(self.tr("C&hoose the first hand"))
        explain(
            self.opening_choice,
            self.tr("Everybody draws 5 cards, each further player one more, and keeps 4 of them."),
        )
        explain(
            self.open_points,
            self.tr("Everybody sees how many cards lie under Chapels, Churches and Harbors."),
        )
        explain(self.seed, self.tr("The same seed deals the same cards in the same order."))
