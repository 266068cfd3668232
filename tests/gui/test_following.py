"""Following a game: news as cards, the last round beside the prompt, the changes since the player's last turn."""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS, Build
from puertorico_desktop.engine.puertorico.components import Achievement, Building, EndTrigger, Good, Role, Task, Tile
from puertorico_desktop.engine.puertorico.events import EndTriggered, RoleChosen
from puertorico_desktop.engine.puertorico.forecast import forecast, phase_forecast
from puertorico_desktop.engine.puertorico.options import Edition, Options
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.app.settings import Settings
from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.play.news import READING_MS, News, Weight
from puertorico_desktop.gui.play.pace import TEMPOS, Pace
from puertorico_desktop.gui.puertorico.models.items import CardItem, TaskItem
from puertorico_desktop.gui.puertorico.models.puertoma_items import AbilityItem, EstateItem, PlaceItem, TieCardItem
from puertorico_desktop.gui.puertorico.news import news_of
from puertorico_desktop.gui.puertorico.output import output_of
from puertorico_desktop.gui.puertorico.texts.short_effects import short_effect
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.puertorico.views.item_icons import icon_of
from puertorico_desktop.gui.texts.phrases import without_subject
from puertorico_desktop.gui.windows.choreography import BEAT_MS, LEAD_MS, STAGGER_MS, Route, starts_of
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.news_card import NewsCard
from puertorico_desktop.gui.windows.stage import FLIGHT_MS, SUM_MS, Flight
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from puertorico_desktop.match.match import GameSetup, Seat
from puertorico_desktop.paths import resource
from tests.gui.hands import find, new_window, press
from tests.gui.table import bots_of, lay, new_session, play


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    """A window in which Anna is a person and the others are bots that move when the test says so."""
    window = new_window(qtbot, "pbb")
    window.session.set_pace(Pace.NORMAL)
    return window


def card_of(window: MainWindow) -> NewsCard:
    """Returns the news card on the table."""
    assert window.table.news is not None
    return window.table.news


def let_bot(qtbot: QtBot, window: MainWindow, action: object) -> None:
    """Lets the bot that is asked choose, and plays its move."""
    ply = window.session.ply
    bots_of(window.session).answer(action)
    window.session.pause._timer.start(0)
    qtbot.waitUntil(lambda: window.session.ply > ply)


def to_ben(qtbot: QtBot, window: MainWindow) -> None:
    """Lets Anna choose a role, so that Ben is asked for one."""
    play(window.session, CHOOSE[Role.SETTLER], PASS)
    let_bot(qtbot, window, PASS)
    let_bot(qtbot, window, PASS)


# -- news -----------------------------------------------------------------------------------------------------------


def test_the_news_card_of_a_bots_role_delays_the_next_move(qtbot: QtBot, window: MainWindow) -> None:
    to_ben(qtbot, window)
    card, session = card_of(window), window.session
    let_bot(qtbot, window, CHOOSE[Role.BUILDER])
    assert card.shown is not None
    assert (card.shown.seat, card.shown.heading) == (1, "Ben: Builder")
    assert session.pause.linger_ms == READING_MS[card.shown.weight]
    assert session.pause._timer.remainingTime() > TEMPOS[Pace.NORMAL].move_ms
    assert not card.geometry().intersects(window.table.prompt.geometry())
    bots_of(session).answer(PASS)
    assert session.bot_is_moving, "the next move waits until the card has been read"
    session.skip()
    assert card.shown is None, "the next move takes it away"


def test_the_heading_names_the_player_of_the_news_until_they_are_read(qtbot: QtBot, window: MainWindow) -> None:
    to_ben(qtbot, window)
    let_bot(qtbot, window, CHOOSE[Role.TRADER])
    prompt, card = window.table.prompt, card_of(window)
    assert card.shown is not None
    assert card.shown.seat == 1
    assert window.session.decision.seat == 2
    assert prompt.heading.text() == "Ben is moving"
    assert prompt._crest._seat == 1
    card.dismiss()
    assert prompt.heading.text() == "Clara is moving"
    assert prompt._crest._seat == 2


def test_the_heading_of_another_game_names_nobody_of_the_news(qtbot: QtBot, window: MainWindow) -> None:
    to_ben(qtbot, window)
    let_bot(qtbot, window, CHOOSE[Role.TRADER])
    card, session = card_of(window), window.session
    assert card.news is not None
    card.news = attrs.evolve(card.news, seat=2)
    session.start(GameSetup(Options(players=2), 1, (Seat("Dora", "hard"), Seat("Emil"))))
    assert window.table.prompt.heading.text() == "Dora is moving"


def test_moves_of_people_show_no_news_card(window: MainWindow) -> None:
    play(window.session, CHOOSE[Role.SETTLER])
    assert card_of(window).shown is None


@pytest.mark.parametrize("pace", [Pace.AT_ONCE, Pace.BRISK, Pace.SLOW])
def test_the_duration_of_the_news_card_depends_on_the_pace(qtbot: QtBot, window: MainWindow, pace: Pace) -> None:
    to_ben(qtbot, window)
    window.session.set_pace(pace)
    let_bot(qtbot, window, CHOOSE[Role.BUILDER])
    shown = card_of(window).shown
    if pace is Pace.AT_ONCE:
        assert shown is None
    else:
        assert shown is not None
        assert window.session.pause.linger_ms == round(READING_MS[shown.weight] * TEMPOS[pace].reading)


def test_by_hand_the_news_card_stays_until_the_player_goes_on(qtbot: QtBot, window: MainWindow) -> None:
    to_ben(qtbot, window)
    session = window.session
    session.set_pace(Pace.BY_HAND)
    bots_of(session).answer(CHOOSE[Role.BUILDER])
    press(window, "next")
    assert card_of(window).shown is not None
    assert not card_of(window)._clock.isActive()
    bots_of(session).answer(PASS)
    press(window, "next")
    assert card_of(window).shown is None


def test_escape_dismisses_the_news_card(qtbot: QtBot, window: MainWindow) -> None:
    to_ben(qtbot, window)
    session = window.session
    let_bot(qtbot, window, CHOOSE[Role.BUILDER])
    bots_of(session).answer(PASS)
    ply = session.ply
    QTest.keyClick(window.table.entrance, Qt.Key.Key_Escape)
    assert card_of(window).shown is None
    assert session.ply == ply + 1


def test_news_of_a_loss_have_more_weight_than_of_a_gain() -> None:
    """Anna cannot ship her two kinds, so most of her goods spoil."""
    session = new_session("pbb")
    ships = {4: (Good.CORN, 3), 5: (Good.SUGAR, 1), 6: (Good.COFFEE, 1)}
    position = classic(3, governor=1).player(0, indigo=3, tobacco=3).player(1, corn=1).ships(ships)
    lay(session, position.build())
    assert session.decision is not None
    assert session.decision.seat == 1
    found: list[News | None] = []
    session.moved.connect(lambda events: found.append(news_of(session, events)))
    play(session, CHOOSE[Role.CAPTAIN])
    news = found[0]
    assert news is not None
    assert (news.heading, news.weight) == ("Ben: Captain", Weight.HITS)
    assert "Anna: loses" in news.detail


def test_the_outcome_of_a_phase_is_as_forecast() -> None:
    session = new_session("ppp")
    for role in (Role.SETTLER, Role.MAYOR, Role.BUILDER, Role.CRAFTSMAN, Role.TRADER, Role.CAPTAIN):
        game = session.game.copy()
        foreseen = forecast(game, role)
        chooser = game.asked
        events = game.apply(CHOOSE[role])
        assert phase_forecast(game, events, chooser, chooser) == foreseen


# -- the last round --------------------------------------------------------------------------------------------------


def test_the_last_round_is_shown_beside_the_prompt(window: MainWindow) -> None:
    prompt, session = window.table.prompt, window.session
    assert prompt.badge.isHidden()
    session.game.end_triggers = 1 << EndTrigger.CITY
    prompt.refresh()
    assert not prompt.badge.isHidden()
    assert prompt.badge.text() == "Last round"
    assert "Last round" in prompt.accessibleDescription()
    assert prompt.badge.toolTip()
    QApplication.processEvents()
    image = prompt.grab().toImage()
    place = prompt.badge.geometry()
    gold = [
        (x, y)
        for x in range(place.left(), place.right())
        for y in range(place.top(), place.bottom())
        if image.pixelColor(x, y) == prompt._theme.color("gold")
    ]
    assert gold, "words and a pennant in gold"
    assert len(gold) < place.width() * place.height() / 4, "no golden ground, which only a button has"


def test_the_end_trigger_is_news_before_a_role() -> None:
    session = new_session("pbb")
    events = [RoleChosen(1, Role.BUILDER, 0), EndTriggered(EndTrigger.CITY, 2)]
    news = news_of(session, events)
    assert news == News(
        2, "Last round", "governor", "Clara has filled the city: this round is the last one.", Weight.HITS
    )


# -- since the player's last turn ------------------------------------------------------------------------------------


def test_there_is_a_button_for_the_recap(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    session = window.session
    assert "recap" not in [spec.id for spec in window.interaction.buttons()]
    play(session, CHOOSE[Role.SETTLER], PASS, PASS, PASS)
    specs = {spec.id: spec for spec in window.interaction.buttons()}
    more = specs["recap"].more
    assert more is not None
    assert more() == "Show it once more, move by move."
    play(session, CHOOSE[Role.BUILDER], PASS, PASS)
    assert session.asked_person == 0
    press(window, "recap")
    assert window.recap.is_running


def test_changes_since_the_last_turn_are_listed_in_lines(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    session = window.session
    play(session, CHOOSE[Role.SETTLER], PASS, PASS, PASS, CHOOSE[Role.CRAFTSMAN])
    while session.asked_person != 0:
        play(session, session.game.legal_actions()[0])
    assert "Ben: Craftsman" in window.interaction.changes(4)


# -- pieces appear when they arrive ----------------------------------------------------------------------------------


def test_pieces_of_one_player_travel_together_and_players_in_turn() -> None:
    routes = [Route("a", "b", "x"), Route("a", "b", "x"), Route("a", "b", "x", 2, 0), Route("a", "b", "x", 1, 0)]
    starts = starts_of([*routes, Route("a", "b", "x", 3, 1)])
    assert starts == [0, STAGGER_MS, STAGGER_MS + LEAD_MS, STAGGER_MS + LEAD_MS, STAGGER_MS + LEAD_MS + BEAT_MS]


def test_a_place_is_not_repainted_until_its_piece_arrives(qtbot: QtBot) -> None:
    window = new_window(qtbot, "pbb")  # Anna stays the viewer
    window.session.set_pace(Pace.NORMAL)
    play(window.session, CHOOSE[Role.BUILDER])
    window.table.grab()
    play(window.session, next(one for one in window.session.game.legal_actions() if one != PASS))
    flights = window.table.stage.flights
    assert flights
    held = [view for view in window.table.views if view._held]
    # the space of the building, and the next one, which shows the number of free spaces from now on
    assert [list(view._held) for view in held] == [[0, 1]]
    window.table.stage.clear()
    assert not any(view._held for view in window.table.views)
    assert all(not view._holds.total() for view in held)


def _taken(window: MainWindow) -> list[Flight]:
    """Returns the flights after the governor has taken the first tile."""
    play(window.session, next(one for one in window.session.game.legal_actions() if one != PASS))
    return list(window.table.stage.flights)


@pytest.mark.parametrize("size", [(1366, 768), (1024, 768)])
def test_what_others_receive_does_not_hide_their_names(qtbot: QtBot, size: tuple[int, int]) -> None:
    window = new_window(qtbot, "pbbb")
    window.resize(*size)
    QApplication.processEvents()
    play(window.session, CHOOSE[Role.MAYOR])
    table = window.table
    amounts = [flight.amount_rect for flight in table.stage.flights if flight.amount is not None]
    lines = [QRectF(table.place_of(f"player:{seat}")) for seat in (1, 2, 3)]
    for line, amount in zip(lines, amounts[1:], strict=True):  # after what the player receives
        assert line.left() + line.width() * 0.4 < amount.left() < amount.right() <= line.right() + 1


def test_pieces_fly_to_the_figure_that_counts_them_and_do_not_hide_it(qtbot: QtBot) -> None:
    window = new_window(qtbot, "pbb")
    play(window.session, CHOOSE[Role.MAYOR])
    table = window.table
    flights = [flight for flight in table.stage.flights if flight.amount is not None]
    for seat, flight in enumerate(flights):
        whole, people = table.place_of(f"player:{seat}"), table.place_of(f"player:{seat}", "colonist")
        assert whole.contains(people)
        assert people.width() < whole.width() / 2
        assert people.contains(flight.target.toPoint())
        others = [table.place_of(f"player:{seat}", icon) for icon in ("doubloon", "points")]
        assert not any(place.contains(flight.target.toPoint()) for place in others)
        assert flight.amount_rect.center().y() < people.top()
        assert table.rect().contains(flight.amount_rect.toAlignedRect().adjusted(1, 1, -1, -1))


def test_a_place_without_figures_is_one_place(qtbot: QtBot) -> None:
    table = new_window(qtbot, "pbb").table
    assert table.place_of("house", "good_corn") == table.place_of("house")
    assert table.place_of("nowhere", "doubloon").isEmpty()


def test_the_places_of_figures_are_computed_once_until_their_item_changes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = new_window(qtbot, "pbb")
    table, drawn = window.table, []
    line = next(view for view in table.views if "player:1" in view.refs)
    market = next(view for view in table.views if "market:hacienda" in view.refs)
    for view in (line, market):
        delegate = type(view.itemDelegate())
        for name in ("draw", "draw_figures"):
            monkeypatch.setattr(delegate, name, _noted(getattr(delegate, name), (name, delegate), drawn))
    place = table.place_of("player:1", "doubloon")
    assert ("draw_figures", type(line.itemDelegate())) in drawn
    drawn.clear()
    assert table.place_of("player:1", "doubloon") == place != table.place_of("player:1", "points")
    table.place_of("market:hacienda", "doubloon")
    assert ("draw", type(market.itemDelegate())) not in drawn  # an item without figures is not painted
    assert not [name for name, kind in drawn if kind is type(line.itemDelegate())]
    window.resize(window.width() + 200, window.height())
    QApplication.processEvents()
    assert table.place_of("player:1", "doubloon") != place
    drawn.clear()
    play(window.session, CHOOSE[Role.MAYOR])  # the number of people in the line changes
    assert ("draw_figures", type(line.itemDelegate())) in drawn


def _noted(drawing: Callable[..., object], name: object, drawn: list[object]) -> Callable[..., object]:
    """Returns the same function, which also adds its name to a list."""

    def draw(*args: object) -> object:
        drawn.append(name)
        return drawing(*args)

    return draw


def test_the_next_move_ends_running_flights(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    play(window.session, CHOOSE[Role.SETTLER])
    window.repaint()
    _taken(window)
    play(window.session, PASS)
    assert not any(one._held for one in window.table.views)
    assert window.session.ply == 3


def test_places_of_flights_that_the_next_move_ends_are_repainted(qtbot: QtBot, monkeypatch) -> None:
    """Otherwise they keep showing what was there before the flight, such as the number of cards of a pile."""
    window = new_window(qtbot, "pbb")
    play(window.session, CHOOSE[Role.BUILDER])
    window.table.grab()
    play(window.session, next(one for one in window.session.game.legal_actions() if one != PASS))
    view = next(one for one in window.table.views if one._held)
    held, updated = set(view._held), set()
    monkeypatch.setattr(view, "update_rows", lambda rows: updated.update(rows))
    window.session.about_to_move.emit(PASS)
    assert held <= updated


def test_sums_are_shown_until_all_flights_are_over(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    stage, picture = window.table.stage, window.table.sign("good_corn", 28)
    arrived: list[int] = []
    amount = stage.amount_picture("+3")
    flights = [
        Flight(picture, QPointF(10, 10), QPointF(90, 90), start, amount, lambda start=start: arrived.append(start))
        for start in (0, 50)
    ]
    assert stage.play(flights, speed=20.0) == round((50 + FLIGHT_MS + SUM_MS) / 20)
    stage._tick(float(FLIGHT_MS))
    assert arrived == [0]
    stage.grab()
    stage.clear()
    assert arrived == [0, 50]
    assert not stage.flights


# -- what a placement would produce ----------------------------------------------------------------------------------


def test_the_prompt_of_a_placement_says_what_it_would_produce(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    position = classic(3).player(
        0, island={Tile.CORN: 1, Tile.INDIGO: 4}, city={Building.SMALL_INDIGO_PLANT: 0}, idle=1
    )
    lay(window.session, position.build())
    play(window.session, CHOOSE[Role.MAYOR])
    interaction = window.interaction
    assert "Would produce" not in interaction.prompt().detail, "nobody works yet"
    island = window.session.arrangements[0].island
    corn, indigo = island.index(Tile.CORN), island.index(Tile.INDIGO)
    assert interaction.activate(f"island:{corn}")
    assert "Would produce 1 corn." in interaction.prompt().detail
    assert interaction.activate(f"island:{indigo}")
    assert "Would produce 1 corn; nobody in the city for 1 indigo." in interaction.prompt().detail
    assert interaction.activate("city:0")
    assert "Would produce 1 corn and 1 indigo." in interaction.prompt().detail


def test_missing_colonists_are_named_only_for_free_circles(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    island = {Tile.INDIGO: (2, 2), Tile.SUGAR: (3, 2), Tile.TOBACCO: (1, 0)}
    city = {Building.SMALL_SUGAR_MILL: 0, Building.TOBACCO_STORAGE: 2, Building.COFFEE_ROASTER: 1}
    lay(window.session, classic(3).player(0, island=island, city=city, idle=1).build())
    play(window.session, CHOOSE[Role.MAYOR])
    assert output_of(window.session.game, window.interaction.placement).lacking_plants == (0, 0, 1, 0, 0)
    assert output_of(window.session.game, window.interaction.placement).lacking_tiles == (0, 0, 0, 1, 0)
    told = window.interaction.prompt().detail
    assert "Would produce nothing; nobody in the city for 1 sugar; nobody on the island for 1 tobacco." in told


# -- info cards of pieces --------------------------------------------------------------------------------------------


def test_hovering_over_a_piece_shows_its_info_card_after_a_while(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    card = window.table.info_cards.card
    view, point = find(window, "market:hacienda")
    QTest.mouseMove(view.viewport(), point)
    assert not card.shown, "a pointer that only passes shows nothing"
    qtbot.waitUntil(lambda: card.shown == "market:hacienda")
    told = card.explanation
    assert told is not None
    assert (told.icon, told.name) == ("building_hacienda", "Hacienda")
    assert told.state.startswith("2 doubloons for you now"), "its name stands above"
    assert told.effect == window.session.words.building_effect(Building.HACIENDA)
    assert not card.geometry().intersects(window.table.place_of("market:hacienda"))
    card.grab()
    tip = QHelpEvent(QEvent.Type.ToolTip, point, view.viewport().mapToGlobal(point))
    assert view.viewportEvent(tip)
    assert not QToolTip.isVisible(), "the card says it"
    other, where = find(window, "market:wharf")
    QTest.mouseMove(other.viewport(), where)
    assert card.shown == "market:wharf", "the next one comes at once"
    QTest.keyClick(window.table.entrance, Qt.Key.Key_Escape)
    assert not card.shown


def test_hovering_shows_the_info_card_in_a_focused_view(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    card, market = window.table.info_cards.card, window.table.common.market
    market.setFocus(Qt.FocusReason.TabFocusReason)
    assert market.is_played_by_key
    QTest.mouseMove(market.viewport(), find(window, "market:hacienda")[1])
    qtbot.waitUntil(lambda: card.shown == "market:hacienda")
    QApplication.sendEvent(market, QEvent(QEvent.Type.Leave))
    assert not card.shown
    QTest.keyClick(market, Qt.Key.Key_Down)
    card._wait.timeout.emit()
    assert not card.shown, "keys alone ask for no card"


def test_the_status_bar_is_cleared_when_the_pointer_leaves(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    view, point = find(window, "market:hacienda")
    QTest.mouseMove(view.viewport(), point - QPoint(1, 1))  # a pointer that does not move sends no event
    QTest.mouseMove(view.viewport(), point)
    qtbot.waitUntil(lambda: window.statusBar().currentMessage().startswith("Hacienda"))
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert not window.statusBar().currentMessage()


def test_the_reason_of_a_refusal_hides_the_info_card(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    play(window.session, CHOOSE[Role.BUILDER])
    card = window.table.info_cards.card
    view, point = find(window, "market:wharf")
    QTest.mouseMove(view.viewport(), point)
    qtbot.waitUntil(lambda: card.shown == "market:wharf")
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert window.statusBar().currentMessage().startswith("The Wharf costs you")
    assert not card.shown
    card._wait.timeout.emit()
    assert not card.shown, "it comes when one looks again"


def test_a_key_shows_the_info_card_of_the_focused_piece(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    said: list[str] = []
    window.announcer.announced.connect(said.append)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    explaining = window.table.info_cards
    market = window.table.common.market
    market.setFocus(Qt.FocusReason.TabFocusReason)
    market.setCurrentIndex(market.model().index(2, 0))
    assert not explaining.card.shown
    explaining.action.trigger()
    assert explaining.card.shown == market.record(2).ref  # type: ignore[union-attr]
    assert explaining.card.explanation is not None
    assert explaining.card.explanation.effect in said[-1]
    assert said[-1].startswith(explaining.card.explanation.name)
    QTest.keyClick(market, Qt.Key.Key_Down)
    assert explaining.card.shown not in ("", market.record(2).ref)  # type: ignore[union-attr]
    explaining.action.trigger()
    assert not explaining.card.shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_state_on_an_info_card_does_not_repeat_the_name(qtbot: QtBot, english: Languages, language: str) -> None:
    position = classic(3).player(
        0, corn=2, island={Tile.CORN: (1, 0), Tile.QUARRY: (1, 1)}, city={Building.HOSPICE: 1}
    )
    window = new_window(qtbot, "ppp")
    lay(window.session, position.house(Good.SUGAR).build())
    english.use(language)
    told = [
        (view.table_model.name(record), view.table_model.state(record))
        for view in window.table.info_cards._views
        for record in view.records
        if icon_of(record) and view.table_model.effect(record)
    ]
    english.use(ENGLISH)
    assert len(told) > 40
    assert all(without_subject(state, name) == state for name, state in told)


@pytest.mark.parametrize(
    ("sentence", "rest"),
    [
        ("Hospice: costs 4, 2 left.", "Costs 4, 2 left."),
        ("Hospice, empty.", "Empty."),
        ("Hospice.", ""),
        ("Hospice", ""),
        ("Hospices: none left.", "Hospices: none left."),
        ("The Hospice is full.", "The Hospice is full."),
    ],
)
def test_without_subject_removes_the_subject_of_a_sentence(sentence: str, rest: str) -> None:
    assert without_subject(sentence, "Hospice") == rest


def test_pieces_of_large_boards_have_info_cards(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    table = window.table
    table.close_ups.enlarge(1)
    large = table.close_ups.shown
    assert large is not None
    island = next(view for view in large.views if view.isVisible() and "island" in view.record(0).ref)
    ref = island.record(0).ref
    island.pointed.emit(ref)
    table.info_cards.card.appear()
    assert table.info_cards.card.explanation is not None
    place = table.info_cards._place_in(island, ref)
    assert large.geometry().contains(place), "it is explained where it is looked at"
    assert not table.info_cards.card.geometry().intersects(place)


def test_pieces_of_expansions_have_info_cards(qtbot: QtBot) -> None:
    items = [
        TaskItem("task:0", Task.CARNIVAL_COCKTAIL, (), (), None, None, None, 0, 3, 0, None),
        CardItem("card:0", next(iter(Achievement))),
        CardItem("card:1", None),
        PlaceItem("place:0", Role.MAYOR, False, False, ()),
        AbilityItem("ability:0", 1, 1, None),
        EstateItem("estate:0", Tile.CORN, False, 0, 1),
        TieCardItem("tie", None, 3),
    ]
    icons = [icon_of(item) for item in items]
    assert icons[2:] == ["achievement", "role_mayor", "city", "good_corn", "action_marker"]
    assert all(resource("icons", f"{icon}.svg").exists() for icon in icons)


def test_no_info_card_is_shown_with_a_piece_in_hand(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    card = window.table.info_cards.card
    play(window.session, CHOOSE[Role.BUILDER])
    view, _ = find(window, "market:hacienda")
    view.pointed.emit("market:hacienda")
    card.appear()
    assert card.shown
    assert window.interaction.pick("market:hacienda")
    assert not card.shown
    view.pointed.emit("market:hospice")
    card.appear()
    assert not card.shown


def test_the_market_shows_effects_of_buildings_if_there_is_room(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp")
    market = window.table.common.market
    item = next(one for one in market.records if one.ref == "market:small_market")
    assert item.effect == "+1 when you sell"
    row = market.records.index(item)
    without, other = attrs.evolve(item, effect=""), market._delegate
    pictures = {}
    for size in ((1366, 768), (1920, 1080)):
        window.resize(*size)
        QApplication.processEvents()
        look = market._look(row)
        for one in (item, without):
            picture = QPixmap(market.rects[row].size())
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as painter:
                painter.setFont(market.font())
                other.draw(painter, QRectF(picture.rect()), one, look)
            pictures[size, one.effect] = picture.toImage()
    assert pictures[(1366, 768), item.effect] == pictures[(1366, 768), ""]
    assert pictures[(1920, 1080), item.effect] != pictures[(1920, 1080), ""]


@pytest.mark.parametrize("edition", Edition)
def test_every_building_has_a_short_effect(edition: Edition) -> None:
    for building in Building:
        assert 0 < len(short_effect(building, Words(edition))) <= 30


# -- the role the player hovered over, and a first game --------------------------------------------------------------


def test_news_of_the_role_that_was_hovered_over_have_more_weight(qtbot: QtBot, window: MainWindow) -> None:
    wish, card = window.table.wanted_piece, card_of(window)
    to_ben(qtbot, window)
    window.table.common.roles.pointed.emit("role:craftsman")
    wish._note()
    assert wish.means("role:craftsman")
    let_bot(qtbot, window, CHOOSE[Role.CRAFTSMAN])
    assert card.shown is not None
    assert card.shown.weight is Weight.HITS
    assert card.shown.detail.startswith("You were looking at it.")
    assert not wish.means("role:craftsman")


def test_news_and_explanations_follow_the_language(qtbot: QtBot, window: MainWindow, english: Languages) -> None:
    card, explaining = card_of(window), window.table.info_cards.card
    to_ben(qtbot, window)
    window.session.set_pace(Pace.BY_HAND)
    window.table.common.roles.pointed.emit("role:craftsman")
    window.table.wanted_piece._note()
    bots_of(window.session).answer(CHOOSE[Role.CRAFTSMAN])
    press(window, "next")
    explaining.look_at("quarry", lambda: QRect(100, 300, 40, 40))
    explaining.appear()
    assert card.shown is not None
    assert explaining.shown
    try:
        english.use("ja")
        QApplication.processEvents()
        assert card.shown.heading == "Ben：監督"
        assert "You" not in card.shown.detail
        assert card.shown.weight is Weight.HITS
        assert not explaining.shown, "it explains the piece anew when one looks again"
    finally:
        english.use(ENGLISH)


def test_tips_about_small_buildings_are_shown_when_they_are_useful(qtbot: QtBot, english: Languages) -> None:
    window = new_window(qtbot, "pbb", open_points=True)
    session = window.session
    session.start(attrs.evolve(session.setup, free_undo=True))
    assert window.interaction.tip() == ""
    play(session, CHOOSE[Role.BUILDER])
    line = window.statusBar()
    assert line.currentMessage().startswith("For instance, you could build this now: Small Market.")
    window.table.hint_changed.emit("something else")
    assert line.currentMessage() == "something else"
    window.table.hint_changed.emit("")
    assert line.currentMessage().startswith("For instance, you could build this now: Small Market."), "it comes back"
    roles = window.table.common.roles
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    roles.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right):
        QTest.keyClick(roles, key)
        here = roles.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
        assert line.currentMessage() == here, "it is about the piece that has the keyboard"
    window.table.log.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert line.currentMessage().startswith("For instance, you could build this now: Small Market.")
    window.learn_menu.lessons.open_list()
    assert line.currentMessage() == "", "the page that hides the table is about something else"
    window.pages.close_page()
    assert line.currentMessage().startswith("For instance, you could build this now: Small Market.")
    window.table.hint_changed.emit("the pointer is on a piece")
    window.learn_menu.lessons.open_list()
    assert line.currentMessage() == ""
    window.pages.close_page()
    assert window.interaction.tip() == window.interaction.tip()
    english.use("ja")
    QApplication.processEvents()
    assert line.currentMessage() == window.interaction.tip()
    assert "市場(小)" in line.currentMessage()
    english.use(ENGLISH)
    QApplication.processEvents()
    play(session, Build(Building.SMALL_MARKET))
    assert line.currentMessage() == ""
    told = window.interaction._first_game._shown_at
    assert list(told) == [(Building.SMALL_MARKET, False)]


def test_games_without_free_undo_have_no_tips(qtbot: QtBot) -> None:
    window = new_window(qtbot, "pbb")
    play(window.session, CHOOSE[Role.BUILDER])
    assert window.interaction.tip() == ""


def test_the_default_pace_of_a_first_game_is_slow() -> None:
    choices = FACES["puertorico"].usual_choices()
    assert choices.free_undo
    assert choices.options.open_points
    assert Settings().pace_of_first(choices) is Pace.SLOW
    assert Settings(game="puertorico").pace_of_first(choices) is Pace.NORMAL
    assert Settings(pace=Pace.BRISK).pace_of_first(choices) is Pace.BRISK
    assert Settings().pace_of_first(attrs.evolve(choices, free_undo=False)) is Pace.NORMAL


def test_a_short_log_leaves_its_room_to_the_opponents_boards(qtbot: QtBot) -> None:
    window = new_window(qtbot, "pp")
    session, table = window.session, window.table
    board, log = table.opponents[0].height(), table.log.height()
    assert log < board / 2
    while session.ply < 12:
        play(session, session.game.legal_actions()[0])
    QApplication.processEvents()
    assert table.log.height() > log
    assert table.opponents[0].height() < board


def test_tiles_on_offer_keep_their_size_while_players_take_them(qtbot: QtBot) -> None:
    window = new_window(qtbot, "pbb")
    offer = window.table.common.offer
    before = [rect.size() for rect in offer.rects]
    play(window.session, CHOOSE[Role.SETTLER])
    for left in (5, 4):
        play(
            window.session,
            next(one for one in window.session.game.legal_actions() if one != PASS and one.tile is not Tile.QUARRY),
        )
        assert len(offer.rects) == left
        assert [rect.size() for rect in offer.rects] == before[:left]
