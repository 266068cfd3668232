"""The table of targets: the pieces that may be lifted now, the places where they may go, and the action for each
move.

A ref is the name of a place or piece on the table, as a short text:

    role:settler    a role card                   player          the board of the player who must decide
    offer:0         a face-up plantation          island:7        an island space; "island" is the whole island
    quarry, pile    the two stacks                city:3          a city space; "city" is the whole city
    drawn           a tile just drawn, face up    points          the points of the player who must decide
    market:hospice  a building on sale            city:3:1        the second circle of the building there
    candidate:hospice  a building to draft        space:4:0       a free space of the market, by its price
    supply:corn     the supply of a good          goods           the goods of the player who must decide
    good:corn       the player's own goods        house, house:2  the trading house, a space in it
    ship:0          a cargo ship                  ship:private    the ship of the player's wharf
    ship:small      the ship of the small wharf   ship:small:corn the corn on it
    sanjuan         the idle colonists            sanjuan:noble   the idle nobles
    crew            the people of the colonist ship
    task:0          a task of the festival        card:1          one of the player's achievement cards
    pack:big_spender  an achievement card that may be kept

An action that only one building allows is performed by dropping the piece on that building in the player's own city:
a plantation becomes a forest there, a good is sold there, a plantation is given up. The buildings themselves name
their actions (`Ability.handled_actions`).

These refs name the board of the player who looks at the table; the same places on another board have the seat in
front: "seat:2/island:7". Pieces cannot be lifted from there or put there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial

from puertorico_desktop.engine.puertorico.abilities.base import place_of
from puertorico_desktop.engine.puertorico.actions import (
    Action,
    Build,
    ChooseRole,
    DrawPlantation,
    LoadGoods,
    SellGood,
    TakeExtraGood,
    TakeTile,
)
from puertorico_desktop.engine.puertorico.card_actions import BuildForAll, KeepCard
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import (
    PLANTATIONS,
    PRIVATE_SHIP,
    Achievement,
    Building,
    Good,
    Role,
    Tile,
)
from puertorico_desktop.engine.puertorico.expansion_actions import (
    BuyPlantation,
    DiscardTile,
    DraftBuilding,
    LoadMixed,
    MoveGuest,
    PlaceDrawn,
    PlantForest,
    SellPlantation,
    SellPrivately,
)
from puertorico_desktop.engine.puertorico.observation import Observation
from puertorico_desktop.engine.puertorico.rules import rules_of
from puertorico_desktop.engine.puertorico.selection import free_spaces
from puertorico_desktop.engine.puertorico.smuggler_actions import CaptureRole, PlunderHouse, PoachPeople, RaidShip
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.puertorico.arrangement import Arrangement

QUARRY = "quarry"
PILE = "pile"
DRAWN = "drawn"
ISLAND = "island"
CITY = "city"
PLAYER = "player"
GOODS_AREA = "goods"
HOUSE = "house"
PRIVATE = "ship:private"
SMALL_SHIP = "ship:small"
SAILED_SHIPS = "ship:sailed"
"""The private ships that have been loaded; their goods stay aboard until the captain phase ends."""
SPACE = "space"
SAN_JUAN = "sanjuan"
IDLE_NOBLES = "sanjuan:noble"
OWN_POINTS = "points"
TASK = "task"
CARD = "card"
PACK = "pack"
REGISTER = "crew"
"""The people on the colonist ship."""
PLACE, TIE_CARD = "place", "tie_card"
"""The places of the action board, and the card beside them."""

OWN_AREAS = (PLAYER, ISLAND, CITY, GOODS_AREA, SAN_JUAN, OWN_POINTS)
"""The parts of the board of the player who must decide."""

Targets = Mapping[tuple[str, str], Action]
"""A mapping from (source, target) to the action that moving the piece from source to target stands for."""


def role_ref(role: Role) -> str:
    """Returns the ref of a role card."""
    return f"role:{role.id}"


def offer_ref(index: int) -> str:
    """Returns the ref of a face-up plantation, counted from the left from 0."""
    return f"offer:{index}"


def market_ref(building: Building) -> str:
    """Returns the ref of a building on sale."""
    return f"market:{building.id}"


def candidate_ref(building: Building) -> str:
    """Returns the ref of a building that may be drafted."""
    return f"candidate:{building.id}"


def task_ref(number: int) -> str:
    """Returns the ref of a task of the festival, counted from the left from 0."""
    return f"{TASK}:{number}"


def pack_ref(card: Achievement) -> str:
    """Returns the ref of an achievement card that may be kept."""
    return f"{PACK}:{card.id}"


def is_keeping(view: Observation) -> bool:
    """Returns whether the players are choosing achievement cards."""
    return bool(view.pack)


def is_drafting(view: Observation) -> bool:
    """Returns whether the players are choosing the buildings of the game."""
    return view.decision is not None and view.decision.kind is DecisionKind.DRAFT_BUILDING


def spaces_left(view: Observation) -> dict[str, int]:
    """Returns the free spaces of the market with their prices while players draft buildings; empty at any other
    time."""
    if not is_drafting(view):
        return {}
    there = [row.building for row in CATALOG.values() if row.is_chosen and view.building_supply[row.building]]
    left = free_spaces(there, rules_of(view.options))
    return {f"space:{cost}:{number}": cost for cost, count in left.items() for number in range(count)}


def supply_ref(good: Good) -> str:
    """Returns the ref of the supply of a good."""
    return f"supply:{good.id}"


def good_ref(good: Good) -> str:
    """Returns the ref of the player's own goods of a kind."""
    return f"good:{good.id}"


def ship_ref(ship: int) -> str:
    """Returns the ref of a ship by its number in actions."""
    return PRIVATE if ship == PRIVATE_SHIP else f"ship:{ship}"


def small_ship_ref(good: Good) -> str:
    """Returns the ref of goods of a kind on the ship of the player's own small wharf."""
    return f"{SMALL_SHIP}:{good.id}"


@cache
def board_ref(seat: int, viewer: int, ref: str) -> str:
    """Returns the ref of a place on the board of `seat`, for the player who looks at the table (`viewer`)."""
    return ref if seat == viewer else f"seat:{seat}/{ref}"


LIFTABLE = frozenset({"role", "offer", "quarry", "pile", "market", "candidate", "supply", "good", PACK})
"""The kinds of pieces that can be lifted at some time of a game."""


def area_of(ref: str) -> str:
    """Returns the target that a drop on a place stands for: a space of the island, the city or the house stands for
    the whole."""
    area = ref.partition(":")[0]
    return area if area in (ISLAND, CITY, HOUSE) else ref


def space_of(ref: str) -> int | None:
    """Returns the number of the island or city space in a ref; None if the ref names no such space."""
    parts = ref.split(":")
    return int(parts[1]) if parts[0] in (ISLAND, CITY) and len(parts) > 1 else None


def spaces_for(action: Action, source: str, target: str, landing: str) -> tuple[int, ...]:
    """Returns the spaces on the board that a move from `source` to `target` chooses, see `Move.spaces`.

    A role that is dropped on an island space chooses no space for a tile; a tile that is given away chooses the space
    that it leaves.
    """
    lies_there = isinstance(action, MoveGuest) or area_of(target) == landing
    space = space_of(target if lies_there else source)
    return () if space is None else (space,)


def offered(view: Observation) -> Iterator[Tile]:
    """Yields the face-up plantations from left to right, equal kinds side by side."""
    for tile in PLANTATIONS:
        yield from [tile] * view.plantation_offer[tile]


def targets_for(actions: Iterable[Action], view: Observation, arrangement: Arrangement | None = None) -> Targets:
    """Returns the table of targets for a decision. Actions that are not performed by moving one piece (passing,
    placing, storing) are not included.

    `arrangement` is the layout of the board of the player who must decide; without it, moves of pieces on that board
    are left out.
    """
    table: dict[tuple[str, str], Action] = {}
    at_home = partial(places_of, arrangement)
    for action in actions:
        match action:
            case ChooseRole():
                table[role_ref(action.role), PLAYER] = action
            case TakeTile(tile=Tile.QUARRY):
                table[QUARRY, ISLAND] = action
            case TakeTile():
                for source in _offers(view, action.tile):
                    table[source, ISLAND] = action
            case PlantForest():
                for source in _offers(view, action.tile):
                    for target in at_home(place_of(action))[:1]:
                        table[source, target] = action
            case DrawPlantation() | BuyPlantation():
                table[PILE, ISLAND] = action
            case PlaceDrawn(forest=False):
                table[DRAWN, ISLAND] = action
            case PlaceDrawn():
                for target in at_home(place_of(action))[:1]:
                    table[DRAWN, target] = action
            case Build() | BuildForAll():  # BuildForAll comes later in the list and takes precedence
                table[market_ref(action.building), CITY] = action
            case DraftBuilding():
                price = rules_of(view.options).prices.cost[action.building]
                for space, cost in spaces_left(view).items():
                    if cost == price:
                        table[candidate_ref(action.building), space] = action
            case TakeExtraGood():
                table[supply_ref(action.good), GOODS_AREA] = action
            case SellGood():
                table[good_ref(action.good), HOUSE] = action
            case SellPrivately():
                for target in at_home(place_of(action))[:1]:
                    table[good_ref(action.good), target] = action
            case LoadGoods():
                table[good_ref(action.good), ship_ref(action.ship)] = action
            case SellPlantation() | DiscardTile():
                for source in _tiles(arrangement, action.tile):
                    table[source, PILE] = action
                    for target in at_home(place_of(action))[:1]:
                        table[source, target] = action
            case KeepCard():
                table[pack_ref(action.achievement), PLAYER] = action
            case CaptureRole():
                table[role_ref(action.role), PLAYER] = action
            case PlunderHouse():
                for place in range(len(view.house)):
                    table[f"{HOUSE}:{place}", OWN_POINTS] = action
            case MoveGuest():
                for source, target in _guest_moves(arrangement, action):
                    table[source, target] = action
    return table


def _offers(view: Observation, tile: Tile) -> Iterator[str]:
    """Returns the refs of the face-up plantations of a kind."""
    return (offer_ref(index) for index, kind in enumerate(offered(view)) if kind is tile)


def _tiles(arrangement: Arrangement | None, tile: Tile) -> Iterator[str]:
    """Returns the refs of the tiles of a kind on the island."""
    island = () if arrangement is None else arrangement.island
    return (f"{ISLAND}:{space}" for space, kind in enumerate(island) if kind is tile)


def places_of(arrangement: Arrangement | None, building: Building) -> list[str]:
    """Returns the refs of a building in the city: first the whole building, then its circles; empty if it is not
    there."""
    space = None if arrangement is None else arrangement.space_of(building)
    if space is None:
        return []
    return [f"{CITY}:{space}", *(f"{CITY}:{space}:{circle}" for circle in range(CATALOG[building].circles))]


def _guest_moves(arrangement: Arrangement | None, action: MoveGuest) -> Iterator[tuple[str, str]]:
    """Yields the moves (source, target) of guests from the guesthouse to free circles; nobles have the first circles
    of the guesthouse."""
    if arrangement is None:
        return
    sources = [source for source in places_of(arrangement, place_of(action)) if source.count(":") > 1]
    nobles = arrangement.noble_guests
    sources = sources[:nobles] if action.noble else sources[nobles : arrangement.guests]
    if isinstance(action.piece, Building):
        targets = places_of(arrangement, action.piece)
    else:
        targets = [
            ref for ref in _tiles(arrangement, action.piece) if not arrangement.occupied[int(ref.partition(":")[2])]
        ]
    yield from ((source, target) for source in sources for target in targets)


def guests_in(table: Targets) -> set[str]:
    """Returns the circles of the guesthouse whose guests may move out."""
    return {source for (source, _), action in table.items() if isinstance(action, MoveGuest)}


def drop_target(table: Targets, source: str, target: str) -> str:
    """Returns the target that a drop of the piece on a place stands for, whether or not the table contains it.

    Any place on the player's own board stands for the board, and the board for the one part of it that fits.
    """
    whole = target.rpartition(":")[0]
    if (source, target) in table:
        return target
    if (source, whole) in table:
        return whole  # a drop on any circle of a building counts for the building
    area = area_of(target)
    if area in OWN_AREAS and (source, area) not in table:
        if (source, PLAYER) in table:
            return PLAYER
        if area == PLAYER:
            return next((own for own in OWN_AREAS if (source, own) in table), area)
    return area


def intended(
    source: str,
    target: str,
    view: Observation,
    asked: DecisionKind | None = None,
    arrangement: Arrangement | None = None,
) -> Action | None:
    """Returns the action that moving a piece from `source` to `target` stands for, legal or not; None if it stands
    for none.

    `asked` is the kind of decision, where one move has several meanings; `arrangement` is the layout of the board of
    the player who must decide.
    """
    kind, _, name = source.partition(":")
    at = None if arrangement is None else building_at(target, arrangement)
    match kind, area_of(target):
        case "role", "player":
            role = Role[name.upper()]
            return CaptureRole(role) if asked is DecisionKind.SMUGGLE else ChooseRole(role)
        case "pack", "player":
            return KeepCard(Achievement[name.upper()])
        case "ship", "goods" if name.isdigit():
            return RaidShip(int(name), 0)
        case "house", "points":
            return PlunderHouse()
        case "crew", _:
            return PoachPeople()
        case "offer", "city" if at is place_of(PlantForest):
            tiles = list(offered(view))
            return PlantForest(tiles[int(name)]) if int(name) < len(tiles) else None
        case "offer", "island":
            tiles = list(offered(view))
            return TakeTile(tiles[int(name)]) if int(name) < len(tiles) else None
        case "quarry", "island":
            return TakeTile(Tile.QUARRY)
        case "pile", "island":
            trading = asked in (DecisionKind.SELL_GOOD, DecisionKind.AFTER_SALE)
            buys = trading and arrangement is not None and bool(places_of(arrangement, place_of(BuyPlantation)))
            return BuyPlantation() if buys else DrawPlantation()
        case "market", "city":
            return Build(Building[name.upper()])
        case "candidate", space if space.partition(":")[0] in (SPACE, "market"):
            return DraftBuilding(Building[name.upper()])
        case "supply", "goods":
            return TakeExtraGood(Good[name.upper()])
        case "good", "house":
            return SellGood(Good[name.upper()])
        case "good", "city" if at is place_of(SellPrivately):
            return SellPrivately(Good[name.upper()])
        case "good", "ship:small":
            return LoadMixed(tuple(int(good.id == name) for good in Good))
        case "good", ship if ship.startswith("ship:") and ship.count(":") == 1:
            number = ship.partition(":")[2]
            return LoadGoods(Good[name.upper()], PRIVATE_SHIP if ship == PRIVATE else int(number))
    return None


def building_at(ref: str, arrangement: Arrangement) -> Building | None:
    """Returns the building on the city space that a ref names; None if there is none."""
    space = space_of(ref) if ref.startswith(CITY) else None
    if space is None:
        return None
    site = arrangement.city[arrangement.covered().get(space, space)]
    return None if site is None else site.building


def usual_targets(source: str, selling: bool) -> list[str]:
    """Returns the usual targets of a piece of this kind; for goods, the trading house only if the player is
    `selling`."""
    kind = source.partition(":")[0]
    if kind == "good":
        return [HOUSE] if selling else [ship_ref(ship) for ship in range(PRIVATE_SHIP + 1)]
    return [
        {"role": PLAYER, PACK: PLAYER, "market": CITY, "candidate": SPACE, "supply": GOODS_AREA}.get(kind, ISLAND)
    ]
