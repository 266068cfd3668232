"""The benchmark of the bots: every bot in turn thinks about positions from all parts of a game."""

from __future__ import annotations

import time

import attrs

from puertorico_desktop.bots.arena.games import choosers
from puertorico_desktop.bots.base import Bot, Thought
from puertorico_desktop.bots.registry import BOTS, make_bot
from puertorico_desktop.engine.game import AnyGame, GameOptions
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.rng import Rng

POSITIONS = 40
"""The number of positions, spread over one game between quick bots; each has more than one legal action."""
STRIDE = 19
"""The step by which a bot goes through the positions, so that all parts of the game occur even if there is time for
few moves only."""
MOVES = 4
"""The least number of moves by which every bot is measured, regardless of the time they take; the first ones are the
same for all bots."""
SEED = 1


@attrs.define
class Pace:
    """The measured pace of a bot. `playouts` and `nodes` sum up the counts in its thoughts; None if it does not tell
    its thoughts."""

    moves: int = 0
    seconds: float = 0.0
    playouts: int | None = None
    nodes: int | None = None

    def add(self, seconds: float, thought: Thought | None) -> None:
        """Add a move that took `seconds`; `thought` is None if the bot does not tell its thoughts."""
        self.moves += 1
        self.seconds += seconds
        if thought is not None:
            self.playouts = (self.playouts or 0) + thought.playouts
            self.nodes = (self.nodes or 0) + thought.nodes

    def as_data(self) -> dict[str, float]:
        """Returns the figures as data: ms per move, and playouts and nodes per second."""
        figures = {"moves": self.moves, "ms_per_move": round(1000 * self.seconds / self.moves, 3)}
        for name, count in (("playouts_per_s", self.playouts), ("nodes_per_s", self.nodes)):
            if count is not None:
                figures[name] = round(count / self.seconds, 1)
        return figures


def bench_bots(options: GameOptions, seconds: float) -> dict[str, object]:
    """Returns all figures by name of the bot. Each bot thinks for an equal part of `seconds`, and about at least
    `MOVES` positions."""
    positions = positions_of(options)
    return {
        "edition": kind_of(options).edition(options),
        "players": options.players,
        "bots": {name: measure_pace(name, positions, seconds / len(BOTS)).as_data() for name in BOTS},
    }


def measure_pace(name: str, positions: list[AnyGame], seconds: float) -> Pace:
    """Returns the pace of a bot on these positions, with the budget of its level.

    The bot first moves once in the first position without being measured, because work that is done only once is not
    part of the pace.
    """
    _move(make_bot(name, SEED), positions[0])
    pace = Pace()
    start = time.perf_counter()
    while pace.moves < MOVES or time.perf_counter() - start < seconds:
        position = positions[pace.moves * STRIDE % len(positions)]
        bot = make_bot(name, SEED)  # a new bot has no results of earlier positions
        begun = time.perf_counter()
        thought = _move(bot, position)
        pace.add(time.perf_counter() - begun, thought)
    return pace


def _move(bot: Bot, position: AnyGame) -> Thought | None:
    """Let the bot choose. Returns its thought; None if it does not tell its thoughts."""
    think = getattr(bot, "think", None)
    if think is None:
        bot.choose(position.copy())
        return None
    thought: Thought = think(position.copy())
    return thought


def positions_of(options: GameOptions) -> list[AnyGame]:
    """Returns positions of a game between quick bots, evenly spread from the first decision to the last; each is
    determinized for the seat that decides, and has more than one legal action."""
    game = kind_of(options).new_game(options, SEED)
    rng = Rng.from_seed(SEED)
    players = choosers(options, ("simple",) * options.players, SEED)
    found = []
    while game.decision is not None:
        if len(game.legal_actions()) > 1:
            found.append(game.determinize(game.asked, rng))
        game.play(players[game.asked].choose(game))
    return [found[number * len(found) // POSITIONS] for number in range(POSITIONS)]
