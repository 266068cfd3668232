"""Loading in background threads."""

import sys
import threading
from collections.abc import Sequence

import attrs
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.engine.registry import Registry
from puertorico_desktop.gui.app.background import SHORT, in_background, wait_for_background
from puertorico_desktop.gui.puertorico.choices import adapted
from puertorico_desktop.gui.texts.rules.book import Rules
from tests.gui.hands import new_window


def test_background_tasks_run_one_after_another_with_a_short_switch_interval() -> None:
    usual, seen = sys.getswitchinterval(), list[float]()
    held = threading.Event()
    in_background(held.wait, "first")
    for number in range(3):
        in_background(lambda: seen.append(sys.getswitchinterval()), f"later {number}")
    assert not seen, "only one thread loads at a time"
    held.set()
    wait_for_background()
    assert seen == [SHORT] * 3
    assert sys.getswitchinterval() == usual


def test_a_value_loaded_by_two_threads_at_once_is_the_same_object() -> None:
    both = threading.Barrier(2)

    def load() -> object:
        both.wait(10)
        return object()

    registry: Registry[object] = Registry({"one": load})
    found: list[object] = []
    threads = [threading.Thread(target=lambda: found.append(registry["one"])) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found[0] is found[1]


def test_rules_are_prepared_ahead_and_read_again_only_while_shown(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    handbook, session = window.handbook, window.session
    read: list[Sequence[tuple[str, str]]] = []
    rules = handbook._topics.rules

    def counted(shortcuts: Sequence[tuple[str, str]]) -> Rules:
        read.append(shortcuts)
        return rules(shortcuts)

    handbook._topics.rules = counted  # type: ignore[method-assign]
    handbook.prepare()
    qtbot.waitUntil(lambda: handbook.book is not None)
    book = handbook.book
    assert book is not None
    assert not book.isVisible()
    assert len(read) == 2, "by the thread, and for the book"
    qtbot.waitUntil(lambda: len(book._pictures._icons) == len(book._rules.pages))
    setup = session.setup
    session.start(setup)
    assert len(read) == 2, "the edition is the same"
    session.start(attrs.evolve(setup, options=adapted(setup.options, edition=Edition.SPECIAL_1897)))
    assert len(read) == 2, "nobody sees it"
    handbook.rules_action.trigger()
    assert handbook.book is book
    assert len(read) == 3
    assert book.page.topic in book._rules.pages
