"""What the player can do with the pieces: dragging, clicking and the keyboard all come through here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal, Slot

from puertorico_desktop.engine.puertorico.actions import ACCEPT, ACTIONS_OF, PASS, Action
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.expansion_actions import MIXED_BIT
from puertorico_desktop.engine.puertorico.forecast import Outlook
from puertorico_desktop.gui.advice.hint_service import ROUNDS, HintService
from puertorico_desktop.gui.advice.thinking_indicator import ThinkingIndicator
from puertorico_desktop.gui.play.interaction import TableInteraction
from puertorico_desktop.gui.play.prompts import ButtonSpec, Prompt
from puertorico_desktop.gui.play.undo_groups import UndoGroups
from puertorico_desktop.gui.puertorico import targets as refs
from puertorico_desktop.gui.puertorico.adviser import SEQUELS, Adviser
from puertorico_desktop.gui.puertorico.buttons import AT_ONCE, beside_prompt, named, undoes
from puertorico_desktop.gui.puertorico.explainer import Explainer
from puertorico_desktop.gui.puertorico.guest_auto_pass import GuestAutoPass
from puertorico_desktop.gui.puertorico.pending import (
    PendingChoice,
    PendingCrates,
    PendingHistory,
    PendingMix,
    PendingPayment,
    PendingPlacement,
    PendingStorage,
    first_pending,
)
from puertorico_desktop.gui.puertorico.promise import Promise
from puertorico_desktop.gui.puertorico.prompting import prompt_of_others, prompt_of_person
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.targets import Targets
from puertorico_desktop.gui.puertorico.texts import prompts
from puertorico_desktop.gui.puertorico.texts.hints import hint_text


class Interaction(TableInteraction):
    """The running decision of a game of Puerto Rico as something to touch."""

    session: PuertoRicoSession
    liftable_kinds = refs.LIFTABLE
    _dropped = Signal(str, str)

    def __init__(self, session: PuertoRicoSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._hint = ""
        self._landing = False
        self._passing = False
        self._guest_auto_pass = GuestAutoPass(session, self)
        self._undo_groups = UndoGroups(session, self)
        self._explainer = Explainer(session)
        self._drafting = PendingHistory()
        self.adviser = Adviser(session)
        self._table: Targets = {}
        self.hint_service = HintService(session, self.adviser.choice, self)
        self.thinking_indicator = ThinkingIndicator(session, self.hint_service, self)
        self._dropped.connect(self._land, Qt.ConnectionType.QueuedConnection)
        session.changed.connect(self._renew)
        session.started.connect(self.changed)
        session.decision_changed.connect(self.changed)
        session.game_over.connect(self.changed)
        session.refused.connect(self.refused)
        self.hint_service.found.connect(self._take_advice)
        self.hint_service.changed.connect(self.changed)
        self.thinking_indicator.changed.connect(self.changed)
        self._renew()

    @property
    def pending(self) -> PendingChoice | None:
        """What is being put together; None where a single move answers."""
        return self._drafting.now

    @property
    def placement(self) -> PendingPlacement | None:
        """The placement of colonists in the making."""
        return self.pending if isinstance(self.pending, PendingPlacement) else None

    @property
    def storage(self) -> PendingStorage | PendingCrates | None:
        """The choice of goods to keep in the making."""
        return self.pending if isinstance(self.pending, PendingStorage | PendingCrates) else None

    @property
    def is_composing(self) -> bool:
        """Whether a choice is being put together in several steps."""
        return self.pending is not None

    @property
    def moves_people(self) -> bool:
        """Whether people on the board are moved, and not what they stand on."""
        return self.pending is not None and self.pending.crew() is not None

    @property
    def moves_whole_items(self) -> bool:
        """While colonists are placed a key means no circle in particular."""
        return self.placement is not None

    # -- what is possible --

    def area_of(self, ref: str) -> str:
        """Returns the target that dropping on a place means."""
        return refs.area_of(ref)

    def standing_source(self) -> str | None:
        """A click on a free circle fetches an idle colonist: nobody has to be picked up for that."""
        return refs.SAN_JUAN if self.placement is not None and refs.SAN_JUAN in self.sources() else None

    def sources(self) -> set[str]:
        """What can be lifted now."""
        drafted = set() if self.pending is None else self.pending.sources()
        return drafted | {source for source, _ in self._table}

    def targets(self, source: str) -> set[str]:
        """Where a piece may go; a whole area ("island") stands for each of its spaces."""
        drafted = set() if self.pending is None else self.pending.targets(source)
        return drafted | {target for lifted, target in self._table if lifted == source}

    def accepts(self, source: str, target: str) -> bool:
        """Whether a piece may be dropped there."""
        return self._drafts(source, target) or (source, refs.landing(self._table, source, target)) in self._table

    def _drafts(self, source: str, target: str) -> bool:
        """Whether moving a piece there is a step of the draft."""
        return self.pending is not None and target in self.pending.targets(source)

    @property
    def wharf_is_open(self) -> bool:
        """Whether goods may go onto the ship of one's own wharf now."""
        return any(target == refs.PRIVATE for _, target in self._table)

    @property
    def small_wharf_is_open(self) -> bool:
        """Whether goods may go onto the ship of one's own small wharf now."""
        return isinstance(self.pending, PendingMix)

    def reason(self, source: str, target: str) -> str:
        """Why a piece may not go there; empty if it may."""
        if self.accepts(source, target):
            return ""
        return self._explainer.of_move(source, target)

    def hint_for(self, source: str, target: str) -> str:
        """What dropping the piece there would bring, in a few words; empty where there is nothing to say."""
        action = self._table.get((source, refs.landing(self._table, source, target)))
        decision = self.session.decision
        if action is None or decision is None:
            return ""
        return hint_text(action, decision.seat, self.adviser.outcome(action), self.session.words)

    def places_of(self, action: Action) -> frozenset[str]:
        """The piece and the places that an action is about; none where no piece is moved for it."""
        return frozenset(ref for move, found in self._table.items() if found == action for ref in move)

    def promise(self, source: str, target: str) -> Promise | None:
        """What dropping the piece there would bring in figures; None where it may not go."""
        action = self._table.get((source, refs.landing(self._table, source, target)))
        return None if action is None else self.adviser.promise(action)

    def unlit(self) -> set[str]:
        """A building with room takes a colonist on any of its circles; the free ones are lit."""
        return self.sources() - {refs.SAN_JUAN} if self.placement is not None else set()

    def promises(self, source: str) -> dict[str, Promise]:
        """Returns what a good would bring on every ship and in the trading house, if forecasts are wanted."""
        if not source.startswith("good:") or not self.advises:
            return {}
        found = {target: self.promise(source, target) for target in self.targets(source)}
        return {target: promise for target, promise in found.items() if promise is not None}

    def forecast(self, role: Role) -> Sequence[Outlook]:
        """What choosing a role would bring everybody; nothing if it cannot be chosen, or nobody wants to know."""
        return self.adviser.forecast(role) if self.advises else ()

    # -- moving pieces --

    def pick(self, ref: str) -> bool:
        """Take a piece into the hand; whether it could be lifted."""
        if ref not in self.sources():
            self.refused.emit(self._explainer.of_lifting(ref))
            return False
        self.picked = ref
        self.changed.emit()
        return True

    def drop(self, source: str, target: str) -> bool:
        """Put a piece down; whether it was allowed there."""
        if not self.accepts(source, target):
            self.refused.emit(self.reason(source, target))
            return False
        self.picked = None
        if self._drafts(source, target):
            return self._change(lambda pending: pending.move(source, target))
        landing = refs.landing(self._table, source, target)
        action = self._table[source, landing]
        return self.session.submit(action, self.session.ply, refs.spaces_for(action, source, target, landing))

    def drop_later(self, source: str, target: str) -> None:
        """Put a piece down once the drag that brought it is over."""
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
        """A click, Enter or Space on a place: pick up, put down, or change a draft; whether anything came of it."""
        if self.picked is not None and self.picked != ref:
            if self.accepts(self.picked, ref):
                return self.drop(self.picked, ref)
            if self.placement is None and ref in self.sources():
                return self.pick(ref)
            self.refused.emit(self.reason(self.picked, ref))
            return False
        if self.pending is not None and self.pending.takes_click(ref):
            return self._click(ref)
        if self.picked == ref:
            return self._drop_on_only_target(ref)
        return self.pick(ref)

    def adjust(self, ref: str, by: int) -> None:
        """One more (1) or one less (-1) at a place, of whatever is put together: colonists, goods."""
        self._change(lambda pending: pending.adjust(ref, by))

    def promote(self, ref: str) -> None:
        """A noble instead of a colonist at a place."""
        self._change(lambda pending: pending.promote(ref))

    def cancel(self) -> None:
        """Put the piece in hand back."""
        if self.picked is not None:
            self.picked = None
            self.changed.emit()

    # -- the line at the top --

    def prompt(self) -> Prompt:
        """What is asked of whom, and why."""
        if self.session.asked_person is None:
            return prompt_of_others(self.session, self.thinking_indicator.is_visible)
        thought = self.hint_service.thought
        equal = thought is not None and thought.equal > 1
        advice = prompts.hint_prompt(self._hint, equal) if self._hint else ""
        if not advice and self.hint_service.is_asking and thought is None:
            advice = prompts.asking_prompt()
        return prompt_of_person(self.session, self.pending, advice)

    def buttons(self) -> list[ButtonSpec]:
        """The buttons beside the prompt, from left to right."""
        undone = undoes(self.can_undo, self.session.match.undo_obstacle())
        advises = self.advises and (self.pending is None or not self.pending.can_be_suggested)
        shown = beside_prompt(self.session, self.pending, self._passing, advises, self.thinking_indicator.is_visible)
        return [] if self.session.is_looking_back else [*shown, undone, named("redo", self.can_redo)]

    @property
    def can_undo(self) -> bool:
        """Whether there is a step of a draft, or a move, to take back."""
        return self._drafting.can_undo or self.session.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a step of a draft, or moves, can be done again."""
        return self._drafting.can_redo or self.session.can_redo

    def undo(self) -> None:
        """Take back the last step of the draft; where there is none, go back to the last decision."""
        if self._drafting.can_undo:
            self._drafting.undo()
            self._show_pending()
        else:
            self._undo_groups.undo()

    def redo(self) -> None:
        """Do again what was taken back last."""
        if self._drafting.can_redo:
            self._drafting.redo()
            self._show_pending()
        else:
            self._undo_groups.redo()

    def press(self, button: str) -> None:
        """Do what the button with that id says; one that is not there or not enabled does nothing."""
        if not any(spec.id == button and spec.enabled for spec in self.buttons()):
            return
        match button:
            case "pass":
                self._pass()
            case "hint":
                # A draft that is filled twice would be one that changes under the player's hands.
                self.hint_service.ask(ROUNDS if self.pending is None else 1)
            case _ if button in AT_ONCE:
                self._submit(AT_ONCE[button])
            case "guests":
                self.pick(min(refs.guests_in(self._table)))
            case "stay":
                self._guest_auto_pass.begin(self.session.game.asked)
            case "confirm":
                self._confirm()
            case "suggest":
                self._suggest()
            case "reset":
                fresh = self._first_pending()
                if fresh is not None:
                    self._step(fresh)
            case "scores":
                self.scores_wanted.emit()
            case "skip":
                self.session.skip()
            case "undo":
                self.undo()
            case "redo":
                self.redo()
            case _ if button.startswith("give:") and isinstance(self.pending, PendingPayment):
                self._click(button.removeprefix("give:"))

    # -- inside --

    def _renew(self) -> None:
        """The table has changed: forget what was in hand, look up what is possible."""
        self.picked = None
        self.hinted = frozenset()
        self._hint = ""
        self._passing = False
        self.adviser.forget()
        self._drafting = PendingHistory(self._first_pending())
        self._table = {} if self.session.asked_person is None else self._targets()
        self.hint_service.forget()

    def _targets(self) -> Targets:
        """The moves of single pieces that answer the decision at hand."""
        game = self.session.game
        numbered = ACTIONS_OF[game.legal & ~MIXED_BIT]
        return refs.targets_for(numbered, self.session.view, self.session.arrangements[game.asked])

    def _first_pending(self) -> PendingChoice | None:
        session, seat = self.session, self.session.asked_person
        if seat is None:
            return None
        before = session.arrangements_at(max(session.ply - 1, 0))
        return first_pending(session.game, session.arrangements[seat], before[seat])

    def _confirm(self) -> None:
        """Play what the draft has come to: one action, or several one after the other."""
        game = self.session.game
        kind, seat = game.kind, game.asked
        pending = self.pending
        if pending is None:
            return
        for number, action in enumerate(pending.actions()):
            game = self.session.game
            follows = game.asked == seat and game.kind in SEQUELS.get(kind, ()) and game.is_legal(action)
            if (number and not follows) or not self.session.submit(
                action, self.session.ply, pending.spaces_of(action)
            ):
                return
            if number:
                self._undo_groups.go_on()

    def _pass(self) -> None:
        """Pass; a player who wants to be asked again and could do something else is."""
        if self.asks_twice and not self._passing and len(self.session.game.legal_actions()) > 1:
            self._passing = True
            self.changed.emit()
        else:
            self._submit(PASS)

    def _submit(self, action: Action) -> None:
        self.session.submit(action, self.session.ply)

    def _click(self, ref: str) -> bool:
        self.picked = None
        moved = self._change(lambda pending: pending.click(ref))
        if not moved and ref.startswith("good:"):
            self.refused.emit(self._explainer.of_lifting(ref))
        return moved

    def _change(self, step: Callable[[PendingChoice], bool]) -> bool:
        """Go on with the draft as a step makes it; whether anything came of it."""
        if self.pending is None:
            return False
        changed = self.pending.copy()
        came = step(changed)
        self._step(changed)
        return came

    def _suggest(self) -> None:
        """Fill the circles of the draft at once by a rule of thumb, and better when the adviser has thought."""
        if not self.hint_service.is_asking:
            choice = self.adviser.choice()
            pending = None if choice is None else self._taken_over(choice)
            if pending is not None:
                self._step(pending)
        if self.advises:
            self.hint_service.ask(rounds=1)

    def _take_advice(self, choice: Action) -> None:
        """Say what the adviser would do, and light the piece and the place; a draft becomes what it would be."""
        decision = self.session.decision
        assert decision is not None
        self.hinted = self.places_of(choice)
        pending = self._taken_over(choice)
        if pending is not None:
            self._step(pending)
        elif self.hinted or choice not in (ACCEPT, PASS):
            self._hint = hint_text(choice, decision.seat, self.adviser.outcome(choice), self.session.words)
        else:
            self._hint = named("accept").text if choice == ACCEPT else prompts.pass_text(decision.kind)
        self.changed.emit()

    def _taken_over(self, choice: Action) -> PendingChoice | None:
        """The draft as the adviser would have it, with the decisions that follow; None where no draft answers."""
        pending = None if self.pending is None else self.pending.take_over(choice)
        if pending is not None:
            for action in self.adviser.sequel(choice):
                pending = pending.take_over(action) or pending
        return pending

    def _step(self, pending: PendingChoice) -> None:
        self._drafting.step(pending)
        self._show_pending()

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
