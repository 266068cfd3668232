"""The model of the adviser's options in a game of Puerto Rico."""

from __future__ import annotations

from puertorico_desktop.bots.base import Thought
from puertorico_desktop.bots.puertorico.reasons import reasons
from puertorico_desktop.engine.puertorico.actions import Action, PlaceColonists
from puertorico_desktop.gui.models import advice
from puertorico_desktop.gui.puertorico.models.base import PuertoRicoModel
from puertorico_desktop.gui.puertorico.texts.advice import option_text, placement_text, reason_text


class AdviceModel(advice.AdviceModel, PuertoRicoModel):
    """The adviser's options, in the words of the edition."""

    def option(self, action: Action, thought: Thought | None) -> str:
        """Returns the text of an option; for a placement of colonists its differences from the preferred
        placement."""
        session = self.session
        if isinstance(action, PlaceColonists) and thought is not None:
            best = thought.best.action
            assert isinstance(best, PlaceColonists)
            return placement_text(action, best, session.words)
        return option_text(session.game, action, self.interaction.adviser.outcome(action), session.words)

    def reasons(self, thought: Thought) -> list[str]:
        """Returns the reasons for the preferred option."""
        session = self.session
        return [reason_text(one, session.words, session.names) for one in reasons(session.game, thought)]
