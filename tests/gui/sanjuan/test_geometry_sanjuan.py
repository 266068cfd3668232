"""Nothing overlaps and nothing is cut, in every language, at small and large sizes."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.views.painter import Painter
from puertorico_desktop.gui.views.scaling import CENTER, LEFT
from puertorico_desktop.gui.windows.surfaces import Caption
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from tests.gui.sanjuan.window import in_the_middle
from tests.gui.test_geometry import assert_apart

NEW = (Expansion.NEW_BUILDINGS,)
TABLES = [
    (Options(players=2), 3, DecisionKind.CHOOSE_ROLE),
    (Options(players=3, expansions=NEW), 5, DecisionKind.BUILD),
    (Options(players=4, expansions=NEW), 6, DecisionKind.CHOOSE_ROLE),
    (Options(players=4), 7, DecisionKind.SELL),
    (Options(players=4), 8, DecisionKind.KEEP),
    (Options(players=4), 9, DecisionKind.PRODUCE),
    (Options(players=2, expansions=NEW), 10, DecisionKind.DISCARD),
]
tables = pytest.mark.parametrize(
    ("options", "seed", "kind"), TABLES, ids=lambda one: one.value if isinstance(one, DecisionKind) else ""
)
SIZES = [(1024, 600), (1366, 768), (1920, 1080), (2560, 1440)]


@pytest.fixture(params=list(LANGUAGES))
def language(request: pytest.FixtureRequest, english: Languages) -> Iterator[str]:
    english.use(request.param)
    yield request.param
    english.use(ENGLISH)


@attrs.define
class Painted:
    """Texts that had no room, and the least height of a text in pixels."""

    cut: list[str] = attrs.field(factory=list)
    least: float = 100.0


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    """What is painted from now on."""
    seen = Painted()
    text, paragraph = Painter.text, Painter.paragraph

    def watched_text(
        self: Painter,
        painter: QPainter,
        rect: QRectF,
        words: str,
        pixels: float,
        ink: QColor,
        align: Qt.AlignmentFlag = LEFT,
        bold: bool = False,
        grows: bool = True,
    ) -> float:
        if self.width(painter, words, pixels, bold) > rect.width() + 0.5:
            seen.cut.append(words)
        seen.least = min(seen.least, pixels)
        return text(self, painter, rect, words, pixels, ink, align, bold, grows)

    def watched_paragraph(
        self: Painter,
        painter: QPainter,
        rect: QRectF,
        words: str,
        pixels: float,
        ink: QColor,
        align: Qt.AlignmentFlag = CENTER,
        bold: bool = False,
    ) -> float:
        used = paragraph(self, painter, rect, words, pixels, ink, align, bold)
        if used > rect.height() + 1:
            seen.cut.append(words)
        return used

    monkeypatch.setattr(Painter, "text", watched_text)
    monkeypatch.setattr(Painter, "paragraph", watched_paragraph)
    return seen


@tables
def test_nothing_overlaps(qtbot: QtBot, options: Options, seed: int, kind: DecisionKind) -> None:
    window = in_the_middle(qtbot, options, seed, kind)
    for size in SIZES:
        window.resize(*size)
        QApplication.processEvents()
        assert_apart(window)


@tables
def test_no_word_is_cut(
    qtbot: QtBot, language: str, options: Options, seed: int, kind: DecisionKind, painted: Painted
) -> None:
    window = in_the_middle(qtbot, options, seed, kind)
    for view in window.table.views:
        view._repaint()
    window.grab()
    assert painted.cut == []
    assert painted.least >= 11
    for caption in window.table.findChildren(Caption):
        if caption.isVisible():
            assert caption.fits, caption.text()
    for button in window.table.findChildren(QPushButton):
        if button.isVisible():
            assert button.fontMetrics().horizontalAdvance(button.text()) < button.width(), button.text()
