"""The end of the game: every source of points, itemised, and who has won (S001, S003, D-35)."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.game import Standing
from puertorico_desktop.engine.puertorico.abilities.base import final_bonuses
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.engine.puertorico.state import Player, Table


@attrs.frozen
class ScoreSheet:
    """One player's points by source.

    `chips` are victory point chips and points noted after the last chip; `buildings` the printed points of all
    buildings, occupied or not; `bonuses` what each occupied large building adds. `tie_break` is doubloons plus goods.
    """

    seat: int
    chips: int
    buildings: dict[Building, int]
    bonuses: dict[Building, int]
    tie_break: int

    @property
    def building_points(self) -> int:
        """All printed points together."""
        return sum(self.buildings.values())

    @property
    def bonus_points(self) -> int:
        """All bonuses together."""
        return sum(self.bonuses.values())

    @property
    def total(self) -> int:
        """The score."""
        return self.chips + self.building_points + self.bonus_points


def score(seat: int, player: Player) -> ScoreSheet:
    """One player's score sheet, as if the game ended now."""
    return ScoreSheet(
        seat,
        player.points,
        {building: CATALOG[building].points for building in player.buildings()},
        {ability.building: ability.final_bonus(player) for ability in final_bonuses(player.occupied)},
        player.doubloons + sum(player.goods),
    )


def scores(table: Table) -> list[ScoreSheet]:
    """Every player's score sheet, by seat."""
    return [score(seat, player) for seat, player in enumerate(table.players)]


def standings(table: Table) -> list[Standing]:
    """From first to last: most points, then most doubloons and goods; still equal players share the place."""
    ranked = sorted(scores(table), key=lambda sheet: (-sheet.total, -sheet.tie_break))
    result: list[Standing] = []
    for index, sheet in enumerate(ranked):
        last = result[-1] if result else None
        shared = last is not None and (last.points, last.tie_break) == (sheet.total, sheet.tie_break)
        place = last.place if last is not None and shared else index + 1
        result.append(Standing(sheet.seat, place, sheet.total, sheet.tie_break))
    return result
