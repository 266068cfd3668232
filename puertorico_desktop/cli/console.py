"""Where a command speaks when nobody gave it a place to write to: Windows starts windowed programs without any."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager

MOST_LETTERS = 4000
"""A box shows no more: what is longer is for a console."""
TITLE = "Puerto Rico"
_OK_IN_FRONT = 0x40 | 0x10000
"""MB_ICONINFORMATION and MB_SETFOREGROUND of the Windows API."""


class Notes(io.TextIOBase):
    """Keeps the beginning of what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""

    def writable(self) -> bool:
        """Returns that it can be written to."""
        return True

    def write(self, text: str, /) -> int:
        """Keeps the text, as far as there is room."""
        self.text += text[: MOST_LETTERS - len(self.text)]
        return len(text)

    def forget(self) -> None:
        """Keeps nothing of what has been written so far."""
        self.text = ""


def _box(text: str) -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, text, TITLE, _OK_IN_FRONT)


def forget_notes() -> None:
    """Has no box show what was written so far: the window speaks for itself, and logs the rest."""
    if isinstance(sys.stderr, Notes):
        sys.stderr.forget()


@contextmanager
def notes_in_a_box() -> Iterator[None]:
    """While the block runs, what is printed where there is no console is kept; afterwards a box shows it.

    Nothing happens where there is a console, or something else to write to: elsewhere than on Windows, always.
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
