"""The game Puerto Rico, classic and 1897: the class that implements the contract of `engine.game`."""

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
"""The version of the rules, raised when the same options, seed and actions may lead to another table than before: a
save whose actions no longer lead to its snapshot is then resumed from the snapshot.

Since 2 guests are asked at more moments of a privilege; since 3 also where only a quarry is left for the settler's
second tile. Since 4 a player who takes a person from a ship with both colonists and nobles chooses which. Since 5
there may be a smuggler, since 6 tasks and achievements, since 7 Puertomas. Since 8 guests may move to tiles where
that puts enough people there for an achievement, and to a library before a captured role is played; a player with
nothing to smuggle is not asked, nor is one about a hospice where no task of the festival brings people to a library;
the last building of a draft may be a step of a Puertoma.
"""
OLDEST_RULES_KEPT: Final = 1
"""The oldest rules version since which every position has kept its meaning, although the decisions asked for have
changed: weights trained then, and programs that play by that version, are still valid."""

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
"""The kinds of actions that may answer each kind of decision, apart from passing and the side actions that buildings
offer."""

PLACING: Final = (DecisionKind.PLACE_COLONISTS, DecisionKind.PLACE_NOBLES)
"""The decisions that place people, which can have a very large number of answers."""

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
"""The reason why a player may not pass, for the kinds of decisions where passing can be forbidden."""


@cache
def _decision(seat: int, kind: DecisionKind, benefit: Benefit | None) -> Decision:
    return Decision(seat, kind, benefit)


class PuertoRico(GameState):
    """A running game; made by `setup.new_game`.

    `legal_actions()` have the order that `actions.py` documents; placements are in ascending order of their counts by
    site.
    """

    __slots__ = ()

    @property
    def decision(self) -> Decision | None:
        """The decision at hand: the seat that must decide and the kind of decision; None if the game is over."""
        return None if self.kind is None else _decision(self.asked, self.kind, self.benefit)

    def listed_actions(self) -> Sequence[Action]:
        """Returns the legal actions without placements of people and mixed loads, which can be very many."""
        if self.kind is None or self.kind in PLACING:
            return ()
        answers = ACTIONS_OF[self.kind][self.legal & ~MIXED_BIT] if self.legal else self.choices
        return with_aside(answers, self.aside) if self.aside else answers

    def legal_actions(self) -> Sequence[Action]:
        """Returns all legal actions; for a placement of people, a lazy sequence of the placements that differ. Empty
        if the game is over."""
        kind = self.kind
        legal = self.legal
        if kind is None or (not legal and not self.aside):
            return self.choices  # empty if the game is over
        if legal & MIXED_BIT:
            return Chain(self.listed_actions(), MixedLoads(self.players[self.asked].goods))
        return self.listed_actions() if self.aside else ACTIONS_OF[kind][legal]

    def is_legal(self, action: Action) -> bool:
        """Returns whether `apply` would accept the action."""
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
        """Returns the reason why an action is not legal, or None if it is legal. Raises TypeError if `action` is not
        an Action."""
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
        """Check and carry out the action, advance to the next decision, and return the resulting events in order.

        Raises IllegalActionError and changes nothing if the action is not legal; raises TypeError if it is not an
        Action.
        """
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return self.apply_unchecked(action)

    def apply_unchecked(self, action: Action) -> list[Event]:
        """Carry out an action that is known to be legal, like `apply` but without the check, and return its
        events."""
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
        """Carry out an action like `apply`, but make no event objects. Raises IllegalActionError."""
        if not self.is_legal(action):
            raise IllegalActionError(cast(Refusal, self.why_not(action)))
        self.play_unchecked(action)

    def play_unchecked(self, action: Action) -> None:
        """Carry out an action from `legal_actions()` like `play`, without checking it again; for search."""
        if self.turned:
            self.turned = ()
        if self.aside and isinstance(action, SideAction):
            self._act_aside(action)
        else:
            self.stack[-1].perform(self, action)

    def _act_aside(self, action: SideAction) -> None:
        """Let a building carry out a side action; the same decision is then asked again."""
        seat = self.asked
        for ability in self.players[seat].hooks.turn_actions:
            if ability.building is action.building:
                ability.perform(self, seat, action)
        self.proceed()

    def copy(self) -> PuertoRico:
        """Returns an independent game in the same state, random generator included."""
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
        """Returns the part of the table that the player in that seat can see."""
        return observe(self, seat, self.decision)

    def determinize(self, seat: int, rng: Rng) -> PuertoRico:
        """Returns a full game that is consistent with everything the seat knows, with the unknown parts drawn by
        `rng`.

        Unknown to all players is the order of the face-down tiles and, before the buildings are known, the tasks and
        cards laid out after the draft: the copy draws both with a generator of its own. The achievement cards that
        the seat does not know are dealt again, and a tile that another player is looking at is drawn again. Hidden
        victory point chips keep their numbers: they were won in plain sight, so a player with a perfect memory knows
        them.
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
        """The explanation of the next step of the Puertoma that must decide; empty where a player decides."""
        return account_of(self)

    def scores(self) -> list[scoring.ScoreSheet]:
        """Returns the score sheet of every player, by seat, as if the game ended now."""
        return scoring.scores(self)

    def standings(self, sheets: Sequence[scoring.ScoreSheet] = ()) -> list[Standing]:
        """Returns the standings from first to last place, as if the game ended now. `sheets` are the results of
        `scores`, if they are known already."""
        return scoring.standings(sheets or self.scores())

    def price(self, seat: int, building: Building) -> int:
        """Returns the price of the building for the seat now, in doubloons, with the privilege if the seat is the
        builder."""
        return price(self.players[seat], building, self.has_privilege(seat, Role.BUILDER), self.rules.prices.cost)

    def market(self, seat: int) -> list[Offer]:
        """Returns an offer for every building in the game: its price for the seat, the parts of that price, and the
        obstacle to buying it."""
        return list(market(self, seat))

    @property
    def colonists_wanted(self) -> int:
        """The number of colonists that would be due on the ship if it were filled now."""
        return colonists_wanted(self)

    def text(self, action: Action) -> str:
        """Returns the line of notation that names the action."""
        return notation.action_text(self, action)

    def parse(self, text: str) -> Action:
        """Returns the action that a line of notation names at this decision. Raises NotationError, with the reason,
        if it names none."""
        return reading.parse_action(self, text)


use_quick_copy(PuertoRico, ("players", "stack"), ("sink", "account"))
