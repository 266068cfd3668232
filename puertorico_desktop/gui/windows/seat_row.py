"""One seat in a dialog: a name, a person or a kind of bot, and the bot's style; or an automatic opponent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QWidget

from puertorico_desktop.bots.games import styles_of
from puertorico_desktop.bots.levels import BALANCED, LEVELS
from puertorico_desktop.bots.registry import FOREIGN, OPPONENTS, command_of, level_and_style
from puertorico_desktop.gui.app.programs import bot_for, is_there
from puertorico_desktop.gui.style.verbatim import Label, set_tip, verbatim
from puertorico_desktop.gui.texts.bots import bot_effect, bot_title, style_effect, style_title
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.texts.portraits import character, choose_portrait
from puertorico_desktop.gui.views.portraits import portrait_of
from puertorico_desktop.gui.windows.choice_names import name_choice
from puertorico_desktop.gui.windows.face_button import FaceButton
from puertorico_desktop.gui.windows.name_edit import NameEdit
from puertorico_desktop.gui.windows.program_dialog import ProgramDialog, missing
from puertorico_desktop.match.match import Seat
from puertorico_desktop.saves.converter import cleaned
from puertorico_desktop.saves.names import is_seen, is_turned

SHOWN_LETTERS = 18
"""The least number of visible letters of a name."""
SHOWN_BOT_LETTERS = 30
"""The most visible letters of a bot's name: that of an external program may be long."""
STEADY_BOTS = ("steady-200", "steady-800")
"""The deterministic bots that are offered: a game with these, in any style, has a code."""
AUTOMATIC = "automatic:"
"""The value of the automatic opponent among the kinds of players."""


class InputError(ValueError):
    """Raised when the player has to correct something in a dialog first; the message is a sentence for the player."""


class SeatRow(QObject):
    """The widgets of one seat. `programs` are command lines that are offered besides the own bots.

    The styles are those that bots have in the game with the id `game`; where it has one only, none is asked for.
    In a game with an automatic opponent `offer_automatic` adds it, and who owns the row says with `show_automatic`
    whether it sits there: then the name and the player that were chosen come back when it leaves.
    """

    line_changed = Signal()
    """Emitted when the seat may have another line of character."""
    automatic_requested = Signal(bool)
    """Emitted when the automatic opponent was chosen, or another player in its place."""

    def __init__(self, number: int, seat: Seat, game: str, parent: QWidget, programs: Sequence[str] = ()) -> None:
        super().__init__(parent)
        self._parent = parent
        self._number = number + 1
        self.label = Label(parent)
        self.label.setText(str(self._number))
        self.name = NameEdit(seat.name, parent)
        self.name.setMaxLength(24)
        self.name.setMinimumWidth(SHOWN_LETTERS * self.name.fontMetrics().averageCharWidth())
        self.label.setBuddy(self.name)
        self.portrait = seat.portrait
        """The id of the portrait that the person has chosen; empty if none."""
        self.face = FaceButton(parent)
        self.face.setMaximumHeight(self.name.sizeHint().height())
        self.face.picked.connect(self._take_face)
        self.line = Label(parent)
        """The line of character of a computer player, shown by a dialog that has room for it."""
        self.line.hide()
        self.is_shown = False
        self.kind, self.style = QComboBox(parent), QComboBox(parent)
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.kind.setMaximumWidth(SHOWN_BOT_LETTERS * self.kind.fontMetrics().averageCharWidth() + 40)
        self.style.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        found = level_and_style(seat.bot or "")
        kind, style = (seat.bot, BALANCED) if found is None else (found[0].name, found[1])
        for bot in _offered(kind, programs):
            self.kind.addItem("", bot)
        self._styles = styles_of(game)
        for name in self._styles:
            self.style.addItem("", name)
        self.style.setCurrentIndex(self.style.findData(style if style in self._styles else BALANCED))
        self.style.setHidden(len(self._styles) == 1)
        self.kind.setCurrentIndex(self.kind.findData(kind))
        self._before = self.kind.currentIndex()
        self.is_automatic = False
        self.name.textChanged.connect(self._show_face)
        self.level: QComboBox | None = None
        """The playing level of the automatic opponent; shown in place of the style."""
        self._own_name = ""
        self.kind.currentIndexChanged.connect(self._refresh)
        self.style.currentIndexChanged.connect(self._refresh)
        self.kind.activated.connect(self._choose)
        self._refresh()

    def retranslate(self) -> None:
        """Set every text."""
        translate = QCoreApplication.translate
        number = self._number
        self.name.setAccessibleName(translate("Seat", "Name of player {number}").format(number=number))
        self.face.setAccessibleName(choose_portrait(number))
        self.face.retranslate()
        name_choice(self.kind, translate("Seat", "Who is player {number}").format(number=number))
        tip = Qt.ItemDataRole.ToolTipRole
        for index in range(self.kind.count()):
            bot = self.kind.itemData(index)
            if bot is None:
                self.kind.setItemText(index, translate("Seat", "Person"))
            elif bot == FOREIGN:
                self.kind.setItemText(index, translate("Seat", "Another program…"))
            elif bot == AUTOMATIC:
                self.kind.setItemText(index, translate("Seat", "Automatic opponent"))
            else:
                self.kind.setItemText(index, bot_title(bot))
                self.kind.setItemData(index, verbatim(bot_effect(bot) or command_of(bot) or ""), tip)
        for index, style in enumerate(self._styles):
            self.style.setItemText(index, style_title(style))
            self.style.setItemData(index, verbatim(style_effect(style)), tip)
        if self.level is not None:
            name_choice(self.level, translate("Seat", "Level of player {number}").format(number=number))
        self._refresh()

    def offer_automatic(self, levels: Iterable[str] = ()) -> None:
        """Offer the automatic opponent too, at one of these levels; without levels no level can be chosen."""
        self.kind.addItem("", AUTOMATIC)
        levels = tuple(levels)
        if not levels:
            return
        self.level = QComboBox(self._parent)
        self.level.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for level in levels:
            self.level.addItem("", level)
        self.level.hide()
        self.level.currentIndexChanged.connect(self._refresh)

    def show_automatic(self, name: str | None) -> None:
        """Seat the automatic opponent under that name; None gives the seat back to the player chosen before."""
        if name is not None:
            if not self.is_automatic:
                self._own_name = self.name.text()
            self.name.setText(name)
        elif self.is_automatic:
            self.name.setText(self._own_name)
        self.is_automatic = name is not None
        self.name.setEnabled(name is None)
        self.kind.setCurrentIndex(self._before if name is None else self.kind.findData(AUTOMATIC))
        self._refresh()

    def show_widgets(self, shown: bool) -> None:
        """Show or hide all widgets of the seat."""
        self.is_shown = shown
        for widget in self.widgets():
            widget.setVisible(shown)
        self.style.setVisible(shown and not self.is_automatic and len(self._styles) > 1)
        if self.level is not None:
            self.level.setVisible(shown and self.is_automatic)

    def seat_person(self) -> None:
        """Put a person into the seat."""
        self._take(self.kind.findData(None))
        self.kind.setCurrentIndex(self._before)

    def lock_choice(self) -> None:
        """Prevent another choice of player for the seat."""
        self.kind.setEnabled(False)

    def widgets(self) -> tuple[QWidget, ...]:
        """Returns the widgets of the seat, from left to right."""
        always = (self.label, self.face, self.name, self.kind)
        return always if len(self._styles) == 1 else (*always, self.style)

    def choosable(self) -> list[QWidget]:
        """Returns the widgets that take the focus, from left to right."""
        return [*self.widgets()[1:], *(() if self.level is None else (self.level,))]

    def seat(self) -> Seat:
        """Returns the seat as it is filled in; that of an automatic opponent has no bot."""
        return Seat(self.name.text()) if self.is_automatic else self.own_seat()

    def own_seat(self) -> Seat:
        """Returns the seat as it is filled in, or was before the automatic opponent was chosen."""
        name = self._own_name if self.is_automatic else self.name.text()
        bot = self.kind.itemData(self._before if self.is_automatic else self.kind.currentIndex())
        style = self.style.currentData()
        if bot in LEVELS and style != BALANCED:
            bot = f"{bot}-{style}"
        return Seat(cleaned(name).strip(), bot, self.portrait)

    def seat_program(self, command: str) -> None:
        """Put an external program into the seat."""
        bot = bot_for(command)
        if self.kind.findData(bot) < 0:
            self.kind.insertItem(self.kind.findData(FOREIGN), "", bot)
            self.retranslate()
        self._take(self.kind.findData(bot))
        self.kind.setCurrentIndex(self._before)

    @Slot()
    def _refresh(self) -> None:
        """Enable the style for bots with levels only, and set the tooltips of the choices made."""
        tip = Qt.ItemDataRole.ToolTipRole
        set_tip(self.kind, self.kind.currentData(tip) or "")
        self.style.setEnabled(self.kind.currentData() in LEVELS)
        self._show_face()
        for box in (self.style, self.level):
            if box is not None:
                set_tip(box, box.currentData(tip) or "")

    @Slot()
    def _show_face(self) -> None:
        """Show the portrait of the player; only people can choose theirs."""
        automatic = self.is_automatic or self.kind.currentData() in (AUTOMATIC, FOREIGN)
        portrait = "machine" if automatic else portrait_of(self.own_seat())
        self.face.show_face(portrait)
        line = character(portrait)
        self.line.setText(line)
        effect = style_effect(self.style.currentData()) if self.style.isEnabled() else ""
        name = QCoreApplication.translate("Seat", "Style of player {number}").format(number=self._number)
        name_choice(self.style, name, sentences([effect, line]))
        self.line_changed.emit()

    @Slot(str)
    def _take_face(self, portrait: str) -> None:
        self.portrait = portrait
        self._show_face()

    @Slot(int)
    def _choose(self, index: int) -> None:
        """React to the choice of another kind of player; for an external program, ask which one."""
        bot = self.kind.itemData(index)
        if bot == AUTOMATIC:
            if not self.is_automatic:
                self.kind.setCurrentIndex(self._before)
                self.automatic_requested.emit(True)
            return
        if bot != FOREIGN:
            self._take(index)
            return
        self.kind.setCurrentIndex(self.kind.findData(AUTOMATIC) if self.is_automatic else self._before)
        dialog = ProgramDialog(self._parent.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFont(self._parent.font())
        dialog.chosen.connect(self.seat_program)
        dialog.open()

    def _take(self, index: int) -> None:
        """Put that kind of player into the seat."""
        self._before = index
        if self.is_automatic:
            self.automatic_requested.emit(False)


def _offered(kind: str | None, programs: Sequence[str]) -> list[str | None]:
    """Returns the kinds of players on offer: a person, bots from the weakest to the strongest, known programs,
    another program; and the present player."""
    offered: list[str | None] = [None, *OPPONENTS, *STEADY_BOTS, *(bot_for(command) for command in programs)]
    if kind not in offered:
        offered.append(kind)
    return [*offered, FOREIGN]


def check_seats(seats: Iterable[Seat]) -> None:
    """Check that every player has a unique name and every program exists. Raises InputError otherwise."""
    known: set[str] = set()
    for number, seat in enumerate(seats, start=1):
        if not seat.name:
            raise InputError(QCoreApplication.translate("Seat", "Every player needs a name."))
        if not is_seen(seat.name):
            raise InputError(QCoreApplication.translate("Seat", "Every player needs a name that can be seen."))
        if is_turned(seat.name):
            words = QCoreApplication.translate(
                "Seat", "The name of player {number} has marks that turn the direction of writing: type it anew."
            )
            raise InputError(words.format(number=number))
        if seat.name in known:
            raise InputError(QCoreApplication.translate("Seat", "Two players have the same name."))
        known.add(seat.name)
        command = command_of(seat.bot or "")
        if command is not None and not is_there(command):
            raise InputError(missing(command))
