"""The included fonts: the characters that texts and names need, and their licence."""

import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication

from puertorico_desktop.gui.app.fonts import BUNDLED, is_whole
from tests.scripts import load_script

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "packaging" / "make_fonts.py"
FOLDER = ROOT / "resources" / "fonts"
EASTERN = ("zh_TW", "zh_CN", "ja")

MOST_BYTES = 2_500_000


make_fonts = load_script("make_fonts")


@pytest.fixture(scope="module", autouse=True)
def sources_are_read_once() -> Iterator[None]:
    """Caches the characters of the sources, which all languages need."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(make_fonts, "in_sources", cache(make_fonts.in_sources))
        yield


def lacking(path: Path, characters: set[str]) -> str:
    """Returns those of the characters for which a font file has no glyph."""
    font = QRawFont(str(path), 16)
    assert font.isValid()
    return "".join(sorted(sign for sign in characters if not font.supportsCharacter(ord(sign))))


@pytest.mark.parametrize("name", [name for bundled in BUNDLED.values() for name in bundled.files])
class TestFile:
    def test_a_file_is_complete_and_small(self, name: str) -> None:
        data = (FOLDER / name).read_bytes()
        assert is_whole(data)
        assert len(data) <= MOST_BYTES

    def test_the_file_name_contains_family_and_weight(self, qapp: QApplication, name: str) -> None:
        font = QRawFont(str(FOLDER / name), 16)
        assert f"{font.familyName().replace(' ', '')}-{font.styleName()}.ttf" == name
        assert font.weight() == {"Regular": 400, "Bold": 700}[font.styleName()]


@pytest.mark.parametrize("language", make_fonts.TYPEFACES)
class TestLanguage:
    def test_all_needed_characters_have_glyphs(self, qapp: QApplication, language: str) -> None:
        needed = make_fonts.needed(language)
        for name in BUNDLED[language].files:
            assert not lacking(FOLDER / name, needed), f"{name} has to be made anew: run packaging/{SCRIPT.name}"

    def test_the_program_uses_the_generated_files(self, language: str) -> None:
        typeface = make_fonts.TYPEFACES[language]
        family, files = BUNDLED[language]
        assert family == typeface.family
        assert list(files) == [typeface.file_name(weight) for weight in make_fonts.WEIGHTS]

    def test_characters_of_names_are_needed(self, language: str) -> None:
        name = {"en": "Łukasz Ζωή Юлия Nguyễn", "zh_TW": "雅婷", "zh_CN": "张婷", "ja": "澪さくら"}[language]
        assert set(name) <= make_fonts.needed(language)


@pytest.mark.parametrize("language", EASTERN)
def test_all_common_characters_of_a_region_are_needed(language: str) -> None:
    most = {"zh_TW": 5401, "zh_CN": 6763, "ja": 6355}[language]
    common = make_fonts.common(language)
    assert len([sign for sign in common if unicodedata.name(sign).startswith("CJK UNIFIED")]) == most


def test_a_character_of_a_translation_is_needed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "translations").mkdir()
    text = "<TS><context><message><source>%n</source><translation>"
    text += "<numerusform>\n 龘&#x203c;</numerusform></translation></message></context></TS>"
    (tmp_path / "translations" / "puertorico_ja.ts").write_text(text, encoding="utf-8")
    monkeypatch.setattr(make_fonts, "ROOT", tmp_path)
    monkeypatch.setattr(make_fonts, "in_sources", set)
    assert {"龘", "\u203c"} <= make_fonts.needed("ja")
    assert "\n" not in make_fonts.needed("ja")
    assert "龘" not in make_fonts.needed("zh_CN")


def test_characters_without_a_glyph_are_found(qapp: QApplication) -> None:
    assert lacking(FOLDER / "PuertoRicoSansJP-Bold.ttf", {"字", "龘", "\N{GRINNING FACE}"}) == "龘\N{GRINNING FACE}"


@pytest.mark.parametrize("typeface", make_fonts.TYPEFACES.values())
def test_the_licence_is_included(typeface: Any) -> None:
    text = (FOLDER / typeface.licence).read_text(encoding="utf-8")
    years = "2010-2020" if typeface.licence == "OFL-Western.txt" else "2014-2021"
    assert text.startswith(f"Copyright {years} Adobe")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text


def test_the_folder_contains_only_fonts_and_texts() -> None:
    assert {path.suffix for path in FOLDER.iterdir()} == {".ttf", ".txt", ".md"}


def test_an_archive_with_another_digest_is_refused(tmp_path: Path) -> None:
    typeface = make_fonts.TYPEFACES["ja"]
    (tmp_path / typeface.archive).write_bytes(b"something else")
    with pytest.raises(make_fonts.FontsError, match="not the package"):
        make_fonts.unpack(typeface, tmp_path)
    assert make_fonts.main(["--from", str(tmp_path)]) == 1


def test_subsets_are_deterministic_and_report_missing_characters() -> None:
    """Without the original fonts: equal characters produce equal bytes, and a missing one is named."""
    pytest.importorskip("fontTools", reason="fontTools is needed to make fonts")
    data = (FOLDER / "PuertoRicoSansJP-Regular.ttf").read_bytes()
    typeface = make_fonts.TYPEFACES["ja"]
    few = make_fonts.subset(data, "雅 A", typeface)
    assert few == make_fonts.subset(data, "雅 A", typeface)
    assert is_whole(few)
    with pytest.raises(make_fonts.FontsError, match="龘"):
        make_fonts.subset(data, "龘", typeface)
