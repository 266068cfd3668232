"""Measurements of statistics: counting a game, importing saves, and the page with many games."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import attrs
from PySide6.QtCore import QEventLoop, QTimer

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.gui.app.collector import Collector
from puertorico_desktop.gui.tools.bench.figures import SIZE
from puertorico_desktop.gui.tools.bench.games import actions_of, course_of, setup_of
from puertorico_desktop.gui.tools.bench.stalls import Pulse
from puertorico_desktop.gui.tools.sandbox import (
    SilentBots,
    go_on_screen_or_without,
    paint_now,
    sandbox,
    show,
    temporary_folders,
)
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.learn.history.counting import counted
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.importing import files_in, import_files
from puertorico_desktop.learn.history.rows import CountedGame
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.document import as_json, document_of, encode, from_json
from puertorico_desktop.saves.filenames import SUFFIX
from puertorico_desktop.saves.folders import Folders

GAMES = 5000
SAVES = 100
COUNTED = 10
TOGETHER = 500
LAST = datetime(2026, 11, 1, tzinfo=UTC)
DRAWN_MS = 2000
"""The time in ms to wait for figures that are drawn afterwards."""
LONGEST_MS = 60_000
"""The longest time in ms to wait for a page."""


def measure_history(options: GameOptions) -> dict[str, object]:
    """Returns the measurements, on a screen if there is one; times in ms, CPU times with `cpu`. Raises SaveError,
    NoScreenError and EOFError."""
    go_on_screen_or_without()
    match = course_of(setup_of(options, people=1), actions_of(options))
    with temporary_folders() as folders:
        figures: dict[str, object] = {
            "edition": kind_of(options).edition(options),
            "players": options.players,
            **_measure_counting(match, folders),
            **_measure_import(match, folders),
            "games": GAMES,
        }
        folders.history.unlink()
        with History(folders.history) as history:
            for games in _many(match):
                history.add(games)
        with sandbox(folders, SilentBots(), game=options.game) as desktop:
            show(desktop.window, SIZE)
            Collector(desktop.window)
            figures |= _measure_page(desktop.window, "first_")
            figures |= _measure_page(desktop.window, "")
    return figures


def _measure_counting(match: Match, folders: Folders) -> dict[str, float]:
    """Measure the work of the window for a finished game, and that of its thread."""
    window: list[float] = []
    thread: list[float] = []
    with History(folders.history) as history:
        for _ in range(COUNTED):
            match.id = f"{len(thread):032}"
            start = time.perf_counter()
            document = document_of(match, LAST)
            between = time.perf_counter()
            history.add([counted(from_json(as_json(document)).match, LAST, document)])
            window.append(between - start)
            thread.append(time.perf_counter() - between)
    return {"count_window_ms": _median(window), "count_thread_ms": _median(thread)}


def _measure_import(match: Match, folders: Folders) -> dict[str, float]:
    folder = Path(folders.data) / "saves"
    folder.mkdir()
    for number in range(SAVES):
        match.id = f"{number:031}f"
        (folder / f"{number}{SUFFIX}").write_bytes(encode(document_of(match, LAST)))
    with History(folders.history) as history:
        start, cpu = time.perf_counter(), time.process_time()
        import_files(history, files_in([folder]))
        taken, worked = time.perf_counter() - start, time.process_time() - cpu
    return {"saves_per_second": round(SAVES / taken, 1), "saves_per_cpu_second": round(SAVES / worked, 1)}


def _many(match: Match) -> Iterator[list[CountedGame]]:
    """Yields games that differ in names, dates and points, in batches."""
    one = counted(match, LAST)
    seats = len(one.seats)
    for first in range(0, GAMES, TOGETHER):
        games = []
        for number in range(first, first + TOGETHER):
            ended = (LAST - timedelta(hours=number)).strftime("%Y-%m-%dT%H:%M:%SZ")
            mine = attrs.evolve(
                one.seats[0],
                win=float(number % seats == 0),
                place=1 + number % seats,
                score=one.seats[0].score + number % 9,
            )
            game = attrs.evolve(one.game, id=f"{number:030}00", ended=ended)
            games.append(attrs.evolve(one, game=game, seats=(mine, *one.seats[1:])))
        yield games


def _measure_page(window: MainWindow, name: str) -> dict[str, float]:
    """Measure the time from the menu choice until all figures are shown, and the longest stall of the event loop."""
    pulse, loop = Pulse(window), QEventLoop()
    ready = window.services.history.figures_ready
    pulse.start()
    loop.processEvents()
    start, cpu = time.perf_counter(), time.process_time()
    ready.connect(loop.quit)
    QTimer.singleShot(LONGEST_MS, loop.quit)
    QTimer.singleShot(0, window.learn_menu.statistics.open)
    loop.exec()
    ready.disconnect(loop.quit)
    paint_now(window)
    taken, worked = time.perf_counter() - start, time.process_time() - cpu
    QTimer.singleShot(DRAWN_MS, loop.quit)
    loop.exec()
    pulse.stop()
    window.pages.close_page()
    times = {"page_ms": 1000 * taken, "page_cpu_ms": 1000 * worked, "page_stall_ms": pulse.worst_ms}
    return {f"{name}{key}": round(value, 1) for key, value in times.items()}


def _median(times: list[float]) -> float:
    return round(1000 * sorted(times)[len(times) // 2], 2)
