"""The file with the settings: JSON, read as strictly as a save."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import attrs

from puertorico_desktop.engine.games import USUAL_GAME
from puertorico_desktop.gui.app.settings import Settings
from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.play.pace import Pace, nearest_pace
from puertorico_desktop.saves.converter import MOST_BYTES, format_json, make_converter, parse_json, structured
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.files import read_bytes, replace, write_atomically

_log = logging.getLogger(__name__)
_converter = make_converter(complete=False)

EARLIER_PAUSE_KEY = "bot_delay_ms"
EARLIER_PAUSE, EARLIER_PACE = 400, "slow"
"""The default pause before a bot's move, in ms, and the default pace of automatic seats of earlier versions."""
LONGEST_PAUSE = 10_000
CLOSED = (Problem.NO_ACCESS, Problem.IN_USE, Problem.UNREADABLE)
"""The problems with which the file may be intact: another program has it open, or it belongs to another user."""


class SettingsFile:
    """The settings on the disk.

    `damaged`: whether a file could not be read completely; it has been moved to `aside` then. `is_closed`: whether
    the file is left unchanged, because the system does not allow to read it, or a damaged one to be moved: settings
    are not stored then. Values that only a newer version of the program knows are written back as they are.
    """

    def __init__(self, path: Path) -> None:
        """Read the settings; defaults replace whatever cannot be read."""
        self._path = path
        self.damaged = False
        self.is_closed = False
        self.aside: Path | None = None
        self.settings = Settings()
        self.on_failure: Callable[[SaveError], None] = lambda error: None
        """A function that is called with the error if the settings could not be written, but not again before they
        could."""
        self._is_failing = False
        self._unknown: dict[str, Any] = {}
        try:
            data = parse_json(read_bytes(path, MOST_BYTES))
            self.settings, errors = _settings_in(data)
            self._unknown = _unknown_in(data)
        except SaveError as error:
            self.is_closed = error.problem in CLOSED
            errors = [] if error.problem is Problem.NOT_FOUND else [error]
        for fault in errors:
            _log.info("settings not read: %s", fault)
        if errors and not self.is_closed:
            self.damaged = True
            self._set_aside()

    def write(self, settings: Settings) -> None:
        """Write the settings to the disk, unless the file is closed. If that fails, they are lost when the program
        ends."""
        if self.is_closed:
            return
        data = _converter.unstructure(_storable(settings))
        content = {**self._unknown, **data, "choices": {**self._unknown.get("choices", {}), **data["choices"]}}
        try:
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise SaveError.writing(error) from None
            write_atomically(self._path, format_json(content))
        except SaveError as error:
            _log.info("settings not written: %s", error)
            if not self._is_failing:
                self._is_failing = True
                self.on_failure(error)
        else:
            self._is_failing = False

    def _set_aside(self) -> None:
        aside = self._path.with_name(f"{self._path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")
        try:
            replace(self._path, aside)
        except (SaveError, OSError) as error:
            _log.info("damaged settings stay where they are: %s", error)
            self.is_closed = True
        else:
            self.aside = aside


def _settings_in(data: object) -> tuple[Settings, list[SaveError]]:
    """Returns the settings and the errors in them; a setting with an error has its default.

    Settings of newer versions are ignored. Raises SaveError if the data contain no settings at all.
    """
    if not isinstance(data, dict):
        raise SaveError(Problem.DAMAGED, fault="is no record")
    read: dict[str, Any] = {}
    read["choices"], errors = _choices_in(data)
    if EARLIER_PAUSE_KEY in data:
        try:
            data = {**data, "pace": _one_pace(data[EARLIER_PAUSE_KEY], data.get("pace", EARLIER_PACE))}
        except SaveError as error:
            errors.append(error)
    for name in attrs.fields_dict(Settings):
        if name in data and name != "choices":
            try:
                read[name] = getattr(structured(_converter, {name: data[name]}, Settings), name)
            except SaveError as error:
                errors.append(error)
    return Settings(**read), errors


def _unknown_in(data: object) -> dict[str, Any]:
    """Returns the settings, and under "choices" the choices by game, that only a newer version knows; empty for a
    file of an earlier version."""
    if not isinstance(data, dict):
        return {}
    choices = data.get("choices", {})
    if not isinstance(choices, dict) or EARLIER_PAUSE_KEY in data or _earlier_choices(choices, data) is not None:
        return {}
    known = attrs.fields_dict(Settings)
    unknown = {name: value for name, value in data.items() if name not in known}
    return {**unknown, "choices": {game: one for game, one in choices.items() if game not in FACES}}


def _earlier_choices(stored: dict[str, Any], data: dict[str, Any]) -> object | None:
    """Returns the choices of the usual game as earlier versions stored them, without its id; None if there are
    none."""
    return None if stored.get(USUAL_GAME) is not None else FACES[USUAL_GAME].earlier_choices(data)


def _one_pace(pause: object, pace: object) -> object:
    """Returns the pace of all seats, from the pause of bots and the pace of automatic seats, which earlier versions
    stored separately.

    The one that differs from its default counts, the pause of bots first. Raises SaveError.
    """
    if type(pause) is not int or not 0 <= pause <= LONGEST_PAUSE:
        raise SaveError(Problem.DAMAGED, EARLIER_PAUSE_KEY, "is no pause")
    if pause == EARLIER_PAUSE and pace != EARLIER_PACE:
        return pace
    return (Pace.NORMAL if pause == EARLIER_PAUSE else nearest_pace(pause)).value


def _choices_in(data: dict[str, Any]) -> tuple[dict[str, Any], list[SaveError]]:
    """Returns the valid choices by game, and the errors in the others."""
    stored = data.get("choices", {})
    if not isinstance(stored, dict):
        return {}, [SaveError(Problem.DAMAGED, "choices", "is no record")]
    read: dict[str, Any] = {}
    errors = []
    for game in FACES:
        choices = stored.get(game)
        if choices is None and game == USUAL_GAME:
            choices = _earlier_choices(stored, data)
        if choices is not None:
            try:
                read[game] = FACES[game].read_choices(choices)
            except SaveError as error:
                errors.append(SaveError(error.problem, f"choices.{game}.{error.place}", error.fault))
    return read, errors


def _storable(settings: Settings) -> Settings:
    """Returns the settings without files whose names cannot be written to a text file."""
    recent = tuple(file for file in settings.recent if file.path.isprintable())
    folder = settings.folder if settings.folder is not None and settings.folder.isprintable() else None
    return attrs.evolve(settings, recent=recent, folder=folder)
