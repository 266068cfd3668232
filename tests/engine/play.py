"""Helpers that make a test of the rules a few lines: play actions given as text, and check the result."""

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
    """Plays actions given as text, for example do(game, "choose trader", "sell corn for 1"); returns their events."""
    events: list[Event] = []
    for line in lines:
        events += game.apply(game.parse(line))
    return events


def offered(game: PuertoRico) -> list[str]:
    """Returns the texts of all legal actions."""
    return [game.text(action) for action in game.legal_actions()]


def asked(game: PuertoRico) -> tuple[int, str] | None:
    """Returns the seat that has to decide and the id of its decision; None when the game is over."""
    decision = game.decision
    return None if decision is None else (decision.seat, decision.kind.value)


def of_kind(events: Sequence[Event], kind: type[EventT]) -> list[EventT]:
    """Returns the events of a class, in their order."""
    return [event for event in events if isinstance(event, kind)]


def skipped(events: Sequence[Event]) -> list[tuple[int, Reason]]:
    """Returns the seats that were passed over, with the reasons."""
    return [(event.seat, event.reason.reason) for event in of_kind(events, Skipped)]


def refused(game: PuertoRico, action: Action) -> Reason | None:
    """Returns the reason why an action is not allowed, or None; checks that `is_legal` and `legal_actions` agree."""
    refusal = game.why_not(action)
    assert (refusal is None) == game.is_legal(action) == (action in game.legal_actions())
    return None if refusal is None else refusal.reason


def goods(game: PuertoRico, seat: int) -> dict[str, int]:
    """Returns the goods of a player that are not 0, by id."""
    return {good.id: amount for good, amount in zip(Good, game.players[seat].goods, strict=True) if amount}


def tiles(game: PuertoRico, seat: int) -> dict[str, int]:
    """Returns the island tiles of a player, by id."""
    return {tile.id: game.players[seat].circles[tile] for tile in Tile if game.players[seat].circles[tile]}


def points(game: PuertoRico) -> list[int]:
    """Returns the victory point chips of all seats."""
    return [player.points for player in game.players]


def doubloons(game: PuertoRico) -> list[int]:
    """Returns the doubloons of all seats."""
    return [player.doubloons for player in game.players]


def first_or_pass(game: PuertoRico) -> Action:
    """Returns PASS if it is legal, else the first legal action."""
    actions = game.legal_actions()
    return PASS if game.is_legal(PASS) else actions[0]


def until(game: PuertoRico, stop: Callable[[PuertoRico], bool]) -> list[Event]:
    """Passes, or plays the first legal action, until the condition holds or the game is over; returns the events."""
    events: list[Event] = []
    while game.decision is not None and not stop(game):
        events += game.apply(first_or_pass(game))
    return events


def choosing(game: PuertoRico) -> bool:
    """Returns whether a role has to be chosen."""
    return game.kind is DecisionKind.CHOOSE_ROLE


def end_phase(game: PuertoRico) -> list[Event]:
    """Passes, or plays the first legal actions, to the end of the running phase; returns the events."""
    return until(game, choosing)


def end_round(game: PuertoRico) -> list[Event]:
    """Passes, or plays the first legal actions, to the end of the running round; returns the events."""
    number = game.round
    return until(game, lambda one: one.round > number)


def play_randomly(game: PuertoRico, seed: int, plies: int | None = None) -> list[Action]:
    """Plays this many random actions, or all to the end of the game; returns them."""
    rng = Rng.from_seed(seed, 3)
    actions: list[Action] = []
    while game.decision is not None and len(actions) != plies:
        actions.append(rng.choose(game.legal_actions()))
        game.play(actions[-1])
    return actions
