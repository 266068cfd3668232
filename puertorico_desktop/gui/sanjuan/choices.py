"""The choices made before a game of San Juan."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.sanjuan.options import MOST_PLAYERS, Options
from puertorico_desktop.gui.play.choices import NewGameChoices, first_seats
from puertorico_desktop.match.match import Seat


@attrs.frozen
class Choices(NewGameChoices):
    """A person against three bots with the base game, or the choices of the last game.

    `counts_cards`: whether players may see the counts of cards left; `sorts_by_kind`: whether hands are sorted by
    kind, otherwise by cost; `builds_at_once`: whether a building is built with its last payment, without a button.
    They take effect at once.
    """

    options: Options = attrs.field(factory=Options)
    seats: tuple[Seat, ...] = first_seats(MOST_PLAYERS)
    shuffle: bool = True
    free_undo: bool = False
    counts_cards: bool = True
    sorts_by_kind: bool = False
    builds_at_once: bool = False
