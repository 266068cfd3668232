"""San Juan is in the house."""

import pytest

from puertorico_desktop.bots.games import KNOWLEDGE
from puertorico_desktop.bots.knowledge import GameKnowledge
from puertorico_desktop.bots.sanjuan.statistics import SanJuanStatistics
from puertorico_desktop.cli import arguments
from puertorico_desktop.cli.registry import FACES
from puertorico_desktop.cli.sanjuan.face import SanJuanCommands
from puertorico_desktop.engine.games import KINDS
from puertorico_desktop.engine.sanjuan.kind import SAN_JUAN
from puertorico_desktop.saves.games import FORMATS
from puertorico_desktop.saves.sanjuan.format import FORMAT


class Knowing(GameKnowledge):  # type: ignore[type-arg]
    """What counts the games, and nothing else."""

    def statistics(self, players: int) -> SanJuanStatistics:
        return SanJuanStatistics(players)


@pytest.fixture(autouse=True)
def san_juan(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known, and the one of all commands."""
    monkeypatch.setitem(KINDS, SAN_JUAN.id, SAN_JUAN)
    monkeypatch.setitem(FORMATS, SAN_JUAN.id, FORMAT)
    monkeypatch.setitem(KNOWLEDGE, SAN_JUAN.id, Knowing())
    monkeypatch.setitem(FACES, SAN_JUAN.id, SanJuanCommands())
    monkeypatch.setattr(arguments, "USUAL_GAME", SAN_JUAN.id)
