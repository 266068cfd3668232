"""The changes in a game of San Juan since a player's last turn."""

from __future__ import annotations

from puertorico_desktop.engine.sanjuan.events import BuildingBuilt, CardsTurnedUp, RoleChosen
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.texts.turned_up import turned_up_line
from puertorico_desktop.gui.sanjuan.texts.words import card_name, role_name
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.news import built_line, difference, own_changes, role_heading
from puertorico_desktop.gui.texts.phrases import listed

SanJuanAmount = Context("SanJuanAmount")


def deeds_of_others(session: SanJuanSession, ply: int) -> list[str]:
    """Returns the roles and buildings of other players since a ply, and what was turned up for any player while the
    table passed to another person, a line each: what everybody at the screen may know."""
    viewer, names = session.viewer, session.names
    lines = []
    for move in session.match.moves[ply : session.ply]:
        for event in move.events:
            match event:
                case RoleChosen(seat=seat, role=role) if seat != viewer:
                    lines.append(role_heading(names[seat], role_name(role)))
                case BuildingBuilt(seat=seat, building=building) if seat != viewer and building is not None:
                    lines.append(built_line(names[seat], card_name(building)))
                case CardsTurnedUp(seat=seat):
                    lines.append(turned_up_line(event, names[seat]))
    return lines


def changes_since(session: SanJuanSession, ply: int) -> list[str]:
    """Returns the roles and buildings of other players since a ply, a line each, preceded by the change in the number
    of the viewer's cards."""
    viewer, lines = session.viewer, deeds_of_others(session, ply)
    before = session.match.record.position_at(ply).players[viewer]
    now = session.game.players[viewer]
    own = list(difference(now.hand_size - before.hand_size, lambda count: SanJuanAmount.tr("%n card(s)", "", count)))
    return [own_changes(listed(own)), *lines] if own else lines
