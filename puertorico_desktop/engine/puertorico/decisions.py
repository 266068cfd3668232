"""The kinds of decisions, and the decision as a value."""

from __future__ import annotations

from enum import Enum

import attrs

from puertorico_desktop.engine.puertorico.components import Benefit


class DecisionKind(Enum):
    """The kinds of decisions; the value is a stable id for texts."""

    CHOOSE_ROLE = "choose_role"
    TAKE_TILE = "take_tile"
    PLACE_COLONISTS = "place_colonists"
    BUILD = "build"
    TAKE_EXTRA_GOOD = "take_extra_good"
    SELL_GOOD = "sell_good"
    LOAD_GOODS = "load_goods"
    STORE_GOODS = "store_goods"
    ACCEPT_BENEFIT = "accept_benefit"
    DRAFT_BUILDING = "draft_building"
    PLACE_NOBLES = "place_nobles"
    PLACE_DRAWN_TILE = "place_drawn_tile"
    PAY = "pay"
    DELIVER_GOODS = "deliver_goods"
    DISCARD_TILE = "discard_tile"
    MOVE_GUESTS = "move_guests"
    AFTER_SALE = "after_sale"
    TAKE_PERSON = "take_person"
    SMUGGLE = "smuggle"
    LODGE = "lodge"
    KEEP_CARD = "keep_card"
    RESERVE = "reserve"

    # Enum.__hash__ is a slow call in Python, and kinds are hashed at every decision.
    __hash__ = object.__hash__


@attrs.frozen
class Decision:
    """The decision at hand: the seat that must decide and the kind of decision. `benefit` is set for ACCEPT_BENEFIT
    only."""

    seat: int
    kind: DecisionKind
    benefit: Benefit | None = None
