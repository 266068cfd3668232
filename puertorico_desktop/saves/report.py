"""A bug report: one file with the game, the versions and the end of the program's log. Nothing is sent anywhere."""

from __future__ import annotations

import platform
import sys
from collections.abc import Mapping, Sequence
from datetime import datetime

from puertorico_desktop import __version__
from puertorico_desktop.engine.build import is_compiled
from puertorico_desktop.saves.converter import format_json
from puertorico_desktop.saves.document import REPORT_MAGIC, Document, as_json


def report(
    document: Document | None,
    versions: Mapping[str, str],
    log: Sequence[str],
    error: str,
    written: datetime,
) -> bytes:
    """The content of a report: `versions` of libraries by name, the last lines of the log, what went wrong if known.

    The game in it is read like a save.
    """
    return format_json(
        {
            "magic": REPORT_MAGIC,
            "written": written.isoformat(),
            "versions": {
                "puertorico-desktop": __version__,
                "rules": "compiled" if is_compiled() else "pure Python",
                "python": sys.version,
                "system": platform.platform(),
                **versions,
            },
            "error": error.splitlines(),
            "log": list(log),
            "game": None if document is None else as_json(document),
        }
    )
