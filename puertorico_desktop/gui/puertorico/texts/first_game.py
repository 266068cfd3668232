"""The sentences on small buildings in a first game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.gui.texts.phrases import sentences

translate = QCoreApplication.translate


def could_build(building: str, effect: str) -> str:
    """One of the buildings that the player could have, and what it would do; `effect` is a sentence."""
    words = translate("FirstGame", "For instance, you could build this now: {building}.").format(building=building)
    return sentences([words, effect])


def counts_now(building: str, effect: str) -> str:
    """What a building of the player's own does in what is asked; `effect` is a sentence."""
    words = translate("FirstGame", "A building of yours counts now: {building}.").format(building=building)
    return sentences([words, effect])


def stands_empty(building: str) -> str:
    """Why a building of the player's own does nothing in what is asked."""
    words = translate("FirstGame", "A building of yours would count now, but nobody works in it: {building}.")
    return words.format(building=building)
