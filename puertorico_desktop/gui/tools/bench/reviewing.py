"""Measurements of the review page, and of the stalls of the window while a game is reviewed."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.learn.review.page_loader import is_loaded
from puertorico_desktop.gui.tools.bench.games import course_of, setup_of
from puertorico_desktop.gui.tools.bench.stalls import Pulse
from puertorico_desktop.gui.tools.sandbox import paint_now
from puertorico_desktop.gui.windows.main_window import MainWindow

AGAIN = 7
"""The number of times that the page is reopened."""
STEPS = 30
"""The number of decisions that are stepped through."""
PATIENCE = 30.0
"""The longest time to wait, in seconds."""


def measure_page(
    window: MainWindow, options: GameOptions, actions: Sequence[Any], seconds: float
) -> dict[str, object]:
    """Returns the figures of the page for a whole game with a person in the first seat, in milliseconds.

    `first`: the time until the page is created and painted, with the chart of points; `found`: until the decisions
    are known, or read from a file; `lines`: until the lines of chance are shown, None if that takes longer than
    `seconds`; `stall`: the longest stall during the review, measured for at most `seconds`; `again`: the median time
    of opening the page again, and `again_cpu` its processor time; `turn_cpu`: the processor time of the longest turn
    of the event loop while the page opens, with the painting of the whole window; `step` and `worst_step`: the median
    and the maximum time of going to the next decision.
    """
    from puertorico_desktop.gui.learn.review.chance_chart import has_lines
    from puertorico_desktop.gui.learn.review.review_page import ReviewPage

    part, session, pages = window.learn_menu.review, window.session, window.pages
    match = course_of(setup_of(options, people=1), actions)
    session.open(match, face_of(options).prepared(match))
    paint_now(window)
    pulse = Pulse(window)
    begun = time.perf_counter()
    turn = _open(window)
    first = time.perf_counter() - begun
    pulse.start()
    _wait(lambda: part.service.findings is not None)
    found = time.perf_counter() - begun
    end = begun + max(1.0, seconds)
    _wait(lambda: has_lines(part.service.findings), end - time.perf_counter())
    lines = time.perf_counter() - begun if has_lines(part.service.findings) else None
    _wait(lambda: not part.service.is_running, end - time.perf_counter())
    done, known = part.service.progress
    part.service.stop()
    pulse.stop()
    again, working = [], []
    for _ in range(AGAIN):
        pages.close_page()
        paint_now(window)
        begun, worked = time.perf_counter(), time.thread_time()
        turn = max(turn, _open(window))
        again.append(time.perf_counter() - begun)
        working.append(time.thread_time() - worked)
        part.service.stop()
    page = pages.page
    assert isinstance(page, ReviewPage)
    steps = []
    for decision in page.decisions[:STEPS]:
        begun = time.perf_counter()
        page.go_to(decision.moment.ply)
        paint_now(window)
        steps.append(time.perf_counter() - begun)
    pages.close_page()
    part.service.rest()
    return {
        "review_first_ms": _ms(first),
        "review_found_ms": _ms(found),
        "review_lines_ms": None if lines is None else _ms(lines),
        "review_stall_ms": round(pulse.worst_ms, 1),
        "review_again_ms": _ms(statistics.median(again)),
        "review_turn_cpu_ms": _ms(turn),
        "review_again_cpu_ms": _ms(statistics.median(working)),
        "review_step_ms": _ms(statistics.median(steps or [0.0])),
        "review_worst_step_ms": _ms(max(steps, default=0.0)),
        "review_done": f"{done}/{known}",
    }


def _open(window: MainWindow) -> float:
    """Opens the page and paints it; returns the processor time of the longest turn of the event loop in seconds."""
    from puertorico_desktop.gui.learn.review.review_page import ReviewPage

    turns = [time.thread_time()]
    window.learn_menu.review.open()
    turns.append(time.thread_time())
    page = window.pages.page
    assert isinstance(page, ReviewPage)
    while page.is_opening:
        QApplication.processEvents()
        turns.append(time.thread_time())
    paint_now(window)
    return max(after - before for before, after in pairwise([*turns, time.thread_time()]))


def measure_loading(window: MainWindow) -> dict[str, object]:
    """Returns the longest stall in milliseconds while the chart library is loaded, and the loading time. Must be
    called before the library is loaded."""
    pulse = Pulse(window)
    pulse.start()
    begun = time.perf_counter()
    window.learn_menu.review.load()
    _wait(is_loaded)
    taken = time.perf_counter() - begun
    pulse.stop()
    return {"load_ms": _ms(taken), "load_stall_ms": round(pulse.worst_ms, 1)}


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 1)


def _wait(until: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Run the event loop until a condition holds, or the time is over."""
    loop = QEventLoop()
    timer = QTimer()
    timer.setInterval(5)
    end = time.perf_counter() + seconds

    def look() -> None:
        if until() or time.perf_counter() > end:
            loop.quit()

    timer.timeout.connect(look)
    timer.start()
    loop.exec()
    timer.stop()
