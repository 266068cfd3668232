"""Presentation of moves: travelling pieces, highlights from the log, the recap, and the screen reader."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico import events as e
from puertorico_desktop.engine.puertorico import smuggler_events as s
from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS
from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile, Waived
from puertorico_desktop.gui.feedback.announcer import Announcer
from puertorico_desktop.gui.puertorico.arrangement import Arrangement, Site
from puertorico_desktop.gui.puertorico.routes import Route, Scene, places_of, routes_of
from puertorico_desktop.gui.puertorico.targets import REGISTER
from puertorico_desktop.gui.style.motion import Motion
from puertorico_desktop.gui.windows.main_window import MainWindow
from tests.gui.hands import carry, click, find, new_window
from tests.gui.table import bots_of, play


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    return new_window(qtbot, "ppp")


# -- routes -------------------------------------------------------------------------------------------------------


def scene() -> Scene:
    after = [Arrangement(), Arrangement()]
    after[1].island[3] = Tile.CORN
    after[0].city[5] = Site(Building.OFFICE)
    return Scene(0, [Arrangement(), Arrangement()], after)


@pytest.mark.parametrize(
    ("event", "routes"),
    [
        (e.RoleChosen(1, Role.MAYOR, 0), [Route("role:mayor", "player:1", "role_mayor")]),
        (e.TileTaken(1, Tile.CORN), [Route("offer", "seat:1/island:3", "good_corn")]),
        (e.TileDrawn(0, Tile.CORN), [Route("pile", "island", "good_corn")]),
        (e.BuildingBuilt(0, Building.OFFICE, 5), [Route("market:office", "city:5", "building_office")]),
        (e.ColonistsDistributed(0, 2), [Route(REGISTER, "player:0", "colonist", 2, 0)]),
        (
            s.ShipRaided(1, 2, Good.CORN, 3, 1),
            [Route("ship:2", "seat:1/good:corn", "good_corn"), Route("ship:2", "supply:corn", "good_corn")],
        ),
        (
            s.HousePlundered(0, (0, 1, 0, 0, 0), 1),
            [Route("house", "supply:indigo", "good_indigo"), Route("house", "player:0", "points")],
        ),
        (s.PeoplePoached(0, 3, 0), [Route(REGISTER, "player:0", "colonist")]),
        (s.ColonistLodged(0, Building.OFFICE, True), [Route("player:0", "city:5", "noble")]),
        (
            s.RoleCaptured(1, Role.MAYOR, 2),
            [Route("player:1", "role:mayor", "crest_1"), Route("role:mayor", "player:1", "doubloon")],
        ),
        (s.RansomPaid(1, Role.MAYOR, 3), [Route("role:mayor", "player:1", "doubloon")]),
        (s.CaptivePlayed(1, Role.MAYOR, 0), [Route("role:mayor", "player:1", "role_mayor")]),
        (e.GoodsProduced(0, (0, 2, 0, 0, 0), (0,) * 5), [Route("supply:indigo", "good:indigo", "good_indigo", 2, 0)]),
        (
            e.GoodSold(1, Good.COFFEE, 4),
            [Route("seat:1/good:coffee", "house", "good_coffee"), Route("house", "player:1", "doubloon", 4)],
        ),
        (
            e.GoodsLoaded(0, Good.CORN, 3, 1),
            [Route("good:corn", "ship:1", "good_corn", 3), Route("ship:1", "player:0", "points", 3)],
        ),
        (e.ShipSailed(2, Good.SUGAR, 6), [Route("ship:2", "supply:sugar", "good_sugar")]),
        (e.RolesSweetened((Role.CAPTAIN,)), [Route("", "role:captain", "doubloon")]),
        (e.Passed(1, Waived.SALE), []),
    ],
)
def test_routes_of_events(event: e.Event, routes: list[Route]) -> None:
    assert list(routes_of(event, scene())) == routes


def test_an_event_without_pieces_has_the_place_of_its_player() -> None:
    assert places_of(e.Passed(1, Waived.SALE), scene()) == {"player:1"}
    assert places_of(e.RoundStarted(2, 1), scene()) == {"player:1"}
    assert places_of(e.PileReshuffled(), scene()) == frozenset()


# -- pieces travel ------------------------------------------------------------------------------------------------


def test_a_piece_travels_from_its_former_to_its_new_place(qtbot: QtBot, window: MainWindow) -> None:
    table = window.table
    start = table.place_of("role:settler").center()
    click(window, "role:settler")
    click(window, "role:settler")
    (flight,) = table.stage.flights
    assert flight.source.toPoint() == start
    # The prompt has other buttons now: a pending layout may move the board by a pixel.
    mark = table.place_of("player:0", "role_settler")
    assert mark.width() < table.place_of("player:0").width() / 2
    assert (flight.target.toPoint() - mark.center()).manhattanLength() <= 2
    qtbot.waitUntil(lambda: not table.stage.flights)


def test_moves_can_be_played_while_a_piece_travels(window: MainWindow) -> None:
    click(window, "role:builder")
    click(window, "role:builder")
    assert window.table.stage.flights
    click(window, "market:small_market")
    assert window.interaction.picked == "market:small_market"
    click(window, "city")
    assert window.session.ply == 2


def test_a_dragged_piece_does_not_travel_again(qtbot: QtBot, window: MainWindow) -> None:
    play(window.session, CHOOSE[Role.SETTLER])
    window.table.stage.clear()
    assert carry(window, "offer:0", "island:7")
    qtbot.waitUntil(lambda: window.session.ply == 2)
    assert not window.table.stage.flights


def test_nothing_travels_with_motion_switched_off(window: MainWindow) -> None:
    window.services.preferences.change(motion=Motion.OFF)
    play(window.session, CHOOSE[Role.SETTLER])
    assert not window.table.stage.flights


def test_nothing_travels_at_the_pace_at_once(qtbot: QtBot) -> None:
    window = new_window(qtbot, "pbb")
    play(window.session, CHOOSE[Role.SETTLER], PASS)
    window.table.stage.clear()
    bots_of(window.session).answer()
    qtbot.waitUntil(lambda: window.session.ply == 3)
    assert not window.table.stage.flights


def test_undo_ends_flights(window: MainWindow) -> None:
    play(window.session, CHOOSE[Role.SETTLER])
    assert window.table.stage.flights
    window.session.undo()
    assert not window.table.stage.flights


# -- highlights from the log --------------------------------------------------------------------------------------


def test_hovering_over_a_log_line_highlights_its_places(window: MainWindow) -> None:
    play(window.session, CHOOSE[Role.SETTLER])
    assert carry(window, "offer:0", "island:7")
    view = window.table.log.view
    row = next(row for row in range(view.model().rowCount()) if "takes a tile" in view.model().index(row, 0).data())
    view.scrollTo(view.model().index(row, 0))
    QTest.mouseMove(view.viewport(), view.visualRect(view.model().index(row, 0)).center())
    seat = 0
    where = "island:7" if window.session.viewer == seat else f"seat:{seat}/island:7"
    assert window.table.marks.shown == {where}
    view.pointed.emit(None)
    assert not window.table.marks.shown


# -- the recap ----------------------------------------------------------------------------------------------------


def test_the_recap_replays_moves_since_the_last_turn(qtbot: QtBot, window: MainWindow) -> None:
    session, recap = window.session, window.recap
    assert not recap.action.isEnabled(), "nothing has happened yet"
    play(session, CHOOSE[Role.SETTLER], PASS, PASS, PASS)
    assert (session.asked_person, recap.start) == (1, 3), "Ben has passed as the second, Clara after him"
    answers = [spec.id for spec in window.interaction.buttons()]
    assert answers[0] == "recap", "the other buttons stay where they are when it comes and goes"
    shown = []
    session.changed.connect(lambda: shown.append(session.shown_ply))
    told = []
    session.moved.connect(told.append)
    recap.action.trigger()
    assert recap.is_running
    assert session.is_looking_back
    recap._timer.setInterval(0)
    qtbot.waitUntil(lambda: not session.is_looking_back)
    assert shown == [3, 4, 4]
    assert len(told) == 1, "each step is told like a move"
    assert not recap.is_running
    assert session.asked_person == 1


def test_looking_back_ends_the_recap(window: MainWindow) -> None:
    session, recap = window.session, window.recap
    play(session, CHOOSE[Role.SETTLER], PASS, PASS, PASS, CHOOSE[Role.BUILDER], PASS, PASS)
    recap.action.trigger()
    assert recap.is_running
    session.look_back(0)
    assert not recap.is_running
    assert session.is_looking_back


# -- the screen reader --------------------------------------------------------------------------------------------


def test_moves_and_prompts_are_announced(window: MainWindow) -> None:
    said: list[str] = []
    window.announcer.announced.connect(said.append)
    for action in (CHOOSE[Role.SETTLER], PASS):
        play(window.session, action)
        QApplication.processEvents()
    assert said == [
        "Anna chooses the Settler.",
        "Anna, settler phase: take a tile",
        "Anna takes no tile.",
        "Ben, settler phase: take a tile",
    ]


def test_a_refusal_is_announced(window: MainWindow) -> None:
    said: list[str] = []
    window.announcer.announced.connect(said.append)
    assert isinstance(window.announcer, Announcer)
    window.interaction.pick("market:office")
    assert len(said) == 1
    assert said[0]


def test_the_moves_of_bots_are_announced(qtbot: QtBot) -> None:
    window = new_window(qtbot, "pbb")
    said: list[str] = []
    window.announcer.announced.connect(said.append)
    play(window.session, CHOOSE[Role.SETTLER], PASS)
    bots_of(window.session).answer()
    qtbot.waitUntil(lambda: window.session.ply == 3)
    assert any(words.startswith("Ben ") for words in said)


def test_ctrl_and_a_digit_move_the_focus_to_an_area(window: MainWindow) -> None:
    table = window.table
    expected = [
        table.common.roles, table.common.offer, table.common.ships, table.common.house, table.common.market,
        table.own.views[2], table.own.views[3], table.own.views[1], table.opponents[0].figures,
    ]  # fmt: skip
    window.activateWindow()
    for number, view in enumerate(expected, start=1):
        QTest.keyClick(window, Qt.Key(Qt.Key.Key_0 + number), Qt.KeyboardModifier.ControlModifier)
        assert view.hasFocus(), view.accessibleName()
        assert view.is_played_by_key
    assert find(window, "role:settler")
