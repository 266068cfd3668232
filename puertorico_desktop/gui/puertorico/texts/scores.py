"""The texts of the score sheet: every source of points, and the end of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.components import EndTrigger, Extra
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Options
from puertorico_desktop.engine.puertorico.scoring import ACTIVE_PAIR, PIECES_FOR_A_POINT, TILE_ASIDE
from puertorico_desktop.gui.texts.phrases import listed
from puertorico_desktop.gui.texts.scores import handicapped, result
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

ENDINGS: Mapping[EndTrigger, str] = {
    EndTrigger.COLONISTS: QT_TRANSLATE_NOOP("Score", "There were not enough colonists left to fill the ship."),
    EndTrigger.CITY: QT_TRANSLATE_NOOP("Score", "A city was full."),
    EndTrigger.VICTORY_POINTS: QT_TRANSLATE_NOOP("Score", "The last victory point chip was taken."),
}

NOBLES: Mapping[Edition, str] = {
    Edition.CLASSIC: QT_TRANSLATE_NOOP("Score", "Nobles"),
    Edition.SPECIAL_1897: QT_TRANSLATE_NOOP("Score", "Citizens"),
}


EXTRAS: Mapping[Extra, str] = {
    Extra.IDLE_PEOPLE: QT_TRANSLATE_NOOP("Score", "People in the VP area"),
    Extra.TILES_ASIDE: QT_TRANSLATE_NOOP("Score", "Tiles in the VP area"),
    Extra.ACTIVE_PAIRS: QT_TRANSLATE_NOOP("Score", "Pairs of active estates"),
    Extra.LEFT_OVER: QT_TRANSLATE_NOOP("Score", "Goods and coins left over"),
    Extra.CARDS_NOT_DONE: QT_TRANSLATE_NOOP("Score", "Achievements not done"),
}
EXTRA_EFFECTS: Mapping[Extra, str] = {
    Extra.IDLE_PEOPLE: QT_TRANSLATE_NOOP("Score", "1 for each worker and citizen in the VP area."),
    Extra.TILES_ASIDE: QT_TRANSLATE_NOOP("Score", "{tile} for each quarry and each third estate of a kind."),
    Extra.ACTIVE_PAIRS: QT_TRANSLATE_NOOP("Score", "{pair} for each kind of which both estates are active."),
    Extra.LEFT_OVER: QT_TRANSLATE_NOOP("Score", "1 for every {pieces} goods and coins together, rounded up."),
    Extra.CARDS_NOT_DONE: QT_TRANSLATE_NOOP("Score", "The achievement cards that players have kept and not done."),
}


def extra(source: Extra) -> str:
    """Returns the name of a source of points that only a Puertoma has."""
    return translate("Score", EXTRAS[source])


def extra_effect(source: Extra) -> str:
    """Returns how a source of points that only a Puertoma has is counted."""
    figures = {"tile": TILE_ASIDE, "pair": ACTIVE_PAIR, "pieces": PIECES_FOR_A_POINT}
    return translate("Score", EXTRA_EFFECTS[source]).format(**figures)


def remarks(options: Options) -> Iterator[str]:
    """Yields sentences about differences in scoring in games with Puertomas."""
    if options.puertomas and options.has(Expansion.ACHIEVEMENTS):
        yield translate(
            "Score", "With a Puertoma players score no achievements: it scores those that they have not done."
        )


def ending(trigger: EndTrigger) -> str:
    """Returns the sentence about a trigger of the last round in any game."""
    return translate("Score", ENDINGS[trigger])


def endings(game: PuertoRico, names: Sequence[str]) -> Iterator[str]:
    """Yields the sentences about the triggers of the last round that have come; full cities are named."""
    for trigger in EndTrigger:
        if game.end_triggers >> trigger & 1:
            if trigger is EndTrigger.CITY:
                full = [names[seat] for seat, player in enumerate(game.players) if not player.free_spaces]
                text = translate("Score", "No space was left in the city of {players}.")
                if len(full) > 1:
                    text = translate("Score", "No space was left in the cities of {players}.")
                yield text.format(players=listed(full))
            else:
                yield ending(trigger)


def result_of(game: PuertoRico, names: Sequence[str]) -> str:
    """Returns the result of a finished game, in a sentence."""
    standings = game.standings()
    winners = [names[one.seat] for one in standings if one.place == 1]
    if game.options.handicaps:
        return handicapped(winners, game.scores()[standings[0].seat].half_points)
    return result(winners, standings[0].points)


def chips() -> str:
    """Returns the name of the points gained during the game."""
    return translate("Score", "Victory point chips")


def buildings() -> str:
    """Returns the name of the points printed on the buildings."""
    return translate("Score", "Buildings")


def printed(building: str, points: int) -> str:
    """Returns a building with its printed points."""
    return translate("Score", "{building}: {points}").format(building=building, points=points)


def bonus(building: str) -> str:
    """Returns the name of the bonus of an occupied large building."""
    return translate("Score", "Bonus of the {building}").format(building=building)


def achievements() -> str:
    """Returns the name of the points for fulfilled achievement cards."""
    return translate("Score", "Achievements")


def nobles(edition: Edition) -> str:
    """Returns the name of the points for nobles, in the words of the edition."""
    return translate("Score", NOBLES[edition])


def belongings() -> str:
    """Returns the title of the page of the score sheet with all buildings."""
    return translate("Score", "Buildin&gs")


def in_round(number: int) -> str:
    """Returns the name of the buildings of a round; 0 stands for those that were there at the start."""
    if not number:
        return translate("Score", "At the start")
    return translate("Score", "Round {round}").format(round=number)


def tie_break() -> str:
    """Returns the name of the quantity that decides between equal scores."""
    return translate("Score", "Doubloons and goods")
