"""The best few of very many actions, for decisions in which listing all would take longer than thinking about them.

Nobles matter only in buildings that have another rule for them; elsewhere they are equal to colonists. A mixed load
is all goods of some kinds, or as many as give whole points. Single goods are stored by their value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations
from math import fsum
from typing import Final

from puertorico_desktop.engine.puertorico.abilities.new_buildings import GOODS_FOR_A_POINT
from puertorico_desktop.engine.puertorico.actions import ACTIONS_OF, PASS, Action, StoreGoods
from puertorico_desktop.engine.puertorico.components import GOODS, SITES, Good
from puertorico_desktop.engine.puertorico.expansion_actions import (
    MIXED_BIT,
    LoadMixed,
    PlaceNobles,
    StoreCrates,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.smuggler_actions import MOST_SMUGGLED, RaidShip
from puertorico_desktop.engine.puertorico.state import DecisionKind, PlayerBoard

FEW: Final = 8
"""The greatest number of placements at which all are considered."""
STORINGS: Final = 6
"""The number of ways to store that are considered."""
STORED_POINT: Final = 0.6
"""The value, in points, of a stored good at the next captain phase; less than 1, because there may be no room
again."""
STORED_PRICE: Final = 0.2
"""The additional value of a stored good per doubloon of its price: it may be sold first."""


def stored_worth(good: Good) -> float:
    """Returns the value, in points, of one stored good of a kind."""
    return STORED_POINT + STORED_PRICE * good


def shortlist(game: PuertoRico) -> Sequence[Action]:
    """Returns the legal actions that are worth considering, at any decision but the placement of colonists."""
    if game.kind is DecisionKind.PLACE_NOBLES:
        ways = game.legal_actions()
        return ways if len(ways) <= FEW else list(dict.fromkeys(_noble_placements(game.players[game.asked])))
    if game.legal & MIXED_BIT:
        numbered = ACTIONS_OF[DecisionKind.LOAD_GOODS][game.legal ^ MIXED_BIT]
        return [*numbered, *game.aside, *_mixed_loads(game)]
    legal = game.legal_actions()
    if game.kind is DecisionKind.SMUGGLE:
        return _deeds(game, legal)
    if game.kind is DecisionKind.LODGE and len(legal) > 1:
        # A placed person is always worth more than one who leaves the game.
        return [action for action in legal if action != PASS]
    if game.kind is DecisionKind.STORE_GOODS and len(legal) > STORINGS:
        best = sorted(_storings(game), key=_kept_by(game), reverse=True)[:STORINGS]
        return [*best, *game.aside]
    return legal


def _deeds(game: PuertoRico, legal: Sequence[Action]) -> Sequence[Action]:
    """Returns the deeds without those that take fewer goods of a ship than allowed, and without doing nothing if
    there is another deed."""
    most = [min(load, MOST_SMUGGLED) for load in game.ship_loads]
    found = [one for one in legal if not isinstance(one, RaidShip) or one.goods == most[one.ship]]
    return found[1:] if len(found) > 1 else found


def _noble_placements(player: PlayerBoard) -> Iterator[PlaceNobles]:
    """Yields a placement for every choice of the buildings in which a noble makes a difference. The other nobles go
    to sites where they make none: to work if they can, else to San Juan; and only the rest to the buildings that are
    not chosen."""
    special = player.hooks.two_sided
    others = [site for site in player.sites if player.colonists[site] and site not in special]
    for count in range(len(special) + 1):
        for chosen in combinations(special, count):
            left = player.all_nobles - count
            if left < 0:
                continue
            counts = [0] * len(SITES)
            for site in chosen:
                counts[site] = 1
            for place in (*others, None, *(site for site in special if site not in chosen)):
                here = min(left, player.idle if place is None else player.colonists[place])
                left -= here
                if place is not None:
                    counts[place] = here
            yield PlaceNobles(bytes(counts))


def _mixed_loads(game: PuertoRico) -> list[LoadMixed]:
    """Returns the mixed loads of all goods of some kinds (each single kind, those that no cargo ship takes, all
    kinds), and for each of them the largest part that gives whole points."""
    goods = game.players[game.asked].goods
    here = [good for good in GOODS if goods[good]]
    without_ship = [good for good in here if not _has_room(game, good)]
    kinds: Iterable[Sequence[Good]] = (here, without_ship, *([good] for good in here))
    found: dict[LoadMixed, None] = {}
    for loaded in kinds:
        amounts = [goods[good] if good in loaded else 0 for good in GOODS]
        if any(amounts):
            found[LoadMixed(tuple(amounts))] = None
            for good in reversed(loaded):
                if sum(amounts) % GOODS_FOR_A_POINT and amounts[good]:
                    amounts[good] -= 1
            if any(amounts):
                found[LoadMixed(tuple(amounts))] = None
    return list(found)


def _has_room(game: PuertoRico, good: Good) -> bool:
    if good in game.ship_goods:
        ship = game.ship_goods.index(good)
        return game.ship_loads[ship] < game.ships[ship]
    return -1 in game.ship_goods


def _storings(game: PuertoRico) -> list[StoreGoods | StoreCrates]:
    return [action for action in game.legal_actions() if isinstance(action, StoreGoods | StoreCrates)]


def _kept_by(game: PuertoRico) -> Callable[[StoreGoods | StoreCrates], float]:
    return partial(_stored, game.players[game.asked].goods)


def _stored(goods: Sequence[int], action: StoreGoods | StoreCrates) -> float:
    """Returns the value, in points, of the goods that a way to store keeps."""
    kept = fsum([goods[kind] * stored_worth(kind) for kind in action.kinds])
    if isinstance(action, StoreCrates):
        return kept + fsum(
            [min(action.crates.count(good), goods[good]) * stored_worth(good) for good in set(action.crates)]
        )
    return kept if action.crate is None else kept + stored_worth(action.crate)


def best_storing(game: PuertoRico) -> Action:
    """Returns the way to store with the greatest value: many goods of a kind in the warehouses, the dearest ones
    beside them."""
    return max(_storings(game), key=_kept_by(game))
