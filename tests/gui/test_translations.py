"""Every text of the program is translated completely in every language, with the words of the rulebooks."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
)
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from puertorico_desktop.paths import translations_dir
from tests.architecture.sources import PACKAGE
from tests.gui.catalogues import PLACEHOLDER, catalogue, messages
from tests.gui.hands import new_window
from tests.gui.spoken import spoken
from tests.scripts import load_script

OTHERS = [code for code in LANGUAGES if code != ENGLISH]
CJK = r"\u3000-\u303f\u3040-\u30ff\u3400-\u9fff\uff00-\uffef"
MNEMONIC = re.compile(r"\(&\w\)")


@pytest.fixture(scope="module")
def source_texts(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Counter[tuple[str, str, str]]:
    """The keys of the texts that lupdate finds in the source."""
    folder = tmp_path_factory.mktemp("lupdate")
    path, rules = folder / "all.ts", folder / "rules.py"
    rules.write_text(load_script("make_translations").rules_source(), encoding="utf-8")
    tool = Path(sys.executable).parent / "pyside6-lupdate"
    command = [str(tool), "-extensions", "py", "-locations", "none", str(PACKAGE), str(rules), "-ts", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return Counter(message.key for message in messages(path))


@pytest.mark.parametrize("language", OTHERS)
def test_the_catalogue_has_exactly_the_texts_of_the_source(
    language: str, source_texts: Counter[tuple[str, str, str]]
) -> None:
    have = Counter(message.key for message in messages(catalogue(language)))
    assert not source_texts - have, "run `dev.py translations`, then translate"
    assert not have - source_texts, "run `dev.py translations`"


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_translated(language: str) -> None:
    unfinished = [m.key for m in messages(catalogue(language)) if not m.finished or not all(m.forms)]
    assert not unfinished


@pytest.mark.parametrize("language", OTHERS)
def test_texts_with_numbers_have_one_form(language: str) -> None:
    for message in messages(catalogue(language)):
        assert len(message.forms) == 1
        assert message.numbered == ("%n" in message.source), message.key


@pytest.mark.parametrize("language", OTHERS)
def test_translations_keep_all_placeholders(language: str) -> None:
    lost = {
        message.source: form
        for message in messages(catalogue(language))
        for form in message.forms
        if Counter(PLACEHOLDER.findall(form)) != Counter(PLACEHOLDER.findall(message.source))
    }
    assert not lost


@pytest.mark.parametrize("language", OTHERS)
def test_recap_and_replay_have_different_words(language: str) -> None:
    """One replays what happened since the last turn, the other shows any earlier position."""
    words = {message.key[:2]: message.forms[0] for message in messages(catalogue(language))}
    assert words["Button", "Recap"] not in MNEMONIC.sub("", words["Menus", "&Replay"])


@pytest.mark.parametrize("language", OTHERS)
def test_mnemonics_are_those_of_english(language: str) -> None:
    """In brackets after the word, so the keys are the same in all languages."""
    for message in messages(catalogue(language)):
        marked = re.search(r"&(\w)", message.source)
        (form,) = message.forms
        if marked is None:
            assert "&" not in form, message.key
        else:
            assert f"(&{marked[1].upper()})" in form, message.key


@pytest.mark.parametrize("language", OTHERS)
def test_punctuation_and_spaces_are_those_of_the_language(language: str) -> None:
    """Full-width signs beside characters, and no space between characters and Latin letters or figures."""
    wrong = {}
    for message in messages(catalogue(language)):
        for form in message.forms:
            text = MNEMONIC.sub("", PLACEHOLDER.sub("0", form))
            half_width = re.search(rf"[{CJK}][,.;:?!]|[,;:?!][{CJK}]", text)
            spaced = re.search(rf"[{CJK}] +\w|\w +[{CJK}]", text)
            if half_width or spaced or text != text.strip():
                wrong[message.source] = form
    assert not wrong


@pytest.mark.parametrize("language", OTHERS)
def test_the_compiled_catalogue_is_up_to_date(language: str, qapp: QApplication) -> None:
    translator, data = QTranslator(), (translations_dir() / f"puertorico_{language}.qm").read_bytes()
    assert translator.load(data)
    for message in messages(catalogue(language)):
        comment = message.comment or None
        number = 3 if message.numbered else -1
        shown = translator.translate(message.context, message.source, comment, number)
        assert shown == message.forms[0], f"run `dev.py translations`: {message.key}"


# -- the words of the rulebooks -----------------------------------------------------------------------------------

TERMS: dict[str, dict[str, tuple[str, str, str]]] = {
    "Role": {
        "Settler": ("開拓者", "拓荒者", "開拓者"),
        "Mayor": ("市長", "市长", "市長"),
        "Builder": ("建築師", "建筑师", "建築家"),
        "Craftsman": ("工匠", "监管", "監督"),
        "Trader": ("商人", "商人", "商人"),
        "Captain": ("船長", "船长", "船長"),
        "Prospector": ("礦工", "淘金者", "金鉱掘り"),
    },
    "Good": {
        "corn": ("玉米", "玉米", "コーン"),
        "indigo": ("染料", "靛蓝", "インディゴ"),
        "sugar": ("蔗糖", "糖", "砂糖"),
        "tobacco": ("雪茄", "烟草", "タバコ"),
        "coffee": ("咖啡", "咖啡", "コーヒー"),
    },
    "Tile": {"quarry": ("採礦場", "采石场", "採石場")},
    "Building": {
        "Small Indigo Plant": ("小型染料廠", "小靛蓝作坊", "インディゴ加工場(小)"),
        "Small Sugar Mill": ("小型蔗糖廠", "小蔗糖磨坊", "砂糖加工場(小)"),
        "Indigo Plant": ("大型染料廠", "靛蓝作坊", "インディゴ加工場(大)"),
        "Sugar Mill": ("大型蔗糖廠", "蔗糖磨坊", "砂糖加工場(大)"),
        "Tobacco Storage": ("雪茄廠", "烟草库", "タバコ加工場"),
        "Coffee Roaster": ("咖啡廠", "咖啡烘烤房", "コーヒー加工場"),
        "Small Market": ("小市場", "小市场大厅", "市場(小)"),
        "Hacienda": ("大農莊", "农庄", "農場"),
        "Construction Hut": ("建築工房", "建筑小屋", "建築小屋"),
        "Small Warehouse": ("小倉庫", "小仓库", "倉庫(小)"),
        "Hospice": ("賓館", "收容院", "宿屋"),
        "Office": ("辦事處", "分商会", "商館"),
        "Large Market": ("大市場", "大市场大厅", "市場(大)"),
        "Large Warehouse": ("大倉庫", "大仓库", "倉庫(大)"),
        "Factory": ("大工廠", "工厂", "工場"),
        "University": ("大學", "大学", "大学"),
        "Harbor": ("港口", "港口", "港"),
        "Wharf": ("碼頭", "船坞", "造船所"),
    },
}
"""The words of the classic game by S001, S003 and S004 (`terms.md`), in the order of `OTHERS`.

S001 prints the size of an indigo plant or a sugar mill apart from its name.
"""


def words_of(language: str) -> dict[tuple[str, str], str]:
    return {(m.context, m.source): m.forms[0] for m in messages(catalogue(language))}


@pytest.mark.parametrize("language", OTHERS)
def test_pieces_have_the_names_of_the_rulebook(language: str) -> None:
    words, column = words_of(language), OTHERS.index(language)
    wrong = {
        source: (words[context, source], names[column])
        for context, terms in TERMS.items()
        for source, names in terms.items()
        if words[context, source] != names[column]
    }
    assert not wrong


@pytest.mark.parametrize(
    ("language", "english", "word", "never"),
    [
        # collision 1: 商會 is the guild hall in Taiwan, 商会 the trading house in China
        ("zh_TW", "Guild Hall", "商會", ("Trading house",)),
        ("zh_CN", "Trading house", "商会", ("Guild Hall",)),
        # collision 2: 商船 is the trading house in Japan, a cargo ship nowhere in the classic game
        ("ja", "Trading house", "商船", ("Cargo ships",)),
        ("ja", "Cargo ships", "貿易船", ("Trading house",)),
        # collision 9: 工場 is the factory alone
        ("ja", "Factory", "工場", ("Production buildings",)),
    ],
)
def test_words_with_other_meanings_in_other_languages_are_not_confused(
    language: str, english: str, word: str, never: tuple[str, ...]
) -> None:
    by_source: dict[str, set[str]] = {}
    for (_, source), form in words_of(language).items():
        by_source.setdefault(source, set()).add(form)
    assert word in by_source[english]
    for other in never:
        assert word not in by_source[other]


FORBIDDEN = {
    "zh_TW": ("殖民者", "煙草田", "撤銷設置", "輪次", "種植園", "官邸", "堡壘"),
    "zh_CN": ("殖民者", "回合制", "要塞", "公邸", "住宅"),
    "ja": ("農地", "勝利ポイント", "官邸", "要塞", "植民者"),
}
"""Words of other editions and languages, and second forms (collisions 10, 13, 14, 15)."""
OF_EDITIONS, OF_GAMES = ("1897", "Editions"), ("SanJuan",)
"""How contexts of texts end or begin that are not in the words of the classic game; see `test_edition_words.py`."""


def is_of_another_book(context: str) -> bool:
    """Returns whether the texts of a context use the words of another edition or game."""
    return context.endswith(OF_EDITIONS) or context.startswith(OF_GAMES)


@pytest.mark.parametrize("language", OTHERS)
def test_texts_contain_no_word_of_another_edition(language: str) -> None:
    found = {
        (word, message.source)
        for message in messages(catalogue(language))
        for word in FORBIDDEN[language]
        if word in message.forms[0] and not is_of_another_book(message.context)
    }
    assert not found


# -- in the window ------------------------------------------------------------------------------------------------


@pytest.fixture(params=list(LANGUAGES))
def language(request: pytest.FixtureRequest, english: Languages) -> Iterator[str]:
    english.use(request.param)
    yield request.param
    english.use(ENGLISH)


def test_all_texts_follow_a_change_of_language_during_a_game(qtbot: QtBot, english: Languages) -> None:
    """The texts are those of a window that was created in the language."""
    switched = new_window(qtbot, "pbb", 4)
    switched.settings_applier.use_languages(english)
    in_english = spoken(switched)
    try:
        for code in (*OTHERS, OTHERS[0]):
            switched.services.preferences.change(language=code)
            QApplication.processEvents()
        fresh = new_window(qtbot, "pbb", 4)
        left, right = spoken(switched), spoken(fresh)
        assert not right - left
        assert not (left - right) & in_english, "what is made only when it is shown may be there already"
        assert any("\u4e00" <= letter <= "\u9fff" for letter in "".join(spoken(switched)))
    finally:
        switched.services.preferences.change(language=ENGLISH)
        QApplication.processEvents()


@pytest.mark.parametrize("language", OTHERS)
def test_the_file_dialog_is_in_the_language(qtbot: QtBot, english: Languages, language: str) -> None:
    """Qt's own dialog, where a system has none; Qt's catalogues lack some of its words."""
    english.use(language)
    try:
        dialog = QFileDialog()
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        qtbot.addWidget(dialog)
        words = [label.text() for label in dialog.findChildren(QLabel)]
        assert len(words) >= 3
        assert all(re.search(f"[{CJK}]", text) for text in words), words
        assert not [text for text in words if text.endswith(":")]
    finally:
        english.use(ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_arrow_keys_are_shown_as_arrows(qapp: QApplication, english: Languages, language: str) -> None:
    english.use(language)
    shown = QKeySequence("Ctrl+Left").toString(QKeySequence.SequenceFormat.NativeText)
    assert language == ENGLISH or shown.endswith("←")
    english.use(ENGLISH)
