"""The actions of players, named in the imperative. `kind`, `cards` and `buildings` are kinds of cards, in ascending
order.

Constructors raise TypeError for values of wrong types, such as a list instead of a tuple or a role among cards. An
action that is legal in no position can be constructed: `why_not` gives the reason. Where there are many actions,
`choices.py` lists them lazily.
"""

from __future__ import annotations

from typing import Final

import attrs

from puertorico_desktop.engine.checked_fields import check_tuple, exactly, unchecked_constructor
from puertorico_desktop.engine.sanjuan.components import Card, Role

Cards = tuple[Card, ...]


def _in_order(value: Cards) -> Cards:
    """Returns the cards sorted. Raises TypeError if the value is not a tuple of cards."""
    check_tuple("cards", value, Card)
    return tuple(sorted(value))


class Action:
    """An action that a player can choose."""

    __slots__ = ()


@attrs.frozen
class Pass(Action):
    """Do nothing where the rules allow that: no building, no sale, benefit refused."""


@attrs.frozen
class AcceptBenefit(Action):
    """Take the benefit that is offered (only with the option `ask_optional_benefits`)."""


@attrs.frozen
class ChooseRole(Action):
    """Take a role card and start its phase.

    `doubled`: the Publishing House doubles the privilege. Only the governor in a game of two players has this choice,
    with their first role of a round; in all other cases the doubling is automatic (rulings.md, San Juan 7).
    """

    role: Role = attrs.field(validator=exactly(Role))
    doubled: bool = attrs.field(default=False, validator=exactly(bool))


@attrs.frozen
class Build(Action):
    """Build a card of the hand, or the Cathedral; `over` is the kind of building that it covers with a Crane, None
    without."""

    kind: Card = attrs.field(validator=exactly(Card))
    over: Card | None = attrs.field(default=None, validator=exactly(Card, type(None)))


@attrs.frozen
class Pay(Action):
    """Pay for the building with these cards of the hand, and with the goods of these buildings (Hidden Market)."""

    cards: Cards = attrs.field(converter=_in_order)
    goods: Cards = attrs.field(default=(), converter=_in_order)


@attrs.frozen
class Produce(Action):
    """Put a good on each of these buildings, a kind as often as it is named."""

    buildings: Cards = attrs.field(converter=_in_order)


@attrs.frozen
class Sell(Action):
    """Sell the goods of these buildings, a kind as often as it is named."""

    buildings: Cards = attrs.field(converter=_in_order)


@attrs.frozen
class Keep(Action):
    """Keep these of the drawn cards."""

    cards: Cards = attrs.field(converter=_in_order)


@attrs.frozen
class Discard(Action):
    """Discard these cards of the hand."""

    cards: Cards = attrs.field(converter=_in_order)


@attrs.frozen
class Exchange(Action):
    """Discard these cards and draw as many from the deck (Office)."""

    cards: Cards = attrs.field(converter=_in_order)


@attrs.frozen
class Tuck(Action):
    """Put these cards of the hand under the Chapel or the Church."""

    cards: Cards = attrs.field(converter=_in_order)
    building: Card = attrs.field(validator=exactly(Card))


PASS: Final = Pass()
ACCEPT: Final = AcceptBenefit()

PRODUCE: Final = unchecked_constructor(Produce, "buildings")
SELL: Final = unchecked_constructor(Sell, "buildings")
KEEP: Final = unchecked_constructor(Keep, "cards")
DISCARD: Final = unchecked_constructor(Discard, "cards")
EXCHANGE: Final = unchecked_constructor(Exchange, "cards")
