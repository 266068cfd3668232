"""The number of the program's own function calls for a move, without painting. It reveals values that are computed
repeatedly, and is the same on every computer."""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

from PySide6.QtWidgets import QApplication

import puertorico_desktop
from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.gui.tools.bench.games import course_of, setup_of
from puertorico_desktop.gui.windows.main_window import MainWindow

OURS = str(Path(puertorico_desktop.__file__).parent)
MOVES = 60
"""The number of measured moves, from the middle of the game on."""


def calls_of(task: Callable[[], object]) -> int:
    """Returns the number of calls of the program's own functions by a task in this thread. Resuming a generator
    counts as a call."""
    calls = 0

    def note(frame: FrameType, event: str, _: object) -> None:
        nonlocal calls
        if event == "call" and frame.f_code.co_filename.startswith(OURS):
            calls += 1

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        task()
    finally:
        sys.setprofile(before)
    return calls


def measure_calls(window: MainWindow, options: GameOptions, actions: Sequence[Any]) -> dict[str, object]:
    """Returns the mean number of calls for a move through session and models, with a person in every seat."""
    session, half = window.session, len(actions) // 2
    session.open(course_of(setup_of(options, options.players), actions[:half]))
    calls = []
    for action in actions[half : half + MOVES]:
        QApplication.sendPostedEvents()
        calls.append(calls_of(partial(session.submit, action, session.ply)))
        window.table.stage.clear()  # ends the animation
    return {"calls_per_submit": round(statistics.mean(calls))}
