"""Garbage is collected between events in the thread of the window, and nowhere else."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.app import collector
from puertorico_desktop.gui.app.collector import THRESHOLDS, Collector


class Node:
    """An object that refers to itself: only the collector finds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def parent() -> Iterator[QObject]:
    """The parent of a collector; afterwards garbage is collected as Python likes again."""
    one = QObject()
    yield one
    for child in one.children():
        child.deleteLater()
    gc.enable()


def many_objects() -> list[list[int]]:
    """Returns more new objects than the collector waits for."""
    return [[] for _ in range(THRESHOLDS[0] + 1)]


def test_garbage_is_collected_when_the_window_looks(qtbot: QtBot, parent: QObject) -> None:
    one = Collector(parent)
    gone = weakref.ref(Node())
    one.collect_if_due()
    assert gone() is not None, "too few objects are new"
    kept = many_objects()
    assert gone() is not None, "creating objects collects nothing"
    one.collect_if_due()
    assert gone() is None
    assert kept


def test_no_other_thread_collects(qtbot: QtBot, parent: QObject) -> None:
    one = Collector(parent)
    gone = weakref.ref(Node())
    thread = threading.Thread(target=many_objects)
    thread.start()
    thread.join()
    assert gone() is not None
    kept = many_objects()
    one.collect_if_due()
    assert gone() is None
    assert kept


def test_the_window_looks_regularly(qtbot: QtBot, parent: QObject, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "CHECK_MS", 1)
    Collector(parent)
    QCoreApplication.processEvents()  # what is there when the events begin is not examined
    gone = weakref.ref(Node())
    kept = many_objects()
    qtbot.waitUntil(lambda: gone() is None)
    assert kept
