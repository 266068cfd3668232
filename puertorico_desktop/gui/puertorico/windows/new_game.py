"""The new-game dialog: who plays, person or bot, and by which rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import attrs
from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.engine.puertorico.options import Edition, Options
from puertorico_desktop.gui.puertorico import choices as rules
from puertorico_desktop.gui.puertorico.choices import MOST_PLAYERS, Choices, Preset
from puertorico_desktop.gui.puertorico.texts import options as texts
from puertorico_desktop.gui.puertorico.windows.half_points import HalfPoints
from puertorico_desktop.gui.puertorico.windows.rules_part import RulesPart
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.texts.names import kept_name, shown_name
from puertorico_desktop.gui.windows.explaining import Explanation, Note, explain, offer_item
from puertorico_desktop.gui.windows.fitted import FittedDialog
from puertorico_desktop.gui.windows.seat_row import InputError, SeatRow, check_seats
from puertorico_desktop.match.match import LARGEST_SEED

LEAST_PLAYERS = 2


class NewGameDialog(FittedDialog):
    """Asks for everything that a game needs; `chosen` carries the setup and the choices to remember.

    Who plays which edition is always in sight, everything else in a part that is folded away at first.
    """

    chosen = Signal(object, object)

    def __init__(self, choices: Choices, parent: QWidget | None = None, programs: Sequence[str] = ()) -> None:
        """`programs` are command lines of other programs that have played before."""
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._kept = choices
        self._options = choices.options
        self.preset, self.preset_label = QComboBox(self), Label(self)
        self.edition, self.edition_label = QComboBox(self), Label(self)
        self.players, self.players_label = QSpinBox(self), Label(self)
        self.players.setRange(LEAST_PLAYERS, MOST_PLAYERS)
        self.two_note = Note(self, wraps=False)
        self.seats_box = QGroupBox(self)
        self.rows = [
            SeatRow(number, attrs.evolve(seat, name=shown_name(seat.name)), self.seats_box, programs)
            for number, seat in enumerate(choices.seats)
        ]
        self.handicaps_label = Label(self.seats_box)
        self.handicaps = [HalfPoints(self.seats_box) for _ in self.rows]
        self.shuffle, self.bids = QCheckBox(self.seats_box), QCheckBox(self.seats_box)
        self.bids_note = Note(self.seats_box, wraps=False)
        self.fold = QToolButton(self)
        self.more = QWidget(self)
        self.part = RulesPart(self._options, self.more)
        self.table_box = QGroupBox(self.more)
        self.open_points, self.ask_benefits = QCheckBox(self.table_box), QCheckBox(self.table_box)
        self.play_forced, self.free_undo = QCheckBox(self.table_box), QCheckBox(self.table_box)
        self.seed, self.seed_label = QLineEdit(self.table_box), Label(self.table_box)
        self.explanation = Explanation(self)
        self.complaint = Label(self)
        self.complaint.setWordWrap(True)
        self.complaint.hide()
        self.buttons = QDialogButtonBox(self)
        self.start_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.start_button.setDefault(True)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._offer()
        self._arrange()
        self._fill(choices)
        self.retranslate_ui()
        self._unfold(self._own)
        self._listen()

    # -- what is asked ----------------------------------------------------------------------------------------

    def accept(self) -> None:
        """Start, or say what has to be put right."""
        try:
            choices = self._choices()
            setup = choices.setup(self._seed())
        except InputError as error:
            self.complaint.setText(str(error))
            self.complaint.show()
            return
        super().accept()
        self.chosen.emit(setup, choices)

    def _choices(self) -> Choices:
        players = self.players.value()
        check_seats(row.seat() for row in self.rows[:players])
        half_points = tuple(box.half_points for box in self.handicaps[:players])
        changed: dict[str, Any] = {"handicaps": half_points if any(half_points) else ()}
        options = attrs.evolve(self._asked(), **changed)
        shown = (row.seat() for row in self.rows)
        seats = tuple(attrs.evolve(seat, name=kept_name(seat.name)) for seat in shown)
        return attrs.evolve(
            self._kept,
            options=options,
            seats=seats,
            shuffle=self.shuffle.isChecked(),
            free_undo=self.free_undo.isChecked(),
            bids=self.bids.isChecked(),
        )

    def _asked(self) -> Options:
        """The options with what is ticked about the table."""
        return attrs.evolve(
            self._options,
            open_points=self.open_points.isChecked(),
            ask_optional_benefits=self.ask_benefits.isChecked(),
            play_forced=self.play_forced.isChecked(),
        )

    def _seed(self) -> int | None:
        text = self.seed.text().strip()
        if not text:
            return None
        if not (text.isascii() and text.isdigit()):
            raise InputError(self.tr("The seed is a whole number of digits only, or empty for a random one."))
        digits = text.lstrip("0") or "0"
        if len(digits) > len(str(LARGEST_SEED)) or int(digits) > LARGEST_SEED:
            raise InputError(self.tr("The largest seed is {seed}.").format(seed=LARGEST_SEED))
        return int(digits)

    # -- what is shown ----------------------------------------------------------------------------------------

    def _offer(self) -> None:
        """Fill the boxes and bind the labels to them."""
        for preset in (*Preset, None):
            self.preset.addItem("", None if preset is None else preset.value)
        for edition in Edition:
            self.edition.addItem("", edition.value)
        for box in (self.preset, self.edition):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for label, buddy in (
            (self.preset_label, self.preset),
            (self.edition_label, self.edition),
            (self.players_label, self.players),
            (self.seed_label, self.seed),
        ):
            label.setBuddy(buddy)
        self.fold.setCheckable(True)
        self.fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.fold.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.fold.setAutoRaise(True)

    def _arrange(self) -> None:
        kind = _in_a_row(self.preset_label, self.preset, self.edition_label, self.edition)
        players = _in_a_row(self.players_label, self.players, self.two_note)
        seats = QGridLayout(self.seats_box)
        seats.addWidget(self.handicaps_label, 0, 4)
        for number, (row, handicap) in enumerate(zip(self.rows, self.handicaps, strict=True), start=1):
            for column, widget in enumerate((*row.widgets(), handicap)):
                seats.addWidget(widget, number, column)
        below = _in_a_row(self.shuffle, self.bids, self.bids_note)
        below.setSpacing(2 * below.spacing())
        seats.addLayout(below, len(self.rows) + 1, 0, 1, 5)
        table = QVBoxLayout(self.table_box)
        for tick in (self.open_points, self.ask_benefits, self.play_forced, self.free_undo):
            table.addWidget(tick)
        seed = QHBoxLayout()
        seed.addWidget(self.seed_label)
        seed.addWidget(self.seed)
        table.addLayout(seed)
        table.addStretch()
        columns = QHBoxLayout(self.more)
        columns.setContentsMargins(0, 0, 0, 0)
        for group in (self.part.expansions_box, self.part.rules_box, self.table_box):
            columns.addWidget(group)
        layout = QVBoxLayout(self.page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(kind)
        layout.addLayout(players)
        for widget in (self.seats_box, self.fold, self.more):
            layout.addWidget(widget)
        self.keep_in_sight(self.explanation, self.complaint, self.buttons)
        for before, after in pairwise(self._choosable()):
            QWidget.setTabOrder(before, after)

    def _choosable(self) -> list[QWidget]:
        """Everything that the keyboard comes to, in this order."""
        ticks = [self.open_points, self.ask_benefits, self.play_forced, self.free_undo]
        seats = [
            widget
            for row, handicap in zip(self.rows, self.handicaps, strict=True)
            for widget in (*row.widgets()[1:], handicap)
        ]
        return [
            self.preset, self.edition, self.players, *seats, self.shuffle, self.bids, self.fold,
            *self.part.widgets(), *ticks, self.seed,
        ]  # fmt: skip

    def _fill(self, choices: Choices) -> None:
        options = choices.options
        self.players.setValue(options.players)
        self.shuffle.setChecked(choices.shuffle)
        self.bids.setChecked(choices.bids)
        self.free_undo.setChecked(choices.free_undo)
        self.ask_benefits.setChecked(options.ask_optional_benefits)
        self.play_forced.setChecked(options.play_forced)
        for box, handicap in zip(self.handicaps, options.handicaps, strict=False):
            box.half_points = handicap
        self._show_options(options)

    def _listen(self) -> None:
        self.players.valueChanged.connect(self._seat)
        self.edition.activated.connect(self._choose_edition)
        self.preset.activated.connect(self._choose_preset)
        self.part.chosen.connect(self._show_options)
        for tick in (self.open_points, self.free_undo):
            tick.clicked.connect(self._show_preset)
        self.bids.clicked.connect(self._weigh_bids)
        for row in self.rows:
            row.kind.currentIndexChanged.connect(self._weigh_bids)
        self.fold.toggled.connect(self._unfold)
        self.explanation.watch(*self._choosable())
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    @Slot(object)
    def _show_options(self, options: Options) -> None:
        """Show these, with what goes with them and what does not."""
        self._options = options
        self.open_points.setChecked(options.open_points)
        self.edition.setCurrentIndex(self.edition.findData(options.edition.value))
        self.part.show_options(options)
        self._show_seats()
        self._show_preset()

    @Slot()
    def _show_preset(self) -> None:
        """Name the preset that these choices are; they may be one by chance."""
        preset = rules.preset_of(self._asked(), self.free_undo.isChecked())
        self.preset.setCurrentIndex(self.preset.count() - 1 if preset is None else list(Preset).index(preset))
        self._explain_boxes()

    def _show_seats(self) -> None:
        players = self.players.value()
        for number, (row, handicap) in enumerate(zip(self.rows, self.handicaps, strict=True)):
            for widget in row.widgets():
                widget.setVisible(number < players)
            handicap.setVisible(number < players and self.fold.isChecked())
        self.handicaps_label.setVisible(self.fold.isChecked())
        self.bids.setVisible(self.fold.isChecked())
        two = self.tr("Two play by the official rules for two.") if players == LEAST_PLAYERS else ""
        self.two_note.tell(two)
        self._weigh_bids()

    @Slot()
    def _weigh_bids(self) -> None:
        """Without people there is no auction; where there is one, it decides about the handicaps."""
        seats = tuple(row.seat() for row in self.rows[: self.players.value()])
        few = "" if rules.may_bid(seats) else self.tr("Only where at least two people play.")
        effect = self.tr(
            "Before the game, whoever wants a seat bids half points for it, which are taken off the score."
        )
        explain(self.bids, effect, few)
        self.bids_note.tell(few if self.fold.isChecked() else "")
        auction = self.tr("The bids decide about this.") if self.bids.isChecked() and not few else ""
        for number, box in enumerate(self.handicaps, start=1):
            meaning = self.tr(
                "What seat {number} has beyond what it wins, in half points, for balance; below 0 it has less. It "
                "stays with the seat when the seats are shuffled."
            )
            explain(box, meaning.format(number=number), auction)

    @property
    def _own(self) -> bool:
        """Whether something is chosen that would be out of sight in a folded part."""
        own = rules.preset_of(self._asked(), self.free_undo.isChecked()) is None
        return own or self.bids.isChecked() or any(box.half_points for box in self.handicaps)

    # -- what the player does -----------------------------------------------------------------------------------

    @Slot(bool)
    def _unfold(self, unfolds: bool) -> None:
        self.fold.setChecked(unfolds)
        self.fold.setArrowType(Qt.ArrowType.DownArrow if unfolds else Qt.ArrowType.RightArrow)
        self.more.setVisible(unfolds)
        self._show_seats()

    @Slot(int)
    def _seat(self, players: int) -> None:
        self._show_options(rules.adapted(self._asked(), players=players))

    @Slot(int)
    def _choose_edition(self, _index: int) -> None:
        self._show_options(rules.adapted(self._asked(), edition=Edition(self.edition.currentData())))

    @Slot(int)
    def _choose_preset(self, _index: int) -> None:
        found = self.preset.currentData()
        if found is None:
            self.fold.setChecked(True)
            self._explain_boxes()
            return
        preset = Preset(found)
        self.free_undo.setChecked(rules.takes_back_freely(preset))
        self._show_options(rules.preset_options(preset, self._asked()))

    # -- words ------------------------------------------------------------------------------------------------

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setWindowTitle(self.tr("New game"))
        self.preset_label.setText(self.tr("&Kind of game"))
        self.edition_label.setText(self.tr("E&dition"))
        self.players_label.setText(self.tr("&Players"))
        self.seats_box.setTitle(self.tr("Seats, the first one begins"))
        for number, (row, handicap) in enumerate(zip(self.rows, self.handicaps, strict=True), start=1):
            row.retranslate()
            handicap.setAccessibleName(self.tr("Handicap of seat {number}").format(number=number))
        self.handicaps_label.setText(self.tr("Handicap"))
        self.shuffle.setText(self.tr("&Shuffle the seats"))
        explain(self.shuffle, self.tr("Who sits where is decided by lot when the game starts."))
        self.bids.setText(self.tr("Bid &for the seats"))
        self.fold.setText(self.tr("More r&ules"))
        explain(self.fold, self.tr("Expansions, optional rules, handicaps, and what is handy at the table."))
        self.table_box.setTitle(self.tr("At the table"))
        self.open_points.setText(self.tr("Victory points lie &open"))
        explain(self.open_points, self.tr("Everybody sees how many victory points the others have won."))
        self.ask_benefits.setText(self.tr("&Ask before taking what may be refused"))
        explain(self.ask_benefits, self.tr("What a building offers is not taken without being asked for."))
        self.play_forced.setText(self.tr("Play &moves without a choice at once"))
        explain(self.play_forced, self.tr("Where only one thing can be done, it is done without asking."))
        self.free_undo.setText(self.tr("Take moves &back without limits"))
        explain(
            self.free_undo,
            self.tr(
                "Undo goes back past what was revealed since, and past other people's moves. "
                "The score sheet says that it was used."
            ),
        )
        self.seed_label.setText(self.tr("S&eed"))
        self.seed.setPlaceholderText(self.tr("random"))
        explain(self.seed, self.tr("The same seed lays out the same plantations in the same order."))
        explain(self.players, self.tr("2 to 5 people or computer players."))
        self.start_button.setText(self.tr("S&tart"))
        self.part.show_options(self._options)
        self._show_seats()
        self._explain_boxes()

    def _explain_boxes(self) -> None:
        for index, preset in enumerate((*Preset, None)):
            offer_item(self.preset, index, texts.preset_title(preset), texts.preset_effect(preset))
        for index, edition in enumerate(Edition):
            offer_item(self.edition, index, texts.edition_title(edition), texts.edition_effect(edition))
        for box in (self.preset, self.edition):
            explain(box, str(box.currentData(Qt.ItemDataRole.ToolTipRole)))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the look."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._give_room_to_fold()

    def _give_room_to_fold(self) -> None:
        """With a style sheet a tool button does not reckon with its arrow."""
        metrics = self.fold.fontMetrics()
        self.fold.setMinimumWidth(metrics.horizontalAdvance(self.fold.text()) + 3 * metrics.height())


def _in_a_row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch()
    return row
