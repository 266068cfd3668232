"""The texts of the smuggler: buttons of deeds, progress of a deed, hints, log sentences, forecast."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico import smuggler_actions as deeds
from puertorico_desktop.engine.puertorico import smuggler_events as s
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.engine.puertorico.forecast import Deeds
from puertorico_desktop.gui.puertorico.texts.log_context import LogContext
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import listed, sentences
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
Log = Context("Log")
Deed = Context("Deed")
Forecast = Context("Forecast")
Hint = Context("Hint")


# -- buttons and progress -------------------------------------------------------------------------------------------


def raid_text(most: int) -> str:
    """Returns the text of the button for a raid; `most` is the greatest number of goods gained."""
    return translate("Deed", "Raid: up to {count}").format(count=most) if most else translate("Deed", "Raid")


def plunder_text(points: int) -> str:
    """Returns the text of the button for plundering the trading house, with the points gained."""
    return translate("Deed", "Plunder: {points} VP").format(points=points) if points else translate("Deed", "Plunder")


def poach_text(people: int) -> str:
    """Returns the text of the button for poaching; `people` is the number of people who can get a circle."""
    return translate("Deed", "Poach: up to {count}").format(count=people) if people else translate("Deed", "Poach")


def capture_text(doubloons: int) -> str:
    """Returns the text of the button for capturing a role; `doubloons` is the greatest number on a card."""
    if doubloons:
        return translate("Deed", "Capture: up to {doubloons}").format(doubloons=doubloons)
    return translate("Deed", "Capture")


def deed_tip(deed: str) -> str:
    """Returns the tooltip of a button for deeds, in a sentence; `no_raid` is that of a raid that no ship allows."""
    return translate("Deed", TIPS[deed])


TIPS: Mapping[str, str] = {
    "raid": QT_TRANSLATE_NOOP(
        "Deed", "Empty a cargo ship and keep up to 3 of its goods; the rest goes to the supply."
    ),
    "no_raid": QT_TRANSLATE_NOOP("Deed", "No cargo ship carries anything."),
    "plunder": QT_TRANSLATE_NOOP("Deed", "Empty the trading house for 1 VP a good."),
    "poach": QT_TRANSLATE_NOOP(
        "Deed", "Take people off the colonist ship: up to 3 work for you at once, the rest leaves the game."
    ),
    "capture": QT_TRANSLATE_NOOP(
        "Deed",
        "Take the doubloons of a free role card and put your crest on it. If another player chooses it, the bank "
        "pays you 3; if nobody does, you play it at the end of the round.",
    ),
    "fewer": QT_TRANSLATE_NOOP("Deed", "Keep one good less."),
    "more": QT_TRANSLATE_NOOP("Deed", "Keep one good more."),
    "with_noble": QT_TRANSLATE_NOOP("Deed", "Whether the noble is among those who leave the ship."),
}


def with_noble_text() -> str:
    """Returns the text of the button that sets whether the noble leaves the ship too."""
    return translate("Deed", "With the noble")


def deed_heading(poaching: bool, player: str) -> str:
    """Returns the heading for a player who has begun a raid or a poaching."""
    text = translate("Deed", "{player}: poach colonists") if poaching else translate("Deed", "{player}: raid a ship")
    return text.format(player=player)


def capture_heading(player: str) -> str:
    """Returns the heading for a player who has picked a role card to capture it."""
    return translate("Deed", "{player}: capture a role").format(player=player)


def capture_detail() -> str:
    """Returns how the picked role is captured."""
    return translate("Deed", "Click the role again to capture it, or another one instead.")


def raid_progress(kept: str, returned: str, others: bool) -> str:
    """Returns the result of a raid and how to change it; `kept` and `returned` are goods in words, empty for none,
    and `others` is whether other ships have goods."""
    if not kept:
        result = translate("Deed", "All goods of the ship go back to the supply.")
    elif returned:
        result = translate("Deed", "You keep {kept}; back to the supply: {returned}.")
    else:
        result = translate("Deed", "You keep {kept}.")
    how = translate("Deed", "+ and − change that.")
    if others:
        how = translate("Deed", "+ and − change that, a click takes another ship.")
    return sentences([result.format(kept=kept, returned=returned), how])


def lodging_progress(lodged: int, more: int, waiting: int, noble: bool = False) -> str:
    """Returns the numbers of newcomers who have a circle (`lodged`) or may still get one (`more`); `waiting` are all
    without one. `noble` is whether a noble without a circle can still get one, also in place of a colonist."""
    if more:
        how = translate("Deed", "Click free circles, or drag people there.")
        if noble:
            how = translate("Deed", "Click a free circle for a colonist, once more for a noble.")
        return sentences([Deed.tr("%n newcomer(s) may still get work.", "", more), how])
    if lodged and waiting:
        result = Deed.tr("%n newcomer(s) get(s) work; the rest leaves the game.", "", lodged)
        return sentences([result, translate("Deed", "Click one to take a noble instead.") if noble else ""])
    if lodged:
        return Deed.tr("%n newcomer(s) get(s) work.", "", lodged)
    return translate("Deed", "You have no free circle: all of them leave the game.")


def leaving(waiting: int) -> str:
    """Returns the number of people without a circle who leave the game."""
    return Deed.tr("%n newcomer(s) leave(s) the game.", "", waiting)


# -- hints ----------------------------------------------------------------------------------------------------------


def smuggler_hint(action: Action, events: Sequence[Event], words: Words) -> str:
    """Returns a line about a deed; `events` are the events that it would cause. Empty for any other action."""
    match action:
        case deeds.RaidShip():
            raid = next((event for event in events if isinstance(event, s.ShipRaided)), None)
            if raid is None or not raid.kept:
                return translate("Hint", "Raid the ship and keep nothing")
            return translate("Hint", "Raid: {goods} for you").format(goods=words.amount(raid.kept, raid.good))
        case deeds.PlunderHouse():
            return translate("Hint", "Plunder the trading house")
        case deeds.PoachPeople(noble=True):
            return translate("Hint", "Poach people, the noble among them")
        case deeds.PoachPeople():
            poached = next((event for event in events if isinstance(event, s.PeoplePoached)), None)
            if poached is None or poached.nobles:
                return translate("Hint", "Poach people from the colonist ship")
            return Hint.tr("Poach %n colonist(s)", "", poached.count)
        case deeds.CaptureRole():
            return translate("Hint", "Capture the {role}").format(role=words.role(action.role))
        case deeds.LodgeColonist(noble=True):
            return translate("Hint", "A noble goes to work ({piece})").format(piece=words.piece(action.piece))
        case deeds.LodgeColonist():
            return translate("Hint", "A colonist goes to work ({piece})").format(piece=words.piece(action.piece))
    return ""


# -- the log --------------------------------------------------------------------------------------------------------


def _captive_played(event: s.CaptivePlayed, at: LogContext) -> str:
    text = translate("Log", "{player} plays the captured role, {role}.")
    return text.format(player=at.names[event.seat], role=at.words.role(event.role))


def _marker_taken(event: s.MarkerTaken, at: LogContext) -> str:
    text = translate("Log", "{player} takes the smuggler's marker.")
    return text.format(player=at.names[event.seat])


def _ship_raided(event: s.ShipRaided, at: LogContext) -> str:
    named = {
        "player": at.names[event.seat],
        "spaces": str(at.ships[event.ship]),
        "kept": at.words.amount(event.kept, event.good),
        "returned": at.words.amount(event.returned, event.good),
    }
    if not event.kept:
        text = translate("Log", "{player} raids the ship with {spaces} spaces; back to the supply: {returned}.")
    elif event.returned:
        text = translate(
            "Log",
            "{player} raids the ship with {spaces} spaces and keeps {kept}; back to the supply: {returned}.",
        )
    else:
        text = translate("Log", "{player} raids the ship with {spaces} spaces and keeps {kept}.")
    return text.format(**named)


def _house_plundered(event: s.HousePlundered, at: LogContext) -> str:
    text = Log.tr("{player} plunders the trading house ({goods}) for %n point(s).", "", event.points)
    return text.format(player=at.names[event.seat], goods=at.words.goods(event.goods))


def _people_poached(event: s.PeoplePoached, at: LogContext) -> str:
    text = Log.tr("{player} poaches %n colonist(s) from the ship.", "", event.count)
    return _with_nobles(text.format(player=at.names[event.seat]), event.nobles)


def _with_nobles(sentence: str, nobles: int) -> str:
    return sentences([sentence, Log.tr("%n of them noble(s).", "", nobles)]) if nobles else sentence


def _colonist_lodged(event: s.ColonistLodged, at: LogContext) -> str:
    if event.noble:
        text = translate("Log", "A noble goes to work for {player} ({piece}).")
    else:
        text = translate("Log", "A colonist goes to work for {player} ({piece}).")
    return text.format(player=at.names[event.seat], piece=at.words.piece(event.piece))


def _people_left(event: s.PeopleLeft, at: LogContext) -> str:
    text = Log.tr("%n colonist(s) whom nobody kept leave(s) the game.", "", event.count)
    return _with_nobles(text, event.nobles)


def _role_captured(event: s.RoleCaptured, at: LogContext) -> str:
    if event.doubloons:
        text = Log.tr("{player} captures the {role} and takes %n doubloon(s).", "", event.doubloons)
    else:
        text = translate("Log", "{player} captures the {role}.")
    return text.format(player=at.names[event.seat], role=at.words.role(event.role))


def _ransom_paid(event: s.RansomPaid, at: LogContext) -> str:
    text = Log.tr("{player} receives %n doubloon(s) for the captured role.", "", event.doubloons)
    return text.format(player=at.names[event.seat])


SMUGGLER_SENTENCES: Mapping[type[Event], Callable[[Any, LogContext], str]] = {
    s.CaptivePlayed: _captive_played,
    s.MarkerTaken: _marker_taken,
    s.ShipRaided: _ship_raided,
    s.HousePlundered: _house_plundered,
    s.PeoplePoached: _people_poached,
    s.ColonistLodged: _colonist_lodged,
    s.PeopleLeft: _people_left,
    s.RoleCaptured: _role_captured,
    s.RansomPaid: _ransom_paid,
}
"""The functions that return the log sentence, for the kinds of events that only the smuggler has."""


# -- the forecast ---------------------------------------------------------------------------------------------------


def deed_parts(found: Deeds, words: Words) -> Iterator[str]:
    """Yields the result of each deed, one by one."""
    if found.raids:
        raids = listed(words.amount(amount, good) for good, amount in found.raids)
        yield translate("Forecast", "could raid up to {goods}, from one ship").format(goods=raids)
    if found.points:
        yield Forecast.tr("could plunder the trading house for %n point(s)", "", found.points)
    if found.people:
        yield Forecast.tr("could poach %n colonist(s) for work", "", found.people)
    if found.captives:
        most = max(doubloons for _, doubloons in found.captives)
        if most:
            yield Forecast.tr("could capture a role with up to %n doubloon(s)", "", most)
        else:
            yield translate("Forecast", "could capture a role")
