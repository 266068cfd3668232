"""The generator: the published results of its method, fair draws, seeds of any size."""

import pytest

from puertorico_desktop.engine.rng import Rng


def test_the_published_results_of_pcg32() -> None:
    """The first six numbers of the reference program for seed 42, stream 54."""
    rng = Rng.from_seed(42, 54)
    assert [rng.next32() for _ in range(6)] == [
        0xA15C02B7,
        0x7B47F409,
        0xBA1D3330,
        0x83D2F293,
        0xBFA4784B,
        0xCBED606E,
    ]


def test_the_numbers_of_a_seed_are_unchanged() -> None:
    """Saved games depend on these numbers."""
    rng = Rng.from_seed(1)
    assert [rng.below(1000) for _ in range(8)] == [421, 159, 473, 553, 668, 509, 789, 242]


def chi_square(counts: list[int], shares: list[float]) -> float:
    total = sum(counts)
    return sum((count - total * share) ** 2 / (total * share) for count, share in zip(counts, shares, strict=True))


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 10])
def test_below_is_uniform(bound: int) -> None:
    rng = Rng.from_seed(bound)
    counts = [0] * bound
    for _ in range(6000):
        counts[rng.below(bound)] += 1
    assert chi_square(counts, [1 / bound] * bound) < bound - 1 + 5 * (2 * (bound - 1)) ** 0.5


@pytest.mark.parametrize("counts", [[1, 1, 1], [10, 0, 5, 1], [0, 7, 0, 0, 2]], ids=str)
def test_the_first_draw_follows_the_shares(counts: list[int]) -> None:
    rng = Rng.from_seed(3)
    picked = [0] * len(counts)
    for _ in range(6000):
        picked[rng.draw(list(counts), 1).index(1)] += 1
    assert all(bool(hits) == bool(count) for hits, count in zip(picked, counts, strict=True))
    kinds = [index for index, count in enumerate(counts) if count]
    shares = [counts[index] / sum(counts) for index in kinds]
    assert chi_square([picked[index] for index in kinds], shares) < len(kinds) + 12


def test_draw_removes_pieces_until_none_is_left() -> None:
    counts = [3, 0, 2]
    rng = Rng.from_seed(5)
    drawn = rng.draw(counts, 4)
    assert sum(drawn) == 4
    assert drawn[1] == 0
    assert [left + taken for left, taken in zip(counts, drawn, strict=True)] == [3, 0, 2]
    assert rng.draw(counts, 0) == [0, 0, 0]
    rng.draw(counts, 1)
    assert counts == [0, 0, 0]


def test_shuffle_is_fair() -> None:
    rng = Rng.from_seed(4)
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] = orders.get(tuple(items), 0) + 1
    assert len(orders) == 6
    assert chi_square(list(orders.values()), [1 / 6] * 6) < 21


@pytest.mark.parametrize("bound", [1, 2, 2**31, 2**32 - 1, 2**32])
def test_below_returns_numbers_in_the_range(bound: int) -> None:
    rng = Rng.from_seed(5)
    assert all(0 <= rng.below(bound) < bound for _ in range(200))


def test_choose_returns_an_element() -> None:
    rng = Rng.from_seed(6)
    assert {rng.choose("abc") for _ in range(100)} == set("abc")
    with pytest.raises(IndexError):
        rng.choose([])


@pytest.mark.parametrize("seed", [0, 1, -1, -5, 2**63, 2**64, 2**64 + 1, 2**200 + 7, -(2**100)])
def test_seeds_of_any_size(seed: int) -> None:
    one, other = Rng.from_seed(seed), Rng.from_seed(seed)
    numbers = [one.next32() for _ in range(20)]
    assert numbers == [other.next32() for _ in range(20)]
    assert len(set(numbers)) > 15
    assert 0 <= one.state < 2**64
    assert one.increment % 2 == 1


def test_different_seeds_give_different_numbers() -> None:
    seeds = [*range(200), *(2**64 * n for n in range(1, 50)), *(-n for n in range(2, 50))]
    assert len({tuple(Rng.from_seed(seed).next32() for _ in range(3)) for seed in seeds}) == len(seeds)


def test_streams_of_a_seed_give_different_numbers() -> None:
    assert Rng.from_seed(1, 1).next32() != Rng.from_seed(1, 2).next32()


def test_a_copy_is_equal_and_independent() -> None:
    rng = Rng.from_seed(8)
    copy = rng.copy()
    assert copy == rng
    first = [rng.next32() for _ in range(5)]
    assert copy != rng
    assert [copy.next32() for _ in range(5)] == first


@pytest.mark.parametrize("seed", [0, 1, 97, 1 << 63])
def test_shuffle_is_that_of_fisher_and_yates(seed: int) -> None:
    plain, rng = Rng.from_seed(seed), Rng.from_seed(seed)
    expected, items = list(range(5000)), list(range(5000))
    for last in range(4999, 0, -1):
        other = plain.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    rng.shuffle(items)
    assert (items, rng) == (expected, plain)


@pytest.mark.parametrize("number", [0, 1, 5, 29, 30, 40])
def test_shuffling_only_the_last_elements_gives_the_same_last_elements(number: int) -> None:
    whole, part = list(range(30)), list(range(30))
    Rng.from_seed(7).shuffle(whole)
    Rng.from_seed(7).shuffle(part, number)
    assert part[len(part) - min(number, 30) :] == whole[len(whole) - min(number, 30) :]
    assert sorted(part) == list(range(30))
