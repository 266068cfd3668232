"""The language in use: the program's texts, Qt's texts, and the fonts for them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication

from puertorico_desktop.gui.app.fonts import families_for
from puertorico_desktop.marking import QT_TRANSLATE_NOOP
from puertorico_desktop.paths import translations_dir

CATALOGUE = "puertorico"
LARGEST_USUAL = 15
"""The largest height of text, in pixels, that systems use by default."""
KEYS = (
    QT_TRANSLATE_NOOP("QShortcut", "Left"),
    QT_TRANSLATE_NOOP("QShortcut", "Right"),
    QT_TRANSLATE_NOOP("QShortcut", "Up"),
    QT_TRANSLATE_NOOP("QShortcut", "Down"),
)
"""Key names that Qt translates when a menu shows a shortcut; only some of Qt's catalogues have the words for
arrows."""


class Languages:
    """Keeps the translators and their data: an object without a reference stops translating.

    The data is read into memory. Qt would map the file, and a file that is written anew while it is mapped takes
    the texts away or ends the program.
    """

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self._translators: list[tuple[QTranslator, bytes]] = []
        self._points = application.font().pointSizeF()
        self.system_size = max(1.0, QFontInfo(application.font()).pixelSize() / LARGEST_USUAL)
        """The size of the system's text as a multiple of the largest default of any system; 1 at least."""
        self.language = ""
        self.edition = ""

    def use(self, language: str) -> None:
        """Change to a language such as "en" or "zh_TW"; open windows receive a LanguageChange event."""
        self._remove_translators()
        self._install(Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{language}.qm")
        self._install(translations_dir() / f"{CATALOGUE}_{language}.qm")
        self._install(translations_dir() / f"{CATALOGUE}_{self.edition}_{language}.qm")
        QLocale.setDefault(QLocale(language))
        font = self._application.font()
        font.setFamilies(families_for(language))
        self._application.setFont(font)
        self.language = language

    def use_edition(self, edition: str) -> None:
        """Use the terms of an edition, given by its id, from now on.

        An edition other than the usual one may have a catalogue of its own terms, which takes precedence over that of
        the language.
        """
        if edition != self.edition:
            self.edition = edition
            self.use(self.language)

    def _remove_translators(self) -> None:
        """Remove all translators, so that texts are shown as in the source."""
        for translator, _ in self._translators:
            self._application.removeTranslator(translator)
        self._translators = []

    def set_text_size(self, percent: int) -> None:
        """Set the size of texts in menus and dialogs, in per cent of the system's."""
        points = self._points * percent / 100
        font = self._application.font()
        if self._points > 0 and font.pointSizeF() != points:
            font.setPointSizeF(points)
            self._application.setFont(font)

    def _install(self, catalogue: Path) -> None:
        """Install a catalogue if it exists: English texts are in the source, and Qt lacks some languages."""
        if not catalogue.is_file():
            return
        translator, data = QTranslator(), catalogue.read_bytes()
        if translator.load(data):
            self._application.installTranslator(translator)
            self._translators.append((translator, data))
