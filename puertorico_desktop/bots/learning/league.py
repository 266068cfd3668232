"""Generations of weights: games with search, learning from them, and a contest that decides which weights are kept.

Every generation has a folder with all its data: the games it learned from, the candidate, the games of its contest
against the newest weights, the verdict, and the weights that are kept. Each file is written atomically, and depends
only on the earlier files and the seed. So a run that is resumed after an interruption makes only the missing files,
and gets the same weights as an uninterrupted run.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import Any, Final

import attrs
import numpy as np

from puertorico_desktop import __version__
from puertorico_desktop.bots.games import knowledge_of, study_of
from puertorico_desktop.bots.learning import records
from puertorico_desktop.bots.learning.choices import PolicyData, training_data
from puertorico_desktop.bots.learning.errors import WeightsError
from puertorico_desktop.bots.learning.evaluator import Evaluator
from puertorico_desktop.bots.learning.layout import Layout
from puertorico_desktop.bots.learning.learner import BATCH, Learner, TrainingSet, agreement
from puertorico_desktop.bots.learning.network import Network
from puertorico_desktop.bots.learning.records import Origin, SearchedGame
from puertorico_desktop.bots.learning.searched import CANDIDATE, NEWEST, Roster, play_against, play_drawn
from puertorico_desktop.bots.learning.selfplay import TrainingGame
from puertorico_desktop.bots.learning.weights import MOST_BYTES, SUFFIX, decode, encode
from puertorico_desktop.bots.process.cluster import program
from puertorico_desktop.bots.process.executors import in_order
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.saves.converter import format_json, make_converter, parse_json, structured
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.files import read_bytes, write_atomically
from puertorico_desktop.saves.games import format_of

GAMES_A_PART: Final = 4
"""The number of games in a file: no more are lost when a run is interrupted."""
WINDOW: Final = 4
"""The number of generations whose games are learned from."""
OLDER: Final = 5
"""The greatest number of older weights that take part in the games."""
USES: Final = 4
"""The average number of times that a position is learned from."""
RATES: Final = tuple(np.geomspace(3e-4, 3e-5, 10).tolist())
"""The learning rates, each for an equal part of the steps."""
COURSE, VERDICT, BEST = "course.json", "verdict.json", f"best{SUFFIX}"
_START, _CANDIDATE, _KEPT = f"start{SUFFIX}", f"candidate{SUFFIX}", f"kept{SUFFIX}"
_CONVERTER = make_converter()


class OtherCourseError(Exception):
    """The folder contains another course; the message is the name of the setting that differs."""


class FaultyFileError(Exception):
    """A file of the course cannot be read or written, or has the wrong contents: `path` and `problem`."""

    def __init__(self, path: Path, problem: SaveError) -> None:
        super().__init__(str(problem))
        self.path = path
        self.problem = problem


@attrs.frozen
class League:
    """The settings of a course of generations: the options, the number of games of each generation and of its contest
    (played in pairs), the playouts of each decision, the seed, the weights to start from, and the command that runs
    it."""

    options: Any
    games: int
    contest: int
    nodes: int
    seed: int
    start: Network
    command: str

    @property
    def layout(self) -> Layout:
        """The layout of the network's inputs."""
        return study_of(self.options).layout(self.options)


@attrs.frozen
class PlayingProgress:
    """The progress of playing: the number of files with games of a generation, or of its contest, that exist
    (`done`), out of `files`."""

    generation: int
    done: int
    files: int


@attrs.frozen
class LearningResult:
    """The result of learning: the numbers of positions and decisions learned from, and the agreement of the policy
    with the searches before and after (`learner.agreement`)."""

    generation: int
    positions: int
    decisions: int
    before: float
    after: float


@attrs.frozen
class ContestResult:
    """The result of a contest: games won, and points, by the candidate and by the newest weights, and whether the
    candidate is kept."""

    generation: int
    candidate: str
    newest: str
    wins: int
    losses: int
    points: int
    points_lost: int
    kept: bool


ProgressCallback = Callable[[PlayingProgress | LearningResult | ContestResult], None]


def improve(
    league: League, folder: Path, generations: int, on_progress: ProgressCallback, executor: Executor | None = None
) -> Network:
    """Learn until the folder contains that number of generations, resuming an interrupted run. Returns the weights
    that are kept. `on_progress` is called with the progress. Raises OtherCourseError if the folder contains another
    course, FaultyFileError, and BrokenExecutor."""
    start = league.start.for_layout(league.layout)
    _check_course(league, start, folder)
    kept = [start]
    for number in range(1, generations + 1):
        generation = _Generation(league, folder, number, kept, on_progress, executor)
        kept.append(generation.kept())
    data, best = _read(_kept_path(folder, generations), MOST_BYTES), folder / BEST
    if not os.path.exists(best) or _read(best, MOST_BYTES) != data:
        _written(best, data)
    return kept[-1]


def _folder_of(folder: Path, number: int) -> Path:
    return folder / f"generation-{number:03}"


def _kept_path(folder: Path, number: int) -> Path:
    return _folder_of(folder, number) / _KEPT if number else folder / _START


def _check_course(league: League, start: Network, folder: Path) -> None:
    """Mark the folder as that of this course, or check that it is. Raises OtherCourseError if it is that of another
    course."""
    settings = {
        "version": __version__,
        "options": format_of(league.options).options_data(league.options),
        "games": league.games,
        "contest": league.contest,
        "nodes": league.nodes,
        "seed": league.seed,
        "start": Evaluator(start).fingerprint,
    }
    path = folder / COURSE
    if not os.path.exists(path):
        _written(folder / _START, encode(start, _about(league, 0)))
        _written(path, format_json(settings))
        return
    there = _parsed(path)
    if not isinstance(there, dict):
        raise FaultyFileError(path, SaveError(Problem.DAMAGED))
    for name, value in settings.items():
        if name != "version" and there.get(name) != value:
            raise OtherCourseError(name)


def _about(league: League, games: int) -> Any:
    return study_of(league.options).describe(league.options, league.command, league.seed, games)


class _Generation:
    """One generation: `kept` are the weights kept by all generations before it, the start first."""

    def __init__(
        self,
        league: League,
        folder: Path,
        number: int,
        kept: Sequence[Network],
        on_progress: ProgressCallback,
        executor: Executor | None,
    ) -> None:
        self._league = league
        self._course = folder
        self._number = number
        self._before = kept
        self._newest = kept[-1]
        self._on_progress = on_progress
        self._executor = executor
        self._folder = _folder_of(folder, number)
        self._study = study_of(league.options)

    def kept(self) -> Network:
        """Returns the weights kept by this generation: from their file, or after doing all work that is missing."""
        path = _kept_path(self._course, self._number)
        if not os.path.exists(path):
            deque(self._parts("play", self._roster(), play_drawn, self._seeds(0, self._league.games)), 0)
            candidate = self._candidate()
            verdict = self._verdict(candidate)
            better = self._folder / _CANDIDATE if verdict.kept else _kept_path(self._course, self._number - 1)
            data = _read(better, MOST_BYTES)
            _written(path, data)
            _written(self._course / BEST, data)
        return self._weights(path)

    def _roster(self) -> Roster:
        """Returns the players: the newest weights, and older ones that differ from them."""
        there = {Evaluator(network).fingerprint: number for number, network in enumerate(self._before)}
        older = sorted(set(there.values()) - {there[Evaluator(self._newest).fingerprint]})[-OLDER:]
        networks = {f"version{number}": self._before[number] for number in older}
        return Roster({NEWEST: self._newest, **networks}, self._league.nodes)

    def _seeds(self, what: int, count: int) -> list[int]:
        return [derived_seed(self._league.seed, self._number, what, game) for game in range(count)]

    def _origin(self, weights: dict[str, str], number: int) -> Origin:
        league = self._league
        rules = self._study.describe(league.options, "", 0, 0).rules
        seed = derived_seed(league.seed, number)
        return Origin(records.FORMAT, __version__, program(), rules, league.options.game, weights, league.nodes, seed)

    def _parts(
        self,
        name: str,
        roster: Roster,
        play: Callable[[Any, Roster, Sequence[int]], list[SearchedGame]],
        seeds: Sequence[int],
    ) -> Iterator[tuple[Origin, list[SearchedGame]]]:
        """Yields all games with these seeds, file by file; those that are missing are played first."""
        origin = self._origin(roster.weights(), self._number)
        tasks = [tuple(seeds[first : first + GAMES_A_PART]) for first in range(0, len(seeds), GAMES_A_PART)]
        paths = [self._folder / f"{name}-{number:05}{records.SUFFIX}" for number in range(len(tasks))]
        missing = [number for number, path in enumerate(paths) if not os.path.exists(path)]
        work = partial(play, self._league.options, roster)
        played = in_order(self._executor, work, [tasks[number] for number in missing])
        done = len(tasks) - len(missing)
        for number, games in zip(missing, played, strict=True):
            _written(paths[number], records.encode(origin, games))
            done += 1
            self._on_progress(PlayingProgress(self._number, done, len(tasks)))
        for path, task in zip(paths, tasks, strict=True):
            there, games = _games(path)
            if not _is_same(there, origin) or {game.seed for game in games} != set(task):
                raise FaultyFileError(path, SaveError(Problem.DAMAGED, fault="games of another course"))
            yield there, games

    def _candidate(self) -> Network:
        """Returns the learned weights, from their file if it exists."""
        path = self._folder / _CANDIDATE
        if not os.path.exists(path):
            network, learned = self._learned()
            _written(path, encode(network.rounded(), _about(self._league, self._number * self._league.games)))
            self._on_progress(learned)
        return self._weights(path)

    def _learned(self) -> tuple[Network, LearningResult]:
        layout = self._league.layout
        first = max(1, self._number - WINDOW + 1)
        paths = [
            path
            for number in range(first, self._number + 1)
            for path in sorted(_folder_of(self._course, number).glob(f"play-*{records.SUFFIX}"))
        ]
        lessons: list[TrainingGame] = []
        parts: list[PolicyData] = []
        read = ((path, _read(path, records.MOST_BYTES)) for path in paths)
        for path, found in in_order(self._executor, partial(_studied, layout), read):
            if isinstance(found, str):
                raise FaultyFileError(path, SaveError(Problem.DAMAGED, fault=found))
            lessons += found[0]
            parts += found[1]
        chance = np.random.default_rng(derived_seed(self._league.seed, self._number, 1))
        learner = Learner(self._newest.with_policy(chance), chance)
        all_lessons, choices = TrainingSet.from_games(lessons), PolicyData.concatenate(parts, layout.size)
        trust = knowledge_of(self._league.options).settings.prior_spread
        before = agreement(learner.mean_network, choices, trust)[0]
        steps = max(1, USES * len(all_lessons) // BATCH // len(RATES))
        for rate in RATES:
            learner.learn_choices(all_lessons, choices, trust, steps, rate)
        after = agreement(learner.mean_network, choices, trust)[0]
        return learner.mean_network, LearningResult(self._number, len(all_lessons), len(choices), before, after)

    def _verdict(self, candidate: Network) -> ContestResult:
        """Returns the result of the contest, from its file if it exists. The candidate is kept if it wins more often
        than the newest weights, or as often with more points. Both play in the same seats with the same luck."""
        path = self._folder / VERDICT
        if os.path.exists(path):
            try:
                return structured(_CONVERTER, _parsed(path), ContestResult)
            except SaveError as error:
                raise FaultyFileError(path, error) from None
        roster = Roster({NEWEST: self._newest, CANDIDATE: candidate}, self._league.nodes, 0.0, 0.0)
        seeds = self._seeds(2, self._league.contest // 2)
        wins: dict[str, int] = {NEWEST: 0, CANDIDATE: 0}
        points = dict(wins)
        for _, games in self._parts("contest", roster, play_against, seeds):
            for game in games:
                for name, place, gained in zip(game.seats, game.places, game.points, strict=True):
                    if name in wins:
                        wins[name] += place == 1
                        points[name] += gained
        kept = (wins[CANDIDATE], points[CANDIDATE]) > (wins[NEWEST], points[NEWEST])
        weights = roster.weights()
        verdict = ContestResult(
            self._number,
            weights[CANDIDATE],
            weights[NEWEST],
            wins[CANDIDATE],
            wins[NEWEST],
            points[CANDIDATE],
            points[NEWEST],
            kept,
        )
        _written(path, format_json(attrs.asdict(verdict)))
        self._on_progress(verdict)
        return verdict

    def _weights(self, path: Path) -> Network:
        """Returns the weights in a file of the course."""
        try:
            network = decode(_read(path, MOST_BYTES), self._study.about)[0]
        except WeightsError as error:
            raise FaultyFileError(path, SaveError(Problem.DAMAGED, fault=str(error))) from None
        if network.layout != self._league.layout:
            raise FaultyFileError(path, SaveError(Problem.DAMAGED, fault="weights for other games"))
        return network


def _is_same(there: Origin, wanted: Origin) -> bool:
    """Returns whether games have the wanted origin; the version of the program may differ."""
    return attrs.evolve(there, version=wanted.version, program=wanted.program) == wanted


def _studied(
    layout: Layout, task: tuple[Path, bytes]
) -> tuple[Path, tuple[list[TrainingGame], list[PolicyData]] | str]:
    """Returns the path and the training data from a file with games; instead of the data, a description of the fault
    if the file is faulty."""
    path, data = task
    try:
        origin, games = records.decode(data)
        found = [training_data(layout, origin, game) for game in games]
    except SaveError as error:
        return path, str(error)
    return path, ([lesson for lesson, _ in found], [choices for _, choices in found])


def _games(path: Path) -> tuple[Origin, list[SearchedGame]]:
    try:
        return records.decode(_read(path, records.MOST_BYTES))
    except SaveError as error:
        raise FaultyFileError(path, error) from None


def _parsed(path: Path) -> object:
    try:
        return parse_json(_read(path, records.MOST_BYTES))
    except SaveError as error:
        raise FaultyFileError(path, error) from None


def _read(path: Path, limit: int) -> bytes:
    try:
        return read_bytes(path, limit)
    except SaveError as error:
        raise FaultyFileError(path, error) from None


def _written(path: Path, data: bytes) -> None:
    try:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SaveError.writing(error) from None
        write_atomically(path, data)
    except SaveError as error:
        raise FaultyFileError(path, error) from None
