"""The progress display of long commands."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import Final

from puertorico_desktop.cli.terminal import columns, cut, printable, to_left

SECONDS_AT_A_TERMINAL, SECONDS_ELSEWHERE = 0.1, 60.0
"""The least times between two updates of the progress, in seconds."""


class ProgressLine:
    """Shows progress on stderr: at a terminal on one line that is rewritten, otherwise on a new line at long
    intervals, so that a short command writes none. Output after its `with` block starts on a new line."""

    def __init__(self) -> None:
        self._is_terminal: Final = sys.stderr is not None and sys.stderr.isatty()
        self._apart: Final = SECONDS_AT_A_TERMINAL if self._is_terminal else SECONDS_ELSEWHERE
        self._last = time.monotonic()
        self._width = 0
        """The width in columns of an unfinished line at a terminal; 0 if there is none."""

    def __enter__(self) -> ProgressLine:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()

    def show(self, done: int, known: int, more: Callable[[], str] | None = None) -> None:
        """Show that `done` of the `known` pieces of work are done, followed by the text that `more` returns."""
        is_last = done == known and self._is_terminal
        if not is_last and (time.monotonic() - self._last < self._apart or sys.stderr is None):
            return
        self._last = time.monotonic()
        text = printable(f"{done}/{known}" if more is None else f"{done}/{known}  {more()}")
        if not self._is_terminal:
            print(text, file=sys.stderr, flush=True)
            return
        text = cut(text, shutil.get_terminal_size().columns - 1)
        self._width = max(self._width, columns(text))
        print(f"\r{to_left(text, self._width)}", end="", file=sys.stderr, flush=True)
        if is_last:
            self._end()

    def _end(self) -> None:
        if self._width:
            self._width = 0
            print(file=sys.stderr, flush=True)
