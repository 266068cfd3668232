"""The pages of the rules in every edition and language: the rules and figures of the edition, and their lists."""

import re
from collections.abc import Iterator
from itertools import groupby

import pytest

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.engine.puertorico.setup import NUMBERS
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.puertorico.texts.rules.book import rules_of
from puertorico_desktop.gui.puertorico.texts.rules.placeholders import residence_bonus
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.rules.book import Rules
from puertorico_desktop.gui.texts.rules.page import plain
from puertorico_desktop.gui.texts.rules.written import Kind
from puertorico_desktop.languages import ENGLISH, LANGUAGES

EASTERN = [code for code in LANGUAGES if code != ENGLISH]


@pytest.fixture
def languages(english: Languages) -> Iterator[Languages]:
    yield english
    english.use_edition(Edition.CLASSIC.value)
    english.use(ENGLISH)


def rules(languages: Languages, language: str, edition: Edition) -> Rules:
    languages.use(language)
    languages.use_edition(edition.value)
    return rules_of(Words(edition))


@pytest.mark.parametrize(
    ("edition", "tiles", "points"),
    [
        (Edition.CLASSIC, ("0–9", "10", "11", "12"), ("4", "5", "6", "7")),
        (Edition.SPECIAL_1897, ("0", "1–9", "10", "11", "12"), ("0", "4", "5", "6", "7")),
    ],
)
def test_the_table_of_the_residence_has_the_points_of_the_edition(
    languages: Languages, edition: Edition, tiles: tuple[str, ...], points: tuple[str, ...]
) -> None:
    """S000 pays for 1 to 9 tiles, the classic rulebooks for 9 or less (D-39)."""
    grid = rules(languages, ENGLISH, edition).page("building:residence").grid
    assert grid is not None
    assert grid.head[1:] == tiles
    assert grid.rows[0].cells == points
    for column, shown in zip(tiles, points, strict=True):
        first, _, last = column.partition("–")
        assert {residence_bonus(int(number), edition) for number in (first, last or first)} == {int(shown)}


@pytest.mark.parametrize(("language", "said"), [("en", "one to nine"), ("zh_TW", "一到九"), ("ja", "1〜9")])
def test_the_residence_of_1897_counts_from_one_tile_on(languages: Languages, language: str, said: str) -> None:
    assert said in rules(languages, language, Edition.SPECIAL_1897).page("building:residence").lead


@pytest.mark.parametrize("edition", Edition)
def test_the_page_of_the_draft_has_the_copies_of_a_game_for_two(languages: Languages, edition: Edition) -> None:
    """The jeweler is a production building, of which two players have two copies (rulings.md 16)."""
    text = rules(languages, ENGLISH, edition).page("concept:draft").text
    numbers = NUMBERS[edition][2]
    assert numbers.copies_of(CATALOG[Building.JEWELER]) == 2
    assert numbers.copies_of(CATALOG[Building.VILLA]) == 1
    assert "1 copy of each" in text
    assert "there are 2 copies of it" in text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "a worker for one of the tiles that you gain"),
        ("zh_TW", "得到的板塊中有一個會附帶一名工人"),
        ("zh_CN", "得到的板块中的一个带来一个工人"),
        ("ja", "得たタイルのうち1枚に労働者が付いてきます"),
    ],
)
def test_the_worker_of_the_hospital_may_come_to_either_tile(languages: Languages, language: str, said: str) -> None:
    """Also on the page of the role (D-12)."""
    assert said in rules(languages, language, Edition.SPECIAL_1897).page("role:settler").text


@pytest.mark.parametrize(
    ("language", "column"),
    [("en", "column"), ("zh_TW", "級數|第一級"), ("zh_CN", "[一的]列|与列"), ("ja", "[の初る]列|列目")],
)
def test_quarries_of_1897_are_limited_by_the_points_of_a_building(
    languages: Languages, language: str, column: str
) -> None:
    """S000 knows no columns: it counts the points of a building, and 4 for every expanded one (D-44)."""
    assert re.search(column, rules(languages, language, Edition.CLASSIC).page("concept:quarries").text)
    shown = rules(languages, language, Edition.SPECIAL_1897)
    assert not [page.id for page in shown.pages.values() if re.search(column, page.text)]
    assert all(row.column == min(row.points, 4) for row in CATALOG.values())


@pytest.mark.parametrize(
    ("language", "said", "never"),
    [
        ("en", "is no sale", "sells coffee"),
        ("zh_TW", "不視為販售", "販售咖啡"),
        ("zh_CN", "不算出售", "出售咖啡"),
        ("ja", "売ることには数えません", "コーヒーを売る"),
    ],
)
def test_the_merchant_outpost_does_not_sell(languages: Languages, language: str, said: str, never: str) -> None:
    """S000: to give a good back is no sale, so markets add nothing (T000-R12)."""
    text = rules(languages, language, Edition.SPECIAL_1897).page("building:trading_post").text
    assert said in text
    assert never not in text


def test_tiles_of_1897_are_drawn_from_the_bag(languages: Languages) -> None:
    for page in rules(languages, ENGLISH, Edition.SPECIAL_1897).pages.values():
        assert "face-down pile" not in page.text, page.id


def test_the_page_of_the_edition_tells_when_private_ships_are_unloaded(languages: Languages) -> None:
    """Rulings.md 14."""
    shown = rules(languages, ENGLISH, Edition.SPECIAL_1897)
    for topic in ("concept:edition", "building:wharf", "building:small_wharf"):
        assert "go to the supply when the" in shown.page(topic).text
    assert "goes to the supply at once" in rules(languages, ENGLISH, Edition.CLASSIC).page("building:wharf").text


@pytest.mark.parametrize("edition", Edition)
def test_a_list_of_so_many_ways_has_so_many_items(languages: Languages, edition: Edition) -> None:
    """What is no item of the list stands after it."""
    shown = rules(languages, ENGLISH, edition)
    for topic, announced, items in (
        ("concept:selection", "four ways", 4),
        ("concept:payment", "one of these", 3),
    ):
        blocks = shown.page(topic).blocks
        assert announced in plain(blocks[0].runs)
        assert [block.kind for block in blocks] == [Kind.PARAGRAPH, *[Kind.POINT] * items, Kind.PARAGRAPH]


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("language", EASTERN)
def test_items_of_a_list_do_not_end_with_a_comma(languages: Languages, language: str, edition: Edition) -> None:
    """English lists have commas; here an item ends with a semicolon or a full stop, the last one with a full stop."""
    for page in rules(languages, language, edition).pages.values():
        for kind, blocks in groupby(page.blocks, lambda block: block.kind):
            texts = [plain(block.runs) for block in blocks]
            if kind is Kind.POINT:
                assert not [text for text in texts if text[-1] not in "；。"], page.id
                assert texts[-1].endswith("。"), page.id


@pytest.mark.parametrize("edition", Edition)
def test_what_expansions_change_is_told_of_the_base_game(languages: Languages, edition: Edition) -> None:
    """Hunting lodge and land office remove tiles, and the land office is paid for a tile."""
    shown = rules(languages, ENGLISH, edition)
    assert "In the base game a tile stays to the end." in shown.page("concept:island").text
    assert "and in the base game for nothing else" in shown.page("concept:doubloons").text


@pytest.mark.parametrize("edition", Edition)
def test_the_page_of_the_prospector_denies_no_phase(languages: Languages, edition: Edition) -> None:
    """Its phase begins and ends like those of the other roles (rulings.md 24)."""
    assert "no phase" not in rules(languages, ENGLISH, edition).page("role:prospector").text


@pytest.mark.parametrize(
    ("language", "achievements", "festival_cards"),
    [
        ("zh_TW", "讓一艘商船出航是指裝上最後一箱商品，把它裝滿。", "出航：裝上商船容納得下的最後一箱商品。"),
        ("zh_CN", "让一条商船出航是指装上最后一个商品，把它装满。", "出航：装上商船容纳得下的最后一个商品。"),
    ],
)
def test_the_pages_explain_the_dispatch_that_cards_and_tasks_ask_for(
    languages: Languages, language: str, achievements: str, festival_cards: str
) -> None:
    """S000 pages 30 and 32 introduce the word; the cards, the tasks and their short forms use it."""
    pages = rules(languages, language, Edition.SPECIAL_1897)
    assert achievements in pages.page("concept:achievements").text
    assert festival_cards in pages.page("concept:festival_cards").text


def test_the_goods_of_a_goal_return_to_the_place_where_they_were_missing(languages: Languages) -> None:
    page = rules(languages, "ja", Edition.SPECIAL_1897).page("concept:festival")
    assert "その農園は農園袋に、商品は在庫にありません" in page.text
    assert "在庫に戻り" in page.text
