"""What a screen reader tells while a move is made with the keyboard, and where the focus goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE
from puertorico_desktop.engine.puertorico.components import Building, Role, Tile
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind as CardDecision
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.engine.sanjuan.position import table
from puertorico_desktop.gui.sanjuan.pending import PendingBuilding
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.match.match import Match
from puertorico_desktop.match.record import GameRecord
from tests.gui.hands import new_window
from tests.gui.keyboard import CTRL, Keyboard, take_keyboard
from tests.gui.sanjuan.test_drafts import choose_building
from tests.gui.sanjuan.window import in_the_middle, sanjuan_window
from tests.gui.table import lay, play

pytestmark = pytest.mark.own_words


class Listener(Keyboard):
    """A player who uses keys only and hears the announcements (`said`)."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        super().__init__(window, 1)
        self.said: list[str] = []
        take_keyboard(qtbot, window)
        QApplication.processEvents()
        window.announcer.announced.connect(self.said.append)

    def hear(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> list[str]:
        """Returns what is announced at a key."""
        self.said.clear()
        self.key(key, modifier)
        QApplication.processEvents()
        return list(self.said)

    def place(self) -> str:
        """Returns the reference of the current item."""
        view = self.focus()
        assert isinstance(view, AreaView)
        return view.record(view.currentIndex().row()).ref


def test_each_place_tells_what_the_piece_in_hand_would_do_there(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    play(window.session, CHOOSE[Role.BUILDER])
    player = Listener(qtbot, window)
    player.go_to(sorted(window.interaction.sources())[0])
    source = player.place()
    told = player.hear(Qt.Key.Key_Return)
    assert told == [window.interaction.hint_for(source, player.place())]
    assert told[0]


def test_escape_returns_the_focus_to_the_piece_that_is_put_back(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    play(window.session, CHOOSE[Role.BUILDER])
    player = Listener(qtbot, window)
    source = sorted(window.interaction.sources())[-1]
    player.go_to(source)
    player.key(Qt.Key.Key_Return)
    assert window.interaction.picked == source
    assert player.place() != source
    player.key(Qt.Key.Key_Escape)
    assert window.interaction.picked is None
    assert player.place() == source
    view = player.focus()
    assert isinstance(view, AreaView)
    assert view.is_played_by_key


def at_the_plant(qtbot: QtBot) -> tuple[Listener, AreaView]:
    """Returns a player with three colonists to place whose current item is an empty indigo plant, and its view."""
    window = new_window(qtbot, "ppp")
    board = classic(3).player(0, idle=3, city={Building.INDIGO_PLANT: 0}, island={Tile.CORN: 2})
    lay(window.session, board.colonists(ship=0, supply=0).build())
    play(window.session, CHOOSE[Role.MAYOR])
    player = Listener(qtbot, window)
    player.go_to("city:0")
    view = player.focus()
    assert isinstance(view, AreaView)
    return player, view


def test_placing_a_colonist_tells_the_place_and_how_many_are_left(qtbot: QtBot) -> None:
    player, view = at_the_plant(qtbot)
    before = view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    told = player.hear(Qt.Key.Key_Plus)
    after = view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    assert before != after
    assert told == [player.window.interaction.prompt().detail, after]


@pytest.mark.parametrize("by_key", [True, False])
def test_the_status_line_tells_what_a_step_taken_back_leaves_at_an_item(qtbot: QtBot, by_key: bool) -> None:
    player, view = at_the_plant(qtbot)
    status = player.window.statusBar()
    told = [status.currentMessage()]
    player.key(Qt.Key.Key_Plus)
    if not by_key:
        QTest.mouseMove(view.viewport(), view.visualRect(view.currentIndex()).center())
        assert view.is_pointed_by_mouse
    told.append(status.currentMessage())
    player.key(Qt.Key.Key_Z, CTRL)
    told.append(status.currentMessage())
    assert told[0] == told[2] != told[1]


def test_paying_tells_the_card_and_how_much_is_paid_and_the_slip_adds_up_the_price(qtbot: QtBot) -> None:
    game = (
        table(2).player(0, city=[Card.CORN_GRANARY], hand=[Card.VILLA, Card.STATUE, Card.FACTORY, Card.HERO]).build()
    )
    window = sanjuan_window(qtbot, game.options)
    window.session.open(Match(window.session.setup, GameRecord(game.options, 1, start=game)))
    interaction = window.interaction
    choose_building(interaction, Card.VILLA)
    player = Listener(qtbot, window)
    slip = window.table.slip
    assert slip.isVisible()
    assert slip.accessibleName()
    for words, figure, _ in slip.lines():
        assert f"{words}: {figure}." in slip.accessibleDescription()
    pending = interaction.pending
    assert isinstance(pending, PendingBuilding)
    player.go_to(sorted(pending.sources())[0])
    told = player.hear(Qt.Key.Key_Space)
    view = player.focus()
    assert isinstance(view, AreaView)
    assert told == [interaction.prompt().detail, view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)]


def test_the_figures_of_a_city_say_whose_turn_it_is(qtbot: QtBot) -> None:
    window = in_the_middle(qtbot, Options(players=2), 3, CardDecision.BUILD)
    session, boards = window.session, [window.table.own, *window.table.opponents]
    told = {
        board.seat: "to move" in board.views[0].model().index(board.seat, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        for board in boards
        if board.seat is not None
    }
    assert told == {seat: seat == session.decision.seat for seat in range(2)}
