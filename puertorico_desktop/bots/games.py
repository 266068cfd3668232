"""The registry of the bots' knowledge of each game: the only module among the bots that names the games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from puertorico_desktop.bots.knowledge import GameKnowledge
from puertorico_desktop.bots.levels import BALANCED, Style
from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.registry import Registry

if TYPE_CHECKING:  # a run-time import would load numpy, which only thinking bots need
    from puertorico_desktop.bots.learning.training_spec import TrainingSpec

AnyKnowledge = GameKnowledge[Any, Any]


def _puerto_rico() -> AnyKnowledge:
    from puertorico_desktop.bots.puertorico.knowledge import PuertoRicoKnowledge

    return PuertoRicoKnowledge()


def _san_juan() -> AnyKnowledge:
    from puertorico_desktop.bots.sanjuan.knowledge import SanJuanKnowledge

    return SanJuanKnowledge()


KNOWLEDGE: Registry[AnyKnowledge] = Registry({"puertorico": _puerto_rico, "sanjuan": _san_juan})
"""The knowledge by the id of the kind of game. A game that is missing here is played with the general
`GameKnowledge`."""
_NOTHING: AnyKnowledge = GameKnowledge()


class NothingToLearnError(Exception):
    """Raised when the bots cannot learn evaluations for a game; the message is the id of the game."""


def knowledge_of(options: GameOptions) -> AnyKnowledge:
    """Returns the bots' knowledge of the game that is played with these options."""
    return KNOWLEDGE.get(options.game, _NOTHING)


def study_of(options: GameOptions) -> TrainingSpec:
    """Returns the definition of how the evaluation of positions is learned in the game that is played with these
    options.

    Raises NothingToLearnError if the game has none.
    """
    found = knowledge_of(options).study()
    if found is None:
        raise NothingToLearnError(options.game)
    return found


def style_names() -> tuple[str, ...]:
    """Returns the names of the styles of all games, the neutral style (`BALANCED`) first."""
    return tuple(dict.fromkeys((BALANCED, *(name for known in KNOWLEDGE.values() for name in known.styles))))


def styles_of(game: str) -> tuple[str, ...]:
    """Returns the names of the styles of the game with that id, the neutral style (`BALANCED`) first."""
    return tuple(dict.fromkeys((BALANCED, *KNOWLEDGE.get(game, _NOTHING).styles)))


def style_of(name: str, options: GameOptions, steady: bool = False) -> Style:
    """Returns the style of that name in the game with these options; the neutral style if the game has none of that
    name. Steady bots have styles of their own (`steady`)."""
    knowledge = knowledge_of(options)
    styles = knowledge.steady_styles if steady else knowledge.styles
    return styles.get(name) or styles[BALANCED]
