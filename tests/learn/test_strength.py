"""The quality of reviews: whole games with searches of the usual size. Each test takes minutes."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from puertorico_desktop.bots.process.executors import executor_for
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.learn.review.course import Course
from puertorico_desktop.learn.review.formulas import TURNING
from puertorico_desktop.learn.review.looks import Plan, first_looks
from puertorico_desktop.learn.review.record import ReviewRecord, decode
from puertorico_desktop.learn.review.reviewer import Reviewer, verdict_of
from puertorico_desktop.learn.review.summary import Cause, Summary, summary
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.saves.document import document_of, encode
from tests.architecture.sources import ROOT
from tests.saves.courses import WHEN

pytestmark = pytest.mark.long

PLAYERS = 3
EVEN = 1 / PLAYERS
FEWER = Plan(free=150, shared=250, first=2, most=4, line=100)
"""Smaller searches than usual, for players of very different strength."""


def played(first: Any, seed: int, plies: int = 10_000) -> Match[Any]:
    """Returns a game in which `first(match)` chooses for a person in the first seat, and `normal` for the others."""
    seats = (Seat("Anna"), Seat("Ben", "normal"), Seat("Clara", "normal"))
    match: Match[Any] = Match.new(GameSetup(Options(players=PLAYERS), seed, seats))
    others = [make_bot("normal", seed + seat) for seat in range(PLAYERS)]
    while match.game.decision is not None and match.ply < plies:
        seat = match.game.asked
        match.play(first(match) if seat == 0 else others[seat].choose(match.game.copy(), match.record.actions))
    return match


def reviewed(match: Match[Any], seed: int = 1, plan: Plan = FEWER) -> tuple[ReviewRecord, Summary]:
    course = Course(match)
    reviewer = Reviewer(course, seed, plan)
    with executor_for(os.cpu_count() or 1, low_priority=True) as executor:
        reviewer.run(executor)
    return reviewer.record, summary(course, reviewer.record)


def accuracy(found: Summary) -> float:
    value = found.players[0].score.accuracy
    assert value is not None
    return value


def test_random_choices_have_a_low_accuracy() -> None:
    found = []
    for seed in (1, 2):
        rng = Rng.from_seed(seed)
        match = played(lambda match, rng=rng: rng.choose(match.game.legal_actions()), seed)
        found.append(accuracy(reviewed(match)[1]))
    assert 0 <= mean(found) <= 20, found


def test_moves_that_a_review_prefers_are_accurate() -> None:
    def advised(match: Match[Any]) -> Any:
        """Returns the best move of two looks, with another seed than in the review."""
        legal = match.game.legal_actions()
        if len(legal) == 1:
            return legal[0]
        match_so_far = match.branch(match.ply, match.setup.seats)
        match_so_far.play(legal[0])
        course = Course(match_so_far)
        moment = course.moments[-1]
        if moment.forced:
            return legal[0]
        model = course.opponents(0, lambda: False)
        looks = first_looks(course.position(moment, 99, model, FEWER))
        sums = [sum(look[option].wins[0] for look in looks.figures) for option in range(len(looks.options))]
        return match.game.parse(looks.options[sums.index(max(sums))])

    assert accuracy(reviewed(played(advised, 5))[1]) >= 85


def test_a_blunder_is_the_first_turning_point() -> None:
    bot = make_bot("normal", 1)
    match = played(lambda match: bot.choose(match.game.copy(), match.record.actions), 12, 110)
    record, _ = reviewed(match)
    worst: tuple[float, int, str] = (0.0, 0, "")
    for decision in record.decisions:
        chances = verdict_of(decision, EVEN).chances
        least = min(range(len(chances)), key=chances.__getitem__)
        worst = max(worst, (max(chances) - chances[least], decision.ply, decision.options[least].action))
    lost, ply, line = worst
    assert lost > 1.5 * TURNING * EVEN, "the game has no move that is bad enough"  # chances are estimates
    other = match.branch(ply, match.setup.seats)
    other.play(other.game.parse(line))
    others = [make_bot("normal", 8 + seat) for seat in range(PLAYERS)]
    while other.game.decision is not None and other.ply < ply + 30:
        other.play(others[other.game.asked].choose(other.game.copy(), other.record.actions))
    points = reviewed(other)[1].players[0].turning_points
    blunders = [point for point in points if point.cause is Cause.MISTAKE]
    assert blunders[0].ply == ply
    assert max(points, key=lambda point: abs(point.change)).ply == ply


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_review_killed_ten_times_has_the_same_results(tmp_path: Path) -> None:
    bot = make_bot("normal", 1)
    match = played(lambda match: bot.choose(match.game.copy(), match.record.actions), 8, 40)
    path, review_path = tmp_path / "game.prgame", tmp_path / "game.prreview"
    path.write_bytes(encode(document_of(match, WHEN)))
    command = [sys.executable, "-m", "puertorico_desktop", "review", str(path), "--jobs", "1", "--json"]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    uninterrupted = review_path.read_bytes()
    review_path.unlink()
    for _ in range(10):
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
        time.sleep(3.5)
        process.send_signal(signal.SIGKILL)
        process.wait()
        if review_path.exists():
            decode(review_path.read_bytes())
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    assert review_path.read_bytes() == uninterrupted
