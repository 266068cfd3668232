"""The scores from round to round."""

import pytest

from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.match.progress import progress
from puertorico_desktop.match.record import GameRecord
from tests.saves.courses import played


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_last_milestone_has_the_scores_of_the_game(players: int, seed: int) -> None:
    match = played(players, seed)
    last = progress(match)[-1]
    assert last.sheets == tuple(match.record.game.scores())
    assert last.ply == match.ply
    assert last.round == match.record.game.round


@pytest.mark.parametrize("players", [2, 5])
def test_every_round_has_one_milestone(players: int) -> None:
    match = played(players, seed=4)
    milestones = progress(match)
    assert [one.round for one in milestones] == list(range(len(match.rounds()) + 1))
    assert [one.ply for one in milestones] == [*match.rounds(), match.ply]
    for one in milestones:
        assert one.sheets == tuple(match.record.position_at(one.ply).scores())


def test_the_first_milestone_has_no_points() -> None:
    match = played(3, plies=0)
    (start,) = progress(match)
    assert (start.ply, start.round) == (0, 0)
    assert [sheet.total for sheet in start.sheets] == [0, 0, 0]


def test_the_last_milestone_may_be_in_the_middle_of_a_round() -> None:
    match = played(3, plies=40)
    milestones = progress(match)
    assert milestones[-1].ply == 40
    assert milestones[-1].round == match.record.game.round
    assert milestones[-2].round == match.record.game.round - 1


def test_undone_moves_are_not_included() -> None:
    match = played(3)
    plies = match.ply
    match.undo(30)
    assert progress(match)[-1].ply == plies - 30
    assert progress(match)[-1].sheets == tuple(match.record.game.scores())


def test_the_first_milestone_of_a_given_position_has_its_points() -> None:
    game = classic(3).player(0, points=20).player(1, points=12).build()
    game.round = 7
    setup = GameSetup(game.options, 1, tuple(Seat(name) for name in "ABC"))
    (start,) = progress(Match(setup, GameRecord(game.options, 1, start=game)))
    assert start.round == 6
    assert [sheet.total for sheet in start.sheets] == [20, 12, 0]
