"""How a bot at the table is asked: what it is dealt, and with which seed it plays."""

from __future__ import annotations

from typing import Any

from puertorico_desktop.bots.registry import remembers
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.engine.rng import Rng


def dealt(game: Any, bot: str, chance: int, ply: int) -> tuple[Any, int]:
    """Returns the game as the bot sees it that decides after so many actions, and the bot's seed.

    The same `chance`, ply and game give the same answer on every computer.
    """
    seat = game.asked
    rng = Rng.from_seed(chance, stream=ply)
    drawn = rng.next32()
    seed = derived_seed(chance, seat) if remembers(bot) else drawn
    return game.determinize(seat, rng), seed
