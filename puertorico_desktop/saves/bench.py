"""Measures the duration of saving: in the window's thread, in the writing thread, and of reading."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.match.match import GameSetup, Match, Seat, utc_now
from puertorico_desktop.saves.document import decode, document_of, encode
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.filenames import SUFFIX
from puertorico_desktop.saves.files import write_atomically


def bench_saves(options: GameOptions, seconds: float) -> dict[str, object]:
    """Returns the figures for a complete random game: medians in milliseconds, each measured for a quarter of
    `seconds`.

    `copy_ms` is the time that the window waits at an autosave; the other steps run in other threads. Raises SaveError
    if the folder for temporary files cannot be written to.
    """
    match: Match = Match.new(GameSetup(options, 1, tuple(Seat(f"Player {seat}") for seat in range(options.players))))
    choose = random.Random(0).choice
    while match.record.game.decision is not None:
        match.play(choose(match.record.game.legal_actions()))
    document = document_of(match, utc_now())
    data = encode(document)
    span = seconds / 4
    with _temporary_folder() as folder:
        path = Path(folder) / f"bench{SUFFIX}"
        return {
            "bytes": len(data),
            "decisions": match.ply,
            "copy_ms": _median(lambda: document_of(match, utc_now()), span),
            "encode_ms": _median(lambda: encode(document), span),
            "write_ms": _median(lambda: write_atomically(path, data, backup=True), span),
            "read_ms": _median(lambda: decode(data), span),
        }


def _temporary_folder() -> tempfile.TemporaryDirectory[str]:
    try:
        return tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    except OSError as error:
        raise SaveError.writing(error) from None


def _median(task: Callable[[], object], seconds: float) -> float:
    times: list[float] = []
    end = time.perf_counter() + seconds
    while not times or time.perf_counter() < end:
        start = time.perf_counter()
        task()
        times.append(time.perf_counter() - start)
    return round(sorted(times)[len(times) // 2] * 1000, 3)
