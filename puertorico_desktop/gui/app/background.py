"""Loading in threads what is needed later, while the window stays responsive."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Final

SHORT: Final = 0.0005
"""The thread switch interval of Python in seconds while a thread loads, which keeps the window responsive."""
_alone = threading.Lock()
"""Held by the thread that loads, because the switch interval is changed and set back."""
_threads: set[threading.Thread] = set()


def in_background(task: Callable[[], object], name: str) -> None:
    """Start a thread that performs a task, such as loading modules, after those started before."""

    def work() -> None:
        with _alone:
            before = sys.getswitchinterval()
            sys.setswitchinterval(SHORT)
            try:
                task()
            finally:
                sys.setswitchinterval(before)
                _threads.discard(threading.current_thread())

    thread = threading.Thread(target=work, name=name, daemon=True)
    _threads.add(thread)
    thread.start()


def wait_for_background() -> None:
    """Wait until all tasks are done."""
    for thread in tuple(_threads):
        thread.join()
