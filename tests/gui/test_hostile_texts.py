"""Names, commands and file names that look like HTML are shown verbatim, and no file that they name is read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtGui import Qt as QtOfTexts
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox, QTabWidget, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.gui.models.saves import SaveEntry, SaveKind
from puertorico_desktop.gui.play.autosaving import UnsavedGame
from puertorico_desktop.gui.play.file_reports import LastGame, LoadFailure, OpenedGame
from puertorico_desktop.gui.play.timeline import Timeline
from puertorico_desktop.gui.puertorico.arrangement import Arrangement
from puertorico_desktop.gui.puertorico.choices import Choices
from puertorico_desktop.gui.puertorico.windows.auction_dialog import AuctionDialog
from puertorico_desktop.gui.puertorico.windows.new_game import NewPuertoRicoDialog
from puertorico_desktop.gui.style.verbatim import Label, verbatim
from puertorico_desktop.gui.views.tips import show_tip
from puertorico_desktop.gui.windows.branch import BranchDialog
from puertorico_desktop.gui.windows.load_game import LoadGameDialog
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.program_dialog import ProgramDialog
from puertorico_desktop.match.match import GameSetup, Match, Seat, utc_now
from puertorico_desktop.saves.document import decode, document_of, encode
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.summary import Summary
from tests.gui.hands import new_window
from tests.gui.hostile import Bait, interpreted
from tests.gui.table import finish, play

MARKUP = [
    "<b>x</b>", "<?xml version='1'?><b>", "&lt;b&gt;", " \n <img src=/dev/zero>", "a <i> b", "<!-- x --><b>", "<br/>",
    "<!DOCTYPE html>", "A&lt;b>", "<\u2060<b>", "//host/share <a href='//host/share'>", "&<b>lt;",
]  # fmt: skip


@pytest.fixture
def bait() -> Iterator[Bait]:
    bait = Bait()
    yield bait
    bait.remove()


@pytest.fixture
def window(qtbot: QtBot, bait: Bait) -> MainWindow:
    """A window with people, and later one bot, with such names."""
    window = new_window(qtbot)
    window.session.start(GameSetup(Options(players=3), 1, seats_of(bait)))
    return window


def seats_of(bait: Bait, bot: str | None = None) -> tuple[Seat, ...]:
    names = (bait.markup, f"2{bait.markup}", f"b&{bait.markup}")
    return tuple(Seat(name, bot if number else None) for number, name in enumerate(names))


def inspect(bait: Bait) -> None:
    """Shows everything, and checks that nothing interprets it."""
    for top in QApplication.topLevelWidgets():
        if top.isVisible():
            top.grab()
    QCoreApplication.processEvents()
    assert not interpreted()
    assert not bait.taken()


def tips_of(widget: QWidget) -> None:
    """Requests tool tips everywhere in a widget."""
    for part in (widget, *widget.findChildren(QWidget)):
        if part.isVisible():
            for x in range(4, part.width(), 60):
                for y in range(4, part.height(), 40):
                    point = QPoint(x, y)
                    event = QHelpEvent(QHelpEvent.Type.ToolTip, point, part.mapToGlobal(point))
                    QCoreApplication.sendEvent(part, event)
    QToolTip.hideText()


def opened(window: MainWindow, dialog: QDialog) -> QDialog:
    window.dialogs.show(dialog)
    QTest.qWaitForWindowExposed(dialog)
    return dialog


# -- verbatim texts ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", MARKUP)
def test_verbatim_makes_markup_plain_text(text: str) -> None:
    assert not QtOfTexts.mightBeRichText(verbatim(text))
    assert verbatim(verbatim(text)) == verbatim(text)
    assert verbatim(text).replace("\u2060", "") == text.replace("\u2060", "")


NAME = "محمد علي"


def left_and_right(label: Label) -> tuple[int, int]:
    """Returns the first and the last column of the widget that are painted on."""
    image = label.grab().toImage()
    ground = image.pixelColor(0, 0)
    rows = range(image.height())
    inked = [x for x in range(image.width()) if any(image.pixelColor(x, y) != ground for y in rows)]
    return inked[0], inked[-1]


@pytest.mark.parametrize("wraps", [False, True])
def test_a_sentence_that_begins_with_an_arabic_name_is_written_from_left_to_right(qtbot: QtBot, wraps: bool) -> None:
    """Qt put the name and the full stop at the wrong ends, and all of it to the right."""
    label = Label()
    qtbot.addWidget(label)
    label.setWordWrap(wraps)
    label.resize(600, 40)
    label.setText(f"{NAME} wins with 49 points.")
    left, right = left_and_right(label)
    assert left < 20
    assert right < 500
    assert label.words == f"{NAME} wins with 49 points."
    label.setText("Anna wins.")
    assert label.text() == label.words == "Anna wins."
    assert not label.accessibleName()


def test_the_check_notices_interpreted_texts(qtbot: QtBot, bait: Bait) -> None:
    label = QLabel(bait.markup)
    qtbot.addWidget(label)
    label.show()
    label.grab()
    assert interpreted()
    assert bait.taken()
    plain = Label()
    qtbot.addWidget(plain)
    label.clear()
    plain.setText(bait.markup)
    show_tip(QPoint(), bait.markup, plain)
    inspect(bait)


# -- the table -----------------------------------------------------------------------------------------------------


def test_a_game_shows_hostile_names_verbatim(window: MainWindow, bait: Bait, monkeypatch: pytest.MonkeyPatch) -> None:
    session = window.session
    monkeypatch.setattr(window.table.cover, "_hides", lambda: True)
    window.services.preferences.change(cover=True)
    for number in range(70):
        actions = session.game.legal_actions()
        play(session, actions[number * 7 % len(actions)])
        if number % 10 == 0:
            inspect(bait)
    assert window.table.cover.isVisible()
    window.table.cover.lift()
    window.recap.action.trigger()
    for view in window.table.views:
        for row in range(view.model().rowCount()):
            index = view.model().index(row, 0)
            view.pointed.emit(view.record(row).ref if view.record(row) is not None else "")
            view.hint_changed.emit(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))
    window.interaction.refused.emit(f"{bait.markup} is no place.")
    tips_of(window)
    inspect(bait)
    session.look_back(10)
    inspect(bait)


# -- dialogs -------------------------------------------------------------------------------------------------------


def test_the_score_sheet_shows_hostile_names_verbatim(window: MainWindow, bait: Bait) -> None:
    finish(window.session, 7)
    dialog = window.dialogs.dialog
    assert dialog is not None
    pages = dialog.findChild(QTabWidget)
    assert isinstance(pages, QTabWidget)
    for page in range(pages.count()):
        pages.setCurrentIndex(page)
        tips_of(dialog)
        inspect(bait)
    dialog.close()


def test_dialogs_with_seats_show_hostile_names_verbatim(window: MainWindow, bait: Bait) -> None:
    bot = f"engine:/nowhere/{bait.markup}"
    seats = (*seats_of(bait, bot), Seat("D"), Seat("E"))
    programs = (bot.removeprefix("engine:"), bait.markup)
    setup = GameSetup(Options(players=3), 1, seats[:3])
    dialogs = [
        NewPuertoRicoDialog(Choices(seats=seats), window, programs),
        BranchDialog(Match.new(setup), 0, window, programs),
        AuctionDialog(setup, window),
        ProgramDialog(window),
    ]
    for dialog in dialogs:
        opened(window, dialog)
        if isinstance(dialog, ProgramDialog):
            dialog.command.setText(bait.markup)
        if not isinstance(dialog, AuctionDialog):
            dialog.accept()
            assert "program" in dialog.complaint.text()
        tips_of(dialog)
        inspect(bait)
    dialogs[-1].close()


def test_the_list_of_games_shows_hostile_names_verbatim(window: MainWindow, bait: Bait) -> None:
    match = window.session.match
    dialog = LoadGameDialog(window.theme, window)
    opened(window, dialog)
    path = Path("/tmp") / f"{bait.markup}.prgame"
    faulty = SaveError(Problem.DAMAGED, "players[0].name", bait.markup)
    found = decode(encode(document_of(match, utc_now())))
    game, arrangement = found.match.record.game, window.session.arrangements
    dialog.add(SaveEntry(path, SaveKind.SAVED, None, None, (), faulty, 1.0, False))
    dialog.add(
        SaveEntry(
            path.with_suffix(""), SaveKind.SAVED, Summary.from_loaded(found), game, arrangement, None, 2.0, False
        )
    )
    tips_of(dialog)
    inspect(bait)
    dialog.close()


# -- message boxes -------------------------------------------------------------------------------------------------


@pytest.mark.own_words
def test_message_boxes_show_hostile_names_verbatim(window: MainWindow, qtbot: QtBot, bait: Bait) -> None:
    path = Path(f"{bait.markup}.prgame")
    error = SaveError(Problem.DAMAGED, "players[0].name", bait.markup)
    match = window.session.match
    oddities = OpenedGame(
        match,
        Timeline(match, Arrangement),
        unknown_bots=(bait.markup,),
        strange_programs=(f"/x/{bait.markup}", bait.markup),
    )
    window.opener._on_load_failed(LoadFailure(path, error, None))
    window.opener._on_opened(oddities)
    window.opener._on_last_found(LastGame(oddities, crashed=True))
    window.saver._on_autosave_failed(error)
    window.saver._on_left_unsaved(UnsavedGame(match, path, error))
    window.services.crash_reporter.raised.emit(bait.markup)
    qtbot.waitUntil(lambda: len(window.findChildren(QMessageBox)) >= 5 and window.dialogs.dialog is not None)
    for box in window.findChildren(QMessageBox):
        for label in ("qt_msgbox_label", "qt_msgbox_informativelabel"):
            shown = box.findChild(QLabel, label)
            assert shown is None or shown.textFormat() == Qt.TextFormat.PlainText
    inspect(bait)
    for box in window.findChildren(QMessageBox):
        box.close()


def test_recent_files_show_hostile_names_verbatim(window: MainWindow, bait: Bait) -> None:
    preferences = window.services.preferences
    preferences.settings = preferences.settings.with_file(Path("/x") / f"{bait.markup}.prgame", "id")
    window.opener.recent_menu.aboutToShow.emit()
    inspect(bait)
