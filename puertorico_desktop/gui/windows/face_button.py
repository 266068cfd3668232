"""The portrait beside a name: people choose theirs here, computer players have fixed portraits."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QMenu, QToolButton, QWidget, QWidgetAction

from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.styles import faces_style, set_style_sheet
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.gui.texts.portraits import character, portrait_name
from puertorico_desktop.gui.views.portraits import PEOPLE, icon_of

FACE_PIXELS = 22
OFFERED_PIXELS = 48
"""The side of a portrait in the selection, in pixels."""
OFFERED_COLUMNS = 5
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -OFFERED_COLUMNS,
    Qt.Key.Key_Down: OFFERED_COLUMNS,
}


class FaceButton(QToolButton):
    """A button with a portrait; a click opens the selection of portraits for people."""

    picked = Signal(str)
    """Emitted with the id of the portrait that was chosen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._icons = _icons_of(parent)
        self._shown = ""
        self.setIconSize(QSize(FACE_PIXELS, FACE_PIXELS))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoRaise(True)
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._offer)
        self.setMenu(self._menu)
        self.faces = Faces(self._icons, self._menu)
        self.faces.picked.connect(self._take)
        action = QWidgetAction(self._menu)
        action.setDefaultWidget(self.faces)
        self._menu.addAction(action)

    def show_face(self, portrait: str) -> None:
        """Show the portrait with that id."""
        if portrait != self._shown:
            self._shown = portrait
            self.setIcon(_picture(self._icons, portrait, FACE_PIXELS, self.devicePixelRatioF()))
        self.setEnabled(portrait in PEOPLE)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the tooltip: for a computer player the line about its character."""
        set_tip(self, character(self._shown))
        self.setAccessibleDescription(character(self._shown))

    @Slot()
    def _offer(self) -> None:
        set_style_sheet(self._menu, faces_style(self._icons.theme))
        self.faces.offer(self._shown)

    @Slot(str)
    def _take(self, portrait: str) -> None:
        self._menu.close()
        self.picked.emit(portrait)


class Faces(QWidget):
    """The popup with the portraits for people, in rows."""

    picked = Signal(str)
    """Emitted with the id of the portrait that was chosen."""

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent)
        self._icons = icons
        self.buttons: list[QToolButton] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(6, 6, 6, 6)
        self._grid.setSpacing(4)

    def offer(self, chosen: str) -> None:
        """Open the selection with the focus on the current portrait."""
        if not self.buttons:
            self._fill()
        for number, (portrait, button) in enumerate(zip(PEOPLE, self.buttons, strict=True), start=1):
            button.setAccessibleName(portrait_name(number))
            set_tip(button, portrait_name(number))
            button.setChecked(portrait == chosen)
        self.buttons[PEOPLE.index(chosen) if chosen in PEOPLE else 0].setFocus()

    def _fill(self) -> None:
        """Create the buttons at the first use."""
        for number, portrait in enumerate(PEOPLE):
            button = QToolButton(self)
            button.setIcon(_picture(self._icons, portrait, OFFERED_PIXELS, self.devicePixelRatioF()))
            button.setIconSize(QSize(OFFERED_PIXELS, OFFERED_PIXELS))
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(lambda _checked, one=portrait: self.picked.emit(one))
            button.installEventFilter(self)
            self._grid.addWidget(button, *divmod(number, OFFERED_COLUMNS))
            self.buttons.append(button)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Move from portrait to portrait with the arrow keys, and choose with Enter."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched in self.buttons:
            here = self.buttons.index(watched)
            step = _STEPS.get(Qt.Key(event.key()))
            if step is not None:
                self.buttons[(here + step) % len(self.buttons)].setFocus()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.buttons[here].click()
                return True
        return False


def _picture(icons: Icons, portrait: str, pixels: int, ratio: float) -> QIcon:
    """Returns an icon that is not greyed out where the button is disabled."""
    pixmap = icons.pixmap(icon_of(portrait), pixels, ratio)
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Disabled)
    return icon


def _icons_of(widget: QWidget) -> Icons:
    """Returns the icons of the window of the widget; a set of its own if there is no such window."""
    above: QWidget | None = widget
    while above is not None:
        found = getattr(above, "icons", None)
        if isinstance(found, Icons):
            return found
        above = above.parentWidget()
    return Icons(Theme(parent=widget), widget)
