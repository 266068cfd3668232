"""The new-game dialog: who plays, person or bot, and by which options."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import attrs
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QLabel,
    QLayout,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.gui.texts.names import FIRST_NAMES, shown_name
from puertorico_desktop.gui.windows.seat_row import InputError, SeatRow, check_seats
from puertorico_desktop.saves.course import GameSetup, Seat, random_seed

LEAST_PLAYERS, MOST_PLAYERS = 2, 5
MOST_SEED_DIGITS = 18
OPPONENT = "normal"
"""Against bots of this level somebody plays who has not chosen any."""


@attrs.frozen
class Choices:
    """What the dialog shows when it opens: a person against three bots, or what was chosen last time."""

    options: Options = attrs.field(factory=Options)
    seats: tuple[Seat, ...] = tuple(Seat(name, OPPONENT if seat else None) for seat, name in enumerate(FIRST_NAMES))
    shuffle: bool = True
    free_undo: bool = False

    def setup(self, seed: int | None = None) -> GameSetup:
        """A game with these choices."""
        seats = [attrs.evolve(seat, name=shown_name(seat.name)) for seat in self.seats[: self.options.players]]
        if self.shuffle:
            secrets.SystemRandom().shuffle(seats)
        return GameSetup(self.options, random_seed() if seed is None else seed, tuple(seats), self.free_undo)


class NewGameDialog(QDialog):
    """Asks for everything that a game needs; `chosen` carries the setup and the choices to remember."""

    chosen = Signal(object, object)

    def __init__(self, choices: Choices, parent: QWidget | None = None, programs: Sequence[str] = ()) -> None:
        """`programs` are command lines of other programs that have played before."""
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.players = QSpinBox(self)
        self.players.setRange(LEAST_PLAYERS, MOST_PLAYERS)
        self.players_label = QLabel(self)
        self.players_label.setBuddy(self.players)
        self.seats_box = QGroupBox(self)
        self.rows = [SeatRow(number, seat, self.seats_box, programs) for number, seat in enumerate(choices.seats)]
        self.shuffle = QCheckBox(self)
        self.seed = QLineEdit(self)
        self.seed_label = QLabel(self)
        self.seed_label.setBuddy(self.seed)
        self.rules_box = QGroupBox(self)
        self.open_points = QCheckBox(self.rules_box)
        self.ask_benefits = QCheckBox(self.rules_box)
        self.play_forced = QCheckBox(self.rules_box)
        self.free_undo = QCheckBox(self.rules_box)
        self.complaint = QLabel(self)
        self.complaint.setWordWrap(True)
        self.complaint.hide()
        self.buttons = QDialogButtonBox(self)
        self.start_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.start_button.setDefault(True)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._arrange()
        self._fill(choices)
        self.retranslate_ui()
        self.players.valueChanged.connect(self._show_seats)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

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

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setWindowTitle(self.tr("New game"))
        self.players_label.setText(self.tr("&Players"))
        self.seats_box.setTitle(self.tr("Seats, the first one begins"))
        for row in self.rows:
            row.retranslate()
        self.shuffle.setText(self.tr("&Shuffle the seats"))
        self.seed_label.setText(self.tr("S&eed"))
        self.seed.setPlaceholderText(self.tr("random"))
        self.seed.setToolTip(self.tr("The same seed lays out the same plantations in the same order."))
        self.rules_box.setTitle(self.tr("Rules"))
        self.open_points.setText(self.tr("Victory points lie &open"))
        self.ask_benefits.setText(self.tr("&Ask before taking what may be refused"))
        self.play_forced.setText(self.tr("Play &moves without a choice at once"))
        self.free_undo.setText(self.tr("Take moves &back without limits"))
        self.free_undo.setToolTip(
            self.tr(
                "Undo goes back past what was revealed since, and past other people's moves. "
                "The score sheet says that it was used."
            )
        )
        self.start_button.setText(self.tr("S&tart"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)

    def _arrange(self) -> None:
        seats = QGridLayout(self.seats_box)
        for number, row in enumerate(self.rows):
            for column, widget in enumerate(row.widgets()):
                seats.addWidget(widget, number, column)
        seats.addWidget(self.shuffle, len(self.rows), 0, 1, 4)
        rules = QVBoxLayout(self.rules_box)
        for box in (self.open_points, self.ask_benefits, self.play_forced, self.free_undo):
            rules.addWidget(box)
        form = QFormLayout()
        form.addRow(self.players_label, self.players)
        form.addRow(self.seats_box)
        form.addRow(self.rules_box)
        form.addRow(self.seed_label, self.seed)
        layout = QVBoxLayout(self)
        layout.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        layout.addLayout(form)
        layout.addWidget(self.complaint)
        layout.addWidget(self.buttons)

    def _fill(self, choices: Choices) -> None:
        self.players.setValue(choices.options.players)
        self.shuffle.setChecked(choices.shuffle)
        self.open_points.setChecked(choices.options.open_points)
        self.ask_benefits.setChecked(choices.options.ask_optional_benefits)
        self.play_forced.setChecked(choices.options.play_forced)
        self.free_undo.setChecked(choices.free_undo)
        self._show_seats(choices.options.players)

    def _show_seats(self, players: int) -> None:
        for number, row in enumerate(self.rows):
            for widget in row.widgets():
                widget.setVisible(number < players)

    def _choices(self) -> Choices:
        players = self.players.value()
        check_seats(row.seat() for row in self.rows[:players])
        options = Options(
            players=players,
            open_points=self.open_points.isChecked(),
            ask_optional_benefits=self.ask_benefits.isChecked(),
            play_forced=self.play_forced.isChecked(),
        )
        seats = tuple(row.seat() for row in self.rows)
        return Choices(options, seats, self.shuffle.isChecked(), self.free_undo.isChecked())

    def _seed(self) -> int | None:
        text = self.seed.text().strip()
        if not text:
            return None
        if not (text.isascii() and text.isdigit()):
            raise InputError(self.tr("The seed is a whole number of digits only, or empty for a random one."))
        if len(text) > MOST_SEED_DIGITS:
            raise InputError(self.tr("The seed has at most %n digit(s).", "", MOST_SEED_DIGITS))
        return int(text)
