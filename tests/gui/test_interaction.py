"""The interaction of the player with pieces: clicks, drops, buttons, drafts, and reasons for refusals."""

import pytest
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE, DRAW, PASS
from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile, site_of
from puertorico_desktop.engine.puertorico.events import BuildingBuilt, RoleChosen
from puertorico_desktop.engine.puertorico.position import Position, classic
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.move_result import MoveResult
from tests.gui.table import bots_of, lay, new_session, play


def at(position: Position, *roles: Role) -> Interaction:
    """Returns the interaction of three people at a position, after these roles were chosen."""
    session = new_session("ppp")
    interaction = Interaction(session, session)
    lay(session, position.build())
    for role in roles:
        play(session, CHOOSE[role])
    return interaction


def progress(interaction: Interaction) -> str:
    assert interaction.pending is not None
    return interaction.pending.progress(interaction.session.words)


def button_ids(interaction: Interaction) -> list[str]:
    return [spec.id for spec in interaction.buttons() if spec.enabled]


# -- click and click ----------------------------------------------------------------------------------------------


def test_picking_a_piece_and_putting_it_down_moves_it() -> None:
    interaction = at(classic(3))
    assert interaction.activate("role:builder")
    assert interaction.picked == "role:builder"
    assert interaction.targets("role:builder") == {"player"}
    assert "In your hand" in interaction.prompt().detail
    assert interaction.activate("player")
    assert interaction.picked is None
    assert isinstance(interaction.session.match.moves[-1].events[0], RoleChosen)


def test_a_role_dropped_on_a_free_space_does_not_occupy_it() -> None:
    interaction = at(classic(3))
    assert interaction.drop("role:settler", "island:7")
    assert interaction.session.match.moves[-1].spaces == ()


def test_activating_a_piece_twice_moves_it_if_it_has_one_target() -> None:
    interaction = at(classic(3))
    interaction.activate("role:builder")
    interaction.activate("role:builder")
    assert interaction.session.ply == 1


def test_activating_a_piece_twice_puts_it_back_if_it_has_several_targets() -> None:
    interaction = at(classic(3).player(0, corn=1, sugar=1), Role.CAPTAIN)
    interaction.activate("good:corn")
    interaction.activate("good:corn")
    assert interaction.picked is None
    assert interaction.session.ply == 1


def test_activating_another_piece_replaces_the_one_in_hand() -> None:
    interaction = at(classic(3))
    interaction.activate("role:builder")
    interaction.activate("role:mayor")
    assert interaction.picked == "role:mayor"
    interaction.cancel()
    assert interaction.picked is None


def test_the_piece_in_hand_is_put_back_when_a_move_is_played() -> None:
    interaction = at(classic(3))
    interaction.pick("role:mayor")
    play(interaction.session, CHOOSE[Role.BUILDER])
    assert interaction.picked is None


def test_a_tile_is_placed_on_the_space_where_it_is_dropped() -> None:
    interaction = at(classic(3).offer(Tile.SUGAR, Tile.CORN), Role.SETTLER)
    assert interaction.drop("quarry", "island:7")
    assert interaction.session.arrangements[0].island[7] is Tile.QUARRY


def test_a_building_is_placed_on_the_space_where_it_is_dropped() -> None:
    interaction = at(classic(3).player(0, doubloons=9), Role.BUILDER)
    assert interaction.drop("market:hospice", "city:5")
    assert interaction.session.arrangements[0].space_of(Building.HOSPICE) == 5
    assert any(isinstance(event, BuildingBuilt) for event in interaction.session.match.moves[-1].events)


def test_a_deferred_drop_is_played_at_the_end_of_the_drag(qtbot: QtBot) -> None:
    interaction = at(classic(3))
    interaction.drop_later("role:builder", "player")
    assert interaction.session.ply == 0
    qtbot.waitUntil(lambda: interaction.session.ply == 1)


# -- reasons for refusals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "role", "source", "target", "reason"),
    [
        (classic(3).player(0, doubloons=1), Role.BUILDER, "market:factory", "city:0",
         "The Factory costs you 6 now, and you have 1."),
        (classic(3).player(0, doubloons=4), Role.BUILDER, "market:hospice", "island:0", "That does not go there."),
        (classic(3).player(0, sugar=1, coffee=1).house(Good.SUGAR), Role.TRADER, "good:sugar", "house:1",
         "The trading house already holds sugar; only an occupied office lets you sell it again."),
        (classic(3).player(0, sugar=5, corn=1), Role.CAPTAIN, "good:sugar", "ship:0",
         "Here 4 sugar would fit, but 5 fit on another ship, and you must load as much as you can."),
        (classic(3).player(0, sugar=5, corn=1).ships({5: (Good.COFFEE, 1)}), Role.CAPTAIN, "good:sugar", "ship:1",
         "The ship with 5 spaces carries coffee; a ship carries one kind only."),
        (classic(3).player(0, sugar=5, corn=1), Role.CAPTAIN, "good:sugar", "ship:private",
         "A ship of your own needs an occupied wharf."),
        (classic(3).player(0, corn=1, sugar=1), Role.TRADER, "pile", "island:0",
         "That cannot be done now. Put one good into the trading house, or sell nothing."),
        (classic(3), Role.SETTLER, "pile", "island:0",
         "Drawing from the face-down pile needs an occupied hacienda."),
    ],
)  # fmt: skip
def test_illegal_drops_have_these_reasons(
    qtbot: QtBot, position: Position, role: Role, source: str, target: str, reason: str
) -> None:
    interaction = at(position, role)
    assert interaction.reason(source, target) == reason
    with qtbot.waitSignal(interaction.refused) as blocker:
        assert not interaction.drop(source, target)
    assert blocker.args == [reason]


def test_activating_a_piece_that_cannot_be_lifted_emits_the_reason(qtbot: QtBot) -> None:
    interaction = at(classic(3).player(0, doubloons=1), Role.BUILDER)
    with qtbot.waitSignal(interaction.refused) as blocker:
        assert not interaction.activate("market:factory")
    assert blocker.args == ["The Factory costs you 6 now, and you have 1."]
    with qtbot.waitSignal(interaction.refused) as blocker:
        assert not interaction.activate("role:mayor")
    assert blocker.args == ["That cannot be done now. Put a building into your city, or build nothing."]


@pytest.mark.parametrize(
    ("ships", "reason"),
    [
        ({4: (Good.COFFEE, 1), 5: (Good.SUGAR, 2), 6: (Good.INDIGO, 2)},
         "No ship takes corn: each of them carries another kind."),
        ({4: (Good.COFFEE, 1), 5: (Good.CORN, 5)},
         "Corn goes only onto the ship with 5 spaces, and that is full."),
        ({4: (Good.COFFEE, 1), 5: (Good.SUGAR, 2), 6: (Good.CORN, 6)},
         "Corn goes only onto the ship with 6 spaces, and that is full."),
    ],
)  # fmt: skip
def test_activating_a_good_that_no_ship_takes_says_what_holds_for_all_ships(
    qtbot: QtBot, ships: dict[int, tuple[Good, int]], reason: str
) -> None:
    position = classic(3).player(0, corn=2, sugar=1, coffee=1).ships(ships)
    interaction = at(position, Role.CAPTAIN)
    with qtbot.waitSignal(interaction.refused) as blocker:
        assert not interaction.activate("good:corn")
    assert blocker.args == [reason]
    with qtbot.waitSignal(interaction.refused) as blocker:
        assert not interaction.activate("good:tobacco")
    assert blocker.args == ["You have no tobacco."]


@pytest.mark.parametrize("ref", ["role:builder", "offer:0", "quarry", "market:hospice", "supply:corn", "good:corn"])
def test_activating_a_piece_while_colonists_are_placed_emits_the_reason(qtbot: QtBot, ref: str) -> None:
    position = classic(3).player(0, idle=1, corn=1, island={Tile.CORN: (7, 1)}, city={Building.SMALL_MARKET: 1})
    interaction = at(position, Role.MAYOR)
    assert interaction.pending is not None
    with qtbot.waitSignal(interaction.refused) as blocker:
        assert not interaction.activate(ref)
    reason = "That cannot be done now. Fill circles with colonists; only occupied tiles and buildings work."
    assert blocker.args == [reason]


def test_a_colonist_dropped_where_all_circles_are_taken_is_told_so() -> None:
    city = {Building.SMALL_MARKET: 1, Building.SUGAR_MILL: 1, Building.HOSPICE: 1}
    interaction = at(classic(3).player(0, idle=1, island={Tile.CORN: (7, 1)}, city=city), Role.MAYOR)
    space = {
        site.building: f"city:{number}" for number, site in enumerate(interaction.placement.arrangement.city) if site
    }
    market, mill = space[Building.SMALL_MARKET], space[Building.SUGAR_MILL]
    for target in (market, f"{market}:0"):
        assert interaction.reason("sanjuan", target) == "Small Market: every circle is taken."
    assert interaction.reason("sanjuan", "island:0") == "Corn plantation: every circle is taken."
    assert interaction.reason("sanjuan", mill) == ""
    assert interaction.reason("sanjuan", "ship:0") == "That does not go there."


def test_no_piece_can_be_lifted_while_a_bot_moves(qtbot: QtBot) -> None:
    session = new_session("bpp")
    interaction = Interaction(session, session)
    assert interaction.sources() == set()
    with qtbot.waitSignal(interaction.refused) as blocker:
        interaction.activate("role:mayor")
    assert blocker.args == ["It is Anna's turn."]
    assert interaction.prompt().heading == "Anna is moving"
    assert button_ids(interaction) == ["skip"]
    session.close()


# -- hints --------------------------------------------------------------------------------------------------------


def test_drag_hints_describe_the_result_of_a_drop() -> None:
    captain = at(classic(3).player(0, sugar=3, corn=1, city={Building.HARBOR: 1}), Role.CAPTAIN)
    assert captain.hint_for("good:sugar", "ship:0") == "Load 3 sugar (3 VP, +1 Captain, and +1 Harbor)"
    trader = at(classic(3).player(0, sugar=1, corn=1), Role.TRADER)
    assert trader.hint_for("good:sugar", "house:2") == "Sell sugar for 3 doubloons"
    builder = at(classic(3).player(0, doubloons=9, city={Building.UNIVERSITY: 1}), Role.BUILDER)
    assert builder.hint_for("market:hospice", "city:9") == "Build the Hospice with a colonist for 3 doubloons"
    settler = at(classic(3).player(0, city={Building.HOSPICE: 1}).offer(Tile.CORN), Role.SETTLER)
    assert settler.hint_for("offer:0", "island") == "Place the corn plantation with a colonist"
    roles = at(classic(3).role_doubloons({Role.MAYOR: 2}))
    assert roles.hint_for("role:mayor", "player") == "Choose the Mayor and take 2 doubloons"
    assert roles.hint_for("role:mayor", "house") == ""


def test_a_drag_hint_does_not_change_the_game() -> None:
    interaction = at(classic(3).player(0, sugar=3, corn=1), Role.CAPTAIN)
    before = interaction.session.game.copy()
    interaction.hint_for("good:sugar", "ship:0")
    assert interaction.session.game == before


def test_the_prompt_mentions_the_hacienda_until_its_tile_is_drawn() -> None:
    interaction = at(classic(3).player(0, city={Building.HACIENDA: 1}), Role.SETTLER)
    assert interaction.prompt().detail.endswith("With your Hacienda you may draw one first.")
    play(interaction.session, DRAW)
    assert "Hacienda" not in interaction.prompt().detail


def test_the_drag_hint_of_the_hacienda_does_not_reveal_the_tile() -> None:
    interaction = at(classic(3).player(0, city={Building.HACIENDA: 1}), Role.SETTLER)
    assert interaction.session.game.is_legal(DRAW)
    assert interaction.hint_for("pile", "island") == "Draw a tile from the face-down pile"


# -- buttons ------------------------------------------------------------------------------------------------------


def test_buttons_follow_the_decision() -> None:
    interaction = at(classic(3))
    assert button_ids(interaction) == ["hint"]
    play(interaction.session, CHOOSE[Role.SETTLER])
    assert button_ids(interaction) == ["pass", "hint", "undo"]
    interaction.press("pass")
    assert interaction.session.match.moves[-1].action == PASS
    interaction.press("undo")
    assert interaction.session.ply == 1
    assert button_ids(interaction) == ["pass", "hint", "undo", "redo"]
    interaction.press("redo")
    assert interaction.session.ply == 2


def test_the_undo_button_has_the_reason_why_it_is_disabled() -> None:
    def reason() -> str:
        return next(spec.reason for spec in interaction.buttons() if spec.id == "undo")

    interaction = at(classic(3))
    assert reason() == "There is nothing to take back."
    play(interaction.session, CHOOSE[Role.SETTLER], PASS, PASS)
    assert not reason()
    interaction.undo()
    assert reason().startswith("The move before this one is somebody else's")
    play(interaction.session, PASS, PASS)
    assert reason().startswith("Tiles have been turned over")


def test_pressing_a_button_that_is_not_offered_does_nothing() -> None:
    interaction = at(classic(3))
    interaction.press("pass")
    interaction.press("confirm")
    interaction.press("undo")
    assert interaction.session.ply == 0


def test_a_benefit_is_taken_or_refused() -> None:
    session = new_session("ppp", ask_optional_benefits=True)
    interaction = Interaction(session, session)
    play(session, CHOOSE[Role.MAYOR])
    assert interaction.prompt().heading == "Anna, mayor's privilege: take one more colonist from the supply?"
    assert button_ids(interaction)[:2] == ["accept", "pass"]
    interaction.press("accept")
    assert session.game.players[0].all_colonists > 1


# -- drafts -------------------------------------------------------------------------------------------------------

MAYOR_POSITION = {"island": {Tile.CORN: 2, Tile.QUARRY: 1}, "city": {Building.SMALL_MARKET: 0}}


def test_colonists_are_placed_by_clicking_and_confirmed() -> None:
    interaction = at(classic(3).player(0, **MAYOR_POSITION), Role.MAYOR)
    shown: list[int] = []
    interaction.pending_changed.connect(lambda: shown.append(1))
    assert progress(interaction) == "2 colonists still to place."
    assert interaction.prompt().detail.startswith("2 colonists still to place.")
    assert "confirm" not in button_ids(interaction)
    interaction.activate("island:1")
    assert progress(interaction) == "1 colonist still to place."
    interaction.activate("city:0:0")
    assert progress(interaction) == "All colonists are placed."
    assert len(shown) == 2
    interaction.press("confirm")
    colonists = interaction.session.game.players[0].colonists
    assert (colonists[Tile.CORN], colonists[site_of(Building.SMALL_MARKET)]) == (1, 1)
    assert interaction.session.arrangements[0].occupied[:3] in ([False, True, False], [True, False, False])


def test_colonists_are_dragged_from_place_to_place() -> None:
    interaction = at(classic(3).player(0, **MAYOR_POSITION), Role.MAYOR)
    assert interaction.sources() == {"sanjuan"}
    assert interaction.drop("sanjuan", "island:0")
    assert interaction.sources() == {"sanjuan", "island:0"}
    assert "city:0:0" in interaction.targets("island:0")
    assert interaction.drop("island:0", "city:0")
    assert not interaction.drop("island:0", "island:1")
    assert interaction.sources() == {"sanjuan", "city:0", "city:0:0"}


def test_suggesting_a_placement_and_resetting_it() -> None:
    interaction = at(classic(3).player(0, **MAYOR_POSITION), Role.MAYOR)
    assert "reset" not in button_ids(interaction)
    interaction.press("suggest")
    assert {"confirm", "reset"} <= set(button_ids(interaction))
    interaction.press("reset")
    assert progress(interaction) == "2 colonists still to place."
    assert "reset" not in button_ids(interaction)


def test_goods_to_store_are_chosen_by_clicking() -> None:
    position = classic(3).player(0, corn=3, sugar=2, coffee=1, city={Building.SMALL_WAREHOUSE: 1})
    position.ships({4: (Good.INDIGO, 1), 5: (Good.TOBACCO, 1), 6: (Good.CORN, 6)})
    interaction = at(position, Role.CAPTAIN)
    assert progress(interaction) == "Choose 1 kind to keep whole and 1 more good."
    assert interaction.sources() == {"good:corn", "good:sugar", "good:coffee"}
    interaction.activate("good:corn")
    assert progress(interaction) == "Choose 1 good to keep."
    assert "confirm" not in button_ids(interaction)
    interaction.activate("good:coffee")
    assert progress(interaction) == "Everything is chosen. To be given back: 2 sugar."
    interaction.press("confirm")
    assert list(interaction.session.game.players[0].goods) == [3, 0, 0, 0, 1]


def test_prompts_name_the_player_and_the_decision() -> None:
    interaction = at(classic(3))
    assert interaction.prompt().heading == "Anna: choose a role"
    play(interaction.session, CHOOSE[Role.BUILDER], PASS)
    assert interaction.prompt().heading == "Ben, builder phase: build"


# -- advice -------------------------------------------------------------------------------------------------------


def test_a_hint_highlights_piece_and_target_and_describes_the_move() -> None:
    interaction = at(classic(3).role_doubloons({Role.TRADER: 5}))
    interaction.press("hint")
    assert not interaction.hinted
    assert interaction.prompt().detail.startswith("The adviser is thinking")
    bots_of(interaction.session).advise(None)
    assert interaction.hinted == {"role:trader", "player"}
    assert interaction.prompt().detail.startswith("Hint: Choose the Trader and take 5 doubloons")
    play(interaction.session, CHOOSE[Role.BUILDER])
    assert not interaction.hinted


def test_there_are_no_forecasts_and_hints_with_advice_switched_off() -> None:
    interaction = at(classic(3))
    assert interaction.forecast(Role.MAYOR)
    interaction.advises = False
    assert not interaction.forecast(Role.MAYOR)
    assert "hint" not in button_ids(interaction)


def test_move_results_of_loading_and_selling() -> None:
    position = classic(3).player(0, corn=6, sugar=1, city={Building.HARBOR: 1})
    interaction = at(position, Role.CAPTAIN)
    assert interaction.move_result("good:corn", "ship:2") == MoveResult(goods=6, points=6 + 1 + 1)
    assert interaction.move_result("good:corn", "ship:0") is None
    assert interaction.move_result("good:sugar", "ship:2") == MoveResult(goods=1, points=1 + 1 + 1)
    trader = at(classic(3).player(0, coffee=1, sugar=1), Role.TRADER)
    assert trader.move_result("good:coffee", "house") == MoveResult(doubloons=5)


def test_the_move_result_of_a_load_names_goods_that_fit_on_no_ship() -> None:
    position = classic(3).player(0, corn=6, sugar=2).ships({4: (Good.INDIGO, 1), 5: (Good.TOBACCO, 1)})
    interaction = at(position, Role.CAPTAIN)
    corn, sugar = (interaction.move_result(f"good:{good}", "ship:2") for good in ("corn", "sugar"))
    assert corn is not None
    assert corn.stranded == ((Good.SUGAR, 2),)
    assert sugar is not None
    assert sugar.stranded == ((Good.CORN, 6),)


def test_the_move_result_of_a_load_counts_the_rest_of_the_same_kind() -> None:
    position = classic(3).player(0, corn=6, indigo=1)
    position.ships({4: (Good.INDIGO, 1), 5: (Good.CORN, 2), 6: (Good.TOBACCO, 1)})
    loading = at(position, Role.CAPTAIN).move_result("good:corn", "ship:1")
    assert loading is not None
    assert loading.stranded == ((Good.CORN, 3),)


def test_the_move_result_of_a_load_names_no_goods_that_the_wharf_takes() -> None:
    position = classic(3).player(0, corn=6, sugar=2, city={Building.WHARF: 1})
    position.ships({4: (Good.INDIGO, 1), 5: (Good.TOBACCO, 1)})
    loading = at(position, Role.CAPTAIN).move_result("good:corn", "ship:2")
    assert loading is not None
    assert loading.stranded == ()


def test_passing_needs_a_second_press_if_the_player_wants_confirmation() -> None:
    interaction = at(classic(3), Role.SETTLER)
    interaction.asks_twice = True
    interaction.press("pass")
    assert interaction.session.ply == 1
    assert next(spec.text for spec in interaction.buttons() if spec.id == "pass") == "Take no tile: sure?"
    interaction.press("pass")
    assert interaction.session.ply == 2


# -- steps of a draft ---------------------------------------------------------------------------------------------


def mayor(idle: int = 2) -> Interaction:
    board = classic(3).player(0, idle=idle, island={Tile.CORN: 3}, city={Building.SMALL_MARKET: 0})
    return at(board.colonists(ship=0, supply=0), Role.MAYOR)


def test_undo_in_a_placement_takes_back_single_steps() -> None:
    interaction = mayor()
    interaction.activate("island:0")
    interaction.activate("city:0:0")
    assert interaction.placement is not None
    assert interaction.placement.idle == 0
    interaction.undo()
    assert interaction.placement.idle == 1
    interaction.undo()
    assert interaction.placement.idle == 2
    assert interaction.can_redo
    interaction.redo()
    assert interaction.placement.idle == 1
    interaction.press("reset")
    interaction.undo()
    assert interaction.placement.idle == 1, "even beginning again can be taken back"
    assert interaction.session.ply == 1


def test_confirming_is_disabled_with_the_reason_while_circles_are_free() -> None:
    interaction = mayor(idle=3)
    for ref in ("island:0", "island:1"):
        interaction.activate(ref)
    assert not any(spec.id == "confirm" and spec.enabled for spec in interaction.buttons())
    reason = next(spec.reason for spec in interaction.buttons() if spec.id == "confirm")
    assert "2 are still empty" in reason


def test_the_placement_is_forced_if_there_are_colonists_for_all_circles() -> None:
    session = new_session("ppp", play_forced=False)
    interaction = Interaction(session, session)
    position = classic(3, play_forced=False).player(0, idle=4, island={Tile.CORN: 3})
    lay(session, position.colonists(ship=0, supply=0).build())
    play(session, CHOOSE[Role.MAYOR])
    assert interaction.placement is not None
    assert interaction.placement.rest_is_forced
    interaction.press("confirm")
    assert session.game.players[0].colonists[Tile.CORN] == 3


def test_the_settler_is_told_of_the_quarry(qtbot: QtBot) -> None:
    session = new_session("ppp")
    interaction = Interaction(session, session)
    play(session, CHOOSE[Role.SETTLER])
    assert interaction.prompt().detail == "Put a plantation or a quarry on your island, or take none."
    play(session, PASS)
    assert interaction.prompt().detail == "Put a tile on your island, or take none."
