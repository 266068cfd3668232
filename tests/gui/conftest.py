"""Fixtures of all tests of the window; a test that leaves a window, timer, animation or Qt thread behind fails."""

import gc
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    QThread,
    QTimer,
    SignalInstance,
)
from PySide6.QtGui import QColor, QFontInfo, QPixmap
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QWidget
from pytestqt.wait_signal import _AbstractSignalBlocker
from shiboken6 import isValid

from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.app.background import wait_for_background
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.play import reachable
from puertorico_desktop.gui.style import icons
from puertorico_desktop.gui.views import plan_view
from puertorico_desktop.gui.views.delegates import ItemDelegate, look_of
from puertorico_desktop.gui.views.pixmap_cache import PixmapCache
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.windows import surfaces
from puertorico_desktop.languages import ENGLISH
from tests.gui.painted import Painted, watch
from tests.gui.spoken import stays_behind

# The tool tip is a window that Qt keeps.
QT_OWN_WINDOWS = {"qtooltip_label"}
MOST_PIXELS = 40_000_000
"""The most pixels of all kept pictures together."""
PAINT_TEXT = Renderer.text


@pytest.fixture(scope="session")
def spoken_languages(qapp: QApplication) -> Languages:
    """The languages of the program."""
    return Languages(qapp)


@pytest.fixture(autouse=True, scope="session")
def english(spoken_languages: Languages) -> Languages:
    """The program in English, with plural forms."""
    spoken_languages.use(ENGLISH)
    return spoken_languages


@pytest.fixture(autouse=True, scope="session")
def icons_are_drawn_once(qapp: QApplication) -> Iterator[None]:
    """Keeps rendered icons for all windows and tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(icons, "rendered", cache(icons.rendered))
        yield


class CommonSea(dict[object, dict[object, QPixmap]]):
    """The pictures of the sea by theme: the same ones for all of them, because their keys contain the look."""

    def setdefault(self, theme: object, pictures: dict[object, QPixmap]) -> dict[object, QPixmap]:
        return super().setdefault("", pictures)


@pytest.fixture(autouse=True, scope="session")
def backgrounds_are_painted_once(qapp: QApplication) -> Iterator[None]:
    """Keeps the sea, the sheets of fibres and the panels for all windows and tests; in the program each theme, or
    each panel, has its own."""
    sheets: dict[object, QPixmap] = {}
    panels = PixmapCache(MOST_PIXELS)
    paint, paint_panel = surfaces._painted_fibres, surfaces.Panel._drawn

    def kept(ink: QColor, scale: float, ratio: float) -> QPixmap:
        key = ink.rgba(), scale, ratio
        if key not in sheets:
            sheets[key] = paint(ink, scale, ratio)
        return sheets[key]

    def kept_panel(panel: surfaces.Panel) -> QPixmap:
        key = type(panel), type(panel).draw, panel._dark, panel._sea is None, panel.cache_key()
        return panels.picture(key, lambda: paint_panel(panel))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(surfaces, "_painted_fibres", kept)
        patch.setattr(surfaces, "_seas", CommonSea())
        patch.setattr(surfaces.Panel, "_drawn", kept_panel)
        yield


@pytest.fixture(autouse=True, scope="session")
def items_are_painted_once(spoken_languages: Languages) -> Iterator[None]:
    """Keeps the pictures of items for all windows and tests, by everything that they may depend on; tests that
    collect the painted texts paint them anew."""
    pictures = PixmapCache(MOST_PIXELS)
    paint = plan_view.painted

    def kept(
        delegate: ItemDelegate,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
        size: QSize,
        ratio: float,
    ) -> QPixmap:
        own = [
            value
            for value in vars(delegate).values()
            if value is not delegate.renderer and not isinstance(value, SignalInstance)
        ]
        if Renderer.text is not PAINT_TEXT or not all(isinstance(value, int | float | str) for value in own):
            return paint(delegate, option, index, size, ratio)
        record, font = index.data(Qt.ItemDataRole.UserRole), QFontInfo(option.font)
        key = (
            type(delegate),
            type(delegate).draw,
            *own,
            delegate.painted_fields(record),
            look_of(index, font.pixelSize()),
            size.toTuple(),
            ratio,
            delegate.renderer.theme.cache_key,
            spoken_languages.language,
            spoken_languages.edition,
            QCoreApplication.translate("MainWindow", "Puerto Rico"),  # some tests install translators of their own
            option.font.key(),
        )
        return pictures.picture(key, lambda: paint(delegate, option, index, size, ratio))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plan_view, "painted", kept)
        yield


@pytest.fixture(autouse=True, scope="session")
def drives_answer_at_once() -> Iterator[None]:
    """Lets all folders respond; the case of slow drives has a test of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reachable, "in_thread", lambda task: task())
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Paint nothing any more once a test is over: pytest-qt processes events then, and the first picture of a whole
    window costs as much as the window itself. The long run paints what each test leaves, and sees that all its words
    follow the language."""
    yield
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return
    if not item.config.getoption("--long", default=False):
        for widget in application.topLevelWidgets():
            widget.setUpdatesEnabled(False)
        return
    languages = item.funcargs["english"]
    speaks = isinstance(languages, Languages) and item.get_closest_marker("own_words") is None
    if speaks and languages.language == ENGLISH:
        kept = getattr(item, "qt_widgets", [])  # the widgets that qtbot closes
        behind = stays_behind(languages, [window for reference, _ in kept if (window := reference()) is not None])
        # Some were to be deleted, which has happened in the meantime: pytest-qt would close them.
        kept[:] = [one for one in kept if (widget := one[0]()) is None or isValid(widget)]
        if behind:
            pytest.fail(f"does not follow the language: {behind}")


@pytest.fixture(autouse=True)
def collect_between_tests(qapp: QApplication) -> Iterator[None]:
    """Keep the cyclic collector out of event processing: a widget destroyed there crashes the run.

    What has outlived the tests before, such as modules and caches, is not looked at again after each test: that would
    be a sixth of the time of all tests of the window.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.collect()


def _restored(languages: Languages) -> Iterator[None]:
    """Fails what leaves another language or edition than there was before."""
    before = _words_in_use(languages)
    yield
    after = _words_in_use(languages)
    if after != before:
        language, edition = before
        languages.use_edition(edition)
        languages.use(language)
        pytest.fail(f"left behind: the texts of {after}")


def _words_in_use(languages: Languages) -> tuple[str, str]:
    """Returns the language and the edition; without one the words are those of the usual edition."""
    return languages.language, languages.edition or Edition.CLASSIC.value


@pytest.fixture(autouse=True, scope="module")
def language_of_a_module(spoken_languages: Languages) -> Iterator[None]:
    """Fail a file of tests that leaves another language or edition behind."""
    yield from _restored(spoken_languages)


@pytest.fixture(autouse=True)
def language_of_a_test(spoken_languages: Languages) -> Iterator[None]:
    """Fail a test that leaves another language or edition behind."""
    yield from _restored(spoken_languages)


@pytest.fixture(autouse=True)
def late_signals_find_their_blocker(qapp: QApplication) -> Iterator[None]:
    """Keep what waits for a signal until the test has processed all events: a signal that a thread has sent twice
    comes once more when the first has ended the waiting, and PySide calls the method of a destroyed object then, if
    that is not a QObject."""
    kept: list[_AbstractSignalBlocker] = []
    begin = _AbstractSignalBlocker.__init__

    def keep(blocker: _AbstractSignalBlocker, *arguments: Any, **options: Any) -> None:
        kept.append(blocker)
        begin(blocker, *arguments, **options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(_AbstractSignalBlocker, "__init__", keep)
        yield
    QApplication.processEvents()


@pytest.fixture(autouse=True)
def no_qt_leaks(
    qapp: QApplication, collect_between_tests: None, late_signals_find_their_blocker: None
) -> Iterator[None]:
    """Fail a test after which a window is open or a timer, an animation or a thread still runs."""
    windows_before = set(_windows())
    busy_before = {id(thing) for thing in _busy_objects()}
    yield
    qapp.processEvents()
    # `deleteLater` outside of a running event loop waits for this.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    leaks = [_describe(widget) for widget in _windows() if widget not in windows_before]
    busy = [thing for thing in _busy_objects() if id(thing) not in busy_before]
    leaks += [_describe(thing) for thing in busy]
    for widget in _windows():
        if widget not in windows_before:
            widget.close()
            widget.deleteLater()
    for thing in busy:
        _stop(thing)
    if leaks:
        pytest.fail(
            f"left behind: {', '.join(leaks)}; give windows to qtbot.addWidget, give children a parent, "
            "stop what runs"
        )


def _windows() -> list[QWidget]:
    """Returns top-level widgets without an owner; menus and pop-ups with a parent are deleted with it."""
    return [
        widget
        for widget in QApplication.topLevelWidgets()
        if widget.parent() is None and widget.objectName() not in QT_OWN_WINDOWS
    ]


def _busy_objects() -> list[QTimer | QAbstractAnimation | QThread]:
    """Returns all running timers, animations and threads made in Python, except for the main thread."""
    found: list[QTimer | QAbstractAnimation | QThread] = []
    wait_for_background()  # `get_objects` refers to tuples that a thread is still filling, which makes it fail
    main = QThread.currentThread()
    for thing in gc.get_objects():
        # Not isinstance: some objects answer it by running code.
        if not issubclass(type(thing), QTimer | QAbstractAnimation | QThread) or not isValid(thing):
            continue
        if thing is not main and _is_busy(thing):
            found.append(thing)
    return found


def _is_busy(thing: QTimer | QAbstractAnimation | QThread) -> bool:
    if isinstance(thing, QTimer):
        return thing.isActive()
    if isinstance(thing, QThread):
        return thing.isRunning()
    return thing.state() == QAbstractAnimation.State.Running


def _stop(thing: QTimer | QAbstractAnimation | QThread) -> None:
    """Stops a leaked object, so that it does not make the next tests fail too."""
    if isinstance(thing, QThread):
        thing.quit()
        thing.wait(2000)
    else:
        thing.stop()


def _describe(thing: QObject) -> str:
    name = thing.objectName()
    return f"{type(thing).__name__} {name!r}" if name else type(thing).__name__


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    """Collects the texts painted during the test."""
    return watch(monkeypatch)
