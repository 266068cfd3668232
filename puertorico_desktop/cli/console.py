"""Output of commands without a console: Windows starts windowed programs without stdout and stderr."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager

MOST_LETTERS = 4000
"""The greatest number of characters in a message box; longer output needs a console."""
TITLE = "Puerto Rico"
_OK_IN_FRONT = 0x40 | 0x10000
"""MB_ICONINFORMATION and MB_SETFOREGROUND of the Windows API."""


class Notes(io.TextIOBase):
    """A stream that keeps the beginning of the text written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""

    def writable(self) -> bool:
        """Returns True."""
        return True

    def write(self, text: str, /) -> int:
        """Append the text, up to `MOST_LETTERS` in all."""
        self.text += text[: MOST_LETTERS - len(self.text)]
        return len(text)

    def forget(self) -> None:
        """Discard the text written so far."""
        self.text = ""


def _box(text: str) -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text, TITLE, _OK_IN_FRONT)


def forget_notes() -> None:
    """Discard the text written so far, so that no message box shows it: the window shows or logs its own messages."""
    if isinstance(sys.stderr, Notes):
        sys.stderr.forget()


@contextmanager
def notes_in_a_box() -> Iterator[None]:
    """Collect output in the body of the `with` statement if there is no console, and show it in a message box
    afterwards.

    Does nothing if there is a console or another stderr, which is always the case on systems other than Windows.
    """
    if sys.stderr is not None:
        yield
        return
    notes, out = Notes(), sys.stdout
    sys.stderr = notes
    if out is None:
        sys.stdout = notes
    try:
        yield
    finally:
        sys.stdout, sys.stderr = out, None
        if notes.text.strip():
            _box(notes.text)
