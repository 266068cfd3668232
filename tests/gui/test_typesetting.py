"""Wrapping of Chinese and Japanese texts: no last line has a single character."""

import re

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF, QImage, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.app.fonts import families_for
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.texts.typesetting import JOINER, broken_by_phrases, well_broken
from puertorico_desktop.gui.views.log_delegate import LogDelegate
from puertorico_desktop.gui.views.painter import Painter
from puertorico_desktop.gui.views.wrapping import best_broken
from puertorico_desktop.gui.windows.boxes import plain_box
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from tests.architecture.sources import PACKAGE
from tests.gui.catalogues import catalogue, messages

EASTERN = [code for code in LANGUAGES if code != ENGLISH]
CLOSING = "、。，．：；！？」』）】》”’…"


def font_of(language: str) -> QFont:
    font = QFont()
    font.setFamilies(families_for(language))
    font.setPixelSize(13)
    return font


def lines(text: str, width: float, font: QFont) -> list[str]:
    """Returns the lines of the wrapped text, without invisible characters."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    found = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(text[line.textStart() : line.textStart() + line.textLength()].replace(JOINER, "").strip())
    layout.endLayout()
    return found


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        ("2人がサンファンに残った。", "2人がサンファンに残っ|た。"),
        ("あと2個", "あと2|個"),
        ("{player}得3。", "{player}得|3。"),
        ("這是最後一圈！」", "這是最後一|圈！」"),
        ("一行\n二行", "一|行\n二|行"),
        ('<a href="x">商人</a>。', '<a href="x">商|人</a>。'),
        ("放回San Juan。", "放回San Juan。"),
        ("A line of words.", "A line of words."),
        ("人", "人"),
        ("", ""),
    ],
)
def test_the_last_two_characters_are_joined(text: str, broken: str) -> None:
    assert well_broken(text) == broken.replace("|", JOINER)
    assert well_broken(well_broken(text)) == well_broken(text)


@pytest.mark.parametrize("language", EASTERN)
def test_no_wrapped_sentence_has_a_last_line_of_one_character(qapp: QApplication, language: str) -> None:
    """At a width at which it would have one: slightly less than the whole text needs."""
    font = font_of(language)
    metrics = QFontMetricsF(font)
    told = [m.forms[0] for m in messages(catalogue(language)) if m.context == "Log" and "{" not in m.forms[0][-4:]]
    assert len(told) > 60
    lonely = 0
    for text in told:
        width = metrics.horizontalAdvance(text) - 15
        lonely += len(lines(text, width, font)[-1].rstrip(CLOSING)) == 1
        assert len(lines(well_broken(text), width, font)[-1].rstrip(CLOSING)) > 1
    assert lonely > 20, "without it there are some"


@pytest.mark.parametrize("language", EASTERN)
def test_the_joining_character_is_invisible(qapp: QApplication, language: str) -> None:
    def drawn(text: str) -> QImage:
        image = QImage(300, 40, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            painter.setFont(font_of(language))
            painter.drawText(QRectF(0, 0, 300, 40), 0, text)
        return image

    assert drawn(well_broken("安娜在第2圈興建。")) == drawn("安娜在第2圈興建。")


def test_wrapping_labels_and_message_boxes_use_well_broken(qtbot: QtBot) -> None:
    label, line = Label(), Label()
    label.setWordWrap(True)
    for one in (label, line):
        qtbot.addWidget(one)
        one.setText("沒有擴充就沒有別的建築。")
    assert (JOINER in label.text(), JOINER in line.text()) == (True, False)
    box = plain_box(label, "拡張がなければ、ほかの建物はありません。", "解釈は1つだけです。")
    assert box.text().count(JOINER) == box.informativeText().count(JOINER) == 1


def test_a_screen_reader_gets_the_text_of_a_label_without_joiners(qtbot: QtBot) -> None:
    label = Label()
    label.setWordWrap(True)
    qtbot.addWidget(label)
    for words in ("沒有擴充就沒有別的建築。", "Without expansions.", "解釈は1つだけです。"):
        label.setText(words)
        assert QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name) == words


def test_every_module_that_wraps_texts_breaks_them_well() -> None:
    wrapping = {p.name for p in PACKAGE.rglob("*.py") if "TextWordWrap" in p.read_text(encoding="utf-8")}
    assert wrapping >= {"log_delegate.py", "advice_panel.py", "forecast_card.py"}
    assert not [
        path
        for path in PACKAGE.rglob("*.py")
        if path.name in wrapping and not re.search("(well|best)_broken\\(", path.read_text(encoding="utf-8"))
    ]


def test_a_sentence_of_a_message_box_is_balanced_over_its_lines(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    short, long = "これは保存したゲームではありません。", "これは保存したゲームではありません。" * 3
    for words, lines in ((short, 1), (long, 2)):
        box = plain_box(parent, "開けません。", words)
        label = box.findChild(QLabel, "qt_msgbox_informativelabel")
        assert label is not None
        line = label.fontMetrics().lineSpacing()
        margins = label.contentsMargins()
        height = label.heightForWidth(label.minimumWidth()) - margins.top() - margins.bottom()
        assert height < (lines + 0.9) * line
        box.close()


@pytest.mark.parametrize(
    ("text", "phrases"),
    [
        ("都市施設を建てたら1枚引く", ["都市施設を", "建てたら", "1枚引く"]),
        ("生産施設のコスト−1", ["生産施設の", "コスト−1"]),
        ("またはカードを2枚もらう。", ["または", "カードを", "2枚もらう。"]),
    ],
)
def test_japanese_lines_break_between_phrases(qapp: QApplication, text: str, phrases: list[str]) -> None:
    font = font_of("ja")
    width = max(QFontMetricsF(font).horizontalAdvance(one) for one in phrases) + 1
    broken = best_broken(text, QFontMetricsF(font), 1.0)
    assert broken == well_broken(text), "no phrase fits"
    assert lines(broken_by_phrases(text), width, font) == phrases
    assert broken_by_phrases(broken_by_phrases(text)) == broken_by_phrases(text)


def test_breaking_between_phrases_takes_no_more_lines(qapp: QApplication) -> None:
    font = font_of("ja")
    metrics = QFontMetricsF(font)
    text = "都市施設を建てたら1枚引く"
    wide = metrics.horizontalAdvance("建てたら1枚引く") + 1
    assert lines(best_broken(text, metrics, wide), wide, font) == ["都市施設を", "建てたら1枚引く"]
    narrow = metrics.horizontalAdvance("都市施設を建て") + 1  # three lines by phrases, two otherwise
    assert best_broken(text, metrics, narrow) == well_broken(text)
    assert len(lines(well_broken(text), narrow, font)) == 2
    assert best_broken("拿取一個板塊放到島上", metrics, narrow) == well_broken("拿取一個板塊放到島上")


def test_lines_of_the_log_break_between_phrases_in_japanese(qapp: QApplication) -> None:
    theme = Theme(Scheme.LIGHT)
    delegate, font = LogDelegate(Painter(theme, Icons(theme))), font_of("ja")
    metrics = QFontMetricsF(font)
    text = "アンナは焙煎所を残し、タバコ倉庫、工場、彫像、凱旋門を捨てた。"
    width = metrics.horizontalAdvance("アンナは焙煎所を残し、タバコ倉庫、工場、彫像、凱旋門を捨て") + 1
    found = delegate._broken(text, False, metrics, width)
    assert lines(found, width, font) == ["アンナは焙煎所を残し、タバコ倉庫、工場、彫像、凱旋門を", "捨てた。"]
    assert delegate._broken(text, False, metrics, width) is found
