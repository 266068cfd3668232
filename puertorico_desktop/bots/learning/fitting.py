"""Weights from a file for bots that are to be measured, with a check of whether they fit the game."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from puertorico_desktop.bots.games import KNOWLEDGE, NothingToLearnError, knowledge_of, study_of
from puertorico_desktop.bots.learning.errors import WeightsError
from puertorico_desktop.bots.learning.evaluator import Evaluator
from puertorico_desktop.bots.learning.misfit import Misfit, MisfitError
from puertorico_desktop.bots.learning.network import Network
from puertorico_desktop.bots.learning.training_spec import WeightsInfo
from puertorico_desktop.bots.learning.weights import decode


def evaluator_from(data: bytes, options: Any) -> Evaluator:
    """Returns the evaluation, by the weights of a file, of positions of games with these options. Raises MisfitError
    if the weights do not fit.

    The weights may cover more than the games need: those for games with expansions also evaluate games without them.
    They may cover less if their layout is that of shipped weights for these games, those for steady bots included.
    """
    network = decode_for(data, options)[0]
    if network.layout.players != options.players:
        raise MisfitError(Misfit.OTHER_PLAYERS, network.layout.players)
    usual = knowledge_of(options).evaluator(options)
    is_usual = isinstance(usual, Evaluator) and any(one.layout == network.layout for one in usual.networks)
    if not is_usual and not network.layout.covers(study_of(options).layout(options)):
        raise MisfitError(Misfit.OTHER_RULES)
    return Evaluator(network)


def decode_for(data: bytes, options: Any) -> tuple[Network, WeightsInfo]:
    """Returns the network in a file for the game of these options, of a table of any size, and its description.

    Raises MisfitError if the file is damaged or for another game.
    """
    try:
        study = study_of(options)
    except NothingToLearnError:
        raise MisfitError(Misfit.NOTHING_LEARNED) from None
    try:
        return decode(data, study.about)
    except WeightsError as error:
        game = _game_of(data, options.game)
        if game is not None:
            raise MisfitError(Misfit.OTHER_GAME, game) from None
        raise MisfitError(Misfit.DAMAGED, error) from None


def _game_of(data: bytes, wanted: str) -> str | None:
    """Returns the id of the other game for which the weights of a file are made; None if there is none."""
    for game, knowledge in KNOWLEDGE.items():
        study = None if game == wanted else knowledge.study()
        if study is not None:
            with suppress(WeightsError):
                decode(data, study.about)
                return game
    return None
