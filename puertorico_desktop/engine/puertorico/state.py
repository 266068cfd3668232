"""The table and the base class of the game: plain attrs classes with small integers and flat lists.

Speed is a requirement (a search plays whole games by the thousand), hence a few conventions, explained once:

* Kinds are integers that index lists; sets of kinds or buildings are masks, one bit a member.
* Values that are read often are kept up to date where they change, never recomputed by a scan: masks, counters,
  the hook table.
* Nothing is validated on assignment; `invariants.py` checks a whole table for tests and loading.
* A copy consists of slices and plain assignments. Values that are replaced rather than changed (options, tuples,
  hook tables) are shared.
* `sink` collects events; it is None while events are not wanted, and then no event object is made.

The position of a tile on the island or of a building in the city has no effect on the rules, so the state only counts
them; the arrangement that a player likes is kept outside the engine. The player boards are in `board.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import attr

from puertorico_desktop.engine.fields import FieldMethods
from puertorico_desktop.engine.puertorico.board import CIRCLES as CIRCLES
from puertorico_desktop.engine.puertorico.board import SITE_BITS as SITE_BITS
from puertorico_desktop.engine.puertorico.board import SPACES as SPACES
from puertorico_desktop.engine.puertorico.board import PlayerBoard as PlayerBoard
from puertorico_desktop.engine.puertorico.board import with_added as with_added
from puertorico_desktop.engine.puertorico.components import (
    NO_GOODS,
    Achievement,
    Benefit,
    Building,
    EndTrigger,
    Role,
    Tile,
    site_of,
)
from puertorico_desktop.engine.puertorico.decisions import Decision as Decision
from puertorico_desktop.engine.puertorico.decisions import DecisionKind as DecisionKind
from puertorico_desktop.engine.puertorico.driving import DRIVERS
from puertorico_desktop.engine.puertorico.events import (
    ColonistArrived,
    ColonistSettled,
    EndTriggered,
    Event,
    NobleArrived,
    NobleSettled,
)
from puertorico_desktop.engine.puertorico.festival import FestivalTask
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.puertoma.action_board import MARKER_START, TIE_BREAK_CARDS
from puertorico_desktop.engine.puertorico.rules import Rules
from puertorico_desktop.engine.rng import Rng

if TYPE_CHECKING:
    from puertorico_desktop.engine.puertorico.actions import Action
    from puertorico_desktop.engine.puertorico.expansion_actions import SideAction
    from puertorico_desktop.engine.puertorico.phases.base import Phase
    from puertorico_desktop.engine.puertorico.puertoma.account import AccountLine


_CAPTAIN: Final = Role.CAPTAIN

NOBODY: Final = -1
"""The value for no seat and for no role card."""


ALL_TIE_CARDS: Final = (1 << len(TIE_BREAK_CARDS)) - 1


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class GameState(FieldMethods):
    """The whole table. The running phases are on `stack`, the innermost last.

    Plantations: `plantation_offer`, `plantation_pile`, `plantation_discards` count those face up, face down and out
    of play, by kind; the order of the face-down pile is not stored but drawn from the counts with `rng`. Ships:
    `ships` are the capacities, `ship_goods[i]` the kind aboard or -1, `ship_loads[i]` the amount. `house` holds the
    goods in the trading house, in the order of sale. `role_doubloons` are the doubloons on each role card,
    `role_owners` the seat that holds each card this round, -1 for none, -2 for a card that is not in this game.
    `end_triggers` is a mask of `EndTrigger`. `on_sale` is the mask of the buildings with copies left.

    Decision at hand: `asked` is the seat, `kind` the kind of decision (None if the game is over), `legal` the mask of
    action bits, `benefit` the benefit on offer. Where a decision has too many answers for a mask, `legal` is 0 and
    `choices`, which copies may share, contains them. `aside` are the side actions that buildings offer the same
    player.

    Nobles: `noble_supply` counts the nobles in the supply, `noble_ship` the nobles among the people on the ship.
    Smuggler: `barred` is the seat that may not choose the smuggler, `captive` the role card that the seat `captor`
    has captured in this round and plays at its end unless it is chosen before; all three may be NOBODY. `people_gone`
    counts the people who have left the game, `nobles_gone` the nobles among them.

    `tasks` are the tasks of the festival. `hands` are the achievement cards that each seat has kept, in the order of
    keeping; `met` is, by seat, the mask of the cards whose goals have been met, held or not. During the phase of a
    role that tasks or achievements watch, `tally` counts, by seat and kind, the goods produced or loaded in it, and
    `points_before` are the chips before it. `watched` is the mask of the deeds that any listener needs (`deeds.py`);
    it follows from tasks and goals.

    Puertoma: `marker` is the role on which the action marker stands, `tie_cards` the mask of the tie-break cards in
    the pile, whose order is drawn as well, `turned` the numbers of those turned up for the decision at hand.
    `goods_gone` counts the goods that have left the game, by kind. `set_aside` are the achievement cards that each
    seat has looked at and not kept. `account` is a list while an explanation of the step is wanted, else None.
    """

    options: Options
    rules: Rules
    rng: Rng
    round: int
    governor: int
    players: list[PlayerBoard]
    colonist_ship: int
    colonist_supply: int
    points_left: int
    goods: list[int]
    plantation_offer: list[int]
    plantation_pile: list[int]
    plantation_discards: list[int]
    quarries: int
    ships: tuple[int, ...]
    ship_goods: list[int]
    ship_loads: list[int]
    house: list[int]
    building_supply: tuple[int, ...]
    role_doubloons: list[int]
    role_owners: list[int]
    end_triggers: int
    on_sale: int
    stack: list[Phase]
    asked: int = 0
    kind: DecisionKind | None = None
    legal: int = 0
    benefit: Benefit | None = None
    noble_supply: int = 0
    noble_ship: int = 0
    barred: int = NOBODY
    captive: int = NOBODY
    captor: int = NOBODY
    people_gone: int = 0
    nobles_gone: int = 0
    tasks: tuple[FestivalTask, ...] = ()
    hands: tuple[tuple[Achievement, ...], ...] = ()
    met: tuple[int, ...] = ()
    tally: tuple[tuple[int, ...], ...] = ()
    points_before: tuple[int, ...] = ()
    watched: int = attr.ib(default=0, eq=False, repr=False)
    marker: int = MARKER_START
    tie_cards: int = 0
    turned: tuple[int, ...] = ()
    goods_gone: tuple[int, ...] = NO_GOODS
    set_aside: tuple[tuple[Achievement, ...], ...] = ()
    account: list[AccountLine] | None = attr.ib(default=None, eq=False, repr=False)
    choices: Sequence[Action] = attr.ib(default=(), eq=False, repr=False)
    aside: tuple[SideAction, ...] = ()
    sink: list[Event] | None = attr.ib(default=None, eq=False, repr=False)

    def __init__(
        self,
        options: Options,
        rules: Rules,
        rng: Rng,
        round: int,
        governor: int,
        players: list[PlayerBoard],
        colonist_ship: int,
        colonist_supply: int,
        points_left: int,
        goods: list[int],
        plantation_offer: list[int],
        plantation_pile: list[int],
        plantation_discards: list[int],
        quarries: int,
        ships: tuple[int, ...],
        ship_goods: list[int],
        ship_loads: list[int],
        house: list[int],
        building_supply: tuple[int, ...],
        role_doubloons: list[int],
        role_owners: list[int],
        end_triggers: int,
        on_sale: int,
        stack: list[Phase],
        asked: int = 0,
        kind: DecisionKind | None = None,
        legal: int = 0,
        benefit: Benefit | None = None,
        noble_supply: int = 0,
        noble_ship: int = 0,
        barred: int = NOBODY,
        captive: int = NOBODY,
        captor: int = NOBODY,
        people_gone: int = 0,
        nobles_gone: int = 0,
        tasks: tuple[FestivalTask, ...] = (),
        hands: tuple[tuple[Achievement, ...], ...] = (),
        met: tuple[int, ...] = (),
        tally: tuple[tuple[int, ...], ...] = (),
        points_before: tuple[int, ...] = (),
        watched: int = 0,
        marker: int = MARKER_START,
        tie_cards: int = 0,
        turned: tuple[int, ...] = (),
        goods_gone: tuple[int, ...] = NO_GOODS,
        set_aside: tuple[tuple[Achievement, ...], ...] = (),
        account: list[AccountLine] | None = None,
        choices: Sequence[Action] = (),
        aside: tuple[SideAction, ...] = (),
        sink: list[Event] | None = None,
    ) -> None:
        self.options = options
        self.rules = rules
        self.rng = rng
        self.round = round
        self.governor = governor
        self.players = players
        self.colonist_ship = colonist_ship
        self.colonist_supply = colonist_supply
        self.points_left = points_left
        self.goods = goods
        self.plantation_offer = plantation_offer
        self.plantation_pile = plantation_pile
        self.plantation_discards = plantation_discards
        self.quarries = quarries
        self.ships = ships
        self.ship_goods = ship_goods
        self.ship_loads = ship_loads
        self.house = house
        self.building_supply = building_supply
        self.role_doubloons = role_doubloons
        self.role_owners = role_owners
        self.end_triggers = end_triggers
        self.on_sale = on_sale
        self.stack = stack
        self.asked = asked
        self.kind = kind
        self.legal = legal
        self.benefit = benefit
        self.noble_supply = noble_supply
        self.noble_ship = noble_ship
        self.barred = barred
        self.captive = captive
        self.captor = captor
        self.people_gone = people_gone
        self.nobles_gone = nobles_gone
        self.tasks = tasks
        self.hands = hands
        self.met = met
        self.tally = tally
        self.points_before = points_before
        self.watched = watched
        self.marker = marker
        self.tie_cards = tie_cards
        self.turned = turned
        self.goods_gone = goods_gone
        self.set_aside = set_aside
        self.account = account
        self.choices = choices
        self.aside = aside
        self.sink = sink

    @property
    def running_role(self) -> Role | None:
        """The role whose phase is being played; None while a role is to be chosen."""
        return self.stack[1].role if len(self.stack) > 1 else None

    @property
    def mixed_crew(self) -> bool:
        """Whether both colonists and nobles are on the ship, so that a player who takes a person chooses which."""
        return 0 < self.noble_ship < self.colonist_ship

    @property
    def buildings(self) -> int:
        """The mask of the buildings in this game: on sale, or built by a player."""
        mask = self.on_sale
        for player in self.players:
            mask |= player.owned
        return mask

    def has_building(self, building: int) -> bool:
        """Returns whether the building is in this game."""
        return bool(self.buildings >> building & 1)

    def draw_plantations(self, number: int) -> list[int]:
        """Draw `number` tiles from the face-down pile, which must have as many, and return their counts by kind.

        The generator is replaced rather than advanced, so that copies of the table can share it.
        """
        self.rng = self.rng.copy()
        return self.rng.draw(self.plantation_pile, number)

    def is_automatic(self, seat: int) -> bool:
        """Returns whether the seat belongs to a Puertoma."""
        automatic = self.rules.automatic
        return automatic != 0 and automatic >> seat & 1 == 1

    def draw_one(self, counts: list[int]) -> int:
        """Draw one piece at random from the counts by kind, with the generator of the table, and return the number of
        its kind."""
        self.rng = self.rng.copy()
        return self.rng.draw(counts, 1).index(1)

    def turn_card(self) -> None:
        """Turn up a tie-break card for the decision at hand. When the pile is empty, all cards form a new one."""
        pile = self.tie_cards or ALL_TIE_CARDS
        card = self.draw_one([pile >> number & 1 for number in range(len(TIE_BREAK_CARDS))])
        self.tie_cards = pile & ~(1 << card)
        self.turned = (*self.turned, card + 1)

    def has_privilege(self, seat: int, role: Role) -> bool:
        """Returns whether the phase of that role is being played and the seat has chosen the role."""
        return self.running_role is role and self.role_owners[role] == seat

    def copy(self) -> GameState:
        """Returns an independent table in the same state."""
        raise NotImplementedError

    # -- services for the phases ------------------------------------------------------------------------------

    def proceed(self) -> None:
        """Let the innermost running phase advance to the next decision."""
        self.stack[-1].advance(self)

    def ask(self, seat: int, kind: DecisionKind, legal: int, aside: tuple[SideAction, ...] = ()) -> None:
        """Stop at a decision: the seat must take one of the actions in the mask `legal`, and may take side actions
        from `aside` before it."""
        if self.is_automatic(seat):
            DRIVERS[0].ask(self, seat, kind, legal)
            return
        self.asked = seat
        self.kind = kind
        self.legal = legal
        self.choices = ()
        self.aside = aside

    def ask_among(
        self, seat: int, kind: DecisionKind, choices: Sequence[Action], aside: tuple[SideAction, ...] = ()
    ) -> None:
        """Stop at a decision like `ask`, where the answers are too many for a mask: `choices` contains them."""
        if self.is_automatic(seat):
            choices = (DRIVERS[0].chosen(self, seat, kind, choices),)
        self.asked = seat
        self.kind = kind
        self.legal = 0
        self.choices = choices
        self.aside = aside

    def stop_at(self, seat: int, kind: DecisionKind, legal: int) -> None:
        """Stop at a decision whose answers, or only answer, have been determined already."""
        self.asked = seat
        self.kind = kind
        self.legal = legal
        self.choices = ()
        self.aside = ()

    def asks_automatic(self, seat: int, kind: DecisionKind, legal: int) -> bool:
        """Stop at the step that the rules of an automatic seat take among the actions in the mask. Returns whether
        these rules take one; if they take none, the caller must pass the seat over."""
        return DRIVERS[0].ask(self, seat, kind, legal)

    def has_acted(self, seat: int) -> None:
        """Note that a seat has done something in the running phase; has an effect for automatic seats only."""
        if self.is_automatic(seat):
            DRIVERS[0].note_act(self, seat)

    def ask_nobody(self) -> None:
        """Clear the decision: the game is over, or has not advanced to a decision yet."""
        self.asked = 0
        self.kind = None
        self.legal = 0
        self.benefit = None
        self.choices = ()
        self.aside = ()

    def award_points(self, seat: int, points: int) -> None:
        """Give the seat victory point chips; points beyond the last chip are noted and count.

        Taking the last chip triggers the end of the game; by the printed rules of 1897 only in the captain phase,
        otherwise at the end of the next captain phase (D-31, see `phases.storage`), and the event then names no
        player.
        """
        self.players[seat].points += points
        left = self.points_left - points
        if left <= 0:
            left = 0
            if not self.end_triggers >> EndTrigger.VICTORY_POINTS & 1 and (
                self.rules.last_point_always_ends or self.running_role is _CAPTAIN
            ):
                self.trigger_end(EndTrigger.VICTORY_POINTS, seat if self.points_left else None)
        self.points_left = left

    def take_back_point(self, seat: int) -> None:
        """Take a victory point chip back. While points beyond the last chip are noted, one of those points is removed
        instead; an end of the game that has been triggered stays (D-65).

        Where taking the last chip outside the captain phase has set the end for the next captain phase (D-31), that
        stays too: the returned chip is laid aside (rulings.md 15).
        """
        self.players[seat].points -= 1
        triggered = self.end_triggers >> EndTrigger.VICTORY_POINTS & 1
        is_set = not (self.points_left or triggered or self.rules.last_point_always_ends)
        if not is_set and sum(player.points for player in self.players) < self.rules.numbers.points:
            self.points_left += 1

    def trigger_end(self, trigger: EndTrigger, seat: int | None) -> None:
        """Make this round the last one (D-30: the round is always finished)."""
        if not self.end_triggers >> trigger & 1:
            self.end_triggers |= 1 << trigger
            if self.sink is not None:
                self.sink.append(EndTriggered(trigger, seat))

    def settle_newcomer(self, seat: int, piece: Tile | Building | None, cause: Building, noble: bool) -> None:
        """Bring one colonist to a new tile or building, or to San Juan if `piece` is None: from the supply, else from
        the ship, else none (D-29g). `noble`: a noble comes from the ship instead."""
        player = self.players[seat]
        from_ship = not self.colonist_supply
        if not from_ship:
            self.colonist_supply -= 1
        elif self.colonist_ship:
            self.colonist_ship -= 1
            self.noble_ship -= noble
        else:
            return
        if piece is None:
            player.all_colonists += 1
            player.all_nobles += noble
        elif noble:
            player.settle_noble(site_of(piece))
        else:
            player.settle_colonist(site_of(piece))
        if self.sink is not None:
            if piece is None:
                self.sink.append(
                    NobleArrived(seat, cause, from_ship) if noble else ColonistArrived(seat, cause, from_ship)
                )
            elif noble:
                self.sink.append(NobleSettled(seat, piece, cause))
            else:
                self.sink.append(ColonistSettled(seat, piece, cause, from_ship))
