"""Values of positions, for bots that look ahead: exact when the game is over, learned otherwise."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from puertorico_desktop.bots.puertorico.evaluation.network import POINTS, Floats, Network, chances
from puertorico_desktop.bots.puertorico.terms import TERMS
from puertorico_desktop.bots.search.values import Values, win_shares
from puertorico_desktop.engine.puertorico.game import PuertoRico


def outcome(game: PuertoRico) -> tuple[Floats, Floats]:
    """How a game ended: every seat's share of the victory, and its points by source."""
    sheets = game.scores()
    sources = [(sheet.chips, sheet.building_points, sheet.bonus_points + sheet.nobles) for sheet in sheets]
    terms = np.array(sources, np.float32)
    return win_shares(game), terms


class Evaluator:
    """Values positions with a network."""

    def __init__(self, network: Network) -> None:
        self._network = network

    def values(self, games: Sequence[PuertoRico]) -> Values:
        """The values of positions, running or over; there is at least one."""
        running = [game for game in games if game.kind is not None]
        players = self._network.layout.players
        if len(running) == len(games):
            return self._learned(running)
        wins = np.empty((len(games), players), np.float32)
        terms = np.empty((len(games), players, len(TERMS)), np.float32)
        over = np.array([game.kind is None for game in games])
        if running:
            learned = self._learned(running)
            wins[~over], terms[~over] = learned.wins, learned.terms
        for number in np.flatnonzero(over).tolist():
            wins[number], terms[number] = outcome(games[number])
        return Values(wins, terms)

    def _learned(self, games: list[PuertoRico]) -> Values:
        outputs = self._network.outputs(self._network.layout.encode_all(games))
        return Values(chances(outputs, _handicaps(games)), outputs[..., 1:] * np.float32(POINTS))


def _handicaps(games: Sequence[PuertoRico]) -> Floats | None:
    """[position, seat]: the points that players have from the start, or None where nobody has any."""
    if not any(game.options.handicaps for game in games):
        return None
    halves = [game.options.handicaps or (0,) * len(game.players) for game in games]
    return np.array(halves, np.float32) / np.float32(2)
