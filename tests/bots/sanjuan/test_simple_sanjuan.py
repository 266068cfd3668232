"""The rules of thumb of San Juan: they beat random players, use nothing hidden, and make obvious choices."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings

from puertorico_desktop.bots.sanjuan.candidates import CHOICES, candidates
from puertorico_desktop.bots.sanjuan.heuristic.policy import choose
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.actions import PASS, Action, Build, ChooseRole, Discard, Keep, Pay, Sell, Tuck
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.position import table
from puertorico_desktop.engine.sanjuan.setup import new_game
from tests.engine.sanjuan.games import options, seeds

MOST_CANDIDATES = 9
GAMES = 60


def sensible_game(options: Options, seed: int) -> Iterator[SanJuan]:
    """Yields every decision of a game, half of which are made by rules of thumb."""
    rng = Rng.from_seed(seed)
    game = new_game(options, seed)
    while game.kind is not None:
        yield game
        game.play(choose(game) if rng.below(2) else rng.choose(game.legal_actions()))


@given(options, seeds)
@settings(max_examples=12, deadline=None)
def test_candidates_are_legal_and_contain_the_choice(options: Options, seed: int) -> None:
    for game in sensible_game(options, seed):
        found = candidates(game)
        assert all(map(game.is_legal, found))
        assert (
            len(set(found)) == len(found) <= max(MOST_CANDIDATES, len(game.choices) if is_choice_of_role(game) else 0)
        )
        assert choose(game) in found


def is_choice_of_role(game: SanJuan) -> bool:
    return isinstance(game.choices[0], ChooseRole)


@given(options, seeds)
@settings(max_examples=12, deadline=None)
def test_choices_do_not_depend_on_hidden_cards(options: Options, seed: int) -> None:
    rng = Rng.from_seed(seed)
    for game in sensible_game(options, seed):
        twin = game.determinize(game.asked, rng)
        assert choose(twin) == choose(game)
        assert list(candidates(twin)) == list(candidates(game))


@pytest.mark.parametrize("expansions", [(), (Expansion.NEW_BUILDINGS,)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rules_of_thumb_beat_random_players(players: int, expansions: tuple[Expansion, ...]) -> None:
    won = 0.0
    for seed in range(GAMES):
        seat, rng = seed % players, Rng.from_seed(seed)
        game = new_game(Options(players, expansions=expansions), seed)
        while game.kind is not None:
            game.play(choose(game) if game.asked == seat else rng.choose(game.legal_actions()))
        winners = [one.seat for one in game.standings() if one.place == 1]
        won += (seat in winners) / len(winners)
    assert won > 0.95 * GAMES


# -- obvious choices ------------------------------------------------------------------------------------------------


def choice_after(game: SanJuan, role: Role) -> Action:
    """Returns the choice of the governor in the phase of a role that they have chosen."""
    game.play(ChooseRole(role))
    return choose(game)


def test_a_town_square_is_not_used_as_payment_with_monuments() -> None:
    monuments = [Card.STATUE, Card.ARCH]
    hand = {Card.TOWN_SQUARE: 1, Card.HERO: 1, Card.GOLD_MINE: 2, Card.CRANE: 1, Card.HOSPITAL: 2}
    game = table(2).player(0, hand=hand, city=monuments).build()
    built = choice_after(game, Role.BUILDER)
    assert isinstance(built, Build)
    assert built.kind in {Card.TOWN_SQUARE, Card.HERO}
    game.play(built)
    paid = choose(game)
    assert isinstance(paid, Pay)
    assert not {Card.TOWN_SQUARE, Card.HERO} & set(paid.cards)


def test_a_second_card_of_a_commercial_building_is_discarded() -> None:
    hand = {Card.LIGHTHOUSE: 2, Card.CITY_HALL: 1, Card.HERO: 1, Card.ARCH: 1, Card.STATUE: 1, Card.VILLA: 1}
    game = table(2).player(0, hand={**hand, Card.LARGE_MARKET: 1}, city=[Card.STATUE]).round_start().build()
    assert choose(game) in (Discard((Card.STATUE,)), Discard((Card.LIGHTHOUSE,)))


def test_the_most_expensive_goods_are_sold() -> None:
    city = [Card.COFFEE_ROASTER, Card.SUGAR_MILL]
    game = table(2).player(0, city=city, goods=[*city, Card.CORN_GRANARY]).build()
    assert choice_after(game, Role.TRADER) == Sell((Card.SUGAR_MILL, Card.COFFEE_ROASTER))


def test_a_hall_is_kept_rather_than_a_second_hospital() -> None:
    game = (
        table(2)
        .player(0, city=[Card.HOSPITAL, Card.STATUE, Card.CRANE])
        .player(1, hand=[Card.HERO])
        .deck(Card.HOSPITAL, Card.CITY_HALL, Card.CORN_GRANARY, Card.HOSPITAL, Card.GOLD_MINE)
        .build()
    )
    assert choice_after(game, Role.RECRUITER) == Keep((Card.CITY_HALL,))


def test_cards_are_tucked_under_the_church_before_the_end() -> None:
    rest = [Card.STATUE, Card.VILLA, Card.CRANE, Card.CANAL, Card.CHAPEL, Card.GOLD_MINE, Card.NOTARY, Card.HERO]
    hand = {Card.CORN_GRANARY: 3, Card.FRUIT_DEPOT: 2}
    game = (
        table(2, new_buildings=True).player(0, hand=hand, city=[*rest, Card.CHURCH, Card.ARCH]).round_start().build()
    )
    while isinstance(game.choices[1], Tuck) and game.choices[1].building is Card.CHAPEL:
        game.play(choose(game))
    tucked = choose(game)
    assert isinstance(tucked, Tuck)
    assert len(tucked.cards) >= 1


def test_passing_is_chosen_if_no_building_can_be_paid() -> None:
    game = table(2).player(0, hand=[Card.HERO]).build()
    assert choice_after(game, Role.BUILDER) == PASS


def test_the_number_of_candidates_is_limited() -> None:
    hand = [card for card in Card if card < Card.ASSEMBLY_HALL][:18]
    game = table(2).player(0, hand=hand).round_start().build()
    assert len(game.choices) > 10_000
    assert 1 < len(candidates(game)) <= CHOICES
