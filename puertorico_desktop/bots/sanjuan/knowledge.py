"""What bots know of San Juan beyond its rules: so far what an arena counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from puertorico_desktop.bots.knowledge import GameKnowledge
from puertorico_desktop.engine.sanjuan.actions import Action
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import Options

if TYPE_CHECKING:
    from puertorico_desktop.bots.sanjuan.statistics import SanJuanStatistics


class SanJuanKnowledge(GameKnowledge[SanJuan, Action]):
    """See `GameKnowledge`."""

    game = Options.game

    def statistics(self, players: int) -> SanJuanStatistics:
        """Returns what counts points by source, buildings, shuffles and the lead."""
        from puertorico_desktop.bots.sanjuan.statistics import SanJuanStatistics

        return SanJuanStatistics(players)
