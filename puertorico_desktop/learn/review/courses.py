"""What tells the course of a game up to each of its moves from other courses."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, Final

from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.converter import compact_json
from puertorico_desktop.saves.games import format_of

_LETTERS: Final = 16


def courses(match: Match[Any]) -> Iterator[str]:
    """Yields for every move what was played up to it, this move included, in short."""
    course = _beginning(match)
    for move in match.moves:
        course = _digest(f"{course} {move.seat}: {move.text}")
        yield course


def _beginning(match: Match[Any]) -> str:
    """What tells the start of the game from other ones: all that is known to everybody."""
    options = match.setup.options
    form = format_of(options)
    plain: dict[str, Any] = {"options": form.converter.unstructure(options), "earlier": match.earlier}
    return _digest(compact_json(plain))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:_LETTERS]
