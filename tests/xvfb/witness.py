"""What the screen showed of a position, for comparison with the saved game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from puertorico_desktop.engine.puertorico.components import GOODS, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from tests.xvfb.program import Seen


@attrs.frozen
class Sight:
    """The figures of all players, and the board of the one who is asked. Pieces are ids, sorted."""

    doubloons: tuple[int, ...]
    colonists: tuple[int, ...]
    goods: Mapping[str, int]
    tiles: tuple[str, ...]
    buildings: tuple[str, ...]
    at_work: int


def painted(seen: Seen) -> Sight:
    """Returns what the screen shows."""
    items = {ref: place["item"] for ref, place in seen["places"].items() if "item" in place}
    players = sorted(_area("player", items), key=lambda item: int(item["seat"]))
    island, city = _area("island", items), _area("city", items)
    return Sight(
        doubloons=tuple(player["doubloons"] for player in players),
        colonists=tuple(player["colonists"] for player in players),
        goods={item["good"]: item["count"] for item in _area("good", items)},
        tiles=tuple(sorted(item["tile"] for item in island if item["tile"])),
        buildings=tuple(sorted(item["building"] for item in city if item["building"])),
        at_work=sum(item["colonists"] for item in (*island, *city)),
    )


def known(game: PuertoRico, seat: int) -> Sight:
    """Returns what the screen should show."""
    player = game.players[seat]
    return Sight(
        doubloons=tuple(other.doubloons for other in game.players),
        colonists=tuple(other.all_colonists for other in game.players),
        goods={good.id: player.goods[good] for good in GOODS},
        tiles=tuple(sorted(tile.id for tile in Tile for _ in range(player.circles[tile]))),
        buildings=tuple(sorted(building.id for building in player.buildings())),
        at_work=player.all_colonists - player.idle,
    )


def _area(area: str, items: Mapping[str, Any]) -> list[Any]:
    """Returns the items of an area of the table or the own board."""
    return [item for ref, item in items.items() if ref.startswith(f"{area}:") and ref.count(":") == 1]
