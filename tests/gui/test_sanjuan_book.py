"""The rules of San Juan with figures filled in: those of the engine, and the examples of the rulebook, in every
language."""

import re
from collections.abc import Iterator
from string import Formatter

import pytest

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.sanjuan import actions, events
from puertorico_desktop.engine.sanjuan.actions import Action
from puertorico_desktop.engine.sanjuan.catalog import CATALOG, PRICES, in_pack
from puertorico_desktop.engine.sanjuan.components import Benefit, Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.events import Event
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.reasons import Reason
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.sanjuan.texts import words
from puertorico_desktop.gui.sanjuan.texts.rules.book import page_title, rules_of, written_rules
from puertorico_desktop.gui.sanjuan.texts.rules.placeholders import placeholders
from puertorico_desktop.gui.sanjuan.texts.rules.topics import HANDLING_TOPIC, PIECES, topic_id
from puertorico_desktop.gui.sanjuan.texts.rules.where import topic_of_action, topic_of_event
from puertorico_desktop.gui.texts.rules.book import Rules
from puertorico_desktop.gui.texts.rules.page import plain
from puertorico_desktop.languages import ENGLISH, LANGUAGES


@pytest.fixture(scope="module")
def rules(english: object) -> Rules:
    return rules_of()


@pytest.fixture(params=list(LANGUAGES))
def any_rules(english: Languages, request: pytest.FixtureRequest) -> Iterator[Rules]:
    """The rules in each language."""
    english.use(request.param)
    yield rules_of()
    english.use(ENGLISH)


def grid_rows(rules: Rules, topic: str) -> dict[str, tuple[str, ...]]:
    """The table on a page by its labels."""
    grid = rules.page(topic).grid
    assert grid is not None
    assert all(len(row.cells) == len(grid.head) - 1 for row in grid.rows)
    return {row.label.text: row.cells for row in grid.rows}


def test_every_page_has_a_title_and_complete_passages(any_rules: Rules) -> None:
    titles = [page.title for page in any_rules.pages.values()]
    assert len(titles) == len(set(titles))
    assert titles == [page_title(topic) for topic in any_rules.pages]
    for page in any_rules.pages.values():
        assert bool(page.lead) == (page.id in PIECES)
        for block in page.blocks:
            text = plain(block.runs)
            assert not re.search(r"[{}]|\(s\)|  ", text), text
            assert {run.topic for run in block.runs if run.topic} <= any_rules.pages.keys()


def test_every_chapter_has_pages(rules: Rules) -> None:
    assert all(chapter.pages for chapter in rules.chapters)
    assert len(rules.pages) == sum(len(chapter.pages) for chapter in rules.chapters)


def test_every_figure_is_used(english: object) -> None:
    """Costs, points and prices exist for every piece; other unused figures would become wrong unnoticed."""
    texts = [text for _, text in written_rules().texts()]
    used = {name for text in texts for _, name, _, _ in Formatter().parse(text) if name is not None}
    known = placeholders()
    assert used <= known.keys()
    unused = {name for name, run in known.items() if run.topic is None} - used
    assert not {name for name in unused if not re.search(r"_(cost|points|least|most)$", name)}


def test_buildings_show_the_catalogue(rules: Rules) -> None:
    for card, row in CATALOG.items():
        shown = {fact.label: fact.value for fact in rules.page(topic_id(card)).facts}
        assert shown["Cost"] == str(row.cost)
        assert shown["Victory points"] == str(row.points)
        assert shown["Copies"] == ("1" if card is Card.CATHEDRAL else str(row.copies))
        assert ("Good" in shown) == row.is_production


def test_every_building_is_listed_in_one_table(rules: Rules) -> None:
    topics = ("production_buildings", "commercial_buildings", "halls", "new_buildings")
    names = [name for topic in topics for name in grid_rows(rules, f"concept:{topic}")]
    assert sorted(names) == sorted(map(words.card_name, Card))
    prices = grid_rows(rules, "concept:prices")
    assert [tuple(map(int, cells)) for cells in prices.values()] == list(zip(*PRICES, strict=True))


def test_the_numbers_of_cards_are_those_of_the_engine(rules: Rules) -> None:
    text = rules.page("concept:setup").text
    base, whole = (sum(in_pack(Options(expansions=chosen))) for chosen in ((), (Expansion.NEW_BUILDINGS,)))
    assert f"{base} cards: 44 production buildings and 68 commercial buildings. {whole - base} more" in text


@pytest.mark.parametrize(
    ("topic", "words"),
    [
        ("concept:prices", "and draws 7 cards."),
        ("building:crane", "6 cards less 3 cards leaves 3 cards to pay."),
        ("building:hidden_market", "A Publishing House costs 5 cards: you pay two goods and 3 cards."),
        ("building:notary", "draws 5 cards and discards 3 cards of the whole hand."),
        (
            "building:canal",
            "up to 2 goods; as the craftsman up to 3 goods, and with a Publishing House up to 4 goods.",
        ),
        ("building:trading_post", "up to 2 goods; as the trader up to 3 goods"),
        ("building:villa", "2 cards out of 2 cards; as the recruiter 2 cards out of 5 cards"),
        ("building:builders_yard", "pays 0 cards for a Crane."),
        ("building:large_market", "sold with a Large Market: 4 cards."),
        ("building:assembly_hall", "six buildings of three kinds, 9 victory points."),
        ("building:city_hall", "Customs House and City Hall: 9 victory points."),
        (
            "building:customs_house",
            "34 victory points from everything else: 8 victory points more, 42 victory points",
        ),
        ("building:town_square", "Statue and Triumphal Arch: 6 victory points"),
        ("building:park_authority", "costs 1 card, as the builder 0 cards."),
        ("building:residence", "a set with the Residence, 7 victory points."),
        ("building:cathedral", "six of them: 10 victory points."),
        ("building:publishing_house", "as the recruiter you draw 8 cards, as the adventurer 2 cards."),
        ("building:fortress", "Ben keeps 7 cards, Clara 12 cards, Anna 6 cards."),
        ("concept:opening_choice", "draw 5, 6, 7, and 8 cards"),
    ],
)
def test_examples_are_those_of_the_rulebook(rules: Rules, topic: str, words: str) -> None:
    assert words in rules.page(topic).text


def test_shortcuts_are_listed_on_one_page_only(english: object) -> None:
    rules = rules_of([("Help › Rules", "F1")])
    assert grid_rows(rules, HANDLING_TOPIC) == {"Help › Rules": ("F1",)}
    assert rules_of().page(HANDLING_TOPIC).grid is None


V, NOTHING = Card.VILLA, Refusal(Reason.NO_CARDS)
EVENTS: list[tuple[Event, str]] = [
    (events.RoundStarted(2, 0), "concept:round_start"),
    (events.RoleChosen(0, Role.TRADER, False), "role:trader"),
    (events.PhaseEnded(Role.TRADER), "role:trader"),
    (events.Skipped(0, NOTHING), "concept:round"),
    (events.Passed(0, DecisionKind.BUILD), "concept:round"),
    (events.BenefitRefused(0, Benefit.SCHOOL), "concept:options"),
    (events.DeckShuffled(9), "concept:deck"),
    (events.CardsDrawn(0, (V,), Card.SCHOOL), "building:school"),
    (events.CardsDrawn(0, (V,), None), "concept:deck"),
    (events.CardsLookedAt(0, (V,)), "role:recruiter"),
    (events.CardsKept(0, (V,), ()), "role:recruiter"),
    (events.CardsDiscarded(0, (V,), None), "concept:hand_limit"),
    (events.CardsDiscarded(0, (V,), Card.OFFICE), "building:office"),
    (events.FirstHandChosen(0, (V,)), "concept:opening_choice"),
    (events.CardsTucked(0, Card.CHAPEL, (V,)), "building:chapel"),
    (events.NothingTucked(0, Card.CHURCH), "building:church"),
    (events.CardsTurnedUp(0, (V,), V, Card.BANK), "building:bank"),
    (events.BuildingCovered(0, V, False, None), "building:crane"),
    (events.BuildingBuilt(0, V, 0, (), ()), "building:villa"),
    (events.GoodsProduced(0, (), (), Role.CRAFTSMAN), "role:craftsman"),
    (events.PricesTurned((1, 1, 1, 2, 2), True), "concept:prices"),
    (events.GoodsSold(0, (), (), 0), "concept:prices"),
    (events.GoodStowed(0, None), "building:harbor"),
    (events.GameEnded((0,)), "concept:scoring"),
]
ACTIONS: list[tuple[Action, str]] = [
    (actions.PASS, "concept:round"),
    (actions.ACCEPT, "concept:options"),
    (actions.ChooseRole(Role.BUILDER), "role:builder"),
    (actions.Build(V), "building:villa"),
    (actions.Pay((V,)), "concept:paying"),
    (actions.Produce((Card.SUGAR_MILL,)), "role:craftsman"),
    (actions.Sell((Card.SUGAR_MILL,)), "concept:prices"),
    (actions.Keep((V,)), "role:recruiter"),
    (actions.Discard((V,)), "concept:hand_limit"),
    (actions.Exchange((V,)), "building:office"),
    (actions.Tuck((V,), Card.CHURCH), "building:church"),
]


def test_every_event_and_action_has_a_page(rules: Rules) -> None:
    assert {type(event) for event, _ in EVENTS} == set(Event.__subclasses__())
    assert {type(action) for action, _ in ACTIONS} == set(Action.__subclasses__())
    assert [topic_of_event(event) for event, _ in EVENTS] == [topic for _, topic in EVENTS]
    assert [topic_of_action(action) for action, _ in ACTIONS] == [topic for _, topic in ACTIONS]
    assert {topic for _, topic in (*EVENTS, *ACTIONS)} <= rules.pages.keys()
