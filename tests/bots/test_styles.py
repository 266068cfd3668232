"""Styles: their preferences, the unchanged ones of steady bots, and the measurement of styles."""

import attrs
import numpy as np
import pytest

from puertorico_desktop.bots.arena.games import GameResult, SeatResult
from puertorico_desktop.bots.games import knowledge_of, style_of, styles_of
from puertorico_desktop.bots.levels import BALANCED, Taste
from puertorico_desktop.bots.player import SearchBot
from puertorico_desktop.bots.puertorico.styles import STEADY_STYLES, STYLES
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.bots.search.values import Values
from puertorico_desktop.bots.tastes import TASTE
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.engine.puertorico.options import Options as PuertoRico
from puertorico_desktop.engine.sanjuan.catalog import HALLS, MONUMENTS, PRODUCTION
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan
from tests.bots.style_measures import MOST_ELO_APART, TABLES, measure_of, measures

NAMED = {"puertorico": ("builder", "shipper", "trader"), "sanjuan": ("architect", "producer", "collector")}


def utilities(name: str, options: object) -> list[float]:
    """Returns the utility of each first action, the best one first."""
    bot = make_bot(name, 1)
    assert isinstance(bot, SearchBot)
    game = kind_of(options).new_game(options, 3)  # type: ignore[arg-type]
    return [one.utility for one in bot.think(game).prospects]


# -- preferences ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(NAMED))
def test_every_game_has_its_styles(game: str) -> None:
    assert styles_of(game) == (BALANCED, *NAMED[game])


def test_tastes_count_points_by_source_and_liked_pieces() -> None:
    options = SanJuan(players=2)
    game = kind_of(options).new_game(options, 3)
    knowledge = knowledge_of(options)
    values = Values(np.full((1, 2), 0.5, np.float32), np.array([[[1, 2, 3], [10, 20, 30]]], np.float32))
    taste = Taste("t", {"tucked": 0.5}, 1 << Card.CORN_GRANARY | 1 << Card.CHAPEL, 2.0)
    first, second = knowledge.tastes(taste, values, [game], 1)
    assert first.tolist() == pytest.approx([20 * 0.5 * TASTE])
    assert second.tolist() == pytest.approx([1 * 2.0 * TASTE]), "a Corn Granary each"
    assert knowledge.count_liked(game, 0, 1 << Card.CHAPEL) == 0
    game.players[0].city[Card.CORN_GRANARY] = 3
    assert knowledge.count_liked(game, 0, PRODUCTION) == 3
    assert not knowledge.tastes(knowledge.styles[BALANCED], values, [game], 1)


def test_the_liked_pieces_of_the_styles_of_san_juan() -> None:
    styles = knowledge_of(SanJuan()).styles
    liked = {name: style.liked_pieces for name, style in styles.items() if isinstance(style, Taste)}
    assert liked["architect"] & (MONUMENTS | HALLS) == MONUMENTS | HALLS
    assert liked["producer"] & PRODUCTION
    assert liked["collector"] >> Card.CHAPEL & 1
    assert not liked["producer"] & liked["architect"] & MONUMENTS


# -- steady bots ----------------------------------------------------------------------------------------------------


def test_the_styles_of_steady_bots_are_unchanged() -> None:
    """Codes of games name them: these expected values must not be changed."""
    kept = {name: (dict(taste.points), taste.piece_bonus) for name, taste in STEADY_STYLES.items()}
    assert kept == {
        "balanced": ({}, 0.0),
        "builder": ({"buildings": 0.3, "bonuses": 0.3}, 1.0),
        "shipper": ({"shipping": 0.3}, 1.0),
        "trader": ({}, 1.5),
    }
    masks = {
        name: sorted(bit for bit in range(64) if taste.liked_pieces >> bit & 1)
        for name, taste in STEADY_STYLES.items()
    }
    assert {name: [Building(bit).id for bit in bits] for name, bits in masks.items()} == LIKED


LIKED = {
    "balanced": [],
    "builder": [
        "construction_hut",
        "university",
        "guild_hall",
        "residence",
        "fortress",
        "city_hall",
        "forest_house",
        "black_market",
        "church",
        "statue",
        "cloister",
        "zoning_office",
        "royal_garden",
    ],
    "shipper": [
        "small_warehouse",
        "large_warehouse",
        "harbor",
        "wharf",
        "customs_house",
        "storehouse",
        "small_wharf",
        "lighthouse",
        "union_hall",
        "royal_supplier",
    ],
    "trader": [
        "tobacco_storage",
        "coffee_roaster",
        "small_market",
        "office",
        "large_market",
        "factory",
        "trading_post",
        "library",
        "specialty_factory",
        "land_office",
        "jeweler",
    ],
}


def test_steady_bots_do_not_use_the_styles_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    options = PuertoRico(players=3)
    names = ("steady-6-builder", "normal-builder")
    steady, normal = (utilities(name, options) for name in names)
    monkeypatch.setitem(
        STYLES, "builder", attrs.evolve(STYLES["builder"], piece_bonus=50.0, liked_pieces=(1 << 60) - 1)
    )
    monkeypatch.setitem(STYLES, "builder", attrs.evolve(STYLES["builder"], points={"buildings": 3.0}))
    assert utilities(names[0], options) == steady
    assert utilities(names[1], options) != normal


def test_a_style_of_another_game_is_balanced() -> None:
    for steady in (False, True):
        assert style_of("architect", PuertoRico(), steady).name == BALANCED
        assert style_of("builder", SanJuan(), steady).name == BALANCED
        assert style_of("architect", SanJuan(), steady).name == "architect"


# -- measurements ---------------------------------------------------------------------------------------------------


def seat(bot: str, place: int, *purchases: str) -> SeatResult:
    return SeatResult(bot, place, 10, float(place == 1), {}, purchases)


def test_a_measure_is_computed_from_results() -> None:
    shipper, others = "normal-shipper", "normal"
    games = [
        GameResult((seat(shipper, 1, "harbor", "wharf"), seat(others, 2, "harbor")), 10, 50, "colonists", 0),
        GameResult((seat(others, 1, "office"), seat(shipper, 1, "harbor")), 10, 50, "colonists", 0),
        GameResult((seat(shipper, 2, "hacienda"), seat(others, 1)), 10, 50, "colonists", 0),
        GameResult((seat(others, 2), seat(shipper, 1, "wharf")), 10, 50, "colonists", 0),
    ]
    found = measure_of(PuertoRico(players=2), "shipper", shipper, games)
    assert found.games == 4
    assert found.duels.mean == pytest.approx((1 + 0.5 + 0 + 1) / 4)
    assert found.liked.mean == pytest.approx((1 + 1 + 0 + 1) / 4)
    assert found.liked_of_others == pytest.approx(1 / 4)
    assert found.pieces["wharf"] == pytest.approx(0.5)
    assert found.pieces["office"] == pytest.approx(-0.25)
    elo, low, high = found.elo
    assert low < 0 < elo < high
    assert "shipper: 4 games" in found.lines()[0]


def test_a_style_is_measured_in_played_games() -> None:
    *_, last = measures(TABLES["sanjuan-2"], "producer", "easy", 2, 1)
    assert last.games == 2
    assert last.liked_of_others > 0


@pytest.mark.long
@pytest.mark.parametrize(
    ("table", "style"),
    [("classic-4", one) for one in NAMED["puertorico"]] + [("sanjuan-4", one) for one in NAMED["sanjuan"]],
)
def test_a_style_buys_liked_pieces_and_is_about_as_strong(table: str, style: str) -> None:
    *_, found = measures(TABLES[table], style, "normal", 400, 400, jobs=2)
    assert found.liked.mean > found.liked.reach, found.lines()
    assert found.elo[2] > -MOST_ELO_APART, found.lines()
    assert found.elo[1] < MOST_ELO_APART, found.lines()
