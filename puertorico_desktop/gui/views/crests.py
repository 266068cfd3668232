"""The crests of the players."""

from __future__ import annotations


def crest_icon(seat: int) -> str:
    """Returns the name of a player's crest icon. Every seat has a shape of its own, so that players can be told apart
    without colours."""
    return f"crest_{seat}"
