"""The table of San Juan, played through the interaction: whole games, models, face-down hands."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import cast

import attrs
import pytest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.sanjuan.reasons import Reason, ReasonKind
from puertorico_desktop.bots.sanjuan.terms import TERMS
from puertorico_desktop.engine.sanjuan.actions import ChooseRole
from puertorico_desktop.engine.sanjuan.components import CITY_SPACES, ROLES, Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.events import CardsDiscarded, CardsDrawn, CardsKept, Event, RoleChosen
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.position import Position, table
from puertorico_desktop.gui.play.news import News, Weight
from puertorico_desktop.gui.sanjuan.interaction import SanJuanInteraction
from puertorico_desktop.gui.sanjuan.models.items import CardItem, CityItem, RoleItem
from puertorico_desktop.gui.sanjuan.models.sanjuan_models import SanJuanModels
from puertorico_desktop.gui.sanjuan.news import news_of
from puertorico_desktop.gui.sanjuan.pending import PendingBuilding
from puertorico_desktop.gui.sanjuan.refs import card_of, city_ref, role_ref
from puertorico_desktop.gui.sanjuan.texts.advice import reason_text
from puertorico_desktop.gui.sanjuan.texts.prompts import picking_progress
from puertorico_desktop.gui.sanjuan.texts.words import card_effect, card_name, privilege
from puertorico_desktop.match.match import Match, Seat
from puertorico_desktop.match.record import GameRecord
from tests.gui.courses import lay_moves
from tests.gui.sanjuan.robot import Robot, new_session
from tests.gui.sanjuan.window import middle_of_a_game, sanjuan_window

NEW = (Expansion.NEW_BUILDINGS,)
GAMES = [
    (2, 1, {}),
    (3, 2, {"expansions": NEW}),
    (4, 3, {"opening_choice": True}),
    (4, 4, {"expansions": NEW, "ask_optional_benefits": True}),
]


@pytest.fixture(params=GAMES)
def robot(english: object, request: pytest.FixtureRequest) -> Iterator[Robot]:
    players, seed, options = request.param
    session = new_session(players, seed, **options)
    yield Robot(SanJuanInteraction(session, session), seed)
    session.deleteLater()


def test_a_whole_game_is_played_through_the_interaction(robot: Robot) -> None:
    """At every decision, models agree with their records, and items have names and sentences."""
    session = robot.session
    models = SanJuanModels(session, robot.interaction, session)
    kinds = set()
    while session.decision is not None:
        kinds.add(session.decision.kind)
        prompt = robot.interaction.prompt()
        assert prompt.heading
        assert "{" not in prompt.heading + prompt.detail
        robot.answer()
        for model in models.all():
            if model is not models.log:
                assert model.items == list(model.records())
            for item in model.items[-3:]:
                assert "{" not in model.name(item) + model.speech(item) + model.effect(item)
    assert session.ply > 60
    assert {DecisionKind.CHOOSE_ROLE, DecisionKind.BUILD, DecisionKind.PAY} - kinds <= {DecisionKind.PAY}
    assert robot.interaction.result_text()


def test_all_models_pass_the_model_tester(english: object, qtmodeltester: ModelTester) -> None:
    session = new_session(3, 5)
    models = SanJuanModels(session, SanJuanInteraction(session, session), session)
    for model in models.all():
        qtmodeltester.check(model)
    session.deleteLater()


def test_buildings_keep_their_spaces_during_a_game(robot: Robot) -> None:
    session = robot.session
    before = session.cities
    while session.decision is not None:
        robot.answer()
        for old, new, player in zip(before, session.cities, session.game.players, strict=True):
            changed = [space for space in range(CITY_SPACES) if old.spaces[space] is not new.spaces[space]]
            assert len(changed) <= 1
            assert sum(card is not None for card in new.spaces) == player.buildings
        before = session.cities


def until(robot: Robot, kind: DecisionKind) -> None:
    while robot.session.game.kind is not kind:
        robot.answer()


@pytest.fixture
def four(english: object) -> Iterator[Robot]:
    session = new_session(4, 11)
    yield Robot(SanJuanInteraction(session, session), 11)
    session.deleteLater()


def test_a_role_may_be_dropped_on_the_city_the_hand_or_a_card(four: Robot) -> None:
    until(four, DecisionKind.CHOOSE_ROLE)
    interaction = four.interaction
    card = next(one.ref for one in SanJuanModels(four.session, interaction, four.session).hand.items)
    role = next(role for role in ROLES if interaction.accepts(role_ref(role), "player"))
    for place in ("city", city_ref(3), "hand", card):
        assert interaction.accepts(role_ref(role), place), place
    assert not interaction.accepts(role_ref(role), "deck")
    ply = four.session.ply
    assert interaction.drop(role_ref(role), card)
    assert four.session.ply == ply + 1


def costly(interaction: SanJuanInteraction) -> str:
    """Returns a card of the hand that is not free."""
    pending = interaction.pending
    assert isinstance(pending, PendingBuilding)
    asked = {kind for (kind, over), offer in pending.offers.items() if offer.asks and over is None}
    return next(ref for ref in sorted(interaction.sources()) if card_of(ref) in asked)


def test_building_and_paying_are_one_draft_and_one_undo_step(four: Robot) -> None:
    session, interaction = four.session, four.interaction
    until(four, DecisionKind.BUILD)
    ply, seat = session.ply, session.game.asked
    source = costly(interaction)
    assert interaction.drop(source, "city:5")
    pending = interaction.pending
    assert isinstance(pending, PendingBuilding)
    assert pending.site == (5, pending.card)
    while interaction.pending is not None and None in interaction.pending.slots:
        paid = interaction.pending.chosen_refs
        assert interaction.activate(next(ref for ref in sorted(interaction.sources()) if ref not in paid))
    card = pending.card
    interaction.press("confirm")
    assert session.ply == ply + 2
    assert session.cities[seat].spaces[5] is card
    interaction.undo()
    assert session.ply in (ply, ply + 2), "a card that was drawn since cannot be taken back"


def test_no_more_cards_than_the_price_can_be_paid(four: Robot) -> None:
    interaction = four.interaction
    until(four, DecisionKind.BUILD)
    source = costly(interaction)
    interaction.drop(source, "city:7")
    pending = interaction.pending
    assert isinstance(pending, PendingBuilding)
    assert pending.offer is not None
    for ref in sorted(interaction.sources()):
        interaction.activate(ref)
    assert len(interaction.pending.chosen_refs) <= pending.offer.price


def test_the_hand_is_face_down_at_decisions_that_do_not_need_it(four: Robot) -> None:
    session = four.session
    models = SanJuanModels(session, four.interaction, session)
    until(four, DecisionKind.PRODUCE)
    assert models.hand.items
    assert all(isinstance(item, CardItem) and item.building is None for item in models.hand.items)
    models.hand.session.peek(True)
    assert all(isinstance(item, CardItem) and item.building is not None for item in models.hand.items)
    models.hand.session.peek(False)
    assert all(isinstance(item, CardItem) and item.building is None for item in models.hand.items)


def test_the_log_counts_cards_of_other_players_without_naming_them(four: Robot) -> None:
    """Cards that another player draws, keeps or discards."""
    session = four.session
    models = SanJuanModels(session, four.interaction, session)
    seen = 0
    while session.decision is not None and session.ply < 150:
        four.answer()
        for item in models.log.items:
            event = item.event
            if isinstance(event, CardsDrawn | CardsDiscarded | CardsKept) and event.seat != session.viewer:
                sentence = models.log.name(item)
                assert not [card for card in event.cards if card_name(card) in sentence]
                seen += 1
    assert seen


def test_log_lines_are_wrapped_again_when_they_name_more_cards_at_the_end(qtbot: QtBot) -> None:
    options = Options(players=2)
    moves = middle_of_a_game(options, 3, DecisionKind.BUILD, sys.maxsize)
    window = sanjuan_window(qtbot, options, seed=3)
    lay_moves(window, moves[:-1])
    view, log = window.table.log.view, window.table.log.view.model()
    rows = [log.index(row, 0) for row in range(log.rowCount())]
    before, told = [view.visualRect(row).height() for row in rows], [row.data() for row in rows]
    window.session.submit(moves[-1], window.session.ply)
    assert window.session.decision is None
    after = [view.visualRect(row).height() for row in rows]
    assert [row.data() for row in rows] != told
    view.lines.forget()
    view.scheduleDelayedItemsLayout()
    assert after == [view.visualRect(row).height() for row in rows] != before


def test_goods_are_shown_on_their_buildings(four: Robot) -> None:
    session = four.session
    models = SanJuanModels(session, four.interaction, session)
    until(four, DecisionKind.SELL)
    seat = session.viewer
    full = [item for item in models.cities[0].items if isinstance(item, CityItem) and item.crate.value == "full"]
    assert len(full) == session.game.players[seat].goods_held


@pytest.mark.parametrize("kind", list(ReasonKind))
def test_every_reason_of_the_adviser_has_a_sentence(english: object, kind: ReasonKind) -> None:
    for source in TERMS:
        cards, goods = (Card.CRANE, Card.CRANE), (Card.SUGAR_MILL,)
        for paid, sold in ((cards, ()), ((), goods), (cards, goods)):
            text = reason_text(Reason(kind, 1, source, 1.5, paid, sold), ("Anna", "Ben"))
            assert text.endswith(".")
            assert "{" not in text


def test_the_reason_for_a_payment_lists_cards_and_goods(english: object) -> None:
    reason = Reason(ReasonKind.PAYMENT, 0, cards=(Card.CRANE, Card.CRANE), goods=(Card.SUGAR_MILL,))
    assert reason_text(reason, ("Anna",)) == "Pay with 2 Crane, and the goods of Sugar Mill."


def news_for_anna(position: Position, role: Role, kinds: str = "pbb") -> News:
    """Returns the news of a role that Ben, the governor, chooses; Anna is the viewer."""
    game = position.build()
    session = new_session(3, 1)
    names = zip(("Anna", "Ben", "Clara"), kinds, strict=True)
    seats = tuple(Seat(name, "simple" if kind == "b" else None) for name, kind in names)
    setup = attrs.evolve(session.setup, options=game.options, seats=seats)
    moves: list[list[Event]] = []
    session.moved.connect(moves.append)
    session.open(Match(setup, GameRecord(game.options, 1, start=game)))
    assert session.submit(ChooseRole(role, False), session.ply)
    news = news_of(session, moves[0])
    assert news is not None
    session.deleteLater()
    return news


def test_a_role_chosen_by_a_bot_is_news_for_the_viewer(english: object) -> None:
    """The news contain what the phase brings, from the hand of the viewer."""
    news = news_for_anna(table(3, governor=1).player(0, hand=[Card.CRANE] * 2 + [Card.VILLA]), Role.BUILDER)
    assert (news.seat, news.heading, news.icon) == (1, "Ben: Builder", "sanjuan/role_builder")
    assert news.detail == "Anna: could build: Crane (2)."
    assert news.weight is Weight.CONCERNS
    session = new_session(3, 2)
    assert news_of(session, [RoleChosen(0, Role.BUILDER, False)]) is None
    session.deleteLater()


def test_news_state_results_that_are_already_known(english: object) -> None:
    """A card that was turned up, goods that were made, or the reason why nothing happened."""
    lying = table(3, governor=1, new_buildings=True).player(0, city=[Card.BANK])
    news = news_for_anna(lying.deck(Card.VILLA, Card.CRANE), Role.ADVENTURER)
    assert news.detail == "Anna, Bank: turns up Crane, and keeps Crane."
    assert news.weight is Weight.CONCERNS
    news = news_for_anna(table(3, governor=1).player(1, city=[Card.CORN_GRANARY]), Role.CRAFTSMAN)
    assert news.detail == "Anna makes goods: corn."
    news = news_for_anna(table(3, governor=1).player(0, granary=False), Role.CRAFTSMAN)
    assert (news.detail, news.weight) == ("Anna has no empty production building.", Weight.NOTED)
    news = news_for_anna(table(3, governor=1), Role.ADVENTURER)
    assert (news.detail, news.weight) == ("", Weight.NOTED)


@pytest.mark.parametrize(("kinds", "told"), [("pbb", True), ("pbp", False)])
def test_chances_that_depend_on_a_hand_are_news_for_its_owner_only(english: object, kinds: str, told: bool) -> None:
    lying = table(3, governor=1, new_buildings=True, ask_optional_benefits=True).player(0, city=[Card.BANK])
    assert (news_for_anna(lying, Role.ADVENTURER, kinds).detail != "") == told


def test_the_prompt_of_an_optional_benefit_tells_what_it_brings(english: object) -> None:
    session = new_session(2, 1)
    start = table(2, ask_optional_benefits=True).player(0, city=[Card.GOLD_MINE, Card.PUBLISHING_HOUSE])
    session._lay_out(Match(session.setup, GameRecord(start.build().options, 1, start=start.build())), None)
    session._rewind()
    interaction = SanJuanInteraction(session, session)

    def detail(*lines: str) -> str:
        for line in lines:
            assert session.submit(session.game.parse(line), session.ply)
        return interaction.prompt().detail

    assert detail("choose adventurer doubled") == "You draw 2 cards. You may refuse it."
    assert detail("accept") == f"{card_effect(Card.GOLD_MINE)} You may refuse it."
    assert detail("pass", "choose recruiter") == "You draw 5 cards to choose from. You may refuse it."
    session.deleteLater()


@pytest.fixture
def crane(english: object) -> Iterator[Robot]:
    """A player in the builder phase with a Crane and a Hidden Market, and goods in a granary and a mill."""
    session = new_session(2, 1)
    start = table(2).player(
        0,
        city=[Card.CRANE, Card.HIDDEN_MARKET, Card.SUGAR_MILL],
        goods=[Card.CORN_GRANARY, Card.SUGAR_MILL],
        hand=[Card.PUBLISHING_HOUSE, Card.VILLA, Card.VILLA, Card.STATUE],
    )
    session._lay_out(Match(session.setup, GameRecord(session.setup.options, 1, start=start.build())), None)
    session._rewind()
    session.submit(ChooseRole(Role.BUILDER), session.ply)
    yield Robot(SanJuanInteraction(session, session), 1)
    session.deleteLater()


def test_every_building_that_can_be_covered_shows_the_price_there(crane: Robot) -> None:
    interaction = crane.interaction
    city = crane.session.cities[0].spaces
    source = next(ref for ref in interaction.sources() if card_of(ref) is Card.PUBLISHING_HOUSE)
    shown = interaction.move_results(source)
    prices = {city[int(ref.partition(":")[2])]: price for ref, price in shown.items()}
    wanted = {Card.CORN_GRANARY: 3, Card.SUGAR_MILL: 1, Card.HIDDEN_MARKET: 2, None: 4}
    assert (len(shown), prices) == (4, wanted), "not on the Crane, and on the first free space only"
    hint = interaction.hint_for(source, city_ref(city.index(Card.SUGAR_MILL)))
    assert hint.startswith("Build the Publishing House over the Sugar Mill for 1 card")
    interaction.drop(source, city_ref(city.index(Card.SUGAR_MILL)))
    assert all(interaction.move_results(ref) == {} for ref in interaction.sources()), "payments have no price"


def test_without_a_crane_the_card_itself_shows_the_price(english: object) -> None:
    session = new_session(2, 1)
    assert session.submit(ChooseRole(Role.BUILDER), session.ply)
    interaction = SanJuanInteraction(session, session)
    assert interaction.sources()
    assert all(interaction.move_results(ref) == {} for ref in interaction.sources())
    session.deleteLater()


def test_the_good_of_a_building_covered_with_the_crane_cannot_pay(crane: Robot) -> None:
    interaction = crane.interaction
    source = next(ref for ref in interaction.sources() if card_of(ref) is Card.PUBLISHING_HOUSE)
    granary, mill = (
        city_ref(space)
        for space, there in enumerate(crane.session.cities[0].spaces)
        if there in (Card.CORN_GRANARY, Card.SUGAR_MILL)
    )
    assert interaction.drop(source, granary)
    assert granary not in interaction.sources()
    assert mill in interaction.sources()
    interaction.activate(granary)
    assert not interaction.pending.chosen_refs
    interaction.activate(mill)
    assert interaction.pending.chosen_refs == (mill,)


def test_a_role_shows_the_privilege_that_its_chooser_would_have(english: object) -> None:
    session = new_session(2, 1)
    models = SanJuanModels(session, SanJuanInteraction(session, session), session)
    start = table(2).player(0, city=[Card.PUBLISHING_HOUSE], hand=[Card.VILLA]).build()
    session._lay_out(Match(session.setup, GameRecord(session.setup.options, 1, start=start)), None)
    session._rewind()
    shown = {role: cast(RoleItem, item).privilege for role, item in zip(ROLES, models.roles.items, strict=True)}
    assert shown[Role.RECRUITER] == privilege(Role.RECRUITER, True)
    session.submit(ChooseRole(Role.ADVENTURER, True), session.ply)  # the Publishing House is used up
    session.submit(ChooseRole(Role.CRAFTSMAN), session.ply)
    while session.game.kind is not DecisionKind.CHOOSE_ROLE:
        session.submit(session.game.legal_actions()[0], session.ply)
    assert session.viewer == 0
    for role, item in zip(ROLES, models.roles.items, strict=True):
        assert cast(RoleItem, item).privilege == privilege(role, False)
    session.deleteLater()


def test_sold_goods_are_named_as_goods_with_the_open_price(english: object) -> None:
    """A building is not for sale, and the price of an open card is not the next one."""
    session = new_session(2, 1, expansions=NEW)
    interaction = SanJuanInteraction(session, session)
    models = SanJuanModels(session, interaction, session)
    stocked = [Card.COFFEE_ROASTER, Card.COFFEE_ROASTER, Card.ZONING_OFFICE]
    start = table(2, new_buildings=True).player(0, city=[*stocked, Card.TRADING_POST], goods=stocked).build()
    session._lay_out(Match(session.setup, GameRecord(session.setup.options, 1, start=start)), None)
    session._rewind()
    session.submit(ChooseRole(Role.TRADER), session.ply)
    assert session.game.kind is DecisionKind.SELL
    shown = {item.building: item.effect for item in cast(list[CityItem], models.cities[0].items)}
    assert shown[Card.COFFEE_ROASTER].startswith("sells for ")
    assert "next" not in shown[Card.COFFEE_ROASTER]
    button = next(one for one in interaction.buttons() if one.id == "confirm")
    assert (button.enabled, button.reason) == (False, "Nothing has been chosen yet.")  # as many as two would do
    for ref in sorted(interaction.sources()):
        interaction.activate(ref)
    button = next(one for one in interaction.buttons() if one.id == "confirm")
    assert button.text.startswith("Sell 2 coffee and the good of the Zoning Office for ")
    interaction.press("confirm")
    assert any(
        models.log.name(item).startswith("Anna sells 2 coffee and the good of the Zoning")
        for item in models.log.items
    )
    session.deleteLater()


def test_the_progress_counts_goods_or_cards(english: object) -> None:
    assert picking_progress(DecisionKind.PRODUCE, 0, 1, 1) == "Up to 1 good."
    assert picking_progress(DecisionKind.PRODUCE, 1, 0, 2) == "1 chosen, up to 2 goods."
    assert picking_progress(DecisionKind.EXCHANGE, 0, 0, 2) == "Up to 2 cards."
    assert picking_progress(DecisionKind.EXCHANGE, 2, 0, 2) == "2 chosen, up to 2 cards."
    assert picking_progress(DecisionKind.KEEP, 0, 1, 1) == "0 of 1 chosen."
