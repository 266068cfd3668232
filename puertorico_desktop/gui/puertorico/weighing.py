"""The reasoning of a Puertoma as shown on the table: the remaining candidates, the eliminated ones with reasons, and
the numbers that a card counts over them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puertorico_desktop.engine.puertorico.components import (
    GOODS,
    PLANTATIONS,
    Building,
    Component,
    Deed,
    Good,
    Role,
    Tile,
)
from puertorico_desktop.engine.puertorico.decisions import DecisionKind
from puertorico_desktop.engine.puertorico.observation import Observation
from puertorico_desktop.engine.puertorico.puertoma.account import AccountLine, StepRule
from puertorico_desktop.engine.puertorico.puertoma.board import SPACES_A_LEVEL
from puertorico_desktop.gui.puertorico import targets as refs
from puertorico_desktop.gui.puertorico.puertoma_layout import PuertomaLayout, level_ref
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.texts.puertoma import counts_of, fallen_text
from puertorico_desktop.gui.views.marks import Weighing

_ON_BOARD = (DecisionKind.SELL_GOOD, DecisionKind.LOAD_GOODS, DecisionKind.STORE_GOODS)
"""The kinds of decisions in which a Puertoma chooses among its own goods."""
_FROM_MARKET = (DecisionKind.BUILD, DecisionKind.RESERVE)
"""The kinds of decisions in which market buildings that are no candidates are greyed out as well."""
_LEVEL_RULES = (StepRule.HIGHEST_LEVEL, StepRule.GIFT)
"""The rules that name a level, whose next space is highlighted."""
_SHIP_RULES = (StepRule.SMALLEST_SHIP, StepRule.SEND_OFF)


def weighing_of(session: PuertoRicoSession) -> Weighing:
    """Returns the part of the account of the current step that has been explained so far, as marks on the table."""
    decision, number = session.decision, session.steps.number
    if decision is None or not number:
        return Weighing()
    places = _Places(session.view, decision.seat, decision.kind, session.viewer)
    lines = session.account()[:number]
    fallen: dict[str, str] = {}
    for line in lines:
        for piece in line.out:
            why = fallen_text(line, piece, session.words) if isinstance(piece, Role) else ""
            for ref in places.of(piece):
                fallen.setdefault(ref, why)
    if decision.kind in _FROM_MARKET:
        fallen.update((refs.market_ref(building), "") for building in Building)
    line = lines[-1]
    left = {ref for piece in line.left or line.among for ref in places.of(piece)}
    numbers = dict(places.counted(line)) if line.rule is StepRule.COUNTED else {}
    if line.rule in _SHIP_RULES:
        left |= {refs.ship_ref(ship) for ship, (size, _, _) in enumerate(session.view.ships) if size == line.value}
    chosen = ""
    if number == len(session.account()) and len(line.left) == 1 and len(left) == 1:
        chosen = min(left)
    if line.rule is StepRule.COUNTED:
        chosen = places.counted_to(line)
    for ref in left - numbers.keys():
        fallen.pop(ref, None)
    for line in lines:
        if line.rule in _LEVEL_RULES and line.value is not None:
            left.update(places.space_of_level(line.value - 1))
    fallen = {ref: why for ref, why in fallen.items() if ref not in numbers}
    return Weighing(frozenset(left), fallen, numbers, chosen)


class _Places:
    """Finds the places of the candidates of a decision on the table."""

    def __init__(self, view: Observation, seat: int, kind: DecisionKind, viewer: int) -> None:
        self._view = view
        self._seat = seat
        self._kind = kind
        self._viewer = viewer

    def of(self, piece: Component) -> list[str]:
        """Returns the refs of a candidate; empty if it is not visible."""
        match piece:
            case Role():
                return [refs.role_ref(piece)]
            case Building():
                drafting = self._kind is DecisionKind.DRAFT_BUILDING
                return [refs.candidate_ref(piece) if drafting else refs.market_ref(piece)]
            case Tile():
                return self._tiles(piece) if self._kind is DecisionKind.TAKE_TILE else self._estates(piece)
            case Good():
                return self._goods(piece)
            case Deed():
                return self._deeds(piece)
        return []

    def counted(self, line: AccountLine) -> Iterator[tuple[str, str]]:
        """Yields the places of the candidates, each with the numbers that the card counts on it."""
        for ref, numbers in zip(self._in_order(line.among), counts_of(line), strict=True):
            yield ref, " ".join(map(str, numbers)) or "–"

    def counted_to(self, line: AccountLine) -> str:
        """Returns the place at which the card's count ends."""
        assert line.card is not None
        return list(self._in_order(line.among))[(line.card - 1) % len(line.among)]

    def _in_order(self, pieces: Sequence[Component]) -> Iterator[str]:
        """Yields a place for each candidate; the second of two equal candidates has the second place of its kind."""
        seen: dict[Component, int] = {}
        for piece in pieces:
            number = seen[piece] = seen.get(piece, -1) + 1
            there = self.of(piece)
            yield there[number] if number < len(there) else f"{piece!r}:{number}"

    def _tiles(self, tile: Tile) -> list[str]:
        if tile is Tile.QUARRY:
            return [refs.QUARRY]
        return [refs.offer_ref(index) for index, kind in enumerate(refs.offered(self._view)) if kind is tile]

    def _estates(self, tile: Tile) -> list[str]:
        """Returns the estate under which the next worker of a kind would be placed; empty if there is none."""
        board = self._view.players[self._seat].puertoma
        if board is None or tile not in PLANTATIONS:
            return []
        layout = PuertomaLayout(board.estates, self._view.players[self._seat].colonists, ())
        estate = layout.next_estate(tile)
        return [refs.board_ref(self._seat, self._viewer, estate)] if estate else []

    def space_of_level(self, level: int) -> list[str]:
        """Returns the next space for a building of a level, which begins at 0; empty if the level is full."""
        board = self._view.players[self._seat].puertoma
        if board is None or len(board.city[level]) == SPACES_A_LEVEL:
            return []
        return [refs.board_ref(self._seat, self._viewer, level_ref(level, len(board.city[level])))]

    def _goods(self, good: Good) -> list[str]:
        if self._kind is DecisionKind.SMUGGLE:
            return [refs.ship_ref(ship) for ship, (_, kind, _) in enumerate(self._view.ships) if kind is good]
        if self._kind in _ON_BOARD:
            return [refs.board_ref(self._seat, self._viewer, refs.good_ref(GOODS[good]))]
        return [refs.supply_ref(good)]

    def _deeds(self, deed: Deed) -> list[str]:
        if deed is Deed.POACH:
            return [refs.REGISTER]
        if deed is Deed.PLUNDER:
            return [refs.HOUSE]
        return [refs.ship_ref(ship) for ship, (_, _, load) in enumerate(self._view.ships) if load]
