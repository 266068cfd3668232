"""Loading the ship of a small wharf: any goods in any mix."""

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
    """Goods that lie on the small ship: `amounts` of the `goods` at hand. Goods may go onto other ships as well: the
    draft is only one of the answers to its decision."""

    goods: tuple[int, ...]
    amounts: tuple[int, ...] = (0,) * len(GOODS)

    def copy(self) -> Self:
        """The same, to be changed for itself."""
        return attrs.evolve(self)

    @property
    def is_begun(self) -> bool:
        """Whether there is anything aboard."""
        return any(self.amounts)

    def actions(self) -> list[Action]:
        """The load as it stands."""
        return [LoadMixed(self.amounts)]

    def take_over(self, action: Action) -> Self | None:
        """Load what an action loads."""
        return attrs.evolve(self, amounts=action.amounts) if isinstance(action, LoadMixed) else None

    def progress(self, words: Words) -> str:
        """What it brings."""
        count = sum(self.amounts)
        return prompts.mix_progress(count, count // GOODS_FOR_A_POINT) if count else ""

    def sources(self) -> set[str]:
        """The goods at hand, and what lies aboard."""
        left = {good_ref(good) for good in GOODS if self.goods[good] > self.amounts[good]}
        return left | {small_ship_ref(good) for good in GOODS if self.amounts[good]}

    def targets(self, source: str) -> set[str]:
        """From the board to the ship, and back."""
        if source not in self.sources():
            return set()
        if source.startswith(SMALL_SHIP):
            return {"goods"}
        return {SMALL_SHIP, *(small_ship_ref(good) for good in GOODS if self.amounts[good])}

    def move(self, source: str, target: str) -> bool:
        """All that is at hand of the kind goes aboard; one of it comes back."""
        for good in GOODS:
            if source == good_ref(good):
                return self._set(good, self.goods[good])
            if source == small_ship_ref(good):
                return self._set(good, self.amounts[good] - 1)
        return False

    def takes_click(self, ref: str) -> bool:
        """Only on what lies aboard: goods at hand may be meant for another ship."""
        return ref.startswith(f"{SMALL_SHIP}:")

    def click(self, ref: str) -> bool:
        """One comes back."""
        return self.move(ref, "goods")

    def adjust(self, ref: str, by: int) -> bool:
        """One more goes aboard, or comes back."""
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
        """What is aboard is not at hand."""
        return self.amounts[good]

    @property
    def aboard(self) -> tuple[int, ...]:
        """Goods by kind on the small ship."""
        return self.amounts
