"""What is agreed before the game starts. Impossible combinations are refused here, in one place."""

from __future__ import annotations

from enum import Enum

import attrs


class Edition(Enum):
    """The published editions of the board game; the value is the id in saves and on the command line."""

    CLASSIC = "classic"


class OptionsError(ValueError):
    """Options that no game can be played with."""


@attrs.frozen
class Options:
    """A game's options.

    `players`: 2 to 5; two play the official variant (data-sheet.md 1.1).
    `open_points`: everybody's victory point chips lie face up (D-08 hides them by default).
    `ask_optional_benefits`: what can only be taken or refused becomes a decision (rulings.md 9).
    `play_forced`: a choice with a single outcome is carried out at once; the events still tell it.
    """

    edition: Edition = Edition.CLASSIC
    players: int = 4
    open_points: bool = False
    ask_optional_benefits: bool = False
    play_forced: bool = True

    def __attrs_post_init__(self) -> None:
        """Refuse what cannot be played. Raises OptionsError."""
        if not isinstance(self.edition, Edition):
            raise OptionsError(f"unknown edition: {self.edition!r}")
        if type(self.players) is not int or not 2 <= self.players <= 5:
            raise OptionsError(f"players must be 2 to 5, not {self.players!r}")
