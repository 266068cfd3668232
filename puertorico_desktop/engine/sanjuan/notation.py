"""The notation: one line of text for every action, "build villa for 2", or with a name "Anna: build villa for 2".

Used by logs, golden files, the command line and bug reports. The notation is always English, like chess notation; the
window uses the player's language. `reading.py` parses the lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from puertorico_desktop.engine import pieces
from puertorico_desktop.engine.sanjuan.actions import (
    AcceptBenefit,
    Action,
    Build,
    ChooseRole,
    Discard,
    Exchange,
    Keep,
    Pass,
    Pay,
    Produce,
    Sell,
    Tuck,
)
from puertorico_desktop.engine.sanjuan.components import Card, Component
from puertorico_desktop.engine.sanjuan.phases.builder import price
from puertorico_desktop.engine.sanjuan.phases.trader import cards_for
from puertorico_desktop.engine.sanjuan.state import GameState

NOTHING: Final = "nothing"
GOODS_OF: Final = "goods of "
DOUBLED: Final = " doubled"
OVER: Final = " over "
UNDER: Final = " under "


def words(piece: Component) -> str:
    """Returns the id of a piece in words, for example "gold mine"."""
    return "builder's yard" if piece is Card.BUILDERS_YARD else pieces.words(piece)


def cards_text(cards: Sequence[Card], separator: str = ", ") -> str:
    """Returns the names of cards in their order, with the number of each kind: "crane, 2 office"."""
    return separator.join(_counted(cards)) or NOTHING


def _counted(cards: Sequence[Card]) -> Iterable[str]:
    for card in sorted(set(cards)):
        number = cards.count(card)
        yield words(card) if number == 1 else f"{number} {words(card)}"


def action_text(table: GameState, action: Action) -> str:
    """Returns the text of an action at the current decision."""
    match action:
        case Pass():
            return "pass"
        case AcceptBenefit():
            return "accept"
        case ChooseRole():
            return f"choose {words(action.role)}{DOUBLED if action.doubled else ''}"
        case Build():
            cards = price(table, table.asked, action.kind, action.over)
            over = "" if action.over is None else OVER + words(action.over)
            return f"build {words(action.kind)} for {cards}{over}"
        case Pay():
            parts = [cards_text(action.cards)] if action.cards else []
            parts += [GOODS_OF + cards_text(action.goods)] if action.goods else []
            return f"pay {', '.join(parts) or NOTHING}"
        case Produce():
            return f"produce {cards_text(action.buildings)}"
        case Sell():
            return f"sell {cards_text(action.buildings)} for {cards_for(table, table.asked, action.buildings)}"
        case Keep():
            return f"keep {cards_text(action.cards)}"
        case Discard():
            return f"discard {cards_text(action.cards)}"
        case Exchange():
            return f"exchange {cards_text(action.cards)}"
        case Tuck():
            return f"tuck {cards_text(action.cards)}{UNDER}{words(action.building)}"
    raise TypeError(f"not an action: {action!r}")
