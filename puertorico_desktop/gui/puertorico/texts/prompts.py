"""The texts of the prompt line at the top of the table, and of the buttons beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.components import Benefit, Building, Tile
from puertorico_desktop.engine.puertorico.events import DoubloonsReceived, Event, GoodsProduced, PointsReceived
from puertorico_desktop.engine.puertorico.phases.benefit import SOURCES
from puertorico_desktop.engine.puertorico.state import Decision, DecisionKind
from puertorico_desktop.gui.play.prompts import Prompt
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts import prompts as shared
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import clauses, listed, sentences
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
Progress = Context("Progress")


HEADINGS: Mapping[DecisionKind, str] = {
    DecisionKind.CHOOSE_ROLE: QT_TRANSLATE_NOOP("Prompt", "{player}: choose a role"),
    DecisionKind.TAKE_TILE: QT_TRANSLATE_NOOP("Prompt", "{player}, settler phase: take a tile"),
    DecisionKind.PLACE_COLONISTS: QT_TRANSLATE_NOOP("Prompt", "{player}, mayor phase: place your colonists"),
    DecisionKind.BUILD: QT_TRANSLATE_NOOP("Prompt", "{player}, builder phase: build"),
    DecisionKind.TAKE_EXTRA_GOOD: QT_TRANSLATE_NOOP("Prompt", "{player}, craftsman's privilege: take one more good"),
    DecisionKind.SELL_GOOD: QT_TRANSLATE_NOOP("Prompt", "{player}, trader phase: sell a good"),
    DecisionKind.LOAD_GOODS: QT_TRANSLATE_NOOP("Prompt", "{player}, captain phase: load goods"),
    DecisionKind.STORE_GOODS: QT_TRANSLATE_NOOP("Prompt", "{player}, captain phase: store goods"),
    DecisionKind.ACCEPT_BENEFIT: QT_TRANSLATE_NOOP("Prompt", "{player}: take it or not?"),
    DecisionKind.DRAFT_BUILDING: QT_TRANSLATE_NOOP("Prompt", "{player}: choose a building for this game"),
    DecisionKind.PLACE_NOBLES: QT_TRANSLATE_NOOP("Prompt", "{player}, mayor phase: place your nobles"),
    DecisionKind.PLACE_DRAWN_TILE: QT_TRANSLATE_NOOP("Prompt", "{player}: place the tile that you have drawn"),
    DecisionKind.PAY: QT_TRANSLATE_NOOP(
        "Prompt", "{player}, builder phase: pay for the {building} with something else"
    ),
    DecisionKind.DELIVER_GOODS: QT_TRANSLATE_NOOP("Prompt", "{player}, {building}: deliver goods"),
    DecisionKind.DISCARD_TILE: QT_TRANSLATE_NOOP("Prompt", "{player}, {building}: discard a tile"),
    DecisionKind.MOVE_GUESTS: QT_TRANSLATE_NOOP("Prompt", "{player}: move your guests"),
    DecisionKind.AFTER_SALE: QT_TRANSLATE_NOOP("Prompt", "{player}, trader phase: use one of your buildings?"),
    DecisionKind.TAKE_PERSON: QT_TRANSLATE_NOOP("Prompt", "{player}: whom do you take from the ship?"),
    DecisionKind.SMUGGLE: QT_TRANSLATE_NOOP("Prompt", "{player}, smuggler: which deed?"),
    DecisionKind.LODGE: QT_TRANSLATE_NOOP("Prompt", "{player}: put newcomers to work"),
    DecisionKind.KEEP_CARD: QT_TRANSLATE_NOOP("Prompt", "{player}: keep an achievement card"),
    DecisionKind.RESERVE: QT_TRANSLATE_NOOP("Prompt", "{player}: reserve a large building"),
}

_TAKE_ANOTHER = QT_TRANSLATE_NOOP("Prompt", "{player}, {building}: take one more tile")
"""The heading of the second turn in the settler phase that a library gives."""

DETAILS: Mapping[DecisionKind, str] = {
    DecisionKind.CHOOSE_ROLE: QT_TRANSLATE_NOOP(
        "Prompt",
        "Put a role card on your board. The doubloons on it are yours; then its phase begins for everybody.",
    ),
    DecisionKind.TAKE_TILE: QT_TRANSLATE_NOOP("Prompt", "Put a tile on your island, or take none."),
    DecisionKind.PLACE_COLONISTS: QT_TRANSLATE_NOOP(
        "Prompt", "Fill circles with colonists; only occupied tiles and buildings work."
    ),
    DecisionKind.BUILD: QT_TRANSLATE_NOOP("Prompt", "Put a building into your city, or build nothing."),
    DecisionKind.TAKE_EXTRA_GOOD: QT_TRANSLATE_NOOP(
        "Prompt", "Take a good of a kind that you have just produced from the supply."
    ),
    DecisionKind.SELL_GOOD: QT_TRANSLATE_NOOP("Prompt", "Put one good into the trading house, or sell nothing."),
    DecisionKind.LOAD_GOODS: QT_TRANSLATE_NOOP(
        "Prompt", "Load goods onto a ship. Whoever can load must load, as much of the kind as fits."
    ),
    DecisionKind.STORE_GOODS: QT_TRANSLATE_NOOP(
        "Prompt", "Click your goods; what is not kept goes back to the supply."
    ),
    DecisionKind.ACCEPT_BENEFIT: QT_TRANSLATE_NOOP(
        "Prompt", "You may refuse it; that can delay the end of the game."
    ),
    DecisionKind.DRAFT_BUILDING: QT_TRANSLATE_NOOP(
        "Prompt", "Put a building on a free space of its price; what does not find one is not in the game."
    ),
    DecisionKind.PLACE_NOBLES: QT_TRANSLATE_NOOP(
        "Prompt", "Say which of the people that you have just placed are your nobles."
    ),
    DecisionKind.PLACE_DRAWN_TILE: QT_TRANSLATE_NOOP("Prompt", "Place it as it is, or face down as a forest."),
    DecisionKind.PAY: QT_TRANSLATE_NOOP(
        "Prompt", "Give back a colonist, a good or a victory point, each for a missing doubloon."
    ),
    DecisionKind.DELIVER_GOODS: QT_TRANSLATE_NOOP(
        "Prompt", "Give back a good of a kind for each of your nobles, for a victory point each."
    ),
    DecisionKind.DISCARD_TILE: QT_TRANSLATE_NOOP("Prompt", "Choose a plantation or a forest, or keep them all."),
    DecisionKind.MOVE_GUESTS: QT_TRANSLATE_NOOP(
        "Prompt", "They may go to empty circles that count now, and stay there until the next mayor phase."
    ),
    DecisionKind.AFTER_SALE: QT_TRANSLATE_NOOP("Prompt", "One of your buildings can still be used in this phase."),
    DecisionKind.TAKE_PERSON: QT_TRANSLATE_NOOP("Prompt", "Nobles and colonists are on the ship: take one of them."),
    DecisionKind.SMUGGLE: QT_TRANSLATE_NOOP("Prompt", "Move the pieces, or choose here first."),
    DecisionKind.LODGE: QT_TRANSLATE_NOOP("Prompt", "Whoever gets no circle leaves the game."),
    DecisionKind.KEEP_CARD: QT_TRANSLATE_NOOP(
        "Prompt", "Put a card on your board; the rest of the pack goes to the left."
    ),
    DecisionKind.RESERVE: QT_TRANSLATE_NOOP("Prompt", "The reserve marker goes on a large building on sale."),
}

BENEFITS: Mapping[Benefit, str] = {
    Benefit.MAYOR_PRIVILEGE: QT_TRANSLATE_NOOP(
        "Benefit", "{player}, mayor's privilege: take one more colonist from the supply?"
    ),
    Benefit.PROSPECTOR_PRIVILEGE: QT_TRANSLATE_NOOP(
        "Benefit", "{player}, prospector's privilege: take a doubloon from the bank?"
    ),
    Benefit.PRODUCTION: QT_TRANSLATE_NOOP("Benefit", "{player}, craftsman phase: produce your goods?"),
    Benefit.HOSPICE: QT_TRANSLATE_NOOP("Benefit", "{player}, {building}: put a colonist on the new tile?"),
    Benefit.UNIVERSITY: QT_TRANSLATE_NOOP("Benefit", "{player}, {building}: put a colonist into the new building?"),
    Benefit.FACTORY: QT_TRANSLATE_NOOP("Benefit", "{player}, {building}: take the doubloons for what you produced?"),
    Benefit.HARBOR: QT_TRANSLATE_NOOP("Benefit", "{player}, {building}: take the victory point for this load?"),
    Benefit.CHURCH: QT_TRANSLATE_NOOP("Benefit", "{player}, {building}: take the points for the new building?"),
    Benefit.LIGHTHOUSE: QT_TRANSLATE_NOOP("Benefit", "{player}, {building}: take the doubloons?"),
    Benefit.SPECIALTY_FACTORY: QT_TRANSLATE_NOOP("Benefit", "{player}, {building}: take the doubloons?"),
    Benefit.UNION_HALL: QT_TRANSLATE_NOOP("Benefit", "{player}, {building}: take the points for your goods?"),
    Benefit.CHAPEL_DOUBLOON: QT_TRANSLATE_NOOP("Benefit", "{player}, {building}: take the doubloon?"),
    Benefit.CHAPEL_POINT: QT_TRANSLATE_NOOP("Benefit", "{player}, {building}: take the victory point?"),
    Benefit.JEWELER: QT_TRANSLATE_NOOP("Benefit", "{player}, {building}: take the doubloons for your nobles?"),
    Benefit.VILLA: QT_TRANSLATE_NOOP("Benefit", "{player}, {building}: take a noble from the supply?"),
    Benefit.HUNTING_LODGE: QT_TRANSLATE_NOOP("Benefit", "{player}, {building}: take the two victory points?"),
}

COUNTED = frozenset(
    {
        Benefit.PROSPECTOR_PRIVILEGE,
        Benefit.HARBOR,
        Benefit.CHAPEL_DOUBLOON,
        Benefit.CHAPEL_POINT,
        Benefit.HUNTING_LODGE,
    }
)
"""The benefits whose question names the doubloons or points."""

DOUBLED: Mapping[Benefit, str] = {
    Benefit.MAYOR_PRIVILEGE: QT_TRANSLATE_NOOP(
        "Benefit", "{player}, mayor's privilege and {building}: take two more colonists from the supply?"
    ),
    Benefit.PROSPECTOR_PRIVILEGE: QT_TRANSLATE_NOOP(
        "Benefit", "{player}, prospector's privilege and {building}: take two doubloons from the bank?"
    ),
}
"""The questions about privileges that a library doubles."""

_BUILDING_AT: Mapping[DecisionKind, Building] = {
    DecisionKind.DELIVER_GOODS: Building.ROYAL_SUPPLIER,
    DecisionKind.DISCARD_TILE: Building.HUNTING_LODGE,
}
"""The building that causes a kind of decision."""

PASSES: Mapping[DecisionKind, str] = {
    DecisionKind.TAKE_TILE: QT_TRANSLATE_NOOP("Button", "Take no tile"),
    DecisionKind.BUILD: QT_TRANSLATE_NOOP("Button", "Build nothing"),
    DecisionKind.TAKE_EXTRA_GOOD: QT_TRANSLATE_NOOP("Button", "Take no more"),
    DecisionKind.SELL_GOOD: QT_TRANSLATE_NOOP("Button", "Sell nothing"),
    DecisionKind.LOAD_GOODS: QT_TRANSLATE_NOOP("Button", "Keep the wharf for later"),
    DecisionKind.ACCEPT_BENEFIT: QT_TRANSLATE_NOOP("Button", "Refuse"),
    DecisionKind.DELIVER_GOODS: QT_TRANSLATE_NOOP("Button", "Deliver no more"),
    DecisionKind.DISCARD_TILE: QT_TRANSLATE_NOOP("Button", "Keep all tiles"),
    DecisionKind.MOVE_GUESTS: QT_TRANSLATE_NOOP("Button", "Leave them there"),
    DecisionKind.AFTER_SALE: QT_TRANSLATE_NOOP("Button", "Use none"),
    DecisionKind.SMUGGLE: QT_TRANSLATE_NOOP("Button", "No deed"),
    DecisionKind.LODGE: QT_TRANSLATE_NOOP("Button", "Let the others go"),
}
"""The texts of the pass button, for every kind of decision that allows passing."""

BUTTONS: Mapping[str, str] = {
    **shared.BUTTONS,
    "guests": QT_TRANSLATE_NOOP("Button", "Move guests"),
    "stay": QT_TRANSLATE_NOOP("Button", "Not until the mayor"),
    "buy": QT_TRANSLATE_NOOP("Button", "Buy a tile"),
    "upright": QT_TRANSLATE_NOOP("Button", "Face up"),
    "forest": QT_TRANSLATE_NOOP("Button", "As a forest"),
    "noble": QT_TRANSLATE_NOOP("Button", "A noble"),
    "colonist": QT_TRANSLATE_NOOP("Button", "A colonist"),
}


def person_prompt(decision: Decision, player: str, words: Words, about: Building | None = None) -> Prompt:
    """Returns the question to a person. `about` is a building that the kind of decision does not name: the one being
    paid for, or the library that gives a second turn or doubles a privilege."""
    detail = translate("Prompt", DETAILS[decision.kind])
    if decision.benefit is not None:
        is_doubled = decision.benefit in DOUBLED and about is not None
        building = about if is_doubled else SOURCES[decision.benefit].building
        heading = translate("Benefit", (DOUBLED if is_doubled else BENEFITS)[decision.benefit])
    elif decision.kind is DecisionKind.TAKE_TILE and about is not None:
        building = about
        heading = translate("Prompt", _TAKE_ANOTHER)
    else:
        building = _BUILDING_AT.get(decision.kind, about)
        heading = translate("Prompt", HEADINGS[decision.kind])
    named = {"player": player, "building": "" if building is None else words.building(building)}
    return Prompt(heading.format(**named), detail)


def quarry_detail() -> str:
    """Returns what to do in the settler phase for a player who may take a quarry."""
    return translate("Prompt", "Put a plantation or a quarry on your island, or take none.")


def drawn_detail(tile: Tile, words: Words) -> str:
    """Returns the drawn tile, and the ways to place it."""
    text = translate("Prompt", "{tile}: place it as it is, or face down as a forest.")
    return text.format(tile=words.tile(tile))


def gain_detail(benefit: Benefit, gain: Event, words: Words) -> str:
    """Returns the amount of a benefit of which the question names no amount; `gain` is the event of taking it. Empty
    for other events."""
    if isinstance(gain, DoubloonsReceived):
        return "" if benefit in COUNTED else Progress.tr("That is %n doubloon(s).", "", gain.doubloons)
    if isinstance(gain, PointsReceived):
        return "" if benefit in COUNTED else Progress.tr("That is %n victory point(s).", "", gain.points)
    if isinstance(gain, GoodsProduced):
        return would_produce(gain.goods, (), (), words)
    return ""


def put_off_detail() -> str:
    """Returns what happens to the hospice's colonist if it is refused while another tile may follow (1897)."""
    return translate("Prompt", "If you refuse, the colonist can still go to the next tile that you take.")


def placement_progress(still_to_place: int, idle: int, forced: bool, nobles: int = 0) -> str:
    """Returns the progress of placing colonists. `forced` is whether the idle people fill every empty circle;
    `nobles` is the number of nobles among the idle people."""
    if nobles and still_to_place and not forced:
        if nobles == idle:
            who = Progress.tr("%n noble(s) still to place.", "", still_to_place)
            return sentences((who, translate("Prompt", "Click an empty circle, or a colonist to exchange them.")))
        people = Progress.tr("%n still to place", "", still_to_place)
        waiting = Progress.tr("%n noble(s) in San Juan", "", nobles)
        text = translate(
            "Prompt", "{people}; {nobles}. Click an empty circle for a colonist, a full one for a noble."
        )
        return text.format(people=people, nobles=waiting)
    if forced:
        return translate("Prompt", "There are colonists for every circle that is left; confirm fills them all.")
    if still_to_place:
        return Progress.tr("%n colonist(s) still to place.", "", still_to_place)
    if idle:
        return Progress.tr("Every circle is full; %n colonist(s) stay in San Juan.", "", idle)
    return translate("Prompt", "All colonists are placed.")


def would_produce(made: Sequence[int], in_city: Sequence[int], on_island: Sequence[int], words: Words) -> str:
    """Returns the production of a placement by kind of good, and the goods for which an empty circle in the city or
    on the island lacks a person."""
    if any(made):
        parts = [translate("Prompt", "Would produce {goods}").format(goods=words.goods(made))]
    else:
        parts = [translate("Prompt", "Would produce nothing")]
    if any(in_city):
        parts.append(translate("Prompt", "nobody in the city for {goods}").format(goods=words.goods(in_city)))
    if any(on_island):
        parts.append(translate("Prompt", "nobody on the island for {goods}").format(goods=words.goods(on_island)))
    return translate("Prompt", "{parts}.").format(parts=clauses(parts))


def storage_progress(kinds: int, crate: bool) -> str:
    """Returns the goods still to be chosen: a number of kinds to keep whole, and one more good; empty if there are
    none."""
    if kinds and crate:
        return Progress.tr("Choose %n kind(s) to keep whole and 1 more good.", "", kinds)
    if kinds:
        return Progress.tr("Choose %n kind(s) to keep whole.", "", kinds)
    if crate:
        return translate("Prompt", "Choose 1 good to keep.")
    return ""


def all_is_chosen(given_back: Sequence[str]) -> str:
    """Returns that a choice of goods to keep is complete, and the goods that will be given back."""
    if not given_back:
        return translate("Prompt", "Everything is chosen.")
    return translate("Prompt", "Everything is chosen. To be given back: {goods}.").format(goods=listed(given_back))


def nobles_progress(idle: int) -> str:
    """Returns how nobles are moved, and the number of nobles in San Juan."""
    how = translate("Prompt", "Put a noble on a colonist: they change places.")
    return sentences((how, Progress.tr("%n noble(s) in San Juan.", "", idle))) if idle else how


def crates_progress(kinds: int, singles: int, missing: int) -> str:
    """Returns the goods that may be kept with a storehouse, and the number still missing; empty if none is
    missing."""
    if not missing:
        return ""
    room = Progress.tr("%n single good(s)", "", singles)
    if kinds:
        room = translate("Prompt", "{kinds} and {goods}").format(
            kinds=Progress.tr("%n kind(s) whole", "", kinds), goods=room
        )
    return Progress.tr("You keep {room}: choose %n more.", "", missing).format(room=room)


def payment_progress(missing: int, noble: bool | None, good: str | None, point: bool) -> str:
    """Returns the pieces chosen to be given back, and the number of doubloons still missing. `noble` is whether the
    person given back is a noble, None if no person is."""
    given = []
    if noble is not None:
        given.append(translate("Prompt", "a noble") if noble else translate("Prompt", "a colonist"))
    if good is not None:
        given.append(good)
    if point:
        given.append(Progress.tr("%n victory point(s)", "", 1))
    lacking = (
        Progress.tr("%n doubloon(s) missing.", "", missing) if missing else translate("Prompt", "That is enough.")
    )
    if not given:
        return lacking
    return translate("Prompt", "Given: {pieces}. {missing}").format(pieces=listed(given), missing=lacking)


def delivery_progress(chosen: int, more: int) -> str:
    """Returns the points of a delivery, and the number of goods that may follow."""
    if not chosen:
        return Progress.tr("You may deliver %n good(s).", "", more)
    points = Progress.tr("%n victory point(s)", "", chosen)
    if not more:
        return translate("Prompt", "{points} for it.").format(points=points)
    return Progress.tr("{points} for it; %n more possible.", "", more).format(points=points)


def mix_progress(goods: int, points: int) -> str:
    """Returns the number of goods on the small ship, and of the points for them."""
    aboard = Progress.tr("%n good(s) on the small ship", "", goods)
    brings = Progress.tr("%n victory point(s)", "", points)
    return translate("Prompt", "{goods}: {points}.").format(goods=aboard, points=brings)


def pass_text(kind: DecisionKind) -> str:
    """Returns the text of the pass button."""
    return translate("Button", PASSES[kind])


def button_text(button: str) -> str:
    """Returns the text of a button."""
    return translate("Button", BUTTONS[button])


def task_text(kind: DecisionKind) -> str:
    """Returns the instruction for a kind of decision, as a sentence."""
    return translate("Prompt", DETAILS[kind])
