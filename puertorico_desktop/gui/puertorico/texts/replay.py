"""The texts for looking back at earlier moves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.actions import AcceptBenefit, Build, Pass
from puertorico_desktop.engine.puertorico.events import BenefitRefused, Passed
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.puertoma.puertoma_events import StepTaken
from puertorico_desktop.gui.puertorico.texts.log import LogContext, event_text
from puertorico_desktop.match.match import Move

translate = QCoreApplication.translate


def decided(move: Move, at: LogContext) -> str:
    """Returns the sentence of the player's first event in the move; other sentences if the move only leads to another
    decision."""
    if isinstance(move.action, Pass) and not (move.events and isinstance(move.events[0], Passed | BenefitRefused)):
        return translate("Log", "{player} passes.").format(player=at.names[move.seat])
    if isinstance(move.action, Build) and not move.events:
        text = translate("Replay", "{player} wants to build the {building} and has yet to pay for it.")
        return text.format(player=at.names[move.seat], building=at.words.building(move.action.building))
    if isinstance(move.action, AcceptBenefit) and not move.events:
        return translate("Replay", "{player} has yet to say who comes.").format(player=at.names[move.seat])
    own = [event for event in move.events if getattr(event, "seat", None) == move.seat]
    if isinstance(own[0], StepTaken) and len(own) > 1:
        del own[0]
    return event_text(own[0], at)


def turn_of(game: PuertoRico, names: Sequence[str]) -> str | None:
    """Returns the name of the player who must choose a role, or has chosen the current one; None at the end."""
    if game.decision is None:
        return None
    role = game.running_role
    return names[game.decision.seat if role is None else game.role_owners[role]]
