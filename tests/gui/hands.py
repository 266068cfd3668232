"""Finds pieces and places on the window and operates them with a real mouse."""

from __future__ import annotations

from pathlib import Path

import attrs
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.app.logging_setup import LogBook
from puertorico_desktop.gui.app.preferences import Preferences
from puertorico_desktop.gui.app.settings_file import SettingsFile
from puertorico_desktop.gui.play.history_service import HistoryService
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.play.save_service import SaveService
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.windows.error_dialog import CrashReporter
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.services import Services
from puertorico_desktop.saves.folders import Folders
from tests.gui.table import bots_of, new_session

LEFT = Qt.MouseButton.LeftButton


def services_in(folder: Path, **settings: object) -> Services:
    """Returns the services of a window, with all files in that folder; not covered and silent, unless `settings`
    differ."""
    folders = Folders(folder / "data", folder / "documents")
    folders.documents.mkdir(parents=True, exist_ok=True)
    save_service = SaveService(folders)
    crash_reporter = CrashReporter()
    file = SettingsFile(folders.settings)
    file.settings = attrs.evolve(file.settings, **{"cover": False, "sound": False, "pace": Pace.AT_ONCE, **settings})
    preferences = Preferences(file, save_service.remember, save_service)
    return Services(
        save_service,
        preferences,
        LogBook(folders.logs, crash_reporter.raised.emit),
        crash_reporter,
        HistoryService(folders),
    )


def new_window(
    qtbot,
    kinds: str = "ppp",
    seed: int = 1,
    scheme: Scheme = Scheme.LIGHT,
    folder: Path | None = None,
    **options: bool,
) -> MainWindow:
    """Returns a window at its smallest usual size, with a game that has begun; its files are in `folder`."""
    return window_with(qtbot, new_session(kinds, seed, **options), scheme, folder)


def make_smallest(window: MainWindow) -> None:
    """Gives the window its smallest size, and its texts their largest."""
    window.resize(1024, 600)
    window.table.set_text_size(200)
    QApplication.processEvents()
    assert window.table.side.folded


def window_with(
    qtbot: QtBot, session: GameSession, scheme: Scheme = Scheme.LIGHT, folder: Path | None = None
) -> MainWindow:
    """Returns a window at its smallest usual size with this game; its files are in `folder`."""
    services = services_in(folder or qtbot._request.getfixturevalue("tmp_path"), scheme=scheme)
    window = MainWindow(session, Theme(scheme), services)
    services.save_service.setParent(window)
    services.crash_reporter.setParent(window)
    services.history.setParent(window)
    window.theme.setParent(window)
    session.setParent(window)
    bots_of(session).setParent(session)
    qtbot.addWidget(window)
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.resize(1366, 768)
    window.show()
    qtbot.waitExposed(window)
    return window


def find(window: MainWindow, ref: str) -> tuple[AreaView, QPoint]:
    """Returns the view and the point in it of a piece or place; for a whole area, of its first free space."""
    for view in window.table.views:
        rect = view.rect_of(ref)
        if rect.isEmpty() and ref in (view.area, view.fallback) and view.isVisible():
            rect = ground_of(view)
        if not rect.isEmpty():
            return view, rect.center()
    raise LookupError(ref)


def ground_of(view: AreaView):
    """Returns a free space of a view, or any of its items if it has none."""
    records = [view.record(row) for row in range(view.model().rowCount())]
    free = [r for r in records if view._delegate.is_free(r) and not view.rect_of(r.ref).isEmpty()]
    return view.rect_of((free or records)[0].ref) if records else view.viewport().rect()


def click(window: MainWindow, ref: str) -> None:
    """Click on a piece or place."""
    view, point = find(window, ref)
    QTest.mouseMove(view.viewport(), point)
    QTest.mouseClick(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, point)


def press(window: MainWindow, answer: str) -> None:
    """Click on a button beside the prompt."""
    button = next(b for b in window.table.prompt.buttons if b.id == answer)
    assert button.isVisible()
    assert button.isEnabled(), answer
    QTest.mouseClick(button, LEFT)


def drag_away(widget: QWidget) -> None:
    """Ends a drag over a widget that has accepted it; otherwise Qt keeps a reference to the widget."""
    QApplication.sendEvent(widget, QDragLeaveEvent())


def carry(window: MainWindow, source: str, target: str) -> bool:
    """Drags a piece to a place; returns whether it was accepted. Qt's own drag would block the test."""
    to_view, point = find(window, target)
    return carry_to(window, source, to_view.viewport(), point)


def carry_to(window: MainWindow, source: str, place: QWidget, point: QPoint) -> bool:
    """Drags a piece to a point of a widget; returns whether it was accepted."""
    from_view, _ = find(window, source)
    mime = from_view.table_model.mime_for(source)
    copy, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(point, copy, mime, LEFT, none)
    QApplication.sendEvent(place, enter)
    assert enter.isAccepted(), "Qt would not tell the view about the moves that follow"
    move = QDragMoveEvent(point, copy, mime, LEFT, none)
    QApplication.sendEvent(place, move)
    if move.isAccepted():
        QApplication.sendEvent(place, QDropEvent(QPointF(point), copy, mime, LEFT, none))
    else:
        drag_away(place)
    window.table.marks.end_drag()
    QApplication.processEvents()
    return move.isAccepted()


def move(window: MainWindow, source: str, target: str) -> None:
    """Picks a piece with one click and puts it down with another."""
    click(window, source)
    assert window.interaction.picked == source, window.interaction.reason(source, target)
    click(window, target)


def some_target(window: MainWindow, source: str, choose: int) -> str:
    """Returns one of the targets of a piece."""
    targets = sorted(window.interaction.targets(source))
    return targets[choose % len(targets)]
