"""The faults of game codes, with a translatable sentence for each."""

from __future__ import annotations

from enum import Enum
from typing import Final

from puertorico_desktop.marking import QT_TRANSLATE_NOOP


class CodeFault(Enum):
    """The reasons why a text is no code or a game has no code; the values are ids for the texts."""

    LENGTH = "length"
    LETTER = "letter"
    CHECK = "check"
    FORMAT = "format"
    SERIES = "series"
    OLD_SERIES = "old_series"
    CONTENT = "content"
    NO_CODES = "no_codes"
    PEOPLE = "people"
    NOT_STEADY = "not_steady"
    OPTIONS = "options"
    SEED = "seed"
    NOT_FROM_START = "not_from_start"
    ONE_TRY = "one_try"


SENTENCES: Final = {
    CodeFault.LENGTH: QT_TRANSLATE_NOOP("GameCode", "A game code has 17 letters and figures after PR."),
    CodeFault.LETTER: QT_TRANSLATE_NOOP("GameCode", "There is a character in it that no game code has."),
    CodeFault.CHECK: QT_TRANSLATE_NOOP("GameCode", "A letter is wrong: the check letter at the end does not fit."),
    CodeFault.FORMAT: QT_TRANSLATE_NOOP("GameCode", "The code comes from another version of the program."),
    CodeFault.SERIES: QT_TRANSLATE_NOOP(
        "GameCode", "The code is for rules or computer players that this version of the program does not know."
    ),
    CodeFault.OLD_SERIES: QT_TRANSLATE_NOOP(
        "GameCode", "The code is from an earlier version of the program: its computer players played otherwise."
    ),
    CodeFault.CONTENT: QT_TRANSLATE_NOOP("GameCode", "The code stands for no game that can be played."),
    CodeFault.NO_CODES: QT_TRANSLATE_NOOP("GameCode", "This game has no codes."),
    CodeFault.PEOPLE: QT_TRANSLATE_NOOP("GameCode", "Only games of one person against the computer have a code."),
    CodeFault.NOT_STEADY: QT_TRANSLATE_NOOP(
        "GameCode",
        "Only games against steady computer players of certain strengths have a code: all others move differently on "
        "each computer.",
    ),
    CodeFault.OPTIONS: QT_TRANSLATE_NOOP("GameCode", "Games with handicaps have no code: it has no room for them."),
    CodeFault.SEED: QT_TRANSLATE_NOOP("GameCode", "The seed of this game is too large for a code."),
    CodeFault.NOT_FROM_START: QT_TRANSLATE_NOOP("GameCode", "A game that begins in the middle has no code."),
    CodeFault.ONE_TRY: QT_TRANSLATE_NOOP(
        "GameCode", "One try counts in the game of the day: its code is shown once that is over."
    ),
}


class CodeError(ValueError):
    """Raised if a text is no code or a game has no code; `fault` is the reason."""

    def __init__(self, fault: CodeFault) -> None:
        super().__init__(SENTENCES[fault])
        self.fault = fault
