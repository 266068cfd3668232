"""The window of the rules: search, contents, links, history, languages and colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import QEvent, QModelIndex, Qt, QUrl
from PySide6.QtGui import QAccessible, QIcon, QKeySequence, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.models.rules import RulesModel
from puertorico_desktop.gui.puertorico.texts.rules.book import rules_of
from puertorico_desktop.gui.puertorico.texts.rules.topics import HANDLING_TOPIC
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.puertorico.views.page_painter import PagePainter
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.gui.texts.rules.book import Rules
from puertorico_desktop.gui.windows.rules_book import SIZE, RulesBook
from puertorico_desktop.gui.windows.shortcuts import shortcuts_of
from puertorico_desktop.languages import ENGLISH

CLASSIC = Words(Edition.CLASSIC)
FIRST_TOPIC, WHARF = "concept:overview", "building:wharf"
Key = Qt.Key
Decoration = Qt.ItemDataRole.DecorationRole


@pytest.fixture
def theme() -> Theme:
    return Theme()


def new_book(theme: Theme, parent: QWidget | None = None) -> RulesBook:
    paint = PagePainter(TableRenderer(theme, Icons(theme), theme)).paint
    return RulesBook(lambda shortcuts: rules_of(CLASSIC, shortcuts), paint, theme, (), parent)


@pytest.fixture
def book(qtbot: QtBot, theme: Theme) -> RulesBook:
    book = new_book(theme)
    theme.setParent(book)
    qtbot.addWidget(book)
    book.open_topic()
    return book


def listed(book: RulesBook) -> list[str]:
    """Returns the topics in the list, from top to bottom."""
    model = book.model
    chapters = [model.index(row, 0) for row in range(model.rowCount())]
    return [
        str(model.index(row, 0, chapter).data(Qt.ItemDataRole.UserRole))
        for chapter in chapters
        for row in range(model.rowCount(chapter))
    ]


def current(book: RulesBook) -> str | None:
    selected = book.contents.selectionModel().selectedIndexes()
    return str(selected[0].data(Qt.ItemDataRole.UserRole)) if selected else None


# -- the list -------------------------------------------------------------------------------------------------------


def test_the_model_passes_the_model_tester(qtmodeltester: ModelTester) -> None:
    model = RulesModel(rules_of(CLASSIC), lambda topic: QIcon())
    qtmodeltester.check(model)
    for query in ("sugar", "zeppelin", ""):
        model.search(query)
    assert model.rowCount() == len(rules_of(CLASSIC).chapters)


def test_chapters_are_headings_of_their_pages(book: RulesBook) -> None:
    model = book.model
    chapter = model.index(0, 0)
    assert chapter.data() == "To begin with"
    assert not chapter.flags() & Qt.ItemFlag.ItemIsSelectable
    page = model.index(0, 0, chapter)
    assert (page.data(), page.data(Qt.ItemDataRole.UserRole)) == ("How the game goes", FIRST_TOPIC)
    assert not page.data(Qt.ItemDataRole.DecorationRole).isNull()
    assert model.index_of("building:wharf").data() == "Wharf"
    assert not model.index_of("building:pyramid").isValid()
    assert model.data(QModelIndex()) is None


# -- pages ----------------------------------------------------------------------------------------------------------


def test_the_list_shows_the_chapter_of_the_first_page(book: RulesBook) -> None:
    for topic in ("role:captain", FIRST_TOPIC):
        book.open_topic(topic)
        assert book.contents.viewport().rect().contains(book.contents.visualRect(book.model.index_of(topic)))
    assert book.contents.visualRect(book.model.index(0, 0)).top() >= 0


def test_opening_a_page_selects_it_in_the_list(book: RulesBook) -> None:
    book.open_topic("building:hospice")
    for words in ("\N{OBJECT REPLACEMENT CHARACTER}", "Hospice", "Violet buildings", "Quarries at most", "See also"):
        assert words in book.page.toPlainText()
    assert current(book) == "building:hospice"


def test_every_page_can_be_shown(book: RulesBook) -> None:
    rules = rules_of(CLASSIC)
    book.resize(SIZE)
    for topic, page in rules.pages.items():
        book.open_topic(topic)
        assert page.title in book.page.toPlainText()
        assert "{" not in book.page.toPlainText()
        assert book.page.horizontalScrollBar().maximum() == 0, topic


def test_a_book_painted_ahead_has_its_first_page_open(qtbot: QtBot, theme: Theme) -> None:
    book = new_book(theme)
    theme.setParent(book)
    qtbot.addWidget(book)
    book.paint_ahead()
    qtbot.waitUntil(lambda: bool(book.page.topic))
    assert not book.isVisible()
    assert book.page.topic == FIRST_TOPIC
    book.open_topic("building:harbor")
    assert (book.page.topic, current(book)) == ("building:harbor", "building:harbor")
    assert not book.back_action.isEnabled()


def test_an_open_page_stays_while_the_list_is_painted_ahead(book: RulesBook, qtbot: QtBot) -> None:
    book.open_topic("building:harbor")
    book.paint_ahead()
    qtbot.waitUntil(lambda: not book._idle.isActive())
    assert book.page.topic == "building:harbor"


def test_a_book_without_pages_is_painted_ahead(theme: Theme, qtbot: QtBot) -> None:
    """A game need not have any."""
    book = RulesBook(lambda shortcuts: Rules(()), lambda painter, rect, page: None, theme, ())
    qtbot.addWidget(book)
    book.paint_ahead()
    qtbot.waitUntil(lambda: not book._idle.isActive())
    assert not book.page.topic


def test_an_unknown_topic_opens_the_first_page(book: RulesBook) -> None:
    book.open_topic("building:pyramid")
    assert book.page.topic == FIRST_TOPIC


def test_links_and_the_buttons_back_and_forward(book: RulesBook, qtbot: QtBot) -> None:
    assert not book.back_action.isEnabled()
    book.page.doSetSource(QUrl("rules:role:captain"))
    book.page.setSource(QUrl("rules:building:wharf"))
    assert current(book) == "building:wharf"
    book.back_button.click()
    assert (book.page.topic, current(book)) == ("role:captain", "role:captain")
    QTest.keyClick(book, Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert book.page.topic == FIRST_TOPIC
    assert not book.back_action.isEnabled()
    book.forward_button.click()
    assert book.page.topic == "role:captain"


def test_a_link_is_followed_with_the_keyboard(book: RulesBook) -> None:
    book.open_topic("concept:governor")
    book.page.setFocus()
    QTest.keyClick(book.page, Key.Key_Tab)
    QTest.keyClick(book.page, Key.Key_Return)
    assert book.page.topic == "role:captain"


def test_the_list_is_navigated_with_arrow_keys(book: RulesBook) -> None:
    book.search.setFocus()
    QTest.keyClick(book.search, Key.Key_Down)
    assert book.contents.hasFocus()
    assert book.page.topic == FIRST_TOPIC
    QTest.keyClick(book.contents, Key.Key_Down)
    assert book.page.topic == "concept:handling"
    QTest.keyClick(book.contents, Key.Key_Up)
    assert book.contents.hasFocus()
    QTest.keyClick(book.contents, Key.Key_Up)
    assert book.search.hasFocus()
    assert book.page.topic == FIRST_TOPIC


def test_a_click_in_the_list_opens_a_page(book: RulesBook, qtbot: QtBot) -> None:
    index = book.model.index_of("concept:round")
    QTest.mouseClick(
        book.contents.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        book.contents.visualRect(index).center(),
    )
    assert book.page.topic == "concept:round"
    chapter = book.model.index(1, 0)
    book.contents.clicked.emit(chapter)
    assert book.page.topic == "concept:round"


# -- search ---------------------------------------------------------------------------------------------------------


def test_typing_filters_the_list(book: RulesBook) -> None:
    QTest.keyClicks(book.search, "HÁRB")
    assert listed(book)[0] == "building:harbor"
    assert "role:captain" in listed(book)
    assert [book.model.index(row, 0).data() for row in range(2)] == ["In the title", "In the text"]
    assert current(book) == "building:harbor"
    assert book.page.topic == FIRST_TOPIC
    QTest.keyClick(book.search, Key.Key_Return)
    assert book.page.topic == "building:harbor"
    book.search.clear()
    assert len(listed(book)) == len(rules_of(CLASSIC).pages)
    assert current(book) == "building:harbor"


def test_a_search_without_results_shows_a_message(book: RulesBook) -> None:
    assert book.nothing.isHidden()
    book.search.setText("  big  zeppelin")
    assert not book.nothing.isHidden()
    assert book.nothing.text() == "No page was found for “big zeppelin”. Try fewer or other words."
    assert book.search.accessibleDescription() == book.nothing.text()
    QTest.keyClick(book.search, Key.Key_Return)
    QTest.keyClick(book.search, Key.Key_Down)
    assert book.page.topic == FIRST_TOPIC
    book.search.clear()
    assert book.nothing.isHidden()
    assert not book.search.accessibleDescription()


def test_the_words_of_the_search_are_highlighted_on_the_page(book: RulesBook) -> None:
    book.open_topic("building:harbor")
    book.search.setText("LOAD wharf")
    lit = {mark.cursor.selectedText().lower() for mark in book.page.extraSelections()}  # type: ignore[attr-defined]
    assert lit == {"load", "wharf"}
    book.page.open("building:wharf")
    assert book.page.extraSelections()
    book.search.clear()
    assert not book.page.extraSelections()


@pytest.fixture
def japanese(book: RulesBook, english: Languages) -> Iterator[RulesBook]:
    english.use("ja")
    QApplication.sendEvent(book, QEvent(QEvent.Type.LanguageChange))
    book.open_topic("role:captain")
    book.resize(SIZE)
    yield book
    english.use(ENGLISH)
    QApplication.sendEvent(book, QEvent(QEvent.Type.LanguageChange))


def test_japanese_lines_break_between_phrases_where_they_are_long(japanese: RulesBook) -> None:
    page = japanese.page
    usual, by_phrases = "ま\N{WORD JOINER}す。", "得\N{WORD JOINER}ま\N{WORD JOINER}す。"
    assert by_phrases in page.toPlainText()
    font = japanese.font()
    font.setPixelSize(28)
    japanese.setFont(font)
    assert by_phrases not in page.toPlainText()
    assert usual in page.toPlainText()
    japanese.resize(1500, 650)
    assert by_phrases in page.toPlainText()


def test_joiners_are_neither_copied_nor_in_the_way_of_the_search(japanese: RulesBook) -> None:
    page = japanese.page
    japanese.search.setText("商品")
    lit = [mark.cursor.selectedText() for mark in page.extraSelections()]  # type: ignore[attr-defined]
    assert len(lit) > 5
    assert {text.replace("\N{WORD JOINER}", "") for text in lit} == {"商品"}
    page.selectAll()
    data = page.createMimeDataFromSelection()
    assert "出荷しなければなりません。" in data.text()
    assert not any("\N{WORD JOINER}" in text for text in (data.text(), data.html()))


def test_pages_get_few_joiners_while_a_screen_reader_listens(
    japanese: RulesBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = japanese.page.toPlainText().count("\N{WORD JOINER}")
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    japanese.page.reload()
    assert 0 < japanese.page.toPlainText().count("\N{WORD JOINER}") < many / 5


def test_breaking_between_phrases_costs_no_scroll_bar(japanese: RulesBook, monkeypatch: pytest.MonkeyPatch) -> None:
    page, pages = japanese.page, list(rules_of(CLASSIC).pages)

    def scrolled() -> list[str]:
        found = []
        for topic in pages:
            page.open(topic)
            if page.verticalScrollBar().maximum():
                found.append(topic)
        return found

    by_phrases = scrolled()
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    page.open("role:captain")
    assert by_phrases == scrolled()


def test_opening_a_page_outside_the_results_keeps_the_list(book: RulesBook) -> None:
    book.search.setText("harbor")
    book.page.open("tile:quarry")
    assert current(book) is None
    QTest.keyClick(book, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert book.search.hasFocus()
    assert book.search.selectedText() == "harbor"


# -- the window -----------------------------------------------------------------------------------------------------


def test_escape_closes_the_book_and_resets_search_and_history(book: RulesBook) -> None:
    assert not book.isModal()
    book.page.open("role:captain")
    book.search.setText("harbor")
    QTest.keyClick(book.search, Key.Key_Escape)
    assert not book.isVisible()
    book.open_topic("role:mayor")
    assert book.isVisible()
    assert book.search.text() == ""
    assert not book.back_action.isEnabled()
    assert current(book) == "role:mayor"


def test_escape_closes_the_book_from_every_widget(book: RulesBook) -> None:
    for widget in (book.page, book.contents):
        book.open_topic("role:mayor")
        widget.setFocus()
        QTest.keyClick(widget, Key.Key_Escape)
        assert not book.isVisible()


def test_changing_the_language_keeps_page_and_search(book: RulesBook, monkeypatch: pytest.MonkeyPatch) -> None:
    book.open_topic("building:wharf")
    book.search.setText("ship")
    found = listed(book)
    monkeypatch.setattr(Words, "building", lambda self, building: f"<{building.id}>")
    QApplication.sendEvent(book, QEvent(QEvent.Type.LanguageChange))
    assert "<wharf>" in book.page.toPlainText()
    assert book.page.topic == "building:wharf"
    assert listed(book) == found
    assert book.search.text() == "ship"


def test_changing_the_edition_keeps_the_page(book: RulesBook) -> None:
    book.open_topic("building:wharf")
    book.read_anew()
    assert book.page.topic == "building:wharf"


@pytest.mark.own_words
def test_a_page_missing_in_the_edition_is_replaced_by_the_first_page(
    book: RulesBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.open_topic(WHARF)
    chapters = rules_of(CLASSIC).chapters
    rules = Rules([attrs.evolve(one, pages=[page for page in one.pages if page.id != WHARF]) for one in chapters])
    monkeypatch.setattr(book, "_read", lambda shortcuts: rules)
    book.read_anew()
    assert book.page.topic == FIRST_TOPIC
    assert not book.back_action.isEnabled()


def test_the_page_follows_the_scheme(book: RulesBook, theme: Theme) -> None:
    book.open_topic("building:wharf")
    light = book.page.toHtml()
    theme.set_scheme(Scheme.DARK)
    assert book.page.toHtml() != light
    assert theme.color("ink").name() in book.page.toHtml()
    assert book.page.topic == "building:wharf"


def test_text_is_large_enough(book: RulesBook) -> None:
    assert book.page.document().defaultFont().pixelSize() >= 14
    font = book.font()
    font.setPixelSize(24)
    book.setFont(font)
    assert book.page.document().defaultFont().pixelSize() == 24


def test_pictures_grow_with_the_text(book: RulesBook) -> None:
    def side() -> int:
        picture = book.page.loadResource(2, QUrl(f"picture:{book.page.topic}"))
        assert isinstance(picture, QPixmap)
        return picture.width()

    small, list_side = side(), book.contents.iconSize().width()
    font = book.font()
    font.setPixelSize(28)
    book.setFont(font)
    assert side() == 2 * small
    assert book.contents.iconSize().width() > list_side
    icon = book.model.index_of(FIRST_TOPIC).data(Decoration)
    assert icon.actualSize(book.contents.iconSize()) == book.contents.iconSize()


def test_no_page_is_too_wide_for_large_text(book: RulesBook) -> None:
    font = book.font()
    font.setPixelSize(20)
    book.setFont(font)
    book.resize(1160, 650)
    for topic in rules_of(CLASSIC).pages:
        book.open_topic(topic)
        assert book.page.horizontalScrollBar().maximum() == 0, topic


def test_the_text_has_the_font_size_of_the_parent_window(qtbot: QtBot, theme: Theme) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    theme.setParent(window)
    window.setStyleSheet("* { font-size: 20px; }")
    book = new_book(theme, window)
    book.open_topic()
    assert book.page.document().defaultFont().pixelSize() == 20


def test_open_topic_clears_the_search(book: RulesBook) -> None:
    book.search.setText("zeppelin")
    book.open_topic("role:captain")
    assert book.search.text() == ""
    assert current(book) == "role:captain"
    assert book._rules.page("role:captain").title == "Captain"
    book.open_topic(None)
    assert book.page.topic == FIRST_TOPIC


def test_shortcuts_of_the_menus_are_listed(book: RulesBook, qtbot: QtBot) -> None:
    bar = QMenuBar()
    qtbot.addWidget(bar)
    game, deep, plain = QMenu("&Game", bar), QMenu("&More && more", bar), QMenu("ゲーム(&P)", bar)
    again = game.addAction("&New…")
    again.setShortcut(QKeySequence("Ctrl+N"))
    game.addAction("&Without")
    redo = deep.addAction("&Redo")
    redo.setShortcuts([QKeySequence("Ctrl+Y"), QKeySequence("Ctrl+Shift+Z")])
    game.addMenu(deep)
    plain.addActions([again])
    plain.addAction("Rules").setShortcut(QKeySequence("F1"))
    bar.addMenu(game)
    bar.addMenu(plain)
    pairs = shortcuts_of(bar)
    assert pairs == [
        ("Game › New", "Ctrl+N"),
        ("Game › More & more › Redo", "Ctrl+Y, Ctrl+Shift+Z"),
        ("ゲーム › Rules", "F1"),
    ]
    book.set_shortcuts(pairs)
    book.open_topic(HANDLING_TOPIC)
    assert "Ctrl+Shift+Z" in book.page.toPlainText()
    assert "More & more" in book.page.toPlainText()
    QApplication.sendEvent(book, QEvent(QEvent.Type.LanguageChange))
    assert "Ctrl+Shift+Z" in book.page.toPlainText()


def test_the_rules_are_read_again_only_for_other_shortcuts(qtbot: QtBot, theme: Theme) -> None:
    read: list[object] = []
    painted: set[str] = set()

    def pages(shortcuts: Sequence[tuple[str, str]]) -> Rules:
        read.append(shortcuts)
        return rules_of(CLASSIC, shortcuts)

    pairs = (("Game › New", "Ctrl+N"),)
    book = RulesBook(pages, lambda painter, rect, page: painted.add(page.id), theme, pairs)
    qtbot.addWidget(book)
    book.open_topic(HANDLING_TOPIC)
    qtbot.waitExposed(book)
    assert "Ctrl+N" in book.page.toPlainText()
    book.set_shortcuts(list(pairs))
    assert read == [pairs]
    book.grab()
    assert 0 < len(painted) < len(rules_of(CLASSIC).pages), "only pictures in sight are painted"
    book.set_shortcuts([("Game › New", "Ctrl+T")])
    assert "Ctrl+T" in book.page.toPlainText()


def test_rows_are_high_enough_for_titles_and_pictures(book: RulesBook) -> None:
    font = book.font()
    for pixels in (14, 40):
        font.setPixelSize(pixels)
        book.setFont(font)
        height = book.contents.rowHeight(book.model.first())
        assert height >= max(book.contents.iconSize().height(), book.contents.fontMetrics().height())


def test_tab_reaches_every_widget_and_returns(book: RulesBook) -> None:
    book.activateWindow()
    book.search.setFocus()
    seen: list[QWidget | None] = []
    for _ in range(60):
        focus = QApplication.focusWidget()
        if focus not in seen:
            seen.append(focus)
        assert focus is not None
        QTest.keyClick(focus, Key.Key_Tab)
        if QApplication.focusWidget() is book.search:
            break
    assert QApplication.focusWidget() is book.search
    assert {book.search, book.contents, book.page} <= set(seen)


def test_widgets_of_the_book_have_accessible_names(book: RulesBook) -> None:
    for widget in (book.search, book.contents, book.page):
        assert widget.accessibleName()
    assert book.back_button.text() == "Back"
    assert book.windowTitle() == "Rules"


def test_the_window_fits_on_the_screen(book: RulesBook) -> None:
    room = book.screen().availableSize()
    assert book.width() <= room.width()
    assert book.height() <= room.height()


def test_local_files_are_not_loaded(book: RulesBook, tmp_path: Path) -> None:
    secret = tmp_path / "secret.html"
    secret.write_text("secret")
    assert book.page.loadResource(1, QUrl.fromLocalFile(str(secret))) is None
