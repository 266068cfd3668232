"""The evaluation of positions by a network, for bots that look ahead; of finished games, the exact result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256
from typing import Any

import numpy as np

from puertorico_desktop.bots.learning.exact import ExactNetwork, exact_chances
from puertorico_desktop.bots.learning.network import POINTS, SEEN, Network, chances
from puertorico_desktop.bots.search.exact import SHARES, STEPS, rounded
from puertorico_desktop.bots.search.values import FINGERPRINT, Floats, Values


class Evaluator:
    """An evaluation of positions with a network; for steady bots with `steady`, an older network, if it is not
    None."""

    is_exact = False

    def __init__(self, network: Network, steady: Network | None = None) -> None:
        self._network = network
        self._steady_network = steady
        self._has_policy = bool(network.policy) and not self.is_exact

    @property
    def network(self) -> Network:
        """The network with its weights."""
        return self._network

    @property
    def networks(self) -> Sequence[Network]:
        """The network, then that of steady bots if it is another one."""
        steady = self._steady_network
        return [self._network] if steady is None else [self._network, steady]

    @cached_property
    def fingerprint(self) -> str:
        """See `Evaluation.fingerprint`."""
        digest = sha256()
        for layer in (*self._network.layers, *self._network.policy):
            for numbers in layer:
                digest.update(numbers.astype("<f4").tobytes())
        return digest.hexdigest()[:FINGERPRINT]

    @cached_property
    def _exact(self) -> ExactEvaluator:
        return ExactEvaluator(self._network)

    @cached_property
    def _steady(self) -> ExactEvaluator:
        return self._exact if self._steady_network is None else ExactEvaluator(self._steady_network)

    def exact(self) -> Evaluator:
        """See `Evaluation.exact`. Raises InexactError if the weights are too large."""
        return self._exact

    def steady(self) -> Evaluator:
        """See `Evaluation.steady`. Raises InexactError if the weights are too large."""
        return self._steady

    def values(self, games: Sequence[Any]) -> Values:
        """Returns the values of positions, running or over. There must be one position at least."""
        running = [game for game in games if game.kind is not None]
        layout = self._network.layout
        if len(running) == len(games):
            return self._learned(running)
        numbers = np.float64 if self.is_exact else np.float32
        wins = np.empty((len(games), layout.players), numbers)
        terms = np.empty((len(games), layout.players, len(layout.terms)), numbers)
        over = np.array([game.kind is None for game in games])
        if running:
            learned = self._learned(running)
            wins[~over], terms[~over] = learned.wins, learned.terms
        policy_logits: Floats | None = None
        if self._has_policy:
            policy_logits = np.full(wins.shape, np.nan, numbers)
            if running:
                policy_logits[~over] = learned.policy_logits
        for number in np.flatnonzero(over).tolist():
            wins[number], terms[number] = layout.outcome(games[number])
        return Values(wins, terms, policy_logits)

    def _learned(self, games: list[Any]) -> Values:
        layout = self._network.layout
        found = self._network.activations(layout.encode_all(games))
        outputs = found[-1].reshape(len(games), layout.players, -1)
        values = Values(chances(outputs, layout.handicaps(games)), outputs[..., 1:] * np.float32(POINTS))
        if self._has_policy:
            values.policy_logits = self._network.policy_activations(found[SEEN])[-1].reshape(values.wins.shape)
        return values


class ExactEvaluator(Evaluator):
    """An evaluation of positions with a network in whole numbers, which gives the same values on every processor. The
    policy is left out."""

    is_exact = True

    def __init__(self, network: Network) -> None:
        """Convert the network. Raises InexactError if the weights are too large."""
        super().__init__(network)
        self._in_whole_numbers = ExactNetwork.from_network(network)

    def exact(self) -> Evaluator:
        """Returns this evaluator, which is exact already."""
        return self

    def steady(self) -> Evaluator:
        """Returns this evaluator, which is exact already."""
        return self

    def values(self, games: Sequence[Any]) -> Values:
        """Returns the values of positions, running or over. There must be one position at least."""
        found = super().values(games)
        if any(game.kind is None for game in games):  # values of the network are rounded already
            return Values(rounded(found.wins, SHARES), found.terms)
        return found

    def _learned(self, games: list[Any]) -> Values:
        layout = self._network.layout
        outputs = self._in_whole_numbers.whole_outputs(layout.encode_all(games))
        return Values(exact_chances(outputs, layout.handicaps(games)), outputs[..., 1:] * (POINTS / STEPS))
