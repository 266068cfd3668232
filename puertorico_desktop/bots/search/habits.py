"""What the others are expected to do: everybody has a way to choose, and shows it.

Some think like the evaluation, others by rules of thumb. Who is taken for somebody else is looked ahead for wrongly,
and that costs more than a shallow look. At first nobody is known; then every decision that only one of the two ways
explains makes that way more likely (Bayes). Nothing but what happened in plain sight counts.
"""

from __future__ import annotations

from puertorico_desktop.bots.simple.bot import SimpleBot
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.state import DecisionKind

AT_FIRST = 0.5
"""How likely somebody who is not known yet follows rules of thumb."""
TELLING = (DecisionKind.CHOOSE_ROLE, DecisionKind.BUILD)
"""The decisions by which people are known: in them most ways to choose differ."""
TRUE_TO = 0.6
"""How often somebody does what the own way of choosing tells; else it may be anything."""
SUREST = 0.95
"""Nobody is ever known better than this."""

_SIMPLE = SimpleBot(0)


def told_by_rules(game: PuertoRico) -> Action:
    """What somebody who follows rules of thumb does: as the simple bot."""
    return _SIMPLE.choose(game)


class Habits:
    """How likely everybody at a table follows rules of thumb."""

    def __init__(self) -> None:
        self._shares: dict[int, float] = {}

    def share(self, seat: int) -> float:
        """How likely a player follows rules of thumb."""
        return self._shares.get(seat, AT_FIRST)

    def watch(self, game: PuertoRico, action: Action, thought_best: Action) -> None:
        """Learn from what the player who is asked did; `thought_best` is what the evaluation would have done."""
        if thought_best == (told := told_by_rules(game)) or action not in (thought_best, told):
            return
        seat, astray = game.asked, (1 - TRUE_TO) / max(1, len(game.legal_actions()) - 1)
        share = self.share(seat)
        by_rules, by_thought = (TRUE_TO, astray) if action == told else (astray, TRUE_TO)
        found = share * by_rules / (share * by_rules + (1 - share) * by_thought)
        self._shares[seat] = min(SUREST, max(1 - SUREST, found))


def is_telling(game: PuertoRico) -> bool:
    """Whether a decision tells anything about its player."""
    return game.kind in TELLING
