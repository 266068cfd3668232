"""Plays games of steady bots and prints a digest of each: `python -m tests.bots.steady_games MOVES NODES NAME...`."""

import hashlib
import sys

from puertorico_desktop.bots.arena.games import AutomaticSeat, Chooser, choosers, names_by_seat
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico.options import WHOLE_BOX, Edition, Level, Selection
from puertorico_desktop.engine.puertorico.options import Options as PuertoRico
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan

BOX = PuertoRico(edition=Edition.SPECIAL_1897, players=3, expansions=WHOLE_BOX, buildings=Selection.RANDOM)
SOLO = PuertoRico(edition=Edition.SPECIAL_1897, players=2, puertomas=1, level=Level.HARD)
TABLES = {"classic": PuertoRico(players=3), "box": BOX, "solo": SOLO, "sanjuan": SanJuan(players=2)}
SEED = 5


def digest(name: str, moves: int, nodes: int) -> str:
    """Returns the digest of that many moves of a game; the first player has a style."""
    options = TABLES[name]
    automatic = len(kind_of(options).automatic_seats(options))
    style = "-builder" if isinstance(options, PuertoRico) else ""
    bots = (f"steady-{nodes}{style}", *[f"steady-{nodes}"] * (options.players - automatic - 1))
    game = kind_of(options).new_game(options, SEED)
    players: list[Chooser | AutomaticSeat] = choosers(options, names_by_seat(options, bots), SEED)
    hashed, actions = hashlib.sha256(), []
    while game.decision is not None and len(actions) < moves:
        actions.append(players[game.asked].choose(game, tuple(actions)))
        hashed.update(game.text(actions[-1]).encode())
        game.play(actions[-1])
    return hashed.hexdigest()


if __name__ == "__main__":
    most, searched, *names = sys.argv[1:]
    for table in names:
        print(digest(table, int(most), int(searched)))
