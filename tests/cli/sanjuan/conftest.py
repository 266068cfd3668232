"""Registers San Juan for the tests."""

import pytest

from puertorico_desktop.bots.games import KNOWLEDGE
from puertorico_desktop.bots.sanjuan.knowledge import SanJuanKnowledge
from puertorico_desktop.cli import arguments
from puertorico_desktop.cli.registry import FACES
from puertorico_desktop.cli.sanjuan.face import SanJuanCommands
from puertorico_desktop.engine.games import KINDS
from puertorico_desktop.engine.sanjuan.kind import SAN_JUAN
from puertorico_desktop.saves.games import FORMATS
from puertorico_desktop.saves.sanjuan.format import FORMAT


@pytest.fixture(autouse=True)
def san_juan(monkeypatch: pytest.MonkeyPatch) -> None:
    """Registers the game, and makes it the default of all commands."""
    monkeypatch.setitem(KINDS, SAN_JUAN.id, SAN_JUAN)
    monkeypatch.setitem(FORMATS, SAN_JUAN.id, FORMAT)
    monkeypatch.setitem(KNOWLEDGE, SAN_JUAN.id, SanJuanKnowledge())
    monkeypatch.setitem(FACES, SAN_JUAN.id, SanJuanCommands())
    monkeypatch.setattr(arguments, "USUAL_GAME", SAN_JUAN.id)
