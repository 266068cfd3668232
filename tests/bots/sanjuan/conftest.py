"""San Juan is in the house."""

import pytest

from puertorico_desktop.bots.games import KNOWLEDGE
from puertorico_desktop.bots.sanjuan.knowledge import SanJuanKnowledge
from puertorico_desktop.engine.games import KINDS
from puertorico_desktop.engine.sanjuan.kind import SAN_JUAN
from puertorico_desktop.saves.games import FORMATS
from puertorico_desktop.saves.sanjuan.format import FORMAT


@pytest.fixture(autouse=True)
def san_juan(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots know the game."""
    monkeypatch.setitem(KINDS, SAN_JUAN.id, SAN_JUAN)
    monkeypatch.setitem(FORMATS, SAN_JUAN.id, FORMAT)
    monkeypatch.setitem(KNOWLEDGE, SAN_JUAN.id, SanJuanKnowledge())
