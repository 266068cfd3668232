"""The texts of the score sheet: every source of points, and the result of the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.sanjuan.catalog import PRODUCTION
from puertorico_desktop.engine.sanjuan.components import CITY_SPACES, Card
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.scoring import FALLING_POINTS, ScoreSheet
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
    text = translate("SanJuanScore", "No space was left in the city of {players}.")
    if len(full) > 1:
        text = translate("SanJuanScore", "No space was left in the cities of {players}.")
    return text.format(players=listed(full))


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


def belongings() -> str:
    """Returns the title of the page of the score sheet with all buildings, hands and goods."""
    return translate("SanJuanScore", "Buildings and &hands")


def in_round(number: int) -> str:
    """Returns the name of the buildings of a round; 0 stands for those that were there at the start."""
    if not number:
        return translate("SanJuanScore", "At the start")
    return translate("SanJuanScore", "Round {round}").format(round=number)


def hands() -> str:
    """Returns the name of the cards that were left in the hands."""
    return translate("SanJuanScore", "Hand at the end")


def under(card: Card) -> str:
    """Returns the name of the group of cards under a building."""
    return translate("SanJuanScore", "Under the {building}").format(building=card_name(card))


def goods_left() -> str:
    """Returns the name of the goods that were left on the buildings."""
    return translate("SanJuanScore", "Goods at the end")


def several(name: str, number: int) -> str:
    """Returns the name of several equal cards or goods: "Villa ×2"; of one, the name alone."""
    if number == 1:
        return name
    return translate("SanJuanScore", "{name} ×{number}").format(name=name, number=number)


def over(building: str) -> str:
    """Returns the remark on a building that was built over another one."""
    return translate("SanJuanScore", "over the {building}").format(building=building)


def covered(round_: int) -> str:
    """Returns the remark on a building that was covered later."""
    return translate("SanJuanScore", "covered in round {round}").format(round=round_)


def hand(cards: str) -> str:
    """Returns the cards left in a hand; "–" if there are none."""
    return translate("SanJuanScore", "Hand: {cards}").format(cards=cards or NOTHING)


def goods(goods: str) -> str:
    """Returns the goods left on the buildings; "–" if there are none."""
    return translate("SanJuanScore", "Goods: {goods}").format(goods=goods or NOTHING)


def bonus(building: str) -> str:
    """Returns the name of the bonus of a large building."""
    return translate("SanJuanScore", "Bonus of the {building}").format(building=building)


def bonus_reason(card: Card, sheet: ScoreSheet) -> str:
    """Returns the explanation of a bonus; empty if the player does not have it."""
    if card not in sheet.bonuses:
        return ""
    counted = sheet.counted[card]
    match card:
        case Card.ASSEMBLY_HALL:
            return from_production(counted, sum(PRODUCTION >> one & 1 for one in sheet.buildings))
        case Card.CITY_HALL:
            return from_commercial(counted)
        case Card.TOWN_SQUARE:
            return from_monuments(counted)
        case Card.RESIDENCE:
            return from_sets(min(counted, len(FALLING_POINTS)))
        case Card.CATHEDRAL:
            return from_others(min(counted, len(FALLING_POINTS)))
    return from_all_else(counted)


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
