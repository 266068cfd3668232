"""The cards turned up by Gold Mine and Bank are shown for a moment, with the reason why they are kept or
discarded."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.events import CardsTurnedUp
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.gui.sanjuan.texts.turned_up import outcome
from puertorico_desktop.gui.sanjuan.windows import turned_up
from tests.gui.sanjuan.window import sanjuan_window

MINE = (Card.CORN_GRANARY, Card.CRANE, Card.STATUE, Card.CITY_HALL)


@pytest.mark.parametrize(
    ("cards", "kept", "cause", "words"),
    [
        (MINE, Card.CORN_GRANARY, Card.GOLD_MINE, "Four different costs: the cheapest one, Corn Granary, is kept."),
        ((*MINE[:3], Card.CHAPEL), None, Card.GOLD_MINE, "Equal costs (3, 3): all four go."),
        ((Card.HERO,), Card.HERO, Card.BANK, "Nobody has built Hero: it is kept."),
        ((Card.HERO,), None, Card.BANK, "Hero is built already: it goes."),
    ],
)
def test_the_sentence_about_the_cards_turned_up(
    english: object, cards: tuple[Card, ...], kept: Card | None, cause: Card, words: str
) -> None:
    assert outcome(CardsTurnedUp(0, cards, kept, cause)) == words


def test_the_cards_turned_up_are_shown_for_a_moment(
    qtbot: QtBot, english: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turned_up, "SHOWN_MS", 300)
    table = sanjuan_window(qtbot, Options(3)).table
    event = CardsTurnedUp(1, MINE, MINE[0], Card.GOLD_MINE)
    table.choreography.enabled = False
    table._show_turned_up([event])
    assert table.turned_up.isHidden(), "no motion is wanted"
    table.choreography.enabled = True
    other = CardsTurnedUp(2, MINE[:1], None, Card.BANK)
    table._show_turned_up([event, other])
    assert table.turned_up.event_shown == event
    assert table.rect().contains(table.turned_up.geometry())
    qtbot.waitUntil(lambda: table.turned_up.event_shown == other, timeout=3000)
    qtbot.waitUntil(table.turned_up.isHidden, timeout=3000)
    table._show_turned_up([event, other])
    table._session.rewound.emit()
    assert table.turned_up.isHidden()
