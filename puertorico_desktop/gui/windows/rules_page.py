"""The right side of the rules: one page at a time, with links, a way back, and the search terms highlighted."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QUrl, Signal
from PySide6.QtGui import QFontInfo, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.rules.book import Rules
from puertorico_desktop.gui.views.rules_html import PAGE_SCHEME, PICTURE_SCHEME, TRY_SCHEME, page_html, picture_pixels
from puertorico_desktop.gui.views.rules_pictures import RulesPictures

LEAST_PIXELS = 14
"""The least height of ordinary text, in pixels."""
MARGIN = 18


class RulesPage(QTextBrowser):
    """Shows pages by the id of their topics. `shown` is emitted with the topic in sight, `tried` with the page whose
    position the player wants to try."""

    shown = Signal(str)
    tried = Signal(str)

    def __init__(self, rules: Rules, theme: Theme, pictures: RulesPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._theme = theme
        self._pictures = pictures
        self._words: list[str] = []
        self.setOpenExternalLinks(False)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow_link)
        self.document().setDocumentMargin(MARGIN)
        self._fit_font()
        self.sourceChanged.connect(self._emit_shown)

    @property
    def topic(self) -> str:
        """The topic of the page in sight; empty before the first page."""
        return self.source().path()

    def open(self, topic: str) -> None:
        """Show a page; do nothing if it is shown already."""
        if topic != self.topic:
            self.setSource(QUrl(f"{PAGE_SCHEME}:{topic}"))

    def refresh(self, rules: Rules) -> None:
        """Show the same topic at the same scroll position after a change of the pages, the language or the colours.

        If the topic is missing now, the first page is shown.
        """
        self._rules = rules
        if self.topic and self.topic not in rules.pages:
            self.open(rules.first)
        elif self.topic:
            place = self.verticalScrollBar().value()
            self.reload()
            self.verticalScrollBar().setValue(place)
            self._light()

    def light(self, query: str) -> None:
        """Highlight the words of a query wherever they occur on the pages."""
        self._words = query.split()
        self._light()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Returns pages and pictures that are created in memory; no file is read."""
        name = QUrl(name)
        topic = name.path()
        if topic not in self._rules.pages:
            return None
        page = self._rules.page(topic)
        if name.scheme() == PICTURE_SCHEME:
            return self._pictures.pixmap(page, picture_pixels(self._pixels()), self.devicePixelRatioF())
        titles = {one: other.title for one, other in self._rules.pages.items()}
        chapter = next(one for one in self._rules.chapters if page in one.pages)
        return page_html(page, chapter.title, titles, self._theme, self._pixels())

    def changeEvent(self, event: QEvent) -> None:
        """Follow another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._fit_font()
            self.refresh(self._rules)

    def _pixels(self) -> int:
        return max(LEAST_PIXELS, QFontInfo(self.font()).pixelSize())

    def _fit_font(self) -> None:
        font = self.font()
        font.setPixelSize(self._pixels())
        self.document().setDefaultFont(font)

    def _follow_link(self, url: QUrl) -> None:
        if url.scheme() == TRY_SCHEME:
            self.tried.emit(url.path())
        else:
            self.setSource(url)

    def _emit_shown(self, url: QUrl) -> None:
        self._light()
        self.shown.emit(url.path())

    def _light(self) -> None:
        """Highlight the words; the search of Qt ignores case."""
        look = QTextCharFormat()
        look.setBackground(self._theme.color("glow"))
        look.setForeground(self._theme.color("gold_ink"))
        marks = []
        for word in self._words:
            cursor = QTextCursor(self.document())
            while True:
                cursor = self.document().find(word, cursor)
                if cursor.isNull():
                    break
                mark = QTextEdit.ExtraSelection()
                mark.cursor, mark.format = cursor, look
                marks.append(mark)
        self.setExtraSelections(marks)
