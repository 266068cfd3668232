"""The texts of the score sheet: every source of points, and the result of the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.sanjuan.components import CITY_SPACES, Card
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.gui.sanjuan.texts.words import card_name
from puertorico_desktop.gui.texts.phrases import listed, row
from puertorico_desktop.gui.texts.scores import result

translate = QCoreApplication.translate
NOTHING = "–"


def result_of(game: SanJuan, names: Sequence[str]) -> str:
    """Returns the result of a finished game."""
    standings = game.standings()
    return result([names[one.seat] for one in standings if one.place == 1], standings[0].points)


def ending(game: SanJuan, names: Sequence[str]) -> str:
    """Returns the cause of the end of a finished game; full cities are named."""
    full = [names[seat] for seat, player in enumerate(game.players) if player.buildings >= CITY_SPACES]
    if not full:
        return no_card_was_left()
    return translate("SanJuanScore", "No space was left in the city of {players}.").format(players=listed(full))


def city_was_full() -> str:
    """Returns the remark that a player had the number of buildings that ends the game, in any game."""
    return translate("SanJuanScore", "A city was full.")


def no_card_was_left() -> str:
    """Returns the remark that the game ended because no further change was possible."""
    return translate("SanJuanScore", "No card was left to draw, and nobody could build.")


def buildings() -> str:
    """Returns the name of the points printed on the buildings."""
    return translate("SanJuanScore", "Buildings")


def tucked(card: Card) -> str:
    """Returns the name of the cards under a building."""
    return translate("SanJuanScore", "Cards under the {building}").format(building=card_name(card))


def printed(building: str, points: int, rounds: Sequence[int] = ()) -> str:
    """Returns the points printed on buildings of a kind, and the rounds in which they were built."""
    if not rounds:
        return translate("SanJuanScore", "{building}: {points}").format(building=building, points=points)
    text = translate("SanJuanScore", "{building}: {points} (round {rounds})")
    return text.format(building=building, points=points, rounds=row(map(str, rounds)))


def hand(cards: str) -> str:
    """Returns the cards left in a hand; "–" if there are none."""
    return translate("SanJuanScore", "Hand: {cards}").format(cards=cards or NOTHING)


def goods(goods: str) -> str:
    """Returns the goods left on the buildings; "–" if there are none."""
    return translate("SanJuanScore", "Goods: {goods}").format(goods=goods or NOTHING)


def bonus(building: str) -> str:
    """Returns the name of the bonus of a large building."""
    return translate("SanJuanScore", "Bonus of the {building}").format(building=building)


def from_production(buildings: int, kinds: int) -> str:
    """Returns the explanation of the bonus of an Assembly Hall."""
    text = translate("SanJuanScore", "Production buildings: {buildings}, kinds of them: {kinds}")
    return text.format(buildings=buildings, kinds=kinds)


def from_commercial(buildings: int) -> str:
    """Returns the explanation of the bonus of a City Hall."""
    return translate("SanJuanScore", "Commercial buildings: {buildings}").format(buildings=buildings)


def from_monuments(monuments: int) -> str:
    """Returns the explanation of the bonus of a Town Square."""
    return translate("SanJuanScore", "Monuments: {monuments}").format(monuments=monuments)


def from_sets(sets: int) -> str:
    """Returns the explanation of the bonus of a Residence; sets beyond the limit are not mentioned."""
    return translate("SanJuanScore", "Sets of three that count: {sets}").format(sets=sets)


def from_others(buildings: int) -> str:
    """Returns the explanation of the bonus of a Cathedral; buildings beyond the limit are not mentioned."""
    text = translate("SanJuanScore", "Buildings of cost 6 of the others that count: {buildings}")
    return text.format(buildings=buildings)


def from_all_else(points: int) -> str:
    """Returns the explanation of the bonus of a Customs House."""
    return translate("SanJuanScore", "A quarter of all other points: {points}").format(points=points)


def tie_break() -> str:
    """Returns the name of the tie-break."""
    return translate("SanJuanScore", "Cards in hand and goods")
