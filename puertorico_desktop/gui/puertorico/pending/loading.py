"""The draft for loading the ship of a small wharf: any goods in any mix."""

from __future__ import annotations

from typing import Self

import attrs

from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.components import GOODS, Good
from puertorico_desktop.engine.puertorico.expansion_actions import LoadMixed
from puertorico_desktop.engine.puertorico.phases.captain import GOODS_FOR_A_POINT
from puertorico_desktop.gui.puertorico.pending.base import PendingBoardChoice
from puertorico_desktop.gui.puertorico.targets import SMALL_SHIP, good_ref, small_ship_ref
from puertorico_desktop.gui.puertorico.texts import prompts
from puertorico_desktop.gui.puertorico.texts.words import Words


@attrs.define
class PendingMix(PendingBoardChoice):
    """A draft load of the small ship: `amounts` of the player's `goods`. Goods may also go onto other ships, so the
    draft is only one of the ways to answer the decision."""

    goods: tuple[int, ...]
    amounts: tuple[int, ...] = (0,) * len(GOODS)

    def copy(self) -> Self:
        """Returns an independent copy."""
        return attrs.evolve(self)

    @property
    def is_begun(self) -> bool:
        """Whether any goods are aboard."""
        return any(self.amounts)

    def actions(self) -> list[Action]:
        """Returns the action that loads the draft."""
        return [LoadMixed(self.amounts)]

    def take_over(self, action: Action) -> Self | None:
        """Returns the draft with the load of an action; None for an action of another kind."""
        return attrs.evolve(self, amounts=action.amounts) if isinstance(action, LoadMixed) else None

    def progress(self, words: Words) -> str:
        """Returns the number of goods loaded and of points gained; empty if no goods are aboard."""
        count = sum(self.amounts)
        return prompts.mix_progress(count, count // GOODS_FOR_A_POINT) if count else ""

    def sources(self) -> set[str]:
        """Returns the kinds of goods on the board and aboard."""
        left = {good_ref(good) for good in GOODS if self.goods[good] > self.amounts[good]}
        return left | {small_ship_ref(good) for good in GOODS if self.amounts[good]}

    def targets(self, source: str) -> set[str]:
        """Returns the ship for goods on the board, and the goods area for goods aboard."""
        if source not in self.sources():
            return set()
        if source.startswith(SMALL_SHIP):
            return {"goods"}
        return {SMALL_SHIP, *(small_ship_ref(good) for good in GOODS if self.amounts[good])}

    def move(self, source: str, target: str) -> bool:
        """Load all goods of a kind, or take one good back from the ship; returns whether the draft changed."""
        for good in GOODS:
            if source == good_ref(good):
                return self._set(good, self.goods[good])
            if source == small_ship_ref(good):
                return self._set(good, self.amounts[good] - 1)
        return False

    def takes_click(self, ref: str) -> bool:
        """Returns whether the ref names goods aboard; goods on the board may be intended for another ship."""
        return ref.startswith(f"{SMALL_SHIP}:")

    def click(self, ref: str) -> bool:
        """Take one good back from the ship; returns whether the draft changed."""
        return self.move(ref, "goods")

    def adjust(self, ref: str, by: int) -> bool:
        """Load one good more or less; returns whether the draft changed."""
        for good in GOODS:
            if ref in (good_ref(good), small_ship_ref(good)):
                return self._set(good, self.amounts[good] + by)
        return False

    def _set(self, good: Good, amount: int) -> bool:
        if not 0 <= amount <= self.goods[good] or amount == self.amounts[good]:
            return False
        self.amounts = tuple(amount if kind is good else had for kind, had in zip(GOODS, self.amounts, strict=True))
        return True

    def gone(self, good: Good) -> int:
        """Returns the number of goods of a kind aboard, which are no longer on the board."""
        return self.amounts[good]

    @property
    def aboard(self) -> tuple[int, ...]:
        """The number of goods by kind on the small ship."""
        return self.amounts
