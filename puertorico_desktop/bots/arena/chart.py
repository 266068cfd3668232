"""A chart of differences with their intervals as an SVG document: one row per difference, with a point and a bar over
a common axis.

It has a background of its own, and follows the reader's light or dark colour scheme, so that it is readable on any
page.
"""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

import attrs

from puertorico_desktop.bots.arena.rating import Estimate

WIDTH: Final = 760
_ROW, _TOP, _FOOT, _EDGE, _GAP = 34, 78, 62, 20, 16
_LETTER: Final = 8.8
"""The approximate width of a narrow letter of 14 pixels."""
_TICKS: Final = 6
"""The greatest number of steps of the axis, about."""
_MOST: Final = 4000.0
"""The limit of the axis in both directions; points and bars beyond it are cut off at its end."""
_STYLE: Final = """
  text { font-family: system-ui, "Segoe UI", "Noto Sans", sans-serif; font-size: 14px; fill: #1f2328; }
  .title { font-size: 17px; font-weight: 600; }
  .quiet { fill: #59636e; font-size: 13px; }
  .ground { fill: #ffffff; stroke: #d1d9e0; }
  .grid { stroke: #d1d9e0; stroke-width: 1; }
  .zero { stroke: #59636e; stroke-width: 1.5; }
  .bar { stroke: #0b5cad; stroke-width: 3; stroke-linecap: round; }
  .point { fill: #0b5cad; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc; }
    .quiet { fill: #a3adb8; }
    .ground { fill: #0d1117; stroke: #3d444d; }
    .grid { stroke: #3d444d; }
    .zero { stroke: #a3adb8; }
    .bar { stroke: #6cb2ff; }
    .point { fill: #6cb2ff; }
  }
"""


@attrs.frozen
class Row:
    """A difference with its name; `figures` are its numbers in words."""

    name: str
    lead: Estimate
    figures: str


def chart(title: str, subtitle: str, axis: str, rows: Sequence[Row]) -> str:
    """Returns an SVG document with a row for each difference, of which there must be one at least; `axis` is the
    label below the axis."""
    return "".join(f"{line}\n" for line in _Chart(title, subtitle, axis, rows).lines())


@attrs.frozen
class _Chart:
    title: str
    subtitle: str
    axis: str
    rows: Sequence[Row]

    @property
    def left(self) -> float:
        """The x coordinate of the axis's left end, in pixels."""
        return _EDGE + min(260.0, max(_width(row.name) for row in self.rows)) + _GAP

    @property
    def right(self) -> float:
        """The x coordinate of the axis's right end, in pixels."""
        return WIDTH - _EDGE - min(220.0, max(_width(row.figures) for row in self.rows)) - _GAP

    @property
    def bottom(self) -> int:
        """The y coordinate of the lower end of the rows, in pixels."""
        return _TOP + _ROW * len(self.rows)

    def ticks(self) -> list[int]:
        """Returns the numbers below the axis: 0 is among them, and all intervals lie between the first and the
        last."""
        low = max(-_MOST, min(0.0, *(row.lead.low for row in self.rows)))
        high = min(_MOST, max(0.0, *(row.lead.high for row in self.rows)))
        step = _step((high - low) / _TICKS)
        return list(range(math.floor(low / step) * step, math.ceil(high / step) * step + 1, step)) or [0, step]

    def lines(self) -> Iterator[str]:
        height = self.bottom + _FOOT
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
            f' height="{height}" role="img" aria-labelledby="title description">'
        )
        yield f'<title id="title">{escape(self.title)}</title>'
        text = "; ".join(f"{row.name}: {row.figures}" for row in self.rows)
        yield f'<desc id="description">{escape(self.subtitle)}. {escape(text)}</desc>'
        yield f"<style>{_STYLE}</style>"
        yield f'<rect class="ground" x="0.5" y="0.5" width="{WIDTH - 1}" height="{height - 1}" rx="6"/>'
        yield _text("title", _EDGE, 32, self.title)
        yield _text("quiet", _EDGE, 54, self.subtitle)
        ticks = self.ticks()
        low, high = ticks[0], ticks[-1]

        def place(value: float) -> float:
            return self.left + (self.right - self.left) * (min(high, max(low, value)) - low) / (high - low)

        for tick in ticks:
            kind = "grid" if tick else "zero"
            yield _line(kind, place(tick), _TOP, place(tick), self.bottom)
            yield _text("quiet", place(tick), self.bottom + 20, f"{tick:+d}" if tick else "0", "middle")
        yield _text("quiet", (self.left + self.right) / 2, self.bottom + 44, self.axis, "middle")
        for number, row in enumerate(self.rows):
            middle = _TOP + _ROW * (number + 0.5)
            yield _text("", self.left - _GAP, middle + 5, row.name, "end")
            yield _line("bar", place(row.lead.low), middle, place(row.lead.high), middle)
            yield f'<circle class="point" cx="{place(row.lead.elo):.1f}" cy="{middle:g}" r="6"/>'
            yield _text("", self.right + _GAP, middle + 5, row.figures)
        yield "</svg>"


def _step(least: float) -> int:
    """Returns the smallest of 10, 20, 50, 100, 200, 500 and so on that is not less than `least`."""
    size = 10
    while size * 5 < least:
        size *= 10
    return next(size * factor for factor in (1, 2, 5) if size * factor >= least)


def _width(text: str) -> float:
    """Returns the approximate width of a text in pixels."""
    return _LETTER * sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def _text(kind: str, x: float, y: float, text: str, anchor: str = "start") -> str:
    classes = f' class="{kind}"' if kind else ""
    return f'<text{classes} x="{x:.1f}" y="{y:g}" text-anchor="{anchor}">{escape(text)}</text>'


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:g}" x2="{x2:.1f}" y2="{y2:g}"/>'
