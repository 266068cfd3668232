"""A course: what was played, how far it may be taken back, where its turns and rounds begin."""

from __future__ import annotations

import pytest

from puertorico_desktop.engine.game import IllegalActionError
from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS, TAKE, ChooseRole
from puertorico_desktop.engine.puertorico.components import Role, Tile
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.match.match import GameSetup, Match, Seat, UndoObstacle
from tests.saves.courses import played

BUILDER, SETTLER = CHOOSE[Role.BUILDER], CHOOSE[Role.SETTLER]


def match(kinds: str = "ppp", free_undo: bool = False) -> Match:
    seats = tuple(Seat(f"Player {number}", "simple" if kind == "b" else None) for number, kind in enumerate(kinds))
    return Match.new(GameSetup(Options(players=len(kinds)), 1, seats, free_undo))


def test_a_move_knows_its_words_and_events() -> None:
    one = match()
    one.play(SETTLER)
    move = one.play(TAKE[Tile.QUARRY], spaces=(4,))
    assert (move.seat, move.text, move.spaces) == (0, "take quarry", (4,))
    assert move.events
    assert list(one.moves) == list(one.all_moves)


def test_an_illegal_action_changes_nothing() -> None:
    one = match()
    one.play(SETTLER)
    before = one.record.game.copy()
    with pytest.raises(IllegalActionError):
        one.play(SETTLER)
    assert (one.ply, len(one.all_moves), one.record.game) == (1, 1, before)


def test_undo_and_redo_keep_the_moves() -> None:
    one = match()
    moves = [one.play(action) for action in (BUILDER, PASS, PASS)]
    one.undo(2)
    assert (list(one.moves), list(one.all_moves), one.undo_used) == (moves[:1], moves, True)
    assert one.redo() is moves[1]
    assert list(one.moves) == moves[:2]
    one.play(PASS)
    assert len(one.all_moves) == 3
    with pytest.raises(ValueError, match="no 1 actions"):
        one.redo()


@pytest.mark.parametrize(
    ("kinds", "actions", "undone", "target"),
    [
        ("ppp", [], 0, UndoObstacle.NO_MOVE),
        ("ppp", [BUILDER], 0, 0),
        ("ppp", [BUILDER, PASS], 0, 1),
        ("ppp", [BUILDER, PASS, PASS], 1, UndoObstacle.OF_ANOTHER_PLAYER),
        ("ppp", [BUILDER, PASS], 1, 0),
        ("pbb", [BUILDER, PASS, PASS, PASS], 0, 1),
        ("bbb", [BUILDER, PASS], 0, UndoObstacle.NO_MOVE),
        ("bpp", [BUILDER], 0, UndoObstacle.NO_MOVE),
        ("ppp", [SETTLER, PASS, PASS, PASS], 0, UndoObstacle.REVEALED),
    ],
)
def test_how_far_undo_goes(kinds: str, actions: list, undone: int, target: int | UndoObstacle) -> None:
    one = match(kinds)
    for action in actions:
        one.play(action)
    one.undo(undone)
    found = (one.undo_target(), one.undo_obstacle())
    assert found == ((target, None) if isinstance(target, int) else (None, target))


def test_free_undo_goes_anywhere() -> None:
    one = match("ppb", free_undo=True)
    for action in (SETTLER, PASS, PASS, PASS):
        one.play(action)
    assert one.undo_target() == 2
    one.undo(3)
    assert one.undo_target() == 0


def test_turns_and_rounds() -> None:
    one = played(3, 4)
    turns, rounds = one.turns(), one.rounds()
    assert all(isinstance(one.moves[ply].action, ChooseRole) for ply in turns)
    assert rounds[0] == 0
    assert len(rounds) == one.record.game.round
    assert set(rounds) <= set(turns)
    for number, ply in enumerate(rounds, start=1):
        assert one.record.position_at(ply).round == number


def test_a_branch_leaves_the_course_alone() -> None:
    one = played(3, 4, 30)
    before, moves = one.record.game.copy(), list(one.all_moves)
    branch = one.branch(20, one.setup.seats)
    branch.play(branch.record.game.legal_actions()[0])
    assert (one.record.game, list(one.all_moves), one.ply) == (before, moves, 30)
    assert (branch.ply, branch.branched_at, branch.id == one.id) == (21, 20, False)
    with pytest.raises(ValueError, match="plies 0 to 30, not 31"):
        one.branch(31, one.setup.seats)


def test_a_table_needs_a_chair_for_everybody() -> None:
    with pytest.raises(ValueError, match="2 seats for 3 players"):
        GameSetup(Options(players=3), 1, (Seat("a"), Seat("b")))
