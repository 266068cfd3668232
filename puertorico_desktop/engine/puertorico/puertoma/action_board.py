"""The action board with its arrows, and the tie-break cards (data-sheet.md 4.2, 4.3: each has a single source)."""

from __future__ import annotations

from typing import Final

from puertorico_desktop.engine.puertorico.components import Role

_ADVENTURERS: Final = (Role.PROSPECTOR, Role.SECOND_PROSPECTOR)
"""The two prospector cards, which share one place on the board."""

_B, _P, _A, _T = Role.BUILDER, Role.SETTLER, Role.PROSPECTOR, Role.TRADER
_R, _C, _S, _X = Role.MAYOR, Role.CRAFTSMAN, Role.CAPTAIN, Role.SMUGGLER

ARROWS: Final[dict[Role, tuple[Role, ...]]] = {
    _B: (_A, _P, _T, _R),
    _P: (_A, _B, _R),
    _A: (_B, _P),
    _T: (_B, _C, _S, _X),
    _R: (_T, _C),
    _C: (_T, _S, _X),
    _S: (_T, _C, _B, _P, _X),
    _X: (_S, _C, _T, _B, _P),
}
"""The places to which arrows lead from each place."""
MARKER_START: Final = Role.BUILDER
"""The place of the marker at the start (S000 page 34)."""

TIE_BREAK_CARDS: Final[tuple[tuple[Role, ...], ...]] = (
    (_B, _R, _C, _T, _S, _P, _A),
    (_S, _T, _R, _B, _P, _A, _C),
    (_T, _C, _R, _B, _A, _P, _S),
    (_C, _B, _R, _A, _T, _S, _P),
    (_R, _B, _A, _S, _C, _T, _P),
    (_B, _A, _R, _T, _S, _C, _P),
    (_A, _B, _R, _S, _T, _C, _P),
    (_B, _S, _R, _T, _C, _P, _A),
)
"""The roles on each card from top to bottom; the number of a card is its place here, from 1 on."""


def place_of(role: int) -> Role:
    """Returns the place on the board that stands for a role."""
    return Role.PROSPECTOR if role in _ADVENTURERS else Role(role)


_LEADS_TO: Final = tuple([sum(1 << other for other in ARROWS[place_of(role)]) for role in Role])


def leads_to(marker: int, role: int) -> bool:
    """Returns whether an arrow leads from the place of the marker to that of the role."""
    return bool(_LEADS_TO[marker] >> place_of(role) & 1)
