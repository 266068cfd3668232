"""Properties that hold at every decision of every game of San Juan."""

import pickle

import pytest
from hypothesis import given, settings

from puertorico_desktop.engine.game import IllegalActionError, NotationError
from puertorico_desktop.engine.sanjuan.actions import ACCEPT, PASS, Action, Build, ChooseRole, Discard, Keep, Pay
from puertorico_desktop.engine.sanjuan.asking import legal_actions_of
from puertorico_desktop.engine.sanjuan.components import CARDS, Benefit, Card, Role
from puertorico_desktop.engine.sanjuan.events import NothingTucked
from puertorico_desktop.engine.sanjuan.invariants import violations
from puertorico_desktop.engine.sanjuan.kind import SAN_JUAN
from puertorico_desktop.engine.sanjuan.options import Expansion, Options, OptionsError
from puertorico_desktop.engine.sanjuan.position import table
from puertorico_desktop.engine.sanjuan.setup import new_game
from tests.engine.sanjuan.games import decisions, do, of_kind, options, play, seeds

FEW = 15
SOME_ACTIONS: tuple[Action, ...] = (
    PASS,
    ACCEPT,
    *(ChooseRole(role, doubled) for role in Role for doubled in (False, True)),
    *map(Build, CARDS),
    *(Build(kind, over) for kind in CARDS[::7] for over in CARDS[::3]),
    Pay(()),
    Pay((CARDS[0],), (CARDS[0],)),
    Pay((), (CARDS[20],)),
    *(Discard((card,)) for card in CARDS),
    *(Keep((card,)) for card in CARDS[::4]),
)


@given(options, seeds)
@settings(max_examples=FEW, deadline=None)
def test_the_invariants_hold_at_every_decision(options: Options, seed: int) -> None:
    for game, action in decisions(options, seed):
        assert list(violations(game)) == []
        actions = game.legal_actions()
        assert len(actions) > 0
        assert action in actions
        assert list(legal_actions_of(game)) == list(actions) or len(actions) > 300
        game.play_unchecked(action)
    assert list(violations(game)) == []


@given(options, seeds)
@settings(max_examples=FEW, deadline=None)
def test_legal_actions_are_distinct_and_can_be_parsed_from_their_texts(options: Options, seed: int) -> None:
    for game, action in decisions(options, seed):
        actions = game.legal_actions()
        sample = (
            list(actions) if len(actions) < 40 else [actions[i] for i in range(0, len(actions), len(actions) // 30)]
        )
        assert len(set(sample)) == len(sample)
        texts = [game.text(one) for one in sample]
        assert len(set(texts)) == len(texts)
        assert [game.parse(text) for text in texts] == sample
        assert all(text.isascii() for text in texts)
        game.play_unchecked(action)


@given(options, seeds)
@settings(max_examples=FEW, deadline=None)
def test_illegal_actions_are_refused_and_change_nothing(options: Options, seed: int) -> None:
    for number, (game, action) in enumerate(decisions(options, seed)):
        if number % 9 == 0:
            before = game.copy()
            legal = game.legal_actions()
            for other in SOME_ACTIONS:
                refusal = game.why_not(other)
                assert (refusal is None) == (other in legal)
                if refusal is not None:
                    with pytest.raises(IllegalActionError):
                        game.apply(other)
            assert game == before
        game.play_unchecked(action)


@given(options, seeds)
@settings(max_examples=10, deadline=None)
def test_play_gives_the_same_state_as_apply_and_copies_are_independent(options: Options, seed: int) -> None:
    for game, action in decisions(options, seed):
        other, before = game.copy(), game.copy()
        other.apply_unchecked(action)
        assert game == before
        game.play(action)
        assert game == other
    assert pickle.loads(pickle.dumps(game)) == game


def test_the_same_seed_gives_the_same_game() -> None:
    options = Options(players=3, expansions=(Expansion.NEW_BUILDINGS,))
    assert play(options, 7, plies=60) == play(options, 7, plies=60)
    assert new_game(options, 7) != new_game(options, 8)


def test_declining_to_put_a_card_under_a_building_is_an_event() -> None:
    position = table(3, new_buildings=True).player(0, city=[Card.CHAPEL, Card.CHURCH], hand={Card.VILLA: 2})
    game = position.round_start().build()
    waived = of_kind(do(game, "pass", "pass"), NothingTucked)
    assert waived == [NothingTucked(0, Card.CHAPEL), NothingTucked(0, Card.CHURCH)]
    assert not game.players[0].church_used


def test_the_game_kind_hides_points_names_the_edition_and_writes_transcripts() -> None:
    game = SAN_JUAN.new_game(Options(), 5)
    assert SAN_JUAN.hides_points(game)
    assert SAN_JUAN.edition(game.options) == "1897"
    lines = list(SAN_JUAN.transcript(game, 5, [game.legal_actions()[1]], ["A", "B", "C", "D"]))
    assert "1. A: choose craftsman" in lines


@pytest.mark.parametrize("players", [1, 5, "3", True, None])
def test_impossible_numbers_of_players_are_refused(players: object) -> None:
    with pytest.raises(OptionsError, match="players must be 2 to 4"):
        Options(players=players)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("build nonsense for 2", "there is no such building"),
        ("build villa", "how many cards is it for"),
        ("choose captain", "there is no such role"),
        ("discard villa, villa", "named twice"),
        ("dance", "no action is written like this"),
        ("pass", "must_choose_role"),
        ("pay nothing", "other_decision"),
    ],
)
def test_parse_raises_notation_error_for_lines_that_name_no_action(line: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        new_game(Options(), 1).parse(line)


def test_parse_corrects_a_wrong_price_in_its_error() -> None:
    game = new_game(Options(), 1)
    game.play(game.parse("choose builder"))
    action = game.legal_actions()[1]
    with pytest.raises(NotationError, match="that is"):
        game.parse(game.text(action).replace(" for ", " for 9"))


def test_every_benefit_but_the_traders_is_asked_about_in_some_game() -> None:
    asked: set[Benefit] = set()
    for seed in range(12):
        options = Options(players=2 + seed % 3, ask_optional_benefits=True, expansions=(Expansion.NEW_BUILDINGS,))
        for game, action in decisions(options, seed):
            if game.benefit is not None:
                asked.add(game.benefit)
            game.play_unchecked(action)
    assert asked == set(Benefit) - {Benefit.TRADER}


def test_a_refused_benefit_gives_nothing() -> None:
    options = Options(players=3, ask_optional_benefits=True)
    game = new_game(options, 2)
    game.play(game.parse("choose adventurer"))
    before = game.players[0].hand_size
    game.play(game.parse("pass"))
    assert game.players[0].hand_size == before
