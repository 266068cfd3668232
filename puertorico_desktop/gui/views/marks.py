"""The marks on the table: the sources (pieces that can be lifted), the picked piece and its targets.

All views share one object, so that the table of targets is read once for each change and not by every view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs
from PySide6.QtCore import QElapsedTimer, QObject, QSizeF, Signal

from puertorico_desktop.gui.play.interaction import TableInteraction

PAUSE_MS = 600
"""The time in ms without a press after which Enter and Space are meant for the table, see `Marks.expect_run_on`."""


@attrs.frozen
class Weighing:
    """The deliberation of an automatic seat, as far as it has been shown: the places that are still candidates
    (`left`), the discarded ones with a short reason, which may be empty (`fallen`), the `numbers` that it assigns to
    places while it counts, and the `chosen` place (empty: none yet)."""

    left: frozenset[str] = frozenset()
    fallen: Mapping[str, str] = attrs.field(factory=dict)
    numbers: Mapping[str, str] = attrs.field(factory=dict)
    chosen: str = ""

    @property
    def refs(self) -> frozenset[str]:
        """All places that are painted with a mark of the deliberation."""
        return self.left.union(self.fallen, self.numbers, {self.chosen} if self.chosen else ())


class Marks(QObject):
    """The sources while no piece is picked, the targets of the picked piece otherwise."""

    changed = Signal()

    def __init__(self, interaction: TableInteraction, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.interaction = interaction
        self._dragged: str | None = None
        self.lifted_height = 0
        """The height of the drag picture in logical pixels; tool tips are shown below it."""
        self.space_of: Callable[[str], QSizeF] = lambda area: QSizeF()
        """Returns the size of a space in an area of the player's own board, an empty size where it has none. Set by
        the table."""
        self.sources: frozenset[str] = frozenset()
        self.targets: frozenset[str] = frozenset()
        self.in_hand: str | None = None
        self.hinted: frozenset[str] = frozenset()
        self.move_results: dict[str, Any] = {}
        self.shown: frozenset[str] = frozenset()
        self.weighing = Weighing()
        self.lit: frozenset[str] = frozenset()
        """The union of all marked places."""
        self.pointed = ""
        """The item under the pointer or current by keyboard; empty for none."""
        self._pressed = QElapsedTimer()
        """Runs since the last press of a key that continued something else; invalid while none is expected."""
        interaction.changed.connect(self.refresh)
        self.refresh()

    def expect_run_on(self) -> None:
        """Expect that the player, who has just continued something else with Enter or Space, may press it once too
        often: it does nothing on the table until there is a pause of `PAUSE_MS` or another key."""
        self._pressed.start()

    def runs_on(self, activates: bool) -> bool:
        """Returns whether a key pressed now is still meant for what it has continued; `activates`: whether it is
        Enter or Space."""
        if activates and self._pressed.isValid() and not self._pressed.hasExpired(PAUSE_MS):
            self._pressed.restart()
            return True
        self._pressed.invalidate()
        return False

    def refresh(self) -> None:
        """Read the table of targets again."""
        self.in_hand = self._dragged if self._dragged is not None else self.interaction.picked
        sources = frozenset(self.interaction.sources())
        lifted = self.in_hand
        if lifted is None:
            lifted = self.interaction.standing_source()
        self.targets = frozenset(self.interaction.targets(lifted)) if lifted is not None else frozenset()
        self.targets -= self.interaction.unhighlighted_targets()
        self.sources = sources if self.in_hand is None else frozenset()
        self.hinted = self.interaction.hinted if self.in_hand is None else frozenset()
        self._promise()
        self._emit_changed()

    def show(self, refs: frozenset[str]) -> None:
        """Mark the places that a line of the log or an option is about."""
        if refs != self.shown:
            self.shown = refs
            self._emit_changed()

    def weigh(self, weighing: Weighing) -> None:
        """Show the deliberation of an automatic seat."""
        if weighing != self.weighing:
            self.weighing = weighing
            self._emit_changed()

    def point_at(self, ref: str) -> None:
        """Show what the item under the pointer would bring at each of its targets."""
        self.pointed = ref
        before = self.move_results
        self._promise()
        if self.move_results != before:
            self._emit_changed()

    def _emit_changed(self) -> None:
        in_hand = () if self.in_hand is None else (self.in_hand,)
        lit = (self.targets, self.hinted, self.shown, self.move_results, in_hand, self.weighing.refs)
        self.lit = self.sources.union(*lit)
        self.changed.emit()

    def _promise(self) -> None:
        """Compute what each target would bring for the picked piece, or for the source that is pointed at."""
        source = self.in_hand or (self.pointed if self.pointed in self.sources else "")
        self.move_results = self.interaction.move_results(source) if source else {}

    def begin_drag(self, source: str) -> None:
        """Set the piece that is being dragged."""
        self._dragged = source
        self.refresh()

    def end_drag(self) -> None:
        """End the drag: the piece has been put down."""
        self.lifted_height = 0
        self._dragged = None
        self.refresh()

    def is_target(self, ref: str) -> bool:
        """Returns whether the picked piece may go to that place; a space of an area counts as the area."""
        return ref in self.targets or self.interaction.area_of(ref) in self.targets

    def means_something(self, ref: str) -> bool:
        """Returns whether a click on a place has an effect or an explanation; without a picked piece an empty space
        has none."""
        kind = ref.partition(":")[0]
        lit = self.in_hand is not None or ref in self.sources or self.is_target(ref)
        return lit or kind in self.interaction.liftable_kinds
