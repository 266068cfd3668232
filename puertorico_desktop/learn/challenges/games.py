"""The challenges of the games by id: the one place in this package that names the games."""

from __future__ import annotations

from typing import Any

from puertorico_desktop.engine.registry import Registry
from puertorico_desktop.learn.challenges.game import GameChallenges

AnyChallenges = GameChallenges[Any]


def _puerto_rico() -> AnyChallenges:
    from puertorico_desktop.learn.challenges.puertorico.challenges import PuertoRicoChallenges

    return PuertoRicoChallenges()


def _san_juan() -> AnyChallenges:
    from puertorico_desktop.learn.challenges.sanjuan.challenges import SanJuanChallenges

    return SanJuanChallenges()


CHALLENGES: Registry[AnyChallenges] = Registry({"puertorico": _puerto_rico, "sanjuan": _san_juan})
"""The challenges by the id of the kind of game. A game without an entry has no codes and no game of the day."""
