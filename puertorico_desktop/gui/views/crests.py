"""The crests of the players."""

from __future__ import annotations


def crest_icon(seat: int) -> str:
    """A player's crest: each has a shape of its own, so that colour alone never tells."""
    return f"crest_{seat}"
