"""Reviews: deterministic after interruptions, for every game, without information hidden from the players."""

import time
from typing import Any

import attrs
import pytest

from puertorico_desktop.bots.process.executors import executor_for
from puertorico_desktop.engine.puertorico.options import WHOLE_BOX, Edition, Level, Selection
from puertorico_desktop.engine.puertorico.options import Options as PuertoRico
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan
from puertorico_desktop.learn.review.course import Course
from puertorico_desktop.learn.review.formulas import Mark
from puertorico_desktop.learn.review.looks import PER_MILLION, Plan, StoppedError, first_looks, further_looks
from puertorico_desktop.learn.review.record import ReviewRecord
from puertorico_desktop.learn.review.reviewer import Progress, Reviewer, needs_more, of_course, verdict_of
from puertorico_desktop.match.match import Match
from tests.learn.reviews import SMALL, classic, magpies, played, reviewed
from tests.thirdgame.rules import Options as Magpies

BOX = PuertoRico(edition=Edition.SPECIAL_1897, players=3, expansions=WHOLE_BOX, buildings=Selection.RANDOM)
SOLO = PuertoRico(edition=Edition.SPECIAL_1897, players=2, puertomas=1, level=Level.HARD)
TINY = attrs.evolve(SMALL, free=4, shared=10, most=2)


class InterruptedReviewError(Exception):
    """Interrupts a review."""


# -- reviewed decisions ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "plies", "people"),
    [
        (PuertoRico(players=3), 24, (1,)),
        (BOX, 30, (0, 2)),
        (SOLO, 40, (0,)),
        (SanJuan(players=3), 24, (0,)),
        (SanJuan(players=2), 16, ()),
        (Magpies(3), 100, (2,)),
        (Magpies(3, dummy=True), 100, ()),
    ],
    ids=["classic", "box", "solo", "sanjuan", "sanjuan-bots", "magpies", "magpies-dummy"],
)
def test_every_game_can_be_reviewed(options: Any, plies: int, people: tuple[int, ...]) -> None:
    course = Course(played(options, plies, people))
    automatic = course.match.setup.automatic
    everybody = tuple(seat for seat in range(options.players) if seat not in automatic)
    assert course.reviewed == (people or everybody)
    reviewer = Reviewer(course, 1, TINY)
    reviewer.run(None)
    found = {decision.ply: decision for decision in reviewer.record.decisions}
    wanted = {moment.ply for moment in course.moments if moment.seat in course.reviewed and not moment.forced}
    assert set(found) == wanted
    for ply, decision in found.items():
        moment = course.moments[ply]
        assert decision.options[decision.chosen].action == moment.line
        assert 2 <= len(decision.options) <= TINY.best + 1
        for option in decision.options:
            assert all(0 <= chance <= PER_MILLION for chance in option.chances)
            assert sum(option.wins) == pytest.approx(decision.looks * PER_MILLION, abs=50)
            assert option.wins[decision.seat] == sum(option.chances)
    assert {point.seat for point in reviewer.record.points} <= set(everybody) - set(course.reviewed)


def test_forced_moves_are_not_reviewed() -> None:
    course = Course(magpies())
    last = [moment for moment in course.moments if moment.seat == 0]
    assert any(not moment.forced for moment in last)
    course = Course(played(SOLO, 30))
    assert all(moment.forced for moment in course.moments if moment.ply == 0) is course.moments[0].forced


# -- determinism ----------------------------------------------------------------------------------------------------


def test_reviews_depend_on_their_seed_only() -> None:
    match = magpies()
    assert reviewed(match) == reviewed(match)
    assert reviewed(match).decisions != reviewed(match, seed=2).decisions


def test_an_interrupted_review_has_the_same_results() -> None:
    match = magpies(people=(0, 1))
    uninterrupted = reviewed(match)
    known: ReviewRecord | None = None
    for _ in range(100):
        reviewer = Reviewer(Course(match), 1, SMALL, known)
        records: list[ReviewRecord] = []

        def on_progress(record: ReviewRecord, progress: Progress, records: list[ReviewRecord] = records) -> None:
            records.append(record)
            if len(records) == 2:
                raise InterruptedReviewError

        try:
            reviewer.run(None, on_progress=on_progress)
            break
        except InterruptedReviewError:
            known = records[-1]
    assert known is not None
    assert reviewer.record == uninterrupted


def test_several_processes_have_the_same_results_and_can_be_stopped() -> None:
    match = magpies(people=(0, 1))
    reviewer = Reviewer(Course(match), 1, SMALL)
    with executor_for(2, low_priority=True) as executor:
        reviewer.run(executor)
    assert reviewer.record == reviewed(match)
    endless = Plan(free=10_000_000)
    asked: list[float] = []

    def stop() -> bool:
        asked.append(time.monotonic())
        return len(asked) > 4

    start = 0.0
    with pytest.raises(StoppedError), executor_for(2, low_priority=True) as executor:  # noqa: PT012
        try:
            Reviewer(Course(match), 1, endless).run(executor, stop)
        finally:
            start = time.monotonic()
    assert time.monotonic() - start < 5  # the limit is half a second, or more on a busy computer


def test_a_review_stops_between_two_playouts() -> None:
    asked = iter(range(1000))
    with pytest.raises(StoppedError):
        Reviewer(Course(magpies()), 1, Plan(free=10_000_000)).run(None, lambda: next(asked) > 50)


def test_a_continued_game_keeps_its_reviewed_decisions() -> None:
    whole, start = magpies(people=(0, 1)), magpies(5, people=(0, 1))
    known = reviewed(start)
    reviewer = Reviewer(Course(whole), 1, SMALL, known)
    assert reviewer.record.decisions == known.decisions
    assert of_course(reviewed(whole), Course(start)).decisions[-1].ply < 5


def test_a_branch_has_no_decisions_after_its_first_different_move() -> None:
    match = magpies(people=(0, 1))
    known = reviewed(match)
    other = match.branch(3, match.setup.seats)
    line = match.moves[3].action
    other.play(next(action for action in other.game.legal_actions() if action != line))
    assert all(decision.ply < 3 for decision in of_course(known, Course(other)).decisions)


def test_other_weights_seeds_or_plans_start_a_new_review() -> None:
    course = Course(magpies())
    known = reviewed(course.match)
    for other in (attrs.evolve(known, weights="x"), attrs.evolve(known, seed=2), attrs.evolve(known, plan=Plan())):
        assert Reviewer(course, 1, SMALL, other).record.decisions == ()
    assert Reviewer(course, 1, SMALL, known).record.decisions == known.decisions


def test_decisions_that_do_not_fit_the_game_are_omitted() -> None:
    course = Course(magpies())
    known = reviewed(course.match)
    first, *others = known.decisions
    one, *rest = first.options
    bad = [
        attrs.evolve(first, options=(attrs.evolve(one, action="play 99"), *rest)),
        attrs.evolve(first, options=(attrs.evolve(one, action="nonsense"), *rest)),
        attrs.evolve(first, options=(one, one, *rest)),
        attrs.evolve(first, options=tuple(attrs.evolve(option, wins=option.wins[:1]) for option in first.options)),
        attrs.evolve(first, options=tuple(attrs.evolve(option, terms=()) for option in first.options)),
        attrs.evolve(first, seat=1),
        attrs.evolve(first, ply=9000),
        attrs.evolve(first, course="x"),
    ]
    for decision in bad:
        found = of_course(attrs.evolve(known, decisions=(decision, *others)), course)
        assert found.decisions == tuple(others), decision
    assert of_course(known, course) == known


# -- hidden information ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "plies"), [(PuertoRico(players=3), 30), (SanJuan(players=3), 20), (BOX, 30)], ids=["pr", "sj", "box"]
)
def test_looks_do_not_depend_on_hidden_information(options: Any, plies: int) -> None:
    course = Course(played(options, plies, ()))
    chance = Rng.from_seed(77)
    compared = 0
    for moment in course.moments[3::7]:
        if moment.forced:
            continue
        game = course.match.record.position_at(moment.ply)
        other = game.determinize(moment.seat, chance)
        model = course.opponents(moment.seat, lambda: False)
        position = course.position(moment, 1, model, TINY)
        again = attrs.evolve(position, game=course.as_seen_by(other, moment.seat, 1, moment.ply))
        assert first_looks(position) == first_looks(again)
        compared += 1
    assert compared


def test_a_review_does_not_depend_on_face_down_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    match = classic(20)
    before = reviewed(match, plan=TINY)
    at = match.record.position_at

    def with_other_seed(ply: int) -> Any:
        game = at(ply)
        if ply:
            game.rng = Rng.from_seed(1234)
        return game

    monkeypatch.setattr(match.record, "position_at", with_other_seed)
    assert reviewed(match, plan=TINY) == before


# -- number of looks ------------------------------------------------------------------------------------------------


def test_two_looks_are_enough_if_both_find_no_loss() -> None:
    record = reviewed(classic(30), plan=attrs.evolve(SMALL, most=8))
    assert record.decisions
    for decision in record.decisions:
        assert decision.looks in (2, 4, 6, 8)
        assert not needs_more(decision, record.plan, 0.5)
        best = [max(look) for look in zip(*(option.chances for option in decision.options), strict=True)]
        lost = [one - mine for one, mine in zip(best, decision.options[decision.chosen].chances, strict=True)]
        if decision.looks == 2:
            assert max(lost) <= PER_MILLION * 0.5 / 50
        else:
            assert max(lost[:2]) > PER_MILLION * 0.5 / 50


def test_looks_are_independent_and_deterministic() -> None:
    course = Course(classic(6))
    moment = next(one for one in course.moments if not one.forced and one.seat in course.reviewed)
    model = course.opponents(moment.seat, lambda: False)
    position = course.position(moment, 1, model, TINY)
    first = first_looks(position)
    assert first.figures[0] != first.figures[1]
    assert further_looks(position, first.options, (0, 1)) == first


# -- strength -------------------------------------------------------------------------------------------------------

CLOSER = Plan(free=40, shared=80, first=2, most=4, line=30)


def largest_mistake(match: Match[Any], record: ReviewRecord) -> Any:
    even = 1 / match.setup.options.players
    return max(record.decisions, key=lambda decision: verdict_of(decision, even).sure_loss)


def test_a_better_move_is_best_when_played() -> None:
    match = classic(20)
    worst = largest_mistake(match, reviewed(match, plan=CLOSER))
    verdict = verdict_of(worst, 0.5)
    assert verdict.mark is Mark.MISTAKE
    other = match.branch(worst.ply, match.setup.seats)
    other.play(other.game.parse(worst.options[verdict.best].action))
    again = reviewed(other, plan=CLOSER).decisions[-1]
    assert again.ply == worst.ply
    assert verdict_of(again, 0.5).mark is Mark.BEST
