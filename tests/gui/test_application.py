"""The start of the program: language, log, signals, and a table that is ready."""

import logging
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.app import logging_setup
from puertorico_desktop.gui.app.application import Desktop
from puertorico_desktop.gui.app.interruption import SIGNALS, Interruption
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.app.settings import Settings
from puertorico_desktop.gui.app.settings_applier import language_for
from puertorico_desktop.gui.app.settings_file import SettingsFile
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.puertorico.texts.log import Log
from puertorico_desktop.gui.windows.start_screen import StartScreen
from puertorico_desktop.languages import ENGLISH
from puertorico_desktop.saves.folders import Folders


def test_the_program_opens_with_the_start_screen(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    desktop = Desktop(qapp, Folders(tmp_path / "data", tmp_path))
    qtbot.addWidget(desktop.window)
    desktop.open()
    qtbot.waitUntil(lambda: isinstance(desktop.window.dialogs.dialog, StartScreen))
    assert qapp.applicationDisplayName() == "Puerto Rico"
    assert desktop.session.asked_person is not None or desktop.session.decision is not None
    assert not desktop.session.bot_is_moving
    desktop.window.dialogs.close()
    desktop.close()
    desktop.window.close()


@pytest.mark.parametrize("remembered", [None, "en", "zh_TW"])
def test_a_language_given_at_the_start_is_used_but_not_stored(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, english: Languages, remembered: str | None
) -> None:
    folders = Folders(tmp_path / "data", tmp_path)
    settings = Settings(language=remembered)
    SettingsFile(folders.settings).write(settings)
    desktop = Desktop(qapp, folders, language="ja")
    qtbot.addWidget(desktop.window)
    try:
        assert desktop.languages.language == "ja"
        preferences = desktop.window.services.preferences
        preferences.change(pace=Pace.BRISK)
        assert (desktop.languages.language, preferences.settings.language) == ("ja", remembered)
        assert desktop.window.menus.language_menu.title().startswith("言語")
        desktop.window.menus.language_actions[remembered].trigger()  # the language that is checked already
        assert (desktop.languages.language, preferences.settings.language) == (language_for(settings), remembered)
        desktop.window.menus.language_actions["ja"].trigger()
        assert (desktop.languages.language, preferences.settings.language) == ("ja", "ja")
    finally:
        desktop.languages.use(ENGLISH)
        desktop.window.close()
        desktop.close()


def test_the_language_given_at_the_start_is_not_stored_on_closing(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    folders = Folders(tmp_path / "data", tmp_path)
    desktop = Desktop(qapp, folders, language="ja")
    qtbot.addWidget(desktop.window)
    desktop.languages.use(ENGLISH)
    desktop.window.close()
    desktop.close()
    assert SettingsFile(folders.settings).settings.language is None


def test_english_texts_with_numbers_have_plural_forms(english: Languages) -> None:
    assert Log.tr("{player} receives %n colonist(s) from the ship.", "", 1).endswith("1 colonist from the ship.")
    assert QLocale().language() == QLocale.Language.English


def test_changing_the_language_removes_the_old_translations(qapp: QApplication, english: Languages) -> None:
    def text() -> str:
        return Log.tr("{player} receives %n colonist(s) from the ship.", "", 1)

    # Not from English: a program of another test that has not been collected yet speaks it too.
    english.use("ja")
    try:
        japanese = text()
        assert "colonist" not in japanese
        english.use("xx")
        assert "colonist" in text()
    finally:
        english.use("en")


def test_hooks_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    before = qInstallMessageHandler(None)
    try:
        logging_setup.install_hooks()
        assert sys.excepthook is logging_setup.log_exception
        assert threading.excepthook is logging_setup.log_thread_exception
    finally:
        qInstallMessageHandler(before)


def test_uncaught_exceptions_and_qt_messages_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    error = ZeroDivisionError("division by zero")
    logging_setup.log_exception(ZeroDivisionError, error, None)
    thread = threading.Thread(name="listener")
    logging_setup.log_thread_exception(threading.ExceptHookArgs((ZeroDivisionError, error, None, thread)))
    logging_setup.log_qt_message(QtMsgType.QtWarningMsg, QMessageLogContext(), "something is odd")
    levels = [(record.levelno, record.getMessage()) for record in caplog.records]
    assert levels == [
        (logging.CRITICAL, "unexpected error"),
        (logging.CRITICAL, "unexpected error in listener"),
        (logging.WARNING, "default: something is odd"),
    ]
    caplog.clear()


def test_a_keyboard_interrupt_is_not_logged_as_an_error(
    caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    logging_setup.log_exception(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not caplog.records
    assert "KeyboardInterrupt" in capsys.readouterr().err


@pytest.fixture
def heard() -> Iterator[None]:
    """Restores the default handling of signals for the test, and the handlers from before afterwards."""
    before = {number: signal.getsignal(number) for number in SIGNALS}
    for number in SIGNALS:
        signal.signal(number, signal.SIG_DFL)
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.parametrize(
    "name",
    ["SIGTERM", pytest.param("SIGHUP", marks=pytest.mark.skipif(sys.platform == "win32", reason="Windows has none"))],
)
def test_a_termination_signal_closes_the_program(heard: None, qapp: QApplication, qtbot: QtBot, name: str) -> None:
    number = getattr(signal, name)
    ends: list[int] = []
    interruption = Interruption(lambda number: bool(ends.append(number)), qapp)
    signal.raise_signal(number)
    qtbot.waitUntil(lambda: bool(ends))
    assert interruption.status == 128 + number
    assert all(signal.getsignal(number) is signal.SIG_DFL for number in SIGNALS)
    interruption.deleteLater()


def test_a_signal_is_heard_again_if_the_program_goes_on(heard: None, qapp: QApplication, qtbot: QtBot) -> None:
    ends: list[int] = []

    def end(number: int) -> bool:
        ends.append(number)
        return len(ends) < 2

    interruption = Interruption(end, qapp)
    signal.raise_signal(signal.SIGINT)
    qtbot.waitUntil(lambda: len(ends) == 1)
    assert interruption.status is None, "quitting later is no interruption"
    signal.raise_signal(signal.SIGTERM)
    qtbot.waitUntil(lambda: len(ends) == 2)
    assert interruption.status == 128 + signal.SIGTERM
    assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
    interruption.deleteLater()


def test_an_ignored_signal_stays_ignored(heard: None, qapp: QApplication) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    interruption = Interruption(bool, qapp)
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    interruption.close()
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    interruption.deleteLater()
