"""Drafts of cards or goods that are selected singly: to keep, to discard, to exchange, to tuck; to produce, to
sell."""

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
from puertorico_desktop.gui.sanjuan.refs import space_of
from puertorico_desktop.gui.sanjuan.texts import prompts

MAKERS: dict[DecisionKind, Callable[[tuple[Card, ...]], Action]] = {
    DecisionKind.KEEP: Keep,
    DecisionKind.DISCARD: Discard,
    DecisionKind.EXCHANGE: Exchange,
    DecisionKind.PRODUCE: Produce,
    DecisionKind.SELL: Sell,
}
"""The action made from the selected cards or buildings, by kind of decision."""


@attrs.define
class PendingPick(PendingCards):
    """A selection by ref; `cards` maps the refs that may be selected to kinds.

    From `least` to `most` of them make an action. They are dropped on `target`; for tucking, `building` is the one
    under which they go.
    """

    kind: DecisionKind
    cards: dict[str, Card] = attrs.field(eq=False)
    least: int
    most: int
    target: str
    building: Card | None = None
    picked: tuple[str, ...] = ()

    def copy(self) -> Self:
        """Returns an independent copy of the draft."""
        return attrs.evolve(self)

    def actions(self) -> list[Action]:
        """Returns the action with the selection."""
        named = tuple(self.cards[ref] for ref in self.picked)
        return [Tuck(named, self.building) if self.building is not None else MAKERS[self.kind](named)]

    def spaces_of(self, action: Action) -> tuple[int, ...]:
        """Returns the spaces of the buildings that make goods or whose goods are sold."""
        spaces = (space_of(ref) for ref in self.picked)
        return tuple(sorted(space for space in spaces if space is not None))

    def refusal(self, game: Any) -> Refusal | None:
        """Returns the refusal if too few are selected, or if the rules do not allow the action; None otherwise."""
        if len(self.picked) < max(self.least, 1):
            return Refusal(Reason.WRONG_NUMBER, {"wanted": max(self.least, 1), "given": len(self.picked)})
        return super().refusal(game)

    @property
    def can_be_suggested(self) -> bool:
        """Always true: every selection needs some thought."""
        return True

    def take_over(self, action: object) -> Self | None:
        """Returns the draft with the selection of an action; None if the action is of another type."""
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
        """The field of the action with the selection."""
        return "buildings" if self.kind in (DecisionKind.PRODUCE, DecisionKind.SELL) else "cards"

    def progress(self) -> str:
        """Returns the number selected and the number required, in words."""
        return prompts.picking_progress(self.kind, len(self.picked), self.least, self.most)

    @property
    def chosen_refs(self) -> Collection[str]:
        """The refs of the selection."""
        return self.picked

    def sources(self) -> set[str]:
        """Returns all refs that may be selected; a click on a selected one deselects it."""
        return set(self.cards)

    def targets(self, source: str) -> set[str]:
        """Returns the target where the card or good may be dropped; empty if it cannot be selected."""
        is_full = self.most > 1 and len(self.picked) == self.most
        return {self.target} if source in self.cards and source not in self.picked and not is_full else set()

    def move(self, source: str, target: str) -> bool:
        """Select the card or good dropped on the target; returns whether that was possible."""
        return self._pick(source) if target == self.target else False

    def takes_click(self, ref: str) -> bool:
        """Returns whether a click selects the card or good."""
        return ref in self.cards

    def click(self, ref: str) -> bool:
        """Select the card or good, or deselect it."""
        if ref in self.picked:
            self.picked = tuple(one for one in self.picked if one != ref)
            return True
        return self._pick(ref)

    def adjust(self, ref: str, by: int) -> bool:
        """Select the card or good (1), or deselect it (-1)."""
        return self.click(ref) if (ref in self.picked) == (by < 0) else False

    def _pick(self, ref: str) -> bool:
        """Select the card or good; if only one can be selected, it replaces the previous one."""
        if ref not in self.cards or ref in self.picked:
            return False
        if len(self.picked) == self.most:
            if self.most > 1:
                return False
            self.picked = ()
        self.picked = (*self.picked, ref)
        return True


def pick_counts(kind: DecisionKind, legal: Sequence[Action]) -> tuple[int, int]:
    """Returns the least and the largest number that an action of a decision selects, besides passing."""
    last = legal[-1]
    most = len(getattr(last, "buildings" if kind in (DecisionKind.PRODUCE, DecisionKind.SELL) else "cards"))
    return most if kind in (DecisionKind.KEEP, DecisionKind.DISCARD) else 1, most
