"""Work in a separate process: every request is answered or reported as lost."""

from __future__ import annotations

import operator
import os

import pytest
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.learn.challenges.worker_service import WorkerService

LONG_MS = 30_000


@pytest.fixture
def service(qtbot: QtBot):
    made = WorkerService()
    yield made
    made.close()


def test_work_that_raises_is_lost_and_the_next_is_done(
    qtbot: QtBot, service: WorkerService, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[tuple[str, int]] = []
    service.done.connect(lambda number, result: told.append((f"done {result}", number)))
    service.lost.connect(lambda number: told.append(("lost", number)))
    numbers = [service.ask(operator.truediv, 1, 0), service.ask(operator.add, 1, 2)]
    qtbot.waitUntil(lambda: len(told) == 2, timeout=LONG_MS)
    assert told == [("lost", numbers[0]), ("done 3", numbers[1])]
    assert "ZeroDivisionError" in caplog.text
    caplog.clear()


def test_all_requests_to_a_process_that_dies_are_lost(qtbot: QtBot, service: WorkerService) -> None:
    lost: list[int] = []
    service.lost.connect(lost.append)
    numbers = [service.ask(os._exit, 3), service.ask(operator.add, 1, 2)]
    qtbot.waitUntil(lambda: len(lost) == 2, timeout=LONG_MS)
    assert lost == numbers
    with qtbot.waitSignal(service.done, timeout=LONG_MS) as done:
        again = service.ask(operator.add, 1, 2)
    assert done.args == [again, 3]


def test_stopped_work_emits_no_signals(qtbot: QtBot, service: WorkerService) -> None:
    lost: list[int] = []
    service.lost.connect(lost.append)
    service.ask(operator.add, 1, 2)
    service.stop()
    with capture_exceptions() as raised, qtbot.waitSignal(service.done, timeout=LONG_MS) as done:
        again = service.ask(operator.add, 3, 4)
    assert done.args == [again, 7]
    assert lost == raised == []
