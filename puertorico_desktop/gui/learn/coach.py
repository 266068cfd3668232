"""The coach: follows what is played beside the games, a lesson or a puzzle, with a card where the log is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence

from puertorico_desktop.gui.games import choices_for
from puertorico_desktop.gui.learn.coach_card import CoachCard, CoachWords
from puertorico_desktop.gui.learn.context import LearnContext
from puertorico_desktop.gui.play.steps import EXERCISE
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.match.match import Match

translate = QCoreApplication.translate


class Run(Protocol):
    """What has become so far of what is played. `hints` is how many were taken."""

    match: Match
    hints: int

    @property
    def is_done(self) -> bool:
        """Whether it is solved."""

    @property
    def can_wait(self) -> bool:
        """Whether the others need not go on playing, for there is nothing left to find."""

    def shown_move(self) -> Any | None:
        """Returns the action that the last hint puts into the hand; None where there is none to show."""


AnyRun = TypeVar("AnyRun", bound=Run)


class Coach(QObject, Generic[AnyRun]):
    """A part of the menu Learn (`learning.Part`) that brings such things onto the table.

    `run` is the one that lies there; None while something else does. Who derives from it says what the card says
    (`words`), and may take part where something begins, is played or is left.
    """

    begun_or_ended = Signal()

    RINGED = 2
    """With that hint the pieces of the move are ringed."""
    SHOWN = 3
    """With that hint, the last one, the move is put into the hand."""

    def __init__(self, context: LearnContext, exercise: type[Any], card: CoachCard) -> None:
        """`exercise`: of what class `Match.exercise` is where this coach is wanted."""
        super().__init__(context.window)
        self._session, self._table, self._pages = context.session, context.table, context.pages
        self._services, self._theme = context.services, context.theme
        self._exercise = exercise
        self._said: Sequence[str] = ()
        self.run: AnyRun | None = None
        self.card = card

    def start(self) -> None:
        """Begin to follow the table; the last step of making it."""
        card, session = self.card, self._session
        card.hide()
        card.hint_wanted.connect(self.hint)
        card.restart_wanted.connect(self.start_over)
        card.back_wanted.connect(self.take_back)
        card.leave_wanted.connect(self.leave)
        card.next_wanted.connect(self.go_to_next)
        card.log_wanted.connect(self.show_log)
        session.started.connect(self._take_over)
        session.recorded.connect(self._follow)
        session.decision_changed.connect(self._show)
        session.game_over.connect(self._show)
        self._table.scaled.connect(card.set_scale)
        self.retranslate()
        self._take_over()

    def retranslate(self) -> None:
        """Set every text."""
        self.card.retranslate()
        self._show()

    # -- what others say --------------------------------------------------------------------------------------------

    def begin(self, match: Match) -> AnyRun:
        """Returns the run of a match that has come onto the table."""
        raise NotImplementedError

    def words(self, run: AnyRun) -> CoachWords:
        """Returns what the card says now."""
        raise NotImplementedError

    def spoken(self, run: AnyRun, words: CoachWords) -> Sequence[str]:
        """Returns what is said aloud once a move has been played, if it is other than before."""
        return (words.reply, words.why) if words.reply else ()

    def rings(self, run: AnyRun) -> frozenset[Any]:
        """Returns the places that are ringed by a hint."""
        action = run.shown_move()
        return frozenset() if action is None else self._table.rings_of(action)

    def took_hint(self, run: AnyRun) -> None:
        """A hint was taken, and is counted."""

    def played(self, run: AnyRun) -> None:
        """The match has gone on, or back."""

    def left(self) -> None:
        """What is on the table is to be taken away."""

    def open_list(self) -> None:
        """Show the page from which things are chosen."""
        raise NotImplementedError

    @Slot()
    def go_to_next(self) -> None:
        """Open what comes after this one."""
        raise NotImplementedError

    # -- on the table and off ---------------------------------------------------------------------------------------

    @Slot()
    def _take_over(self) -> None:
        """Another match lies on the table."""
        match = self._session.match
        if not isinstance(match.exercise, self._exercise):
            if self.run is not None:
                self.run = None
                self._table.log.clear(self.card)
                self._table.renew()
                self.begun_or_ended.emit()
            return
        self.run = self.begin(match)
        self._said = ()
        self._table.log.lay_over(self.card)
        self._table.renew()
        self._table.show_log()
        self.card.set_scale(self._table.usual_scale)
        self.begun_or_ended.emit()
        self._show()
        self._table.told.emit(sentences((self.card.words.title, self.card.words.lead)))

    def came_from(self) -> Match | None:
        """Returns the game to which this leads back."""
        exercise = self._session.match.exercise
        if exercise is not None:
            return getattr(exercise, "came_from", None)
        return self._session.match if self._session.has_begun else None

    @Slot()
    def leave(self) -> None:
        """Lay the game on the table again that was there before; if there was none, show the list."""
        if self.run is None:
            return
        self.left()
        before = self.came_from()
        if before is not None:
            self._services.keeper.lay_out(lambda: before)
            return
        choices = choices_for(self._services.preferences.settings, self._session.setup.options.game)
        self._session.open(Match.new(choices.setup()), begin=False)
        self.open_list()

    @Slot()
    def show_log(self) -> None:
        """The log instead of the card, and the card again."""
        if self.run is not None:
            self._table.log.toggle_guest()

    # -- playing ----------------------------------------------------------------------------------------------------

    @Slot()
    def _follow(self) -> None:
        run = self.run
        if run is None or run.match is not self._session.match:
            return
        self.played(run)
        self.conclude()

    def conclude(self) -> None:
        """Show the card anew and have its words spoken, after a move or when the answer to one has come."""
        run = self.run
        assert run is not None
        self._show()
        said = self.spoken(run, self.card.words)
        if said and said != self._said:
            self._said = said
            self._table.told.emit(sentences(said))
        self._hold()

    def _hold(self) -> None:
        """Once everything is found the others wait."""
        run = self.run
        if run is not None and self._session.waits_for_player != run.can_wait:
            self._session.suspend(run.can_wait, EXERCISE)
            self._table.prompt.renew()  # which says who waits

    @Slot()
    def start_over(self) -> None:
        """Back to the beginning."""
        self._session.return_to_game()
        while self._session.can_undo:
            self._session.undo()

    @Slot()
    def take_back(self) -> None:
        """Take the last move back."""
        self._table.take_back()

    @Slot()
    def hint(self) -> None:
        """One hint more: words, then the pieces ringed, and at last the move in hand."""
        run = self.run
        if run is None or run.is_done:
            return
        run.hints = min(run.hints + 1, self.SHOWN)
        self.took_hint(run)
        self._show()
        words = self.card.words
        hint = words.hints[-1] if run.hints <= len(words.hints) else sentences((words.answer, words.why))
        self._table.told.emit(hint)
        action = run.shown_move()
        if run.hints == self.SHOWN and action is not None:
            self._table.propose(action)
        elif run.hints == self.RINGED:
            self._table.ring(self.rings(run))

    @Slot()
    def _show(self) -> None:
        run = self.run
        if run is not None and run.match is self._session.match:
            self.card.show_words(self.words(run))


class CoachCommands(QObject):
    """The entries of the menu Learn for the card that is on the table, which are there only while one is."""

    def __init__(self, coaches: Sequence[Coach[Any]], parent: QObject) -> None:
        super().__init__(parent)
        self._coaches = coaches
        self.hint_action, self.log_action = QAction(self), QAction(self)
        self.hint_action.setShortcut(QKeySequence("F2"))
        self.log_action.setShortcut(QKeySequence("F3"))
        self.hint_action.triggered.connect(self._hint)
        self.log_action.triggered.connect(self._show_log)
        for coach in coaches:
            coach.begun_or_ended.connect(self._offer)
        self.retranslate()
        self._offer()

    @property
    def actions(self) -> list[QAction]:
        """Returns the entries of the menu."""
        return [self.hint_action, self.log_action]

    def retranslate(self) -> None:
        """Set the texts of the entries."""
        self.hint_action.setText(translate("Coach", "&Hint"))
        self.log_action.setText(translate("Coach", "Card or lo&g"))

    def _active(self) -> Coach[Any] | None:
        return next((coach for coach in self._coaches if coach.run is not None), None)

    @Slot()
    def _offer(self) -> None:
        for action in self.actions:
            action.setVisible(self._active() is not None)
            action.setEnabled(self._active() is not None)

    @Slot()
    def _hint(self) -> None:
        coach = self._active()
        if coach is not None:
            coach.hint()

    @Slot()
    def _show_log(self) -> None:
        coach = self._active()
        if coach is not None:
            coach.show_log()
