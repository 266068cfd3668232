"""Which buildings a game has, the draft, and the options that cannot be played."""

import pytest

from puertorico_desktop.engine.puertorico.catalog import BASE_BUILDINGS, CATALOG
from puertorico_desktop.engine.puertorico.components import Building, Tile
from puertorico_desktop.engine.puertorico.events import BuildingDrafted
from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.options import (
    Edition,
    Expansion,
    OptionalRule,
    Options,
    OptionsError,
    OptionsFault,
    Reading,
    Selection,
)
from puertorico_desktop.engine.puertorico.rules import rules_of
from puertorico_desktop.engine.puertorico.selection import (
    FIXED,
    SPACES_BY_COST,
    candidates,
    may_join,
    selected_buildings,
)
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng
from tests.engine.expanded import base_1897
from tests.engine.games import SETS
from tests.engine.play import asked, do, of_kind, offered

B, T = Building, Tile
SPECIAL = Edition.SPECIAL_1897


def play(**values: object) -> Options:
    """Returns options of 1897 with these settings."""
    return Options(SPECIAL, **values)  # type: ignore[arg-type]


def board(options: Options, seed: int) -> list[Building]:
    return [building for building in selected_buildings(options, seed) if CATALOG[building].is_chosen]


def test_the_board_has_17_spaces() -> None:
    assert sum(SPACES_BY_COST.values()) == 17
    base = [CATALOG[one].cost for one in BASE_BUILDINGS if CATALOG[one].is_chosen]
    assert {cost: base.count(cost) for cost in SPACES_BY_COST} == SPACES_BY_COST


@pytest.mark.parametrize(("expansions", "number"), list(zip(SETS, (31, 25, 39), strict=True)))
def test_the_candidates_are_those_of_the_data_sheet(expansions: tuple[Expansion, ...], number: int) -> None:
    assert len(candidates(play(expansions=expansions, buildings=Selection.DRAFT))) == number


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("expansions", SETS)
def test_fixed_sets_fill_the_board_exactly(expansions: tuple[Expansion, ...], edition: Edition) -> None:
    rules = rules_of(Options(edition, expansions=expansions, buildings=Selection.FIXED))
    chosen: list[Building] = []
    for building in FIXED[expansions]:
        assert may_join(building, chosen, rules)
        chosen.append(building)
    assert len(chosen) == 17


@pytest.mark.parametrize("seed", range(40))
def test_random_boards_keep_the_rules(seed: int) -> None:
    """T000-R11: there is one space for six doubloons; the exclusions hold."""
    expansions = SETS[seed % 3]
    restriction = OptionalRule.VILLA_OR_JEWELER if Expansion.CITIZENS in expansions else OptionalRule.COST_SWAP
    options = play(expansions=expansions, buildings=Selection.RANDOM, rules=(restriction,))
    chosen = board(options, seed)
    assert len(chosen) == len(set(chosen)) == 17
    assert not {B.LARGE_WAREHOUSE, B.SMALL_WHARF} <= set(chosen)
    assert not {B.VILLA, B.JEWELER} <= set(chosen)
    classic = Options(expansions=expansions, buildings=Selection.RANDOM)
    assert not {B.HACIENDA, B.FOREST_HOUSE} <= set(board(classic, seed))


def test_the_random_board_depends_on_the_seed_only() -> None:
    options = play(expansions=SETS[2], buildings=Selection.RANDOM)
    assert board(options, 5) == board(options, 5)
    assert len({tuple(board(options, seed)) for seed in range(10)}) > 5


@pytest.mark.parametrize("players", [2, 3, 5])
def test_players_draft_in_turn_until_the_board_is_full(players: int) -> None:
    options = play(players=players, expansions=SETS[2], buildings=Selection.DRAFT)
    game = new_game(options, 1)
    rng = Rng.from_seed(1)
    assert game.on_sale == sum(1 << one for one in BASE_BUILDINGS if not CATALOG[one].is_chosen)
    drafts = []
    while asked(game) != (0, "choose_role"):
        assert asked(game) == (len(drafts) % players, "draft_building")
        assert not list(violations(game))
        drafts += of_kind(game.apply(rng.choose(game.legal_actions())), BuildingDrafted)
    assert len(drafts) == 17
    for draft in drafts:
        copies = 1 if players == 2 or CATALOG[draft.building].spaces == 2 else 2
        assert game.building_supply[draft.building] == copies
    assert (game.round, game.governor) == (1, 0)


def test_a_drafted_building_excludes_others_when_its_column_is_full() -> None:
    game = new_game(play(expansions=SETS[0], buildings=Selection.DRAFT), 1)
    do(game, "draft small wharf")
    assert "draft large warehouse" not in offered(game)
    do(game, "draft hacienda", "draft forest house")
    assert not any(f"draft {name}" in offered(game) for name in ("construction hut", "black market"))


# -- impossible options --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fault", "values"),
    [
        (OptionsFault.READING_OF_1897, {"edition": Edition.CLASSIC, "reading": Reading.CORRECTED}),
        (OptionsFault.SELECTION_WITHOUT_EXPANSION, {"buildings": Selection.RANDOM}),
        (OptionsFault.EXPANSION_WITHOUT_SELECTION, {"expansions": SETS[0]}),
        (OptionsFault.RULE_NEEDS_CITIZENS, {"rules": (OptionalRule.JEWELER_LIMIT,)}),
        (
            OptionsFault.RULE_NEEDS_NEW_BUILDINGS,
            {
                "expansions": SETS[1],
                "buildings": Selection.DRAFT,
                "rules": (OptionalRule.HACIENDA_OR_FOREST_HOUSE,),
            },
        ),
        (
            OptionsFault.RULE_NEEDS_CHOICE,
            {"expansions": SETS[1], "buildings": Selection.FIXED, "rules": (OptionalRule.VILLA_OR_JEWELER,)},
        ),
        (
            OptionsFault.ONE_RESTRICTION,
            {
                "expansions": SETS[2],
                "buildings": Selection.DRAFT,
                "rules": (OptionalRule.VILLA_OR_JEWELER, OptionalRule.HACIENDA_OR_FOREST_HOUSE),
            },
        ),
        (OptionsFault.HANDICAPS, {"handicaps": (1, 2)}),
        (OptionsFault.HANDICAPS, {"handicaps": (1, 2, 3, 1000)}),
        (OptionsFault.PLAYERS, {"players": 6}),
        (OptionsFault.UNKNOWN_EDITION, {"edition": "1897"}),
    ],
)
def test_impossible_options_are_refused(fault: OptionsFault, values: dict[str, object]) -> None:
    with pytest.raises(OptionsError) as caught:
        Options(**{"edition": SPECIAL, **values})  # type: ignore[arg-type]
    assert caught.value.fault is fault


def test_the_order_of_expansions_does_not_matter() -> None:
    both = Options(expansions=(Expansion.CITIZENS, Expansion.NEW_BUILDINGS), buildings=Selection.FIXED)
    assert both == Options(expansions=SETS[2], buildings=Selection.FIXED)
    assert new_game(both, 1) == new_game(Options(expansions=SETS[2], buildings=Selection.FIXED), 1)


# -- 1897 without expansions, and its options ---------------------------------------------------------------------


def test_1897_with_five_has_126_points() -> None:
    assert [new_game(play(players=players), 1).points_left for players in (2, 3, 4, 5)] == [65, 75, 100, 126]


def test_1897_reveals_tiles_before_the_first_plantations_are_dealt() -> None:
    """D-06: the offer differs from the classic game with the same seed, where the first plantations leave the
    pile before."""
    offers = [
        (new_game(play(), seed).plantation_offer, new_game(Options(), seed).plantation_offer) for seed in range(9)
    ]
    assert any(special != classic for special, classic in offers)


def test_cost_swap() -> None:
    game = base_1897(rules=(OptionalRule.COST_SWAP,)).player(0, doubloons=8).build()
    do(game, "choose builder", "build university for 6")
    assert (game.price(1, B.UNIVERSITY), game.price(1, B.FACTORY)) == (7, 8)
    assert new_game(Options(), 1).price(0, B.UNIVERSITY) == 8
    assert "build factory for 7" not in offered(game)


@pytest.mark.parametrize(
    ("edition", "reading", "tiles", "doubloons"),
    [
        (SPECIAL, Reading.PRINTED, [T.CORN] * 4, [2, 2, 2, 2]),
        (SPECIAL, Reading.CORRECTED, [T.INDIGO, T.INDIGO, T.CORN, T.CORN], [3, 3, 2, 2]),
        (Edition.CLASSIC, Reading.PRINTED, [T.INDIGO, T.INDIGO, T.CORN, T.CORN], [3, 3, 2, 2]),
    ],
)
def test_d60_start_resources(edition: Edition, reading: Reading, tiles: list[Tile], doubloons: list[int]) -> None:
    game = new_game(Options(edition, reading=reading, rules=(OptionalRule.START_RESOURCES,)), 3)
    assert [player.doubloons for player in game.players] == doubloons
    assert [player.circles[tile] for player, tile in zip(game.players, tiles, strict=True)] == [1] * 4
    assert not list(violations(game))


def test_handicaps_decide_the_places_in_half_points() -> None:
    game = base_1897(3, handicaps=(0, 3, -1)).player(0, points=5).player(1, points=4).player(2, points=5).build()
    assert [(one.seat, one.place, one.points) for one in game.standings()] == [(1, 1, 4), (0, 2, 5), (2, 3, 5)]
    assert [sheet.half_points for sheet in game.scores()] == [10, 11, 9]


def test_t000_r5_the_hospice_of_1897_serves_either_tile() -> None:
    """D-12; in the classic game only the chosen tile (T003-R2)."""
    position = base_1897().player(0, city={B.HACIENDA: 1, B.HOSPICE: 1}).offer(T.CORN).pile(coffee=8)
    game = position.build()
    do(game, "choose settler", "draw plantation")
    assert asked(game) == (0, "accept_benefit")
    other = game.copy()
    do(game, "accept", "take corn plantation")
    assert (game.players[0].colonists[T.COFFEE], game.players[0].colonists[T.CORN]) == (1, 0)
    do(other, "pass", "take corn plantation")
    assert (other.players[0].colonists[T.COFFEE], other.players[0].colonists[T.CORN]) == (0, 1)
