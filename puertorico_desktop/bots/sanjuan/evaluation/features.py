"""A position as numbers: what an evaluation looks at (see `learning.layout`).

It looks at a table on which everything lies open. A bot has only tables on which the cards that it does not know have
been dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from puertorico_desktop.bots.learning import layout
from puertorico_desktop.bots.sanjuan.evaluation.encoding import BEST, FULL, PURSE, Encoder
from puertorico_desktop.bots.sanjuan.terms import TERMS
from puertorico_desktop.engine.sanjuan.components import CARDS, GOODS, PRODUCERS, ROLES
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import MOST_PLAYERS

VERSION = 1
"""Raised when a number means something else than before: weights for another version are of no use."""

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
    """The numbers for so many players: the same ones whatever is played beside the base game."""

    terms = TERMS

    players: int
    board: int = attrs.field(init=False, eq=False)
    common: int = attrs.field(init=False, eq=False)
    encoder: Encoder = attrs.field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """Count the numbers."""
        object.__setattr__(self, "encoder", Encoder(self.players))
        object.__setattr__(self, "board", len(list(self.board_names())))
        object.__setattr__(self, "common", len(list(self.common_names())))

    def board_names(self) -> Iterator[str]:
        """What the numbers of a board are, in order."""
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
        """What the numbers that everybody shares are, in order."""
        yield from ("deck", "discards", "round", "fullest city", "cathedral")
        for good in GOODS:
            yield f"next price: {good.id}"
        yield "next price known"
        for role in ROLES:
            yield f"free: {role.id}"
        for stage in ("roles", *(role.id for role in ROLES), "else"):
            yield f"running: {stage}"

    def encode(self, game: SanJuan) -> bytes:
        """A running game as bytes."""
        return self.encoder.encode(game)

    def points(self, game: SanJuan) -> list[tuple[int, ...]]:
        """[seat, source]: the points in a game that is over."""
        sheets = game.scores()
        return [(sheet.building_points, sheet.tucked_points, sheet.bonus_points) for sheet in sheets]
