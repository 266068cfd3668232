"""Ruling 22: undo never goes behind anything turned up, drawn or looked at, whatever event tells it."""

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


def course_of(game: PuertoRico, *lines: str) -> Match:
    """A game of people from that position on, with moves."""
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
def test_ruling_22_nobody_goes_back_behind_a_tile_that_was_drawn(
    building: Building, lines: tuple[str, str], forest_house: bool
) -> None:
    city = {building: 1} | ({B.FOREST_HOUSE: 1} if forest_house else {})
    game = citizens().player(0, doubloons=3, city=city).pile(corn=3, coffee=3).build()
    one = course_of(game, *lines)
    assert one.undo_obstacle() is UndoObstacle.REVEALED


def test_ruling_22_how_a_tile_is_laid_may_be_chosen_anew_but_not_the_draw() -> None:
    game = citizens().player(0, city={B.HACIENDA: 1, B.FOREST_HOUSE: 1}).pile(corn=3).build()
    one = course_of(game, "choose settler", "draw plantation", "place as forest")
    assert one.undo_target() == 2
    one.undo(1)
    assert one.undo_obstacle() is UndoObstacle.REVEALED


def test_ruling_22_a_forest_that_is_turned_over_stays_so() -> None:
    assert e.TileDiscarded(0, T.FOREST, T.SUGAR).reveals
    assert not e.TileDiscarded(0, T.CORN, T.CORN).reveals


def test_ruling_22_what_everybody_knows_reveals_nothing() -> None:
    assert not e.ForestPlanted(0, T.CORN, drawn=True).reveals  # it was looked at before
    assert not e.PlantationsDiscarded((1, 0, 0, 0, 0)).reveals
    assert not e.TileTaken(0, T.CORN).reveals


@pytest.mark.parametrize(("doubloons", "cards"), [(0, 1), (1, 0)])
def test_ruling_22_nobody_goes_back_behind_a_card_that_a_puertoma_turned_up(doubloons: int, cards: int) -> None:
    options = Options(Edition.SPECIAL_1897, players=3, puertomas=2)
    table = Position(options).puertoma(1, doubloons=0, estates={T.INDIGO: 1}).role_doubloons({Role.MAYOR: doubloons})
    one = course_of(table.action_board(Role.BUILDER).build(), "choose craftsman")
    assert len(one.game.turned) == cards
    assert one.undo_obstacle() is (UndoObstacle.REVEALED if cards else None)


def cards_of(seats: tuple[Seat, Seat], *lines: str) -> Match:
    """A game of cards for two, of whom the second has a Distillery to build."""
    game = table(2).player(0, hand={Card.VILLA: 3}).player(1, hand=[Card.DISTILLERY, Card.HERO, Card.ARCH]).build()
    match = Match(GameSetup(game.options, 1, seats), GameRecord(game.options, 1, start=game))
    for line in lines:
        match.play(match.record.game.parse(line))
    return match


ANOTHER_BUILDS = ("choose builder", "pass", "build distillery for 1", "pay hero")


def test_nobody_goes_back_behind_a_card_that_another_player_has_built() -> None:
    one = cards_of((Seat("Anna"), Seat("Ben", "normal")), *ANOTHER_BUILDS)
    assert one.undo_obstacle() is UndoObstacle.REVEALED


def test_the_own_building_is_taken_back_although_others_have_seen_it() -> None:
    one = cards_of((Seat("Anna"), Seat("Ben")), *ANOTHER_BUILDS)
    assert one.undo_target() == 3  # how it is paid
    one.undo(2)
    assert one.game.players[1].hand[Card.DISTILLERY]
    assert one.undo_obstacle() is UndoObstacle.OF_ANOTHER_PLAYER
