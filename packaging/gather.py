"""Collects the files built on several systems in one folder: `python3 packaging/gather.py BUILT TARGET`.

Wheels and packages keep their names; files with the same name on all systems get the name of the system as a suffix.
One file with the checksums of all files is written.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from bundles.building import SUMS, write_checksums


def gather(built: Path, target: Path) -> list[Path]:
    """Copy the files below `built`, where each system has a folder, and return the copies.

    Raises ValueError if two different files would get the same name.
    """
    target.mkdir(parents=True, exist_ok=True)
    names: dict[str, list[Path]] = {}
    for path in sorted(built.rglob("*")):
        if path.is_file() and not path.name.startswith(SUMS):
            names.setdefault(path.name, []).append(path)
    for name, paths in names.items():
        contents = {path.read_bytes() for path in paths}
        for path in paths[:1] if len(contents) == 1 else paths:
            system = path.relative_to(built).parts[0]
            new = target / (name if len(contents) == 1 else f"{system}-{name}")
            if new.exists():
                raise ValueError(f"two files would be called {new.name}")
            shutil.copy2(path, new)
    write_checksums(target, target / SUMS)
    return sorted(path for path in target.iterdir() if path.name != SUMS)


def main(arguments: Sequence[str]) -> int:
    """Collect the files and print their names; returns the exit status."""
    if len(arguments) != 2:
        print((__doc__ or "").splitlines()[0], file=sys.stderr)
        return 2
    try:
        copies = gather(Path(arguments[0]), Path(arguments[1]))
    except (OSError, ValueError) as error:
        print(f"gather.py: {error}", file=sys.stderr)
        return 1
    for path in copies:
        print(path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
