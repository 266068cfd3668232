"""Cards or goods that are picked one by one: to keep, to discard, to exchange, to tuck; to produce, to sell."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Self

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.sanjuan.actions import Action, Discard, Exchange, Keep, Produce, Sell, Tuck
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.reasons import Reason
from puertorico_desktop.gui.sanjuan.pending.base import PendingCards
from puertorico_desktop.gui.sanjuan.texts import prompts

MAKERS: dict[DecisionKind, Callable[[tuple[Card, ...]], Action]] = {
    DecisionKind.KEEP: Keep,
    DecisionKind.DISCARD: Discard,
    DecisionKind.EXCHANGE: Exchange,
    DecisionKind.PRODUCE: Produce,
    DecisionKind.SELL: Sell,
}
"""What is made of the cards or buildings that are picked."""


@attrs.define
class PendingPick(PendingCards):
    """Some of what may be picked, by name; `cards` says what each name stands for.

    From `least` to `most` of them make an action. They are dropped on `target`; for tucking `building` says under
    which building they go.
    """

    kind: DecisionKind
    cards: dict[str, Card] = attrs.field(eq=False)
    least: int
    most: int
    target: str
    building: Card | None = None
    picked: tuple[str, ...] = ()

    def copy(self) -> Self:
        """Returns the same choice."""
        return attrs.evolve(self)

    def actions(self) -> list[Action]:
        """Returns the action with what is picked."""
        named = tuple(self.cards[ref] for ref in self.picked)
        return [Tuck(named, self.building) if self.building is not None else MAKERS[self.kind](named)]

    def refusal(self, game: Any) -> Refusal | None:
        """Returns that too few are picked, or why the rules do not allow it."""
        if len(self.picked) < max(self.least, 1):
            return Refusal(Reason.WRONG_NUMBER, {"wanted": max(self.least, 1), "given": len(self.picked)})
        return super().refusal(game)

    @property
    def can_be_suggested(self) -> bool:
        """There is always something to weigh."""
        return True

    def take_over(self, action: object) -> Self | None:
        """Returns the choice with what an action names."""
        mine = type(self.actions()[0])
        if type(action) is not mine:
            return None
        wanted: list[Card] = list(getattr(action, self._field))
        picked = []
        for ref, card in self.cards.items():
            if card in wanted:
                wanted.remove(card)
                picked.append(ref)
        return attrs.evolve(self, picked=tuple(picked))

    @property
    def _field(self) -> str:
        """The field of the action with what is picked."""
        return "buildings" if self.kind in (DecisionKind.PRODUCE, DecisionKind.SELL) else "cards"

    def progress(self) -> str:
        """Returns how many are picked of how many."""
        return prompts.picking_progress(self.kind, len(self.picked), self.least, self.most)

    @property
    def chosen_refs(self) -> Collection[str]:
        """What is picked."""
        return self.picked

    def sources(self) -> set[str]:
        """Returns what may be picked; what is picked can be clicked to put it back."""
        return set(self.cards)

    def targets(self, source: str) -> set[str]:
        """Returns where it goes."""
        is_full = self.most > 1 and len(self.picked) == self.most
        return {self.target} if source in self.cards and source not in self.picked and not is_full else set()

    def move(self, source: str, target: str) -> bool:
        """Picks what is dropped on the target."""
        return self._pick(source) if target == self.target else False

    def takes_click(self, ref: str) -> bool:
        """Whatever may be picked is picked with a click."""
        return ref in self.cards

    def click(self, ref: str) -> bool:
        """Picks it, or puts it back."""
        if ref in self.picked:
            self.picked = tuple(one for one in self.picked if one != ref)
            return True
        return self._pick(ref)

    def adjust(self, ref: str, by: int) -> bool:
        """Picks it (1) or puts it back (-1)."""
        return self.click(ref) if (ref in self.picked) == (by < 0) else False

    def _pick(self, ref: str) -> bool:
        """Where just one can be picked, another one takes its place."""
        if ref not in self.cards or ref in self.picked:
            return False
        if len(self.picked) == self.most:
            if self.most > 1:
                return False
            self.picked = ()
        self.picked = (*self.picked, ref)
        return True


def pick_counts(kind: DecisionKind, legal: Sequence[Action]) -> tuple[int, int]:
    """Returns the fewest and the most that an action of a decision names, besides passing."""
    last = legal[-1]
    most = len(getattr(last, "buildings" if kind in (DecisionKind.PRODUCE, DecisionKind.SELL) else "cards"))
    return most if kind in (DecisionKind.KEEP, DecisionKind.DISCARD) else 1, most
