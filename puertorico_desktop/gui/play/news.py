"""What somebody else has done that everybody should read before the game goes on."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

import attrs


class Weight(Enum):
    """How much news concern the player who looks at the table.

    NOTED: they only have to know it; CONCERNS: they act in it, or it brings them something; HITS: it takes something
    from them, or the game is about to end.
    """

    NOTED = "noted"
    CONCERNS = "concerns"
    HITS = "hits"


READING_MS: Mapping[Weight, int] = {Weight.NOTED: 900, Weight.CONCERNS: 1300, Weight.HITS: 2200}
"""How long news are shown at the usual pace."""


@attrs.frozen
class News:
    """A heading such as "Diego: Craftsman" with a sign, and what it means for the player who looks at the table.

    `seat` is the player whose news they are; None if they are everybody's. `taken` is the ref of the piece that is
    gone for the others now; empty if there is none.
    """

    seat: int | None
    heading: str
    icon: str
    detail: str = ""
    weight: Weight = Weight.NOTED
    taken: str = attrs.field(default="", eq=False)
