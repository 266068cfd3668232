"""Loads the modules of the review page in an idle moment, because the chart library takes more than half a second."""

from __future__ import annotations

import contextlib
import importlib
import logging
import sys
import threading
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

PAGE: Final = "puertorico_desktop.gui.learn.review.review_page"
SHORT: Final = 0.0005
"""The thread switch interval of Python in seconds while modules are loaded, which keeps the window responsive."""
_log = logging.getLogger(__name__)


def is_loaded() -> bool:
    """Returns whether the modules of the page are loaded."""
    return hasattr(sys.modules.get(PAGE), "ReviewPage")


class PageLoader(QObject):
    """Loads the page in a thread, while the window stays responsive."""

    loaded = Signal()
    """Emitted when loading has ended, also if it failed (`has_failed`)."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: threading.Thread | None = None
        self.has_failed = False
        """Whether the modules cannot be loaded; importing them tells why."""

    @Slot()
    def load(self) -> None:
        """Start loading, unless that was done before."""
        if self._thread is None and not is_loaded():
            self._thread = threading.Thread(target=self._work, name="loading charts", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Wait until loading has ended."""
        if self._thread is not None:
            self._thread.join()

    def _work(self) -> None:
        before = sys.getswitchinterval()
        sys.setswitchinterval(SHORT)
        try:
            importlib.import_module(PAGE)
        except Exception as error:
            _log.warning("the page of reviews cannot be loaded: %s", error)
            self.has_failed = True
        finally:
            sys.setswitchinterval(before)
            with contextlib.suppress(RuntimeError):  # the window is gone
                self.loaded.emit()
