"""San Juan 1897 as an implementation of the interface `engine.game`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, cast

from puertorico_desktop.engine.fields import use_quick_copy
from puertorico_desktop.engine.game import IllegalActionError, Refusal, Standing
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan import hidden, notation, reading, refusals, scoring
from puertorico_desktop.engine.sanjuan.actions import Action
from puertorico_desktop.engine.sanjuan.components import Benefit, Card
from puertorico_desktop.engine.sanjuan.decisions import Decision, DecisionKind, Stage
from puertorico_desktop.engine.sanjuan.events import Event, GameEnded
from puertorico_desktop.engine.sanjuan.observation import Observation, observe
from puertorico_desktop.engine.sanjuan.phases import adventurer, benefit, builder, craftsman, recruiter, round, trader
from puertorico_desktop.engine.sanjuan.state import GameState

RULES_VERSION: Final = 2
"""Raised when the same options, seed and actions may lead to another position than before: a save whose actions no
longer lead to its snapshot then continues from the snapshot. Since version 2 a game without a card to draw continues
while any player can build or sell."""
OLDEST_RULES_KEPT: Final = 1
"""The version since which every position has had the same meaning, even if other decisions follow."""

_OVER: Final = int(Stage.OVER)
_Advance = Callable[[GameState], None]

_ADVANCE: Final[tuple[_Advance, ...]] = (
    round.advance_opening,
    round.advance_offices,
    round.advance_tucking,
    round.advance_limit,
    round.advance_roles,
    builder.advance,
    craftsman.advance,
    trader.advance,
    recruiter.advance,
    adventurer.advance,
)
"""[stage] to the function that advances the game to the next decision of the stage."""
_PERFORM: Final[tuple[Callable[[GameState, Any], None], ...]] = (
    round.discard,
    round.exchange,
    round.tuck,
    round.discard,
    round.choose_role,
    builder.perform,
    craftsman.produce,
    trader.sell,
    recruiter.perform,
)
"""[stage] to the function that carries out an action; `benefit.answer` is used instead while a benefit is offered."""


@cache
def _decision(seat: int, kind: DecisionKind, asked: Benefit | None) -> Decision:
    return Decision(seat, kind, asked)


class SanJuan(GameState):
    """A running game, made by `setup.new_game`. For the order of `legal_actions()` see `choices.py`."""

    __slots__ = ()

    @property
    def decision(self) -> Decision | None:
        """The current decision; None when the game is over."""
        return None if self.kind is None else _decision(self.asked, self.kind, self.benefit)

    def legal_actions(self) -> Sequence[Action]:
        """Returns every legal action; choices of cards are a lazy sequence."""
        return self.choices

    def is_legal(self, action: Action) -> bool:
        """Returns whether `apply` would accept the action."""
        return action in self.choices

    def why_not(self, action: Action) -> Refusal | None:
        """Returns the reason why an action is not legal; None if it is legal. Raises TypeError if the value is not an
        action."""
        if not isinstance(action, Action):
            raise TypeError(f"not an action: {type(action).__name__}")
        return None if action in self.choices else refusals.refusal(self, action)

    def apply(self, action: Action) -> list[Event]:
        """Check the action, carry it out, move on to the next decision, and return the events.

        Raises IllegalActionError and changes nothing if the action is not legal, TypeError if the value is not an
        action.
        """
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return self.apply_unchecked(action)

    def apply_unchecked(self, action: Action) -> list[Event]:
        """Carry out an action that is known to be legal; otherwise like `apply`."""
        events: list[Event] = []
        self.sink = events
        try:
            self.play_unchecked(action)
        finally:
            self.sink = None
        return events

    def play(self, action: Action) -> None:
        """Carry out the action like `apply`, but without making event objects. Raises IllegalActionError."""
        if action not in self.choices:
            raise IllegalActionError(cast(Refusal, self.why_not(action)))
        self.play_unchecked(action)

    def play_unchecked(self, action: Action) -> None:
        """Carry out an action from `legal_actions()` without checks or event objects: for search."""
        self.kind = None
        if self.offers:
            benefit.answer(self, action)
        else:
            _PERFORM[self.stage](self, action)
        self.proceed()

    def proceed(self) -> None:
        """Advance the game until a player must decide, or it is over."""
        while self.kind is None:
            if self.offers:
                benefit.grant_queued(self)
            elif self.stage == _OVER:
                self._end()
                return
            else:
                _ADVANCE[self.stage](self)

    def _end(self) -> None:
        self.asked = 0
        self.choices = ()
        self.waiting = ()
        if self.sink is not None:
            self.sink.append(GameEnded(tuple(one.seat for one in self.standings() if one.place == 1)))

    def copy(self) -> SanJuan:
        """Returns an independent game in the same state, including the state of the random number generator."""
        return SanJuan(
            self.options,
            self.rng,
            self.round,
            self.governor,
            [player.copy() for player in self.players],
            self.deck[:],
            self.discards[:],
            self.known[:],
            self.prices,
            self.next_price,
            self.prices_seen,
            self.price_open,
            self.cathedral,
            self.role_owners[:],
            self.stage,
            self.turn,
            self.doubling_used,
            self.chooser,
            self.doubled,
            self.waiting,
            self.step,
            self.site,
            self.site_over,
            self.site_price,
            self.drawn,
            self.wanted,
            self.schools,
            self.sold,
            self.offers,
            self.asked,
            self.kind,
            self.benefit,
            self.choices,
        )

    def observation(self, seat: int) -> Observation:
        """Returns the state of the table as the player in that seat sees it."""
        return observe(self, seat, self.decision)

    def determinize(self, seat: int, rng: Rng) -> SanJuan:
        """Returns a full game that agrees with all that the seat knows; unknown cards are dealt anew with `rng`."""
        new = self.copy()
        if self.kind is not None:
            hidden.deal_anew(new, seat, rng)
        return new

    def scores(self) -> list[scoring.ScoreSheet]:
        """Returns the score sheets by seat, as if the game ended now. Hidden points are included."""
        return scoring.scores(self)

    def standings(self, sheets: Sequence[scoring.ScoreSheet] = ()) -> list[Standing]:
        """Returns the seats from first to last place, as if the game ended now. Hidden points are included. `sheets`
        are the results of `scores`, if they are known already."""
        return scoring.standings(sheets or self.scores())

    def price_tag(self, seat: int, kind: Card, over: Card | None = None) -> builder.PriceTag:
        """Returns the present price of a building for that seat, with its parts."""
        return builder.price_tag(self, seat, kind, over)

    def text(self, action: Action) -> str:
        """Returns the line of notation that names the action."""
        return notation.action_text(self, action)

    def parse(self, text: str) -> Action:
        """Returns the action that a line of notation names at this decision. Raises NotationError with the reason if
        there is none."""
        return reading.parse_action(self, text)


use_quick_copy(SanJuan, ("players",), ("sink",))
