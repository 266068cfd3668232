"""The choice of a role: the gain by its phase and its privilege, less the gains of the other players."""

from __future__ import annotations

from math import fsum
from typing import Final

from puertorico_desktop.bots.sanjuan.heuristic.building import gains, good_price
from puertorico_desktop.bots.sanjuan.heuristic.building_value import CARD, MEAN_PRICES
from puertorico_desktop.engine.sanjuan.actions import Action, ChooseRole
from puertorico_desktop.engine.sanjuan.components import ZONING_SLOT, Card, Role
from puertorico_desktop.engine.sanjuan.decisions import Stage
from puertorico_desktop.engine.sanjuan.phases import builder
from puertorico_desktop.engine.sanjuan.phases.craftsman import empty_buildings
from puertorico_desktop.engine.sanjuan.phases.round import asks_to_double, can_double
from puertorico_desktop.engine.sanjuan.state import GameState

OTHERS: Final = 0.6
"""The weight of the mean gain of the other players against the own gain."""
_BUILD_COST, _BUILD_GAIN = 3, 1.3
"""The number of cards with which another player is expected to build, and the gain by that in points."""
_PICK: Final = 0.35
"""The value, in cards, of choosing among five cards rather than two."""
_HIT: Final = 0.25
"""The chance that a Gold Mine or a Bank brings a card."""
_GOLD_MINE, _BANK, _VILLA = 1 << Card.GOLD_MINE, 1 << Card.BANK, 1 << Card.VILLA
_CANAL, _TRADING_POST = 1 << Card.CANAL, 1 << Card.TRADING_POST
_FACTORY, _SMALL_MARKET, _LARGE_MARKET = 1 << Card.FACTORY, 1 << Card.SMALL_MARKET, 1 << Card.LARGE_MARKET


def choose_role(table: GameState) -> Action:
    """Returns the role with the greatest gain."""
    return max(table.choices, key=lambda action: role_gain(table, action))


def role_gain(table: GameState, action: Action) -> float:
    """Returns the gain by a role in points, less a share of the other players' gains."""
    assert isinstance(action, ChooseRole)
    seat, role = table.asked, action.role
    players = len(table.players)
    doubled = action.doubled if asks_to_double(table, seat) else can_double(table, seat)
    own = _gain(table, seat, role, 2 if doubled else 1)
    others = [_gain(table, other, role, 0) for other in range(players) if other != seat]
    return own - OTHERS * fsum(others) / len(others)


def _gain(table: GameState, seat: int, role: Role, privilege: int) -> float:
    """Returns the gain of a seat by a role's phase, in points; `privilege` is the number of times that it has the
    privilege."""
    match role:
        case Role.BUILDER:
            return _building(table, seat, privilege)
        case Role.CRAFTSMAN:
            return CARD * _producing(table, seat, privilege)
        case Role.TRADER:
            return CARD * _selling(table, seat, privilege)
        case Role.RECRUITER:
            villa = 0.8 if table.players[seat].owned & _VILLA else 0.0
            return CARD * (1.25 + _PICK * privilege + villa)
        case Role.ADVENTURER:
            owned = table.players[seat].owned
            return CARD * (privilege + _HIT * bool(owned & _GOLD_MINE) + _HIT * bool(owned & _BANK))


def _building(table: GameState, seat: int, privilege: int) -> float:
    if not privilege:
        player = table.players[seat]
        return _BUILD_GAIN * min(1.5, player.hand_size / _BUILD_COST) if player.hand_size > 1 else 0.0
    before = table.stage, table.chooser, table.doubled
    table.stage, table.chooser, table.doubled = int(Stage.BUILDER), seat, privilege > 1
    try:
        return gains(table, seat, builder.builds(table, seat))[0][0]
    finally:
        table.stage, table.chooser, table.doubled = before


def _producing(table: GameState, seat: int, privilege: int) -> float:
    """Returns the expected number of cards for the goods made now."""
    owned = table.players[seat].owned
    most = 1 + privilege + bool(owned & _CANAL)
    prices = [MEAN_PRICES[good] for good, empty in enumerate(empty_buildings(table, seat)) for _ in range(empty)]
    prices.sort(reverse=True)
    made = prices[:most]
    return 0.55 * fsum(made) + (1.0 if owned & _FACTORY and len(made) > 1 else 0.0)


def _selling(table: GameState, seat: int, privilege: int) -> float:
    """Returns the number of cards for the goods sold, less the number that they would bring later."""
    player = table.players[seat]
    owned = player.owned
    most = 1 + privilege + bool(owned & _TRADING_POST)
    prices = [good_price(table, slot) for slot in range(ZONING_SLOT + 1) for _ in player.goods[slot]]
    prices.sort(reverse=True)
    sold = prices[:most]
    if not sold:
        return 0.0
    more = bool(owned & _LARGE_MARKET) + (bool(owned & _SMALL_MARKET) and len(sold) > 1)
    return 0.8 * fsum(sold) + more
