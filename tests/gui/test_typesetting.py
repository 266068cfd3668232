"""Wrapping of Chinese and Japanese texts: no last line has a single character."""

import re

import pytest
from PySide6.QtCore import QModelIndex, QRectF, Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF, QImage, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.app.fonts import families_for
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.texts.typesetting import JOINER, broken_by_phrases, phrases_of, well_broken
from puertorico_desktop.gui.texts.wrapping import best_broken
from puertorico_desktop.gui.views.tips import lines_of
from puertorico_desktop.gui.views.wrapped_rows import WrappedRows
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
    box = plain_box(label, "沒有擴充就沒有別的建築。", "就這樣開始一局新遊戲。")
    assert box.text().count(JOINER) == box.informativeText().count(JOINER) == 1
    box = plain_box(label, "拡張。", LONG * 2)
    words = box.findChild(QLabel, "qt_msgbox_informativelabel")
    assert words is not None
    assert words.text() == broken_by_phrases(LONG * 2)
    assert len(lines(words.text(), words.minimumWidth(), words.font())) == 2
    assert words.accessibleName() == LONG * 2


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
        ("交易拠点、市場(大)を建てた。", ["交易拠点、", "市場(大)を", "建てた。"]),
    ],
)
def test_japanese_lines_break_between_phrases(qapp: QApplication, text: str, phrases: list[str]) -> None:
    font = font_of("ja")
    width = max(QFontMetricsF(font).horizontalAdvance(one) for one in phrases) + 1
    assert lines(broken_by_phrases(text), width, font) == phrases
    assert lines(best_broken(text, font, width), width, font) == phrases
    assert broken_by_phrases(broken_by_phrases(text)) == broken_by_phrases(text)


def test_a_phrase_that_is_wider_than_a_line_is_broken(qapp: QApplication) -> None:
    font = font_of("ja")
    width = QFontMetricsF(font).horizontalAdvance("生産施設の") + 1
    assert lines(best_broken("プランテーションを生産施設の横に", font, width), width, font)[-2:] == [
        "生産施設の",
        "横に",
    ]
    assert best_broken("建物を", font, 1.0) == well_broken("建物を"), "nothing fits"


def test_no_line_is_wider_than_its_room_beside_a_phrase_of_three_lines(qapp: QApplication) -> None:
    """The second line lies within the phrase as well, and must not count as an empty one."""
    font, text = font_of("ja"), "インディゴプランテーションを入植者付きで置く"
    metrics = QFontMetricsF(font)
    for letters in range(4, 14):
        width = metrics.horizontalAdvance("入" * letters) + 1
        broken = lines(best_broken(text, font, width), width, font)
        assert all(metrics.horizontalAdvance(line) <= width for line in broken), broken
        assert len(broken) == len(lines(well_broken(text), width, font))


@pytest.mark.parametrize(
    ("text", "phrases"),
    [
        ("このカードをもらう", ["この", "カードを", "もらう"]),
        ("受け取り、切り捨てる", ["受け取り", "切り捨てる"]),
        ("街に入ると、手に取る", ["街に", "入ると", "手に", "取る"]),
        ("「特権」という利点", ["特権」という", "利点"]),
        ("安いお店のご案内", ["安い", "お店の", "ご案内"]),
        ("倉庫(小)と市場(大)を建てる", ["倉庫(小)と", "市場(大)を", "建てる"]),
    ],
)
def test_a_phrase_is_a_word_with_what_belongs_to_it(text: str, phrases: list[str]) -> None:
    assert [text[start:end] for start, end in phrases_of(text)] == phrases


def test_breaking_between_phrases_takes_no_more_lines(qapp: QApplication) -> None:
    font = font_of("ja")
    metrics = QFontMetricsF(font)
    text = "都市施設を建てたら1枚引く"
    wide = metrics.horizontalAdvance("建てたら1枚引く") + 1
    assert lines(best_broken(text, font, wide), wide, font) == ["都市施設を", "建てたら1枚引く"]
    narrow = metrics.horizontalAdvance("都市施設を建て") + 1  # three lines by phrases, two otherwise
    assert best_broken(text, font, narrow) == well_broken(text)
    assert len(lines(well_broken(text), narrow, font)) == 2
    assert best_broken("拿取一個板塊放到島上", font, narrow) == well_broken("拿取一個板塊放到島上")


@pytest.mark.parametrize("width", [150, 250, 330])
def test_most_japanese_lines_end_between_phrases(qapp: QApplication, width: int) -> None:
    font = font_of("ja")
    told = [m.forms[0] for m in messages(catalogue("ja")) if m.context in ("Log", "Lesson")]
    assert len(told) > 60
    cut = cut_before = 0
    for text in told:
        usual, best = (lines(one, width, font) for one in (well_broken(text), best_broken(text, font, width)))
        assert len(best) <= len(usual)
        cut_before += cuts(text, usual)
        cut += cuts(text, best)
    assert cut < 0.3 * cut_before


def cuts(text: str, broken: list[str]) -> int:
    """Returns the number of lines that end within a phrase."""
    ends, found = phrases_of(text), 0
    place = 0
    for line in broken[:-1]:
        place = text.index(line, place) + len(line)
        found += any(start < place < end for start, end in ends)
    return found


def test_line_breaks_count_characters_beyond_the_basic_plane(qapp: QApplication) -> None:
    font = font_of("ja")
    text = "😀😀さんが建物を建てて、😀😀さんが商品を売ります"
    width = QFontMetricsF(font).horizontalAdvance("😀😀さんが建物を建") + 1
    assert "".join(lines(best_broken(text, font, width).replace("😀", "口"), width, font)) == text.replace("😀", "口")
    assert best_broken(text, font, width).replace(JOINER, "") == text


STYLES = (
    "",
    "QLabel { color: #804020; font-size: 17px; font-weight: 600; }",
    "QLabel { color: #204080; background: #ffeedd; padding: 7px; border: 2px solid #a08000; border-radius: 5px; }",
    "QLabel { border: 0px solid #a08000; border-left-width: 4px; padding-left: 6px; }",
)
LONG = "カードで街を作り、終わりに勝利点が最も多い人が勝ちます。手札はどれも建物になります。"


def wrapping_label(qtbot: QtBot, text: str, style: str = "") -> Label:
    label = Label()
    qtbot.addWidget(label)
    label.setWordWrap(True)
    label.setFont(font_of("ja"))
    label.setStyleSheet(style)
    label.setText(text)
    label.resize(203, 120)
    return label


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("align", [Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignCenter])
@pytest.mark.parametrize("enabled", [True, False])
def test_a_label_is_painted_as_qt_does_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, style: str, align: Qt.AlignmentFlag, enabled: bool
) -> None:
    label = wrapping_label(qtbot, LONG, style)
    label.setAlignment(align)
    label.setEnabled(enabled)
    monkeypatch.setattr(Label, "painted_text", Label.text)
    by_qt = label.grab().toImage()
    monkeypatch.setattr(Label, "painted_text", lambda self: self.text() + JOINER)
    assert label.grab().toImage() == by_qt


def test_a_label_breaks_japanese_lines_between_phrases_and_keeps_its_size(qtbot: QtBot) -> None:
    label, plain = wrapping_label(qtbot, LONG), QLabel(well_broken(LONG))
    qtbot.addWidget(plain)
    plain.setWordWrap(True)
    plain.setFont(label.font())
    label.grab()
    assert label.painted_text() == best_broken(LONG, label.font(), 203) != label.text()
    assert label.text() == well_broken(LONG)
    assert QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name) == LONG
    assert (label.sizeHint(), label.minimumSizeHint()) == (plain.sizeHint(), plain.minimumSizeHint())
    for width in range(60, 400, 17):
        label.resize(width, 120)
        assert label.heightForWidth(width) == plain.heightForWidth(width)
        assert best_broken(LONG, label.font(), width) == label.painted_text()


@pytest.mark.parametrize("text", ["沒有擴充就沒有別的建築。", "没有扩充就没有别的建筑。", "There is nothing else."])
def test_other_languages_are_painted_by_qt(qtbot: QtBot, text: str) -> None:
    label = wrapping_label(qtbot, text * 5)
    assert label.painted_text() == label.text()
    label.setText(LONG)
    label.setWordWrap(False)
    assert label.painted_text() == label.text()


def test_a_tool_tip_breaks_japanese_lines_between_phrases(qapp: QApplication) -> None:
    shown = [line.replace(JOINER, "") for line in lines_of(LONG * 3, font_of("ja"))]
    assert len(shown) > 2
    assert cuts(LONG * 3, shown) == 0


def test_rows_of_a_list_break_japanese_lines_between_phrases(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    rows, plain = QListWidget(), QListWidget()
    shown: list[str] = []
    original = WrappedRows.initStyleOption

    def watched(self: WrappedRows, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        original(self, option, index)
        if self._paints:
            shown.append(option.text)

    monkeypatch.setattr(WrappedRows, "initStyleOption", watched)
    rows.setItemDelegate(WrappedRows(rows))
    for one in (rows, plain):
        qtbot.addWidget(one)
        one.setFont(font_of("ja"))
        one.setWordWrap(True)
        one.addItem(LONG)
        one.resize(220, 200)
        one.show()
        qtbot.waitExposed(one)
    QApplication.processEvents()
    assert rows.visualItemRect(rows.item(0)) == plain.visualItemRect(plain.item(0))
    width = next(width for width in range(150, 220) if best_broken(LONG, rows.font(), width) == shown[-1])
    assert cuts(LONG, lines(shown[-1], width, rows.font())) == 0
    rows.item(0).setText("Nothing but English words that take several lines")
    plain.item(0).setText(rows.item(0).text())
    QApplication.processEvents()
    assert shown[-1] == rows.item(0).text()
    assert rows.grab().toImage() == plain.grab().toImage()
