"""Each edition has its own words: the names of its pieces, and all sentences during a game."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.components import Building, Component, Good, Role, Tile
from puertorico_desktop.engine.puertorico.options import Edition, Options
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.puertorico.texts import effects
from puertorico_desktop.gui.puertorico.texts.rules.topics import Piece
from puertorico_desktop.gui.puertorico.texts.saves import edition_name
from puertorico_desktop.gui.puertorico.texts.words import BUILDINGS, GOODS, ROLES, TILES, Words
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from puertorico_desktop.match.match import GameSetup
from puertorico_desktop.paths import translations_dir
from tests.gui.catalogues import PLACEHOLDER
from tests.gui.hands import new_window
from tests.gui.spoken import spoken
from tests.gui.table import seats
from tests.scripts import load_script

TABLES = (GOODS, TILES, ROLES, BUILDINGS)
EFFECTS = (effects.GOOD_EFFECTS, effects.TILE_EFFECTS, effects.ROLE_EFFECTS, effects.BUILDING_EFFECTS)
LATER = [edition for edition in Edition if edition is not Edition.CLASSIC]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """Returns the script that makes the catalogues of editions."""
    return load_script("make_edition_texts")


@pytest.fixture
def languages(english: Languages) -> Iterator[Languages]:
    yield english
    english.use_edition(Edition.CLASSIC.value)
    english.use(ENGLISH)


# -- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", Edition)
def test_every_piece_has_a_name_and_an_effect(edition: Edition) -> None:
    for kinds, names, does in zip((Good, Tile, Role, Building), TABLES, EFFECTS, strict=True):
        assert set(names[edition]) == set(does[edition]) == set(kinds)
        assert all(text.endswith(".") for text in does[edition].values())


def test_every_edition_has_a_name(languages: Languages) -> None:
    assert [edition_name(edition) for edition in Edition] == ["Classic", "1897"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", Edition)
def test_no_two_pieces_of_a_kind_share_a_name(languages: Languages, edition: Edition, language: str) -> None:
    languages.use(language)
    words = Words(edition)
    kinds: tuple[type[Component], ...] = (Good, Tile, Building)
    for kind in kinds:
        names = [words.piece(piece) for piece in kind]  # type: ignore[arg-type]
        assert len(set(names)) == len(names)
    assert len({words.role(role) for role in Role}) == len(Role) - 1, "both prospectors have one name"


NAMES_1897: tuple[tuple[Piece, tuple[str, str, str, str]], ...] = (
    (Role.SETTLER, ("Planter", "種植者", "种植者", "農園主")),
    (Role.MAYOR, ("Recruiter", "招募官", "招募官", "募集官")),
    (Role.CRAFTSMAN, ("Craftsman", "製造商", "制造商", "監督")),
    (Role.TRADER, ("Trader", "貿易商", "贸易商", "商人")),
    (Role.PROSPECTOR, ("Adventurer", "探險家", "探险家", "冒険家")),
    (Good.INDIGO, ("fruit", "水果", "水果", "果物")),
    (Good.TOBACCO, ("tobacco", "菸草", "烟草", "タバコ")),
    (Tile.INDIGO, ("fruit estate", "水果種植園", "水果种植园", "果物農園")),
    (Tile.QUARRY, ("quarry", "採石場", "采石场", "採石場")),
    (Tile.FOREST, ("forest", "樹林", "树林", "森")),
    (Building.INDIGO_PLANT, ("Large Fruit Depot", "大型水果倉庫", "大型水果仓库", "果物倉庫(大)")),
    (Building.COFFEE_ROASTER, ("Large Coffee Roaster", "大型烘豆所", "大型烘豆所", "焙煎所(大)")),
    (Building.SMALL_MARKET, ("Small Market", "小型市集", "小型市集", "市場(小)")),
    (Building.CONSTRUCTION_HUT, ("Builder's Yard", "建材行", "建材行", "資材置き場")),
    (Building.HOSPICE, ("Hospital", "醫院", "医院", "病院")),
    (Building.GUILD_HALL, ("Fire Station", "消防站", "消防站", "消防署")),
    (Building.AQUEDUCT, ("Canal", "運河", "运河", "運河")),
    (Building.GUESTHOUSE, ("Bohío", "農舍", "农舍", "ボイオ(農家)")),
    (Building.LIBRARY, ("Publishing House", "出版公司", "出版公司", "出版社")),
    (Building.STATUE, ("Monument", "紀念堂", "纪念堂", "記念碑")),
    (Building.LAND_OFFICE, ("Zoning Office", "區劃辦公室", "区划办公室", "区画事務所")),
    (Building.ZONING_OFFICE, ("Notary", "公證處", "公证处", "公証役場")),
    (Building.JEWELER, ("Large Tailor Shop", "大型裁縫店", "大型裁缝店", "仕立屋(大)")),
)
"""Some names by `terms.md`, in the order of `LANGUAGES`."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_of_1897_have_the_names_of_the_rulebook(languages: Languages, language: str) -> None:
    languages.use(language)
    words, column = Words(Edition.SPECIAL_1897), list(LANGUAGES).index(language)
    assert [words.piece(piece) for piece, _ in NAMES_1897] == [names[column] for _, names in NAMES_1897]


def test_the_table_of_names_in_contributing_is_complete(languages: Languages) -> None:
    """CONTRIBUTING.md lists the ids of all pieces with another name in 1897."""
    languages.use("en")
    words = Words(Edition.SPECIAL_1897)
    kinds: tuple[type[Component], ...] = (Role, Good, Tile, Building)
    wanted = [
        f"| {words.piece(piece)} | {kind.__name__.lower()} | `{piece.id}` |"  # type: ignore[arg-type]
        for kind in kinds
        for piece in kind
        if words.piece(piece).lower().removesuffix(" estate") != piece.id.replace("_", " ")  # type: ignore[arg-type]
    ]
    text = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8")
    _, _, table = text.partition("| name in 1897 | kind | id |\n| --- | --- | --- |\n")
    assert table.partition("\n\n")[0].split("\n") == wanted


def test_the_zoning_office_is_another_building_in_each_edition(languages: Languages) -> None:
    """Collision 8 of terms.md."""
    languages.use("zh_TW")
    assert Words(Edition.CLASSIC).building(Building.ZONING_OFFICE) == "建設局"
    assert Words(Edition.SPECIAL_1897).building(Building.LAND_OFFICE) == "區劃辦公室"


# -- sentences ------------------------------------------------------------------------------------------------------

CLASSIC_ONLY = {
    "en": r"colonist|doubloon|indigo|\bnobles?\b|plantation|mayor|settler|prospector|San Juan|violet|\bchips?\b|"
    r"circle|\bcit(y(?! hall)|ies)\b",
    "zh_TW": "移民|染料|市長|開拓者|礦工|工匠|San Juan|雪茄|商店|貨船|銀行|貴族|圈|郊區|駐守|廠房|碼頭|採礦場|"
    "交出|可以交(?!換)|少交|不再交|(?<![花付換值得給少抵來多])錢(?![幣只])",
    "zh_CN": "移民|拓荒|靛蓝|杜布隆|圣胡安|商会|运输船|公共堆|贵族|被占据|市长|淘金|监管|牌片|圆环|紫色",
    "ja": "入植|ダブロン|インディゴ|サンファン|市長|開拓者|金鉱|貿易船|商船|貴族|紫の|稼動|プランテーション|チップ",
}
"""Words that an edition after the classic one does not have."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_1897_contain_no_classic_word(script: ModuleType, language: str) -> None:
    said = script.wording("1897", language)
    texts = [
        (m.source, form) for m in script.messages(language) if script.is_changed(m.context) for form in said.of(m)
    ]
    assert len(texts) > 800
    found = {s: t for s, t in texts if re.search(CLASSIC_ONLY[language], PLACEHOLDER.sub("", t), re.IGNORECASE)}
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_1897_keep_all_placeholders(script: ModuleType, language: str) -> None:
    said = script.wording("1897", language)
    for before in script.messages(language):
        for form in said.of(before):
            assert Counter(PLACEHOLDER.findall(form)) == Counter(PLACEHOLDER.findall(before.source)), before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_replaced_sentence_is_a_text_of_the_program(script: ModuleType, language: str) -> None:
    known = {message.source: message for message in script.messages(language)}
    for source, said in script.wording("1897", language).sentences.items():
        assert source in known
        assert (1 if isinstance(said, str) else len(said)) == len(known[source].forms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_1897_have_the_right_articles_and_no_outer_spaces(script: ModuleType, language: str) -> None:
    for message in script.overlay("1897", language):
        for form in message.forms:
            assert form == form.strip()
            assert not re.search(r"\ba [aeio]|\ban [^aeiou ]", form, re.IGNORECASE), form


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalogue_of_the_edition_is_up_to_date(
    script: ModuleType, language: str, qapp: QApplication
) -> None:
    path = translations_dir() / f"puertorico_1897_{language}.qm"
    translator, data = QTranslator(), path.read_bytes()
    assert translator.load(data)
    changed = script.overlay("1897", language)
    for message in changed:
        number = 3 if message.numbered else -1
        shown = translator.translate(message.context, message.source, message.comment or None, number)
        assert shown == message.forms[-1], f"run `dev.py translations`: {message}"
    others = {message[:3] for message in changed}
    same = next(m for m in script.messages(language) if m[:3] not in others and m.context == "Button")
    assert not translator.translate(same.context, same.source)


@pytest.mark.parametrize("context", ["Building", "Role1897", "Editions", "CliHelp", "Name", "SanJuanRules"])
def test_texts_of_some_contexts_are_not_changed(script: ModuleType, context: str) -> None:
    assert not script.is_changed(context)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("A colonist, two colonists.", "A worker, two workers."),
        ("{colonists} colonists in San Juan", "{colonists} workers on the portrait"),
        ("Colonist ship", "Work register"),
        ("recolonisation", "recolonisation"),
    ],
)
def test_only_whole_words_outside_placeholders_are_replaced(script: ModuleType, text: str, said: str) -> None:
    message = script.Message("Log", text, "", (text,), False)
    assert script.wording("1897", ENGLISH).of(message) == (said,)


# -- in the window --------------------------------------------------------------------------------------------------


def test_the_texts_follow_the_edition(languages: Languages) -> None:
    def said() -> str:
        return QCoreApplication.translate("Log", "{player} places the colonists.")

    assert said() == "{player} places the colonists."
    languages.use_edition(Edition.SPECIAL_1897.value)
    assert said() == "{player} places the workers."
    languages.use("zh_TW")
    assert said() == "{player}放置工人。"
    languages.use_edition(Edition.CLASSIC.value)
    assert said() == "{player}部署移民。"


def setup(edition: Edition) -> GameSetup:
    return GameSetup(Options(edition, 3), 1, seats("pbb"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window_uses_the_words_of_the_edition(qtbot: QtBot, languages: Languages, language: str) -> None:
    """Starting a game of another edition leaves no text of the former one."""
    languages.use(language)
    window = new_window(qtbot, "pbb")
    window.services.preferences.change(language=language)
    window.settings_applier.use_languages(languages)
    try:
        classic = spoken(window)
        assert re.search(CLASSIC_ONLY[language], " ".join(classic), re.IGNORECASE)
        window.session.start(setup(Edition.SPECIAL_1897))
        QApplication.processEvents()
        told = [text for text in spoken(window) if re.search(CLASSIC_ONLY[language], text, re.IGNORECASE)]
        assert not told
        window.session.start(setup(Edition.CLASSIC))
        QApplication.processEvents()
        assert not classic - spoken(window)
    finally:
        window.services.preferences.change(language=ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_merchant_outpost_of_1897_returns_goods_and_sells_none(script: ModuleType, language: str) -> None:
    """Rulebook 000: its owner returns a good to the supply and gets its value; that is no sale."""
    texts = [message for message in script.overlay("1897", language) if "past the trading house" in message.source]
    sales = ("sell ", "sells ", "不經", "販售{good}", "绕过", "通さず", "{good}を売")
    assert len(texts) == 5
    assert not [form for message in texts for form in message.forms if any(sale in form for sale in sales)]


@pytest.mark.parametrize("context", ["PuzzlesPage", "Statistics"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_of_several_games_have_the_same_words_in_every_edition(
    script: ModuleType, language: str, context: str
) -> None:
    """The edition at the table is not that of all games in the list, so no word of one edition only is used."""
    said = script.wording("1897", language)
    texts = [one for one in script.messages(language) if one.context == context]
    assert texts
    assert not [one for one in script.overlay("1897", language) if one.context == context]
    rounds = [form for one in texts for form in one.forms if "round" in one.source.casefold()]
    assert rounds
    assert not [form for form in rounds if any(word in form for word in said.words)]
