"""The drafts of payments and selections, at tables prepared for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import attrs
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.sanjuan.actions import PASS, ChooseRole
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.position import Position, table
from puertorico_desktop.gui.sanjuan.interaction import SanJuanInteraction
from puertorico_desktop.gui.sanjuan.models.boards import CityModel
from puertorico_desktop.gui.sanjuan.models.sanjuan_models import SanJuanModels
from puertorico_desktop.gui.sanjuan.pending import PendingBuilding
from puertorico_desktop.gui.sanjuan.refs import card_of, city_ref
from puertorico_desktop.gui.sanjuan.texts.speech import city_speech
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.match.match import Match
from puertorico_desktop.match.record import GameRecord
from tests.gui.sanjuan.robot import new_session
from tests.gui.sanjuan.window import sanjuan_window
from tests.gui.test_geometry import language as language

Lay = Callable[[Position], SanJuanInteraction]


@pytest.fixture
def lay(english: object) -> Iterator[Lay]:
    """Returns a function that lays a position for two on a table."""
    session = new_session(2, 1)

    def lay_out(position: Position) -> SanJuanInteraction:
        game = position.build()
        setup = attrs.evolve(session.setup, options=game.options)
        session.open(Match(setup, GameRecord(game.options, 1, start=game)))
        return SanJuanInteraction(session, session)

    yield lay_out
    session.deleteLater()


def choose_building(interaction: SanJuanInteraction, card: Card) -> PendingBuilding:
    """Returns the draft after the player has put a card of the hand into the city."""
    assert interaction.session.submit(ChooseRole(Role.BUILDER), interaction.session.ply)
    ref = next(ref for ref in interaction.sources() if card_of(ref) is card)
    assert interaction.drop(ref, "city")
    pending = interaction.pending
    assert isinstance(pending, PendingBuilding)
    return pending


@pytest.mark.parametrize("play_forced", [True, False])
@pytest.mark.parametrize(
    ("hand", "goods", "covers"),
    [
        ([Card.VILLA], [Card.CORN_GRANARY, Card.SUGAR_MILL], 2),
        ([Card.VILLA, Card.STATUE], [Card.SUGAR_MILL], 2),
        ([Card.CRANE], [Card.SUGAR_MILL], 1),
    ],
)
def test_the_only_payment_is_filled_in_with_goods_too(
    lay: Lay, hand: list[Card], goods: list[Card], covers: int, play_forced: bool
) -> None:
    city = [Card.HIDDEN_MARKET, Card.SUGAR_MILL]
    position = table(2, play_forced=play_forced).player(0, city=city, goods=goods, hand=hand)
    interaction = lay(position)
    pending = choose_building(interaction, hand[0])
    assert len(pending.slots) == covers
    assert None not in pending.slots
    assert interaction.prompt().detail == "All is paid; nothing counts before you build."
    interaction.press("confirm")
    assert interaction.session.game.players[0].goods_held == 0
    assert interaction.session.game.players[0].hand_size == 0


def test_goods_are_not_filled_in_where_cards_could_pay_instead(lay: Lay) -> None:
    position = table(2).player(
        0, city=[Card.HIDDEN_MARKET], goods=[Card.CORN_GRANARY], hand=[Card.VILLA, *[Card.HERO] * 2]
    )
    assert choose_building(lay(position), Card.VILLA).slots == (None, None)


def test_the_prompt_says_how_to_select_until_enough_is_selected(lay: Lay) -> None:
    interaction = lay(table(2).player(0, hand=[Card.VILLA]).deck(*[Card.HERO] * 3, Card.CRANE, Card.STATUE))
    interaction.session.submit(ChooseRole(Role.RECRUITER), interaction.session.ply)
    assert interaction.session.game.kind is DecisionKind.KEEP
    how = "Click the cards that you keep; the others are discarded."
    assert interaction.prompt().detail == f"0 of 1 chosen. {how}"
    interaction.activate(min(interaction.sources()))
    assert interaction.prompt().detail == "1 of 1 chosen."


def test_the_question_names_the_building_on_the_site(lay: Lay) -> None:
    interaction = lay(table(2).player(0, hand=[Card.VILLA, Card.STATUE, *[Card.HERO] * 2]))
    choose_building(interaction, Card.VILLA)
    assert interaction.prompt().heading == "Anna, builder phase: pay for the Villa"
    interaction.press("reset")
    assert interaction.prompt().heading == "Anna, builder phase: build"


@pytest.mark.parametrize(
    ("building", "words"),
    [
        (Card.CHAPEL, "Anna, Chapel: put a card under it"),
        (Card.CHURCH, "Anna, Church, once a game: put cards under it"),
    ],
)
def test_the_question_about_a_church_says_that_it_comes_once(lay: Lay, building: Card, words: str) -> None:
    position = table(2, new_buildings=True).player(0, city=[building], hand=[Card.HERO])
    assert lay(position.round_start()).prompt().heading == words


@pytest.mark.parametrize(("fortress", "limit"), [(False, 7), (True, 6)])
def test_the_question_names_the_hand_limit(lay: Lay, fortress: bool, limit: int) -> None:
    position = table(2, new_buildings=True).player(0, hand=[Card.SUGAR_MILL] * 8 + [Card.VILLA])
    interaction = lay(position.player(1, city=[Card.FORTRESS] * fortress).round_start())
    assert interaction.prompt().heading == f"Anna: more cards than the hand limit of {limit}"


def test_cards_put_under_a_church_are_counted_with_those_left(lay: Lay) -> None:
    """The hand limit is looked at next, and any number of cards may go."""
    position = table(2, new_buildings=True).player(0, city=[Card.CHURCH], hand=[Card.SUGAR_MILL] * 8 + [Card.VILLA])
    interaction = lay(position.player(1, city=[Card.FORTRESS]).round_start())
    assert interaction.prompt().detail.startswith("Up to 9 cards.")
    for number in range(2):
        assert interaction.activate(f"card:sugar_mill:{number}")
    assert interaction.prompt().detail == "Under it: 2. In your hand: 7, the limit is 6."


def test_drawn_cards_are_sorted_like_the_hand(lay: Lay) -> None:
    drawn = (Card.SUGAR_MILL, Card.CRANE, Card.HERO, Card.CORN_GRANARY, Card.STATUE)
    interaction = lay(table(2).deck(*drawn))
    session = interaction.session
    models = SanJuanModels(session, interaction, session)
    session.submit(ChooseRole(Role.RECRUITER), session.ply)
    shown = [item.building for item in models.drawn.items]
    assert shown == [Card.HERO, Card.SUGAR_MILL, Card.STATUE, Card.CRANE, Card.CORN_GRANARY]
    session.set_display_options(True, True)
    models.drawn.refresh()
    assert [item.building for item in models.drawn.items] == sorted(drawn)


@pytest.mark.parametrize(("over", "points"), [(None, 4), (Card.STATUE, 3)])
def test_a_building_site_shows_the_points_that_the_building_will_have(
    lay: Lay, over: Card | None, points: int
) -> None:
    """A City Hall counts itself, and not the building that it covers."""
    city = [Card.CRANE, Card.STATUE, Card.CHAPEL]
    interaction = lay(table(2).player(0, city=city, hand=[Card.CITY_HALL, *[Card.SUGAR_MILL] * 7]))
    session = interaction.session
    models = SanJuanModels(session, interaction, session)
    session.submit(ChooseRole(Role.BUILDER), session.ply)
    ref = next(ref for ref in interaction.sources() if card_of(ref) is Card.CITY_HALL)
    spaces = session.cities[0].spaces
    assert interaction.drop(ref, "city" if over is None else city_ref(spaces.index(over)))
    models.cities[0].refresh()
    (site,) = [item for item in models.cities[0].items if item.building is Card.CITY_HALL]
    assert site.points == points


def test_each_building_that_can_be_covered_tells_the_price_there(lay: Lay) -> None:
    city = [Card.CRANE, Card.CHAPEL, Card.STATUE, Card.FRUIT_DEPOT]
    hand = [Card.CITY_HALL, *[Card.SUGAR_MILL] * 6]
    interaction = lay(table(2).player(0, city=city, goods=[Card.FRUIT_DEPOT], hand=hand))
    session = interaction.session
    session.submit(ChooseRole(Role.BUILDER), session.ply)
    ref = next(ref for ref in interaction.sources() if card_of(ref) is Card.CITY_HALL)
    spaces = session.cities[0].spaces
    told = {card: interaction.hint_for(ref, city_ref(spaces.index(card))) for card in {*city, None}}
    assert told == {
        Card.CHAPEL: "Build the City Hall over the Chapel for 2 cards",
        Card.STATUE: "Build the City Hall over the Statue for 2 cards",
        Card.FRUIT_DEPOT: "Build the City Hall over the Fruit Depot for 3 cards; its good is lost",
        Card.CRANE: "",
        None: "Build the City Hall for 5 cards",
    }
    assert interaction.reason(ref, city_ref(spaces.index(Card.CRANE))) == "A Crane cannot be covered."


def test_building_over_a_building_tells_what_becomes_of_it(lay: Lay) -> None:
    """The good is lost; what costs nothing is told in words, and its site is marked like any other."""
    city = [Card.CRANE, Card.CUSTOMS_HOUSE, Card.FRUIT_DEPOT]
    hand = [Card.HERO, Card.VILLA, Card.VILLA]
    interaction = lay(table(2).player(0, city=city, goods=[Card.FRUIT_DEPOT], hand=hand))
    session = interaction.session
    session.submit(ChooseRole(Role.BUILDER), session.ply)
    ref, spaces = "card:hero:0", session.cities[0].spaces
    customs, depot = (city_ref(spaces.index(card)) for card in city[1:])
    assert interaction.hint_for(ref, customs) == "Build the Hero over the Customs House for nothing"
    assert interaction.drop(ref, depot)
    assert interaction.prompt().detail == "The good on the Fruit Depot is lost. All is paid."
    (site,) = [item for item in CityModel(0, session, interaction).items if item.site]
    assert len(site.slots) == 2
    interaction.press("reset")
    assert interaction.drop(ref, customs)
    assert interaction.prompt().detail == "It costs you nothing; nothing counts before you build."
    (site,) = [item for item in CityModel(0, session, interaction).items if item.site]
    assert (site.building, site.slots) == (Card.HERO, ())
    assert city_speech(site) == "Hero, to be built for nothing."


@pytest.mark.parametrize(
    ("is_other_full", "over", "told"),
    [
        (False, False, "Your city is full with it: the game ends with this phase. All is paid."),
        (False, True, "It costs you nothing; nothing counts before you build."),
        (True, False, "All is paid; nothing counts before you build."),
    ],
)
def test_the_last_space_of_a_city_ends_the_game(lay: Lay, is_other_full: bool, over: bool, told: str) -> None:
    """Told once: not where another city is full already."""
    city = [Card.CRANE, Card.VILLA, *[Card.CORN_GRANARY] * 8]
    full = [*[Card.SUGAR_MILL] * 9, *[Card.FRUIT_DEPOT] * 2]
    position = table(2).player(0, city=city, hand=[Card.LIGHTHOUSE, Card.NOTARY, Card.NOTARY])
    interaction = lay(position.player(1, city=full) if is_other_full else position)
    session = interaction.session
    session.submit(ChooseRole(Role.BUILDER), session.ply)
    ref, spaces = "card:lighthouse:0", session.cities[0].spaces
    assert spaces.count(None) == 1
    assert interaction.drop(ref, city_ref(spaces.index(Card.VILLA if over else None)))
    interaction.suggest()
    assert interaction.prompt().detail == told


def test_free_spaces_are_counted_until_the_game_is_over(lay: Lay) -> None:
    position = table(2).player(0, city=[Card.VILLA, *[Card.CORN_GRANARY] * 8, Card.CRANE], hand=[Card.NOTARY] * 2)
    interaction = lay(position)
    session = interaction.session
    choose_building(interaction, Card.NOTARY)
    assert [item.left for item in CityModel(1, session, interaction).items if item.left] == [11]
    interaction.press("confirm")
    if session.decision is not None:
        session.submit(PASS, session.ply)
    assert session.decision is None
    assert not any(item.left for item in CityModel(1, session, interaction).items)


@pytest.mark.parametrize("at_once", [False, True])
def test_a_setting_builds_with_the_last_payment(lay: Lay, at_once: bool) -> None:
    """Nothing is built while a payment is suggested, taken back, or was filled in with the building itself."""
    interaction = lay(table(2).player(0, hand=[Card.VILLA, Card.STATUE, Card.HERO, Card.CRANE]))
    session = interaction.session
    session.builds_at_once = at_once
    choose_building(interaction, Card.VILLA)  # for 2
    ply = session.ply
    first, _, third = sorted(interaction.sources())
    interaction.press("suggest")
    assert session.ply == ply
    interaction.activate(min(interaction.pending.chosen_refs))
    interaction.activate(min(interaction.pending.chosen_refs))
    assert session.ply == ply
    assert interaction.activate(first)
    assert interaction.drop(third, city_ref(1))
    assert (session.ply > ply) == at_once
    assert (Card.VILLA in session.cities[0].spaces) == at_once


def test_a_building_whose_only_payment_is_filled_in_waits_for_the_button(lay: Lay) -> None:
    interaction = lay(table(2).player(0, hand=[Card.VILLA, Card.STATUE, Card.HERO]))
    interaction.session.builds_at_once = True
    pending = choose_building(interaction, Card.VILLA)
    assert None not in pending.slots
    assert interaction.session.cities[0].spaces.count(None) == 11


BUILDINGS = [Card.FRUIT_DEPOT] * 5 + [Card.SUGAR_MILL] * 5
CARDS = [Card.VILLA, *[Card.TOBACCO_STORAGE] * 4, *[Card.COFFEE_ROASTER] * 4]


def paying(qtbot: QtBot, size: tuple[int, int], buildings: int, hand: int) -> MainWindow:
    """Returns a window of that size in which the builder has so many buildings and cards, and pays for a Villa."""
    game = table(2).player(0, city=BUILDINGS[: buildings - 1], hand=CARDS[:hand]).build()
    window = sanjuan_window(qtbot, game.options)
    window.resize(*size)
    window.session.open(Match(window.session.setup, GameRecord(game.options, 1, start=game)))
    QApplication.processEvents()
    choose_building(window.table._interaction, Card.VILLA)
    QApplication.processEvents()
    return window


@pytest.mark.parametrize(("buildings", "hand", "place"), [(4, 6, "city"), (10, 6, "hand")])
def test_the_price_is_added_up_on_free_spaces_or_at_the_end_of_the_hand(
    qtbot: QtBot, english: object, buildings: int, hand: int, place: str
) -> None:
    scene = paying(qtbot, (1366, 768), buildings, hand).table
    assert scene.slip.isVisible()
    view = scene.own.views[1] if place == "city" else scene.rail.hand
    slip = scene.slip.geometry()
    assert scene._on_table(view, view.rect()).contains(slip)
    items = zip(view.rects, view.records, strict=True)
    full = [scene._on_table(view.viewport(), rect) for rect, item in items if item.building is not None]
    assert not any(rect.intersects(slip) for rect in full)
    assert scene.prompt.detail.text() == "0 of 2 paid; nothing counts before you build."


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_without_room_for_that_the_prompt_tells_the_sum(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    window = paying(qtbot, size, 10, 9)
    assert not window.table.slip.isVisible()
    detail = window.table.prompt.detail
    assert detail.text().startswith("3 − 1 = 2")
    assert detail.fits
    window.table._interaction.press("reset")
    assert "=" not in detail.text()


def test_the_question_about_doubling_tells_what_each_answer_brings_and_leaves_the_hand_in_view(lay: Lay) -> None:
    interaction = lay(table(2).player(0, city=[Card.PUBLISHING_HOUSE], hand=[Card.VILLA, Card.HERO]))
    session = interaction.session
    models = SanJuanModels(session, interaction, session)
    assert interaction.drop("role:builder", "player")
    models.hand.refresh()
    told = {spec.id: spec.reason for spec in interaction.buttons() if spec.id in ("twice", "once")}
    assert told == {"twice": "Costs 2 less", "once": "Costs 1 less"}
    assert interaction.prompt().detail.startswith("Builder: “Costs 2 less” instead of “Costs 1 less”?")
    assert all(item.payable for item in models.hand.items)


def test_the_slip_only_reports_that_it_lacks_room_and_the_interaction_changes_once(qtbot: QtBot) -> None:
    window = paying(qtbot, (1024, 600), 10, 9)
    table = window.table
    changes, reports = [], []
    table._interaction.changed.connect(lambda: changes.append(1))
    table.slip.lacks_room_changed.connect(reports.append)
    table.slip.refresh()
    table._interaction.set_sum_in_prompt(True)
    assert (changes, reports) == ([], [])
    table._interaction.set_sum_in_prompt(False)
    assert changes == [1]
    assert "=" not in table.prompt.detail.text()


def test_a_building_that_costs_nothing_is_not_to_be_paid_for(lay: Lay) -> None:
    interaction = lay(table(2).player(0, city=[Card.DISTILLERY], hand=[Card.FRUIT_DEPOT, Card.STATUE]))
    choose_building(interaction, Card.FRUIT_DEPOT)
    assert interaction.prompt().heading == "Anna, builder phase: build the Fruit Depot for nothing"


def test_a_player_who_can_pay_for_no_card_is_told_so(lay: Lay) -> None:
    interaction = lay(table(2, play_forced=False).player(0, hand=[Card.STATUE, Card.HERO]))
    assert interaction.session.submit(ChooseRole(Role.BUILDER), interaction.session.ply)
    assert interaction.prompt().detail == "You can pay for none of the cards in your hand."
