"""The part of the new-game dialog for expansions, readings and optional rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QGroupBox, QVBoxLayout, QWidget

from puertorico_desktop.engine.puertorico.options import (
    Edition,
    Expansion,
    OptionalRule,
    Options,
    OptionsFault,
    Reading,
    Selection,
)
from puertorico_desktop.gui.puertorico import choices
from puertorico_desktop.gui.puertorico.texts import options as texts
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.windows.dialog_labels import ITEM_TIP, ReasonLabel, explain, offer_item

translate = QCoreApplication.translate


class RulesPart(QObject):
    """Offers the choices that go together with the current options, and explains why the others do not.

    `expansions_box`, `rules_box` and, below them, `puertoma_note` are laid out by the dialog.
    """

    chosen = Signal(object)
    """Emitted after a choice, with the new `Options`."""

    def __init__(self, options: Options, parent: QWidget) -> None:
        super().__init__(parent)
        self._options = options
        self.expansions_box, self.rules_box = QGroupBox(parent), QGroupBox(parent)
        self.expansions = {one: QCheckBox(self.expansions_box) for one in Expansion}
        self.buildings = self._combo(Selection)
        self.reading = self._combo(Reading)
        self.buildings_label, self.reading_label = Label(self.expansions_box), Label(self.expansions_box)
        self.buildings_label.setBuddy(self.buildings)
        self.reading_label.setBuddy(self.reading)
        self.puertoma_note = ReasonLabel(parent)
        self.rules = {rule: QCheckBox(self.rules_box) for rule in OptionalRule}
        self._arrange()
        self._listen()

    def _combo(self, members: type[Selection] | type[Reading]) -> QComboBox:
        box = QComboBox(self.expansions_box)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for member in members:
            box.addItem("", member.value)
        return box

    def _arrange(self) -> None:
        left = QGridLayout(self.expansions_box)
        for place, tick in enumerate(self.expansions.values()):
            left.addWidget(tick, *divmod(place, 2))
        below = -(-len(self.expansions) // 2)
        labelled = ((self.buildings_label, self.buildings), (self.reading_label, self.reading))
        for row, (label, box) in enumerate(labelled, start=below):
            left.addWidget(label, row, 0)
            left.addWidget(box, row, 1)
        left.setRowStretch(below + 2, 1)
        right = QVBoxLayout(self.rules_box)
        for tick in self.rules.values():
            right.addWidget(tick)
        right.addStretch()

    def _listen(self) -> None:
        for expansion, tick in self.expansions.items():
            tick.clicked.connect(
                lambda on, one=expansion: self._choose(choices.with_expansion(self._options, one, on))
            )
        for rule, tick in self.rules.items():
            tick.clicked.connect(lambda on, one=rule: self._choose(choices.with_rule(self._options, one, on)))
        self.buildings.activated.connect(
            lambda _index: self._choose(
                choices.adapted(self._options, buildings=Selection(self.buildings.currentData()))
            )
        )
        self.reading.activated.connect(
            lambda _index: self._choose(choices.adapted(self._options, reading=Reading(self.reading.currentData())))
        )

    def _choose(self, options: Options) -> None:
        self.chosen.emit(options)

    def widgets(self) -> list[QWidget]:
        """Returns the input widgets, in the order of the Tab key."""
        return [*self.expansions.values(), self.buildings, self.reading, *self.rules.values()]

    def show_options(self, options: Options) -> None:
        """Show the options, and enable the choices that go together with them."""
        self._options = options
        edition = options.edition
        for expansion, tick in self.expansions.items():
            tick.setChecked(options.has(expansion))
            reason = self._reason(choices.expansion_fault(options, expansion))
            explain(tick, texts.expansion_effect(expansion, edition), reason)
        for rule, tick in self.rules.items():
            tick.setChecked(options.plays(rule))
            explain(tick, texts.rule_effect(rule, edition), self._reason(choices.rule_fault(options, rule)))
        self.puertoma_note.reserve(len(texts.NOTES) if options.puertomas else 0)
        self.puertoma_note.set_reason(texts.puertoma_notes(options))
        self.buildings.setCurrentIndex(self.buildings.findData(options.buildings.value))
        self.reading.setCurrentIndex(self.reading.findData(options.reading.value))
        self._retranslate(edition)

    def _retranslate(self, edition: Edition) -> None:
        """Set all texts, in the words of the edition."""
        self.expansions_box.setTitle(translate("RulesPart", "Expansions"))
        self.rules_box.setTitle(translate("RulesPart", "Optional rules"))
        for expansion, tick in self.expansions.items():
            tick.setText(texts.expansion_title(expansion, edition))
        for rule, tick in self.rules.items():
            tick.setText(texts.rule_title(rule, edition))
        self.buildings_label.setText(translate("RulesPart", "Bu&ildings"))
        self.reading_label.setText(translate("RulesPart", "1897 rulin&gs"))
        options = self._options
        selections = {one: choices.selection_fault(options, one) for one in Selection}
        for index, (selection, fault) in enumerate(selections.items()):
            name, effect = texts.selection_title(selection), texts.selection_effect(selection)
            offer_item(self.buildings, index, name, effect, self._reason(fault))
        readings = {one: choices.reading_fault(options, one) for one in Reading}
        for index, (reading, fault) in enumerate(readings.items()):
            name, effect = texts.reading_title(reading), texts.reading_effect(reading)
            offer_item(self.reading, index, name, effect, self._reason(fault))
        self._explain_box(self.buildings, list(selections.values()))
        self._explain_box(self.reading, list(readings.values()))

    def _explain_box(self, box: QComboBox, faults: list[OptionsFault | None]) -> None:
        """Set the tooltip of a combo box; if no other item can be chosen, with the reason."""
        others = [fault for index, fault in enumerate(faults) if index != box.currentIndex()]
        reason = self._reason(others[0]) if all(others) else ""
        explain(box, str(box.itemData(box.currentIndex(), ITEM_TIP)), reason)

    def _reason(self, fault: OptionsFault | None) -> str:
        return "" if fault is None else texts.fault_text(fault, self._options.edition)
