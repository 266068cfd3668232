"""Where the program keeps what belongs to its player."""

from __future__ import annotations

from pathlib import Path

import attrs
import platformdirs

PROGRAM = "puertorico-desktop"


@attrs.frozen
class Folders:
    """The folders of one player: `data` belongs to the program, `documents` to the player. Creates nothing."""

    data: Path
    documents: Path

    @classmethod
    def standard(cls) -> Folders:
        """Those that the system provides."""
        return cls(platformdirs.user_data_path(PROGRAM, appauthor=False), platformdirs.user_documents_path())

    @property
    def autosaves(self) -> Path:
        """Games that were kept by themselves."""
        return self.data / "autosave"

    @property
    def reviews(self) -> Path:
        """Reviews of games beside which none can be kept."""
        return self.data / "reviews"

    @property
    def history(self) -> Path:
        """The database of all games that were played."""
        return self.data / "history.db"

    @property
    def history_copy(self) -> Path:
        """A copy of that database, beside the games of the player."""
        return self.saves / "history.db"

    @property
    def lessons(self) -> Path:
        """The file of what has been learned in lessons."""
        return self.data / "lessons.json"

    @property
    def own_lessons(self) -> Path:
        """Lessons that the player has written or been given."""
        return self.saves / "Lessons"

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.data / "settings.json"

    @property
    def logs(self) -> Path:
        """What the program has logged."""
        return self.data / "logs"

    @property
    def saves(self) -> Path:
        """The games that the player has saved, unless they chose another place."""
        return self.documents / "Puerto Rico"
