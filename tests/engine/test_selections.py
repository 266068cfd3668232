"""Lazy sequences of choices of cards have the elements of brute force, in the same order."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puertorico_desktop.engine.selections import Chain, PieceChoices

hands = st.lists(st.integers(1, 4), min_size=1, max_size=6)


def brute_force(counts: list[int], number: int) -> list[tuple[int, ...]]:
    """Returns all choices of this many cards, as kinds, in ascending order of the counts by kind."""
    ways = [way for way in product(*(range(count + 1) for count in counts)) if sum(way) == number]
    return [tuple(kind for kind, count in enumerate(way) for _ in range(count)) for way in sorted(ways)]


@given(hands, st.data())
def test_piece_choices_are_those_of_brute_force_in_order(counts: list[int], data: st.DataObject) -> None:
    number = data.draw(st.integers(0, sum(counts)))
    chosen = PieceChoices(tuple, range(len(counts)), counts, number)
    wanted = brute_force(counts, number)
    assert list(chosen) == wanted
    assert len(chosen) == len(wanted)
    assert [chosen[place] for place in range(-len(wanted), 0)] == wanted
    assert all(map(chosen.includes, wanted))


@given(hands, st.lists(st.integers(0, 7), max_size=8))
def test_includes_is_true_for_elements_only(counts: list[int], other: list[int]) -> None:
    chosen = PieceChoices(tuple, range(len(counts)), counts, 2 if sum(counts) > 1 else 1)
    assert chosen.includes(other) == (tuple(sorted(other)) in list(chosen))


def test_the_number_of_choices_of_a_large_hand_is_right() -> None:
    chosen = PieceChoices(tuple, range(39), [1] * 39, 19)
    assert len(chosen) == 68923264410
    assert len(set(chosen[60_000_000_000])) == 19


def test_a_chain_has_the_elements_of_its_parts() -> None:
    chain = Chain(("a",), PieceChoices(lambda kinds: "".join(kinds), "xyz", [1, 1, 1], 2), ())
    assert list(chain) == ["a", "yz", "xz", "xy"]
    assert chain[-1] == "xy"
    assert chain[1:3] == ["yz", "xz"]
    with pytest.raises(IndexError):
        chain[4]
