"""A review as data for display: marks, accuracy, lines of chance, turning points, and facts to be told in words.

Everything is computed anew from the stored figures. Chances assume that the player plays on like the expert, and the
others as they did.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import Enum
from itertools import pairwise
from typing import Final

import attrs

from puertorico_desktop.bots.base import Reply
from puertorico_desktop.learn.review.causes import Effect, effects
from puertorico_desktop.learn.review.course import Course, Moment
from puertorico_desktop.learn.review.formulas import LINES, TURNING, Mark, Verdict, accuracy
from puertorico_desktop.learn.review.looks import HUNDREDTHS, PER_MILLION
from puertorico_desktop.learn.review.record import DecisionRecord, OptionRecord, ReviewRecord
from puertorico_desktop.learn.review.reviewer import verdict_of
from puertorico_desktop.saves.converter import Count

MOST_TURNING_POINTS: Final = 5
FAULTLESS: Final = 97.0
"""The accuracy from which a part of the game counts as nearly faultless."""


@attrs.frozen
class Option:
    """A possible move: the chances of victory by seat and the points by seat and source after it, the mark for
    choosing it, and the expected replies of other players."""

    line: str
    wins: tuple[float, ...]
    terms: tuple[tuple[float, ...], ...]
    mark: Mark = Mark.BEST
    replies: tuple[Reply, ...] = ()

    def points(self, seat: int) -> float:
        """Returns the expected final score of a seat."""
        return sum(self.terms[seat])


@attrs.frozen
class Decision:
    """A decision with its verdict; the options are in order of their chances, the best first. There is no verdict if
    no other action deserved consideration, or if the review has not reached the decision yet."""

    moment: Moment
    verdict: Verdict | None = None
    options: tuple[Option, ...] = ()
    looks: int = 0

    @property
    def mark(self) -> Mark | None:
        """The mark of the choice; None if there is no verdict."""
        return None if self.verdict is None else self.verdict.mark


@attrs.frozen
class Score:
    """The accuracy of a player over `decisions` decisions with a mark. `accuracy` is from 0 to 100, None if too
    little was at stake."""

    decisions: int
    lost: float
    stake: float
    accuracy: float | None

    @classmethod
    def from_verdicts(cls, verdicts: Iterable[Verdict], even: float) -> Score:
        """Returns the score of decisions with these verdicts."""
        found = list(verdicts)
        losses, stakes = [one.loss for one in found], [one.stake for one in found]
        return cls(len(found), sum(losses), sum(stakes), accuracy(losses, stakes, even))


@attrs.frozen
class Point:
    """A point of a line of chance: the chance after `ply` moves."""

    ply: int
    chance: float


class Cause(Enum):
    """The cause of a turning point."""

    MISTAKE = "mistake"
    MOVE = "move"
    CHANCE = "chance"


@attrs.frozen
class TurningPoint:
    """A large change of a player's chance, from `before` to `after`, between two turns. `seat` is the player who
    caused it, None for luck; `ply` is that of the mistake, the move, or the luck."""

    ply: int
    round: int
    cause: Cause
    seat: int | None
    before: float
    after: float

    @property
    def change(self) -> float:
        """The change of the chance; negative for a loss."""
        return self.after - self.before


class FactKind(Enum):
    """The kinds of facts about a game that are told in words."""

    PLACE = "place"
    PEAK = "peak"
    MOST_LOST = "most_lost"
    FAULTLESS = "faultless"
    GIVEN_BACK = "given_back"


@attrs.frozen
class Fact:
    """A fact to be told. The meaning of `number` depends on the kind: PLACE: the place, with `points` and the
    `margin` to the best other player; PEAK: the highest chance, in `round`; MOST_LOST: the chance lost in a `part`;
    GIVEN_BACK: the chance gained by moves of others and luck. FAULTLESS names a part and its accuracy."""

    kind: FactKind
    number: float = 0.0
    part: str = ""
    round: int = 0
    points: int = 0
    margin: int = 0


@attrs.frozen
class PlayerSummary:
    """The summary of a player whose decisions are reviewed."""

    seat: int
    decisions: tuple[Decision, ...]
    score: Score
    parts: dict[str, Score]
    marks: dict[Mark, int]
    turning_points: tuple[TurningPoint, ...]
    facts: tuple[Fact, ...]


@attrs.frozen
class Summary:
    """A review: the players whose decisions are reviewed, and the line of chance of every seat."""

    players: tuple[PlayerSummary, ...]
    lines: tuple[tuple[Point, ...], ...]


def summary(course: Course, record: ReviewRecord) -> Summary:
    """Returns the summary computed from the record."""
    known = {int(decision.ply): decision for decision in record.decisions}
    decisions = [decided(moment, known.get(moment.ply), course) for moment in course.moments]
    lines = _lines(course, record, decisions)
    players = tuple(
        _player(course, record, seat, [one for one in decisions if one.moment.seat == seat], lines[seat])
        for seat in course.reviewed
    )
    return Summary(players, lines)


def decided(moment: Moment, record: DecisionRecord | None, course: Course) -> Decision:
    """Returns a decision with its results; without a verdict if `record` is None."""
    if record is None:
        return Decision(moment)
    verdict = verdict_of(record, course.even)
    ranked = sorted(range(len(record.options)), key=lambda number: (-verdict.chances[number], number != verdict.best))
    options = []
    for number in ranked:
        option = record.options[number]
        wins = tuple(win / PER_MILLION / record.looks for win in option.wins)
        terms = tuple(tuple(points / HUNDREDTHS / record.looks for points in seat) for seat in option.terms)
        mark = verdict_of(attrs.evolve(record, chosen=Count(number)), course.even).mark
        options.append(Option(option.action, wins, terms, mark, _replies(option, record.looks)))
    return Decision(moment, verdict, tuple(options), record.looks)


def _replies(option: OptionRecord, looks: int) -> tuple[Reply, ...]:
    """Returns the expected replies of other players to an option, in shares and points."""
    return tuple(
        Reply(
            reply.seat,
            reply.claim,
            reply.share / PER_MILLION / looks,
            tuple(points / HUNDREDTHS * PER_MILLION / reply.share for points in reply.points),
        )
        for reply in option.replies
    )


def _lines(course: Course, record: ReviewRecord, decisions: Sequence[Decision]) -> tuple[tuple[Point, ...], ...]:
    """Returns the line of each player, with the knowledge of that player: at a mistake it falls by exactly its
    loss."""
    lines: list[list[Point]] = [[] for _ in range(course.options.players)]
    for decision in decisions:
        verdict = decision.verdict
        if verdict is not None:
            ply, line = decision.moment.ply, lines[decision.moment.seat]
            line += [Point(ply, verdict.chances[verdict.best]), Point(ply + 1, verdict.chances[verdict.chosen])]
    for point in record.points:
        lines[point.seat].append(Point(point.ply, point.chance / PER_MILLION))
    if course.is_over:
        winners = [one.seat for one in course.match.game.standings() if one.place == 1]
        for seat, line in enumerate(lines):
            if max((point.ply for point in line), default=-1) >= _last_look(course, seat):
                line.append(Point(course.match.ply, 1 / len(winners) if seat in winners else 0.0))
    return tuple(tuple(sorted(line, key=lambda point: point.ply)) for line in lines)


def _last_look(course: Course, seat: int) -> int:
    """Returns the ply that the line of a player must reach before the end of the game is appended; -1 if the player
    has no looks."""
    own = seat in course.reviewed
    plies = [one.ply + own for one in course.moments if one.seat == seat and (not one.forced if own else one.opens)]
    return -1 if seat in course.match.setup.automatic else max(plies, default=-1)


def _player(
    course: Course, record: ReviewRecord, seat: int, decisions: Sequence[Decision], line: Sequence[Point]
) -> PlayerSummary:
    judged = [(one.moment.part, one.verdict) for one in decisions if one.verdict is not None]
    parts = {
        part: Score.from_verdicts([verdict for other, verdict in judged if other == part], course.even)
        for part in dict.fromkeys(part for part, _ in judged)
    }
    counted = Counter(verdict.mark for _, verdict in judged)
    return PlayerSummary(
        seat,
        tuple(decisions),
        Score.from_verdicts([verdict for _, verdict in judged], course.even),
        parts,
        {mark: counted[mark] for mark in Mark},
        turning_points(course, seat, decisions, line, record.seed),
        tuple(_facts(course, seat, parts, decisions, line)),
    )


# -- turning points -------------------------------------------------------------------------------------------------


def turning_points(
    course: Course, seat: int, decisions: Sequence[Decision], line: Sequence[Point], seed: int
) -> tuple[TurningPoint, ...]:
    """Returns the largest changes of a player's chance between two turns, at most `MOST_TURNING_POINTS`, in the order
    of the game."""
    least = TURNING * course.even
    found = [point for window in _turns(decisions, line) for point in _turning(course, seat, window, least, seed)]
    largest = sorted(found, key=lambda point: -abs(point.change))[:MOST_TURNING_POINTS]
    return tuple(sorted(largest, key=lambda point: point.ply))


def _turns(decisions: Sequence[Decision], line: Sequence[Point]) -> list[tuple[list[Decision], float, int]]:
    """Returns the player's turns: the decisions from the beginning of a turn to the next, the chance before the next
    turn, and its ply. Decisions before the first turn belong to it. A turn counts only if all of it, and the
    beginning of the next one, have been reviewed."""
    windows: list[list[Decision]] = [[]]
    begun = False
    for decision in decisions:
        if decision.verdict is None and decision.moment.forced:
            continue
        if decision.moment.opens:
            if begun:
                windows.append([])
            begun = True
        windows[-1].append(decision)
    found = []
    for window, following in zip(windows, [*windows[1:], []], strict=True):
        if not window or any(decision.verdict is None for decision in window):
            continue
        if following:
            verdict = following[0].verdict
            if verdict is None:
                continue
            found.append((window, verdict.chances[verdict.best], following[0].moment.ply))
        else:
            found.append((window, line[-1].chance, line[-1].ply))
    return found


def _turning(
    course: Course, seat: int, window: tuple[list[Decision], float, int], least: float, seed: int
) -> list[TurningPoint]:
    """Returns the turning points in a turn. A mistake that loses enough by itself is one and divides the turn; the
    whole change before and after it may be one as well."""
    decisions, after, end = window
    found: list[TurningPoint] = []
    assert decisions[0].verdict is not None
    before = decisions[0].verdict.chances[decisions[0].verdict.best]
    part: list[Decision] = []
    for decision in decisions:
        verdict, moment = decision.verdict, decision.moment
        assert verdict is not None
        if verdict.sure_loss >= least:
            best, mine = verdict.chances[verdict.best], verdict.chances[verdict.chosen]
            found += _changed(course, seat, (part, best, moment.ply), before, least, seed)
            found.append(TurningPoint(moment.ply, moment.round, Cause.MISTAKE, seat, best, mine))
            before, part = mine, []
        part.append(decision)
    return found + _changed(course, seat, (part, after, end), before, least, seed)


def _changed(
    course: Course, seat: int, part: tuple[list[Decision], float, int], before: float, least: float, seed: int
) -> list[TurningPoint]:
    """Returns the turning point for the total change in a part of a turn, with its main cause; an empty list if the
    change is small."""
    decisions, after, end = part
    change = after - before
    if abs(change) < least:
        return []
    causes = [one for one in _between(course, seat, decisions, end, seed) if one.seat != seat]
    if change < 0:
        small = [(one.moment.ply, one.verdict) for one in decisions if one.verdict is not None]
        causes += [Effect(ply, seat, -verdict.loss) for ply, verdict in small if verdict.sure_loss < least]
    if not causes:
        return []
    cause = max(causes, key=lambda effect: effect.change * change)
    if cause.seat == seat:
        kind = Cause.MISTAKE
    else:
        kind = Cause.CHANCE if cause.seat is None else Cause.MOVE
    return [TurningPoint(cause.ply, course.moments[cause.ply].round, kind, cause.seat, before, after)]


def _between(course: Course, seat: int, decisions: Sequence[Decision], end: int, seed: int) -> list[Effect]:
    """Returns the effects between the player's decisions, and after the last one up to `end`."""
    starts = [decision.moment.ply + 1 for decision in decisions]
    ends = [*(start - 1 for start in starts[1:]), end]
    return [
        effect
        for start, stop in zip(starts, ends, strict=True)
        if start < stop
        for effect in effects(course, seat, start, stop, seed)
    ]


# -- texts ----------------------------------------------------------------------------------------------------------


def _facts(
    course: Course, seat: int, parts: dict[str, Score], decisions: Sequence[Decision], line: Sequence[Point]
) -> list[Fact]:
    found = []
    if course.is_over:
        found.append(_place(course, seat))
    if line and not (course.is_over and line[-1].chance > 0):  # the peak of a winner is the victory itself
        peak = max(line, key=lambda point: point.chance)
        moment = course.moments[min(peak.ply, len(course.moments) - 1)]
        found.append(Fact(FactKind.PEAK, peak.chance, round=moment.round))
    most = max(parts, key=lambda part: parts[part].lost, default="")
    if most and parts[most].lost > LINES[1][1] * course.even:
        found.append(Fact(FactKind.MOST_LOST, parts[most].lost, most))
    for part, score in parts.items():
        if score.accuracy is not None and score.accuracy >= FAULTLESS:
            found.append(Fact(FactKind.FAULTLESS, score.accuracy, part))
    given = _given_back(decisions, line)
    if given >= TURNING * course.even:
        found.append(Fact(FactKind.GIVEN_BACK, given))
    return found


def _place(course: Course, seat: int) -> Fact:
    standings = list(course.match.game.standings())
    mine = next(one for one in standings if one.seat == seat)
    others = [one.points for one in standings if one.seat != seat]
    return Fact(FactKind.PLACE, mine.place, points=mine.points, margin=mine.points - max(others, default=mine.points))


def _given_back(decisions: Sequence[Decision], line: Sequence[Point]) -> float:
    """Returns the sum of the player's gains of chance while others moved."""
    verdicts = [one.verdict for one in decisions if one.verdict is not None or not one.moment.forced]
    gained = [
        later.chances[later.best] - one.chances[one.chosen]
        for one, later in pairwise(verdicts)
        if one is not None and later is not None
    ]
    last = verdicts[-1] if verdicts else None
    if last is not None and line:
        gained.append(line[-1].chance - last.chances[last.chosen])
    return sum(max(0.0, one) for one in gained)
