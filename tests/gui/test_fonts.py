"""The fonts of each language: their order, and loading them when they are used."""

import logging
import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QApplication

from puertorico_desktop import paths
from puertorico_desktop.gui.app import fonts
from puertorico_desktop.gui.app.fonts import BUNDLED, NAMES, WESTERN, families_for
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.languages import ENGLISH
from tests.gui.glyphs import families_used

EASTERN = [language for language in BUNDLED if language != ENGLISH]
OWN_WESTERN = BUNDLED[ENGLISH].family


@pytest.fixture
def nothing_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """As at the start of the program."""
    monkeypatch.setattr(fonts, "_loaded", {})


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, nothing_loaded: None) -> Path:
    """Returns a separate folder of fonts, with the Japanese and the western ones."""
    own = tmp_path / "_data" / "resources" / "fonts"
    own.mkdir(parents=True)
    for name in (*BUNDLED["ja"].files, *BUNDLED[ENGLISH].files):
        shutil.copy(paths.resource("fonts", name), own)
    monkeypatch.setattr(paths, "_INSTALLED", tmp_path / "_data")
    return own


@pytest.mark.parametrize("language", BUNDLED)
@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold])
def test_a_language_is_drawn_with_its_own_family(qapp: QApplication, language: str, weight: QFont.Weight) -> None:
    font = QFont()
    font.setFamilies(families_for(language))
    font.setWeight(weight)
    info = QFontInfo(font)
    assert info.family() == BUNDLED[language].family
    assert info.bold() == (weight > QFont.Weight.Normal)
    text = "Ben’s 2 × Übung → “Łukasz”…" if language == ENGLISH else "骨 2 × Übung。"
    assert families_used(text, families_for(language)) == {BUNDLED[language].family}


@pytest.mark.parametrize("language", EASTERN)
def test_the_families_are_the_own_one_regional_ones_and_western_ones(qapp: QApplication, language: str) -> None:
    families = families_for(language)
    assert families[0] == BUNDLED[language].family
    western = families_for(ENGLISH)
    assert western == [OWN_WESTERN, *WESTERN, NAMES]
    assert families[-len(western) :] == western
    between = families[1 : -len(western)]
    letters = families[0][-2:]
    assert between[:2] == [f"Noto Sans {letters}", f"Noto Sans CJK {letters}"]
    own = {"TC": "Microsoft JhengHei", "SC": "Microsoft YaHei", "JP": "Yu Gothic"}
    mac = {"TC": "PingFang TC", "SC": "PingFang SC", "JP": "Hiragino Sans"}
    assert [name for name in between if name in own.values()] == [own[letters]]
    assert [name for name in between if name in mac.values()] == [mac[letters]]
    assert len(set(families)) == len(families)


@pytest.mark.parametrize("language", EASTERN)
def test_names_in_other_scripts_are_drawn_with_the_western_family(qapp: QApplication, language: str) -> None:
    used = families_used("字Łukasz Έλλη Юлия", families_for(language))
    assert used == {BUNDLED[language].family, OWN_WESTERN}


def test_an_unknown_language_uses_the_families_of_english(english: Languages, qapp: QApplication) -> None:
    english.use("xx")
    assert qapp.font().families() == families_for(ENGLISH)
    english.use(ENGLISH)


def test_using_a_language_sets_its_font_and_english_restores_its_own(english: Languages, qapp: QApplication) -> None:
    try:
        english.use("zh_TW")
        assert QFontInfo(qapp.font()).family() == "Puerto Rico Sans TC"
        english.use("ja")
        assert QFontInfo(qapp.font()).family() == "Puerto Rico Sans JP"
    finally:
        english.use(ENGLISH)
    assert QFontInfo(qapp.font()).family() == OWN_WESTERN


def test_a_font_file_is_read_once(folder: Path, qapp: QApplication, caplog: pytest.LogCaptureFixture) -> None:
    first = families_for("ja")
    for path in folder.iterdir():
        path.unlink()
    assert families_for("ja") == first
    assert not caplog.records


def test_a_language_without_its_files_uses_fonts_of_the_system(
    folder: Path, qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    for path in folder.iterdir():
        path.unlink()
    with caplog.at_level(logging.WARNING):
        families = families_for("ja")
        families_for("ja")
    assert families == [*fonts.SYSTEM_FAMILIES["ja"], *WESTERN, NAMES]
    missed = [record.args[0] for record in caplog.records if isinstance(record.args, tuple)]
    assert sorted(map(str, missed)) == sorted([*BUNDLED["ja"].files, *BUNDLED[ENGLISH].files])
    caplog.clear()


@pytest.mark.parametrize("damage", [lambda data: data[: len(data) // 8], lambda data: data[:-2], lambda data: b""])
def test_damaged_font_files_are_not_used(
    folder: Path, qapp: QApplication, caplog: pytest.LogCaptureFixture, damage: object
) -> None:
    assert callable(damage)
    for path in folder.iterdir():
        path.write_bytes(damage(path.read_bytes()))
    with caplog.at_level(logging.WARNING):
        assert families_for("ja")[0] == "Noto Sans JP"
    assert [record.getMessage().endswith("the file is damaged") for record in caplog.records] == [True] * 4
    caplog.clear()


def test_one_undamaged_file_of_a_family_suffices(
    folder: Path, qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    bold = folder / BUNDLED["ja"].files[1]
    data = bytearray(bold.read_bytes())
    data[len(data) // 2] ^= 1
    bold.write_bytes(data)
    with caplog.at_level(logging.WARNING):
        assert families_for("ja")[0] == BUNDLED["ja"].family
    assert len(caplog.records) == 1
    caplog.clear()


def test_a_font_file_of_another_family_is_not_used(
    folder: Path, qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    for name in BUNDLED["ja"].files:
        shutil.copy(
            Path(paths.__file__).parents[1] / "resources" / "fonts" / "PuertoRicoSansSC-Bold.ttf", folder / name
        )
    with caplog.at_level(logging.WARNING):
        assert families_for("ja")[0] == "Noto Sans JP"
    assert "Qt finds no Puerto Rico Sans JP in it" in caplog.text
    caplog.clear()
