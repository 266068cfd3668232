"""The model of advice in a game of San Juan."""

from __future__ import annotations

from puertorico_desktop.bots.base import Thought
from puertorico_desktop.bots.sanjuan.reasons import reasons
from puertorico_desktop.engine.sanjuan.actions import Action
from puertorico_desktop.gui.models import advice
from puertorico_desktop.gui.sanjuan.models.base import SanJuanModel
from puertorico_desktop.gui.sanjuan.texts.advice import reason_text


class AdviceModel(advice.AdviceModel, SanJuanModel):
    """The options in words."""

    def option(self, action: Action, thought: Thought | None) -> str:
        """Returns the option."""
        return self.interaction.advice_text(action)

    def reasons(self, thought: Thought) -> list[str]:
        """Returns the reasons for the preferred option."""
        session = self.session
        return [reason_text(one, session.names) for one in reasons(session.game, thought)]
