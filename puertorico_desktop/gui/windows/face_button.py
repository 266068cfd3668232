"""The face beside a name: people choose theirs here, computer players have one of their own."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.gui.texts.portraits import character, portrait_name
from puertorico_desktop.gui.views.portraits import PEOPLE, icon_of

FACE_PIXELS = 22


class FaceButton(QToolButton):
    """Shows a portrait; a click opens the list of those that people can have."""

    picked = Signal(str)
    """The id of the portrait that was chosen."""

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

    def show_face(self, portrait: str) -> None:
        """Show the portrait with that id."""
        if portrait != self._shown:
            self._shown = portrait
            self.setIcon(self._picture(portrait))
        self.setEnabled(portrait in PEOPLE)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the tool tip: the line of character of a computer player."""
        set_tip(self, character(self._shown))
        self.setAccessibleDescription(character(self._shown))

    def _offer(self) -> None:
        """Fill the list."""
        self._menu.clear()
        for number, portrait in enumerate(PEOPLE, start=1):
            action = self._menu.addAction(self._picture(portrait), portrait_name(number))
            action.setCheckable(True)
            action.setChecked(portrait == self._shown)
            action.setIconVisibleInMenu(True)
            action.triggered.connect(lambda _checked, chosen=portrait: self.picked.emit(chosen))

    def _picture(self, portrait: str) -> QIcon:
        """A picture that is not paled where the button cannot be pressed."""
        pixmap = self._icons.pixmap(icon_of(portrait), FACE_PIXELS, self.devicePixelRatioF())
        icon = QIcon(pixmap)
        icon.addPixmap(pixmap, QIcon.Mode.Disabled)
        return icon


def _icons_of(widget: QWidget) -> Icons:
    """Returns the pictures of the window that the widget belongs to; where there is none, some of its own."""
    above: QWidget | None = widget
    while above is not None:
        found = getattr(above, "icons", None)
        if isinstance(found, Icons):
            return found
        above = above.parentWidget()
    return Icons(Theme(parent=widget), widget)
