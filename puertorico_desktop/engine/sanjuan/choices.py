"""The possible actions of decisions, as sequences in a stable order.

Passing comes first. Choices of cards are lazy (`engine/selections.py`), in ascending order of the counts by kind:
there can be a hundred thousand ways to discard. Sequences that recur often are cached.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from puertorico_desktop.engine.checked_fields import unchecked_constructor
from puertorico_desktop.engine.memo import Memo
from puertorico_desktop.engine.sanjuan.actions import (
    DISCARD,
    EXCHANGE,
    KEEP,
    PASS,
    PRODUCE,
    SELL,
    Action,
    Build,
    ChooseRole,
    Discard,
    Exchange,
    Keep,
    Pay,
    Produce,
    Sell,
    Tuck,
)
from puertorico_desktop.engine.sanjuan.components import CARDS, PRODUCERS, ROLES, Card
from puertorico_desktop.engine.selections import Chain, PieceChoices

_KEPT: Final = 1 << 13

_PARTS: Final = tuple(((1 << 10) - 1) << first for first in range(0, len(CARDS), 10))
_KIND_PARTS: Final[Memo[int, tuple[Card, ...]]] = Memo(
    lambda mask: tuple(card for card in CARDS if mask >> card & 1), _KEPT
)


def kinds_of(mask: int) -> tuple[Card, ...]:
    """Returns the kinds in a mask, ascending. Whole hands rarely recur, but parts of them do, so these are cached."""
    first, second, third, fourth = _PARTS
    parts = _KIND_PARTS
    return parts[mask & first] + parts[mask & second] + parts[mask & third] + parts[mask & fourth]


# -- cards ----------------------------------------------------------------------------------------------------------


class _Cards(PieceChoices[Action]):
    """The actions of one class that name a fixed number of the given cards."""

    __slots__ = ("_field", "_kind")

    def __init__(self, kind: type[Action], kinds: Sequence[Card], counts: Sequence[int], number: int) -> None:
        self._field, make = _MAKERS[kind]
        self._kind = kind
        super().__init__(make, kinds, counts, number)

    def __contains__(self, action: object) -> bool:
        return type(action) is self._kind and self.includes(getattr(action, self._field))

    def __reduce__(self) -> tuple[object, ...]:
        """Leave the maker of actions out of a pickle: the process of a bot finds its own."""
        return _Cards, (self._kind, self._kinds, self._counts, self._number)


_MAKERS: Final[dict[type[Action], tuple[str, Callable[[tuple[Any, ...]], Action]]]] = {
    Produce: ("buildings", PRODUCE),
    Sell: ("buildings", SELL),
    Keep: ("cards", KEEP),
    Discard: ("cards", DISCARD),
    Exchange: ("cards", EXCHANGE),
}


class _Payments(PieceChoices[Action]):
    """The payments with the given goods and a fixed number of cards."""

    __slots__ = ("_goods",)

    def __init__(self, kinds: Sequence[Card], counts: Sequence[int], cards: int, goods: tuple[Card, ...]) -> None:
        self._goods = goods
        super().__init__(_PAY[goods], kinds, counts, cards)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Pay) and action.goods == self._goods and self.includes(action.cards)

    def __reduce__(self) -> tuple[object, ...]:
        return _Payments, (self._kinds, self._counts, self._number, self._goods)


_PAY: Final[Memo[tuple[Card, ...], Callable[[tuple[Any, ...]], Pay]]] = Memo(
    lambda goods: unchecked_constructor(Pay, "cards", goods=goods), _KEPT
)
"""[goods] to the maker of payments with these goods."""


class _Tucks(PieceChoices[Action]):
    """The ways to put a fixed number of cards under a building."""

    __slots__ = ("_building",)

    def __init__(self, kinds: Sequence[Card], counts: Sequence[int], cards: int, building: Card) -> None:
        self._building = building
        super().__init__(unchecked_constructor(Tuck, "cards", building=building), kinds, counts, cards)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Tuck) and action.building is self._building and self.includes(action.cards)

    def __reduce__(self) -> tuple[object, ...]:
        return _Tucks, (self._kinds, self._counts, self._number, self._building)


def _counted(hand: Sequence[int], held: int) -> tuple[tuple[Card, ...], list[int]]:
    kinds = kinds_of(held)
    return kinds, [hand[kind] for kind in kinds]


def discards(hand: Sequence[int], held: int, number: int) -> Sequence[Action]:
    """Returns the ways to discard `number` cards of a hand, which must have as many."""
    return _Cards(Discard, *_counted(hand, held), number)


def keeps(drawn: Sequence[int], number: int) -> Sequence[Action]:
    """Returns the ways to keep `number` of the drawn cards."""
    if len(drawn) == 2:  # by far the most frequent case
        first, second = drawn
        return ONE_OF_TWO[(first, second) if first < second else (second, first)]
    numbers = sorted(set(drawn))
    return _Cards(Keep, [CARDS[card] for card in numbers], [drawn.count(card) for card in numbers], number)


def _one_of_two(drawn: tuple[int, int]) -> tuple[Action, ...]:
    return tuple(Keep((CARDS[card],)) for card in sorted(set(drawn), reverse=True))


ONE_OF_TWO: Final[Memo[tuple[int, int], tuple[Action, ...]]] = Memo(_one_of_two, _KEPT)
"""[two cards, the lower first] to the actions that keep one of them."""


def exchanges(hand: Sequence[int], held: int, most: int) -> Sequence[Action]:
    """Returns the actions to pass, and to exchange 1 to `most` cards, the fewest first."""
    kinds, counts = _counted(hand, held)
    return Chain((PASS,), *(_Cards(Exchange, kinds, counts, number) for number in range(1, most + 1)))


def tucks(hand: Sequence[int], held: int, most: int, building: Card) -> Sequence[Action]:
    """Returns the actions to pass, and to put 1 to `most` cards under a building, the fewest first."""
    kinds, counts = _counted(hand, held)
    return Chain((PASS,), *(_Tucks(kinds, counts, number, building) for number in range(1, most + 1)))


def payments(
    hand: Sequence[int], held: int, cards: int, price: int, goods: Sequence[int], most_goods: int
) -> Sequence[Action]:
    """Returns the ways to pay a price with the `cards` cards of the hand and at most `most_goods` goods, the fewest
    goods first; `goods` are the numbers of goods by slot. There must be at least one way."""
    kinds, counts = _counted(hand, held)
    most = min(most_goods, sum(goods), price)
    if not most:
        return _Payments(kinds, counts, price, ())
    owned = [slot for slot, number in enumerate(goods) if number]
    parts = [
        _Payments(kinds, counts, price - number, chosen)
        for number in range(max(0, price - cards), most + 1)
        for chosen in PieceChoices(
            tuple, [PRODUCERS[slot] for slot in owned], [goods[slot] for slot in owned], number
        )
    ]
    return parts[0] if len(parts) == 1 else Chain(*parts)


# -- actions that are listed ----------------------------------------------------------------------------------------


def _roles(key: tuple[tuple[int, ...], bool]) -> tuple[Action, ...]:
    owners, asked = key
    return tuple(
        ChooseRole(role, doubled)
        for role in ROLES
        if owners[role] < 0
        for doubled in ((False, True) if asked else (False,))
    )


ROLE_CHOICES: Final[Memo[tuple[tuple[int, ...], bool], tuple[Action, ...]]] = Memo(_roles, _KEPT)
"""[the owners of the roles, below 0 for none; whether the player may choose to use the Publishing House] to the
actions."""


_BUILD_PARTS: Final[dict[Card | None, Memo[int, tuple[Action, ...]]]] = {}


def _build_parts(over: Card | None) -> Memo[int, tuple[Action, ...]]:
    every = [Build(card, over) for card in CARDS]
    return Memo(lambda mask: tuple(every[card] for card in _KIND_PARTS[mask]), _KEPT)


def builds(mask: int, over: Card | None = None) -> tuple[Action, ...]:
    """Returns the actions to build one of the kinds in the mask, over the building `over` or without covering one
    (None)."""
    if over not in _BUILD_PARTS:
        _BUILD_PARTS[over] = _build_parts(over)
    parts = _BUILD_PARTS[over]
    first, second, third, fourth = _PARTS
    return parts[mask & first] + parts[mask & second] + parts[mask & third] + parts[mask & fourth]


PASSING: Final[tuple[Action, ...]] = (PASS,)


def _on_buildings(key: tuple[type[Action], tuple[int, ...], int]) -> tuple[Action, ...]:
    kind, counts, most = key
    slots = [slot for slot, count in enumerate(counts) if count]
    kinds, there = [PRODUCERS[slot] for slot in slots], [counts[slot] for slot in slots]
    return (PASS, *(action for number in range(1, most + 1) for action in _Cards(kind, kinds, there, number)))


ON_BUILDINGS: Final[Memo[tuple[type[Action], tuple[int, ...], int], tuple[Action, ...]]] = Memo(_on_buildings, _KEPT)
"""[class of action, number of buildings by slot, greatest number] to the actions: passing, then naming some of the
buildings, the fewest first."""
