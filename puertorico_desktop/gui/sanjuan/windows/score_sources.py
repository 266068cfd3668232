"""The sources of the final score, for the table, the bars and spreadsheets."""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.engine.game import Standing
from puertorico_desktop.engine.sanjuan.catalog import PRODUCTION
from puertorico_desktop.engine.sanjuan.components import CARDS, Card
from puertorico_desktop.engine.sanjuan.scoring import FALLING_POINTS, ScoreSheet
from puertorico_desktop.gui.models.scores import Line, Source, Total
from puertorico_desktop.gui.sanjuan.texts import scores as texts
from puertorico_desktop.gui.sanjuan.texts.words import card_name
from puertorico_desktop.gui.texts import scores as shared

TUCKED_TOKENS = {Card.CHAPEL: "source_chips", Card.CHURCH: "source_nobles", Card.HARBOR: "source_bonus_4"}
BONUS_TOKENS = ("source_bonus_0", "source_bonus_1", "source_bonus_2", "source_bonus_3")


def score_sources(sheets: Sequence[ScoreSheet], standings: Sequence[Standing]) -> list[Source]:
    """Returns every source of points. Tucked cards and bonuses are included if any player has them."""
    ranked = [sheets[one.seat] for one in standings]
    tucked = [card for card in CARDS if any(card in sheet.tucked for sheet in ranked)]
    held = [card for card in CARDS if any(card in sheet.bonuses for sheet in ranked)]
    return [
        Source(
            texts.buildings(),
            "source_buildings",
            tuple(sheet.building_points for sheet in ranked),
            tuple(_of_buildings(sheet) for sheet in ranked),
        ),
        *(
            Source(texts.tucked(card), TUCKED_TOKENS[card], tuple(sheet.tucked.get(card) for sheet in ranked))
            for card in tucked
        ),
        *(
            Source(
                texts.bonus(card_name(card)),
                BONUS_TOKENS[number % len(BONUS_TOKENS)],
                tuple(sheet.bonuses.get(card) for sheet in ranked),
                tuple(_of_bonus(card, sheet) for sheet in ranked),
            )
            for number, card in enumerate(held)
        ),
    ]


def _of_buildings(sheet: ScoreSheet) -> str:
    """Returns each kind of building with its printed points, the most valuable first."""
    dearest_first = sorted(sheet.buildings.items(), key=lambda one: -one[1])
    return "\n".join(texts.printed(card_name(card), points) for card, points in dearest_first)


def _of_bonus(card: Card, sheet: ScoreSheet) -> str:
    """Returns the explanation of a bonus."""
    if card not in sheet.bonuses:
        return ""
    counted = sheet.counted[card]
    match card:
        case Card.ASSEMBLY_HALL:
            return texts.from_production(counted, sum(PRODUCTION >> one & 1 for one in sheet.buildings))
        case Card.CITY_HALL:
            return texts.from_commercial(counted)
        case Card.TOWN_SQUARE:
            return texts.from_monuments(counted)
        case Card.RESIDENCE:
            return texts.from_sets(min(counted, len(FALLING_POINTS)))
        case Card.CATHEDRAL:
            return texts.from_others(min(counted, len(FALLING_POINTS)))
    return texts.from_all_else(counted)


def score_totals(sheets: Sequence[ScoreSheet], standings: Sequence[Standing]) -> list[Total]:
    """Returns the points of every player."""
    return [Total(str(sheets[one.seat].total)) for one in standings]


def score_lines(sheets: Sequence[ScoreSheet], standings: Sequence[Standing]) -> list[Line]:
    """Returns the rows of the score sheet."""
    ranked = [sheets[one.seat] for one in standings]
    return [
        *(
            Line(one.name, tuple("" if value is None else str(value) for value in one.values), details=one.details)
            for one in score_sources(sheets, standings)
        ),
        Line(shared.total(), tuple(str(sheet.total) for sheet in ranked), sums=True),
        Line(shared.tie_break(texts.tie_break()), tuple(str(sheet.tie_break) for sheet in ranked)),
        Line(shared.place(), tuple(str(one.place) for one in standings), sums=True),
    ]
