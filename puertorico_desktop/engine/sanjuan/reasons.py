"""The reasons why an action is not allowed, or why a player is skipped."""

from __future__ import annotations

from enum import Enum


class Reason(Enum):
    """An id with a stable text value; the comments name the values of the refusals."""

    GAME_OVER = "game_over"
    OTHER_DECISION = "other_decision"  # asked: DecisionKind

    ROLE_TAKEN = "role_taken"  # role, seat
    NOT_DOUBLED_HERE = "not_doubled_here"
    MUST_CHOOSE_ROLE = "must_choose_role"

    NOT_IN_GAME = "not_in_game"  # card
    NOT_IN_HAND = "not_in_hand"  # card
    CATHEDRAL_BUILT = "cathedral_built"
    ALREADY_BUILT = "already_built"  # card
    NO_CRANE = "no_crane"
    NOT_OVER_CRANE = "not_over_crane"
    SAME_BUILDING = "same_building"  # card
    NOT_IN_CITY = "not_in_city"  # card
    TOO_FEW_CARDS = "too_few_cards"  # price, cards
    NO_CARDS = "no_cards"
    MUST_PAY = "must_pay"

    NO_HIDDEN_MARKET = "no_hidden_market"
    GOOD_TOO_MANY = "good_too_many"  # price
    WRONG_NUMBER = "wrong_number"  # wanted, given

    NOT_PRODUCTION = "not_production"  # card
    BUILDING_FULL = "building_full"  # card
    BUILDING_EMPTY = "building_empty"  # card
    GOODS_LIMIT = "goods_limit"  # limit
    NOTHING_EMPTY = "nothing_empty"
    NO_GOODS = "no_goods"
    DECK_EMPTY = "deck_empty"

    NOT_DRAWN = "not_drawn"  # card
    MUST_KEEP = "must_keep"
    MUST_DISCARD = "must_discard"

    NOT_UNDER_THAT = "not_under_that"  # card
    ONE_CARD_A_ROUND = "one_card_a_round"
    CHURCH_USED = "church_used"
