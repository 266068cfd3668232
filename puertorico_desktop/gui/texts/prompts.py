"""The texts of the prompt line and the buttons beside it that are common to all games."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.gui.play.prompts import ButtonSpec, Prompt
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

BUTTONS: Mapping[str, str] = {
    "confirm": QT_TRANSLATE_NOOP("Button", "Confirm"),
    "accept": QT_TRANSLATE_NOOP("Button", "Take it"),
    "suggest": QT_TRANSLATE_NOOP("Button", "Suggest"),
    "reset": QT_TRANSLATE_NOOP("Button", "Start over"),
    "skip": QT_TRANSLATE_NOOP("Button", "Skip"),
    "now": QT_TRANSLATE_NOOP("Button", "Move now"),
    "hint": QT_TRANSLATE_NOOP("Button", "Hint"),
    "recap": QT_TRANSLATE_NOOP("Button", "Recap"),
    "scores": QT_TRANSLATE_NOOP("Button", "Score sheet"),
    "undo": QT_TRANSLATE_NOOP("Button", "Undo"),
    "redo": QT_TRANSLATE_NOOP("Button", "Redo"),
    "next": QT_TRANSLATE_NOOP("Button", "Next step"),
    "pause": QT_TRANSLATE_NOOP("Button", "Pause"),
    "go_on": QT_TRANSLATE_NOOP("Button", "Go on"),
    "my_turn": QT_TRANSLATE_NOOP("Button", "To my turn"),
}

TIPS: Mapping[str, str] = {
    "suggest": QT_TRANSLATE_NOOP("Button", "Makes a choice for you, which you can still change."),
    "reset": QT_TRANSLATE_NOOP("Button", "Puts everything back to where it was at the beginning of this choice."),
}
"""The tooltips of buttons whose text does not tell enough."""


def bot_prompt(player: str) -> Prompt:
    """Returns the prompt while a bot moves."""
    return Prompt(translate("Prompt", "{player} is moving").format(player=player), "")


def thinking_prompt(player: str) -> Prompt:
    """Returns the prompt while a bot thinks for some time."""
    return Prompt(translate("Prompt", "{player} is thinking").format(player=player), "")


def waiting_prompt(player: str) -> Prompt:
    """Returns the prompt while a bot waits."""
    return Prompt(translate("Prompt", "{player} is waiting").format(player=player), "")


def others_prompt(player: str, thinks: bool, waits: bool) -> Prompt:
    """Returns the prompt while a bot must decide; `thinks`: for some time already; `waits`: until the player
    continues."""
    prompt = waiting_prompt if waits else thinking_prompt if thinks else bot_prompt
    return prompt(player)


def asking_prompt() -> str:
    """Returns the prompt while a person waits for advice."""
    return translate("Prompt", "The adviser is thinking; ask once more, and it answers at once.")


def picked_prompt() -> str:
    """Returns the prompt while a piece is picked up."""
    return translate("Prompt", "In your hand: click where it shall go, edged in gold. Escape puts it back.")


def now_tip() -> str:
    """Returns the tooltip of the button that makes a thinking bot move now."""
    return translate("Button", "Have the move at once, as good as it can be by then.")


def one_try_tip() -> str:
    """Returns the reason why hints are disabled."""
    return translate("Button", "One try counts in the game of the day: there are no hints.")


def past_prompt() -> Prompt:
    """Returns the prompt while an earlier position is shown."""
    return Prompt(translate("Prompt", "You are looking back"), translate("Prompt", "Return to the game to move."))


def final_prompt(result: str) -> Prompt:
    """Returns the prompt after the end, with the result."""
    return Prompt(translate("Prompt", "The game is over"), result)


def really(text: str) -> str:
    """Returns the text of a button that needs a second click."""
    return translate("Button", "{answer}: sure?").format(answer=text)


def hint_prompt(words: str, equal: bool = False) -> str:
    """Returns the advice; `equal`: whether it is one of several options about equal."""
    if equal:
        return translate("Prompt", "About equal, for example: {words}").format(words=words)
    return translate("Prompt", "Hint: {words}").format(words=words)


def button_text(button: str) -> str:
    """Returns the text of a button."""
    return translate("Button", BUTTONS[button])


def named(button: str, enabled: bool = True, primary: bool = False) -> ButtonSpec:
    """Returns a button with its fixed text, and with its tooltip if it has one."""
    tip = translate("Button", TIPS[button]) if button in TIPS else ""
    return ButtonSpec(button, button_text(button), enabled, primary, reason=tip)
