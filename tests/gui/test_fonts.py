"""The fonts that come with the program: whole, with every character of the texts, read only where they are needed."""

import logging
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase, QFontInfo, QRawFont
from PySide6.QtWidgets import QApplication

from puertorico_desktop.gui import fonts
from puertorico_desktop.gui.fonts import BUNDLED, WESTERN, families_for, is_whole
from puertorico_desktop.gui.languages import Languages
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from puertorico_desktop.paths import resource
from tests.gui.test_translations import catalogue, messages

FILES = [(language, name) for language, bundled in BUNDLED.items() for name in bundled.files]
NAMES = "王小明 陳怡君 林志玲 欧阳娜娜 司马懿 山田太郎 斎藤 渡邊 髙橋"
"""Of players; what a font of another region lacks comes from the system, as do the rarest characters."""


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """No file has been tried yet."""
    monkeypatch.setattr(fonts, "_loaded", {})


def test_every_language_that_needs_one_has_its_own() -> None:
    assert BUNDLED.keys() == LANGUAGES.keys() - {ENGLISH}


@pytest.mark.parametrize(("language", "name"), FILES)
def test_every_character_of_the_texts_is_there(qapp: QApplication, language: str, name: str) -> None:
    font = QRawFont(str(resource("fonts", name)), 16)
    assert font.isValid()
    needed = set("".join(form for message in messages(catalogue(language)) for form in message.forms))
    needed |= set(LANGUAGES[language])
    missing = {one for one in needed if one.isprintable() and not font.supportsCharacter(ord(one))}
    assert not missing, "run packaging/make_fonts.py"


@pytest.mark.parametrize(("language", "name"), FILES)
def test_names_of_players_are_there(qapp: QApplication, language: str, name: str) -> None:
    font = QRawFont(str(resource("fonts", name)), 16)
    names = {"zh_TW": NAMES[:11], "zh_CN": "王小明 欧阳娜娜 司马懿", "ja": "山田太郎 斎藤 渡邊"}[language]
    assert all(font.supportsCharacter(ord(one)) for one in names)


@pytest.mark.parametrize(("language", "name"), FILES)
def test_they_are_whole_and_licensed(language: str, name: str) -> None:
    data = resource("fonts", name).read_bytes()
    assert is_whole(data)
    assert not is_whole(data[:-4])
    assert not is_whole(b"")
    assert "SIL OPEN FONT LICENSE" in resource("fonts", "OFL.txt").read_text(encoding="utf-8").upper()


@pytest.mark.parametrize("language", list(BUNDLED))
def test_a_language_is_written_with_its_own(english: Languages, qapp: QApplication, language: str) -> None:
    try:
        english.use(language)
        assert QFontInfo(qapp.font()).family() == BUNDLED[language].family
        assert "Bold" in " ".join(QFontDatabase.styles(BUNDLED[language].family))
    finally:
        english.use(ENGLISH)
    assert QFontInfo(qapp.font()).family() not in {bundled.family for bundled in BUNDLED.values()}


def test_english_reads_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "resource", lambda *_: pytest.fail("read"))
    assert families_for(ENGLISH) == list(WESTERN)


@pytest.mark.parametrize("damage", ["missing", "half", "other"])
def test_without_them_the_system_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    whole = resource("fonts", BUNDLED["ja"].files[0]).read_bytes()
    for name in BUNDLED["ja"].files:
        if damage == "half":
            (tmp_path / name).write_bytes(whole[: len(whole) // 8 * 4])
        elif damage == "other":
            (tmp_path / name).write_bytes(b"this is no font!")
    monkeypatch.setattr(fonts, "resource", lambda _folder, name: tmp_path / name)
    with caplog.at_level(logging.ERROR):
        families = families_for("ja")
    assert BUNDLED["ja"].family not in families
    assert families[0] == "Noto Sans JP"
