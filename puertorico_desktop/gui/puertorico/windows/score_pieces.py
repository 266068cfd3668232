"""The pieces on the score sheet: when each building was built, and the doubloons and goods that are left."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building, Good
from puertorico_desktop.engine.puertorico.events import BuildingBuilt, RoundStarted
from puertorico_desktop.gui.models.scores import Belongings, Piece, PieceGroup
from puertorico_desktop.gui.puertorico.texts import scores as texts
from puertorico_desktop.gui.puertorico.texts.rules.amounts import doubloons
from puertorico_desktop.gui.puertorico.texts.speech import building_facts
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.puertorico.tokens import building_token, good_token
from puertorico_desktop.gui.puertorico.views.artwork import COIN, building_icon, good_icon
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.phrases import title
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.windows.explanation_card import Explanation, ExplanationCard
from puertorico_desktop.match.match import Match

BUILDINGS_BY_ID = {building.id: building for building in Building}


def rounds_of_building(match: Match[Any]) -> list[dict[Building, int]]:
    """Returns for every seat the round in which each building was built; 0 for those that were there at the start."""
    start = match.record.position_at(0)
    now = start.round
    found = [dict.fromkeys(sheet.buildings, 0) for sheet in start.scores()]
    for move in match.moves:
        for event in move.events:
            match event:
                case RoundStarted():
                    now = event.round
                case BuildingBuilt():
                    found[event.seat][event.building] = now
    return found


def belongings(match: Match[Any]) -> Belongings:
    """Returns the buildings of all players by the rounds in which they were built, then the doubloons and goods that
    are left."""
    game, words = match.record.game, Words(match.setup.options.edition)
    seats = [one.seat for one in game.standings()]
    sheets, rounds = game.scores(), rounds_of_building(match)
    groups = []
    for number in sorted({one for built in rounds for one in built.values()}):
        pieces = tuple(
            [
                _building(building, sheets[seat].buildings[building] + sheets[seat].bonuses.get(building, 0), words)
                for building, built in rounds[seat].items()
                if built == number
            ]
            for seat in seats
        )
        groups.append(PieceGroup(texts.in_round(number), pieces))
    left = tuple(list(_left_over(game.players[seat], words)) for seat in seats)
    groups.append(PieceGroup(title(texts.tie_break()), left))
    return Belongings(texts.belongings(), groups)


def _building(building: Building, points: int, words: Words) -> Piece:
    token = building_token(building)
    name, effect = title(words.building(building)), words.building_effect(building)
    return Piece(building.id, building_icon(building), token, f"{token}_ink", name, effect, str(points))


def _left_over(player: Any, words: Words) -> Iterator[Piece]:
    """Yields the doubloons and the goods of a player, which decide a tie."""
    if player.doubloons:
        yield Piece("", COIN, "paper_dim", "picto", doubloons(player.doubloons), "")
    for good in Good:
        if player.goods[good]:
            yield Piece(
                "", good_icon(good), f"{good_token(good)}_wash", "picto", words.amount(player.goods[good], good), ""
            )


def explanation_of(match: Match[Any], ref: str) -> Explanation | None:
    """Returns the explanation of the building with a ref of `belongings`; None for other pieces."""
    building = BUILDINGS_BY_ID.get(ref)
    if building is None:
        return None
    words, row = Words(match.setup.options.edition), CATALOG[building]
    cost = match.record.game.rules.prices.cost[building]
    facts = title(building_facts(cost, row.points, row.circles))
    return Explanation(
        building_icon(building), title(words.building(building)), facts, words.building_effect(building)
    )


def piece_card(match: Match[Any], theme: Theme, icons: Icons, parent: QWidget) -> ExplanationCard:
    """Returns the card about the buildings of `belongings`."""
    return ExplanationCard(partial(explanation_of, match), Renderer(theme, icons, parent), parent)
