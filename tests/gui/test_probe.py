"""The probe: it reports the table as JSON over a socket, and cannot change anything."""

import json
import logging
import uuid
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.gui.app.application import Desktop
from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.tools.probe import Probe
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.saves.folders import Folders
from tests.gui.hands import find, new_window

DECISIONS = set(list(DecisionKind)[: list(DecisionKind).index(DecisionKind.ACCEPT_BENEFIT)])
"""Those of the base game that are always asked."""


@pytest.fixture
def name() -> str:
    """The name of an unused socket."""
    return f"probe-{uuid.uuid4().hex}"


def ask(qtbot: Any, name: str, line: str) -> dict[str, Any]:
    """Returns the answer to a line."""
    caller = QLocalSocket()
    caller.connectToServer(name)
    caller.write(line.encode() + b"\n")
    qtbot.waitUntil(caller.canReadLine)
    answer: dict[str, Any] = json.loads(bytes(caller.readLine().data()))
    caller.disconnectFromServer()
    return answer


def probe_of(name: str, window: MainWindow) -> Probe:
    """Returns a probe of a window, which exists as long as the window."""
    return Probe(name, lambda: window, window)


def on_desktop(window: MainWindow, ref: str) -> tuple[int, int]:
    """Returns the middle of a place as the window finds it."""
    view, point = find(window, ref)
    place = view.viewport().mapToGlobal(point)
    return place.x(), place.y()


def test_the_probe_reports_every_decision_of_a_game(qtbot, name: str) -> None:
    window = new_window(qtbot)
    session, bot = window.session, make_bot("simple", 1)
    probe = probe_of(name, window)
    told = set()
    while (decision := session.decision) is not None:
        seen = json.loads(json.dumps(probe.look()))
        assert seen["game"]["ply"] == session.ply
        assert seen["game"]["kind"] == decision.kind.value
        assert set(seen["hand"]["moves"]) == window.interaction.sources()
        assert set(seen["hand"]["moves"]) <= seen["places"].keys()
        told.add(decision.kind)
        assert session.submit(bot.choose(session.game.determinize(decision.seat, Rng.from_seed(1))), session.ply)
    assert told == DECISIONS
    qtbot.waitUntil(lambda: probe.look("dialogs")["dialogs"] != [])  # it is reported once it is shown
    seen = probe.look()
    assert seen["game"]["over"]
    assert [dialog["kind"] for dialog in seen["dialogs"]] == ["ScoreSheetDialog"]
    window.dialogs.dialog.close()


def test_the_probe_answers_on_its_socket(qtbot, name: str) -> None:
    window = new_window(qtbot)
    probe_of(name, window)
    seen = ask(qtbot, name, "places window")
    assert seen.keys() == {"places", "window"}
    left, top, width, height = seen["places"]["role:settler"]["rect"]
    x, y = on_desktop(window, "role:settler")
    assert left < x < left + width
    assert top < y < top + height
    assert seen["places"]["role:settler"]["item"]["role"] == "settler"
    assert ask(qtbot, name, "").keys() > seen.keys()
    assert ask(qtbot, name, "cards") == {"error": "no such part: cards"}


def test_the_probe_follows_to_the_window_of_another_kind_of_game(
    qtbot: QtBot, qapp: QApplication, name: str, tmp_path: Path
) -> None:
    desktop = Desktop(qapp, Folders(tmp_path / "data", tmp_path))
    desktop.open(restore=False)
    desktop.window.dialogs.close()
    probe = Probe(name, lambda: desktop.window, qapp)
    before = ask(qtbot, name, "game places")
    other = next(game for game in FACES if game != desktop.session.setup.options.game)
    begun: list[MainWindow] = []
    desktop._change_game(FACES[other].usual_choices().setup(), begun.append)
    qtbot.waitUntil(lambda: bool(begun) and desktop._ahead.former is None)
    qtbot.addWidget(desktop.window)
    seen = ask(qtbot, name, "game places")
    assert begun == [desktop.window]
    assert seen["game"]["id"] == desktop.session.match.id != before["game"]["id"]
    assert seen["places"].keys() != before["places"].keys()
    probe.deleteLater()
    desktop.window.close()
    desktop.close()


def test_an_overlong_request_is_disconnected(qtbot, name: str) -> None:
    window = new_window(qtbot)
    probe_of(name, window)
    caller = QLocalSocket()
    caller.connectToServer(name)
    with qtbot.waitSignal(caller.disconnected):
        caller.write(b"x" * 1_000_000)
    assert ask(qtbot, name, "window").keys() == {"window"}


def test_a_probe_that_cannot_listen_logs_the_reason(qtbot, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        probe_of("", new_window(qtbot))
    assert "the probe cannot listen" in caplog.text
    caplog.clear()
