"""Write the golden playthroughs anew: whole games as text, to be read by a person before they are committed.

    python -m tests.golden.regenerate            all of them
    python -m tests.golden.regenerate classic-2p  only these

What a bot chooses is written down with the game, so a test that replays a file needs no bot: a stronger bot
changes nothing here until the files are written anew.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import attrs

from puertorico_desktop.bots.arena.games import Chooser
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico.options import (
    WHOLE_BOX,
    WITHOUT_BUILDINGS,
    Edition,
    Expansion,
    Level,
    OptionalRule,
    Options,
    Reading,
    Selection,
)
from puertorico_desktop.engine.puertorico.playthrough import playthrough
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.options import Expansion as SanJuanExpansion
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan
from puertorico_desktop.engine.sanjuan.playthrough import playthrough as san_juan_playthrough

FOLDER = Path(__file__).resolve().parent
AUTOMATIC = ("Puertoma A", "Puertoma B")
NAMES = ("Anna", "Ben", "Clara", "David", "Eva")


PLAYTHROUGHS: dict[str, Callable[..., Iterator[str]]] = {
    Options.game: playthrough,
    SanJuan.game: san_juan_playthrough,
}


class Busy:
    """A player who passes only where nothing else is possible, and chooses otherwise at random."""

    def __init__(self, _name: str, seed: int) -> None:
        self._rng = Rng.from_seed(seed)

    def choose(self, game: AnyGame) -> Any:
        """Any action, but none that does nothing."""
        actions = game.legal_actions()
        first = 1 if len(actions) > 1 and game.text(actions[0]) == "pass" else 0
        return actions[first + self._rng.below(len(actions) - first)]


@attrs.frozen
class Golden:
    """A golden game: who plays it, and with which options and seed."""

    name: str
    options: Any
    seed: int
    bots: tuple[str, ...]

    @property
    def path(self) -> Path:
        """The file with its text."""
        return FOLDER / f"{self.name}.txt"

    def lines(self) -> Iterator[str]:
        """The text, played by the bots."""
        choosers = [(Busy if bot == "busy" else Chooser)(bot, self.seed + seat) for seat, bot in enumerate(self.bots)]

        def choose(game: AnyGame) -> Any:
            step = kind_of(self.options).automatic(game)
            return step if step is not None else choosers[game.asked].choose(game)

        play = PLAYTHROUGHS[self.options.game]
        return play(self.options, self.seed, self.names, choose)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, then those of seats that belong to the rules."""
        automatic = len(kind_of(self.options).automatic_seats(self.options))
        return (*NAMES[: len(self.bots)], *AUTOMATIC[:automatic])


SPECIAL = Edition.SPECIAL_1897
NEW, CITIZENS = (Expansion.NEW_BUILDINGS,), (Expansion.CITIZENS,)
BOTH = (*NEW, *CITIZENS)


def solo_box(players: int, puertomas: int, **more: Any) -> Options:
    """The options of a game with Puertomas and everything that the box has."""
    settings = {"expansions": WHOLE_BOX, "buildings": Selection.RANDOM, **more}
    return Options(SPECIAL, players=players, puertomas=puertomas, **settings)


GAMES = (
    Golden("classic-2p", Options(players=2), 2002, ("simple",) * 2),
    Golden("classic-3p", Options(players=3), 2003, ("simple",) * 3),
    Golden("classic-4p", Options(players=4), 2004, ("simple",) * 4),
    Golden("classic-5p", Options(players=5), 2005, ("simple",) * 5),
    # what sensible players hardly ever do, and every choice asked about
    Golden("classic-3p-random", Options(players=3, open_points=True), 2013, ("random",) * 3),
    Golden(
        "classic-4p-asking",
        Options(players=4, ask_optional_benefits=True, play_forced=False),
        2014,
        ("simple", "random", "simple", "random"),
    ),
    Golden("1897-2p", Options(SPECIAL, players=2), 1892, ("simple",) * 2),
    Golden("1897-3p", Options(SPECIAL, players=3), 1893, ("simple",) * 3),
    Golden(
        "1897-4p-options",
        Options(
            SPECIAL, players=4, rules=(OptionalRule.COST_SWAP, OptionalRule.START_RESOURCES), handicaps=(0, 1, -2, 3)
        ),
        1894,
        ("simple",) * 4,
    ),
    Golden("1897-5p-corrected", Options(SPECIAL, players=5, reading=Reading.CORRECTED), 1895, ("simple",) * 5),
    Golden(
        "classic-3p-new-buildings",
        Options(players=3, expansions=NEW, buildings=Selection.FIXED),
        2103,
        ("random",) * 3,
    ),
    Golden(
        "1897-4p-new-buildings",
        Options(SPECIAL, players=4, expansions=NEW, buildings=Selection.RANDOM),
        2104,
        ("random",) * 4,
    ),
    Golden(
        "1897-3p-citizens",
        Options(SPECIAL, players=3, expansions=CITIZENS, buildings=Selection.FIXED),
        2113,
        ("random",) * 3,
    ),
    Golden(
        "classic-4p-both",
        Options(players=4, expansions=BOTH, buildings=Selection.DRAFT),
        2124,
        ("random",) * 4,
    ),
    Golden(
        "1897-2p-both",
        Options(SPECIAL, players=2, expansions=BOTH, buildings=Selection.DRAFT),
        2122,
        ("random",) * 2,
    ),
    Golden(
        "1897-5p-both-asking",
        Options(
            SPECIAL,
            players=5,
            ask_optional_benefits=True,
            play_forced=False,
            expansions=BOTH,
            buildings=Selection.RANDOM,
            reading=Reading.CORRECTED,
            rules=(OptionalRule.JEWELER_LIMIT, OptionalRule.VILLA_OR_JEWELER),
        ),
        2125,
        ("random",) * 5,
    ),
    Golden(
        "1897-3p-smuggler",
        Options(SPECIAL, players=3, expansions=(Expansion.SMUGGLER,)),
        2133,
        ("simple", "random", "simple"),
    ),
    Golden(
        "1897-2p-box-corrected",
        Options(
            SPECIAL,
            players=2,
            expansions=(*BOTH, Expansion.SMUGGLER),
            buildings=Selection.RANDOM,
            reading=Reading.CORRECTED,
        ),
        2132,
        ("simple", "random"),
    ),
    Golden("1897-4p-festival", Options(SPECIAL, players=4, expansions=(Expansion.FESTIVAL,)), 2134, ("simple",) * 4),
    Golden(
        "1897-3p-achievements",
        Options(SPECIAL, players=3, expansions=(Expansion.ACHIEVEMENTS,)),
        2143,
        ("simple", "busy", "simple"),
    ),
    Golden(
        "1897-2p-without-buildings", Options(SPECIAL, players=2, expansions=WITHOUT_BUILDINGS), 2142, ("simple",) * 2
    ),
    Golden(
        "1897-5p-box-drafting",
        Options(
            SPECIAL,
            players=5,
            expansions=WHOLE_BOX,
            buildings=Selection.DRAFT,
            reading=Reading.CORRECTED,
            rules=(OptionalRule.ACHIEVEMENT_DRAFT,),
        ),
        2145,
        ("simple", "busy", "simple", "busy", "simple"),
    ),
    Golden(
        "1897-4p-box-asking",
        Options(
            SPECIAL,
            players=4,
            open_points=True,
            ask_optional_benefits=True,
            play_forced=False,
            expansions=WHOLE_BOX,
            buildings=Selection.RANDOM,
        ),
        2144,
        ("busy", "simple", "busy", "simple"),
    ),
    Golden("1897-solo-easy", Options(SPECIAL, players=3, puertomas=2, level=Level.EASY), 2151, ("simple",)),
    Golden("1897-solo-normal", Options(SPECIAL, players=3, puertomas=2), 2152, ("simple",)),
    Golden("1897-solo-hard", Options(SPECIAL, players=3, puertomas=2, level=Level.HARD), 2153, ("simple",)),
    Golden("1897-solo-1-and-1-box", solo_box(2, 1), 2154, ("busy",)),
    Golden("1897-solo-2-and-1-box", solo_box(3, 1, level=Level.HARD, buildings=Selection.DRAFT), 2155, ("busy",) * 2),
    Golden("1897-solo-3-and-2", Options(SPECIAL, players=5, puertomas=2), 2156, ("busy", "simple", "busy")),
    Golden("1897-solo-asking", solo_box(3, 2, play_forced=False, ask_optional_benefits=True), 2157, ("busy",)),
    Golden("sanjuan-2p", SanJuan(players=2), 1802, ("busy",) * 2),
    Golden("sanjuan-3p", SanJuan(players=3), 1803, ("busy",) * 3),
    Golden("sanjuan-4p", SanJuan(players=4), 1804, ("busy",) * 4),
    Golden(
        "sanjuan-4p-new-buildings",
        SanJuan(players=4, expansions=(SanJuanExpansion.NEW_BUILDINGS,)),
        1814,
        ("busy",) * 4,
    ),
    Golden(
        "sanjuan-2p-opening",
        SanJuan(players=2, opening_choice=True, ask_optional_benefits=True, play_forced=False),
        1812,
        ("busy",) * 2,
    ),
)


def main(names: Sequence[str]) -> None:
    """Write the files of these games, or of all."""
    unknown = set(names) - {game.name for game in GAMES}
    if unknown:
        raise SystemExit(f"no such game: {', '.join(sorted(unknown))}; there are {', '.join(g.name for g in GAMES)}")
    for game in GAMES:
        if not names or game.name in names:
            lines = list(game.lines())
            game.path.write_text("\n".join([*lines, ""]), encoding="utf-8")
            print(f"{game.path.name}: {len(lines)} lines")


if __name__ == "__main__":
    main(sys.argv[1:])
