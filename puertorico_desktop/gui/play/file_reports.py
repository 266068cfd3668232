"""The reports of file operations on games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs

from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.library import UnreadableFile


@attrs.frozen
class OpenedGame:
    """A game ready for the table.

    `path` is the player's file if the game came from one; `kept`: whether it came from its autosave. `other_rules` as
    in `LoadedGame`. `unknown_bots` are the bots that this version does not have, `strange_programs` the command lines
    of external programs that the player has not allowed on this computer; the built-in heuristic plays in their
    seats. `for_review`: whether the game is reviewed once it is on the table."""

    match: Match
    prepared: Any
    path: Path | None = None
    kept: bool = False
    other_rules: bool = False
    unknown_bots: tuple[str, ...] = ()
    strange_programs: tuple[str, ...] = ()
    for_review: bool = False
    opens: str = ""
    """The id of the page that is opened once the game is on the table (`LearnMenu.go_on_with_game`); "" for none."""
    unreadable: tuple[UnreadableFile, ...] = ()
    """The newer autosaves of the game, which could not be read, the newest first."""


@attrs.frozen
class LoadFailure:
    """A file that could not be read; `backup` is its previous version, None if there is no readable one."""

    path: Path
    error: SaveError
    backup: Path | None


@attrs.frozen
class SavedFile:
    """The report that the game with the id `game` has been written to a file."""

    path: Path
    game: str


@attrs.frozen
class SaveFailure:
    """A file that could not be written; `match` is the game to be saved, None if it was other content."""

    path: Path
    error: SaveError
    match: Match | None = None


@attrs.frozen
class LastGame:
    """The game that was left unfinished, None if all games are over; `crashed`: the program crashed with it.
    `unreadable` are later games that cannot be read. `has_more_moves`: its file has moves that its autosave lacks."""

    opened: OpenedGame | None
    crashed: bool = False
    unreadable: tuple[UnreadableFile, ...] = ()
    has_more_moves: bool = False
