"""Texts of prompts, hints and speech where a building changes the effect of the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from puertorico_desktop.engine.puertorico.actions import BUILD, PASS
from puertorico_desktop.engine.puertorico.components import Benefit, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.decision_questions import question_of
from puertorico_desktop.engine.puertorico.events import Passed
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Options, Selection
from puertorico_desktop.engine.puertorico.phases.tiles import DrawnTile
from puertorico_desktop.engine.puertorico.position import Position, classic
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.puertorico.buttons import answers
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.models.puertorico_models import PuertoRicoModels
from puertorico_desktop.gui.puertorico.prompting import prompt_of_person
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.texts.advice import option_text
from puertorico_desktop.gui.puertorico.texts.hints import hint_text
from puertorico_desktop.gui.puertorico.texts.prompts import pass_text, put_off_detail
from puertorico_desktop.gui.puertorico.texts.words import Words
from tests.engine.expanded import base_1897, new_buildings
from tests.gui.table import lay, new_session

B = Building
MAY_REFUSE = "You may refuse it; that can delay the end of the game."


@pytest.fixture
def session(english: object) -> Iterator[PuertoRicoSession]:
    session = new_session()
    yield session
    session.deleteLater()


def asked(session: PuertoRicoSession, game: PuertoRico, *lines: str) -> tuple[str, str]:
    """Returns heading and detail of the prompt after these moves."""
    for line in lines:
        game.apply(game.parse(line))
    lay(session, game)
    prompt = prompt_of_person(session, None, "")
    return prompt.heading, prompt.detail


def offered_by_hospice(session: PuertoRicoSession, game: PuertoRico, *lines: str) -> str:
    """Returns the detail of the question about a hospice, after these moves."""
    _, detail = asked(session, game, *lines)
    assert game.decision is not None
    assert game.decision.benefit is Benefit.HOSPICE
    return detail


@pytest.mark.parametrize("asks", [False, True])
def test_the_hospice_question_says_that_the_colonist_waits_for_another_tile(
    session: PuertoRicoSession, asks: bool
) -> None:
    city = {B.HACIENDA: 1, B.HOSPICE: 1}
    game = base_1897(3, ask_optional_benefits=asks).player(0, city=city).build()
    assert offered_by_hospice(session, game, "choose settler", "draw plantation") == put_off_detail()


@pytest.mark.parametrize("edition", [Edition.CLASSIC, Edition.SPECIAL_1897])
def test_the_hospice_question_after_the_last_tile_offers_no_waiting(
    session: PuertoRicoSession, edition: Edition
) -> None:
    city = {B.HACIENDA: 1, B.HOSPICE: 1}
    position = new_buildings(3, edition=edition, ask_optional_benefits=True).player(0, city=city).offer(Tile.CORN)
    game = position.build()
    assert offered_by_hospice(session, game, "choose settler", "take corn plantation") != put_off_detail()


@pytest.mark.parametrize(("edition", "waits"), [(Edition.CLASSIC, False), (Edition.SPECIAL_1897, True)])
def test_the_hospice_question_depends_on_the_second_tile_of_a_library(
    session: PuertoRicoSession, edition: Edition, waits: bool
) -> None:
    position = new_buildings(3, edition=edition, ask_optional_benefits=True)
    game = position.player(0, city={B.LIBRARY: 1, B.HOSPICE: 1}).offer(Tile.CORN).build()
    detail = offered_by_hospice(session, game, "choose settler", "take corn plantation")
    assert (detail == put_off_detail()) is waits


@pytest.mark.parametrize(("role", "words"), [(Role.MAYOR, "two more"), (Role.PROSPECTOR, "two doubloons")])
def test_the_question_about_a_privilege_includes_the_library(
    session: PuertoRicoSession, role: Role, words: str
) -> None:
    position = new_buildings(4, edition=Edition.CLASSIC, ask_optional_benefits=True)
    heading, _ = asked(session, position.player(0, city={B.LIBRARY: 1}).build(), f"choose {role.id}")
    assert words in heading


@pytest.mark.parametrize(
    ("role", "board", "amount"),
    [
        (Role.CAPTAIN, {"corn": 5, "city": {B.UNION_HALL: 1}}, f"That is 2 victory points. {MAY_REFUSE}"),
        (Role.CAPTAIN, {"corn": 5, "city": {B.LIGHTHOUSE: 1}}, "That is 1 doubloon."),
        (Role.CRAFTSMAN, {"island": {Tile.CORN: (2, 2)}}, "Would produce 2 corn."),
        (Role.PROSPECTOR, {}, ""),  # the question says how much, and doubloons do not delay the end
    ],
)
def test_a_question_about_a_benefit_counts_it(
    session: PuertoRicoSession, role: Role, board: dict[str, object], amount: str
) -> None:
    position = new_buildings(4, edition=Edition.CLASSIC, ask_optional_benefits=True)
    game = position.player(0, **board).build()  # type: ignore[arg-type]
    _, detail = asked(session, game, f"choose {role.id}")
    assert game.kind is DecisionKind.ACCEPT_BENEFIT
    assert detail == amount


def test_the_coins_of_a_factory_are_counted(session: PuertoRicoSession) -> None:
    island = {Tile.CORN: (1, 1), Tile.INDIGO: (1, 1)}
    city = {B.SMALL_INDIGO_PLANT: 1, B.FACTORY: 1}
    game = new_buildings(4, edition=Edition.CLASSIC, ask_optional_benefits=True).player(0, island=island, city=city)
    _, detail = asked(session, game.build(), "choose craftsman", "accept")
    assert detail == "That is 1 doubloon."


def test_the_tile_that_was_drawn_is_named(session: PuertoRicoSession) -> None:
    position = new_buildings(3, edition=Edition.CLASSIC).player(0, city={B.HACIENDA: 1, B.FOREST_HOUSE: 1})
    game = position.build()
    _, detail = asked(session, game, "choose settler", "draw plantation")
    phase = game.stack[-1]
    assert isinstance(phase, DrawnTile)
    tile = Words(Edition.CLASSIC).tile(phase.tile)
    assert detail == f"{tile}: place it as it is, or face down as a forest."


def at_full_ships() -> PuertoRico:
    """Returns the decision of a captain with goods that fit on no ship, and with a guest who can move."""
    position = new_buildings(3, edition=Edition.CLASSIC).player(0, corn=2, city={B.GUESTHOUSE: 1, B.LIGHTHOUSE: 0})
    game = position.ships({4: (Good.CORN, 4), 5: (Good.INDIGO, 1), 6: (Good.SUGAR, 1)}).build()
    game.apply(game.parse("choose captain"))
    while game.kind is not DecisionKind.LOAD_GOODS:
        game.apply(PASS)
    return game


def test_without_a_wharf_the_question_is_about_moving_guests_only() -> None:
    game = at_full_ships()
    assert question_of(game) is DecisionKind.MOVE_GUESTS
    assert option_text(game, PASS, (), Words(Edition.CLASSIC)) == pass_text(DecisionKind.MOVE_GUESTS)
    assert not [event for event in game.apply(PASS) if isinstance(event, Passed)]


@pytest.mark.parametrize("corn", [0, 1])
def test_without_goods_the_trader_prompt_is_about_the_land_office_only(session: PuertoRicoSession, corn: int) -> None:
    position = Position(
        Options(players=3, edition=Edition.SPECIAL_1897, expansions=(Expansion.CITIZENS,), buildings=Selection.FIXED)
    )
    city = {B.LAND_OFFICE: 1}
    heading, detail = asked(session, position.player(0, corn=corn, doubloons=2, city=city).build(), "choose trader")
    assert ("sell a good" in heading) is bool(corn)
    assert ("use one of your buildings?" in heading) is not bool(corn)
    assert ("can still be used" in detail) is not bool(corn)
    assert corn or "sale" not in heading
    assert detail.endswith("With your Land Office a doubloon draws a tile from the face-down pile.")
    buttons = {spec.id: spec for spec in answers(session.game, None, False, Words(Edition.SPECIAL_1897), ())}
    assert buttons["pass"].text == pass_text(DecisionKind.SELL_GOOD if corn else DecisionKind.AFTER_SALE)
    assert buttons["buy"].reason == Words(Edition.SPECIAL_1897).building_effect(B.LAND_OFFICE)


def test_the_hint_of_a_building_that_fills_the_city_names_its_colonist(english: object) -> None:
    large = (B.GUILD_HALL, B.RESIDENCE, B.FORTRESS, B.CITY_HALL)
    city = dict.fromkeys((B.UNIVERSITY, *large, B.SMALL_MARKET, B.HACIENDA), 1)
    game = classic(3).player(0, doubloons=9, city=city).build()
    game.apply(game.parse("choose builder"))
    hospice = BUILD[B.HOSPICE]
    assert game.players[0].free_spaces == 1
    assert "colonist" in hint_text(hospice, 0, game.copy().apply(hospice), Words(Edition.CLASSIC))


def test_the_speech_of_a_market_row_includes_the_discount_of_forests(session: PuertoRicoSession) -> None:
    position = new_buildings(3, edition=Edition.CLASSIC)
    lay(session, position.player(0, city={B.FOREST_HOUSE: 1}, forests={Tile.CORN: 4}).build())
    words = Words(Edition.CLASSIC)
    market = PuertoRicoModels(session, Interaction(session, session), session).market
    said = next(market.speech(item) for item in market.items if market.name(item) == words.building(B.SMALL_WHARF))
    assert "printed" in said
    assert "buildings −" in said
