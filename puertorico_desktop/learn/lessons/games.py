"""The games that can be taught: the one module among the lessons that names them."""

from __future__ import annotations

from puertorico_desktop.engine.registry import Registry
from puertorico_desktop.learn.lessons.game import LessonGame


def _puerto_rico() -> LessonGame:
    from puertorico_desktop.learn.lessons.puertorico.words import PuertoRicoLessons

    return PuertoRicoLessons()


def _san_juan() -> LessonGame:
    from puertorico_desktop.learn.lessons.sanjuan.words import SanJuanLessons

    return SanJuanLessons()


LESSON_GAMES: Registry[LessonGame] = Registry({"puertorico": _puerto_rico, "sanjuan": _san_juan})
"""The games that can be taught, by the id of the kind of game."""
