"""The news of a move of San Juan: the chosen role, and the beginning of the last phase."""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.engine.sanjuan.components import CITY_SPACES, Role
from puertorico_desktop.engine.sanjuan.events import BuildingBuilt, Event, RoleChosen
from puertorico_desktop.engine.sanjuan.forecast import forecast
from puertorico_desktop.gui.play.news import News, Weight
from puertorico_desktop.gui.sanjuan.refs import role_ref
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.texts.forecast import outlook_parts, outlook_text
from puertorico_desktop.gui.sanjuan.texts.news import full_city, last_phase
from puertorico_desktop.gui.sanjuan.texts.words import role_name
from puertorico_desktop.gui.sanjuan.views.artwork import role_icon
from puertorico_desktop.gui.texts.news import role_heading

END_ICON = "governor"


def filler(session: SanJuanSession) -> int | None:
    """Returns the seat whose full city makes the running phase the last one; None while there is none."""
    players = enumerate(session.view.players)
    full = next((seat for seat, player in players if sum(player.city) >= CITY_SPACES), None)
    return None if session.decision is None else full


def news_of(session: SanJuanSession, events: Sequence[Event]) -> News | None:
    """Returns the news of the events of a move; None if there are none."""
    seat = filler(session)
    if seat is not None and any(isinstance(event, BuildingBuilt) and event.seat == seat for event in events):
        return News(seat, last_phase(), END_ICON, full_city(session.names[seat]), Weight.HITS)
    chosen = next((event for event in events if isinstance(event, RoleChosen)), None)
    if chosen is None or session.people[chosen.seat]:
        return None
    detail, weight = "", Weight.NOTED
    if session.people[session.viewer]:
        is_secret = chosen.role is Role.BUILDER and sum(session.people) > 1
        looks = chosen.seat if is_secret else session.viewer  # the viewer's forecast names the cards in hand
        outlooks = forecast(session.game, chosen.seat, chosen.role, looks)
        outlook = next(one for one in outlooks if one.seat == session.viewer)
        if outlook_parts(outlook):
            detail, weight = outlook_text(outlook, session.names), Weight.CONCERNS
    heading = role_heading(session.names[chosen.seat], role_name(chosen.role))
    return News(chosen.seat, heading, role_icon(chosen.role), detail, weight, role_ref(chosen.role))
