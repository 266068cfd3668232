"""Names in Chinese and Japanese letters, in windows of other languages: the fonts that they need, and no others."""

import logging
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QLocale
from PySide6.QtGui import QFont, QRawFont
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.gui.app import fonts
from puertorico_desktop.gui.app.background import wait_for_background
from puertorico_desktop.gui.app.fonts import BUNDLED, NAMES, are_drawn, load_for, own_font, read_for
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.app.letters import COMMON, EASTERN_SPANS, are_covered, has_letter, in_order_for
from puertorico_desktop.gui.app.settings import Settings
from puertorico_desktop.gui.learn.statistics.page import StatisticsPage
from puertorico_desktop.gui.models.saves import SavesModel
from puertorico_desktop.gui.play.history_service import HistoryService
from puertorico_desktop.gui.play.save_service import SaveService
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.windows.name_edit import NameEdit
from puertorico_desktop.languages import ENGLISH
from puertorico_desktop.learn.history.figures import Filter
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.rows import Person
from puertorico_desktop.match.match import GameSetup, Match, Seat, utc_now
from puertorico_desktop.paths import resource
from puertorico_desktop.saves.document import document_of
from puertorico_desktop.saves.folders import Folders
from puertorico_desktop.saves.library import Library
from tests.gui.first_letters import CHECKS
from tests.gui.table import StandInBots

ORDER = ("zh_CN", "zh_TW", "ja")
FILES = [name for language in ORDER for name in BUNDLED[language].files]


def loaded() -> list[str]:
    """Returns the languages, besides English, whose families were loaded."""
    return [language for language in ORDER if any(fonts._loaded.get(name) for name in BUNDLED[language].files)]


@pytest.fixture(autouse=True)
def like_the_start(qapp: QApplication, english: Languages, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As when the program has started in English in a western country: only the western family is loaded."""
    monkeypatch.setattr(QLocale, "uiLanguages", lambda locale: ["en-GB"])
    monkeypatch.setattr(fonts, "_read", {})
    monkeypatch.setattr(fonts, "_loaded", dict.fromkeys(BUNDLED[ENGLISH].files, True))
    had = QFont.substitutes(NAMES)
    QFont.removeSubstitutions(NAMES)
    yield
    wait_for_background()
    QFont.removeSubstitutions(NAMES)
    QFont.insertSubstitutions(NAMES, had)


@pytest.fixture
def no_reading(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Returns a function after whose call a font file that is read fails the test."""

    def forbid() -> None:
        monkeypatch.setattr(fonts, "_whole_file", lambda name: pytest.fail(f"{name} is read in the GUI thread"))

    return forbid


# -- the letters ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "known", "had"),
    [
        ("Anna Łukasz Έλλη Юлия Nguyễn ✓", (), True),
        ("Anna ★", (), False),
        ("由美", (), False),
        ("由美", ("ja",), True),
        ("たろう", ("zh_CN",), True),
        ("李雷", ("zh_TW",), True),
        ("陳小明", ("zh_CN",), False),
        ("陳小明", ("zh_CN", "ja"), True),
        ("辻", ("zh_CN", "zh_TW"), False),
        ("们", ("ja", "zh_TW"), False),
        ("龘𠮷김", (), True),
    ],
)
def test_letters_are_covered_by_the_families_that_are_known_or_by_none(
    text: str, known: tuple[str, ...], had: bool
) -> None:
    assert are_covered(text, known, [language for language in ORDER if language not in known]) == had


@pytest.mark.parametrize(
    ("text", "first"), [("由美", "zh_CN"), ("由美さん", "ja"), ("ﾕﾐ", "ja"), ("李・雷", "zh_CN"), ("ㄅㄆ由", "zh_TW")]
)
def test_kana_and_bopomofo_tell_the_language(text: str, first: str) -> None:
    assert in_order_for(text, ORDER) == [first, *(language for language in ORDER if language != first)]


@pytest.mark.parametrize("language", COMMON)
def test_the_files_have_the_letters_of_names(language: str) -> None:
    codes = {*range(0x2000, 0xFFFF)}
    letters = [chr(code) for code in codes if not 0xD800 <= code < 0xE000 and has_letter(language, chr(code))]
    assert len(letters) > 5000
    for name in BUNDLED[language].files:
        font = QRawFont(QByteArray(resource("fonts", name).read_bytes()), 16)
        lacking = [letter for letter in letters if not font.supportsCharacter(ord(letter)) and letter.isprintable()]
        assert not lacking, f"{name} lacks {lacking}"


def test_the_spans_are_in_order() -> None:
    assert [*EASTERN_SPANS] == sorted(EASTERN_SPANS)


# -- loading --------------------------------------------------------------------------------------------------------


def test_western_names_load_nothing() -> None:
    assert not load_for(["Anna", "Łukasz", "Έλλη", "Юлия", ""])
    assert are_drawn(["Łukasz"])
    assert loaded() == []


def test_all_families_are_loaded_at_once_when_a_name_needs_one() -> None:
    assert not are_drawn(["由美"])
    assert load_for(["Anna", "由美"])
    assert are_drawn(["由美"])
    assert loaded() == [*ORDER]
    assert not load_for(["由美", "陳雷", "たろう"])


@pytest.mark.parametrize(
    ("system", "names", "first"),
    [
        (["ja-JP", "en-US"], ["由美"], "ja"),
        (["en-HK", "zh-Hant-HK"], ["由美"], "zh_TW"),
        (["zh-SG"], ["由美"], "zh_CN"),
        (["de"], ["由美"], "zh_CN"),
        (["zh-SG"], ["Anna", "由美さん"], "ja"),
    ],
)
def test_letters_of_several_languages_are_those_of_the_name_or_else_of_the_system(
    monkeypatch: pytest.MonkeyPatch, system: list[str], names: list[str], first: str
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda locale: system)
    load_for(names)
    assert QFont.substitutes(NAMES)[0] == BUNDLED[first].family.lower()


def test_the_names_of_languages_load_what_names_need_too() -> None:
    own_font("ja", QFont())
    assert loaded() == [*ORDER]
    assert len(QFont.substitutes(NAMES)) == len(ORDER)


@pytest.mark.parametrize("check", CHECKS)
def test_letters_are_drawn_with_a_bundled_family_once_it_is_loaded(check: str) -> None:
    command = [sys.executable, "-m", "tests.gui.first_letters", check]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True)
    assert not done.returncode, done.stderr


def test_what_a_thread_has_read_is_not_read_again(no_reading: Callable[[], None]) -> None:
    thread = threading.Thread(target=read_for, args=(["由美さん"],))
    thread.start()
    thread.join()
    assert loaded() == []
    no_reading()
    assert load_for(["由美さん"])
    assert loaded() == [*ORDER]
    assert not fonts._read, "the files stay in memory"


def test_a_family_that_cannot_be_read_is_missed_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def read(name: str) -> QByteArray:
        if name in BUNDLED["zh_CN"].files:
            raise ValueError("the file is damaged")
        return QByteArray(resource("fonts", name).read_bytes())

    monkeypatch.setattr(fonts, "_whole_file", read)
    read_for(["由美"])
    with caplog.at_level(logging.WARNING):
        assert load_for(["由美"])
        assert not load_for(["们"])
    assert loaded() == ["zh_TW", "ja"]
    assert len(caplog.records) == 2
    caplog.clear()


# -- where names come from ------------------------------------------------------------------------------------------


def setup(*names: str) -> GameSetup:
    return GameSetup(Options(players=3), 1, tuple(Seat(name) for name in names))


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Returns folders with an autosaved game of the players Ben, 由美さん and Clara."""
    found = Folders(tmp_path / "data", tmp_path / "documents")
    library = Library(found)
    match = Match.new(setup("Ben", "由美さん", "Clara"))
    library.autosave(document_of(match, utc_now()), None)
    library.close()
    return found


def test_a_game_on_the_table_has_the_letters_of_its_players(english: Languages) -> None:
    session = PuertoRicoSession(setup("Anna", "Ben", "Clara"), StandInBots())  # type: ignore[arg-type]
    assert loaded() == []
    session.open(Match.new(setup("Anna", "由美さん", "Ben")))
    assert loaded() == [*ORDER]
    session.close()


def test_the_list_of_games_has_the_letters_of_their_players(
    qtbot: QtBot, folders: Folders, no_reading: Callable[[], None]
) -> None:
    service, model = SaveService(folders), SavesModel()
    with qtbot.waitSignal(service.listed) as answer:
        service.list_games(Settings())
    assert {*fonts._read} == {*FILES}, "the thread has not read the fonts"
    no_reading()
    model.add(answer.args[0])
    assert loaded() == [*ORDER]
    service.close()


def test_a_game_is_opened_with_the_letters_of_its_players(qtbot: QtBot, folders: Folders) -> None:
    service = SaveService(folders)
    with qtbot.waitSignal(service.last_found):
        service.find_last({})
    assert {*fonts._read} == {*FILES}
    service.close()


def test_the_statistics_have_the_letters_of_the_people(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = (Person(1, ("由美さん", "Yumi"), True),)
    monkeypatch.setattr(History, "people", lambda history: people)
    service = HistoryService(Folders(tmp_path / "data", tmp_path / "documents"))
    page = StatisticsPage(service, Theme())
    qtbot.addWidget(page)
    with qtbot.waitSignal(service.figures_ready):
        service.compute_figures(Filter())
    assert loaded() == [*ORDER]
    service.close()


def test_a_western_name_that_is_typed_loads_nothing(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    field = NameEdit("Anna", parent)
    field.insert(" Łukasz")
    wait_for_background()
    QApplication.processEvents()
    assert loaded() == []
