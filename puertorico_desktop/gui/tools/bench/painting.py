"""Measurements of painting: the whole window, the highlights of a gesture, and the changes of a move."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.gui.tools.bench.games import course_of, setup_of
from puertorico_desktop.gui.tools.sandbox import paint_now
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.windows.main_window import MainWindow

REPAINTS = 9
"""The least number of repaints, an odd number."""
FULL_TABLE = 0.7
"""The share of the game after which the boards are well filled."""
MOST_PIECES = 3
"""The largest number of liftable pieces, and of targets of each, that are tried at a decision."""


def measure_repaint(
    window: MainWindow, options: GameOptions, actions: Sequence[Any], seconds: float
) -> dict[str, object]:
    """Returns the median time in ms to repaint the whole window late in the game, with all pictures cached."""
    played = actions[: round(len(actions) * FULL_TABLE)]
    window.session.open(course_of(setup_of(options, options.players), played))
    paint_now(window)
    times: list[float] = []
    end = time.perf_counter() + seconds
    while len(times) < REPAINTS or time.perf_counter() < end:
        times.append(_timed(window, partial(_update_all, window)))
    return {"repaint_ms": _rounded(statistics.median(times))}


def _update_all(window: MainWindow) -> None:
    """Schedule a repaint of all widgets: a widget that hides the background is not repainted with the window."""
    for widget in window.findChildren(QWidget):
        widget.update()


def measure_moves(
    window: MainWindow, options: GameOptions, actions: Sequence[Any], seconds: float
) -> dict[str, object]:
    """Measure moves through session, models and painting, and between them gestures of the person in the first seat.

    Times are in ms at the 95th percentile. A game is played until it ends or the time is over.
    """
    moves: list[float] = []
    gestures: list[float] = []
    for passed in _played(window, options, actions, 1, seconds):
        moves.append(passed)
        gestures += [_timed(window, gesture) for gesture in _gestures(window)]
    turning = list(_played(window, options, actions, options.players, seconds / 2))
    return {
        "gesture_ms": _percentile(gestures),
        "gestures": len(gestures),
        "update_ms": _percentile(moves),
        "moves": len(moves),
        "hot_seat_ms": _percentile(turning),
    }


def _played(
    window: MainWindow, options: GameOptions, actions: Sequence[Any], people: int, seconds: float
) -> Iterator[float]:
    """Yields the time of every move in ms, while playing a game from its beginning."""
    session = window.session
    session.open(course_of(setup_of(options, people), ()))
    paint_now(window)
    end = time.perf_counter() + seconds
    for number, action in enumerate(actions):
        if number and time.perf_counter() > end:
            return
        yield _timed(window, partial(session.submit, action, session.ply))
        window.table.stage.clear()  # ends the animation
        paint_now(window)


def _timed(window: MainWindow, task: Callable[[], object]) -> float:
    """Returns the time in ms until the task is done and painted."""
    start = time.perf_counter()
    task()
    paint_now(window)
    return (time.perf_counter() - start) * 1000


# -- gestures -------------------------------------------------------------------------------------------------------


def _gestures(window: MainWindow) -> Iterator[Callable[[], object]]:
    """Look at some pieces, lift each of them, hold it over targets, put it back."""
    marks = window.table.marks
    for source in sorted(marks.sources)[:MOST_PIECES]:
        found = _find(window, source)
        if found is None:
            continue
        view, point = found
        yield partial(_hover, view, point)
        yield partial(_lift, view, point, source)
        for target in sorted(marks.targets)[:MOST_PIECES]:
            place = _find(window, target)
            if place is not None:
                yield partial(_hold_over, place, view, source)
        yield marks.end_drag


def _find(window: MainWindow, ref: str) -> tuple[AreaView, QPoint] | None:
    """Returns the position of a piece or place; for an area, any point within it."""
    for view in window.table.views:
        if view.isVisible() and ref in view.refs:
            rect = view.rect_of(ref)
            return view, (view.viewport().rect() if rect.isEmpty() else rect).center()
    return None


def _hover(view: AreaView, point: QPoint) -> None:
    none, over = Qt.MouseButton.NoButton, QPointF(point)
    place = QPointF(view.viewport().mapToGlobal(point))
    event = QMouseEvent(QEvent.Type.MouseMove, over, place, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)


def _lift(view: AreaView, point: QPoint, source: str) -> None:
    view.lifted_pixmap(view.indexAt(point).row(), source)
    view.marks.begin_drag(source)


def _hold_over(place: tuple[AreaView, QPoint], view: AreaView, source: str) -> None:
    target, point = place
    mime = view.table_model.mime_for(source)
    held = (Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(target.viewport(), QDragEnterEvent(point, *held))
    QApplication.sendEvent(target.viewport(), QDragMoveEvent(point, *held))


# -- figures --------------------------------------------------------------------------------------------------------


def _percentile(times: Sequence[float]) -> float | None:
    """Returns the 95th percentile; None if there are no values."""
    return _rounded(sorted(times)[math.ceil(len(times) * 0.95) - 1]) if times else None


def _rounded(milliseconds: float) -> float:
    return round(milliseconds, 2)
