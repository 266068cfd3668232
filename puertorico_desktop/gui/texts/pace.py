"""The texts of the paces of bots and automatic seats, and of the buttons that control their moves."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.play.prompts import ButtonSpec
from puertorico_desktop.gui.texts.keys import key_text
from puertorico_desktop.gui.texts.prompts import button_text, now_tip
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

PACES: Mapping[Pace, str] = {
    Pace.BY_HAND: QT_TRANSLATE_NOOP("Pace", "by hand"),
    Pace.SLOW: QT_TRANSLATE_NOOP("Pace", "slow"),
    Pace.NORMAL: QT_TRANSLATE_NOOP("Pace", "normal"),
    Pace.BRISK: QT_TRANSLATE_NOOP("Pace", "brisk"),
    Pace.AT_ONCE: QT_TRANSLATE_NOOP("Pace", "at once"),
}
PACE_TIPS: Mapping[Pace, str] = {
    Pace.BY_HAND: QT_TRANSLATE_NOOP("Pace", "Every move of the others waits for you."),
    Pace.SLOW: QT_TRANSLATE_NOOP("Pace", "With time to read everything."),
    Pace.NORMAL: QT_TRANSLATE_NOOP("Pace", "So that every move can be followed; more time for what concerns you."),
    Pace.BRISK: QT_TRANSLATE_NOOP("Pace", "Move by move, for those who know the game well."),
    Pace.AT_ONCE: QT_TRANSLATE_NOOP("Pace", "Without a pause."),
}


_STEP_TIPS: Mapping[str, str] = {
    "next": QT_TRANSLATE_NOOP("Button", "Tell the next reason; after the last one the step is played."),
    "pause": QT_TRANSLATE_NOOP("Button", "Stand still until you go on."),
    "go_on": QT_TRANSLATE_NOOP("Button", "Go on at the pace that is chosen."),
}


def pace_name(pace: Pace) -> str:
    """Returns the name of a pace."""
    return translate("Pace", PACES[pace])


def pace_tip(pace: Pace) -> str:
    """Returns the description of a pace."""
    return translate("Pace", PACE_TIPS[pace])


def paces_name() -> str:
    """Returns the name of the choice of paces, for screen readers."""
    return translate("Pace", "Pace of the other players")


def step_buttons(by_hand: bool, paused: bool, tells: bool) -> list[ButtonSpec]:
    """Returns the buttons that control the moves of bots and automatic seats; `tells`: whether an automatic seat's
    account is being shown."""
    which = "next" if by_hand else "go_on" if paused else "pause"
    tip = step_tip(which) if tells or not by_hand else translate("Button", "Have the next move made.")
    return [
        ButtonSpec(which, button_text(which), primary=True, reason=tip, keys=key_text("Space")),
        ButtonSpec("skip", button_text("my_turn"), reason=my_turn_tip(), keys=key_text("F5")),
    ]


def step_tip(button: str) -> str:
    """Returns the tooltip of a button that controls the steps of an automatic seat."""
    return translate("Button", _STEP_TIPS[button])


def my_turn_tip() -> str:
    """Returns the tooltip of the button that plays all steps up to a player's turn."""
    return translate("Button", "Play everything at once until you are asked.")


def skip_button(thinks: bool) -> ButtonSpec:
    """Returns the button that skips the pauses of bots; `thinks`: whether a bot is thinking and would be hurried."""
    if thinks:
        return ButtonSpec("skip", button_text("now"), reason=now_tip())
    return ButtonSpec("skip", button_text("skip"))
