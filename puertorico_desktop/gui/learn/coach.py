"""The coach: follows an exercise at the table (a lesson or a puzzle), with a card in place of the log."""

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
    """The interface of the run of an exercise. `hints` is the number of hints taken."""

    match: Match
    hints: int

    @property
    def is_done(self) -> bool:
        """Whether the exercise is solved."""

    @property
    def can_wait(self) -> bool:
        """Whether the other players need not go on playing, because nothing is left to find."""

    def shown_move(self) -> Any | None:
        """Returns the action that the last hint proposes; None if there is none to show."""


AnyRun = TypeVar("AnyRun", bound=Run)


class Coach(QObject, Generic[AnyRun]):
    """A part of the menu Learn (`learn_menu.LearnPart`) that puts exercises on the table.

    `run` is the run of the exercise on the table; None if there is another game. Subclasses supply the texts of the
    card (`words`), and may override the methods called when an exercise begins, is played or is left.
    """

    begun_or_ended = Signal()
    refreshed = Signal()
    """Emitted when the texts of the card have been set."""

    RINGED = 2
    """The number of hints at which the pieces of the move are highlighted."""
    SHOWN = 3
    """The number of hints, the last one, at which the move is proposed on the table."""

    def __init__(self, context: LearnContext, exercise: type[Any], card: CoachCard) -> None:
        """Make the coach; `exercise` is the class of `Match.exercise` that this coach is responsible for."""
        super().__init__(context.window)
        self._session, self._table, self._pages = context.session, context.table, context.pages
        self._services, self._theme = context.services, context.theme
        self._exercise = exercise
        self._said: Sequence[str] = ()
        self.run: AnyRun | None = None
        self.card = card

    def start(self) -> None:
        """Begin to follow the table; called at the end of the subclass's constructor."""
        card, session = self.card, self._session
        card.hide()
        card.hint_requested.connect(self.hint)
        card.restart_requested.connect(self.start_over)
        card.back_requested.connect(self.take_back)
        card.leave_requested.connect(self.leave)
        card.next_requested.connect(self.go_to_next)
        card.log_requested.connect(self.show_log)
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

    # -- interface for the menu and the window ----------------------------------------------------------------------

    def begin(self, match: Match) -> AnyRun:
        """Returns the run of a match that was put on the table."""
        raise NotImplementedError

    def words(self, run: AnyRun) -> CoachWords:
        """Returns the current texts of the card."""
        raise NotImplementedError

    def spoken(self, run: AnyRun, words: CoachWords) -> Sequence[str]:
        """Returns the sentences to be announced after a move, if they differ from the last ones."""
        return (words.reply, words.why) if words.reply else ()

    def rings(self, run: AnyRun) -> frozenset[Any]:
        """Returns the places to be highlighted by a hint."""
        action = run.shown_move()
        return frozenset() if action is None else self._table.rings_of(action)

    def took_hint(self, run: AnyRun) -> None:
        """Called after a hint was taken and counted."""

    def played(self, run: AnyRun) -> None:
        """Called after the match has gone on or back."""

    def left(self) -> None:
        """Called before the exercise is removed from the table."""

    @property
    def list_id(self) -> str:
        """The id of the page from which the last exercise was chosen."""
        raise NotImplementedError

    def open_list(self) -> None:
        """Open the page from which exercises are chosen."""
        raise NotImplementedError

    def open_list_again(self, opens: str) -> None:
        """Open the page with that id, if it is one of this coach."""
        if opens == self.list_id:
            self.open_list()

    @Slot()
    def go_to_next(self) -> None:
        """Open the next exercise."""
        raise NotImplementedError

    # -- exercises on the table -------------------------------------------------------------------------------------

    @Slot()
    def _take_over(self) -> None:
        """Begin or end the exercise after another match was put on the table."""
        match = self._session.match
        if not isinstance(match.exercise, self._exercise):
            if self.run is not None:
                self.run = None
                self._table.log.clear(self.card)
                self._table.refresh()
                self.begun_or_ended.emit()
            return
        self.run = self.begin(match)
        self._said = ()
        self._table.log.lay_over(self.card)
        self._table.refresh()
        self._table.show_log()
        self.card.set_scale(self._table.usual_scale)
        self.begun_or_ended.emit()
        self._show()
        self._table.speech_requested.emit(sentences((self.card.words.title, self.card.words.lead)))

    def came_from(self) -> Match | None:
        """Returns the game to return to after the exercise, which may have been offered at the start only; None if
        there is none."""
        match = self._session.match
        if match.exercise is not None:
            return getattr(match.exercise, "came_from", None)
        return match if self._session.has_begun or match.ply else None

    @Slot()
    def leave(self) -> None:
        """Return to the page from which exercises are chosen; the game that was there before is on the table again
        once the page is left."""
        if self.run is None:
            return
        self.left()
        before = self.came_from()
        if before is not None:
            self._services.save_service.lay_out(lambda: before, self.list_id)
            return
        choices = choices_for(self._services.preferences.settings, self._session.setup.options.game)
        self._session.open(Match.new(choices.setup()), begin=False)
        self.open_list()

    @Slot()
    def show_log(self) -> None:
        """Show the log instead of the card, or the card again."""
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
        """Update the card and announce its texts, after a move or when the answer to a move has arrived."""
        run = self.run
        assert run is not None
        self._show()
        said = self.spoken(run, self.card.words)
        if said and said != self._said:
            self._said = said
            self._table.speech_requested.emit(sentences(said))
        self._hold()

    def _hold(self) -> None:
        """Suspend the other players once the exercise needs no further moves, or let them continue."""
        run = self.run
        if run is not None and self._session.waits_for_player != run.can_wait:
            self._session.suspend(run.can_wait, EXERCISE)
            self._table.prompt.refresh()  # the prompt names who is waiting

    @Slot()
    def start_over(self) -> None:
        """Return to the beginning of the exercise."""
        self._session.return_to_game()
        while self._session.can_undo:
            self._session.undo()

    @Slot()
    def take_back(self) -> None:
        """Take the last move back."""
        self._table.take_back()

    @Slot()
    def hint(self) -> None:
        """Give one more hint: words first, then the highlighted pieces, and finally the proposed move."""
        run = self.run
        if run is None or run.is_done:
            return
        run.hints = min(run.hints + 1, self.SHOWN)
        self.took_hint(run)
        self._show()
        words = self.card.words
        hint = words.hints[-1] if run.hints <= len(words.hints) else sentences((words.answer, words.why))
        self._table.speech_requested.emit(hint)
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
            self.refreshed.emit()


class CoachCommands(QObject):
    """The menu entries for the card on the table, visible only while there is one."""

    def __init__(self, coaches: Sequence[Coach[Any]], parent: QObject) -> None:
        super().__init__(parent)
        self._coaches = coaches
        self.hint_action, self.log_action, self.next_action = QAction(self), QAction(self), QAction(self)
        self.hint_action.setShortcut(QKeySequence("F2"))
        self.log_action.setShortcut(QKeySequence("F3"))
        self.next_action.setShortcut(QKeySequence("F4"))
        self.hint_action.triggered.connect(self._hint)
        self.log_action.triggered.connect(self._show_log)
        self.next_action.triggered.connect(self._go_to_next)
        for coach in coaches:
            coach.begun_or_ended.connect(self._offer)
            coach.refreshed.connect(self._offer)
        self.retranslate()
        self._offer()

    @property
    def actions(self) -> list[QAction]:
        """The menu entries."""
        return [self.hint_action, self.log_action, self.next_action]

    def retranslate(self) -> None:
        """Set the texts of the entries."""
        self.hint_action.setText(translate("Coach", "&Hint"))
        self.log_action.setText(translate("Coach", "Card or lo&g"))
        self.next_action.setText(translate("Coach", "Ne&xt"))

    def _active(self) -> Coach[Any] | None:
        return next((coach for coach in self._coaches if coach.run is not None), None)

    @Slot()
    def _offer(self) -> None:
        coach = self._active()
        for action in self.actions:
            action.setVisible(coach is not None)
            has_aim = action is not self.next_action or (coach is not None and coach.card.words.has_next)
            action.setEnabled(coach is not None and has_aim)

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

    @Slot()
    def _go_to_next(self) -> None:
        coach = self._active()
        if coach is not None:
            coach.go_to_next()
