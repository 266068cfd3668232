"""A window that only records requests."""

from collections.abc import Sequence
from pathlib import Path

import attrs

from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.match.match import Match
from puertorico_desktop.no_screen import NoScreenError
from puertorico_desktop.saves.errors import SaveError


@attrs.frozen
class PictureRequest:
    """The arguments of a picture that was requested."""

    match: Match
    size: tuple[int, int]
    scale: float
    language: str
    scheme: str
    text_size: int


@attrs.define
class StandInWindow:
    """Replaces the window for the command line. If `error` is set, requests raise it."""

    status: int = 0
    error: SaveError | EOFError | NoScreenError | None = None
    opened: list[tuple[Path | None, str | None]] = attrs.field(factory=list)
    restored: list[bool] = attrs.field(factory=list)
    alone: list[bool] = attrs.field(factory=list)
    drawn: list[PictureRequest] = attrs.field(factory=list)
    measured: list[tuple[Options, float]] = attrs.field(factory=list)

    def open_window(self, path: Path | None, language: str | None, restore: bool, alone: bool) -> int:
        if self.error is not None:
            raise self.error
        self.opened.append((path, language))
        self.restored.append(restore)
        self.alone.append(alone)
        return self.status

    def schemes(self) -> Sequence[str]:
        return ("light", "dusk")

    def smallest_size(self) -> tuple[int, int]:
        return (1280, 720)

    def picture(
        self, match: Match, size: tuple[int, int], scale: float, language: str, scheme: str, text_size: int
    ) -> bytes:
        if self.error is not None:
            raise self.error
        self.drawn.append(PictureRequest(match, size, scale, language, scheme, text_size))
        return b"picture"

    def measure(self, options: Options, seconds: float) -> dict[str, object]:
        if self.error is not None:
            raise self.error
        self.measured.append((options, seconds))
        return {"repaint_ms": 1.5, "rss_mb": None}

    def measure_history(self, options: Options) -> dict[str, object]:
        self.measured.append((options, 0.0))
        return {"page_ms": 250.5}

    def measure_review(self, options: Options, seconds: float) -> dict[str, object]:
        self.measured.append((options, seconds))
        return {"again_ms": 90.0}
