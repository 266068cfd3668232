"""The games of the window by id: the only module here that names them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.games import USUAL_GAME
from puertorico_desktop.engine.registry import Registry
from puertorico_desktop.gui.app.settings import Settings
from puertorico_desktop.gui.face import GameFace
from puertorico_desktop.gui.texts.style_words import StyleWords


def _puerto_rico() -> GameFace:
    from puertorico_desktop.gui.puertorico.face import PuertoRicoFace

    return PuertoRicoFace()


def _san_juan() -> GameFace:
    from puertorico_desktop.gui.sanjuan.face import SanJuanFace

    return SanJuanFace()


FACES: Registry[GameFace] = Registry({USUAL_GAME: _puerto_rico, "sanjuan": _san_juan})
"""The face of every game, by the id of its kind."""


def _puerto_rico_styles() -> Mapping[str, StyleWords]:
    from puertorico_desktop.gui.puertorico.texts.styles import STYLES

    return STYLES


def _san_juan_styles() -> Mapping[str, StyleWords]:
    from puertorico_desktop.gui.sanjuan.texts.styles import STYLES

    return STYLES


STYLE_WORDS: Registry[Mapping[str, StyleWords]] = Registry(
    {USUAL_GAME: _puerto_rico_styles, "sanjuan": _san_juan_styles}
)
"""The words of the styles of every game's computer players, by the id of its kind."""


def style_words(style: str) -> StyleWords | None:
    """Returns the words of a style by its name, which is unique among the games; None for a style that no game names,
    such as the balanced one."""
    return next((words[style] for words in STYLE_WORDS.values() if style in words), None)


def face_of(options: GameOptions) -> GameFace:
    """Returns the face of the game that is played with these options."""
    return FACES[options.game]


def chosen_game(settings: Settings) -> str:
    """Returns the id of the game that was begun last; the default game if there was none."""
    return settings.game if settings.game in FACES else USUAL_GAME


def choices_for(settings: Settings, game: str) -> Any:
    """Returns the last choices for the game with that id; the default ones if there were none."""
    found = settings.choices.get(game)
    return FACES[game].usual_choices() if found is None else found
