"""Tries of moves of a reviewed game at the table: to find better moves, or to see the value of any other move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import attrs
from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtGui import QAction

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.learn.challenges.puzzle_coach import PuzzleCoach
from puertorico_desktop.gui.learn.challenges.puzzle_run import PuzzleRun, new_match
from puertorico_desktop.gui.learn.challenges.puzzle_service import PuzzleService
from puertorico_desktop.gui.learn.coach_card import CoachWords
from puertorico_desktop.gui.learn.context import LearnContext
from puertorico_desktop.gui.learn.review.decision_analyser import MOST_SENTENCES, SEED, AnalysedDecision, sentences_of
from puertorico_desktop.gui.learn.review.review_part import ReviewPart
from puertorico_desktop.gui.learn.review.review_service import Findings
from puertorico_desktop.gui.learn.review.try_card import TryCard, TryExercise, TryWords
from puertorico_desktop.gui.texts import challenges
from puertorico_desktop.gui.texts import review as review_texts
from puertorico_desktop.gui.texts import tries as texts
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.learn.review.formulas import FAULTS
from puertorico_desktop.match.match import Match

translate = QCoreApplication.translate


@attrs.frozen(eq=False)
class _DecisionSeries:
    """The decisions of a reviewed game for which better moves are to be found, by ply."""

    match: Match
    findings: Findings
    decisions: Sequence[Any]


class TriesPart(PuzzleCoach):
    """The coach of tries. Leaving a try returns to the same decision of the review."""

    def __init__(self, context: LearnContext, review: ReviewPart, service: PuzzleService) -> None:
        card = TryCard(context.theme, context.table.log)
        super().__init__(context, TryExercise, card, service)
        self._review, self._dialogs = review, context.dialogs
        self._series: _DecisionSeries | None = None
        self._found: set[int] = set()
        self._wanted: tuple[Findings, int, str] | None = None
        self._returns_to: TryExercise | None = None
        review.better_requested.connect(self.find_better)
        review.try_requested.connect(self.try_move)
        review.analyser.decision_analysed.connect(self._show_analysis)
        review.analyser.continuation_found.connect(self._show)
        review.analyser.failed.connect(self._note_failure)
        card.why_requested.connect(self.show_what_follows)
        self.start()

    @property
    def actions(self) -> list[QAction]:
        """The menu entries: none, because tries are begun from the review."""
        return []

    # -- from the review to the table -------------------------------------------------------------------------------

    @Slot(int, object)
    def find_better(self, seat: int, ply: int | None) -> None:
        """Go through the faults of a player, from the decision at `ply` on, or from the first one."""
        findings = self._review.service.findings
        if findings is None:
            return
        player = next((one for one in findings.summary.players if one.seat == seat), None)
        wrong = [] if player is None else [one for one in player.decisions if one.mark in FAULTS]
        if wrong:
            self._series, self._found = _DecisionSeries(self._session.match, findings, wrong), set()
            plies = [one.moment.ply for one in wrong]
            self._open(findings, wrong[plies.index(ply) if ply in plies else 0], is_free=False)

    @Slot(int, str)
    def try_move(self, ply: int, line: str) -> None:
        """Try another move at a decision; if a move is given in `line`, show its continuation step by step."""
        findings = self._review.service.findings
        if findings is None:
            return
        decisions = [one for player in findings.summary.players for one in player.decisions]
        decision = next((one for one in decisions if one.moment.ply == ply), None)
        if decision is None:
            return
        if decision.options:
            self._open(findings, decision, is_free=True, line=line)
        else:
            self._wanted = findings, ply, line
            self._review.analyser.request_analysis(findings, decision.moment)

    @Slot(object)
    def _show_analysis(self, analysed: AnalysedDecision) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None and wanted[1] == analysed.decision.moment.ply == self._review.shown_ply:
            self._open(wanted[0], analysed.decision, is_free=True, line=wanted[2])

    @Slot(int, str)
    def _note_failure(self, ply: int, line: str) -> None:
        """Forget the requested try, because its decision could not be searched."""
        if not line:
            self._wanted = None

    def _open(self, findings: Findings, decision: Any, is_free: bool, line: str = "") -> None:
        match = self.came_from() or self._session.match
        known = self._review.analyser.continuation(decision.moment.ply, line)
        lines = () if known is None else known.moves
        self._services.save_service.lay_out(partial(_laid_out, match, findings, decision, is_free, lines))

    # -- from the table to the review -------------------------------------------------------------------------------

    @Slot()
    def leave(self) -> None:
        """Return to the review, at the decision that is on the table."""
        if self.run is not None:
            exercise = self._exercise_of(self.run)
            self._returns_to = exercise
            self._services.save_service.lay_out(lambda: exercise.came_from)

    def note_laid_out(self) -> None:
        """Open the review if a try was left; show a continuation from its first move."""
        here = self._session.match.exercise
        if isinstance(here, TryExercise) and here.shows_steps and not self._session.is_looking_back:
            self._session.look_back(0)
        exercise = self._returns_to
        if exercise is not None and self._session.match is exercise.came_from:
            self._returns_to = None
            self._dialogs.close()  # a finished game shows its score sheet
            self._review.open_at(exercise.seat, exercise.ply)

    def open_list(self) -> None:
        """Open the review, from which tries are chosen."""
        self._review.open()

    def _exercise_of(self, run: PuzzleRun) -> TryExercise:
        exercise = run.exercise
        assert isinstance(exercise, TryExercise)
        return exercise

    def _number(self) -> int:
        tour, run = self._series, self.run
        if tour is None or run is None:
            return -1
        exercise = self._exercise_of(run)
        if exercise.is_free or exercise.came_from is not tour.match:
            return -1
        plies = [one.moment.ply for one in tour.decisions]
        return plies.index(exercise.ply) if exercise.ply in plies else -1

    def _next(self) -> Any | None:
        number = self._number()
        if number < 0 or self._series is None:
            return None
        following = self._series.decisions[number + 1 :]
        return next((one for one in following if one.moment.ply not in self._found), None)

    def place(self) -> tuple[int, int]:
        """Returns the index of the current decision among the faults, -1 if it is not one of them, and the number of
        faults."""
        return self._number(), 0 if self._series is None else len(self._series.decisions)

    @property
    def has_next(self) -> bool:
        """Whether another fault follows for which no better move was found."""
        return self._next() is not None

    @Slot()
    def go_to_next(self) -> None:
        """Open the next fault for which no better move was found."""
        following = self._next()
        if following is not None and self._series is not None:
            self._open(self._series.findings, following, is_free=False)

    # -- playing ----------------------------------------------------------------------------------------------------

    def begin(self, match: Match) -> PuzzleRun:
        """Returns the run of a decision; if a move is already played, its continuation is shown."""
        self.run = run = super().begin(match)
        if run.move:
            run.goes_on = True
            self.played(run)
        return run

    def played(self, run: PuzzleRun) -> None:
        """Update the run, and note the decision if a better move was found."""
        super().played(run)
        if run.is_done:
            self._found.add(self._exercise_of(run).ply)

    def keep(self, run: PuzzleRun, first: bool) -> None:
        """Store a try only if a better move was to be found."""
        if not self._exercise_of(run).is_free:
            super().keep(run, first)

    @Slot()
    def hint(self) -> None:
        """Give a hint only if a better move is to be found."""
        if self.run is not None and not self._exercise_of(self.run).is_free:
            super().hint()

    @Slot()
    def show_what_follows(self) -> None:
        """Let the other players continue after the move on the table, and request the continuation."""
        run = self.run
        if run is not None and run.move:
            run.goes_on = True
            exercise = self._exercise_of(run)
            self._review.analyser.request_continuation(exercise.findings, exercise.ply, run.move)
            self.conclude()

    # -- texts of the card ------------------------------------------------------------------------------------------

    def title(self, run: PuzzleRun) -> str:
        """Returns the task as a title."""
        exercise = self._exercise_of(run)
        if exercise.shows_steps and self._session.is_looking_back:
            return texts.what_follows()
        if exercise.is_free:
            return translate("Tries", "Try another move")
        return translate("Puzzle", "Find a better move")

    def question(self, run: PuzzleRun) -> str:
        """Returns the question: the player's name, the part of the game, and the move played in the game with its
        mark."""
        exercise, record = self._exercise_of(run), run.puzzle.record
        player = self._session.names[record.seat]
        part = face_of(run.puzzle.game.options).describer(run.match).part(record.theme)
        played = self.name(run, exercise.played)
        marked = self.cost(run, exercise.played)
        if not marked:
            return texts.question_without_mark(player, part, exercise.round, played)
        return texts.question(player, part, exercise.round, played, marked)

    def cost(self, run: PuzzleRun, line: str) -> str:
        """Returns the mark of a move and its price as text; empty if they are not known."""
        mark, price = run.mark_of(line), run.price_of(line)
        return "" if mark is None or price is None else review_texts.marked(mark, price)

    def reply(self, run: PuzzleRun) -> str:
        """Returns the mark of the move on the table, and its continuation."""
        name, marked = self.name(run, run.move), self.cost(run, run.move)
        judged = texts.judged(name, marked) if marked else self.unpriced(run, name)
        following = self._following(run) if run.goes_on else []
        return sentences((judged, *challenges.what_follows(following, MOST_SENTENCES)))

    def _following(self, run: PuzzleRun) -> list[str]:
        """Returns the continuation in sentences once it is known; until then the moves made so far."""
        exercise = self._exercise_of(run)
        known = self._review.analyser.continuation(exercise.ply, run.move)
        if known is None:
            return self.following(run)
        describer = face_of(run.puzzle.game.options).describer(run.match)
        return sentences_of(exercise.findings, known, describer)

    def words(self, run: PuzzleRun) -> CoachWords:
        """Returns the texts of a puzzle, with the offer to show the continuation."""
        words = super().words(run)
        said = {field.name: getattr(words, field.name) for field in attrs.fields(CoachWords)}
        offer = ""
        if run.move and not run.goes_on:
            offer = texts.why_not() if words.is_missed else texts.what_follows()
        said["tries"] = tuple((texts.judged(name, marked) if marked else name, "") for name, marked in words.tries)
        return TryWords(**said, offer=offer, has_hints=not self._exercise_of(run).is_free)


def _laid_out(match: Match, findings: Findings, decision: Any, is_free: bool, lines: Sequence[str]) -> Match:
    """Returns a decision as a match of its own, in which the moves `lines` are already played."""
    from puertorico_desktop.learn.review.tries import puzzle_of

    moment = decision.moment
    puzzle = puzzle_of(findings.course, decision, SEED, match.id)
    exercise = TryExercise(
        puzzle,
        match,
        moment.ply,
        moment.seat,
        moment.round,
        moment.line,
        {option.line: option.mark for option in decision.options},
        is_free,
        findings,
        shows_steps=bool(lines),
    )
    new = new_match(exercise, match.setup.seats)
    for line in lines:
        new.play(new.game.parse(line))
    return new
