"""Input by fingers: looking at something without choosing it, and scrolling.

Qt makes mouse events of touches, so a tap is a click and a finger drags pieces. A finger cannot rest over something
as the pointer of a mouse does, though, and a drag in a list selects.
"""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QHelpEvent, QInputDevice, QMouseEvent, QWindow
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QScroller,
    QScrollerProperties,
    QToolTip,
    QWidget,
)
from shiboken6 import isValid

from puertorico_desktop.gui.windows.input_filter import InputFilter

HOLDS = "holds"
"""The name of a property of widgets: whether they do something until the button of the mouse is released. There a
finger held down means that, as the button does."""
OUTSIDE = QPointF(-10_000, -10_000)
"""A point that lies in no widget: a button released there does nothing."""
PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
NO_BUTTON, LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
Metric, Input = QScrollerProperties.ScrollMetric, QScroller.Input


class _Stage(Enum):
    """What a finger does."""

    PASSED = auto()
    """Its events are passed on, as those of a mouse."""
    PRESSED = auto()
    """It is down and has hardly moved."""
    LOOKING = auto()
    """It is over something as the pointer of a mouse, without a button."""
    SCROLLING = auto()
    """It moves the contents of a scroll area."""


class TouchInput(InputFilter):
    """Handles the mouse events that Qt makes of touches in a window and the dialogs over it. A finger that is held
    down shows what a resting pointer would show, and chooses nothing when it is lifted. A finger that is drawn over a
    scroll area scrolls it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._stage = _Stage.PASSED
        self._window: QWindow | None = None
        self._press: QMouseEvent | None = None
        """The latest press of a finger."""
        self._widget: QWidget | None = None
        """The widget that got it."""
        self._is_sending = False
        self._hold_timer = QTimer(self)
        self._hold_timer.setSingleShot(True)
        self._hold_timer.timeout.connect(self._look)
        self.follow(window)

    def is_discarded(self, window: QWindow, event: QEvent) -> bool:
        """Handle the press, the moves and the release of a finger."""
        if self._is_sending or not isinstance(event, QMouseEvent):
            return False
        if event.device().type() != QInputDevice.DeviceType.TouchScreen:
            self._leave(_Stage.PASSED)
            return False
        if event.type() in PRESSES:
            self._begin(window, event)
            return False
        if event.type() == QEvent.Type.MouseMove:
            return self._move(event)
        return event.type() == QEvent.Type.MouseButtonRelease and self._end(event)

    # -- one finger ------------------------------------------------------------------------------------------------

    def _begin(self, window: QWindow, event: QMouseEvent) -> None:
        self._window, self._press = window, event.clone()
        self._widget = _widget_at(window, event.position().toPoint())
        area = _scroll_area(self._widget)
        if area is not None and QScroller.hasScroller(area.viewport()):
            QScroller.scroller(area.viewport()).stop()
        self._stage = _Stage.PRESSED
        self._hold_timer.start(QGuiApplication.styleHints().mousePressAndHoldInterval())

    def _move(self, event: QMouseEvent) -> bool:
        if self._press is None:
            return False
        way = (event.position() - self._press.position()).toPoint()
        if self._stage is _Stage.PRESSED and way.manhattanLength() >= QApplication.startDragDistance():
            area = _scroll_area(self._widget)
            if area is not None and _can_scroll(area, way):
                self._cancel_press()
                self._scroll(Input.InputPress, self._press)
                self._leave(_Stage.SCROLLING)
            else:
                self._leave(_Stage.PASSED)
        if self._stage is _Stage.SCROLLING:
            self._scroll(Input.InputMove, event)
        elif self._stage is _Stage.LOOKING:
            self._send(QEvent.Type.MouseMove, event.position(), NO_BUTTON)
        return self._stage in (_Stage.SCROLLING, _Stage.LOOKING)

    def _end(self, event: QMouseEvent) -> bool:
        stage = self._stage
        if stage is _Stage.SCROLLING:
            self._scroll(Input.InputRelease, event)
        self._leave(_Stage.PASSED)
        self._press = self._widget = self._window = None
        return stage in (_Stage.SCROLLING, _Stage.LOOKING)

    def _leave(self, stage: _Stage) -> None:
        self._hold_timer.stop()
        self._stage = stage

    @Slot()
    def _look(self) -> None:
        """Show what a resting pointer would show, if anything; then the finger chooses nothing any more."""
        widget, press = self._widget, self._press
        if widget is None or press is None or not isValid(widget) or _is_held(widget):
            return
        place = press.globalPosition().toPoint()
        QCoreApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, widget.mapFromGlobal(place), place))
        if QToolTip.isVisible() or _follows_pointer(widget):
            self._cancel_press()
            self._leave(_Stage.LOOKING)
            self._send(QEvent.Type.MouseMove, press.position(), NO_BUTTON)

    def _cancel_press(self) -> None:
        """Let the widget that got the press forget it."""
        self._send(QEvent.Type.MouseButtonRelease, OUTSIDE, LEFT)

    def _send(self, kind: QEvent.Type, place: QPointF, button: Qt.MouseButton) -> None:
        """Send an event of the finger to the window, with no button down after it."""
        window, press = self._window, self._press
        if window is None or press is None:
            return
        on_screen = press.globalPosition() - press.position() + place
        event = QMouseEvent(
            *(kind, place, place, on_screen, button, NO_BUTTON, press.modifiers()), press.pointingDevice()
        )
        self._is_sending = True
        try:
            QCoreApplication.sendEvent(window, event)
        finally:
            self._is_sending = False

    def _scroll(self, kind: QScroller.Input, event: QMouseEvent) -> None:
        area = _scroll_area(self._widget)
        if area is not None:
            _scroller(area).handleInput(kind, event.position(), event.timestamp())


def _widget_at(window: QWindow, place: QPoint) -> QWidget | None:
    """Returns the widget at a point of the window."""
    widget = next((one for one in QApplication.topLevelWidgets() if one.windowHandle() is window), None)
    return None if widget is None else widget.childAt(place) or widget


def _scroll_area(widget: QWidget | None) -> QAbstractScrollArea | None:
    """Returns the innermost scroll area around a widget that has something to scroll; None for a slider in it."""
    while widget is not None and not isinstance(widget, QAbstractSlider):
        parent = widget.parentWidget()
        if isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget and _ranges(parent) != (0, 0):
            return parent
        widget = parent
    return None


def _ranges(area: QAbstractScrollArea) -> tuple[int, int]:
    """Returns how far an area can be scrolled, horizontally and vertically."""
    bars = (area.horizontalScrollBar(), area.verticalScrollBar())
    across, down = (bar.maximum() - bar.minimum() for bar in bars)
    return across, down


def _can_scroll(area: QAbstractScrollArea, way: QPoint) -> bool:
    """Returns whether an area can be scrolled in this direction."""
    across, down = _ranges(area)
    return bool(across if abs(way.x()) > abs(way.y()) else down)


def _scroller(area: QAbstractScrollArea) -> QScroller:
    """Returns the scroller of an area, which scrolls by pixels, at once, and not beyond the contents."""
    if not QScroller.hasScroller(area.viewport()):
        if isinstance(area, QAbstractItemView):
            first = area.indexAt(QPoint(0, 0))
            area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
            area.scrollTo(first, QAbstractItemView.ScrollHint.PositionAtTop)
        properties = QScrollerProperties()
        never = QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
        for metric in (Metric.HorizontalOvershootPolicy, Metric.VerticalOvershootPolicy):
            properties.setScrollMetric(metric, never)
        properties.setScrollMetric(Metric.DragStartDistance, 0.0)
        QScroller.scroller(area.viewport()).setScrollerProperties(properties)
    return QScroller.scroller(area.viewport())


def _is_held(widget: QWidget) -> bool:
    """Returns whether holding the button of the mouse down on a widget means something."""
    repeats = isinstance(widget, QAbstractButton) and widget.autoRepeat()
    return repeats or bool(widget.property(HOLDS)) or QApplication.activePopupWidget() is not None


def _follows_pointer(widget: QWidget) -> bool:
    """Returns whether a widget shows something about what the pointer is over."""
    view = widget.parentWidget()
    return isinstance(view, QAbstractItemView) and view.viewport() is widget and view.hasMouseTracking()
