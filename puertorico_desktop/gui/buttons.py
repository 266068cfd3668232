"""The buttons beside the prompt: which answers to a decision are given with a button, and what they say."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from puertorico_desktop.engine.puertorico.actions import ACCEPT, PASS, Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.texts.prompts import button_text, now_tip, pass_text, really
from puertorico_desktop.gui.texts.reasons import refusal_text
from puertorico_desktop.gui.texts.words import Words


@attrs.frozen
class ButtonSpec:
    """A button beside the prompt; `Interaction.press(id)` is what clicking it does."""

    id: str
    text: str
    enabled: bool = True
    primary: bool = False
    reason: str = ""
    """Why it is not enabled, where that can be said, or what it does, where the text does not say enough."""


def named(button: str, enabled: bool = True, primary: bool = False) -> ButtonSpec:
    """A button that always says the same."""
    return ButtonSpec(button, button_text(button), enabled, primary)


def moves_now() -> ButtonSpec:
    """Skips the pauses as well, while a bot thinks."""
    return ButtonSpec("skip", button_text("now"), reason=now_tip())


def answers(
    game: PuertoRico, drafted: Action | None, passing: bool, words: Words, names: Sequence[str]
) -> list[ButtonSpec]:
    """The buttons that answer the decision at hand.

    `drafted` is what a draft has come to, if there is one; `passing`: the player has said once to pass and is asked
    again.
    """
    kind = game.kind
    if kind is None:
        return []
    if drafted is not None:
        refusal = game.why_not(drafted)
        why = "" if refusal is None else refusal_text(refusal, words, names)
        buttons = [ButtonSpec("confirm", button_text("confirm"), refusal is None, primary=True, reason=why)]
        if kind is DecisionKind.PLACE_COLONISTS:
            buttons.append(named("suggest"))
        return [*buttons, named("reset")]
    buttons = []
    if game.is_legal(ACCEPT):
        buttons.append(named("accept", primary=True))
    if game.is_legal(PASS):
        text = pass_text(kind)
        buttons.append(ButtonSpec("pass", really(text) if passing else text, primary=passing))
    return buttons
