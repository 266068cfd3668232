"""The faults of a screen on which no window can be opened, in words."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from puertorico_desktop.marking import QT_TRANSLATE_NOOP

VARIABLE = "QT_QPA_PLATFORM"
"""The environment variable by which people choose the platform, which is how Qt reaches a screen."""


class ScreenFault(Enum):
    """A fault of a screen; the value is a stable id."""

    NONE_THERE = "none_there"
    UNKNOWN_PLATFORM = "unknown_platform"
    UNUSABLE_PLATFORM = "unusable_platform"
    MISSING_LIBRARY = "missing_library"


SENTENCES: Mapping[ScreenFault, str] = {
    ScreenFault.NONE_THERE: QT_TRANSLATE_NOOP("Cli", "There is no screen to open the window on."),
    ScreenFault.UNKNOWN_PLATFORM: QT_TRANSLATE_NOOP(
        "Cli", "Qt has no platform {name}: leave {variable} empty, or choose one of {known}."
    ),
    ScreenFault.UNUSABLE_PLATFORM: QT_TRANSLATE_NOOP(
        "Cli", "Qt cannot open windows with its platform {name} on this system: leave {variable} empty."
    ),
    ScreenFault.MISSING_LIBRARY: QT_TRANSLATE_NOOP(
        "Cli", "Qt needs a library that is missing on this system to open windows ({detail})"
    ),
}
"""The sentences for people by fault, in English; the command line translates them."""


class NoScreenError(Exception):
    """Raised when no window can be opened. `name` is the platform of Qt, `known` the names of all platforms, `detail`
    is Qt's reason, in English."""

    def __init__(
        self,
        fault: ScreenFault = ScreenFault.NONE_THERE,
        name: str = "",
        known: tuple[str, ...] = (),
        detail: str = "",
    ) -> None:
        super().__init__(fault, name, known, detail)
        self.fault = fault
        self.name = name
        self.known = known
        self.detail = detail

    def __str__(self) -> str:
        """Returns the sentence in English."""
        return self.fill_in(SENTENCES[self.fault])

    def fill_in(self, sentence: str) -> str:
        """Returns the sentence, which may be a translation, with the details filled in."""
        return sentence.format(
            name=repr(self.name), variable=VARIABLE, known=", ".join(self.known), detail=self.detail
        )
