"""What the settings keep of Puerto Rico: the choices of its players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs
from PySide6.QtCore import QCoreApplication

from puertorico_desktop.bots.registry import is_known
from puertorico_desktop.gui.face import ChoiceTick
from puertorico_desktop.gui.puertorico.choices import MOST_PLAYERS, Choices
from puertorico_desktop.saves.converter import make_converter, structured
from puertorico_desktop.saves.errors import Problem, SaveError

translate = QCoreApplication.translate
_converter = make_converter(complete=False)
_WHO_COMES = "asks_who_comes"


def read_choices(data: object) -> Choices:
    """Returns the choices in a part of the settings file. Raises SaveError."""
    choices = structured(_converter, data, Choices)
    if len(choices.seats) != MOST_PLAYERS:
        raise SaveError(Problem.DAMAGED, "seats", f"{len(choices.seats)} instead of {MOST_PLAYERS}")
    for number, seat in enumerate(choices.seats):
        if seat.bot is not None and not is_known(seat.bot):
            raise SaveError(Problem.DAMAGED, f"seats[{number}].bot", "is not known")
    return choices


def earlier_choices(settings: Mapping[str, Any]) -> object | None:
    """Returns the choices as versions before 2.0 wrote them, who comes from the ship beside all others."""
    found: dict[str, Any] = dict(settings.get("choices", {}))
    if _WHO_COMES in settings:
        found[_WHO_COMES] = settings[_WHO_COMES]
    return found or None


def ticks() -> list[ChoiceTick]:
    """Returns the choices that the settings dialog shows."""
    return [
        ChoiceTick(
            _WHO_COMES,
            translate(
                "PuertoRicoSettings", "Let me choose a &noble or a colonist on the ship (otherwise: the noble)"
            ),
            False,
            lambda choices: choices.asks_who_comes,
            lambda choices, on: attrs.evolve(choices, asks_who_comes=on),
        ),
        _option("play_forced", translate("PuertoRicoSettings", "Play &moves without a choice at once")),
        _option("open_points", translate("PuertoRicoSettings", "Victory points lie &open")),
        _option("ask_optional_benefits", translate("PuertoRicoSettings", "Ask &before taking what may be refused")),
    ]


def _option(name: str, text: str) -> ChoiceTick:
    """Returns the tick for an option of the next game."""

    def changed(choices: Choices, on: bool) -> Choices:
        change: dict[str, Any] = {name: on}
        return attrs.evolve(choices, options=attrs.evolve(choices.options, **change))

    return ChoiceTick(name, text, True, lambda choices: getattr(choices.options, name), changed)
