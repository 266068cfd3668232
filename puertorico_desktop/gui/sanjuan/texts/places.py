"""What the places on the table are called, and what they are for."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

TAGS: Mapping[DecisionKind, str] = {
    DecisionKind.BUILD: QT_TRANSLATE_NOOP("SanJuanPlace", "pays"),
    DecisionKind.PAY: QT_TRANSLATE_NOOP("SanJuanPlace", "pays"),
    DecisionKind.KEEP: QT_TRANSLATE_NOOP("SanJuanPlace", "kept"),
    DecisionKind.DISCARD: QT_TRANSLATE_NOOP("SanJuanPlace", "goes"),
    DecisionKind.EXCHANGE: QT_TRANSLATE_NOOP("SanJuanPlace", "goes"),
    DecisionKind.TUCK: QT_TRANSLATE_NOOP("SanJuanPlace", "tucked"),
}
"""What becomes of a card that is chosen."""


def chosen_tag(kind: DecisionKind | None, builds: bool) -> str:
    """What stands on a card that is chosen; `builds`: it is the building itself."""
    if builds:
        return translate("SanJuanPlace", "built")
    return "" if kind is None or kind not in TAGS else translate("SanJuanPlace", TAGS[kind])


def price_card() -> str:
    """A price card."""
    return translate("SanJuanPlace", "Price card")


def prices_effect() -> str:
    """What the prices are for."""
    return translate(
        "SanJuanPlace",
        "The next card is turned in the trader phase: so many cards each good sells for. Their order never changes.",
    )


def deck() -> str:
    """The deck."""
    return translate("SanJuanPlace", "Deck")


def deck_effect() -> str:
    """What is drawn from the deck."""
    return translate("SanJuanPlace", "Cards and goods come from it. When it is empty, the discards are shuffled.")


def discards() -> str:
    """The discards."""
    return translate("SanJuanPlace", "Discards")


def discards_effect() -> str:
    """What lies on the discards."""
    return translate("SanJuanPlace", "Face down: what was paid, sold or discarded. Nobody may look through them.")


def free_space() -> str:
    """An empty space of a city."""
    return translate("SanJuanPlace", "Free space")


def hidden_card() -> str:
    """A card that is not seen."""
    return translate("SanJuanPlace", "Hidden card")


def sells_for(price: int) -> str:
    """On a production building whose next price is known."""
    return translate("SanJuanPlace", "sells for {price} next").format(price=price)


def of_spaces(spaces: int) -> str:
    """After the number of buildings."""
    return translate("SanJuanPlace", "of {spaces}").format(spaces=spaces)


def in_hand() -> str:
    """After the number of cards."""
    return translate("SanJuanPlace", "in hand")


def to_sell() -> str:
    """After the number of goods."""
    return translate("SanJuanPlace", "to sell")
