"""The smuggler at the table: every deed by dragging, with buttons and keys, and its signs on the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS
from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.options import WHOLE_BOX, Edition, Expansion, Options, Reading, Selection
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.smuggler_actions import CAPTURE, PLUNDER, POACH, RAID, PoachPeople
from puertorico_desktop.engine.puertorico.smuggler_events import PeoplePoached
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.models.puertorico_models import PuertoRicoModels
from puertorico_desktop.gui.puertorico.targets import IDLE_NOBLES, OWN_POINTS, REGISTER, SAN_JUAN
from puertorico_desktop.gui.puertorico.texts.smuggling import smuggler_hint
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.puertorico.windows.role_forecast import forecast_of
from puertorico_desktop.gui.windows.main_window import MainWindow
from tests.gui.hands import carry, click, find, new_window, press
from tests.gui.keyboard import take_keyboard
from tests.gui.past import press_key
from tests.gui.table import lay, new_session, play

B, G, R, T = Building, Good, Role, Tile
ALONE = {"edition": Edition.SPECIAL_1897, "expansions": (Expansion.SMUGGLER,)}
BOX = {"edition": Edition.SPECIAL_1897, "expansions": WHOLE_BOX, "buildings": Selection.FIXED}


def table(players: int = 3, **options: object) -> Position:
    """Returns a position with goods on ships and in the trading house, where player 0 has free circles."""
    position = Position(Options(players=players, **(options or ALONE)))  # type: ignore[arg-type]
    return (
        position.ships({4: (G.CORN, 2), 5: (G.SUGAR, 5)} if players == 3 else {})
        .house(G.COFFEE, G.CORN)
        .player(0, island={T.CORN: 2, T.QUARRY: (1, 1)}, city={B.HOSPICE: 0})
    )


def at(position: Position, players: int = 3, **options: object) -> Interaction:
    """Returns the interaction of people at the position, the first one as the smuggler."""
    session = new_session("p" * players, **(options or ALONE))  # type: ignore[arg-type]
    interaction = Interaction(session, session)
    lay(session, position.build())
    play(session, CHOOSE[R.SMUGGLER])
    return interaction


def in_window(qtbot: QtBot, position: Position, **options: object) -> MainWindow:
    """Returns a window with such a position."""
    window = new_window(qtbot, "ppp", **(options or ALONE))  # type: ignore[arg-type]
    lay(window.session, position.build())
    play(window.session, CHOOSE[R.SMUGGLER])
    return window


def played(interaction: Interaction) -> list[str]:
    """Returns the actions played since the smuggler was chosen, as text."""
    match = interaction.session.match
    game = match.record.start.copy() if match.record.start is not None else None
    assert game is not None
    lines = []
    for move in match.moves:
        lines.append(game.text(move.action))
        game.play(move.action)
    return lines[1:]


def specs(interaction: Interaction) -> dict[str, tuple[str, bool]]:
    """Returns the texts of the buttons, and whether they are enabled."""
    return {spec.id: (spec.text, spec.enabled) for spec in interaction.buttons()}


# -- the deeds -------------------------------------------------------------------------------------------------------


def test_the_buttons_show_the_gain_of_each_deed() -> None:
    buttons = specs(at(table().role_doubloons({R.TRADER: 2})))
    assert buttons["raid"] == ("Raid: up to 3", True)
    assert buttons["plunder"] == ("Plunder: 2 VP", True)
    assert buttons["poach"] == ("Poach: up to 3", True)
    assert buttons["capture"] == ("Capture: up to 2", True)
    assert buttons["pass"] == ("No deed", True)


def test_impossible_deeds_are_disabled_with_the_reason() -> None:
    interaction = at(Position(Options(players=3, **ALONE)).colonists(ship=0))  # type: ignore[arg-type]
    reasons = {spec.id: (spec.enabled, spec.reason) for spec in interaction.buttons()}
    assert reasons["raid"] == (False, "No cargo ship carries anything.")
    assert reasons["plunder"] == (False, "The trading house is empty.")
    assert not reasons["poach"][0]
    assert "at least" in reasons["poach"][1]
    assert reasons["capture"][0]


def test_capturing_is_disabled_in_games_with_a_puertoma() -> None:
    options = {**ALONE, "puertomas": 2}
    position = Position(Options(players=3, **options)).role_doubloons({R.BUILDER: 2})  # type: ignore[arg-type]
    interaction = at(position, **options)
    (button,) = [spec for spec in interaction.buttons() if spec.id == "capture"]
    assert (button.text, button.enabled) == ("Capture", False)
    assert button.reason == "In a game with a Puertoma nobody captures a role."


def test_hints_for_poaching_tell_the_choices_apart() -> None:
    words = Words(Edition.SPECIAL_1897)
    without = smuggler_hint(PoachPeople(False), [PeoplePoached(0, 3, 0)], words)
    among = smuggler_hint(PoachPeople(True), [PeoplePoached(0, 3, 1)], words)
    assert (without, among) == ("Poach 3 colonists", "Poach people, the noble among them")


@pytest.mark.parametrize(("puertomas", "named"), [(0, True), (1, False)])
def test_the_forecast_names_captures_where_they_are_possible(puertomas: int, named: bool) -> None:
    options = {**ALONE, "puertomas": puertomas}
    session = new_session("ppp", **options)  # type: ignore[arg-type]
    interaction = Interaction(session, session)
    lay(session, Position(Options(players=3, **options)).build())  # type: ignore[arg-type]
    forecast = forecast_of("role:smuggler", interaction)
    assert forecast is not None
    assert ("or capture a role" in forecast.effect) == named
    assert ("nobody captures a role" in forecast.effect) != named


def test_with_corrections_too_few_people_cannot_be_poached() -> None:
    options = {**ALONE, "reading": Reading.CORRECTED}
    interaction = at(Position(Options(players=3, **options)), **options)  # type: ignore[arg-type]
    assert not specs(interaction)["poach"][1]


@pytest.mark.parametrize("deed", ["poach", "capture"])
def test_clicking_a_deed_moves_the_focus_without_showing_a_ring(qtbot: QtBot, deed: str) -> None:
    window = in_window(qtbot, table())
    take_keyboard(qtbot, window)
    button = next(button for button in window.table.prompt.buttons if button.id == deed)
    button.setFocus(Qt.FocusReason.MouseFocusReason)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.interaction.is_composing or window.interaction.picked
    assert QApplication.focusWidget() in window.table.views
    assert not any(view.is_played_by_key for view in window.table.views)


def test_a_button_reached_by_key_leads_to_where_its_piece_goes(qtbot: QtBot) -> None:
    window = in_window(qtbot, table())
    take_keyboard(qtbot, window)
    button = next(button for button in window.table.prompt.buttons if button.id == "capture")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Space)
    (view,) = (view for view in window.table.views if view.is_played_by_key)
    QTest.keyClick(view.viewport(), Qt.Key.Key_Return)
    assert window.session.match.moves[-1].action in CAPTURE


# -- raid --------------------------------------------------------------------------------------------------------


def test_dragging_goods_off_a_ship_raids_it(qtbot: QtBot) -> None:
    window = in_window(qtbot, table())
    assert carry(window, "ship:1", "goods")
    prompt = window.interaction.prompt()
    assert prompt.heading == "Anna: raid a ship"
    assert "You keep 3 sugar; back to the supply: 2 sugar." in prompt.detail
    models = window.table.models
    assert [item.count for item in models.boards[0].goods.items] == [0, 0, 3, 0, 0]
    assert [item.raided for item in models.ships.items] == [False, True, False]
    press(window, "fewer")
    press(window, "confirm")
    assert window.session.match.moves[-1].action == RAID[1][2]
    assert window.session.game.players[0].goods[G.SUGAR] == 2


def test_a_click_on_another_ship_raids_that_one() -> None:
    interaction = at(table())
    interaction.press("raid")
    assert interaction.deed is not None
    assert interaction.deed.ship == 1
    assert interaction.prompt().detail.endswith("+ and − change that, a click takes another ship.")
    interaction.activate("ship:0")
    assert interaction.deed.ship == 0
    interaction.adjust("ship:0", -1)
    interaction.adjust("good:corn", -1)
    interaction.adjust("good:corn", -1)
    assert interaction.deed.taken == 0
    interaction.undo()
    assert interaction.deed.taken == 1
    interaction.press("confirm")
    assert played(interaction) == ["raid ship 4 for 1 corn"]


def test_the_prompt_mentions_another_ship_only_if_there_is_one() -> None:
    interaction = at(Position(Options(players=3, **ALONE)).ships({4: (G.CORN, 3)}))  # type: ignore[arg-type]
    interaction.press("raid")
    assert interaction.prompt().detail == "You keep 3 corn. + and − change that."


def test_start_over_returns_to_the_choice_of_deeds() -> None:
    interaction = at(table())
    interaction.press("raid")
    interaction.press("reset")
    assert interaction.deed is not None
    assert not interaction.deed.is_begun
    assert "plunder" in specs(interaction)


# -- plunder, capture ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", [OWN_POINTS, "player"])
def test_dragging_goods_of_the_trading_house_plunders_it(qtbot: QtBot, target: str) -> None:
    window = in_window(qtbot, table())
    assert carry(window, "house:1", target)
    assert window.session.match.moves[-1].action == PLUNDER
    assert window.session.game.players[0].points == 2


def test_the_plunder_button_plays_at_once() -> None:
    interaction = at(table())
    interaction.press("plunder")
    assert played(interaction) == ["plunder trading house for 2"]


def test_dragging_a_role_card_onto_the_board_captures_it(qtbot: QtBot) -> None:
    window = in_window(qtbot, table())
    assert carry(window, "role:trader", "player")
    assert window.session.match.moves[-1].action == CAPTURE[R.TRADER]
    item = next(item for item in window.table.models.roles.items if item.role is R.TRADER)
    assert (item.captor, item.owner) == (0, None)
    assert window.table.models.roles.speech(item) == "Trader: free. Captured by Anna."


def test_the_capture_button_picks_the_best_card_and_a_click_another_one(qtbot: QtBot) -> None:
    window = in_window(qtbot, table().role_doubloons({R.TRADER: 1}))
    press(window, "capture")
    assert window.interaction.picked == "role:trader"
    assert window.table.prompt.heading.text() == "Anna: capture a role"
    click(window, "role:builder")
    assert window.interaction.picked == "role:builder"
    click(window, "role:builder")
    assert window.session.match.moves[-1].action == CAPTURE[R.BUILDER]


# -- poaching --------------------------------------------------------------------------------------------------------


def test_poached_people_are_dragged_from_the_register(qtbot: QtBot) -> None:
    window = in_window(qtbot, table())
    assert carry(window, REGISTER, "island:0")
    lodging = window.interaction.lodging
    assert lodging is not None
    assert (lodging.lodged, lodging.idle) == (1, 2)
    assert window.table.models.crew.items[0].people == 0
    click(window, "city:0:0")
    assert window.interaction.prompt().heading == "Anna: poach colonists"
    press(window, "confirm")
    assert played(window.interaction) == ["poach 3 people", "lodge colonist in corn", "lodge colonist in hospice"]
    assert window.session.game.people_gone == 1
    assert window.session.arrangements[0].occupied[0]


def test_clicking_a_newcomer_again_removes_it() -> None:
    interaction = at(table())
    interaction.press("poach")
    interaction.activate("island:1")
    assert interaction.lodging is not None
    assert interaction.lodging.lodged == 1
    interaction.activate("island:1")
    assert interaction.lodging.lodged == 0
    assert interaction.activate("island:2") is False  # a quarry with a colonist who was there before


def test_no_more_than_three_newcomers_can_be_placed() -> None:
    island = {T.CORN: 4}
    options = {**ALONE}
    interaction = at(Position(Options(players=5, **options)).player(0, island=island), 5, **options)  # type: ignore[arg-type]
    interaction.press("poach")
    for space in range(4):
        interaction.activate(f"island:{space}")
    assert interaction.lodging is not None
    assert (interaction.lodging.lodged, interaction.lodging.newcomers) == (3, 5)
    assert SAN_JUAN not in interaction.sources()
    interaction.press("confirm")
    assert interaction.session.game.people_gone == 2


def confirming(interaction: Interaction) -> str:
    """Returns the reason shown by the confirm button."""
    return next(spec.reason for spec in interaction.buttons() if spec.id == "confirm")


def test_the_confirm_button_says_how_many_newcomers_leave(english: object) -> None:
    interaction = at(Position(Options(players=3, **ALONE)).player(0, island={T.CORN: 3}))  # type: ignore[arg-type]
    interaction.press("poach")
    assert confirming(interaction) == "3 newcomers leave the game."
    for space in range(3):
        interaction.activate(f"island:{space}")
    assert confirming(interaction) == ""
    assert interaction.prompt().detail == "3 newcomers get work."
    interaction.activate("island:1")
    assert confirming(interaction) == "1 newcomer leaves the game."


def test_the_player_chooses_whether_the_noble_is_poached() -> None:
    position = table(3, **BOX).colonists(ship=5).nobles(ship=1, supply=19)
    interaction = at(position, **BOX)
    interaction.press("poach")
    assert specs(interaction)["with_noble"][0] == "With the noble"
    interaction.press("with_noble")
    assert specs(interaction)["with_noble"][0] == "✓ With the noble"
    assert interaction.sources() >= {SAN_JUAN, IDLE_NOBLES}
    interaction.drop(IDLE_NOBLES, "city:0:0")
    interaction.press("confirm")
    assert played(interaction)[:2] == ["poach 3 people with noble", "lodge noble in hospice"]


def poaching(**board: object) -> Interaction:
    """Returns an interaction in which player 0 of three, with that board, has begun to poach; a noble is among the
    people."""
    position = Position(Options(players=3, **BOX)).colonists(ship=3).nobles(ship=1, supply=19)  # type: ignore[arg-type]
    interaction = at(position.player(0, **board), **BOX)  # type: ignore[arg-type]
    interaction.press("poach")
    return interaction


def lodged(interaction: Interaction) -> tuple[int, int]:
    """Returns the number of newcomers with a circle, and that of the nobles among them."""
    lodging = interaction.lodging
    assert lodging is not None
    return lodging.lodged, lodging.lodged_nobles


def test_a_second_click_takes_the_noble_instead_and_a_third_nobody(english: object) -> None:
    interaction = poaching(island={T.CORN: 1})
    assert interaction.prompt().detail == (
        "1 newcomer may still get work. Click a free circle for a colonist, once more for a noble."
    )
    interaction.activate("island:0")
    assert interaction.prompt().detail == (
        "1 newcomer gets work; the rest leaves the game. Click one to take a noble instead."
    )
    interaction.activate("island:0")
    assert lodged(interaction) == (1, 1)
    assert interaction.prompt().detail == "1 newcomer gets work; the rest leaves the game."
    interaction.activate("island:0")
    assert lodged(interaction) == (0, 0)


def test_a_noble_takes_the_circle_of_a_colonist_who_came_now() -> None:
    interaction = poaching(island={T.CORN: (2, 1)})
    interaction.activate("island:1")
    assert interaction.targets(IDLE_NOBLES) == {"island:1"}  # somebody was in the other circle before
    interaction.drop(IDLE_NOBLES, "island:1")
    interaction.press("confirm")
    assert played(interaction) == ["poach 3 people with noble", "lodge noble in corn"]


def test_the_noble_of_a_building_is_sent_back_from_its_own_circle() -> None:
    interaction = poaching(city={B.INDIGO_PLANT: 0})
    for circle in ("city:0:0", "city:0:0", "city:0:1"):
        interaction.activate(circle)
    assert lodged(interaction) == (2, 1)
    interaction.activate("city:0:0")
    assert lodged(interaction) == (1, 0)


@pytest.mark.parametrize("noble", [False, True])
def test_the_log_says_whether_a_noble_leaves_the_game(noble: bool) -> None:
    interaction = at(table(3, **BOX).colonists(ship=5).nobles(ship=1, supply=19), **BOX)
    interaction.press("poach")
    if noble:
        interaction.press("with_noble")
    interaction.press("confirm")
    log = PuertoRicoModels(interaction.session, interaction, interaction.session).log
    left = next(log.name(line) for line in log.items if "leave the game" in log.name(line))
    assert left == "3 colonists whom nobody kept leave the game." + " 1 of them a noble." * noble


def test_a_game_opened_during_poaching_continues(qtbot: QtBot) -> None:
    window = in_window(qtbot, table())
    play(window.session, POACH[0])
    assert window.session.game.kind is DecisionKind.LODGE
    assert window.interaction.prompt().heading == "Anna: put newcomers to work"
    press(window, "suggest")
    lodging = window.interaction.lodging
    assert lodging is not None
    assert lodging.lodged == 3
    press(window, "confirm")
    assert window.session.game.people_gone == 0


def test_a_suggestion_replaces_newcomers_who_have_been_placed() -> None:
    """A second suggestion, or one after a person was placed, puts nobody to work who has not come."""
    interaction = at(table().player(0, city={B.HACIENDA: 0, B.OFFICE: 0}).colonists(ship=1))
    play(interaction.session, POACH[0])
    interaction.activate("island:0")
    for site in ("hacienda", "office", "hospice"):
        place = interaction.session.game.parse(f"lodge colonist in {site}")
        interaction.take_advice(place)
        assert lodged(interaction) == (1, 0)
        assert interaction.pending is not None
        assert interaction.pending.actions() == [place, PASS]


def test_a_suggested_deed_replaces_people_who_have_been_placed() -> None:
    drafts = []
    for placed in ((), ("island:1", "city:0:0")):
        interaction = at(table().player(0, city={B.HACIENDA: 0, B.OFFICE: 0}).colonists(ship=3))
        interaction.press("poach")
        for ref in placed:
            interaction.activate(ref)
        interaction.take_advice(POACH[0])  # what follows puts people to work
        assert interaction.pending is not None
        drafts.append(interaction.pending.actions())
    assert drafts[0] == drafts[1]


def test_all_deeds_with_the_keyboard_only(qtbot: QtBot) -> None:
    window = in_window(qtbot, table())
    take_keyboard(qtbot, window)
    press(window, "poach")
    view, _ = find(window, "island:0")
    view.setFocus(Qt.FocusReason.TabFocusReason)
    view.setCurrentIndex(view.model().index(0, 0))
    QTest.keyClick(view.viewport(), Qt.Key.Key_Plus)
    lodging = window.interaction.lodging
    assert lodging is not None
    assert lodging.lodged == 1
    press_key(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert played(window.interaction)[0] == "poach 3 people"


# -- what the table shows --------------------------------------------------------------------------------------------


def test_the_player_who_may_not_choose_the_smuggler_is_shown() -> None:
    session = new_session("ppp", **ALONE)  # type: ignore[arg-type]
    interaction = Interaction(session, session)
    models = PuertoRicoModels(session, interaction, session)
    lay(session, table().marker(0).build())
    for model in models.all():
        model.refresh()
    smuggler = models.roles.items[-1]
    assert smuggler.barred == 0
    assert models.roles.speech(smuggler) == "Smuggler: free. Anna may not choose it."
    assert [player.smuggled_last for player in models.players.items] == [True, False, False]
    assert "smuggler's marker" in models.players.speech(models.players.items[0])
    assert "role:smuggler" not in interaction.sources()
    reason = interaction.reason("role:smuggler", "player")
    assert reason == "You were the smuggler last: somebody else has to choose this role first."


def test_the_forecast_names_every_deed() -> None:
    session = new_session("ppp", **ALONE)  # type: ignore[arg-type]
    interaction = Interaction(session, session)
    models = PuertoRicoModels(session, interaction, session)
    lay(session, table().role_doubloons({R.TRADER: 1}).build())
    for model in models.all():
        model.refresh()
    effect = models.roles.effect(models.roles.items[-1])
    for part in (
        "could raid up to 2 corn and 3 sugar, from one ship",
        "could plunder the trading house for 2 points",
        "could poach 3 workers for work",
        "could capture a role with up to 1 coin",
    ):
        assert part in effect or part.replace("workers", "colonists").replace("coin", "doubloon") in effect, effect


def test_pass_chooses_no_deed() -> None:
    interaction = at(table())
    interaction.press("pass")
    assert interaction.session.match.moves[-1].action == PASS
    assert interaction.session.game.kind is DecisionKind.CHOOSE_ROLE
