"""Festival tasks and achievement cards at the table: displayed, kept, paid for, and hidden from others."""

from typing import Any

import attrs
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QGuiApplication, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.achievement_events import AchievementDone
from puertorico_desktop.engine.puertorico.achievements import ACHIEVEMENTS
from puertorico_desktop.engine.puertorico.actions import BUILD, CHOOSE, PASS, TakeTile
from puertorico_desktop.engine.puertorico.card_actions import BUILD_FOR_ALL, KeepCard
from puertorico_desktop.engine.puertorico.components import Achievement, Building, Good, Role, Task, Tile
from puertorico_desktop.engine.puertorico.events import Event, GoodsLoaded
from puertorico_desktop.engine.puertorico.festival import FestivalTask
from puertorico_desktop.engine.puertorico.festival_events import TaskDone
from puertorico_desktop.engine.puertorico.options import (
    WITHOUT_BUILDINGS,
    Edition,
    Expansion,
    OptionalRule,
    Options,
    Reading,
)
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico.adviser import move_result_of
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.models.puertorico_models import PuertoRicoModels
from puertorico_desktop.gui.puertorico.move_result import MoveResult
from puertorico_desktop.gui.puertorico.news import news_of
from puertorico_desktop.gui.puertorico.targets import SAN_JUAN
from puertorico_desktop.gui.puertorico.texts.achievements import card_goal, card_title
from puertorico_desktop.gui.puertorico.texts.hints import hint_text
from puertorico_desktop.gui.puertorico.texts.log import event_text
from puertorico_desktop.gui.puertorico.texts.log_context import LogContext
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.puertorico.windows.role_forecast import forecast_of
from puertorico_desktop.gui.texts.advice import heading
from puertorico_desktop.gui.views.delegates import Look
from puertorico_desktop.gui.windows.main_window import MainWindow
from tests.gui.courses import play_last_move
from tests.gui.hands import carry, click, find, new_window, press
from tests.gui.keyboard import take_keyboard
from tests.gui.painted import watch
from tests.gui.past import press_key
from tests.gui.table import lay, new_session, play
from tests.gui.test_geometry import language

__all__ = ["language"]

A, B, G, R, T = Achievement, Building, Good, Role, Tile
BOX = {"edition": Edition.SPECIAL_1897, "expansions": WITHOUT_BUILDINGS}
CARDS = {"edition": Edition.SPECIAL_1897, "expansions": (Expansion.ACHIEVEMENTS,)}
DRAFT = {**CARDS, "rules": (OptionalRule.ACHIEVEMENT_DRAFT,)}
TRIBUTE = FestivalTask(Task.PIONEERS_TRIBUTE, building=B.FACTORY)
WEIGHT = FestivalTask(Task.CROP_WEIGHT_OFF, goods=(G.CORN,))
PRIZE = FestivalTask(Task.CONNOISSEUR_PRIZE, estates=(T.CORN,))


def table(*tasks: FestivalTask, cards: tuple[Achievement, ...] = (), **options: object) -> Position:
    """Returns a table of three with these tasks, where player 0 chooses a role and holds these cards."""
    position = Position(Options(players=3, **(options or BOX)))  # type: ignore[arg-type]
    if not options:
        position.festival(*tasks)
    return position.cards(0, *cards).cards(1).cards(2)


def at(position: Position, kinds: str = "ppp", **options: object) -> Interaction:
    """Returns the interaction of people and bots at the position."""
    session = new_session(kinds, **(options or BOX))  # type: ignore[arg-type]
    interaction = Interaction(session, session)
    lay(session, position.build())
    return interaction


def in_window(qtbot: QtBot, position: Position, kinds: str = "ppp", **options: object) -> MainWindow:
    """Returns a window with such a position."""
    window = new_window(qtbot, kinds, **(options or BOX))  # type: ignore[arg-type]
    lay(window.session, position.build())
    QApplication.processEvents()
    return window


def models_of(interaction: Interaction) -> PuertoRicoModels:
    """Returns the models of the views of a table."""
    return PuertoRicoModels(interaction.session, interaction, interaction.session)


def button_ids(interaction: Interaction) -> list[str]:
    """The buttons beside the prompt."""
    return [spec.id for spec in interaction.buttons()]


# -- the festival -------------------------------------------------------------------------------------------------


def test_every_task_has_an_item_with_its_requirements() -> None:
    models = models_of(at(table(WEIGHT, TRIBUTE, PRIZE)))
    weight, tribute, prize = models.tasks.items
    assert (weight.goods, weight.role, weight.people) == (((G.CORN, 3),), R.CRAFTSMAN, 1)
    assert (tribute.building, tribute.points) == (B.FACTORY, 3)
    assert (prize.estates, prize.people) == (((T.CORN, 3),), 3)
    assert models.tasks.speech(weight) == "Crop Weight-off: still open."
    assert "3 corn" in models.tasks.effect(weight)


def test_a_task_asks_for_a_number_of_estates(english: object) -> None:
    twins = FestivalTask(Task.TWIN_FARMERS, estates=(T.CORN, T.INDIGO))
    farming = FestivalTask(Task.FARMING_FESTIVAL, estates=(T.CORN, T.SUGAR), goods=(G.CORN, G.COFFEE))
    models = models_of(at(table(PRIZE, twins, farming)))
    goals = [models.tasks.effect(task).partition(".")[0] for task in models.tasks.items]
    assert goals[0].startswith("Own 3 corn estates")
    assert goals[1].startswith("Own 2 corn estates and 2 ")
    assert goals[2].startswith("Own 1 corn estate and 1 sugar estate, and produce 1 corn and 1 coffee")


@pytest.mark.parametrize("winner", [None, 1])
def test_a_task_that_shows_a_building_is_painted_with_the_name_of_the_building(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str, winner: int | None
) -> None:
    painted: list[str] = []
    paint = TableRenderer.label

    def label(self: TableRenderer, painter: QPainter, rect: QRectF, words: str, *how: Any, **more: Any) -> float:
        painted.append(words)
        return paint(self, painter, rect, words, *how, **more)

    monkeypatch.setattr(TableRenderer, "label", label)
    cut = watch(monkeypatch).cut
    task = FestivalTask(Task.TOWN_PATRON, building=B.CUSTOMS_HOUSE, winner=winner)
    window = in_window(qtbot, table(task, WEIGHT, PRIZE))
    window.table.common.tasks.grab()
    assert window.session.words.building(B.CUSTOMS_HOUSE) in painted
    assert not cut


def test_a_completed_task_names_its_winner(qtbot: QtBot) -> None:
    window = in_window(qtbot, table(TRIBUTE).player(0, doubloons=20))
    play(window.session, CHOOSE[R.BUILDER])
    assert carry(window, "market:factory", "city:0")
    (item,) = window.table.models.tasks.items
    assert item.winner == 0
    assert window.table.models.tasks.speech(item) == "Pioneer's Tribute: done by Anna."
    log = window.table.models.log
    lines = [line for line in log.items if "Pioneer's Tribute" in log.name(line)]
    assert [line.heading for line in lines] == [True]


def test_pieces_that_a_task_needs_are_marked() -> None:
    position = table(PRIZE, TRIBUTE).offer(T.CORN, T.CORN, T.SUGAR, T.COFFEE)
    models = models_of(at(position))
    assert [item.wanted for item in models.offer.items[:4]] == [True, True, False, False]
    assert {item.building for item in models.market.items if item.wanted} == {B.FACTORY}


def test_the_drag_hint_names_the_task_that_would_be_completed() -> None:
    interaction = at(table(TRIBUTE).player(0, doubloons=20))
    play(interaction.session, CHOOSE[R.BUILDER])
    assert "Pioneer's Tribute" in interaction.hint_for("market:factory", "city")
    assert "Pioneer's Tribute" not in interaction.hint_for("market:harbor", "city")


@pytest.mark.parametrize("tile", [T.CORN, T.COFFEE])
def test_the_drag_hint_does_not_reveal_the_tile_to_be_drawn(tile: Tile) -> None:
    interaction = at(table(PRIZE).player(0, island={T.CORN: 2}, city={B.HACIENDA: 1}).next_tiles(tile))
    play(interaction.session, CHOOSE[R.SETTLER])
    assert interaction.hint_for("pile", "island") == "Draw a tile from the face-down pile"


def test_the_forecast_names_tasks_of_all_players_and_own_cards() -> None:
    position = table(WEIGHT, cards=(A.MASTER_COLLECTOR,))
    position.player(0, sugar=6, island={T.SUGAR: (1, 1)}, city={B.SUGAR_MILL: 1}).player(1, island={T.CORN: (3, 3)})
    words = forecast_words(at(position, "pbb"))
    assert "Master Collector" in words[0]
    assert "Crop Weight-off" in words[1]


@pytest.mark.parametrize(("kinds", "named"), [("pbb", True), ("pbp", False)])
def test_news_of_a_bots_role_name_tasks_and_the_cards_of_the_viewer(kinds: str, named: bool) -> None:
    position = Position(Options(players=3, **BOX), governor=1).festival(WEIGHT)  # type: ignore[arg-type]
    position.cards(0, A.MASTER_COLLECTOR).cards(1).cards(2)
    position.player(0, sugar=6, island={T.SUGAR: (1, 1), T.CORN: (3, 3)}, city={B.SUGAR_MILL: 1})
    session = at(position, kinds).session
    session.viewer = 0
    moves: list[list[Event]] = []
    session.moved.connect(moves.append)
    play(session, CHOOSE[R.CRAFTSMAN])
    news = news_of(session, moves[0])
    assert news is not None
    assert news.heading == "Ben: Craftsman"
    assert "Crop Weight-off" in news.detail
    assert ("Master Collector" in news.detail) == named


def test_news_of_a_captive_are_of_its_phase_and_not_of_the_one_before() -> None:
    """The person's sale ends the trader's phase, and the captured captain is played: the other goods spoil."""
    options = {"edition": Edition.SPECIAL_1897, "expansions": (Expansion.SMUGGLER,)}
    position = Position(Options(players=3, **options), governor=1)  # type: ignore[arg-type]
    position.taken({R.SMUGGLER: 1, R.BUILDER: 2}).captured(R.CAPTAIN).player(0, sugar=1, indigo=3, tobacco=3)
    position.ships({4: (G.CORN, 3), 5: (G.SUGAR, 1), 6: (G.COFFEE, 1)}).house(G.CORN)
    session = at(position, "pbb", **options).session
    session.viewer = 0
    play(session, CHOOSE[R.TRADER])
    moves: list[list[Event]] = []
    session.moved.connect(moves.append)
    play(session, session.game.parse("sell sugar for 3"))
    news = news_of(session, moves[0])
    assert news is not None
    assert news.heading == "Ben: Captain"
    assert "loses" in news.detail
    assert "sells" not in news.detail


@pytest.mark.parametrize(("people", "said"), [(1, False), (0, True)])
def test_the_log_says_that_the_supply_has_too_few_workers_for_a_reward(people: int, said: bool) -> None:
    session = at(table(WEIGHT)).session
    done = TaskDone(0, WEIGHT.done_by(0), points=1, doubloons=1, people=people)
    text = event_text(done, LogContext(session.names, session.words, session.game.ships))
    assert ("The supply has no more workers." in text) == said


def test_hints_about_equal_are_told_apart_from_what_each_completes(english: object) -> None:
    position = table(TRIBUTE, cards=(A.BIG_SPENDER,)).player(0, doubloons=9)
    game = position.build()
    game.play(CHOOSE[R.BUILDER])
    words = Words(Edition.SPECIAL_1897)
    hints = [hint_text(BUILD[one], 0, game.copy().apply(BUILD[one]), words) for one in (B.FACTORY, B.HARBOR)]
    assert hints[0].endswith(" (wins the Pioneer's Tribute)")
    assert heading(hints) == f"About equal: {hints[0]}; {hints[1]}"
    assert heading(hints).count(";") == 1


def test_a_hint_names_the_colonist_of_a_building_that_completes_a_task(english: object) -> None:
    position = table(TRIBUTE, cards=(A.SENIOR_BUREAUCRAT,)).player(0, doubloons=9, city={B.UNIVERSITY: 1})
    game = position.build()
    game.play(CHOOSE[R.BUILDER])
    hint = hint_text(BUILD[B.FACTORY], 0, game.apply(BUILD[B.FACTORY]), Words(Edition.SPECIAL_1897))
    assert hint == "Build the Factory with a colonist for 6 doubloons (wins the Pioneer's Tribute)"


def test_a_hint_tells_nothing_of_a_captive_that_is_played_after_the_phase(english: object) -> None:
    """The last sale of the round: the captured craftsman then brings the seventh corn."""
    options = Options(Edition.SPECIAL_1897, players=3, expansions=(Expansion.SMUGGLER, Expansion.ACHIEVEMENTS))
    position = Position(options).taken({R.SMUGGLER: 0, R.BUILDER: 1}).captured(R.CRAFTSMAN)
    position.player(1, corn=6, sugar=1, island={T.CORN: (1, 1)}).cards(1, A.MASTER_COLLECTOR)
    game = position.build()
    game.play(CHOOSE[R.TRADER])
    sale = game.parse("sell sugar for 2")
    assert hint_text(sale, 1, game.apply(sale), Words(Edition.SPECIAL_1897)) == "Sell sugar for 2 doubloons"
    game = position.captured(R.CAPTAIN).build()
    game.play(CHOOSE[R.TRADER])
    events = game.apply(sale)
    assert any(isinstance(event, GoodsLoaded) for event in events)
    assert move_result_of(1, events) == MoveResult(0, 0, 2)


def forecast_words(interaction: Interaction) -> list[list[str]]:
    """The words of the forecast of the craftsman, for each player."""
    forecast = forecast_of("role:craftsman", interaction)
    assert forecast is not None
    return [[chip.words for chip in line.chips] for line in forecast.lines]


def test_a_forecast_with_many_titles_fits_into_the_window(qtbot: QtBot) -> None:
    tasks = (
        FestivalTask(Task.TRADITIONAL_SEND_OFF, goods=(G.SUGAR,)),
        FestivalTask(Task.FESTIVAL_DELIVERY, goods=(G.SUGAR, G.CORN)),
        FestivalTask(Task.GRAND_SEND_OFF, goods=(G.CORN,)),
    )
    cards = (A.CORN_DISPATCHER, A.SUGAR_DISPATCHER, A.INDEPENDENT_SHIPPER, A.SPECIALISED_SHIPPER)
    position = table(*tasks, cards=cards).ships({4: (G.SUGAR, 3), 6: (G.CORN, 1)})
    window = in_window(qtbot, position.player(0, corn=6, sugar=2, tobacco=5), "pbb")
    window.resize(1024, 600)
    QApplication.processEvents()
    card = window.table.forecast
    card.look_at("role:captain", lambda: window.table.place_of("role:captain"))
    qtbot.waitUntil(lambda: card.shown == "role:captain")
    assert card.size() == card.card_size()
    assert sum(one.words in map(card_title, cards) for one in card._forecast.lines[0].chips) == len(cards)


def test_face_down_cards_are_not_named_on_a_shared_screen() -> None:
    position = table(WEIGHT, cards=(A.MASTER_COLLECTOR, A.MASTER_ARCHITECT))
    position.player(0, doubloons=10, sugar=6, island={T.SUGAR: (1, 1), T.QUARRY: (4, 4)}, city={B.SUGAR_MILL: 1})
    alone, shared = at(position, "pbb"), at(position, "ppb")
    assert "Master Collector" in forecast_words(alone)[0]
    assert "Master Collector" not in forecast_words(shared)[0]
    assert "Master Collector" in models_of(alone).roles.effect(role_item(alone, R.CRAFTSMAN))
    assert "Master Collector" not in models_of(shared).roles.effect(role_item(shared, R.CRAFTSMAN))
    for interaction in (alone, shared):
        play(interaction.session, CHOOSE[R.BUILDER])
    assert "Master Architect" in alone.hint_for("market:guild_hall", "city")
    assert "Master Architect" not in shared.hint_for("market:guild_hall", "city")


def role_item(interaction: Interaction, role: Role) -> Item:
    """The card of a role."""
    return next(item for item in models_of(interaction).roles.items if item.role is role)


def test_people_from_a_reward_are_placed_by_dragging_and_clicking(qtbot: QtBot) -> None:
    position = table(PRIZE).player(0, island={T.CORN: 2}).offer(T.CORN, T.CORN, T.SUGAR, T.COFFEE)
    window = in_window(qtbot, position)
    play(window.session, CHOOSE[R.SETTLER])
    assert carry(window, "offer:0", "island")
    assert "work" in window.interaction.prompt().heading
    assert carry(window, SAN_JUAN, "island:0")
    click(window, "island:1")
    confirming = next(spec for spec in window.interaction.buttons() if spec.id == "confirm")
    assert "portrait" in confirming.reason
    press(window, "confirm")
    player = window.session.game.players[0]
    assert (player.colonists[T.CORN], player.idle) == (2, 1)


def test_without_a_festival_there_is_no_panel(qtbot: QtBot) -> None:
    window = in_window(qtbot, table(**CARDS), **CARDS)
    assert not window.table.common.tasks.isVisible()
    assert window.table.own.strip is not None
    assert window.table.own.strip.isVisible()
    plain = new_window(qtbot, "ppp")
    assert plain.table.own.strip is not None
    assert not plain.table.own.strip.isVisible()


# -- cards in hand --------------------------------------------------------------------------------------------------


def strip(window: MainWindow) -> list[Achievement | None]:
    """Returns the cards of the strip; None is a face-down card."""
    return [item.card for item in window.table.models.cards.items]


def test_cards_of_the_only_person_are_face_up_with_progress(qtbot: QtBot) -> None:
    cards = (A.MASTER_COLLECTOR, A.DEAL_CLOSER)
    window = in_window(qtbot, table(cards=cards, **CARDS).player(0, corn=3), "pbb", **CARDS)
    assert strip(window) == list(cards)
    collector, closer = window.table.models.cards.items
    assert collector.progress == (3, 7)
    assert window.table.models.cards.speech(collector) == "Master Collector: 3 of 7."
    assert window.table.models.cards.speech(closer) == "Deal Closer: not done yet."
    assert (closer.progress, closer.short) == (None, "as trader, the 4th")


def test_cards_are_face_up_only_while_hovering_among_several_people(qtbot: QtBot) -> None:
    window = in_window(qtbot, table(cards=(A.MASTER_COLLECTOR, A.BIG_SPENDER), **CARDS), **CARDS)
    view = window.table.own.strip
    assert view is not None
    assert strip(window) == [None, None]
    assert "Master" not in window.table.models.cards.speech(window.table.models.cards.items[0])
    middle = QPointF(view.rect().center())
    QApplication.sendEvent(view, QEnterEvent(middle, middle, middle))
    assert strip(window) == [A.MASTER_COLLECTOR, A.BIG_SPENDER]
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert strip(window) == [None, None]


def test_a_resting_pointer_does_not_reveal_cards_of_the_next_player(qtbot: QtBot) -> None:
    position = table(cards=(A.MASTER_COLLECTOR,), **CARDS).cards(1, A.BIG_SPENDER)
    window = in_window(qtbot, position, **CARDS)
    view = window.table.own.strip
    assert view is not None
    middle = QPointF(view.rect().center())
    QApplication.sendEvent(view, QEnterEvent(middle, middle, middle))
    assert strip(window) == [A.MASTER_COLLECTOR]
    play(window.session, CHOOSE[R.SETTLER])
    assert strip(window) == [A.MASTER_COLLECTOR]
    play(window.session, PASS)
    assert window.session.viewer == 1
    assert strip(window) == [None]
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert strip(window) == [None]
    QApplication.sendEvent(view, QEnterEvent(middle, middle, middle))
    assert strip(window) == [A.BIG_SPENDER]


def test_a_remaining_focus_does_not_reveal_cards_of_the_next_player(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = table(cards=(A.MASTER_COLLECTOR,), **CARDS).cards(1, A.BIG_SPENDER)
    window = in_window(qtbot, position, **CARDS)
    view = window.table.own.strip
    assert view is not None
    take_keyboard(qtbot, window)
    play(window.session, CHOOSE[R.SETTLER])
    press_key(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert strip(window) == [A.MASTER_COLLECTOR]
    monkeypatch.setattr(view, "underMouse", lambda: True)
    play(window.session, PASS)
    assert strip(window) == [None]
    press_key(window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert strip(window) == [None]


def test_a_shortcut_shows_the_own_cards(qtbot: QtBot) -> None:
    window = in_window(qtbot, table(cards=(A.MASTER_COLLECTOR,), **CARDS), **CARDS)
    take_keyboard(qtbot, window)
    press_key(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert strip(window) == [A.MASTER_COLLECTOR]
    press_key(window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert strip(window) == [None]


def test_a_completed_card_is_face_up_for_all(qtbot: QtBot) -> None:
    window = in_window(qtbot, table(cards=(A.BIG_SPENDER, A.MASTER_COLLECTOR), **CARDS).player(0, corn=7), **CARDS)
    play(window.session, CHOOSE[R.MAYOR])
    board = window.session.view.players[0]
    assert (board.titles, board.cards_left) == ((A.MASTER_COLLECTOR,), 1)
    figures = next(item for item in window.table.models.players.items if item.ref.endswith("0") or item.seat == 0)
    assert (figures.titles, figures.cards_left) == ((A.MASTER_COLLECTOR,), 1)
    log = window.table.models.log
    assert [line.heading for line in log.items if "Master Collector" in log.name(line)] == [True]


# -- keeping cards --------------------------------------------------------------------------------------------------


def kept(window: MainWindow) -> Achievement:
    """The card kept last."""
    action = window.session.match.moves[-1].action
    assert isinstance(action, KeepCard)
    return action.achievement


@pytest.mark.parametrize("way", ["drag", "click", "key"])
def test_a_card_is_kept_by_dragging_by_clicking_and_by_key(qtbot: QtBot, way: str) -> None:
    window = new_window(qtbot, "pbb", **DRAFT)
    common = window.table.common
    assert common.pack.isVisible()
    assert not common.market.isVisible()
    pack = window.session.view.pack
    assert "3 cards" in window.interaction.prompt().detail
    if way == "drag":
        assert carry(window, f"pack:{pack[1].id}", "player")
    elif way == "click":
        click(window, f"pack:{pack[1].id}")
        click(window, f"pack:{pack[1].id}")
    else:
        take_keyboard(qtbot, window)
        press_key(window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
        press_key(window, Qt.Key.Key_Right)
        press_key(window, Qt.Key.Key_Return)
        press_key(window, Qt.Key.Key_Return)
    assert kept(window) == pack[1]
    assert strip(window) == [pack[1]]


def test_beside_a_puertoma_the_prompt_counts_the_cards_to_keep_and_passes_none_on() -> None:
    interaction = Interaction(session := new_session("ppp", puertomas=1, **CARDS), session)
    for number in range(4):
        detail = interaction.prompt().detail
        assert f"{4 - number} card" in detail
        assert "the others leave the game" in detail
        assert "your left" not in detail
        play(session, session.game.legal_actions()[0])
    assert "4 cards still to keep" in interaction.prompt().detail


@pytest.mark.parametrize("size", [(1000, 540), (1024, 600), (1366, 768)])
@pytest.mark.parametrize(("options", "count"), [({**CARDS, "puertomas": 1}, 6), (DRAFT, 4)])
def test_the_goals_of_cards_to_keep_are_painted_whole_also_when_dragged(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    options: dict[str, Any],
    count: int,
    size: tuple[int, int],
) -> None:
    window = new_window(qtbot, "ppp", **options)
    window.resize(*size)
    QApplication.processEvents()
    view = window.table.common.pack
    delegate, rect, words = view._delegate, QRectF(view.rects[0]), window.session.words
    assert len(view.rects) == count
    painted = watch(monkeypatch)
    lifted = delegate.lifted_size(view.records[0], view.records[0].ref, rect)
    assert lifted.width() <= rect.width()
    for whole in (rect.size().toSize(), lifted):
        picture = QPixmap(whole)
        with QPainter(picture) as painter:
            for card, row in ACHIEVEMENTS.items():
                item = attrs.evolve(view.records[0], card=card, points=row.points, goal=card_goal(card, words))
                delegate.draw(painter, QRectF(QRect(QPoint(), whole)), item, Look(card_title(card), view.scale))
    assert not painted.cut


def test_the_market_is_shown_again_after_the_draft(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp", **DRAFT)
    while window.session.view.pack:
        play(window.session, window.session.game.legal_actions()[0])
    QApplication.processEvents()
    assert window.table.common.market.isVisible()
    assert not window.table.common.pack.isVisible()


@pytest.mark.parametrize("by_key", [False, True])
def test_the_focus_ring_after_the_draft_is_shown_to_keyboard_users_only(qtbot: QtBot, by_key: bool) -> None:
    window = new_window(qtbot, "ppp", **DRAFT)
    take_keyboard(qtbot, window)
    common = window.table.common
    common.pack.setFocus(Qt.FocusReason.TabFocusReason if by_key else Qt.FocusReason.MouseFocusReason)
    while window.session.view.pack:
        play(window.session, window.session.game.legal_actions()[0])
    QApplication.processEvents()
    assert common.roles.hasFocus()
    assert common.roles.is_played_by_key == by_key


def test_the_log_names_no_card_that_is_kept(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp", **DRAFT)
    pack = window.session.view.pack
    titles = [window.table.models.pack.name(item) for item in window.table.models.pack.items]
    assert carry(window, f"pack:{pack[0].id}", "player")
    log = window.table.models.log
    told = " ".join(log.name(line) for line in log.items)
    assert "keeps an achievement card" in told
    assert not [title for title in titles if title in told]


def test_packs_are_covered_between_players(qtbot: QtBot) -> None:
    """With open points too, since cards are still hidden."""
    window = new_window(qtbot, "ppp", **{**DRAFT, "open_points": True})
    window.services.preferences.change(cover=True)
    window.table.cover.lift()
    assert carry(window, f"pack:{window.session.view.pack[0].id}", "player")
    assert window.table.cover.isVisible()
    pack = window.table.models.pack
    assert pack.items
    assert not any(item.card for item in pack.items), "a screen reader finds the pieces below the cover too"
    window.table.cover.lift()
    assert all(item.card for item in pack.items)


def test_undo_below_a_cover_shows_no_pack(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp", **DRAFT)
    window.services.preferences.change(cover=True)
    session, cover = window.session, window.table.cover
    play(session, session.game.legal_actions()[0])
    assert cover.button.text() == "&I am Ben"
    session.undo()
    assert session.asked_person == 0
    assert cover.isVisible()
    assert cover.button.text() == "&I am Anna"
    cover.button.click()
    assert not cover.isVisible()


def test_no_key_reveals_cards_below_a_cover(qtbot: QtBot) -> None:
    window = in_window(qtbot, table(cards=(A.MASTER_COLLECTOR,), **CARDS).cards(1, A.DOCK_TYCOON), **CARDS)
    window.services.preferences.change(cover=True)
    cover = window.table.cover
    take_keyboard(qtbot, window)
    cover.lift()
    play(window.session, CHOOSE[R.SETTLER], PASS)
    assert cover.isVisible()
    for key in (Qt.Key.Key_K, Qt.Key.Key_1, Qt.Key.Key_Tab, Qt.Key.Key_Tab):
        is_tab = key is Qt.Key.Key_Tab
        press_key(window, key, Qt.KeyboardModifier.NoModifier if is_tab else Qt.KeyboardModifier.ControlModifier)
        assert QApplication.focusWidget() in (cover.button, cover.never_button)
        assert not window.statusBar().currentMessage()
    cover.button.click()
    press_key(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert strip(window) == [A.DOCK_TYCOON]


def test_no_key_plays_an_action_below_a_cover(qtbot: QtBot) -> None:
    window = in_window(qtbot, table(**CARDS), **CARDS)
    window.services.preferences.change(cover=True)
    take_keyboard(qtbot, window)
    window.table.cover.lift()
    play(window.session, CHOOSE[R.SETTLER])
    for player in ("Ben", "Clara"):
        press_key(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
        assert window.table.cover.button.text() == f"&I am {player}"
        ply = window.session.ply
        press_key(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
        assert window.session.ply == ply
        window.table.cover.button.click()


@pytest.mark.parametrize(("kinds", "shown"), [("ppp", False), ("pbb", True)])
def test_former_packs_are_face_down_among_several_people(qtbot: QtBot, kinds: str, shown: bool) -> None:
    window = new_window(qtbot, kinds, **DRAFT)
    session, packs = window.session, window.table.models.pack
    assert all(item.card is not None for item in packs.items)
    play(session, session.game.legal_actions()[0])
    session.look_back(0)
    QApplication.processEvents()
    assert [item.card is not None for item in packs.items] == [shown] * 4
    assert len({packs.name(item) for item in packs.items}) == (4 if shown else 1)
    assert any(packs.effect(item) for item in packs.items) == shown
    session.return_to_game()
    assert all(item.card is not None for item in packs.items)


def test_former_positions_of_a_finished_game_are_open(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp", **DRAFT)
    session, models = window.session, window.table.models
    window.services.preferences.change(cover=True)
    play_last_move(window)
    window.dialogs.close()
    for ply in (0, session.ply // 2, session.ply - 1):
        session.look_back(ply)
        assert all(item.card is not None for item in (*models.pack.items, *models.cards.items))
        assert [item.points for item in models.players.items] == [one.points for one in session.game.players]
    assert models.cards.items


def test_looking_back_below_a_cover_shows_no_pack(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp", **DRAFT)
    session, cover = window.session, window.table.cover
    while session.game.kind is DecisionKind.KEEP_CARD:
        play(session, session.game.legal_actions()[0])
    window.services.preferences.change(cover=True)
    play(session, CHOOSE[R.SETTLER], PASS)
    assert cover.isVisible()
    pack = window.table.common.pack

    def is_bare(widget: QWidget) -> bool:
        place = QRect(widget.mapTo(window.table, QPoint()), widget.size())
        return not any(hidden.contains(place) for hidden in cover._places or [cover.rect()])

    assert not pack.isVisible()
    for ply in (0, 1, session.ply - 2):
        session.look_back(ply)
        QApplication.processEvents()
        assert cover.isVisible()
        assert not is_bare(pack)
        assert not is_bare(window.table.own)
    session.return_to_game()
    assert cover.isVisible()
    assert is_bare(window.table.common.market)
    cover.button.click()
    session.look_back(0)
    session.return_to_game()
    assert not cover.isVisible(), "whoever has looked back is still the player at turn"


# -- paying all doubloons -------------------------------------------------------------------------------------------


def rich(*cards: Achievement) -> Position:
    """Returns a position with ten doubloons, where a large building costs nine."""
    return table(cards=cards, **CARDS).player(0, doubloons=10)


def test_only_the_owner_of_the_card_can_pay_all_doubloons() -> None:
    with_card, without = at(rich(A.BIG_SPENDER), "pbb", **CARDS), at(rich(A.TRADE_TYCOON), "pbb", **CARDS)
    for interaction in (with_card, without):
        play(interaction.session, CHOOSE[R.BUILDER])
    assert "pay_all" in button_ids(with_card)
    assert "pay_all" not in button_ids(without)


@pytest.mark.parametrize(
    ("holder", "done", "shown"),
    [(0, False, True), (None, False, True), (1, False, True), (0, True, False), (1, True, False)],
)
def test_among_people_the_pay_all_button_does_not_reveal_the_owner(
    holder: int | None, done: bool, shown: bool
) -> None:
    position = table(**CARDS).player(0, doubloons=10)
    if holder is not None:
        position.cards(holder, A.BIG_SPENDER, met=(A.BIG_SPENDER,) if done else ())
    interaction = at(position, **CARDS)
    play(interaction.session, CHOOSE[R.BUILDER])
    assert ("pay_all" in button_ids(interaction)) == shown


def test_the_pay_all_button_buys_a_building_for_all_doubloons(qtbot: QtBot) -> None:
    window = in_window(qtbot, rich(A.BIG_SPENDER), "pbb", **CARDS)
    play(window.session, CHOOSE[R.BUILDER])
    assert "all your 10 coins" not in window.interaction.prompt().detail
    press(window, "pay_all")
    assert "all your 10 coins" in window.interaction.prompt().detail
    assert window.table.prompt.detail.text() == window.interaction.prompt().detail
    assert "Big Spender" in window.interaction.hint_for("market:fortress", "city")
    assert carry(window, "market:fortress", "city:0")
    assert window.session.match.moves[-1].action == BUILD_FOR_ALL[B.FORTRESS]
    assert window.session.view.players[0].titles == (A.BIG_SPENDER,)


def test_the_pay_all_button_tells_what_is_paid_where_a_discount_remains(english: object) -> None:
    """Nine doubloons for a building of ten: the quarry is used for the tenth only."""
    position = table(cards=(A.BIG_SPENDER,), **CARDS).player(0, doubloons=9, island={T.QUARRY: (1, 1)})
    interaction = at(position, "pbb", **CARDS)
    play(interaction.session, CHOOSE[R.BUILDER])
    spec = next(spec for spec in interaction.buttons() if spec.id == "pay_all")
    assert spec.text == "Pay all 9"
    assert "all your 9 coins" in spec.reason
    assert "left unused" not in spec.reason


def test_dropping_with_shift_pays_all_doubloons(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = in_window(qtbot, rich(A.BIG_SPENDER), "pbb", **CARDS)
    play(window.session, CHOOSE[R.BUILDER])
    monkeypatch.setattr(QGuiApplication, "keyboardModifiers", staticmethod(lambda: Qt.KeyboardModifier.ShiftModifier))
    assert carry(window, "market:fortress", "city:0")
    assert window.session.match.moves[-1].action == BUILD_FOR_ALL[B.FORTRESS]


def test_dropping_without_shift_pays_the_price(qtbot: QtBot) -> None:
    window = in_window(qtbot, rich(A.BIG_SPENDER), "pbb", **CARDS)
    play(window.session, CHOOSE[R.BUILDER])
    assert carry(window, "market:fortress", "city:0")
    assert window.session.game.players[0].doubloons == 1


# -- undo and scores ------------------------------------------------------------------------------------------------


def test_undo_stops_at_a_card_that_others_have_seen() -> None:
    position = table(cards=(A.MASTER_COLLECTOR,), **CARDS).player(0, corn=7)
    for kinds, possible in (("ppp", False), ("pbb", True)):
        interaction = at(position, kinds, **CARDS)
        play(interaction.session, CHOOSE[R.MAYOR])
        assert interaction.session.can_undo is possible
        reason = next(spec.reason for spec in interaction.buttons() if spec.id == "undo")
        assert reason.startswith("Tiles or cards have been seen") is not possible


def test_points_of_cards_are_a_row_of_the_score_sheet(qtbot: QtBot) -> None:
    window = in_window(qtbot, table(cards=(A.MASTER_COLLECTOR,), **CARDS).player(0, corn=7), **CARDS)
    play(window.session, CHOOSE[R.MAYOR])
    sheet = window.session.game.scores()[0]
    assert sheet.achievement_points == 7


def test_both_readings_show_the_same_panel(qtbot: QtBot) -> None:
    options = {**BOX, "reading": Reading.CORRECTED}
    window = new_window(qtbot, "ppp", **options)
    assert len(window.table.models.tasks.items) == 3
    view, point = find(window, "task:1")
    QTest.mouseMove(view.viewport(), point)
    assert window.table.models.tasks.effect(window.table.models.tasks.items[1])


# -- what a draft completes -----------------------------------------------------------------------------------------


def test_a_raid_says_which_achievement_it_completes() -> None:
    position = table(PRIZE, cards=(A.CARAMEL_POPCORN_INVENTOR,)).player(0, corn=4, sugar=1)
    interaction = at(position.ships({4: (G.SUGAR, 4)}), "pbb")
    play(interaction.session, CHOOSE[R.SMUGGLER])
    assert "ompletes" not in interaction.prompt().detail
    hint = interaction.hint_for("ship:0", "goods")
    assert hint == "Raid: 3 sugar for you (completes the Caramel Popcorn Inventor)"
    interaction.drop("ship:0", "goods")
    assert interaction.prompt().detail.startswith("Completes: Caramel Popcorn Inventor. You keep 3 sugar;")
    interaction.press("fewer")
    assert interaction.prompt().detail.startswith("You keep 2 sugar;")


def test_a_raid_names_no_achievement_if_several_people_look_at_the_screen() -> None:
    position = table(PRIZE, cards=(A.CARAMEL_POPCORN_INVENTOR,)).player(0, corn=4, sugar=1)
    interaction = at(position.ships({4: (G.SUGAR, 4)}))
    play(interaction.session, CHOOSE[R.SMUGGLER])
    assert interaction.hint_for("ship:0", "goods") == "Raid: 3 sugar for you"
    interaction.drop("ship:0", "goods")
    assert interaction.prompt().detail.startswith("You keep 3 sugar;")


def test_people_who_are_poached_or_placed_say_which_achievement_they_complete() -> None:
    position = (
        table(PRIZE, cards=(A.LEADING_EMPLOYER,))
        .player(0, island={T.CORN: (4, 4), T.COFFEE: (6, 3)})
        .colonists(ship=3)
    )
    interaction = at(position, "pbb")
    play(interaction.session, CHOOSE[R.SMUGGLER])
    assert interaction.hint_for("crew", "island:7").startswith("Poach 3 ")
    interaction.drop("crew", "island:7")
    assert "ompletes" not in interaction.prompt().detail
    assert interaction.hint_for(SAN_JUAN, "island:8") == "Completes: Leading Employer."
    interaction.drop(SAN_JUAN, "island:8")
    assert interaction.prompt().detail.startswith("Completes: Leading Employer. 1 newcomer")

    mayor = at(position, "pbb")
    play(mayor.session, CHOOSE[R.MAYOR])
    for space in (7, 8):
        assert "ompletes" not in mayor.prompt().detail
        mayor.drop(SAN_JUAN, f"island:{space}")
    assert mayor.prompt().detail.startswith("Completes: Leading Employer.")


def test_goods_to_keep_say_which_achievement_they_complete() -> None:
    full = {4: (G.COFFEE, 3), 5: (G.INDIGO, 4), 6: (G.TOBACCO, 5)}
    position = table(PRIZE, cards=(A.PRUDENT_MERCHANT,)).ships(full)
    interaction = at(position.player(0, corn=3, sugar=2, city={B.SMALL_WAREHOUSE: 1}), "pbb")
    play(interaction.session, CHOOSE[R.CAPTAIN])
    assert interaction.session.game.kind is DecisionKind.STORE_GOODS
    interaction.activate("good:corn")
    interaction.activate("good:sugar")
    assert interaction.prompt().detail.startswith("Completes: Prudent Merchant. Everything is chosen.")


# -- the lines of the log -------------------------------------------------------------------------------------------


def lit_by(window: MainWindow, kind: type[Event]) -> list[frozenset[str]]:
    """The places that the lines of such events in the log highlight."""
    lines = window.table.models.log.items
    return [window.table.places_of(item) for item in lines if isinstance(item.event, kind)]


def test_the_line_of_a_task_highlights_the_task_and_what_counted(qtbot: QtBot) -> None:
    position = table(PRIZE, TRIBUTE, WEIGHT).offer(T.CORN, T.SUGAR)
    window = in_window(qtbot, position.player(0, island={T.CORN: 2, T.COFFEE: 1}), "pbb")
    play(window.session, CHOOSE[R.SETTLER], TakeTile(T.CORN), PASS)
    tiles = ("island:0", "island:1", "island:3")
    assert lit_by(window, TaskDone) == [frozenset({"player:0", "task:0", *tiles})]


def test_the_line_of_an_achievement_highlights_what_counted(qtbot: QtBot) -> None:
    goods = table(PRIZE, cards=(A.PASTRY_MAKER,)).player(0, corn=7, indigo=1, island={T.CORN: (1, 1)})
    window = in_window(qtbot, goods, "pbb")
    play(window.session, CHOOSE[R.CRAFTSMAN])
    assert lit_by(window, AchievementDone) == [frozenset({"player:0", "good:corn", "good:indigo"})]

    ship = table(PRIZE, cards=(A.CORN_DISPATCHER,)).ships({5: (G.CORN, 4)}).player(0, corn=1)
    window = in_window(qtbot, ship, "pbb")
    play(window.session, CHOOSE[R.CAPTAIN])
    assert lit_by(window, AchievementDone) == [frozenset({"player:0", "ship:1"})]

    large = table(PRIZE, cards=(A.BIG_SPENDER, A.MAJOR_INVESTOR)).player(0, doubloons=9, city={B.RESIDENCE: 0})
    window = in_window(qtbot, large, "pbb")
    play(window.session, CHOOSE[R.BUILDER], BUILD[B.FORTRESS])
    city = {f"city:{space}": site.building for space, site in enumerate(window.session.arrangements[0].city) if site}
    fortress = next(ref for ref, building in city.items() if building is B.FORTRESS)
    assert lit_by(window, AchievementDone) == [frozenset({"player:0", fortress}), frozenset({"player:0", *city})]
