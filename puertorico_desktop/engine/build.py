"""Tells whether the rules run as a compiled extension or as Python source."""

from __future__ import annotations

from puertorico_desktop.engine import rng


def is_compiled() -> bool:
    """Returns whether the rules are compiled (by `packaging/compile.py`); games are the same in both cases."""
    return not str(rng.__file__).endswith(".py")
