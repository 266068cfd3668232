"""The work of a review: which decisions are searched, in which order, and with how many looks."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from functools import partial
from typing import Any, Final

import attrs

from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.bots.search.opponent_model import OpponentModel
from puertorico_desktop.engine.game import AnyGame, NotationError
from puertorico_desktop.learn.review.course import Course, Moment
from puertorico_desktop.learn.review.formulas import LINES, TURNING, Verdict
from puertorico_desktop.learn.review.looks import (
    PER_MILLION,
    Figures,
    LooksResult,
    Plan,
    ShouldStop,
    StoppedError,
    chance_of,
    first_looks,
    further_looks,
)
from puertorico_desktop.learn.review.record import (
    DecisionRecord,
    OptionRecord,
    PointRecord,
    ReplyRecord,
    ReviewRecord,
    new_record,
)
from puertorico_desktop.saves.converter import Count

PAUSE: Final = 0.1
"""The seconds between two calls of `should_stop`."""
STEP: Final = 2
"""The number of looks in one job of further looks."""


def nobody_stops() -> bool:
    """Returns False: the review goes on to its end."""
    return False


@attrs.frozen
class Progress:
    """The progress of a review: the number of jobs done, and of all jobs known."""

    done: int
    known: int


ProgressCallback = Callable[[ReviewRecord, Progress], None]
"""Called after each result with the record so far and the progress."""
_Job = tuple[Moment, Callable[..., Any]]


def verdict_of(decision: DecisionRecord, even: float) -> Verdict:
    """Returns the verdict of the looks on a decision; `even` is the even share."""
    looks = [[chance / PER_MILLION for chance in option.chances] for option in decision.options]
    return Verdict.from_looks(looks, decision.chosen, even)


def of_course(record: ReviewRecord, course: Course) -> ReviewRecord:
    """Returns the record limited to the decisions that also belong to this course, which may have diverged.

    Figures that do not fit the game, such as those of an illegal move, are removed, because they come from a file.
    """
    decisions = {decision.ply: decision for decision in record.decisions}
    points = {point.ply: point for point in record.points}
    game = course.match.record.position_at(0)
    for moment in course.moments:
        here = moment.course, moment.seat
        decision, point = decisions.get(Count(moment.ply)), points.get(Count(moment.ply))
        if decision is not None and not ((decision.course, decision.seat) == here and _fits(decision, game, moment)):
            del decisions[decision.ply]
        if point is not None and (point.course, point.seat) != here:
            del points[point.ply]
        game.play_unchecked(moment.action)
    end = len(course.moments)
    return attrs.evolve(
        record,
        decisions=tuple(decisions[ply] for ply in sorted(decisions) if ply < end),
        points=tuple(points[ply] for ply in sorted(points) if ply < end),
    )


def _fits(decision: DecisionRecord, game: AnyGame, moment: Moment) -> bool:
    """Returns whether the figures can belong to this decision: distinct legal moves, the chosen one at its index, and
    the right number of players."""
    lines = [option.action for option in decision.options]
    players = game.options.players
    return (
        lines[decision.chosen] == moment.line
        and len(set(lines)) == len(lines)
        and all(map(partial(_is_legal, game), lines))
        and all(len(option.wins) == len(option.terms) == players for option in decision.options)
    )


def _is_legal(game: AnyGame, line: str) -> bool:
    try:
        return game.is_legal(game.parse(line))
    except NotationError:
        return False


class Reviewer:
    """Reviews a game. Results in `known` for the same game are kept if rules, weights, seed and plan are the same, up
    to the point where the course diverged."""

    def __init__(
        self, course: Course, seed: int, plan: Plan | None = None, known: ReviewRecord | None = None
    ) -> None:
        """Make the reviewer. Raises the error of the evaluation if its weights cannot be used."""
        self._course = course
        self._seed = seed
        self._plan = plan or Plan()
        weights = knowledge_of(course.options).evaluator(course.options).fingerprint
        self.record = new_record(course.kind.id, course.kind.rules_version, weights, seed, self._plan)
        self._decisions: dict[int, DecisionRecord] = {}
        self._points: dict[int, PointRecord] = {}
        self._opponents: dict[int, OpponentModel] = {}
        self._stop: ShouldStop = nobody_stops
        if known is not None and self.continues(known):
            self._take_over(known)

    def continues(self, known: ReviewRecord) -> bool:
        """Returns whether another review of the game was made with the same rules, weights, seed and plan, so that
        its figures can be reused."""
        mine = self.record
        return (known.game, known.rules, known.weights, known.seed, known.plan) == (
            *(mine.game, mine.rules, mine.weights),
            *(mine.seed, mine.plan),
        )

    def _take_over(self, known: ReviewRecord) -> None:
        fitting = of_course(known, self._course)
        self._decisions.update({decision.ply: decision for decision in fitting.decisions})
        self._points.update({point.ply: point for point in fitting.points})
        self._refresh()

    def _refresh(self) -> None:
        decisions = tuple(self._decisions[ply] for ply in sorted(self._decisions))
        points = tuple(self._points[ply] for ply in sorted(self._points))
        self.record = attrs.evolve(self.record, decisions=decisions, points=points)

    # -- work -------------------------------------------------------------------------------------------------------

    def run(
        self,
        executor: Executor | None,
        should_stop: ShouldStop = nobody_stops,
        on_progress: ProgressCallback | None = None,
    ) -> None:
        """Do all the work that is still open; an executor distributes it.

        `should_stop` is called at intervals of less than half a second. Raises StoppedError and BrokenExecutor;
        results found until then stay in `record`.
        """
        self._stop = should_stop
        waiting = deque(self._first_jobs())
        running: dict[Future[Any], Moment] = {}
        done = 0
        while waiting or running:
            if should_stop():
                raise StoppedError
            if executor is None:
                moment, work = waiting.popleft()
                results: Iterable[tuple[Moment, Any]] = [(moment, work(should_stop=should_stop))]
            else:
                running.update({executor.submit(work): moment for moment, work in waiting})
                waiting.clear()
                finished, _ = wait(running, PAUSE, FIRST_COMPLETED)
                results = [(running.pop(future), future.result()) for future in finished]
            for moment, found in results:
                done += 1
                self._take(moment, found)
                waiting.extend(self._further_jobs(moment))
            if results and on_progress is not None:
                on_progress(self.record, Progress(done, done + len(waiting) + len(running)))

    def _first_jobs(self) -> list[_Job]:
        """Returns the initial jobs: first the lines of chance, then the first looks at every decision, then further
        looks that an earlier run did not reach."""
        course = self._course
        lines: list[_Job] = []
        marks: list[_Job] = []
        closer: list[_Job] = []
        for moment in course.moments:
            if moment.seat in course.reviewed:
                if moment.ply in self._decisions:
                    closer += self._further_jobs(moment)
                elif not moment.forced:
                    marks.append((moment, partial(first_looks, self._position(moment))))
            elif moment.opens and moment.seat not in course.match.setup.automatic and moment.ply not in self._points:
                lines.append((moment, partial(chance_of, self._position(moment))))
        return [*lines, *marks, *closer]

    def _further_jobs(self, moment: Moment) -> list[_Job]:
        """Returns a job with further looks at a decision if it needs them, otherwise an empty list."""
        decision = self._decisions.get(moment.ply)
        if decision is None or not needs_more(decision, self._plan, self._course.even):
            return []
        numbers = tuple(range(decision.looks, min(decision.looks + STEP, self._plan.most)))
        options = tuple(option.action for option in decision.options)
        return [(moment, partial(further_looks, self._position(moment), options, numbers))]

    def _position(self, moment: Moment) -> Any:
        seat = moment.seat
        if seat not in self._opponents:
            self._opponents[seat] = self._course.opponents(seat, self._stop)
        return self._course.position(moment, self._seed, self._opponents[seat], self._plan)

    def _take(self, moment: Moment, found: LooksResult | int) -> None:
        """Store the result of a job."""
        ply, seat = Count(moment.ply), Count(moment.seat)
        if isinstance(found, LooksResult):
            self._decisions[ply] = record_of(moment, found, self._decisions.get(ply))
        else:
            self._points[ply] = PointRecord(ply, seat, moment.course, found)
        self._refresh()


def record_of(moment: Moment, found: LooksResult, before: DecisionRecord | None = None) -> DecisionRecord:
    """Returns the record of a decision with the looks of `before` and the new ones."""
    seat = Count(moment.seat)
    options = tuple(
        _with_looks(
            None if before is None else before.options[number],
            line,
            [look[number] for look in found.figures],
            seat,
        )
        for number, line in enumerate(found.options)
    )
    chosen = Count(found.options.index(moment.line))
    return DecisionRecord(Count(moment.ply), seat, moment.course, chosen, options)


def _with_looks(before: OptionRecord | None, line: str, figures: Sequence[Figures], seat: int) -> OptionRecord:
    """Returns the record of an option with further looks added."""
    chances = () if before is None else before.chances
    wins: Sequence[int] = [0] * len(figures[0].wins) if before is None else before.wins
    terms: Sequence[Sequence[int]] = (
        [[0] * len(sources) for sources in figures[0].terms] if before is None else before.terms
    )
    for one in figures:
        chances += (one.wins[seat],)
        wins = [total + win for total, win in zip(wins, one.wins, strict=True)]
        terms = [
            [total + points for total, points in zip(totals, sources, strict=True)]
            for totals, sources in zip(terms, one.terms, strict=True)
        ]
    replies = _with_replies(() if before is None else before.replies, figures)
    return OptionRecord(line, chances, tuple(wins), tuple(map(tuple, terms)), replies)


def _with_replies(before: Iterable[ReplyRecord], figures: Sequence[Figures]) -> tuple[ReplyRecord, ...]:
    """Returns the replies to an option with those of further looks added."""
    found = {(reply.seat, reply.claim): (reply.share, reply.points) for reply in before}
    for one in figures:
        for reply in one.replies:
            key = Count(reply.seat), reply.claim
            share, points = found.get(key, (0, (0,) * len(reply.points)))
            together = tuple(total + more for total, more in zip(points, reply.points, strict=True))
            found[key] = share + reply.share, together
    return tuple(ReplyRecord(*key, *found[key]) for key in sorted(found))


def needs_more(decision: DecisionRecord, plan: Plan, even: float) -> bool:
    """Returns whether a decision needs further looks.

    Two more looks are made unless each of the first ones finds no loss; then further ones up to the maximum if the
    loss is large, if another mark is within one standard error, or if the error is larger than a loss that counts as
    none.
    """
    if decision.looks >= plan.most:
        return False
    nothing = LINES[0][1] * even
    if decision.looks <= plan.first:
        chances = [option.chances for option in decision.options]
        return any(max(look) - look[decision.chosen] > PER_MILLION * nothing for look in zip(*chances, strict=True))
    verdict = verdict_of(decision, even)
    return verdict.loss > TURNING * even or verdict.is_close or verdict.error > nothing
