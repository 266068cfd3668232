"""The names and purposes of the Puertomas' pieces, which only the edition of 1897 has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.components import AbilityTile
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import listed, row, sentences
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
Puertoma = Context("Puertoma")
_T = AbilityTile

ABILITY_NAMES: Mapping[AbilityTile, str] = {
    _T.SELL_SAME_KIND: QT_TRANSLATE_NOOP("Puertoma", "ability: sells the same kind again"),
    _T.SALE_DOUBLOON: QT_TRANSLATE_NOOP("Puertoma", "ability: coin a sale"),
    _T.BUILDING_COLONIST: QT_TRANSLATE_NOOP("Puertoma", "ability: worker a building"),
    _T.STORE_KIND: QT_TRANSLATE_NOOP("Puertoma", "ability: stores a kind"),
    _T.BUILDER_DOUBLOON: QT_TRANSLATE_NOOP("Puertoma", "ability: coin before building"),
    _T.EXTRA_GOOD: QT_TRANSLATE_NOOP("Puertoma", "ability: dearest good again"),
    _T.DOUBLOON_A_KIND: QT_TRANSLATE_NOOP("Puertoma", "ability: coin a kind produced"),
    _T.EXTRA_COLONIST: QT_TRANSLATE_NOOP("Puertoma", "ability: one worker more"),
    _T.GOOD_OF_ESTATE: QT_TRANSLATE_NOOP("Puertoma", "ability: good with an estate"),
    _T.POINT_A_KIND: QT_TRANSLATE_NOOP("Puertoma", "ability: VP a kind owned"),
    _T.DISCARD_FOR_POINTS: QT_TRANSLATE_NOOP("Puertoma", "ability: discards goods for VP"),
    _T.DOUBLOON_A_COLONIST: QT_TRANSLATE_NOOP("Puertoma", "ability: coin a worker"),
}
"""The short name of each ability tile, as used in a sentence."""

ABILITY_EFFECTS: Mapping[AbilityTile, str] = {
    _T.SELL_SAME_KIND: QT_TRANSLATE_NOOP(
        "Puertoma", "Trader: it may sell a kind of goods that the trading house already holds."
    ),
    _T.SALE_DOUBLOON: QT_TRANSLATE_NOOP("Puertoma", "Trader: 1 coin more for every sale."),
    _T.BUILDING_COLONIST: QT_TRANSLATE_NOOP(
        "Puertoma", "Builder: 1 worker comes from the supply for every building that it builds."
    ),
    _T.STORE_KIND: QT_TRANSLATE_NOOP(
        "Puertoma", "Captain: besides the usual single good it stores all goods of its dearest kind."
    ),
    _T.BUILDER_DOUBLOON: QT_TRANSLATE_NOOP("Puertoma", "Builder: 1 coin before it builds."),
    _T.EXTRA_GOOD: QT_TRANSLATE_NOOP(
        "Puertoma", "Craftsman: at the end of the phase 1 good more of the dearest kind that it has produced."
    ),
    _T.DOUBLOON_A_KIND: QT_TRANSLATE_NOOP("Puertoma", "Craftsman: 1 coin for every kind of goods that it produces."),
    _T.EXTRA_COLONIST: QT_TRANSLATE_NOOP(
        "Puertoma", "Recruiter: at the end of the phase 1 worker comes from the supply."
    ),
    _T.GOOD_OF_ESTATE: QT_TRANSLATE_NOOP(
        "Puertoma", "Planter: with every estate comes 1 good of the kind that grows there."
    ),
    _T.POINT_A_KIND: QT_TRANSLATE_NOOP(
        "Puertoma", "Captain: at the end of the phase, before it stores, 1 VP for every kind of goods that it owns."
    ),
    _T.DISCARD_FOR_POINTS: QT_TRANSLATE_NOOP(
        "Puertoma",
        "Captain: at the end of the phase, before it stores, up to 2 goods of its cheapest kind leave the game, "
        "for 1 VP each.",
    ),
    _T.DOUBLOON_A_COLONIST: QT_TRANSLATE_NOOP("Puertoma", "Recruiter: 1 coin for every worker who comes to it."),
}
"""The effect text of each ability tile."""


def ability_name(tile: AbilityTile) -> str:
    """Returns the name of an ability tile as used in a sentence, such as "ability: coin a sale"."""
    return translate("Puertoma", ABILITY_NAMES[tile])


def ability_effect(tile: AbilityTile) -> str:
    """Returns the phase and the effect of an ability tile."""
    return translate("Puertoma", ABILITY_EFFECTS[tile])


# -- the board ------------------------------------------------------------------------------------------------------


def board_name(player: str) -> str:
    """Returns the accessible name of a Puertoma's board."""
    return translate("Puertoma", "{player}: estates, buildings and abilities").format(player=player)


def estate_speech(estate: str, there: bool, people: int, circles: int) -> str:
    """Returns the state of an estate space, such as "Corn estate: not active, 1 of 2 circles occupied"."""
    if not there:
        text = Puertoma.tr("Empty space for a {estate} with %n circle(s).", "", circles)
        return text.format(estate=estate)
    if people == circles:
        return translate("Puertoma", "{estate}: active, every circle is occupied.").format(estate=estate)
    text = Puertoma.tr("{estate}: not active, {people} of %n circle(s) occupied.", "", circles)
    return text.format(estate=estate, people=people)


def empty_estate_state(circles: int) -> str:
    """Returns the state of an empty estate space without the name of the estate."""
    return Puertoma.tr("Empty space with %n circle(s).", "", circles)


def estate_effect() -> str:
    """Returns the rule about active estates."""
    return translate(
        "Puertoma",
        "An estate whose circles are all occupied is active: it makes 1 good without a building. Two active ones of "
        "a kind are worth 2 VP at the end.",
    )


def level_name(level: int) -> str:
    """Returns the name of a building space of a level."""
    return translate("Puertoma", "Building space of level {level}").format(level=level)


def level_speech(level: int, building: str) -> str:
    """Returns the content of a building space, such as "Level 2: Office"."""
    if not building:
        return translate("Puertoma", "Level {level}: an empty building space.").format(level=level)
    return translate("Puertoma", "Level {level}: {building}.").format(level=level, building=building)


def level_state(level: int) -> str:
    """Returns the level of a building space without the name of the building on it."""
    return translate("Puertoma", "Level {level}.").format(level=level)


def level_effect(level: int, first_unlocks: bool) -> str:
    """Returns the purpose of the spaces of a level."""
    if first_unlocks:
        unlocks = translate("Puertoma", "The first building here unlocks the ability below.")
    else:
        unlocks = translate("Puertoma", "The second building here unlocks the ability below.")
    text = translate(
        "Puertoma", "For buildings with {points} printed VP. On a Puertoma's board buildings do nothing but score."
    )
    return sentences([text.format(points=level), unlocks])


def ability_title(level: int) -> str:
    """Returns the title of a face-down ability tile."""
    return translate("Puertoma", "Ability tile of level {level}").format(level=level)


def ability_speech(level: int, tile: AbilityTile | None, gone: bool, works: bool) -> str:
    """Returns the state of an ability tile, such as "Level 1, ability: coin a sale: it works"."""
    if gone:
        return translate("Puertoma", "Level {level}: its ability tile has left the game.").format(level=level)
    if tile is None:
        return translate("Puertoma", "Level {level}: the ability tile lies face down.").format(level=level)
    name = ability_name(tile)
    if works:
        return translate("Puertoma", "Level {level}, {ability}: it works.").format(level=level, ability=name)
    text = translate("Puertoma", "Level {level}, {ability}: it works from the next role on.")
    return text.format(level=level, ability=name)


def ability_state(level: int, works: bool) -> str:
    """Returns the state of a face-up ability tile without its name."""
    if works:
        return translate("Puertoma", "Level {level}: it works.").format(level=level)
    return translate("Puertoma", "Level {level}: it works from the next role on.").format(level=level)


def face_down_effect(first_unlocks: bool) -> str:
    """Returns which building of the level turns the tile up."""
    if first_unlocks:
        return translate("Puertoma", "The first building on this level turns it up.")
    return translate("Puertoma", "The second building on this level turns it up.")


def aside_name() -> str:
    """Returns the name of the VP area, where a Puertoma keeps pieces that only score."""
    return translate("Puertoma", "VP area")


def aside_speech(tiles: str, people: int) -> str:
    """Returns the content of the VP area, such as "VP area: quarry (2), 1 idle worker"."""
    workers = Puertoma.tr("%n idle worker(s)", "", people)
    return translate("Puertoma", "VP area: {pieces}.").format(pieces=listed([tiles, workers] if tiles else [workers]))


def aside_effect() -> str:
    """Returns the rule about the pieces in the VP area."""
    return translate(
        "Puertoma",
        "Quarries, third estates and workers who found no circle stay here. At the end a tile is worth 3 VP, a "
        "worker 1.",
    )


def reserve_speech(building: str) -> str:
    """Returns the place of the reserve marker, such as "Reserve marker on the Residence"."""
    if not building:
        return translate("Puertoma", "The reserve marker stands on no building.")
    return translate("Puertoma", "Reserve marker on the {building}.").format(building=building)


def reserve_effect(of_a_task: bool) -> str:
    """Returns the meaning of the reserve marker. `of_a_task`: an open task of the festival shows an expanded
    building, which a Puertoma builds without a marker (S000 page 40)."""
    meaning = translate(
        "Puertoma",
        "The only expanded building that it builds. The marker moves on when somebody builds that one. An expanded "
        "building of its own is worth 6 VP more.",
    )
    if not of_a_task:
        return meaning
    return sentences((meaning, translate("Puertoma", "The building of a festival task needs no marker.")))


def no_reserve() -> str:
    """Returns the text for a reserve marker that is not in use."""
    return translate("Puertoma", "no marker")


def reserved_by(player: str) -> str:
    """Returns whose reserve marker stands on a building."""
    return translate("Puertoma", "Reserve marker of {player}.").format(player=player)


def buildings_count(built: int, spaces: int) -> str:
    """Returns the number of buildings and of spaces, such as "4/8"."""
    return translate("Puertoma", "{built}/{spaces}").format(built=built, spaces=spaces)


def buildings_speech(built: int, spaces: int) -> str:
    """Returns the number of buildings in words, such as "4 of 8 buildings"."""
    return translate("Puertoma", "{built} of {spaces} buildings.").format(built=built, spaces=spaces)


def buildings_effect() -> str:
    """Returns the rule about a full board."""
    return translate("Puertoma", "When it has a building on every space, the game ends with that round.")


# -- the action board -----------------------------------------------------------------------------------------------


def action_board_name() -> str:
    """Returns the name of the action board, on which the marker moves from role to role."""
    return translate("Puertoma", "Action board")


def action_board_effect() -> str:
    """Returns the purpose of the arrows."""
    return translate(
        "Puertoma",
        "A Puertoma prefers roles to which an arrow leads from the marker. When it acts in such a role, the marker "
        "moves there.",
    )


def place_speech(role: str, marked: bool, led_to: bool, targets: Iterable[str]) -> str:
    """Returns the state of a place of the action board: the marker or an arrow from it, and the roles to which arrows
    lead."""
    if marked:
        where = translate("Puertoma", "{role}: the action marker stands here.")
    elif led_to:
        where = translate("Puertoma", "{role}: an arrow leads here from the marker.")
    else:
        where = translate("Puertoma", "{role}: no arrow leads here from the marker.")
    arrows = translate("Puertoma", "From here arrows lead to: {roles}.")
    return sentences([where.format(role=role), arrows.format(roles=row(targets))])


def tie_card_name() -> str:
    """Returns the name of the tie-break card."""
    return translate("Puertoma", "Tie-break card")


def tie_card_title(number: int) -> str:
    """Returns the title of a tie-break card with its number."""
    return translate("Puertoma", "Tie-break card {number}").format(number=number)


def cards_left(count: int) -> str:
    """Returns the number of cards in the pile, such as "3 left"."""
    return Puertoma.tr("%n left", "tie-break cards in the pile", count)


def tie_card_speech(number: int | None, roles: Iterable[str], chosen: str, left: int) -> str:
    """Returns the number and the roles of the face-up tie-break card, the role that it named, and the number of cards
    left."""
    pile = Puertoma.tr("%n tie-break card(s) left in the pile.", "", left)
    if number is None:
        return sentences([translate("Puertoma", "No tie-break card has been turned up."), pile])
    text = translate("Puertoma", "Tie-break card {number}, face up: {roles}.")
    named = translate("Puertoma", "It named the {role}.").format(role=chosen) if chosen else ""
    return sentences([text.format(number=number, roles=row(roles)), named, pile])


def tie_card_effect() -> str:
    """Returns the purpose of the tie-break cards."""
    return translate(
        "Puertoma",
        "It settles what is equal: of roles the uppermost on the card; of buildings, estates or kinds the one that "
        "its number counts to. When the pile is empty, all are shuffled.",
    )


# -- texts added to those of other pieces ---------------------------------------------------------------------------


def marker_here() -> str:
    """Returns the meaning of the wheel on a role card."""
    return translate("Puertoma", "The action marker stands here.")


def arrow_here() -> str:
    """Returns the meaning of the arrow on a role card."""
    return translate("Puertoma", "An arrow leads here from the action marker.")


def ability_here(player: str, tile: AbilityTile) -> str:
    """Returns the owner and the effect of an ability tile below a role card."""
    text = translate("Puertoma", "{player}, {effect}")
    return text.format(player=player, effect=ability_effect(tile))


def board_facts(built: int, spaces: int, estates: int) -> list[str]:
    """Returns the numbers of a Puertoma's estates and buildings, for the enumeration of its figures."""
    return [
        Puertoma.tr("%n estate(s)", "", estates),
        translate("Puertoma", "{built} of {spaces} buildings").format(built=built, spaces=spaces),
    ]


def who_gets(players: Iterable[str]) -> str:
    """Returns which players receive the points of an unfulfilled card."""
    return translate("Puertoma", "Not done, its points go to {players}.").format(players=listed(players))


def who_gets_done() -> str:
    """Returns the value of a fulfilled card in a game with a Puertoma."""
    return translate("Puertoma", "Done, it is worth nothing to anybody: a Puertoma would have had its points.")
