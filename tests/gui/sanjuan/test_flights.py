"""Cards and goods travel from and to their own places, and are not seen there before they arrive."""

from __future__ import annotations

from datetime import UTC, datetime

import attrs
import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.sanjuan.actions import ChooseRole, Sell
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.engine.sanjuan.position import Position, table
from puertorico_desktop.gui.sanjuan.models.items import Crate
from puertorico_desktop.gui.sanjuan.refs import DECK, DISCARDS
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.stage import Flight
from puertorico_desktop.match.match import Match, Seat
from puertorico_desktop.match.record import GameRecord
from puertorico_desktop.saves.document import decode, document_of, encode
from tests.gui.hands import press
from tests.gui.sanjuan.window import sanjuan_window

CITY = [Card.VILLA, Card.FRUIT_DEPOT]
MAKING = [Card.CORN_GRANARY, Card.FRUIT_DEPOT]


def window_with(qtbot: QtBot, position: Position) -> MainWindow:
    """Returns a window with that position for Anna, who stays the viewer, and a bot."""
    window = sanjuan_window(qtbot, Options(players=2))
    game = position.build()
    session = window.session
    setup = attrs.evolve(session.setup, options=game.options, seats=(Seat("Anna"), Seat("Ben", "normal")))
    session.open(Match(setup, GameRecord(game.options, 1, start=game)))
    window.table.grab()
    return window


def choose(window: MainWindow, role: Role) -> None:
    assert window.session.submit(ChooseRole(role), window.session.ply)


def flights_of(window: MainWindow) -> list[Flight]:
    return list(window.table.stage.flights)


def there(window: MainWindow, name: str, point: QPointF) -> bool:
    """Returns whether a point lies in a place of the table."""
    return window.table.place_of(name).contains(point.toPoint())


def test_drawn_cards_appear_where_and_when_they_arrive(qtbot: QtBot) -> None:
    window = window_with(qtbot, table(2).player(0, hand=[Card.STATUE]))
    choose(window, Role.RECRUITER)
    drawn = window.table.rail.drawn
    names = [item.ref for item in drawn.records]
    assert len(names) == 5
    flights = flights_of(window)[1:]  # after the role
    assert all(there(window, DECK, flight.source) for flight in flights)
    assert {name for name in names for flight in flights if there(window, name, flight.target)} == set(names)
    assert set(drawn._held) == set(range(5))
    drawn.doItemsLayout()  # as Qt does some time after rows were inserted
    assert set(drawn._held) == set(range(5))
    window.table.stage.clear()
    assert not drawn._held


def test_goods_travel_between_the_deck_their_buildings_and_the_discards(qtbot: QtBot) -> None:
    window = window_with(qtbot, table(2).player(0, city=CITY))
    spaces = [f"city:{space}" for space, card in enumerate(window.session.cities[0].spaces) if card in MAKING]
    choose(window, Role.CRAFTSMAN)
    made = flights_of(window)[1:3]  # after the role
    assert all(there(window, DECK, flight.source) for flight in made)
    assert {space for space in spaces for flight in made if there(window, space, flight.target)} == set(spaces)
    window = window_with(qtbot, table(2).player(0, city=CITY, goods=MAKING))
    choose(window, Role.TRADER)
    before = window.table.choreography.layout_before()
    places = {space: window.table.place_of(space) for space in spaces}
    assert window.session.submit(Sell(tuple(MAKING)), window.session.ply)
    sold = [one for one in window.table.choreography.routes(window.session.match.moves[-1].events, before)][:2]
    assert {route.source.rpartition("/")[2] for route in sold} == set(places)
    assert {route.target for route in sold} == {DISCARDS}


def test_what_pays_for_a_building_leaves_from_its_place_and_the_building_stands_already(qtbot: QtBot) -> None:
    window = window_with(qtbot, table(2).player(0, hand=[Card.VILLA, Card.STATUE, Card.HERO, Card.CRANE]))
    choose(window, Role.BUILDER)
    interaction = window.interaction
    assert interaction.drop("card:villa:0", "city")
    press(window, "suggest")
    paid = sorted(window.interaction.pending.chosen_refs)
    starts = [window.table.place_of(ref) for ref in paid]
    press(window, "confirm")
    flights = [flight for flight in flights_of(window) if there(window, DISCARDS, flight.target)]
    assert len(flights) == len(flights_of(window)) == len(paid) == 2
    assert all(any(start.contains(one.source.toPoint()) for one in flights) for start in starts)


@pytest.mark.parametrize("which", [0, 1])
def test_the_good_that_was_chosen_leaves_its_building_and_stays_gone(qtbot: QtBot, which: int) -> None:
    city, goods = [Card.FRUIT_DEPOT, Card.FRUIT_DEPOT, Card.VILLA], [Card.FRUIT_DEPOT, Card.FRUIT_DEPOT]
    window = window_with(qtbot, table(2).player(0, city=city, goods=goods))
    session = window.session
    depots = [space for space, card in enumerate(session.cities[0].spaces) if card is Card.FRUIT_DEPOT]
    assert session.cities[0].full == tuple(depots)
    choose(window, Role.TRADER)
    assert window.interaction.drop(f"city:{depots[which]}", "prices")
    press(window, "confirm")
    left = depots[1 - which]
    assert session.cities[0].full == (left,)
    crates = {item.ref: item.crate for item in window.table.models.cities[0].items}
    assert crates[f"city:{left}"] is Crate.FULL
    assert crates[f"city:{depots[which]}"] is Crate.EMPTY
    loaded = decode(encode(document_of(session.match, datetime(2026, 1, 1, tzinfo=UTC))))
    assert loaded.match.moves[-1].spaces == session.match.moves[-1].spaces
