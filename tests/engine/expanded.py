"""Tables with the expansions, for tests of a few lines."""

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
    """New Buildings, the fixed set."""
    expansions = (Expansion.NEW_BUILDINGS,)
    options = Options(edition, players=players, expansions=expansions, buildings=Selection.FIXED, **values)  # type: ignore[arg-type]
    return Position(options, governor)


def citizens(
    players: int = 4, *, edition: Edition = Edition.SPECIAL_1897, governor: int = 0, **values: object
) -> Position:
    """Both expansions, the fixed set."""
    options = Options(
        edition,
        players=players,
        expansions=PUBLISHED,
        buildings=Selection.FIXED,
        **values,  # type: ignore[arg-type]
    )
    return Position(options, governor)


def base_1897(players: int = 4, *, governor: int = 0, **values: object) -> Position:
    """The base game of 1897."""
    return Position(Options(Edition.SPECIAL_1897, players=players, **values), governor)  # type: ignore[arg-type]


def rules(*rules: OptionalRule) -> dict[str, tuple[OptionalRule, ...]]:
    """The keyword for optional rules."""
    return {"rules": rules}
