"""What the bots know of each game: the one place among the bots that names the games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from puertorico_desktop.bots.knowledge import GameKnowledge
from puertorico_desktop.bots.levels import BALANCED, Style
from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.registry import Registry

if TYPE_CHECKING:  # numpy is only loaded by bots that think
    from puertorico_desktop.bots.learning.study import Study

AnyKnowledge = GameKnowledge[Any, Any]


def _puerto_rico() -> AnyKnowledge:
    from puertorico_desktop.bots.puertorico.knowledge import PuertoRicoKnowledge

    return PuertoRicoKnowledge()


def _san_juan() -> AnyKnowledge:
    from puertorico_desktop.bots.sanjuan.knowledge import SanJuanKnowledge

    return SanJuanKnowledge()


KNOWLEDGE: Registry[AnyKnowledge] = Registry({"puertorico": _puerto_rico, "sanjuan": _san_juan})
"""By the id of the kind of game. A game that is not there is played with what any game allows."""
_NOTHING: AnyKnowledge = GameKnowledge()


class NothingToLearnError(Exception):
    """The bots learn nothing of a game; the message is its id."""


def knowledge_of(options: GameOptions) -> AnyKnowledge:
    """Returns what the bots know of the game that is played with these options."""
    return KNOWLEDGE.get(options.game, _NOTHING)


def study_of(options: GameOptions) -> Study:
    """Returns how the worth of positions is learned in the game that is played with these options.

    Raises NothingToLearnError.
    """
    found = knowledge_of(options).study()
    if found is None:
        raise NothingToLearnError(options.game)
    return found


def style_names() -> tuple[str, ...]:
    """Returns the names of the styles of all games, the one that is none in particular first."""
    return tuple(dict.fromkeys((BALANCED, *(name for known in KNOWLEDGE.values() for name in known.styles))))


def styles_of(game: str) -> tuple[str, ...]:
    """Returns the names of the styles of the game with that id, the one that is none in particular first."""
    return tuple(dict.fromkeys((BALANCED, *KNOWLEDGE.get(game, _NOTHING).styles)))


def style_of(name: str, options: GameOptions, steady: bool = False) -> Style:
    """Returns a style as that game has it; where it has none of that name, no style in particular. Steady bots have
    their own ones."""
    knowledge = knowledge_of(options)
    styles = knowledge.steady_styles if steady else knowledge.styles
    return styles.get(name) or styles[BALANCED]
