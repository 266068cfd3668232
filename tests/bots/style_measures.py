"""Measures how styles differ from balanced play: `python -m tests.bots.style_measures [--table NAME] [--level NAME]
[--nodes N] [--games N] [--every N] [--jobs J] [STYLE...]`.

One player with a style plays against players of the same level without one, in every seat in turn. The output is the
difference in strength, in points of Elo with an interval of 95 %, and what the style buys: the pieces that it likes,
and the pieces with the largest and the smallest differences in purchases.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from statistics import mean, stdev
from typing import Any, Final

import attrs

from puertorico_desktop.bots.arena.games import GameResult, Series, play_series
from puertorico_desktop.bots.arena.rating import CERTAINTY, ELO_SCALE
from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.games import knowledge_of, styles_of
from puertorico_desktop.bots.levels import BALANCED, Taste
from puertorico_desktop.bots.process.executors import executor_for
from puertorico_desktop.engine.puertorico.options import WHOLE_BOX, Edition, Selection
from puertorico_desktop.engine.puertorico.options import Expansion as Expansion1897
from puertorico_desktop.engine.puertorico.options import Options as PuertoRico
from puertorico_desktop.engine.sanjuan.options import Expansion
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan

TABLES: Final[dict[str, Any]] = {
    **{f"classic-{players}": PuertoRico(players=players) for players in (4, 3, 2, 5)},
    "new-buildings": PuertoRico(expansions=(Expansion1897.NEW_BUILDINGS,), buildings=Selection.RANDOM),
    "box": PuertoRico(edition=Edition.SPECIAL_1897, expansions=WHOLE_BOX, buildings=Selection.RANDOM),
    **{f"sanjuan-{players}": SanJuan(players=players) for players in (4, 3, 2)},
    "sanjuan-new": SanJuan(players=4, expansions=(Expansion.NEW_BUILDINGS,)),
}
"""The games by name."""
MOST_DIFFERENT: Final = 5
"""The number of pieces that are named because they are bought more, and of those that are bought less."""
MOST_ELO_APART: Final = 60
"""The largest allowed difference in strength between a style and balanced play, in points of Elo."""


@attrs.frozen
class Estimate:
    """A mean with half of its interval of 95 %."""

    mean: float
    reach: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """Returns the estimate from independent values."""
        reach = CERTAINTY * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
        return cls(mean(values), reach)


@attrs.frozen
class Measure:
    """The results of a style: its share of duels won, the difference in liked pieces bought per game from a player
    without a style, and the same difference for every piece."""

    style: str
    games: int
    duels: Estimate
    liked: Estimate
    liked_of_others: float
    pieces: Counter[str]

    @property
    def elo(self) -> tuple[float, float, float]:
        """The difference in points of Elo, and the ends of its interval."""
        return tuple(
            map(_elo, (self.duels.mean, self.duels.mean - self.duels.reach, self.duels.mean + self.duels.reach))
        )

    def lines(self) -> list[str]:
        """Returns the lines of the output."""
        elo, low, high = self.elo
        most = self.pieces.most_common()
        differences = [
            f"{piece} {number:+.2f}" for piece, number in (*most[:MOST_DIFFERENT], *most[-MOST_DIFFERENT:])
        ]
        return [
            f"{self.style}: {self.games} games, Elo {elo:+.0f} [{low:+.0f} to {high:+.0f}]"
            f"; liked pieces a game {self.liked_of_others + self.liked.mean:.2f} beside {self.liked_of_others:.2f}"
            f" ({self.liked.mean:+.2f} +-{self.liked.reach:.2f})",
            f"    {', '.join(differences)}",
        ]


def measures(
    options: Any, style: str, level: str, games: int, every: int, nodes: int | None = None, jobs: int = 1
) -> Iterator[Measure]:
    """Plays that many games, and yields the results so far after every `every` games and at the end."""
    styled = f"{level}-{style}"
    budget = None if nodes is None else Budget(nodes=nodes)
    series = Series(options, (styled, *(level,) * (options.players - 1)), 1897, budget, rotate=True)
    results: list[GameResult] = []
    with executor_for(jobs) as executor:
        for result in play_series(series, games, executor):
            results.append(result)
            if len(results) % every == 0 or len(results) == games:
                yield measure_of(options, style, styled, results)


def measure_of(options: Any, style: str, styled: str, results: Iterable[GameResult]) -> Measure:
    """Returns the measure of a style that the seats of that name had in these games."""
    taste = knowledge_of(options).styles[style]
    assert isinstance(taste, Taste)
    kinds = type(knowledge_of(options).statistics(options.players)).pieces
    liked = {piece for bit, piece in enumerate(kinds) if taste.liked_pieces >> bit & 1}
    # The games of one rotation have the same seed: they count as one.
    duels, more, others = defaultdict[int, list[float]](list), defaultdict[int, list[float]](list), []
    pieces: Counter[str] = Counter()
    for number, game in enumerate(results):
        (own,) = (seat for seat in game.seats if seat.bot == styled)
        rest = [seat for seat in game.seats if seat is not own]
        group = number // options.players
        duels[group].append(mean(0.5 if own.place == one.place else float(own.place < one.place) for one in rest))
        usual = mean(sum(piece in liked for piece in one.purchases) for one in rest)
        more[group].append(sum(piece in liked for piece in own.purchases) - usual)
        others.append(usual)
        pieces.update({piece: float(count) for piece, count in Counter(own.purchases).items()})
        for one in rest:
            pieces.subtract({piece: count / len(rest) for piece, count in Counter(one.purchases).items()})
    count = len(others)
    return Measure(
        style,
        count,
        Estimate.of([mean(group) for group in duels.values()]),
        Estimate.of([mean(group) for group in more.values()]),
        mean(others),
        Counter({piece: number / count for piece, number in pieces.items()}),
    )


def _elo(share: float) -> float:
    share = min(max(share, 0.001), 0.999)
    return ELO_SCALE * math.log10(share / (1 - share))


def main() -> None:
    """Runs the measurements of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("styles", nargs="*")
    parser.add_argument("--table", choices=TABLES, default="classic-4")
    parser.add_argument("--level", default="normal")
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--every", type=int, help="print the results so far after every N games")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    options = TABLES[asked.table]
    for style in asked.styles or [name for name in styles_of(options.game) if name != BALANCED]:
        every = asked.every or asked.games
        for found in measures(options, style, asked.level, asked.games, every, asked.nodes, asked.jobs):
            print(*found.lines(), sep="\n", flush=True)


if __name__ == "__main__":
    main()
