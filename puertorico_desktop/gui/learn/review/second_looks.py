"""What a review is asked for at one decision: what would follow a move, how it is with moves that it has not looked
at, and quick games as a second opinion."""

from __future__ import annotations

from typing import Any

import attrs
from PySide6.QtCore import QObject, Signal, Slot

from puertorico_desktop.gui.learn.challenges.puzzle_run import OPPONENT
from puertorico_desktop.gui.learn.challenges.worker_service import WorkerService
from puertorico_desktop.gui.learn.review.playing_service import PlayingService
from puertorico_desktop.gui.learn.review.review_service import Findings
from puertorico_desktop.gui.retelling import Retelling
from puertorico_desktop.match.match import Move

SEED = 1
"""What is hidden from the player is drawn with it, and what follows: the same each time one looks."""
MOST_SENTENCES = 14
"""So much is told of what would follow."""


@attrs.frozen
class Followed:
    """What would follow the move of that line at a ply: lines of moves, the move itself first."""

    ply: int
    line: str
    moves: tuple[str, ...]


@attrs.frozen
class LookedAt:
    """A decision that the review had not looked at, as it is now that it was: a `summary.Decision`."""

    decision: Any


@attrs.frozen
class _Following:
    ply: int
    line: str


@attrs.frozen(eq=False)
class _Looking:
    course: Any
    moment: Any


class SecondLooks(QObject):
    """The work is done in processes that step back; what is found is kept until another game is reviewed."""

    followed = Signal(object)
    """A `Followed`."""
    looked = Signal(object)
    """A `LookedAt`."""
    lost = Signal(int, str)
    """The ply of a decision, and the line of a move of which it could not be found what would follow; without a line,
    the decision could not be looked at."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = WorkerService(parent=self)
        self._worker.done.connect(self._take)
        self._worker.lost.connect(self._lose)
        self._asked: dict[int, _Following | _Looking] = {}
        self._known: dict[tuple[int, str], Followed] = {}
        self.playing = PlayingService(self)

    def following(self, ply: int, line: str) -> Followed | None:
        """Returns what would follow a move, if that has been found."""
        return self._known.get((ply, line))

    def ask_following(self, findings: Findings, ply: int, line: str) -> None:
        """Find out what would follow a move; `followed` follows."""
        from puertorico_desktop.learn.review.following import following

        known = self._known.get((ply, line))
        if known is not None:
            self.followed.emit(known)
            return
        if self._asked:  # nobody waits for that any more
            self.stop()
        game = _seen(findings, ply)
        self._asked[self._worker.ask(following, game, line, OPPONENT, SEED)] = _Following(ply, line)

    def ask_look(self, findings: Findings, moment: Any) -> None:
        """Look at a decision that the review has not looked at; `looked` follows."""
        from puertorico_desktop.learn.review.tries import looked_at, position_of

        if self._asked:
            self.stop()
        course = findings.course
        self._asked[self._worker.ask(looked_at, position_of(course, moment, SEED))] = _Looking(course, moment)

    @Slot(int, object)
    def _take(self, number: int, found: Any) -> None:
        asked = self._asked.pop(number, None)
        if isinstance(asked, _Following):
            followed = self._known[asked.ply, asked.line] = Followed(asked.ply, asked.line, found)
            self.followed.emit(followed)
        elif asked is not None:
            from puertorico_desktop.learn.review.tries import with_looks

            self.looked.emit(LookedAt(with_looks(asked.course, asked.moment, found)))

    @Slot(int)
    def _lose(self, number: int) -> None:
        asked = self._asked.pop(number, None)
        if isinstance(asked, _Following):
            self.lost.emit(asked.ply, asked.line)
        elif asked is not None:
            self.lost.emit(asked.moment.ply, "")

    def play_out(self, findings: Findings, decision: Any) -> None:
        """Play out a decision: quick games with the move that was chosen and with the better one."""
        from puertorico_desktop.learn.review.playing_out import Contest

        ply = decision.moment.ply
        contest = Contest(_seen(findings, ply), *contested(decision), SEED + ply)
        self.playing.play(ply, contest)

    def stop(self) -> None:
        """End all work at once."""
        self._asked.clear()
        self._worker.stop()
        self.playing.stop()

    def forget(self) -> None:
        """Another game is reviewed."""
        self.stop()
        self._known.clear()
        self.playing.forget()

    def close(self) -> None:
        """The window closes."""
        self._asked.clear()
        self._worker.close()
        self.playing.close()


def _seen(findings: Findings, ply: int) -> Any:
    """The table at a decision as the player knows it who decides."""
    course = findings.course
    return course.seen(course.match.record.at(ply), course.moments[ply].seat, SEED, ply)


def contested(decision: Any) -> tuple[str, str]:
    """Returns the lines of the two moves about which there may be doubts: the one that the review prefers, and what
    was chosen, or the next best where that is the same."""
    preferred, *others = [option.line for option in decision.options]
    chosen = decision.moment.line
    return preferred, chosen if chosen != preferred else others[0]


def can_play_out(decision: Any) -> bool:
    """Returns whether there are two moves."""
    return len(decision.options) > 1


def sentences_of(findings: Findings, followed: Followed, retelling: Retelling) -> list[str]:
    """Returns what would follow a move, as the player would hear of it, a sentence each."""
    game = _seen(findings, followed.ply)
    seat = game.asked
    told: list[str] = []
    for line in followed.moves:
        action, before = game.parse(line), game.copy()
        events = game.apply_unchecked(action)
        told += retelling.told(before, Move(before.asked, action, line, tuple(events)), seat)
    return told
