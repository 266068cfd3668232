"""Properties that hold at every ply of every game: random games of two to five players with all options."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings

from puertorico_desktop.engine.game import IllegalActionError
from puertorico_desktop.engine.puertorico.actions import PASS, Action, PlacePeople, numbered_actions
from puertorico_desktop.engine.puertorico.components import EndTrigger
from puertorico_desktop.engine.puertorico.expansion_actions import LoadMixed
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.phase_invariants import phase_violations
from puertorico_desktop.engine.puertorico.setup import new_game
from tests.engine.games import FEW, Course, courses
from tests.engine.ledger import Ledger

MOST_ROUNDS = 60
LISTED = 60
"""Up to this number, legal actions are checked one by one."""


def check_tables(course: Course) -> None:
    """The invariants hold, the events describe every change, the game ends and the score sheets add up."""
    ledger: Ledger | None = None
    game: PuertoRico | None = None
    for game, action in course.decisions():
        ledger = ledger or Ledger(game)
        assert [*violations(game), *phase_violations(game)] == []
        ledger.book_all(game.apply(action))
        assert ledger.differences(game) == []
        assert game.round <= MOST_ROUNDS
    assert game is not None
    assert ledger is not None
    assert list(violations(game)) == []
    assert game.end_triggers
    assert ledger.winners == tuple(one.seat for one in game.standings() if one.place == 1)
    for sheet, player in zip(game.scores(), game.players, strict=True):
        columns = (sheet.buildings, sheet.bonuses, sheet.achievements, sheet.extras)
        assert sheet.total == player.points + sum(sum(column.values()) for column in columns) + sheet.nobles
        assert set(sheet.bonuses) <= set(sheet.buildings) == set(player.buildings())
        assert sheet.tie_break == player.doubloons + sum(player.goods)
    if game.end_triggers >> EndTrigger.CITY & 1:
        assert any(not player.free_spaces for player in game.players)
    if game.end_triggers >> EndTrigger.VICTORY_POINTS & 1:
        assert game.points_left == 0


def check_contract(course: Course) -> None:
    """Legal actions are in order and unique, agree with `is_legal`, and can be parsed from their texts."""
    for game, action in course.decisions():
        actions = game.legal_actions()
        assert game.decision is not None
        assert len(actions) > 0
        assert list(actions[:5]) == list(game.legal_actions()[:5])
        if len(actions) <= LISTED:
            every = list(actions)
            assert len(set(every)) == len(every)
            assert every == sorted(every, key=_order)
            assert all(game.is_legal(one) and game.why_not(one) is None for one in every)
            texts = [game.text(one) for one in every]
            assert len(set(texts)) == len(texts)
            assert [game.parse(text) for text in texts] == every
        else:
            assert game.parse(game.text(action)) == action
        assert action in actions
        assert game.is_legal(PASS) == (actions[0] == PASS)
        game.play_unchecked(action)


PLACES = {action: place for place, action in enumerate(numbered_actions())}


def _order(action: Action) -> tuple[bool, object]:
    """Numbered actions in their order; mixed loads come last."""
    if isinstance(action, LoadMixed):
        return True, action.amounts
    return False, action.counts if isinstance(action, PlacePeople) else PLACES[action]


def check_copies(course: Course) -> None:
    """A copy is equal and independent; every way to play an action leads to the same state."""
    kept: list[tuple[PuertoRico, str]] = []
    for ply, (game, action) in enumerate(course.decisions()):
        with_events, without_events = game.copy(), game.copy()
        assert with_events == game
        if ply % 50 == 0:
            kept.append((game.copy(), repr(game)))
        with_events.apply(action)
        without_events.play_unchecked(action)
        assert with_events != game  # at least the decision or the generator has changed
        game.play(action)
        assert with_events == without_events == game
    assert kept
    for copy, text in kept:
        assert repr(copy) == text


def check_forced(course: Course) -> None:
    """With `play_forced`, every decision has at least two legal actions."""
    for game, action in course.decisions():
        if course.options.play_forced:
            assert len(game.legal_actions()) > 1, game.decision
        game.play_unchecked(action)


CHECKS = [check_tables, check_contract, check_copies, check_forced]


@pytest.mark.parametrize("check", CHECKS)
@settings(max_examples=FEW)
@given(course=courses)
def test_whole_games(check: Callable[[Course], None], course: Course) -> None:
    check(course)


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS)
@given(course=courses)
def test_many_whole_games(check: Callable[[Course], None], course: Course) -> None:
    check(course)


def test_actions_are_refused_after_the_end() -> None:
    game = new_game(Options(players=4), 1)
    while game.decision is not None:
        game.play(game.legal_actions()[0])
    assert list(game.legal_actions()) == []
    before = game.copy()
    with pytest.raises(IllegalActionError, match="game_over"):
        game.apply(PASS)
    assert game == before
