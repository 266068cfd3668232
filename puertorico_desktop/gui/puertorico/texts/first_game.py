"""The tips about small buildings in a first game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.gui.texts.phrases import sentences

translate = QCoreApplication.translate


def could_build(building: str, effect: str) -> str:
    """Returns a tip about a building that the player could build; `effect` is a sentence."""
    words = translate("FirstGame", "For instance, you could build this now: {building}.").format(building=building)
    return sentences([words, effect])


def counts_now(building: str, effect: str) -> str:
    """Returns a tip about a building of the player's own that has an effect in the decision at hand; `effect` is a
    sentence."""
    words = translate("FirstGame", "A building of yours counts now: {building}.").format(building=building)
    return sentences([words, effect])


def stands_empty(building: str) -> str:
    """Returns why a building of the player's own has no effect in the decision at hand: nobody works there."""
    words = translate("FirstGame", "A building of yours would count now, but nobody works in it: {building}.")
    return words.format(building=building)
