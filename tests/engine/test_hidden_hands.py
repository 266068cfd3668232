"""Achievement cards in hands: what observations, determinized games and records for external programs contain."""

import json
from collections.abc import Iterator

import pytest

from puertorico_desktop.bots.base import visible_actions as visible_to_bots
from puertorico_desktop.engine.puertorico.achievement_events import AchievementDone
from puertorico_desktop.engine.puertorico.achievements import ACHIEVEMENTS, CARDS_EACH, done_cards
from puertorico_desktop.engine.puertorico.card_actions import KEEP, KeepCard
from puertorico_desktop.engine.puertorico.components import Achievement
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import (
    WITHOUT_BUILDINGS,
    Edition,
    Expansion,
    OptionalRule,
    Options,
    Selection,
)
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.puertorico.observed import observed, table_of

A = Achievement


def options(players: int, draft: bool = True) -> Options:
    """Returns options of 1897 with achievement cards."""
    rules = (OptionalRule.ACHIEVEMENT_DRAFT,) if draft else ()
    return Options(Edition.SPECIAL_1897, players=players, expansions=(Expansion.ACHIEVEMENTS,), rules=rules)


def whole_box(players: int, draft: bool) -> Options:
    """Returns options with all expansions."""
    rules = (OptionalRule.ACHIEVEMENT_DRAFT,) if draft else ()
    expansions = (Expansion.NEW_BUILDINGS, Expansion.CITIZENS, *WITHOUT_BUILDINGS)
    return Options(
        Edition.SPECIAL_1897, players=players, expansions=expansions, buildings=Selection.RANDOM, rules=rules
    )


def drafted(players: int, seed: int = 5) -> PuertoRico:
    """Returns a game after its draft, in which cards were kept at random."""
    game = new_game(options(players), seed)
    rng = Rng.from_seed(seed)
    while isinstance(action := rng.choose(game.legal_actions()), KeepCard):
        game.play(action)
    return game


def determinized_for(game: PuertoRico, seat: int, number: int = 60) -> list[PuertoRico]:
    """Returns determinized games of a seat."""
    return [game.determinize(seat, Rng.from_seed(seed)) for seed in range(number)]


def decisions(setting: Options, seed: int, every: int) -> Iterator[PuertoRico]:
    """Yields a random game at some of its decisions, at all decisions of a draft, and at its end."""
    rng = Rng.from_seed(seed, 5)
    game = new_game(setting, seed)
    ply = 0
    while game.decision is not None:
        action = rng.choose(game.legal_actions())
        if ply % every == 0 or isinstance(action, KeepCard):
            yield game
        game.play(action)
        ply += 1
    yield game


def cards_of(game: PuertoRico) -> list[Achievement]:
    """Returns all cards in hands and packs."""
    packs = [game.observation(seat).pack for seat in range(len(game.players))]
    return [card for cards in (*game.hands, *packs) for card in cards]


# -- at every decision --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "draft"), [(2, True), (3, False), (4, True), (5, True), (5, False)])
def test_hands_are_complete_and_cards_open_when_completed(players: int, draft: bool) -> None:
    before = (0,) * players
    done: list[set[Achievement]] = [set() for _ in range(players)]
    rng = Rng.from_seed(players, 8)
    game = new_game(whole_box(players, draft), players)
    while game.decision is not None:
        if game.hands:
            cards = cards_of(game)
            assert len(cards) == len(set(cards)) == CARDS_EACH * players
            assert all(old & new == old for old, new in zip(before, game.met, strict=True))  # met only grows
            before = game.met
            for seat, hand in enumerate(game.hands):
                open_cards = {card for card in hand if game.met[seat] & ACHIEVEMENTS[card].bit}
                assert set(done_cards(game, seat)) == open_cards == done[seat]
        for event in game.apply(rng.choose(game.legal_actions())):
            if isinstance(event, AchievementDone):
                done[event.seat].add(event.achievement)
    for seat, sheet in enumerate(game.scores()):
        assert sheet.achievements == {card: ACHIEVEMENTS[card].points for card in sorted(done[seat])}


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("draft", [False, True])
def test_determinized_games_agree_with_the_observation(players: int, draft: bool) -> None:
    for number, game in enumerate(decisions(whole_box(players, draft), 11 + players, every=40)):
        for seat in range(players):
            imagined = game.determinize(seat, Rng.from_seed(number))
            assert imagined.observation(seat) == game.observation(seat)
            cards = cards_of(imagined)
            assert len(cards) == len(set(cards))
            if imagined.kind is DecisionKind.KEEP_CARD:  # among the cards that are imagined, not the real ones
                pack = imagined.observation(imagined.asked).pack
                assert list(imagined.legal_actions()) == [KEEP[card] for card in pack]
            for other in range(players):
                assert done_cards(imagined, other) == done_cards(game, other)
                assert imagined.met == game.met


@pytest.mark.parametrize("draft", [False, True])
def test_the_record_of_an_observation_names_no_hidden_card(draft: bool) -> None:
    names = {card.id for card in A}
    for number, game in enumerate(decisions(whole_box(4, draft), 3, every=50)):
        for seat in range(4):
            seen = game.observation(seat)
            titles = {card for board in seen.players for card in board.titles}
            may_see = {card.id for card in (*seen.hand, *seen.pack, *titles)}
            record = observed(game, seat)
            assert "points_before" not in record  # the chips of others are hidden, not the points they gain
            hands = json.dumps([record["hands"], record["phases"]])
            assert {name for name in names if f'"{name}"' in hands} <= may_see
            again, _ = table_of(record, Rng.from_seed(number), [player.points for player in game.players])
            assert again.points_before == game.points_before
            if game.observation(seat).passed_on == ():
                assert again.observation(seat) == seen


# -- the draft ----------------------------------------------------------------------------------------------------


def test_two_players_know_all_but_the_first_card_of_the_other() -> None:
    game = drafted(2)
    other = game.hands[1]
    hands = [imagined.hands[1] for imagined in determinized_for(game, 0)]
    assert {hand[1:] for hand in hands} == {other[1:]}
    assert len({hand[0] for hand in hands}) > 5
    seen = {*game.hands[0], *game.observation(0).passed_on}
    assert not {hand[0] for hand in hands} & seen


def test_cards_that_left_a_pack_between_two_looks_are_with_those_who_kept() -> None:
    """The first pack of seat 0: one card kept, then seats 1 and 2 kept one each, the last came back."""
    game = drafted(3)
    mine, left, right = game.hands
    assert game.observation(0).passed_on
    between = {left[1], right[2]}
    found = {(imagined.hands[1][1], imagined.hands[2][2]) for imagined in determinized_for(game, 0)}
    assert found == {(left[1], right[2]), (right[2], left[1])}
    assert between <= set(game.observation(0).passed_on)
    assert all(imagined.hands[0] == mine for imagined in determinized_for(game, 0, 5))


def test_cards_passed_on_for_good_are_spread_over_the_later_holders() -> None:
    """With four players, seat 0 sees each pack once: its other cards are with those who keep from it later."""
    game = new_game(options(4), 5)
    packs = []
    while game.kind is not None and game.kind.value == "keep_card":
        if game.asked == 0:
            packs.append(game.observation(0).pack)
        game.play(KEEP[game.observation(game.asked).pack[-1]])
    passed = [set(pack) - {pack[-1]} for pack in packs]
    for imagined in determinized_for(game, 0):
        for turn, rest in enumerate(passed):
            holders = [seat for seat, hand in enumerate(imagined.hands) for card in hand if card in rest]
            assert holders == sorted((step - turn) % 4 for step in range(turn + 1, CARDS_EACH))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_determinized_games_have_the_same_packs_at_every_look_of_the_seat(players: int) -> None:
    """Cards may change places only among those that left a pack between the same two looks."""
    game, rng = new_game(options(players), players), Rng.from_seed(players)
    seen: list[list[set[Achievement]]] = [[] for _ in range(players)]
    for _ in range(players * (CARDS_EACH - 1)):
        seen[game.asked].append(set(game.observation(game.asked).pack))
        game.play(rng.choose(game.legal_actions()))
    for seat in range(players):
        for imagined in determinized_for(game, seat, 8):
            for turn, pack in enumerate(seen[seat]):
                later = range(turn, CARDS_EACH)
                assert {imagined.hands[(seat - turn + at) % players][at] for at in later} == pack


def test_determinized_games_in_the_middle_of_a_draft_have_packs() -> None:
    game = new_game(options(4), 9)
    for _ in range(6):
        game.play(game.legal_actions()[0])
    for imagined in determinized_for(game, 1, 20):
        assert imagined.observation(1) == game.observation(1)
        while imagined.kind is not None and imagined.kind.value == "keep_card":
            imagined.play(imagined.legal_actions()[-1])
        assert len({card for hand in imagined.hands for card in hand}) == 16


def test_bots_get_no_keep_actions_of_other_players() -> None:
    game = new_game(options(3), 5)
    actions = []
    while game.kind is not None and game.kind.value == "keep_card":
        actions.append(game.legal_actions()[0])
        game.play(actions[-1])
    actions.append(game.legal_actions()[0])
    assert visible_to_bots(game, actions) == (*[None] * 9, actions[-1])


# -- what has been met --------------------------------------------------------------------------------------------


def test_determinized_hands_have_no_card_whose_goal_is_met() -> None:
    game = new_game(options(3, draft=False), 5)
    goal = next(card for card in A if card not in game.hands[1])
    game.met = (0, ACHIEVEMENTS[goal].bit, 0)
    assert not [one for one in determinized_for(game, 0) if goal in one.hands[1]]
    assert [one for one in determinized_for(game, 0) if goal in one.hands[2]] or goal in game.hands[0]


def test_an_open_card_stays_with_its_owner_in_determinized_games() -> None:
    game = new_game(options(3, draft=False), 5)
    card = game.hands[1][2]
    game.met = (0, ACHIEVEMENTS[card].bit, 0)
    assert all(card in one.hands[1] for one in determinized_for(game, 0))
    assert all(set(one.hands[0]) == set(game.hands[0]) for one in determinized_for(game, 0))
    assert len({one.hands[1] for one in determinized_for(game, 0)}) > 10
