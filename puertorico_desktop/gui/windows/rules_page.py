"""The right side of the rules: one page at a time, with links, a way back, and the search terms highlighted."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QRegularExpression, QUrl, Signal
from PySide6.QtGui import QAccessible, QFontInfo, QResizeEvent, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.rules.book import Rules
from puertorico_desktop.gui.texts.typesetting import JOINER, broken_by_phrases, is_broken_by_phrases, well_broken
from puertorico_desktop.gui.views.rules_html import PAGE_SCHEME, PICTURE_SCHEME, TRY_SCHEME, page_html, picture_pixels
from puertorico_desktop.gui.views.rules_pictures import RulesPictures

LEAST_PIXELS = 14
"""The least height of ordinary text, in pixels."""
MARGIN = 18
LEAST_LETTERS = 20
"""The least number of wide letters on a line that breaks between phrases."""
FEW_LINES = 4
"""The height by which pages may be taller with such lines, in heights of letters."""


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
        self._by_phrases = False
        """Whether Japanese lines of the page in sight break between phrases."""
        self._crowded = ""
        """The topic of the page that has room without a scroll bar in usual lines only."""
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
        broken = broken_by_phrases if self._by_phrases else well_broken
        return page_html(page, chapter.title, titles, self._theme, self._pixels(), broken)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines of the page in another way if their width now wants it."""
        super().resizeEvent(event)
        if self.topic in self._rules.pages and self._wants_phrases(self.topic) != self._by_phrases:
            self.refresh(self._rules)

    def doSetSource(
        self, name: QUrl | str, kind: QTextDocument.ResourceType = QTextDocument.ResourceType.UnknownResource
    ) -> None:
        """Show a page. If it needs a scroll bar only because its lines break between phrases, they do not."""
        topic = QUrl(name).path()
        if topic != self._crowded:
            self._crowded = ""
        self._by_phrases = self._wants_phrases(topic)
        super().doSetSource(name, kind)
        if self._by_phrases and 0 < self.verticalScrollBar().maximum() <= FEW_LINES * self._pixels():
            self._crowded = topic
            self.reload()

    def _wants_phrases(self, topic: str) -> bool:
        """Returns whether the lines of a page break best between phrases: they are Japanese, and wide enough for any
        phrase. A screen reader gets the joiners with the text: while one listens, there are only few."""
        is_wide = self.width() - 2 * MARGIN >= LEAST_LETTERS * self._pixels()
        fits = is_wide and topic != self._crowded and topic in self._rules.pages
        return fits and is_broken_by_phrases(self._rules.page(topic).text) and not QAccessible.isActive()

    def createMimeDataFromSelection(self) -> QMimeData:
        """Returns the selected text without joiners, for the clipboard and for drags."""
        data = super().createMimeDataFromSelection()
        for kind in ("text/plain", "text/html", "text/markdown"):
            shown = bytes(data.data(kind).data()).decode("utf-8")
            data.setData(kind, shown.replace(JOINER, "").encode("utf-8"))
        return data

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
        """Highlight the words, whatever their case and the joiners between their letters."""
        look = QTextCharFormat()
        look.setBackground(self._theme.color("glow"))
        look.setForeground(self._theme.color("gold_ink"))
        marks = []
        for word in self._words:
            pattern = QRegularExpression(f"{JOINER}?".join(map(QRegularExpression.escape, word)))
            pattern.setPatternOptions(QRegularExpression.PatternOption.CaseInsensitiveOption)
            cursor = QTextCursor(self.document())
            while True:
                cursor = self.document().find(pattern, cursor)
                if cursor.isNull():
                    break
                mark = QTextEdit.ExtraSelection()
                mark.cursor, mark.format = cursor, look
                marks.append(mark)
        self.setExtraSelections(marks)
