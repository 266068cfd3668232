"""Rules that name what is plainly wrong with a move of Puerto Rico.

A rule examines a position, a move and a better one. It does not decide how bad the move is: deep searches do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from puertorico_desktop.bots.puertorico.heuristic.bot import rule_of_thumb
from puertorico_desktop.engine.puertorico.actions import (
    CHOOSE,
    PASS,
    Action,
    Build,
    ChooseRole,
    LoadGoods,
    PlaceColonists,
    SellGood,
    TakeExtraGood,
    TakeTile,
)
from puertorico_desktop.engine.puertorico.board import CIRCLES, PLANT_SITES, PlayerBoard, capacity_of
from puertorico_desktop.engine.puertorico.catalog import CATALOG, Category
from puertorico_desktop.engine.puertorico.components import (
    GOODS,
    PRIVATE_SHIP,
    Building,
    Role,
    Tile,
    site_of,
)
from puertorico_desktop.engine.puertorico.events import Event, GoodsLoaded, GoodsStored
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.round import FREE, Round
from puertorico_desktop.engine.puertorico.state import DecisionKind

Rule = Callable[[PuertoRico, Any, Any], bool]
MANY: Final = 2
"""The number of additional goods that are lost, or not loaded, from which a person notices it."""
RICH: Final = 2
"""The number of doubloons on a role card that a player does not leave without a reason."""
LARGE: Final = tuple(building for building, row in CATALOG.items() if row.category is Category.LARGE_VIOLET)


def phase_of(game: PuertoRico, *actions: Action) -> tuple[PuertoRico, list[Event]]:
    """Returns the game after each of the actions and the rest of its phase, played by rules of thumb, and the events
    of the last phase."""
    new, events = game.copy(), list[Event]()
    for action in actions:
        events = []
        new.sink = events
        new.play_unchecked(action)
        while new.kind is not None and new.kind is not DecisionKind.CHOOSE_ROLE:
            new.play_unchecked(rule_of_thumb(new))
    new.sink = None
    return new, events


def rotted(events: Sequence[Event], seat: int) -> int:
    """Returns the number of goods that the seat had to return."""
    return sum(sum(event.returned) for event in events if isinstance(event, GoodsStored) and event.seat == seat)


def loaded(events: Sequence[Event], seat: int) -> int:
    """Returns the number of goods that the seat loaded."""
    return sum(event.amount for event in events if isinstance(event, GoodsLoaded) and event.seat == seat)


def board(game: PuertoRico) -> PlayerBoard:
    """Returns the board of the seat that decides."""
    return game.players[game.asked]


def is_free(game: PuertoRico, role: Role) -> bool:
    return game.role_owners[role] == FREE


def rot_if_next_takes_captain(game: PuertoRico, action: Action) -> int:
    """Returns the number of goods that the seat loses if the next player chooses the captain; 0 if that is
    impossible."""
    bottom, seat = game.stack[0], game.asked
    assert isinstance(bottom, Round)
    if len(bottom.waiting) < 2 or bottom.waiting[1] == seat:
        return 0
    after, _ = phase_of(game, action)
    captain = CHOOSE[Role.CAPTAIN]
    if after.kind is not DecisionKind.CHOOSE_ROLE or not after.is_legal(captain):
        return 0
    return rotted(phase_of(after, captain)[1], seat)


# -- roles ----------------------------------------------------------------------------------------------------------


def craftsman_after_the_last_captain(game: PuertoRico, bad: ChooseRole, best: ChooseRole) -> bool:
    """The goods cannot be shipped any more."""
    return bool(game.end_triggers) and bad.role is Role.CRAFTSMAN and not is_free(game, Role.CAPTAIN)


def craftsman_before_their_captain(game: PuertoRico, bad: ChooseRole, best: ChooseRole) -> bool:
    """The next player ships first, and produced goods are lost."""
    return bad.role is Role.CRAFTSMAN and rot_if_next_takes_captain(game, bad) >= MANY


def goods_left_to_rot(game: PuertoRico, bad: ChooseRole, best: ChooseRole) -> bool:
    """Another player chooses the captain, and goods are lost that could have been shipped first."""
    if best.role is not Role.CAPTAIN or is_free(game, Role.CAPTAIN) is False:
        return False
    saved = rotted(phase_of(game, best)[1], game.asked)
    return rot_if_next_takes_captain(game, bad) >= saved + MANY


def builder_without_money(game: PuertoRico, bad: ChooseRole, best: ChooseRole) -> bool:
    """Only the others can build."""
    if bad.role is not Role.BUILDER:
        return False
    new, seat = game.copy(), game.asked
    new.play_unchecked(bad)
    return new.kind is not DecisionKind.BUILD or new.asked != seat


def trader_without_goods(game: PuertoRico, bad: ChooseRole, best: ChooseRole) -> bool:
    """Only the others can sell."""
    if bad.role is not Role.TRADER:
        return False
    seat = game.asked
    after = phase_of(game, bad)[0]
    return after.players[seat].doubloons == board(game).doubloons + game.role_doubloons[Role.TRADER]


def captain_without_goods(game: PuertoRico, bad: ChooseRole, best: ChooseRole) -> bool:
    """Only the others can ship."""
    if bad.role is not Role.CAPTAIN:
        return False
    events = phase_of(game, bad)[1]
    mine = loaded(events, game.asked)
    return mine <= 1 and sum(loaded(events, seat) for seat in range(len(game.players))) >= mine + MANY


def mayor_without_work(game: PuertoRico, bad: ChooseRole, best: ChooseRole) -> bool:
    """The seat has no free circle."""
    return bad.role is Role.MAYOR and board(game).free_circles <= board(game).idle


def craftsman_for_others(game: PuertoRico, bad: ChooseRole, best: ChooseRole) -> bool:
    """Nearly all goods are produced by the others."""
    if bad.role is not Role.CRAFTSMAN:
        return False
    after = phase_of(game, bad)[0]
    made = [sum(new.goods) - sum(old.goods) for new, old in zip(after.players, game.players, strict=True)]
    mine = made.pop(game.asked)
    return mine <= 1 and max(made) >= mine + MANY


def settler_at_the_end(game: PuertoRico, bad: ChooseRole, best: ChooseRole) -> bool:
    """A new plantation produces nothing any more."""
    return bool(game.end_triggers) and bad.role is Role.SETTLER


def money_at_the_end(game: PuertoRico, bad: ChooseRole, best: ChooseRole) -> bool:
    """The last builder phase is over: doubloons buy nothing."""
    coins = (Role.PROSPECTOR, Role.SECOND_PROSPECTOR, Role.TRADER)
    return bool(game.end_triggers) and bad.role in coins and not is_free(game, Role.BUILDER)


def large_building_left_empty(game: PuertoRico, bad: ChooseRole, best: ChooseRole) -> bool:
    """The mayor would occupy it in the last round."""
    mine = board(game)
    empty = any(CIRCLES[one] and mine.owns(one) and not mine.occupies(one) for one in LARGE)
    return bool(game.end_triggers) and best.role is Role.MAYOR and empty


def game_ended_too_early(game: PuertoRico, bad: ChooseRole, best: ChooseRole) -> bool:
    """The end of the game is triggered without need."""
    if game.end_triggers:
        return False
    return bool(phase_of(game, bad)[0].end_triggers) and not phase_of(game, best)[0].end_triggers


def captain_left_at_the_end(game: PuertoRico, bad: ChooseRole, best: ChooseRole) -> bool:
    """The last goods would have been points."""
    if not game.end_triggers or best.role is not Role.CAPTAIN:
        return False
    return loaded(phase_of(game, best)[1], game.asked) >= MANY


def builder_left_at_the_end(game: PuertoRico, bad: ChooseRole, best: ChooseRole) -> bool:
    """The last doubloons would have been points."""
    if not game.end_triggers or best.role is not Role.BUILDER:
        return False
    return phase_of(game, best)[0].players[game.asked].owned != board(game).owned


def rich_role_left(game: PuertoRico, bad: ChooseRole, best: ChooseRole) -> bool:
    """A role with doubloons is left to the next player."""
    return game.role_doubloons[best.role] >= RICH and not game.role_doubloons[bad.role]


def large_building_left(game: PuertoRico, bad: ChooseRole, best: ChooseRole) -> bool:
    """A large building can be bought now, and might be bought by another player first."""
    if best.role is not Role.BUILDER:
        return False
    gained = phase_of(game, best)[0].players[game.asked].owned & ~board(game).owned
    return any(gained >> building & 1 for building in LARGE)


def dear_sale_left(game: PuertoRico, bad: ChooseRole, best: ChooseRole) -> bool:
    """An expensive good could be sold now, before another player fills the trading house."""
    if best.role is not Role.TRADER or bad.role is Role.TRADER:
        return False
    return phase_of(game, best)[0].players[game.asked].doubloons >= board(game).doubloons + 4


# -- decisions within phases ----------------------------------------------------------------------------------------


def points_of(action: Action) -> int:
    return CATALOG[action.building].points if isinstance(action, Build) else 0


def nothing_built(game: PuertoRico, bad: Action, best: Action) -> bool:
    """A worthwhile building can be paid."""
    return bad == PASS and isinstance(best, Build)


def small_for_large(game: PuertoRico, bad: Action, best: Action) -> bool:
    """A small building is bought although a large one can be paid."""
    large = isinstance(best, Build) and best.building in LARGE
    return large and isinstance(bad, Build) and bad.building not in LARGE


def fewer_points_at_the_end(game: PuertoRico, bad: Action, best: Action) -> bool:
    """In the last round only points count."""
    return bool(game.end_triggers) and isinstance(bad, Build) and points_of(bad) < points_of(best)


def plant_without_plantation(game: PuertoRico, bad: Action, best: Action) -> bool:
    """The good of the plant does not grow on the island, or there are enough plants for it."""

    def is_empty(action: Action) -> bool:
        good = CATALOG[action.building].good if isinstance(action, Build) else None
        if good is None:
            return False
        mine = board(game)
        return mine.tiles_of(good) <= sum(mine.circles[site] for site in PLANT_SITES[good])

    return is_empty(bad) and not is_empty(best)


def nothing_sold(game: PuertoRico, bad: Action, best: Action) -> bool:
    """A good could be sold."""
    return bad == PASS and isinstance(best, SellGood)


def sold_cheaply(game: PuertoRico, bad: Action, best: Action) -> bool:
    """A more expensive good could be sold."""
    return isinstance(bad, SellGood) and isinstance(best, SellGood) and bad.good < best.good


def cheap_extra_good(game: PuertoRico, bad: Action, best: Action) -> bool:
    """The privilege is used for no good, or for a cheap one."""
    return isinstance(best, TakeExtraGood) and bad != best


def wharf_wasted(game: PuertoRico, bad: Action, best: Action) -> bool:
    """The wharf takes goods that would fit on a cargo ship."""
    return (
        isinstance(bad, LoadGoods)
        and isinstance(best, LoadGoods)
        and bad.ship == PRIVATE_SHIP
        and best.ship != PRIVATE_SHIP
    )


def own_goods_rot(game: PuertoRico, bad: Action, best: Action) -> bool:
    """After this load more goods are lost."""
    seat = game.asked
    return rotted(phase_of(game, bad)[1], seat) >= rotted(phase_of(game, best)[1], seat) + MANY


def fewer_goods_loaded(game: PuertoRico, bad: Action, best: Action) -> bool:
    """Fewer goods are shipped for points."""
    seat = game.asked
    return loaded(phase_of(game, bad)[1], seat) + MANY <= loaded(phase_of(game, best)[1], seat)


def poor_goods_kept(game: PuertoRico, bad: Action, best: Action) -> bool:
    """Fewer or cheaper goods are stored than possible."""
    seat = game.asked
    kept = [phase_of(game, one)[0].players[seat].goods for one in (bad, best)]
    poor, good = (sum(number * (1 + kind) for kind, number in enumerate(goods)) for goods in kept)
    return poor < good


def quarry_left(game: PuertoRico, bad: Action, best: Action) -> bool:
    """A quarry could be taken."""
    return isinstance(best, TakeTile) and best.tile is Tile.QUARRY


def tile_refused(game: PuertoRico, bad: Action, best: Action) -> bool:
    """A tile costs nothing."""
    return bad == PASS and isinstance(best, TakeTile)


def tile_without_plant(game: PuertoRico, bad: Action, best: Action) -> bool:
    """There is no plant for the plantation, while another one has a plant or needs none."""
    if not isinstance(bad, TakeTile) or not isinstance(best, TakeTile):
        return False

    def serves(tile: Tile) -> bool:
        mine = board(game)
        if tile in (Tile.CORN, Tile.QUARRY):
            return True
        return mine.tiles_of(tile) < sum(mine.circles[site] for site in PLANT_SITES[tile])

    return not serves(bad.tile) and serves(best.tile)


def pair_left_unmanned(game: PuertoRico, bad: Action, best: Action) -> bool:
    """Colonists are placed where they produce nothing, while a plantation with its plant is free."""
    if not isinstance(bad, PlaceColonists) or not isinstance(best, PlaceColonists):
        return False
    made, more = (sum(capacity_of(one.counts, good) for good in GOODS) for one in (bad, best))
    return made < more


def large_building_unmanned(game: PuertoRico, bad: Action, best: Action) -> bool:
    """A large building only counts when it is occupied."""
    if not isinstance(bad, PlaceColonists) or not isinstance(best, PlaceColonists):
        return False
    sites = [site_of(building) for building in LARGE]
    return any(best.counts[site] and not bad.counts[site] for site in sites)


def building_unmanned(game: PuertoRico, bad: Action, best: Action) -> bool:
    """A building with an effect for its owner is not occupied."""
    if not isinstance(bad, PlaceColonists) or not isinstance(best, PlaceColonists):
        return False
    sites = [site_of(building) for building in Building if CATALOG[building].good is None]
    return any(best.counts[site] and not bad.counts[site] for site in sites)


def no_deed(game: PuertoRico, bad: Action, best: Action) -> bool:
    """The smuggler does nothing."""
    return bad == PASS != best


RULES: Final[dict[DecisionKind, tuple[Rule, ...]]] = {
    DecisionKind.CHOOSE_ROLE: (
        craftsman_after_the_last_captain,
        craftsman_before_their_captain,
        goods_left_to_rot,
        builder_without_money,
        trader_without_goods,
        captain_without_goods,
        mayor_without_work,
        large_building_left_empty,
        settler_at_the_end,
        money_at_the_end,
        game_ended_too_early,
        captain_left_at_the_end,
        builder_left_at_the_end,
        craftsman_for_others,
        large_building_left,
        dear_sale_left,
        rich_role_left,
    ),
    DecisionKind.BUILD: (small_for_large, fewer_points_at_the_end, plant_without_plantation, nothing_built),
    DecisionKind.SELL_GOOD: (nothing_sold, sold_cheaply),
    DecisionKind.TAKE_EXTRA_GOOD: (cheap_extra_good,),
    DecisionKind.LOAD_GOODS: (wharf_wasted, own_goods_rot, fewer_goods_loaded),
    DecisionKind.STORE_GOODS: (poor_goods_kept,),
    DecisionKind.TAKE_TILE: (tile_refused, tile_without_plant, quarry_left),
    DecisionKind.PLACE_COLONISTS: (large_building_unmanned, pair_left_unmanned, building_unmanned),
    DecisionKind.SMUGGLE: (no_deed,),
}
"""The rules for each kind of decision; the first one that applies gives the kind of the blunder."""


def kind_of_blunder(game: PuertoRico, bad: Action, best: Action) -> str:
    """Returns the name of the first rule that applies to a move and a better one, or an empty string."""
    if bad == best or isinstance(bad, ChooseRole) is not isinstance(best, ChooseRole):
        return ""
    for rule in RULES.get(game.kind, ()) if game.kind is not None else ():
        if rule(game, bad, best):
            return rule.__name__
    return ""
