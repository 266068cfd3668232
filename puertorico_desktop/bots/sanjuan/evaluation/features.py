"""The features of a position: the numbers that are the input of the evaluation (see `learning.layout`).

They include all cards, also those in the hands of all players. A bot has only positions in which the cards unknown to
it have been dealt at random.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from puertorico_desktop.bots.learning import layout
from puertorico_desktop.bots.sanjuan.evaluation.encoding import BEST, FULL, PURSE, Encoder
from puertorico_desktop.bots.sanjuan.terms import TERMS
from puertorico_desktop.engine.sanjuan.components import CARDS, GOODS, PRODUCERS, ROLES
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import MOST_PLAYERS
from puertorico_desktop.engine.sanjuan.scoring import ScoreSheet

VERSION = 1
"""The version of the features. It is raised when a number changes its meaning: weights for another version cannot be
used."""

_COUNTS = (
    "hand",
    "goods",
    "tucked",
    "buildings",
    "production",
    "kinds",
    "monuments",
    "halls",
    "points",
    "church used",
)


@attrs.frozen
class Layout(layout.Layout):
    """The layout of the features for a number of players; it is the same with and without expansions."""

    terms = TERMS

    players: int
    board: int = attrs.field(init=False, eq=False)
    common: int = attrs.field(init=False, eq=False)
    encoder: Encoder = attrs.field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """Make the encoder, and count the numbers of a board and the shared ones."""
        object.__setattr__(self, "encoder", Encoder(self.players))
        object.__setattr__(self, "board", len(list(self.board_names())))
        object.__setattr__(self, "common", len(list(self.common_names())))

    def board_names(self) -> Iterator[str]:
        """Yields the names of the numbers of a board, in order."""
        for card in CARDS:
            yield f"city: {card.id}"
        for card in CARDS:
            yield f"hand: {card.id}"
        for producer in PRODUCERS:
            yield f"goods: {producer.id}"
        yield from _COUNTS
        for least in range(1, PURSE + 1):
            yield f"hand: at least {least}"
        for place in range(BEST):
            yield f"best card: {place}"
        for least in range(1, FULL + 1):
            yield f"almost full: {least}"
        for turn in range(MOST_PLAYERS):
            yield f"after the governor: {turn}"
        for turn in range(MOST_PLAYERS + 1):
            yield f"turns to a role: {turn}"
        yield "asked"

    def common_names(self) -> Iterator[str]:
        """Yields the names of the numbers that all players share, in order."""
        yield from ("deck", "discards", "round", "fullest city", "cathedral")
        for good in GOODS:
            yield f"next price: {good.id}"
        yield "next price known"
        for role in ROLES:
            yield f"free: {role.id}"
        for stage in ("roles", *(role.id for role in ROLES), "else"):
            yield f"running: {stage}"

    def encode(self, game: SanJuan) -> bytes:
        """Returns a running game as bytes."""
        return self.encoder.encode(game)

    def points(self, sheets: Sequence[ScoreSheet]) -> list[tuple[int, ...]]:
        """Returns [seat][source] the points in a game that is over, from its score sheets by seat."""
        return [(sheet.building_points, sheet.tucked_points, sheet.bonus_points) for sheet in sheets]
