"""Work in several steps, one in each turn of the event loop."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.windows.step_runner import IteratorRunner


@pytest.fixture
def runner(qapp: QApplication) -> Iterator[IteratorRunner]:
    owner = QObject()
    yield IteratorRunner(owner)
    owner.deleteLater()


def numbers(count: int, done: list[int]) -> Iterator[None]:
    for number in range(count):
        done.append(number)
        yield


def test_an_iterator_advances_by_one_item_in_a_turn(qtbot: QtBot, runner: IteratorRunner) -> None:
    done: list[int] = []
    turns = []
    runner.run(numbers(3, done))
    assert runner.is_busy
    while runner.is_busy:
        before = len(done)
        QApplication.processEvents()
        turns.append(len(done) - before)
    assert done == [0, 1, 2]
    assert max(turns) == 1


def test_the_rest_can_be_completed_at_once(qtbot: QtBot, runner: IteratorRunner) -> None:
    done: list[int] = []
    runner.run(numbers(5, done))
    while len(done) < 2:
        QApplication.processEvents()
    runner.complete()
    assert (done, runner.is_busy) == ([0, 1, 2, 3, 4], False)
    runner.complete()
    assert len(done) == 5


def test_a_stopped_iterator_stays_where_it_is(qtbot: QtBot, runner: IteratorRunner) -> None:
    done: list[int] = []

    def steps() -> Iterator[None]:
        yield from numbers(2, done)
        runner.stop()
        yield from numbers(9, done)

    runner.run(steps())
    qtbot.waitUntil(lambda: not runner.is_busy)
    qtbot.wait(10)
    assert done == [0, 1, 0]


def test_another_iterator_takes_its_place(qtbot: QtBot, runner: IteratorRunner) -> None:
    first: list[int] = []
    second: list[int] = []

    def steps() -> Iterator[None]:
        yield from numbers(1, first)
        runner.run(numbers(2, second))
        yield from numbers(9, first)

    runner.run(steps())
    qtbot.waitUntil(lambda: not runner.is_busy)
    assert (first, second) == ([0, 0], [0, 1])


def test_an_exception_ends_it(qtbot: QtBot, runner: IteratorRunner) -> None:
    def steps() -> Iterator[None]:
        yield
        raise OSError("no space left")

    with qtbot.captureExceptions() as errors:
        runner.run(steps())
        qtbot.waitUntil(lambda: not runner.is_busy)
        qtbot.wait(10)
    assert [error[0] for error in errors] == [OSError]
