"""The counter of instructions plays the requested games, and reads the report of valgrind."""

import pytest

from tests.engine.instructions import TABLES, count_in, play


@pytest.mark.parametrize("table", TABLES)
def test_play_plays_games_to_their_end(table: str) -> None:
    one = play(TABLES[table], 1)
    assert 100 < one < play(TABLES[table], 2)


def test_count_in_reads_the_number_from_the_report() -> None:
    assert count_in("==7== \n==7== I   refs:      1,234,567\n") == 1_234_567
    with pytest.raises(ValueError, match="no count"):
        count_in("valgrind: command not found")
