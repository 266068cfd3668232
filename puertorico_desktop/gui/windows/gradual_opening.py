"""Fills a page in several turns of the event loop before the window shows it."""

from __future__ import annotations

import time
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.windows.step_runner import IteratorRunner
from puertorico_desktop.gui.windows.surfaces import Surface

TURN_MS = 8
"""The time in ms after which a turn paints no further background."""


class GradualOpening(QObject):
    """Advances the steps that fill a page which has just been opened, one in each turn of the event loop.

    The window stays on the screen as it is until the last step has been made: then the page appears at once, with all
    of its contents. Meanwhile the mouse does not reach the page. If the page is hidden, the remaining steps are made
    at once.
    """

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._window: QWidget | None = None
        self._runner = IteratorRunner(self)
        page.installEventFilter(self)

    @property
    def is_busy(self) -> bool:
        """Whether steps remain."""
        return self._runner.is_busy

    def begin(self, steps: Iterator[None]) -> None:
        """Fill the page, which must be visible, by these steps."""
        self._window = self._page.window()
        self._window.installEventFilter(self)
        self._page.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._runner.run(self._watched(steps))

    def complete(self) -> None:
        """Make the remaining steps at once."""
        self._runner.complete()

    def _watched(self, steps: Iterator[None]) -> Iterator[None]:
        """Yields after each step, and while the backgrounds of panels are painted; the page is shown after the last
        one, and after an error."""
        try:
            yield from steps
            yield
            until = time.perf_counter() + TURN_MS / 1000
            for surface in (self._page, *self._page.findChildren(Surface)):
                if isinstance(surface, Surface) and surface.isVisible() and not surface.paint_ahead(until):
                    yield
                    until = time.perf_counter() + TURN_MS / 1000
        finally:
            self._show_page()

    def _show_page(self) -> None:
        window, self._window = self._window, None
        if window is not None:
            window.removeEventFilter(self)
            self._page.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
            QCoreApplication.postEvent(window, QEvent(QEvent.Type.UpdateRequest))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold back the painting of the window; end the opening of a page that is hidden."""
        if watched is self._window and event.type() == QEvent.Type.UpdateRequest:
            return True
        if watched is self._page and event.type() == QEvent.Type.Hide:
            self.complete()
        return False
