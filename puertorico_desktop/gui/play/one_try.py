"""The restrictions on help in exercises, and in games that count only at the first attempt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from puertorico_desktop.gui.play.prompts import ButtonSpec
from puertorico_desktop.gui.texts.prompts import one_try_tip
from puertorico_desktop.match.match import Match

HELP: Final = frozenset({"hint", "suggest"})
"""The ids of the buttons that give advice."""


def without_help(buttons: Sequence[ButtonSpec], match: Match) -> list[ButtonSpec]:
    """Returns the buttons; in a game that counts only at the first attempt, those that give advice are disabled, with
    the reason.

    An exercise has hints of its own, which lead to the answer step by step; the buttons that give advice are left out
    there.
    """
    if match.is_exercise:
        return [button for button in buttons if button.id not in HELP]
    if not match.is_one_try:
        return list(buttons)
    return [
        attrs.evolve(button, enabled=False, reason=one_try_tip()) if button.id in HELP else button
        for button in buttons
    ]
