"""The input of a bot at the table: the game as its seat may see it, and the bot's seed."""

from __future__ import annotations

from typing import Any

from puertorico_desktop.bots.registry import is_steady, remembers
from puertorico_desktop.bots.seeds import derived_seed, player_seed
from puertorico_desktop.engine.rng import Rng


def input_for_bot(game: Any, bot: str, chance: int, ply: int, game_seed: int) -> tuple[Any, int]:
    """Returns the determinized game for the seat that must decide after `ply` actions, and the seed of its `bot`.

    The same `chance`, `ply` and game give the same result on every computer. The seed of a steady bot follows from
    `game_seed`: the bot plays the same in every game with this seed, and after the game was left and resumed. A bot
    that remembers gets one seed for the whole game, any other bot a new seed for each decision.
    """
    seat = game.asked
    rng = Rng.from_seed(chance, stream=ply)
    drawn = rng.next32()
    if is_steady(bot):
        seed = player_seed(game_seed, seat)
    else:
        seed = derived_seed(chance, seat) if remembers(bot) else drawn
    return game.determinize(seat, rng), seed
