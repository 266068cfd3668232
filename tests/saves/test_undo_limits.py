"""Ruling 22: undo never passes the drawing, revealing or looking at hidden pieces, whichever event reports it."""

from __future__ import annotations

import pytest

from puertorico_desktop.engine.puertorico import events as e
from puertorico_desktop.engine.puertorico.components import Building, Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition, Options
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.position import table
from puertorico_desktop.match.match import GameSetup, Match, Seat, UndoObstacle
from puertorico_desktop.match.record import GameRecord
from tests.engine.expanded import citizens

B, T = Building, Tile


def match_from(game: PuertoRico, *lines: str) -> Match:
    """Returns a match of people from that position on, after these moves."""
    setup = GameSetup(game.options, 1, tuple(Seat(f"Player {seat}") for seat in range(game.options.players)))
    match = Match(setup, GameRecord(game.options, 1, start=game))
    for line in lines:
        match.play(match.record.game.parse(line))
    return match


@pytest.mark.parametrize("forest_house", [False, True])
@pytest.mark.parametrize(
    ("building", "lines"),
    [
        (B.HACIENDA, ("choose settler", "draw plantation")),
        (B.LAND_OFFICE, ("choose trader", "buy plantation")),
    ],
)
def test_ruling_22_drawing_a_tile_cannot_be_undone(
    building: Building, lines: tuple[str, str], forest_house: bool
) -> None:
    city = {building: 1} | ({B.FOREST_HOUSE: 1} if forest_house else {})
    game = citizens().player(0, doubloons=3, city=city).pile(corn=3, coffee=3).build()
    one = match_from(game, *lines)
    assert one.undo_obstacle() is UndoObstacle.REVEALED


def test_ruling_22_placing_a_drawn_tile_can_be_undone_but_not_the_draw() -> None:
    game = citizens().player(0, city={B.HACIENDA: 1, B.FOREST_HOUSE: 1}).pile(corn=3).build()
    one = match_from(game, "choose settler", "draw plantation", "place as forest")
    assert one.undo_target() == 2
    one.undo(1)
    assert one.undo_obstacle() is UndoObstacle.REVEALED


def test_ruling_22_discarding_a_forest_reveals_its_tile() -> None:
    assert e.TileDiscarded(0, T.FOREST, T.SUGAR).reveals
    assert not e.TileDiscarded(0, T.CORN, T.CORN).reveals


def test_ruling_22_events_about_known_tiles_reveal_nothing() -> None:
    assert not e.ForestPlanted(0, T.CORN, drawn=True).reveals  # it was looked at before
    assert not e.PlantationsDiscarded((1, 0, 0, 0, 0)).reveals
    assert not e.TileTaken(0, T.CORN).reveals


@pytest.mark.parametrize(("doubloons", "cards"), [(0, 1), (1, 0)])
def test_ruling_22_turning_up_a_card_of_a_puertoma_cannot_be_undone(doubloons: int, cards: int) -> None:
    options = Options(Edition.SPECIAL_1897, players=3, puertomas=2)
    table = Position(options).puertoma(1, doubloons=0, estates={T.INDIGO: 1}).role_doubloons({Role.MAYOR: doubloons})
    one = match_from(table.action_board(Role.BUILDER).build(), "choose craftsman")
    assert len(one.game.turned) == cards
    assert one.undo_obstacle() is (UndoObstacle.REVEALED if cards else None)


def sanjuan_match(seats: tuple[Seat, Seat], *lines: str) -> Match:
    """Returns a match of San Juan for two, whose second player can build a Distillery, after these moves."""
    game = table(2).player(0, hand={Card.VILLA: 3}).player(1, hand=[Card.DISTILLERY, Card.HERO, Card.ARCH]).build()
    match = Match(GameSetup(game.options, 1, seats), GameRecord(game.options, 1, start=game))
    for line in lines:
        match.play(match.record.game.parse(line))
    return match


ANOTHER_BUILDS = ("choose builder", "pass", "build distillery for 1", "pay hero")


def test_building_a_card_of_another_player_cannot_be_undone() -> None:
    one = sanjuan_match((Seat("Anna"), Seat("Ben", "normal")), *ANOTHER_BUILDS)
    assert one.undo_obstacle() is UndoObstacle.REVEALED


def test_building_an_own_card_can_be_undone_although_others_have_seen_it() -> None:
    one = sanjuan_match((Seat("Anna"), Seat("Ben")), *ANOTHER_BUILDS)
    assert one.undo_target() == 3  # how it is paid
    one.undo(2)
    assert one.game.players[1].hand[Card.DISTILLERY]
    assert one.undo_obstacle() is UndoObstacle.OF_ANOTHER_PLAYER
