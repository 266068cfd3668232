"""Colours by purpose: one JSON file of tokens for each scheme, used by everything that paints.

The pieces of an edition use the same tokens with other colours: the differences are in the section `editions` of the
file, and `Theme.edition` is the one in use. Everything painted from tokens follows it automatically.

No other part of the program names a colour. A widget that paints calls `theme.color("ink")`; a class that caches
something coloured connects to `changed`. The pairs of tokens that must be readable on each other are in
`READABLE_ON`, and a test measures their contrast.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from puertorico_desktop.paths import resource


class Scheme(Enum):
    """The colour schemes; the value is the name of the file."""

    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


PLAIN = frozenset({Scheme.CONTRAST})
"""The schemes without waves, grain, gradients and hatching; their lines are stronger."""


EDITIONS = "editions"
"""The section of a file with the tokens for which an edition has its own colours."""


@cache
def load_tokens(scheme: Scheme, edition: str = "") -> Mapping[str, str]:
    """Returns the colours of a scheme as `#rrggbb`: the common ones, overridden by those of the edition."""
    tokens = json.loads(resource("themes", f"{scheme.value}.json").read_text(encoding="utf-8"))
    own: Mapping[str, Mapping[str, str]] = tokens.pop(EDITIONS)
    return {**tokens, **own.get(edition, {})}


class Theme(QObject):
    """The scheme and the edition in use. `changed` is emitted when any colour may have changed."""

    changed = Signal()

    def __init__(
        self,
        scheme: Scheme = Scheme.LIGHT,
        parent: QObject | None = None,
        edition: str = "",
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
    def edition(self) -> str:
        """The edition whose pieces are on the table; pictures depend on it too."""
        return self._edition

    @property
    def cache_key(self) -> tuple[Scheme, str, float, float]:
        """All values on which colours and pictures depend, for cache keys of painted items."""
        return self._scheme, self._edition, self._text_size, self.caption_size

    @property
    def text_size(self) -> float:
        """The wanted size of the table's texts as a multiple of the designed one; 1 at least."""
        return self._text_size

    @property
    def caption_size(self) -> float:
        """The wanted size of captions and bars, limited because they reduce the space of pieces."""
        return min(self._text_size, self._most_caption)

    def line(self, height: float, most: float) -> float:
        """Returns the height of a line for enlarged texts whose designed height is `height`: limited to `most`, but
        at least `height`."""
        return max(height, min(height * self._text_size, most))

    def sizes(self, larger: float = 1.0) -> Iterator[float]:
        """Yields possible sizes of letters as multiples of the designed one, in descending order to 1; the first is
        the larger of the player's setting and `larger`."""
        most = math.floor(10 * max(self._text_size, larger))
        return (tenths / 10 for tenths in range(max(most, 10), 9, -1))

    def set_text_size(self, wanted: float, most_caption: float) -> None:
        """Enlarge the texts of the table as far as there is room, captions to `most_caption` times the designed size
        at most.

        Values of `wanted` below 1 count as 1.
        """
        sizes = max(wanted, 1.0), most_caption
        if sizes != (self._text_size, self._most_caption):
            self._text_size, self._most_caption = sizes
            self.changed.emit()

    @property
    def textures(self) -> bool:
        """Whether surfaces are drawn with waves, grain, gradients and hatching."""
        return self._scheme not in PLAIN

    def set_scheme(self, scheme: Scheme) -> None:
        """Set the scheme."""
        self._change(scheme, self._edition)

    def set_edition(self, edition: str) -> None:
        """Set the edition."""
        self._change(self._scheme, edition)

    def of_edition(self, edition: str) -> Theme:
        """Returns a theme for content of another game: the same scheme with the colours of that edition.

        It does not follow later changes of the scheme.
        """
        return self if edition == self._edition else Theme(self._scheme, edition=edition)

    def _change(self, scheme: Scheme, edition: str) -> None:
        if (scheme, edition) != (self._scheme, self._edition):
            self._scheme, self._edition = scheme, edition
            self._colors = _colors(scheme, edition)
            self.changed.emit()

    def color(self, token: str) -> QColor:
        """Returns the colour of a token, which the caller must not modify. Raises KeyError for an unknown token."""
        return self._colors[token]

    def player(self, seat: int) -> QColor:
        """Returns the colour of a seat."""
        return self._colors[f"player_{seat}"]

    def palette(self) -> QPalette:
        """Returns the colours for Qt's own widgets: menus, buttons, dialogs, tooltips."""
        role = QPalette.ColorRole
        palette = QPalette()
        for target, token in {
            role.Window: "panel",
            role.WindowText: "ink",
            role.Base: "paper",
            role.AlternateBase: "paper_dim",
            role.Text: "ink",
            role.PlaceholderText: "ink_soft",
            # In schemes without textures, only the handles of scroll bars use this colour: buttons have style sheets.
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
        """Set the palette of the application to the colours of the scheme.

        Without the attribute set here, widgets with a style sheet do not pass their font on to their children:
        buttons of dialogs, notes and menus would keep their initial size.
        """
        application.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles)
        application.setPalette(self.palette())


def _colors(scheme: Scheme, edition: str) -> dict[str, QColor]:
    return {token: QColor(value) for token, value in load_tokens(scheme, edition).items()}
