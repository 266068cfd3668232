"""Choosing the goods to keep at the end of the captain phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

import attrs

from puertorico_desktop.engine.puertorico.actions import STORE, Action, StoreGoods
from puertorico_desktop.engine.puertorico.components import GOODS, Good
from puertorico_desktop.engine.puertorico.expansion_actions import STOREHOUSE_CRATES, StoreCrates
from puertorico_desktop.gui.puertorico.pending.base import PendingBoardChoice
from puertorico_desktop.gui.puertorico.targets import good_ref
from puertorico_desktop.gui.puertorico.texts import prompts
from puertorico_desktop.gui.puertorico.texts.words import Words


class _Keeping(PendingBoardChoice):
    """What both ways to keep goods have in common: a click on goods changes how many of them are kept."""

    __slots__ = ()
    goods: tuple[int, ...]

    def choosable(self) -> list[Good]:
        """The kinds that the player has."""
        return [good for good in GOODS if self.goods[good]]

    def cycle(self, good: Good) -> None:
        """Go on to the next amount to keep that there is room for."""
        raise NotImplementedError

    def sources(self) -> set[str]:
        """The goods at hand."""
        return {good_ref(good) for good in self.choosable()}

    def takes_click(self, ref: str) -> bool:
        """Whether goods are meant."""
        return ref.startswith("good:")

    def click(self, ref: str) -> bool:
        """The next amount of that kind."""
        for good in self.choosable():
            if good_ref(good) == ref:
                self.cycle(good)
                return True
        return False


@attrs.define
class PendingStorage(_Keeping):
    """A choice of goods to keep in the making: `kinds` whole, as many as `room`, and one more good, `crate`.

    `ways` says which action keeps just so many goods of each kind: a single good may lie in a warehouse or beside it.
    """

    goods: tuple[int, ...]
    room: int
    ways: Mapping[tuple[int, ...], StoreGoods] = attrs.field(factory=dict)
    kinds: list[Good] = attrs.field(factory=list)
    crate: Good | None = None

    @classmethod
    def beginning(cls, goods: tuple[int, ...], room: int, actions: Sequence[Action]) -> PendingStorage:
        """Nothing is kept yet; `actions` are all that may be done."""
        return cls(goods, room, {kept_by(one, goods): one for one in actions if isinstance(one, StoreGoods)})

    @property
    def must_keep_kinds(self) -> int:
        """How many kinds still have to be chosen to be kept whole."""
        return min(self.room, len(self.choosable())) - len(self.kinds)

    def copy(self) -> Self:
        """The same, to be changed for itself."""
        return attrs.evolve(self, kinds=list(self.kinds))

    def cycle(self, good: Good) -> None:
        """From giving back to keeping all, on to keeping one, and back, leaving out what does not fit."""
        if good in self.kinds:
            self.kinds.remove(good)
            if self.crate is None:
                self.crate = good
        elif self.crate is good:
            self.crate = None
        elif len(self.kinds) < self.room:
            self.kinds.append(good)
        else:
            self.crate = good

    def take_over(self, action: Action) -> Self | None:
        """Keep what an action keeps."""
        if not isinstance(action, StoreGoods):
            return None
        return attrs.evolve(self, kinds=list(action.kinds), crate=action.crate)

    def kept(self, good: Good) -> int:
        """How many of a kind would be kept."""
        if good in self.kinds:
            return self.goods[good]
        return 1 if self.crate is good else 0

    def action(self) -> StoreGoods:
        """The choice as it stands."""
        amounts = tuple(self.kept(good) for good in GOODS)
        return self.ways.get(amounts) or STORE[tuple(sorted(self.kinds)), self.crate]

    def actions(self) -> list[Action]:
        """The choice as it stands."""
        return [self.action()]

    def progress(self, words: Words) -> str:
        """What is still to be chosen."""
        one_more = self.crate is None and len(self.kinds) < len(self.choosable())
        return prompts.storage_progress(self.must_keep_kinds, one_more) or given_back(self, words)


@attrs.define
class PendingCrates(_Keeping):
    """A choice of goods to keep with a storehouse: `room` kinds whole, and four single goods of any kinds.

    Which goods are kept whole and which one by one is no question of the player: `amounts` are kept, and `ways` says
    which action keeps just these.
    """

    goods: tuple[int, ...]
    room: int
    ways: Mapping[tuple[int, ...], StoreCrates]
    amounts: tuple[int, ...] = (0,) * len(GOODS)

    @classmethod
    def beginning(cls, goods: tuple[int, ...], room: int, actions: Sequence[Action]) -> PendingCrates:
        """Nothing is kept yet; `actions` are all that may be done."""
        ways = {kept_by(one, goods): one for one in actions if isinstance(one, StoreCrates)}
        return cls(goods, room, ways)

    @property
    def missing(self) -> int:
        """How many more goods there is room for at least."""
        return min(
            sum(kept) - sum(self.amounts)
            for kept in self.ways
            if all(has <= most for has, most in zip(self.amounts, kept, strict=True))
        )

    def fits(self, amounts: tuple[int, ...]) -> bool:
        """Whether there is room for that."""
        return any(all(has <= most for has, most in zip(amounts, kept, strict=True)) for kept in self.ways)

    def copy(self) -> Self:
        """The same, to be changed for itself."""
        return attrs.evolve(self)

    def cycle(self, good: Good) -> None:
        """From none to all, then to one, two and so on, leaving out what does not fit."""
        whole, now = self.goods[good], self.amounts[good]
        order = [0, whole, *range(1, whole)]
        place = order.index(now)
        for amount in order[place + 1 :] + order[: place + 1]:
            if self._set(good, amount):
                return

    def adjust(self, ref: str, by: int) -> bool:
        """One more, or one less."""
        for good in self.choosable():
            if good_ref(good) == ref:
                return self._set(good, self.amounts[good] + by)
        return False

    def _set(self, good: Good, amount: int) -> bool:
        if not 0 <= amount <= self.goods[good]:
            return False
        wished = tuple(amount if kind is good else kept for kind, kept in zip(GOODS, self.amounts, strict=True))
        if not self.fits(wished):
            return False
        self.amounts = wished
        return True

    def take_over(self, action: Action) -> Self | None:
        """Keep what an action keeps."""
        if not isinstance(action, StoreCrates):
            return None
        return attrs.evolve(self, amounts=kept_by(action, self.goods))

    def kept(self, good: Good) -> int:
        """How many of a kind would be kept."""
        return self.amounts[good]

    def actions(self) -> list[Action]:
        """The choice as it stands; as long as there is room for more, one that keeps nothing."""
        return [self.ways.get(self.amounts, STORE[(), None])]

    def progress(self, words: Words) -> str:
        """What is still to be chosen."""
        return prompts.crates_progress(self.room, STOREHOUSE_CRATES, self.missing) or given_back(self, words)


def given_back(pending: PendingStorage | PendingCrates, words: Words) -> str:
    """Returns a sentence that says which goods are not kept."""
    lost = [(pending.goods[good] - pending.kept(good), good) for good in pending.choosable()]
    return prompts.all_is_chosen([words.amount(count, good) for count, good in lost if count])


def kept_by(action: StoreGoods | StoreCrates, goods: Sequence[int]) -> tuple[int, ...]:
    """Returns how many goods of each kind an action keeps."""
    crates = action.crates if isinstance(action, StoreCrates) else (action.crate,)
    return tuple(goods[good] if good in action.kinds else crates.count(good) for good in GOODS)
