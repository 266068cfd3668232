"""The parts of the final score, for the table, the bars and spreadsheets."""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.engine.game import Standing
from puertorico_desktop.engine.puertorico.components import Building, Extra
from puertorico_desktop.engine.puertorico.scoring import ScoreSheet
from puertorico_desktop.gui.models.scores import Line, Source, Total
from puertorico_desktop.gui.puertorico.texts import scores as texts
from puertorico_desktop.gui.puertorico.texts.achievements import card_title
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.puertorico.tokens import bonus_token, extra_token
from puertorico_desktop.gui.texts import scores as shared
from puertorico_desktop.gui.texts.phrases import title


def score_sources(sheets: Sequence[ScoreSheet], standings: Sequence[Standing], words: Words) -> list[Source]:
    """Returns every source of points. A bonus is included if any player has it."""
    ranked = [sheets[one.seat] for one in standings]
    held = [building for building in Building if any(building in sheet.bonuses for sheet in ranked)]
    return [
        Source(texts.chips(), "source_chips", tuple(sheet.chips for sheet in ranked)),
        Source(
            texts.buildings(),
            "source_buildings",
            tuple(sheet.building_points for sheet in ranked),
            tuple(_of_buildings(sheet, words) for sheet in ranked),
        ),
        *_nobles(ranked, words),
        *_achievements(ranked),
        *(
            Source(
                texts.bonus(words.building(building)),
                bonus_token(number),
                tuple(sheet.bonuses.get(building) for sheet in ranked),
            )
            for number, building in enumerate(held)
        ),
        *_extras(ranked),
    ]


def _of_buildings(sheet: ScoreSheet, words: Words) -> str:
    """Returns a line for each building with its printed points, the most valuable first."""
    dearest_first = sorted(sheet.buildings.items(), key=lambda one: -one[1])
    return "\n".join(texts.printed(title(words.building(building)), points) for building, points in dearest_first)


def _nobles(ranked: Sequence[ScoreSheet], words: Words) -> list[Source]:
    """Returns the points for nobles; empty if no player has any."""
    if not any(sheet.nobles for sheet in ranked):
        return []
    return [Source(texts.nobles(words.edition), "source_nobles", tuple(sheet.nobles for sheet in ranked))]


def _achievements(ranked: Sequence[ScoreSheet]) -> list[Source]:
    """Returns the points of the fulfilled cards with their titles; empty if no player has any."""
    if not any(sheet.achievements for sheet in ranked):
        return []
    details = [
        "\n".join(texts.printed(card_title(card), points) for card, points in sheet.achievements.items())
        for sheet in ranked
    ]
    points = tuple(sheet.achievement_points for sheet in ranked)
    return [Source(texts.achievements(), "source_achievements", points, tuple(details))]


def _extras(ranked: Sequence[ScoreSheet]) -> list[Source]:
    """Returns the sources that only Puertomas have, if any has scored there; other players have None there."""
    return [
        Source(
            texts.extra(extra),
            extra_token(extra),
            tuple(sheet.extras.get(extra) for sheet in ranked),
            tuple(texts.extra_effect(extra) if extra in sheet.extras else "" for sheet in ranked),
        )
        for extra in Extra
        if any(extra in sheet.extras for sheet in ranked)
    ]


def score_totals(sheets: Sequence[ScoreSheet], standings: Sequence[Standing]) -> list[Total]:
    """Returns the total points including the handicap, which is not among the sources."""
    ranked = [sheets[one.seat] for one in standings]
    return [
        Total(
            shared.half_points(sheet.half_points),
            shared.player_handicap(shared.half_points(sheet.handicap)) if sheet.handicap else "",
        )
        for sheet in ranked
    ]


def score_lines(sheets: Sequence[ScoreSheet], standings: Sequence[Standing], words: Words) -> list[Line]:
    """Returns the rows of the score sheet; the entry of a player without a bonus is empty."""
    ranked = [sheets[one.seat] for one in standings]
    sources = score_sources(sheets, standings, words)
    return [
        *(
            Line(
                one.name,
                tuple("" if value is None else str(value) for value in one.values),
                details=one.details,
            )
            for one in sources
        ),
        Line(shared.total(), tuple(str(sheet.total) for sheet in ranked), sums=True),
        *_handicap_lines(ranked),
        Line(shared.tie_break(texts.tie_break()), tuple(str(sheet.tie_break) for sheet in ranked)),
        Line(shared.place(), tuple(str(one.place) for one in standings), sums=True),
    ]


def _handicap_lines(ranked: Sequence[ScoreSheet]) -> list[Line]:
    """Returns the rows with the handicaps and the resulting totals; empty if no seat has a handicap."""
    if not any(sheet.handicap for sheet in ranked):
        return []
    return [
        Line(shared.handicap(), tuple(shared.half_points(sheet.handicap) for sheet in ranked)),
        Line(
            shared.total_with_handicap(), tuple(shared.half_points(sheet.half_points) for sheet in ranked), sums=True
        ),
    ]
