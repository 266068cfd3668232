"""The pages for readers on the web: tables that GitHub shows whole."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("", "packaging", "resources", "translations", "puertorico_desktop/bots")
PAGES = [path for folder in FOLDERS for path in sorted((ROOT / folder).glob("*.md"))]
BETWEEN = re.compile(r"(?<!\\)\|")
"""Between two cells; also in what is quoted as code, unless a backslash stands before it."""


def tables(text: str) -> Iterator[list[tuple[int, str]]]:
    """The rows of each table, with the numbers of their lines."""
    rows: list[tuple[int, str]] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.startswith("|"):
            rows.append((number, line.strip()))
        elif rows:
            yield rows
            rows = []


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_row_of_a_table_has_all_cells(page: Path) -> None:
    for rows in tables(page.read_text(encoding="utf-8")):
        wanted = len(BETWEEN.split(rows[0][1]))
        wrong = [number for number, row in rows if len(BETWEEN.split(row)) != wanted]
        assert not wrong, f"lines {wrong}: more or fewer than {wanted - 2} cells"


def test_there_are_pages_to_look_at() -> None:
    assert {"README.md", "CONTRIBUTING.md", "engine-protocol.md"} <= {path.name for path in PAGES}
