"""The start screen over the table: it offers the unfinished game and every other way to begin."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs
from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.texts.mnemonics import plain
from puertorico_desktop.gui.texts.wrapping import best_broken, size_of_wrapped
from puertorico_desktop.gui.views.miniature import framed
from puertorico_desktop.gui.windows.choice_names import name_choice
from puertorico_desktop.gui.windows.fitted import FittedDialog
from puertorico_desktop.gui.windows.language_box import LanguageBox
from puertorico_desktop.languages import LANGUAGES

COLUMNS = 2
CARD = QSize(25, 5)
"""The least size of a card, in heights of a letter."""
LARGER, HEADING = 1.25, 1.6
"""The text sizes of the cards' titles and of the heading, relative to the details."""


@attrs.frozen
class StartChoice:
    """A way to begin: its id, its title with the mnemonic letter after `&`, a sentence or an empty text, the name of
    its picture, and its callback."""

    name: str
    title: str
    details: str
    icon: str
    begin: Callable[[], object]


@attrs.frozen
class StartContent:
    """What the start screen says in the current language: its heading, a sentence below it or an empty text, the ways
    to begin in their order, and the id of the language."""

    heading: str
    words: str
    choices: Sequence[StartChoice]
    language: str


class StartCard(QAbstractButton):
    """A choice as a card with its picture, its title and a sentence."""

    def __init__(self, choice: StartChoice, theme: Theme, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icons = icons
        self._icon = choice.icon
        self.setObjectName(choice.name)
        self.show_choice(choice)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_choice(self, choice: StartChoice) -> None:
        """Set the title and the sentence below it."""
        self._details = choice.details
        self.setText(choice.title)
        self.setAccessibleDescription(choice.details)
        self.updateGeometry()
        self.update()

    @property
    def _title_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * LARGER)
        font.setWeight(QFont.Weight.DemiBold)
        return font

    @property
    def _letter(self) -> float:
        return QFontMetricsF(self.font()).height()

    def _text_width(self, width: float) -> float:
        """Returns the width for words beside the picture."""
        return width - 5.2 * self._letter

    def sizeHint(self) -> QSize:
        """Returns the usual size of cards, widened for a long title."""
        title = QFontMetricsF(self._title_font).horizontalAdvance(plain(self.text()))
        width = max(CARD.width() * self._letter, title + 5.4 * self._letter)
        return QSize(round(width), self.heightForWidth(round(width)))

    def minimumSizeHint(self) -> QSize:
        """Returns the preferred size: cards do not shrink."""
        return self.sizeHint()

    def heightForWidth(self, width: int) -> int:
        """Returns the height at which the whole sentence is visible."""
        details = size_of_wrapped(self._details, QFontMetricsF(self.font()), self._text_width(width)).height()
        title = QFontMetricsF(self._title_font).height()
        return round(max(CARD.height() * self._letter, title + details + 1.4 * self._letter))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the card on Return, too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, highlighted while the pointer is on it."""
        theme, letter = self._theme, self._letter
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            sheet = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            lit = self.underMouse() or self.isDown()
            framed(
                painter, sheet, theme.color("card_top" if lit else "card"), theme.color("panel_edge"), 0.4 * letter
            )
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme.color("focus"), 3))
                painter.drawRoundedRect(sheet.adjusted(1, 1, -1, -1), 0.4 * letter, 0.4 * letter)
            side = 3.4 * letter
            place = QRectF(sheet.left() + 0.7 * letter, sheet.center().y() - side / 2, side, side)
            self._icons.paint(painter, self._icon, place)
            left = place.right() + 0.7 * letter
            room = QRectF(left, sheet.top(), self._text_width(self.width()), sheet.height())
            titles, words = self._title_font, QFontMetricsF(self.font())
            flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop)
            details = size_of_wrapped(self._details, words, room.width()).height() if self._details else 0.0
            title = QFontMetricsF(titles).height()
            top = sheet.center().y() - (title + details) / 2
            painter.setFont(titles)
            painter.setPen(theme.color("ink"))
            painter.drawText(QRectF(left, top, room.width(), title), int(Qt.TextFlag.TextShowMnemonic), self.text())
            painter.setFont(self.font())
            painter.setPen(theme.color("ink_soft"))
            shown = best_broken(self._details, painter.font(), room.width())
            painter.drawText(QRectF(left, top + title, room.width(), details + 1), flags, shown)


class StartScreen(FittedDialog):
    """Offers ways to begin, and the languages. Return chooses the first way, Escape calls `escape`."""

    language_chosen = Signal(str)
    """Emitted with the id of the language that the player has chosen."""

    def __init__(
        self,
        content: Callable[[], StartContent],
        escape: Callable[[], object],
        theme: Theme,
        icons: Icons,
        parent: QWidget,
    ) -> None:
        """`content` returns the content in the current language; it is called again when the content may have
        changed, and must return the same choices then."""
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._content = content
        self._escape = escape
        self.chosen = ""
        """The id of the choice that was made; empty before."""
        self.heading, self.words = Label(self.page), Label(self.page)
        self.words.setWordWrap(True)
        self._grid = QGridLayout()
        choices = content().choices
        self.cards = [StartCard(choice, theme, icons, self.page) for choice in choices]
        for card, choice in zip(self.cards, choices, strict=True):
            card.clicked.connect(lambda _=False, choice=choice: self._choose(choice))
        self.language = LanguageBox(self.page)
        for code, name in LANGUAGES.items():
            self.language.addItem(name, code)
        self.language.activated.connect(lambda index: self.language_chosen.emit(self.language.itemData(index)))
        top = QHBoxLayout()
        top.addWidget(self.heading, 1)
        top.addWidget(self.language)
        layout = QVBoxLayout(self.page)
        layout.addLayout(top)
        layout.addWidget(self.words)
        layout.addLayout(self._grid)
        self.refresh()
        self.cards[0].setFocus()

    def card(self, name: str) -> StartCard:
        """Returns the card of the choice with that id. Raises StopIteration if there is none."""
        return next(card for card in self.cards if card.objectName() == name)

    def focus_card(self, name: str) -> None:
        """Give the focus to the card of that id, if there is one."""
        for card in self.cards:
            if card.objectName() == name:
                card.setFocus()

    @Slot()
    def refresh(self) -> None:
        """Show the present content, in the current language."""
        content = self._content()
        self.setWindowTitle(self.tr("Start"))
        self.heading.setText(content.heading)
        self.words.setText(content.words)
        self.words.setVisible(bool(content.words))
        for choice in content.choices:
            self.card(choice.name).show_choice(choice)
        self.language.setCurrentIndex(self.language.findData(content.language))
        name_choice(self.language, self.tr("Language"))
        self._size_heading()
        self._arrange()

    def reject(self) -> None:
        """Close the screen, and do what Escape stands for."""
        super().reject()
        self._escape()

    def _choose(self, choice: StartChoice) -> None:
        self.chosen = choice.name
        self.accept()
        choice.begin()

    def _arrange(self) -> None:
        """Place the cards side by side, or one below the other where the screen is too narrow for that."""
        layout = self.page.layout()
        assert layout is not None
        around = layout.contentsMargins()
        room = self.room_for_page().width() - around.left() - around.right()
        widest = max(card.sizeHint().width() for card in self.cards)
        needed = COLUMNS * widest + (COLUMNS - 1) * self._grid.horizontalSpacing()
        columns = COLUMNS if needed <= room else 1
        for number, card in enumerate(self.cards):
            self._grid.removeWidget(card)
            self._grid.addWidget(card, number // columns, number % columns)

    def showEvent(self, event: QShowEvent) -> None:
        """Place the cards for the screen of the parent window."""
        self._arrange()
        super().showEvent(event)

    def _size_heading(self) -> None:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * HEADING)
        font.setWeight(QFont.Weight.DemiBold)
        self.heading.setFont(font)

    def changeEvent(self, event: QEvent) -> None:
        """Scale the heading with the text, place the cards anew, and follow the language."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LanguageChange) and hasattr(self, "language"):
            self.refresh()
