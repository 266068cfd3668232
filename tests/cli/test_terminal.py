"""Text with letters that are two columns wide on a terminal."""

import textwrap

import pytest

from puertorico_desktop.cli.terminal import columns, to_left, to_right, wrapped


@pytest.mark.parametrize(
    ("text", "width"),
    [("", 0), ("abc", 3), ("語", 2), ("ｱ", 1), ("Ａ", 2), ("。", 2), ("e\u0301", 1), ("\u200bа", 1), ("é語a", 4)],
)
def test_columns_counts_wide_letters_twice(text: str, width: int) -> None:
    assert columns(text) == width


def test_text_is_padded_to_columns() -> None:
    assert (to_left("語", 4), to_right("語", 4)) == ("語  ", "  語")
    assert (to_left("語語", 3), to_right("語語", 3)) == ("語語", "語語")


@pytest.mark.parametrize("width", [11, 20, 78])
def test_narrow_text_is_wrapped_like_textwrap(width: int) -> None:
    text = "With the name  of a saved game\n alone, it opens-with that game."
    assert wrapped(text, width) == textwrap.wrap(" ".join(text.split()), width)


@pytest.mark.parametrize("width", [8, 9, 10, 15, 21, 40])
def test_wide_text_is_wrapped_by_columns(width: int) -> None:
    text = "語語語、語語（語語）。語語語語simple語語 two 語語語語。「語語」ッ語ー語語語語：random, 語"
    lines = wrapped(text, width)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(columns(line) <= width for line in lines)
    assert all(line[0] not in "、。）」ッー：, " and line[-1] not in "（「 " for line in lines)
    assert any("simple" in line for line in lines)
    fullest = max(columns(line) for line in lines)
    assert fullest >= width - 5


def test_empty_text_and_words_that_are_too_wide() -> None:
    assert wrapped("", 10) == []
    assert wrapped("語 --an-option-that-is-long 語", 10) == ["語", "--an-option-that-is-long", "語"]
