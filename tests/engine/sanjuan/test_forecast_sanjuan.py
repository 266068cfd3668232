"""The forecast of a role agrees with what the role then brings, and reveals nothing that the player cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.actions import Build, ChooseRole, Sell
from puertorico_desktop.engine.sanjuan.components import ROLES, Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.events import CardsDrawn, CardsLookedAt, GoodsProduced
from puertorico_desktop.engine.sanjuan.forecast import PlayerForecast, all_costs_differ, forecast
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.position import table
from puertorico_desktop.engine.sanjuan.setup import new_game
from puertorico_desktop.engine.sanjuan.state import FREE
from tests.random_games import random_positions

C = Card
OPTIONS = [Options(players=2), Options(players=4), Options(players=3, expansions=(Expansion.NEW_BUILDINGS,))]


def choosing(options: Options, seeds: int = 4) -> Iterator[SanJuan]:
    """Yields positions of random games in which a role is chosen."""
    for seed in range(seeds):
        for game in random_positions(new_game(options, seed), Rng.from_seed(seed)):
            if game.kind is DecisionKind.CHOOSE_ROLE:
                yield game


def free_roles(game: SanJuan) -> list[Role]:
    return [role for role in ROLES if game.role_owners[role] == FREE]


@pytest.mark.parametrize("options", OPTIONS)
def test_the_forecast_does_not_depend_on_hidden_cards(options: Options) -> None:
    rng = Rng.from_seed(5)
    for number, game in enumerate(choosing(options)):
        if number % 5:
            continue
        twin = game.determinize(game.asked, rng)
        for role in free_roles(game):
            assert forecast(game, game.asked, role) == forecast(twin, game.asked, role)


def after(game: SanJuan, role: Role) -> tuple[SanJuan, list[object]]:
    """Returns the game after the choice of a role, doubled where that is asked, and the events until then."""
    trial = game.copy()
    chosen = [one for one in trial.legal_actions() if isinstance(one, ChooseRole) and one.role is role]
    return trial, list(trial.apply(chosen[-1]))


@pytest.mark.parametrize("options", OPTIONS)
def test_the_forecast_for_the_chooser_is_what_the_role_brings(options: Options) -> None:
    met: set[Role] = set()
    for game in choosing(options):
        seat = game.asked
        for role in free_roles(game):
            said = forecast(game, seat, role)[0]
            assert said.seat == seat
            trial, events = after(game, role)
            if trial.kind is not None and trial.asked != seat:
                continue
            met.add(role)
            match role:
                case Role.BUILDER if trial.kind is DecisionKind.BUILD:
                    actions = trial.legal_actions()
                    kinds = {one.kind for one in actions if isinstance(one, Build)}
                    assert set(said.buildings) == kinds
                    for kind, price in zip(said.buildings, said.prices, strict=True):
                        ways = [one for one in actions if isinstance(one, Build) and one.kind is kind]
                        assert price == min(trial.price_tag(seat, one.kind, one.over).price for one in ways)
                case Role.CRAFTSMAN:
                    made = [one for one in events if isinstance(one, GoodsProduced) and one.seat == seat]
                    if made and said.makes:
                        assert sorted(made[0].buildings) == sorted(said.makes)
                case Role.TRADER if trial.kind is DecisionKind.SELL:
                    sales = [one for one in trial.legal_actions() if isinstance(one, Sell)]
                    assert max(len(one.buildings) for one in sales) == said.sells
                case Role.RECRUITER:
                    seen = [one for one in events if isinstance(one, CardsLookedAt | CardsDrawn) and one.seat == seat]
                    if seen:
                        assert len(seen[0].cards) == said.draws
                case Role.ADVENTURER:
                    drawn = [one for one in events if isinstance(one, CardsDrawn) and one.seat == seat]
                    assert sum(len(one.cards) for one in drawn if one.cause is Role.ADVENTURER) == said.draws
    assert met >= {Role.BUILDER, Role.TRADER, Role.RECRUITER}


def test_the_forecast_for_other_players_follows_from_open_information() -> None:
    game = next(choosing(Options(players=3)))
    for outlook in forecast(game, game.asked, Role.BUILDER)[1:]:
        hand = game.players[outlook.seat].hand_size
        assert outlook == PlayerForecast(
            outlook.seat, production_up_to=min(5, hand - 1), commercial_up_to=min(6, hand - 1)
        )


@pytest.mark.parametrize(
    ("city", "hand", "up_to"),
    [
        ([], 9, 6),  # dearer than a hall is none
        ([], 7, 7),  # the Cathedral takes no card of the hand
        ([C.HERO], 2, 1),
        ([C.HERO, C.CRANE], 2, 6),  # over the Hero, which cost 5
        ([C.CRANE], 0, 0),
    ],
)
def test_the_most_expensive_building_another_player_could_build(city: list[Card], hand: int, up_to: int) -> None:
    cards = [card for card in (C.VILLA, C.STATUE, C.ARCH) for _ in range(3)][:hand]
    game = table(2, new_buildings=up_to == 7).player(1, city=city, hand=cards).build()
    assert forecast(game, 0, Role.BUILDER)[1].commercial_up_to == up_to


def test_the_forecast_includes_buildings_to_build_over_others_with_the_crane() -> None:
    game = table(2).player(0, city=[C.CRANE, C.CHAPEL], hand=[C.CUSTOMS_HOUSE, C.VILLA, C.VILLA]).build()
    said = forecast(game, 0, Role.BUILDER)[0]
    assert said.buildings == (C.VILLA, C.CUSTOMS_HOUSE)
    assert said.prices == (0, 2)  # 3 - 1 builder - 3 Chapel, 6 - 1 builder - 3 Chapel
    assert said.free_prices == (2, 2)  # a Customs House for 5 could not be paid


def test_the_forecast_of_a_sale_has_its_mean_over_the_price_cards_that_can_come() -> None:
    """The trader of the forecast is another player, so one good is sold, the dearest one."""
    city, goods = [C.COFFEE_ROASTER], [C.CORN_GRANARY, C.COFFEE_ROASTER]
    position = table(2).player(1, city=city, goods=goods).price_order((1, 2, 3, 4, 5), next_one=3, seen=2)
    said = forecast(position.build(), 0, Role.TRADER)[1]
    assert (said.sells, said.least, said.most, said.mean) == (1, 3, 3, 3.0)
    position = table(2).player(1, city=city, goods=goods).price_order((1, 3, 2, 4, 5), next_one=3, seen=2)
    said = forecast(position.build(), 0, Role.TRADER)[1]
    assert (said.sells, said.least, said.most) == (1, 2, 3)
    assert said.mean == pytest.approx(8 / 3)


def test_only_the_governor_of_two_has_used_up_the_publishing_house() -> None:
    city = [C.PUBLISHING_HOUSE]
    game = table(2).player(0, city=city, hand={C.VILLA: 3}).player(1, city=city, hand={C.CRANE: 3}).build()
    game.apply(ChooseRole(Role.ADVENTURER, doubled=True))
    assert forecast(game, 1, Role.RECRUITER)[0].draws == 8
    game.apply(ChooseRole(Role.RECRUITER))
    assert len(game.drawn) == 8


def test_the_cathedral_is_not_counted_among_the_cards_to_draw() -> None:
    chances = []
    for city in ([C.GOLD_MINE, C.BANK], [C.GOLD_MINE, C.BANK, C.CATHEDRAL]):
        game = table(2, new_buildings=True).player(0, city=city).build()
        found = forecast(game, 0, Role.ADVENTURER)[0]
        chances.append((found.gold_mine, found.bank))
    assert chances[0] == chances[1]


def test_the_chance_of_a_gold_mine() -> None:
    pool = [0] * len(Card)
    pool[Card.CORN_GRANARY] = pool[Card.FRUIT_DEPOT] = pool[Card.SUGAR_MILL] = pool[Card.TOBACCO_STORAGE] = 1
    assert all_costs_differ(pool) == 1.0
    pool[Card.DISTILLERY] = 1
    assert all_costs_differ(pool) == 2 / 5
    assert all_costs_differ([0] * len(Card)) == 0.0
