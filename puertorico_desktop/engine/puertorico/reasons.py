"""The reasons why an action is not allowed, or a player is passed over. Their texts are in `gui/texts`."""

from __future__ import annotations

from enum import Enum


class Reason(Enum):
    """The reasons, with stable ids as values; the comment names the values that a refusal carries."""

    GAME_OVER = "game_over"
    OTHER_DECISION = "other_decision"  # asked: DecisionKind

    ROLE_NOT_IN_GAME = "role_not_in_game"  # role
    ROLE_TAKEN = "role_taken"  # role, seat
    MUST_CHOOSE_ROLE = "must_choose_role"

    ISLAND_FULL = "island_full"
    NO_SUCH_PLANTATION = "no_such_plantation"  # tile
    NO_PLANTATIONS = "no_plantations"
    QUARRY_NOT_ALLOWED = "quarry_not_allowed"
    NO_QUARRIES = "no_quarries"
    NO_HACIENDA = "no_hacienda"
    HACIENDA_USED = "hacienda_used"
    PILE_EMPTY = "pile_empty"

    WRONG_LENGTH = "wrong_length"
    TOO_MANY_COLONISTS = "too_many_colonists"  # piece, colonists, circles
    COLONISTS_MISSING = "colonists_missing"  # placed, colonists
    CIRCLES_FREE = "circles_free"  # idle, free
    MUST_PLACE_COLONISTS = "must_place_colonists"
    NO_COLONISTS = "no_colonists"

    CANNOT_AFFORD = "cannot_afford"  # building, price, doubloons
    ALREADY_BUILT = "already_built"  # building
    SOLD_OUT = "sold_out"  # building
    NO_CITY_SPACE = "no_city_space"  # building, free, needed
    CITY_FULL = "city_full"
    NOTHING_TO_BUILD = "nothing_to_build"

    NOT_PRODUCED = "not_produced"  # good
    NONE_IN_SUPPLY = "none_in_supply"  # good
    NOTHING_PRODUCED = "nothing_produced"
    PRODUCED_GOODS_GONE = "produced_goods_gone"

    NO_SUCH_GOOD = "no_such_good"  # good
    NO_GOODS = "no_goods"
    TRADING_HOUSE_FULL = "trading_house_full"
    KIND_ALREADY_SOLD = "kind_already_sold"  # good
    NOTHING_TO_SELL = "nothing_to_sell"

    NO_SUCH_SHIP = "no_such_ship"  # ship
    SHIP_FULL = "ship_full"  # ship
    SHIP_CARRIES_OTHER = "ship_carries_other"  # ship, good, carried
    GOOD_ON_OTHER_SHIP = "good_on_other_ship"  # good, ship
    LARGER_LOAD_ELSEWHERE = "larger_load_elsewhere"  # good, ship, amount, best
    NO_WHARF = "no_wharf"
    WHARF_USED = "wharf_used"
    MUST_LOAD = "must_load"
    NOTHING_TO_LOAD = "nothing_to_load"

    STORAGE_TOO_SMALL = "storage_too_small"  # kinds
    STORE_MORE = "store_more"

    MUST_CHOOSE_GOOD = "must_choose_good"

    NO_FOREST_HOUSE = "no_forest_house"
    MUST_PLACE_TILE = "must_place_tile"
    WRONG_NOBLES = "wrong_nobles"  # placed, nobles
    MUST_PLACE_NOBLES = "must_place_nobles"
    MUST_TAKE_PERSON = "must_take_person"
    CANNOT_PAY_WITH_THAT = "cannot_pay_with_that"
    MUST_PAY = "must_pay"
    NO_TRADING_POST = "no_trading_post"
    NO_SMALL_WHARF = "no_small_wharf"
    SMALL_WHARF_USED = "small_wharf_used"
    EMPTY_LOAD = "empty_load"
    NO_STOREHOUSE = "no_storehouse"
    DELIVERED_ALREADY = "delivered_already"  # good
    NO_SUCH_TILE = "no_such_tile"  # tile
    NOT_OFFERED_NOW = "not_offered_now"  # building

    NOT_OWNED = "not_owned"  # piece
    NOBODY_WORKS_THERE = "nobody_works_there"  # piece
    NO_COLONIST_THERE = "no_colonist_there"  # piece
    NO_NOBLE_THERE = "no_noble_there"  # piece
    NO_ROOM_THERE = "no_room_there"  # piece
    NO_DOUBLOON = "no_doubloon"
    USED_ALREADY = "used_already"  # building
    MUST_STAY_THERE = "must_stay_there"  # piece
    NOBODY_IDLE = "nobody_idle"
    NO_POINTS = "no_points"
    RETURNED_ALREADY = "returned_already"

    TILE_STAYS = "tile_stays"  # tile
    NEVER_A_FOREST = "never_a_forest"  # tile
    BELOW_ZERO = "below_zero"
    TOO_FEW_GOODS = "too_few_goods"  # good, owned
    TOO_MANY_SINGLES = "too_many_singles"  # singles

    NOT_IN_THE_BOX = "not_in_the_box"  # building
    DRAFTED_ALREADY = "drafted_already"  # building
    EXCLUDED = "excluded"  # building, other
    NO_BOARD_SPACE = "no_board_space"  # building, cost
    MUST_DRAFT = "must_draft"

    SMUGGLED_LAST = "smuggled_last"
    SHIP_EMPTY = "ship_empty"  # ship
    TOO_MUCH_TO_RAID = "too_much_to_raid"  # ship, goods, most
    HOUSE_EMPTY = "house_empty"
    REGISTER_TOO_SMALL = "register_too_small"  # people, least
    WRONG_PERSON_POACHED = "wrong_person_poached"
    LODGED_IN_ORDER = "lodged_in_order"  # piece
    NOBODY_TO_LODGE = "nobody_to_lodge"

    NOT_IN_PACK = "not_in_pack"  # achievement
    MUST_KEEP_CARD = "must_keep_card"
    NOT_FOR_EVERYTHING = "not_for_everything"  # building, price, cost
    FOLLOWS_ITS_RULES = "follows_its_rules"  # seat
    NO_CAPTURE_WITH_PUERTOMA = "no_capture_with_puertoma"
    NO_ESTATE_FITS = "no_estate_fits"
    NOTHING_TO_SMUGGLE = "nothing_to_smuggle"
