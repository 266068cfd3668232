"""The new-game dialog of Puerto Rico: adds edition, expansions, optional rules, handicaps and the auction to the
common choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import attrs
from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QLayout, QWidget

from puertorico_desktop.engine.puertorico.options import Edition, Level, Options
from puertorico_desktop.gui.puertorico import choices as rules
from puertorico_desktop.gui.puertorico.choices import Choices, Preset
from puertorico_desktop.gui.puertorico.texts import options as texts
from puertorico_desktop.gui.puertorico.texts.seats import puertoma_name, puertoma_title
from puertorico_desktop.gui.puertorico.windows.half_points import HalfPoints
from puertorico_desktop.gui.puertorico.windows.rules_part import RulesPart
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.windows.dialog_labels import ReasonLabel, explain, offer_item
from puertorico_desktop.gui.windows.new_game import NewGameDialog, in_a_row
from puertorico_desktop.gui.windows.seat_row import AUTOMATIC, SeatRow


class NewPuertoRicoDialog(NewGameDialog):
    """The dialog in which a game of Puerto Rico is chosen. Presets and editions are above the seats."""

    # -- values of the dialog ---------------------------------------------------------------------------------

    def _choices(self) -> Choices:
        half_points = tuple(box.half_points for box in self.handicaps[: self.players.value()])
        changed: dict[str, Any] = {"handicaps": half_points if any(half_points) else ()}
        choices: Choices = super()._choices()
        options = attrs.evolve(choices.options, **changed)
        return attrs.evolve(choices, options=options, bids=self.bids.isChecked())

    @property
    def _own(self) -> bool:
        own = rules.preset_of(self._asked(), self.free_undo.isChecked()) is None
        return own or self.bids.isChecked() or any(box.half_points for box in self.handicaps)

    # -- display ----------------------------------------------------------------------------------------------

    def _make(self) -> None:
        self.preset, self.preset_label = QComboBox(self), Label(self)
        self.edition, self.edition_label = QComboBox(self), Label(self)
        self.handicaps_label = Label(self.seats_box)
        self.handicaps = [HalfPoints(self.seats_box) for _ in self.rows]
        self.bids = QCheckBox(self.seats_box)
        self.bids_note = ReasonLabel(self.seats_box, wraps=False)
        self.part = RulesPart(self._options, self.more)
        self._freely_before = False
        self._brought_by: Preset | None = None
        """The preset that has set open points and free undo; None if the player has."""
        self._table_before: dict[str, int] = {"puertomas": 0}
        """The numbers of players and Puertomas before the preset for one person was chosen in this dialog."""
        for row in self.rows[1:]:
            row.offer_automatic(level.value for level in Level)

    def _above(self) -> Iterable[QLayout]:
        return (in_a_row(self.preset_label, self.preset, self.edition_label, self.edition),)

    def _above_seats(self) -> Sequence[QWidget]:
        return (self.handicaps_label,)

    def _beside_seat(self, number: int) -> Sequence[QWidget]:
        return (self.handicaps[number],)

    def _below_seats(self) -> Sequence[QWidget]:
        return (self.bids, self.bids_note)

    def _rule_boxes(self) -> Sequence[QWidget]:
        return (self.part.expansions_box, self.part.rules_box)

    def _below_rules(self) -> Sequence[QWidget]:
        return (self.part.puertoma_note,)

    def _choosable_above(self) -> Sequence[QWidget]:
        return (self.preset, self.edition)

    def _choosable_rules(self) -> Sequence[QWidget]:
        return self.part.widgets()

    def _offer(self) -> None:
        super()._offer()
        for preset in (*Preset, None):
            self.preset.addItem("", None if preset is None else preset.value)
        for edition in Edition:
            self.edition.addItem("", edition.value)
        for label, box in ((self.preset_label, self.preset), (self.edition_label, self.edition)):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            label.setBuddy(box)

    def _fill(self, choices: Choices) -> None:
        super()._fill(choices)
        self.bids.setChecked(choices.bids)
        for box, handicap in zip(self.handicaps, choices.options.handicaps, strict=False):
            box.half_points = handicap
        self.edition.setCurrentIndex(self.edition.findData(choices.options.edition.value))
        self._select_preset()
        self._brought_by = rules.preset_of(choices.options, choices.free_undo)

    def _listen(self) -> None:
        super()._listen()
        self.players.valueChanged.connect(self._seat)
        self.edition.activated.connect(self._choose_edition)
        self.preset.activated.connect(self._choose_preset)
        self.part.chosen.connect(self._show_options)
        for tick in (self.open_points, self.free_undo):
            tick.clicked.connect(self._tick)
        self.bids.clicked.connect(self._weigh_bids)
        for number, row in enumerate(self.rows):
            row.kind.currentIndexChanged.connect(self._weigh_bids)
            row.automatic_requested.connect(lambda there, one=number: self._seat_puertoma(one, there))
            if row.level is not None:
                row.level.activated.connect(lambda _index, box=row.level: self._choose_level(box))

    def show_edition(self, edition: str) -> None:
        """Select the edition and hide the list of editions, which is no longer needed."""
        self.edition.hide()
        self.edition_label.hide()
        self._take_edition(Edition(edition))

    @Slot(object)
    def _show_options(self, options: Options) -> None:
        """Show the options, and which other choices go together with them."""
        if options.edition is not self._options.edition:
            self.edition_shown.emit(options.edition.value)
        self._free_undo_for(options.puertomas)
        self._options = options
        self.players.setValue(options.players)
        self.open_points.setChecked(options.open_points)
        self.edition.setCurrentIndex(self.edition.findData(options.edition.value))
        self.part.show_options(options)
        self._show_seats()
        self._show_preset()

    @Slot()
    def _show_preset(self) -> None:
        """Select the preset that corresponds to the current choices, even if they were made one by one."""
        self._select_preset()
        self._explain_boxes()

    def _select_preset(self) -> None:
        preset = rules.preset_of(self._asked(), self.free_undo.isChecked())
        self.preset.setCurrentIndex(self.preset.count() - 1 if preset is None else list(Preset).index(preset))

    def _free_undo_for(self, puertomas: int) -> None:
        """Tick free undo when the first Puertoma joins; restore the previous state when the last one leaves."""
        if puertomas and not self._options.puertomas:
            self._freely_before = self.free_undo.isChecked()
            self.free_undo.setChecked(True)
        elif self._options.puertomas and not puertomas:
            self.free_undo.setChecked(self._freely_before)

    def _show_puertomas(self) -> None:
        """Show the Puertomas in the last seats, and for other seats the reason why none is possible."""
        options, players = self._options, self.players.value()
        first = options.players - options.puertomas
        for number, row in enumerate(self.rows):
            fault = rules.puertomas_fault(options, players - number) if number < players else None
            obstacle = "" if fault is None else texts.fault_text(fault, options.edition)
            if row.level is not None:
                self._offer_puertoma(row, row.level, obstacle)
            is_there = first <= number < players
            row.show_automatic(puertoma_name(number - first, options.puertomas) if is_there else None)

    def _offer_puertoma(self, row: SeatRow, levels: QComboBox, obstacle: str) -> None:
        """Offer a Puertoma with its level for a seat; disabled if there is an obstacle."""
        index = row.kind.findData(AUTOMATIC)
        offer_item(row.kind, index, puertoma_title(), texts.puertoma_effect(), obstacle)
        for place, level in enumerate(Level):
            offer_item(levels, place, texts.level_title(level), texts.level_effect(level))
        levels.setCurrentIndex(levels.findData(self._options.level.value))

    def _show_seats(self) -> None:
        self._show_puertomas()
        for number, handicap in enumerate(self.handicaps):
            handicap.setVisible(number < self.players.value() and self.fold.isChecked())
        self.handicaps_label.setVisible(self.fold.isChecked())
        self.bids.setVisible(self.fold.isChecked())
        self._weigh_bids()
        super()._show_seats()  # again, because the handicaps change the room for the lines beside the seats

    @Slot()
    def _weigh_bids(self) -> None:
        """Enable the auction only if there are enough people, and disable the handicaps if the auction decides about
        them."""
        few = "" if rules.may_bid(self._playing()) else self.tr("Only where at least two people play.")
        if self._options.puertomas:
            few = self.tr("Not with a Puertoma, which always sits last.")
        effect = self.tr(
            "Before the game, whoever wants a seat bids half points for it, which are taken off the score."
        )
        explain(self.bids, effect, few)
        self.bids_note.set_reason(few if self.fold.isChecked() else "")
        auction = self.tr("The bids decide about this.") if self.bids.isChecked() and not few else ""
        for number, box in enumerate(self.handicaps, start=1):
            meaning = self.tr(
                "Points, in half points, that seat {number} gets in addition, for balance; below 0 they are taken "
                "off. They stay with the seat when the seats are shuffled."
            )
            explain(box, meaning.format(number=number), auction)

    # -- reactions to the player --------------------------------------------------------------------------------

    @Slot()
    def _tick(self) -> None:
        """Record that the player has chosen open points or free undo."""
        self._brought_by = None
        self._show_preset()

    @Slot(int)
    def _seat(self, players: int) -> None:
        if players != self._options.players:
            self._show_options(rules.adapted(self._asked(), players=players))

    def _seat_puertoma(self, number: int, there: bool) -> None:
        """Make a seat and all seats after it Puertomas, or make it and all seats before it players."""
        behind = self.players.value() - number - 1
        self._show_options(rules.adapted(self._asked(), puertomas=behind + there))

    def _choose_level(self, box: QComboBox) -> None:
        """Set the level of all Puertomas."""
        self._show_options(attrs.evolve(self._asked(), level=Level(box.currentData())))

    @Slot(int)
    def _choose_edition(self, _index: int) -> None:
        self._take_edition(Edition(self.edition.currentData()))

    def _take_edition(self, edition: Edition) -> None:
        """Change the edition. Open points and free undo are reset if a preset has set them."""
        options = self._asked()
        if edition is options.edition:
            return
        brought = self._brought()
        if brought is Preset.ALONE:
            options = rules.adapted(options, **self._table_before)
        if brought is not None:
            options = attrs.evolve(options, open_points=False)
            self.free_undo.setChecked(False)
        self._show_options(rules.adapted(options, edition=edition))

    def _brought(self) -> Preset | None:
        """Returns the preset that has set the current choices, if they still correspond to it; otherwise None."""
        preset = rules.preset_of(self._asked(), self.free_undo.isChecked())
        return preset if preset is self._brought_by else None

    @Slot(int)
    def _choose_preset(self, _index: int) -> None:
        found = self.preset.currentData()
        if found is None:
            self.fold.setChecked(True)
            self._explain_boxes()
            return
        preset, asked = Preset(found), self._asked()
        if preset is Preset.ALONE:
            if self._brought() is not Preset.ALONE:
                self._table_before = {"players": asked.players, "puertomas": asked.puertomas}
            self.rows[0].seat_person()
        elif self._brought() is Preset.ALONE:
            asked = rules.adapted(asked, **self._table_before)
        options = rules.preset_options(preset, asked)
        self._show_options(options)
        self.free_undo.setChecked(rules.takes_back_freely(preset, options))
        self._brought_by = preset
        self._show_preset()

    # -- texts ------------------------------------------------------------------------------------------------

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        super().retranslate_ui()
        self.preset_label.setText(self.tr("&Kind of game"))
        self.edition_label.setText(self.tr("E&dition"))
        for number, handicap in enumerate(self.handicaps, start=1):
            handicap.setAccessibleName(self.tr("Handicap of seat {number}").format(number=number))
        self.handicaps_label.setText(self.tr("Handicap"))
        self.bids.setText(self.tr("Bid &for the seats"))
        explain(self.fold, self.tr("Expansions, optional rules, handicaps, and what is handy at the table."))
        explain(self.open_points, self.tr("Everybody sees how many victory points the others have won."))
        explain(self.seed, self.tr("The same seed lays out the same plantations in the same order."))
        self.part.show_options(self._options)
        self._explain_boxes()

    def _explain_boxes(self) -> None:
        for index, preset in enumerate((*Preset, None)):
            offer_item(self.preset, index, texts.preset_title(preset), texts.preset_effect(preset))
        for index, edition in enumerate(Edition):
            offer_item(self.edition, index, texts.edition_title(edition), texts.edition_effect(edition))
        for box in (self.preset, self.edition):
            explain(box, str(box.currentData(Qt.ItemDataRole.ToolTipRole)))
