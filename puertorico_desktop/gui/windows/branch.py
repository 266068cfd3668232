"""The dialog that continues from an earlier position as a new game: it asks for the player of each seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QGroupBox, QVBoxLayout, QWidget

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.texts.replay import moment
from puertorico_desktop.gui.windows.dialog_labels import ErrorLabel
from puertorico_desktop.gui.windows.fitted import FittedDialog
from puertorico_desktop.gui.windows.seat_row import InputError, SeatRow, check_seats
from puertorico_desktop.match.match import Match, Seat

INSTEAD = "hard"
"""The bot that is offered for the seats of people who do not continue."""


class BranchDialog(FittedDialog):
    """A dialog that asks for the players that continue from a ply of a course; automatic seats stay as they are.
    `chosen` is emitted with the ply and the seats."""

    chosen = Signal(int, object)

    def __init__(
        self,
        match: Match,
        ply: int,
        parent: QWidget | None = None,
        programs: Sequence[str] = (),
        player: int | None = None,
        keeps_seats: bool = False,
    ) -> None:
        """`programs` are command lines of external programs used before. If `player` is given, the dialog proposes
        that this seat continues alone, with bots in the seats of other people. With `keeps_seats` no seat gets
        another player, who would see what only the present one may know."""
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._ply = ply
        self._keeps_seats = keeps_seats
        game = match.record.position_at(ply)
        self._round = game.round
        self._turn = face_of(match.setup.options).turn_of(game, match.setup.names)
        seats = list(match.setup.seats)
        automatic = match.setup.automatic
        if player is not None and not keeps_seats:
            seats = [
                Seat(seat.name, INSTEAD if match.setup.people[number] and number != player else seat.bot)
                for number, seat in enumerate(seats)
            ]
            seats[player] = Seat(seats[player].name)
        elif game.decision is not None and not any(match.setup.people):
            person = next(
                number % len(seats)
                for number in range(game.asked, game.asked + len(seats))
                if number % len(seats) not in automatic
            )
            seats[person] = Seat(seats[person].name)
        self.words = Label(self)
        self.words.setWordWrap(True)
        self.seats_box = QGroupBox(self)
        kind = match.setup.options.game
        self.rows = [SeatRow(number, seat, kind, self.seats_box, programs) for number, seat in enumerate(seats)]
        for number in automatic:
            self.rows[number].offer_automatic()
            self.rows[number].show_automatic(seats[number].name)
        for number, row in enumerate(self.rows):
            if keeps_seats or number in automatic:
                row.lock_choice()
                row.name.setEnabled(False)
        self.complaint = ErrorLabel(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.start_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.start_button.setDefault(True)
        grid = QGridLayout(self.seats_box)
        for number, row in enumerate(self.rows):
            for column, widget in enumerate(row.widgets()):
                grid.addWidget(widget, number, column)
            row.show_widgets(True)
        layout = QVBoxLayout(self.page)
        layout.setContentsMargins(0, 0, 0, 0)
        for part in (self.words, self.seats_box):
            layout.addWidget(part)
        self.keep_in_sight(self.complaint, self.buttons)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.retranslate_ui()

    def accept(self) -> None:
        """Start the new game, or show the mistake that has to be corrected first."""
        seats = tuple(row.seat() for row in self.rows)
        try:
            check_seats(seats)
        except InputError as error:
            self.complaint.set_message(str(error))
            return
        super().accept()
        self.chosen.emit(self._ply, seats)

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setWindowTitle(self.tr("Play on from here"))
        words = self.tr("A new game goes on from here: {moment}. The game that it comes from stays as it is.")
        words = words.format(moment=moment(self._ply + 1, self._round, self._turn))
        if self._keeps_seats:
            stay = self.tr("Until that game is over all players keep their seats, because it hides cards.")
            words = sentences([words, stay])
        self.words.setText(words)
        self.seats_box.setTitle(self.tr("Seats"))
        for row in self.rows:
            row.retranslate()
        self.start_button.setText(self.tr("&Play on"))

    def changeEvent(self, event: QEvent) -> None:
        """Translate the texts when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)
