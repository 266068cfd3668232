"""The start of a round and the choice of roles (S002).

A round starts with three stages, each for all players in turn order from the new governor (S002, New Buildings;
rulings.md, San Juan 6): the Offices, then Chapels and Churches, then the hand limit, which applies at this moment
only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from puertorico_desktop.engine.sanjuan import choices
from puertorico_desktop.engine.sanjuan.actions import Action, ChooseRole, Discard, Exchange, Pass, Tuck
from puertorico_desktop.engine.sanjuan.components import (
    FIRST_HAND,
    FORTRESS_LIMIT,
    HAND_LIMIT,
    LIGHTHOUSE_LIMIT,
    ROLES,
    TWO_PLAYER_ROLES,
    Card,
)
from puertorico_desktop.engine.sanjuan.decisions import PHASE_OF_ROLE, DecisionKind, Stage
from puertorico_desktop.engine.sanjuan.events import (
    CardsTucked,
    FirstHandChosen,
    NothingTucked,
    RoleChosen,
    RoundStarted,
)
from puertorico_desktop.engine.sanjuan.phases import builder
from puertorico_desktop.engine.sanjuan.phases.base import ask_or_do, next_seat, pass_by
from puertorico_desktop.engine.sanjuan.state import FREE, GameState, PlayerBoard

OFFICE_CARDS: Final = 2
_STAGE_OPENING: Final = int(Stage.OPENING)
_STAGE_OFFICES, _STAGE_TUCKING, _STAGE_LIMIT = int(Stage.OFFICES), int(Stage.TUCKING), int(Stage.LIMIT)
_STAGE_ROLES, _STAGE_OVER = int(Stage.ROLES), int(Stage.OVER)
_OFFICE, _CHAPEL, _CHURCH = 1 << Card.OFFICE, 1 << Card.CHAPEL, 1 << Card.CHURCH
_LIGHTHOUSE, _FORTRESS = 1 << Card.LIGHTHOUSE, 1 << Card.FORTRESS
_PUBLISHING_HOUSE: Final = 1 << Card.PUBLISHING_HOUSE
_UNDER: Final = (Card.CHAPEL, Card.CHURCH)
"""The buildings that cards can be put under, in the order of the decisions about them; `step` is an index into it."""


# -- before the first round -----------------------------------------------------------------------------------------


def advance_opening(table: GameState) -> None:
    """Take each player's decision which four of the first cards to keep (S002, variant)."""
    while table.waiting:
        seat = table.waiting[0]
        player = table.players[seat]
        if player.hand_size > FIRST_HAND:
            _ask_to_discard(table, seat, player.hand_size - FIRST_HAND)
            return
        next_seat(table)
    _announce(table)
    table.stage = _STAGE_ROLES


def _announce(table: GameState) -> None:
    if table.sink is not None:
        table.sink.append(RoundStarted(table.round, table.governor))


def start_round(table: GameState) -> None:
    """Return the role cards, and pass on the governor's card (S002)."""
    table.round += 1
    table.governor = (table.governor + 1) % len(table.players)
    table.role_owners = [FREE] * len(ROLES)
    table.turn = 0
    table.doubling_used = False
    _announce(table)
    table.stage = _STAGE_OFFICES
    table.waiting = table.order()
    table.step = 0


# -- the start of a round -------------------------------------------------------------------------------------------


def _owned(table: GameState) -> int:
    """Returns the mask of the buildings in all cities."""
    owned = 0
    for player in table.players:
        owned |= player.owned
    return owned


def advance_offices(table: GameState) -> None:
    """Take the decisions about Offices, each of which exchanges one or two cards (S002, New Buildings)."""
    if not _owned(table) & _OFFICE:
        table.waiting = ()
    while table.waiting:
        seat = table.waiting[0]
        player = table.players[seat]
        if player.owned & _OFFICE and player.hand_size:
            table.ask(seat, DecisionKind.EXCHANGE, exchanges(player))
            return
        next_seat(table)
    table.stage = _STAGE_TUCKING
    table.waiting = table.order()


def exchanges(player: PlayerBoard) -> Sequence[Action]:
    """Returns the legal actions of an Office."""
    return choices.exchanges(player.hand, player.held, min(OFFICE_CARDS, player.hand_size))


def exchange(table: GameState, action: Exchange | Pass) -> None:
    """Discard the chosen cards, then draw as many."""
    if isinstance(action, Pass):
        pass_by(table, DecisionKind.EXCHANGE)
        return
    seat = table.waiting[0]
    table.discard_from_hand(seat, action.cards)
    table.report_discarded(seat, action.cards, Card.OFFICE)
    table.draw_into_hand(seat, len(action.cards), Card.OFFICE)
    next_seat(table)


def advance_tucking(table: GameState) -> None:
    """Take the decisions about Chapels (one card each round) and Churches (any number, once in a game) (S002)."""
    if not _owned(table) & (_CHAPEL | _CHURCH):
        table.waiting = ()
    while table.waiting:
        seat = table.waiting[0]
        player = table.players[seat]
        while table.step < len(_UNDER):
            bit = 1 << _UNDER[table.step]
            if player.owned & bit and player.hand_size and not (bit == _CHURCH and player.church_used):
                table.ask(seat, DecisionKind.TUCK, tucks(table, player))
                return
            table.step += 1
        next_seat(table)
    table.stage = _STAGE_LIMIT
    table.waiting = table.order()


def tucks(table: GameState, player: PlayerBoard) -> Sequence[Action]:
    """Returns the legal actions for the building that the current decision is about."""
    building = _UNDER[table.step]
    most = 1 if building is Card.CHAPEL else player.hand_size
    return choices.tucks(player.hand, player.held, most, building)


def tuck(table: GameState, action: Tuck | Pass) -> None:
    """Put the chosen cards under the building; putting none there does not use up a Church (rulings.md, San Juan
    6)."""
    seat = table.waiting[0]
    building = _UNDER[table.step]
    table.step += 1
    if isinstance(action, Pass):
        if table.sink is not None:
            table.sink.append(NothingTucked(seat, building))
        return
    player = table.players[seat]
    player.remove_from_hand(action.cards)
    player.revealed = ()
    numbers = tuple(map(int, action.cards))
    if action.building is Card.CHURCH:
        player.church += numbers
        player.church_used = True
    else:
        player.chapel += numbers
    if table.sink is not None:
        table.sink.append(CardsTucked(seat, action.building, action.cards))


def hand_limit(table: GameState, player: PlayerBoard) -> int:
    """Returns the number of cards that a player may hold when a round starts: 7, with a Lighthouse 12. While any
    player has a Fortress, players with neither may hold 6 (S002, D-88)."""
    if player.owned & _LIGHTHOUSE:
        return LIGHTHOUSE_LIMIT
    if player.owned & _FORTRESS:
        return HAND_LIMIT
    return FORTRESS_LIMIT if any(other.owned & _FORTRESS for other in table.players) else HAND_LIMIT


def advance_limit(table: GameState) -> None:
    """Take the decisions which cards to discard above the hand limit (S002).

    If after that no card is left to draw, no good is on any building and no player can build, the game is over: S002
    does not mention this case, in which the position could never change again.
    """
    while table.waiting:
        seat = table.waiting[0]
        player = table.players[seat]
        if player.hand_size > FORTRESS_LIMIT:
            too_many = player.hand_size - hand_limit(table, player)
            if too_many > 0:
                _ask_to_discard(table, seat, too_many)
                return
        next_seat(table)
    table.stage = _STAGE_ROLES if table.cards_left or _can_change(table) else _STAGE_OVER


def _can_change(table: GameState) -> bool:
    """Returns whether a phase can change the position although no card is left to draw: by selling goods, which
    become discards, or by building, whose price becomes discards."""
    seats = range(len(table.players))
    return any(player.goods_held for player in table.players) or any(builder.could_build(table, one) for one in seats)


def _ask_to_discard(table: GameState, seat: int, number: int) -> None:
    player = table.players[seat]
    table.wanted = number
    ways = choices.discards(player.hand, player.held, number)
    ask_or_do(table, seat, DecisionKind.DISCARD, ways, discard)


def discard(table: GameState, action: Discard) -> None:
    """Discard the chosen cards."""
    seat = table.waiting[0]
    cards = action.cards
    table.wanted = 0
    table.discard_from_hand(seat, cards)
    if table.stage != _STAGE_OPENING:
        table.report_discarded(seat, cards, None)
    elif table.sink is not None:
        table.sink.append(FirstHandChosen(seat, cards))
    next_seat(table)


# -- choosing roles -------------------------------------------------------------------------------------------------


def advance_roles(table: GameState) -> None:
    """Set the decision about the next role, in turn order; of two players the governor takes a second one (S002).
    After the last role, start the next round."""
    players = len(table.players)
    if table.turn == (TWO_PLAYER_ROLES if players == 2 else players):
        start_round(table)
        return
    seat = (table.governor + table.turn) % players
    table.ask(seat, DecisionKind.CHOOSE_ROLE, role_choices(table, seat))


def role_choices(table: GameState, seat: int) -> Sequence[Action]:
    """Returns the legal choices: the roles that no player has taken."""
    return choices.ROLE_CHOICES[tuple(table.role_owners), asks_to_double(table, seat)]


def asks_to_double(table: GameState, seat: int) -> bool:
    """Returns whether the player may choose to use the Publishing House: only the governor of two players with their
    first role, because it can be used once a round (S002; rulings.md, San Juan 7)."""
    return len(table.players) == 2 and not table.turn and bool(table.players[seat].owned & _PUBLISHING_HOUSE)


def can_double(table: GameState, seat: int) -> bool:
    """Returns whether a Publishing House doubles the privilege of a role that the player takes now: the governor of
    two players may already have used it in this round (S002; rulings.md, San Juan 7)."""
    used = table.doubling_used and seat == table.governor
    return bool(table.players[seat].owned & _PUBLISHING_HOUSE) and not used


def choose_role(table: GameState, chosen: ChooseRole) -> None:
    """Take the role card; its phase begins with the player who took it."""
    seat = table.asked
    if asks_to_double(table, seat):
        doubled = chosen.doubled
        table.doubling_used = doubled
    else:
        doubled = can_double(table, seat)
    table.role_owners[chosen.role] = seat
    table.turn += 1
    table.chooser = seat
    table.doubled = doubled
    table.stage = PHASE_OF_ROLE + int(chosen.role)
    table.waiting = table.order()
    table.step = 0
    if table.sink is not None:
        table.sink.append(RoleChosen(seat, chosen.role, doubled))
