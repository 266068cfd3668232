"""The command that reviews a game: the cost of each decision, and the turning points."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs

from puertorico_desktop.bots.learning.errors import WeightsError
from puertorico_desktop.bots.process.executors import executor_for
from puertorico_desktop.cli import games
from puertorico_desktop.cli.progress import ProgressLine
from puertorico_desktop.cli.registry import FACES
from puertorico_desktop.cli.review_arguments import SEED
from puertorico_desktop.cli.terminal import columns, printable, to_left, to_right
from puertorico_desktop.cli.texts import listed, problem_text
from puertorico_desktop.cli.words import translate
from puertorico_desktop.learn.review.course import Course
from puertorico_desktop.learn.review.formulas import Mark
from puertorico_desktop.learn.review.record import ReviewRecord
from puertorico_desktop.learn.review.review_file import ReviewFile
from puertorico_desktop.learn.review.reviewer import Progress, Reviewer, of_course
from puertorico_desktop.learn.review.summary import (
    Cause,
    Decision,
    Fact,
    FactKind,
    PlayerSummary,
    Score,
    Summary,
    TurningPoint,
    summary,
)
from puertorico_desktop.marking import QT_TRANSLATE_NOOP
from puertorico_desktop.saves.document import LoadedGame
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.folders import Folders

FORCED = "forced"
"""The mark in JSON of a decision without a reasonable alternative."""


MARKS: Mapping[Mark, str] = {
    Mark.BEST: QT_TRANSLATE_NOOP("Cli", "best"),
    Mark.GOOD: QT_TRANSLATE_NOOP("Cli", "good"),
    Mark.INACCURACY: QT_TRANSLATE_NOOP("Cli", "inaccuracy"),
    Mark.MISTAKE: QT_TRANSLATE_NOOP("Cli", "mistake"),
}
CAUSES: Mapping[Cause, str] = {
    Cause.MISTAKE: QT_TRANSLATE_NOOP("Cli", "by a mistake: {move}"),
    Cause.MOVE: QT_TRANSLATE_NOOP("Cli", "by a move of {name}: {move}"),
    Cause.CHANCE: QT_TRANSLATE_NOOP("Cli", "by luck"),
}


def look_back(arguments: argparse.Namespace) -> int:
    """Review a game, continuing an earlier review if there is one, write the review to its file, and print it."""
    loaded = games.load(arguments.file)
    course = Course(loaded.match)
    store = _ReviewStore(arguments.file, loaded.match.id)
    known = None if arguments.again else store.known()
    if known is not None:
        known = of_course(known, course)
    seed: int = arguments.seed if arguments.seed is not None else SEED if known is None else known.seed
    try:
        reviewer = Reviewer(course, seed, known=known)
    except WeightsError as error:
        text = translate("Cli", "the weights of the computer players cannot be used ({detail})")
        raise games.FileError(printable(text.format(detail=error))) from None
    is_old = _is_old(known, reviewer, seed)
    if is_old and known is not None:
        found = known
    else:
        try:
            with store.line, executor_for(arguments.jobs, low_priority=True) as executor:
                reviewer.run(executor, on_progress=store.on_progress)
        except KeyboardInterrupt:
            store.write(reviewer.record)
            text = translate("Cli", "stopped; what has been found is kept: {file}")
            print(printable(text.format(file=store.path)), file=sys.stderr)
            raise
        store.write(reviewer.record)
        found = reviewer.record
    result = summary(course, found)
    if arguments.json:
        print(json.dumps(_data(loaded, course, found, result, is_old, store.path), indent=2))
    else:
        for line in _lines(loaded, course, found, result, is_old, store.path):
            print(printable(line))
    return 0


def _is_old(known: ReviewRecord | None, reviewer: Reviewer, seed: int) -> bool:
    """Returns whether an earlier review was made with other weights or rules: it stays until a new one is
    requested."""
    return known is not None and known.seed == seed and bool(known.decisions) and not reviewer.continues(known)


class _ReviewStore:
    """The file of the review, and the messages about it."""

    def __init__(self, game: Path, game_id: str) -> None:
        self._file = ReviewFile(Folders.standard(), game_id, game)
        self.line = ProgressLine()

    @property
    def path(self) -> Path:
        """The path of the review."""
        return self._file.path

    def known(self) -> ReviewRecord | None:
        """Returns an earlier review of the game; None if there is no usable one. Raises FileError for a review by a
        newer version of the program."""
        try:
            found = self._file.known()
        except SaveError as error:
            raise games.FileError.about(self._file.path, error) from None
        for unusable in self._file.unusable:
            text = translate("Cli", "{file}: the review cannot be used and is made anew: {problem}")
            fault = unusable.error
            # The texts of these problems speak of saved games.
            is_content = fault.problem in (Problem.NOT_A_SAVE, Problem.DAMAGED)
            problem = fault.detail if is_content else problem_text(fault)
            print(printable(text.format(file=unusable.path, problem=problem)), file=sys.stderr)
        return found

    def on_progress(self, record: ReviewRecord, progress: Progress) -> None:
        """Store intermediate results from time to time, and show the progress. Raises FileError."""
        self.line.show(progress.done, progress.known)
        try:
            self._file.write_if_due(record)
        except SaveError as error:
            raise games.FileError.about(self.path, error) from None

    def write(self, record: ReviewRecord) -> None:
        """Write the review. Raises FileError."""
        try:
            self._file.write(record)
        except SaveError as error:
            raise games.FileError.about(self.path, error) from None


# -- output as data -------------------------------------------------------------------------------------------------


def _data(
    loaded: LoadedGame, course: Course, record: ReviewRecord, result: Summary, is_old: bool, path: Path
) -> dict[str, object]:
    """Returns the review as plain values for programs, with untranslated keys."""
    names = loaded.match.setup.names
    players = {player.seat: player for player in result.players}
    decisions = sorted((one for player in result.players for one in player.decisions), key=lambda one: one.moment.ply)
    return {
        "game": course.kind.id,
        "edition": course.kind.edition(course.options),
        "file": str(path),
        "seed": record.seed,
        "finished": course.is_over,
        "other_rules": loaded.other_rules,
        "old_figures": is_old,
        "weights": record.weights,
        "plan": attrs.asdict(record.plan),
        "even_share": course.even,
        "players": [
            {
                "seat": seat,
                "name": name,
                "line": [[point.ply, round(point.chance, 6)] for point in result.lines[seat]],
                "review": _player_data(players[seat]) if seat in players else None,
            }
            for seat, name in enumerate(names)
        ],
        "decisions": [_decision_data(decision, names) for decision in decisions],
    }


def _player_data(player: PlayerSummary) -> dict[str, object]:
    return {
        **_score_data(player.score),
        "marks": {mark.value: count for mark, count in player.marks.items()},
        "parts": {part: _score_data(score) for part, score in player.parts.items()},
        "turning_points": [_plain(point) for point in player.turning_points],
        "facts": [_plain(fact) for fact in player.facts],
    }


def _score_data(score: Score) -> dict[str, object]:
    accuracy = None if score.accuracy is None else round(score.accuracy, 2)
    lost, stake = round(score.lost, 6), round(score.stake, 6)
    return {"accuracy": accuracy, "decisions": score.decisions, "lost": lost, "stake": stake}


def _plain(one: TurningPoint | Fact) -> dict[str, object]:
    values: Mapping[str, Any] = attrs.asdict(one)
    return {
        key: value.value
        if isinstance(value, Cause | FactKind)
        else round(value, 6)
        if type(value) is float
        else value
        for key, value in values.items()
    }


def _decision_data(decision: Decision, names: tuple[str, ...]) -> dict[str, object]:
    moment, verdict = decision.moment, decision.verdict
    data: dict[str, object] = {
        "ply": moment.ply,
        "seat": moment.seat,
        "name": names[moment.seat],
        "round": moment.round,
        "kind": moment.kind,
        "part": moment.part,
        "action": moment.line,
        "mark": FORCED if moment.forced else None if decision.mark is None else decision.mark.value,
    }
    if verdict is not None:
        data |= {
            "best": decision.options[0].line,
            "loss": round(verdict.loss, 6),
            "error": round(verdict.error, 6),
            "stake": round(verdict.stake, 6),
            "looks": decision.looks,
            "options": [
                {
                    "action": option.line,
                    "wins": [round(win, 6) for win in option.wins],
                    "points": [round(option.points(seat), 2) for seat in range(len(option.terms))],
                }
                for option in decision.options
            ],
        }
    return data


# -- output as text -------------------------------------------------------------------------------------------------


def _lines(
    loaded: LoadedGame, course: Course, record: ReviewRecord, result: Summary, is_old: bool, path: Path
) -> Iterator[str]:
    """Yields the lines of the review."""
    yield translate("Cli", "review with seed {seed}, kept in {file}").format(seed=record.seed, file=path)
    if not course.is_over:
        text = translate("Cli", "the game is not over: reviewed up to round {round}")
        yield text.format(round=loaded.match.game.round)
    if loaded.other_rules:
        yield translate("Cli", "played by other rules: reviewed from where it goes on")
    if is_old:
        yield translate("Cli", "found earlier, with other weights or rules: --again looks again")
    if not record.decisions:
        yield translate("Cli", "there is nothing to review yet")
        return
    yield translate("Cli", "chances hold if one plays on like the expert, and the others as they did")
    for player in result.players:
        yield ""
        yield from _player_lines(loaded, course, player)


def _player_lines(loaded: LoadedGame, course: Course, player: PlayerSummary) -> Iterator[str]:
    names = loaded.match.setup.names
    title = translate("Cli", "{name}: accuracy {accuracy} of 100")
    yield title.format(name=names[player.seat], accuracy=_accuracy(player.score))
    text = translate("Cli", "decisions: {decisions}, points of chance at stake: {stake}, lost: {lost}")
    score = player.score
    yield text.format(decisions=score.decisions, stake=_points(score.stake), lost=_points(score.lost))
    named = translate("Cli", "{name}: {facts}")
    marks = [named.format(name=translate("Cli", MARKS[mark]), facts=count) for mark, count in player.marks.items()]
    yield listed(marks)
    yield from _fact_lines(course, player.facts)
    yield from _part_table(course, player)
    for point in player.turning_points:
        yield _turning_line(course, names, point)
    for decision in player.decisions:
        if decision.mark in (Mark.MISTAKE, Mark.INACCURACY):
            yield _mistake_line(decision)


def _accuracy(score: Score) -> str:
    return "-" if score.accuracy is None else str(round(score.accuracy))


def _points(chance: float) -> str:
    return str(round(100 * chance))


def _chance(chance: float) -> str:
    return f"{_points(chance)} %"


def _fact_lines(course: Course, facts: tuple[Fact, ...]) -> Iterator[str]:
    part = FACES[course.kind.id].part_text
    faultless = [part(fact.part) for fact in facts if fact.kind is FactKind.FAULTLESS]
    for fact in facts:
        if fact.kind is FactKind.PLACE:
            if not fact.margin:
                text = translate("Cli", "place {place} with {points} points, as many as another player")
            elif fact.margin < 0:
                text = translate("Cli", "place {place} with {points} points, {margin} behind the winner")
            else:
                text = translate("Cli", "place {place} with {points} points, {margin} ahead of the next")
            yield text.format(place=round(fact.number), points=fact.points, margin=abs(fact.margin))
        elif fact.kind is FactKind.PEAK:
            text = translate("Cli", "highest chance: {chance} in round {round}")
            yield text.format(chance=_chance(fact.number), round=fact.round)
        elif fact.kind is FactKind.MOST_LOST:
            text = translate("Cli", "most was lost here: {part}, {lost} points of chance")
            yield text.format(part=part(fact.part), lost=_points(fact.number))
        elif fact.kind is FactKind.GIVEN_BACK:
            text = translate("Cli", "points of chance that others and luck gave back: {gained}")
            yield text.format(gained=_points(fact.number))
    if faultless:
        yield translate("Cli", "almost faultless: {parts}").format(parts=listed(faultless))


def _part_table(course: Course, player: PlayerSummary) -> Iterator[str]:
    """Yields a table with a row for each part of the game: accuracy, number of decisions, and loss."""
    part_text = FACES[course.kind.id].part_text
    heads = (translate("Cli", "accuracy"), translate("Cli", "decisions"), translate("Cli", "lost"))
    rows = [("", *heads)]
    rows += [
        (part_text(part), _accuracy(score), str(score.decisions), _points(score.lost))
        for part, score in player.parts.items()
    ]
    widths = [max(map(columns, cells)) for cells in zip(*rows, strict=True)]
    for name, *figures in rows:
        cells = [to_right(figure, width + 2) for figure, width in zip(figures, widths[1:], strict=True)]
        yield to_left(name, widths[0]) + "".join(cells)


def _turning_line(course: Course, names: tuple[str, ...], point: TurningPoint) -> str:
    text = translate("Cli", "turning point in round {round}: {before} -> {after}, {cause}")
    cause = translate("Cli", CAUSES[point.cause])
    moment = course.moments[point.ply]
    if point.seat is not None:
        cause = cause.format(name=names[point.seat], move=moment.line)
    before, after = _chance(point.before), _chance(point.after)
    return text.format(round=point.round, before=before, after=after, cause=cause)


def _mistake_line(decision: Decision) -> str:
    verdict, moment = decision.verdict, decision.moment
    assert verdict is not None
    text = translate(
        "Cli", "round {round}, decision {decision}: {move} ({chance}), better: {better} ({best}); {mark}"
    )
    return text.format(
        round=moment.round,
        decision=moment.ply + 1,
        move=moment.line,
        chance=_chance(verdict.chances[verdict.chosen]),
        better=decision.options[0].line,
        best=_chance(verdict.chances[verdict.best]),
        mark=translate("Cli", MARKS[verdict.mark]),
    )
