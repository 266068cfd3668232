"""The texts for screen readers: a full sentence on the state of each item."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.components import Role, Tile
from puertorico_desktop.gui.puertorico.models.items import (
    CandidateItem,
    CardItem,
    CityItem,
    CrewItem,
    GoodItem,
    HouseItem,
    IslandItem,
    MarketItem,
    OfferItem,
    PlayerItem,
    RoleItem,
    ShipItem,
    SpaceItem,
    SupplyItem,
    TaskItem,
)
from puertorico_desktop.gui.puertorico.texts.achievements import card_title, face_down_title
from puertorico_desktop.gui.puertorico.texts.festival import task_name
from puertorico_desktop.gui.puertorico.texts.puertoma_pieces import (
    ability_here,
    arrow_here,
    board_facts,
    marker_here,
    reserved_by,
)
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.bots import bot_title
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import listed, row, sentences, title

translate = QCoreApplication.translate
Speech = Context("Speech")
Colonists = Context("Colonists")


def role_speech(item: RoleItem, words: Words, names: Sequence[str]) -> str:
    """Returns the state of a role card, such as "Settler: taken by Anna"."""
    role = words.role(item.role)
    if item.owner is not None:
        if item.running:
            text = translate("Speech", "{role}: chosen by {player}, the phase is running.")
        else:
            text = translate("Speech", "{role}: taken by {player}.")
        return sentences([text.format(role=role, player=names[item.owner]), *_on_card(item, names)])
    if item.doubloons:
        text = Speech.tr("{role}: free, with %n doubloon(s).", "", item.doubloons)
    else:
        text = translate("Speech", "{role}: free.")
    parts = [text.format(role=role)]
    if item.captor is not None:
        parts.append(translate("Speech", "Captured by {player}.").format(player=names[item.captor]))
    if item.barred is not None:
        parts.append(translate("Speech", "{player} may not choose it.").format(player=names[item.barred]))
    return sentences([*parts, *_on_card(item, names)])


def _on_card(item: RoleItem, names: Sequence[str]) -> list[str]:
    """Returns the sentences about the Puertomas' marker, arrow and abilities at a role card."""
    parts = [marker_here()] if item.marked else []
    if item.led_to:
        parts.append(arrow_here())
    shown = [(one.seat, one.tile) for one in item.abilities]
    return parts + [ability_here(names[seat], tile) for seat, tile in shown if tile is not None]


def offer_speech(item: OfferItem, words: Words) -> str:
    """Returns the state of a plantation or a stack, such as "Face-up corn plantation"."""
    if item.tile is None:
        return Speech.tr("Face-down plantations: %n left.", "", item.count)
    tile = words.tile(item.tile)
    if item.ref == "quarry":
        return Speech.tr("Quarries: %n left.", "", item.count)
    if item.drawn:
        return translate("Speech", "Just drawn: {tile}.").format(tile=tile)
    return translate("Speech", "Face-up {tile}.").format(tile=tile)


def tile_state(item: OfferItem) -> str:
    """Returns the state of a plantation or of the quarries without their name, such as "Face up"."""
    if item.ref == "quarry":
        return Speech.tr("%n left.", "", item.count)
    return translate("Speech", "Just drawn.") if item.drawn else translate("Speech", "Face up.")


def ship_speech(item: ShipItem, words: Words) -> str:
    """Returns the state of a ship, such as "Ship with 6 spaces: 4 corn, 2 spaces free"."""
    if item.mix is not None and item.closed:
        return translate("Speech", "Private ships: {cargo}.").format(cargo=words.goods(item.mix))
    if item.mix is not None:
        if not item.load:
            return translate("Speech", "Your own small ship, empty.")
        return translate("Speech", "Your own small ship: {cargo}.").format(cargo=words.goods(item.mix))
    if item.capacity is None:
        return translate("Speech", "Your own ship at the wharf, empty.")
    if item.good is None:
        return translate("Speech", "Ship with {spaces} spaces, empty.").format(spaces=item.capacity)
    cargo = words.amount(item.load, item.good)
    free = item.capacity - item.load
    if item.raided:
        text = translate("Speech", "Ship with {spaces} spaces: {cargo}, about to be raided.")
        return text.format(spaces=item.capacity, cargo=cargo)
    if not free:
        return translate("Speech", "Ship with {spaces} spaces: {cargo}, full.").format(
            spaces=item.capacity, cargo=cargo
        )
    text = Speech.tr("Ship with {spaces} spaces: {cargo}, %n space(s) free.", "", free)
    return text.format(spaces=item.capacity, cargo=cargo)


def crew_figures(item: CrewItem) -> list[str]:
    """Returns the numbers of people on the colonist ship and of the remaining colonists and victory points, one by
    one."""
    ship = Colonists.tr("%n colonist(s) on the ship", "", item.people)
    supply = Colonists.tr("%n colonist(s) in the supply", "", item.supply)
    points = Colonists.tr("%n victory point(s) left", "", item.points)
    if item.noble_supply is None:
        return [ship, supply, points]
    aboard = Colonists.tr("%n noble(s) among them", "", item.nobles)
    waiting = Colonists.tr("%n noble(s) in the supply", "", item.noble_supply)
    return [ship, aboard, supply, waiting, points]


def house_speech(item: HouseItem, words: Words) -> str:
    """Returns the content of a space of the trading house, such as "Trading house: corn"."""
    if item.good is None:
        return translate("Speech", "Trading house: a free space.")
    return translate("Speech", "Trading house: {good}.").format(good=words.good(item.good))


def house_state() -> str:
    """Returns that a good is in the trading house, without its name."""
    return translate("Speech", "In the trading house.")


def task_speech(item: TaskItem, names: Sequence[str]) -> str:
    """Returns the state of a task, such as "Twin Farmers: done by Anna"."""
    if item.winner is None:
        return translate("Speech", "{task}: still open.").format(task=task_name(item.task))
    return translate("Speech", "{task}: done by {player}.").format(
        task=task_name(item.task), player=names[item.winner]
    )


def card_speech(item: CardItem) -> str:
    """Returns the progress of an achievement card, such as "Master Agronomist: 7 of 12"."""
    if item.card is None:
        return face_down_title()
    name = card_title(item.card)
    if item.done:
        return translate("Speech", "{card}: done.").format(card=name)
    if item.progress is None:
        return translate("Speech", "{card}: not done yet.").format(card=name)
    have, need = item.progress
    return translate("Speech", "{card}: {have} of {need}.").format(card=name, have=have, need=need)


def supply_speech(item: SupplyItem, words: Words) -> str:
    """Returns the supply of a good, such as "Supply: 8 corn"."""
    if not item.count:
        return translate("Speech", "Supply: no {good}.").format(good=words.good(item.good))
    return translate("Speech", "Supply: {goods}.").format(goods=words.amount(item.count, item.good))


def market_speech(item: MarketItem, words: Words, names: Sequence[str] = ()) -> str:
    """Returns the figures of a building, such as "Hospice: 3 doubloons for you now (printed 4, quarries −1), 2
    points, 1 circle, 2 left"."""
    building = words.building(item.building)
    price = Speech.tr("%n doubloon(s) for you now", "", item.price)
    helps = []
    if item.by_quarries:
        helps.append(translate("Speech", "quarries −{count}").format(count=item.by_quarries))
    if item.by_buildings:
        helps.append(translate("Speech", "buildings −{count}").format(count=item.by_buildings))
    if item.by_privilege:
        role = words.role(Role.BUILDER)
        helps.append(translate("Speech", "{role} −{count}").format(role=role, count=item.by_privilege))
    if helps:
        text = translate("Speech", "{price} (printed {cost}, {helps})")
        price = text.format(price=price, cost=item.cost, helps=listed(helps))
    facts = [
        price,
        Speech.tr("%n victory point(s)", "", item.points),
        Speech.tr("%n circle(s)", "", item.circles),
        Speech.tr("%n left", "", item.copies),
    ]
    sentence = translate("Speech", "{building}: {facts}.").format(building=building, facts=row(facts))
    return sentence if item.reserved is None else sentences([sentence, reserved_by(names[item.reserved])])


def space_speech(item: SpaceItem) -> str:
    """Returns the price of a free market space, such as "Free space for a building that costs 5"."""
    return translate("Speech", "Free space for a building that costs {cost}.").format(cost=item.cost)


def building_facts(cost: int, points: int, circles: int) -> str:
    """Returns the figures of a building: "costs 5, 2 victory points, 1 circle"."""
    return row(
        [
            translate("Speech", "costs {cost}").format(cost=cost),
            Speech.tr("%n victory point(s)", "", points),
            Speech.tr("%n circle(s)", "", circles),
        ]
    )


def candidate_speech(item: CandidateItem, words: Words) -> str:
    """Returns the figures of a building to draft, such as "Church: costs 5, 2 victory points, 1 circle"."""
    facts = building_facts(item.cost, item.points, item.circles)
    building = words.building(item.building)
    return translate("Speech", "{building}: {facts}.").format(building=building, facts=facts)


def island_speech(item: IslandItem, words: Words) -> str:
    """Returns the state of an island space, such as "Corn plantation, occupied"."""
    if item.tile is None:
        return translate("Speech", "Empty island space.")
    tile = title(words.tile(item.tile))
    if item.tile is Tile.FOREST:
        return translate("Speech", "{tile}.").format(tile=tile)
    if item.nobles:
        return translate("Speech", "{tile}, occupied by a noble.").format(tile=tile)
    if item.colonists:
        return translate("Speech", "{tile}, occupied.").format(tile=tile)
    return translate("Speech", "{tile}, without a colonist.").format(tile=tile)


def city_speech(item: CityItem, words: Words) -> str:
    """Returns the state of a city space, such as "Indigo Plant, 2 of 3 circles occupied"."""
    if item.covered:
        return translate("Speech", "Covered by a large building.")
    if item.building is None:
        left = Speech.tr("%n space(s) free in all.", "", item.left) if item.left else ""
        return sentences([translate("Speech", "Empty city space."), left])
    if not item.circles:
        return translate("Speech", "{building}, without circles.").format(building=words.building(item.building))
    text = Speech.tr("{building}, {colonists} of %n circle(s) occupied.", "", item.circles)
    sentence = text.format(building=words.building(item.building), colonists=item.colonists)
    if not item.nobles:
        return sentence
    return sentences([sentence, Speech.tr("%n of them noble(s).", "", item.nobles)])


def good_speech(item: GoodItem, words: Words) -> str:
    """Returns the number of a player's goods, such as "3 sugar"."""
    good = words.good(item.good)
    if not item.count:
        return translate("Speech", "No {good}.").format(good=good)
    goods = words.amount(item.count, item.good)
    if item.kept is None:
        return translate("Speech", "{goods}.").format(goods=goods)
    if item.kept == item.count:
        return translate("Speech", "{goods}, all kept.").format(goods=goods)
    if item.kept:
        text = translate("Speech", "{goods}: {kept} kept, {rest} to be given back.")
        return text.format(goods=goods, kept=item.kept, rest=item.count - item.kept)
    return translate("Speech", "{goods}, to be given back.").format(goods=goods)


def player_speech(item: PlayerItem, words: Words) -> str:
    """Returns all facts about a player: name, governor, turn, roles, and figures."""
    facts = []
    if item.governor:
        facts.append(translate("Speech", "governor"))
    if item.asked:
        facts.append(translate("Speech", "to move"))
    if item.roles:
        roles = listed(words.role(role) for role in item.roles)
        facts.append(translate("Speech", "role: {roles}").format(roles=roles))
    if item.smuggled_last:
        facts.append(translate("Speech", "smuggler's marker"))
    facts.append(Speech.tr("%n doubloon(s)", "", item.doubloons))
    if item.points is not None:
        facts.append(Speech.tr("%n victory point(s)", "", item.points))
    facts.append(Speech.tr("%n colonist(s)", "", item.colonists))
    if item.idle:
        facts.append(Speech.tr("%n of them idle in San Juan", "", item.idle))
    if item.nobles:
        facts.append(Speech.tr("%n noble(s) among them", "", item.nobles))
    if item.automatic:
        facts += board_facts(item.spaces, item.most_spaces, item.tiles)
    else:
        facts.append(translate("Speech", "{used} of 12 island spaces").format(used=item.tiles))
        facts.append(translate("Speech", "{used} of 12 city spaces").format(used=item.spaces))
    if item.bot is None:
        return translate("Speech", "{player}: {facts}.").format(player=item.name, facts=row(facts))
    text = translate("Speech", "{player} ({bot}): {facts}.")
    return text.format(player=item.name, bot=bot_title(item.bot), facts=row(facts))
