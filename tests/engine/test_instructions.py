"""The counter of instructions plays the games that it names, and reads what valgrind reports."""

import pytest

from tests.engine.instructions import TABLES, count_in, play


@pytest.mark.parametrize("table", TABLES)
def test_games_are_played_to_their_end(table: str) -> None:
    one = play(TABLES[table], 1)
    assert 100 < one < play(TABLES[table], 2)


def test_the_count_is_read() -> None:
    assert count_in("==7== \n==7== I   refs:      1,234,567\n") == 1_234_567
    with pytest.raises(ValueError, match="no count"):
        count_in("valgrind: command not found")
