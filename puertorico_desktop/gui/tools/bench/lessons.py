"""The time from the choice of a lesson on the page to its painted table."""

from __future__ import annotations

import statistics
import time
from itertools import cycle

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from puertorico_desktop.gui.learn.lessons.page import LessonsPage
from puertorico_desktop.gui.tools.sandbox import paint_now
from puertorico_desktop.gui.windows.main_window import MainWindow


def measure_lessons(window: MainWindow, seconds: float) -> dict[str, object]:
    """Open the lessons of the window's game one by one until the time is over, at least one; returns the median and
    the maximum in ms."""
    part = window.learn_menu.lessons
    game = window.session.setup.options.game
    found: list[float] = []
    end = time.perf_counter() + seconds
    ids: list[str] = []
    while not found or time.perf_counter() < end:
        part.open_list()
        page = window.pages.page
        assert isinstance(page, LessonsPage)
        while not ids:
            _listen()
            ids = [row.id for row in page.rows if row.id.startswith(f"{game}/")]
            lessons = cycle(ids)
        paint_now(window)
        lesson = next(lessons)
        start = time.perf_counter()
        page.chosen.emit(lesson)
        while part.run is None or part.run.lesson.id != lesson or window.pages.page is not None:
            _listen()
        paint_now(window)
        found.append((time.perf_counter() - start) * 1000)
    part.leave()
    return {
        "lesson_ms": round(statistics.median(found), 1),
        "worst_lesson_ms": round(max(found), 1),
        "lessons": len(found),
    }


def _listen() -> None:
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)
