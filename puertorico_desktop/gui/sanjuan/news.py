"""The news of a move of San Juan: the chosen role, and the beginning of the last phase."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from puertorico_desktop.engine.sanjuan.components import CITY_SPACES, Role
from puertorico_desktop.engine.sanjuan.events import BuildingBuilt, Event, PhaseEnded, RoleChosen, Skipped
from puertorico_desktop.engine.sanjuan.forecast import PlayerForecast, forecast
from puertorico_desktop.gui.play.news import News, Weight
from puertorico_desktop.gui.sanjuan.hands import reader
from puertorico_desktop.gui.sanjuan.refs import role_ref
from puertorico_desktop.gui.sanjuan.sales import with_sales
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.texts.forecast import outlook_parts, outlook_text
from puertorico_desktop.gui.sanjuan.texts.log import event_text
from puertorico_desktop.gui.sanjuan.texts.news import full_city, last_phase
from puertorico_desktop.gui.sanjuan.texts.words import role_name
from puertorico_desktop.gui.sanjuan.views.artwork import role_icon
from puertorico_desktop.gui.texts.news import role_heading
from puertorico_desktop.gui.texts.phrases import sentences

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
        detail, weight = _effect_on_viewer(session, events, chosen)
    heading = role_heading(session.names[chosen.seat], role_name(chosen.role))
    return News(chosen.seat, heading, role_icon(chosen.role), detail, weight, role_ref(chosen.role))


def _effect_on_viewer(session: SanJuanSession, events: Sequence[Event], chosen: RoleChosen) -> tuple[str, Weight]:
    """Returns the effect on the viewer of the phase of a role that has just been chosen, as everybody at the screen
    may know it, and its weight: what these events have brought, then what the viewer can still get."""
    seat, weight = session.viewer, Weight.NOTED
    since = events[events.index(chosen) + 1 :]
    phase = list(takewhile(_is_in_phase, since))
    words = []
    for event in with_sales(phase):
        if getattr(event, "seat", None) == seat:
            knows = reader(session)
            words.append(event_text(event if knows is None else event.seen_by(knows), session.names))
            weight = weight if isinstance(event, Skipped) else Weight.CONCERNS
    outlook = _outlook_of(session, chosen) if len(phase) == len(since) else None
    if outlook is not None and outlook_parts(outlook):
        words.append(outlook_text(outlook, session.names))
        weight = Weight.CONCERNS
    return sentences(words), weight


def _is_in_phase(event: Event) -> bool:
    return not isinstance(event, PhaseEnded)


def _outlook_of(session: SanJuanSession, chosen: RoleChosen) -> PlayerForecast | None:
    """Returns what the running phase can still bring the viewer; None if the viewer has had the turn, or if it would
    tell the other people at the screen about the viewer's hand."""
    view, seat, is_shared = session.view, session.viewer, sum(session.people) > 1
    is_to_come = seat in view.to_come or any(who == seat for who, _, _ in view.offers)
    if not is_to_come or (is_shared and chosen.role is Role.ADVENTURER):  # its chances depend on the hand
        return None
    looks = chosen.seat if is_shared else seat
    return next(one for one in forecast(session.game, chosen.seat, chosen.role, looks) if one.seat == seat)
