"""Random games of every setting come to what they came to when the file was written: rules and generator are the
same, in pure Python and compiled."""

from tests.golden.digests import FILE, GAMES, IN_A_LINE, lines


def test_random_games_of_every_setting() -> None:
    expected = FILE.read_text(encoding="utf-8").splitlines()
    assert len(expected) == GAMES // IN_A_LINE
    assert list(lines()) == expected
