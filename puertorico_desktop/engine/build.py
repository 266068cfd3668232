"""Whether the rules run compiled or as they are written."""

from __future__ import annotations

from puertorico_desktop.engine import rng


def is_compiled() -> bool:
    """Returns whether the rules are compiled (`packaging/compile.py`); games are the same either way."""
    return not str(rng.__file__).endswith(".py")
