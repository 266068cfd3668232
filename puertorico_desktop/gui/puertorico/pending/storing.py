"""The drafts for choosing the goods to keep at the end of the captain phase."""

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
    """The base class of drafts of goods to keep: a click on goods changes the number that is kept."""

    __slots__ = ()
    goods: tuple[int, ...]

    def choosable(self) -> list[Good]:
        """Returns the kinds of goods that the player has."""
        return [good for good in GOODS if self.goods[good]]

    def cycle(self, good: Good) -> None:
        """Change to the next amount of a kind for which there is room."""
        raise NotImplementedError

    def sources(self) -> set[str]:
        """Returns the kinds of goods that the player has."""
        return {good_ref(good) for good in self.choosable()}

    def takes_click(self, ref: str) -> bool:
        """Returns whether the ref names the player's goods."""
        return ref.startswith("good:")

    def click(self, ref: str) -> bool:
        """Change to the next amount of that kind; returns whether the player has such goods."""
        for good in self.choosable():
            if good_ref(good) == ref:
                self.cycle(good)
                return True
        return False


@attrs.define
class PendingStorage(_Keeping):
    """A draft of the goods to keep: at most `room` kinds whole (`kinds`), and one more good (`crate`).

    `ways` maps amounts by kind to the action that keeps exactly these: a single good may lie in a warehouse or
    outside it.
    """

    goods: tuple[int, ...]
    room: int
    ways: Mapping[tuple[int, ...], StoreGoods] = attrs.field(factory=dict)
    kinds: list[Good] = attrs.field(factory=list)
    crate: Good | None = None

    @classmethod
    def beginning(cls, goods: tuple[int, ...], room: int, actions: Sequence[Action]) -> PendingStorage:
        """Returns the draft in which no goods are kept; `actions` are all legal actions."""
        return cls(goods, room, {kept_by(one, goods): one for one in actions if isinstance(one, StoreGoods)})

    @property
    def must_keep_kinds(self) -> int:
        """The number of kinds that must still be chosen to be kept whole."""
        return min(self.room, len(self.choosable())) - len(self.kinds)

    def copy(self) -> Self:
        """Returns an independent copy."""
        return attrs.evolve(self, kinds=list(self.kinds))

    def cycle(self, good: Good) -> None:
        """Change from keeping none to keeping all, then to keeping one, and back, without the amounts for which there
        is no room."""
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
        """Returns the draft with the goods that an action keeps; None for an action of another kind."""
        if not isinstance(action, StoreGoods):
            return None
        return attrs.evolve(self, kinds=list(action.kinds), crate=action.crate)

    def kept(self, good: Good) -> int:
        """Returns the number of goods of a kind that would be kept."""
        if good in self.kinds:
            return self.goods[good]
        return 1 if self.crate is good else 0

    def action(self) -> StoreGoods:
        """Returns the action that keeps the chosen goods."""
        amounts = tuple(self.kept(good) for good in GOODS)
        return self.ways.get(amounts) or STORE[tuple(sorted(self.kinds)), self.crate]

    def actions(self) -> list[Action]:
        """Returns the action that keeps the chosen goods, in a list."""
        return [self.action()]

    def progress(self, words: Words) -> str:
        """Returns a text about the goods still to be chosen; if there are none, about the goods that are not kept."""
        one_more = self.crate is None and len(self.kinds) < len(self.choosable())
        return prompts.storage_progress(self.must_keep_kinds, one_more) or given_back(self, words)


@attrs.define
class PendingCrates(_Keeping):
    """A draft of the goods to keep with a storehouse: `room` kinds whole, and four single goods of any kinds.

    The player does not choose which goods are kept whole and which singly: `amounts` are kept, and `ways` maps
    amounts to the action that keeps exactly these.
    """

    goods: tuple[int, ...]
    room: int
    ways: Mapping[tuple[int, ...], StoreCrates]
    amounts: tuple[int, ...] = (0,) * len(GOODS)

    @classmethod
    def beginning(cls, goods: tuple[int, ...], room: int, actions: Sequence[Action]) -> PendingCrates:
        """Returns the draft in which no goods are kept; `actions` are all legal actions."""
        ways = {kept_by(one, goods): one for one in actions if isinstance(one, StoreCrates)}
        return cls(goods, room, ways)

    @property
    def missing(self) -> int:
        """The least number of further goods for which there is room."""
        return min(
            sum(kept) - sum(self.amounts)
            for kept in self.ways
            if all(has <= most for has, most in zip(self.amounts, kept, strict=True))
        )

    def fits(self, amounts: tuple[int, ...]) -> bool:
        """Returns whether there is room for these amounts."""
        return any(all(has <= most for has, most in zip(amounts, kept, strict=True)) for kept in self.ways)

    def copy(self) -> Self:
        """Returns an independent copy."""
        return attrs.evolve(self)

    def cycle(self, good: Good) -> None:
        """Change from none to all, then to one, two and so on, without the amounts for which there is no room."""
        whole, now = self.goods[good], self.amounts[good]
        order = [0, whole, *range(1, whole)]
        place = order.index(now)
        for amount in order[place + 1 :] + order[: place + 1]:
            if self._set(good, amount):
                return

    def adjust(self, ref: str, by: int) -> bool:
        """Keep one good more or less; returns whether this is possible."""
        for good in self.choosable():
            if good_ref(good) == ref:
                return self._set(good, self.amounts[good] + by)
        return False

    def _set(self, good: Good, amount: int) -> bool:
        if not 0 <= amount <= self.goods[good]:
            return False
        wanted = tuple(amount if kind is good else kept for kind, kept in zip(GOODS, self.amounts, strict=True))
        if not self.fits(wanted):
            return False
        self.amounts = wanted
        return True

    def take_over(self, action: Action) -> Self | None:
        """Returns the draft with the goods that an action keeps; None for an action of another kind."""
        if not isinstance(action, StoreCrates):
            return None
        return attrs.evolve(self, amounts=kept_by(action, self.goods))

    def kept(self, good: Good) -> int:
        """Returns the number of goods of a kind that would be kept."""
        return self.amounts[good]

    def actions(self) -> list[Action]:
        """Returns the action that keeps the chosen goods; as long as there is room for more, an action that keeps
        none."""
        return [self.ways.get(self.amounts, STORE[(), None])]

    def progress(self, words: Words) -> str:
        """Returns a text about the goods still to be chosen; if there are none, about the goods that are not kept."""
        return prompts.crates_progress(self.room, STOREHOUSE_CRATES, self.missing) or given_back(self, words)


def given_back(pending: PendingStorage | PendingCrates, words: Words) -> str:
    """Returns a sentence that names the goods that are not kept."""
    lost = [(pending.goods[good] - pending.kept(good), good) for good in pending.choosable()]
    return prompts.all_is_chosen([words.amount(count, good) for count, good in lost if count])


def kept_by(action: StoreGoods | StoreCrates, goods: Sequence[int]) -> tuple[int, ...]:
    """Returns the number of goods of each kind that an action keeps."""
    crates = action.crates if isinstance(action, StoreCrates) else (action.crate,)
    return tuple(goods[good] if good in action.kinds else crates.count(good) for good in GOODS)
