"""Further analysis of single decisions of a review: the continuation after a move, figures of moves that the review
has not searched, and quick games as a second opinion."""

from __future__ import annotations

from typing import Any

import attrs
from PySide6.QtCore import QObject, Signal, Slot

from puertorico_desktop.gui.learn.challenges.puzzle_run import OPPONENT
from puertorico_desktop.gui.learn.challenges.worker_service import WorkerService
from puertorico_desktop.gui.learn.review.playing_service import PlayingService
from puertorico_desktop.gui.learn.review.review_service import Findings
from puertorico_desktop.gui.match_describer import MatchDescriber
from puertorico_desktop.match.match import Move

SEED = 1
"""The seed for hidden information and for continuations, so that both are the same each time."""
MOST_SENTENCES = 14
"""The greatest number of sentences about a continuation."""


@attrs.frozen
class Continuation:
    """The continuation after a move at a ply, in notation, beginning with the move itself."""

    ply: int
    line: str
    moves: tuple[str, ...]


@attrs.frozen
class AnalysedDecision:
    """A decision that the review had not searched, with its new figures: a `summary.Decision`."""

    decision: Any


@attrs.frozen
class _ContinuationRequest:
    ply: int
    line: str


@attrs.frozen(eq=False)
class _AnalysisRequest:
    course: Any
    moment: Any


class DecisionAnalyser(QObject):
    """Computes the results in processes of low priority; results are kept until another game is reviewed."""

    continuation_found = Signal(object)
    """Emitted with a `Continuation`."""
    decision_analysed = Signal(object)
    """Emitted with an `AnalysedDecision`."""
    failed = Signal(int, str)
    """Emitted with the ply of a decision and the move whose continuation could not be computed; the move is empty if
    the decision could not be searched."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = WorkerService(parent=self)
        self._worker.done.connect(self._take)
        self._worker.lost.connect(self._fail)
        self._asked: dict[int, _ContinuationRequest | _AnalysisRequest] = {}
        self._known: dict[tuple[int, str], Continuation] = {}
        self.playing = PlayingService(self)

    def continuation(self, ply: int, line: str) -> Continuation | None:
        """Returns the continuation after a move; None if it has not been computed."""
        return self._known.get((ply, line))

    def request_continuation(self, findings: Findings, ply: int, line: str) -> None:
        """Compute the continuation after a move; `continuation_found` or `failed` is emitted afterwards."""
        from puertorico_desktop.learn.review.following import following

        known = self._known.get((ply, line))
        if known is not None:
            self.continuation_found.emit(known)
            return
        if self._asked:  # its result is no longer needed
            self.stop()
        game = _seen(findings, ply)
        self._asked[self._worker.ask(following, game, line, OPPONENT, SEED)] = _ContinuationRequest(ply, line)

    def request_analysis(self, findings: Findings, moment: Any) -> None:
        """Search a decision that the review has not searched; then `decision_analysed` or `failed` is emitted."""
        from puertorico_desktop.learn.review.tries import looked_at, position_of

        if self._asked:
            self.stop()
        course = findings.course
        self._asked[self._worker.ask(looked_at, position_of(course, moment, SEED))] = _AnalysisRequest(course, moment)

    @Slot(int, object)
    def _take(self, number: int, found: Any) -> None:
        asked = self._asked.pop(number, None)
        if isinstance(asked, _ContinuationRequest):
            continuation = self._known[asked.ply, asked.line] = Continuation(asked.ply, asked.line, found)
            self.continuation_found.emit(continuation)
        elif asked is not None:
            from puertorico_desktop.learn.review.tries import with_looks

            self.decision_analysed.emit(AnalysedDecision(with_looks(asked.course, asked.moment, found)))

    @Slot(int)
    def _fail(self, number: int) -> None:
        asked = self._asked.pop(number, None)
        if isinstance(asked, _ContinuationRequest):
            self.failed.emit(asked.ply, asked.line)
        elif asked is not None:
            self.failed.emit(asked.moment.ply, "")

    def play_out(self, findings: Findings, decision: Any) -> None:
        """Start quick games with the two contested moves of a decision (`contested`)."""
        from puertorico_desktop.learn.review.playing_out import Contest

        ply = decision.moment.ply
        contest = Contest(_seen(findings, ply), *contested(decision), SEED + ply)
        self.playing.play(ply, contest)

    def stop(self) -> None:
        """Stop all work at once."""
        self._asked.clear()
        self._worker.stop()
        self.playing.stop()

    def forget(self) -> None:
        """Stop all work and drop the results, because another game is reviewed."""
        self.stop()
        self._known.clear()
        self.playing.forget()

    def close(self) -> None:
        """Stop all work when the window closes."""
        self._asked.clear()
        self._worker.close()
        self.playing.close()


def _seen(findings: Findings, ply: int) -> Any:
    """Returns the game at a decision with the knowledge of the deciding player."""
    course = findings.course
    return course.as_seen_by(course.match.record.position_at(ply), course.moments[ply].seat, SEED, ply)


def contested(decision: Any) -> tuple[str, str]:
    """Returns the two moves to be compared, in notation: the one that the review prefers, and the chosen one, or the
    second best if the chosen one is preferred."""
    preferred, *others = [option.line for option in decision.options]
    chosen = decision.moment.line
    return preferred, chosen if chosen != preferred else others[0]


def can_play_out(decision: Any) -> bool:
    """Returns whether the decision has at least two options with figures."""
    return len(decision.options) > 1


def sentences_of(findings: Findings, continuation: Continuation, describer: MatchDescriber) -> list[str]:
    """Returns the continuation after a move in sentences, with the knowledge of the deciding player."""
    game = _seen(findings, continuation.ply)
    seat = game.asked
    sentences: list[str] = []
    for line in continuation.moves:
        action, before = game.parse(line), game.copy()
        events = game.apply_unchecked(action)
        sentences += describer.effects(before, Move(before.asked, action, line, tuple(events)), seat)
    return sentences
