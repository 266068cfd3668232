"""The language in use: the program's own texts, Qt's own texts, and the fonts that suit them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from puertorico_desktop.paths import translations_dir

CATALOGUE = "puertorico"
ENGLISH = "en"

FONT_FAMILIES: Mapping[str, tuple[str, ...]] = {
    "en": ("Noto Sans", "Segoe UI", "Helvetica Neue", "DejaVu Sans", "Liberation Sans", "Arial"),
}
"""Families to try in order; what is not installed is skipped, and a language without an entry takes English's."""


class Languages:
    """Keeps the translators: one that nobody holds on to stops translating."""

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self._translators: list[QTranslator] = []
        self.language = ""

    def use(self, language: str) -> None:
        """Change to a language such as "en" or "zh_TW"; open windows receive a LanguageChange event."""
        for translator in self._translators:
            self._application.removeTranslator(translator)
        self._translators = []
        self._install("qtbase", language, QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self._install(CATALOGUE, language, str(translations_dir()))
        QLocale.setDefault(QLocale(language))
        font = self._application.font()
        font.setFamilies(list(FONT_FAMILIES.get(language, FONT_FAMILIES[ENGLISH])))
        self._application.setFont(font)
        self.language = language

    def _install(self, catalogue: str, language: str, folder: str) -> None:
        """English texts stand in the source, so that only its plurals have a catalogue; Qt's own has none."""
        translator = QTranslator()
        if translator.load(f"{catalogue}_{language}", folder):
            self._application.installTranslator(translator)
            self._translators.append(translator)
