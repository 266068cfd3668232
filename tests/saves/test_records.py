"""Records and readers that the saves of several games have in common."""

from __future__ import annotations

import pytest

from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.games import FORMATS
from puertorico_desktop.saves.records import RngRecord


def test_the_state_of_a_generator_is_restored() -> None:
    rng = Rng.from_seed(7)
    assert RngRecord.from_rng(rng).restored("rng") == rng


@pytest.mark.parametrize(("state", "increment"), [(-1, 1), (1 << 64, 1), (1, -1), (1, 1 << 64)])
def test_invalid_states_of_a_generator_are_refused(state: int, increment: int) -> None:
    with pytest.raises(SaveError) as caught:
        RngRecord(state, increment).restored("snapshot.rng")
    assert (caught.value.problem, caught.value.place) == (Problem.DAMAGED, "snapshot.rng")


@pytest.mark.parametrize("game", FORMATS)
def test_options_that_cannot_be_played_are_refused(game: str) -> None:
    with pytest.raises(SaveError) as caught:
        FORMATS[game].options_of({"players": 9})
    assert (caught.value.problem, caught.value.place) == (Problem.DAMAGED, "options")
    assert "9" in caught.value.fault
