"""Another game is painted in several turns of the event loop, while the window shows a picture of the former one."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPixmap, QShortcutEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.app.application import Desktop
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.puertorico.choices import adapted
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.gui.tools.bench.games import actions_of, course_of, setup_of
from puertorico_desktop.gui.views import plan_view
from puertorico_desktop.gui.views.plan_view import PlanView
from puertorico_desktop.gui.windows import painting_ahead
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.painting_ahead import PaintingAhead
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from puertorico_desktop.gui.windows.surfaces import Surface
from puertorico_desktop.languages import ENGLISH
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.folders import Folders
from tests.gui.hands import LEFT, find, new_window


class Events(QObject):
    """Counts the events of a type that widgets receive."""

    def __init__(self, kind: QEvent.Type, *watched: QWidget) -> None:
        super().__init__()
        self.kind = kind
        self.count = 0
        for widget in watched:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == self.kind
        return False


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    return new_window(qtbot)


@pytest.fixture
def ahead(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> PaintingAhead:
    """The painting ahead of a table that is shown in its final size, with unlimited time."""
    monkeypatch.setattr(painting_ahead, "MOST_MS", 60_000)
    ahead = PaintingAhead(window.table, window.session)
    qtbot.wait(50)
    window.table.update()
    qtbot.waitUntil(lambda: ahead._is_painted)
    return ahead


def finished_match(window: MainWindow) -> Match:
    options = window.session.setup.options
    match = course_of(setup_of(options, people=1), actions_of(options))
    assert match.record.game.decision is None
    return match


def another(window: MainWindow) -> Callable[[], None]:
    """Returns a change that begins a game in which everything looks different."""
    setup = window.session.setup
    options = adapted(setup.options, edition=Edition.SPECIAL_1897)
    return partial(window.session.start, attrs.evolve(setup, options=options))


def test_the_table_is_shown_when_all_pictures_are_painted(
    qtbot: QtBot, window: MainWindow, ahead: PaintingAhead, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painting_ahead, "TURN_MS", 0)
    shown = [view for view in window.table.views if view.isVisible()]
    before, expected = window.session.match, window.grab().toImage()
    ahead.change(another(window))
    assert window.session.match is before, "a picture is enough for a turn"
    qtbot.waitUntil(lambda: window.session.match is not before)
    paints = Events(QEvent.Type.Paint, *(view.viewport() for view in shown), window.table)
    qtbot.waitUntil(lambda: any(view._pages for view in shown))
    assert ahead.former is not None, "a picture a turn"
    assert ahead.former.grab().toImage() == expected.convertToFormat(QImage.Format.Format_RGB32)
    assert not paints.count
    qtbot.waitUntil(lambda: ahead.former is None)
    monkeypatch.setattr(plan_view, "painted", lambda *_: pytest.fail("a picture was missing"))
    qtbot.waitUntil(lambda: paints.count > len(shown))


def test_a_table_painted_ahead_looks_like_one_painted_at_once(
    qtbot: QtBot, window: MainWindow, ahead: PaintingAhead
) -> None:
    before, change = window.session.setup, another(window)
    change()
    expected = window.table.grab().toImage()
    window.session.start(before)
    assert window.table.grab().toImage() != expected
    ahead.change(change)
    assert ahead.former is not None
    qtbot.waitUntil(lambda: ahead.former is None)
    assert window.table.grab().toImage() == expected


def test_the_table_is_shown_after_the_time_limit(
    qtbot: QtBot, window: MainWindow, ahead: PaintingAhead, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painting_ahead, "MOST_MS", 0)
    monkeypatch.setattr(plan_view.PlanView, "paint_ahead", lambda *_: False)
    ahead.change(another(window))
    qtbot.waitUntil(lambda: ahead.former is None)


def test_changes_are_made_in_their_order(qtbot: QtBot, window: MainWindow, ahead: PaintingAhead) -> None:
    done: list[str] = []
    ahead.change(lambda: done.append("first"))
    ahead.change(lambda: done.append("second"))
    qtbot.waitUntil(lambda: ahead.former is None)
    assert done == ["first", "second"]


def test_a_hidden_window_changes_at_once(window: MainWindow) -> None:
    ahead, done = PaintingAhead(window.table, window.session), []
    ahead.change(lambda: done.append(ahead.former))
    assert done == [None]


def test_resizing_stretches_the_picture(qtbot: QtBot, window: MainWindow, ahead: PaintingAhead) -> None:
    before = window.session.match
    ahead.change(another(window))
    window.resize(window.width() + 40, window.height())
    assert ahead.former is not None
    assert ahead.former.geometry() == window.rect()
    qtbot.waitUntil(lambda: window.session.match is not before and ahead.former is None)


def test_steps_of_a_change_are_made_in_turns_of_their_own_behind_the_picture(
    qtbot: QtBot, ahead: PaintingAhead
) -> None:
    done: list[str] = []
    turns = QTimer()
    turns.timeout.connect(lambda: done.append("turn"))

    def change() -> None:
        turns.start()
        ahead.in_turn(lambda: done.append("first"))
        ahead.in_turn(lambda: done.append("second"))

    ahead.change(change)
    qtbot.waitUntil(lambda: ahead.former is None)
    turns.stop()
    first, second = done.index("first"), done.index("second")
    assert "turn" in done[:first]
    assert "turn" in done[first:second]
    ahead.in_turn(lambda: done.append("third"))
    assert done[-1] == "third", "nothing hides it"


def far_in_a_game(window: MainWindow) -> GameSession:
    """Lays out a game in which many moves have been made."""
    options = window.session.setup.options
    actions = actions_of(options)
    window.session.open(course_of(setup_of(options, options.players), actions[: len(actions) // 2]), begin=False)
    return window.session


def test_a_jump_is_shown_when_all_pictures_are_there(
    qtbot: QtBot, window: MainWindow, ahead: PaintingAhead, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painting_ahead, "TURN_MS", 0)
    monkeypatch.setattr(painting_ahead, "JUMP_MS", 60_000)
    session = far_in_a_game(window)
    qtbot.wait(50)
    session.rewound.connect(ahead.hold_painting)
    shown = [view for view in window.table.views if view.isVisible()]
    paints = Events(QEvent.Type.Paint, *(view.viewport() for view in shown), window.table.replay_bar)
    session.look_back(2)
    pictures, turns = painted_in_turns(monkeypatch)
    qtbot.waitUntil(lambda: ahead._is_holding and len(turns) > 3)
    assert not paints.count
    qtbot.waitUntil(lambda: not ahead._is_holding)
    assert pictures
    assert max(turns) == 1, "a picture a turn"
    monkeypatch.setattr(plan_view, "painted", lambda *_: pytest.fail("a picture was missing"))
    qtbot.waitUntil(lambda: paints.count > 0)


def painted_in_turns(monkeypatch: pytest.MonkeyPatch) -> tuple[list[object], list[int]]:
    """Returns the pictures that are painted from now on, and their number in each turn."""
    pictures: list[object] = []
    turns: list[int] = []
    paint, ahead = plan_view.painted, PaintingAhead._paint

    def in_turn(self: PaintingAhead) -> None:
        before = len(pictures)
        ahead(self)
        turns.append(len(pictures) - before)

    monkeypatch.setattr(plan_view, "painted", lambda *each: (pictures.append(each), paint(*each))[1])
    monkeypatch.setattr(PaintingAhead, "_paint", in_turn)
    return pictures, turns


def test_a_jump_looks_as_if_it_were_painted_at_once(qtbot: QtBot, window: MainWindow, ahead: PaintingAhead) -> None:
    session = far_in_a_game(window)
    session.look_back(2)
    expected = window.grab().toImage()
    session.return_to_game()
    qtbot.wait(50)
    session.rewound.connect(ahead.hold_painting)
    session.look_back(2)
    qtbot.waitUntil(lambda: not ahead._is_holding)
    assert window.grab().toImage() == expected


def test_jumps_that_come_faster_than_pictures_are_shown(
    qtbot: QtBot, window: MainWindow, ahead: PaintingAhead, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painting_ahead, "JUMP_MS", 20)
    monkeypatch.setattr(PlanView, "paint_ahead", lambda *_: False)
    session = far_in_a_game(window)
    qtbot.wait(50)
    session.rewound.connect(ahead.hold_painting)
    paints = Events(QEvent.Type.Paint, window.table.replay_bar)
    for ply in (9, 2, 7, 3):
        session.look_back(ply)
    qtbot.waitUntil(lambda: paints.count > 0)
    assert not ahead._is_holding


def test_a_page_that_is_opened_after_a_jump_is_shown_at_once(window: MainWindow, ahead: PaintingAhead) -> None:
    ahead.hold_painting()
    window.learn_menu.lessons.open_list()
    assert not ahead._is_holding


def test_a_page_is_shown_until_the_table_is_painted(
    qtbot: QtBot, window: MainWindow, ahead: PaintingAhead, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = window.session.match
    window.learn_menu.lessons.open_list()
    qtbot.wait(20)
    expected = window.grab().toImage()
    ahead.change(another(window))
    qtbot.waitUntil(lambda: window.session.match is not before)
    assert window.table.isVisible()
    assert ahead.former is not None
    assert ahead.former.grab().toImage() == expected.convertToFormat(QImage.Format.Format_RGB32)
    qtbot.waitUntil(lambda: ahead.former is None)
    monkeypatch.setattr(plan_view, "painted", lambda *_: pytest.fail("a picture was missing"))
    window.grab()


def test_opening_a_page_ends_painting_ahead(window: MainWindow, ahead: PaintingAhead) -> None:
    ahead.change(another(window))
    assert ahead.former is not None
    window.learn_menu.lessons.open_list()
    assert ahead.former is None


def test_a_change_that_keeps_the_page_is_shown_at_once(
    qtbot: QtBot, window: MainWindow, ahead: PaintingAhead
) -> None:
    window.learn_menu.lessons.open_list()
    changed: list[bool] = []
    ahead.change(lambda: changed.append(True))
    qtbot.waitUntil(lambda: bool(changed))
    assert ahead.former is None


@pytest.mark.parametrize("change", [{"scheme": Scheme.DARK, "as_system": False}, {"text_size": 125}])
def test_another_scheme_or_text_size_is_painted_ahead(
    qtbot: QtBot,
    window: MainWindow,
    ahead: PaintingAhead,
    monkeypatch: pytest.MonkeyPatch,
    change: dict[str, Any],
) -> None:
    window.settings_applier.change_table = ahead.change
    window.services.preferences.change(**change)
    assert ahead.former is not None
    qtbot.waitUntil(lambda: ahead.former is None)
    monkeypatch.setattr(plan_view, "painted", lambda *_: pytest.fail("a picture was missing"))
    monkeypatch.setattr(Surface, "_drawn", lambda *_: pytest.fail("a background was missing"))
    window.table.grab()


def test_settings_without_visible_effect_are_not_painted_ahead(window: MainWindow, ahead: PaintingAhead) -> None:
    window.settings_applier.change_table = ahead.change
    window.services.preferences.change(asks_twice=True, sound=False)
    assert ahead.former is None


def test_painting_ahead_begins_after_posted_events_of_the_change(
    qtbot: QtBot, window: MainWindow, ahead: PaintingAhead, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []
    paint = ahead._paint
    monkeypatch.setattr(ahead, "_paint", lambda: (told.append(renewed.count > 0), paint()))
    renewed = Events(QEvent.Type.LanguageChange, window)
    QTimer.singleShot(0, lambda: ahead.change(lambda: QApplication.postEvent(window, QEvent(renewed.kind))))
    qtbot.waitUntil(lambda: bool(told) and ahead.former is None)
    assert all(told)


def test_an_opened_file_is_painted_ahead(qtbot: QtBot, window: MainWindow, ahead: PaintingAhead) -> None:
    window.opener.change_table = ahead.change
    covered: list[bool] = []
    window.session.started.connect(lambda: covered.append(ahead.former is not None))
    window.services.save_service.lay_out(lambda: window.session.match)
    qtbot.waitUntil(lambda: covered == [True])
    qtbot.waitUntil(lambda: ahead.former is None)


@pytest.fixture
def hidden(qtbot: QtBot, window: MainWindow, ahead: PaintingAhead, monkeypatch: pytest.MonkeyPatch) -> PaintingAhead:
    """The painting ahead of another game, which is laid out and not shown yet."""
    monkeypatch.setattr(PlanView, "paint_ahead", lambda *_: False)
    before = window.session.match
    ahead.change(another(window))
    qtbot.waitUntil(lambda: window.session.match is not before)
    assert ahead.former is not None
    return ahead


def begin_role(window: MainWindow, ref: str = "role:settler") -> None:
    """Clicks on a role, while a picture of the former game is shown."""
    view, point = find(window, ref)
    QTest.mouseClick(view.viewport(), LEFT, pos=point)


def test_a_game_that_is_not_shown_yet_gets_no_clicks_and_keys(
    qtbot: QtBot, window: MainWindow, hidden: PaintingAhead, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.activateWindow()
    interaction, view = window.interaction, window.table.entrance
    begin_role(window)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert interaction.picked is None
    asked: list[bool] = []
    window.menus.new_action.triggered.connect(lambda: asked.append(True))
    QApplication.sendEvent(window.menus.undo_action, QShortcutEvent(window.menus.undo_action.shortcut(), 1))
    QApplication.sendEvent(window.menus.new_action, QShortcutEvent(window.menus.new_action.shortcut(), 1))
    assert len(asked) == 1, "nothing else is lost"
    window.dialogs.close()
    monkeypatch.undo()
    qtbot.waitUntil(lambda: hidden.former is None)
    begin_role(window)
    assert interaction.picked == "role:settler"


def test_a_mouse_press_in_the_former_game_is_cancelled(
    qtbot: QtBot, window: MainWindow, ahead: PaintingAhead
) -> None:
    before, (view, point) = window.session.match, find(window, "role:settler")
    button = next(button for button in window.table.prompt.buttons if button.isVisible())
    clicks: list[bool] = []
    button.clicked.connect(lambda: clicks.append(True))
    QTest.mousePress(view.viewport(), LEFT, pos=point)
    button.setEnabled(True)
    QTest.mousePress(button, LEFT)
    assert button.isDown()
    ahead.change(another(window))
    qtbot.waitUntil(lambda: window.session.match is not before)
    assert not button.isDown()
    QTest.mouseMove(button, button.rect().center() + QPoint(1, 1))
    QTest.mouseRelease(button, LEFT)
    QTest.mouseRelease(view.viewport(), LEFT, pos=point)
    assert not clicks
    assert window.interaction.picked is None


def test_the_same_game_in_another_scheme_gets_clicks(
    window: MainWindow, ahead: PaintingAhead, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.settings_applier.change_table = ahead.change
    window.services.preferences.change(scheme=Scheme.DARK, as_system=False)
    assert ahead.former is not None
    begin_role(window)
    assert window.interaction.picked == "role:settler"


@pytest.mark.parametrize("begin", ["_begin", "_again"])
def test_a_new_game_is_painted_ahead(qtbot: QtBot, window: MainWindow, ahead: PaintingAhead, begin: str) -> None:
    window.dialogs.change_table = ahead.change
    covered: list[bool] = []
    window.session.started.connect(lambda: covered.append(ahead.former is not None))
    getattr(window.dialogs, begin)(*([window.session.setup] if begin == "_begin" else []))
    qtbot.waitUntil(lambda: covered == [True])
    qtbot.waitUntil(lambda: ahead.former is None)


def test_a_window_that_replaces_another_is_painted_ahead(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painting_ahead, "MOST_MS", 60_000)
    ahead, picture = PaintingAhead(window.table, window.session), QPixmap(window.size())
    picture.fill(QColor("red"))
    ahead.come_after(picture)
    assert ahead.former is not None
    assert window.grab().toImage().pixelColor(200, 200) == QColor("red")
    begin_role(window)
    assert window.interaction.picked is None
    qtbot.waitUntil(lambda: ahead.former is None)
    monkeypatch.setattr(plan_view, "painted", lambda *_: pytest.fail("a picture was missing"))
    assert window.grab().toImage().pixelColor(200, 200) != QColor("red")


def test_a_picture_of_another_size_is_not_used(window: MainWindow) -> None:
    ahead = PaintingAhead(window.table, window.session)
    ahead.come_after(QPixmap(window.width() - 20, window.height()))
    assert ahead.former is None


def test_the_score_sheet_opens_once_the_table_is_painted(
    qtbot: QtBot, window: MainWindow, ahead: PaintingAhead, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialogs, paint = window.dialogs, PlanView.paint_ahead
    dialogs.after_change = ahead.after_change
    finished = finished_match(window)
    monkeypatch.setattr(PlanView, "paint_ahead", lambda *_: False)
    ahead.change(lambda: window.session.open(finished))
    qtbot.waitUntil(lambda: window.session.match is finished)
    qtbot.wait(20)
    assert dialogs.dialog is None
    monkeypatch.setattr(PlanView, "paint_ahead", paint)
    qtbot.waitUntil(lambda: isinstance(dialogs.dialog, ScoreSheetDialog))
    assert ahead.former is None


def test_a_score_sheet_closed_before_the_table_is_painted_does_not_open(
    qtbot: QtBot, window: MainWindow, ahead: PaintingAhead
) -> None:
    """The next game is laid out, or a review opened, while the table is still being painted."""
    dialogs = window.dialogs
    dialogs.after_change = ahead.after_change
    finished = finished_match(window)
    ahead.change(lambda: (window.session.open(finished), dialogs.close()))  # type: ignore[arg-type, return-value]
    qtbot.waitUntil(lambda: ahead.former is None and window.session.match is finished)
    qtbot.wait(20)
    assert dialogs.dialog is None


def test_an_exception_in_a_change_does_not_stop_later_ones(
    qtbot: QtBot, ahead: PaintingAhead, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def fail() -> None:
        raise OSError("the file cannot be read")

    with qtbot.captureExceptions() as errors:
        ahead.change(fail)
        ahead.change(lambda: done.append("second"))
        ahead.after_change(lambda: done.append("task"))
        qtbot.waitUntil(lambda: done == ["second", "task"])
        assert ahead.former is None
        monkeypatch.setattr(PlanView, "paint_ahead", lambda *_: fail())
        ahead.change(lambda: done.append("third"))
        qtbot.waitUntil(lambda: ahead.former is None)
    assert [error[0] for error in errors] == [OSError, OSError]
    assert done == ["second", "task", "third"]


def test_an_exception_in_a_task_does_not_stop_later_ones(qtbot: QtBot, ahead: PaintingAhead) -> None:
    done: list[str] = []

    def fail() -> None:
        raise OSError("the file cannot be read")

    with qtbot.captureExceptions() as errors:
        ahead.change(lambda: None)
        ahead.after_change(fail)
        ahead.after_change(lambda: done.append("task"))
        qtbot.waitUntil(lambda: done == ["task"])
    assert len(errors) == 1


def test_a_closed_window_makes_no_changes(qtbot: QtBot, window: MainWindow, ahead: PaintingAhead) -> None:
    before = window.session.match
    ahead.change(another(window))
    window.close()
    qtbot.wait(50)
    assert window.session.match is before
    assert ahead.former is None


def test_settings_changed_during_painting_ahead_are_kept(
    qtbot: QtBot, window: MainWindow, ahead: PaintingAhead
) -> None:
    window.settings_applier.change_table = ahead.change
    preferences = window.services.preferences
    preferences.change(scheme=Scheme.DARK, as_system=False)
    preferences.change(pace=Pace.SLOW, asks_twice=True)
    qtbot.waitUntil(lambda: window.theme.scheme is Scheme.DARK and ahead.former is None)
    assert window.session.pace is Pace.SLOW
    assert window.interaction.asks_twice


def test_the_last_of_several_languages_chosen_quickly_is_used(
    qtbot: QtBot, window: MainWindow, ahead: PaintingAhead, english: Languages
) -> None:
    applier = window.settings_applier
    applier.use_languages(english)
    applier.change_table = ahead.change
    try:
        for language in ("ja", "zh_TW", ENGLISH, "ja", ENGLISH):
            applier.choose_language(language)
        qtbot.waitUntil(lambda: ahead.former is None)
        assert english.language == ENGLISH
        for language in (ENGLISH, "ja"):
            applier.choose_language(language)
        qtbot.waitUntil(lambda: ahead.former is None)
        assert english.language == "ja"
    finally:
        english.use(ENGLISH)


def test_the_scheme_follows_a_system_that_changes_twice_quickly(
    qtbot: QtBot, window: MainWindow, ahead: PaintingAhead, monkeypatch: pytest.MonkeyPatch
) -> None:
    applier, system = window.settings_applier, window.settings_applier.system_scheme
    window.services.preferences.change(as_system=True)
    before = window.theme.scheme
    applier.change_table = ahead.change
    for scheme in (Scheme.DARK, before):
        monkeypatch.setattr("puertorico_desktop.gui.style.system_scheme.system_scheme", lambda now=scheme: now)
        system._check()
    qtbot.waitUntil(lambda: ahead.former is None)
    assert window.theme.scheme is before is not Scheme.DARK


def test_pending_settings_apply_to_the_window_for_another_kind_of_game(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    desktop = Desktop(qapp, Folders(tmp_path / "data", tmp_path))
    desktop.open(restore=False)
    desktop.window.dialogs.close()
    qtbot.waitUntil(lambda: desktop._ahead._is_painted)
    other = next(game for game in FACES if game != desktop.session.setup.options.game)
    setup, begun = FACES[other].usual_choices().setup(), []
    try:
        desktop.window.services.preferences.change(scheme=Scheme.DARK, as_system=False, language="ja")
        assert desktop.theme.scheme is Scheme.LIGHT
        desktop._change_game(setup, begun.append)
        qtbot.waitUntil(lambda: bool(begun))
        qtbot.addWidget(desktop.window)
        assert begun == [desktop.window]
        assert (desktop.theme.scheme, desktop.languages.language) == (Scheme.DARK, "ja")
        qtbot.waitUntil(lambda: desktop._ahead.former is None)
    finally:
        desktop.languages.use(ENGLISH)
        desktop.window.close()
        desktop.close()
