"""The part of the settings that is specific to Puerto Rico: the choices of its players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs
from PySide6.QtCore import QCoreApplication

from puertorico_desktop.gui.face import ChoiceTick, live_tick, option_tick
from puertorico_desktop.gui.puertorico.choices import Choices

translate = QCoreApplication.translate
_WHO_COMES = "asks_who_comes"


def earlier_choices(settings: Mapping[str, Any]) -> object | None:
    """Returns the choices as versions before 2.0 wrote them, where "who comes from the ship" was kept beside all
    others.

    None if there are none: a later version has kept the choices of other games there.
    """
    names = attrs.fields_dict(Choices)
    found: dict[str, Any] = {name: one for name, one in settings.get("choices", {}).items() if name in names}
    if _WHO_COMES in settings:
        found[_WHO_COMES] = settings[_WHO_COMES]
    return found or None


def ticks() -> list[ChoiceTick]:
    """Returns the choices that the settings dialog shows."""
    return [
        live_tick(
            _WHO_COMES,
            translate(
                "PuertoRicoSettings", "Let me choose a &noble or a colonist on the ship (otherwise: the noble)"
            ),
        ),
        option_tick("play_forced", translate("PuertoRicoSettings", "Pla&y moves without a choice at once")),
        option_tick("open_points", translate("PuertoRicoSettings", "Victory points lie &open")),
        option_tick(
            "ask_optional_benefits", translate("PuertoRicoSettings", "Ask &before taking what may be refused")
        ),
    ]
