"""The base class of the dialogs for a new game: players, persons or bots, and the options of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import attrs
from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QDialogButtonBox,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QSpinBox,
    QStyle,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.engine.games import KINDS
from puertorico_desktop.gui.play.choices import AskedOptions, NewGameChoices
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.texts.names import kept_name, shown_name
from puertorico_desktop.gui.windows.dialog_labels import ErrorLabel, ExplanationLabel, ReasonLabel, explain
from puertorico_desktop.gui.windows.fitted import FittedDialog
from puertorico_desktop.gui.windows.seat_row import InputError, SeatRow, check_seats
from puertorico_desktop.match.match import LARGEST_SEED, Seat

SIDE_BY_SIDE = 24
"""The gap between widgets side by side above the seats, in pixels."""


class NewGameDialog(FittedDialog):
    """Asks for everything that a game needs; `chosen` is emitted with the setup and the choices to remember.

    The players are always in sight; rules and table are in a part that is folded at first. The subclass of a game
    adds its own questions: widgets in `_make`, their positions in `_above`, `_beside_seat`, `_below_seats` and
    `_rule_boxes` and `_below_rules`, their values in `_fill`, `_asked` and `_choices`.
    """

    chosen = Signal(object, object)
    edition_shown = Signal(str)
    """Emitted when another edition was chosen in the dialog."""

    def __init__(
        self,
        choices: NewGameChoices,
        parent: QWidget | None = None,
        programs: Sequence[str] = (),
        in_turns: bool = False,
    ) -> None:
        """`programs` are command lines of external programs used before. With `in_turns`, the dialog is empty before
        the caller has completed `build`."""
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._kept = choices
        self._counts = KINDS[choices.options.game].players
        self._options: Any = choices.options
        self._programs = programs
        self.is_built = False
        if not in_turns:
            for _ in self.build():
                pass

    def build(self) -> Iterator[None]:
        """Create all parts of the dialog. The work may pause for a turn of the event loop after each step."""
        choices = self._kept
        self.players, self.players_label = QSpinBox(self), Label(self)
        self.players.setRange(self._counts[0], self._counts[-1])
        self.two_note = ReasonLabel(self, wraps=False)
        self.seats_box = QGroupBox(self)
        self.rows: list[SeatRow] = []
        for number, seat in enumerate(choices.seats):
            yield
            shown = attrs.evolve(seat, name=shown_name(seat.name))
            self.rows.append(SeatRow(number, shown, choices.options.game, self.seats_box, self._programs))
        yield
        self.shuffle = QCheckBox(self.seats_box)
        self.fold = QToolButton(self)
        self.more = QWidget(self)
        self.boxes = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        """The boxes of rules: side by side, or below each other where the screen is too narrow."""
        self.table_box = QGroupBox(self.more)
        self.open_points, self.ask_benefits = QCheckBox(self.table_box), QCheckBox(self.table_box)
        self.play_forced, self.free_undo = QCheckBox(self.table_box), QCheckBox(self.table_box)
        self.seed, self.seed_label = QLineEdit(self.table_box), Label(self.table_box)
        self.explanation = ExplanationLabel(self)
        self.complaint = ErrorLabel(self)
        self.buttons = QDialogButtonBox(self)
        self.start_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.start_button.setDefault(True)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        yield
        self._make()
        yield
        self._offer()
        yield
        self._arrange()  # with what follows in one step: a layout is not computed before the texts are there
        self._fill(choices)
        self._show_fold(self._own)
        self.retranslate_ui()
        self._listen()
        yield
        self.is_built = True
        self.built.emit()

    # -- values of the dialog ---------------------------------------------------------------------------------

    def accept(self) -> None:
        """Start the game, or show the mistake that has to be corrected first."""
        try:
            choices = self._choices()
            setup = choices.setup(self._seed())
        except InputError as error:
            self.complaint.set_message(str(error))
            return
        super().accept()
        self.chosen.emit(setup, choices)

    def _choices(self) -> Any:
        """Returns the choices to remember. Raises InputError if the player has to correct something first."""
        players = self.players.value()
        check_seats(row.seat() for row in self.rows[:players])
        shown = (row.own_seat() for row in self.rows)
        seats = tuple(attrs.evolve(seat, name=kept_name(seat.name)) for seat in shown)
        return attrs.evolve(
            self._kept,
            options=self._asked(),
            seats=seats,
            shuffle=self.shuffle.isChecked(),
            free_undo=self.free_undo.isChecked(),
        )

    def _asked(self) -> Any:
        """Returns the options with the values of the check boxes about the table."""
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

    def _playing(self) -> tuple[Seat, ...]:
        """Returns the seats of the players, without the automatic ones."""
        return tuple(row.seat() for row in self.rows[: self.players.value()] if not row.is_automatic)

    @property
    def _own(self) -> bool:
        """Whether a choice has been made that would be out of sight in a folded part."""
        raise NotImplementedError

    @property
    def game(self) -> str:
        """The id of the kind of game that the dialog asks for."""
        return self._options.game

    @property
    def edition_id(self) -> str:
        """The id of the edition that the dialog asks for."""
        return KINDS[self._options.game].edition(self._options)

    def show_edition(self, edition: str) -> None:
        """Ask for the edition with that id; from now on the edition is chosen outside the dialog."""

    # -- to be overridden by the game -----------------------------------------------------------------------------

    def _make(self) -> None:
        """Create the widgets that only this game has."""

    def _above(self) -> Iterable[QLayout]:
        """Returns the rows above the number of players."""
        return ()

    def _beside_seat(self, number: int) -> Sequence[QWidget]:
        """Returns the widgets after those of a seat; `number` counts seats from 0."""
        return ()

    def _above_seats(self) -> Sequence[QWidget]:
        """Returns the headings of the widgets after those of the seats."""
        return ()

    def _below_seats(self) -> Sequence[QWidget]:
        """Returns the widgets after the check box that shuffles the seats."""
        return ()

    def _rule_boxes(self) -> Sequence[QWidget]:
        """Returns the group boxes of rules before the one about the table."""
        return ()

    def _below_rules(self) -> Sequence[QWidget]:
        """Returns the widgets below the boxes of rules."""
        return ()

    def _choosable_above(self) -> Sequence[QWidget]:
        """Returns the widgets that precede the number of players in the tab order."""
        return ()

    def _choosable_rules(self) -> Sequence[QWidget]:
        """Returns the widgets of the boxes of rules in tab order."""
        return ()

    # -- display ----------------------------------------------------------------------------------------------

    def _offer(self) -> None:
        """Fill the combo boxes and set the buddies of their labels."""
        self.players_label.setBuddy(self.players)
        self.seed_label.setBuddy(self.seed)
        self.fold.setCheckable(True)
        self.fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.fold.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.fold.setAutoRaise(True)

    def _arrange(self) -> None:
        players = in_a_row(self.players_label, self.players, self.two_note)
        seats = QGridLayout(self.seats_box)
        for number, row in enumerate(self.rows):
            place = number + 1
            for column, widget in enumerate((*row.widgets(), *self._beside_seat(number))):
                seats.addWidget(widget, place, column)
            if row.level is not None:
                seats.addWidget(row.level, place, len(row.widgets()) - 1)
            seats.addWidget(row.line, place, len(row.widgets()) + len(self._beside_seat(number)))
        for column, widget in enumerate(self._above_seats(), start=len(self.rows[0].widgets())):
            seats.addWidget(widget, 0, column)
        below = in_a_row(self.shuffle, *self._below_seats())
        below.setSpacing(2 * below.spacing())
        seats.addLayout(below, len(self.rows) + 1, 0, 1, 5)
        table = QVBoxLayout(self.table_box)
        for tick in self._ticks():
            table.addWidget(tick)
        seed = QHBoxLayout()
        seed.addWidget(self.seed_label)
        seed.addWidget(self.seed)
        table.addLayout(seed)
        table.addStretch()
        more = QVBoxLayout(self.more)
        more.setContentsMargins(0, 0, 0, 0)
        for group in (*self._rule_boxes(), self.table_box):
            self.boxes.addWidget(group)
        more.addLayout(self.boxes)
        for widget in self._below_rules():
            more.addWidget(widget)
        layout = QVBoxLayout(self.page)
        layout.setContentsMargins(0, 0, 0, 0)
        first = QHBoxLayout()
        for line in (*self._above(), players):
            first.addLayout(line)
            first.addSpacing(SIDE_BY_SIDE)
        first.addStretch(1)
        layout.addLayout(first)
        for widget in (self.seats_box, self.fold, self.more):
            layout.addWidget(widget)
        self.keep_in_sight(self.explanation, self.complaint, self.buttons)
        for before, after in pairwise(self.choosable()):
            QWidget.setTabOrder(before, after)

    def _ticks(self) -> list[QCheckBox]:
        """Returns the check boxes about the table."""
        return [self.open_points, self.ask_benefits, self.play_forced, self.free_undo]

    def choosable(self) -> list[QWidget]:
        """Returns all widgets that take the focus, in tab order."""
        seats = [
            widget
            for number, row in enumerate(self.rows)
            for widget in (*row.choosable(), *self._beside_seat(number))
        ]
        below = [widget for widget in (self.shuffle, *self._below_seats()) if isinstance(widget, QCheckBox)]
        return [
            *self._choosable_above(), self.players, *seats, *below, self.fold,
            *self._choosable_rules(), *self._ticks(), self.seed,
        ]  # fmt: skip

    def _fill(self, choices: Any) -> None:
        options: AskedOptions = choices.options
        self.players.setValue(options.players)
        self.shuffle.setChecked(choices.shuffle)
        self.free_undo.setChecked(choices.free_undo)
        self.open_points.setChecked(options.open_points)
        self.ask_benefits.setChecked(options.ask_optional_benefits)
        self.play_forced.setChecked(options.play_forced)

    def _listen(self) -> None:
        self.fold.toggled.connect(self._unfold)
        for row in self.rows:
            row.line_changed.connect(self._show_characters)
        self.explanation.watch(*self.choosable())
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _show_seats(self) -> None:
        """Show the seats that take part, with the lines of character."""
        players = self.players.value()
        for number, row in enumerate(self.rows):
            row.show_widgets(number < players)
        self.two_note.set_reason(self._about_two() if players == 2 else "")
        alone = self.tr("A single player has nobody to change seats with: automatic opponents keep theirs.")
        effect = self.tr("Who sits where is decided by lot when the game starts.")
        explain(self.shuffle, effect, alone if len(self._playing()) == 1 else "")
        self._show_characters()

    @Slot()
    def _show_characters(self) -> None:
        """Show the lines of character of computer players, once for several with the same line; none where the screen
        is too narrow."""
        shown = {""}
        first = []
        for row in self.rows:
            if row.is_shown and row.line.text() not in shown:
                shown.add(row.line.text())
                first.append(row)
        fits = self._has_room_for(first)
        for row in self.rows:
            row.line.setVisible(fits and row in first)
        layout = self.seats_box.layout()
        assert isinstance(layout, QGridLayout)
        # Where lines are shown, they take the width that is left: otherwise names would, and push the choices aside.
        layout.setColumnStretch(layout.columnCount() - 1, int(fits and bool(first)))
        self._place_boxes()

    def _place_boxes(self) -> None:
        """Put the boxes of rules side by side, or below each other if the screen is too narrow."""
        groups = (*self._rule_boxes(), self.table_box)
        gap = self.style().pixelMetric(QStyle.PixelMetric.PM_LayoutHorizontalSpacing, None, self)
        width = sum(group.sizeHint().width() for group in groups) + (len(groups) - 1) * max(gap, 0)
        fits = width <= self._room_beside_bar
        direction = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        if direction is not self.boxes.direction():
            self.boxes.setDirection(direction)
            self.more.updateGeometry()

    def _has_room_for(self, rows: Sequence[SeatRow]) -> bool:
        """Returns whether the screen is wide enough for the lines of character of these seats."""
        for row in self.rows:
            row.line.hide()
        layout = self.seats_box.layout()
        assert layout is not None
        widest = max((row.line.sizeHint().width() for row in rows), default=0)
        return self.seats_box.sizeHint().width() + layout.spacing() + widest <= self._room_beside_bar

    @property
    def _room_beside_bar(self) -> int:
        """The width that the screen leaves for the page beside the bar that scrolls it."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        return self.room_for_page().width() - bar

    def _about_two(self) -> str:
        """Returns the remark about games with two players."""
        return self.tr("Two play by the official rules for two.")

    def _show_fold(self, unfolds: bool) -> None:
        self.fold.setChecked(unfolds)
        self.fold.setArrowType(Qt.ArrowType.DownArrow if unfolds else Qt.ArrowType.RightArrow)
        self.more.setVisible(unfolds)

    @Slot(bool)
    def _unfold(self, unfolds: bool) -> None:
        self._show_fold(unfolds)
        self._show_seats()

    # -- texts ------------------------------------------------------------------------------------------------

    def retranslate_ui(self) -> None:
        """Set every text, and show the seats with theirs."""
        self.setWindowTitle(self.tr("New game"))
        self.players_label.setText(self.tr("&Players"))
        self.seats_box.setTitle(self.tr("Seats, the first one begins"))
        for row in self.rows:
            row.retranslate()
        self.shuffle.setText(self.tr("&Shuffle the seats"))
        self.fold.setText(self.tr("More r&ules"))
        self.table_box.setTitle(self.tr("At the table"))
        self.open_points.setText(self.tr("Victory points lie &open"))
        self.ask_benefits.setText(self.tr("&Ask before taking what may be refused"))
        explain(self.ask_benefits, self.tr("What a building offers is not taken without being asked for."))
        self.play_forced.setText(self.tr("Pla&y moves without a choice at once"))
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
        least, most = self._counts[0], self._counts[-1]
        explain(self.players, self.tr("{least} to {most} people or computer players.").format(least=least, most=most))
        self.start_button.setText(self.tr("S&tart"))
        self._show_seats()

    def showEvent(self, event: QShowEvent) -> None:
        """Place the boxes of rules, which have their style, and so their size, only now."""
        if self.is_built:
            self._place_boxes()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the style."""
        if not self.is_built:
            super().changeEvent(event)
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._give_room_to_fold()
        if event.type() == QEvent.Type.FontChange:
            self._show_characters()

    def _give_room_to_fold(self) -> None:
        """Give the tool button room for its arrow, which Qt does not count in with a style sheet."""
        metrics = self.fold.fontMetrics()
        self.fold.setMinimumWidth(metrics.horizontalAdvance(self.fold.text()) + 3 * metrics.height())


def in_a_row(*widgets: QWidget) -> QHBoxLayout:
    """Returns a row layout that begins with these widgets."""
    row = QHBoxLayout()
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch()
    return row
