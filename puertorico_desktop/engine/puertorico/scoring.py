"""The end of the game: every source of points, itemised, and who has won (S001, S003, D-35)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from puertorico_desktop.engine.game import Standing
from puertorico_desktop.engine.puertorico.abilities.base import final_bonuses
from puertorico_desktop.engine.puertorico.achievements import ACHIEVEMENTS, done_cards
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Achievement, Building
from puertorico_desktop.engine.puertorico.rules import Rules
from puertorico_desktop.engine.puertorico.state import GameState, PlayerBoard


@attrs.frozen
class ScoreSheet:
    """One player's points by source.

    `chips` are victory point chips and points noted after the last chip; `buildings` the printed points of all
    buildings, occupied or not; `bonuses` what each occupied large building adds; `achievements` the points of the
    cards done; `nobles` a point for each noble. `tie_break` is doubloons plus goods. `handicap` is in half points and
    not part of the total.
    """

    seat: int
    chips: int
    buildings: dict[Building, int]
    bonuses: dict[Building, int]
    achievements: dict[Achievement, int]
    tie_break: int
    nobles: int = 0
    handicap: int = 0

    @property
    def building_points(self) -> int:
        """All printed points together."""
        return sum(self.buildings.values())

    @property
    def bonus_points(self) -> int:
        """All bonuses together."""
        return sum(self.bonuses.values())

    @property
    def achievement_points(self) -> int:
        """The points of all cards done together."""
        return sum(self.achievements.values())

    @property
    def total(self) -> int:
        """The score, without the handicap of the seat."""
        return self.chips + self.building_points + self.bonus_points + self.nobles + self.achievement_points

    @property
    def half_points(self) -> int:
        """The score with the handicap, in half points: what the places go by."""
        return 2 * self.total + self.handicap


def score(
    seat: int, player: PlayerBoard, rules: Rules | None = None, cards: Sequence[Achievement] = ()
) -> ScoreSheet:
    """One player's score sheet, as if the game ended now; `cards` are the achievements done. Without `rules`: by
    those of the classic game."""
    handicaps = () if rules is None else rules.options.handicaps
    return ScoreSheet(
        seat,
        player.points,
        {building: CATALOG[building].points for building in player.buildings()},
        {ability.building: ability.final_bonus(player, rules) for ability in final_bonuses(player.occupied)},
        {card: ACHIEVEMENTS[card].points for card in cards},
        player.doubloons + sum(player.goods),
        player.all_nobles,
        handicaps[seat] if handicaps else 0,
    )


def scores(table: GameState) -> list[ScoreSheet]:
    """Every player's score sheet, by seat."""
    return [score(seat, player, table.rules, done_cards(table, seat)) for seat, player in enumerate(table.players)]


def standings(table: GameState) -> list[Standing]:
    """From first to last: most points, handicaps included, then most doubloons and goods; still equal players share
    the place."""
    ranked = sorted(scores(table), key=_rank)
    result: list[Standing] = []
    for index, sheet in enumerate(ranked):
        shared = index > 0 and _rank(ranked[index - 1]) == _rank(sheet)
        place = result[-1].place if shared else index + 1
        result.append(Standing(sheet.seat, place, sheet.total, sheet.tie_break))
    return result


def _rank(sheet: ScoreSheet) -> tuple[int, int]:
    return -sheet.half_points, -sheet.tie_break
