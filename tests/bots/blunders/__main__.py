"""Finds plainly bad moves, checks or shows those that are kept: `python -m tests.bots.blunders find|check|show`."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.engine.puertorico.options import WHOLE_BOX, Edition, Selection
from puertorico_desktop.engine.puertorico.options import Options as PuertoRico
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan
from tests.bots.blunders.checking import played
from tests.bots.blunders.finding import examined_again, found, of_games
from tests.bots.blunders.of_puzzles import blunders_of_puzzles
from tests.bots.blunders.records import PATH, Blunder, encode, kept

BOX: Final = PuertoRico(edition=Edition.SPECIAL_1897, players=4, expansions=WHOLE_BOX, buildings=Selection.RANDOM)
TABLES: Final[dict[str, Any]] = {
    **{f"classic-{players}": PuertoRico(players=players) for players in (2, 3, 4, 5)},
    "box-4": BOX,
    **{f"sanjuan-{players}": SanJuan(players=players) for players in (2, 3, 4)},
}


def line_of(blunder: Blunder) -> str:
    """Returns one line about a position."""
    searches = list(zip(blunder.better.searches, blunder.bad.searches, strict=True))
    lost = " ".join(
        f"{(good.win - bad.win) / 100:.1f}%/{(good.points - bad.points) / 10:+.1f}" for good, bad in searches
    )
    bad = f"{blunder.bad.action} ({','.join(blunder.bad.players) or 'nobody'})"
    return f"{blunder.name} round {blunder.round}: {bad} instead of {blunder.better.action}: {lost}"


def gathered(blunders: Sequence[Blunder], of_a_kind: int) -> list[Blunder]:
    """Returns the positions in order, each decision once, and at most that many of a kind: first those in which a
    player made the bad move, last those of puzzles."""
    found: dict[tuple[int, int], Blunder] = {}
    kinds = Counter[str]()
    for one in sorted(blunders, key=lambda one: (bool(one.puzzle), not one.bad.players, one.seed, one.ply)):
        if (one.seed, one.ply) not in found and kinds[one.kind] < of_a_kind:
            kinds[one.kind] += 1
            found[one.seed, one.ply] = one
    return sorted(found.values(), key=lambda one: (one.game, one.kind, one.seed, one.ply))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bots.blunders", description=__doc__)
    actions = parser.add_subparsers(dest="action", required=True)
    finding = actions.add_parser("find", help="find positions in games of bots and add them to a file")
    finding.add_argument("table", choices=TABLES)
    finding.add_argument("file", type=Path)
    finding.add_argument("--games", type=int, default=8)
    finding.add_argument("--seed", type=int, default=1)
    finding.add_argument("--wanted", type=int, default=20)
    finding.add_argument("--of-a-kind", type=int, default=3)
    finding.add_argument("--seconds", type=float, default=600, help="of processor time, at most")
    finding.add_argument("--kinds", nargs="*", default=(), metavar="KIND", help="only these kinds")
    gathering = actions.add_parser("gather", help="combine files into one, each decision once")
    gathering.add_argument("file", type=Path, help="the new file")
    gathering.add_argument("files", type=Path, nargs="+")
    gathering.add_argument("--puzzles", action="store_true", help="include the puzzles of the program")
    gathering.add_argument("--of-a-kind", type=int, default=8)
    checking = actions.add_parser("check", help="search again with another seed, and print what `hard` plays")
    checking.add_argument("file", type=Path, nargs="?", default=PATH)
    checking.add_argument("--seed", type=int, default=1)
    checking.add_argument("--nodes", type=int, default=100)
    showing = actions.add_parser("show", help="print the positions of a file")
    showing.add_argument("file", type=Path, nargs="?", default=PATH)
    parsed = parser.parse_args(arguments)
    if parsed.action == "find":
        content = list(kept(parsed.file))
        start = time.process_time()
        all_candidates = of_games(TABLES[parsed.table], parsed.seed, range(parsed.games))
        candidates = [one for one in all_candidates if not parsed.kinds or one.kind in parsed.kinds]
        print(Counter(one.kind for one in candidates), f"{time.process_time() - start:.0f} s", flush=True)
        for blunder in found(candidates, parsed.wanted, parsed.of_a_kind, parsed.seconds):
            content.append(blunder)
            parsed.file.write_bytes(encode(content))
            print(f"{time.process_time() - start:.0f} s", line_of(blunder), flush=True)
        return 0
    if parsed.action == "gather":
        found_in_files = [one for file in parsed.files for one in kept(file)]
        content = gathered(found_in_files + (blunders_of_puzzles() if parsed.puzzles else []), parsed.of_a_kind)
        parsed.file.write_bytes(encode(content))
        print(len(content), Counter(one.kind for one in content))
        return 0
    faults = 0
    for blunder in kept(parsed.file):
        if parsed.action == "show":
            print(line_of(blunder))
            continue
        again = examined_again(blunder, parsed.seed)
        line = played(blunder, Budget(nodes=parsed.nodes), seed=parsed.seed)
        faults += again is None or line == blunder.bad.action
        print("LOST" if again is None else "held", f"hard plays {line};", line_of(again or blunder), flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
