"""Helpers with which a test of the rules is a few lines: play by the text of the actions, look at the answers."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from puertorico_desktop.engine.puertorico.actions import PASS, Action
from puertorico_desktop.engine.puertorico.components import Good, Tile
from puertorico_desktop.engine.puertorico.events import Event, Skipped
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng

EventT = TypeVar("EventT", bound=Event)


def do(game: PuertoRico, *lines: str) -> list[Event]:
    """Play actions by their text, for example do(game, "choose trader", "sell corn for 1")."""
    events: list[Event] = []
    for line in lines:
        events += game.apply(game.parse(line))
    return events


def offered(game: PuertoRico) -> list[str]:
    """The texts of all legal actions."""
    return [game.text(action) for action in game.legal_actions()]


def asked(game: PuertoRico) -> tuple[int, str] | None:
    """Who is asked what: (seat, id of the kind); None when the game is over."""
    decision = game.decision
    return None if decision is None else (decision.seat, decision.kind.value)


def told(events: Sequence[Event], kind: type[EventT]) -> list[EventT]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def skipped(events: Sequence[Event]) -> list[tuple[int, Reason]]:
    """Who was passed over and why."""
    return [(event.seat, event.reason.reason) for event in told(events, Skipped)]


def refused(game: PuertoRico, action: Action) -> Reason | None:
    """The reason against an action; the answers of the contract about it agree."""
    refusal = game.why_not(action)
    assert (refusal is None) == game.is_legal(action) == (action in game.legal_actions())
    return None if refusal is None else refusal.reason


def goods(game: PuertoRico, seat: int) -> dict[str, int]:
    """The goods of a player that are not 0, by id."""
    return {good.id: amount for good, amount in zip(Good, game.players[seat].goods, strict=True) if amount}


def tiles(game: PuertoRico, seat: int) -> dict[str, int]:
    """The island tiles of a player, by id."""
    return {tile.id: game.players[seat].circles[tile] for tile in Tile if game.players[seat].circles[tile]}


def points(game: PuertoRico) -> list[int]:
    """The victory point chips of all seats."""
    return [player.points for player in game.players]


def doubloons(game: PuertoRico) -> list[int]:
    """The doubloons of all seats."""
    return [player.doubloons for player in game.players]


def first_or_pass(game: PuertoRico) -> Action:
    """Pass where that is possible, else the first legal action."""
    actions = game.legal_actions()
    return PASS if game.is_legal(PASS) else actions[0]


def until(game: PuertoRico, stop: Callable[[PuertoRico], bool]) -> list[Event]:
    """Play idly until something holds or the game is over."""
    events: list[Event] = []
    while game.decision is not None and not stop(game):
        events += game.apply(first_or_pass(game))
    return events


def choosing(game: PuertoRico) -> bool:
    """Whether a role is to be chosen."""
    return game.kind is DecisionKind.CHOOSE_ROLE


def end_phase(game: PuertoRico) -> list[Event]:
    """Play idly to the end of the running phase."""
    return until(game, choosing)


def end_round(game: PuertoRico) -> list[Event]:
    """Play idly to the end of the running round."""
    number = game.round
    return until(game, lambda one: one.round > number)


def play_randomly(game: PuertoRico, seed: int, plies: int | None = None) -> list[Action]:
    """Play random actions, to the end or so many; return them."""
    rng = Rng.from_seed(seed, 3)
    actions: list[Action] = []
    while game.decision is not None and len(actions) != plies:
        actions.append(rng.choose(game.legal_actions()))
        game.play(actions[-1])
    return actions
