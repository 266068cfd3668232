"""Loads the page of a review in an idle moment: what draws charts takes more than half a second."""

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
"""Seconds after which Python lets the window go on while a thread loads modules."""
_log = logging.getLogger(__name__)


def is_loaded() -> bool:
    """Returns whether the page can be made at once."""
    return hasattr(sys.modules.get(PAGE), "ReviewPage")


class PageLoader(QObject):
    """Loads in a thread, while the window goes on."""

    loaded = Signal()
    """The page can be made; also where loading has failed, which shows when the page is made."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: threading.Thread | None = None

    @Slot()
    def load(self) -> None:
        """Begin to load, unless that has been done."""
        if self._thread is None and not is_loaded():
            self._thread = threading.Thread(target=self._work, name="loading charts", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Wait for the end of what is being loaded."""
        if self._thread is not None:
            self._thread.join()

    def _work(self) -> None:
        before = sys.getswitchinterval()
        sys.setswitchinterval(SHORT)
        try:
            importlib.import_module(PAGE)
        except Exception as error:
            _log.warning("the page of reviews cannot be loaded: %s", error)
        finally:
            sys.setswitchinterval(before)
            with contextlib.suppress(RuntimeError):  # the window is gone
                self.loaded.emit()
