"""The file with the settings: JSON, read as strictly as a save."""

from __future__ import annotations

import logging
import time
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

EARLIER_PAUSE, EARLIER_PACE = 400, "slow"
"""The default pause before a bot's move, in ms, and the default pace of automatic seats of earlier versions."""
LONGEST_PAUSE = 10_000
CLOSED = (Problem.NO_ACCESS, Problem.IN_USE, Problem.UNREADABLE)
"""The problems with which the file may be intact: another program has it open, or it belongs to another user."""


class SettingsFile:
    """The settings on the disk. `damaged`: whether a file could not be read completely; it has been moved aside then.
    A file that the system does not allow to read is left unchanged."""

    def __init__(self, path: Path) -> None:
        """Read the settings; defaults replace whatever cannot be read."""
        self._path = path
        self.damaged = False
        self._is_closed = False
        self.settings = Settings()
        try:
            self.settings, errors = _settings_in(parse_json(read_bytes(path, MOST_BYTES)))
        except SaveError as error:
            self._is_closed = error.problem in CLOSED
            errors = [] if error.problem is Problem.NOT_FOUND else [error]
        for fault in errors:
            _log.info("settings not read: %s", fault)
        if errors and not self._is_closed:
            self.damaged = True
            self._set_aside()

    def write(self, settings: Settings) -> None:
        """Write the settings to the disk. If that fails, they are lost when the program ends."""
        if self._is_closed:
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self._path, format_json(_converter.unstructure(_storable(settings))))
        except (SaveError, OSError) as error:
            _log.info("settings not written: %s", error)

    def _set_aside(self) -> None:
        aside = self._path.with_name(f"{self._path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")
        try:
            replace(self._path, aside)
        except (SaveError, OSError) as error:
            _log.info("damaged settings stay where they are: %s", error)


def _settings_in(data: object) -> tuple[Settings, list[SaveError]]:
    """Returns the settings and the errors in them; a setting with an error has its default.

    Settings of newer versions are ignored. Raises SaveError if the data contain no settings at all.
    """
    if not isinstance(data, dict):
        raise SaveError(Problem.DAMAGED, fault="is no record")
    read: dict[str, Any] = {}
    read["choices"], errors = _choices_in(data)
    if "bot_delay_ms" in data:
        try:
            data = {**data, "pace": _one_pace(data["bot_delay_ms"], data.get("pace", EARLIER_PACE))}
        except SaveError as error:
            errors.append(error)
    for name in attrs.fields_dict(Settings):
        if name in data and name != "choices":
            try:
                read[name] = getattr(structured(_converter, {name: data[name]}, Settings), name)
            except SaveError as error:
                errors.append(error)
    return Settings(**read), errors


def _one_pace(pause: object, pace: object) -> object:
    """Returns the pace of all seats, from the pause of bots and the pace of automatic seats, which earlier versions
    stored separately.

    The one that differs from its default counts, the pause of bots first. Raises SaveError.
    """
    if type(pause) is not int or not 0 <= pause <= LONGEST_PAUSE:
        raise SaveError(Problem.DAMAGED, "bot_delay_ms", "is no pause")
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
        if choices is None and game == USUAL_GAME:  # older files store the choices of this game only, without its id
            choices = FACES[game].earlier_choices(data)
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
