"""Players who are skipped in a row for the same reason are one line of the log."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.sanjuan.actions import ChooseRole
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.events import DeckShuffled, Event, Skipped
from puertorico_desktop.engine.sanjuan.position import table
from puertorico_desktop.engine.sanjuan.reasons import Reason
from puertorico_desktop.gui.sanjuan.skips import Skips, with_skips
from puertorico_desktop.gui.sanjuan.texts.log import event_text
from puertorico_desktop.gui.sanjuan.windows.table_topics import topic_of
from tests.gui.sanjuan.test_flights import window_with

NO_GOODS, FULL = Refusal(Reason.NO_GOODS), Refusal(Reason.NOTHING_EMPTY)
OTHER = DeckShuffled(9)


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([Skipped(1, NO_GOODS), Skipped(2, NO_GOODS), OTHER], [Skips((1, 2), NO_GOODS), OTHER]),
        ([Skipped(1, NO_GOODS), OTHER, Skipped(2, NO_GOODS)], [Skipped(1, NO_GOODS), OTHER, Skipped(2, NO_GOODS)]),
        ([OTHER, Skipped(1, NO_GOODS), Skipped(2, FULL)], [OTHER, Skipped(1, NO_GOODS), Skipped(2, FULL)]),
        ([Skipped(0, FULL), Skipped(1, FULL), Skipped(2, FULL)], [Skips((0, 1, 2), FULL)]),
    ],
)
def test_players_skipped_in_a_row_are_told_together(events: Sequence[Event], told: list[object]) -> None:
    assert list(with_skips(events)) == told


@pytest.mark.parametrize("reason", [Reason.NO_CARDS, Reason.NOTHING_EMPTY, Reason.NO_GOODS, Reason.DECK_EMPTY])
def test_every_reason_is_told_of_several_players(english: object, reason: Reason) -> None:
    assert "Clara and Anna" in event_text(Skips((2, 0), Refusal(reason)), ("Anna", "Ben", "Clara"))


def test_a_trader_phase_without_goods_is_one_line_of_the_log(english: object, qtbot: QtBot) -> None:
    window = window_with(qtbot, table(2).player(0, city=[Card.FRUIT_DEPOT]))
    session, log = window.session, window.table.models.log
    rows = log.rowCount()
    assert session.submit(ChooseRole(Role.TRADER), session.ply)
    lines = {log.name(item): item for item in log.items[rows:]}
    item = lines["Anna and Ben have no goods to sell."]
    assert window.table.places_of(item) == {"player", "player:1"}
    assert topic_of(item) == "concept:round"
