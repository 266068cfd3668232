"""The paths of the player's files: settings, saves, statistics and logs."""

from __future__ import annotations

from pathlib import Path

import attrs
import platformdirs

from puertorico_desktop import PROGRAM


@attrs.frozen
class Folders:
    """The folders of one player: `data` for files of the program, `documents` for those of the player. Creates no
    folder."""

    data: Path
    documents: Path

    @classmethod
    def standard(cls) -> Folders:
        """Returns the folders that the operating system provides."""
        return cls(platformdirs.user_data_path(PROGRAM, appauthor=False), platformdirs.user_documents_path())

    @property
    def autosaves(self) -> Path:
        """The folder of automatic saves."""
        return self.data / "autosave"

    @property
    def reviews(self) -> Path:
        """The folder of reviews that cannot be stored beside their game."""
        return self.data / "reviews"

    @property
    def history(self) -> Path:
        """The database of all games played."""
        return self.data / "history.db"

    @property
    def history_copy(self) -> Path:
        """The copy of that database beside the player's games."""
        return self.saves / "history.db"

    @property
    def lessons(self) -> Path:
        """The file with the player's progress in the lessons."""
        return self.data / "lessons.json"

    @property
    def own_lessons(self) -> Path:
        """The folder of lessons that the player has written or received."""
        return self.saves / "Lessons"

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.data / "settings.json"

    @property
    def logs(self) -> Path:
        """The folder of the program's log files."""
        return self.data / "logs"

    @property
    def saves(self) -> Path:
        """The default folder of the games that the player saves."""
        return self.documents / "Puerto Rico"
