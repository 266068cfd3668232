"""Who knows which achievement cards: what is seen, what is imagined, what is written down for others."""

import json
from collections.abc import Iterator

import pytest

from puertorico_desktop.bots.base import visible_actions as told_to_bots
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
    """A table of 1897 with cards."""
    rules = (OptionalRule.ACHIEVEMENT_DRAFT,) if draft else ()
    return Options(Edition.SPECIAL_1897, players=players, expansions=(Expansion.ACHIEVEMENTS,), rules=rules)


def whole_box(players: int, draft: bool) -> Options:
    """Everything that the box has."""
    rules = (OptionalRule.ACHIEVEMENT_DRAFT,) if draft else ()
    expansions = (Expansion.NEW_BUILDINGS, Expansion.CITIZENS, *WITHOUT_BUILDINGS)
    return Options(
        Edition.SPECIAL_1897, players=players, expansions=expansions, buildings=Selection.RANDOM, rules=rules
    )


def drafted(players: int, seed: int = 5) -> PuertoRico:
    """A game after its draft; everybody keeps a card at random."""
    game = new_game(options(players), seed)
    rng = Rng.from_seed(seed)
    while isinstance(action := rng.choose(game.legal_actions()), KeepCard):
        game.play(action)
    return game


def imagined_by(game: PuertoRico, seat: int, number: int = 60) -> list[PuertoRico]:
    """Games that a seat can imagine."""
    return [game.determinize(seat, Rng.from_seed(seed)) for seed in range(number)]


def decisions(setting: Options, seed: int, every: int) -> Iterator[PuertoRico]:
    """A random game at some of its decisions, at all of a draft, and at its end."""
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
    """All cards in hands and packs."""
    packs = [game.observation(seat).pack for seat in range(len(game.players))]
    return [card for cards in (*game.hands, *packs) for card in cards]


# -- at every decision --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "draft"), [(2, True), (3, False), (4, True), (5, True), (5, False)])
def test_hands_are_as_they_must_be_all_the_time(players: int, draft: bool) -> None:
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
def test_imagined_games_agree_with_all_that_is_known(players: int, draft: bool) -> None:
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
def test_what_is_written_down_for_a_seat_names_no_card_of_others(draft: bool) -> None:
    names = {card.id for card in A}
    for number, game in enumerate(decisions(whole_box(4, draft), 3, every=50)):
        for seat in range(4):
            seen = game.observation(seat)
            titles = {card for board in seen.players for card in board.titles}
            may_see = {card.id for card in (*seen.hand, *seen.pack, *titles)}
            record = observed(game, seat)
            assert "points_before" not in record  # the chips of others are hidden, what they win is not
            hands = json.dumps([record["hands"], record["phases"]])
            assert {name for name in names if f'"{name}"' in hands} <= may_see
            again, _ = table_of(record, Rng.from_seed(number), [player.points for player in game.players])
            assert again.points_before == game.points_before
            if game.observation(seat).passed_on == ():
                assert again.observation(seat) == seen


# -- the draft ----------------------------------------------------------------------------------------------------


def test_with_two_all_but_the_first_card_of_the_other_is_known() -> None:
    game = drafted(2)
    other = game.hands[1]
    hands = [imagined.hands[1] for imagined in imagined_by(game, 0)]
    assert {hand[1:] for hand in hands} == {other[1:]}
    assert len({hand[0] for hand in hands}) > 5
    seen = {*game.hands[0], *game.observation(0).passed_on}
    assert not {hand[0] for hand in hands} & seen


def test_with_three_what_left_a_pack_between_two_looks_lies_with_those_who_chose() -> None:
    """The first pack of seat 0: one card kept, then seats 1 and 2 kept one each, the last came back."""
    game = drafted(3)
    mine, left, right = game.hands
    assert game.observation(0).passed_on
    between = {left[1], right[2]}
    found = {(imagined.hands[1][1], imagined.hands[2][2]) for imagined in imagined_by(game, 0)}
    assert found == {(left[1], right[2]), (right[2], left[1])}
    assert between <= set(game.observation(0).passed_on)
    assert all(imagined.hands[0] == mine for imagined in imagined_by(game, 0, 5))


def test_what_was_left_after_the_last_look_lies_with_those_who_had_it_then() -> None:
    """With four, seat 0 sees each pack once: what it hands on is spread over those who keep from it later."""
    game = new_game(options(4), 5)
    packs = []
    while game.kind is not None and game.kind.value == "keep_card":
        if game.asked == 0:
            packs.append(game.observation(0).pack)
        game.play(KEEP[game.observation(game.asked).pack[-1]])
    passed = [set(pack) - {pack[-1]} for pack in packs]
    for imagined in imagined_by(game, 0):
        for turn, rest in enumerate(passed):
            holders = [seat for seat, hand in enumerate(imagined.hands) for card in hand if card in rest]
            assert holders == sorted((step - turn) % 4 for step in range(turn + 1, CARDS_EACH))


def test_in_the_middle_of_a_draft_packs_are_imagined_too() -> None:
    game = new_game(options(4), 9)
    for _ in range(6):
        game.play(game.legal_actions()[0])
    for imagined in imagined_by(game, 1, 20):
        assert imagined.observation(1) == game.observation(1)
        while imagined.kind is not None and imagined.kind.value == "keep_card":
            imagined.play(imagined.legal_actions()[-1])
        assert len({card for hand in imagined.hands for card in hand}) == 16


def test_bots_are_not_told_what_others_keep() -> None:
    game = new_game(options(3), 5)
    actions = []
    while game.kind is not None and game.kind.value == "keep_card":
        actions.append(game.legal_actions()[0])
        game.play(actions[-1])
    actions.append(game.legal_actions()[0])
    assert told_to_bots(game, actions) == (*[None] * 9, actions[-1])


# -- what has been met --------------------------------------------------------------------------------------------


def test_nobody_is_imagined_with_a_card_that_would_lie_open() -> None:
    game = new_game(options(3, draft=False), 5)
    goal = next(card for card in A if card not in game.hands[1])
    game.met = (0, ACHIEVEMENTS[goal].bit, 0)
    assert not [one for one in imagined_by(game, 0) if goal in one.hands[1]]
    assert [one for one in imagined_by(game, 0) if goal in one.hands[2]] or goal in game.hands[0]


def test_an_open_card_stays_with_its_owner() -> None:
    game = new_game(options(3, draft=False), 5)
    card = game.hands[1][2]
    game.met = (0, ACHIEVEMENTS[card].bit, 0)
    assert all(card in one.hands[1] for one in imagined_by(game, 0))
    assert all(set(one.hands[0]) == set(game.hands[0]) for one in imagined_by(game, 0))
    assert len({one.hands[1] for one in imagined_by(game, 0)}) > 10
