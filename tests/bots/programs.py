"""Command lines of programs that take part in tests, whatever the folders they lie in are called."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

STUB = Path(__file__).with_name("stub_engine.py")


def command(*words: str | Path) -> str:
    """The words as one line, as the system's command line would have it."""
    line = [str(word) for word in words]
    return subprocess.list2cmdline(line) if os.name == "nt" else shlex.join(line)


def stub(manner: str, *more: str | Path) -> str:
    """The line that starts a program of that behaviour."""
    return command(sys.executable, STUB, manner, *more)
