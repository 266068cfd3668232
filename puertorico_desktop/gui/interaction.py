"""What the player can do with the pieces: dragging, clicking and the keyboard all come through here."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QObject, Qt, Signal

from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.puertorico.actions import ACCEPT, PASS, Action, PlaceColonists
from puertorico_desktop.engine.puertorico.phases.storage import storage_room
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.gui import targets as refs
from puertorico_desktop.gui.buttons import ButtonSpec, answers, named
from puertorico_desktop.gui.drafts import PlacementDraft, StorageDraft
from puertorico_desktop.gui.session import GameSession
from puertorico_desktop.gui.targets import Targets
from puertorico_desktop.gui.texts import messages, prompts
from puertorico_desktop.gui.texts.hints import hint_text
from puertorico_desktop.gui.texts.prompts import Prompt
from puertorico_desktop.gui.texts.reasons import refusal_text

ADVISER = "simple"
"""The bot that suggests a placement."""


class Interaction(QObject):
    """The running decision as something to touch.

    `picked` is the piece in hand after a click or with the keyboard. Drafts hold what is put together in several
    steps; `draft_changed` says that the models have to show them anew.
    """

    changed = Signal()
    """What can be lifted, what is in hand, the buttons or the prompt may be different."""
    draft_changed = Signal()
    """A draft shows something else."""
    refused = Signal(str)
    """Something was not possible; the sentence says why."""
    _dropped = Signal(str, str)

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.picked: str | None = None
        self.placement: PlacementDraft | None = None
        self.storage: StorageDraft | None = None
        self._table: Targets = {}
        self._dropped.connect(self.drop, Qt.ConnectionType.QueuedConnection)
        session.changed.connect(self._renew)
        session.decision_changed.connect(self.changed)
        session.game_over.connect(self.changed)
        session.refused.connect(self.refused)
        self._renew()

    # -- what is possible --

    def sources(self) -> set[str]:
        """What can be lifted now."""
        if self.placement is not None:
            return {place for place in self.placement.places() if self.placement.has_colonist(place)}
        if self.storage is not None:
            return {refs.good_ref(good) for good in self.storage.choosable()}
        return {source for source, _ in self._table}

    def targets(self, source: str) -> set[str]:
        """Where a piece may go; a whole area ("island") stands for each of its spaces."""
        draft = self.placement
        if draft is not None:
            if not draft.has_colonist(source):
                return set()
            return {place for place in draft.places() if place != source and draft.has_room(place)}
        return {target for lifted, target in self._table if lifted == source}

    def accepts(self, source: str, target: str) -> bool:
        """Whether a piece may be dropped there."""
        if self.placement is not None:
            return target in self.targets(source)
        return (source, refs.landing(self._table, source, target)) in self._table

    @property
    def wharf_is_open(self) -> bool:
        """Whether goods may go onto the ship of one's own wharf now."""
        return any(target == refs.PRIVATE for _, target in self._table)

    def reason(self, source: str, target: str) -> str:
        """Why a piece may not go there; empty if it may."""
        if self.accepts(source, target):
            return ""
        waiting = self._waiting()
        if waiting:
            return waiting
        action = refs.intended(source, target, self.session.view)
        return messages.nothing_goes_there() if action is None else self._why_not(action)

    def hint_for(self, source: str, target: str) -> str:
        """What dropping the piece there would bring, in a few words; empty where there is nothing to say."""
        action = self._table.get((source, refs.landing(self._table, source, target)))
        decision = self.session.decision
        if action is None or decision is None:
            return ""
        events = self.session.game.copy().apply(action)
        return hint_text(action, decision.seat, events, self.session.words)

    # -- moving pieces --

    def pick(self, ref: str) -> bool:
        """Take a piece into the hand; whether it could be lifted."""
        if ref not in self.sources():
            self.refused.emit(self._why_not_lifted(ref))
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
        if self.placement is not None:
            self.placement.move(source, target)
            self._show_draft()
            return True
        landing = refs.landing(self._table, source, target)
        # A role that is dropped on an island space does not say where a tile should lie.
        space = refs.space_of(target) if refs.area_of(target) == landing else None
        return self.session.submit(self._table[source, landing], self.session.ply, space)

    def drop_later(self, source: str, target: str) -> None:
        """Put a piece down once the drag that brought it is over."""
        self._dropped.emit(source, target)

    def activate(self, ref: str) -> bool:
        """A click, Enter or Space on a place: pick up, put down, or change a draft; whether anything came of it."""
        if self.picked is not None and self.picked != ref:
            if self.accepts(self.picked, ref):
                return self.drop(self.picked, ref)
            if self.placement is None and ref in self.sources():
                return self.pick(ref)
            self.refused.emit(self.reason(self.picked, ref))
            return False
        if self.placement is not None:
            return self._toggle(self.placement, ref)
        if self.storage is not None:
            return self._cycle(self.storage, ref)
        if self.picked == ref:
            return self._drop_on_only_target(ref)
        return self.pick(ref)

    def cancel(self) -> None:
        """Put the piece in hand back."""
        if self.picked is not None:
            self.picked = None
            self.changed.emit()

    # -- the line at the top --

    def prompt(self) -> Prompt:
        """What is asked of whom, and why."""
        session = self.session
        decision = session.decision
        if session.is_looking_back:
            return prompts.past_prompt()
        if decision is None:
            return prompts.final_prompt()
        name = session.names[decision.seat]
        if session.asked_person is None:
            return prompts.bot_prompt(name)
        prompt = prompts.person_prompt(decision, name, session.words)
        progress = self.progress()
        return attrs.evolve(prompt, detail=f"{progress} {prompt.detail}") if progress else prompt

    def progress(self) -> str:
        """What a draft still lacks; empty where nothing is put together."""
        if self.placement is not None:
            return prompts.placement_progress(self.placement.still_to_place, self.placement.idle)
        if self.storage is not None:
            return prompts.storage_progress(self.storage.must_keep_kinds, self.storage.crate is None)
        return ""

    def buttons(self) -> list[ButtonSpec]:
        """The buttons beside the prompt, from left to right."""
        session = self.session
        if session.is_looking_back:
            return []
        buttons = [] if session.asked_person is None else answers(session.game, self._drafted())
        if session.bot_is_moving:
            buttons.append(named("skip"))
        buttons += [named("undo", session.can_undo), named("redo", session.can_redo)]
        return buttons

    def press(self, button: str) -> None:
        """Do what the button with that id says; one that is not there or not enabled does nothing."""
        if not any(spec.id == button and spec.enabled for spec in self.buttons()):
            return
        match button:
            case "pass":
                self._submit(PASS)
            case "accept":
                self._submit(ACCEPT)
            case "confirm":
                drafted = self._drafted()
                if drafted is not None:
                    self._submit(drafted)
            case "suggest":
                self._suggest()
            case "reset":
                self._begin_drafts()
                self._show_draft()
            case "skip":
                self.session.skip()
            case "undo":
                self.session.undo()
            case "redo":
                self.session.redo()

    # -- inside --

    def _renew(self) -> None:
        """The table has changed: forget what was in hand, look up what is possible."""
        self.picked = None
        self._table = {}
        self._begin_drafts()
        if self.session.asked_person is not None and self.placement is None:
            self._table = refs.targets_for(self.session.game.legal_actions(), self.session.view)

    def _begin_drafts(self) -> None:
        self.placement = self.storage = None
        seat = self.session.asked_person
        decision = self.session.decision
        if seat is None or decision is None:
            return
        player = self.session.game.players[seat]
        if decision.kind is DecisionKind.PLACE_COLONISTS:
            self.placement = PlacementDraft.of(player, self.session.arrangements[seat])
        elif decision.kind is DecisionKind.STORE_GOODS:
            self.storage = StorageDraft(tuple(player.goods), storage_room(player))

    def _drafted(self) -> Action | None:
        draft = self.placement or self.storage
        return None if draft is None else draft.action()

    def _submit(self, action: Action) -> None:
        self.session.submit(action, self.session.ply)

    def _toggle(self, draft: PlacementDraft, ref: str) -> bool:
        self.picked = None
        moved = draft.toggle(ref)
        self._show_draft()
        return moved

    def _cycle(self, draft: StorageDraft, ref: str) -> bool:
        for good in draft.choosable():
            if refs.good_ref(good) == ref:
                draft.cycle(good)
                self._show_draft()
                return True
        self.refused.emit(self._why_not_lifted(ref))
        return False

    def _suggest(self) -> None:
        """Let the quick heuristic fill the circles of the draft."""
        decision = self.session.decision
        if self.placement is None or decision is None:
            return
        rng = Rng.from_seed(self.session.ply)
        choice = make_bot(ADVISER, rng.next32()).choose(self.session.game.determinize(decision.seat, rng))
        if isinstance(choice, PlaceColonists):
            self.placement.take_over(choice.counts)
            self._show_draft()

    def _show_draft(self) -> None:
        self.draft_changed.emit()
        self.changed.emit()

    def _drop_on_only_target(self, ref: str) -> bool:
        """The piece in hand is activated again: it goes to its only target, or back if there are several."""
        only = self.targets(ref)
        if len(only) == 1:
            return self.drop(ref, only.pop())
        self.cancel()
        return False

    def _why_not(self, action: Action) -> str:
        refusal = self.session.game.why_not(action)
        return "" if refusal is None else refusal_text(refusal, self.session.words, self.session.names)

    def _waiting(self) -> str:
        """Why nobody can touch anything now; empty while a person is asked."""
        if self.session.is_looking_back:
            return messages.looking_back()
        decision = self.session.decision
        if decision is None:
            return messages.game_is_over()
        if self.session.asked_person is None:
            return messages.not_your_turn(self.session.names[decision.seat])
        return ""

    def _why_not_lifted(self, ref: str) -> str:
        """Why a piece cannot be lifted: what stands in the way where it would usually go."""
        waiting = self._waiting()
        if waiting:
            return waiting
        decision = self.session.decision
        selling = decision is not None and decision.kind is DecisionKind.SELL_GOOD
        for target in refs.usual_targets(ref, selling):
            action = refs.intended(ref, target, self.session.view)
            if action is not None:
                return self._why_not(action)
        return messages.nothing_goes_there()
