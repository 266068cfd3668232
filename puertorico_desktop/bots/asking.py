"""How a bot at the table is asked: what it is dealt, and with which seed it plays."""

from __future__ import annotations

from typing import Any

from puertorico_desktop.bots.registry import is_steady, remembers
from puertorico_desktop.bots.seeds import derived_seed, player_seed
from puertorico_desktop.engine.rng import Rng


def dealt(game: Any, bot: str, chance: int, ply: int, game_seed: int) -> tuple[Any, int]:
    """Returns the game as the bot sees it that decides after so many actions, and the bot's seed.

    The same `chance`, ply and game give the same answer on every computer. The seed of a steady bot follows from
    that of the game: it plays the same in everybody's game with this seed, and after it was left and resumed.
    """
    seat = game.asked
    rng = Rng.from_seed(chance, stream=ply)
    drawn = rng.next32()
    if is_steady(bot):
        seed = player_seed(game_seed, seat)
    else:
        seed = derived_seed(chance, seat) if remembers(bot) else drawn
    return game.determinize(seat, rng), seed
