"""The changes in a game of Puerto Rico since a player's last turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from puertorico_desktop.engine.puertorico.components import GOODS
from puertorico_desktop.engine.puertorico.events import BuildingBuilt, EndTriggered, RoleChosen
from puertorico_desktop.engine.puertorico.observation import PlayerView
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.texts.log import event_text
from puertorico_desktop.gui.puertorico.texts.log_context import LogContext
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.news import built_line, difference, own_changes, role_heading
from puertorico_desktop.gui.texts.phrases import listed

Speech = Context("Speech")


def changes_since(session: PuertoRicoSession, ply: int) -> list[str]:
    """Returns the changes since a ply in lines: first the change of the viewer's own pieces, then one line for each
    role that another player has chosen, each building that another player has built, and the trigger of the end."""
    viewer, names, words = session.viewer, session.names, session.words
    lines = []
    for move in session.match.moves[ply : session.ply]:
        for event in move.events:
            match event:
                case RoleChosen(seat=seat, role=role) if seat != viewer:
                    lines.append(role_heading(names[seat], words.role(role)))
                case BuildingBuilt(seat=seat, building=building) if seat != viewer:
                    lines.append(built_line(names[seat], words.building(building)))
                case EndTriggered():
                    lines.append(event_text(event, LogContext(names, words, session.game.ships)))
    before = session.match.record.position_at(ply).observation(viewer).players[viewer]
    own = list(_differences(before, session.view.players[viewer], session))
    return [own_changes(listed(own)), *lines] if own else lines


def _differences(before: PlayerView, now: PlayerView, session: PuertoRicoSession) -> Iterator[str]:
    """Yields the differences between two states of a board: doubloons, points, colonists and goods."""
    yield from difference(now.doubloons - before.doubloons, lambda count: Speech.tr("%n doubloon(s)", "", count))
    if before.points is not None and now.points is not None:
        points = now.points - before.points
        yield from difference(points, lambda count: Speech.tr("%n victory point(s)", "", count))
    people = now.idle + sum(now.colonists) - before.idle - sum(before.colonists)
    yield from difference(people, lambda count: Speech.tr("%n colonist(s)", "", count))
    for good, had, has in zip(GOODS, before.goods, now.goods, strict=True):
        yield from difference(has - had, partial(session.words.amount, good=good))
