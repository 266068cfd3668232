"""Whole games of San Juan with the keyboard only."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.sanjuan.actions import ChooseRole
from puertorico_desktop.engine.sanjuan.components import Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.gui.sanjuan.pending import PendingBuilding, PendingPick, PendingRole
from puertorico_desktop.gui.windows.score_sheet import DEAF_MS, ScoreSheetDialog
from puertorico_desktop.match.match import Match, Seat
from tests.gui.hands import window_with
from tests.gui.keyboard import CTRL, Keyboard, take_keyboard
from tests.gui.sanjuan.robot import new_session
from tests.gui.sanjuan.window import sanjuan_window


class CardPlayer(Keyboard):
    """A player who uses the keyboard only, at random."""

    def move(self) -> None:
        """Answers the current decision."""
        ply, pending = self.window.session.ply, self.window.interaction.pending
        match self.window.session.game.kind:
            case DecisionKind.CHOOSE_ROLE:
                self.choose_role()
            case DecisionKind.BUILD | DecisionKind.PAY:
                self.build()
            case DecisionKind.ACCEPT_BENEFIT:
                self.key(self.rng.choice((Qt.Key.Key_T, Qt.Key.Key_P)), CTRL)
            case _:
                assert isinstance(pending, PendingPick)
                self.pick(pending)
        assert self.window.session.ply > ply

    def choose_role(self) -> None:
        """Chooses a role: Enter on a role, Enter on the own board."""
        self.go_to(self.rng.choice(sorted(self.window.interaction.sources())))
        self.key(Qt.Key.Key_Return)
        self.key(Qt.Key.Key_Return)
        if isinstance(self.window.interaction.pending, PendingRole):
            self.press(self.rng.choice(("twice", "once")))

    def build(self) -> None:
        """Builds: Enter on a card, Enter on a space, Space on the cards that pay."""
        interaction = self.window.interaction
        sources = sorted(interaction.sources())
        if not sources:
            self.key(Qt.Key.Key_P, CTRL)
            return
        if interaction.pending.card is None:
            self.go_to(self.rng.choice(sources))
            self.key(Qt.Key.Key_Return)
            assert interaction.picked is not None
            self.key(Qt.Key.Key_Return)
        if self.rng.random() < 0.3 and self.offers("suggest"):
            self.key(Qt.Key.Key_G, CTRL)
            self.ways.add("suggest")
        while not self.offers("confirm"):
            pending = interaction.pending
            assert isinstance(pending, PendingBuilding)
            self.go_to(self.rng.choice([ref for ref in sorted(pending.sources()) if ref not in pending.paid]))
            self.key(Qt.Key.Key_Space)
            self.ways.add("paid")
        self.key(Qt.Key.Key_Return, CTRL)
        self.ways.add("built")

    def pick(self, pending: PendingPick) -> None:
        """Chooses cards with Space."""
        wanted = pending.most if pending.least == pending.most else self.rng.randint(0, pending.most)
        if not wanted:
            self.key(Qt.Key.Key_P, CTRL)
            return
        for ref in self.rng.sample(sorted(pending.cards), wanted):
            self.go_to(ref)
            self.key(Qt.Key.Key_Space)
        self.key(Qt.Key.Key_Return, CTRL)
        self.ways.add(pending.kind.value)


@pytest.mark.parametrize(
    ("options", "seed"),
    [
        (Options(2), 5),
        (Options(3, opening_choice=True, ask_optional_benefits=True, expansions=(Expansion.NEW_BUILDINGS,)), 2),
    ],
)
def test_a_whole_game_with_the_keyboard_only(qtbot: QtBot, english: object, options: Options, seed: int) -> None:
    window = sanjuan_window(qtbot, options, seed)
    window.setUpdatesEnabled(False)  # the pictures are not looked at
    window.services.preferences.change(motion=type(window.services.preferences.settings.motion).OFF, cover=False)
    take_keyboard(qtbot, window)
    player = CardPlayer(window, seed)
    while window.session.decision is not None:
        player.move()
    assert player.ways >= {"suggest", "paid", "built", "keep", "sell", "produce"}
    sheet = window.dialogs.dialog
    assert isinstance(sheet, ScoreSheetDialog)
    QTest.qWait(DEAF_MS)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert window.dialogs.dialog is None


def test_choosing_a_role_with_the_mouse_moves_the_focus_to_the_hand(qtbot: QtBot, english: object) -> None:
    window = sanjuan_window(qtbot, Options(2), 1)
    take_keyboard(qtbot, window)
    table, session = window.table, window.session
    table.middle.roles.setFocus(Qt.FocusReason.MouseFocusReason)
    assert session.submit(ChooseRole(Role.BUILDER), session.ply)
    assert session.game.kind is DecisionKind.BUILD
    view = window.focusWidget()
    assert view is table.rail.hand
    assert view.record(view.currentIndex().row()).ref in window.interaction.sources()
    scolded = []
    window.interaction.refused.connect(scolded.append)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert not scolded
    assert window.interaction.picked or window.interaction.pending.is_begun


def test_the_focus_returns_to_a_view_in_sight_while_a_bot_chooses_cards(qtbot: QtBot, english: object) -> None:
    """The cards to choose from get the focus first in that phase, but those of the bot are not shown."""
    session = new_session(2, 1)
    seats = (Seat("Anna"), Seat("Ben", "simple"))
    session.open(Match.new(attrs.evolve(session.setup, seats=seats)))
    window = window_with(qtbot, session)
    take_keyboard(qtbot, window)
    assert session.submit(ChooseRole(Role.RECRUITER), session.ply)
    player = CardPlayer(window, 1)
    pending = window.interaction.pending
    assert isinstance(pending, PendingPick)
    player.go_to(min(pending.cards))
    player.key(Qt.Key.Key_Space)
    player.press("confirm")
    assert session.game.kind is DecisionKind.KEEP
    assert session.asked_person is None
    assert not window.table.rail.drawn.isVisible()
    focus = window.focusWidget()
    assert focus in window.table.views
    assert focus.isVisible()
    assert focus.is_played_by_key
