"""A sale and its cards are one line of the log, in which only those who know the cards read them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.sanjuan.actions import ChooseRole, Sell
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.events import CardsDrawn, DeckShuffled, Event, GoodsSold, GoodStowed, Passed
from puertorico_desktop.engine.sanjuan.position import table
from puertorico_desktop.gui.sanjuan.sales import Sale, with_sales
from puertorico_desktop.gui.sanjuan.texts.log import event_text
from tests.gui.sanjuan.test_flights import window_with

SOLD = GoodsSold(0, (Card.CORN_GRANARY, Card.FRUIT_DEPOT), (Card.VILLA, Card.HERO), 3)
DRAWN = CardsDrawn(0, (Card.CRANE, Card.CRANE, Card.VILLA), Role.TRADER)
MARKET = CardsDrawn(0, (Card.HERO,), Card.LARGE_MARKET)
STOWED = GoodStowed(0, Card.VILLA)
SHUFFLED = DeckShuffled(65)
PASSED = Passed(1, DecisionKind.SELL)


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([SOLD, DRAWN, MARKET, PASSED], [Sale(SOLD, DRAWN), MARKET, PASSED]),
        ([SOLD, PASSED], [SOLD, PASSED]),
        ([SOLD], [SOLD]),
        ([SOLD, MARKET, DRAWN], [SOLD, MARKET, DRAWN]),
        ([SOLD, CardsDrawn(0, (Card.CRANE,), Role.TRADER)], [SOLD, CardsDrawn(0, (Card.CRANE,), Role.TRADER)]),
        ([DRAWN, PASSED], [DRAWN, PASSED]),
        ([SOLD, SHUFFLED, DRAWN, PASSED], [Sale(SOLD, DRAWN), SHUFFLED, PASSED]),
        ([SOLD, SHUFFLED, PASSED], [SOLD, SHUFFLED, PASSED]),
        ([SOLD, STOWED, DRAWN, PASSED], [Sale(SOLD, DRAWN), STOWED, PASSED]),
        ([SHUFFLED, SOLD, SHUFFLED], [SHUFFLED, SOLD, SHUFFLED]),
    ],
)
def test_a_sale_is_told_with_the_cards_that_follow_it(events: Sequence[Event], told: list[object]) -> None:
    assert list(with_sales(events)) == told


def test_the_cards_of_a_sale_are_named_for_those_who_know_them(english: object) -> None:
    sale = Sale(SOLD, DRAWN)
    names = ("Anna", "Ben")
    assert event_text(sale.seen_by(0), names) == "Anna sells corn and fruit for 3 cards: 2 Crane and Villa."
    assert event_text(sale.seen_by(1), names) == "Anna sells corn and fruit for 3 cards."


def test_a_sale_is_one_line_of_the_log_and_shows_its_places(english: object, qtbot: QtBot) -> None:
    goods = [Card.CORN_GRANARY, Card.FRUIT_DEPOT]
    window = window_with(qtbot, table(2).player(0, city=[Card.FRUIT_DEPOT], goods=goods))
    session, scene = window.session, window.table
    assert session.submit(ChooseRole(Role.TRADER), session.ply)
    rows = scene.models.log.rowCount()
    assert session.submit(Sell(tuple(goods)), session.ply)
    sold = scene.models.log.items[rows]
    assert isinstance(sold.event, Sale)
    assert scene.models.log.name(sold).startswith("Anna sells corn and fruit for ")
    assert {"discards", "hand"} <= scene.places_of(sold)
    lines = [scene.models.log.name(item) for item in scene.models.log.items[rows:]]
    assert sum("draws" in line for line in lines) == 0
