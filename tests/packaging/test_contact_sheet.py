"""The sheet on which the artwork is looked at."""

from types import ModuleType

import pytest
from PySide6.QtWidgets import QApplication

from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.style.theme import Scheme, Theme
from tests.scripts import load_script


@pytest.fixture
def sheet() -> ModuleType:
    return load_script("contact_sheet")


def test_every_scheme_has_its_grounds(qapp: QApplication, sheet: ModuleType) -> None:
    image = sheet.contact_sheet(["good_corn", "crest_1"], Edition.CLASSIC)
    corners = [image.pixelColor(sheet.WIDTH * number, 0) for number in range(2 * len(Scheme))]
    assert corners == [Theme(scheme).color(ground) for scheme in Scheme for ground in ("panel", "paper_dim")]
    assert image.height() == 2 * sheet.HEIGHT


def test_says_how_it_is_called(sheet: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert sheet.main([]) == 2
    assert "SHEET.png" in capsys.readouterr().err
