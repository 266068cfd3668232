"""What the table of San Juan tells a player beforehand."""

from __future__ import annotations

from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.gui.advice.adviser import Adviser


class SanJuanAdviser(Adviser):
    """Building and paying are two decisions for the rules, and one idea for the player."""

    def belongs(self, first: DecisionKind | None, then: DecisionKind | None) -> bool:
        """Paying belongs to building."""
        return first is DecisionKind.BUILD and then is DecisionKind.PAY
