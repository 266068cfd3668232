"""The colour tokens of Puerto Rico's pieces, and which tokens have to be told from which: tests measure it."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building, Extra, Good, Tile

_PANEL = ("panel_top", "panel")
_PAPER = ("paper", "paper_dim")
_CARDS = ("card_top", "card", "card_taken")
_GOODS = tuple(good.id for good in Good)
_TILES = tuple(tile.id for tile in Tile)
_BUILDINGS = ("violet", "jewel")
"""The tokens of buildings that do not make goods."""
PLAYERS = 5
BONUS_TOKENS = 5
"""How many colours there are for bonuses of large buildings in a chart."""
SOURCES = (
    "source_chips",
    "source_buildings",
    "source_nobles",
    "source_achievements",
    *(f"source_bonus_{number}" for number in range(BONUS_TOKENS)),
    *(f"source_{extra.id}" for extra in Extra),
)
"""Where points come from in a chart: chips, buildings, nobles, the bonuses of large buildings, what only a Puertoma
scores for."""

READABLE_ON: dict[str, tuple[str, ...]] = {
    "menu_ink": ("menu",),
    "bar_ink": ("bar", "bar_button"),
    "bar_ink_soft": ("bar", "bar_button"),
    "ink": (*_PANEL, *_PAPER, *_CARDS, "slot"),
    "ink_soft": (*_PANEL, *_PAPER),
    "focus": ("panel", "paper"),
    "picto": (*_PANEL, *_PAPER, *_CARDS),
    "gold_ink": ("gold",),
    "coin_ink": ("gold", "gold_lit"),
    "points_ink": ("points", "points_lit"),
    "wood_ink": ("wood_top", "wood"),
    **{f"{piece}_ink": (piece,) for piece in (*_TILES, *_BUILDINGS)},
    **{f"{source}_ink": (source,) for source in SOURCES},
}
"""Ink token -> the grounds that text in it stands on (contrast 4.5 : 1 at least, in high contrast 7 : 1)."""

STANDS_OUT_ON: dict[str, tuple[str, ...]] = {
    "slot_rim": (*_PANEL, "slot"),
    "bar_rim": ("bar",),
    "gold": ("bar",),
    "ink": tuple(f"{tile}_wash" for tile in _TILES),
    "fresh": _PAPER,
    "mark_best": (*_PANEL, *_PAPER),
    "mark_inaccuracy": (*_PANEL, *_PAPER),
    "mark_mistake": (*_PANEL, *_PAPER),
    "gold_rim": (*_PANEL, *_PAPER, *_CARDS),
    "points_rim": (*_PANEL, *_PAPER),
    "wood_rim": (*_PANEL, *_PAPER, *_CARDS),
    "leaf_rim": (*_PANEL, *_PAPER, *_CARDS),
    "colonist_face": ("colonist_lit", "colonist"),
    "noble_face": ("noble_lit", "noble"),
    **{f"{kind}_rim": (*_PANEL, *_PAPER) for kind in _BUILDINGS},
    **{f"{tile}_rim": (*_PANEL, *_PAPER, f"{tile}_wash") for tile in _TILES},
    **{f"player_{seat}_ink": (f"player_{seat}",) for seat in range(PLAYERS)},
    **{source: ("paper",) for source in SOURCES},
}
"""Token of a line or shape -> the grounds that it has to be told from (contrast 3 : 1 at least)."""

RING_GROUNDS: tuple[str, ...] = (
    *_PANEL,
    *_PAPER,
    *_CARDS,
    "slot",
    *_BUILDINGS,
    *_GOODS,
    *(f"{tile}_wash" for tile in _TILES),
)
"""Where rings are drawn. A ring is a line with an edge: one of the two stands out (3 : 1 at least)."""


def tile_token(tile: Tile) -> str:
    """The token of an island tile; with `_rim`, `_ink` and `_wash` its outline, text on its colour, its ground."""
    return tile.id


def good_token(good: Good) -> str:
    """The token of a good."""
    return good.id


def building_token(building: Building) -> str:
    """The token of a building: a production building wears the colour of its good, the one that makes none that of
    jewels; all others are violet, or what the edition has instead of violet."""
    row = CATALOG[building]
    if row.good is not None:
        return good_token(row.good)
    return "jewel" if row.is_production else "violet"


def extra_token(extra: Extra) -> str:
    """The token of what only a Puertoma scores for, in a chart."""
    return f"source_{extra.id}"


def bonus_token(number: int) -> str:
    """The token of a bonus in a chart, by its number there; with `_ink` the figure on it."""
    return f"source_bonus_{number % BONUS_TOKENS}"
