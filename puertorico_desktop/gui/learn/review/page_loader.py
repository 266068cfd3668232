"""Loads the modules of the review page in an idle moment, because the chart library takes more than half a second."""

from __future__ import annotations

import contextlib
import importlib
import logging
import sys
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from puertorico_desktop.gui.app.background import in_background, wait_for_background

PAGE: Final = "puertorico_desktop.gui.learn.review.review_page"
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
        self._has_begun = False
        self.has_failed = False
        """Whether the modules cannot be loaded; importing them tells why."""

    @Slot()
    def load(self) -> None:
        """Start loading, unless that was done before."""
        if not self._has_begun and not is_loaded():
            self._has_begun = True
            in_background(self._work, "loading charts")

    def close(self) -> None:
        """Wait until loading has ended."""
        wait_for_background()

    def _work(self) -> None:
        try:
            importlib.import_module(PAGE)
        except Exception as error:
            _log.warning("the page of reviews cannot be loaded: %s", error)
            self.has_failed = True
        finally:
            with contextlib.suppress(RuntimeError):  # the window has been deleted
                self.loaded.emit()
