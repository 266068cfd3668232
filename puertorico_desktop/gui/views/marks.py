"""What is lit on the table: the pieces that can be lifted, the one in hand and the places where it may go.

Every view asks this one object, so that the table of targets is read once for each change and not by every view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs
from PySide6.QtCore import QObject, QSizeF, Signal

from puertorico_desktop.gui.play.interaction import TableInteraction


@attrs.frozen
class Weighing:
    """What an automatic seat weighs, as far as that has been told: the places that are `left`, those that have fallen
    out with the reason in a few words (or none), the `numbers` that it gives to places while it counts, and what is
    `chosen` in the end (empty: nothing yet)."""

    left: frozenset[str] = frozenset()
    fallen: Mapping[str, str] = attrs.field(factory=dict)
    numbers: Mapping[str, str] = attrs.field(factory=dict)
    chosen: str = ""

    @property
    def refs(self) -> frozenset[str]:
        """All places that are shown otherwise than usual."""
        return self.left.union(self.fallen, self.numbers, {self.chosen} if self.chosen else ())


class Marks(QObject):
    """Sources while the hand is empty, the targets of the piece while it is not."""

    changed = Signal()

    def __init__(self, interaction: TableInteraction, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.interaction = interaction
        self._dragged: str | None = None
        self.lifted_height = 0
        """How high the picture of what is dragged is: what is said of it stands below."""
        self.space_of: Callable[[str], QSizeF] = lambda area: QSizeF()
        """How large a space of an area of the own board is; empty where there is none. The table knows."""
        self.sources: frozenset[str] = frozenset()
        self.targets: frozenset[str] = frozenset()
        self.in_hand: str | None = None
        self.hinted: frozenset[str] = frozenset()
        self.promises: dict[str, Any] = {}
        self.shown: frozenset[str] = frozenset()
        self.weighing = Weighing()
        self.lit: frozenset[str] = frozenset()
        """All of these together."""
        self.pointed = ""
        """The piece that is looked at; empty if none is."""
        interaction.changed.connect(self.renew)
        self.renew()

    def renew(self) -> None:
        """Read the table of targets again."""
        self.in_hand = self._dragged if self._dragged is not None else self.interaction.picked
        sources = frozenset(self.interaction.sources())
        lifted = self.in_hand
        if lifted is None:
            lifted = self.interaction.standing_source()
        self.targets = frozenset(self.interaction.targets(lifted)) if lifted is not None else frozenset()
        self.targets -= self.interaction.unlit()
        self.sources = sources if self.in_hand is None else frozenset()
        self.hinted = self.interaction.hinted if self.in_hand is None else frozenset()
        self._promise()
        self._tell()

    def show(self, refs: frozenset[str]) -> None:
        """Light places that a line of the log or an option is about."""
        if refs != self.shown:
            self.shown = refs
            self._tell()

    def weigh(self, weighing: Weighing) -> None:
        """Show what an automatic seat weighs."""
        if weighing != self.weighing:
            self.weighing = weighing
            self._tell()

    def point_at(self, ref: str) -> None:
        """A piece is looked at: say at the places where it may go what that would bring."""
        self.pointed = ref
        before = self.promises
        self._promise()
        if self.promises != before:
            self._tell()

    def _tell(self) -> None:
        in_hand = () if self.in_hand is None else (self.in_hand,)
        lit = (self.targets, self.hinted, self.shown, self.promises, in_hand, self.weighing.refs)
        self.lit = self.sources.union(*lit)
        self.changed.emit()

    def _promise(self) -> None:
        """For the piece in hand, or one that could be lifted and is looked at, what each place would bring."""
        source = self.in_hand or (self.pointed if self.pointed in self.sources else "")
        self.promises = self.interaction.promises(source) if source else {}

    def begin_drag(self, source: str) -> None:
        """A piece is lifted and held."""
        self._dragged = source
        self.renew()

    def end_drag(self) -> None:
        """The piece is down again."""
        self.lifted_height = 0
        self._dragged = None
        self.renew()

    def is_target(self, ref: str) -> bool:
        """Whether what is in hand may go to that place; a space of an area counts as the area."""
        return ref in self.targets or self.interaction.area_of(ref) in self.targets

    def means_something(self, ref: str) -> bool:
        """Whether a click on a place says something: an empty hand on an empty space does not."""
        kind = ref.partition(":")[0]
        lit = self.in_hand is not None or ref in self.sources or self.is_target(ref)
        return lit or kind in self.interaction.liftable_kinds
