"""Checks that a tag matches the version of the checkout, and prints the changes of a version.

python3 packaging/version.py v1.0.0           exit status 1 if the tag is not the version
python3 packaging/version.py --notes v1.0.0   prints the section of CHANGELOG.md on it
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from bundles.building import ROOT, version


def notes(changes: str, number: str) -> str:
    """Returns the section of a change log on a version; empty if there is none."""
    found = re.search(rf"^## \[{re.escape(number)}\][^\n]*\n(.*?)(?=^## \[|\Z)", changes, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else ""


def main(arguments: Sequence[str]) -> int:
    """Check, or print the notes; returns the exit status."""
    *options, tag = arguments or [""]
    if options not in ([], ["--notes"]) or not tag:
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    number = version()
    text = notes(Path(ROOT, "CHANGELOG.md").read_text(encoding="utf-8"), number)
    if tag != f"v{number}":
        print(f"version.py: the tag is {tag}, the version {number}", file=sys.stderr)
        return 1
    if not text:
        print(f"version.py: CHANGELOG.md says nothing of {number}", file=sys.stderr)
        return 1
    if options:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
