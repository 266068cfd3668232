"""Weights from a file for bots that are to be measured: whether they know all that a game needs."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from puertorico_desktop.bots.games import KNOWLEDGE, NothingToLearnError, knowledge_of, study_of
from puertorico_desktop.bots.learning.errors import WeightsError
from puertorico_desktop.bots.learning.evaluator import Evaluator
from puertorico_desktop.bots.learning.misfit import Misfit, MisfitError
from puertorico_desktop.bots.learning.weights import decode


def fitted(data: bytes, options: Any) -> Evaluator:
    """Returns what values positions of games with these options by the weights of a file. Raises MisfitError.

    The weights may know more than the games need: those for games with expansions value games without them too. They
    may know less where shipped ones do, also those that only steady bots have.
    """
    try:
        study = study_of(options)
    except NothingToLearnError:
        raise MisfitError(Misfit.NOTHING_LEARNED) from None
    try:
        network = decode(data, study.about)[0]
    except WeightsError as error:
        game = _game_of(data, options.game)
        if game is not None:
            raise MisfitError(Misfit.OTHER_GAME, game) from None
        raise MisfitError(Misfit.DAMAGED, error) from None
    if network.layout.players != options.players:
        raise MisfitError(Misfit.OTHER_PLAYERS, network.layout.players)
    usual = knowledge_of(options).evaluator(options)
    is_usual = isinstance(usual, Evaluator) and any(one.layout == network.layout for one in usual.networks)
    if not is_usual and not network.layout.covers(study.layout(options)):
        raise MisfitError(Misfit.OTHER_RULES)
    return Evaluator(network)


def _game_of(data: bytes, wanted: str) -> str | None:
    """The id of the other game that a file of weights is for; None if it is for none."""
    for game, knowledge in KNOWLEDGE.items():
        study = None if game == wanted else knowledge.study()
        if study is not None:
            with suppress(WeightsError):
                decode(data, study.about)
                return game
    return None
