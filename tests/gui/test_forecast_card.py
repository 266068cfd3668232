"""The forecast of a role: shown while hovering over it, and part of its accessible text."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE
from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.forecast import PlayerForecast, forecast
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.gui.puertorico.texts.forecast import outlook_text
from puertorico_desktop.gui.puertorico.windows.role_forecast import chips
from puertorico_desktop.gui.windows.forecast_card import Chip
from puertorico_desktop.gui.windows.main_window import MainWindow
from tests.gui.hands import find, new_window
from tests.gui.table import lay, play

PRODUCING = classic(3).player(0, island={Tile.CORN: (2, 2)}).player(1, island={Tile.CORN: (1, 1)})


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    window = new_window(qtbot, "ppp")
    lay(window.session, PRODUCING.build())
    return window


def look_at(window: MainWindow, ref: str) -> None:
    view, point = find(window, ref)
    QTest.mouseMove(view.viewport(), point)


def test_hovering_over_a_role_shows_its_forecast(qtbot: QtBot, window: MainWindow) -> None:
    card = window.table.forecast
    look_at(window, "role:craftsman")
    qtbot.waitUntil(lambda: card.shown == "role:craftsman")
    assert window.table.rect().contains(card.geometry())
    assert card.geometry().top() >= window.table.place_of("role:craftsman").bottom()
    look_at(window, "role:mayor")
    assert card.shown == "role:mayor", "the next one comes at once"
    look_at(window, "market:hospice")
    QTest.mouseMove(window.table.common.market.viewport())
    window.table.common.roles.pointed.emit("")
    assert not card.shown


ABOUT = {
    "settler": "offer", "mayor": "crew", "builder": "market", "craftsman": "supply", "trader": "house",
    "captain": "ships",
}  # fmt: skip


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (2560, 1440)])
def test_the_forecast_does_not_cover_the_pieces_it_is_about(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    table = window.table
    for role, about in ABOUT.items():
        table.forecast.look_at(f"role:{role}", lambda role=role: table.place_of(f"role:{role}"))
        table.forecast.appear()
        for ground in (getattr(table.common, about), table.common.roles):
            assert not table.forecast.geometry().intersects(table._on_table(ground, ground.rect())), (role, ground)
        assert table.rect().contains(table.forecast.geometry())


def test_focusing_a_role_with_the_keyboard_shows_its_forecast(qtbot: QtBot, window: MainWindow) -> None:
    roles = window.table.common.roles
    roles.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(roles, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: window.table.forecast.shown == "role:mayor")
    play(window.session, CHOOSE[Role.MAYOR])
    assert not window.table.forecast.shown, "it goes with the decision"


def test_escape_hides_the_forecast(qtbot: QtBot, window: MainWindow) -> None:
    roles = window.table.common.roles
    roles.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(roles, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: window.table.forecast.shown == "role:mayor")
    QTest.keyClick(roles, Qt.Key.Key_Escape)
    assert not window.table.forecast.shown
    QTest.keyClick(roles, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: window.table.forecast.shown == "role:settler")


def test_no_forecast_is_shown_with_advice_switched_off(window: MainWindow) -> None:
    window.services.preferences.change(advice=False)
    look_at(window, "role:craftsman")
    QTest.qWait(300)
    assert not window.table.forecast.shown
    assert window.table.models.roles.index(3).data(Qt.ItemDataRole.ToolTipRole)


def test_the_forecast_is_part_of_the_accessible_text(window: MainWindow) -> None:
    roles = window.table.models.roles
    row = next(row for row in range(roles.rowCount()) if roles.item(row).ref == "role:craftsman")
    spoken = roles.index(row).data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert "Anna: produces 2 corn; may take one more of corn." in spoken
    assert "Ben: produces 1 corn." in spoken
    assert roles.index(row).data(Qt.ItemDataRole.ToolTipRole) == "", "the card is there instead"


@pytest.mark.parametrize(
    ("outlook", "words"),
    [
        (
            PlayerForecast(1, produced=(0, 2, 0, 0, 1), doubloons=1),
            "Ben: produces 2 indigo and 1 coffee; receives 1 doubloon.",
        ),
        (PlayerForecast(0, extra=(Good.CORN, Good.SUGAR)), "Anna: may take one more of corn and sugar."),
        (
            PlayerForecast(0, tiles=(Tile.QUARRY,), draws=True),
            "Anna: may take: quarry; may draw from the face-down pile.",
        ),
        (PlayerForecast(0, buildings=(Building.HOSPICE,)), "Anna: could build 1 kind, up to the Hospice."),
        (PlayerForecast(0, colonists=2), "Anna: receives 2 colonists."),
        (PlayerForecast(0, sold=Good.COFFEE, doubloons=5), "Anna: sells coffee; receives 5 doubloons."),
        (
            PlayerForecast(0, loaded=(3, 0, 0, 0, 0), points=4, spoiled=(0, 0, 2, 0, 0)),
            "Anna: loads 3 corn; scores 4 points; loses 2 sugar.",
        ),
        (PlayerForecast(0), "Anna: nothing."),
    ],
)
def test_the_texts_of_forecasts(window: MainWindow, outlook: PlayerForecast, words: str) -> None:
    assert outlook_text(outlook, window.session.words, window.session.names) == words


def test_the_forecast_explains_why_a_player_can_do_nothing(window: MainWindow) -> None:
    outlook = forecast(classic(3).build(), Role.CAPTAIN)[2]
    assert not list(chips(outlook))
    assert "Clara has no goods" in outlook_text(outlook, window.session.words, window.session.names)


def test_the_icons_of_a_forecast() -> None:
    assert list(chips(PlayerForecast(0, produced=(2, 0, 0, 0, 0), doubloons=1))) == [
        Chip("good_corn", "2"),
        Chip("doubloon", "+1"),
    ]
    assert list(chips(PlayerForecast(0, colonists=2, nobles=1))) == [Chip("colonist", "1"), Chip("noble", "1")]
    assert list(chips(PlayerForecast(0, colonists=1, nobles=1))) == [Chip("noble", "1")]
    many = list(chips(PlayerForecast(0, buildings=tuple(Building))))
    assert many[-1] == Chip(words=f"+{len(Building) - 9}")


def test_the_forecast_is_hidden_when_the_window_is_deactivated(window: MainWindow) -> None:
    card = window.table.forecast
    card.look_at("role:craftsman", lambda: window.table.place_of("role:craftsman"))
    card.appear()
    assert card.shown
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
    assert not card.shown
