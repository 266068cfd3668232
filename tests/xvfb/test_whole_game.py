"""Whole games in the program, up to the score sheet: by dragging, with clicks, and with the keyboard."""

import time
from pathlib import Path

import pytest

from puertorico_desktop.engine.puertorico.components import Building, Tile
from puertorico_desktop.engine.puertorico.position import classic
from tests.xvfb import games
from tests.xvfb.conftest import Start
from tests.xvfb.ending import leave
from tests.xvfb.hands import Clicking, Dragging, Typing
from tests.xvfb.person import Person
from tests.xvfb.program import Program, middle
from tests.xvfb.screen import RIGHT_BUTTON
from tests.xvfb.witness import known

PROCESSING_SECONDS = 0.5
"""Seconds after which the program has processed the mouse buttons."""
SEED = 44
"""The seed of a game in which the person makes all kinds of moves."""
EVERYTHING = {
    *("role", "offer", "quarry", "pile", "market", "supply", "sell", "load", "wharf"),
    *("man", "unman", "shift", "store"),
    *("confirm", "pass"),
}
"""The kinds of drags, the choice of stored goods, and the buttons."""
EVERY_DECISION = {
    *("choose_role", "take_tile", "place_colonists", "build"),
    *("take_extra_good", "sell_good", "load_goods"),
}
"""The decisions that are made by moving a piece."""


def test_a_whole_game_by_dragging(start: Start, home: Path) -> None:
    program = start(games.new_game(home, SEED, "ppp"))
    person = Person(program, Dragging(program))
    person.play_to_end()
    assert person.seen == EVERYTHING, "another SEED may lead to a game with everything"
    assert person.refused == EVERY_DECISION
    check_finished_game(program, person)


@pytest.mark.parametrize("way", [Clicking, Typing])
def test_the_end_of_a_game_with_clicks_or_the_keyboard(
    start: Start, home: Path, way: type[Clicking | Typing]
) -> None:
    last_round = (
        classic(2)
        .player(
            0,
            doubloons=6,
            corn=3,
            indigo=2,
            island={Tile.CORN: (2, 1), Tile.INDIGO: 2, Tile.QUARRY: 1},
            city={Building.INDIGO_PLANT: 1, Building.SMALL_MARKET: 1},
        )
        .player(1, idle=35)
        .colonists(ship=4, supply=0)
        .build()
    )
    program = start(games.position(home, last_round, "pb", motion="on"))
    person = Person(program, way(program), roles=("settler", "builder", "mayor"))
    person.play_to_end()
    assert "choose_role" in person.refused
    assert person.seen >= {"role", "market", "man", "confirm"}
    assert person.seen & {"offer", "quarry"}
    check_finished_game(program, person)


def test_the_right_button_cancels_a_drag(start: Start, home: Path) -> None:
    program = start(games.new_game(home, SEED, "pp"))
    program.wait_for("a turn", lambda seen: seen["hand"]["moves"], "hand")
    place = middle(program.rect("island:0"))
    for _ in range(2):
        program.lift("role:settler")
        program.screen.travel(*place)
        program.screen.press(RIGHT_BUTTON)
        program.wait_for_hand(None)
        program.screen.release(RIGHT_BUTTON)
        program.screen.release()
        time.sleep(PROCESSING_SECONDS)
        assert program.ply == 0
    program.drag("role:settler", "island:0")
    program.wait_for_ply(1)
    assert program.quit() == 0


def check_finished_game(program: Program, person: Person) -> None:
    """Leaves a finished game, and checks that the screen showed its positions and that every move was saved."""
    match = leave(program)
    for ply, sight in person.sights.items():
        game = match.record.position_at(ply)
        assert game.decision is not None
        assert sight == known(game, game.decision.seat)
    for done in person.moves:
        move = match.moves[done.ply]
        assert match.setup.people[move.seat]
        assert move.text.startswith(done.begins)
        assert move.spaces == (() if done.space is None else (done.space,))
