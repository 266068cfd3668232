"""Colours by what they are for: one JSON file of tokens a scheme, read by everything that paints.

The pieces of an edition wear the same tokens in other colours: what differs is in the part `editions` of the file,
and `Theme.edition` says which one is in use. Whatever is painted from tokens follows it by itself.

Nothing else in the program names a colour. A widget that paints asks `theme.color("ink")`; a class that caches
something coloured connects to `changed`. Which tokens have to be readable upon which is in `READABLE_ON`,
and a test measures it.
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
"""The schemes without waves, grain, slopes of light and hatching; lines are stronger there."""


EDITIONS = "editions"
"""The part of a file with the tokens that an edition has in colours of its own."""


@cache
def load_tokens(scheme: Scheme, edition: str = "") -> Mapping[str, str]:
    """The colours of a scheme as `#rrggbb`: the common ones, and over them those of the edition."""
    tokens = json.loads(resource("themes", f"{scheme.value}.json").read_text(encoding="utf-8"))
    own: Mapping[str, Mapping[str, str]] = tokens.pop(EDITIONS)
    return {**tokens, **own.get(edition, {})}


class Theme(QObject):
    """The scheme and the edition in use. `changed` tells that every colour may be another one now."""

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
        """The edition whose pieces are on the table; their pictures follow it too."""
        return self._edition

    @property
    def look(self) -> tuple[Scheme, str, float, float]:
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

    def line(self, height: float, most: float) -> float:
        """Returns how high a line for larger texts is that has that `height` for usual ones: no higher than `most`
        if it can be lower."""
        return max(height, min(height * self._text_size, most))

    def sizes(self, larger: float = 1.0) -> Iterator[float]:
        """Yields how many times larger than designed letters may be: as much as the player wants, or as a piece
        that is so many times `larger` itself; then less and less, down to 1."""
        most = math.floor(10 * max(self._text_size, larger))
        return (tenths / 10 for tenths in range(max(most, 10), 9, -1))

    def set_text_size(self, wanted: float, most_caption: float) -> None:
        """Enlarge the texts of the table as far as they find room, captions no more than `most_caption` times.

        Where less than 1 is `wanted` all stay as they are.
        """
        sizes = max(wanted, 1.0), most_caption
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

    def set_edition(self, edition: str) -> None:
        """Change to the pieces of another edition."""
        self._change(self._scheme, edition)

    def of_edition(self, edition: str) -> Theme:
        """A theme for something from another game: the same scheme, the pieces of that edition.

        It does not follow when the scheme changes."""
        return self if edition == self._edition else Theme(self._scheme, edition=edition)

    def _change(self, scheme: Scheme, edition: str) -> None:
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


def _colors(scheme: Scheme, edition: str) -> dict[str, QColor]:
    return {token: QColor(value) for token, value in load_tokens(scheme, edition).items()}
