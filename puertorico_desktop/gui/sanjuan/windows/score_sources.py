"""The sources of the final score, for the table, the bars and spreadsheets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from puertorico_desktop.engine.game import Standing
from puertorico_desktop.engine.sanjuan.components import CARDS, PRODUCERS, Card
from puertorico_desktop.engine.sanjuan.scoring import ScoreSheet
from puertorico_desktop.engine.sanjuan.state import PlayerBoard
from puertorico_desktop.gui.models.scores import Line, Source, Total
from puertorico_desktop.gui.sanjuan.course_of_building import buildings_of
from puertorico_desktop.gui.sanjuan.texts import scores as texts
from puertorico_desktop.gui.sanjuan.texts.log import cards_text, goods_text
from puertorico_desktop.gui.sanjuan.texts.words import card_name
from puertorico_desktop.gui.texts import scores as shared
from puertorico_desktop.match.match import Match

TUCKED_TOKENS = {Card.CHAPEL: "source_chips", Card.CHURCH: "source_nobles", Card.HARBOR: "source_bonus_4"}
BONUS_TOKENS = ("source_bonus_0", "source_bonus_1", "source_bonus_2", "source_bonus_3")

Rounds = Mapping[Card, Sequence[int]]
"""The rounds in which a player has built the buildings of each kind; 0 for those that were there at the start."""


def rounds_of_building(match: Match[Any]) -> list[Rounds]:
    """Returns for every seat the rounds in which the buildings that are not covered were built."""
    found: list[Rounds] = []
    for city in buildings_of(match):
        rounds: dict[Card, list[int]] = {}
        for one in city:
            if one.covered is None:
                rounds.setdefault(one.card, []).append(one.round)
        found.append(rounds)
    return found


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
                tuple(texts.bonus_reason(card, sheet) for sheet in ranked),
            )
            for number, card in enumerate(held)
        ),
    ]


def _of_buildings(sheet: ScoreSheet, rounds: Rounds | None = None) -> str:
    """Returns each kind of building with its printed points, the most valuable first, and the rounds in which it was
    built where they are given."""
    dearest_first = sorted(sheet.buildings.items(), key=lambda one: -one[1])
    built = {} if rounds is None else rounds
    return "\n".join(
        texts.printed(card_name(card), points, [number for number in built.get(card, ()) if number])
        for card, points in dearest_first
    )


def _left_over(player: PlayerBoard) -> str:
    """Returns the hand and the goods of a player, which decide a tie."""
    hand = [card for card in CARDS for _ in range(player.hand[card])]
    goods = [building for building, cards in zip(PRODUCERS, player.goods, strict=True) for _ in cards]
    return "\n".join((texts.hand(cards_text(hand)), texts.goods(goods_text(goods))))


def score_totals(sheets: Sequence[ScoreSheet], standings: Sequence[Standing]) -> list[Total]:
    """Returns the points of every player."""
    return [Total(str(sheets[one.seat].total)) for one in standings]


def _line(source: Source) -> Line:
    values = tuple("" if value is None else str(value) for value in source.values)
    return Line(source.name, values, details=source.details)


def score_lines(match: Match[Any]) -> list[Line]:
    """Returns the rows of the score sheet; their details tell when each building was built, how each bonus came
    about, and what is left in the hands and on the buildings."""
    game, rounds = match.record.game, rounds_of_building(match)
    sheets, standings = game.scores(), game.standings()
    ranked = [sheets[one.seat] for one in standings]
    buildings, *others = score_sources(sheets, standings)
    told = tuple(_of_buildings(sheet, rounds[sheet.seat]) for sheet in ranked)
    return [
        attrs.evolve(_line(buildings), details=told),
        *(attrs.evolve(_line(one), brief=bool(one.details)) for one in others),
        Line(shared.total(), tuple(str(sheet.total) for sheet in ranked), sums=True),
        Line(
            shared.tie_break(texts.tie_break()),
            tuple(str(sheet.tie_break) for sheet in ranked),
            details=tuple(_left_over(game.players[sheet.seat]) for sheet in ranked),
        ),
        Line(shared.place(), tuple(str(one.place) for one in standings), sums=True),
    ]
