"""A decision as movable pieces: one table of targets for dragging, clicking and the keyboard, in any game."""

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
from puertorico_desktop.gui.play.pending import PendingHistory, PendingT, SuspendedDraft
from puertorico_desktop.gui.play.prompts import ButtonSpec, Prompt, with_reset
from puertorico_desktop.gui.play.recap import RecapTip, recap_start
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.play.undo_groups import UndoGroups
from puertorico_desktop.gui.texts import prompts
from puertorico_desktop.gui.texts.pace import skip_button, step_buttons
from puertorico_desktop.gui.texts.prompts import named
from puertorico_desktop.match.match import UndoObstacle

Targets = Mapping[tuple[str, str], Any]
"""A map from (source, target) to the action that moving `source` to `target` stands for."""


class PieceInteraction(TableInteraction, Generic[PendingT]):
    """The interaction with pieces and places in all games. Each game overrides the methods "for the game".

    A decision is answered by moving one piece, by a button, or by a draft composed in steps (`pending`).
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
        self._suspended_draft: SuspendedDraft[PendingT] = SuspendedDraft()
        self._table: Targets = {}
        self._recap_tip = RecapTip(session, self.changes)
        self.hint_service = HintService(session, adviser.choice, self)
        self.thinking_indicator = ThinkingIndicator(session, self.hint_service, self)
        self._dropped.connect(self._land, Qt.ConnectionType.QueuedConnection)
        session.changed.connect(self._refresh)
        session.started.connect(self.changed)
        session.decision_changed.connect(self.changed)
        session.game_over.connect(self.changed)
        session.steps.changed.connect(self.changed)
        session.refused.connect(self.refused)
        self.hint_service.found.connect(self.take_advice)
        self.hint_service.changed.connect(self.changed)
        self.thinking_indicator.changed.connect(self.changed)
        self._refresh()

    # -- to be overridden by the game --

    def move_table(self) -> Targets:
        """Returns the moves of single pieces that answer the present decision of a person."""
        raise NotImplementedError

    def first_pending(self) -> PendingT | None:
        """Returns the initial draft of the present decision; None if it is not answered in several steps."""
        return None

    def drop_target(self, source: str, target: str) -> str:
        """Returns the target in the table that a drop on `target` stands for, whether or not the table has it."""
        return target

    def spaces_for(self, action: Any, source: str, target: str) -> tuple[int, ...]:
        """Returns the board spaces that the player chooses by moving `source` to `target`, see `Move.spaces`."""
        return ()

    def outcome_text(self, action: Any) -> str:
        """Returns the effect of a legal action, in a few words; empty if there is none to mention."""
        return ""

    def advice_text(self, action: Any) -> str:
        """Returns the name of an action that the adviser prefers and that moves no piece."""
        raise NotImplementedError

    def asking_prompt(self, advice: str) -> Prompt:
        """Returns the prompt of a person's decision; `advice`, unless empty, is shown below it."""
        raise NotImplementedError

    def step_prompt(self) -> Prompt:
        """Returns the prompt of an automatic seat's step with its reasons, as far as they have been shown."""
        decision = self.session.decision
        assert decision is not None
        return prompts.bot_prompt(self.session.names[decision.seat])

    def result_text(self) -> str:
        """Returns the result of the game, in a sentence."""
        raise NotImplementedError

    def answers(self) -> list[ButtonSpec]:
        """Returns the buttons that answer the present decision of a person, to be shown first beside the prompt."""
        raise NotImplementedError

    def undo_obstacle_text(self, obstacle: UndoObstacle) -> str:
        """Returns the reason why no move can be undone."""
        raise NotImplementedError

    def answer_at_once(self, button: str) -> Any:
        """Returns the action that the button with that id plays at once; None if it plays none."""
        return None

    def press_own(self, button: str) -> None:
        """Perform the action of a button that only this game has."""

    # -- possible moves --

    @property
    def pending(self) -> PendingT | None:
        """The draft of the present answer; None where a single move answers."""
        return self._history.now

    @property
    def is_composing(self) -> bool:
        """Whether an answer is being composed in several steps."""
        return self.pending is not None

    def sources(self) -> set[str]:
        """Returns the refs of the pieces that can be lifted now."""
        pending = set() if self.pending is None else self.pending.sources()
        return pending | {source for source, _ in self._table}

    def targets(self, source: str) -> set[str]:
        """Returns the refs of the places where a piece may go; an area stands for each of its spaces."""
        pending = set() if self.pending is None else self.pending.targets(source)
        return pending | {target for lifted, target in self._table if lifted == source}

    def accepts(self, source: str, target: str) -> bool:
        """Returns whether a piece may be dropped on a target."""
        return self._is_step(source, target) or self.action_of(source, target) is not None

    def _is_step(self, source: str, target: str) -> bool:
        """Returns whether moving a piece to the target is a step of the draft."""
        return self.pending is not None and target in self.pending.targets(source)

    def action_of(self, source: str, target: str) -> Any:
        """Returns the legal action of moving `source` to `target`; None if there is none."""
        return self._table.get((source, self.drop_target(source, target)))

    def places_of(self, action: Any) -> frozenset[str]:
        """Returns the piece and the places that an action involves; empty if it moves no piece."""
        return frozenset(ref for move, found in self._table.items() if found == action for ref in move)

    def reason(self, source: str, target: str) -> str:
        """Returns the reason why a piece may not be moved to a target; empty if it may."""
        return "" if self.accepts(source, target) else self.explainer.of_move(source, target)

    def hint_for(self, source: str, target: str) -> str:
        """Returns the effect of dropping the piece on the target, in a few words; may be empty."""
        action = self.action_of(source, target)
        return "" if action is None or self.session.decision is None else self.outcome_text(action)

    # -- moving pieces --

    def pick(self, ref: str) -> bool:
        """Pick up a piece; returns whether it could be lifted."""
        if ref not in self.sources():
            self.refused.emit(self.explainer.of_lifting(ref))
            return False
        self.picked = ref
        self.changed.emit()
        return True

    def drop(self, source: str, target: str) -> bool:
        """Drop a piece; returns whether the target accepted it."""
        if not self.accepts(source, target):
            self.refused.emit(self.reason(source, target))
            return False
        self.picked = None
        if self._is_step(source, target):
            return self._change(lambda pending: pending.move(source, target))
        action = self.action_of(source, target)
        return self.session.submit(action, self.session.ply, self.spaces_for(action, source, target))

    def drop_later(self, source: str, target: str) -> None:
        """Drop a piece once the drag that moved it is over."""
        self._dropped.emit(source, target)

    @property
    def is_landing(self) -> bool:
        """Whether the move being played was made by dragging, so that its piece is already at the target."""
        return self._landing

    @Slot(str, str)
    def _land(self, source: str, target: str) -> None:
        self._landing = True
        self.drop(source, target)
        self._landing = False

    def activate(self, ref: str) -> bool:
        """Handle a click, Enter or Space on a place: pick a piece up, drop it, or change the draft.

        Returns whether the input had an effect.
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
        """Add one piece to a place of the draft (1) or remove one from it (-1)."""
        self._change(lambda pending: pending.adjust(ref, by))

    def promote(self, ref: str) -> None:
        """Put a better piece at a place of the draft."""
        self._change(lambda pending: pending.promote(ref))

    def cancel(self) -> None:
        """Put the picked piece back."""
        if self.picked is not None:
            self.picked = None
            self.changed.emit()

    # -- prompt line --

    def prompt(self) -> Prompt:
        """Returns the prompt: the player who must decide, the question, and its reason."""
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
        advice = ""
        if self._advised is not None:
            advice = prompts.hint_prompt(self.advice_text(self._advised), self.hint_service.is_one_of_equals)
        if not advice and self.hint_service.is_asking and self.hint_service.thought is None:
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
            # The recap comes first, so that the other buttons do not move when it appears or disappears.
            if recap_start(session) is not None:
                buttons.append(ButtonSpec("recap", prompts.button_text("recap"), more=self._recap_tip.text))
            buttons += without_help(with_reset(self.answers(), self._history.is_changed), session.match)
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
        """Perform the action of the button with that id; ignored if the button is missing or disabled."""
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
                # Only once: a second answer would change a draft that the player may already have changed.
                self.hint_service.ask(once=self.pending is not None)
            case "confirm":
                self._confirm()
            case "suggest":
                self.suggest()
            case "reset":
                if self._history.first is not None:
                    self.step(self._history.first)
            case "recap":
                self.recap_requested.emit()
            case "scores":
                self.scores_requested.emit()
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
        """Whether a step of the draft, or a move, can be undone."""
        return self._history.can_undo or self.session.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a step of the draft, or moves, can be redone."""
        return self._history.can_redo or self.session.can_redo

    def undo(self) -> None:
        """Undo the last step of the draft; if there is none, return to the last decision."""
        if self._history.can_undo:
            self._history.undo()
            self._show_pending()
        else:
            self._undo_groups.undo()

    def redo(self) -> None:
        """Redo the step or moves undone last."""
        if self._history.can_redo:
            self._history.redo()
            self._show_pending()
        else:
            self._undo_groups.redo()

    def suggest(self) -> None:
        """Fill in the draft by a rule of thumb, and again with the adviser's choice if that is clearly better."""
        choice = None
        if not self.hint_service.is_asking:
            choice = self.adviser.choice()
            pending = None if choice is None else self._taken_over(choice)
            if pending is not None:
                self.step(pending)
        if self.advises:
            self.hint_service.ask(once=True, named=choice)

    def step(self, pending: PendingT) -> None:
        """Replace the draft by `pending`; the step can be undone."""
        self._history.step(pending)
        self._show_pending()

    # -- internal --

    def _refresh(self) -> None:
        """Drop the picked piece and compute the possible moves, after a change of the table."""
        is_asked, moment = self.session.asked_person is not None, (self.session.game_id, self.session.ply)
        self.picked = self._advised = None
        self.hinted = frozenset()
        self._passing = False
        self.adviser.forget()
        kept = self._suspended_draft.refresh(moment, self.session.is_looking_back, self._history)
        self._history = kept if is_asked and kept else PendingHistory(self.first_pending() if is_asked else None)
        self._table = self.move_table() if is_asked else {}
        self.hint_service.forget()

    def _confirm(self) -> None:
        """Play the actions that the draft stands for, one after the other."""
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
        """Pass; with `asks_twice`, only at the second request if there are alternatives."""
        if self.asks_twice and not self._passing and len(self.session.game.legal_actions()) > 1:
            self._passing = True
            self.changed.emit()
        else:
            self.session.submit(self.session.game.parse("pass"), self.session.ply)

    def _click(self, ref: str) -> bool:
        self.picked = None
        return self._change(lambda pending: pending.click(ref))

    def _change(self, step: Callable[[PendingT], bool]) -> bool:
        """Apply a step to a copy of the draft and continue with that; returns whether it had an effect."""
        if self.pending is None:
            return False
        changed = self.pending.copy()
        came = step(changed)
        self.step(changed)
        return came

    def take_advice(self, choice: Any) -> None:
        """Show the adviser's choice and highlight its places; it replaces a draft."""
        self.hinted = self.places_of(choice)
        pending = self._taken_over(choice)
        if pending is not None:
            self.step(pending)
        else:
            self._advised = choice
        self.changed.emit()

    def _taken_over(self, choice: Any) -> PendingT | None:
        """Returns the draft with the adviser's choice and what follows it; None if that answers another decision."""
        pending = None if self.pending is None else self.pending.emptied().take_over(choice)
        if pending is not None:
            for action in self.adviser.sequel(choice):
                pending = pending.take_over(action) or pending
        return pending

    def _show_pending(self) -> None:
        self._advised = None
        self.hint_service.dismiss()
        self.pending_changed.emit()
        self.changed.emit()

    def _drop_on_only_target(self, ref: str) -> bool:
        """Drop the picked piece, activated again, on its only target, or put it back if it has several."""
        targets = self.targets(ref)
        meanings = {self._table.get((ref, target)) for target in targets}
        if len(targets) == 1 or (len(meanings) == 1 and None not in meanings):
            return self.drop(ref, min(targets))
        self.cancel()
        return False
