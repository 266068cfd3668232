"""The games in the window by id: the one place here that names them."""

from __future__ import annotations

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.puertorico.kind import PUERTO_RICO
from puertorico_desktop.gui.face import GameFace
from puertorico_desktop.gui.puertorico.face import PuertoRicoFace

FACES: dict[str, GameFace] = {PUERTO_RICO.id: PuertoRicoFace()}
"""Every game by the id of its kind."""


def face_of(options: GameOptions) -> GameFace:
    """Returns the game that is played with these options."""
    return FACES[options.game]
