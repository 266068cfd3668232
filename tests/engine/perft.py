"""Perft: the number of ways in which games can go on from certain positions.

A line of `tests/data/perft/classic-<n>p.txt` is "seed plies depth leaves": start a game with the seed, play so many
random actions (drawn by the engine's own generator), then count all sequences of `depth` actions. A change of
the rules, of the order of the actions or of the draws changes the numbers.

    python -m tests.engine.perft        counts again and writes the files; check the difference
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import attrs

from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from tests.engine.play import play_randomly

FOLDER = Path(__file__).resolve().parents[1] / "data" / "perft"
PLAYERS = (2, 3, 4, 5)
HEADER = "# seed plies depth leaves: written by `python -m tests.engine.perft`, explained there"

DEEPEST = 6
MOST_LEAVES = 6000
PLIES = (0, 9, 23, 41, 64, 83, 102, 131, 158, 190)
"""Where in a game to count; a game that is over by then is left out."""


@attrs.frozen
class Line:
    """One count."""

    seed: int
    plies: int
    depth: int
    leaves: int

    def __str__(self) -> str:
        return f"{self.seed} {self.plies} {self.depth} {self.leaves}"


def file_of(players: int) -> Path:
    """Returns the file for a number of players."""
    return FOLDER / f"classic-{players}p.txt"


def read(players: int) -> list[Line]:
    """Returns the lines of a file."""
    rows = file_of(players).read_text(encoding="utf-8").splitlines()
    return [Line(*map(int, row.split())) for row in rows if not row.startswith("#")]


def position(players: int, seed: int, plies: int) -> PuertoRico:
    """Returns the position at which the count of a line starts."""
    game = new_game(Options(players=players), seed)
    play_randomly(game, seed, plies)
    return game


def leaves(game: PuertoRico, depth: int, limit: int | None = None) -> int:
    """Returns the number of sequences of `depth` actions, counting a game that ends earlier once; stops above the
    limit."""
    if not depth or game.decision is None:
        return 1
    actions = game.legal_actions()
    if limit is not None and len(actions) > limit:
        return len(actions)
    if depth == 1:
        return len(actions)
    found = 0
    for action in actions:
        after = game.copy()
        after.play_unchecked(action)
        found += leaves(after, depth - 1, limit)
        if limit is not None and found > limit:
            break
    return found


def divided(game: PuertoRico, depth: int) -> Iterator[str]:
    """Yields the count for each first action, one per line, to find the action whose count has changed."""
    for action in game.legal_actions():
        after = game.copy()
        after.apply(action)
        yield f"{leaves(after, depth - 1):8} {game.text(action)}"


def count_again(players: int) -> list[Line]:
    """Returns the lines for a number of players, as deep as the number of leaves stays small."""
    lines = []
    for seed, plies in enumerate(PLIES, start=players * 100):
        game = position(players, seed, plies)
        best: Line | None = None
        for depth in range(1, DEEPEST + 1):
            number = leaves(game, depth, MOST_LEAVES)
            if number > MOST_LEAVES or game.decision is None:
                break
            best = Line(seed, plies, depth, number)
        if best is not None:
            lines.append(best)
    return lines


def main() -> None:
    """Writes all files; `--help` is the only argument."""
    argparse.ArgumentParser(prog="python -m tests.engine.perft", description=__doc__.partition("\n")[0]).parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for players in PLAYERS:
        lines = count_again(players)
        file_of(players).write_text("\n".join([HEADER, *map(str, lines), ""]), encoding="utf-8")
        print(f"{file_of(players).name}: {len(lines)} counts")


if __name__ == "__main__":
    main()
