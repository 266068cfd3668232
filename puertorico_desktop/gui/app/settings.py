"""What the program remembers of its player. `settings_file` reads and writes it."""

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
from puertorico_desktop.saves.filenames import likeness

MOST_RECENT = 8
"""How many files the menu remembers."""
MOST_PROGRAMS = 8
"""How many programs that play are remembered."""

SMALLEST_TEXT, LARGEST_TEXT = 80, 200
"""The size of texts in menus and dialogs, in per cent."""

SHORTEST_THOUGHT, LONGEST_THOUGHT = 200, 60_000
"""How long a bot may be set to think about a move, in milliseconds."""


@attrs.frozen
class WindowPlace:
    """Where the window stood, in logical pixels of the desktop."""

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
    """A field of a class with a number from `least` to `most`."""
    validators = [attrs.validators.ge(least), attrs.validators.le(most)]
    field: int = attrs.field(default=default, validator=validators)
    return field


def _thought(level: str) -> int:
    """A field with the time that bots of a level have for a move: at first what the level says itself."""
    seconds = LEVELS[level].budget.seconds
    assert seconds is not None
    return _between(round(1000 * seconds), SHORTEST_THOUGHT, LONGEST_THOUGHT)


@attrs.frozen
class Settings:
    """Everything that is remembered.

    `as_system`: the scheme follows the system's; `language` None is the system's as well. `pace` is how fast
    the others play, `hard_ms` and `expert_ms` how long bots of these levels think about one, `text_size` that of
    menus and dialogs in per cent, `volume` 0 to 100. `advice`: hints and
    forecasts; `asks_twice`: passing needs a second click; `cover`: between the turns of different people. `game` is
    the id of the game that was begun last (empty: none yet), `choices` has by the id of a game what its players chose
    last, as `GameFace.read_choices` returns it. `folder` was used last. `programs` are the command lines of other
    programs that the player has let play: no others are started, whatever a file says.
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
        """How many seconds the levels think about a move for which that can be set."""
        return {"hard": self.hard_ms / 1000, "expert": self.expert_ms / 1000}

    @property
    def recent_paths(self) -> tuple[Path, ...]:
        """The recent files, the latest first."""
        return tuple(Path(file.path) for file in self.recent)

    @property
    def recent_folders(self) -> tuple[Path, ...]:
        """Where the recent files lie: the player keeps games there, the folder of saved games may be another one."""
        return tuple(dict.fromkeys(path.parent for path in self.recent_paths))

    @property
    def files(self) -> Mapping[str, Path]:
        """The file that each game was saved in last, by its id."""
        return {file.game: Path(file.path) for file in reversed(self.recent)}

    def pace_of_first(self, choices: object) -> Pace:
        """The pace when a game begins: slow in the very first one, if it is one for learning, and nothing else was
        wished."""
        learns = isinstance(choices, NewGameChoices) and choices.free_undo
        is_first = not self.game and learns and self.pace is Settings().pace
        return Pace.SLOW if is_first else self.pace

    def with_choices(self, game: str, choices: Any) -> Settings:
        """The same with other choices for the game of that id."""
        return attrs.evolve(self, choices={**self.choices, game: choices})

    def with_file(self, path: Path, game: str) -> Settings:
        """The same after that file has been saved or opened."""
        recent = (RecentFile(str(path), game), *self._recent_but(path))[:MOST_RECENT]
        return attrs.evolve(self, recent=recent, folder=str(path.parent))

    def without_file(self, path: Path) -> Settings:
        """The same without that file."""
        return attrs.evolve(self, recent=self._recent_but(path))

    def _recent_but(self, path: Path) -> tuple[RecentFile, ...]:
        return tuple(file for file in self.recent if likeness(Path(file.path)) != likeness(path))

    def with_programs(self, seats: Sequence[Seat]) -> Settings:
        """The same after the player has seated the programs that play there."""
        seated = [command for seat in seats if (command := command_of(seat.bot or ""))]
        programs = tuple(dict.fromkeys([*seated, *self.programs]))[:MOST_PROGRAMS]
        return self if programs == self.programs else attrs.evolve(self, programs=programs)

    def file_of(self, game: str) -> Path | None:
        """The file that the game of that id was saved in last."""
        return self.files.get(game)
