"""The buttons beside the prompt: which answers to a decision are given with a button, and what they say."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.actions import ACCEPT, PASS, Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.texts.prompts import button_text, pass_text


@attrs.frozen
class ButtonSpec:
    """A button beside the prompt; `Interaction.press(id)` is what clicking it does."""

    id: str
    text: str
    enabled: bool = True
    primary: bool = False


def named(button: str, enabled: bool = True, primary: bool = False) -> ButtonSpec:
    """A button that always says the same."""
    return ButtonSpec(button, button_text(button), enabled, primary)


def answers(game: PuertoRico, drafted: Action | None) -> list[ButtonSpec]:
    """The buttons that answer the decision at hand; `drafted` is what a draft has come to, if there is one."""
    kind = game.kind
    if kind is None:
        return []
    if drafted is not None:
        buttons = [named("confirm", game.is_legal(drafted), primary=True)]
        if kind is DecisionKind.PLACE_COLONISTS:
            buttons.append(named("suggest"))
        return [*buttons, named("reset")]
    buttons = []
    if game.is_legal(ACCEPT):
        buttons.append(named("accept", primary=True))
    if game.is_legal(PASS):
        buttons.append(ButtonSpec("pass", pass_text(kind)))
    return buttons
