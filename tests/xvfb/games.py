"""Saves for the tests: new games, and positions before a rare event."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

from puertorico_desktop import PROGRAM
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.match.record import GameRecord
from puertorico_desktop.saves.document import LoadedGame, decode, document_of, encode
from puertorico_desktop.saves.filenames import SUFFIX

NAMES = ("Anna", "Ben", "Clara")
WHEN = datetime(2026, 11, 21, 12, 30, tzinfo=UTC)
SETTINGS = {"pace": "at_once", "cover": False, "motion": "off", "sound": False}


def write_game(home: Path, setup: GameSetup, start: AnyGame | None = None, **settings: object) -> Path:
    """Writes a save of a game before its first move, and the settings: no pauses, or what is given."""
    data = home / ".local" / "share" / PROGRAM
    data.mkdir(parents=True)
    (data / "settings.json").write_text(
        json.dumps({**SETTINGS, "game": setup.options.game, **settings}), encoding="utf-8"
    )
    path = home / f"game{SUFFIX}"
    path.write_bytes(encode(document_of(Match(setup, GameRecord(setup.options, setup.seed, start=start)), WHEN)))
    loaded(path)  # an invalid position fails here, not in the window
    return path


def new_game(home: Path, seed: int, kinds: str = "pbb", bot: str = "random", **settings: object) -> Path:
    """Writes a new game of people (p) and bots (b)."""
    return write_game(home, GameSetup(Options(players=len(kinds)), seed, seats(kinds, bot)), **settings)


def position(home: Path, game: PuertoRico, kinds: str = "pbb", **settings: object) -> Path:
    """Writes a game that continues from a position."""
    return write_game(home, GameSetup(game.options, 1, seats(kinds)), game, **settings)


def seats(kinds: str, bot: str = "random") -> tuple[Seat, ...]:
    """Returns people and bots by letters."""
    return tuple(Seat(name, None if kind == "p" else bot) for name, kind in zip(NAMES, kinds, strict=False))


def autosaved(home: Path) -> Path:
    """Returns the latest autosave of the only game."""
    files = list((home / ".local" / "share" / PROGRAM / "autosave").glob("*/*" + SUFFIX))
    assert len({path.parent for path in files}) == 1
    return max(files)


def loaded(path: Path) -> LoadedGame:
    """Returns the game of a save, replayed and checked."""
    return decode(path.read_bytes())
