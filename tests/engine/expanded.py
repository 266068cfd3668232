"""Positions with the expansions for tests of rules."""

from puertorico_desktop.engine.puertorico.options import (
    PUBLISHED,
    Edition,
    Expansion,
    OptionalRule,
    Options,
    Reading,
    Selection,
)
from puertorico_desktop.engine.puertorico.position import Position

CORRECTED = Reading.CORRECTED


def new_buildings(
    players: int = 4, *, edition: Edition = Edition.SPECIAL_1897, governor: int = 0, **values: object
) -> Position:
    """Returns a position with the fixed set of the New Buildings."""
    expansions = (Expansion.NEW_BUILDINGS,)
    options = Options(edition, players=players, expansions=expansions, buildings=Selection.FIXED, **values)  # type: ignore[arg-type]
    return Position(options, governor)


def citizens(
    players: int = 4, *, edition: Edition = Edition.SPECIAL_1897, governor: int = 0, **values: object
) -> Position:
    """Returns a position with the fixed sets of the New Buildings and the Citizens."""
    options = Options(
        edition,
        players=players,
        expansions=PUBLISHED,
        buildings=Selection.FIXED,
        **values,  # type: ignore[arg-type]
    )
    return Position(options, governor)


def base_1897(players: int = 4, *, governor: int = 0, **values: object) -> Position:
    """Returns a position of the base game of 1897."""
    return Position(Options(Edition.SPECIAL_1897, players=players, **values), governor)  # type: ignore[arg-type]


def rules(*rules: OptionalRule) -> dict[str, tuple[OptionalRule, ...]]:
    """Returns the keyword argument for optional rules."""
    return {"rules": rules}
