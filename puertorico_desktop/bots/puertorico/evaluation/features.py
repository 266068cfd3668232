"""The features of a position: the numbers that are the input of the evaluation.

Every number is a small count that fits a byte, so that a position is a string of bytes that Python puts together
quickly and numpy reads without a copy. First come the boards by seat, all of the same length; then the shared
numbers. They contain nothing hidden from a player who follows the game, except the achievement cards that players
hold and have not done: the caller must not know more of these than the player who thinks (`determinize`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import attrs
import numpy as np

from puertorico_desktop.bots.learning import layout
from puertorico_desktop.bots.puertorico.evaluation.encoding import MOST_PURSE, SHIPS, TURNS, Encoder
from puertorico_desktop.bots.puertorico.terms import TERMS
from puertorico_desktop.bots.search.values import Floats
from puertorico_desktop.engine.puertorico.catalog import BASE_BUILDINGS
from puertorico_desktop.engine.puertorico.components import (
    BASE_TILES,
    GOODS,
    AbilityTile,
    Achievement,
    Building,
    Role,
    Task,
    Tile,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import WITHOUT_BUILDINGS, Options
from puertorico_desktop.engine.puertorico.scoring import ScoreSheet
from puertorico_desktop.engine.puertorico.state import DecisionKind

VERSION = 2
"""The version of the features. It is raised when a number changes its meaning: weights for another version cannot be
used."""

_ROLES: Final = int(Role.SMUGGLER)
"""The number of role cards in games without the smuggler."""
_KINDS: Final = [*DecisionKind].index(DecisionKind.SMUGGLE)
"""The number of kinds of decisions in games without the expansions that bring no buildings; these come before the
others."""
_KINDS_OF_CLASSIC: Final = [*DecisionKind].index(DecisionKind.ACCEPT_BENEFIT) + 1


@attrs.frozen
class Layout(layout.Layout):
    """The layout of the features: for a number of players, and for the first pieces and decisions of each kind, up to
    the given numbers.

    New kinds are added at the end of their enumerations, so weights that know fewer of them can still be used where
    the new ones do not occur. `tasks` and `cards` are the numbers of tasks of the festival and of achievement cards;
    if there are any, the traces of the smuggler are included as well. `expanded`: whether features that only
    expansions with buildings bring are included; `solo`: whether those of Puertomas are. `board` is the number of
    numbers for each board, `common` that of the shared ones.
    """

    terms = TERMS

    players: int
    buildings: int = len(Building)
    tiles: int = len(Tile)
    roles: int = _ROLES
    kinds: int = _KINDS
    tasks: int = 0
    cards: int = 0
    solo: bool = False
    expanded: bool = attrs.field(init=False, eq=False)
    board: int = attrs.field(init=False, eq=False)
    common: int = attrs.field(init=False, eq=False)
    encoder: Encoder = attrs.field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """Make the encoder, and count the numbers of a board and the shared ones."""
        object.__setattr__(self, "expanded", self.buildings > len(BASE_BUILDINGS))
        encoder = Encoder(
            self.players,
            self.buildings,
            self.tiles,
            self.roles,
            self.kinds,
            self.expanded,
            self.tasks,
            self.cards,
            self.solo,
        )
        object.__setattr__(self, "encoder", encoder)
        object.__setattr__(self, "board", len(list(self.board_names())))
        object.__setattr__(self, "common", len(list(self.common_names())))

    def board_names(self) -> Iterator[str]:
        """Yields the names of the numbers of a board, in order."""
        tiles = [f"tile {Tile(number).id}" for number in range(self.tiles)]
        buildings = [Building(number).id for number in range(self.buildings)]
        for site in (*tiles, *buildings):
            yield f"circles: {site}"
        for site in (*tiles, *buildings):
            yield f"colonists: {site}"
        for good in GOODS:
            yield f"can make: {good.id}"
        for good in GOODS:
            yield f"goods: {good.id}"
        yield from ("doubloons", "points", "colonists", "tiles", "spaces", "circles", "final points")
        for name in ("after the governor", "to choose a role", "in the phase"):
            for turn in range(TURNS):
                yield f"turns {name}: {turn}"
        yield from ("asked", "has the privilege", "has used the wharf")
        for least in range(1, MOST_PURSE + 1):
            yield f"doubloons: at least {least}"
        for good in GOODS:
            yield f"can sell: {good.id}"
        yield "best price"
        for good in GOODS:
            yield f"can load: {good.id}"
        for building in buildings:
            yield f"can pay: {building}"
        if self.expanded:
            yield from ("nobles", "nobles in San Juan", "forests")
            for building in buildings:
                yield f"nobles: {building}"
        if self.cards or self.tasks:
            yield from ("may not smuggle", "has a captive")
            yield from (
                "points of cards done",
                "cards left",
                "points hoped for of cards",
                "points hoped for of tasks",
            )
            yield from (f"card: {Achievement(number).id}" for number in range(self.cards))
            yield from (f"task: {Task(number).id}" for number in range(self.tasks))
        if self.solo:
            yield from ("is a Puertoma", "tiles in the VP area", "people in the VP area")
            yield from (f"ability: {tile.id}" for tile in AbilityTile)

    def common_names(self) -> Iterator[str]:
        """Yields the names of the numbers that all players share, in order."""
        yield from ("colonist ship", "colonist supply", "points left", "quarries", "round", "goods sold")
        for name in ("supply", "on offer", "face down", "in the house"):
            for good in GOODS:
                yield f"{name}: {good.id}"
        for ship in range(SHIPS):
            yield from (f"ship {ship}: {kind}" for kind in ("empty", *(good.id for good in GOODS), "load", "room"))
        for number in range(self.buildings):
            yield f"left: {Building(number).id}"
        roles = [Role(number).id for number in range(self.roles)]
        for name in ("doubloons", "free", "running"):
            yield from (f"{name}: {role}" for role in roles)
        yield from ("end by colonists", "end by city", "end by points")
        for kind in tuple(DecisionKind)[: self.kinds]:
            yield f"asked: {kind.value}"
        if self.expanded:
            yield from ("noble supply", "nobles on the ship", "edition")
        if self.cards or self.tasks:
            yield from (f"captive: {role}" for role in roles)
            yield from (f"open task: {Task(number).id}" for number in range(self.tasks))
        if self.solo:
            yield from (f"marker: {role}" for role in roles)

    @classmethod
    def for_options(cls, options: Options) -> Layout:
        """Returns the layout for games with these options: without expansions, only the features of the classic
        game."""
        if options.puertomas or any(map(options.has, WITHOUT_BUILDINGS)):
            return cls(
                options.players,
                roles=len(Role),
                kinds=len(DecisionKind),
                tasks=len(Task),
                cards=len(Achievement),
                solo=options.puertomas > 0,
            )
        if options.with_buildings:
            return cls(options.players)
        return cls(options.players, len(BASE_BUILDINGS), len(BASE_TILES), _ROLES, _KINDS_OF_CLASSIC)

    def encode(self, game: PuertoRico) -> bytes:
        """Returns a running game as bytes."""
        return self.encoder.encode(game)

    def points(self, sheets: Sequence[ScoreSheet]) -> list[tuple[int, ...]]:
        """Returns [seat][source] the points in a game that is over, from its score sheets by seat."""
        return [
            (sheet.chips, sheet.building_points, sheet.total - sheet.chips - sheet.building_points)
            for sheet in sheets
        ]

    def handicaps(self, games: Sequence[PuertoRico]) -> Floats | None:
        """Returns [position, seat] the handicaps in points; None if there are none."""
        if not any(game.options.handicaps for game in games):
            return None
        halves = [game.options.handicaps or (0,) * len(game.players) for game in games]
        return np.array(halves, np.float32) / np.float32(2)
