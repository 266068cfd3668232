"""The panel of the adviser: the preferred option with the reasons for it, and the expected result of every other
option."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QVBoxLayout, QWidget

from puertorico_desktop.gui.models.advice import AdviceModel
from puertorico_desktop.gui.models.items import AdviceItem
from puertorico_desktop.gui.play.interaction import TableInteraction
from puertorico_desktop.gui.style.scroll_bars import scroll_bar_style
from puertorico_desktop.gui.style.styles import set_style_sheet
from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.gui.texts import advice
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.texts.wrapping import best_broken, size_of_wrapped
from puertorico_desktop.gui.views.advice_delegate import RIGHT, AdviceDelegate, columns
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, SMALL_PIXELS, pixels_of, scale_of
from puertorico_desktop.gui.windows.close_button import CloseButton
from puertorico_desktop.gui.windows.cover import raise_below_cover
from puertorico_desktop.gui.windows.surfaces import Panel

translate = QCoreApplication.translate

WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
SIDE = 9
CLOSE = 22
HEADING_PIXELS = 13
WIDTH = 310
"""The width that the panel needs at scale 1; in a wider place letters may be larger."""
LEAST_LINES = 3
"""The least number of options in sight, even if the panel covers more of the table then."""


class Summary(QWidget):
    """The preferred option and the reasons for it, wrapped to several lines, and the captions of the columns of the
    list below."""

    def __init__(self, renderer: Renderer, parent: QWidget) -> None:
        super().__init__(parent)
        self._renderer = renderer
        self.heading = ""
        self.reasons = ""
        self.inset = 0
        """The pixels by which the lines of the list are narrower than this widget."""
        renderer.theme.changed.connect(self.update)

    def show_words(self, heading: str, reasons: str) -> None:
        """Show a heading and reasons."""
        self.heading, self.reasons = heading, reasons
        self.setAccessibleName(sentences((f"{heading}.", reasons)))
        self.update()

    def needed(self, width: float) -> int:
        """Returns the height that the widget needs at that width, in pixels."""
        return round(sum(rect.height() for rect in self._places(width)))

    def _places(self, width: float) -> tuple[QRectF, QRectF, QRectF]:
        """Returns the rectangles of heading, reasons and captions, from top to bottom."""
        scale = scale_of(self)
        heading = self._room(self.heading, QRectF(0, 0, width - CLOSE * scale, 10_000), HEADING_PIXELS * scale, True)
        below = QRectF(0, heading.bottom(), width, 10_000)
        reasons = self._room(self.reasons, below, BASE_PIXELS * scale, False)
        captions = QRectF(0, reasons.bottom() + 2 * scale, width, 17 * scale)
        return heading, reasons, captions

    def _room(self, words: str, rect: QRectF, pixels: float, bold: bool) -> QRectF:
        metrics = QFontMetricsF(self._renderer.font(self.font(), pixels, bold)[0])
        used = size_of_wrapped(words, metrics, rect.width()).height() if words else 0.0
        return QRectF(rect.left(), rect.top(), rect.width(), used + 3 * scale_of(self))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the heading, the reasons and the captions."""
        renderer, scale = self._renderer, scale_of(self)
        ink, soft = renderer.theme.color("ink"), renderer.theme.color("ink_soft")
        heading, reasons, captions = self._places(self.width())
        with QPainter(self) as painter:
            painter.setFont(renderer.font(self.font(), HEADING_PIXELS * scale, True)[0])
            painter.setPen(ink)
            painter.drawText(heading, WRAP, best_broken(self.heading, painter.font(), heading.width()))
            painter.setFont(renderer.font(self.font(), BASE_PIXELS * scale, False)[0])
            painter.drawText(reasons, WRAP, best_broken(self.reasons, painter.font(), reasons.width()))
            painter.setFont(self.font())
            option, chance, points = columns(captions.adjusted(3 * scale, 0, -3 * scale - self.inset, 0), scale)
            words = advice.columns()
            renderer.text(painter, option, words[0], SMALL_PIXELS * scale, soft)
            for rect, caption in ((chance, words[1]), (points, words[2])):
                renderer.text(painter, rect, caption, SMALL_PIXELS * scale, soft, RIGHT)


class AdvicePanel(Panel):
    """A panel with the advice, laid over the log, which is not needed for choosing. It never takes the keyboard focus
    from the table."""

    looked_at = Signal(object)
    """Emitted with the `Action` of the option under the pointer; with None when the pointer leaves the options."""
    speech_requested = Signal(str)
    """Emitted once with the final advice in words, for screen readers."""

    def __init__(
        self,
        interaction: TableInteraction,
        model: AdviceModel,
        renderer: Renderer,
        is_covered: Callable[[], bool],
        parent: QWidget,
    ) -> None:
        """`is_covered` returns whether the table is covered at present: then no advice is shown."""
        super().__init__(renderer.theme, parent)
        self._interaction = interaction
        self._model = model
        self._renderer = renderer
        self._place, self._ceiling = QRect(), 0
        self._is_announced = False
        self._is_covered = is_covered
        self.summary = Summary(renderer, self)
        self.list = OptionList(model, renderer, self)
        self.list.looked_at.connect(self.looked_at)
        self.list.narrowed.connect(self._align)
        self.close_button = CloseButton(self)
        self.close_button.clicked.connect(interaction.hint_service.dismiss)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.summary)
        self._layout.addWidget(self.list, 1)
        interaction.hint_service.changed.connect(self.refresh)
        renderer.theme.changed.connect(self._restyle_bar)
        self.set_gold_frame()
        self.set_scale(1.0)
        self.hide()

    def set_scale(self, scale: float) -> None:
        """Adapt the margins to the scale of the table."""
        side = round(SIDE * scale)
        self._layout.setContentsMargins(side, round(6 * scale), side, side)
        self._layout.setSpacing(round(2 * scale))
        self.close_button.set_side(round(CLOSE * scale))
        self._restyle_bar()

    @Slot()
    def _restyle_bar(self) -> None:
        set_style_sheet(self.list.verticalScrollBar(), scroll_bar_style(self._theme, scale_of(self)))

    def place_over(self, ground: QRect, ceiling: int = 0) -> None:
        """Cover that rectangle of the table, and more above it, up to the line `ceiling`, if the panel needs more
        height."""
        self._place, self._ceiling = ground, ceiling
        if not self.isHidden():
            self._fit()

    @Slot()
    def refresh(self) -> None:
        """Show the present advice; hide the panel if there is none or the table is covered."""
        thought = self._interaction.hint_service.thought
        self._model.refresh()
        if thought is None or self._is_covered():
            self._is_announced = False
            self.hide()
            return
        self._announce()
        self._fit()
        raise_below_cover(self)
        self.show()
        if self._interaction.hint_service.is_final and not self._is_announced:
            self._is_announced = True
            self.speech_requested.emit(self._spoken())

    def dismiss(self) -> None:
        """Dismiss the advice, which the player has read."""
        self._interaction.hint_service.dismiss()

    @Slot(int)
    def _align(self, inset: int) -> None:
        """Keep the captions above their columns when a scroll bar narrows the list by `inset` pixels."""
        self.summary.inset = inset
        self.summary.update()

    def _announce(self) -> None:
        thought = self._interaction.hint_service.thought
        assert thought is not None
        best = [str(self._model.index(row).data(Qt.ItemDataRole.DisplayRole)) for row in range(thought.equal)]
        self.summary.show_words(advice.heading(best), sentences(self._model.reasons(thought)))

    def _spoken(self) -> str:
        best = str(self._model.index(0).data(Qt.ItemDataRole.AccessibleTextRole))
        return sentences((self.summary.heading + ".", self.summary.reasons, best))

    def _fit(self) -> None:
        """Set the height: enough for all options, but at most the height of the log, or that of `LEAST_LINES` options
        if larger and below the ceiling."""
        self._size_letters()
        scale, margins = scale_of(self), self._layout.contentsMargins()
        width = self._place.width() - margins.left() - margins.right()
        head = self.summary.needed(width)
        frame = head + margins.top() + margins.bottom() + self._layout.spacing()
        rows = self._model.rowCount()
        names = [str(self._model.index(row).data(Qt.ItemDataRole.DisplayRole)) for row in range(rows)]
        for room in (width, width - self.list.verticalScrollBar().sizeHint().width()):
            self.list.rows.make_room(names, self.list.font(), room, scale)
            line = self.list.rows.row_height(scale)
            height = min(
                frame + rows * line + 4, max(self._place.height(), frame + min(rows, LEAST_LINES) * line + 4)
            )
            if 0 < self._place.height() - height < LEAST_LINES * line:
                height = self._place.height()  # the rest of the log would be too small to be useful
            height = min(height, self._place.bottom() + 1 - self._ceiling)
            if height >= frame + rows * line:
                break  # otherwise a scroll bar makes the rows narrower
        self.list.doItemsLayout()
        self.summary.setFixedHeight(head)
        self.setGeometry(self._place.left(), self._place.bottom() + 1 - height, self._place.width(), height)

    def _size_letters(self) -> None:
        """Set the size of letters that the player has set, as far as the width of the place allows."""
        table = self.parentWidget()
        assert table is not None
        font, pixels = QFont(table.font()), pixels_of(table)
        room = self._place.width() / (WIDTH * pixels / BASE_PIXELS)
        font.setPixelSize(round(pixels * max(1.0, min(self._theme.text_size, room))))
        self.setFont(font)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Dismiss the panel on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Set every text."""
        self.list.setAccessibleName(translate("Advice", "Advice"))
        set_tip(self.list, advice.columns_tip())

    def changeEvent(self, event: QEvent) -> None:
        """Translate the texts when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.refresh()


class OptionList(QListView):
    """The list of options. It only informs; a choice is made with the pieces on the table."""

    looked_at = Signal(object)
    narrowed = Signal(int)
    """Emitted with the number of pixels that the scroll bar takes."""

    def __init__(self, model: AdviceModel, renderer: Renderer, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.rows = AdviceDelegate(renderer, self)
        self.setItemDelegate(self.rows)
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.entered.connect(lambda index: self._look_at(index.data(Qt.ItemDataRole.UserRole)))

    @property
    def is_played_by_key(self) -> bool:
        """Whether the list has the keyboard focus."""
        return self.hasFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Report the width of the scroll bar, which may have appeared or gone."""
        super().resizeEvent(event)
        self.narrowed.emit(self.width() - self.viewport().width())

    def minimumSizeHint(self) -> QSize:
        """Returns a minimal size: the panel determines the size of the list."""
        return QSize(1, 1)

    def _look_at(self, item: object) -> None:
        self.looked_at.emit(item.action if isinstance(item, AdviceItem) else None)

    def leaveEvent(self, event: QEvent) -> None:
        """Report that no option is under the pointer any more."""
        super().leaveEvent(event)
        self._look_at(None)
