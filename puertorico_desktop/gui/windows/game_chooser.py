"""The choice between the games of the program, each with a picture, at the top of the dialog for a new game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QLinearGradient, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QToolButton, QWidget

from puertorico_desktop.gui.face import GameBox
from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.views.miniature import framed

PICTURE = QSize(132, 70)
"""The size of a picture in logical pixels."""
CARD = 36.0
"""The side of a card with a sign, in logical pixels."""


def box_picture(box: GameBox, theme: Theme, ratio: float) -> QPixmap:
    """Returns the picture of the box of an edition: cards with its signs on the sea, in the colours of the
    edition."""
    own = Theme(theme.scheme, edition=box.edition)
    icons = Icons(own)
    pixmap = QPixmap(PICTURE * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        ground = QRectF(0, 0, PICTURE.width(), PICTURE.height()).adjusted(0.5, 0.5, -0.5, -0.5)
        sea = QLinearGradient(ground.topLeft(), ground.bottomRight())
        sea.setColorAt(0, own.color("sea_top"))
        sea.setColorAt(1, own.color("sea_deep"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(sea)
        painter.drawRoundedRect(ground, 6, 6)
        step = ground.width() / (len(box.signs) + 0.25)
        for number, sign in enumerate(box.signs):
            painter.save()
            painter.translate(ground.left() + step * (number + 0.625), ground.center().y() + (number % 2) * 4 - 2)
            painter.rotate(8 * (number - (len(box.signs) - 1) / 2))
            card = QRectF(-CARD / 2, -CARD / 2 - 4, CARD, CARD + 8)
            framed(painter, card, own.color("card_top"), own.color("panel_edge"), 4)
            icons.paint(painter, sign, QRectF(-CARD / 2 + 3, -CARD / 2 + 3, CARD - 6, CARD - 6))
            painter.restore()
    return pixmap


class GameChooser(QWidget):
    """Shows the game and the edition that the dialog asks for, and lets the player choose another one."""

    other_requested = Signal(str, str)
    """Emitted with the ids of the game and the edition that the player has chosen instead."""

    def __init__(self, game: str, edition: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown = game, edition
        self.buttons: dict[tuple[str, str], QToolButton] = {}
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for one, face in FACES.items():
            for box in face.boxes():
                button = QToolButton(self)
                button.setCheckable(True)
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
                button.setIconSize(PICTURE)
                button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                self.buttons[one, box.edition] = button
                self._group.addButton(button)
                row.addWidget(button)
        row.addStretch()
        self._group.buttonClicked.connect(self._choose)
        self.show_game(game, edition)
        self.retranslate_ui()

    def show_game(self, game: str, edition: str) -> None:
        """Mark the game and the edition that the dialog asks for."""
        self._shown = game, edition
        self.buttons[self._shown].setChecked(True)

    def retranslate_ui(self) -> None:
        """Set every text, and paint the pictures."""
        ratio = self.devicePixelRatioF()
        for game, face in FACES.items():
            for box in face.boxes():
                button = self.buttons[game, box.edition]
                button.setText(box.name.replace("&", "&&"))
                button.setIcon(QIcon(box_picture(box, self._theme, ratio)))

    @Slot(QAbstractButton)
    def _choose(self, button: QAbstractButton) -> None:
        wanted = next(key for key, one in self.buttons.items() if one is button)
        if wanted != self._shown:
            self.other_requested.emit(*wanted)

    def changeEvent(self, event: QEvent) -> None:
        """Translate the texts when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)
