"""Dialogs that are as large as what they hold, and never larger than the screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QFrame, QLayout, QScrollArea, QStyle, QVBoxLayout, QWidget

FRAME = QSize(16, 48)
"""The room that a window's frame with its title takes at most, as long as it is not known."""


def stay_within(dialog: QDialog, place: QRect) -> None:
    """Move the dialog so that its frame does not reach beyond a place that is large enough for it."""
    frame = dialog.frameGeometry()
    if frame.size() == dialog.size():
        frame.setSize(frame.size() + FRAME)
    beyond = frame.bottomRight() - place.bottomRight()
    left = max(place.left(), frame.left() - max(beyond.x(), 0))
    top = max(place.top(), frame.top() - max(beyond.y(), 0))
    if (left, top) != (frame.left(), frame.top()):
        dialog.move(left, top)


def fit_on_screen(dialog: QDialog) -> None:
    """Make a dialog that may have any size no larger than the screen has room for, and move it there."""
    place = dialog.screen().availableGeometry()
    dialog.resize(dialog.size().boundedTo(place.size() - FRAME))
    stay_within(dialog, place)


def take_wanted_size(dialog: QDialog) -> None:
    """Make a dialog as large as it wants to be, around its centre, where the screen has room for it.

    Qt gives it two thirds of the screen at most, which is little of a small one.
    """
    rect = dialog.geometry()
    center = rect.center()
    rect.setSize(dialog.sizeHint())
    rect.moveCenter(center)
    dialog.setGeometry(rect)
    fit_on_screen(dialog)


class FittedDialog(QDialog):
    """Its size is that of `page` with what `keep_in_sight` puts below it. What the screen has no room for, as with
    large texts on a small one, is scrolled; the buttons below never are."""

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

    def keep_in_sight(self, *widgets: QWidget) -> None:
        """Put widgets below the page."""
        layout = self.layout()
        assert layout is not None
        for widget in widgets:
            layout.addWidget(widget)

    def room_for_page(self) -> QSize:
        """What the screen leaves to the page beside all that has to be in sight."""
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
        """The part of the screen that windows may cover."""
        return self.screen().availableGeometry()

    @Slot(QWidget, QWidget)
    def _show_focused(self, _before: QWidget | None, now: QWidget | None) -> None:
        """However the keyboard came there: by a letter of its label, too."""
        if now is not None and self.page.isAncestorOf(now):
            self._area.ensureWidgetVisible(now)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Having grown to the right and downwards, do not end beyond the screen."""
        super().resizeEvent(event)
        if self.isVisible():
            self._stay_on_screen()

    def showEvent(self, event: QShowEvent) -> None:
        """Wherever the window is that asks for it. Only now have all widgets their style, and with it their size."""
        super().showEvent(event)
        layout = self.layout()
        assert layout is not None
        self._area.updateGeometry()
        layout.activate()
        self._stay_on_screen()

    def _stay_on_screen(self) -> None:
        stay_within(self, self.place)


class _PageArea(QScrollArea):
    """Wants to be as large as its page, as far as there is room, and has scroll bars only where there is not."""

    def __init__(self, dialog: FittedDialog, page: QWidget) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what the keyboard goes to is scrolled into sight
        self.setWidgetResizable(True)
        self.setWidget(page)

    def _page_and_room(self) -> tuple[QSize, QSize]:
        page = self._dialog.page.sizeHint()
        # Notes that are broken into lines may need more of them than the page takes for granted.
        page.setHeight(max(page.height(), self._dialog.page.heightForWidth(page.width())))
        return page, self._dialog.room_for_page()

    def sizeHint(self) -> QSize:
        """That of the page, with the scroll bars that it needs."""
        page, room = self._page_and_room()
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        if page.height() > room.height():
            page += QSize(bar, 0)
        if page.width() > room.width():
            page += QSize(0, bar)
        return page.boundedTo(room)

    def minimumSizeHint(self) -> QSize:
        """Nothing shrinks below what it wants."""
        return self.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """When the page wants another size, so does this."""
        filtered = super().eventFilter(watched, event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._have_bars()
            self.updateGeometry()
        return filtered

    def _have_bars(self) -> None:
        """Scroll only what has no room: a bar that comes while the dialog grows would take from the page's width, so
        that its notes need the more lines and the bar stays."""
        page, room = self._page_and_room()
        policy = Qt.ScrollBarPolicy
        tall, wide = page.height() > room.height(), page.width() > room.width()
        self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded if tall else policy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(policy.ScrollBarAsNeeded if wide else policy.ScrollBarAlwaysOff)
