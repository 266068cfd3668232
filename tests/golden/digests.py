"""What random games of every setting come to, in short: the same on every machine, in pure Python and compiled.

python -m tests.golden.digests      writes the file anew, after a change of the rules
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from puertorico_desktop.engine.game import AnyGame, GameOptions
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico.options import (
    PUBLISHED,
    WHOLE_BOX,
    Edition,
    Level,
    OptionalRule,
    Options,
    OptionsError,
    Reading,
    Selection,
)
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.options import Expansion as SanJuanExpansion
from puertorico_desktop.engine.sanjuan.options import Options as SanJuanOptions

FILE = Path(__file__).with_name("random_games.digests")
GAMES = 500
IN_A_LINE = 20
"""Games that a line of the file stands for."""


def drawn(rng: Rng) -> GameOptions:
    """Options of any game, each of their values as likely as the others."""

    def some(members: Any) -> tuple[Any, ...]:
        return tuple(one for one in members if rng.below(2))

    asking, forced = not rng.below(4), bool(rng.below(4))
    if not rng.below(4):
        return SanJuanOptions(
            2 + rng.below(3), not rng.below(2), not rng.below(2), asking, forced, some(SanJuanExpansion)
        )
    while True:
        edition, expansions = rng.choose([*Edition]), some(WHOLE_BOX)
        with_buildings = any(one in PUBLISHED for one in expansions)
        choices = [one for one in Selection if with_buildings != (one is Selection.BASE)]
        players = 2 + rng.below(4)
        puertomas = max(0, rng.below(4) - 1)
        try:
            return Options(
                edition,
                players,
                not rng.below(2),
                asking,
                forced,
                expansions,
                rng.choose(choices),
                rng.choose([*Reading]),
                some(OptionalRule),
                puertomas=puertomas,
                level=rng.choose([*Level]) if puertomas else Level.NORMAL,
            )
        except OptionsError:
            continue


def told(game: AnyGame, rng: Rng) -> Iterator[str]:
    """Play at random; returns every decision with the number of choices, then the points."""
    while actions := game.legal_actions():
        action = rng.choose(actions)
        yield f"{game.asked} {game.text(action)} of {len(actions)}"
        game.play(action)
    yield str(game.scores())


def lines() -> Iterator[str]:
    """Returns the lines of the file."""
    digest = blake2b(digest_size=8)
    for seed in range(1, GAMES + 1):
        rng = Rng.from_seed(seed)
        options = drawn(rng)
        for text in told(kind_of(options).new_game(options, seed), rng):
            digest.update(f"{text}\n".encode())
        if not seed % IN_A_LINE:
            yield f"to {seed}: {digest.hexdigest()}"


if __name__ == "__main__":
    FILE.write_text("\n".join(lines()) + "\n", encoding="utf-8")
