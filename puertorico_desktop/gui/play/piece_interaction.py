"""A decision as pieces to move: one table of targets for dragging, clicking and the keyboard, in any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from PySide6.QtCore import QObject, Qt, Signal, Slot

from puertorico_desktop.gui.advice.adviser import Adviser
from puertorico_desktop.gui.advice.hint_service import HintService
from puertorico_desktop.gui.advice.thinking_indicator import ThinkingIndicator
from puertorico_desktop.gui.play.explainer import Explainer
from puertorico_desktop.gui.play.interaction import TableInteraction
from puertorico_desktop.gui.play.one_try import without_help
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.play.pending import LaidAside, PendingHistory, PendingT
from puertorico_desktop.gui.play.prompts import ButtonSpec, Prompt
from puertorico_desktop.gui.play.recap import RecapTip, recap_start
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.play.undo_groups import UndoGroups
from puertorico_desktop.gui.texts import prompts
from puertorico_desktop.gui.texts.pace import skip_button, step_buttons
from puertorico_desktop.gui.texts.prompts import named
from puertorico_desktop.match.match import UndoObstacle

Targets = Mapping[tuple[str, str], Any]
"""From (source, target) to the action that moving the one to the other means."""


class PieceInteraction(TableInteraction, Generic[PendingT]):
    """What any game does with pieces and places. The methods "for the game" say what is particular to it.

    A decision is answered by moving one piece, by a button, or by a choice that is put together in several steps
    (`pending`) and confirmed.
    """

    _dropped = Signal(str, str)

    def __init__(
        self, session: GameSession, adviser: Adviser, explainer: Explainer, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.adviser = adviser
        self.explainer = explainer
        self._advised: Any = None
        self._landing = self._passing = False
        self._undo_groups = UndoGroups(session, self)
        self._history: PendingHistory[PendingT] = PendingHistory()
        self._laid_aside: LaidAside[PendingT] = LaidAside()
        self._table: Targets = {}
        self._recap_tip = RecapTip(session, self.changes)
        self.hint_service = HintService(session, adviser.choice, self)
        self.thinking_indicator = ThinkingIndicator(session, self.hint_service, self)
        self._dropped.connect(self._land, Qt.ConnectionType.QueuedConnection)
        session.changed.connect(self._renew)
        session.started.connect(self.changed)
        session.decision_changed.connect(self.changed)
        session.game_over.connect(self.changed)
        session.steps.changed.connect(self.changed)
        session.refused.connect(self.refused)
        self.hint_service.found.connect(self.take_advice)
        self.hint_service.changed.connect(self.changed)
        self.thinking_indicator.changed.connect(self.changed)
        self._renew()

    # -- for the game --

    def move_table(self) -> Targets:
        """Returns the moves of single pieces that answer the decision at hand of a person."""
        raise NotImplementedError

    def first_pending(self) -> PendingT | None:
        """Returns the choice in several steps that the decision at hand begins with; None if there is none."""
        return None

    def landing(self, source: str, target: str) -> str:
        """Returns the target in the table that dropping a piece there means, whether or not the table has it."""
        return target

    def spaces_for(self, action: Any, source: str, target: str) -> tuple[int, ...]:
        """Returns where the player wants it on the board who moves the one to the other, see `Move.spaces`."""
        return ()

    def outcome_text(self, action: Any) -> str:
        """Returns what a legal action would bring, in a few words; empty where there is nothing to say."""
        return ""

    def advice_text(self, action: Any) -> str:
        """Returns what an action is called that the adviser prefers and no piece is moved for."""
        raise NotImplementedError

    def asking_prompt(self, advice: str) -> Prompt:
        """Returns what a person is asked; `advice`, if there is any, stands below it."""
        raise NotImplementedError

    def step_prompt(self) -> Prompt:
        """Returns what an automatic seat is about to do, and why, as far as that has been told."""
        decision = self.session.decision
        assert decision is not None
        return prompts.bot_prompt(self.session.names[decision.seat])

    def result_text(self) -> str:
        """Returns how the game ended, in a sentence."""
        raise NotImplementedError

    def answers(self) -> list[ButtonSpec]:
        """Returns the buttons that answer the decision at hand of a person, the first ones beside the prompt."""
        raise NotImplementedError

    def undo_obstacle_text(self, obstacle: UndoObstacle) -> str:
        """Returns why no move can be taken back."""
        raise NotImplementedError

    def answer_at_once(self, button: str) -> Any:
        """Returns the action that the button with that id plays at once; None if it does something else."""
        return None

    def press_own(self, button: str) -> None:
        """Does what a button of the game's own does."""

    # -- what is possible --

    @property
    def pending(self) -> PendingT | None:
        """What is being put together; None where a single move answers."""
        return self._history.now

    @property
    def is_composing(self) -> bool:
        """Whether a choice is being put together in several steps."""
        return self.pending is not None

    def sources(self) -> set[str]:
        """Returns what can be lifted now."""
        pending = set() if self.pending is None else self.pending.sources()
        return pending | {source for source, _ in self._table}

    def targets(self, source: str) -> set[str]:
        """Returns where a piece may go; a whole area stands for each of its spaces."""
        pending = set() if self.pending is None else self.pending.targets(source)
        return pending | {target for lifted, target in self._table if lifted == source}

    def accepts(self, source: str, target: str) -> bool:
        """Returns whether a piece may be dropped there."""
        return self._is_step(source, target) or self.action_of(source, target) is not None

    def _is_step(self, source: str, target: str) -> bool:
        """Whether moving a piece there is a step of the pending choice."""
        return self.pending is not None and target in self.pending.targets(source)

    def action_of(self, source: str, target: str) -> Any:
        """Returns the legal action that moving the one to the other means; None if there is none."""
        return self._table.get((source, self.landing(source, target)))

    def places_of(self, action: Any) -> frozenset[str]:
        """Returns the piece and the places that an action is about; none where no piece is moved for it."""
        return frozenset(ref for move, found in self._table.items() if found == action for ref in move)

    def reason(self, source: str, target: str) -> str:
        """Returns why a piece may not go there; empty if it may."""
        return "" if self.accepts(source, target) else self.explainer.of_move(source, target)

    def hint_for(self, source: str, target: str) -> str:
        """Returns what dropping the piece there would bring, in a few words; empty where there is nothing to say."""
        action = self.action_of(source, target)
        return "" if action is None or self.session.decision is None else self.outcome_text(action)

    # -- moving pieces --

    def pick(self, ref: str) -> bool:
        """Takes a piece into the hand; returns whether it could be lifted."""
        if ref not in self.sources():
            self.refused.emit(self.explainer.of_lifting(ref))
            return False
        self.picked = ref
        self.changed.emit()
        return True

    def drop(self, source: str, target: str) -> bool:
        """Puts a piece down; returns whether it was allowed there."""
        if not self.accepts(source, target):
            self.refused.emit(self.reason(source, target))
            return False
        self.picked = None
        if self._is_step(source, target):
            return self._change(lambda pending: pending.move(source, target))
        action = self.action_of(source, target)
        return self.session.submit(action, self.session.ply, self.spaces_for(action, source, target))

    def drop_later(self, source: str, target: str) -> None:
        """Puts a piece down once the drag that brought it is over."""
        self._dropped.emit(source, target)

    @property
    def is_landing(self) -> bool:
        """Whether the move that is being played was made by dragging: the piece is already there."""
        return self._landing

    @Slot(str, str)
    def _land(self, source: str, target: str) -> None:
        self._landing = True
        self.drop(source, target)
        self._landing = False

    def activate(self, ref: str) -> bool:
        """Answers a click, Enter or Space on a place: picks up, puts down, or changes the pending choice.

        Returns whether anything came of it.
        """
        if self.picked is not None and self.picked != ref:
            if self.accepts(self.picked, ref):
                return self.drop(self.picked, ref)
            if not self.moves_whole_items and ref in self.sources():
                return self.pick(ref)
            self.refused.emit(self.reason(self.picked, ref))
            return False
        if self.pending is not None and self.pending.takes_click(ref):
            return self._click(ref)
        if self.picked == ref:
            return self._drop_on_only_target(ref)
        return self.pick(ref)

    def adjust(self, ref: str, by: int) -> None:
        """Puts one more (1) or one less (-1) at a place, of whatever is put together."""
        self._change(lambda pending: pending.adjust(ref, by))

    def promote(self, ref: str) -> None:
        """Puts a better piece at a place."""
        self._change(lambda pending: pending.promote(ref))

    def cancel(self) -> None:
        """Puts the piece in hand back."""
        if self.picked is not None:
            self.picked = None
            self.changed.emit()

    # -- the line at the top --

    def prompt(self) -> Prompt:
        """Returns what is asked of whom, and why."""
        session = self.session
        decision = session.decision
        if session.is_looking_back:
            return prompts.past_prompt()
        if decision is None:
            return prompts.final_prompt(self.result_text())
        if session.steps.is_waiting:
            return self.step_prompt()
        if session.asked_person is None:
            seat = self.named_seat(decision)
            thinks = self.thinking_indicator.is_visible and seat == decision.seat
            return prompts.others_prompt(session.names[seat], thinks, session.waits_for_player)
        thought = self.hint_service.thought
        advice = ""
        if self._advised is not None:
            advice = prompts.hint_prompt(self.advice_text(self._advised), thought is not None and thought.equal > 1)
        if not advice and self.hint_service.is_asking and thought is None:
            advice = prompts.asking_prompt()
        if not advice and self.picked is not None and self.pending is None:
            advice = prompts.picked_prompt()
        return self.asking_prompt(advice)

    def buttons(self) -> Sequence[ButtonSpec]:
        """Returns the buttons beside the prompt, from left to right."""
        session = self.session
        if session.is_looking_back:
            return []
        buttons: list[ButtonSpec] = []
        if session.asked_person is not None:
            # The recap is the first, so that the others stay where they are when it comes and goes.
            if recap_start(session) is not None:
                buttons.append(ButtonSpec("recap", prompts.button_text("recap"), more=self._recap_tip.text))
            buttons += without_help(self.answers(), session.match)
            if self.advises and (self.pending is None or not self.pending.can_be_suggested):
                buttons += without_help([named("hint")], session.match)
        if session.decision is None:
            buttons.append(named("scores", primary=True))
        if session.is_followed:
            buttons += step_buttons(session.pace is Pace.BY_HAND, session.steps.is_paused, session.steps.is_waiting)
        elif session.bot_is_moving and not session.waits_for_player:
            buttons.append(skip_button(self.thinking_indicator.is_visible))
        can_undo = self.can_undo
        obstacle = None if can_undo else session.match.undo_obstacle()
        reason = "" if obstacle is None else self.undo_obstacle_text(obstacle)
        buttons.append(ButtonSpec("undo", prompts.button_text("undo"), can_undo, reason=reason))
        return buttons if session.is_followed and not self.can_redo else [*buttons, named("redo", self.can_redo)]

    def press(self, button: str) -> None:
        """Does what the button with that id says; one that is not there or not enabled does nothing."""
        if not any(spec.id == button and spec.enabled for spec in self.buttons()):
            return
        action = self.answer_at_once(button)
        if action is not None:
            self.session.submit(action, self.session.ply)
            return
        match button:
            case "pass":
                self._pass()
            case "hint":
                # A choice that is filled in twice would be one that changes under the player's hands.
                self.hint_service.ask(once=self.pending is not None)
            case "confirm":
                self._confirm()
            case "suggest":
                self.suggest()
            case "reset":
                fresh = None if self.session.asked_person is None else self.first_pending()
                if fresh is not None:
                    self.step(fresh)
            case "recap":
                self.recap_wanted.emit()
            case "scores":
                self.scores_wanted.emit()
            case "skip":
                self.session.skip()
            case "next":
                self.session.step()
            case "pause" | "go_on":
                self.session.steps.pause()
            case "undo":
                self.undo()
            case "redo":
                self.redo()
            case _:
                self.press_own(button)

    @property
    def can_undo(self) -> bool:
        """Whether there is a step of the pending choice, or a move, to take back."""
        return self._history.can_undo or self.session.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a step of the pending choice, or moves, can be done again."""
        return self._history.can_redo or self.session.can_redo

    def undo(self) -> None:
        """Takes back the last step of the pending choice; where there is none, goes back to the last decision."""
        if self._history.can_undo:
            self._history.undo()
            self._show_pending()
        else:
            self._undo_groups.undo()

    def redo(self) -> None:
        """Does again what was taken back last."""
        if self._history.can_redo:
            self._history.redo()
            self._show_pending()
        else:
            self._undo_groups.redo()

    def suggest(self) -> None:
        """Fill in the pending choice at once by a rule of thumb, and better when the adviser has thought."""
        if not self.hint_service.is_asking:
            choice = self.adviser.choice()
            pending = None if choice is None else self._taken_over(choice)
            if pending is not None:
                self.step(pending)
        if self.advises:
            self.hint_service.ask(once=True)

    def step(self, pending: PendingT) -> None:
        """Goes on with the pending choice as it is given; the step can be taken back."""
        self._history.step(pending)
        self._show_pending()

    # -- inside --

    def _renew(self) -> None:
        """The table has changed: forget what was in hand, look up what is possible."""
        is_asked, moment = self.session.asked_person is not None, (self.session.game_id, self.session.ply)
        self.picked = self._advised = None
        self.hinted = frozenset()
        self._passing = False
        self.adviser.forget()
        kept = self._laid_aside.renew(moment, self.session.is_looking_back, self._history)
        self._history = kept if is_asked and kept else PendingHistory(self.first_pending() if is_asked else None)
        self._table = self.move_table() if is_asked else {}
        self.hint_service.forget()

    def _confirm(self) -> None:
        """Play what the pending choice has come to: one action, or several one after the other."""
        session, pending = self.session, self.pending
        if pending is None:
            return
        kind, seat = session.game.kind, session.game.asked
        for number, action in enumerate(pending.actions()):
            game = session.game
            follows = game.asked == seat and self.adviser.belongs(kind, game.kind) and game.is_legal(action)
            if (number and not follows) or not session.submit(action, session.ply, pending.spaces_of(action)):
                return
            if number:
                self._undo_groups.go_on()

    def _pass(self) -> None:
        """Pass; a player who wants to be asked again and could do something else is."""
        if self.asks_twice and not self._passing and len(self.session.game.legal_actions()) > 1:
            self._passing = True
            self.changed.emit()
        else:
            self.session.submit(self.session.game.parse("pass"), self.session.ply)

    def _click(self, ref: str) -> bool:
        self.picked = None
        return self._change(lambda pending: pending.click(ref))

    def _change(self, step: Callable[[PendingT], bool]) -> bool:
        """Go on with the pending choice as a step makes it; whether anything came of it."""
        if self.pending is None:
            return False
        changed = self.pending.copy()
        came = step(changed)
        self.step(changed)
        return came

    def take_advice(self, choice: Any) -> None:
        """Say what the adviser would do, and light its places; a pending choice becomes what it would be."""
        self.hinted = self.places_of(choice)
        pending = self._taken_over(choice)
        if pending is not None:
            self.step(pending)
        else:
            self._advised = choice
        self.changed.emit()

    def _taken_over(self, choice: Any) -> PendingT | None:
        """The pending choice as the adviser would have it, with the decisions that follow; None where it answers
        another one."""
        pending = None if self.pending is None else self.pending.take_over(choice)
        if pending is not None:
            for action in self.adviser.sequel(choice):
                pending = pending.take_over(action) or pending
        return pending

    def _show_pending(self) -> None:
        self.hint_service.dismiss()
        self.pending_changed.emit()
        self.changed.emit()

    def _drop_on_only_target(self, ref: str) -> bool:
        """The piece in hand is activated again: it goes the only way that there is, or back if there are several."""
        targets = self.targets(ref)
        meanings = {self._table.get((ref, target)) for target in targets}
        if len(targets) == 1 or (len(meanings) == 1 and None not in meanings):
            return self.drop(ref, min(targets))
        self.cancel()
        return False
