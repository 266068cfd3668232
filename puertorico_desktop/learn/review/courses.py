"""Digests that identify the course of a game up to each of its moves."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, Final

from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.converter import compact_json
from puertorico_desktop.saves.games import format_of

_LETTERS: Final = 16


def courses(match: Match[Any]) -> Iterator[str]:
    """Yields for every move a digest of all moves up to and including it."""
    course = _beginning(match)
    for move in match.moves:
        course = _digest(f"{course} {move.seat}: {move.text}")
        yield course


def _beginning(match: Match[Any]) -> str:
    """Returns a digest of the start of the game: all information that is known to every player."""
    options = match.setup.options
    form = format_of(options)
    plain: dict[str, Any] = {"options": form.converter.unstructure(options), "earlier": match.earlier}
    return _digest(compact_json(plain))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:_LETTERS]
