"""Makes the marks of the charts of the page of statistics, with their descriptions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puertorico_desktop.gui.learn.statistics.charts import Mark
from puertorico_desktop.gui.texts import statistics as texts
from puertorico_desktop.learn.history.figures import PlayedGame, Share


def share_marks(shares: Mapping[str, Share], sentence: str) -> list[Mark]:
    """Returns marks for shares of victories in per cent; `sentence` has the placeholders `{name}`, `{games}`,
    `{share}` and `{interval}`."""
    return [
        Mark(
            name,
            100 * one.share,
            sentence.format(name=name, games=one.games, share=texts.percent(one.share), interval=texts.interval(one)),
            100 * one.low,
            100 * one.high,
        )
        for name, one in shares.items()
    ]


def number_marks(values: Mapping[str, float]) -> list[Mark]:
    """Returns marks for numbers by name."""
    return [Mark(name, value, f"{name}: {texts.number(value)}") for name, value in values.items()]


def trend_marks(trend: Sequence[tuple[PlayedGame, float, float]], sentence: str, first: int) -> list[Mark]:
    """Returns marks for the points of games, numbered from `first` on; `sentence` has the placeholders `{number}`,
    `{points}` and `{mean}`."""
    return [
        Mark(str(number), one.score, sentence.format(number=number, points=one.score, mean=texts.number(mean)))
        for number, (one, mean, _) in enumerate(trend, first)
    ]
