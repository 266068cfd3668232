"""The style of the languages: rules of the project and the rulebooks, and mistakes that must not be repeated."""

import re
from collections.abc import Iterator
from types import ModuleType

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.games import style_names
from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.app.fonts import families_for, slanted
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.puertorico.texts.rules import figures
from puertorico_desktop.gui.puertorico.texts.rules.topics import concept
from puertorico_desktop.gui.puertorico.texts.words import BUILDINGS, Words
from puertorico_desktop.gui.windows.dialog_labels import ReasonLabel
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from tests.architecture.sources import PACKAGE
from tests.gui.catalogues import PLACEHOLDER, catalogue, messages
from tests.scripts import load_script

EASTERN = [code for code in LANGUAGES if code != ENGLISH]
CHINESE = [code for code in EASTERN if code.startswith("zh")]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    return load_script("make_edition_texts")


@pytest.fixture
def languages(english: Languages) -> Iterator[Languages]:
    yield english
    english.use(ENGLISH)


def classic(language: str) -> list[tuple[str, str, str]]:
    """Returns context, source and text of all messages in the catalogue of a language."""
    return [(m.context, m.source, form) for m in messages(catalogue(language)) for form in m.forms]


def of_1897(script: ModuleType, language: str) -> list[tuple[str, str, str]]:
    """Returns the same for games of 1897."""
    said = script.wording("1897", language)
    return [
        (m.context, m.source, form)
        for m in script.messages(language)
        if script.is_changed(m.context) or m.context.endswith("1897")
        for form in (said.of(m) if script.is_changed(m.context) else m.forms)
    ]


# -- the same for all -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", EASTERN)
def test_mnemonics_are_placed_before_the_ellipsis(language: str) -> None:
    assert not [form for *_, form in classic(language) if re.search(r"(…|\.\.\.)\s*\(&", form)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_mnemonics_are_the_same_in_1897(script: ModuleType, language: str) -> None:
    """Others would collide with those of other widgets in the same dialog."""
    for _, source, form in of_1897(script, language):
        marked, there = (re.search(r"(?<!&)&(\w)", text) for text in (source, form))
        assert (marked and marked[1].upper()) == (there and there[1].upper()), (source, form)


@pytest.mark.parametrize("language", CHINESE)
def test_the_reader_is_addressed_in_the_same_way_everywhere(language: str) -> None:
    assert not [form for *_, form in classic(language) if "您" in form]


@pytest.mark.parametrize("language", EASTERN)
def test_styles_of_computer_players_are_not_named_like_people(language: str) -> None:
    said = {source: form for context, source, form in classic(language) if context == "Bot"}
    assert all(said[style].endswith("型") for style in style_names())


# -- forbidden words ------------------------------------------------------------------------------------------------

NEVER = {
    "zh_TW": r"（\{bot\}|蓋完|以半分(?!為單位)|為了平衡.*額外得到|遊戲人數|安置|保留\{|"
    r"覆盤|悔棋|棋步|獲勝機[率會]|\{rounds?\}(輪|回合)|每日遊戲|回到牌桌|"
    r"供應(?![商堆])|自動保存|未能保存|基本遊戲|祕密|占",
    "zh_CN": r"（\{bot\}|San Juan|以半分(?!为单位)|游戏人数|便宜1个，|开始的人少1个。|保留\{|"
    r"悔棋|平局|获胜(概率|机会)|\{rounds?\}回合|每日游戏|回到牌桌|郊区|安娜|"
    r"艘|归还公共堆|基本游戏|森林(?!小屋)|个人游戏板",
    "ja": r"（\{bot\}|残りから(入植者|貴族|労働者|市民|次の|\d)|残りが0|勝利点(多く|減ります)|まだ\{free\}(?!個)|"
    r"保管(する|しない)|小さな船|"
    r"第\{round\}ラウンド|特典|エキスパート|フェスティバル|勝利の見込み|ミス(?!ト)|"
    r"(?<!その)他の|フォルダ(?!ー)|コンピューター|空いている丸|積載数|大型施設|速いゲーム",
}
"""By language, in the classic game and outside of games. Titles of computer players have brackets of their own."""

LISTS = ("PuzzlesPage", "Statistics")
"""The contexts of lists of several games, which have words of no edition only."""

ANOTHER_WORD = {
    "zh_TW": r"VP(?!標記|區域)|勝利分數|勝利點",
    "zh_CN": r"VP(?!标记|区域)|胜利点|建筑空格",
    "ja": r"VP|勝利ポイント|(空き|建築)スペース",
}
"""Second words for points and for spaces, in no game; zh_TW and zh_CN have VP in the printed names of two things."""

NEVER_IN_1897 = {
    "en": r"tie-break role tile|(worker|citizen)s? (are )?(on|from) the ship|leave the ship|this card|"
    r"(?<!small and )large building",
    "zh_TW": r"肖像裡|船上有[公工]|塊(?<!板塊)(?!土地)|張(?!玩家圖板|圖板|成就卡|節慶卡|卡)|空的工人格|"
    r"安置|部署|兩箱1分|2箱1VP|小船|板個|輪出來|販售貨|販售不出|到你工人",
    "zh_CN": r"肖像里|船上有[公工]|块(?<!板块)|张(?!玩家图板|图板|成就卡|节庆卡|卡)|空的工人格|"
    r"已进驻|不必进驻|礼拜堂|中转站|San Juan|安置|船上的1个|小船(?!坞)|板个|蔗蔗|到你工人|所有的卡",
    "ja": r"肖像に(残|得|い|労|市)|肖像で待|山が空|残りから(労働者|市民)|ストック|小さい船|小さな船|"
    r"船(から|に|には)(市民|労働者|誰|人)",
}
"""What a game of 1897 says otherwise, or S000 does; tiles are counted with 個 there, boards and
achievement cards with 張."""


@pytest.mark.parametrize("language", EASTERN)
def test_points_and_spaces_have_one_word_each(script: ModuleType, language: str) -> None:
    texts = [*classic(language), *of_1897(script, language)]
    assert not {source: form for _, source, form in texts if re.search(ANOTHER_WORD[language], form)}


@pytest.mark.parametrize("language", EASTERN)
def test_known_mistakes_do_not_occur(language: str) -> None:
    others = ("SanJuan", "Saves1897", *LISTS)
    texts = [text for text in classic(language) if not text[0].startswith(others)]
    found = {source: form for _, source, form in texts if re.search(NEVER[language], form)}
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_known_mistakes_do_not_occur_in_games_of_1897(script: ModuleType, language: str) -> None:
    texts = of_1897(script, language)
    assert len(texts) > 800
    found = {source: form for _, source, form in texts if re.search(NEVER_IN_1897[language], form, re.IGNORECASE)}
    assert not found


@pytest.mark.parametrize("language", EASTERN)
def test_sentences_about_a_building_use_its_name_in_the_edition(
    script: ModuleType, languages: Languages, language: str
) -> None:
    """For all sources with a building that has another name in the edition: refusals, the log, the rules."""
    english = {one: name.lower() for one, name in BUILDINGS[Edition.CLASSIC].items()}
    languages.use(language)
    before, after = Words(Edition.CLASSIC), Words(Edition.SPECIAL_1897)
    renamed = [one for one in Building if before.building(one) != after.building(one)]
    assert len(renamed) >= 20
    said = script.wording("1897", language)
    missed, seen = [], set()
    for message in filter(lambda message: script.is_changed(message.context), script.messages(language)):
        named = [one for one in renamed if re.search(rf"\b{english[one]}\b", PLACEHOLDER.sub("", message.source))]
        for one in named:
            if any(before.building(one) in form for form in message.forms):
                seen.add(one)
                missed += [form for form in said.of(message) if after.building(one) not in form]
    assert not missed
    assert len(seen) >= 10


def test_texts_about_saving_games_are_the_same_in_every_edition(script: ModuleType) -> None:
    """To store goods is another word in 1897."""
    assert not any(script.is_changed(context) for context in ("GameSaver", "ScoreSheetDialog", "Exports"))


@pytest.mark.parametrize(
    ("language", "said"), [("zh_TW", "3個水果種植園"), ("zh_CN", "水果种植园（3）"), ("ja", "果物農園（3枚）")]
)
def test_several_tiles_are_counted_with_the_words_of_the_edition(
    languages: Languages, language: str, said: str
) -> None:
    languages.use(language)
    languages.use_edition(Edition.SPECIAL_1897.value)
    try:
        assert Words(Edition.SPECIAL_1897).several(1, 3) == said
    finally:
        languages.use_edition(Edition.CLASSIC.value)


# -- the page about the words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_edition_lists_every_other_name(languages: Languages, language: str) -> None:
    """Each language renames other pieces: a dozen have a new name in Chinese alone."""
    languages.use(language)
    words, before = Words(Edition.SPECIAL_1897), Words(Edition.CLASSIC)
    grid = figures.grid(concept("edition"), None, words)
    assert grid is not None
    listed = {row.label.text.lower(): row.cells for row in grid.rows}
    for building in Building:
        name, old = words.building(building), before.building(building)
        assert (name.lower() in listed) == (name != old)
        if name != old:
            assert listed[name.lower()] == (old,)
    assert len(listed) == len(grid.rows)
    assert ("船塢" in listed) == (language == "zh_TW")


# -- typography -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_fonts_with_italics_are_slanted(qtbot: QtBot, languages: Languages, language: str) -> None:
    languages.use(language)
    parent = QWidget()
    qtbot.addWidget(parent)
    note = ReasonLabel(parent)
    note.set_reason("…")
    assert note.font().italic() == (language == ENGLISH)
    assert slanted(QApplication.font()).italic() == (language == ENGLISH)
    languages.use(ENGLISH)
    QApplication.processEvents()
    assert note.font().italic()


@pytest.mark.parametrize("language", EASTERN)
def test_fonts_of_the_system_are_not_slanted(qapp: QApplication, language: str) -> None:
    font = QFont()
    font.setFamilies(families_for(language)[1:])
    assert not slanted(font).italic()


def test_only_one_module_uses_italics() -> None:
    slants = re.compile(r"setItalic|font-style|<(i|em)>")
    found = {path.name for path in PACKAGE.rglob("*.py") if slants.search(path.read_text(encoding="utf-8"))}
    assert found == {"fonts.py"}
