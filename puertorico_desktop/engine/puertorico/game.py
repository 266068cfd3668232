"""Puerto Rico, classic and 1897, behind the contract of `engine.game`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, cast

from puertorico_desktop.engine.fields import use_quick_copy
from puertorico_desktop.engine.game import IllegalActionError, Refusal, Standing
from puertorico_desktop.engine.puertorico import notation, reading, scoring
from puertorico_desktop.engine.puertorico.abilities.refusals import refusal_of_offer
from puertorico_desktop.engine.puertorico.actions import (
    ACTIONS_OF,
    AcceptBenefit,
    Action,
    Build,
    ChooseRole,
    DrawPlantation,
    LoadGoods,
    NumberedAction,
    Pass,
    PlaceColonists,
    SellGood,
    StoreGoods,
    TakeExtraGood,
    TakeTile,
)
from puertorico_desktop.engine.puertorico.card_actions import BuildForAll, KeepCard
from puertorico_desktop.engine.puertorico.components import Benefit, Building, Role
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.engine.puertorico.expansion_actions import (
    MIXED_BIT,
    DiscardTile,
    DraftBuilding,
    LoadMixed,
    PlaceDrawn,
    PlaceNobles,
    PlantForest,
    ReturnColonist,
    ReturnGood,
    ReturnPoint,
    SellPrivately,
    SideAction,
    StoreCrates,
    TakePerson,
    with_aside,
)
from puertorico_desktop.engine.puertorico.hidden_hands import deal_anew
from puertorico_desktop.engine.puertorico.observation import Observation, observe
from puertorico_desktop.engine.puertorico.phases.builder import Offer, market, price
from puertorico_desktop.engine.puertorico.phases.mayor import colonists_wanted
from puertorico_desktop.engine.puertorico.phases.preparation import Preparation
from puertorico_desktop.engine.puertorico.phases.tiles import draw_anew
from puertorico_desktop.engine.puertorico.placements import MixedLoads
from puertorico_desktop.engine.puertorico.puertoma.account import AccountLine
from puertorico_desktop.engine.puertorico.puertoma.driver import account_of
from puertorico_desktop.engine.puertorico.puertoma.puertoma_events import StepTaken
from puertorico_desktop.engine.puertorico.puertoma.reserve_actions import ReserveBuilding
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.smuggler_actions import (
    CaptureRole,
    LodgeColonist,
    PlunderHouse,
    PoachPeople,
    RaidShip,
)
from puertorico_desktop.engine.puertorico.state import Decision, DecisionKind, GameState
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.selections import Chain

RULES_VERSION: Final = 8
"""Raised when the same options, seed and actions may lead to another table than before: a save whose actions do not
lead to its snapshot any more then goes on from there. Since 2 guests are asked at more moments of a privilege,
since 3 also where nothing but a quarry is left for the settler's second tile. Since 4 a player who takes a person
from a ship with colonists and nobles says whom. Since 5 there may be a smuggler, since 6 tasks and achievements,
since 7 Puertomas. Since 8 guests may go to tiles where that makes enough people there for an achievement, and to a
library before a captured role is played; who has nothing to smuggle is not asked, nor about a hospice where no task
of the festival brings people to a library; the last building of a draft may be a step of a Puertoma."""
OLDEST_RULES_KEPT: Final = 1
"""Since this version every position has meant the same, whatever else is asked: weights made then and programs that
play by it still fit."""

ANSWERS: Final[dict[DecisionKind, tuple[type[Action], ...]]] = {
    DecisionKind.CHOOSE_ROLE: (ChooseRole,),
    DecisionKind.TAKE_TILE: (DrawPlantation, TakeTile, PlantForest),
    DecisionKind.PLACE_COLONISTS: (PlaceColonists,),
    DecisionKind.BUILD: (Build, BuildForAll),
    DecisionKind.TAKE_EXTRA_GOOD: (TakeExtraGood,),
    DecisionKind.SELL_GOOD: (SellGood, SellPrivately),
    DecisionKind.LOAD_GOODS: (LoadGoods, LoadMixed),
    DecisionKind.STORE_GOODS: (StoreGoods, StoreCrates),
    DecisionKind.ACCEPT_BENEFIT: (AcceptBenefit,),
    DecisionKind.DRAFT_BUILDING: (DraftBuilding,),
    DecisionKind.PLACE_NOBLES: (PlaceNobles,),
    DecisionKind.PLACE_DRAWN_TILE: (PlaceDrawn,),
    DecisionKind.PAY: (ReturnColonist, ReturnGood, ReturnPoint),
    DecisionKind.DELIVER_GOODS: (ReturnGood,),
    DecisionKind.DISCARD_TILE: (DiscardTile,),
    DecisionKind.MOVE_GUESTS: (),
    DecisionKind.AFTER_SALE: (),
    DecisionKind.TAKE_PERSON: (TakePerson,),
    DecisionKind.SMUGGLE: (RaidShip, PlunderHouse, PoachPeople, CaptureRole),
    DecisionKind.LODGE: (LodgeColonist,),
    DecisionKind.KEEP_CARD: (KeepCard,),
    DecisionKind.RESERVE: (ReserveBuilding,),
}
"""The kinds of actions that answer each kind of decision, besides passing and what buildings offer beside it."""

PLACING: Final = (DecisionKind.PLACE_COLONISTS, DecisionKind.PLACE_NOBLES)
"""Where people are placed, in a great many ways."""

MUST: Final[dict[DecisionKind, Reason]] = {
    DecisionKind.CHOOSE_ROLE: Reason.MUST_CHOOSE_ROLE,
    DecisionKind.PLACE_COLONISTS: Reason.MUST_PLACE_COLONISTS,
    DecisionKind.TAKE_EXTRA_GOOD: Reason.MUST_CHOOSE_GOOD,
    DecisionKind.LOAD_GOODS: Reason.MUST_LOAD,
    DecisionKind.STORE_GOODS: Reason.STORE_MORE,
    DecisionKind.DRAFT_BUILDING: Reason.MUST_DRAFT,
    DecisionKind.PLACE_NOBLES: Reason.MUST_PLACE_NOBLES,
    DecisionKind.PLACE_DRAWN_TILE: Reason.MUST_PLACE_TILE,
    DecisionKind.PAY: Reason.MUST_PAY,
    DecisionKind.TAKE_PERSON: Reason.MUST_TAKE_PERSON,
    DecisionKind.KEEP_CARD: Reason.MUST_KEEP_CARD,
    DecisionKind.RESERVE: Reason.FOLLOWS_ITS_RULES,
}
"""Why one may not pass, where that can happen."""


@cache
def _decision(seat: int, kind: DecisionKind, benefit: Benefit | None) -> Decision:
    return Decision(seat, kind, benefit)


class PuertoRico(GameState):
    """A running game; `setup.new_game` makes one.

    `legal_actions()` are in the order that `actions.py` documents, placements in ascending order of the
    counts by site.
    """

    __slots__ = ()

    @property
    def decision(self) -> Decision | None:
        """Who must choose now and what, or None when the game is over."""
        return None if self.kind is None else _decision(self.asked, self.kind, self.benefit)

    def listed_actions(self) -> Sequence[Action]:
        """The legal actions but for placements of people and mixed loads, which can be very many."""
        if self.kind is None or self.kind in PLACING:
            return ()
        answers = ACTIONS_OF[self.kind][self.legal & ~MIXED_BIT] if self.legal else self.choices
        return with_aside(answers, self.aside) if self.aside else answers

    def legal_actions(self) -> Sequence[Action]:
        """Every legal action; for a placement of colonists a lazy sequence of those that differ."""
        kind = self.kind
        legal = self.legal
        if kind is None or (not legal and not self.aside):
            return self.choices  # none when the game is over
        if legal & MIXED_BIT:
            return Chain(self.listed_actions(), MixedLoads(self.players[self.asked].goods))
        return self.listed_actions() if self.aside else ACTIONS_OF[kind][legal]

    def is_legal(self, action: Action) -> bool:
        """Whether `apply` would accept the action."""
        kind = self.kind
        if kind is None:
            return False
        if isinstance(action, SideAction):
            return action in self.aside
        if not self.legal:
            return action in self.choices
        if isinstance(action, LoadMixed):
            return bool(self.legal & MIXED_BIT) and action in MixedLoads(self.players[self.asked].goods)
        if not isinstance(action, NumberedAction) or not action.bit & self.legal:
            return False
        return isinstance(action, (Pass, *ANSWERS[kind]))

    def why_not(self, action: Action) -> Refusal | None:
        """The reason why an action is not legal; None if it is. Raises TypeError for what is no action at all."""
        if not isinstance(action, Action):
            raise TypeError(f"not an action: {type(action).__name__}")
        if self.is_legal(action):
            return None
        if self.kind is None:
            return Refusal(Reason.GAME_OVER)
        if self.is_automatic(self.asked):
            return Refusal(Reason.FOLLOWS_ITS_RULES, {"seat": self.asked})
        if isinstance(action, Pass):
            return Refusal(MUST[self.kind])
        if isinstance(action, SideAction):
            return refusal_of_offer(self, self.asked, action, action.building)
        if not isinstance(action, ANSWERS[self.kind]):
            return Refusal(Reason.OTHER_DECISION, {"asked": self.kind})
        return self.stack[-1].refusal(self, action)

    def apply(self, action: Action) -> list[Event]:
        """Check and carry out the action, go on to the next decision, tell what happened.

        Raises IllegalActionError and changes nothing if the action is not legal, TypeError for what is no action.
        """
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return self.apply_unchecked(action)

    def apply_unchecked(self, action: Action) -> list[Event]:
        """Like `apply`, for an action that is known to be legal."""
        events: list[Event] = []
        if self.is_automatic(self.asked) and self.kind is not None:
            events.append(StepTaken(self.asked, self.kind, self.account_of_step))
        self.sink = events
        try:
            self.play_unchecked(action)
        finally:
            self.sink = None
        return events

    def play(self, action: Action) -> None:
        """Like `apply`, without telling: no event object is made. Raises IllegalActionError."""
        if not self.is_legal(action):
            raise IllegalActionError(cast(Refusal, self.why_not(action)))
        self.play_unchecked(action)

    def play_unchecked(self, action: Action) -> None:
        """Like `play`, for search: the action comes from `legal_actions()` and is not checked again."""
        if self.turned:
            self.turned = ()
        if self.aside and isinstance(action, SideAction):
            self._act_aside(action)
        else:
            self.stack[-1].perform(self, action)

    def _act_aside(self, action: SideAction) -> None:
        """Let a building do what it offers beside the decision, which is then asked again."""
        seat = self.asked
        for ability in self.players[seat].hooks.turn_actions:
            if ability.building is action.building:
                ability.act(self, seat, action)
        self.proceed()

    def copy(self) -> PuertoRico:
        """An independent game in the same state, generator included."""
        return PuertoRico(
            self.options,
            self.rules,
            self.rng,
            self.round,
            self.governor,
            [player.copy() for player in self.players],
            self.colonist_ship,
            self.colonist_supply,
            self.points_left,
            self.goods[:],
            self.plantation_offer[:],
            self.plantation_pile[:],
            self.plantation_discards[:],
            self.quarries,
            self.ships,
            self.ship_goods[:],
            self.ship_loads[:],
            self.house[:],
            self.building_supply,
            self.role_doubloons[:],
            self.role_owners[:],
            self.end_triggers,
            self.on_sale,
            [phase.copy() for phase in self.stack],
            self.asked,
            self.kind,
            self.legal,
            self.benefit,
            self.noble_supply,
            self.noble_ship,
            self.barred,
            self.captive,
            self.captor,
            self.people_gone,
            self.nobles_gone,
            self.tasks,
            self.hands,
            self.met,
            self.tally,
            self.points_before,
            self.watched,
            self.marker,
            self.tie_cards,
            self.turned,
            self.goods_gone,
            self.set_aside,
            None,
            self.choices,
            self.aside,
        )

    def observation(self, seat: int) -> Observation:
        """What the player in that seat sees on the table."""
        return observe(self, seat, self.decision)

    def determinize(self, seat: int, rng: Rng) -> PuertoRico:
        """A full game that agrees with everything the seat knows.

        Unknown to everybody is the order of the face-down tiles, and before the buildings are known what comes after
        them: the copy draws them with a generator of its own. The achievement cards that the seat does not know are
        dealt anew, and so is a tile that another player looks at. Hidden chips were won in plain sight, so a player
        who remembers the game knows them: they stay.
        """
        new = self.copy()
        new.rng = Rng.from_seed(rng.next32() << 32 | rng.next32())
        for phase in new.stack:
            if isinstance(phase, Preparation):
                phase.seed = rng.next32()
        deal_anew(new, seat, rng)
        draw_anew(new, seat, rng)
        return new

    @property
    def account_of_step(self) -> tuple[AccountLine, ...]:
        """Why the Puertoma that is asked takes its step; empty where a player decides."""
        return account_of(self)

    def scores(self) -> list[scoring.ScoreSheet]:
        """Every player's score sheet by seat, as if the game ended now."""
        return scoring.scores(self)

    def standings(self) -> list[Standing]:
        """The seats from first to last place, as if the game ended now."""
        return scoring.standings(self)

    def price(self, seat: int, building: Building) -> int:
        """What the seat would pay for the building now, with the privilege if it is the builder."""
        return price(self.players[seat], building, self.has_privilege(seat, Role.BUILDER), self.rules.prices.cost)

    def market(self, seat: int) -> list[Offer]:
        """Every building in the game: its price for the seat, what that is made of, what stands in the way."""
        return list(market(self, seat))

    @property
    def colonists_wanted(self) -> int:
        """How many colonists would be due on the ship if it were filled now."""
        return colonists_wanted(self)

    def text(self, action: Action) -> str:
        """The one line that names the action."""
        return notation.action_text(self, action)

    def parse(self, text: str) -> Action:
        """The action that a line names at this decision. Raises NotationError, which says why there is none."""
        return reading.parse_action(self, text)


use_quick_copy(PuertoRico, ("players", "stack"), ("sink", "account"))
