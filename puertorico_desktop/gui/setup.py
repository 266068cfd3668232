"""Who sits where and what is played: everything that the new-game dialog asks for."""

from __future__ import annotations

import secrets

import attrs

from puertorico_desktop.engine.puertorico.options import Options

SEED_BITS = 31


@attrs.frozen
class Seat:
    """A player at the table: a person, or the bot of that name in `puertorico_desktop.bots.registry`."""

    name: str
    bot: str | None = None


@attrs.frozen
class GameSetup:
    """A game before its first move. `seats` in playing order; seat 0 is the first governor."""

    options: Options
    seed: int
    seats: tuple[Seat, ...]

    def __attrs_post_init__(self) -> None:
        """Refuse a table with the wrong number of chairs. Raises ValueError."""
        if len(self.seats) != self.options.players:
            raise ValueError(f"{len(self.seats)} seats for {self.options.players} players")

    def again(self) -> GameSetup:
        """The same people and bots in the same seats, with another seed."""
        return attrs.evolve(self, seed=random_seed())


def random_seed() -> int:
    """A seed that nobody chose; short enough to be read out to a friend."""
    return secrets.randbits(SEED_BITS)
