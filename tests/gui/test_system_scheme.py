"""The wish of the system: read, and followed live."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.style.system_scheme import SystemScheme, scheme_for, system_scheme
from puertorico_desktop.gui.style.theme import Scheme

Colors, Contrast = Qt.ColorScheme, Qt.ContrastPreference


@pytest.mark.parametrize(
    ("colors", "contrast", "scheme"),
    [
        (Colors.Unknown, Contrast.NoPreference, Scheme.LIGHT),
        (Colors.Light, Contrast.NoPreference, Scheme.LIGHT),
        (Colors.Dark, Contrast.NoPreference, Scheme.DARK),
        (Colors.Light, Contrast.HighContrast, Scheme.CONTRAST),
        (Colors.Dark, Contrast.HighContrast, Scheme.CONTRAST),
    ],
)
def test_every_wish_has_its_scheme(colors: Colors, contrast: Contrast, scheme: Scheme) -> None:
    assert scheme_for(colors, contrast) is scheme


def test_a_system_without_a_wish_gets_the_light_scheme(qtbot: QtBot) -> None:
    assert system_scheme() is Scheme.LIGHT


def test_another_wish_is_told_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    system = SystemScheme()
    told: list[Scheme] = []
    system.changed.connect(told.append)
    hints = QGuiApplication.styleHints()
    monkeypatch.setattr("puertorico_desktop.gui.style.system_scheme.system_scheme", lambda: Scheme.DARK)
    hints.colorSchemeChanged.emit(Colors.Dark)
    hints.accessibility().contrastPreferenceChanged.emit(Contrast.NoPreference)
    assert told == [Scheme.DARK]
    assert system.scheme is Scheme.DARK
