"""The page of the rules for an event or an action."""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.engine.sanjuan import actions, events
from puertorico_desktop.engine.sanjuan.actions import Action
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.events import Event
from puertorico_desktop.gui.sanjuan.texts.rules.topics import concept, topic_id

_OF_EVENTS: Mapping[type[Event], str] = {
    events.RoundStarted: concept("round_start"),
    events.Skipped: concept("round"),
    events.Passed: concept("round"),
    events.BenefitRefused: concept("options"),
    events.DeckShuffled: concept("deck"),
    events.CardsDrawn: concept("deck"),
    events.CardsLookedAt: topic_id(Role.RECRUITER),
    events.CardsKept: topic_id(Role.RECRUITER),
    events.CardsDiscarded: concept("hand_limit"),
    events.FirstHandChosen: concept("opening_choice"),
    events.BuildingCovered: topic_id(Card.CRANE),
    events.PricesTurned: concept("prices"),
    events.GoodsSold: concept("prices"),
    events.GoodStowed: topic_id(Card.HARBOR),
    events.GameEnded: concept("scoring"),
}
"""The page about an event, for events that name no piece, or not the piece that they are about."""


def topic_of_event(event: Event) -> str:
    """Returns the page about an event."""
    match event:
        case events.RoleChosen() | events.PhaseEnded():
            return topic_id(event.role)
        case events.CardsTucked() | events.NothingTucked() | events.BuildingBuilt():
            return topic_id(event.building)
        case events.CardsTurnedUp() | events.GoodsProduced():
            return topic_id(event.cause)
        case events.CardsDrawn(cause=cause) | events.CardsDiscarded(cause=cause) if cause is not None:
            return topic_id(cause)
    return _OF_EVENTS[type(event)]


_OF_ACTIONS: Mapping[type[Action], str] = {
    actions.Pass: concept("round"),
    actions.AcceptBenefit: concept("options"),
    actions.Pay: concept("paying"),
    actions.Produce: topic_id(Role.CRAFTSMAN),
    actions.Sell: concept("prices"),
    actions.Keep: topic_id(Role.RECRUITER),
    actions.Discard: concept("hand_limit"),
    actions.Exchange: topic_id(Card.OFFICE),
}
"""The page about an action, for actions that do not name the piece that they are about."""


def topic_of_action(action: Action) -> str:
    """Returns the page about an action."""
    match action:
        case actions.ChooseRole():
            return topic_id(action.role)
        case actions.Build():
            return topic_id(action.kind)
        case actions.Tuck():
            return topic_id(action.building)
    return _OF_ACTIONS[type(action)]
