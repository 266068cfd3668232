"""Dragging, clicking and the keyboard on the views: legal moves are played, others are refused with the reason."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QDragEnterEvent, QDragMoveEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.puertorico.components import Building, Role, Tile
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.gui.puertorico.models.items import IslandItem
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.surfaces import Caption
from tests.gui.hands import LEFT, carry, carry_to, click, find, move, new_window, press
from tests.gui.table import lay

NO_KEY = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def window(qtbot) -> MainWindow:
    return new_window(qtbot)


def choose(window: MainWindow, role: str) -> None:
    move(window, f"role:{role}", "player")


def play_until(session: PuertoRicoSession, kind: DecisionKind) -> None:
    """Plays a bot's moves for everybody up to the first decision of a kind."""
    bot = make_bot("simple", 1)
    while session.decision.kind is not kind:
        view = session.game.determinize(session.decision.seat, Rng.from_seed(session.ply))
        assert session.submit(bot.choose(view), session.ply)


# -- drag and drop ------------------------------------------------------------------------------------------------


def test_dragging_a_role_onto_the_board_chooses_it(window: MainWindow) -> None:
    assert carry(window, "role:settler", "player")
    assert window.session.view.running_role is Role.SETTLER


def test_a_role_may_be_dropped_anywhere_on_the_own_board(window: MainWindow) -> None:
    assert carry(window, "role:builder", "island:9")
    assert window.session.view.running_role is Role.BUILDER


def margins(window: MainWindow) -> list[QPoint]:
    """Returns points of the own board beside all of its views: a corner, the captions, between island and city."""
    own = window.table.own
    captions = [label.geometry().center() for label in own.findChildren(Caption)]
    island, city = own.views[2].geometry(), own.views[3].geometry()
    points = [QPoint(4, 4), *captions, QPoint((island.right() + city.left()) // 2, city.center().y())]
    assert len(points) == 4
    assert not any(view.geometry().contains(point) for view in own.views for point in points if view.isVisible())
    return points


@pytest.mark.parametrize("number", range(4))
def test_a_piece_may_be_dropped_beside_the_views_of_the_own_board(window: MainWindow, number: int) -> None:
    own, point = window.table.own, margins(window)[number]
    assert carry_to(window, "role:builder", own, point)
    assert window.session.view.running_role is Role.BUILDER
    seat = window.session.asked_person
    assert carry_to(window, "market:small_market", own, point)
    assert window.session.arrangements[seat].space_of(Building.SMALL_MARKET) is not None


def test_a_tile_dropped_beside_the_views_is_placed_on_the_island(window: MainWindow) -> None:
    choose(window, "settler")
    seat = window.session.asked_person
    assert carry_to(window, "quarry", window.table.own, margins(window)[-1])
    assert Tile.QUARRY in window.session.arrangements[seat].island


def test_a_click_beside_the_views_puts_the_picked_piece_down(window: MainWindow) -> None:
    click(window, "role:settler")
    QTest.mouseClick(window.table.own, LEFT, NO_KEY, margins(window)[0])
    assert window.session.view.running_role is Role.SETTLER
    ply = window.session.ply
    QTest.mouseClick(window.table.own, LEFT, NO_KEY, margins(window)[0])  # with no piece in hand
    assert window.session.ply == ply


def test_a_drop_beside_the_views_with_several_targets_is_refused(window: MainWindow) -> None:
    play_until(window.session, DecisionKind.PLACE_COLONISTS)
    said: list[str] = []
    window.table.hint_changed.connect(said.append)
    assert not carry_to(window, "sanjuan", window.table.own, margins(window)[0])
    assert said[-2:] == [window.interaction.reason("sanjuan", "player"), ""]
    assert said[0]


def test_a_tile_is_placed_on_the_space_where_it_is_dropped(window: MainWindow) -> None:
    choose(window, "settler")
    seat = window.session.asked_person
    assert carry(window, "quarry", "island:7")
    assert window.session.arrangements[seat].island[7] is Tile.QUARRY


def test_a_building_is_placed_on_the_space_where_it_is_dropped(window: MainWindow) -> None:
    choose(window, "builder")
    seat = window.session.asked_person
    assert carry(window, "market:small_market", "city:6")
    assert window.session.arrangements[seat].space_of(Building.SMALL_MARKET) == 6


def test_an_illegal_drop_is_refused_and_explained(window: MainWindow) -> None:
    choose(window, "builder")
    said: list[str] = []
    shown: list[str] = []
    window.table.hint_changed.connect(said.append)
    window.statusBar().messageChanged.connect(shown.append)
    ply = window.session.ply
    assert not carry(window, "market:wharf", "city:0")
    assert window.session.ply == ply
    reason = window.interaction.reason("market:wharf", "city:0")
    assert reason
    assert said[-2:] == [reason, ""]  # shown until the piece has left the place
    assert reason in shown


def test_the_status_line_tells_what_lies_where_a_piece_does_not_go(window: MainWindow) -> None:
    choose(window, "settler")
    click(window, "offer:0")
    said: list[str] = []
    window.table.hint_changed.connect(said.append)
    view, point = find(window, "market:hospice")
    QTest.mouseMove(view.viewport(), point)
    assert said[-1].startswith("That does not go there. Hospice")
    assert QToolTip.text() == "That does not go there."
    view, point = find(window, "island:11")
    QTest.mouseMove(view.viewport(), point)
    assert not said[-1].startswith("That does not go there.")


def test_a_tile_is_not_accepted_by_city_or_ships(window: MainWindow) -> None:
    choose(window, "settler")
    assert not carry(window, "offer:0", "city:0")
    assert not carry(window, "offer:0", "ship:0")


def test_dragging_over_a_target_shows_the_result_of_the_drop(window: MainWindow) -> None:
    choose(window, "builder")
    said: list[str] = []
    window.table.hint_changed.connect(said.append)
    assert carry(window, "market:small_market", "city:0")
    assert any(said)


def test_a_drag_that_began_before_the_last_move_is_refused(window: MainWindow) -> None:
    view, point = find(window, "player")
    mime = find(window, "role:settler")[0].table_model.mime_for("role:settler")
    choose(window, "builder")
    for kind in (QDragEnterEvent, QDragMoveEvent):
        event = kind(point, Qt.DropAction.CopyAction, mime, LEFT, NO_KEY)
        QApplication.sendEvent(view.viewport(), event)
        assert not event.isAccepted()


def test_targets_are_highlighted_while_a_piece_is_in_hand(window: MainWindow) -> None:
    choose(window, "settler")
    island = find(window, "island:0")[0]
    click(window, "offer:0")
    lit = [row for row in range(12) if island.is_lit(f"island:{row}", row)]
    free = [row for row in range(12) if isinstance(item := island.record(row), IslandItem) and item.tile is None]
    assert lit == free
    QTest.keyClick(island, Qt.Key.Key_Escape)
    assert window.interaction.picked is None
    assert not any(island.is_lit(f"island:{row}", row) for row in range(12))


def test_a_real_drag_lifts_a_piece_and_holds_the_bots(window: MainWindow, monkeypatch) -> None:
    """The nested loop of a drag is replaced; everything around it is real."""
    held: list[int] = []

    def exec_(drag, *_actions):
        held.append(window.session.drags)
        assert window.table.marks.in_hand == "role:mayor"
        assert not drag.pixmap().isNull()
        assert drag.mimeData().formats() == window.table.models.roles.mimeTypes()
        return Qt.DropAction.IgnoreAction

    monkeypatch.setattr("puertorico_desktop.gui.views.area.QDrag.exec", exec_)
    view, point = find(window, "role:mayor")
    QTest.mousePress(view.viewport(), LEFT, NO_KEY, point)
    far = point + QPoint(40, 0)
    event = QEvent.Type.MouseMove
    QApplication.sendEvent(
        view.viewport(),
        QMouseEvent(event, QPointF(far), view.viewport().mapToGlobal(QPointF(far)), LEFT, LEFT, NO_KEY),
    )
    QTest.mouseRelease(view.viewport(), LEFT, NO_KEY, far)
    assert held == [1]
    assert window.session.drags == 0
    assert window.table.marks.in_hand is None


def test_the_right_button_cancels_a_drag(window: MainWindow, monkeypatch) -> None:
    """Qt's drag is replaced; the button is pressed while it runs."""
    cancelled: list[bool] = []
    view, point = find(window, "role:mayor")
    handle = window.windowHandle()

    def exec_(drag, *_actions):
        QApplication.processEvents()
        QTest.mousePress(handle, Qt.MouseButton.RightButton, NO_KEY, QPoint(300, 300))
        assert cancelled == [True]
        return Qt.DropAction.IgnoreAction

    monkeypatch.setattr("puertorico_desktop.gui.views.area.QDrag.exec", exec_)
    monkeypatch.setattr("puertorico_desktop.gui.views.drag_canceller.QDrag.cancel", lambda: cancelled.append(True))
    ply = window.session.ply
    view._pressed, view._pressed_at = "role:mayor", point
    view.startDrag(Qt.DropAction.CopyAction)
    menu = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, view.viewport().mapToGlobal(point))
    menu.ignore()
    view.contextMenuEvent(menu)
    assert menu.isAccepted(), "whoever puts a piece back has asked for no menu"
    assert window.session.ply == ply
    assert window.table.marks.in_hand is None
    QTest.mousePress(handle, Qt.MouseButton.RightButton, NO_KEY, QPoint(300, 300))
    QTest.mouseRelease(handle, Qt.MouseButton.RightButton, NO_KEY, QPoint(300, 300))
    assert cancelled == [True], "the drag is over"


def test_pressing_the_right_button_during_a_native_drag_cancels_it(window: MainWindow, monkeypatch) -> None:
    cancelled: list[bool] = []
    monkeypatch.setattr("puertorico_desktop.gui.views.area.QDrag.cancel", lambda: cancelled.append(True))
    from_view, _ = find(window, "role:mayor")
    view, point = find(window, "island")
    mime, both = from_view.table_model.mime_for("role:mayor"), LEFT | Qt.MouseButton.RightButton
    event = QDragMoveEvent(point, Qt.DropAction.CopyAction, mime, both, NO_KEY)
    view.dragMoveEvent(event)
    assert cancelled == [True]
    assert not event.isAccepted()


# -- clicks -------------------------------------------------------------------------------------------------------


def test_two_clicks_move_a_piece(window: MainWindow) -> None:
    click(window, "role:captain")
    assert window.interaction.picked == "role:captain"
    click(window, "player")
    assert window.session.ply == 1


def test_two_clicks_on_a_piece_with_one_target_move_it(window: MainWindow) -> None:
    click(window, "role:settler")
    click(window, "role:settler")
    assert window.session.view.running_role is Role.SETTLER


def test_the_right_button_puts_the_picked_piece_back(window: MainWindow) -> None:
    click(window, "role:settler")
    view, point = find(window, "role:trader")
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, NO_KEY, point)
    assert window.interaction.picked is None


def test_a_click_on_a_piece_that_cannot_be_lifted_shows_the_reason(window: MainWindow) -> None:
    click(window, "market:hospice")
    assert window.statusBar().currentMessage()
    assert window.interaction.picked is None


def test_a_click_on_an_empty_space_shows_no_reason(window: MainWindow) -> None:
    refused: list[str] = []
    window.interaction.refused.connect(refused.append)
    click(window, "city:3")
    click(window, "seat:1/island:5")
    assert not refused
    assert window.session.ply == 0


def test_colonists_are_placed_by_clicks_and_drags(window: MainWindow) -> None:
    play_until(window.session, DecisionKind.PLACE_COLONISTS)
    pending = window.interaction.placement
    idle, ply = pending.idle, window.session.ply
    free = next(place for place in pending.places() if place.startswith("island") and pending.has_room(place))
    click(window, free)
    assert window.interaction.placement.idle == idle - 1
    assert carry(window, free, "sanjuan")
    assert window.interaction.placement.idle == idle
    assert carry(window, "sanjuan", free)
    press(window, "reset")
    assert window.interaction.placement.idle == idle
    press(window, "suggest")
    press(window, "confirm")
    assert window.session.ply > ply


# -- keyboard -----------------------------------------------------------------------------------------------------


def key(view: AreaView, *keys: Qt.Key) -> None:
    for each in keys:
        QTest.keyClick(QApplication.focusWidget() or view, each)


def test_a_move_with_the_keyboard_only(window: MainWindow) -> None:
    roles = window.table.common.roles
    window.activateWindow()
    roles.setFocus()
    key(roles, Qt.Key.Key_Home, Qt.Key.Key_Return)
    assert window.interaction.picked == "role:settler"
    assert window.table.own.figures.hasFocus(), "the focus has gone to where the card can be put"
    key(roles, Qt.Key.Key_Return)
    assert window.session.view.running_role is Role.SETTLER
    assert window.table.common.offer.hasFocus(), "the focus has gone to where the next answer lies"
    key(roles, Qt.Key.Key_Right, Qt.Key.Key_Space)
    island = find(window, "island:0")[0]
    assert island.hasFocus()
    key(roles, Qt.Key.Key_Down)
    space = island.currentIndex().row()
    seat = window.session.asked_person
    key(roles, Qt.Key.Key_Return)
    assert window.session.ply == 2
    assert window.session.arrangements[seat].island[space] is not None


def test_escape_puts_the_picked_piece_back(window: MainWindow) -> None:
    roles = window.table.common.roles
    roles.setFocus()
    key(roles, Qt.Key.Key_Home, Qt.Key.Key_Return, Qt.Key.Key_Escape)
    assert window.interaction.picked is None


def test_arrow_keys_follow_the_layout_of_the_market(window: MainWindow) -> None:
    market = window.table.common.market
    market.setFocus()
    key(market, Qt.Key.Key_Home, Qt.Key.Key_Down)
    first = market.record(market.currentIndex().row())
    key(market, Qt.Key.Key_Right)
    second = market.record(market.currentIndex().row())
    here, there = market.rect_of(first.ref), market.rect_of(second.ref)
    assert there.left() > here.right()
    assert abs(there.center().y() - here.center().y()) < here.height()
    key(market, Qt.Key.Key_End)
    assert market.record(market.currentIndex().row()).building is Building.CITY_HALL


# -- highlights and accessibility ---------------------------------------------------------------------------------


def test_changes_of_a_move_are_highlighted_for_a_while(window: MainWindow, qtbot) -> None:
    choose(window, "settler")
    seat = window.session.asked_person
    carry(window, "offer:0", "island:8")
    board = next(b for b in [window.table.own, *window.table.opponents] if b._models.seat == seat)
    island = board.views[2]
    qtbot.waitUntil(lambda: not island._fresh, timeout=2000)
    assert not island._calm.isActive()


@pytest.mark.parametrize(("building", "space"), [("hospice", 0), ("hospice", 5), ("city_hall", 3)])
def test_only_the_space_of_a_new_building_is_highlighted(qtbot, building: str, space: int) -> None:
    window = new_window(qtbot, "pbb")
    lay(window.session, classic(3).player(0, doubloons=10).build())
    choose(window, "builder")
    carry(window, f"market:{building}", f"city:{space}")
    city = window.table.own.views[3]
    assert {city.record(row).ref for row in city._fresh} == {f"city:{space}"}


def test_the_end_of_a_phase_does_not_highlight_its_role_card(qtbot) -> None:
    window = new_window(qtbot, "pbb")
    lay(window.session, classic(3).player(0, doubloons=5).player(1, doubloons=0).player(2, doubloons=0).build())
    roles = find(window, "role:builder")[0]
    choose(window, "builder")
    assert {roles.record(row).ref for row in roles._fresh} == {"role:builder"}
    carry(window, "market:small_market", "city:0")
    play_until(window.session, DecisionKind.CHOOSE_ROLE)
    assert window.session.view.running_role is None
    assert not roles._fresh


def test_views_have_accessible_items(window: MainWindow) -> None:
    view = window.table.common.roles
    spoken = QAccessible.queryAccessibleInterface(view)
    assert spoken.text(QAccessible.Text.Name) == view.accessibleName()
    assert spoken.childCount() >= view.model().rowCount()
    first = spoken.child(0)
    assert first.text(QAccessible.Text.Name) == view.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert not first.rect().isEmpty()
