"""A match: its moves, the limits of undo, the beginnings of its turns and rounds."""

from __future__ import annotations

import pytest

from puertorico_desktop.engine.game import IllegalActionError
from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS, TAKE, ChooseRole
from puertorico_desktop.engine.puertorico.components import Role, Tile
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.match.match import GameSetup, Match, Seat, UndoObstacle
from tests.saves.courses import played

BUILDER, SETTLER = CHOOSE[Role.BUILDER], CHOOSE[Role.SETTLER]


def new_match(kinds: str = "ppp", free_undo: bool = False) -> Match:
    seats = tuple(Seat(f"Player {number}", "simple" if kind == "b" else None) for number, kind in enumerate(kinds))
    return Match.new(GameSetup(Options(players=len(kinds)), 1, seats, free_undo))


def test_a_move_has_its_text_and_events() -> None:
    match = new_match()
    match.play(SETTLER)
    move = match.play(TAKE[Tile.QUARRY], spaces=(4,))
    assert (move.seat, move.text, move.spaces) == (0, "take quarry", (4,))
    assert move.events
    assert list(match.moves) == list(match.all_moves)


def test_an_illegal_action_changes_nothing() -> None:
    match = new_match()
    match.play(SETTLER)
    before = match.record.game.copy()
    with pytest.raises(IllegalActionError):
        match.play(SETTLER)
    assert (match.ply, len(match.all_moves), match.record.game) == (1, 1, before)


def test_undo_and_redo_keep_the_moves() -> None:
    match = new_match()
    moves = [match.play(action) for action in (BUILDER, PASS, PASS)]
    match.undo(2)
    assert (list(match.moves), list(match.all_moves), match.undo_used) == (moves[:1], moves, True)
    assert match.redo() is moves[1]
    assert list(match.moves) == moves[:2]
    match.play(PASS)
    assert len(match.all_moves) == 3
    with pytest.raises(ValueError, match="no 1 actions"):
        match.redo()


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
def test_the_target_and_the_obstacle_of_undo(
    kinds: str, actions: list, undone: int, target: int | UndoObstacle
) -> None:
    match = new_match(kinds)
    for action in actions:
        match.play(action)
    match.undo(undone)
    found = (match.undo_target(), match.undo_obstacle())
    assert found == ((target, None) if isinstance(target, int) else (None, target))


def test_free_undo_is_not_limited() -> None:
    match = new_match("ppb", free_undo=True)
    for action in (SETTLER, PASS, PASS, PASS):
        match.play(action)
    assert match.undo_target() == 2
    match.undo(3)
    assert match.undo_target() == 0


def test_turns_and_rounds_are_the_plies_of_their_first_moves() -> None:
    match = played(3, 4)
    turns, rounds = match.turns(), match.rounds()
    assert all(isinstance(match.moves[ply].action, ChooseRole) for ply in turns)
    assert rounds[0] == 0
    assert len(rounds) == match.record.game.round
    assert set(rounds) <= set(turns)
    for number, ply in enumerate(rounds, start=1):
        assert match.record.position_at(ply).round == number


def test_a_branch_does_not_change_its_match() -> None:
    match = played(3, 4, 30)
    before, moves = match.record.game.copy(), list(match.all_moves)
    branch = match.branch(20, match.setup.seats)
    branch.play(branch.record.game.legal_actions()[0])
    assert (match.record.game, list(match.all_moves), match.ply) == (before, moves, 30)
    assert (branch.ply, branch.branched_at, branch.id == match.id) == (21, 20, False)
    with pytest.raises(ValueError, match="plies 0 to 30, not 31"):
        match.branch(31, match.setup.seats)


def test_the_number_of_seats_must_be_that_of_players() -> None:
    with pytest.raises(ValueError, match="2 seats for 3 players"):
        GameSetup(Options(players=3), 1, (Seat("a"), Seat("b")))
