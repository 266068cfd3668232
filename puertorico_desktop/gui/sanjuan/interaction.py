"""The player's interaction with the cards of a game of San Juan."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QObject, Slot

from puertorico_desktop.engine.sanjuan.actions import ACCEPT, PASS, Action, Build, ChooseRole, Sell
from puertorico_desktop.engine.sanjuan.components import Benefit, Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind, Stage
from puertorico_desktop.engine.sanjuan.forecast import PlayerForecast
from puertorico_desktop.engine.sanjuan.phases.benefit import recruiter_cards
from puertorico_desktop.engine.sanjuan.phases.builder import ends_game, loses_good
from puertorico_desktop.engine.sanjuan.phases.round import hand_limit
from puertorico_desktop.engine.sanjuan.phases.trader import cards_for
from puertorico_desktop.gui.play.piece_interaction import PieceInteraction, Targets
from puertorico_desktop.gui.play.prompts import ButtonSpec, Prompt
from puertorico_desktop.gui.sanjuan import refs
from puertorico_desktop.gui.sanjuan.adviser import SanJuanAdviser
from puertorico_desktop.gui.sanjuan.changes import changes_since
from puertorico_desktop.gui.sanjuan.explainer import SanJuanExplainer
from puertorico_desktop.gui.sanjuan.news import filler
from puertorico_desktop.gui.sanjuan.pending import (
    PendingBuilding,
    PendingCards,
    PendingPick,
    PendingRole,
    first_pending,
)
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.texts import prompts
from puertorico_desktop.gui.sanjuan.texts.hints import hint_text
from puertorico_desktop.gui.sanjuan.texts.log import goods_text
from puertorico_desktop.gui.sanjuan.texts.news import full_city, last_phase
from puertorico_desktop.gui.sanjuan.texts.price import sum_of
from puertorico_desktop.gui.sanjuan.texts.reasons import refusal_text
from puertorico_desktop.gui.sanjuan.texts.scores import result_of
from puertorico_desktop.gui.sanjuan.texts.undo import no_undo_tip
from puertorico_desktop.gui.sanjuan.texts.words import privilege
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.texts.prompts import named, really
from puertorico_desktop.match.match import UndoObstacle

ASKING = {
    DecisionKind.EXCHANGE: Card.OFFICE,
}
"""The buildings that cause a decision, by its kind."""


class SanJuanInteraction(PieceInteraction[PendingCards]):
    """The interaction with the running decision of a game of San Juan."""

    session: SanJuanSession
    adviser: SanJuanAdviser
    liftable_kinds = refs.LIFTABLE

    def __init__(self, session: SanJuanSession, parent: QObject | None = None) -> None:
        super().__init__(session, SanJuanAdviser(session), SanJuanExplainer(session), parent)
        self._has_sum_in_prompt = False

    @Slot(bool)
    def set_sum_in_prompt(self, has_sum: bool) -> None:
        """Set whether the prompt tells the sum of a price, for a table without room for the slip."""
        if self._has_sum_in_prompt != has_sum:
            self._has_sum_in_prompt = has_sum
            self.changed.emit()

    @property
    def moves_whole_items(self) -> bool:
        """Whether a key press addresses the whole card: while a draft is composed."""
        return self.pending is not None

    # -- possible moves --

    def area_of(self, ref: str) -> str:
        """Returns the target that a drop on a place stands for."""
        return refs.area_of(ref)

    def move_table(self) -> Targets:
        """Returns the moves of roles, the only pieces whose move is a complete answer."""
        if self.session.game.kind is not DecisionKind.CHOOSE_ROLE or self.pending is not None:
            return {}
        roles = [action for action in self.session.game.legal_actions() if isinstance(action, ChooseRole)]
        return {(refs.role_ref(action.role), refs.PLAYER): action for action in roles}

    def first_pending(self) -> PendingCards | None:
        """Returns the initial draft of the present decision; None if it is not answered in several steps."""
        session = self.session
        return first_pending(session.game, session.cities[session.game.asked])

    def drop_target(self, source: str, target: str) -> str:
        """Returns the target that a drop stands for: a role may be dropped anywhere on the player's own board, and on
        the hand and its cards."""
        own = refs.area_of(target) in (refs.CITY, refs.HAND, refs.PLAYER) or refs.is_hand_card(target)
        return refs.PLAYER if own and source.startswith("role:") else target

    def accepts(self, source: str, target: str) -> bool:
        """Returns whether a card may be dropped on a target: the whole city stands for its free spaces."""
        return super().accepts(source, self._landed(source, target))

    def drop(self, source: str, target: str) -> bool:
        """Drop a card; returns whether the target accepted it."""
        was_paying = self._is_paying
        came = super().drop(source, self._landed(source, target))
        self._build_if_paid(was_paying)
        return came

    def _click(self, ref: str) -> bool:
        was_paying = self._is_paying
        came = super()._click(ref)
        self._build_if_paid(was_paying)
        return came

    @property
    def _is_paying(self) -> bool:
        return isinstance(self.pending, PendingBuilding) and self.pending.card is not None

    def _build_if_paid(self, was_paying: bool) -> None:
        """Build what is being paid for if that is wanted at once and this payment was the last one."""
        pending = self.pending
        is_paid = was_paying and self._is_paying and pending is not None and None not in pending.slots
        if is_paid and self.session.builds_at_once:
            self._confirm()

    def _landed(self, source: str, target: str) -> str:
        """Returns the target of the draft that a place stands for."""
        pending = self.pending
        if pending is None or target in pending.targets(source):
            return target
        if isinstance(pending, PendingRole):
            return self.drop_target(source, target)
        if target == refs.PLAYER:
            return refs.CITY
        space = refs.space_of(target)
        if isinstance(pending, PendingBuilding) and space is not None and pending.city[space] is None:
            return target if refs.CITY not in pending.targets(source) else refs.CITY
        return target

    # -- results of moves --

    def move_results(self, source: str) -> dict[str, int]:
        """Returns the price of a building at each place where a Crane allows it to stand, which depends on the
        place."""
        return self.pending.prices(source) if isinstance(self.pending, PendingBuilding) else {}

    def hint_for(self, source: str, target: str) -> str:
        """Returns the effect of dropping a card on a target, in a few words: for a building its price there, which
        depends on the building that it covers."""
        pending = self.pending
        if not isinstance(pending, PendingBuilding) or pending.card is not None or not self.accepts(source, target):
            return super().hint_for(source, target)
        card, space = refs.card_of(source), refs.space_of(target)
        assert card is not None
        return self.outcome_text(Build(card, None if space is None else pending.city[space]))

    def forecast(self, role: Role) -> Sequence[PlayerForecast]:
        """Returns the effects of a role on all players; empty if it cannot be chosen, or forecasts are off."""
        return self.adviser.forecast(role) if self.advises else ()

    def outcome_text(self, action: Action) -> str:
        """Returns the effect of an action."""
        return hint_text(action, self.session.game)

    def advice_text(self, action: Action) -> str:
        """Returns the name of an action that the adviser prefers."""
        kind = self.session.game.kind
        if action == ACCEPT:
            return named("accept").text
        if action == PASS and kind is not None:
            return prompts.pass_text(kind)
        return self.outcome_text(action)

    # -- prompt line --

    def asking_prompt(self, advice: str) -> Prompt:
        """Returns the prompt of a person's decision."""
        session = self.session
        decision, view = session.decision, session.view
        assert decision is not None
        building, seat = self._asking(), decision.seat
        if decision.kind is DecisionKind.BUILD and building is not None:
            decision = attrs.evolve(decision, kind=DecisionKind.PAY)
        limit = hand_limit(session.game, session.game.players[seat])
        offer = self.pending.offer if isinstance(self.pending, PendingBuilding) else None
        is_free = offer is not None and not offer.price
        name, stage, drawn = session.names[seat], Stage(view.stage), self._offered_cards()
        prompt = prompts.person_prompt(decision, name, stage, building, limit, is_free, drawn)
        if decision.kind is DecisionKind.BUILD and len(session.game.legal_actions()) == 1:
            prompt = Prompt(prompt.heading, prompts.nothing_to_build())
        return Prompt(prompt.heading, advice or self._progress(prompt.detail))

    def _progress(self, instruction: str) -> str:
        """Returns the progress of the draft; the instruction before a draft is begun, and behind the number of
        selected pieces until there are enough of them."""
        pending = self.pending
        if pending is None or not pending.is_begun:
            return instruction
        if isinstance(pending, PendingBuilding) and pending.card is not None:
            return self._payment_progress(pending, pending.card)
        if isinstance(pending, PendingPick) and pending.building is Card.CHURCH and pending.picked:
            player = self.session.game.players[self.session.game.asked]
            left, limit = player.hand_size - len(pending.picked), hand_limit(self.session.game, player)
            return prompts.tucking_progress(len(pending.picked), left, limit)
        is_picking = isinstance(pending, PendingPick) and pending.refusal(self.session.game) is not None
        return sentences([pending.progress(), *[instruction] * is_picking]) or instruction

    def _payment_progress(self, pending: PendingBuilding, card: Card) -> str:
        """Returns what building has as its consequences, where it has any, and what is paid; with the sum of the
        price where there is no room for the slip."""
        game = self.session.game
        notices = []
        if pending.over is not None and loses_good(game.players[game.asked], pending.over):
            notices.append(prompts.good_is_lost(pending.over))
        if ends_game(game, game.asked, pending.over):
            notices.append(prompts.fills_city())
        progress = pending.progress(is_brief=bool(notices))
        total = sum_of(game.price_tag(game.asked, card, pending.over)) if self._has_sum_in_prompt else ""
        return sentences([*notices, prompts.with_sum(total, progress) if total else progress])

    def _offered_cards(self) -> int:
        """Returns the number of cards of the benefit from a role that is offered; 0 if none is."""
        game = self.session.game
        if game.benefit is None:
            return 0
        seat, benefit, number = game.offers[0]
        return recruiter_cards(game, seat) if benefit == Benefit.RECRUITER else min(number, game.cards_left)

    def _asking(self) -> Card | None:
        """Returns the building that causes the decision, or that is being paid for; None if there is none."""
        session = self.session
        decision, pending = session.decision, self.pending
        assert decision is not None
        if isinstance(pending, PendingPick) and pending.building is not None:
            return pending.building
        if isinstance(pending, PendingBuilding) and pending.card is not None:
            return pending.card
        if session.view.site is not None:
            return session.view.site.kind
        if decision.benefit is not None:
            name = Benefit(decision.benefit).name
            return Card[name] if name in Card.__members__ else None
        return ASKING.get(decision.kind)

    def last_round(self) -> tuple[str, str]:
        """Returns the notice that this phase is the last one, and the player who has filled the city."""
        seat = filler(self.session)
        return ("", "") if seat is None else (last_phase(), full_city(self.session.names[seat]))

    def changes(self, ply: int) -> Sequence[str]:
        """Returns the roles and buildings of other players since a ply, and the change in the viewer's cards."""
        return changes_since(self.session, ply)

    def result_text(self) -> str:
        """Returns the winners in a sentence."""
        return result_of(self.session.game, self.session.names)

    def undo_obstacle_text(self, obstacle: UndoObstacle) -> str:
        """Returns the reason why no move can be undone."""
        return no_undo_tip(obstacle)

    def answers(self) -> list[ButtonSpec]:
        """Returns the buttons that answer the decision at hand."""
        game, pending = self.session.game, self.pending
        kind = game.kind
        if kind is None:
            return []
        buttons: list[ButtonSpec] = []
        if isinstance(pending, PendingRole):
            return self._doubling(pending)
        if kind is DecisionKind.ACCEPT_BENEFIT:
            buttons.append(named("accept", primary=True))
        if pending is not None and pending.is_begun:
            refusal = pending.refusal(game)
            why = "" if refusal is None else refusal_text(refusal, self.session.names)
            buttons.append(ButtonSpec("confirm", self._confirm_text(kind), refusal is None, primary=True, reason=why))
            if pending.can_be_suggested:
                buttons += [named("suggest"), named("reset")] if pending.sources() else [named("reset")]
        if game.is_legal(PASS) and not (isinstance(pending, PendingBuilding) and pending.is_begun):
            text = prompts.pass_text(kind)
            buttons.append(ButtonSpec("pass", really(text) if self._passing else text, primary=self._passing))
        return buttons

    def _doubling(self, pending: PendingRole) -> list[ButtonSpec]:
        if pending.role is None:
            return []
        return [
            ButtonSpec("twice", prompts.twice_text(), primary=True, reason=privilege(pending.role, True)),
            ButtonSpec("once", prompts.once_text(), reason=privilege(pending.role, False)),
            named("reset"),
        ]

    def _confirm_text(self, kind: DecisionKind) -> str:
        """Returns the text of the confirm button; for a sale with its proceeds."""
        pending, game = self.pending, self.session.game
        if kind is DecisionKind.SELL and isinstance(pending, PendingPick):
            action = pending.actions()[0]
            if isinstance(action, Sell):
                cards = cards_for(game, game.asked, action.buildings)
                return prompts.sale_text(cards, goods_text(action.buildings))
        return prompts.confirm_text(kind)

    def suggest(self) -> None:
        """Fill in the draft by the bots' rule of thumb, keeping a chosen building; repeated calls offer the next best
        way. Where the rule of thumb only passes, the pass button waits for a click that confirms it."""
        pending = self.pending
        build = None
        if isinstance(pending, PendingBuilding) and pending.card is not None and not pending.is_played:
            build = Build(pending.card, pending.over)
        if pending is None:
            return
        ways = [way for action in self.adviser.ways(build) if (way := pending.take_over(action)) is not None]
        chosen = [set(way.chosen_refs) for way in ways]
        now = set(pending.chosen_refs)
        if ways:
            self.step(ways[(chosen.index(now) + 1) % len(ways) if now in chosen else 0])
        elif build is None and self.session.game.is_legal(PASS):
            self._passing = True
            self.changed.emit()

    def answer_at_once(self, button: str) -> Action | None:
        """Returns the action that a button plays at once."""
        if button == "accept":
            return ACCEPT
        pending = self.pending
        if button in ("twice", "once") and isinstance(pending, PendingRole) and pending.role is not None:
            return ChooseRole(pending.role, button == "twice")
        return None
