"""The sentences about impossible actions: one for every reason of the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.components import Achievement, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.puertorico.texts.achievements import card_title
from puertorico_desktop.gui.puertorico.texts.prompts import DETAILS
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.phrases import title
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

REASONS: Mapping[Reason, str] = {
    Reason.GAME_OVER: QT_TRANSLATE_NOOP("Reason", "The game is over."),
    Reason.OTHER_DECISION: QT_TRANSLATE_NOOP("Reason", "That cannot be done now. {asked}"),
    Reason.ROLE_NOT_IN_GAME: QT_TRANSLATE_NOOP("Reason", "The {role} is not used with this number of players."),
    Reason.ROLE_TAKEN: QT_TRANSLATE_NOOP("Reason", "{player} has already taken the {role} this round."),
    Reason.MUST_CHOOSE_ROLE: QT_TRANSLATE_NOOP("Reason", "You have to choose a role."),
    Reason.ISLAND_FULL: QT_TRANSLATE_NOOP("Reason", "All twelve spaces of the island are taken."),
    Reason.NO_SUCH_PLANTATION: QT_TRANSLATE_NOOP("Reason", "There is no face-up {tile} to take."),
    Reason.NO_PLANTATIONS: QT_TRANSLATE_NOOP("Reason", "There is no tile left to take."),
    Reason.QUARRY_NOT_ALLOWED: QT_TRANSLATE_NOOP(
        "Reason", "Only the settler and owners of an occupied construction hut may take a quarry."
    ),
    Reason.NO_QUARRIES: QT_TRANSLATE_NOOP("Reason", "There are no quarries left."),
    Reason.NO_HACIENDA: QT_TRANSLATE_NOOP("Reason", "Drawing from the face-down pile needs an occupied hacienda."),
    Reason.HACIENDA_USED: QT_TRANSLATE_NOOP("Reason", "The hacienda has already been used in this phase."),
    Reason.PILE_EMPTY: QT_TRANSLATE_NOOP("Reason", "There is no face-down plantation left."),
    Reason.WRONG_LENGTH: QT_TRANSLATE_NOOP("Reason", "This placement does not belong to this board."),
    Reason.TOO_MANY_COLONISTS: QT_TRANSLATE_NOOP(
        "Reason", "{piece}: there is not enough room for {colonists} colonists."
    ),
    Reason.COLONISTS_MISSING: QT_TRANSLATE_NOOP("Reason", "You have only {colonists} colonists to place."),
    Reason.CIRCLES_FREE: QT_TRANSLATE_NOOP(
        "Reason", "Colonists may stay in San Juan only when every circle is full; {free} are still empty."
    ),
    Reason.NO_COLONISTS: QT_TRANSLATE_NOOP("Reason", "There are no colonists to place."),
    Reason.MUST_PLACE_COLONISTS: QT_TRANSLATE_NOOP("Reason", "You have to place your colonists."),
    Reason.CANNOT_AFFORD: QT_TRANSLATE_NOOP(
        "Reason", "The {building} costs you {price} now, and you have {doubloons}."
    ),
    Reason.ALREADY_BUILT: QT_TRANSLATE_NOOP("Reason", "You already have a {building}; one of a kind is all."),
    Reason.SOLD_OUT: QT_TRANSLATE_NOOP("Reason", "There is no {building} left."),
    Reason.NO_CITY_SPACE: QT_TRANSLATE_NOOP(
        "Reason", "The {building} needs room for {needed} in the city, and {free} is free."
    ),
    Reason.CITY_FULL: QT_TRANSLATE_NOOP("Reason", "All twelve spaces of the city are taken."),
    Reason.NOTHING_TO_BUILD: QT_TRANSLATE_NOOP("Reason", "There is no building that you can pay for."),
    Reason.NOT_PRODUCED: QT_TRANSLATE_NOOP("Reason", "You have not produced any {good} in this phase."),
    Reason.NONE_IN_SUPPLY: QT_TRANSLATE_NOOP("Reason", "There is no {good} left in the supply."),
    Reason.NOTHING_PRODUCED: QT_TRANSLATE_NOOP("Reason", "Nothing was produced."),
    Reason.PRODUCED_GOODS_GONE: QT_TRANSLATE_NOOP(
        "Reason", "Nothing is left in the supply of the goods that were produced."
    ),
    Reason.NO_SUCH_GOOD: QT_TRANSLATE_NOOP("Reason", "You have no {good}."),
    Reason.NO_GOODS: QT_TRANSLATE_NOOP("Reason", "There are no goods at hand."),
    Reason.TRADING_HOUSE_FULL: QT_TRANSLATE_NOOP("Reason", "The trading house is full."),
    Reason.KIND_ALREADY_SOLD: QT_TRANSLATE_NOOP(
        "Reason", "The trading house already holds {good}; only an occupied office lets you sell it again."
    ),
    Reason.NOTHING_TO_SELL: QT_TRANSLATE_NOOP("Reason", "The trading house takes none of the goods at hand."),
    Reason.NO_SUCH_SHIP: QT_TRANSLATE_NOOP("Reason", "There is no such ship."),
    Reason.SHIP_FULL: QT_TRANSLATE_NOOP("Reason", "The ship with {ship} spaces is full."),
    Reason.SHIP_CARRIES_OTHER: QT_TRANSLATE_NOOP(
        "Reason", "The ship with {ship} spaces carries {carried}; a ship carries one kind only."
    ),
    Reason.GOOD_ON_OTHER_SHIP: QT_TRANSLATE_NOOP(
        "Reason", "The ship with {ship} spaces already carries {good}; no other ship may take it."
    ),
    Reason.LARGER_LOAD_ELSEWHERE: QT_TRANSLATE_NOOP(
        "Reason",
        "Here {amount} {good} would fit, but {best} fit on another ship, and you must load as much as you can.",
    ),
    Reason.NO_WHARF: QT_TRANSLATE_NOOP("Reason", "A ship of your own needs an occupied wharf."),
    Reason.WHARF_USED: QT_TRANSLATE_NOOP("Reason", "Your wharf has already been used in this phase."),
    Reason.MUST_LOAD: QT_TRANSLATE_NOOP("Reason", "You have to load something as long as you can."),
    Reason.NOTHING_TO_LOAD: QT_TRANSLATE_NOOP("Reason", "No ship takes any of the goods at hand."),
    Reason.STORAGE_TOO_SMALL: QT_TRANSLATE_NOOP("Reason", "Your warehouses keep {kinds} kinds whole, not more."),
    Reason.STORE_MORE: QT_TRANSLATE_NOOP("Reason", "You have to keep as much as you have room for."),
    Reason.MUST_CHOOSE_GOOD: QT_TRANSLATE_NOOP("Reason", "You have to choose one of the goods."),
    Reason.NO_FOREST_HOUSE: QT_TRANSLATE_NOOP(
        "Reason", "Placing a plantation as a forest needs an occupied forest house."
    ),
    Reason.MUST_PLACE_TILE: QT_TRANSLATE_NOOP("Reason", "You have to place the tile that you have drawn."),
    Reason.WRONG_NOBLES: QT_TRANSLATE_NOOP(
        "Reason", "You have {nobles} nobles, among the people as they are placed; here are {placed}."
    ),
    Reason.MUST_PLACE_NOBLES: QT_TRANSLATE_NOOP("Reason", "You have to say where your nobles are."),
    Reason.MUST_TAKE_PERSON: QT_TRANSLATE_NOOP("Reason", "You have to take somebody from the ship."),
    Reason.CANNOT_PAY_WITH_THAT: QT_TRANSLATE_NOOP(
        "Reason", "That cannot be given back, or the rest would not be enough."
    ),
    Reason.MUST_PAY: QT_TRANSLATE_NOOP(
        "Reason", "You have to give back something for each doubloon that is missing."
    ),
    Reason.NO_TRADING_POST: QT_TRANSLATE_NOOP(
        "Reason", "Selling past the trading house needs an occupied trading post."
    ),
    Reason.NO_SMALL_WHARF: QT_TRANSLATE_NOOP("Reason", "A small ship of your own needs an occupied small wharf."),
    Reason.SMALL_WHARF_USED: QT_TRANSLATE_NOOP("Reason", "Your small wharf has already been used in this phase."),
    Reason.EMPTY_LOAD: QT_TRANSLATE_NOOP("Reason", "At least one good has to be loaded."),
    Reason.NO_STOREHOUSE: QT_TRANSLATE_NOOP("Reason", "Keeping more single goods needs an occupied storehouse."),
    Reason.DELIVERED_ALREADY: QT_TRANSLATE_NOOP(
        "Reason", "The goods are delivered in their order: it is too late for {good}."
    ),
    Reason.NO_SUCH_TILE: QT_TRANSLATE_NOOP("Reason", "You have no {tile} to discard."),
    Reason.NOT_OFFERED_NOW: QT_TRANSLATE_NOOP("Reason", "The {building} does not offer that now."),
    Reason.NOT_OWNED: QT_TRANSLATE_NOOP("Reason", "You have no {piece}."),
    Reason.NOBODY_WORKS_THERE: QT_TRANSLATE_NOOP("Reason", "{piece}: nobody works there."),
    Reason.NO_COLONIST_THERE: QT_TRANSLATE_NOOP("Reason", "{piece}: no colonist works there, and this needs one."),
    Reason.NO_NOBLE_THERE: QT_TRANSLATE_NOOP("Reason", "{piece}: no noble works there, and this needs one."),
    Reason.NO_ROOM_THERE: QT_TRANSLATE_NOOP("Reason", "{piece}: every circle is taken."),
    Reason.NO_DOUBLOON: QT_TRANSLATE_NOOP("Reason", "This costs a doubloon, and you have none."),
    Reason.USED_ALREADY: QT_TRANSLATE_NOOP("Reason", "The {building} has already been used in this phase."),
    Reason.MUST_STAY_THERE: QT_TRANSLATE_NOOP("Reason", "{piece}: whoever works there cannot be given back."),
    Reason.NOBODY_IDLE: QT_TRANSLATE_NOOP("Reason", "Nobody of that kind waits in San Juan."),
    Reason.NO_POINTS: QT_TRANSLATE_NOOP("Reason", "You have no victory point chip."),
    Reason.RETURNED_ALREADY: QT_TRANSLATE_NOOP(
        "Reason", "Of each kind only one is given back, a colonist first, then a good, then a point: it is too late."
    ),
    Reason.TILE_STAYS: QT_TRANSLATE_NOOP("Reason", "The {tile} stays on the island."),
    Reason.NEVER_A_FOREST: QT_TRANSLATE_NOOP("Reason", "The {tile} cannot be placed as a forest."),
    Reason.BELOW_ZERO: QT_TRANSLATE_NOOP("Reason", "Fewer than none is not possible."),
    Reason.TOO_FEW_GOODS: QT_TRANSLATE_NOOP("Reason", "You have only {owned} {good}."),
    Reason.TOO_MANY_SINGLES: QT_TRANSLATE_NOOP("Reason", "You may keep {singles} single goods, not more."),
    Reason.NOT_IN_THE_BOX: QT_TRANSLATE_NOOP("Reason", "The {building} does not belong to this game."),
    Reason.DRAFTED_ALREADY: QT_TRANSLATE_NOOP("Reason", "The {building} has been chosen already."),
    Reason.EXCLUDED: QT_TRANSLATE_NOOP("Reason", "The {building} and the {other} are never in the same game."),
    Reason.NO_BOARD_SPACE: QT_TRANSLATE_NOOP("Reason", "There is no space left for a building that costs {cost}."),
    Reason.MUST_DRAFT: QT_TRANSLATE_NOOP("Reason", "You have to choose a building."),
    Reason.SMUGGLED_LAST: QT_TRANSLATE_NOOP(
        "Reason", "You were the smuggler last: somebody else has to choose this role first."
    ),
    Reason.SHIP_EMPTY: QT_TRANSLATE_NOOP("Reason", "There is nothing on this ship."),
    Reason.TOO_MUCH_TO_RAID: QT_TRANSLATE_NOOP("Reason", "From this ship you may keep {most} goods, not more."),
    Reason.HOUSE_EMPTY: QT_TRANSLATE_NOOP("Reason", "The trading house is empty."),
    Reason.REGISTER_TOO_SMALL: QT_TRANSLATE_NOOP(
        "Reason", "There are {people} people on the colonist ship; to poach, there have to be {least} at least."
    ),
    Reason.WRONG_PERSON_POACHED: QT_TRANSLATE_NOOP(
        "Reason", "Who leaves the colonist ship is not yours to choose now."
    ),
    Reason.LODGED_IN_ORDER: QT_TRANSLATE_NOOP(
        "Reason", "The places are filled in their order: it is too late for {piece}."
    ),
    Reason.NOBODY_TO_LODGE: QT_TRANSLATE_NOOP("Reason", "Nobody of that kind has come."),
    Reason.NOT_IN_PACK: QT_TRANSLATE_NOOP("Reason", "The card is not in your pack: {achievement}."),
    Reason.MUST_KEEP_CARD: QT_TRANSLATE_NOOP("Reason", "You have to keep a card."),
    Reason.NOT_FOR_EVERYTHING: QT_TRANSLATE_NOOP(
        "Reason",
        "{building}: you pay {price}; only discounts can be left unused, and the most is {cost}.",
    ),
    Reason.FOLLOWS_ITS_RULES: QT_TRANSLATE_NOOP("Reason", "{player} follows its rules: there is only one step."),
    Reason.NO_CAPTURE_WITH_PUERTOMA: QT_TRANSLATE_NOOP("Reason", "In a game with a Puertoma nobody captures a role."),
    Reason.NO_ESTATE_FITS: QT_TRANSLATE_NOOP("Reason", "There is no tile for which the board has room."),
    Reason.NOTHING_TO_SMUGGLE: QT_TRANSLATE_NOOP("Reason", "No deed would bring anything."),
}

SKIPS: Mapping[Reason, str] = {
    Reason.NO_PLANTATIONS: QT_TRANSLATE_NOOP("Skip", "{player} finds no tile to take."),
    Reason.ISLAND_FULL: QT_TRANSLATE_NOOP("Skip", "{player} has a full island and takes no tile."),
    Reason.NO_COLONISTS: QT_TRANSLATE_NOOP("Skip", "{player} has no colonists to place."),
    Reason.NOTHING_TO_BUILD: QT_TRANSLATE_NOOP("Skip", "{player} can build nothing."),
    Reason.CITY_FULL: QT_TRANSLATE_NOOP("Skip", "{player} has a full city and builds nothing."),
    Reason.NOTHING_PRODUCED: QT_TRANSLATE_NOOP("Skip", "{player} produces nothing."),
    Reason.PRODUCED_GOODS_GONE: QT_TRANSLATE_NOOP(
        "Skip", "{player} finds no good left in the supply for the privilege."
    ),
    Reason.NO_GOODS: QT_TRANSLATE_NOOP("Skip", "{player} has no goods."),
    Reason.TRADING_HOUSE_FULL: QT_TRANSLATE_NOOP("Skip", "{player} finds the trading house full."),
    Reason.NOTHING_TO_SELL: QT_TRANSLATE_NOOP("Skip", "{player} has nothing that the trading house takes."),
    Reason.NOTHING_TO_LOAD: QT_TRANSLATE_NOOP("Skip", "{player} has nothing that a ship takes."),
    Reason.NO_ESTATE_FITS: QT_TRANSLATE_NOOP("Skip", "{player} finds no tile that fits."),
    Reason.NOTHING_TO_SMUGGLE: QT_TRANSLATE_NOOP("Skip", "{player} finds nothing to smuggle."),
}
"""The log sentences about a player who was skipped."""


def refusal_text(refusal: Refusal, words: Words, names: Sequence[str]) -> str:
    """Returns the sentence that tells the player why an action is not possible."""
    reason = refusal.reason
    assert isinstance(reason, Reason)
    return title(translate("Reason", REASONS[reason]).format(**_named(refusal.values, words, names)))


def skip_text(refusal: Refusal, seat: int, words: Words, names: Sequence[str]) -> str:
    """Returns the sentence that tells all players why a player was skipped."""
    reason = refusal.reason
    assert isinstance(reason, Reason)
    if reason in SKIPS:
        return translate("Skip", SKIPS[reason]).format(player=names[seat])
    why = refusal_text(refusal, words, names)
    return translate("Skip", "{player} is passed over. {reason}").format(player=names[seat], reason=why)


def no_ship_text(good: Good, refusals: Sequence[Refusal | None], words: Words) -> str:
    """Returns the sentence that no cargo ship takes a good, from why each ship refuses it; empty if that is not what
    they have in common."""
    reasons = [refusal and refusal.reason for refusal in refusals]
    if Reason.SHIP_FULL in reasons:
        full = refusals[reasons.index(Reason.SHIP_FULL)]
        assert full is not None
        text = translate("Reason", "{good} goes only onto the ship with {ship} spaces, and that is full.")
        return title(text.format(good=words.good(good), ship=full.values["ship"]))
    if set(reasons) == {Reason.SHIP_CARRIES_OTHER}:
        text = translate("Reason", "No ship takes {good}: each of them carries another kind.")
        return title(text.format(good=words.good(good)))
    return ""


def _named(values: Mapping[str, object], words: Words, names: Sequence[str]) -> dict[str, object]:
    """Returns the values of a refusal in words: a seat as the player's name, a decision as its instruction."""
    named: dict[str, object] = {}
    for key, value in values.items():
        if key == "seat":
            assert isinstance(value, int)
            named["player"] = names[value]
        elif isinstance(value, Role | Tile | Building | Good):
            named[key] = words.piece(value)
        elif isinstance(value, Achievement):
            named[key] = card_title(value)
        elif isinstance(value, DecisionKind):
            named[key] = translate("Prompt", DETAILS[value])
        else:
            named[key] = value
    return named
