"""The data of the game of the day for the GUI: tries and par."""

from __future__ import annotations

from datetime import date, timedelta

import attrs
from PySide6.QtCore import QObject, Signal, Slot

from puertorico_desktop.bots.process.child_process import ProcessFactory
from puertorico_desktop.gui.learn.challenges.worker_service import WorkerService
from puertorico_desktop.gui.play.history_service import HistoryService
from puertorico_desktop.learn.challenges.daily import (
    PRACTICE_DAYS,
    Daily,
    NoGameError,
    Par,
    counts,
    daily_of,
    daily_of_try,
    par_of,
)
from puertorico_desktop.learn.challenges.worker import WORKER
from puertorico_desktop.learn.history.history import History, now_text
from puertorico_desktop.learn.history.rows import Try
from puertorico_desktop.match.match import ONE_TRY, Match

Known = tuple[list[Try], dict[str, int]]
_PLACES = """
    SELECT game.id, seat.place FROM game JOIN seat ON seat.game = game.number
    WHERE game.kind = ? AND seat.bot IS NULL AND NOT seat.automatic
"""


def key_of(match: Match) -> str:
    """Returns the day (ISO date) for which this match is the try that counts; empty if it is no such try."""
    daily = daily_of_try(match)
    return "" if daily is None else daily.day.isoformat()


class DailyService(QObject):
    """Keeps tries in the history of games, and computes par in a process of low priority."""

    changed = Signal()
    """Emitted when tries were read, and when the computation of par ended with or without a result."""

    _read = Signal(object)

    def __init__(
        self, history: HistoryService, process_factory: ProcessFactory = WORKER, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._history = history
        self._worker = WorkerService(process_factory, self)
        self._asked: dict[int, str] = {}
        """The days whose par is being computed, by the number of the job."""
        self.without_par: set[str] = set()
        """The days whose par could not be computed at the last attempt."""
        self.tries: dict[str, Try] = {}
        """The tries that count, by day."""
        self.places: dict[str, int] = {}
        """The player's place in finished games of the day, by the id of the game."""
        self.lost: set[str] = set()
        """The ids of games that were begun but are not kept any more, so that they cannot be resumed."""
        self.elsewhere: set[str] = set()
        """The ids of games that another window was playing when this one tried to resume them."""
        self.is_known = False
        """Whether the tries have been read."""
        self._read.connect(self._take)
        history.counted.connect(self.ask)
        self._worker.done.connect(self._take_par)
        self._worker.lost.connect(self._note_failed_par)

    # -- days -------------------------------------------------------------------------------------------------------

    @staticmethod
    def today() -> date:
        """Returns the current local date."""
        return date.today()

    def days(self) -> list[Daily]:
        """Returns the games that are open, today's first."""
        found = []
        for back in range(PRACTICE_DAYS + 1):
            try:
                found.append(daily_of(self.today() - timedelta(back)))
            except NoGameError:
                break
        return found

    def counts(self, daily: Daily) -> bool:
        """Returns whether a try begun now would count."""
        return counts(daily.day, self.today(), self.tries)

    def try_of(self, daily: Daily) -> Try | None:
        """Returns the try that counts for a day's game; None if there is none."""
        return self.tries.get(daily.day.isoformat())

    # -- tries ------------------------------------------------------------------------------------------------------

    @Slot()
    def ask(self) -> None:
        """Read the tries; `changed` is emitted afterwards."""
        self._history.perform(_known, self._read)

    def begin(self, match: Match) -> None:
        """Record that a try has begun, if the match is one and the day has no try yet."""
        daily, game = daily_of_try(match), match.id
        if daily is None:
            return
        key = daily.day.isoformat()

        def task(history: History) -> Known:
            if not history.tries(ONE_TRY, key):
                history.save_try(Try(ONE_TRY, key, now_text(), game=game))
            return _known(history)

        self._history.perform(task, self._read)
        self.ask_par(daily)

    def end(self, match: Match) -> None:
        """Record the result of a try when its game is over."""
        daily, game = daily_of_try(match), match.id
        if daily is None or match.game.decision is not None:
            return
        key, seat = daily.day.isoformat(), daily.game.seat
        standing = next(one for one in match.game.standings() if one.seat == seat)

        def task(history: History) -> Known:
            for one in history.tries(ONE_TRY, key):
                if one.game == game and not one.done:
                    first = standing.place == 1
                    history.save_try(attrs.evolve(one, done=now_text(), points=standing.points, first=first))
            return _known(history)

        self._history.perform(task, self._read)

    @Slot(str)
    def note_missing(self, game_id: str) -> None:
        """Note that the game with this id was not found where it was left. Its try stays begun: there is no second
        one."""
        self.lost.add(game_id)
        self.changed.emit()

    @Slot(str)
    def note_elsewhere(self, game_id: str) -> None:
        """Note that the game with this id is being played in another window; it can be resumed once it is left
        there."""
        self.elsewhere.add(game_id)
        self.changed.emit()

    @Slot(object)
    def _take(self, known: Known) -> None:
        tries, self.places = known
        self.tries = {one.key: one for one in reversed(tries)}
        self.is_known = True
        for daily in self.days():
            one = self.try_of(daily)
            if one is not None and one.par is None:
                self.ask_par(daily)
        self.changed.emit()

    # -- par --------------------------------------------------------------------------------------------------------

    def ask_par(self, daily: Daily) -> None:
        """Start computing the par of a day, unless it is known or already being computed."""
        key = daily.day.isoformat()
        known = self.tries.get(key)
        if key in self._asked.values() or (known is not None and known.par is not None):
            return
        self.without_par.discard(key)
        self._asked[self._worker.ask(par_of, daily)] = key

    @Slot(int, object)
    def _take_par(self, number: int, par: Par) -> None:
        key = self._asked.pop(number, None)
        if key is not None:
            self.keep_par(key, par)

    @Slot(int)
    def _note_failed_par(self, number: int) -> None:
        """Note that the computation of par ended without a result; it is repeated when the tries are read again."""
        key = self._asked.pop(number, None)
        if key is not None:
            self.without_par.add(key)
            self.changed.emit()

    def keep_par(self, key: str, par: Par) -> None:
        """Store the par of a day; `changed` is emitted afterwards."""

        def task(history: History) -> Known:
            for one in history.tries(ONE_TRY, key):
                history.save_try(attrs.evolve(one, par=par.points))
                self._history.note(history, one.game)
            return _known(history)

        self._history.perform(task, self._read)

    def close(self) -> None:
        """Stop computing when the window closes; unknown par values are computed another time."""
        self._asked.clear()
        self._worker.close()


def _known(history: History) -> Known:
    """Returns the tries that count, and the places reached in finished games of the day."""
    return history.tries(ONE_TRY), {str(game): int(place) for game, place in history.rows(_PLACES, (ONE_TRY,))}
