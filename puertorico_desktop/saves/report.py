"""Bug reports: one file with the game, the versions and the end of the program's log. No report is sent anywhere."""

from __future__ import annotations

import platform
import sys
from collections.abc import Mapping, Sequence
from datetime import datetime

from puertorico_desktop import PROGRAM, __version__
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
    """Returns the content of a bug report: `versions` of libraries by name, `log` with the last lines of the log, and
    the text of the `error`, empty if unknown.

    The game of a report can be read like a save.
    """
    return format_json(
        {
            "magic": REPORT_MAGIC,
            "written": written.isoformat(),
            "versions": {
                PROGRAM: __version__,
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
