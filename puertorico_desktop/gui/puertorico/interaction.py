"""The interaction of a player with the pieces of a game of Puerto Rico."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import ACCEPT, PASS, Action, Build
from puertorico_desktop.engine.puertorico.card_actions import BUILD_FOR_ALL, BuildForAll
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.decision_questions import question_of
from puertorico_desktop.engine.puertorico.forecast import PlayerForecast
from puertorico_desktop.engine.puertorico.options import Expansion
from puertorico_desktop.engine.puertorico.puertoma.account import AccountLine
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.smuggler_actions import CaptureRole
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.play.piece_interaction import PieceInteraction
from puertorico_desktop.gui.play.prompts import ButtonSpec, Prompt
from puertorico_desktop.gui.puertorico import targets as refs
from puertorico_desktop.gui.puertorico.adviser import PuertoRicoAdviser
from puertorico_desktop.gui.puertorico.buttons import AT_ONCE, answers, pay_all
from puertorico_desktop.gui.puertorico.changes import changes_since
from puertorico_desktop.gui.puertorico.explainer import PuertoRicoExplainer
from puertorico_desktop.gui.puertorico.first_game import FirstGame
from puertorico_desktop.gui.puertorico.guest_auto_pass import GuestAutoPass
from puertorico_desktop.gui.puertorico.move_result import MoveResult
from puertorico_desktop.gui.puertorico.pending import (
    PendingBoardChoice,
    PendingCrates,
    PendingDeed,
    PendingLodging,
    PendingMix,
    PendingPayment,
    PendingPlacement,
    PendingStorage,
    first_pending,
)
from puertorico_desktop.gui.puertorico.prompting import prompt_of_person
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.targets import Targets
from puertorico_desktop.gui.puertorico.texts import prompts, puertoma
from puertorico_desktop.gui.puertorico.texts.achievements import pay_all_tip
from puertorico_desktop.gui.puertorico.texts.extras import no_undo_tip
from puertorico_desktop.gui.puertorico.texts.hints import completion_text, hint_text
from puertorico_desktop.gui.puertorico.texts.scores import endings, result_of
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.news import last_round
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.texts.prompts import named
from puertorico_desktop.match.match import UndoObstacle


class Interaction(PieceInteraction[PendingBoardChoice]):
    """The decision at hand of a game of Puerto Rico, answered by moving pieces, with buttons or with the keyboard."""

    session: PuertoRicoSession
    adviser: PuertoRicoAdviser
    liftable_kinds = refs.LIFTABLE

    def __init__(self, session: PuertoRicoSession, parent: QObject | None = None) -> None:
        self._guest_auto_pass = GuestAutoPass(session)
        self._pays_all = False
        self._first_game = FirstGame(session)
        super().__init__(session, PuertoRicoAdviser(session), PuertoRicoExplainer(session), parent)
        self._guest_auto_pass.setParent(self)

    @property
    def placement(self) -> PendingPlacement | None:
        """The draft of a placement of colonists; None if there is none."""
        return self.pending if isinstance(self.pending, PendingPlacement) else None

    @property
    def storage(self) -> PendingStorage | PendingCrates | None:
        """The draft of a choice of goods to keep; None if there is none."""
        return self.pending if isinstance(self.pending, PendingStorage | PendingCrates) else None

    @property
    def deed(self) -> PendingDeed | None:
        """The draft of a smuggler's raid or poaching; None if there is none."""
        return self.pending if isinstance(self.pending, PendingDeed) else None

    @property
    def lodging(self) -> PendingLodging | None:
        """The draft of the places of newcomers; None if there is none."""
        if isinstance(self.pending, PendingLodging):
            return self.pending
        return None if self.deed is None else self.deed.lodging

    @property
    def moves_people(self) -> bool:
        """Whether people on the board are moved, and not the tiles or buildings under them."""
        return self.pending is not None and self.pending.crew() is not None

    @property
    def moves_whole_items(self) -> bool:
        """Whether a key refers to a whole item and not to one of its circles: true while people are placed."""
        return self.placement is not None or self.lodging is not None

    # -- possible moves --

    def area_of(self, ref: str) -> str:
        """Returns the target that a drop on a place stands for."""
        return refs.area_of(ref)

    def standing_source(self) -> str | None:
        """Returns the source of a click on a target when no piece is picked: a click on a free circle takes a person
        from San Juan. None if a click has no such source."""
        return refs.SAN_JUAN if self.moves_whole_items and refs.SAN_JUAN in self.sources() else None

    def unhighlighted_targets(self) -> set[str]:
        """Returns the targets that are not highlighted although pieces may go there: a building with room accepts a
        colonist on any of its circles, but only the free circles are highlighted."""
        return self.sources() - {refs.SAN_JUAN} if self.moves_whole_items else set()

    @property
    def wharf_is_open(self) -> bool:
        """Whether goods may now be loaded onto the ship of the player's own wharf."""
        return any(target == refs.PRIVATE for _, target in self._table)

    @property
    def small_wharf_is_open(self) -> bool:
        """Whether goods may now be loaded onto the ship of the player's own small wharf."""
        return isinstance(self.pending, PendingMix)

    def move_table(self) -> Targets:
        """Returns the table of targets for the decision at hand: the moves of single pieces with their actions."""
        game = self.session.game
        actions = [one for one in game.listed_actions() if self._pays_all or not isinstance(one, BuildForAll)]
        return refs.targets_for(actions, self.session.view, self.session.arrangements[game.asked])

    def action_of(self, source: str, target: str) -> Any:
        """Returns the legal action for a move from `source` to `target`; None if there is none. With Shift, a large
        building is bought for all doubloons where this is possible."""
        action = super().action_of(source, target)
        if isinstance(action, Build) and QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier:
            for_all = BUILD_FOR_ALL.get(action.building)
            if for_all is not None and self.session.game.is_legal(for_all):
                return for_all
        return action

    def _refresh(self) -> None:
        self._pays_all = False
        super()._refresh()

    def first_pending(self) -> PendingBoardChoice | None:
        """Returns the initial draft for the decision at hand; None if the decision is not answered in several
        steps."""
        session = self.session
        seat, before = session.game.asked, session.arrangements_at(max(session.ply - 1, 0))
        return first_pending(session.game, session.arrangements[seat], before[seat])

    def drop_target(self, source: str, target: str) -> str:
        """Returns the target of the table that a drop of the piece on `target` stands for."""
        return refs.drop_target(self._table, source, target)

    def spaces_for(self, action: Action, source: str, target: str) -> tuple[int, ...]:
        """Returns the spaces that the player has chosen on the board for the piece, see `Move.spaces`."""
        return refs.spaces_for(action, source, target, self.drop_target(source, target))

    # -- results of moves --

    def outcome_text(self, action: Action) -> str:
        """Returns the text about the result of an action."""
        session = self.session
        return hint_text(action, session.game.asked, self.adviser.outcome(action), session.words)

    def hint_for(self, source: str, target: str) -> str:
        """Returns the effect of dropping the piece on the target: of a deed that begins with it, and the tasks and
        achievements that the draft would complete then; otherwise that of the action."""
        pending, session = self.pending, self.session
        if pending is None or not self._is_step(source, target):
            return super().hint_for(source, target)
        changed = pending.copy()
        changed.move(source, target)
        action = changed.actions()[0]
        if isinstance(changed, PendingDeed) and action != pending.actions()[0]:
            return hint_text(action, session.game.asked, self.adviser.draft_outcome(changed), session.words)
        return self._completion_text(changed)

    def _completion_text(self, pending: PendingBoardChoice | None) -> str:
        """Returns the tasks and achievements that confirming the draft would complete, in a sentence."""
        if pending is None:
            return ""
        return completion_text(self.session.game.asked, self.adviser.draft_outcome(pending))

    def move_result(self, source: str, target: str) -> MoveResult | None:
        """Returns the result of dropping the piece on `target` in figures; None if it may not be dropped there."""
        action = self.action_of(source, target)
        return None if action is None else self.adviser.move_result(action)

    def move_results(self, source: str) -> dict[str, MoveResult]:
        """Returns the result of moving a good to each ship and to the trading house; empty if forecasts are off."""
        if not source.startswith("good:") or not self.advises:
            return {}
        found = {target: self.move_result(source, target) for target in self.targets(source)}
        return {target: move_result for target, move_result in found.items() if move_result is not None}

    def forecast(self, role: Role) -> Sequence[PlayerForecast]:
        """Returns the effect of choosing a role on every player; empty if it cannot be chosen or forecasts are
        off."""
        return self.adviser.forecast(role) if self.advises else ()

    # -- prompt line --

    def asking_prompt(self, advice: str) -> Prompt:
        """Returns the prompt for the person who must decide."""
        prompt = prompt_of_person(self.session, self.pending, advice, self.picked)
        if advice:
            return prompt
        if self._pays_all:
            game = self.session.game
            return attrs.evolve(prompt, detail=pay_all_tip(game.players[game.asked].doubloons))
        return attrs.evolve(prompt, detail=sentences((self._completion_text(self.pending), prompt.detail)))

    def step_prompt(self) -> Prompt:
        """Returns the prompt for the next step of a Puertoma, with the rule explained last."""
        return puertoma.step_prompt(*self._shown_step())

    def last_round(self) -> tuple[str, str]:
        """Returns the announcement of the last round and its cause; two empty strings if this is not the last
        round."""
        session = self.session
        why = [*endings(session.game, session.names)] if session.decision is not None else []
        return (last_round(), sentences(why)) if why else ("", "")

    def changes(self, ply: int) -> Sequence[str]:
        """Returns the changes since a ply: the roles chosen by other players, their new buildings, and the change of
        the viewer's own pieces."""
        return changes_since(self.session, ply)

    def tip(self) -> str:
        """Returns a tip about a small building that matters now; empty if there is none."""
        return self._first_game.tip()

    def step_speech(self) -> str:
        """Returns the rule of a Puertoma that was explained last, as a sentence to be spoken."""
        return puertoma.step_speech(*self._shown_step())

    def _shown_step(self) -> tuple[DecisionKind, str, Sequence[AccountLine], int, Words]:
        session = self.session
        decision = session.decision
        assert decision is not None
        return decision.kind, session.names[decision.seat], session.account(), session.steps.number, session.words

    def result_text(self) -> str:
        """Returns a sentence that names the winner."""
        return result_of(self.session.game, self.session.names)

    def advice_text(self, action: Action) -> str:
        """Returns the name of an action that the adviser prefers."""
        if action not in (ACCEPT, PASS) or self.places_of(action):
            return self.outcome_text(action)
        kind = question_of(self.session.game)
        assert kind is not None
        return named("accept").text if action == ACCEPT else prompts.pass_text(kind)

    def undo_obstacle_text(self, obstacle: UndoObstacle) -> str:
        """Returns why no move can be undone."""
        options = self.session.game.options
        return no_undo_tip(obstacle, options.has(Expansion.ACHIEVEMENTS) or options.puertomas > 0)

    def answers(self) -> list[ButtonSpec]:
        """Returns the buttons that answer the decision at hand."""
        session = self.session
        buttons = answers(session.game, self.pending, self._passing, session.words, session.names)
        watched = sum(session.people) > 1
        return [*pay_all(session.game, session.view, self._pays_all, watched), *buttons]

    def answer_at_once(self, button: str) -> Action | None:
        """Returns the action that a button plays at once; None if it plays none."""
        return AT_ONCE.get(button)

    def press_own(self, button: str) -> None:
        """Carry out a button that only this game has: move guests or leave them, give a piece, switch paying all
        doubloons, or begin or change a deed."""
        match button:
            case "raid" if self.deed is not None:
                ship = self.deed.best_ship()
                self._change(lambda pending: isinstance(pending, PendingDeed) and pending.raid(ship))
            case "fewer" | "more" if self.deed is not None:
                taken = self.deed.taken + (1 if button == "more" else -1)
                self._change(lambda pending: isinstance(pending, PendingDeed) and pending.take(taken))
            case "poach" if self.deed is not None:
                self._change(lambda pending: isinstance(pending, PendingDeed) and pending.poach())
            case "with_noble" if self.deed is not None:
                noble = not self.deed.with_noble
                self._change(lambda pending: isinstance(pending, PendingDeed) and pending.poach(noble))
            case "capture":
                captures = {one: ref for (ref, _), one in self._table.items() if isinstance(one, CaptureRole)}
                doubloons = self.session.game.role_doubloons
                self.pick(captures[max(captures, key=lambda one: (doubloons[one.role], -one.role))])
            case "pay_all":
                self._pays_all = not self._pays_all
                self._table = self.move_table()
                self.changed.emit()
            case "guests":
                self.pick(min(refs.guests_in(self._table)))
            case "stay":
                self._guest_auto_pass.begin(self.session.game.asked)
            case _ if button.startswith("give:") and isinstance(self.pending, PendingPayment):
                self._click(button.removeprefix("give:"))

    def reason(self, source: str, target: str) -> str:
        """Returns the reason why a piece may not be moved to a target; for a colonist, that the circles there are
        taken."""
        crew = self.placement
        site = None if crew is None or target not in crew.places() else crew.site_at(target)
        if crew is None or site is None or crew.has_room(target) or self.accepts(source, target):
            return super().reason(source, target)
        return self.session.refusal_text(Refusal(Reason.NO_ROOM_THERE, {"piece": site}))

    def _click(self, ref: str) -> bool:
        moved = super()._click(ref)
        if not moved and ref.partition(":")[0] in self.liftable_kinds:
            self.refused.emit(self.explainer.of_lifting(ref))
        return moved
