"""News: an action of another player that should be read before the game goes on."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

import attrs


class Weight(Enum):
    """The importance of news for the viewer of the table.

    NOTED: for information only; CONCERNS: the viewer acts in the phase, or gains by the action; HITS: the action
    takes something from the viewer, or the game is about to end.
    """

    NOTED = "noted"
    CONCERNS = "concerns"
    HITS = "hits"


READING_MS: Mapping[Weight, int] = {Weight.NOTED: 900, Weight.CONCERNS: 1300, Weight.HITS: 2200}
"""The time for which news are shown at the usual pace, in ms."""


@attrs.frozen
class News:
    """A heading such as "Diego: Craftsman" with an icon, and the consequence for the viewer of the table.

    `seat` is the player whom the news concern; None if they concern all. `taken` is the ref of the piece that is no
    longer available to the others; empty if there is none.
    """

    seat: int | None
    heading: str
    icon: str
    detail: str = ""
    weight: Weight = Weight.NOTED
    taken: str = attrs.field(default="", eq=False)
