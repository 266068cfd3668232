"""All measurements of the window together."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.gui.advice.bot_client import BotClient
from puertorico_desktop.gui.app.collector import Collector
from puertorico_desktop.gui.tools.bench.calls import measure_calls
from puertorico_desktop.gui.tools.bench.games import actions_of
from puertorico_desktop.gui.tools.bench.lessons import measure_lessons
from puertorico_desktop.gui.tools.bench.painting import measure_moves, measure_repaint
from puertorico_desktop.gui.tools.bench.reviewing import measure_loading, measure_page
from puertorico_desktop.gui.tools.bench.stalls import measure_stalls
from puertorico_desktop.gui.tools.bench.start import measure_start
from puertorico_desktop.gui.tools.sandbox import SilentBots, go_on_screen_or_without, sandbox, show, temporary_folders

SIZE = QSize(2560, 1440)
USUAL = QSize(1366, 768)
"""The window size for measuring the review page."""
STARTING, REPAINTING, MOVING, THINKING, LEARNING = 0.35, 0.1, 0.25, 0.2, 0.1
"""The shares of the time for each kind of measurement."""


def measure(options: GameOptions, seconds: float) -> dict[str, object]:
    """Returns all measurements, on a screen if there is one. Raises SaveError if temporary files cannot be
    created, and NoScreenError."""
    go_on_screen_or_without()
    figures: dict[str, object] = {
        "edition": kind_of(options).edition(options),
        "players": options.players,
        "width": SIZE.width(),
        "height": SIZE.height(),
    }
    with temporary_folders() as folders:
        figures |= measure_start(seconds * STARTING, folders)
        with sandbox(folders, BotClient(), game=options.game) as desktop:
            figures["platform"] = QGuiApplication.platformName()
            show(desktop.window, SIZE)
            Collector(desktop.window)
            figures |= measure_stalls(desktop.window, options, seconds * THINKING)
        actions = actions_of(options)
        with sandbox(folders, SilentBots(), game=options.game) as desktop:
            show(desktop.window, SIZE)
            figures |= measure_calls(desktop.window, options, actions)
            figures |= measure_repaint(desktop.window, options, actions, seconds * REPAINTING)
            figures |= measure_moves(desktop.window, options, actions, seconds * MOVING)
            figures |= measure_lessons(desktop.window, seconds * LEARNING)
    return figures


def measure_review(options: GameOptions, seconds: float) -> dict[str, object]:
    """Returns the measurements of the review page. Raises SaveError if temporary files cannot be created, and
    NoScreenError."""
    go_on_screen_or_without()
    with temporary_folders() as folders, sandbox(folders, SilentBots(), game=options.game) as desktop:
        show(desktop.window, USUAL)
        Collector(desktop.window)
        figures = measure_loading(desktop.window)
        return figures | measure_page(desktop.window, options, actions_of(options), seconds)
