"""The options of the decision at hand as the adviser sees them, the preferred one first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from puertorico_desktop.engine.puertorico.actions import PlaceColonists
from puertorico_desktop.gui.models.items import AdviceItem, Item
from puertorico_desktop.gui.puertorico.models.base import PuertoRicoModel
from puertorico_desktop.gui.puertorico.texts import advice


class AdviceModel(PuertoRicoModel):
    """One row an option; none while there is no advice."""

    def records(self) -> Iterator[AdviceItem]:
        """What is expected of each; behind what is preferred, or about equal, those that promise most come first."""
        thought = self.interaction.hint_service.thought
        if thought is not None:
            others = sorted(thought.prospects[thought.equal :], key=lambda one: (-one.win, -one.points(thought.seat)))
            for number, prospect in enumerate((*thought.prospects[: thought.equal], *others)):
                points, best = prospect.points(thought.seat), number < thought.equal
                yield AdviceItem(f"advice:{number}", prospect.action, prospect.win, points, best)

    def name(self, item: Item) -> str:
        """The option in a few words."""
        game, action = self.session.game, cast(AdviceItem, item).action
        thought = self.interaction.hint_service.thought
        if isinstance(action, PlaceColonists) and thought is not None:
            best = thought.best.action
            assert isinstance(best, PlaceColonists)
            return advice.placement_text(action, best, self.session.words)
        return advice.option_text(game, action, self.interaction.adviser.outcome(action), self.session.words)

    def speech(self, item: Item) -> str:
        """The option and what is expected of it."""
        record = cast(AdviceItem, item)
        return advice.option_speech(self.name(item), record.win, record.points)
