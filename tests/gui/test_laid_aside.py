"""A draft that was begun is kept while the players look back."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE
from puertorico_desktop.engine.puertorico.components import Role, Tile
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.gui.puertorico.interaction import Interaction
from tests.gui.table import lay, new_session, play


def test_a_placement_in_progress_is_restored_after_looking_back(qtbot: QtBot) -> None:
    session = new_session("ppp")
    interaction = Interaction(session, session)
    tiles = {Tile.CORN: (2, 0), Tile.INDIGO: (2, 0)}
    lay(session, classic(3).player(0, island=tiles).build())
    play(session, CHOOSE[Role.MAYOR])
    begun = interaction.pending
    assert begun is not None
    source = min(one for one in interaction.sources() if interaction.targets(one))
    interaction.drop(source, min(interaction.targets(source)))
    changed = interaction.pending
    assert changed != begun
    session.look_back(0)
    assert interaction.pending is None
    session.look_back(1)
    session.return_to_game()
    assert interaction.pending == changed
    interaction.undo()
    assert interaction.pending == begun
    session.look_back(0)
    session.open(session.match)
    assert interaction.pending == begun
    session.close()
