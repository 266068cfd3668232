"""Colours by what they are for: one JSON file of tokens a scheme, read by everything that paints.

Nothing else in the program names a colour. A widget that paints asks `theme.color("ink")`; whoever caches
something coloured connects to `changed`. Which tokens have to be readable upon which is in `READABLE_ON`,
and a test measures it.
"""

from __future__ import annotations

import json
from enum import Enum

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building, Good, Tile
from puertorico_desktop.paths import resource

READABLE_ON: dict[str, tuple[str, ...]] = {
    "menu_ink": ("menu",),
    "bar_ink": ("bar", "bar_button"),
    "bar_ink_soft": ("bar",),
    "ink": ("panel_top", "panel", "paper", "paper_dim", "card_top", "card", "card_taken", "slot"),
    "ink_soft": ("panel_top", "panel", "paper", "paper_dim"),
    "picto": ("paper", "paper_dim", "card_top", "card", "card_taken"),
    "gold_ink": ("gold",),
    "points_ink": ("points",),
    "wood_ink": ("wood_top", "wood"),
    "corn_ink": ("corn",),
    "indigo_ink": ("indigo",),
    "sugar_ink": ("sugar",),
    "tobacco_ink": ("tobacco",),
    "coffee_ink": ("coffee",),
    "quarry_ink": ("quarry",),
    "violet_ink": ("violet",),
    "source_chips_ink": ("source_chips",),
    "source_buildings_ink": ("source_buildings",),
    "source_bonus_0_ink": ("source_bonus_0",),
    "source_bonus_1_ink": ("source_bonus_1",),
    "source_bonus_2_ink": ("source_bonus_2",),
    "source_bonus_3_ink": ("source_bonus_3",),
    "source_bonus_4_ink": ("source_bonus_4",),
}
"""Ink token -> the grounds that text in it stands on (contrast 4.5 : 1 at least)."""

BONUS_TOKENS = 5
"""How many colours there are for bonuses of large buildings in a chart."""


class Scheme(Enum):
    """The colour schemes; the value is the name of the file."""

    LIGHT = "light"
    DARK = "dark"


def load_tokens(scheme: Scheme) -> dict[str, str]:
    """The colours of a scheme as `#rrggbb`."""
    tokens: dict[str, str] = json.loads(resource("themes", f"{scheme.value}.json").read_text(encoding="utf-8"))
    return tokens


def tile_token(tile: Tile) -> str:
    """The token of an island tile; with `_rim` and `_ink` its outline and the text on it."""
    return tile.id


def good_token(good: Good) -> str:
    """The token of a good."""
    return good.id


def building_token(building: Building) -> str:
    """The token of a building: a production building wears the colour of its good, all others are violet."""
    good = CATALOG[building].good
    return "violet" if good is None else good.id


def bonus_token(number: int) -> str:
    """The token of a bonus in a chart, by its number there; with `_ink` the figure on it."""
    return f"source_bonus_{number % BONUS_TOKENS}"


class Theme(QObject):
    """The scheme in use. `changed` tells that every colour may be another one now."""

    changed = Signal()

    def __init__(self, scheme: Scheme = Scheme.LIGHT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scheme = scheme
        self._colors = _colors(scheme)

    @property
    def scheme(self) -> Scheme:
        """The scheme in use."""
        return self._scheme

    def set_scheme(self, scheme: Scheme) -> None:
        """Change to another scheme."""
        if scheme is not self._scheme:
            self._scheme = scheme
            self._colors = _colors(scheme)
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
            role.Button: "card",
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
        """Give Qt's own widgets the colours of the scheme."""
        application.setPalette(self.palette())


def _colors(scheme: Scheme) -> dict[str, QColor]:
    return {token: QColor(value) for token, value in load_tokens(scheme).items()}
