"""File names that are valid on every system, and files that have several names."""

from pathlib import Path

import pytest

from puertorico_desktop.saves.filenames import MOST_BYTES, allowed, file_key, has_suffix, is_hidden, name_key


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Ann, Bob", "Ann, Bob"),
        ("小明、花子", "小明、花子"),
        ('a<b>c:d"e/f\\g|h?i*j', "a_b_c_d_e_f_g_h_i_j"),
        ("..", "Game"),
        (" . ", "Game"),
        ("", "Game"),
        ("Ann...", "Ann"),
        (".hidden", "hidden"),
        ("two\nlines\x00\x7f\u202e\u2028", "two lines"),
        ("CON", "_CON"),
        ("aux", "_aux"),
        ("Nul.tar.gz", "_Nul.tar.gz"),
        ("com1", "_com1"),
        ("LPT³ .x", "_LPT³ .x"),
        ("conout$", "_conout$"),
        ("Conny", "Conny"),
        ("com10", "com10"),
        ("Cafe\u0301", "Caf\u00e9"),
    ],
)
def test_allowed_returns_a_name_that_is_valid_on_every_system(words: str, name: str) -> None:
    assert allowed(words, "Game") == name


@pytest.mark.parametrize("letter", ["x", "é", "波", "\N{GAME DIE}", "x."])
def test_names_are_short_enough_for_suffixes(letter: str) -> None:
    name = allowed(letter * 200, "Game")
    assert MOST_BYTES - 4 <= len(name.encode()) <= MOST_BYTES
    assert not name.endswith(".")


def test_suffixes_ignore_case() -> None:
    assert has_suffix(Path("GAME.PRGAME"))
    assert has_suffix(Path("game.prgame"))
    assert not has_suffix(Path("game.prgame.bak"))
    assert is_hidden(Path("folder/._game.prgame"))


def test_name_keys_follow_the_system() -> None:
    spellings = [Path("Café/Game.prgame"), Path("Cafe\u0301/GAME.prgame"), Path("Café/Other.prgame")]
    for platform, many in (("win32", 2), ("darwin", 2), ("linux", 3)):
        assert len({name_key(path, platform) for path in spellings}) == many


def test_file_keys_are_equal_for_names_of_the_same_file(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_bytes(b"")
    other.write_bytes(b"")
    (tmp_path / "again").symlink_to(one)
    assert file_key(one) == file_key(tmp_path / "again") == file_key(tmp_path / "." / "one") != file_key(other)
    assert file_key(tmp_path / "missing") == file_key(tmp_path / "x" / ".." / "missing")
