"""The words of the score sheet: every source of points, and how the game ended."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.sanjuan.components import CITY_SPACES, Card
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.gui.sanjuan.texts.words import card_name
from puertorico_desktop.gui.texts.scores import result

translate = QCoreApplication.translate


def result_of(game: SanJuan, names: Sequence[str]) -> str:
    """Returns the result of a finished game."""
    standings = game.standings()
    return result([names[one.seat] for one in standings if one.place == 1], standings[0].points)


def ending(game: SanJuan) -> str:
    """Returns what brought the end of a finished game about."""
    if any(player.buildings >= CITY_SPACES for player in game.players):
        return city_was_full()
    return no_card_was_left()


def city_was_full() -> str:
    """Returns that somebody had as many buildings as end the game."""
    return translate("SanJuanScore", "A city was full.")


def no_card_was_left() -> str:
    """Returns that the game ended because nothing could change any more."""
    return translate("SanJuanScore", "No card was left to draw, and nobody could build.")


def buildings() -> str:
    """Returns the name of the points printed on the buildings."""
    return translate("SanJuanScore", "Buildings")


def tucked(card: Card) -> str:
    """Returns the name of the cards under a building."""
    return translate("SanJuanScore", "Cards under the {building}").format(building=card_name(card))


def printed(building: str, points: int) -> str:
    """Returns the points printed on buildings of a kind."""
    return translate("SanJuanScore", "{building}: {points}").format(building=building, points=points)


def bonus(building: str) -> str:
    """Returns the name of what a large building adds."""
    return translate("SanJuanScore", "Bonus of the {building}").format(building=building)


def from_production(buildings: int, kinds: int) -> str:
    """Returns how the bonus of an Assembly Hall came about."""
    text = translate("SanJuanScore", "Production buildings: {buildings}, kinds of them: {kinds}")
    return text.format(buildings=buildings, kinds=kinds)


def from_commercial(buildings: int) -> str:
    """Returns how the bonus of a City Hall came about."""
    return translate("SanJuanScore", "Commercial buildings: {buildings}").format(buildings=buildings)


def from_monuments(monuments: int) -> str:
    """Returns how the bonus of a Town Square came about."""
    return translate("SanJuanScore", "Monuments: {monuments}").format(monuments=monuments)


def from_sets(sets: int) -> str:
    """Returns how the bonus of a Residence came about; more sets than count are not told."""
    return translate("SanJuanScore", "Sets of three that count: {sets}").format(sets=sets)


def from_others(buildings: int) -> str:
    """Returns how the bonus of a Cathedral came about; more buildings than count are not told."""
    text = translate("SanJuanScore", "Buildings of cost 6 of the others that count: {buildings}")
    return text.format(buildings=buildings)


def from_all_else(points: int) -> str:
    """Returns how the bonus of a Customs House came about."""
    return translate("SanJuanScore", "A quarter of all other points: {points}").format(points=points)


def tie_break() -> str:
    """Returns the name of what decides between equal scores."""
    return translate("SanJuanScore", "Cards in hand and goods")
