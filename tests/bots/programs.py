"""Command lines of programs that take part in tests, independent of the names of their folders."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

STUB = Path(__file__).with_name("stub_engine.py")


def command(*words: str | Path) -> str:
    """Returns the words as one command line of the system."""
    line = [str(word) for word in words]
    return subprocess.list2cmdline(line) if os.name == "nt" else shlex.join(line)


def stub(behaviour: str, *more: str | Path) -> str:
    """Returns the command line that starts `stub_engine.py` with that behaviour."""
    return command(sys.executable, STUB, behaviour, *more)
