"""Several people at one screen: cards that are face down or below the cover are never shown, named or announced."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import attrs
import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.actions import ChooseRole
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.events import Event
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.position import table
from puertorico_desktop.engine.sanjuan.setup import new_game
from puertorico_desktop.gui.models.items import LogItem
from puertorico_desktop.gui.sanjuan.hands import NEEDS_HAND, NOBODY, hand_lies_open
from puertorico_desktop.gui.sanjuan.interaction import SanJuanInteraction
from puertorico_desktop.gui.sanjuan.models.items import CardItem
from puertorico_desktop.gui.sanjuan.models.sanjuan_models import SanJuanModels
from puertorico_desktop.gui.sanjuan.news import news_of
from puertorico_desktop.gui.sanjuan.texts.log import event_text
from puertorico_desktop.gui.sanjuan.texts.words import card_name
from puertorico_desktop.gui.views.area import PEEK
from puertorico_desktop.gui.windows.branch import BranchDialog
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.match.match import Match, Move, Seat
from puertorico_desktop.match.record import GameRecord
from tests.gui.courses import play_last_move
from tests.gui.fingers import hold
from tests.gui.hands import window_with
from tests.gui.sanjuan.robot import new_session
from tests.gui.sanjuan.window import in_the_middle, sanjuan_window
from tests.random_games import random_positions

NEW = (Expansion.NEW_BUILDINGS,)


def positions(options: Options, seed: int) -> Iterator[SanJuan]:
    """Returns an iterator over some positions of a random game."""
    return islice(random_positions(new_game(options, seed), Rng.from_seed(seed)), 0, None, 8)


def shown_and_spoken(window: MainWindow) -> list[object]:
    """Returns everything that the table shows, names and counts about the pieces."""
    scene = window.table
    said: list[object] = []
    for model in scene.models.all():
        if model is not scene.models.advice:
            for item in model.items:
                words = model.name(item), model.speech(item), model.effect(item), model.tool_tip(item)
                said.append((item, words, scene._details_of(item.ref)))
    scene.card_counts.open()
    page = scene.card_counts.dialog.table
    said += [page.item(row, column).text() for row in range(page.rowCount()) for column in range(page.columnCount())]
    return said


@pytest.mark.parametrize("options", [Options(players=2), Options(players=2, expansions=NEW)])
def test_a_hidden_hand_does_not_change_the_table(qtbot: QtBot, english: object, options: Options) -> None:
    """The games differ in what only the player at turn knows, below the cover or while goods are decided on."""
    window = sanjuan_window(qtbot, options)
    session, cover = window.session, window.table.cover
    cover.set_enabled(True)

    def lay(game: SanJuan) -> list[object]:
        session.open(Match(session.setup, GameRecord(options, session.setup.seed, start=game)))
        assert cover.isVisible() == (game.kind in NEEDS_HAND)
        assert not hand_lies_open(session)
        return shown_and_spoken(window)

    rng, met = Rng.from_seed(5), set()
    for game in positions(options, 4):
        met.add(game.kind)
        if game.kind is DecisionKind.PAY:
            continue  # determinize keeps the cards that are being paid
        twin = game.determinize(1 - game.asked, rng)
        assert lay(game.copy()) == lay(twin)
    assert {DecisionKind.PRODUCE, DecisionKind.SELL, DecisionKind.CHOOSE_ROLE} <= met


def test_a_new_game_is_covered_until_the_first_player_lifts_the_cover(qtbot: QtBot, english: object) -> None:
    window = sanjuan_window(qtbot, Options(players=2))
    window.services.preferences.change(cover=True)
    window.session.start(window.session.setup)
    cover = window.table.cover
    assert cover.isVisible(), "the hands are dealt"
    assert cover.button.text() == "&I am Anna"
    assert not named(window)
    cover.button.click()
    assert named(window)


def named(window: MainWindow) -> list[Card]:
    """Returns the names of the cards of the hand that are face up."""
    items = window.table.models.hand.items
    return [item.building for item in items if isinstance(item, CardItem) and item.building is not None]


def test_the_hand_stays_face_down_after_a_sale(qtbot: QtBot, english: object) -> None:
    """The others have watched the sale, and would see the hand."""
    window = sanjuan_window(qtbot, Options(players=2))
    session, cover = window.session, window.table.cover
    session.start(session.setup)
    cover.set_enabled(True)
    cover.lift()
    assert session.submit(ChooseRole(Role.CRAFTSMAN, False), session.ply)
    answer_until(window, DecisionKind.CHOOSE_ROLE)
    cover.lift()
    assert session.submit(ChooseRole(Role.TRADER, False), session.ply)
    answer_until(window, DecisionKind.CHOOSE_ROLE)
    assert cover.isVisible()
    assert not named(window)


def answer_until(window: MainWindow, kind: DecisionKind) -> None:
    """Plays the first legal actions up to a decision of that kind."""
    session = window.session
    while session.game.kind is not kind:
        assert session.submit(session.game.legal_actions()[0], session.ply)


def test_the_card_counts_do_not_include_the_hand_of_the_next_player(qtbot: QtBot, english: object) -> None:
    window = in_the_middle(qtbot, Options(players=2), 5, DecisionKind.CHOOSE_ROLE)
    session, counts = window.session, window.table.card_counts

    def mine() -> int:
        page = counts.dialog.table
        return sum(int(page.item(row, 3).text()) for row in range(page.rowCount()))

    window.table.cover.set_enabled(True)
    window.table.cover.lift()
    counts.action.trigger()
    assert mine() >= session.view.players[session.viewer].hand_size > 0
    session.open(session.match)
    assert window.table.cover.isVisible()
    assert mine() == 0, "the page has stayed open"
    window.table.cover.lift()
    assert mine() > 0


def test_cards_drawn_by_the_next_player_are_not_announced(qtbot: QtBot, english: object) -> None:
    """A move makes the next player draw while its own player is still at the screen."""
    window = sanjuan_window(qtbot, Options(players=2))
    session = window.session
    session.start(session.setup)
    spoken: list[str] = []
    window.announcer.announced.connect(spoken.append)
    assert session.submit(ChooseRole(Role.RECRUITER, False), session.ply)
    assert session.viewer == 0
    assert any(card_name(card) in spoken[0] for card in session.view.drawn), "the chooser hears it"
    spoken.clear()
    assert session.submit(session.game.legal_actions()[0], session.ply)
    assert session.viewer == 1
    drawn = session.view.drawn
    assert drawn
    assert not any(card_name(card) in words for card in drawn for words in spoken)


def test_the_log_names_no_hidden_cards_while_hands_are_face_down(qtbot: QtBot, english: object) -> None:
    window = in_the_middle(qtbot, Options(players=2), 3, DecisionKind.SELL)
    session, log = window.session, window.table.models.log

    def secrets() -> list[tuple[str, Event]]:
        found = [(log.name(item), item.event) for item in log.items if isinstance(item, LogItem)]
        return [(words, event) for words, event in found if event.seen_by(session.viewer) != event.seen_by(NOBODY)]

    assert secrets()
    assert all(words == event_text(event.seen_by(NOBODY), session.names) for words, event in secrets())
    session.look_back(session.ply - 1)
    move = next(one for one in session.match.moves if one.events and one.seat == session.viewer and _is_secret(one))
    assert window.table.decided(move) == event_text(move.events[0].seen_by(NOBODY), session.names)
    session.return_to_game()
    answer_until(window, DecisionKind.CHOOSE_ROLE)
    assert all(words == event_text(event.seen_by(session.viewer), session.names) for words, event in secrets())


def _is_secret(move: Move) -> bool:
    event = move.events[0]
    return getattr(event, "seat", None) == move.seat and event.seen_by(move.seat) != event.seen_by(NOBODY)


def test_the_news_of_a_bots_builder_name_no_cards_among_several_people(qtbot: QtBot, english: object) -> None:
    session = new_session(3, 1)
    seats = (Seat("Anna", "normal"), Seat("Ben"), Seat("Clara"))
    session.setParent(window_with(qtbot, session))
    shown: list[object] = []
    for people in (seats, (*seats[:2], Seat("Clara", "normal"))):
        session.open(Match.new(attrs.evolve(session.setup, seats=people)))
        events: list[object] = []
        session.moved.connect(events.append)
        assert session.submit(ChooseRole(Role.BUILDER, False), session.ply)
        shown.append(news_of(session, events[-1]).detail)
    secret, own = shown
    assert own.startswith("Ben: could build:")
    assert secret.startswith("Ben: up to cost")


def test_the_cards_under_the_own_chapel_are_counted_only_with_an_open_hand(english: object) -> None:
    """Their number is the owner's secret; pressing the hand shows it too."""
    session = new_session(2, 1)
    models = SanJuanModels(session, SanJuanInteraction(session, session), session)
    lying = table(2).player(0, city=[Card.CHAPEL], chapel=[Card.VILLA] * 2).build()
    session._lay_out(Match(session.setup, GameRecord(session.setup.options, 1, start=lying)), None)
    session._rewind()
    chapel = [item.tucked for item in models.cities[0].items if item.building is Card.CHAPEL]
    assert chapel == [2]
    session.secrecy.set_covered(True)
    chapel = [item.tucked for item in models.cities[0].items if item.building is Card.CHAPEL]
    assert chapel == [-1]
    assert models.seats.items[0].hidden
    session.peek(True)
    assert not models.seats.items[0].hidden
    session.deleteLater()


def test_a_peek_ends_with_the_turn(qtbot: QtBot, english: object) -> None:
    """Otherwise holding the button down when the next decision comes would reveal the hand of the next player."""
    window = in_the_middle(qtbot, Options(players=2), 3, DecisionKind.PRODUCE)
    session, hand = window.session, window.table.rail.hand
    assert not named(window)
    QTest.mousePress(hand.viewport(), Qt.MouseButton.LeftButton)
    assert named(window)
    ref = window.table.models.hand.items[0].ref
    hand.pointed.emit(ref)
    window.table.large.appear()
    assert window.table.large.shown == ref
    QTest.mouseRelease(hand.viewport(), Qt.MouseButton.LeftButton)
    assert not named(window)
    assert not window.table.large.shown

    QTest.mousePress(hand.viewport(), Qt.MouseButton.LeftButton)
    viewer = session.viewer
    while session.viewer == viewer:
        assert session.submit(session.game.legal_actions()[0], session.ply)
    assert not session.is_peeking
    release = QMouseEvent(
        QEvent.Type.MouseButtonRelease,
        QPointF(5, 5),
        QPointF(hand.viewport().mapToGlobal(QPointF(5, 5))),
        Qt.MouseButton.LeftButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    hand.viewport().event(release)
    assert not session.is_peeking


def test_a_peek_lasts_as_long_as_a_finger_is_held_down(qtbot: QtBot, english: object) -> None:
    window = in_the_middle(qtbot, Options(players=2), 3, DecisionKind.PRODUCE)
    hand = window.table.rail.hand.viewport()
    finger = hold(qtbot, hand, hand.rect().center())
    assert named(window)
    finger.lift()
    assert not named(window)


def test_the_peek_key_shows_the_hand_until_it_is_released(qtbot: QtBot, english: object) -> None:
    window = in_the_middle(qtbot, Options(players=2), 3, DecisionKind.PRODUCE)
    session, scene = window.session, window.table
    QTest.keyPress(scene, PEEK)
    assert named(window)
    QTest.mouseClick(scene.rail.hand.viewport(), Qt.MouseButton.LeftButton)
    QTest.keyRelease(scene, PEEK)
    assert not named(window)
    answer_until(window, DecisionKind.CHOOSE_ROLE)
    QTest.keyPress(scene, PEEK)
    assert not session.is_peeking, "it lies open"


def test_former_positions_of_a_finished_game_are_open(qtbot: QtBot, english: object) -> None:
    window = sanjuan_window(qtbot, Options(players=2))
    window.table.cover.set_enabled(True)
    play_last_move(window)
    window.dialogs.close()
    session = window.session
    turns = [number for number, move in enumerate(session.match.moves) if not isinstance(move.action, ChooseRole)]
    for ply in turns[-20::4]:
        session.look_back(ply)
        assert len(named(window)) == session.view.players[session.viewer].hand_size
        assert not any(item.hidden for item in window.table.models.seats.items)
    window.dialogs.show_scores()
    assert window.dialogs.dialog is not None, "the score sheet of the game that is over"


def test_a_branch_of_a_running_game_keeps_seats_and_hidden_hands(qtbot: QtBot, english: object) -> None:
    """A player who took another seat, or gave all others to bots, would see the hand in it."""
    window = in_the_middle(qtbot, Options(players=2), 3, DecisionKind.CHOOSE_ROLE)
    session, cover = window.session, window.table.cover
    cover.set_enabled(True)
    cover.lift()
    before = session.match
    other = max(ply for ply, move in enumerate(before.moves) if move.seat != session.viewer and _chooses_role(move))

    def ask() -> BranchDialog:
        session.look_back(other)
        window.replay.actions["branch"].trigger()
        dialog = window.dialogs.dialog
        assert isinstance(dialog, BranchDialog)
        return dialog

    window.table.cover.set_enabled(False)
    assert ask().rows[0].kind.isEnabled(), "nobody minds"
    window.dialogs.close()
    window.table.cover.set_enabled(True)
    dialog = ask()
    assert not any(row.kind.isEnabled() for row in dialog.rows)
    dialog.start_button.click()
    qtbot.waitUntil(lambda: session.match is not before)
    assert session.asked_person == 1 - before.game.asked
    assert cover.isVisible()
    assert not named(window)
    cover.lift()
    assert named(window)


def _chooses_role(move: Move) -> bool:
    return isinstance(move.action, ChooseRole)
