"""Nothing that a user does ends in an error, whatever the order."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.app.application import Desktop
from puertorico_desktop.gui.app.collector import Collector
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.languages import ENGLISH
from puertorico_desktop.saves.folders import Folders
from tests.gui.random_use import RandomUser

STEPS = 2000


@pytest.fixture
def desktop(
    qapp: QApplication, tmp_path: Path, english: Languages, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Desktop]:
    """The whole program, with the start screen."""
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: QUrl.isValid(url))
    desktop = Desktop(qapp, Folders(tmp_path / "data", tmp_path))
    collector = Collector(desktop)  # as in the program: thousands of steps leave gigabytes of garbage
    desktop.open(restore=False)
    yield desktop
    collector.deleteLater()
    desktop.window.close()
    desktop.close()
    desktop.languages._remove_translators()
    english.use(ENGLISH)
    desktop.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.long
@pytest.mark.own_words
@pytest.mark.qt_log_ignore("occurs outside target window", extend=True)
@pytest.mark.parametrize("seed", range(1, 9))
def test_random_use_raises_no_error(desktop: Desktop, qtbot: QtBot, seed: int) -> None:
    user = RandomUser(desktop, seed)
    with qtbot.captureExceptions() as errors:
        user.use(STEPS)
    assert not errors, "\n".join(user.deeds)
