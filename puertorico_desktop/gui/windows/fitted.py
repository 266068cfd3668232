"""Dialogs that are as large as their contents, but never larger than the screen."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFrame,
    QLayout,
    QScrollArea,
    QSlider,
    QStyle,
    QVBoxLayout,
    QWidget,
)

FRAME = QSize(16, 48)
"""The assumed maximum size of a window's frame with its title bar, in pixels, while the real one is unknown."""
WITH_WHEEL = (QComboBox, QAbstractSpinBox, QSlider)
"""The widgets whose value the mouse wheel changes."""


def stay_within(dialog: QDialog, place: QRect) -> None:
    """Move the dialog so that its frame lies within a rectangle that is large enough for it."""
    frame = dialog.frameGeometry()
    if frame.size() == dialog.size():
        frame.setSize(frame.size() + FRAME)
    beyond = frame.bottomRight() - place.bottomRight()
    left = max(place.left(), frame.left() - max(beyond.x(), 0))
    top = max(place.top(), frame.top() - max(beyond.y(), 0))
    if (left, top) != (frame.left(), frame.top()):
        dialog.move(left, top)


def fit_on_screen(dialog: QDialog) -> None:
    """Shrink a resizable dialog to the size of the screen if necessary, and move it onto the screen."""
    place = dialog.screen().availableGeometry()
    dialog.resize(dialog.size().boundedTo(place.size() - FRAME))
    stay_within(dialog, place)


def take_wanted_size(dialog: QDialog) -> None:
    """Give a dialog its preferred size, with the same centre, where the screen has room for it.

    Qt gives it two thirds of the screen at most, which is not enough on a small screen.
    """
    rect = dialog.geometry()
    center = rect.center()
    rect.setSize(dialog.sizeHint())
    rect.moveCenter(center)
    dialog.setGeometry(rect)
    fit_on_screen(dialog)


class WheelGuard(QObject):
    """Keeps the wheel from changing the values in a scroll area that scrolls: it scrolls the area instead."""

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area

    def guard(self, page: QWidget) -> None:
        """Filter the events of all widgets in `page` whose value the wheel would change."""
        for kind in WITH_WHEEL:
            for widget in page.findChildren(kind):
                widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass the wheel on where the area scrolls."""
        if event.type() == QEvent.Type.Wheel:
            event.setAccepted(self._area.verticalScrollBar().maximum() == 0)
            return not event.isAccepted()
        return super().eventFilter(watched, event)


class FittedDialog(QDialog):
    """A dialog as large as its `page` and the widgets that `keep_in_sight` puts below it. If the screen is too small,
    as with large texts, the page scrolls; the widgets below never do.

    While it is shown it does not get narrower: its buttons would move away from the pointer, and others under it."""

    built = Signal()
    """Emitted when a dialog that had no parts yet has got them."""
    is_built = True
    """Whether the dialog has all its parts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = QWidget(self)
        self._area = _PageArea(self, self.page)
        layout = QVBoxLayout(self)
        layout.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        layout.addWidget(self._area)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._show_focused)

    def build(self) -> Iterator[None]:
        """Create the parts of a dialog that are not created by its constructor: none by default. The work may pause
        for a turn of the event loop after each step."""
        yield from ()

    def keep_in_sight(self, *widgets: QWidget) -> None:
        """Add widgets below the page, which never scroll."""
        layout = self.layout()
        assert layout is not None
        for widget in widgets:
            layout.addWidget(widget)

    def room_for_page(self) -> QSize:
        """Returns the size that the screen leaves for the page beside the permanent parts of the dialog."""
        layout = self.layout()
        assert layout is not None
        around = layout.contentsMargins()
        known = self.frameSize() - self.size()
        taken = (FRAME if known.isEmpty() else known) + QSize(
            around.left() + around.right(), around.top() + around.bottom()
        )
        for index in range(1, layout.count()):
            item = layout.itemAt(index)
            if item is not None and not item.isEmpty():
                taken += QSize(0, item.sizeHint().height() + layout.spacing())
        return self.place.size() - taken

    @property
    def place(self) -> QRect:
        """The part of the screen that is available to windows."""
        return self.screen().availableGeometry()

    @Slot(QWidget, QWidget)
    def _show_focused(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Scroll to the focused widget, however it got the focus: also by the mnemonic of its label."""
        if now is not None and self.page.isAncestorOf(now):
            self._area.ensureWidgetVisible(now)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the dialog on the screen after it has grown to the right and downwards."""
        super().resizeEvent(event)
        if self.isVisible():
            self._stay_on_screen()

    def showEvent(self, event: QShowEvent) -> None:
        """Put the dialog on the screen of its parent window. All widgets have their style, and so their size, only
        now."""
        super().showEvent(event)
        layout = self.layout()
        assert layout is not None
        self._area.guard_values()
        self._area.updateGeometry()
        layout.activate()
        self._area.keep_width()
        self._stay_on_screen()

    def hideEvent(self, event: QHideEvent) -> None:
        """Take the preferred width again when the dialog is shown next."""
        super().hideEvent(event)
        self._area.forget_width()

    def changeEvent(self, event: QEvent) -> None:
        """Take the preferred width again when all texts change."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange) and hasattr(self, "_area"):
            self._area.forget_width()

    def _stay_on_screen(self) -> None:
        stay_within(self, self.place)


class _PageArea(QScrollArea):
    """A scroll area that prefers the size of its page and has scroll bars only where there is too little room."""

    def __init__(self, dialog: FittedDialog, page: QWidget) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._wheel = WheelGuard(self)
        self._widest = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # focused widgets are scrolled into view instead
        self.setWidgetResizable(True)
        self.setWidget(page)

    def forget_width(self) -> None:
        """Take the preferred width again, even if it is smaller than the present one."""
        self._widest = 0
        self.updateGeometry()

    def keep_width(self) -> None:
        """Never prefer less than the present width any more."""
        self._widest = max(self._widest, self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the width while the dialog is shown."""
        super().resizeEvent(event)
        if self._dialog.isVisible():
            self.keep_width()

    def guard_values(self) -> None:
        """Keep the wheel from changing the values of the page where the page scrolls."""
        self._wheel.guard(self._dialog.page)

    def _page_and_room(self) -> tuple[QSize, QSize]:
        page = self._dialog.page.sizeHint()
        # Wrapped labels may need more height than the size hint.
        page.setHeight(max(page.height(), self._dialog.page.heightForWidth(page.width())))
        return page, self._dialog.room_for_page()

    def sizeHint(self) -> QSize:
        """Returns the size of the page, with the scroll bars that it needs."""
        page, room = self._page_and_room()
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        if page.height() > room.height():
            page += QSize(bar, 0)
        if page.width() > room.width():
            page += QSize(0, bar)
        return page.expandedTo(QSize(self._widest, 0)).boundedTo(room)

    def minimumSizeHint(self) -> QSize:
        """Returns the preferred size: the area is never made smaller."""
        return self.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the geometry when the preferred size of the page changes."""
        filtered = super().eventFilter(watched, event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._have_bars()
            self.updateGeometry()
        return filtered

    def _have_bars(self) -> None:
        """Show scroll bars only where the room is too small: a bar that appears while the dialog grows would narrow
        the page, its notes would wrap to more lines, and the bar would stay."""
        page, room = self._page_and_room()
        policy = Qt.ScrollBarPolicy
        tall, wide = page.height() > room.height(), page.width() > room.width()
        self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded if tall else policy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(policy.ScrollBarAsNeeded if wide else policy.ScrollBarAlwaysOff)
