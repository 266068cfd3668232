"""The settings that the program stores for its player. `settings_file` reads and writes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import attrs

from puertorico_desktop.bots.levels import LEVELS
from puertorico_desktop.bots.registry import command_of
from puertorico_desktop.gui.play.choices import NewGameChoices
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.style.motion import Motion
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.languages import LANGUAGES
from puertorico_desktop.match.match import Seat
from puertorico_desktop.saves.filenames import name_key

MOST_RECENT = 8
"""The largest number of recent files in the menu."""
MOST_PROGRAMS = 8
"""The largest number of external programs that are remembered."""

SMALLEST_TEXT, LARGEST_TEXT = 80, 200
"""The limits of the size of texts in menus and dialogs, in per cent."""

SHORTEST_THOUGHT, LONGEST_THOUGHT = 200, 60_000
"""The limits of a bot's thinking time for a move, in ms."""


@attrs.frozen
class WindowPlace:
    """The last position and size of the window, in logical pixels of the desktop."""

    left: int
    top: int
    width: int
    height: int
    maximized: bool


@attrs.frozen
class RecentFile:
    """A file that was saved or opened, with the id of its game."""

    path: str
    game: str


def _between(default: int, least: int, most: int) -> int:
    """Returns an attrs field for a number from `least` to `most`."""
    validators = [attrs.validators.ge(least), attrs.validators.le(most)]
    field: int = attrs.field(default=default, validator=validators)
    return field


def _thought(level: str) -> int:
    """Returns an attrs field for the thinking time of a level in ms; its default is the level's own budget."""
    seconds = LEVELS[level].budget.seconds
    assert seconds is not None
    return _between(round(1000 * seconds), SHORTEST_THOUGHT, LONGEST_THOUGHT)


@attrs.frozen
class Settings:
    """All stored settings.

    `as_system`: whether the scheme follows the system's; `language` None is the system's as well. `pace` is that of
    the other seats, `hard_ms` and `expert_ms` the thinking time of bots of these levels for a move, `text_size` that
    of menus and dialogs in per cent, `volume` 0 to 100. `advice`: whether hints and forecasts are shown;
    `asks_twice`: whether passing needs a second click; `cover`: whether the table is covered between the turns of
    different people. `game` is the id of the game begun last (empty: none yet); `choices` maps the id of a game to
    the last choices of its players, as `GameFace.read_choices` returns them. `folder` is the one used last.
    `programs` are the command lines of external programs that the player has allowed to play: no others are started,
    whatever a file says.
    """

    scheme: Scheme = Scheme.LIGHT
    pace: Pace = Pace.NORMAL
    hard_ms: int = _thought("hard")
    expert_ms: int = _thought("expert")
    as_system: bool = False
    language: str | None = attrs.field(default=None, validator=attrs.validators.in_((None, *LANGUAGES)))
    text_size: int = _between(100, SMALLEST_TEXT, LARGEST_TEXT)
    motion: Motion = Motion.SYSTEM
    sound: bool = True
    volume: int = _between(50, 0, 100)
    advice: bool = True
    asks_twice: bool = False
    cover: bool = True
    game: str = ""
    choices: Mapping[str, Any] = attrs.field(factory=dict)
    programs: tuple[str, ...] = ()
    recent: tuple[RecentFile, ...] = ()
    folder: str | None = None
    window: WindowPlace | None = None

    @property
    def paces(self) -> Mapping[str, float]:
        """The thinking time in seconds per move of the levels for which it is configurable."""
        return {"hard": self.hard_ms / 1000, "expert": self.expert_ms / 1000}

    @property
    def recent_paths(self) -> tuple[Path, ...]:
        """The recent files, the latest first."""
        return tuple(Path(file.path) for file in self.recent)

    @property
    def recent_folders(self) -> tuple[Path, ...]:
        """The folders of the recent files: the player may keep games outside the folder of saved games."""
        return tuple(dict.fromkeys(path.parent for path in self.recent_paths))

    @property
    def files(self) -> Mapping[str, Path]:
        """The file in which each game was last saved, by the id of the game."""
        return {file.game: Path(file.path) for file in reversed(self.recent)}

    def pace_of_first(self, choices: object) -> Pace:
        """Returns the pace for the start of a game: slow in the very first game if it is one for learning and the
        pace has not been set; otherwise the pace of the settings."""
        learns = isinstance(choices, NewGameChoices) and choices.free_undo
        is_first = not self.game and learns and self.pace is Settings().pace
        return Pace.SLOW if is_first else self.pace

    def with_choices(self, game: str, choices: Any) -> Settings:
        """Returns the settings with other choices for the game of that id."""
        return attrs.evolve(self, choices={**self.choices, game: choices})

    def with_file(self, path: Path, game: str) -> Settings:
        """Returns the settings after that file has been saved or opened."""
        recent = (RecentFile(str(path), game), *self._recent_but(path))[:MOST_RECENT]
        return attrs.evolve(self, recent=recent, folder=str(path.parent))

    def without_file(self, path: Path) -> Settings:
        """Returns the settings without that recent file."""
        return attrs.evolve(self, recent=self._recent_but(path))

    def _recent_but(self, path: Path) -> tuple[RecentFile, ...]:
        return tuple(file for file in self.recent if name_key(Path(file.path)) != name_key(path))

    def with_programs(self, seats: Sequence[Seat]) -> Settings:
        """Returns the settings with the external programs of these seats added."""
        seated = [command for seat in seats if (command := command_of(seat.bot or ""))]
        programs = tuple(dict.fromkeys([*seated, *self.programs]))[:MOST_PROGRAMS]
        return self if programs == self.programs else attrs.evolve(self, programs=programs)

    def file_of(self, game: str) -> Path | None:
        """Returns the file in which the game of that id was last saved; None if there is none."""
        return self.files.get(game)
