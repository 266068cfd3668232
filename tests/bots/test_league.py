"""Learning from games with search: the records of games, and runs that are interrupted and continued."""

import hashlib
from concurrent.futures import Executor
from functools import cache
from pathlib import Path

import attrs
import numpy as np
import pytest

from puertorico_desktop.bots.games import knowledge_of, study_of
from puertorico_desktop.bots.learning import league as leagues
from puertorico_desktop.bots.learning import records
from puertorico_desktop.bots.learning.choices import training_data
from puertorico_desktop.bots.learning.evaluator import Evaluator
from puertorico_desktop.bots.learning.league import (
    BEST,
    COURSE,
    ContestResult,
    FaultyFileError,
    League,
    LearningResult,
    OtherCourseError,
    PlayingProgress,
    improve,
)
from puertorico_desktop.bots.learning.network import Network
from puertorico_desktop.bots.learning.records import Origin, SearchedGame, decode, encode
from puertorico_desktop.bots.learning.searched import NEWEST, Roster, drawn_seats, play_against, play_drawn
from puertorico_desktop.bots.process.executors import executor_for
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.saves.errors import SaveError
from tests.bots.steady_games import TABLES

TWO = Options(players=2)
ORIGIN = Origin(records.FORMAT, "1", "program", 1, TWO.game, {NEWEST: "0"}, 2, 1)


@cache
def network(name: str = "sanjuan") -> Network:
    """Returns the network that the bots play with."""
    options = TABLES[name]
    found = knowledge_of(options).evaluator(options)
    assert isinstance(found, Evaluator)
    return found.network.for_layout(study_of(options).layout(options))


@cache
def game() -> SearchedGame:
    """Returns a game of two players with search."""
    [found] = play_drawn(TWO, Roster({NEWEST: network()}, 2), [3])
    return found


# -- records of games ------------------------------------------------------------------------------------------------


def test_games_are_encoded_and_decoded() -> None:
    data = encode(ORIGIN, [game(), game()])
    assert decode(data) == (ORIGIN, [game(), game()])
    assert data == encode(ORIGIN, [game(), game()])
    assert len(data) < 4000


@pytest.mark.parametrize("name", TABLES)
def test_every_game_has_training_data(name: str) -> None:
    options = TABLES[name]
    layout = study_of(options).layout(options)
    [found] = play_drawn(options, Roster({NEWEST: network(name)}, 2), [3])
    origin = attrs.evolve(ORIGIN, game=options.game)
    lesson, choices = training_data(layout, origin, found)
    assert lesson.positions.shape == (len(lesson.evaluations), layout.size)
    known = lesson.evaluations[~np.isnan(lesson.evaluations[:, 0])]
    assert len(known) > 5
    np.testing.assert_allclose(known.sum(-1), 1, rtol=1e-4)
    assert len(choices) > 2
    np.testing.assert_allclose(np.add.reduceat(choices.shares, choices.firsts), 1, rtol=1e-5)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nonsense",
        encode(ORIGIN, [game()])[:-9],
        encode(attrs.evolve(ORIGIN, format=9), []),
        encode(attrs.evolve(ORIGIN, game="chess"), []),
        encode(attrs.evolve(ORIGIN, nodes="many"), []),
        encode(ORIGIN, [attrs.evolve(game(), seats=(1, 2))]),
        encode(ORIGIN, [attrs.evolve(game(), options=[])]),
    ],
    ids=["empty", "nonsense", "cut", "other format", "other game", "nodes", "seats", "options"],
)
def test_damaged_games_are_refused(data: bytes) -> None:
    with pytest.raises(SaveError):
        decode(data)


def test_a_file_that_is_too_large_unpacked_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_OPENED", 1000)
    with pytest.raises(SaveError, match="opens to more than 1000"):
        decode(encode(ORIGIN, [game()]))


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": 4},
        {"actions": game().actions[:-1]},
        {"actions": ("pass", *game().actions[1:])},
        {"actions": (*game().actions, "pass")},
        {"points": (1, 2)},
        {"seats": (NEWEST,)},
        {"looks": (attrs.evolve(game().looks[0], visits=(1,) * 99), *game().looks[1:])},
        {"looks": (*game().looks, attrs.evolve(game().looks[0], ply=9999))},
        {"looks": tuple(attrs.evolve(look, wins=(0, 0)) for look in game().looks)},
        {"options": {"players": 3}},
    ],
    ids=["seed", "cut", "illegal", "longer", "points", "seats", "visits", "no such look", "wins", "players"],
)
def test_games_that_contradict_the_rules_are_refused(
    changes: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("puertorico_desktop.bots.learning.choices.KEPT_CHOICES", 1.0)
    with pytest.raises(SaveError):
        training_data(study_of(TWO).layout(TWO), ORIGIN, attrs.evolve(game(), **changes))


def test_drawn_seats_have_all_kinds_of_players() -> None:
    roster = Roster({NEWEST: network("solo"), "version1": network("solo")}, 1)
    options = TABLES["solo"]
    chance = np.random.default_rng(1)
    tables = [drawn_seats(attrs.evolve(options, players=4), roster, chance) for _ in range(80)]
    assert all(NEWEST in names and names.count("automatic") == 1 for names in tables)
    seen = {name for names in tables for name in names}
    assert {NEWEST, "version1", "simple", "automatic", f"{NEWEST}-builder"} <= seen
    assert all(kind_of(options).automatic_seats(options) for names in tables)


def test_a_contest_plays_the_same_game_in_both_seatings() -> None:
    same = Roster({NEWEST: network(), "candidate": network()}, 1, 0.0, 0.0)
    one, other = play_against(TWO, same, [5])
    assert (one.seats, other.seats) == (("candidate", NEWEST), (NEWEST, "candidate"))
    assert one.actions == other.actions


# -- runs ------------------------------------------------------------------------------------------------------------


class InterruptedRunError(Exception):
    """Ends the run."""


def run_league(folder: Path, generations: int = 2, executor: Executor | None = None, after: int = 0) -> list[object]:
    """Runs two tiny generations, interrupted after that many reports; returns the reports."""
    reports: list[object] = []
    league = League(TWO, games=2, contest=2, nodes=1, seed=1, start=network(), command="train")

    def on_progress(report: PlayingProgress | LearningResult | ContestResult) -> None:
        reports.append(report)
        if len(reports) == after:
            raise InterruptedRunError

    improve(league, folder, generations, on_progress, executor)
    return reports


def digests_of(folder: Path) -> dict[str, str]:
    """Returns the digests of the files in a folder."""
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the folder of a run that was not interrupted."""
    folder = tmp_path_factory.mktemp("whole")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(leagues, "GAMES_A_PART", 1)
        reports = run_league(folder)
    kinds = [PlayingProgress, PlayingProgress, LearningResult, PlayingProgress, ContestResult]
    assert [type(report) for report in reports] == kinds * 2
    assert "generation-002/kept.npz" in digests_of(folder)
    return folder


@pytest.mark.parametrize(
    "after", [1, *(pytest.param(digests_of, marks=pytest.mark.long) for digests_of in (2, 3, 4))]
)
def test_an_interrupted_run_is_continued(
    finished: Path, after: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is interrupted repeatedly, each time after that many files."""
    monkeypatch.setattr(leagues, "GAMES_A_PART", 1)
    for _ in range(12):
        try:
            run_league(tmp_path, after=after)
            break
        except InterruptedRunError:
            continue
    assert digests_of(tmp_path) == digests_of(finished)


def test_several_processes_have_the_same_results(
    finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leagues, "GAMES_A_PART", 1)
    with executor_for(2) as executor:
        run_league(tmp_path, 1, executor)
    expected = digests_of(finished)
    assert {name: digest for name, digest in digests_of(tmp_path).items() if name != BEST} == {
        name: digest for name, digest in expected.items() if not name.startswith(("generation-002", BEST))
    }


def test_finished_generations_are_not_repeated(finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leagues, "GAMES_A_PART", 1)
    before = digests_of(finished)
    (finished / BEST).unlink()
    assert run_league(finished) == []
    assert digests_of(finished) == before


def test_the_folder_of_another_run_is_refused(finished: Path) -> None:
    league = League(TWO, games=2, contest=2, nodes=7, seed=1, start=network(), command="train")
    with pytest.raises(OtherCourseError, match="nodes"):
        improve(league, finished, 2, lambda _: None)


@pytest.mark.parametrize("name", [COURSE, "generation-001/play-00000.games.gz", "generation-001/candidate.npz"])
def test_a_damaged_file_is_named(finished: Path, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leagues, "GAMES_A_PART", 1)
    for path in finished.rglob("*"):
        target = tmp_path / path.relative_to(finished)
        if path.is_dir():
            target.mkdir()
    for path in finished.rglob("*"):
        if path.is_file() and not path.name.startswith(("kept", "verdict")):
            (tmp_path / path.relative_to(finished)).write_bytes(path.read_bytes())
    (tmp_path / name).write_bytes(b"nonsense")
    with pytest.raises(FaultyFileError) as found:
        run_league(tmp_path)
    assert found.value.path == tmp_path / name
