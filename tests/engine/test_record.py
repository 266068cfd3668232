"""GameRecord: undo, redo and replay to any ply give equal states; options, seed and actions determine a game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puertorico_desktop.engine.game import IllegalActionError
from puertorico_desktop.engine.puertorico.actions import PASS
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.match.record import GameRecord
from tests.engine.games import FEW, Course, normal_courses
from tests.engine.play import play_randomly

OPTIONS = Options(players=3)
SEED = 6


@pytest.fixture(scope="module")
def states() -> list[PuertoRico]:
    """Returns the states of a whole game at every ply."""
    game = new_game(OPTIONS, SEED)
    states = [game.copy()]
    for action in play_randomly(game.copy(), 4):
        game.play(action)
        states.append(game.copy())
    return states


@pytest.fixture
def record() -> GameRecord:
    """Returns the record of that game."""
    return GameRecord(OPTIONS, SEED, play_randomly(new_game(OPTIONS, SEED), 4))


def test_a_record_without_actions_is_a_new_game() -> None:
    record = GameRecord(OPTIONS, SEED)
    assert record.game == new_game(OPTIONS, SEED)
    assert (record.ply, record.actions) == (0, ())
    assert (record.can_undo, record.can_redo) == (False, False)


def test_position_at_returns_the_state_at_every_ply(record: GameRecord, states: list[PuertoRico]) -> None:
    assert record.ply == len(states) - 1
    for ply, state in enumerate(states):
        assert record.position_at(ply) == state
    assert record.game == states[-1]


def test_position_at_returns_a_copy(record: GameRecord, states: list[PuertoRico]) -> None:
    looked_at = record.position_at(record.ply - 20)
    play_randomly(looked_at, 1)
    assert record.position_at(record.ply - 20) == states[-21]
    first = record.position_at(0)
    play_randomly(first, 1, 5)
    assert record.position_at(0) == states[0]


def test_undo_and_redo_step_by_step(record: GameRecord, states: list[PuertoRico]) -> None:
    actions = record.actions
    for ply in reversed(range(len(actions))):
        record.undo()
        assert (record.ply, record.game) == (ply, states[ply])
        assert record.actions == actions[:ply]
        assert record.actions_to(len(actions)) == actions
        assert record.can_redo
    assert not record.can_undo
    for ply in range(1, len(states)):
        events = record.redo()
        assert (record.ply, record.game) == (ply, states[ply])
        assert events == states[ply - 1].copy().apply(actions[ply - 1])
    assert not record.can_redo


@pytest.mark.parametrize("plies", [0, 1, 2, 31, 32, 33, 64])
def test_undo_and_redo_several_plies_at_once(record: GameRecord, states: list[PuertoRico], plies: int) -> None:
    record.undo(plies)
    assert record.game == states[-1 - plies]
    record.redo(plies)
    assert record.game == states[-1]


def test_playing_another_action_after_undo_discards_the_redo_actions(
    record: GameRecord, states: list[PuertoRico]
) -> None:
    record.undo(50)
    ply = record.ply
    undone = record.actions_to(ply + 1)[-1]
    other = next(one for one in record.game.legal_actions() if one != undone)
    events = record.play(other)
    assert events
    assert (record.can_redo, record.ply) == (False, ply + 1)
    expected = states[ply].copy()
    expected.play(other)
    assert record.game == record.position_at(ply + 1) == expected
    actions = play_randomly(expected, 12, 60)
    for action in actions:
        record.play(action)
    assert record.game == expected
    assert GameRecord(OPTIONS, SEED, record.actions).game == expected
    for known in (ply, ply - 1, 0):
        assert record.position_at(known) == states[known]


def test_an_illegal_action_does_not_change_the_record(record: GameRecord) -> None:
    plies = record.ply
    record.undo(plies)
    before, undone = record.game.copy(), record.actions_to(plies)
    with pytest.raises(IllegalActionError):
        record.play(PASS)
    assert (record.game, record.ply, record.actions_to(plies)) == (before, 0, undone)


def test_a_record_with_an_illegal_action_raises_illegal_action_error() -> None:
    with pytest.raises(IllegalActionError):
        GameRecord(OPTIONS, SEED, [PASS])


@pytest.mark.parametrize("plies", [-1, 1000])
def test_plies_out_of_range_raise_value_error(record: GameRecord, plies: int) -> None:
    record.undo(10)
    before = record.game.copy()
    with pytest.raises(ValueError, match="to take back"):
        record.undo(plies)
    with pytest.raises(ValueError, match="to play again"):
        record.redo(plies)
    with pytest.raises(ValueError, match="plies"):
        record.position_at(-1)
    with pytest.raises(ValueError, match="plies"):
        record.position_at(1000)
    assert record.game == before


@settings(max_examples=FEW // 3)
@given(course=normal_courses, walk=st.lists(st.integers(0, 10**6), max_size=8))
def test_undo_and_redo_to_random_plies_of_any_game(course: Course, walk: list[int]) -> None:
    actions = course.actions()
    record = GameRecord(course.options, course.seed, actions)
    for number in walk:
        ply = number % (len(actions) + 1)
        if ply <= record.ply:
            record.undo(record.ply - ply)
        else:
            record.redo(ply - record.ply)
        expected = course.start()
        for action in actions[:ply]:
            expected.play_unchecked(action)
        assert record.game == expected == record.position_at(ply)
