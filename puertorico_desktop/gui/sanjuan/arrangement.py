"""The spaces of a player's buildings and goods in the city: the player's own choice, without effect on the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

import attrs

from puertorico_desktop.engine.sanjuan.actions import Build, Pay
from puertorico_desktop.engine.sanjuan.components import CARDS, CITY_SPACES, SLOT_OF, Card
from puertorico_desktop.engine.sanjuan.state import PlayerBoard
from puertorico_desktop.match.match import Move

CITY_COLUMNS = 6


@attrs.define
class CityLayout:
    """One player's spaces, six in a row; `spaces[i]` is the building there, or None. `full` are the spaces of
    buildings with a good, in ascending order.

    The engine only counts buildings and goods. `wish` is the space chosen for a building that is still being paid
    for.
    """

    spaces: tuple[Card | None, ...] = (None,) * CITY_SPACES
    wish: int | None = None
    full: tuple[int, ...] = ()

    def followed(self, board: PlayerBoard, move: Move | None = None) -> CityLayout:
        """Returns the layout that agrees with the buildings of a board, after that move of its player.

        A new building is put on the space that the player has chosen, over a covered building, or on the first free
        space. Of equal buildings those that the player has chosen get or lose the goods, otherwise the first ones are
        full.
        """
        chosen = () if move is None else move.spaces
        builds = move is not None and isinstance(move.action, Build | Pay)
        wish = chosen[0] if chosen and builds else self.wish
        spaces = list(self.spaces)
        gone: list[int] = []
        new: list[Card] = []
        shown = Counter(spaces)
        for card in CARDS:
            surplus = shown.get(card, 0) - board.city[card]
            if surplus > 0:
                here = [space for space, there in enumerate(spaces) if there is card]
                gone += sorted(here, key=lambda space: space != wish)[:surplus]
            elif surplus:
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
        goods = [len(cards) for cards in board.goods]
        full = self._filled(changed, goods, chosen[1:] if builds else chosen)
        after = CityLayout(changed, kept, full)
        return self if after == self else after

    def _filled(
        self, spaces: tuple[Card | None, ...], goods: Sequence[int], chosen: Collection[int]
    ) -> tuple[int, ...]:
        """Returns the spaces with goods, of which there are so many on buildings of each slot."""
        filled: list[int] = []
        for slot, wanted in enumerate(goods):
            if not wanted:
                continue
            places = [space for space, card in enumerate(spaces) if card is not None and SLOT_OF.get(card) == slot]
            stays = [space for space in places if space in self.full and self.spaces[space] is spaces[space]]
            stays.sort(key=lambda space: space in chosen)  # the chosen ones are the first to be emptied
            others = sorted((one for one in places if one not in stays), key=lambda space: space not in chosen)
            filled += [*stays, *others][:wanted]
        return tuple(sorted(filled))
