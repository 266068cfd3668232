"""The page of lessons: the list of all lessons with their durations, and which are done."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.gui.learn.lessons.texts import part_title
from puertorico_desktop.gui.style.scroll_bars import scroll_bar_style
from puertorico_desktop.gui.style.styles import set_style_sheet
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import Label, set_tip
from puertorico_desktop.gui.texts.phrases import clauses
from puertorico_desktop.gui.views.scaling import BASE_PIXELS
from puertorico_desktop.gui.views.whole_rows import WholeRowsList
from puertorico_desktop.gui.views.wrapped_rows import WrappedRows
from puertorico_desktop.gui.windows.bar_styles import bar_button_style
from puertorico_desktop.gui.windows.pages import Page
from puertorico_desktop.gui.windows.surfaces import Panel

translate = QCoreApplication.translate

MINUTES, SIGN = Qt.ItemDataRole.UserRole + 1, Qt.ItemDataRole.UserRole + 2
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
MOST_WIDE = 860
"""The greatest width of the list in logical pixels at scale 1, because longer lines are hard to read."""


@attrs.frozen
class Row:
    """A lesson of the list. `fault` is the reason why it cannot be opened; empty if it can."""

    id: str
    part: str
    game: str
    title: str
    lead: str
    minutes: int
    is_done: bool = False
    is_begun: bool = False
    fault: str = ""


class LessonDelegate(WrappedRows):
    """A delegate that draws the sign of a lesson before its title, in a column of its own, and its minutes
    right-aligned in its line."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._list = parent

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Leave the place of an icon for the sign."""
        super().initStyleOption(option, index)
        if index.data(SIGN):
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            width = option.fontMetrics.height()
            option.decorationSize = QSize(width, width // 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw the line as usual, its sign and its minutes."""
        super().paint(painter, option, index)
        minutes = index.data(MINUTES)
        if not minutes:
            return
        drawn = QStyleOptionViewItem(option)
        self.initStyleOption(drawn, index)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        gap = drawn.fontMetrics.height() // 2
        painter.save()
        painter.setFont(drawn.font)
        painter.setPen(self._theme.color("gold_ink" if chosen else "ink"))
        painter.drawText(option.rect.adjusted(gap, 0, -gap, 0), int(RIGHT), minutes)
        decoration = QStyle.SubElement.SE_ItemViewItemDecoration
        place = self._list.style().subElementRect(decoration, drawn, self._list)
        painter.drawText(place, int(MIDDLE), str(index.data(SIGN)))
        painter.restore()


class LessonsPage(Page):
    """The page with the list of lessons, any of which may be opened."""

    chosen = Signal(str)
    """Emitted with the id of a lesson."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._rows: Sequence[Row] | None = None
        self._scale = 1.0
        self.panel = Panel(theme, self)
        self.heading = Label(self.panel)
        self.count = Label(self.panel)
        self.list = WholeRowsList(self.panel)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setWordWrap(True)
        self.list.setItemDelegate(LessonDelegate(theme, self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._choose)
        self.list.itemClicked.connect(self._choose)
        self.back_button = QPushButton(self.panel)
        self.back_button.setObjectName("lessons_back")
        self.back_button.clicked.connect(self.left)
        self._body = QVBoxLayout(self.panel)
        head = QHBoxLayout()
        head.addWidget(self.heading, 1)
        head.addWidget(self.count)
        self._body.addLayout(head)
        self._body.addWidget(self.list, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.back_button)
        self._body.addLayout(foot)
        self._columns = QHBoxLayout(self)
        self._columns.addStretch(1)
        self._columns.addWidget(self.panel, 100)
        self._columns.addStretch(1)
        theme.changed.connect(self._restyle)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Display the lessons, with headings for games and parts."""
        current = self.list.currentRow()
        self._rows = rows
        self.list.clear()
        part = ""
        for row in rows:
            heading = (
                translate("Lesson", "{game}: {part}").format(game=row.game, part=part_title(row.part))
                if row.game
                else part_title(row.part)
            )
            if heading != part:
                part = heading
                item = QListWidgetItem(heading, self.list)
                item.setFlags(Qt.ItemFlag.NoItemFlags)
                font = self.font()
                font.setBold(True)
                item.setFont(font)
            self._add(row)
        self.list.setCurrentRow(current if 0 < current < self.list.count() else self._first_open())
        self.retranslate_ui()

    @property
    def rows(self) -> Sequence[Row]:
        """The rows displayed; empty until the lessons have been read."""
        return self._rows or ()

    def _add(self, row: Row) -> None:
        minutes = translate("Lesson", "{minutes} min").format(minutes=row.minutes)
        if row.fault:
            text = translate("Lesson", "{title}: cannot be used ({fault})").format(title=row.title, fault=row.fault)
            state = ""
        else:
            state = (
                translate("Lesson", "done")
                if row.is_done
                else translate("Lesson", "in the middle")
                if row.is_begun
                else ""
            )
            text = row.title
        item = QListWidgetItem(text, self.list)
        item.setData(MINUTES, "" if row.fault else minutes)
        item.setData(SIGN, "" if row.fault else "✓" if row.is_done else "…" if row.is_begun else "○")
        item.setData(Qt.ItemDataRole.UserRole, row.id)
        speech = text if row.fault else clauses((row.title, minutes, state, row.lead))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, speech)
        set_tip(item, row.fault or row.lead)
        if row.fault:
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)

    def _first_open(self) -> int:
        """Returns the index of the item that is selected at first: the first lesson that is not done, -1 if there is
        no item."""
        rows = list(self._rows or ())
        wanted = next((row.id for row in rows if not row.is_done and not row.fault), rows[0].id if rows else "")
        for number in range(self.list.count()):
            if self.list.item(number).data(Qt.ItemDataRole.UserRole) == wanted:
                return number
        return -1

    @Slot(QListWidgetItem)
    def _choose(self, item: QListWidgetItem) -> None:
        lesson_id = item.data(Qt.ItemDataRole.UserRole)
        usable = {row.id for row in self._rows or () if not row.fault}
        if lesson_id in usable:
            self.chosen.emit(lesson_id)

    def take_focus(self) -> None:
        """Set the keyboard focus to the list."""
        self.list.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the current lesson on Enter, if the focus is on the list."""
        item = self.list.currentItem() if self.focusWidget() is self.list else None
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None:
            self._choose(item)
        else:
            super().keyPressEvent(event)

    def retranslate_ui(self) -> None:
        """Set every text except those of the lessons, which are set by `show_rows`."""
        self.heading.setText(translate("Lesson", "Lessons"))
        self.setAccessibleName(translate("Lesson", "Lessons"))
        self.list.setAccessibleName(translate("Lesson", "Lessons"))
        self.back_button.setText(translate("Lesson", "Back to the table"))
        rows = self._rows or ()
        done = sum(1 for row in rows if row.is_done)
        usable = sum(1 for row in rows if not row.fault)
        text = translate("Lesson", "{done} of {all} done")
        self.count.setText("" if self._rows is None else text.format(done=done, all=usable))

    def rescale(self, scale: float) -> None:
        """Adapt margins and fonts to the scale of the window."""
        self._scale = scale
        side = round(14 * scale)
        self._columns.setContentsMargins(side, side, side, side)
        self._body.setContentsMargins(side, side, side, side)
        self._body.setSpacing(round(8 * scale))
        self.panel.setMaximumWidth(round(MOST_WIDE * scale))
        self._restyle()

    @Slot()
    def _restyle(self) -> None:
        color, scale = self._theme.color, self._scale
        pixels = self.font().pixelSize()
        size = pixels if pixels > 0 else BASE_PIXELS
        set_style_sheet(
            self.panel,
            bar_button_style(self._theme, scale, self._text_size)
            + f" QLabel {{ color: {color('ink').name()}; }}"
            + f" QListWidget {{ background: transparent; color: {color('ink').name()}; font-size: {size + 2}px; }}"
            + f" QListWidget::item {{ padding: {round(5 * scale)}px; }}"
            + f" QListWidget::item:selected {{ background: {color('gold').name()};"
            + f" color: {color('gold_ink').name()}; border-radius: {round(4 * scale)}px; }}"
            + scroll_bar_style(self._theme, scale)
            + f" QListWidget::item:disabled {{ color: {color('ink_soft').name()}; }}",
        )
        font = self.font()
        font.setPixelSize(round(size * 1.5))
        font.setBold(True)
        self.heading.setFont(font)
