"""How many functions of ours a move calls, without its painting. What several ask for that could be worked out once
shows here, and on every computer alike."""

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
"""So many moves are counted, from the middle of the game on."""


def calls_of(task: Callable[[], object]) -> int:
    """How many functions of ours a task calls in this thread. Going on with a generator counts as a call."""
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
    """The calls for a move through session and models, on an average, with a person in every seat."""
    session, half = window.session, len(actions) // 2
    session.open(course_of(setup_of(options, options.players), actions[:half]))
    calls = []
    for action in actions[half : half + MOVES]:
        QApplication.sendPostedEvents()
        calls.append(calls_of(partial(session.submit, action, session.ply)))
        window.table.stage.clear()  # as if the pieces had arrived
    return {"calls_per_submit": round(statistics.mean(calls))}
