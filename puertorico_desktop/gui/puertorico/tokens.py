"""The colour tokens of Puerto Rico's pieces, and the pairs of tokens that must be distinguishable; tests measure the
contrast."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building, Extra, Good, Tile

_PANEL = ("panel_top", "panel")
_PAPER = ("paper", "paper_dim")
_CARDS = ("card_top", "card", "card_taken")
_GOODS = tuple(good.id for good in Good)
_TILES = tuple(tile.id for tile in Tile)
_BUILDINGS = ("violet", "jewel")
"""The tokens of buildings that do not produce goods."""
PLAYERS = 5
BONUS_TOKENS = 5
"""The number of colours for bonuses of large buildings in a chart."""
SOURCES = (
    "source_chips",
    "source_buildings",
    "source_nobles",
    "source_achievements",
    *(f"source_bonus_{number}" for number in range(BONUS_TOKENS)),
    *(f"source_{extra.id}" for extra in Extra),
)
"""The tokens of sources of points in a chart: chips, buildings, nobles, achievements, bonuses of large buildings, and
sources that only a Puertoma has."""

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
"""The backgrounds of text for each ink token (contrast at least 4.5 : 1, in high contrast 7 : 1)."""

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
"""The backgrounds from which each token of a line or shape must be distinguishable (contrast at least 3 : 1)."""

RING_GROUNDS: tuple[str, ...] = (
    *_PANEL,
    *_PAPER,
    *_CARDS,
    "slot",
    *_BUILDINGS,
    *_GOODS,
    *(f"{tile}_wash" for tile in _TILES),
)
"""The backgrounds on which rings are drawn. A ring is a line with an edge, and one of the two must stand out (3 :
1)."""


def tile_token(tile: Tile) -> str:
    """Returns the token of an island tile; with the suffix `_rim` its outline, `_ink` text on its colour, `_wash` its
    background."""
    return tile.id


def good_token(good: Good) -> str:
    """Returns the token of a good."""
    return good.id


def building_token(building: Building) -> str:
    """Returns the token of a building: the token of its good for a production building, "jewel" for a production
    building without a good, otherwise "violet" (or the colour that the edition has instead)."""
    row = CATALOG[building]
    if row.good is not None:
        return good_token(row.good)
    return "jewel" if row.is_production else "violet"


def extra_token(extra: Extra) -> str:
    """Returns the token of a source of points that only a Puertoma has, in a chart."""
    return f"source_{extra.id}"


def bonus_token(number: int) -> str:
    """Returns the token of a bonus in a chart by its number there; with the suffix `_ink` the figure on it."""
    return f"source_bonus_{number % BONUS_TOKENS}"
