"""The contact sheet for inspecting the artwork."""

from types import ModuleType

import pytest
from PySide6.QtWidgets import QApplication

from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.paths import resource
from tests.scripts import load_script


@pytest.fixture
def sheet() -> ModuleType:
    return load_script("contact_sheet")


def test_every_scheme_has_its_backgrounds(qapp: QApplication, sheet: ModuleType) -> None:
    image = sheet.contact_sheet(["good_corn", "crest_1"], Edition.CLASSIC)
    corners = [image.pixelColor(sheet.WIDTH * number, 0) for number in range(2 * len(Scheme))]
    assert corners == [Theme(scheme).color(ground) for scheme in Scheme for ground in ("panel", "paper_dim")]
    assert image.height() == 2 * sheet.HEIGHT


def test_icons_have_the_names_that_the_program_uses(sheet: ModuleType) -> None:
    drawings = ("points.svg", "1897/noble.svg", "sanjuan/crate.svg")
    assert [sheet.icon_name(resource("icons", path)) for path in drawings] == ["points", "noble", "sanjuan/crate"]


def test_the_background_depends_on_the_icon(qapp: QApplication, sheet: ModuleType) -> None:
    image = sheet.contact_sheet(["sanjuan/building_villa"], Edition.SPECIAL_1897)
    assert image.pixelColor(0, 0) == Theme(Scheme.LIGHT).color("paper")


def test_usage_is_printed_without_arguments(sheet: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert sheet.main([]) == 2
    assert "SHEET.png" in capsys.readouterr().err
