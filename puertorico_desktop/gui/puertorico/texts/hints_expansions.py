"""The hints for actions that only the expansions have. See `hints.py`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico import expansion_actions as more
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.gui.puertorico.texts.words import Words

translate = QCoreApplication.translate


def expansion_hint(action: Action, words: Words) -> str:
    """Returns a line about an action; empty for actions that are described elsewhere, such as placements."""
    match action:
        case more.PlantForest():
            text = translate("Hint", "Place the {tile} face down, as a forest")
            return text.format(tile=words.tile(action.tile))
        case more.PlaceDrawn(forest=True):
            return translate("Hint", "Place the tile face down, as a forest")
        case more.PlaceDrawn():
            return translate("Hint", "Place the tile as it is")
        case more.SellPrivately():
            text = translate("Hint", "Sell {good} past the trading house")
            return text.format(good=words.good(action.good))
        case more.DiscardTile():
            return translate("Hint", "Discard the {tile}").format(tile=words.tile(action.tile))
        case more.BuyPlantation():
            return translate("Hint", "Draw a tile from the face-down pile for a doubloon")
        case more.SellPlantation():
            return translate("Hint", "Give up the {tile} for a doubloon").format(tile=words.tile(action.tile))
        case more.MoveGuest():
            return _move(action, words)
        case more.TakePerson(noble=True):
            return translate("Hint", "Take a noble from the ship")
        case more.TakePerson():
            return translate("Hint", "Take a colonist from the ship")
        case more.ReturnColonist() | more.ReturnGood() | more.ReturnPoint():
            return _give(action, words)
    return ""


def _move(action: more.MoveGuest, words: Words) -> str:
    if action.noble:
        text = translate("Hint", "A noble moves to another place ({piece})")
    else:
        text = translate("Hint", "A colonist moves to another place ({piece})")
    return text.format(piece=words.piece(action.piece))


def _give(action: more.ReturnColonist | more.ReturnGood | more.ReturnPoint, words: Words) -> str:
    match action:
        case more.ReturnGood():
            return translate("Hint", "Give back {goods}").format(goods=words.amount(1, action.good))
        case more.ReturnPoint():
            return translate("Hint", "Give back a victory point")
        case more.ReturnColonist(piece=None, noble=noble):
            if noble:
                return translate("Hint", "Give back a noble from San Juan")
            return translate("Hint", "Give back a colonist from San Juan")
    text = (
        translate("Hint", "Give back a noble ({piece})")
        if action.noble
        else translate("Hint", "Give back a colonist ({piece})")
    )
    assert action.piece is not None
    return text.format(piece=words.piece(action.piece))
