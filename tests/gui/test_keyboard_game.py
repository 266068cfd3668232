"""Whole games with the keyboard only."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE
from puertorico_desktop.engine.puertorico.components import Building, Role, Tile
from puertorico_desktop.engine.puertorico.options import PUBLISHED, Edition, Selection
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.puertorico.targets import IDLE_NOBLES, SAN_JUAN
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.score_sheet import DEAF_MS, ScoreSheetDialog
from tests.gui.hands import make_smallest, new_window
from tests.gui.keyboard import CTRL, MOST_TABS, Keyboard, take_keyboard
from tests.gui.table import bots_of, lay, play

WORDED = ("upright", "forest", "pass", "stay")
"""Answers that are given with a button."""


class KeyboardPlayer(Keyboard):
    """A player who uses keys only, at random."""

    def move(self) -> None:
        """Answers the current decision."""
        window = self.window
        interaction = window.interaction
        match window.session.decision.kind:
            case DecisionKind.PLACE_COLONISTS:
                self.place()
            case DecisionKind.PLACE_NOBLES:
                self.key(Qt.Key.Key_Return, CTRL)
            case DecisionKind.STORE_GOODS | DecisionKind.PAY:
                while not self.offers("confirm"):
                    self.go_to(self.rng.choice(sorted(interaction.sources())))
                    self.key(Qt.Key.Key_Return)
                self.key(Qt.Key.Key_Return, CTRL)
            case DecisionKind.DELIVER_GOODS:
                self.go_to(self.rng.choice(sorted(interaction.sources())))
                self.key(Qt.Key.Key_Return)
                self.key(Qt.Key.Key_Return, CTRL)
            case DecisionKind.PLACE_DRAWN_TILE | DecisionKind.MOVE_GUESTS:
                self.press(self.rng.choice([one.id for one in interaction.buttons() if one.id in WORDED]))
            case _ if interaction.sources() and not (self.offers("pass") and self.rng.random() < 0.2):
                self.carry()
            case _ if self.offers("accept") and self.rng.random() < 0.8:
                self.key(Qt.Key.Key_T, CTRL)
            case _:
                self.key(Qt.Key.Key_P, CTRL)

    def carry(self) -> None:
        """Picks a piece; the focus moves to its target, where Enter puts it down."""
        source = self.rng.choice(sorted(self.window.interaction.sources()))
        self.go_to(source)
        ply = self.window.session.ply
        self.key(Qt.Key.Key_Return)
        assert self.window.interaction.picked == source
        self.key(self.rng.choice((Qt.Key.Key_Return, Qt.Key.Key_Space)))
        if self.offers("confirm"):  # goods are on the ship of a small wharf, which has not left yet
            self.key(Qt.Key.Key_Return, CTRL)
        assert self.window.session.ply > ply, source
        self.ways.add(source.partition(":")[0])

    def place(self) -> None:
        while (pending := self.window.interaction.placement).still_to_place and not self.offers("confirm"):
            circles = [ref for ref in pending.places() if ref not in (SAN_JUAN, IDLE_NOBLES) and ref.count(":") == 1]
            free = [ref for ref in circles if pending.has_room(ref)]
            before = pending.idle
            self.go_to(self.rng.choice(free))
            self.key(Qt.Key.Key_Return)
            assert self.window.interaction.placement.idle < before
        self.key(Qt.Key.Key_Return, CTRL)


EXPANDED = {
    "edition": Edition.SPECIAL_1897,
    "expansions": PUBLISHED,
    "buildings": Selection.FIXED,
    "ask_optional_benefits": True,
}


@pytest.mark.parametrize(
    ("kinds", "seed", "options"),
    [
        ("pbb", 4, {}),
        ("pp", 9, {"ask_optional_benefits": True, "play_forced": False}),
        ("pp", 3, EXPANDED),
    ],
)
def test_a_game_with_the_keyboard_only(qtbot: QtBot, kinds: str, seed: int, options: dict[str, Any]) -> None:
    play_with_keyboard(qtbot, new_window(qtbot, kinds, seed, **options), seed)


def test_a_game_with_the_keyboard_in_the_smallest_window_with_large_texts(qtbot: QtBot) -> None:
    window = new_window(qtbot, "pp", 3, **EXPANDED)
    make_smallest(window)
    play_with_keyboard(qtbot, window, 3)


def play_with_keyboard(qtbot: QtBot, window: MainWindow, seed: int) -> None:
    window.services.preferences.change(motion=type(window.services.preferences.settings.motion).OFF)
    take_keyboard(qtbot, window)
    window.setUpdatesEnabled(False)  # the pictures are not looked at
    player = KeyboardPlayer(window, seed)
    session = window.session
    while session.decision is not None:
        if session.asked_person is None:
            bots_of(session).answer()
            QApplication.processEvents()
            continue
        player.move()
    assert {"role", "offer", "market", "good"} <= player.ways
    sheet = window.dialogs.dialog
    assert isinstance(sheet, ScoreSheetDialog)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert window.dialogs.dialog is sheet, "the end cannot be skipped by accident"
    QTest.qWait(DEAF_MS)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert window.dialogs.dialog is None


def test_tab_and_backtab_reach_every_area(qtbot: QtBot) -> None:
    """From the roles through all areas, buttons and the log, and round again; there is no focus trap."""
    window = new_window(qtbot, "pbbbb")
    take_keyboard(qtbot, window)
    table = window.table
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        table.take_focus()
        reached = []
        for _ in range(MOST_TABS):
            QTest.keyClick(QApplication.focusWidget(), key)
            reached.append(QApplication.focusWidget())
            if reached[-1] is table.common.roles:
                break
        assert reached[-1] is table.common.roles, "it comes round"
        assert set(reached) >= {view for view in table.views if view.isVisible()}
        assert table.log.view in reached
        assert any(button in reached for button in table.prompt.buttons)


def test_plus_and_minus_place_colonists(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    board = classic(3).player(0, idle=3, city={Building.INDIGO_PLANT: 0}, island={Tile.CORN: 2})
    lay(window.session, board.colonists(ship=0, supply=0).build())
    play(window.session, CHOOSE[Role.MAYOR])
    take_keyboard(qtbot, window)
    player = KeyboardPlayer(window, 1)
    player.go_to("city:0")
    workers = []
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Insert, Qt.Key.Key_Minus, Qt.Key.Key_Delete):
        player.key(key)
        workers.append(window.interaction.placement.workers[Building.INDIGO_PLANT])
    assert workers == [1, 2, 3, 2, 1]
    player.key(Qt.Key.Key_Z, CTRL)
    assert window.interaction.placement.workers[Building.INDIGO_PLANT] == 2
