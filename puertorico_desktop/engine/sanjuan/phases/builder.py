"""The builder phase: every player may build one building (S002).

Building and paying are two decisions: the first chooses the building, and with a Crane the building to cover; the
payment is a choice of cards. Between them the building is on its `site`, not yet paid for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.sanjuan import choices
from puertorico_desktop.engine.sanjuan.actions import Action, Build, Pass, Pay
from puertorico_desktop.engine.sanjuan.catalog import COMMERCIAL, COST, PRODUCTION, in_game
from puertorico_desktop.engine.sanjuan.components import CARDS, CITY_SPACES, PRODUCERS, SLOT_OF, Benefit, Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind, Stage
from puertorico_desktop.engine.sanjuan.events import BuildingBuilt, BuildingCovered
from puertorico_desktop.engine.sanjuan.phases.base import ask_or_do, end_phase, next_seat, pass_by, skip
from puertorico_desktop.engine.sanjuan.phases.benefit import offer
from puertorico_desktop.engine.sanjuan.reasons import Reason
from puertorico_desktop.engine.sanjuan.state import FREE, GameState, PlayerBoard

BUILDER_PRIVILEGE: Final = 1
"""The builder's discount in cards; a Publishing House doubles it (S002)."""
HIDDEN_MARKET_GOODS: Final = 2
PARK_WORTH: Final = 6
"""The discount in cards for covering a Park Authority (S002, New Buildings)."""

_CRANE, _HIDDEN_MARKET = 1 << Card.CRANE, 1 << Card.HIDDEN_MARKET
_DISTILLERY, _YARD = 1 << Card.DISTILLERY, 1 << Card.BUILDERS_YARD
_LUMBERYARD, _HOSPITAL = 1 << Card.LUMBERYARD, 1 << Card.HOSPITAL
_SCHOOL, _PUBLISHING_HOUSE = 1 << Card.SCHOOL, 1 << Card.PUBLISHING_HOUSE
_CATHEDRAL: Final = 1 << Card.CATHEDRAL
_BUILDER, _OVER = int(Stage.BUILDER), int(Stage.OVER)
_WORTH: Final = tuple(PARK_WORTH if card is Card.PARK_AUTHORITY else COST[card] for card in CARDS)
_DEAREST: Final = max(COST)
_MADE_UP_TO, _TRADED_UP_TO = (
    (
        *(
            sum(1 << card for card in CARDS if kinds >> card & 1 and COST[card] <= cards)
            for cards in range(_DEAREST + 1)
        ),
        0,
    )
    for kinds in (PRODUCTION, COMMERCIAL)
)
"""[cards] to the mask of the production buildings, and of the commercial buildings, that cost at most that; [-1] is
an empty mask."""
_PAYING: Final = 1
"""The `step` of a turn in which a building is on the site."""


# -- prices ---------------------------------------------------------------------------------------------------------


@attrs.frozen
class PriceTag:
    """A price with its parts, in cards. `privilege`, `helper` (Distillery or Builder's Yard) and `covered` are
    discounts; `goods` is the number of goods that may replace cards (Hidden Market)."""

    cost: int
    privilege: int
    helper: int
    covered: int
    goods: int

    @property
    def price(self) -> int:
        """The price after discounts, at least 0: the excess is not paid out (S002)."""
        return max(0, self.cost - self.privilege - self.helper - self.covered)

    @property
    def means(self) -> int:
        """The sum of all that replaces cards of the hand: discounts and goods, in cards."""
        return self.privilege + self.helper + self.covered + self.goods


def _active(player: PlayerBoard, over: int) -> int:
    """Returns the mask of the buildings in effect while one is being covered: the covered building does not lower
    even the price of the building that covers it (rulings.md, San Juan 3)."""
    if over == FREE or player.city[over] > 1:
        return player.owned
    return player.owned & ~(1 << over)


def _privilege(table: GameState, seat: int, active: int) -> int:
    return _saved(active, table.doubled) if seat == table.chooser and table.stage == _BUILDER else 0


def _saved(active: int, doubled: bool) -> int:
    """Returns the builder's discount in cards."""
    return BUILDER_PRIVILEGE * 2 if doubled and active & _PUBLISHING_HOUSE else BUILDER_PRIVILEGE


def loses_good(player: PlayerBoard, over: int) -> bool:
    """Returns whether covering the building costs a good: an empty building of that kind is covered first."""
    slot = SLOT_OF.get(over)  # type: ignore[call-overload]
    return slot is not None and len(player.goods[slot]) == player.city[over] > 0


def ends_game(table: GameState, seat: int, over: int | None) -> bool:
    """Returns whether a building of the player on a free space, or over another building, makes this phase the last
    one: it fills the first full city."""
    if over is not None or any(player.buildings >= CITY_SPACES for player in table.players):
        return False
    return table.players[seat].buildings == CITY_SPACES - 1


def _usable_goods(player: PlayerBoard, active: int, over: int) -> int:
    """Returns the number of goods that may be used to pay: the good of a building that is being covered may not
    (rulings.md, San Juan 4)."""
    if not active & _HIDDEN_MARKET:
        return 0
    return min(HIDDEN_MARKET_GOODS, player.goods_held - (over != FREE and loses_good(player, over)))


def price_tag(table: GameState, seat: int, kind: Card, over: Card | None = None) -> PriceTag:
    """Returns the present price of a building for a player, including the privilege if the player is the builder."""
    player = table.players[seat]
    covered = FREE if over is None else over
    active = _active(player, covered)
    helper = _DISTILLERY if PRODUCTION >> kind & 1 else _YARD
    return PriceTag(
        COST[kind],
        _privilege(table, seat, active),
        1 if active & helper else 0,
        0 if over is None else _WORTH[over],
        _usable_goods(player, active, covered),
    )


def price(table: GameState, seat: int, kind: int, over: int | None) -> int:
    """Returns the same price as a number of cards, without its parts."""
    active = table.players[seat].owned if over is None else _active(table.players[seat], over)
    left = COST[kind] - _privilege(table, seat, active)
    if active & (_DISTILLERY if PRODUCTION >> kind & 1 else _YARD):
        left -= 1
    if over is not None:
        left -= _WORTH[over]
    return left if left > 0 else 0


# -- buildings that can be built ------------------------------------------------------------------------------------


def builds(table: GameState, seat: int) -> Sequence[Action]:
    """Returns the legal actions: passing, then building without covering, by kind, then over each building that can
    be covered, by its number, each by kind."""
    player = table.players[seat]
    found = choices.PASSING + choices.builds(_buildable(table, seat, player, FREE))
    for over in coverable(player):
        found += choices.builds(_buildable(table, seat, player, over), over)
    return found


def coverable(player: PlayerBoard) -> tuple[Card, ...]:
    """Returns the buildings that a player can cover, by their numbers: none without a Crane; the Crane itself is
    excluded."""
    return choices.kinds_of(player.owned & ~_CRANE) if player.owned & _CRANE else ()


def could_build(table: GameState, seat: int) -> bool:
    """Returns whether a player could build anything as the builder; called between phases."""
    player = table.players[seat]
    return any(_buildable(table, seat, player, over, as_builder=True) for over in (FREE, *coverable(player)))


def _buildable(table: GameState, seat: int, player: PlayerBoard, over: int, as_builder: bool = False) -> int:
    """Returns the mask of the buildings that a player can pay for, over the building `over` or without covering one
    (FREE); with `as_builder` the privilege counts, doubled by a Publishing House, even if the player is not the
    builder."""
    active = player.owned if over == FREE else _active(player, over)
    purse = player.hand_size - 1 + (_saved(active, True) if as_builder else _privilege(table, seat, active))
    if active & _HIDDEN_MARKET:
        purse += _usable_goods(player, active, over)
    allowed = player.held & (PRODUCTION | ~player.owned)
    if over != FREE:
        purse += _WORTH[over]
        allowed &= ~(1 << over)
    made = purse + 1 if active & _DISTILLERY else purse
    traded = purse + 1 if active & _YARD else purse
    if made > _DEAREST:
        made = _DEAREST
    if traded >= _DEAREST:
        traded = _DEAREST
    mask = allowed & (_MADE_UP_TO[made] | _TRADED_UP_TO[traded])
    if table.cathedral and traded + 1 >= COST[Card.CATHEDRAL]:
        mask |= _CATHEDRAL
    return mask


# -- the phase ------------------------------------------------------------------------------------------------------


def advance(table: GameState) -> None:
    """Take each player's decisions about building and paying in turn; then grant the School bonuses, and test for the
    end of the game."""
    while table.waiting:
        seat = table.waiting[0]
        if table.step == _PAYING:
            ask_or_do(table, seat, DecisionKind.PAY, payments(table), pay)
            return
        ways = builds(table, seat)
        if len(ways) > 1 or table.players[seat].hand_size or not table.options.play_forced:
            # Also if nothing can be built, because the others must not know that.
            table.ask(seat, DecisionKind.BUILD, ways)
            return
        skip(table, seat, Reason.NO_CARDS)
        next_seat(table)
    if table.step == 0:
        table.step = 1
        _school_bonuses(table)
    else:
        _end(table)


def perform(table: GameState, action: Any) -> None:
    """Carry out the chosen action."""
    if table.step == _PAYING:
        pay(table, action)
    else:
        build(table, action)


def build(table: GameState, chosen: Build | Pass) -> None:
    """Put the chosen building on the site. The good of a covered building is lost at once (S002; rulings.md, San Juan
    3)."""
    if isinstance(chosen, Pass):
        pass_by(table, DecisionKind.BUILD)
        return
    seat = table.waiting[0]
    player = table.players[seat]
    table.site_price = price(table, seat, chosen.kind, chosen.over)
    table.site = int(chosen.kind)
    table.step = _PAYING
    if chosen.kind is Card.CATHEDRAL:
        table.cathedral = False
    else:
        player.remove_from_hand((table.site,))
        if table.site in player.revealed:
            revealed = list(player.revealed)
            revealed.remove(table.site)
            player.revealed = tuple(revealed)
    if chosen.over is not None:
        table.site_over = int(chosen.over)
        _lose_good(table, seat, chosen.over)


def _lose_good(table: GameState, seat: int, over: Card) -> None:
    player = table.players[seat]
    lost = loses_good(player, over)
    good = _take_good(player, SLOT_OF[over]) if lost else None
    if good is not None:
        table.discard((good,), 0)
    if table.sink is not None:
        table.sink.append(BuildingCovered(seat, over, lost, None if good is None else CARDS[good]))


def _take_good(player: PlayerBoard, slot: int) -> int:
    """Remove the last good of a kind of building and return its card."""
    goods = player.goods[slot]
    player.goods[slot] = goods[:-1]
    return goods[-1]


def payments(table: GameState) -> Sequence[Action]:
    """Returns the ways to pay for the building on the site. A Hidden Market takes no more goods than the price
    (rulings.md, San Juan 4)."""
    player = table.players[table.waiting[0]]
    goods = HIDDEN_MARKET_GOODS if _active(player, table.site_over) & _HIDDEN_MARKET else 0
    return choices.payments(
        player.hand, player.held, player.hand_size, table.site_price, list(map(len, player.goods)), goods
    )


def pay(table: GameState, paid: Pay) -> None:
    """Discard the payment, finish the building, and offer the benefits, first of the Lumberyard, then of the Hospital
    (S002). A new building is in effect from the next phase, a covered one no longer."""
    seat = table.waiting[0]
    player = table.players[seat]
    kind, over, price = table.site, table.site_over, table.site_price
    if paid.cards:
        table.discard_from_hand(seat, paid.cards)
    if paid.goods:
        table.discard([_take_good(player, SLOT_OF[building]) for building in paid.goods], 0)
    working = _active(player, over)
    if over != FREE:
        player.cover(over)
    player.set_up(kind)
    table.site = table.site_over = FREE
    table.site_price = 0
    if table.sink is not None:
        table.sink.append(BuildingBuilt(seat, CARDS[kind], price, paid.cards, paid.goods))
    if kind == Card.SCHOOL:
        table.schools |= 1 << seat
    if working & _LUMBERYARD and COMMERCIAL >> kind & 1:
        offer(table, seat, Benefit.LUMBERYARD)
    if working & _HOSPITAL:
        offer(table, seat, Benefit.HOSPITAL)
    next_seat(table)


def _school_bonuses(table: GameState) -> None:
    """Offer a card to each School that was not built in this phase if no player has fewer buildings than its owner
    and one has more (S002, New Buildings). Schools come before the end of the game (rulings.md, San Juan 9)."""
    sizes = [player.buildings for player in table.players]
    if min(sizes) == max(sizes):
        return
    for seat in table.order():
        if table.players[seat].owned & _SCHOOL and sizes[seat] == min(sizes) and not table.schools >> seat & 1:
            offer(table, seat, Benefit.SCHOOL)


def _end(table: GameState) -> None:
    """End the phase; if a city is full, end the game (S002, D-93)."""
    table.schools = 0
    table.step = 0
    end_phase(table, Role.BUILDER)
    if any(player.buildings >= CITY_SPACES for player in table.players):
        table.stage = _OVER


# -- refusals -------------------------------------------------------------------------------------------------------


def why_not_build(table: GameState, seat: int, action: Build) -> Refusal:
    """Returns the reason why a player cannot build that; MUST_PAY if there is no other obstacle."""
    return obstacle(table, seat, action.kind, action.over) or Refusal(Reason.MUST_PAY)


def obstacle(table: GameState, seat: int, kind: Card, over: Card | None = None) -> Refusal | None:
    """Returns the reason why the player could not build that in a builder's turn now; None if the player could."""
    player = table.players[seat]
    if not in_game(table.options, kind):
        return Refusal(Reason.NOT_IN_GAME, {"card": kind})
    if kind is Card.CATHEDRAL:
        if not table.cathedral:
            return Refusal(Reason.CATHEDRAL_BUILT)
    elif not player.hand[kind]:
        return Refusal(Reason.NOT_IN_HAND, {"card": kind})
    if over is not None:
        if not player.owned & _CRANE:
            return Refusal(Reason.NO_CRANE)
        if not player.city[over]:
            return Refusal(Reason.NOT_IN_CITY, {"card": over})
        if over is Card.CRANE:
            return Refusal(Reason.NOT_OVER_CRANE)
        if over is kind:
            return Refusal(Reason.SAME_BUILDING, {"card": kind})
    if player.city[kind] and COMMERCIAL >> kind & 1:
        return Refusal(Reason.ALREADY_BUILT, {"card": kind})
    tag = price_tag(table, seat, kind, over)
    cards = player.hand_size - (kind is not Card.CATHEDRAL)
    if tag.price > cards + tag.goods:
        return Refusal(Reason.TOO_FEW_CARDS, {"price": tag.price, "cards": cards + tag.goods})
    return None


def why_not_pay(table: GameState, action: Pay) -> Refusal:
    """Returns the reason why these cards and goods do not pay for the building on the site."""
    player = table.players[table.waiting[0]]
    for card in action.cards:
        if action.cards.count(card) > player.hand[card]:
            return Refusal(Reason.NOT_IN_HAND, {"card": card})
    if action.goods and not _active(player, table.site_over) & _HIDDEN_MARKET:
        return Refusal(Reason.NO_HIDDEN_MARKET)
    for building in action.goods:
        if building not in PRODUCERS:
            return Refusal(Reason.NOT_PRODUCTION, {"card": building})
        if action.goods.count(building) > len(player.goods[SLOT_OF[building]]):
            return Refusal(Reason.BUILDING_EMPTY, {"card": building})
    if len(action.goods) > HIDDEN_MARKET_GOODS:
        return Refusal(Reason.GOODS_LIMIT, {"limit": HIDDEN_MARKET_GOODS})
    if len(action.goods) > table.site_price:
        return Refusal(Reason.GOOD_TOO_MANY, {"price": table.site_price})
    wanted = table.site_price - len(action.goods)
    return Refusal(Reason.WRONG_NUMBER, {"wanted": wanted, "given": len(action.cards)})
