"""Command lines of other programs, on every system."""

from __future__ import annotations

import pytest

from puertorico_desktop.bots.process.command_lines import arguments_of, words_of


@pytest.mark.parametrize(
    ("command", "platform", "words"),
    [
        ("/games/bot --strong", "linux", ["/games/bot", "--strong"]),
        ("'/my games/bot' 'a b'", "darwin", ["/my games/bot", "a b"]),
        (r'"C:\my games\bot.exe" --strong', "win32", [r"C:\my games\bot.exe", "--strong"]),
        (r"C:\games\bot.exe", "win32", [r"C:\games\bot.exe"]),
        ("", "linux", []),
    ],
)
def test_command_lines_are_split_into_words(command: str, platform: str, words: list[str]) -> None:
    assert words_of(command, platform) == words
    assert arguments_of(command, platform) == (command if platform == "win32" else words)


def test_unmatched_quotation_marks_are_refused() -> None:
    for platform in ("linux", "win32"):
        with pytest.raises(ValueError, match="No closing quotation"):
            words_of('"bot', platform)
