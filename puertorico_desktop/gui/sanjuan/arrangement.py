"""The spaces of a player's buildings in the city: the player's own choice, without effect on the rules."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.sanjuan.components import CARDS, CITY_SPACES, Card
from puertorico_desktop.engine.sanjuan.state import PlayerBoard
from puertorico_desktop.match.match import Move

CITY_COLUMNS = 6


@attrs.define
class CityLayout:
    """One player's spaces, six in a row; `spaces[i]` is the building there, or None.

    The engine only counts buildings. `wish` is the space chosen for a building that is still being paid for.
    """

    spaces: tuple[Card | None, ...] = (None,) * CITY_SPACES
    wish: int | None = None

    def followed(self, board: PlayerBoard, move: Move | None = None) -> CityLayout:
        """Returns the layout that agrees with the buildings of a board, after that move of its player.

        A new building is put on the space that the player has chosen, over a covered building, or on the first free
        space.
        """
        wish = move.spaces[0] if move is not None and move.spaces else self.wish
        spaces = list(self.spaces)
        gone: list[int] = []
        new: list[Card] = []
        for card in CARDS:
            here = [space for space, there in enumerate(spaces) if there is card]
            surplus = len(here) - board.city[card]
            if surplus > 0:
                gone += sorted(here, key=lambda space: space != wish)[:surplus]
            new += [card] * -surplus
        for space in gone:
            spaces[space] = None
        for card in new:
            wanted = [*gone, *([] if wish is None else [wish]), *range(CITY_SPACES)]
            place = next((one for one in wanted if spaces[one] is None), None)
            if place is not None:
                spaces[place] = card
        changed = tuple(spaces)
        kept = None if changed != self.spaces else wish
        return self if (changed, kept) == (self.spaces, self.wish) else CityLayout(changed, kept)
