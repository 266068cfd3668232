"""Links from the log and the advice of San Juan to the pages of the rules."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.sanjuan.actions import ChooseRole, Sell
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.gui.models.items import AdviceItem
from puertorico_desktop.gui.sanjuan.windows.table_topics import topic_of
from tests.gui.sanjuan.window import in_the_middle


def test_every_log_line_has_a_page_of_the_rules(qtbot: QtBot) -> None:
    window = in_the_middle(qtbot, Options(players=3), 1, DecisionKind.BUILD)
    view, topics = window.table.log.view, window.table.topics
    found = set()
    for row in range(view.model().rowCount()):
        index = view.model().index(row, 0)
        view.scrollTo(index)
        found.add(topics.topic_at(view.viewport().mapToGlobal(view.visualRect(index).center())))
    assert None not in found
    assert {"concept:round_start", "role:builder", "concept:prices"} <= found
    assert any(topic.startswith("building:") for topic in found)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: view.is_played_by_key)
    view.setCurrentIndex(view.model().index(0, 0))
    assert topics.at_keyboard() == "role:trader"


def test_an_advice_line_has_the_page_of_its_action() -> None:
    actions = (ChooseRole(Role.TRADER), Sell((Card.SUGAR_MILL,)))
    lines = [AdviceItem("advice:0", action, 0.5, 20.0, True) for action in actions]
    assert [topic_of(line) for line in lines] == ["role:trader", "concept:prices"]
