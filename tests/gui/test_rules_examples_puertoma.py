"""The worked examples on the pages about Puertoma, played in the engine."""

from collections.abc import Iterator
from typing import Any

import pytest

from puertorico_desktop.engine.puertorico.components import AbilityTile, Building, Component, Extra, Good, Role, Tile
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Options
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.puertoma.account import StepRule
from puertorico_desktop.engine.puertorico.puertoma.action_board import ARROWS, TIE_BREAK_CARDS
from puertorico_desktop.engine.puertorico.puertoma.board import CIRCLES_OF_ESTATE
from puertorico_desktop.engine.puertorico.puertoma.puertoma_events import MarkerMoved
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.puertorico.texts.puertoma_pieces import ability_effect
from puertorico_desktop.gui.puertorico.texts.rules.book import rules_of
from puertorico_desktop.gui.puertorico.texts.rules.topics import topic_id
from puertorico_desktop.gui.puertorico.texts.rules.where import topic_of_event
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.phrases import row, title
from puertorico_desktop.gui.texts.rules.book import Rules
from puertorico_desktop.gui.texts.rules.page import plain
from puertorico_desktop.gui.texts.rules.written import Kind
from tests.engine.play import do, of_kind

B, G, T = Building, Good, Tile
WORDS = Words(Edition.SPECIAL_1897)
PAGES = (
    "puertoma", "puertoma_roles", "tie_break_cards", "puertoma_building", "puertoma_settling", "puertoma_goods",
    "abilities", "puertoma_expansions", "puertoma_scoring",
)  # fmt: skip


@pytest.fixture(scope="module")
def rules(english: Languages) -> Iterator[Rules]:
    english.use_edition("1897")
    yield rules_of(WORDS)
    english.use_edition("classic")


def says(rules: Rules, topic: str, *parts: str) -> None:
    """Checks that the examples on the page contain these parts, so that a changed example is noticed."""
    shown = rules.page(f"concept:{topic}").blocks
    told_there = " ".join(plain(block.runs) for block in shown if block.kind is Kind.EXAMPLE)
    for part in parts:
        assert part in told_there, f"{topic}: {told_there}"


def beside(players: int = 2, governor: int = 1, **options: Any) -> Position:
    """Returns a position with a Puertoma in the last seat, which is the governor."""
    return Position(Options(edition=Edition.SPECIAL_1897, players=players, puertomas=1, **options), governor=governor)


def account(game: PuertoRico) -> dict[StepRule, tuple[Component, ...]]:
    """Returns what each rule of the account has left, in their order."""
    return {line.rule: line.left for line in game.account_of_step}


def take(game: PuertoRico) -> list[Event]:
    """Plays the first legal action; returns its events."""
    return game.apply(game.legal_actions()[0])


def step(game: PuertoRico) -> str:
    """Returns the text of the only legal action of the Puertoma."""
    (action,) = game.legal_actions()
    return game.text(action)


# -- the pages ------------------------------------------------------------------------------------------------------


def test_only_1897_has_these_pages(english: Languages, rules: Rules) -> None:
    assert {f"concept:{name}" for name in PAGES} <= rules.pages.keys()
    assert [page.id for page in rules.chapters[-1].pages] == [f"concept:{name}" for name in PAGES]
    classic = rules_of(Words(Edition.CLASSIC))
    assert not {f"concept:{name}" for name in PAGES} & classic.pages.keys()
    assert all(chapter.pages for chapter in classic.chapters)


def test_tables_on_the_pages_are_those_of_the_engine(rules: Rules) -> None:
    def rows(topic: str) -> list[tuple[str, tuple[str, ...]]]:
        grid = rules.page(f"concept:{topic}").grid
        assert grid is not None
        return [(row.label.text, row.cells) for row in grid.rows]

    def names(roles: tuple[Role, ...]) -> tuple[str]:
        return (row(title(WORDS.role(role)) for role in roles),)

    assert [cells for _, cells in rows("puertoma")] == [(str(number),) for number in CIRCLES_OF_ESTATE]
    arrows = dict(rows("puertoma_roles"))
    assert arrows == {title(WORDS.role(role)): names(others) for role, others in ARROWS.items()}
    assert rows("tie_break_cards") == [(str(n), names(card)) for n, card in enumerate(TIE_BREAK_CARDS, start=1)]
    assert [cells for _, cells in rows("abilities")] == [(ability_effect(tile),) for tile in AbilityTile]
    assert [label for label, _ in rows("abilities")] == [*"111222333444"]


def test_ability_tiles_and_events_have_pages(rules: Rules) -> None:
    assert all(topic_id(tile) in rules.pages for tile in AbilityTile)
    game = beside().build()
    while game.decision is not None:
        for event in take(game):
            assert topic_of_event(event) in rules.pages


# -- the examples ---------------------------------------------------------------------------------------------------


def test_example_of_choosing_a_role(rules: Rules) -> None:
    says(rules, "puertoma_roles", "the builder, the planter, the recruiter and the captain are profitable")
    says(rules, "puertoma_roles", "it chooses the recruiter, and the marker goes there")
    game = (
        beside(governor=0)
        .puertoma(1, doubloons=2, estates={T.COFFEE: 1}, goods={G.CORN: 1})
        .house(G.CORN)
        .role_doubloons({Role.MAYOR: 1})
        .taken({Role.PROSPECTOR: 0})
        .action_board(Role.BUILDER)
        .build()
    )
    left = account(game)
    assert set(left[StepRule.PROFITABLE]) == {Role.BUILDER, Role.SETTLER, Role.MAYOR, Role.CAPTAIN}
    assert set(left[StepRule.BESIDE_MARKER]) == {Role.SETTLER, Role.MAYOR}
    assert left[StepRule.MOST_DOUBLOONS] == (Role.MAYOR,)
    assert step(game) == "choose mayor"
    moved = of_kind([*take(game), *take(game)], MarkerMoved)
    assert [event.role for event in moved] == [Role.MAYOR]


def test_example_of_counting_over_buildings(rules: Rules) -> None:
    says(rules, "tie_break_cards", "the Hospital, the Office, the Large Market or the Large Warehouse")
    says(rules, "tie_break_cards", "Card 6", "it builds the Office")
    game = beside(governor=0).puertoma(1, doubloons=6).action_board(cards=[6]).build()
    do(game, "choose builder", "pass")
    line = next(line for line in game.account_of_step if line.rule is StepRule.COUNTED)
    assert line.among == (B.HOSPICE, B.OFFICE, B.LARGE_MARKET, B.LARGE_WAREHOUSE)
    assert (line.card, line.left) == (6, (B.OFFICE,))
    assert step(game).startswith("build office")


def test_example_of_building_on_the_highest_level(rules: Rules) -> None:
    says(rules, "puertoma_building", "5 coins and a Small Market", "the Hospital, the Office and the Large Market")
    game = beside(governor=0).puertoma(1, doubloons=5, city=[B.SMALL_MARKET], reserved=B.RESIDENCE).build()
    do(game, "choose builder", "pass")
    assert account(game)[StepRule.HIGHEST_LEVEL] == (B.HOSPICE, B.OFFICE, B.LARGE_MARKET)


def test_example_of_placing_workers(rules: Rules) -> None:
    says(rules, "puertoma_settling", "an empty coffee estate", "a sugar estate with one of its two occupied")
    game = beside(governor=0).puertoma(1, estates={T.SUGAR: (1, 1), T.COFFEE: 1}).colonists(ship=4).build()
    do(game, "choose mayor")
    while game.asked != 1:
        take(game)
    take(game)
    board = game.players[1]
    assert (board.all_colonists, board.colonists[T.SUGAR], board.colonists[T.COFFEE]) == (3, 2, 1)


def test_example_of_loading_goods(rules: Rules) -> None:
    says(rules, "puertoma_goods", "three corn and two sugar", "a single space left for sugar")
    game = beside(players=3, governor=0).puertoma(2, goods={G.CORN: 3, G.SUGAR: 2}).ships({6: (G.SUGAR, 5)}).build()
    do(game, "choose captain")
    while game.asked != 2:
        take(game)
    assert step(game) == "load 3 corn -> ship 4"
    assert account(game)[StepRule.MOST_LOADED] == (G.CORN,)


def test_example_of_profitable_poaching(rules: Rules) -> None:
    says(rules, "puertoma_expansions", "Three workers lie on the work register", "to poach brings two")
    game = (
        beside(players=3, governor=2, expansions=(Expansion.SMUGGLER,))
        .puertoma(2, estates={T.SUGAR: 1}, doubloons=0)
        .colonists(ship=3)
        .action_board(Role.CAPTAIN)
        .build()
    )
    board = game.players[2]
    assert Role.SMUGGLER in account(game)[StepRule.PROFITABLE]
    assert board.all_circles - sum(board.colonists) >= 2


def test_example_of_points_for_goods_and_coins_left_over(rules: Rules) -> None:
    says(rules, "puertoma_scoring", "4 coins and 3 goods: 4")
    game = beside().puertoma(1, doubloons=4, goods={G.CORN: 3}).build()
    assert game.scores()[1].extras[Extra.LEFT_OVER] == 4
