"""Hypothesis strategies and whole games of San Juan, and helpers that make a test of the rules a few lines."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from hypothesis import strategies as st

from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.actions import Action
from puertorico_desktop.engine.sanjuan.events import Event
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.reasons import Reason
from puertorico_desktop.engine.sanjuan.setup import new_game

EventT = TypeVar("EventT", bound=Event)

options = st.builds(
    Options,
    players=st.integers(2, 4),
    opening_choice=st.booleans(),
    open_points=st.booleans(),
    ask_optional_benefits=st.booleans(),
    play_forced=st.booleans(),
    expansions=st.sampled_from([(), (Expansion.NEW_BUILDINGS,)]),
)
seeds = st.integers(0, 2**64 - 1)


def decisions(options: Options, seed: int, chooser: int = 3) -> Iterator[tuple[SanJuan, Action]]:
    """Yields the game at each decision with the action to play; the caller plays it before the next step.

    Passing is chosen less often than other actions, so that games end in reasonable time.
    """
    rng = Rng.from_seed(chooser)
    game = new_game(options, seed)
    while game.decision is not None:
        actions = game.legal_actions()
        action = rng.choose(actions)
        if len(actions) > 1 and rng.below(2):
            action = actions[1 + rng.below(len(actions) - 1)]
        yield game, action


def play(options: Options, seed: int, chooser: int = 3, plies: int | None = None) -> SanJuan:
    """Returns the game after so many actions, or at its end."""
    for done, (game, action) in enumerate(decisions(options, seed, chooser)):
        if done == plies:
            break
        game.play_unchecked(action)
    return game


def do(game: SanJuan, *lines: str) -> list[Event]:
    """Plays actions given as text; returns their events."""
    events: list[Event] = []
    for line in lines:
        events += game.apply(game.parse(line))
    return events


def offered(game: SanJuan) -> list[str]:
    """Returns the texts of all legal actions."""
    return [game.text(action) for action in game.legal_actions()]


def asked(game: SanJuan) -> tuple[int, str] | None:
    """Returns the seat that has to decide and the id of its decision; None when the game is over."""
    return None if game.decision is None else (game.decision.seat, game.decision.kind.value)


def of_kind(events: Sequence[Event], kind: type[EventT]) -> list[EventT]:
    """Returns the events of a class, in their order."""
    return [event for event in events if isinstance(event, kind)]


def refused(game: SanJuan, action: Action) -> Reason | None:
    """Returns the reason why an action is not allowed, or None; checks that `is_legal` and `legal_actions` agree."""
    refusal = game.why_not(action)
    assert (refusal is None) == game.is_legal(action) == (action in list(game.legal_actions()))
    return None if refusal is None else refusal.reason


def hand(game: SanJuan, seat: int) -> int:
    """Returns the number of cards in a player's hand."""
    return game.players[seat].hand_size
