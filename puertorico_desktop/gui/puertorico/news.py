"""The announcements of moves of Puerto Rico to all players: a chosen role, and the beginning of the last round."""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.events import EndTriggered, Event, RoleChosen
from puertorico_desktop.engine.puertorico.forecast import PlayerForecast, phase_forecast
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.play.news import News, Weight
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.targets import role_ref
from puertorico_desktop.gui.puertorico.texts.forecast import outlook_parts, outlook_text
from puertorico_desktop.gui.puertorico.texts.log import event_text
from puertorico_desktop.gui.puertorico.texts.log_context import LogContext
from puertorico_desktop.gui.puertorico.views.artwork import role_icon
from puertorico_desktop.gui.texts.news import last_round, role_heading

END_ICON = "governor"


def news_of(session: PuertoRicoSession, events: Sequence[Event]) -> News | None:
    """Returns the announcement for the events of a move; None if there is none. The end takes precedence over a role.

    A role chosen by a person at the table is not announced, because the players have seen the choice; the end always
    is.
    """
    triggered = next((event for event in events if isinstance(event, EndTriggered)), None)
    if triggered is not None:
        detail = event_text(triggered, LogContext(session.names, session.words, session.game.ships))
        return News(triggered.seat, last_round(), END_ICON, detail, Weight.HITS)
    chosen = next((event for event in events if isinstance(event, RoleChosen)), None)
    if chosen is None or session.people[chosen.seat]:
        return None
    since = [event is chosen for event in events].index(True)  # before a captive the previous phase may have ended
    outlook = _outlook_of(session, events[since:], chosen)
    detail, weight = "", Weight.CONCERNS if chosen.doubloons else Weight.NOTED
    if outlook is not None:
        detail = outlook_text(outlook, session.words, session.names)
        if any(outlook.spoiled):
            weight = Weight.HITS
        elif outlook_parts(outlook, session.words):
            weight = Weight.CONCERNS
    heading = role_heading(session.names[chosen.seat], session.words.role(chosen.role))
    return News(chosen.seat, heading, role_icon(chosen.role), detail, weight, role_ref(chosen.role))


def _outlook_of(session: PuertoRicoSession, events: Sequence[Event], chosen: RoleChosen) -> PlayerForecast | None:
    """Returns the effect of a role's phase on the person who looks at the table; None if a bot's seat is shown or the
    role has no phase. If several people share the screen, it names no achievement: the cards lie face down."""
    viewer = session.viewer
    if not session.people[viewer] or chosen.role in (Role.PROSPECTOR, Role.SECOND_PROSPECTOR):
        return None
    if session.game.kind in (None, DecisionKind.CHOOSE_ROLE) and not _is_over(events):
        return None
    outlook = next(one for one in phase_forecast(session.game, events, chosen.seat, viewer) if one.seat == viewer)
    if sum(session.people) > 1:
        outlook.achievements = ()
    return outlook


def _is_over(events: Sequence[Event]) -> bool:
    """Returns whether the phase has been played to its end within these events, so that they contain its whole
    effect."""
    return not isinstance(events[-1], RoleChosen)
