"""San Juan 1897 behind the contract of `engine.game`."""

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
"""Raised when the same options, seed and actions may lead to another table than before: a save whose actions do not
lead to its snapshot any more then goes on from there. Since 2 a game without a card to draw goes on while somebody
can build or sell."""
OLDEST_RULES_KEPT: Final = 1
"""Since this version every position has meant the same, whatever else is asked."""

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
"""[stage] to what brings it to its next decision."""
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
"""[stage] to what an answer does; while benefits are asked about, it is `benefit.answer`."""


@cache
def _decision(seat: int, kind: DecisionKind, asked: Benefit | None) -> Decision:
    return Decision(seat, kind, asked)


class SanJuan(GameState):
    """A running game; `setup.new_game` makes one. For the order of `legal_actions()` see `choices.py`."""

    __slots__ = ()

    @property
    def decision(self) -> Decision | None:
        """Who must choose now and what, or None when the game is over."""
        return None if self.kind is None else _decision(self.asked, self.kind, self.benefit)

    def legal_actions(self) -> Sequence[Action]:
        """Every legal action; choices of cards are a lazy sequence."""
        return self.choices

    def is_legal(self, action: Action) -> bool:
        """Whether `apply` would accept the action."""
        return action in self.choices

    def why_not(self, action: Action) -> Refusal | None:
        """The reason why an action is not legal; None if it is. Raises TypeError for what is no action at all."""
        if not isinstance(action, Action):
            raise TypeError(f"not an action: {type(action).__name__}")
        return None if action in self.choices else refusals.refusal(self, action)

    def apply(self, action: Action) -> list[Event]:
        """Check and carry out the action, go on to the next decision, tell what happened.

        Raises IllegalActionError and changes nothing if the action is not legal, TypeError for what is no action.
        """
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return self.apply_unchecked(action)

    def apply_unchecked(self, action: Action) -> list[Event]:
        """Like `apply`, for an action that is known to be legal."""
        events: list[Event] = []
        self.sink = events
        try:
            self.play_unchecked(action)
        finally:
            self.sink = None
        return events

    def play(self, action: Action) -> None:
        """Like `apply`, without telling: no event object is made. Raises IllegalActionError."""
        if action not in self.choices:
            raise IllegalActionError(cast(Refusal, self.why_not(action)))
        self.play_unchecked(action)

    def play_unchecked(self, action: Action) -> None:
        """Like `play`, for search: the action comes from `legal_actions()` and is not checked again."""
        self.kind = None
        if self.offers:
            benefit.answer(self, action)
        else:
            _PERFORM[self.stage](self, action)
        self.proceed()

    def proceed(self) -> None:
        """Go on until a player must decide, or the game is over."""
        while self.kind is None:
            if self.offers:
                benefit.work_off(self)
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
        """An independent game in the same state, generator included."""
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
        """What the player in that seat sees on the table."""
        return observe(self, seat, self.decision)

    def determinize(self, seat: int, rng: Rng) -> SanJuan:
        """A full game that agrees with everything the seat knows; what it does not know is dealt anew with `rng`."""
        new = self.copy()
        if self.kind is not None:
            hidden.deal_anew(new, seat, rng)
        return new

    def scores(self) -> list[scoring.ScoreSheet]:
        """Every player's score sheet by seat, as if the game ended now. Hidden points are in them."""
        return scoring.scores(self)

    def standings(self) -> list[Standing]:
        """The seats from first to last place, as if the game ended now. Hidden points are in them."""
        return scoring.standings(self)

    def price_tag(self, seat: int, kind: Card, over: Card | None = None) -> builder.PriceTag:
        """The price of a building for that seat now, with its parts."""
        return builder.price_tag(self, seat, kind, over)

    def text(self, action: Action) -> str:
        """The one line that names the action."""
        return notation.action_text(self, action)

    def parse(self, text: str) -> Action:
        """The action that a line names at this decision. Raises NotationError, which says why there is none."""
        return reading.parse_action(self, text)


use_quick_copy(SanJuan, ("players",), ("sink",))
