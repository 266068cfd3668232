"""What every test runs under: no display, nothing slow unasked, nothing left running, no warnings."""

import gc
import importlib
import logging
import multiprocessing
import os
import sys
import threading
from collections.abc import Iterator

# Before anything imports Qt: the platform is chosen once, at the first QApplication.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import hypothesis
import pytest
from pytestqt.qtbot import QtBot

# Before anything imports numpy: it decides how many threads that may start, and on so much the last digits depend.
importlib.import_module("puertorico_desktop.bots")

JOIN_SECONDS = 2.0
YOUNG_OBJECTS = 20_000
"""The number of new objects after which the cyclic collector looks at them."""
WAIT_MS = 30_000
"""The milliseconds after which `qtbot` gives up waiting where a test does not say: a busy computer is no error."""

# A push must give the same answer twice; the long run looks for new examples each time. No deadlines: a busy
# computer is no error.
hypothesis.settings.register_profile("push", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.register_profile("long", deadline=None, max_examples=1000, print_blob=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run the tests marked 'long'")
    parser.addoption("--bundle", metavar="FILE", help="test the packaged program that this starts, see tests/bundle")
    parser.addoption(
        "--bundle-root", metavar="DIR", default="/", help="the root of the system that it is installed in"
    )


def pytest_configure(config: pytest.Config) -> None:
    keep_bytecode(config)
    for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitCallback):
        wait.__kwdefaults__["timeout"] = WAIT_MS
    hypothesis.settings.load_profile("long" if config.getoption("--long") else "push")


def keep_bytecode(config: pytest.Config) -> None:
    """Spare the processes of pytest, and those that tests start, compiling all modules where no bytecode may lie
    beside the sources: it lies with the other caches of pytest then."""
    cache = getattr(config, "cache", None)  # a run may go without
    if cache is not None and os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        os.environ.setdefault("PYTHONPYCACHEPREFIX", str(cache.mkdir("bytecode")))
        sys.dont_write_bytecode, sys.pycache_prefix = False, os.environ["PYTHONPYCACHEPREFIX"]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the long tests, and begin with those at a real screen: each takes long by itself, and while the last
    of them ran other processes had nothing left to do."""
    items.sort(key=lambda item: "xvfb" not in item.path.parts)
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


def pytest_collection_finish() -> None:
    """Have the cyclic collector leave alone what is there before the first test, such as modules and the tests
    themselves: it would look at all of that again and again. It comes less often than usual: games and searches make
    many objects and hardly any cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Repeat what `dev.py test` found before the tests, so that a green last line cannot hide it."""
    failed = os.environ.get("DEV_FAILED_STEPS")
    if failed:
        terminalreporter.section("checks before the tests", red=True)
        terminalreporter.line(f"failed: {failed}")


@pytest.fixture(autouse=True, scope="session")
def disks_are_not_waited_for() -> Iterator[None]:
    """No file of a test has to outlive a power cut; tests of full and slow disks put their own in place of this."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda descriptor: None)
        yield


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    """Fail a test that leaves a thread or a child process behind."""
    before = set(threading.enumerate())
    yield
    threads = [t for t in threading.enumerate() if t not in before and not t.daemon]
    for thread in threads:
        thread.join(JOIN_SECONDS)
    leaked = [f"thread {t.name}" for t in threads if t.is_alive()]
    for child in multiprocessing.active_children():
        child.join(JOIN_SECONDS)
        if child.is_alive():
            leaked.append(f"process {child.name} ({child.pid})")
            child.kill()
            child.join()
    if leaked:
        pytest.fail(f"still running after the test: {', '.join(leaked)}; end them before it returns")


@pytest.fixture(autouse=True)
def nothing_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that logs a warning; one that means to asserts on it and calls `caplog.clear()`."""
    yield
    loud = [r for r in caplog.get_records("call") if r.levelno >= logging.WARNING]
    if loud:
        pytest.fail("logged: " + "; ".join(f"{r.levelname} {r.name}: {r.getMessage()}" for r in loud))
