"""The result for cards that a Gold Mine or a Bank turns up, in a sentence with the reason."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.events import CardsTurnedUp
from puertorico_desktop.gui.sanjuan.texts.words import card_name
from puertorico_desktop.gui.texts.phrases import row

translate = QCoreApplication.translate


def heading(event: CardsTurnedUp, player: str) -> str:
    """Returns the player and the building that turns up cards: "Anna: Gold Mine"."""
    text = translate("SanJuanTurnedUp", "{player}: {building}")
    return text.format(player=player, building=card_name(event.cause))


def turned_up_line(event: CardsTurnedUp, player: str) -> str:
    """Returns the line on the cards that a player's building has turned up: "Anna, Bank: Hero is built already: it
    goes." """
    text = translate("SanJuanTurnedUp", "{player}, {building}: {outcome}")
    return text.format(player=player, building=card_name(event.cause), outcome=outcome(event))


def outcome(event: CardsTurnedUp) -> str:
    """Returns the result with its reason, such as "3 and 3 cost the same: all four go." for a tie."""
    if event.cause is Card.BANK:
        card = card_name(event.cards[0])
        if event.kept is not None:
            return translate("SanJuanTurnedUp", "Nobody has built {card}: it is kept.").format(card=card)
        return translate("SanJuanTurnedUp", "{card} is built already: it goes.").format(card=card)
    if event.kept is not None:
        text = translate("SanJuanTurnedUp", "Four different costs: the cheapest one, {card}, is kept.")
        return text.format(card=card_name(event.kept))
    costs = Counter(CATALOG[card].cost for card in event.cards)
    same = [str(cost) for cost in sorted(costs) for _ in range(costs[cost]) if costs[cost] > 1]
    return translate("SanJuanTurnedUp", "Equal costs ({costs}): all four go.").format(costs=row(same))
