"""Puertomas on the table: their boards, the action board, and their signs on other pieces."""

import re
from functools import cache
from itertools import product
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.components import AbilityTile, Building, Role, Task, Tile
from puertorico_desktop.engine.puertorico.festival import FestivalTask
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import WHOLE_BOX, Edition, Level, Options, Selection
from puertorico_desktop.engine.puertorico.puertoma.action_board import ARROWS, TIE_BREAK_CARDS, place_of
from puertorico_desktop.engine.puertorico.puertoma.board import CIRCLES_OF_ESTATE, PuertomaBoard
from puertorico_desktop.engine.puertorico.puertoma.puertoma_events import AbilityUnlocked, MarkerMoved, StepTaken
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.gui.puertorico.models.puertoma_items import (
    ROLE_OF_ABILITY,
    AbilityItem,
    AsideItem,
    BuildingsItem,
    EstateItem,
    LevelItem,
    PlaceItem,
    ReserveItem,
    TieCardItem,
)
from puertorico_desktop.gui.puertorico.routes import Scene, places_of, routes_of
from puertorico_desktop.gui.puertorico.texts.puertoma_pieces import ABILITY_EFFECTS, ability_effect, ability_name
from puertorico_desktop.gui.puertorico.texts.rules.where import topic_of
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.side_column import LEAST_LOG
from puertorico_desktop.match.match import Match
from tests.gui.courses import lay_moves
from tests.gui.hands import find, new_window
from tests.gui.painted import Painted
from tests.gui.past import press_key
from tests.gui.test_geometry import SIZES, SMALL, assert_apart, assert_whole, language, resize_unpainted

__all__ = ["language"]

SEED = 3
BOX: dict[str, Any] = {"expansions": WHOLE_BOX, "buildings": Selection.RANDOM}
ALL_GAMES = [(players, puertomas) for players in range(2, 6) for puertomas in (1, 2) if players > puertomas]


def rules(puertomas: int, level: Level = Level.HARD, **options: Any) -> dict[str, Any]:
    return {"edition": Edition.SPECIAL_1897, "puertomas": puertomas, "level": level, **options}


@cache
def _played(options: Options, plies: int) -> tuple[Action, ...]:
    """Returns the actions of a bot and the Puertomas in this many plies."""
    game = new_game(options, SEED)
    bot = make_bot("simple", SEED)
    actions = []
    while game.kind is not None and len(actions) < plies:
        automatic = game.rules.automatic >> game.asked & 1
        actions.append(game.legal_actions()[0] if automatic else bot.choose(game))
        game.play(actions[-1])
    return tuple(actions)


def at_table(
    qtbot: QtBot,
    players: int = 2,
    puertomas: int = 1,
    plies: int = 60,
    level: Level = Level.HARD,
    box: bool = False,
    scheme: Scheme = Scheme.LIGHT,
    *,
    unpainted: bool = False,
) -> MainWindow:
    """Returns a window in the middle of a game of people and Puertomas; `unpainted` where its picture is not looked
    at."""
    options = rules(puertomas, level, **(BOX if box else {}))
    window = new_window(qtbot, "p" * players, SEED, scheme, **options)
    window.setUpdatesEnabled(not unpainted)
    lay_plies(window, plies)
    return window


def lay_plies(window: MainWindow, plies: int) -> None:
    """Lays the game of a window as it is after this many plies."""
    lay_moves(window, _played(window.session.setup.options, plies))


def board_of(window: MainWindow, seat: int) -> PuertomaBoard:
    game: PuertoRico = window.session.game
    board = game.players[seat]
    assert isinstance(board, PuertomaBoard)
    return board


def items_of(window: MainWindow, kind: type, place: int = 1) -> list[Any]:
    """Returns the items of a class on the board that many seats after the viewer."""
    return [item for item in window.table.models.boards[place].puertoma.items if isinstance(item, kind)]


def places(window: MainWindow) -> list[PlaceItem]:
    return [item for item in window.table.models.action_board.items if isinstance(item, PlaceItem)]


def tie_card(window: MainWindow) -> TieCardItem:
    card = window.table.models.action_board.items[-1]
    assert isinstance(card, TieCardItem)
    return card


# -- the board of a Puertoma -----------------------------------------------------------------------------------------


def test_the_board_shows_the_state_of_the_puertoma(qtbot: QtBot) -> None:
    window = at_table(qtbot)
    for plies in (0, 20, 60, 100):
        lay_plies(window, plies)
        board = board_of(window, 1)
        estates = items_of(window, EstateItem)
        assert len(estates) == 10
        for kind in list(Tile)[:5]:
            both = [item for item in estates if item.kind is kind]
            assert sum(item.there for item in both) == board.estates[kind]
            assert sum(item.people for item in both) == board.colonists[kind]
            assert sum(item.is_active for item in both) == board.active(kind)
            assert {item.circles for item in both} == {CIRCLES_OF_ESTATE[kind]}
        levels = items_of(window, LevelItem)
        for level in range(4):
            standing = [item.building for item in levels if item.level == level + 1 and item.building is not None]
            assert standing == list(board.city[level])
        (aside,) = items_of(window, AsideItem)
        assert (aside.tiles, aside.people) == (board.aside, board.people_aside)
        (count,) = items_of(window, BuildingsItem)
        assert (count.built, count.spaces) == (board.spaces, 8)
        (reserve,) = items_of(window, ReserveItem)
        assert (-1 if reserve.building is None else reserve.building) == board.reserved
        assert [item.tile for item in items_of(window, AbilityItem)] == [
            AbilityTile(tile) if tile >= 0 else None for tile in board.abilities
        ]


def test_circles_of_estates_are_filled_from_the_left(qtbot: QtBot) -> None:
    window = at_table(qtbot)
    for item in items_of(window, EstateItem):
        same = [other for other in items_of(window, EstateItem) if other.kind is item.kind]
        if same.index(item) and item.people:
            assert same[0].is_active


def test_lost_abilities_of_an_easy_puertoma_are_marked(qtbot: QtBot) -> None:
    window = at_table(qtbot, plies=140, level=Level.EASY)
    abilities = items_of(window, AbilityItem)
    shown = [item for item in abilities if item.tile is not None]
    gone = [item for item in abilities if item.gone]
    assert len(gone) == (2 if len(shown) == 2 else 0)
    model = window.table.models.boards[1].puertoma
    for item in gone:
        assert "left the game" in model.speech(item)


def test_the_board_of_a_puertoma_replaces_island_and_city(qtbot: QtBot) -> None:
    window = at_table(qtbot, 3, 1)
    boards = window.table.opponents[:2]
    person, puertoma = sorted(boards, key=lambda board: board.is_automatic)
    assert not person.is_automatic
    assert [view.isVisible() for view in (*person.views[2:4], *person.views[4:])] == [True, True, False]
    assert [view.isVisible() for view in (*puertoma.views[2:4], *puertoma.views[4:])] == [False, False, True]
    assert person.spaces == person.views[2:4]
    assert puertoma.spaces == puertoma.views[4:]


def test_the_points_of_a_puertoma_are_open(qtbot: QtBot) -> None:
    window = at_table(qtbot, 3, 1)
    anna, ben, puertoma = window.table.models.players.items
    assert not window.session.view.options.open_points
    assert puertoma.points == board_of(window, 2).points
    assert (anna.points is None) != (ben.points is None)
    assert puertoma.automatic
    assert not anna.automatic
    assert f"{puertoma.spaces} of 8 buildings" in window.table.models.players.speech(puertoma)
    assert "island" not in window.table.models.players.speech(puertoma)


def test_only_people_in_the_vp_area_are_shown_as_idle(qtbot: QtBot) -> None:
    window = at_table(qtbot, 3, 2, plies=90)
    for seat in (1, 2):
        figures = window.table.models.players.items[seat]
        assert figures.idle == board_of(window, seat).newcomers


def test_every_piece_of_puertomas_has_name_speech_and_effect(qtbot: QtBot) -> None:
    window = at_table(qtbot, 3, 2, plies=90, level=Level.EASY)
    models = [window.table.models.action_board, *(window.table.models.boards[place].puertoma for place in (1, 2))]
    for model in models:
        for item in model.items:
            assert model.name(item)
            assert model.speech(item).endswith(".")
            assert "{" not in model.speech(item) + model.effect(item)
            assert model.effect(item) or (isinstance(item, AbilityItem) and item.gone)


def test_every_ability_has_its_own_name_and_effect() -> None:
    assert set(ABILITY_EFFECTS) == set(AbilityTile) == set(ROLE_OF_ABILITY)
    assert len({ability_effect(tile) for tile in AbilityTile}) == len(AbilityTile)
    assert len({ability_name(tile) for tile in AbilityTile}) == len(AbilityTile)
    roles = {"Trader": Role.TRADER, "Builder": Role.BUILDER, "Captain": Role.CAPTAIN, "Craftsman": Role.CRAFTSMAN}
    for tile, role in ROLE_OF_ABILITY.items():
        named = ability_effect(tile).partition(":")[0]
        assert roles.get(named, role) is role


def test_pieces_of_puertomas_have_pages_of_the_rules(qtbot: QtBot) -> None:
    window = at_table(qtbot)
    estates, levels = items_of(window, EstateItem), items_of(window, LevelItem)
    assert topic_of(estates[0]) == "tile:corn"
    assert all((topic_of(item) == "concept:puertoma_building") == (item.building is None) for item in levels)
    assert topic_of(places(window)[0]) == f"role:{places(window)[0].role.id}"


# -- the action board -----------------------------------------------------------------------------------------------


def test_the_action_board_shows_marker_and_arrows(qtbot: QtBot) -> None:
    window = at_table(qtbot)
    for plies in (0, 30, 60, 90):
        lay_plies(window, plies)
        view = window.session.view
        marked = [item.role for item in places(window) if item.marked]
        assert marked == [view.marker]
        assert {item.role for item in places(window) if item.led_to} == set(ARROWS[view.marker]) - {Role.SMUGGLER}
        assert Role.SMUGGLER not in {item.role for item in places(window)}
        assert tie_card(window).left == len(view.tie_cards)


def test_the_log_says_that_a_hard_puertoma_receives_its_first_building(qtbot: QtBot) -> None:
    window = at_table(qtbot, 3, 2, plies=120)
    log = window.table.models.log
    said = [log.name(item) for item in log.items]
    received = [line for line in said if re.fullmatch(r"Puertoma [AB] receives the .* at the start.", line)]
    first_role = next(number for number, line in enumerate(said) if " chooses the " in line)
    assert len(received) == 2
    assert not any(" builds the " in line for line in said[:first_role])
    assert any(line.startswith("Puertoma A builds the ") for line in said[first_role:])


def test_the_reserve_marker_mentions_a_large_building_of_an_open_task(qtbot: QtBot) -> None:
    window = at_table(qtbot, 3, 2, plies=40, box=True)
    model, (item,) = window.table.models.boards[1].puertoma, items_of(window, ReserveItem)
    view = window.session.view
    for tasks, said in (
        ((FestivalTask(Task.TOWN_PATRON, building=Building.FORTRESS),), True),
        ((FestivalTask(Task.TOWN_PATRON, building=Building.FORTRESS, winner=1),), False),
        ((FestivalTask(Task.PIONEERS_TRIBUTE, building=Building.FACTORY),), False),
    ):
        window.session.view = attrs.evolve(view, tasks=tasks)
        assert ("needs no marker" in model.effect(item)) == said


def test_beside_a_puertoma_the_smugglers_card_says_that_nobody_captures(qtbot: QtBot) -> None:
    window = at_table(qtbot, 3, 2, plies=40, box=True)
    model = window.table.models.roles
    told = {item.role for item in model.items if "nobody captures a role" in model.effect(item)}
    assert told == {Role.SMUGGLER}
    (smuggler,) = [item for item in model.items if item.role is Role.SMUGGLER]
    assert "or capture a role" not in model.effect(smuggler)
    assert "three deeds" in model.effect(smuggler)


def test_both_adventurers_are_one_space_of_the_action_board(qtbot: QtBot) -> None:
    window = at_table(qtbot, 5, 2, plies=10, box=True)
    roles = [item.role for item in places(window)]
    assert Role.PROSPECTOR in roles
    assert Role.SECOND_PROSPECTOR not in roles
    assert Role.SMUGGLER in roles
    cards = [item for item in window.table.models.roles.items if place_of(item.role) is Role.PROSPECTOR]
    assert len(cards) == 2
    assert cards[0].led_to == cards[1].led_to


def test_looking_back_shows_the_former_boards(qtbot: QtBot) -> None:
    window = at_table(qtbot, 2, 1, plies=60)
    window.session.look_back(0)
    assert [item.tile for item in items_of(window, AbilityItem)].count(None) == 3
    assert [item.role for item in places(window) if item.marked] == [window.session.view.marker]
    window.session.look_back(60)


def test_the_last_tie_break_card_is_shown_beside_the_action_board(qtbot: QtBot) -> None:
    window = at_table(qtbot, 3, 2)
    for plies in (3, 30, 61, 75, 90):
        lay_plies(window, plies)
        session = window.session
        told = [event for move in session.match.moves for event in move.events if isinstance(event, StepTaken)]
        lines = [*(line for event in told for line in event.account), *session.view.account]
        numbers = [line.card for line in lines if line.card is not None]
        card = tie_card(window)
        assert card.number == (numbers[-1] if numbers else None)
        if card.number is not None:
            assert [role for role in TIE_BREAK_CARDS[card.number - 1] if role in card.roles] == list(card.roles)
            assert len(card.names) == len(card.roles)
        if card.chosen is not None:
            assert card.out == card.roles[: card.roles.index(card.chosen)]
            assert session.words.role(card.chosen) in window.table.models.action_board.speech(card)


def test_without_puertomas_there_is_no_action_board(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp", edition=Edition.SPECIAL_1897)
    assert not window.table.action_board.isVisible()
    assert window.table.models.action_board.items == []
    heights = [board.height() for board in window.table.opponents[:2]]
    other = at_table(qtbot, 3, 1, plies=5)
    assert other.table.action_board.isVisible()
    other.session.open(Match.new(window.session.setup))
    QApplication.processEvents()
    assert not other.table.action_board.isVisible()
    found = [board.height() for board in other.table.opponents[:2]]
    assert found == pytest.approx(heights, abs=1)


def test_with_five_seats_the_action_board_is_one_line(qtbot: QtBot) -> None:
    window = at_table(qtbot, 5, 2, box=True)
    board = window.table.action_board
    assert 20 <= board.height() <= 32
    shown = [record for record, rect in zip(board.view.records, board.view.rects, strict=True) if not rect.isEmpty()]
    assert [getattr(item, "marked", None) for item in shown] == [True, None]
    three = at_table(qtbot, 3, 2)
    assert three.table.action_board.height() > 150


def test_a_key_moves_the_focus_to_the_action_board(qtbot: QtBot) -> None:
    window = at_table(qtbot)
    press_key(window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    view = window.table.action_board.view
    assert view.hasFocus()
    assert view.accessibleName() == "Action board"
    before = view.currentIndex().row()
    press_key(window, Qt.Key.Key_End)
    assert view.currentIndex().row() != before
    assert window.table.views[-1] is view


# -- signs on other pieces ------------------------------------------------------------------------------------------


def test_role_cards_show_the_action_marker_and_arrows(qtbot: QtBot) -> None:
    window = at_table(qtbot)
    cards = window.table.models.roles.items
    marker = window.session.view.marker
    assert [card.role for card in cards if card.marked] == [marker]
    assert {place_of(card.role) for card in cards if card.led_to} == set(ARROWS[marker]) - {Role.SMUGGLER}
    told = {card.role: window.table.models.roles.speech(card) for card in cards}
    assert "The action marker stands here." in told[marker]
    assert all(("An arrow leads here" in told[card.role]) == card.led_to for card in cards)


def test_abilities_are_shown_below_the_card_of_their_role(qtbot: QtBot) -> None:
    window = at_table(qtbot, 3, 2, plies=90)
    hanging = [(card.role, one) for card in window.table.models.roles.items for one in card.abilities]
    events = [event for move in window.session.match.moves for event in move.events]
    unlocked = {(event.seat, event.tile) for event in events if isinstance(event, AbilityUnlocked)}
    from_the_start = {(seat, AbilityTile(board_of(window, seat).abilities[0])) for seat in (1, 2)}
    assert {(one.seat, one.tile) for _, one in hanging} == unlocked | from_the_start
    assert unlocked
    for role, one in hanging:
        assert ROLE_OF_ABILITY[one.tile] is role
    card = next(item for item in window.table.models.roles.items if item.abilities)
    assert ability_effect(card.abilities[0].tile) in window.table.models.roles.speech(card)


def test_the_highlight_of_a_role_card_excludes_abilities_below(qtbot: QtBot) -> None:
    window = at_table(qtbot)
    view, _ = find(window, "role:builder")
    rect = view.rect_of("role:builder")
    row = next(row for row, record in enumerate(view.records) if record.ref == "role:builder")
    assert rect.height() < view.rects[row].height()


def test_an_ability_below_a_role_card_has_an_info_card(qtbot: QtBot) -> None:
    window = at_table(qtbot, 3, 2, plies=90)
    view = window.table.common.roles
    for record, rect in zip(view.records, view.rects, strict=True):
        below = QPoint(rect.center().x(), rect.bottom() - 4)
        found = view.ability_at(below) or view.ability_at(below - QPoint(15, 0))
        assert (found is None) == (not record.abilities)
        assert view.ability_at(rect.center()) is None


def test_the_market_marks_reserved_buildings(qtbot: QtBot) -> None:
    window = at_table(qtbot, 3, 2, plies=90)
    market = window.table.models.market
    reserved = {item.building: item.reserved for item in market.items if getattr(item, "reserved", None) is not None}
    boards = {seat: board_of(window, seat).reserved for seat in (1, 2)}
    assert reserved == {building: seat for seat, building in boards.items() if building >= 0}
    item = next(item for item in market.items if item.building in reserved)
    assert window.session.names[item.reserved] in market.speech(item)


def test_cards_not_completed_name_the_puertomas_that_score_them(qtbot: QtBot) -> None:
    window = at_table(qtbot, 3, 2, plies=12, box=True)
    cards = window.table.models.cards
    assert cards.items
    for item in cards.items:
        assert item.takers == (1, 2)
        assert (window.session.names[1] in cards.effect(item)) != item.done


# -- where the pieces go --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("box", [False, True])
def test_pieces_travel_to_their_places_on_the_board_of_a_puertoma(qtbot: QtBot, box: bool) -> None:
    window = at_table(qtbot, 3, 2, plies=120, box=box)
    session, models = window.session, window.table.models
    there = {item.ref for place in (1, 2) for item in models.boards[place].all()[3].items}
    lit = set()
    for ply, move in enumerate(session.match.moves):
        scene = Scene(session.viewer, session.arrangements_at(ply), session.arrangements_at(ply + 1))
        for event in move.events:
            if getattr(event, "seat", None) in (1, 2):
                found = {ref.partition("/")[2]: ref for ref in places_of(event, scene) if ref.startswith("seat:")}
                assert not {"island", "city"}.intersection(ref.partition(":")[0] for ref in found), event
                lit |= {ref for place, ref in found.items() if not place.startswith("good")}
    assert lit
    assert lit <= there
    kinds = {ref.partition("/")[2].partition(":")[0] for ref in lit}
    assert {"estate", "level", "ability"} <= kinds


def test_the_action_marker_travels(qtbot: QtBot) -> None:
    window = at_table(qtbot, 3, 2, plies=90)
    moved = [event for move in window.session.match.moves for event in move.events if isinstance(event, MarkerMoved)]
    assert moved
    arrangements = window.session.arrangements
    (route,) = routes_of(moved[-1], Scene(window.session.viewer, arrangements, arrangements))
    assert not window.table.place_of(route.source).isEmpty()
    assert not window.table.place_of(route.target).isEmpty()


# -- looks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "puertomas"), [(2, 1), (3, 2), (4, 1), (5, 2)])
def test_nothing_overlaps_and_nothing_is_cut(qtbot: QtBot, players: int, puertomas: int, painted: Painted) -> None:
    window = at_table(qtbot, players, puertomas, plies=90, box=players > 3, unpainted=True)
    for size in SIZES:
        resize_unpainted(window, *size)
        assert_apart(window)
        painted.cut.clear()
        assert_whole(window, painted, lambda caption: caption.fits)


def test_names_on_low_role_cards_are_not_cut_off(qtbot: QtBot, language: str, painted: Painted) -> None:
    """Nine cards beside each other, also with marker, arrow, coin and crest."""
    window = at_table(qtbot, 5, 2, plies=0, box=True, unpainted=True)
    resize_unpainted(window, *SMALL)
    view = window.table.common.roles
    painted.cut.clear()
    size = view.rects[0].size()
    picture = QPixmap(size)
    with QPainter(picture) as painter:
        painter.setFont(view.font())
        looks = [(item, view._look(row)) for row, item in enumerate(view.records)]
        for (item, look), marked, (coins, owner) in product(looks, (False, True), ((0, None), (2, None), (0, 1))):
            shown = attrs.evolve(item, marked=marked, led_to=not marked, doubloons=coins, owner=owner)
            view._delegate.draw(painter, QRectF(QRect(QPoint(), size)), shown, look)
    assert painted.cut == []


def test_no_text_is_cut_off_in_any_language(qtbot: QtBot, language: str, painted: Painted) -> None:
    window = at_table(qtbot, 3, 2, plies=90, unpainted=True)
    for size in ((1366, 768), SMALL):
        resize_unpainted(window, *size)
        painted.cut.clear()
        assert_whole(window, painted, lambda caption: caption.fits)


@pytest.mark.parametrize("scheme", list(Scheme))
def test_the_boards_of_puertomas_are_painted_in_every_scheme(qtbot: QtBot, scheme: Scheme) -> None:
    window = at_table(qtbot, 3, 2, scheme=scheme)
    assert not window.grab().isNull()


@pytest.mark.parametrize(("players", "puertomas"), ALL_GAMES)
def test_the_side_column_fits_all_numbers_of_seats(qtbot: QtBot, players: int, puertomas: int) -> None:
    window = at_table(qtbot, players, puertomas, plies=30, unpainted=True)
    assert not window.table.side.folded
    assert window.table.side.foot.geometry().height() > 90
    assert window.table.log.height() >= LEAST_LOG
    heights = {board.height() for board in window.table.opponents if board.isVisible()}
    assert max(heights) - min(heights) <= 1
    assert min(heights) >= 118


def test_boards_keep_their_heights_while_the_account_is_shown(qtbot: QtBot) -> None:
    window = at_table(qtbot, 3, 2, plies=11)
    table = window.table
    parts = [*table.opponents[:2], table.action_board]
    heights = [part.height() for part in parts]
    for wanted in (60, 120, 170):
        assert table.side.lay_above_log(table.why, wanted)
        QApplication.processEvents()
        assert table.why.height() == wanted
        assert [part.height() for part in parts] == pytest.approx(heights, abs=1)


def test_the_board_of_a_puertoma_can_be_shown_large(qtbot: QtBot, painted: Painted) -> None:
    window = at_table(qtbot, 3, 1)
    table = window.table
    automatic = next(place for place in (1, 2) if table.opponents[place - 1].is_automatic)
    table.close_ups.enlarge(automatic)
    shown = table.close_ups.shown
    assert shown is not None
    name = window.session.names[2]
    assert shown.board.views[-1].accessibleName() == f"{name}: estates, buildings and abilities"
    painted.cut.clear()
    window.grab()
    assert painted.cut == []
    window.resize(1920, 1080)
    QApplication.processEvents()
    assert [board.isVisible() for board in shown._boards] == [False, True]
    other = 3 - automatic
    table.close_ups.enlarge(other)
    assert table.close_ups.shown is not None
    assert [board.isVisible() for board in table.close_ups.shown._boards] == [True, False]
    seated = window.session.seats[table.opponents[other - 1].seat]
    assert table.close_ups.shown.board.views[2].accessibleName() == f"{seated.name}: island"
