"""The size of source files is limited."""

from tests.architecture.sources import place, source_files

MOST_LINES = 450


def test_no_file_is_too_long() -> None:
    lengths = {place(path): len(path.read_text(encoding="utf-8").splitlines()) for path in source_files()}
    too_long = {name: lines for name, lines in lengths.items() if lines > MOST_LINES}
    assert not too_long, f"more than {MOST_LINES} lines, to be divided: {too_long}"
