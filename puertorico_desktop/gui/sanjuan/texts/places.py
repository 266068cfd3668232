"""The names and purposes of the places on the table."""

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
"""The use of a chosen card, by kind of decision."""


def chosen_tag(kind: DecisionKind | None, builds: bool) -> str:
    """Returns the tag on a chosen card; `builds`: whether it is the building itself."""
    if builds:
        return translate("SanJuanPlace", "built")
    return "" if kind is None or kind not in TAGS else translate("SanJuanPlace", TAGS[kind])


def price_card() -> str:
    """Returns the name of a price card."""
    return translate("SanJuanPlace", "Price card")


def prices_effect() -> str:
    """Returns the purpose of the prices."""
    return translate(
        "SanJuanPlace",
        "The next card is turned in the trader phase: so many cards each good sells for. Their order never changes.",
    )


def deck() -> str:
    """Returns the name of the deck."""
    return translate("SanJuanPlace", "Deck")


def deck_effect() -> str:
    """Returns the purpose of the deck."""
    return translate("SanJuanPlace", "Cards and goods come from it. When it is empty, the discards are shuffled.")


def discards() -> str:
    """Returns the name of the discards."""
    return translate("SanJuanPlace", "Discards")


def discards_effect() -> str:
    """Returns the description of the discards."""
    return translate("SanJuanPlace", "Face down: what was paid, sold or discarded. Nobody may look through them.")


def free_space() -> str:
    """Returns the name of an empty space of a city."""
    return translate("SanJuanPlace", "Free space")


def hidden_card() -> str:
    """Returns the name of a hidden card."""
    return translate("SanJuanPlace", "Hidden card")


def sells_for(price: int, now: bool) -> str:
    """Returns the text on a building whose good has a known price, the present one or the next."""
    if now:
        return translate("SanJuanPlace", "sells for {price}").format(price=price)
    return translate("SanJuanPlace", "sells for {price} next").format(price=price)


def of_spaces(spaces: int) -> str:
    """Returns the text after the number of buildings."""
    return translate("SanJuanPlace", "of {spaces}").format(spaces=spaces)


def in_hand() -> str:
    """Returns the text after the number of cards."""
    return translate("SanJuanPlace", "in hand")


def to_sell() -> str:
    """Returns the text after the number of goods."""
    return translate("SanJuanPlace", "to sell")
