"""Colours by what they are for: one JSON file of tokens a scheme, read by everything that paints.

The pieces of an edition wear the same tokens in other colours: what differs is in the part `editions` of the file,
and `Theme.edition` says which one is in use. Whatever is painted from tokens follows it by itself.

Nothing else in the program names a colour. A widget that paints asks `theme.color("ink")`; whoever caches
something coloured connects to `changed`. Which tokens have to be readable upon which is in `READABLE_ON`,
and a test measures it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import Enum
from functools import cache

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building, Good, Tile
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.paths import resource

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
    *(f"source_bonus_{number}" for number in range(BONUS_TOKENS)),
)
"""Where points come from in a chart: chips, buildings, nobles, the bonuses of large buildings."""

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


class Scheme(Enum):
    """The colour schemes; the value is the name of the file."""

    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


PLAIN = frozenset({Scheme.CONTRAST})
"""The schemes without waves, grain, slopes of light and hatching; lines are stronger there."""


EDITIONS = "editions"
"""The part of a file with the tokens that an edition has in colours of its own."""


@cache
def load_tokens(scheme: Scheme, edition: Edition = Edition.CLASSIC) -> Mapping[str, str]:
    """The colours of a scheme as `#rrggbb`: the common ones, and over them those of the edition."""
    tokens = json.loads(resource("themes", f"{scheme.value}.json").read_text(encoding="utf-8"))
    own: Mapping[str, Mapping[str, str]] = tokens.pop(EDITIONS)
    return {**tokens, **own.get(edition.value, {})}


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


def bonus_token(number: int) -> str:
    """The token of a bonus in a chart, by its number there; with `_ink` the figure on it."""
    return f"source_bonus_{number % BONUS_TOKENS}"


class Theme(QObject):
    """The scheme and the edition in use. `changed` tells that every colour may be another one now."""

    changed = Signal()

    def __init__(
        self,
        scheme: Scheme = Scheme.LIGHT,
        parent: QObject | None = None,
        edition: Edition = Edition.CLASSIC,
    ) -> None:
        super().__init__(parent)
        self._scheme = scheme
        self._edition = edition
        self._text_size = self._most_caption = 1.0
        self._colors = _colors(scheme, edition)

    @property
    def scheme(self) -> Scheme:
        """The scheme in use."""
        return self._scheme

    @property
    def edition(self) -> Edition:
        """The edition whose pieces are on the table; their pictures follow it too."""
        return self._edition

    @property
    def look(self) -> tuple[Scheme, Edition, float, float]:
        """All that colours and pictures depend on: for the keys of what is kept after it has been painted."""
        return self._scheme, self._edition, self._text_size, self.caption_size

    @property
    def text_size(self) -> float:
        """How many times larger the texts of the table want to be than they are designed; 1 at least."""
        return self._text_size

    @property
    def caption_size(self) -> float:
        """The same for captions and bars, which take room from the pieces."""
        return min(self._text_size, self._most_caption)

    def set_text_size(self, percent: int, most_caption: float) -> None:
        """Enlarge the texts of the table as far as they find room, captions no more than `most_caption` times.

        Below 100 % all stay as they are.
        """
        sizes = max(percent / 100, 1.0), most_caption
        if sizes != (self._text_size, self._most_caption):
            self._text_size, self._most_caption = sizes
            self.changed.emit()

    @property
    def textures(self) -> bool:
        """Whether surfaces are drawn with waves, grain, slopes of light and hatching."""
        return self._scheme not in PLAIN

    def set_scheme(self, scheme: Scheme) -> None:
        """Change to another scheme."""
        self._change(scheme, self._edition)

    def set_edition(self, edition: Edition) -> None:
        """Change to the pieces of another edition."""
        self._change(self._scheme, edition)

    def of_edition(self, edition: Edition) -> Theme:
        """A theme for something from another game: the same scheme, the pieces of that edition.

        It does not follow when the scheme changes."""
        return self if edition is self._edition else Theme(self._scheme, edition=edition)

    def _change(self, scheme: Scheme, edition: Edition) -> None:
        if (scheme, edition) != (self._scheme, self._edition):
            self._scheme, self._edition = scheme, edition
            self._colors = _colors(scheme, edition)
            self.changed.emit()

    def color(self, token: str) -> QColor:
        """The colour of a token. Raises KeyError for an unknown one. Not to be modified by the caller."""
        return self._colors[token]

    def player(self, seat: int) -> QColor:
        """The colour of a seat."""
        return self._colors[f"player_{seat}"]

    def palette(self) -> QPalette:
        """The colours for Qt's own widgets: menus, buttons, dialogs, tool tips."""
        role = QPalette.ColorRole
        palette = QPalette()
        for target, token in {
            role.Window: "panel",
            role.WindowText: "ink",
            role.Base: "paper",
            role.AlternateBase: "paper_dim",
            role.Text: "ink",
            role.PlaceholderText: "ink_soft",
            # Of buttons where surfaces are plain, only the handles of scroll bars have no style of their own.
            role.Button: "card" if self.textures else "slot_rim",
            role.ButtonText: "ink",
            role.ToolTipBase: "bar",
            role.ToolTipText: "bar_ink",
            role.Highlight: "bar_button",
            role.HighlightedText: "bar_ink",
            role.BrightText: "bar_ink",
            role.Link: "focus",
            role.Light: "panel_rim",
            role.Midlight: "panel_top",
            role.Mid: "slot_rim",
            role.Dark: "panel_edge",
            role.Shadow: "shadow",
        }.items():
            palette.setColor(target, self._colors[token])
        for target in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, target, self._colors["slot_rim"])
        return palette

    def apply_to(self, application: QApplication) -> None:
        """Give Qt's own widgets the colours of the scheme.

        Without the attribute, whatever has a style sheet does not hand its letters down: buttons of dialogs, notes
        and menus stay as small as they were made.
        """
        application.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles)
        application.setPalette(self.palette())


def _colors(scheme: Scheme, edition: Edition) -> dict[str, QColor]:
    return {token: QColor(value) for token, value in load_tokens(scheme, edition).items()}
