"""The points of single buildings at present, and those that they would have or add if they were built now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from puertorico_desktop.engine.sanjuan import scoring
from puertorico_desktop.engine.sanjuan.catalog import POINTS
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.state import PlayerBoard

BONUSES: Final[Mapping[Card, Callable[[PlayerBoard], int]]] = {
    Card.ASSEMBLY_HALL: scoring.assembly_hall,
    Card.CITY_HALL: scoring.city_hall,
    Card.TOWN_SQUARE: scoring.town_square,
    Card.RESIDENCE: scoring.residence,
}
"""The large buildings whose bonus depends on their owner's board alone."""


def has_bonus(card: Card) -> bool:
    """Returns whether the points of a card depend on the board of its owner."""
    return card in BONUSES or card is Card.CUSTOMS_HOUSE


def worth(game: SanJuan, seat: int, card: Card, knows_tucked: bool = True) -> int:
    """Returns the present points of a building in a city: the printed ones, or the bonus of a large one. A Customs
    House counts its share of the cards under buildings only if the viewer knows their number."""
    player = game.players[seat]
    if card in BONUSES:
        return BONUSES[card](player)
    if card is Card.CATHEDRAL:
        return scoring.cathedral(game, seat)
    if card is Card.CUSTOMS_HOUSE and player.owned >> card & 1:
        return scoring.score(game, seat, knows_tucked).bonuses[card]
    return POINTS[card]


def worth_when_built(game: SanJuan, seat: int, card: Card, over: Card | None) -> int:
    """Returns the points that a building will have once it is built, over the building `over` if it is not None."""
    after = game.copy()
    player = after.players[seat]
    if over is not None:
        player.cover(over)
    player.set_up(card)
    return worth(after, seat, card)


def gain(game: SanJuan, seat: int, card: Card) -> int:
    """Returns the points that a large building would add if it were built now; those that it has if it is built."""
    after = game.copy()
    player = after.players[seat]
    if player.city[card]:
        return worth(game, seat, card)
    before = scoring.score(after, seat).total
    player.set_up(card)
    return scoring.score(after, seat).total - before
