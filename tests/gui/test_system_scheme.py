"""The colour scheme of the system: read, and followed when it changes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.app import settings_applier
from puertorico_desktop.gui.app.settings import Settings
from puertorico_desktop.gui.app.settings_applier import scheme_in_use
from puertorico_desktop.gui.style.system_scheme import SystemScheme, scheme_for, set_system_scheme, system_scheme
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
def test_the_scheme_for_colours_and_contrast_of_the_system(
    colors: Colors, contrast: Contrast, scheme: Scheme
) -> None:
    assert scheme_for(colors, contrast) is scheme


def test_a_system_without_a_setting_gets_the_light_scheme(qtbot: QtBot) -> None:
    assert system_scheme() is Scheme.LIGHT


def test_a_change_of_the_system_emits_changed_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    system = SystemScheme()
    told: list[Scheme] = []
    system.changed.connect(told.append)
    hints = QGuiApplication.styleHints()
    monkeypatch.setattr("puertorico_desktop.gui.style.system_scheme.system_scheme", lambda: Scheme.DARK)
    hints.colorSchemeChanged.emit(Colors.Dark)
    hints.accessibility().contrastPreferenceChanged.emit(Contrast.NoPreference)
    assert told == [Scheme.DARK]
    assert system.scheme is Scheme.DARK


class Hints:
    """Stands in for the part of the application that has the colours of the system, on a dark desktop."""

    def __init__(self) -> None:
        self.colors = Colors.Dark

    def setColorScheme(self, colors: Colors) -> None:
        self.colors = colors

    def unsetColorScheme(self) -> None:
        self.colors = Colors.Dark


@pytest.mark.parametrize(
    ("scheme", "colors"), [(Scheme.LIGHT, Colors.Light), (Scheme.DARK, Colors.Dark), (Scheme.CONTRAST, Colors.Dark)]
)
def test_title_bars_have_the_colours_of_the_scheme(scheme: Scheme, colors: Colors) -> None:
    hints = Hints()
    set_system_scheme(scheme, hints)  # type: ignore[arg-type]
    assert hints.colors is colors
    set_system_scheme(None, hints)  # type: ignore[arg-type]
    assert hints.colors is Colors.Dark


def test_the_scheme_of_the_system_is_read_without_the_own_override(monkeypatch: pytest.MonkeyPatch) -> None:
    hints = Hints()
    monkeypatch.setattr(settings_applier, "set_system_scheme", lambda scheme: set_system_scheme(scheme, hints))
    monkeypatch.setattr(settings_applier, "system_scheme", lambda: scheme_for(hints.colors, Contrast.NoPreference))
    assert scheme_in_use(Settings(scheme=Scheme.LIGHT)) is Scheme.LIGHT
    assert hints.colors is Colors.Light
    assert scheme_in_use(Settings(scheme=Scheme.LIGHT, as_system=True)) is Scheme.DARK
