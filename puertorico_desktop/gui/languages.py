"""The language in use: the program's own texts, Qt's own texts, and the fonts that suit them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from puertorico_desktop.paths import translations_dir

CATALOGUE = "puertorico"
ENGLISH = "en"

FONT_FAMILIES: Mapping[str, tuple[str, ...]] = {
    "en": ("Noto Sans", "Segoe UI", "Helvetica Neue", "DejaVu Sans", "Liberation Sans", "Arial"),
}
"""Families to try in order; what is not installed is skipped, and a language without an entry takes English's."""


def known_languages() -> list[str]:
    """The languages that the program has, such as "en" or "zh_TW"; English, which it is written in, first."""
    catalogues = translations_dir().glob(f"{CATALOGUE}_*.qm")
    others = {path.stem.removeprefix(f"{CATALOGUE}_") for path in catalogues} - {ENGLISH}
    return [ENGLISH, *sorted(others)]


class Languages:
    """Keeps the translators and their data: what nobody holds on to stops translating.

    The data is read into memory. Qt would map the file, and a file that is written anew while it is mapped takes
    the texts away or ends the program.
    """

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self._translators: list[tuple[QTranslator, bytes]] = []
        self.language = ""

    def use(self, language: str) -> None:
        """Change to a language such as "en" or "zh_TW"; open windows receive a LanguageChange event."""
        for translator, _ in self._translators:
            self._application.removeTranslator(translator)
        self._translators = []
        self._install(Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{language}.qm")
        self._install(translations_dir() / f"{CATALOGUE}_{language}.qm")
        QLocale.setDefault(QLocale(language))
        font = self._application.font()
        font.setFamilies(list(FONT_FAMILIES.get(language, FONT_FAMILIES[ENGLISH])))
        self._application.setFont(font)
        self.language = language

    def _install(self, catalogue: Path) -> None:
        """A catalogue need not be there: English stands in the source, and Qt lacks some languages."""
        if not catalogue.is_file():
            return
        translator, data = QTranslator(), catalogue.read_bytes()
        if translator.load(data):
            self._application.installTranslator(translator)
            self._translators.append((translator, data))
