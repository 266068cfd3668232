"""The options of the present decision as the adviser judges them, those it prefers first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any, cast

from puertorico_desktop.bots.base import Thought
from puertorico_desktop.gui.models.items import AdviceItem, Item
from puertorico_desktop.gui.models.table_model import TableModel
from puertorico_desktop.gui.texts.advice import option_speech


class AdviceModel(TableModel):
    """One row for each option; no rows while there is no advice."""

    # -- for subclasses --

    def option(self, action: Any, thought: Thought | None) -> str:
        """Returns an option in a few words."""
        raise NotImplementedError

    def reasons(self, thought: Thought) -> list[str]:
        """Returns the reasons for the preferred option, a sentence each."""
        raise NotImplementedError

    # -- rows --

    def records(self) -> Iterator[AdviceItem]:
        """Yields the options with their prospects: the preferred one and about equal ones first, then the others.
        Both parts are in the order of the chances of victory."""
        thought = self.interaction.hint_service.thought
        if thought is not None:
            parts = thought.prospects[: thought.equal], thought.prospects[thought.equal :]
            by_chance = [sorted(part, key=lambda one: (-one.win, -one.points(thought.seat))) for part in parts]
            for number, prospect in enumerate(chain.from_iterable(by_chance)):
                points, best = prospect.points(thought.seat), number < thought.equal
                yield AdviceItem(f"advice:{number}", prospect.action, prospect.win, points, best)

    def name(self, item: Item) -> str:
        """Returns the option in a few words."""
        return self.option(cast(AdviceItem, item).action, self.interaction.hint_service.thought)

    def speech(self, item: Item) -> str:
        """Returns the option with its prospects, as a sentence."""
        record = cast(AdviceItem, item)
        return option_speech(self.name(item), record.win, record.points)
