"""The explanation of a Puertoma's step: the rules that it applied, and the candidates that each rule left."""

from __future__ import annotations

from enum import Enum

import attrs

from puertorico_desktop.engine.puertorico.components import Component, kind_and_number


class StepRule(Enum):
    """The rules of a Puertoma's procedures; the value is an id for the texts. The comment names the fields that a
    line with the rule sets besides candidates."""

    PROFITABLE = "profitable"
    NONE_PROFITABLE = "none_profitable"
    BESIDE_MARKER = "beside_marker"  # about: the role of the marker
    NO_ARROW = "no_arrow"  # about: the role of the marker
    MOST_DOUBLOONS = "most_doubloons"  # value: doubloons
    SMUGGLER_WINS_TIE = "smuggler_wins_tie"
    TIE_BREAK_CARD = "tie_break_card"  # card
    COUNTED = "counted"  # card: its number is counted off cyclically over the candidates

    TASK_BUILDING = "task_building"
    HIGHEST_LEVEL = "highest_level"  # value: level
    RESERVED = "reserved"
    NOT_FIRST = "not_first"  # value: level

    TASK_ESTATE = "task_estate"
    TASK_GOOD = "task_good"
    SECOND_OF_KIND = "second_of_kind"
    DEAREST_KIND = "dearest_kind"
    QUARRY = "quarry"

    TASK_KIND = "task_kind"
    FEWEST_CIRCLES = "fewest_circles"  # value: free circles
    VP_AREA = "vp_area"  # value: people
    NOBLE_FIRST = "noble_first"

    DEAREST_PRODUCED = "dearest_produced"
    CLOSING_TIME = "closing_time"
    DEAREST_SALE = "dearest_sale"  # value: doubloons
    SEND_OFF = "send_off"  # value: spaces of the ship
    MOST_LOADED = "most_loaded"  # value: goods
    CHEAPEST_KIND = "cheapest_kind"
    SMALLEST_SHIP = "smallest_ship"  # value: spaces of the ship
    KEEPS_KIND = "keeps_kind"
    KEEPS_GOOD = "keeps_good"

    MOST_SMUGGLED = "most_smuggled"  # value: people or goods
    ORDER_OF_DEEDS = "order_of_deeds"
    NOT_MADE = "not_made"
    MOST_ABOARD = "most_aboard"  # value: goods
    NOTHING_THERE = "nothing_there"

    GIFT = "gift"  # value: level
    ONLY_ONE = "only_one"


def _with_types(pieces: tuple[Component, ...]) -> tuple[tuple[type, int | None], ...]:
    return tuple([kind_and_number(piece) for piece in pieces])


@attrs.frozen
class AccountLine:
    """A rule with the candidates among which it decided, in their order, and those that it `left`.

    `card` is the number of the tie-break card that was turned up, from 1 on. `value` and `about` are other facts that
    the rule names (`StepRule`).
    """

    rule: StepRule
    among: tuple[Component, ...] = attrs.field(default=(), eq=_with_types)
    left: tuple[Component, ...] = attrs.field(default=(), eq=_with_types)
    card: int | None = None
    value: int | None = None
    about: Component | None = attrs.field(default=None, eq=kind_and_number)

    @property
    def out(self) -> tuple[Component, ...]:
        """The candidates that the rule removed."""
        return tuple([piece for piece in self.among if piece not in self.left])
