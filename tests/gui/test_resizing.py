"""A window that is resized shows its former look, stretched, until its size stands still."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.views import plan_view
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.windows import painting_ahead, resizing
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.painting_ahead import PaintingAhead
from puertorico_desktop.gui.windows.resizing import Resizing
from puertorico_desktop.gui.windows.surfaces import Surface
from tests.gui.hands import new_window


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    return new_window(qtbot)


@pytest.fixture
def ahead(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> PaintingAhead:
    """What paints ahead for a window that follows its size, with all the time that it needs."""
    monkeypatch.setattr(painting_ahead, "MOST_MS", 60_000)
    ahead = PaintingAhead(window.table, window.session)
    Resizing(window.pages, window.table.cover, ahead)
    window.table.step_due.connect(ahead.in_turn)
    window.table.is_stepwise = True
    qtbot.wait(50)
    window.table.update()
    qtbot.waitUntil(lambda: ahead.is_seen)
    return ahead


@pytest.fixture
def sizes(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[QSize]:
    """The sizes for which the table is laid out from now on."""
    found: list[QSize] = []
    former: Callable[[QResizeEvent], None] = window.table.resizeEvent

    def note(event: QResizeEvent) -> None:
        found.append(event.size())
        former(event)

    monkeypatch.setattr(window.table, "resizeEvent", note)
    return found


def larger(window: MainWindow, steps: int) -> None:
    """Drag the lower right corner of the window."""
    for _ in range(steps):
        window.resize(window.size() + QSize(31, 17))


def test_many_sizes_are_laid_out_once(
    qtbot: QtBot, window: MainWindow, ahead: PaintingAhead, sizes: list[QSize], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = window.table.size()
    pictures: list[object] = []
    painted = plan_view.painted
    monkeypatch.setattr(plan_view, "painted", lambda *each: pictures.append(each) or painted(*each))
    larger(window, 6)
    qtbot.wait(20)
    assert window.table.size() == before
    assert ahead.former is not None
    assert ahead.former.geometry() == window.pages.rect()
    assert not sizes
    assert not pictures
    qtbot.waitUntil(lambda: ahead.former is None)
    assert window.table.geometry() == window.pages.rect()
    assert {size.width() for size in sizes} == {window.pages.width()}
    assert len(sizes) <= 3, "the two bars of the window grow with it"
    monkeypatch.setattr(plan_view, "painted", lambda *_: pytest.fail("a picture was missing"))
    monkeypatch.setattr(Surface, "_drawn", lambda *_: pytest.fail("a background was missing"))
    window.grab()


def test_it_looks_as_if_it_had_been_laid_out_at_once(qtbot: QtBot, window: MainWindow, ahead: PaintingAhead) -> None:
    before, after = window.size(), window.size() * 1.25
    window.resize(after)
    qtbot.waitUntil(lambda: ahead.former is None)
    slowly = window.grab().toImage()
    window.resize(before)
    qtbot.waitUntil(lambda: ahead.former is None)
    window.pages.follow_size = None
    window.table.is_stepwise = False
    window.resize(after)
    qtbot.waitUntil(lambda: window.grab().toImage() == slowly)


def test_the_former_look_is_stretched(qtbot: QtBot, window: MainWindow, ahead: PaintingAhead) -> None:
    table = window.table.grab().toImage()
    window.resize(window.size() * 1.25)
    assert ahead.former is not None
    stretched = ahead.former.grab().toImage().scaled(table.size(), mode=Qt.TransformationMode.SmoothTransformation)
    places = [QPoint(x, y) for x in range(10, table.width(), 40) for y in range(10, table.height(), 40)]
    off = [abs(table.pixelColor(at).lightness() - stretched.pixelColor(at).lightness()) for at in places]
    assert sum(off) / len(off) < 12
    qtbot.waitUntil(lambda: ahead.former is None)


def test_a_size_that_comes_back_is_shown(qtbot: QtBot, window: MainWindow, ahead: PaintingAhead) -> None:
    before = window.size()
    larger(window, 2)
    window.resize(before)
    assert ahead.former is not None
    qtbot.waitUntil(lambda: ahead.former is None)
    assert window.table.geometry() == window.pages.rect()


def test_the_next_drag_goes_on_with_the_picture_that_is_there(
    qtbot: QtBot, window: MainWindow, ahead: PaintingAhead, sizes: list[QSize], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painting_ahead, "TURN_MS", 0)
    larger(window, 2)
    qtbot.waitUntil(lambda: bool(sizes))
    former = ahead.former
    assert former is not None, "it is still being painted"
    larger(window, 2)
    assert ahead.former is former
    monkeypatch.setattr(painting_ahead, "TURN_MS", 8)
    qtbot.waitUntil(lambda: ahead.former is None)
    assert window.table.geometry() == window.pages.rect()


def test_a_window_that_shows_nothing_yet_is_laid_out_at_once(window: MainWindow) -> None:
    ahead = PaintingAhead(window.table, window.session)
    Resizing(window.pages, window.table.cover, ahead)
    larger(window, 1)
    assert ahead.former is None
    assert window.table.geometry() == window.pages.rect()


def test_the_mouse_does_not_reach_what_is_seen_elsewhere(
    qtbot: QtBot, window: MainWindow, ahead: PaintingAhead, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed: list[object] = []
    monkeypatch.setattr(AreaView, "mousePressEvent", lambda _, event: pressed.append(event))
    larger(window, 3)
    place = window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    view = window.table.views[0]
    at = view.viewport().mapTo(window, view.viewport().rect().center())
    QTest.mouseClick(*place, at)
    assert not pressed
    qtbot.waitUntil(lambda: ahead.former is None)
    QTest.mouseClick(*place, view.viewport().mapTo(window, view.viewport().rect().center()))
    assert pressed


def test_a_cover_is_shown_at_once(window: MainWindow, ahead: PaintingAhead) -> None:
    larger(window, 2)
    assert ahead.former is not None
    window.table.cover.laid.emit()
    assert ahead.former is None
    assert window.table.geometry() == window.pages.rect()


def test_another_change_is_made_for_the_new_size(qtbot: QtBot, window: MainWindow, ahead: PaintingAhead) -> None:
    found: list[bool] = []
    larger(window, 2)
    ahead.change(lambda: found.append(window.pages.is_laid_out))
    qtbot.waitUntil(lambda: ahead.former is None)
    assert found == [True]


def test_a_page_follows_too(qtbot: QtBot, window: MainWindow, ahead: PaintingAhead) -> None:
    window.learn_menu.lessons.open_list()
    page = window.pages.page
    assert page is not None
    before = page.size()
    larger(window, 3)
    assert page.size() == before
    assert ahead.former is not None
    qtbot.waitUntil(lambda: ahead.former is None)
    assert page.geometry() == window.pages.rect()
    window.pages.close_page()
    assert window.table.geometry() == window.pages.rect()


def test_a_page_that_is_opened_meanwhile_has_its_size(qtbot: QtBot, window: MainWindow, ahead: PaintingAhead) -> None:
    larger(window, 3)
    window.learn_menu.lessons.open_list()
    assert ahead.former is None
    assert window.pages.is_laid_out
    qtbot.wait(resizing.STILL_MS + 50)
    window.pages.close_page()
    assert window.pages.is_laid_out
    assert ahead.former is None
