"""Hidden information: no player learns more from events than the observation contains, and unknown cards are dealt
with fair probabilities."""

import statistics
import time
from collections import Counter
from collections.abc import Iterable

import attrs
import pytest
from hypothesis import given, settings

from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.actions import Action
from puertorico_desktop.engine.sanjuan.components import CARDS, Card
from puertorico_desktop.engine.sanjuan.events import (
    BuildingBuilt,
    CardsDiscarded,
    CardsDrawn,
    CardsKept,
    CardsLookedAt,
    CardsTucked,
    CardsTurnedUp,
    Event,
    FirstHandChosen,
    GoodsProduced,
    GoodsSold,
    PricesTurned,
)
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.invariants import violations
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.position import table
from tests.engine.sanjuan.games import decisions, do, options, play, seeds

C = Card
FACE_DOWN = (
    CardsDrawn, CardsLookedAt, CardsKept, CardsDiscarded, FirstHandChosen, CardsTucked, BuildingBuilt
)  # fmt: skip
NEW = (Expansion.NEW_BUILDINGS,)


@given(options, seeds)
@settings(max_examples=15, deadline=None)
def test_a_determinized_game_has_the_same_observation_and_legal_actions(options: Options, seed: int) -> None:
    """For each seat, a game whose unknown cards were dealt anew looks the same as the real one."""
    rng = Rng.from_seed(seed)
    for number, (game, action) in enumerate(decisions(options, seed)):
        if number % 5 == 0:
            for seat in range(options.players):
                twin = game.determinize(seat, rng)
                assert list(violations(twin)) == []
                assert twin.observation(seat) == game.observation(seat)
                if game.asked == seat:
                    assert [*map(twin.text, twin.legal_actions()[:50])] == [
                        *map(game.text, game.legal_actions()[:50])
                    ]
        game.play_unchecked(action)


@given(options, seeds)
@settings(max_examples=15, deadline=None)
def test_seen_events_hide_face_down_cards_of_other_players(options: Options, seed: int) -> None:
    """Hidden cards are None in `seen_by`, their number is kept, and `seen_by` applied twice changes nothing."""
    for game, action in decisions(options, seed):
        events = game.copy().apply(action)
        for seat in range(options.players):
            for event in events:
                seen = event.seen_by(seat)
                assert seen.seen_by(seat) == seen
                if isinstance(event, FACE_DOWN) and event.seat != seat:
                    assert set(seen.cards) <= {None}
                    assert len(seen.cards) == len(event.cards)
                if isinstance(event, GoodsProduced | GoodsSold):
                    assert set(seen.cards) <= {None}
        game.play_unchecked(action)


@given(seeds)
@settings(max_examples=15, deadline=None)
def test_events_of_other_players_are_the_same_in_a_determinized_game(seed: int) -> None:
    """Compared up to the first cards that are revealed to everybody or drawn by the observing player."""
    options = Options(players=3, expansions=NEW, play_forced=False)
    rng = Rng.from_seed(seed)
    heard = 0
    for game, action in decisions(options, seed):
        for seat in range(options.players):
            if seat == game.asked:
                continue
            twin = game.determinize(seat, rng)
            if twin.is_legal(action):
                assert events_seen_by(game, action, seat) == events_seen_by(twin, action, seat)
                heard += 1
        game.play_unchecked(action)
    assert heard > 100


def events_seen_by(game: SanJuan, action: Action, seat: int) -> list[Event]:
    """Returns the events of an action as that seat sees them, up to cards that were hidden and are revealed to it."""
    heard: list[Event] = []
    for event in game.copy().apply(action):
        seen = event.seen_by(seat)
        if isinstance(event, CardsTurnedUp | PricesTurned) or (
            event.reveals and getattr(event, "seat", None) == seat
        ):
            break
        heard.append(seen)
    return heard


@given(options, seeds)
@settings(max_examples=10, deadline=None)
def test_determinize_depends_on_the_observation_and_the_generator_only(options: Options, seed: int) -> None:
    """The real hidden cards have no influence, so bots cannot make use of what they do not see."""
    for number, (game, action) in enumerate(decisions(options, seed)):
        if number % 7 == 0:
            twin = game.determinize(game.asked, Rng.from_seed(seed + 1))
            first = game.determinize(game.asked, Rng.from_seed(9))
            second = twin.determinize(game.asked, Rng.from_seed(9))
            assert first == second
        game.play_unchecked(action)


def known_by(game: SanJuan, seat: int) -> set[Card]:
    """Returns the kinds of cards whose position the observation of a seat contains: in a hand, open or discarded."""
    seen = game.observation(seat)
    kinds: set[Card] = set()

    def add(counts: Iterable[int]) -> None:
        kinds.update(card for card, count in zip(CARDS, counts, strict=True) if count)

    for player in seen.players:
        add(player.city)
        kinds.update(player.covered, player.revealed, player.chapel_cards or (), player.church_cards or ())
        if player.hand is not None:
            add(player.hand)
    add(seen.known_discards)
    kinds.update(seen.drawn or ())
    return kinds


@given(options, seeds)
@settings(max_examples=10, deadline=None)
def test_seen_events_name_only_cards_that_the_observation_contains(options: Options, seed: int) -> None:
    for game, action in decisions(options, seed):
        before = [known_by(game, seat) for seat in range(options.players)]
        events = game.apply(action)
        if any(type(event).__name__ == "DeckShuffled" for event in events):
            continue  # known cards are forgotten by shuffling
        for seat in range(options.players):
            known = before[seat] | known_by(game, seat)
            for event in events:
                seen = event.seen_by(seat)
                for name in ("cards", "discarded"):
                    assert {card for card in getattr(seen, name, ()) if card is not None} <= known


def test_hands_and_numbers_of_cards_under_chapels_are_hidden_from_others() -> None:
    game = table(3).player(1, city=[C.CHAPEL], chapel=[C.HERO, C.VILLA], hand=[C.ARCH]).build()
    seen, own = game.observation(0).players[1], game.observation(1).players[1]
    assert (seen.hand, seen.hand_size, seen.chapel, seen.chapel_cards) == (None, 1, None, None)
    assert own.chapel == 2
    assert own.chapel_cards == (C.VILLA, C.HERO)
    open_points = table(3, open_points=True).player(1, city=[C.CHAPEL], chapel=[C.HERO]).build()
    assert open_points.observation(0).players[1].chapel == 1
    assert open_points.observation(0).players[1].chapel_cards is None


def test_cards_used_as_goods_and_under_harbors_are_unknown_to_their_owner() -> None:
    start = table(2, new_buildings=True)
    game = start.player(0, city=[C.HARBOR], goods=[C.CORN_GRANARY], harbor=[C.HERO]).build()
    kinds = {game.determinize(0, Rng.from_seed(seed)).players[0].harbor for seed in range(40)}
    goods = {game.determinize(0, Rng.from_seed(seed)).players[0].goods[0] for seed in range(40)}
    assert len(kinds) > 8
    assert len(goods) > 8


def test_a_card_from_the_gold_mine_is_known_until_its_owner_discards_face_down() -> None:
    start = table(2).player(0, city=[C.GOLD_MINE], hand=[C.VILLA, C.HERO, C.ARCH])
    game = start.deck(C.CRANE, C.CORN_GRANARY, C.VILLA, C.CRANE, C.HERO).build()
    do(game, "choose adventurer")
    assert game.observation(1).players[0].revealed == (C.CORN_GRANARY,)
    assert game.determinize(1, Rng.from_seed(3)).players[0].hand[C.CORN_GRANARY] >= 1
    assert sum(game.observation(1).known_discards) == 3  # turned up openly
    do(game, "choose builder")
    while game.kind.value == "build" and game.asked == 1:
        do(game, "pass")
    do(game, "build crane for 2", "pay villa, hero")
    assert game.observation(1).players[0].revealed == ()


def test_discards_are_known_only_to_the_player_who_discarded_them() -> None:
    game = table(2).player(0, hand=[C.VILLA, C.HERO, C.ARCH]).build()
    do(game, "choose builder", "build villa for 2")
    assert game.observation(0).known_discards[C.HERO] == 1
    assert not any(game.observation(1).known_discards)


def test_the_fifth_price_card_is_known_once_the_others_were_seen() -> None:
    game = table(2).build()
    counts = []
    for _ in range(5):
        while "choose trader" not in map(game.text, game.legal_actions()):
            game.play(game.legal_actions()[0])
        do(game, "choose trader")
        counts.append(sum(prices is not None for prices in game.observation(0).prices))
    assert counts == [1, 2, 3, 5, 5]


def test_all_hands_and_chapels_are_open_when_the_game_is_over() -> None:
    game = play(Options(players=3, expansions=NEW), 4)
    assert game.decision is None
    assert all(player.hand is not None and player.chapel is not None for player in game.observation(0).players)


@pytest.mark.parametrize("seat", [0, 1])
def test_unknown_cards_are_dealt_with_equal_probabilities(seat: int) -> None:
    """The frequency of a kind in any place is proportional to the number of its cards that the seat does not see."""
    game = play(Options(players=3, expansions=NEW), 11, plies=90)
    assert game.decision is not None
    rng = Rng.from_seed(5)
    deals = 1500
    in_hand: Counter[int] = Counter()
    on_top: Counter[int] = Counter()
    other = (seat + 1) % 3
    for _ in range(deals):
        new = game.determinize(seat, rng)
        on_top[new.deck[-1]] += 1
        for card, count in enumerate(new.players[other].hand):
            in_hand[card] += count - list(game.players[other].revealed).count(card)
    unknown = Counter(game.deck)
    for place, mask in enumerate(game.known):
        if not mask >> seat & 1:
            unknown[game.discards[place]] += 1
    for number, player in enumerate(game.players):
        for pile in (player.harbor, *player.goods):
            unknown.update(pile)
        if number != seat:
            unknown.update(player.chapel + player.church)
            unknown.update({card: count for card, count in enumerate(player.hand) if count})
            unknown.subtract(player.revealed)
    if game.drawn and game.asked != seat:
        unknown.update(game.drawn)
    total = sum(unknown.values())
    hidden_hand = game.players[other].hand_size - len(game.players[other].revealed)
    for card, count in unknown.items():
        for seen, size in ((on_top, 1), (in_hand, hidden_hand)):
            expected = deals * size * count / total
            assert abs(seen[card] - expected) < 5 * expected**0.5 + 5, (CARDS[card].id, seen[card], expected)


def test_determinize_permutes_unseen_price_cards() -> None:
    game = play(Options(players=4), 3, plies=30)
    seen = game.prices_seen
    orders = {game.determinize(0, Rng.from_seed(seed)).prices for seed in range(200)}
    assert {order[:seen] for order in orders} == {game.prices[:seen]}
    assert len(orders) == [120, 24, 6, 2, 1, 1][seen]


def test_determinize_takes_less_than_400_microseconds() -> None:
    game = play(Options(players=4, expansions=NEW), 6, plies=150)
    rng = Rng.from_seed(1)
    took = []
    for _ in range(200):
        began = time.perf_counter()
        game.determinize(0, rng)
        took.append(time.perf_counter() - began)
    assert statistics.median(took) < 400e-6  # about 60 us on an idle machine


def test_seen_by_replaces_cards_of_other_players_with_none() -> None:
    event = CardsDrawn(1, (C.HERO, C.VILLA), None)
    assert event.seen_by(0) == CardsDrawn(1, (None, None), None)
    assert event.seen_by(1) == event
    assert attrs.asdict(event.seen_by(0))["cards"] == (None, None)
