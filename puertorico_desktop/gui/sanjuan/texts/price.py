"""The parts of a price, line by line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.phases.builder import PriceTag
from puertorico_desktop.gui.sanjuan.texts.words import card_name, role_name

translate = QCoreApplication.translate


def sum_of(tag: PriceTag) -> str:
    """Returns the price as a sum: "6 − 1 − 3 = 2"; empty if the printed cost is paid."""
    saved = [part for part in (tag.privilege, tag.helper, tag.covered) if part]
    return f"{' − '.join(map(str, (tag.cost, *saved)))} = {tag.price}" if saved else ""


def savings(tag: PriceTag, card: Card, over: Card | None = None) -> list[tuple[str, str]]:
    """Returns the reductions of a building's price, each with its amount ("−1"); empty if the printed cost is
    paid."""
    helper = Card.DISTILLERY if CATALOG[card].is_production else Card.BUILDERS_YARD
    privilege = translate("SanJuanSlip", "{role}, your privilege").format(role=role_name(Role.BUILDER))
    covered = (
        "" if over is None else translate("SanJuanSlip", "{building}, built over").format(building=card_name(over))
    )
    parts = ((privilege, tag.privilege), (card_name(helper), tag.helper), (covered, tag.covered))
    return [(words, f"−{saved}") for words, saved in parts if saved]
