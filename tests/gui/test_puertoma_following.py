"""Following the steps of Puertomas: pace, the panel with the reasons, marks on the table, log and recap."""

import re
from collections.abc import Iterator

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.components import AbilityTile, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.decisions import DecisionKind
from puertorico_desktop.engine.puertorico.forecast import forecast
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Level, Options, Selection
from puertorico_desktop.engine.puertorico.puertoma.account import AccountLine, StepRule
from puertorico_desktop.engine.puertorico.puertoma.action_board import TIE_BREAK_CARDS
from puertorico_desktop.engine.puertorico.puertoma.puertoma_events import StepTaken
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.models.items import LogItem
from puertorico_desktop.gui.play import recap as recap_module
from puertorico_desktop.gui.play.pace import TEMPOS, Pace
from puertorico_desktop.gui.play.steps import AutomaticSteps
from puertorico_desktop.gui.puertorico.arrangement import Arrangement
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.models.puertoma_items import TieCardItem
from puertorico_desktop.gui.puertorico.routes import Scene, places_of, routes_of
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.sounds import SOUND_OF
from puertorico_desktop.gui.puertorico.texts import puertoma as words_of
from puertorico_desktop.gui.puertorico.texts import puertoma_events
from puertorico_desktop.gui.puertorico.texts.log import event_text
from puertorico_desktop.gui.puertorico.texts.log_context import LogContext
from puertorico_desktop.gui.puertorico.texts.reasons import refusal_text, skip_text
from puertorico_desktop.gui.puertorico.texts.replay import decided
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.puertorico.weighing import weighing_of
from puertorico_desktop.gui.puertorico.windows.why_panel import chips_of
from puertorico_desktop.gui.views import marks
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.log_delegate import INDENT, WRAP, LogDelegate
from puertorico_desktop.gui.views.scaling import scale_of
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.match.match import GameSetup, Match, Seat
from tests.gui.hands import new_window, press
from tests.gui.table import lay, new_session, play

ALONE = {"edition": Edition.SPECIAL_1897, "puertomas": 1}
WORDS = Words(Edition.SPECIAL_1897)
NAMES = ("Anna", "Puertoma A", "Puertoma B")
EVERYTHING = {"expansions": tuple(Expansion), "buildings": Selection.DRAFT}
TABLES = [
    Options(edition=Edition.SPECIAL_1897, players=2, puertomas=1, level=Level.HARD),
    Options(edition=Edition.SPECIAL_1897, players=3, puertomas=2, level=Level.EASY, **EVERYTHING),  # type: ignore[arg-type]
    Options(edition=Edition.SPECIAL_1897, players=3, puertomas=2, level=Level.HARD, **EVERYTHING),  # type: ignore[arg-type]
]


def play_until_step(
    session: PuertoRicoSession, kind: DecisionKind = DecisionKind.CHOOSE_ROLE, lines: int = 2
) -> None:
    """Plays everybody by rules of thumb to a step of a Puertoma with this many lines, which then waits."""
    bot = make_bot("simple", 1)
    match = session.match
    while True:
        game = match.record.game
        assert game.decision is not None, "no such step in this game"
        automatic = match.setup.kind.automatic(game)
        if automatic is not None and game.kind is kind and len(game.account_of_step) >= lines:
            break
        match.play(automatic or bot.choose(game.determinize(game.decision.seat, Rng.from_seed(match.ply))))
    session.open(match)


def at_step(pace: Pace, kind: DecisionKind = DecisionKind.CHOOSE_ROLE, lines: int = 2) -> PuertoRicoSession:
    """Returns a session of a person and a Puertoma whose step waits."""
    session = new_session("pp", free_undo=True, **ALONE)  # type: ignore[arg-type]
    session.steps.set_pace(pace)
    play_until_step(session, kind, lines)
    return session


def in_window(
    qtbot: QtBot, pace: Pace = Pace.BY_HAND, kind: DecisionKind = DecisionKind.CHOOSE_ROLE, lines: int = 2
) -> MainWindow:
    """Returns a window with such a session."""
    window = new_window(qtbot, "pp", free_undo=True, **ALONE)  # type: ignore[arg-type]
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.services.preferences.change(pace=pace)
    play_until_step(window.session, kind, lines)  # type: ignore[arg-type]
    return window


# -- by hand --------------------------------------------------------------------------------------------------------


def test_by_hand_a_step_is_shown_line_by_line_and_then_played() -> None:
    session = at_step(Pace.BY_HAND)
    steps, ply = session.steps, session.ply
    assert steps.is_waiting
    for number in range(1, steps.count + 1):
        assert (steps.number, session.ply) == (number, ply)
        steps.step()
    assert session.ply == ply + 1
    assert isinstance(session.match.moves[-1].events[0], StepTaken)


def card_of(window: MainWindow) -> TieCardItem:
    """Returns the tie-break card beside the action board."""
    card = window.table.models.action_board.items[-1]
    assert isinstance(card, TieCardItem)
    return card


def go_on(window: MainWindow) -> None:
    """Shows the next line of a Puertoma's step or plays it, or lets a bot decide for the person."""
    session = window.session
    if session.asked_person is None:
        session.steps.step()
    else:
        game = session.game.determinize(session.asked_person, Rng.from_seed(session.ply))
        play(session, make_bot("simple", session.ply).choose(game))


def test_a_tie_break_card_lies_in_the_pile_until_its_line_is_shown(qtbot: QtBot) -> None:
    window = in_window(qtbot)
    session, before, waited = window.session, card_of(window).number, 0
    while waited < 6 and session.decision is not None:
        number = session.steps.number
        account, card = session.account(), card_of(window)
        shown = [line.card for line in account[:number] if line.card is not None]
        hidden = [line.card for line in account[number:] if line.card is not None]
        assert card.number == (shown[-1] if shown else before)
        if hidden:
            waited += 1
            assert card.left == (len(session.view.tie_cards) + len(hidden)) % len(TIE_BREAK_CARDS)
        before = card.number if number == session.steps.count else before
        go_on(window)
    assert waited == 6


def test_the_pile_is_empty_until_the_card_for_which_it_is_shuffled_is_shown(qtbot: QtBot) -> None:
    window = in_window(qtbot)
    while card_of(window).left:
        go_on(window)
    while not card_of(window).left:
        go_on(window)
    assert card_of(window).left == len(TIE_BREAK_CARDS) - 1


def test_by_hand_a_step_does_not_go_on_automatically(qtbot: QtBot) -> None:
    session = at_step(Pace.BY_HAND)
    ply = session.ply
    qtbot.wait(50)
    assert (session.ply, session.steps.number) == (ply, 1)
    session.steps.pause()
    assert not session.steps.is_paused, "there is nothing to pause"


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_the_log_below_the_panel_shows_its_latest_lines_whole(qtbot: QtBot, size: tuple[int, int]) -> None:
    window = in_window(qtbot)
    window.resize(*size)
    window.setUpdatesEnabled(False)  # only the geometry is checked
    session, bot = window.session, make_bot("simple", 1)
    log = window.table.log.view
    wrapped = 0
    for _ in range(300):
        if wrapped > 9 or session.decision is None:
            break
        if session.asked_person is None:
            session.step()
        else:
            session.submit(bot.choose(session.game), session.ply)
        qtbot.wait(1)
        if not window.table.why.isVisible():
            continue
        QApplication.processEvents()
        log.doItemsLayout()
        room = log.viewport().rect()
        last = log.model().index(log.model().rowCount() - 1, 0)
        assert room.contains(log.visualRect(last))
        for row in range(log.model().rowCount() - 1, -1, -1):
            index = log.model().index(row, 0)
            rect = log.visualRect(index)
            if rect.bottom() < room.top():
                break  # the lines before it are further up
            if room.contains(rect):
                words = str(index.data())
                metrics = QFontMetricsF(log.font())
                wide = rect.width() - (INDENT + 2) * scale_of(log)
                lines = metrics.boundingRect(QRectF(0, 0, wide, 999), WRAP, words).height()
                assert rect.height() >= lines, words
                wrapped += lines > 1.5 * metrics.height()
    assert wrapped


def test_space_and_enter_go_through_the_steps(qtbot: QtBot) -> None:
    window = in_window(qtbot)
    session = window.session
    button = window.table.prompt.step_button
    assert button is not None
    assert button.hasFocus()
    assert button.text() == "Next step"
    assert button.keys == "Space"
    ply = session.ply
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert session.steps.number == 2
    while session.ply == ply:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert session.ply == ply + 1


def test_the_prompt_shows_the_step_and_its_progress(qtbot: QtBot) -> None:
    window = in_window(qtbot)
    prompt, steps = window.table.prompt, window.session.steps
    assert prompt.heading.text() == f"Puertoma chooses a role, step 1 of {steps.count}"
    assert prompt.detail.text().startswith("Profitable: ")
    assert [spec.id for spec in window.interaction.buttons()] == ["next", "skip", "undo"]
    assert not prompt.pace.isHidden()
    steps.step()
    assert prompt.heading.text() == f"Puertoma chooses a role, step 2 of {steps.count}"


def test_the_focus_is_on_no_button_at_the_decision_of_a_person(qtbot: QtBot) -> None:
    window = in_window(qtbot)
    session = window.session
    while session.asked_person is None:
        assert window.table.prompt.step_button is not None
        session.steps.step()
    assert QApplication.focusWidget() not in window.table.prompt.buttons
    assert window.table.prompt.pace.isHidden()


def go_through_steps(window: MainWindow) -> None:
    """Press Space until a person must choose a role, and three times more."""
    session = window.session
    while session.asked_person is None or session.decision.kind is not DecisionKind.CHOOSE_ROLE:
        if session.asked_person is not None:
            session.submit(session.game.legal_actions()[0], session.ply)
        else:
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    for _ in range(3):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)


def test_space_does_not_act_in_the_decision_that_its_last_step_has_led_to(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = in_window(qtbot)
    monkeypatch.setattr(marks, "PAUSE_MS", 60_000)
    go_through_steps(window)
    ply, focus = window.session.ply, QApplication.focusWidget()
    assert window.session.asked_person is not None
    assert window.table.marks.in_hand is None
    assert isinstance(focus, AreaView)
    monkeypatch.setattr(marks, "PAUSE_MS", 0)
    qtbot.wait(5)
    QTest.keyClick(focus, Qt.Key.Key_Space)
    assert window.table.marks.in_hand is not None or window.session.ply > ply


def test_another_key_shows_that_space_is_meant_for_the_decision(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = in_window(qtbot)
    monkeypatch.setattr(marks, "PAUSE_MS", 60_000)
    go_through_steps(window)
    ply = window.session.ply
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Space):
        QTest.keyClick(QApplication.focusWidget(), key)
    assert window.table.marks.in_hand is not None or window.session.ply > ply


# -- the other paces ------------------------------------------------------------------------------------------------


def test_slow_goes_on_automatically(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TEMPOS, Pace.SLOW, attrs.evolve(TEMPOS[Pace.SLOW], line_ms=5, reading=0.0, motion=50.0))
    session = at_step(Pace.SLOW)
    seen = []
    ply = session.ply
    session.steps.changed.connect(lambda: seen.append(session.steps.number) if session.ply == ply else None)
    count = session.steps.count
    qtbot.waitUntil(lambda: session.asked_person is not None)
    assert seen == list(range(2, count + 1))
    assert not session.steps.is_waiting


def test_space_pauses_and_resumes_the_steps(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = in_window(qtbot, Pace.SLOW)
    steps = window.session.steps
    button = window.table.prompt.step_button
    assert button is not None
    assert (button.id, button.hasFocus()) == ("pause", True)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert steps.is_paused
    monkeypatch.setitem(TEMPOS, Pace.SLOW, attrs.evolve(TEMPOS[Pace.SLOW], line_ms=5, reading=0.0, motion=50.0))
    qtbot.wait(50)
    assert steps.number == 1
    button = window.table.prompt.step_button
    assert button is not None
    assert (button.id, button.text()) == ("go_on", "Go on")
    QTest.keyClick(button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.session.asked_person is not None)


def test_brisk_shows_all_lines_together(qtbot: QtBot) -> None:
    session = at_step(Pace.BRISK)
    assert session.steps.number == session.steps.count
    assert not session.is_hurrying
    qtbot.waitUntil(lambda: session.asked_person is not None)


def test_at_once_steps_are_played_in_turns_of_the_event_loop(qtbot: QtBot) -> None:
    session = at_step(Pace.AT_ONCE)
    assert session.is_hurrying
    ply = session.ply
    QApplication.processEvents()
    assert session.ply > ply
    qtbot.waitUntil(lambda: session.asked_person is not None)


def test_f5_goes_to_the_next_decision_of_a_person(qtbot: QtBot) -> None:
    window = in_window(qtbot)
    session = window.session
    QTest.keyClick(window, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: session.asked_person is not None)
    assert session.steps.pace is Pace.BY_HAND, "the pace stays"
    play_until_step(session)  # type: ignore[arg-type]
    assert session.steps.is_waiting
    assert session.steps.number == 1


def test_the_pace_is_chosen_on_the_bar_and_stored(qtbot: QtBot) -> None:
    window = in_window(qtbot, Pace.BY_HAND)
    choice = window.table.prompt.pace
    assert choice.buttons[Pace.BY_HAND].isChecked()
    QTest.mouseClick(choice.buttons[Pace.SLOW], Qt.MouseButton.LeftButton)
    assert window.services.preferences.settings.pace is Pace.SLOW
    assert window.session.steps.pace is Pace.SLOW
    button = window.table.prompt.step_button
    assert button is not None
    assert button.hasFocus(), "the keyboard stays where it leads on"


def test_the_pace_is_chosen_in_the_menu_as_well(qtbot: QtBot) -> None:
    window = in_window(qtbot, Pace.BY_HAND)
    menus = window.menus
    assert menus.pace_actions[Pace.BY_HAND].isChecked()
    menus.pace_actions[Pace.BRISK].trigger()
    assert window.session.steps.pace is Pace.BRISK
    window.services.preferences.change(pace=Pace.BY_HAND)
    assert menus.pace_actions[Pace.BY_HAND].isChecked()


def test_changing_the_pace_continues_at_the_current_line(qtbot: QtBot) -> None:
    session = at_step(Pace.SLOW)
    session.steps.set_pace(Pace.BY_HAND)
    assert session.steps.number == 1
    session.steps.set_pace(Pace.AT_ONCE)
    qtbot.waitUntil(lambda: session.asked_person is not None)


def test_automatic_steps_work_without_a_game() -> None:
    steps = AutomaticSteps()
    due = []
    steps.due.connect(lambda: due.append(True))
    steps.set_pace(Pace.BY_HAND)
    steps.step()
    assert not due, "nothing waits"
    steps.begin(0, is_fast=False)
    assert steps.number == 0
    steps.step()
    assert due == [True]
    steps.stop()


# -- undo, looking back, saving, closing ----------------------------------------------------------------------------


def test_undo_works_while_a_step_waits(qtbot: QtBot) -> None:
    window = in_window(qtbot)
    session = window.session
    session.steps.step()
    press(window, "undo")
    assert session.asked_person is not None
    assert not session.steps.is_waiting
    window.interaction.redo()
    assert session.decision is not None


def test_looking_back_shows_the_account_and_returning_restarts_the_step(qtbot: QtBot) -> None:
    window = in_window(qtbot)
    session = window.session
    ply = session.ply
    session.steps.step()
    session.look_back(ply - 1)
    assert not session.steps.is_waiting
    session.look_back(ply)
    assert session.steps.number == session.steps.count == len(session.account())
    assert not window.table.why.isHidden()
    session.return_to_game()
    assert (session.ply, session.steps.number, session.steps.is_waiting) == (ply, 1, True)


def test_a_game_can_be_saved_while_a_step_waits(qtbot: QtBot, tmp_path) -> None:
    window = in_window(qtbot)
    path = tmp_path / "waits.json"
    with qtbot.waitSignal(window.services.save_service.saved):
        window.services.save_service.save(window.session.match, path)
    assert window.session.steps.is_waiting


# -- the recap ------------------------------------------------------------------------------------------------------


def test_the_recap_shows_steps_with_their_accounts(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recap_module, "LEAST_PAUSE_MS", 0)
    monkeypatch.setitem(TEMPOS, Pace.BY_HAND, attrs.evolve(TEMPOS[Pace.BY_HAND], reading=0.0, motion=50.0))
    window = in_window(qtbot)
    session, recap = window.session, window.recap
    while session.asked_person is None:
        session.steps.step()
    start = recap.start
    assert start is not None
    counts = {ply: len(session.match.record.position_at(ply).account_of_step) for ply in range(start, session.ply)}
    shown = []

    def note() -> None:
        shown.append((session.shown_ply, session.steps.number))

    session.steps.changed.connect(note)
    recap.action.trigger()
    assert recap.is_running
    qtbot.waitUntil(lambda: not session.is_looking_back)
    told = {(ply, number) for ply, count in counts.items() for number in range(1, count + 1)}
    assert told <= set(shown)


def test_the_recap_is_available_while_a_step_waits(qtbot: QtBot) -> None:
    window = in_window(qtbot)
    window.recap.refresh()
    assert window.recap.action.isEnabled() == (window.recap.start is not None)


# -- the panel and the log ------------------------------------------------------------------------------------------


def test_the_panel_shows_the_account_line_by_line(qtbot: QtBot) -> None:
    window = in_window(qtbot)
    why, steps = window.table.why, window.session.steps
    assert not why.isHidden()
    assert why.title.text() == "How it chooses", "the end is not told at the beginning"
    assert [entry.number for entry in why.lines.entries] == [1]
    assert why.accessibleDescription().startswith("Profitable: ")
    height = why.height()
    steps.step()
    assert [entry.number for entry in why.lines.entries] == [1, 2]
    assert why.lines.current == 2
    QApplication.processEvents()
    assert why.height() == height, "it does not grow from line to line"
    assert not why.grab().isNull()
    while steps.number < steps.count:
        steps.step()
    assert why.title.text().startswith("Why the ")
    QTest.keyClick(window, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: window.session.asked_person is not None)
    assert why.isHidden()


def test_a_small_window_shows_the_account_in_the_prompt_only(qtbot: QtBot) -> None:
    window = in_window(qtbot)
    window.resize(1000, 560)
    QApplication.processEvents()
    assert window.table.why.isHidden()
    assert window.table.prompt.detail.text()
    window.resize(1366, 768)
    QApplication.processEvents()
    assert not window.table.why.isHidden()


def test_the_panel_takes_its_room_from_the_log_only(qtbot: QtBot) -> None:
    for players in (2, 5):
        window = new_window(qtbot, "p" * players, free_undo=True, **ALONE)  # type: ignore[arg-type]
        window.services.preferences.change(pace=Pace.BY_HAND)
        QApplication.processEvents()
        before = [board.height() for board in window.table.opponents]
        play_until_step(window.session)  # type: ignore[arg-type]
        qtbot.wait(20)
        assert not window.table.why.isHidden()
        after = [board.height() for board in window.table.opponents]
        assert all(abs(now - then) <= 1 for now, then in zip(after, before, strict=True))


def test_a_lower_log_is_neither_measured_nor_painted_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = in_window(qtbot)
    why, log = window.table.why, window.table.log
    measured: list[str] = []
    measure = LogDelegate._height
    monkeypatch.setattr(LogDelegate, "_height", lambda *told: measured.append(told[2]) or measure(*told))
    assert not why.isHidden()
    window.grab()
    measured.clear()
    low, drawn, seen = log.height(), log.picture.cacheKey(), []
    for shown in (False, True):
        why.setVisible(shown)
        QApplication.processEvents()
        window.grab()
        seen.append((log.height(), log.picture.cacheKey()))
    assert seen[0][0] > low
    assert seen[1] == (low, drawn)
    assert not measured
    window.resize(window.width() + 120, window.height())
    QApplication.processEvents()
    window.grab()
    assert measured, "another width breaks the lines anew"


def log_item(window: MainWindow, told: str) -> LogItem:
    model = window.table.models.log
    items = [model.item(row) for row in range(model.rowCount())]
    return next(item for item in reversed(items) if told in model.name(item))  # type: ignore[misc]


def test_a_log_line_keeps_its_account(qtbot: QtBot) -> None:
    window = in_window(qtbot)
    session, ply = window.session, window.session.ply
    while session.ply == ply:
        session.steps.step()
    item = log_item(window, "Puertoma chooses the ")
    model = window.table.models.log
    assert item.ply == ply
    why = model.why(item)
    assert why.startswith("Why the ")
    assert why.count("\n") == len(session.match.moves[ply].events[0].account)
    assert "Profitable: " in model.effect(item)
    anna = log_item(window, "Anna chooses the ")
    assert not model.why(anna)


def test_hovering_over_a_log_line_shows_its_account(qtbot: QtBot) -> None:
    window = in_window(qtbot)
    session, ply = window.session, window.session.ply
    while session.ply == ply:
        session.steps.step()
    window.session.look_back(ply)
    why = window.table.why
    here = why.title.text()
    window.table.log.view.pointed.emit(log_item(window, "Puertoma "))
    assert len(why.lines.entries) >= 1
    window.table.log.view.pointed.emit(None)
    assert why.title.text() == here


def test_the_tool_tip_of_a_log_line_has_the_account_without_a_panel(qtbot: QtBot) -> None:
    window = in_window(qtbot)
    session = window.session
    while session.asked_person is None:
        session.steps.step()
    view, model = window.table.log.view, window.table.models.log
    row = next(row for row in reversed(range(model.rowCount())) if model.why(model.item(row)))  # type: ignore[arg-type]
    view.scrollTo(model.index(row, 0))
    QApplication.processEvents()
    point = view.visualRect(model.index(row, 0)).center()
    event = QHelpEvent(QEvent.Type.ToolTip, point, view.viewport().mapToGlobal(point))
    QCoreApplication.sendEvent(view.viewport(), event)
    assert QToolTip.text().startswith("Why ")
    QToolTip.hideText()


def test_every_line_is_announced_to_a_screen_reader(qtbot: QtBot) -> None:
    window = in_window(qtbot)
    said: list[str] = []
    window.announcer.announced.connect(said.append)
    steps = window.session.steps
    steps.step()
    assert len(said) == 1
    assert said[0].endswith(".")
    ply = window.session.ply
    while window.session.ply == ply:
        steps.step()
    assert any(told.startswith("Puertoma chooses the ") for told in said)


# -- on the table ---------------------------------------------------------------------------------------------------


def test_eliminated_roles_are_marked_with_the_reason(qtbot: QtBot) -> None:
    window = in_window(qtbot, lines=3)
    session, marks = window.session, window.table.marks
    account = session.account()
    first = account[0]
    assert {f"role:{role.id}" for role in first.left} <= marks.weighing.left
    assert {f"role:{role.id}" for role in first.out} <= set(marks.weighing.fallen)
    assert all(marks.weighing.fallen.values())
    while session.steps.number < session.steps.count:
        session.steps.step()
    assert marks.weighing.chosen == f"role:{account[-1].left[0].id}"
    assert not window.table.common.roles.grab().isNull()
    ply = session.ply
    while session.ply == ply:
        session.steps.step()
    while session.asked_person is None:
        session.steps.step()
    assert not marks.weighing.refs


def test_counted_buildings_are_numbered_on_the_market(qtbot: QtBot) -> None:
    window = in_window(qtbot, kind=DecisionKind.BUILD)
    session, marks = window.session, window.table.marks
    session.steps.step()
    line = session.account()[1]
    assert line.rule is StepRule.COUNTED
    numbers = marks.weighing.numbers
    assert list(numbers) == [f"market:{building.id}" for building in line.among]
    assert str(line.card) in numbers[marks.weighing.chosen].split()
    level = session.account()[0].value
    assert level is not None
    board = session.view.players[session.decision.seat].puertoma
    space = len(board.city[level - 1])
    assert f"seat:{session.decision.seat}/level:{level - 1}:{space}" in marks.weighing.left
    assert not window.grab().isNull()


def test_estates_considered_for_people_are_marked(qtbot: QtBot) -> None:
    window = in_window(qtbot, kind=DecisionKind.PLACE_COLONISTS, lines=1)
    left = window.table.marks.weighing.left
    assert left
    assert all(ref.startswith("seat:1/estate:") for ref in left)


def test_at_once_no_pieces_are_marked(qtbot: QtBot) -> None:
    window = in_window(qtbot, Pace.AT_ONCE)
    assert not window.table.marks.weighing.refs
    assert window.table.why.isHidden()
    qtbot.waitUntil(lambda: window.session.asked_person is not None)


# -- words ----------------------------------------------------------------------------------------------------------


def courses() -> Iterator[tuple[Match, Options]]:
    for number, options in enumerate(TABLES):
        seats = tuple(Seat(name) for name in NAMES[: options.players])
        match: Match = Match.new(GameSetup(options, 7 + number, seats, True))
        bot = make_bot("random", 1)
        while match.record.game.decision is not None:
            game = match.record.game
            automatic = match.setup.kind.automatic(game)
            match.play(automatic or bot.choose(game.determinize(game.decision.seat, Rng.from_seed(match.ply))))
        yield match, options


@pytest.fixture(scope="module")
def games() -> list[tuple[Match, Options]]:
    """Whole games with Puertomas of every level and all expansions."""
    return list(courses())


def whole(text: str) -> bool:
    """Returns whether a text is a complete sentence without placeholders."""
    return bool(re.fullmatch(r"[^a-z{}][^{}]*\.", text))


def test_every_step_and_event_of_whole_games_has_a_log_sentence(games: list[tuple[Match, Options]]) -> None:
    rules = set()
    for match, _ in games:
        at = LogContext(NAMES, WORDS, match.record.game.ships)
        for move in match.moves:
            for event in move.events:
                if not isinstance(event, StepTaken):
                    assert whole(event_text(event, at)), event
                    continue
                account = event.account
                assert whole(event_text(event, at))
                for number in range(len(account) + 1):
                    prompt = words_of.step_prompt(event.kind, NAMES[1], account, number, WORDS)
                    assert prompt.heading.startswith(NAMES[1])
                    assert whole(words_of.step_speech(event.kind, NAMES[1], account, number, WORDS))
                assert words_of.why_title(event.kind, account, WORDS).endswith("?")
                for line in account:
                    rules.add(line.rule)
                    told = (words_of.line_title(line), words_of.line_remark(line, WORDS))
                    assert "{" not in "".join(told)
                    assert told[0]
                    assert whole(words_of.line_sentence(line, WORDS)), line
                    assert chips_of(line, True, lambda piece: words_of.piece_name(piece, WORDS)) or not line.left
    assert len(rules) > len(StepRule) // 2, "the games go through most of the rules"


def test_every_step_of_whole_games_has_marks_on_the_table(games: list[tuple[Match, Options]]) -> None:
    match, options = games[1]
    session = new_session("ppp", **{name: getattr(options, name) for name in
                                    ("edition", "puertomas", "level", "expansions", "buildings")})  # type: ignore[arg-type]  # fmt: skip
    session.open(match, begin=False)
    for ply, move in enumerate(match.moves):
        if isinstance(move.events[0], StepTaken):
            session.look_back(ply)
            count = session.steps.count
            assert count == len(move.events[0].account)
            for number in range(1, count + 1):
                session.steps.show(number)
                weighing = weighing_of(session)
                assert not weighing.left & weighing.fallen.keys()


def test_every_event_of_whole_games_has_route_sound_and_place(games: list[tuple[Match, Options]]) -> None:
    empty = [Arrangement() for _ in NAMES]
    for match, options in games:
        automatic = match.setup.kind.automatic_seats(options)
        scene = Scene(0, empty, empty, automatic)
        at = LogContext(NAMES, WORDS, match.record.game.ships)
        for move in match.moves:
            assert whole(decided(move, at))
            assert not move.events or "{" not in (decided(move, at))
            for event in move.events:
                assert type(event) in SOUND_OF
                places_of(event, scene)
                for route in routes_of(event, scene):
                    seat = getattr(event, "seat", None)
                    if seat in automatic:
                        assert not route.target.startswith((f"seat:{seat}/island", f"seat:{seat}/city"))


@pytest.mark.parametrize("rule", StepRule)
def test_every_step_rule_has_texts(rule: StepRule) -> None:
    pieces = (Role.SETTLER, Role.MAYOR)
    line = AccountLine(rule, pieces, pieces[:1], 3, 2, Role.BUILDER)
    assert words_of.line_title(line)
    assert "{" not in words_of.line_title(line) + words_of.line_remark(line, WORDS)
    assert whole(words_of.line_sentence(line, WORDS))
    assert words_of.fallen_text(line, Role.MAYOR, WORDS) or rule not in words_of.FALLEN


def test_the_sentences_of_account_lines() -> None:
    two = AccountLine(StepRule.TIE_BREAK_CARD, (Role.SETTLER, Role.PROSPECTOR), (Role.PROSPECTOR,), 4)
    assert words_of.line_sentence(two, WORDS) == "Card 4 names the Adventurer before the Planter."
    both = AccountLine(StepRule.TIE_BREAK_CARD, (Role.PROSPECTOR, Role.SECOND_PROSPECTOR), (Role.PROSPECTOR,), 4)
    assert (
        words_of.line_sentence(both, WORDS) == "Card 4 names the Adventurer; the first of both role tiles is taken."
    )
    beside = AccountLine(StepRule.BESIDE_MARKER, (Role.SETTLER, Role.TRADER), (Role.SETTLER,), about=Role.BUILDER)
    assert words_of.line_sentence(beside, WORDS) == "Beside the marker on the Builder: Planter. Falling out: Trader."
    three = (Building.FACTORY, Building.UNIVERSITY, Building.HARBOR)
    counted = AccountLine(StepRule.COUNTED, three, (Building.UNIVERSITY,), 5)
    assert words_of.line_sentence(counted, WORDS) == "Card 5 counts round and round to number 2 of 3: School."
    assert words_of.counts_of(counted) == [[1, 4], [2, 5], [3]]
    assert words_of.why_title(DecisionKind.BUILD, [counted], WORDS) == "Why the School?"


@pytest.mark.parametrize("kind", words_of.HEADINGS)
def test_every_decision_of_a_puertoma_has_a_heading(kind: DecisionKind) -> None:
    assert words_of.step_heading(kind, "Puertoma", 2, 3).endswith(", step 2 of 3")
    assert words_of.step_heading(kind, "Puertoma", 1, 1).startswith("Puertoma ")


def test_every_ability_has_an_event_text() -> None:
    assert set(puertoma_events.ABILITIES) == set(AbilityTile)


@pytest.mark.parametrize(
    "reason",
    [Reason.FOLLOWS_ITS_RULES, Reason.NO_CAPTURE_WITH_PUERTOMA, Reason.NO_ESTATE_FITS, Reason.NOTHING_TO_SMUGGLE],
)
def test_reasons_about_puertomas_have_sentences(reason: Reason) -> None:
    refusal = Refusal(reason, {"seat": 1})
    assert whole(refusal_text(refusal, WORDS, NAMES))
    assert whole(skip_text(refusal, 1, WORDS, NAMES))


def test_forecasts_include_puertomas_in_a_whole_game() -> None:
    """At every choice of a role by a person."""
    session = new_session("pp", free_undo=True, **ALONE)  # type: ignore[arg-type]
    match, bot, built = session.match, make_bot("simple", 1), 0
    while match.record.game.decision is not None:
        game = match.record.game
        automatic = match.setup.kind.automatic(game)
        if automatic is None and game.kind is DecisionKind.CHOOSE_ROLE:
            for action in game.legal_actions():
                outlooks = forecast(game, action.role)  # type: ignore[union-attr]
                assert [one.seat for one in outlooks] == [0, 1]
                built += bool(outlooks[1].buildings)
        match.play(automatic or bot.choose(game.determinize(game.decision.seat, Rng.from_seed(match.ply))))
    assert built


def test_pieces_of_different_kinds_have_distinct_names() -> None:
    names = [words_of.piece_name(piece, WORDS) for piece in (Role.SETTLER, Tile.CORN, Good.CORN, Building.OFFICE)]
    assert names == ["Planter", "corn estate", "corn", "Office"]


def test_a_person_cannot_act_for_a_puertoma() -> None:
    session = at_step(Pace.BY_HAND)
    interaction = Interaction(session, session)
    assert not interaction.sources()
    assert not interaction.pick("role:settler")
    lay(session, session.game.copy())
    assert session.steps.is_waiting


def test_puertomas_have_their_names_in_the_language_in_use(qtbot: QtBot, english: Languages) -> None:
    seats = (Seat("Anna"), Seat("プエルトマA"), Seat("プエルトマB"))
    window = new_window(qtbot)
    window.settings_applier.use_languages(english)
    window.session.start(GameSetup(attrs.evolve(TABLES[1], buildings=Selection.FIXED), 5, seats))
    assert window.session.names == ("Anna", "Puertoma A", "Puertoma B")
    try:
        english.use("zh_TW")
        QApplication.processEvents()
        assert window.session.names == ("Anna", "波多馬A", "波多馬B")
        players = window.table.models.players
        assert "波多馬A" in players.name(players.items[1])
    finally:
        english.use_edition(Edition.CLASSIC.value)
        english.use("en")
