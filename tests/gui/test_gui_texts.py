"""Every id has its words, every placeholder its value, every event its sentence."""

import re
from collections.abc import Mapping

import pytest

from puertorico_desktop.bots.registry import BOTS
from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico import achievement_events, events, festival_events, smuggler_events
from puertorico_desktop.engine.puertorico.achievement_events import CardsDealt
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import (
    SITES,
    Achievement,
    Benefit,
    Building,
    EndTrigger,
    Good,
    Role,
    Tile,
    Waived,
)
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.engine.puertorico.puertoma import puertoma_events
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import Decision, DecisionKind
from puertorico_desktop.gui.puertorico.texts import effects, log, prompts, reasons, scores, words
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts import bots
from puertorico_desktop.gui.texts.phrases import listed, title

CLASSIC = Words(Edition.CLASSIC)
NAMES = ("Anna", "Ben", "Clara")
WITH_PASS = {
    DecisionKind.TAKE_TILE,
    DecisionKind.TAKE_EXTRA_GOOD,
    DecisionKind.BUILD,
    DecisionKind.SELL_GOOD,
    DecisionKind.LOAD_GOODS,
    DecisionKind.ACCEPT_BENEFIT,
    DecisionKind.DELIVER_GOODS,
    DecisionKind.DISCARD_TILE,
    DecisionKind.MOVE_GUESTS,
    DecisionKind.AFTER_SALE,
    DecisionKind.SMUGGLE,
    DecisionKind.LODGE,
}
EVENT_CLASSES = {
    value
    for module in (events, smuggler_events, festival_events, achievement_events, puertoma_events)
    for value in vars(module).values()
    if isinstance(value, type) and issubclass(value, events.Event) and value is not events.Event
}


@pytest.mark.parametrize(
    ("table", "ids"),
    [
        *((table[edition], ids) for edition in Edition for table, ids in (
            (words.GOODS, Good), (words.TILES, Tile), (words.ROLES, Role), (words.BUILDINGS, Building),
            (effects.GOOD_EFFECTS, Good), (effects.TILE_EFFECTS, Tile), (effects.ROLE_EFFECTS, Role),
            (effects.BUILDING_EFFECTS, Building),
        )),
        (reasons.REASONS, Reason),
        (log.SENTENCES, EVENT_CLASSES),
        (log.TRIGGERS, EndTrigger),
        (log.REFUSED, Benefit),
        (prompts.HEADINGS, DecisionKind),
        (prompts.DETAILS, DecisionKind),
        (prompts.BENEFITS, Benefit),
        (prompts.PASSES, WITH_PASS),
        (scores.ENDINGS, EndTrigger),
        (bots.BOT_NAMES, BOTS),
        (bots.BOT_EFFECTS, BOTS),
    ],
)  # fmt: skip
def test_every_id_has_a_text(table: Mapping[object, object], ids: object) -> None:
    assert set(table) == set(ids)  # type: ignore[call-overload]


def test_the_names_of_pieces_are_distinct() -> None:
    for names in (words.GOODS, words.TILES, words.BUILDINGS):
        for edition in Edition:
            assert len(set(names[edition].values())) == len(names[edition])  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("bot", "title"),
    [
        ("expert", "Computer, expert"),
        ("hard-shipper", "Computer, hard, shipper"),
        ("engine:'/games/my bot' --strong", "Program my bot"),
        ("engine:'", "Program '"),
        ("unheard_of", "unheard_of"),
    ],
)
def test_bots_are_named_in_words(bot: str, title: str) -> None:
    assert bots.bot_title(bot) == title


def test_every_site_has_a_name() -> None:
    assert len({CLASSIC.piece(piece) for piece in SITES}) == len(SITES)


def test_effects_agree_with_the_catalogue_and_the_prices() -> None:
    for good in Good:
        pays = "nothing" if good is Good.CORN else f"{int(good)} doubloon"
        assert pays in CLASSIC.good_effect(good)
    for building, row in CATALOG.items():
        if row.good is not None:
            assert CLASSIC.good(row.good) in CLASSIC.building_effect(building)
        if row.spaces == 2 and row.circles:
            assert "if occupied" in CLASSIC.building_effect(building)


# -- reasons ------------------------------------------------------------------------------------------------------

# What the engine puts into a refusal, by the comments in `reasons.py`.
VALUES = {
    "role": Role.MAYOR, "seat": 1, "tile": Tile.CORN, "piece": Building.WHARF, "colonists": 3, "circles": 1,
    "placed": 2, "idle": 1, "free": 1, "building": Building.HOSPICE, "price": 4, "doubloons": 3, "needed": 2,
    "good": Good.SUGAR, "ship": 5, "carried": Good.CORN, "amount": 4, "best": 5, "kinds": 1,
    "asked": DecisionKind.BUILD, "nobles": 2,
    "owned": 2, "achievement": Achievement.BIG_SPENDER,
    "singles": 4, "other": Building.HACIENDA, "cost": 6,
    "goods": 2, "most": 2, "people": 3, "least": 4,
}  # fmt: skip


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_complete_sentence(reason: Reason) -> None:
    refusal = Refusal(reason, VALUES)
    for text in (reasons.refusal_text(refusal, CLASSIC, NAMES), reasons.skip_text(refusal, 0, CLASSIC, NAMES)):
        assert text.endswith(".")
        assert text[0].isupper()
        assert "{" not in text


def test_reasons_name_players_and_pieces() -> None:
    taken = Refusal(Reason.ROLE_TAKEN, {"role": Role.MAYOR, "seat": 1})
    assert reasons.refusal_text(taken, CLASSIC, NAMES) == "Ben has already taken the Mayor this round."
    full = Refusal(Reason.TRADING_HOUSE_FULL)
    assert reasons.skip_text(full, 2, CLASSIC, NAMES) == "Clara finds the trading house full."


def test_the_log_quotes_the_refusal_if_a_reason_has_no_skip_sentence() -> None:
    text = reasons.skip_text(Refusal(Reason.NO_WHARF), 0, CLASSIC, NAMES)
    assert text == "Anna is passed over. A ship of your own needs an occupied wharf."


def test_names_with_braces_are_not_formatted() -> None:
    taken = Refusal(Reason.ROLE_TAKEN, {"role": Role.MAYOR, "seat": 0})
    assert reasons.refusal_text(taken, CLASSIC, ["{role}"]) == "{role} has already taken the Mayor this round."


# -- the log ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (events.RoundStarted(2, 1), "Round 2 begins, Ben is the governor."),
        (events.RoleChosen(0, Role.MAYOR, 0), "Anna chooses the Mayor."),
        (events.RoleChosen(0, Role.MAYOR, 1), "Anna chooses the Mayor and takes 1 doubloon."),
        (events.RoleChosen(0, Role.MAYOR, 2), "Anna chooses the Mayor and takes 2 doubloons."),
        (events.PhaseEnded(Role.MAYOR), "The phase of the Mayor is over."),
        (events.Skipped(0, Refusal(Reason.NO_GOODS)), "Anna has no goods."),
        (events.Passed(1, Waived.TILE), "Ben takes no tile."),
        (events.Passed(1, Waived.BUILDING), "Ben builds nothing."),
        (events.Passed(1, Waived.EXTRA_GOOD), "Ben takes no additional good."),
        (events.Passed(1, Waived.SALE), "Ben sells nothing."),
        (events.Passed(1, Waived.PRIVATE_SHIP), "Ben keeps the wharf for later."),
        (events.Passed(1, Waived.DELIVERY), "Ben delivers no more."),
        (events.Passed(1, Waived.DISCARD), "Ben keeps all tiles."),
        (events.BenefitRefused(1, Benefit.HARBOR), "Ben does not want the point of the harbor."),
        (events.TileTaken(0, Tile.QUARRY), "Anna takes a tile: quarry."),
        (events.TileDrawn(0, Tile.CORN), "Anna draws from the face-down pile: corn plantation."),
        (events.PlantationsDiscarded((0, 2, 1, 0, 0)), "Nobody took: indigo plantation (2) and sugar plantation."),
        (events.PlantationsDiscarded((0, 0, 0, 0, 0)), "No plantation is left over."),
        (events.PlantationsRevealed((1, 0, 0, 0, 0)), "New plantations: corn plantation."),
        (events.PlantationsRevealed((0, 0, 0, 0, 0)), "There are no plantations left to turn over."),
        (events.ColonistsDistributed(0, 1), "Anna receives 1 colonist from the ship."),
        (events.ColonistsPlaced(0, (), 0), "Anna places the colonists."),
        (events.ColonistsPlaced(0, (), 2), "Anna places the colonists; 2 stay in San Juan."),
        (events.ColonistSettled(0, Tile.CORN, Building.HOSPICE, False),
         "Anna, Hospice: a colonist goes to the new place (corn plantation)."),
        (events.ColonistSettled(0, Building.OFFICE, Building.UNIVERSITY, True),
         "Anna, University: a colonist from the ship goes to the new place (Office)."),
        (events.ColonistShipFilled(3, 3), "3 colonists board the ship."),
        (events.ColonistReturned(0, None, False), "Anna, Black Market: gives back a colonist from San Juan."),
        (events.ColonistReturned(0, Tile.CORN, True), "Anna, Black Market: gives back a noble (corn plantation)."),
        (events.PointReturned(0), "Anna, Black Market: gives back a victory point."),
        (events.ColonistShipFilled(1, 3), "1 colonist boards the ship; 3 were due."),
        (events.BuildingBuilt(0, Building.OFFICE, 0), "Anna builds the Office for 0 doubloons."),
        (events.GoodsProduced(0, (2, 0, 1, 0, 0), (0, 0, 0, 0, 0)), "Anna produces 2 corn and 1 sugar."),
        (events.GoodsProduced(0, (2, 0, 0, 0, 0), (1, 0, 0, 0, 0)),
         "Anna produces 2 corn; the supply lacks 1 corn."),
        (events.GoodsProduced(0, (0, 0, 0, 0, 0), (1, 0, 0, 0, 0)),
         "Anna produces nothing; the supply lacks 1 corn."),
        (events.ExtraGoodTaken(0, Good.CORN), "Anna takes 1 corn more for the privilege."),
        (events.GoodSold(0, Good.COFFEE, 5), "Anna sells coffee for 5 doubloons."),
        (events.TradingHouseEmptied((1, 1, 1, 1, 0)),
         "The full trading house is emptied: 1 corn, 1 indigo, 1 sugar, and 1 tobacco."),
        (events.DoubloonsReceived(0, 1, Role.PROSPECTOR), "Anna receives 1 doubloon (Prospector)."),
        (events.GoodsLoaded(0, Good.SUGAR, 6, 2), "Anna loads 6 sugar onto the ship with 6 spaces for 6 points."),
        (events.GoodsLoaded(0, Good.SUGAR, 1, 3), "Anna loads 1 sugar onto a ship of their own for 1 point."),
        (events.PointsReceived(0, 1, Building.HARBOR), "Anna receives 1 point more (Harbor)."),
        (events.GoodsStored(0, (1, 0, 0, 0, 0), (2, 0, 0, 0, 0)), "Anna keeps 1 corn and gives back 2 corn."),
        (events.GoodsStored(0, (1, 0, 0, 0, 0), (0, 0, 0, 0, 0)), "Anna keeps 1 corn."),
        (events.GoodsStored(0, (0, 0, 0, 0, 0), (1, 0, 0, 0, 0)), "Anna gives back 1 corn."),
        (events.PrivateShipsUnloaded((3, 0, 1, 0, 0)), "From private ships 3 corn and 1 sugar go to the supply."),
        (events.ShipSailed(0, Good.CORN, 4), "The ship with 4 spaces sails with 4 corn."),
        (events.RolesSweetened((Role.MAYOR, Role.TRADER)),
         "One more doubloon on each role that nobody chose: Mayor and Trader."),
        (events.RolesSweetened((Role.MAYOR, Role.PROSPECTOR, Role.SECOND_PROSPECTOR)),
         "One more doubloon on each role that nobody chose: Mayor and Prospector ×2."),
        (events.EndTriggered(EndTrigger.CITY, 1), "Ben has filled the city: this round is the last one."),
        (events.EndTriggered(EndTrigger.COLONISTS, None),
         "The colonist ship could not be filled any more: this round is the last one."),
        (events.EndTriggered(EndTrigger.VICTORY_POINTS, None),
         "No victory point chip is left after this captain phase: this round is the last one."),
        (events.GuestMoved(1, Building.LIBRARY, False),
         "Ben, Guesthouse: a colonist moves to another place (Library)."),
        (events.NoblesPlaced(0, (), 2), "Anna places the nobles; 2 of those in San Juan are nobles."),
        (events.GameEnded((1,)), "The game is over. Ben wins."),
        (events.GameEnded((0, 1)), "The game is over. Anna and Ben share the victory."),
    ],
)  # fmt: skip
def test_the_log_sentences_of_events(event: events.Event, text: str) -> None:
    assert log.event_text(event, log.LogContext(NAMES, CLASSIC, (4, 5, 6))) == text


def test_the_log_says_that_puertomas_are_dealt_no_cards() -> None:
    at = log.LogContext(NAMES, CLASSIC, (4, 5, 6))
    assert log.event_text(CardsDealt(4), at) == "Everybody is dealt 4 achievement cards."
    assert log.event_text(CardsDealt(6), at) == "Everybody except Puertomas is dealt 6 achievement cards."


@pytest.mark.parametrize("event", [events.PileReshuffled(), events.ColonistReceived(0)])
def test_the_remaining_events_have_a_log_sentence(event: events.Event) -> None:
    assert log.event_text(event, log.LogContext(NAMES, CLASSIC, (4, 5, 6))).endswith(".")


# -- prompts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", DecisionKind)
def test_every_decision_has_a_prompt(kind: DecisionKind) -> None:
    for benefit in Benefit if kind is DecisionKind.ACCEPT_BENEFIT else (None,):
        prompt = prompts.person_prompt(Decision(0, kind, benefit), "Anna", CLASSIC)
        assert prompt.heading.startswith("Anna")
        assert prompt.detail.endswith(".")
        assert "{" not in prompt.heading + prompt.detail


def test_the_progress_of_drafts_has_numbers() -> None:
    assert prompts.placement_progress(0, 1, False) == "Every circle is full; 1 colonist stays in San Juan."
    assert prompts.placement_progress(2, 2, True).startswith("There are colonists for every circle")
    assert prompts.storage_progress(2, True) == "Choose 2 kinds to keep whole and 1 more good."
    assert prompts.storage_progress(1, False) == "Choose 1 kind to keep whole."


# -- words --------------------------------------------------------------------------------------------------------


def test_lists_of_goods_and_titles() -> None:
    assert CLASSIC.goods((0, 1, 0, 2, 0)) == "1 indigo and 2 tobacco"
    assert listed([]) == ""
    assert title("corn") == "Corn"
    assert title("") == ""


def test_placeholders_are_names() -> None:
    """`{}` and `{0}` would be wrong in translations with another order of words."""
    tables = (reasons.REASONS, reasons.SKIPS, log.TRIGGERS, log.REFUSED, prompts.HEADINGS, prompts.BENEFITS)
    for table in tables:
        for text in table.values():  # type: ignore[attr-defined]
            assert not re.search(r"\{\d*\}", text), text
