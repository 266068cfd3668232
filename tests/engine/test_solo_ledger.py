"""The events of whole games with Puertomas describe every change of the table."""

import pytest

from puertorico_desktop.engine.puertorico.components import Tile
from puertorico_desktop.engine.puertorico.events import ColonistsPlaced, Event
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.kind import PUERTO_RICO
from puertorico_desktop.engine.puertorico.puertoma import puertoma_events as p
from puertorico_desktop.engine.puertorico.puertoma.board import (
    CIRCLES_OF_ESTATE,
    ESTATES_OF_A_KIND,
    HIDDEN,
    PuertomaBoard,
)
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng
from tests.engine.ledger import Ledger
from tests.engine.test_all_settings import solo_settings

SETTINGS = tuple(solo_settings())


class SoloLedger(Ledger):
    """Books the events that only Puertomas cause, and compares their boards by the figures that players see."""

    def __init__(self, game: PuertoRico) -> None:
        super().__init__(game)
        self.goods_gone = list(game.goods_gone)
        self.marker = game.marker
        self.automatic = [seat for seat, board in enumerate(game.players) if isinstance(board, PuertomaBoard)]
        for seat in self.automatic:
            self.boards[seat].tiles = [game.players[seat].tiles_of(tile) for tile in list(Tile)[:6]] + [0]
        self.abilities = {seat: set(game.players[seat].abilities) for seat in self.automatic}
        self.reserved = {seat: game.players[seat].reserved for seat in self.automatic}

    def take(self, event: Event) -> None:
        """Book one event."""
        match event:
            case p.StepTaken():
                assert event.seat in self.automatic
            case p.MarkerMoved():
                assert self.marker == event.left
                self.marker = int(event.role)
            case p.AbilityUnlocked():
                self.abilities[event.seat] = {*self.abilities[event.seat], int(event.tile)}
            case p.AbilitiesGone():
                self.abilities[event.seat] = {-2, *[tile for tile in self.abilities[event.seat] if tile >= 0]}
            case p.ReserveMarkerMoved():
                self.reserved[event.seat] = -1 if event.building is None else int(event.building)
            case p.GiftReceived():
                self._to_player(event.seat, event.good, 1)
                board = self.boards[event.seat]
                self.colonist_supply -= event.colonists
                board.colonists[Tile.INDIGO] += event.colonists
                board.doubloons = event.doubloons
            case p.GoodReceived():
                self._to_player(event.seat, event.good, 1)
            case p.GoodsSpent():
                self.boards[event.seat].goods[event.good] -= event.amount
                self.goods_gone[event.good] += event.amount
            case p.ColonistGained():
                self.colonist_supply -= 1
                self.won += 1
            case p.PeopleSetAside() if self.won:
                self.won -= event.count
                self.boards[event.seat].idle += event.count
            case p.PeopleSetAside():
                assert event.count <= self.boards[event.seat].idle
            case ColonistsPlaced() if event.seat in self.automatic:
                board = self.boards[event.seat]
                board.idle -= sum(event.counts) - sum(board.colonists)
                board.colonists = list(event.counts)
            case _:
                self.book(event)

    def faults(self, game: PuertoRico) -> list[str]:
        """Returns the differences between ledger and game."""
        found = [
            fault
            for fault in self.differences(game)
            if not any(
                fault.startswith(f"players[{seat}].{name}") for seat in self.automatic for name in NOT_COMPARED
            )
        ]
        if (self.goods_gone, self.marker) != (list(game.goods_gone), game.marker):
            found.append("goods gone, or the marker")
        for seat in self.automatic:
            board = game.players[seat]
            assert isinstance(board, PuertomaBoard)
            tiles = [board.tiles_of(tile) for tile in list(Tile)[:6]] + [0]
            if self.boards[seat].tiles != tiles:
                found.append(f"players[{seat}]: tiles {self.boards[seat].tiles} booked, {tiles} on the board")
            people = sum(self.boards[seat].colonists) + self.boards[seat].idle
            if people != board.all_colonists:
                found.append(f"players[{seat}]: {people} people booked, {board.all_colonists} on the board")
            if self.abilities[seat] - {HIDDEN} != set(board.abilities) - {HIDDEN}:
                found.append(
                    f"players[{seat}]: abilities {self.abilities[seat]} booked, {board.abilities} on the board"
                )
            if self.reserved[seat] != board.reserved and board.reserved != -1:
                found.append(f"players[{seat}]: reserved {self.reserved[seat]} booked, {board.reserved} on the board")
            for kind, number in enumerate(board.estates):
                assert number <= ESTATES_OF_A_KIND
                assert board.circles[kind] == number * CIRCLES_OF_ESTATE[kind]
        return found


NOT_COMPARED = ("nobles", "idle_nobles", "tiles")
"""The sites of a Puertoma's nobles have no effect; its tiles are counted in another way."""


@pytest.mark.parametrize("number", range(0, len(SETTINGS), 3))
def test_the_events_of_a_game_add_up_to_the_table(number: int) -> None:
    game = new_game(SETTINGS[number], number)
    rng = Rng.from_seed(number, 11)
    ledger = SoloLedger(game)
    while game.decision is not None:
        step = PUERTO_RICO.automatic(game)
        events = game.apply(step if step is not None else rng.choose(game.legal_actions()))
        for event in events:
            ledger.take(event)
        assert ledger.faults(game) == []
