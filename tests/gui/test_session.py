"""The session: decisions, refusals, undo and redo, and the pace of bots."""

import pickle
from collections.abc import Mapping

import pytest
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.base import Budget, Thought
from puertorico_desktop.engine.puertorico.actions import BUILD, CHOOSE, DRAW, PASS, TAKE, Action, ChooseRole
from puertorico_desktop.engine.puertorico.components import Building, Role, Tile
from puertorico_desktop.engine.puertorico.events import RoleChosen
from puertorico_desktop.engine.puertorico.expansion_actions import TAKE_COLONIST, TAKE_NOBLE
from puertorico_desktop.engine.puertorico.options import Expansion, Options, Selection
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.play.undo_groups import UndoGroups
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.match.match import GameSetup, Seat
from tests.gui.table import StandInBots, bots_of, lay, new_session, play, play_to_end, seats

BUILDER, SETTLER = CHOOSE[Role.BUILDER], CHOOSE[Role.SETTLER]


def signals_of(session: PuertoRicoSession) -> list[str]:
    """Records the names of the session's signals in their order."""
    heard: list[str] = []
    session.changed.connect(lambda: heard.append("changed"))
    session.moved.connect(lambda events: heard.append("moved"))
    session.rewound.connect(lambda: heard.append("rewound"))
    session.started.connect(lambda: heard.append("started"))
    session.decision_changed.connect(lambda: heard.append("decision_changed"))
    session.game_over.connect(lambda: heard.append("game_over"))
    return heard


def test_a_move_emits_its_events_and_the_next_decision(qtbot: QtBot) -> None:
    session = new_session("ppp")
    heard = signals_of(session)
    with qtbot.waitSignal(session.moved) as blocker:
        assert session.submit(BUILDER, 0)
    assert blocker.args is not None
    assert RoleChosen(0, Role.BUILDER, 0) in blocker.args[0]
    assert heard == ["changed", "moved", "decision_changed"]
    assert session.ply == 1


def test_a_stale_ply_is_refused(qtbot: QtBot) -> None:
    session = new_session("ppp")
    play(session, BUILDER)
    with qtbot.waitSignal(session.refused) as blocker:
        assert not session.submit(PASS, 0)
    assert blocker.args == ["The game has moved on in the meantime."]
    assert session.ply == 1


def test_an_illegal_action_is_refused_with_its_reason(qtbot: QtBot) -> None:
    session = new_session("ppp")
    play(session, BUILDER, PASS, PASS, PASS)
    with qtbot.waitSignal(session.refused) as blocker:
        assert not session.submit(BUILDER, session.ply)
    assert blocker.args == ["Anna has already taken the Builder this round."]


def test_the_viewer_is_the_person_who_decides() -> None:
    session = new_session("ppp")
    assert session.viewer == 0
    play(session, BUILDER, PASS)
    assert session.viewer == 1
    assert session.view.seat == 1


def test_the_viewer_is_the_last_person_while_bots_move() -> None:
    session = new_session("pbb")
    play(session, BUILDER, PASS)
    assert session.asked_person is None
    assert session.viewer == 0


def test_the_viewer_is_seat_0_in_games_of_bots() -> None:
    assert new_session("bbb").viewer == 0


def test_the_points_of_others_are_hidden_until_the_end() -> None:
    session = new_session("ppp")
    assert [player.points for player in session.view.players] == [0, None, None]
    play_to_end(session)
    assert None not in [player.points for player in session.view.players]


def test_the_end_emits_game_over(qtbot: QtBot) -> None:
    session = new_session("ppp")
    heard = signals_of(session)
    play_to_end(session)
    assert heard[-3:] == ["changed", "moved", "game_over"]
    assert not session.submit(PASS, session.ply)


def test_starting_another_game_replaces_this_one() -> None:
    session = new_session("ppp")
    play(session, BUILDER)
    heard = signals_of(session)
    before = session.game_id
    setup = GameSetup(session.setup.options, 7, seats("pbb"))
    session.start(setup)
    assert heard == ["changed", "started", "decision_changed"]
    assert (session.ply, session.can_undo, session.match.undo_used) == (0, False, False)
    assert session.game_id != before


# -- bots ---------------------------------------------------------------------------------------------------------


def test_a_bot_gets_a_determinized_game_and_its_choice_is_played(qtbot: QtBot) -> None:
    session = new_session("bpp")
    name, _, game = bots_of(session).requests[0]
    assert name == "simple"
    assert game is not session.game
    assert game.rng != session.game.rng
    with qtbot.waitSignal(session.moved):
        bots_of(session).answer(BUILDER)
    assert session.ply == 1


def test_bots_get_the_same_request_after_undo() -> None:
    session = new_session("pbp")
    for _ in range(2):
        play(session, ChooseRole(Role.TRADER))  # no player can sell anything
        session.undo()
    first, second = bots_of(session).requests
    assert first[1] == second[1]
    assert first[2].rng == second[2].rng


def test_seeds_of_requests_do_not_depend_on_the_seed_of_the_game() -> None:
    first, second = (bots_of(new_session("bpp")).requests[0] for _ in range(2))
    assert first[1] != second[1]
    assert first[2].rng != second[2].rng


def test_requests_to_bots_contain_neither_seed_nor_generator_of_the_game() -> None:
    secret = 0x1122334455667788
    session = new_session("bpp", secret)
    sent = pickle.dumps((*bots_of(session).requests[0], *bots_of(session).histories))
    for number in (secret, session.game.rng.state):
        encoded = number.to_bytes(8, "little")
        assert encoded in pickle.dumps(number)
        assert encoded not in sent
    assert session.game.rng.state.to_bytes(8, "little") in pickle.dumps(session.game)


def asked_of(bot: str, *actions: Action, paces: Mapping[str, float] | None = None) -> StandInBots:
    """Returns the bots after some actions at a table where that bot is in seat 0."""
    people = seats("bpp")
    setup = GameSetup(Options(players=3), 1, (Seat(people[0].name, bot), *people[1:]))
    session = PuertoRicoSession(setup, StandInBots())  # type: ignore[arg-type]
    session.paces = paces or {}
    session.begin()
    play(session, *actions)
    session.close()
    return bots_of(session)


def test_a_bot_gets_the_history_of_actions() -> None:
    assert asked_of("hard", BUILDER).histories == [(), (BUILDER,)]


@pytest.mark.parametrize(
    ("bot", "remembers"), [("simple", False), ("easy", False), ("hard", True), ("engine:a", True)]
)
def test_a_bot_that_remembers_has_one_seed_for_the_game(bot: str, remembers: bool) -> None:
    seeds = {seed for _, seed, _ in asked_of(bot, BUILDER).requests}
    assert len(seeds) == (1 if remembers else 2)


def test_bots_get_the_time_from_the_settings() -> None:
    paces = {"hard": 0.5, "expert": 7.0}
    for bot, seconds in (("hard", 0.5), ("hard-builder", 0.5), ("expert", 7.0), ("engine:a", 7.0)):
        assert asked_of(bot, paces=paces).budgets == [Budget(seconds)]
    for bot in ("simple", "easy", "normal-trader"):
        assert asked_of(bot, paces=paces).budgets == [None]
    assert asked_of("hard").budgets == [None]
    assert asked_of("engine:a").budgets == [Budget(3.0)]


def test_skipping_hurries_a_bot_that_thinks(qtbot: QtBot) -> None:
    session = new_session("bpp")
    assert session.bot_is_thinking
    session.skip()
    assert bots_of(session).hurried == 1
    session.hold()
    with qtbot.waitSignal(session.chosen):
        bots_of(session).answer(BUILDER)
    assert session.bot_is_moving
    assert not session.bot_is_thinking
    session.skip()
    assert bots_of(session).hurried == 1


def test_a_person_can_consult_a_bot(qtbot: QtBot) -> None:
    session = new_session("pbp")
    assert session.consultation.ask("expert", 2.0)
    bots = bots_of(session)
    assert bots.requests[-1][0] == "expert"
    assert bots.requests[-1][2].rng != session.game.rng
    assert bots.budgets == [Budget(2.0)]
    thought = Thought(0, ())
    with qtbot.waitSignal(session.consultation.advised) as blocker:
        bots.advise(thought)
    assert blocker.args == [thought]
    with qtbot.assertNotEmitted(session.consultation.advised):
        bots.advise(thought)
    play(session, BUILDER, PASS)
    assert not session.consultation.ask("expert", 2.0)


def test_advice_for_an_earlier_position_is_dropped(qtbot: QtBot) -> None:
    session = new_session("ppp")
    assert session.consultation.ask("expert", 2.0)
    play(session, BUILDER)
    with qtbot.assertNotEmitted(session.consultation.advised):
        bots_of(session).advise(Thought(0, ()))


def test_a_stale_answer_is_dropped(qtbot: QtBot) -> None:
    session = new_session("pbp")
    play(session, BUILDER, PASS)
    stale = len(bots_of(session).requests)
    session.undo()
    bots_of(session).answer(PASS, stale)
    qtbot.wait(20)
    assert session.ply == 1
    assert session.asked_person == 0


def test_bots_wait_while_a_piece_is_in_hand(qtbot: QtBot) -> None:
    session = new_session("bpp")
    session.hold()
    bots_of(session).answer(BUILDER)
    qtbot.wait(20)
    assert session.ply == 0
    session.release()
    assert session.ply == 1


def test_bots_pause_between_moves_until_skip(qtbot: QtBot) -> None:
    session = new_session("pbb")
    session.set_pace(Pace.SLOW)
    play(session, BUILDER, PASS)
    assert session.bot_is_moving
    bots_of(session).answer(PASS)
    qtbot.wait(20)
    assert session.ply == 2
    session.skip()
    assert session.ply == 3
    bots_of(session).answer(PASS)
    qtbot.waitUntil(lambda: session.ply == 4)
    session.close()


def test_by_hand_a_bot_moves_at_each_step_of_the_player(qtbot: QtBot) -> None:
    session = new_session("pbb")
    session.set_pace(Pace.BY_HAND)
    play(session, BUILDER, PASS)
    assert session.waits_for_step
    bots_of(session).answer(PASS)
    qtbot.wait(20)
    assert session.ply == 2
    session.step()
    assert session.ply == 3
    session.step()  # the bot has not chosen yet, and moves as soon as it has
    assert session.ply == 3
    bots_of(session).answer(PASS)
    assert session.ply == 4
    session.close()


def test_changing_the_pace_lets_a_waiting_bot_move(qtbot: QtBot) -> None:
    session = new_session("bpp")
    session.set_pace(Pace.BY_HAND)
    bots_of(session).answer(BUILDER)
    assert session.ply == 0
    session.set_pace(Pace.AT_ONCE)
    qtbot.waitUntil(lambda: session.ply == 1)


def test_delay_next_delays_the_next_move_until_skip(qtbot: QtBot) -> None:
    session = new_session("pbb")
    session.set_pace(Pace.BRISK)
    session.moved.connect(lambda _: session.pause.delay_next(60_000))
    play(session, BUILDER, PASS)
    bots_of(session).answer(PASS)
    qtbot.wait(250)
    assert session.ply == 2
    session.skip()
    assert session.ply == 3
    session.close()


def test_close_stops_bots() -> None:
    session = new_session("bpp")
    session.set_pace(Pace.SLOW)
    session.close()
    assert bots_of(session).closed
    assert not session.bot_is_moving


# -- undo and redo ------------------------------------------------------------------------------------------------


def test_undo_takes_back_moves_of_bots_as_well(qtbot: QtBot) -> None:
    session = new_session("pbb")
    play(session, BUILDER, PASS)
    bots_of(session).answer(PASS)
    qtbot.waitUntil(lambda: session.ply == 3)
    heard = signals_of(session)
    assert session.can_undo
    session.undo()
    assert (session.ply, session.asked_person, session.match.undo_used) == (1, 0, True)
    assert heard == ["changed", "rewound", "decision_changed"]
    assert session.can_redo
    session.redo()
    assert session.ply == 3
    assert not session.can_redo
    assert session.bot_is_moving
    session.close()


def test_undo_stops_at_other_peoples_decisions() -> None:
    session = new_session("ppp")
    play(session, BUILDER, PASS, PASS)
    session.undo()
    assert (session.ply, session.asked_person) == (2, 1)
    assert not session.can_undo
    session.undo()
    assert session.ply == 2


def test_undo_takes_back_own_decisions_one_by_one() -> None:
    session = new_session("pbb")
    play(session, BUILDER, PASS)
    session.undo()
    session.undo()
    assert (session.ply, session.asked_person) == (0, 0)
    session.redo()
    assert (session.ply, session.asked_person) == (1, 0)
    session.close()


def test_free_undo_takes_back_moves_of_other_people() -> None:
    session = new_session("ppp", free_undo=True)
    play(session, SETTLER, PASS, PASS, PASS)
    for ply in (3, 2, 1, 0):
        assert session.can_undo
        session.undo()
        assert session.ply == ply
    assert not session.can_undo


def test_undo_and_redo_restore_the_places_of_pieces() -> None:
    session = new_session("ppp")
    play(session, SETTLER)
    assert session.submit(TAKE[Tile.QUARRY], session.ply, spaces=(7,))
    session.undo()
    assert session.arrangements[0].island[7] is None
    session.redo()
    assert session.arrangements[0].island[7] is Tile.QUARRY


# -- looking back -------------------------------------------------------------------------------------------------


def test_look_back_shows_the_former_position() -> None:
    session = new_session("ppp")
    play(session, SETTLER)
    assert session.submit(TAKE[Tile.QUARRY], session.ply, spaces=(7,))
    heard = signals_of(session)
    session.look_back(1)
    assert heard == ["changed", "rewound", "decision_changed"]
    assert (session.is_looking_back, session.shown_ply, session.ply) == (True, 1, 2)
    assert sum(session.view.players[0].tiles) == session.game.players[0].tiles == 1
    assert session.arrangements[0].island[7] is None
    assert (session.asked_person, session.can_undo, session.can_redo) == (None, False, False)
    session.return_to_game()
    assert (session.is_looking_back, session.shown_ply, session.asked_person) == (False, 2, 1)
    assert session.arrangements[0].island[7] is Tile.QUARRY


def test_no_moves_are_played_while_looking_back(qtbot: QtBot) -> None:
    session = new_session("pbb")
    play(session, BUILDER, PASS)
    assert session.bot_is_moving
    session.look_back(0)
    assert not session.bot_is_moving
    with qtbot.waitSignal(session.refused) as blocker:
        assert not session.submit(BUILDER, session.ply)
    assert blocker.args == ["You are looking back. Return to the game to move."]
    session.undo()
    session.redo()
    assert session.ply == 2
    session.return_to_game()
    assert session.bot_is_moving
    session.close()


def test_look_back_out_of_range_raises_value_error() -> None:
    session = new_session("ppp")
    play(session, BUILDER)
    session.return_to_game()
    with pytest.raises(ValueError, match="plies 0 to 1"):
        session.look_back(2)


def test_returning_to_a_finished_game_does_not_emit_game_over_again() -> None:
    session = new_session("pp")
    play_to_end(session)
    heard = signals_of(session)
    session.look_back(3)
    session.return_to_game()
    assert "game_over" not in heard


def test_looking_back_does_not_split_groups_of_undo() -> None:
    session = new_session("ppp", free_undo=True)
    groups = UndoGroups(session)
    play(session, SETTLER, PASS, PASS)
    groups.go_on()
    for ply in (1, 2, 3):  # step by step, each emitted like a move
        session.look_back(ply)
    session.return_to_game()
    groups.undo()
    assert session.ply == 1
    groups.redo()
    assert session.ply == 3
    groups.undo()
    play(session, PASS, PASS)  # other moves in their place, one by one
    groups.undo()
    assert session.ply == 2


def test_undo_and_redo_give_equal_games() -> None:
    session = new_session("ppp")
    play(session, BUILDER, PASS, PASS)
    before = session.game.copy()
    session.undo()
    session.redo()
    assert session.game == before
    assert len(session.match.moves) == 3


def test_a_new_move_discards_the_redo_moves() -> None:
    session = new_session("ppp")
    play(session, BUILDER, PASS)
    session.undo()
    play(session, BUILD[Building.SMALL_MARKET])
    assert not session.can_redo


def test_undo_does_not_go_past_new_plantations() -> None:
    session = new_session("ppp")
    play(session, SETTLER, PASS, PASS)
    assert session.can_undo
    play(session, PASS)
    assert not session.can_undo


def test_undo_does_not_go_past_a_drawn_plantation() -> None:
    session = new_session("ppp")
    game = classic(3).player(0, city={Building.HACIENDA: 1}).build()
    lay(session, game)
    play(session, SETTLER)
    play(session, DRAW)
    assert not session.can_undo


def test_games_of_bots_have_no_undo(qtbot: QtBot) -> None:
    session = new_session("bbb")
    bots_of(session).answer(BUILDER)
    qtbot.waitUntil(lambda: session.ply == 1)
    assert not session.can_undo
    session.undo()
    session.redo()
    assert session.ply == 1
    session.close()


def test_a_setup_with_a_wrong_number_of_seats_raises_value_error() -> None:
    session = new_session("ppp")
    with pytest.raises(ValueError, match="seats"):
        GameSetup(session.setup.options, 1, seats("pp"))


def with_nobles(kinds: str, *, asks: bool) -> PuertoRicoSession:
    """Returns a session in whose first mayor phase a noble and colonists are on the ship."""
    session = new_session(kinds, expansions=(Expansion.CITIZENS,), buildings=Selection.FIXED)  # type: ignore[arg-type]
    session.asks_who_comes = asks
    return session


def test_ruling_13_the_session_takes_the_noble_automatically() -> None:
    session = with_nobles("ppp", asks=False)
    play(session, CHOOSE[Role.MAYOR])
    assert session.match.moves[1].action == TAKE_NOBLE
    assert session.game.kind is not DecisionKind.TAKE_PERSON
    assert session.game.players[0].all_nobles == 1


def test_ruling_13_an_automatic_choice_is_undone_with_the_move_before() -> None:
    session = with_nobles("ppp", asks=False)
    play(session, CHOOSE[Role.MAYOR])
    there = session.ply
    session.undo()
    assert session.ply == 0
    session.redo()
    assert session.ply == there
    assert not session.can_redo


def test_ruling_13_the_choice_is_asked_if_the_player_wants_it() -> None:
    session = with_nobles("ppp", asks=True)
    play(session, CHOOSE[Role.MAYOR])
    assert (session.ply, session.game.kind) == (1, DecisionKind.TAKE_PERSON)
    play(session, TAKE_COLONIST)
    assert (session.asked_person, session.game.kind) == (1, DecisionKind.TAKE_PERSON)
