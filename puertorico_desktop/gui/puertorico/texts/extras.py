"""The texts about actions that buildings of the expansions offer beside a decision: instructions and buttons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.actions import DrawPlantation
from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.engine.puertorico.expansion_actions import (
    BUY_PLANTATION,
    MIXED_BIT,
    PlantForest,
    SellPlantation,
    SellPrivately,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.marking import QT_TRANSLATE_NOOP
from puertorico_desktop.match.match import UndoObstacle

translate = QCoreApplication.translate


def extras(game: PuertoRico, words: Words) -> Iterator[str]:
    """Yields a sentence for each building that offers another answer to the decision at hand."""
    kinds = {type(action) for action in game.listed_actions()}
    if DrawPlantation in kinds:
        text = translate("Prompt", "With your {building} you may draw one first.")
        yield text.format(building=words.building(Building.HACIENDA))
    if PlantForest in kinds:
        text = translate("Prompt", "On your {building} it becomes a forest.")
        yield text.format(building=words.building(Building.FOREST_HOUSE))
    if SellPrivately in kinds:
        text = translate("Prompt", "On your {building} you sell past the trading house.")
        yield text.format(building=words.building(Building.TRADING_POST))
    if SellPlantation in kinds:
        text = translate("Prompt", "Put on your {building}, a plantation is discarded and brings a doubloon.")
        yield text.format(building=words.building(Building.LAND_OFFICE))
    if BUY_PLANTATION in game.aside:
        text = translate("Prompt", "With your {building} a doubloon draws a tile from the face-down pile.")
        yield text.format(building=words.building(Building.LAND_OFFICE))
    if game.legal & MIXED_BIT:
        yield translate("Prompt", "Your small ship takes any goods, 1 point for 2.")


def giving_text(goods: str | None, point: bool, noble: bool) -> str:
    """Returns the text of a button that gives a piece back: a good, a point, a colonist or a noble."""
    if goods is not None:
        return goods
    if noble:
        return translate("Button", "Noble")
    return translate("Button", "1 VP") if point else translate("Button", "Colonist")


def ticked(text: str) -> str:
    """Returns the text of a button whose piece is chosen."""
    return translate("Button", "✓ {answer}").format(answer=text)


def guests_tip() -> str:
    """Returns the tooltip of the button that moves guests."""
    return translate("Button", "Take a guest in hand; the circles that count now are lit.")


_NO_UNDO: Mapping[UndoObstacle, str] = {
    UndoObstacle.NO_MOVE: QT_TRANSLATE_NOOP("Button", "There is nothing to take back."),
    UndoObstacle.REVEALED: QT_TRANSLATE_NOOP(
        "Button", "Tiles have been turned over since the last move: it cannot be taken back any more."
    ),
    UndoObstacle.OF_ANOTHER_PLAYER: QT_TRANSLATE_NOOP(
        "Button", "The move before this one is somebody else's: only they can take it back."
    ),
    UndoObstacle.ONE_TRY: QT_TRANSLATE_NOOP(
        "Button", "One try counts in the game of the day: nothing is taken back."
    ),
}


_SEEN = QT_TRANSLATE_NOOP(
    "Button", "Tiles or cards have been seen since the last move: it cannot be taken back any more."
)
"""The reason in games in which cards are dealt or turned up."""


def no_undo_tip(obstacle: UndoObstacle, with_cards: bool = False) -> str:
    """Returns the reason why the undo button is disabled. `with_cards` is whether the game has hidden cards."""
    if with_cards and obstacle is UndoObstacle.REVEALED:
        return translate("Button", _SEEN)
    return translate("Button", _NO_UNDO[obstacle])


def stay_tip() -> str:
    """Returns the tooltip of the button that leaves guests where they are."""
    return translate("Button", "They stay, and you are not asked again until the next mayor phase.")
