"""The facts and the tables of figures on the pages, all read from the engine's own tables."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.sanjuan.catalog import CATALOG, PRICES
from puertorico_desktop.engine.sanjuan.components import Card, Good
from puertorico_desktop.gui.sanjuan.texts.rules.topics import Piece, chapter_of, topic_id
from puertorico_desktop.gui.sanjuan.texts.words import card_effect, card_name, good_name
from puertorico_desktop.gui.texts.phrases import title
from puertorico_desktop.gui.texts.rules.page import Fact, Grid, Row, Run

translate = QCoreApplication.translate


def facts(piece: Piece | None) -> tuple[Fact, ...]:
    """Returns the figures of the piece that a page is about."""
    if not isinstance(piece, Card):
        return ()
    row = CATALOG[piece]
    made = () if row.good is None else (Fact(translate("SanJuanFact", "Good"), title(good_name(row.good))),)
    return (
        Fact(translate("SanJuanFact", "Cost"), str(row.cost)),
        Fact(translate("SanJuanFact", "Victory points"), str(row.points)),
        *made,
        Fact(translate("SanJuanFact", "Copies"), str(max(1, row.copies))),
    )


def grid(topic: str) -> Grid | None:
    """Returns the table of figures on a page; None if it has no table."""
    match topic:
        case "concept:prices":
            return _prices()
        case "concept:production_buildings":
            return _producers()
        case "concept:commercial_buildings":
            return _described("commercial")
        case "concept:halls":
            return _described("halls")
        case "concept:new_buildings":
            return _described("new_buildings")
    return None


def _of_chapter(chapter: str) -> Iterable[Card]:
    return (card for card in Card if chapter_of(card) == chapter)


def _link(card: Card) -> Run:
    return Run(card_name(card), topic_id(card))


def _prices() -> Grid:
    """Returns the table of the price cards, one column for each."""
    rows = tuple(Row(Run(title(good_name(good))), tuple(str(card[good]) for card in PRICES)) for good in Good)
    return Grid((translate("SanJuanFact", "Price card"), *(str(number + 1) for number in range(len(PRICES)))), rows)


def _producers() -> Grid:
    heads = (
        translate("SanJuanFact", "Building"),
        translate("SanJuanFact", "Cost"),
        translate("SanJuanFact", "Victory points"),
        translate("SanJuanFact", "Copies"),
    )
    rows = tuple(
        Row(_link(card), (str(CATALOG[card].cost), str(CATALOG[card].points), str(CATALOG[card].copies)))
        for card in _of_chapter("production")
    )
    return Grid(heads, rows)


def _described(chapter: str) -> Grid:
    """Returns the table of the buildings of a chapter with their effects."""
    heads = (
        translate("SanJuanFact", "Building"),
        translate("SanJuanFact", "Cost"),
        translate("SanJuanFact", "Points"),
        translate("SanJuanFact", "What it does"),
    )
    rows = tuple(
        Row(_link(card), (str(CATALOG[card].cost), str(CATALOG[card].points), card_effect(card)))
        for card in _of_chapter(chapter)
    )
    return Grid(heads, rows, prose=True)
