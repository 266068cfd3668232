"""The sentences on forecasts and first hands of San Juan."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.sanjuan.actions import ChooseRole
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.events import BuildingBuilt
from puertorico_desktop.engine.sanjuan.forecast import PlayerForecast, forecast
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.engine.sanjuan.position import table
from puertorico_desktop.engine.sanjuan.setup import new_game
from puertorico_desktop.gui.sanjuan.refs import role_ref
from puertorico_desktop.gui.sanjuan.texts.forecast import nothing, outlook_text, up_to
from puertorico_desktop.gui.sanjuan.texts.log import event_text
from puertorico_desktop.gui.sanjuan.texts.words import role_effect
from puertorico_desktop.gui.sanjuan.windows.role_forecast import chips, forecast_of
from tests.gui.sanjuan.test_flights import window_with

NAMES = ("Anna", "Ben")


@pytest.mark.parametrize(
    ("hand", "city", "words"),
    [
        (0, (), ""),
        (1, (), ""),
        (1, (Card.DISTILLERY,), "production buildings up to cost 1"),
        (1, (Card.BUILDERS_YARD,), "commercial buildings up to cost 1"),
        (3, (), "up to cost 2"),
        (3, (Card.DISTILLERY,), "up to cost 2, production buildings 3"),
        (3, (Card.BUILDERS_YARD,), "up to cost 3, production buildings 2"),
        (7, (), "up to cost 6"),
        (6, (Card.DISTILLERY,), "up to cost 5"),
    ],
)
def test_the_forecast_of_the_builder_tells_what_others_could_pay_for(
    english: object, hand: int, city: tuple[Card, ...], words: str
) -> None:
    """Each category by its own limit where a Distillery or a Builder's Yard makes a difference."""
    game = table(2).player(1, hand={Card.CORN_GRANARY: hand}, city=city).build()
    outlook = forecast(game, 0, Role.BUILDER)[1]
    assert up_to(outlook) == words
    assert outlook_text(outlook, NAMES) == f"Ben: {words or nothing()}."
    assert [chip.words for chip in chips(outlook)] == [words] * bool(words)


def test_a_forecast_of_another_role_has_no_costs(english: object) -> None:
    assert outlook_text(PlayerForecast(0, draws=2, keeps=1), NAMES) == "Anna: draws 2 cards, keeps 1."


def test_the_adventurer_names_the_bank_only_where_there_is_one(english: object) -> None:
    assert "Gold Mines and Banks" in role_effect(Role.ADVENTURER)
    told = role_effect(Role.ADVENTURER, with_banks=False)
    assert told.endswith("Then Gold Mines work.")
    assert role_effect(Role.BUILDER, with_banks=False) == role_effect(Role.BUILDER)


@pytest.mark.parametrize("new_buildings", [False, True])
def test_the_card_of_the_adventurer_is_that_of_the_game(english: object, qtbot: QtBot, new_buildings: bool) -> None:
    window = window_with(qtbot, table(2, new_buildings=new_buildings))
    shown = forecast_of(role_ref(Role.ADVENTURER), window.interaction)
    assert shown is not None
    roles = window.table.models.roles
    told = next(roles.effect(item) for item in roles.items if item.role is Role.ADVENTURER)
    assert ("Bank" in shown.effect, "Bank" in told) == (new_buildings, new_buildings)


@pytest.mark.parametrize(
    ("outlook", "words"),
    [
        (PlayerForecast(0, sells=2, least=3, most=3, mean=3.0), "sells 2 goods, cards: +3"),
        (PlayerForecast(0, sells=1, least=1, most=3, mean=7 / 3), "sells 1 good, cards: +1 to 3, mean 2.3"),
        (PlayerForecast(0, (Card.VILLA, Card.HERO), (0, 4), (2, 4)), "could build: Villa (0–2) and Hero (4)"),
        (PlayerForecast(0, (Card.CRANE, Card.HERO), (0, 4)), "could build: Crane (0) and Hero (4)"),
    ],
)
def test_a_forecast_tells_what_a_sale_brings_and_what_buildings_cost(
    english: object, outlook: PlayerForecast, words: str
) -> None:
    assert outlook_text(outlook, NAMES) == f"Anna: {words}."
    assert [chip.words for chip in chips(PlayerForecast(0, (Card.CRANE, Card.HERO), (0, 4)))] == ["4", "0"]


def test_the_first_hand_is_not_told_as_one_above_the_hand_limit(english: object) -> None:
    game = new_game(Options(2, opening_choice=True), 7)
    (event,) = game.apply(game.legal_actions()[0])
    assert event_text(event.seen_by(1), NAMES) == "Anna discards 1 card and keeps the first hand."
    assert event_text(event.seen_by(0), NAMES).startswith("Anna discards ")
    assert "1 card" not in event_text(event.seen_by(0), NAMES)


def test_a_zoning_office_is_told_to_get_its_good_not_to_make_it(english: object) -> None:
    game = table(2, new_buildings=True).player(1, city=[Card.ZONING_OFFICE]).build()
    told = [event_text(event.seen_by(0), NAMES) for event in game.apply(ChooseRole(Role.RECRUITER))]
    assert "Ben, Zoning Office: gets a good." in told


def test_a_payment_whose_cards_are_hidden_is_a_number(english: object) -> None:
    cards = (Card.CORN_GRANARY, Card.VILLA)
    built = BuildingBuilt(0, Card.CHAPEL, 2, cards, ())
    assert event_text(built, NAMES) == "Anna builds: Chapel, for 2: Corn Granary and Villa."
    assert event_text(built.seen_by(1), NAMES) == "Anna builds: Chapel, for 2 cards."
    built = BuildingBuilt(0, Card.CHAPEL, 2, cards[:1], (Card.FRUIT_DEPOT,))
    assert event_text(built, NAMES) == "Anna builds: Chapel, for 2: Corn Granary and fruit."
    assert event_text(built.seen_by(1), NAMES) == "Anna builds: Chapel, for 2: 1 card and fruit."
