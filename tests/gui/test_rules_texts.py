"""The pages of the rules: every piece has one, every link has a target, every figure is the engine's."""

import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from PySide6.QtCore import Qt

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico import actions, events
from puertorico_desktop.engine.puertorico.catalog import BASE_BUILDINGS, CATALOG, OF_EXPANSION
from puertorico_desktop.engine.puertorico.components import (
    Achievement,
    Benefit,
    Building,
    EndTrigger,
    Good,
    Role,
    Task,
    Tile,
    Waived,
)
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.engine.puertorico.options import PUBLISHED, Edition, Expansion, Options
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.selection import FIXED
from puertorico_desktop.engine.puertorico.setup import NUMBERS, new_game
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.models import items as shared
from puertorico_desktop.gui.models.items import AdviceItem, Item, LogItem
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.models import items
from puertorico_desktop.gui.puertorico.models.puertorico_models import PuertoRicoModels
from puertorico_desktop.gui.puertorico.targets import (
    HOUSE,
    OWN_AREAS,
    PILE,
    PRIVATE,
    QUARRY,
    good_ref,
    market_ref,
    role_ref,
    supply_ref,
)
from puertorico_desktop.gui.puertorico.texts.rules.book import rules_of, written_rules
from puertorico_desktop.gui.puertorico.texts.rules.figures import FIXED_SETS, SET_UP
from puertorico_desktop.gui.puertorico.texts.rules.placeholders import placeholders
from puertorico_desktop.gui.puertorico.texts.rules.topics import HANDLING_TOPIC, ONLY_1897, topic_id
from puertorico_desktop.gui.puertorico.texts.rules.topics import PIECES as ABOUT
from puertorico_desktop.gui.puertorico.texts.rules.where import SIGNS, topic_of, topic_of_event
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.phrases import title
from puertorico_desktop.gui.texts.rules.book import Rules, normalized
from puertorico_desktop.gui.texts.rules.page import Page, plain
from puertorico_desktop.gui.texts.rules.written import Kind, RulesFolder
from puertorico_desktop.paths import resource
from tests.gui.table import new_session, play_to_end

FIRST_TOPIC = "concept:overview"
CLASSIC, LATER = Words(Edition.CLASSIC), Words(Edition.SPECIAL_1897)
PIECES = [*Role, *Building, *Tile, *Good]
PLAYERS = (2, 3, 4, 5)


@pytest.fixture(scope="module")
def rules(english: object) -> Rules:
    return rules_of(CLASSIC)


@pytest.fixture(params=Edition)
def any_rules(english: Languages, request: pytest.FixtureRequest) -> Iterator[Rules]:
    """The rules of each edition, in its words."""
    english.use_edition(request.param.value)
    yield rules_of(Words(request.param))
    english.use_edition(Edition.CLASSIC.value)


def grid_rows(rules: Rules, topic: str) -> dict[str, tuple[str, ...]]:
    """The table on a page by its labels."""
    grid = rules.page(topic).grid
    assert grid is not None
    assert all(len(row.cells) == len(grid.head) - 1 for row in grid.rows)
    return {row.label.text: row.cells for row in grid.rows}


# -- the pages ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", Edition)
def test_every_chapter_has_pages_in_every_edition(edition: Edition) -> None:
    rules = rules_of(Words(edition))
    assert rules.first == FIRST_TOPIC
    assert [len(chapter.pages) for chapter in rules.chapters if not chapter.pages] == []
    assert len(rules.pages) == sum(len(chapter.pages) for chapter in rules.chapters)


def test_every_file_is_listed_in_the_contents(english: object) -> None:
    shown = {name for edition in Edition for name in rules_of(Words(edition)).pages}
    files = resource("rules", "puertorico").rglob("*.md")
    assert {f"{path.parent.name}:{path.stem}" for path in files} <= shown
    listed = [topic for chapter in written_rules().chapters for topic in chapter.pages]
    assert shown == {*listed, *ABOUT}
    assert len(listed) == len(set(listed))


HEAD = "---\ntitle: T\nicon: app\nsee also: concept:b\n---\n\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no head", "page.md"),
        (HEAD.replace("icon", "picture") + "A text.", "picture"),
        (HEAD.replace("see also: concept:b\n", "") + "A text.", "see also"),
        (HEAD + "# A title", "A title"),
        (HEAD + "1. A number", "A number"),
        (HEAD + "- An item\n  - inside another", "inside another"),
        (HEAD + "Some *stress*.", "Some stress"),
        (HEAD + "    code", "code"),
        (HEAD + "A text.\n\n---\n\nAnother.", "neither"),
        (HEAD + "> - A quoted item", "A quoted item"),
    ],
)
def test_an_error_in_a_page_names_its_file(qapp: object, tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "contents.toml").write_text('context = "Rules"\nchapters = []\n', encoding="utf-8")
    (tmp_path / "concept").mkdir()
    (tmp_path / "concept" / "page.md").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape(said)) as found:
        RulesFolder(tmp_path).page("concept:page")
    assert "page.md" in str(found.value)


@pytest.mark.parametrize("words", [CLASSIC, LATER])
def test_every_piece_has_a_page(english: object, words: Words) -> None:
    rules = rules_of(words)
    for piece in PIECES:
        if words.edition is Edition.CLASSIC and topic_id(piece) in ONLY_1897:
            assert topic_id(piece) not in rules.pages
            continue
        page = rules.page(topic_id(piece))
        assert page.title == title(words.piece(piece))
        assert page.lead.endswith(".")
        assert ABOUT[page.id] is (Role.PROSPECTOR if piece is Role.SECOND_PROSPECTOR else piece)


def test_pages_of_different_pieces_differ() -> None:
    """Pieces are integers, and a role may be equal to a building."""
    assert len({topic_id(piece) for piece in PIECES}) == len(PIECES) - 1


def is_made(page: Page) -> bool:
    """Returns whether a page is generated: that of a building that no published box contains. The contents list
    it."""
    piece = ABOUT.get(page.id)
    return isinstance(piece, Building) and CATALOG[piece].expansion not in (None, *PUBLISHED)


def test_every_page_has_a_title_a_picture_and_text(any_rules: Rules) -> None:
    for page in any_rules.pages.values():
        assert page.title
        assert page.blocks or (is_made(page) and page.lead)
        assert page.id in ABOUT or resource("icons", f"{page.icon}.svg").is_file()
    titles = [page.title for page in any_rules.pages.values()]
    assert len(titles) == len(set(titles))


def test_every_link_leads_to_a_page(any_rules: Rules) -> None:
    for page in any_rules.pages.values():
        links = [run.topic for block in page.blocks for run in block.runs if run.topic is not None]
        labels = [] if page.grid is None else [row.label.topic for row in page.grid.rows if row.label.topic]
        for link in (*page.see_also, *links, *labels):
            assert link in any_rules.pages, f"{page.id} -> {link}"
        assert page.see_also
        assert page.id not in page.see_also
        assert len(set(page.see_also)) == len(page.see_also)


def test_every_page_can_be_reached_from_the_first(any_rules: Rules) -> None:
    reached, new = {FIRST_TOPIC}, [FIRST_TOPIC]
    while new:
        page = any_rules.page(new.pop())
        labels = () if page.grid is None else (row.label.topic for row in page.grid.rows)
        runs = (run.topic for block in page.blocks for run in block.runs)
        for link in (*page.see_also, *labels, *runs):
            if link is not None and link not in reached:
                reached.add(link)
                new.append(link)
    assert reached | {name for name, page in any_rules.pages.items() if is_made(page)} == any_rules.pages.keys()


def test_every_passage_is_complete_and_ends_with_punctuation(any_rules: Rules) -> None:
    for page in any_rules.pages.values():
        for block in page.blocks:
            text = plain(block.runs)
            assert "{" not in text
            assert "(s)" not in text
            assert "  " not in text
            assert text == text.strip()
            if block.kind is not Kind.HEADING:
                assert text[-1] in ".,:" or text.endswith("come from"), text


def test_every_figure_is_used(english: object) -> None:
    """Figures that no page shows would become wrong unnoticed; names exist for every piece."""
    used = {
        name for _, text in written_rules().texts() for _, name, _, _ in Formatter().parse(text) if name is not None
    }
    known = placeholders(CLASSIC)
    assert used <= known.keys()
    systematic = re.compile(r"(button|factory)_|_(cost|points|price)$")
    unused = {name for name, run in known.items() if run.topic is None} - used
    assert not {name for name in unused if not systematic.search(name)}


def test_placeholders_are_plain_names() -> None:
    for _, text in written_rules().texts():
        for _, name, spec, conversion in Formatter().parse(text):
            assert name is None or (re.fullmatch(r"[a-z0-9_]+", name) and not spec and not conversion)


# -- figures --------------------------------------------------------------------------------------------------------


def test_buildings_show_the_catalogue(rules: Rules) -> None:
    games = {players: new_game(Options(players=players), 0) for players in PLAYERS}
    for building, row in CATALOG.items():
        shown = {fact.label: fact.value for fact in rules.page(topic_id(building)).facts}
        assert shown["Cost"] == str(row.cost)
        assert shown["Victory points"] == str(row.points)
        assert shown["Circles"] == str(row.circles)
        assert shown["Quarries at most"] == str(row.column)
        assert shown["City spaces"] == str(row.spaces)
        if row.building in BASE_BUILDINGS:
            copies = [game.building_supply[building] for game in games.values()]
        else:
            copies = [NUMBERS[Edition.CLASSIC][players].copies_of(row) for players in PLAYERS]
        fewer, usual = copies[0], copies[1]
        assert copies == [fewer, usual, usual, usual]
        assert shown["Copies"] == (str(usual) if fewer == usual else f"{usual} ({fewer} for two)")


def test_the_page_about_the_set_up_agrees_with_a_new_game(rules: Rules) -> None:
    shown = grid_rows(rules, "concept:setup")
    for column, players in enumerate(PLAYERS):
        game = new_game(Options(players=players), 0)
        figures = {label: cells[column] for label, cells in shown.items()}
        assert figures["Doubloons for each"] == str(game.players[0].doubloons)
        assert figures["Face-up plantations"] == str(sum(game.plantation_offer))
        assert figures["Quarries"] == str(game.quarries)
        assert figures["Colonists on the ship at first"] == str(game.colonist_ship)
        assert figures["Colonists in the supply"] == str(game.colonist_supply)
        assert figures["Victory points in chips"] == str(game.points_left)
        assert figures["Spaces on the cargo ships"] == ", ".join(map(str, game.ships))
        cards = sum(owner != -2 for owner in game.role_owners)
        assert figures["Role cards"] == str(cards)
        choices = int(figures["Roles for each player in a round"])
        assert int(figures["Cards left over in a round"]) == cards - choices * players
        firsts = [player.tiles and next(tile for tile in Tile if player.circles[tile]) for player in game.players]
        said = re.findall(r"(\w+) plantation(?: \((\d)\))?", figures["First plantations"])
        assert [name for name, number in said for _ in range(int(number or 1))] == [Tile(tile).id for tile in firsts]
    assert shown["Colonists in the supply"] == ("40", "55", "75", "95")
    assert shown["Victory points in chips"] == ("65", "75", "100", "122")


def test_tables_of_the_set_up_agree(rules: Rules) -> None:
    everything = grid_rows(rules, "concept:setup")
    for topic in SET_UP:
        shown = grid_rows(rules, topic)
        assert shown.items() <= everything.items()


def test_numbers_of_tiles_and_goods_are_those_of_the_engine(rules: Rules) -> None:
    for good in Good:
        cells = grid_rows(rules, topic_id(good))[f"{title(CLASSIC.good(good))} in the game"]
        assert cells == tuple(str(NUMBERS[Edition.CLASSIC][players].goods[good]) for players in PLAYERS)
        tiles = grid_rows(rules, topic_id(Tile(good)))["Tiles in the game"]
        assert tiles == tuple(str(NUMBERS[Edition.CLASSIC][players].plantations[good]) for players in PLAYERS)
        assert grid_rows(rules, "concept:trading_house")[title(CLASSIC.good(good))] == (str(int(good)),)
        assert [fact.value for fact in rules.page(topic_id(good)).facts] == [str(int(good))]


def test_tables_of_factory_and_residence(rules: Rules) -> None:
    assert grid_rows(rules, "building:factory")["Doubloons"] == ("0", "1", "2", "3", "5")
    grid = rules.page("building:residence").grid
    assert grid is not None
    assert grid.head[1:] == ("0–9", "10", "11", "12")
    assert grid.rows[0].cells == ("4", "5", "6", "7")


def test_buildings_are_listed_in_their_columns(rules: Rules) -> None:
    shown = grid_rows(rules, "concept:quarries")
    for building, row in CATALOG.items():
        assert CLASSIC.building(building) in shown[str(row.column)][0].split(", ")


def test_buildings_of_expansions_are_listed_in_their_tables(rules: Rules) -> None:
    for expansion, topic in (
        (Expansion.NEW_BUILDINGS, "concept:new_buildings"),
        (Expansion.CITIZENS, "concept:noble_buildings"),
    ):
        shown = grid_rows(rules, topic)
        assert list(shown) == [CLASSIC.building(building) for building in OF_EXPANSION[expansion]]
    assert list(grid_rows(rules, "building:cloister")["Points"]) == ["1", "3", "6", "10"]
    assert sum(map(int, grid_rows(rules, "concept:selection")["Spaces"])) == 17
    assert set(FIXED_SETS) == set(FIXED)
    for buildings, sets in zip(FIXED.values(), grid_rows(rules, "concept:fixed_sets").values(), strict=True):
        assert sorted(sets[0].split(", ")) == sorted(map(CLASSIC.building, buildings))


@pytest.mark.parametrize(
    ("topic", "words"),
    [
        ("concept:readings", "The two differ in five things"),
        ("concept:edition", "Five players have 126 victory points, in the classic game 122."),
        ("concept:edition", "doubloons are coins"),
        ("building:hospice", "By the corrected reading"),
        ("building:jeweler", "4 coins in every craftsman phase"),
        (
            "concept:cost_swap",
            "The School costs 7 coins instead of 8 coins, and the Factory 8 coins instead of 7 coins.",
        ),
        ("concept:start_resources", "everybody begins with a corn estate"),
        ("building:forest_house", "you pay 1 coin for the Office"),
        ("building:cloister", "6 corn estates, 4 quarries and 2 forests are three sets: 6 victory points."),
    ],
)
def test_pages_of_1897_contain_their_own_rules(english: Languages, topic: str, words: str) -> None:
    english.use_edition(Edition.SPECIAL_1897.value)
    try:
        assert words in rules_of(LATER).page(topic).text
    finally:
        english.use_edition(Edition.CLASSIC.value)


def test_an_edition_may_have_its_own_pages(rules: Rules) -> None:
    assert "concept:readings" not in rules.pages
    assert "concept:readings" in rules_of(LATER).pages
    assert rules.page("building:hospice").text != rules_of(LATER).page("building:hospice").text


# -- keys -----------------------------------------------------------------------------------------------------------


def test_shortcuts_are_listed_on_one_page_only(english: object) -> None:
    rules = rules_of(CLASSIC, [("Game › New", "Ctrl+N"), ("Help › Rules", "F1")])
    assert grid_rows(rules, HANDLING_TOPIC) == {"Game › New": ("Ctrl+N",), "Help › Rules": ("F1",)}
    assert rules.page(FIRST_TOPIC).grid is None
    assert HANDLING_TOPIC in rules.search("ctrl+n")[1]
    assert rules_of(CLASSIC).page(HANDLING_TOPIC).grid is None


# -- search ---------------------------------------------------------------------------------------------------------


def test_search_lists_matches_in_titles_before_those_in_texts(rules: Rules) -> None:
    titled, inside = rules.search("harbor")
    assert titled == ["building:harbor"]
    assert "role:captain" in inside
    assert not set(titled) & set(inside)


def test_search_sorts_texts_by_number_of_matches(rules: Rules) -> None:
    _, inside = rules.search("wharf")
    counts = [normalized(f"{rules.page(name).title} {rules.page(name).text}").count("wharf") for name in inside]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > counts[-1] > 0


def test_search_lists_titles_that_begin_with_the_query_first(rules: Rules) -> None:
    titled, _ = rules.search("sugar")
    assert titled[:2] == ["tile:sugar", "good:sugar"]
    assert "building:small_sugar_mill" in titled


@pytest.mark.parametrize("query", ["MARKET large", "  large market ", "Lärge Märket", "ｌａｒｇｅ market"])
def test_search_ignores_case_accents_and_order_of_words(rules: Rules, query: str) -> None:
    assert rules.search(query)[0] == ["building:large_market"]


def test_search_returns_nothing_for_unknown_words(rules: Rules) -> None:
    assert rules.search("zeppelin") == ([], [])
    assert rules.search("  ") == ([], [])


def test_normalized_keeps_marks_of_other_scripts() -> None:
    assert normalized("が") != normalized("か")
    assert normalized("ガ") != normalized("カ")
    assert normalized("Ünïversity") == "university"


# -- from the table to the page -------------------------------------------------------------------------------------

_PLAYER = items.PlayerItem("seat:1/player", 1, "Ben", 3, None, 0, 2, 1, 0, False, False, False, ())

PAGES_OF_1897 = {"concept:festival", "concept:achievements"}

ITEMS: list[tuple[Item, str]] = [
    (items.RoleItem("role:settler", Role.SETTLER, 0, None, False), "role:settler"),
    (items.RoleItem("role:second_prospector", Role.SECOND_PROSPECTOR, 0, None, False), "role:prospector"),
    (items.OfferItem("offer:0", Tile.COFFEE, 1), "tile:coffee"),
    (items.OfferItem("quarry", Tile.QUARRY, 8), "tile:quarry"),
    (items.OfferItem("pile", None, 8), "concept:plantations"),
    (items.ShipItem("ship:0", 5, Good.CORN, 2), "concept:ships"),
    (items.ShipItem("ship:private", None, None, 0), "building:wharf"),
    (items.HouseItem("house:0", Good.CORN), "concept:trading_house"),
    (items.CrewItem("crew", 4, 1, 30, 19, 60), "concept:colonist_ship"),
    (items.SupplyItem("supply:corn", Good.CORN, 10), "good:corn"),
    (items.SpaceItem("space:5:0", 5, 2), "concept:violet_buildings"),
    (items.CandidateItem("candidate:office", Building.OFFICE, 5, 2, 1, None), "building:office"),
    (items.IslandItem("island:0", Tile.INDIGO, 1), "tile:indigo"),
    (items.IslandItem("island:1", None, 0), "concept:island"),
    (items.CityItem("city:0", Building.HACIENDA, 1, 1), "building:hacienda"),
    (items.CityItem("city:1", None, 0, 0), "concept:city"),
    (items.GoodItem("good:sugar", Good.SUGAR, 2), "good:sugar"),
    (_PLAYER, "concept:player"),
    (
        items.TaskItem("task:0", Task.CLOSING_TIME, (), ((Good.CORN, 1),), None, Role.TRADER, None, 0, 0, 2, None),
        "concept:festival",
    ),
    (items.CardItem("card:0", Achievement.BIG_SPENDER), "concept:achievements"),
    (LogItem("log:0", 1, 0, False, events.BuildingBuilt(0, Building.OFFICE, 3)), "building:office"),
    *(
        (AdviceItem("advice:0", action, 0.3, 40.0, True), topic)
        for action, topic in (
            (actions.CHOOSE[Role.MAYOR], "role:mayor"),
            (actions.TAKE[Tile.CORN], "tile:corn"),
            (actions.DRAW, "concept:plantations"),
            (actions.BUILD[Building.WHARF], "building:wharf"),
            (actions.SELL[Good.COFFEE], "good:coffee"),
            (actions.EXTRA[Good.CORN], "good:corn"),
            (actions.LOAD[Good.CORN][0], "concept:loading"),
            (actions.StoreGoods(), "concept:spoiling"),
            (actions.PlaceColonists(()), "concept:colonists"),
            (actions.ACCEPT, "concept:options"),
            (actions.PASS, "concept:round"),
        )
    ),
]


def test_items_have_their_pages(rules: Rules) -> None:
    for item, topic in ITEMS:
        assert topic_of(item) == topic
        assert topic in {*rules.pages, *PAGES_OF_1897}


def test_every_class_of_items_has_a_page() -> None:
    records = {
        value
        for module in (items, shared)
        for value in vars(module).values()
        if isinstance(value, type) and value.__module__ == module.__name__ and value is not Item
    }
    assert {type(item) for item, _ in ITEMS} | {items.MarketItem, AdviceItem} == records
    assert topic_of(Item("table")) is None


def test_every_item_on_the_table_has_a_page(rules: Rules) -> None:
    session = new_session("ppp")
    models = PuertoRicoModels(session, Interaction(session, session), session)
    play_to_end(session)
    for model in models.all():
        for row in range(model.rowCount()):
            item = model.index(row).data(Qt.ItemDataRole.UserRole)
            topic = topic_of(item)
            assert topic in rules.pages, item
            by_ref = topic_of(item.ref)
            assert by_ref in rules.pages or isinstance(item, LogItem), item.ref
            if isinstance(item, items.MarketItem):
                assert topic == by_ref == topic_id(item.building)
    session.close()


@pytest.mark.parametrize(
    ("ref", "topic"),
    [
        *((role_ref(role), topic_id(role)) for role in Role),
        *((market_ref(building), topic_id(building)) for building in Building),
        *((supply_ref(good), topic_id(good)) for good in Good),
        *((good_ref(good), topic_id(good)) for good in Good),
        *((topic_id(piece), topic_id(piece)) for piece in PIECES),
        *((area, SIGNS[area]) for area in (*OWN_AREAS, QUARRY, PILE, HOUSE, PRIVATE)),
        ("offer:3", "concept:plantations"),
        ("ship:1", "concept:ships"),
        ("house:2", "concept:trading_house"),
        ("city:3:1", "concept:city"),
        ("seat:2/island:7", "concept:island"),
        ("seat:2/good:corn", "good:corn"),
        ("seat:1/player", "concept:player"),
        ("column:2", "concept:quarries"),
        ("market:zeppelin", "concept:violet_buildings"),
    ],
)
def test_refs_have_pages(rules: Rules, ref: str, topic: str) -> None:
    assert topic_of(ref) == topic
    assert topic in rules.pages or topic in ONLY_1897


def test_signs_have_pages(rules: Rules) -> None:
    assert set(SIGNS.values()) <= {*rules.pages, *PAGES_OF_1897}
    assert topic_of("zeppelin") is None
    assert topic_of("") is None


EVENTS: list[Event] = [
    events.RoundStarted(1, 0), events.RoleChosen(0, Role.MAYOR, 0), events.PhaseEnded(Role.MAYOR),
    events.Skipped(0, Refusal(Reason.NO_GOODS)), events.Passed(0, Waived.TILE),
    events.BenefitRefused(0, Benefit.HARBOR),
    events.TileTaken(0, Tile.QUARRY), events.TileDrawn(0, Tile.CORN), events.PlantationsDiscarded((0,) * 5),
    events.PileReshuffled(), events.PlantationsRevealed((1,) * 5), events.ColonistReceived(0),
    events.ColonistsDistributed(0, 1), events.ColonistsPlaced(0, (), 0),
    events.ColonistSettled(0, Tile.CORN, Building.HOSPICE, False), events.ColonistShipFilled(3, 3),
    events.BuildingBuilt(0, Building.OFFICE, 3), events.GoodsProduced(0, (1,) * 5, (0,) * 5),
    events.ExtraGoodTaken(0, Good.CORN), events.GoodSold(0, Good.CORN, 0), events.TradingHouseEmptied((1,) * 5),
    events.DoubloonsReceived(0, 1, Role.PROSPECTOR), events.GoodsLoaded(0, Good.CORN, 1, 0),
    events.PointsReceived(0, 1, Building.HARBOR), events.GoodsStored(0, (1,) * 5, (0,) * 5),
    events.BuildingDrafted(0, Building.CHURCH), events.TileTurnedUp(0, Tile.CORN),
    events.ForestPlanted(0, Tile.CORN, True), events.TileDiscarded(0, Tile.FOREST, Tile.CORN),
    events.DoubloonsPaid(0, 1, Building.LAND_OFFICE), events.ColonistReturned(0, None, True),
    events.GoodReturned(0, Good.CORN, Building.BLACK_MARKET), events.PointReturned(0),
    events.GuestMoved(0, Building.OFFICE, False), events.GoodSoldPrivately(0, Good.CORN, 0),
    events.MixedGoodsLoaded(0, (1,) * 5, 2), events.ColonistArrived(0, Building.VILLA, False),
    events.NobleArrived(0, Building.VILLA, False), events.NobleSettled(0, Tile.CORN, Building.HOSPICE),
    events.NoblesDistributed(0, 1), events.NoblesPlaced(0, (), 0), events.NobleBoarded(),
    events.ShipSailed(0, Good.CORN, 4), events.PrivateShipsUnloaded((1, 0, 0, 0, 0)),
    events.RolesSweetened((Role.MAYOR,)),
    *(events.EndTriggered(trigger, None) for trigger in EndTrigger), events.GameEnded((0,)),
]  # fmt: skip


def test_every_event_has_a_page(rules: Rules) -> None:
    classes = {
        value
        for value in vars(events).values()
        if isinstance(value, type) and issubclass(value, Event) and value is not Event
    }
    assert {type(event) for event in EVENTS} == classes
    for event in EVENTS:
        assert topic_of_event(event) in rules.pages
