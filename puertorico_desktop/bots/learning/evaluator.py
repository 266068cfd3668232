"""Values of positions, for bots that look ahead: exact when the game is over, learned otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from puertorico_desktop.bots.learning.network import POINTS, Network, chances
from puertorico_desktop.bots.search.values import Values


class Evaluator:
    """Values positions with a network."""

    def __init__(self, network: Network) -> None:
        self._network = network

    def values(self, games: Sequence[Any]) -> Values:
        """The values of positions, running or over; there is at least one."""
        running = [game for game in games if game.kind is not None]
        layout = self._network.layout
        if len(running) == len(games):
            return self._learned(running)
        wins = np.empty((len(games), layout.players), np.float32)
        terms = np.empty((len(games), layout.players, len(layout.terms)), np.float32)
        over = np.array([game.kind is None for game in games])
        if running:
            learned = self._learned(running)
            wins[~over], terms[~over] = learned.wins, learned.terms
        for number in np.flatnonzero(over).tolist():
            wins[number], terms[number] = layout.outcome(games[number])
        return Values(wins, terms)

    def _learned(self, games: list[Any]) -> Values:
        layout = self._network.layout
        outputs = self._network.outputs(layout.encode_all(games))
        return Values(chances(outputs, layout.handicaps(games)), outputs[..., 1:] * np.float32(POINTS))
