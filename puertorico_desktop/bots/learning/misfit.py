"""The reasons why weights from a file cannot play in a game, in words; without numpy, for code that only reports
them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from puertorico_desktop.bots.learning.errors import WeightsError
from puertorico_desktop.marking import QT_TRANSLATE_NOOP


class Misfit(Enum):
    """A reason why weights cannot be used; the value is a stable id."""

    DAMAGED = "damaged"
    OTHER_GAME = "other_game"
    OTHER_PLAYERS = "other_players"
    OTHER_RULES = "other_rules"
    NOTHING_LEARNED = "nothing_learned"


SENTENCES: Mapping[Misfit, str] = {
    Misfit.DAMAGED: QT_TRANSLATE_NOOP("CliWeights", "these are no weights for this program ({detail})"),
    Misfit.OTHER_GAME: QT_TRANSLATE_NOOP("CliWeights", "these weights are for another game ({detail})"),
    Misfit.OTHER_PLAYERS: QT_TRANSLATE_NOOP(
        "CliWeights", "these weights are for another number of players ({detail})"
    ),
    Misfit.OTHER_RULES: QT_TRANSLATE_NOOP(
        "CliWeights", "these weights are for other rules: they do not know all pieces of these games"
    ),
    Misfit.NOTHING_LEARNED: QT_TRANSLATE_NOOP("CliWeights", "in this game bots play without weights"),
}
"""The sentences for the person at the command line. `detail` is, depending on the reason, the fault for developers,
the id of a game, or a number of players."""


class MisfitError(WeightsError):
    """Weights cannot play in a game: the reason (`misfit`), and its `detail`."""

    def __init__(self, misfit: Misfit, detail: object = "") -> None:
        super().__init__(misfit, detail)
        self.misfit = misfit
        self.detail = str(detail)

    def __str__(self) -> str:
        """Returns the sentence in English."""
        return self.fill_in(SENTENCES[self.misfit])

    def fill_in(self, sentence: str) -> str:
        """Returns the sentence, which may be a translation, with the detail filled in."""
        return sentence.format(detail=self.detail)
