"""What is chosen before a game of San Juan."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.sanjuan.options import MOST_PLAYERS, Options
from puertorico_desktop.gui.play.choices import NewGameChoices, first_seats
from puertorico_desktop.match.match import Seat


@attrs.frozen
class Choices(NewGameChoices):
    """A person against three bots with the base game, or what was chosen last time.

    `counts_cards`: players may count the cards that are left; `sorts_by_kind`: hands are sorted by kind, otherwise
    by cost. Both count at once.
    """

    options: Options = attrs.field(factory=Options)
    seats: tuple[Seat, ...] = first_seats(MOST_PLAYERS)
    shuffle: bool = True
    free_undo: bool = False
    counts_cards: bool = True
    sorts_by_kind: bool = False
