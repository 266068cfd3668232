"""The texts of statistics that are common to all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.texts.bots import bot_title
from puertorico_desktop.gui.texts.phrases import row
from puertorico_desktop.learn.history.counting import PROGRAM
from puertorico_desktop.learn.history.figures import AUTOMATIC, MIXED, PEOPLE, Key, PlayedGame, Share
from puertorico_desktop.learn.history.rows import CODE, DAILY, FREE, UNKNOWN
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
T = TypeVar("T")

LEVELS: Mapping[str, str] = {
    MIXED: QT_TRANSLATE_NOOP("Statistics", "Computers of several levels"),
    PEOPLE: QT_TRANSLATE_NOOP("Statistics", "People only"),
    PROGRAM: QT_TRANSLATE_NOOP("Statistics", "Other programs"),
}
KINDS: Mapping[str, str] = {
    FREE: QT_TRANSLATE_NOOP("Statistics", "Free games"),
    DAILY: QT_TRANSLATE_NOOP("Statistics", "Games of the day"),
    CODE: QT_TRANSLATE_NOOP("Statistics", "Games by code"),
}
BESTS: Mapping[str, str] = {
    "points": QT_TRANSLATE_NOOP("Statistics", "Most points"),
    "margin": QT_TRANSLATE_NOOP("Statistics", "Largest margin"),
    "accuracy": QT_TRANSLATE_NOOP("Statistics", "Highest accuracy"),
    "par": QT_TRANSLATE_NOOP("Statistics", "Most points above par"),
    "quickest": QT_TRANSLATE_NOOP("Statistics", "Quickest victory"),
}
MILESTONES: Mapping[str, str] = {
    "first_win": QT_TRANSLATE_NOOP("Statistics", "Win a game"),
    "every_seat": QT_TRANSLATE_NOOP("Statistics", "Win from every seat of a table"),
    "every_size": QT_TRANSLATE_NOOP("Statistics", "Win at tables of three sizes"),
    "every_edition": QT_TRANSLATE_NOOP("Statistics", "Win in three editions"),
    "every_way": QT_TRANSLATE_NOOP("Statistics", "Win in each of three ways"),
    "hard": QT_TRANSLATE_NOOP("Statistics", "Win against hard computers"),
    "expert": QT_TRANSLATE_NOOP("Statistics", "Win against expert computers"),
    "quick": QT_TRANSLATE_NOOP("Statistics", "Win within twelve rounds"),
    "large": QT_TRANSLATE_NOOP("Statistics", "Win with two of the largest buildings"),
    "accuracy": QT_TRANSLATE_NOOP("Statistics", "Play with an accuracy of 85 or more"),
    "par": QT_TRANSLATE_NOOP("Statistics", "Beat par in a game of the day"),
    "lessons": QT_TRANSLATE_NOOP("Statistics", "Finish twelve lessons without hints"),
    "puzzles": QT_TRANSLATE_NOOP("Statistics", "Solve twenty puzzles at the first try"),
}


def level(name: str) -> str:
    """Returns the name of a level."""
    if name == AUTOMATIC:
        titles = {face.automatic_title() for face in FACES.values()} - {""}
        return titles.pop() if len(titles) == 1 else translate("Seat", "Automatic opponent")
    if name in LEVELS:
        return translate("Statistics", LEVELS[name])
    return bot_title(name)


def kind(name: str) -> str:
    """Returns the name of a kind of game: free, of the day, by code."""
    return translate("Statistics", KINDS[name]) if name in KINDS else name


def best(name: str) -> str:
    """Returns the name of a personal best."""
    return translate("Statistics", BESTS[name])


def milestones() -> dict[str, str]:
    """Returns the requirement of each milestone, by id: those common to all games, then those of single games."""
    found = {name: translate("Statistics", text) for name, text in MILESTONES.items()}
    for face in FACES.values():
        found |= face.feats()
    return found


def milestones_line(names: Sequence[str]) -> str:
    """Returns the milestones that a game has brought, in one line; unknown ones by their ids."""
    text = translate("Statistics", "Milestones reached: {names}")
    words = milestones()
    return text.format(names=row(words.get(name, name) for name in names))


def edition(game: str, name: str) -> str:
    """Returns the name of an edition; its id if this version of the program does not know it."""
    try:
        return FACES[game].edition_name(name)
    except (KeyError, ValueError):
        return name


def named(editions: Sequence[tuple[str, str]], values: Mapping[Key, T], is_way: bool = False) -> dict[str, T]:
    """Returns statistical values by name instead of id. Entries of two games that have the same name, or the same id
    under different names, are distinguished by the name of the game."""
    names = {key: word(editions, key, is_way) for key in values}
    several = {name for name, count in Counter(names.values()).items() if count > 1}
    common = {thing for thing, count in Counter(thing for _, thing in names).items() if count > 1}
    found = {}
    for key, value in values.items():
        name = names[key]
        if (name in several or key[1] in common) and key[0] in FACES:
            name = translate("Statistics", "{name} ({game})").format(name=name, game=FACES[key[0]].name())
        found[name] = value
    return found


def word(editions: Sequence[tuple[str, str]], wanted: Key, is_way: bool = False) -> str:
    """Returns the name of a statistical key of a game, in the terms of the first of the given editions of that game
    that has a name for it."""
    key = wanted[1]
    if key == UNKNOWN:
        return translate("Statistics", "Under other rules")
    for game, name in editions:
        if game != wanted[0]:
            continue
        try:
            found = FACES[game].statistics_word(key, name, is_way)
        except (KeyError, ValueError):
            continue
        if found != key:
            return found
    return key


def percent(share: float) -> str:
    """Returns a share (0 to 1) in per cent."""
    return translate("Statistics", "{share} %").format(share=round(100 * share))


def interval(share: Share) -> str:
    """Returns the confidence interval of the share of victories, in per cent."""
    text = translate("Statistics", "{low} to {high} %")
    return text.format(low=round(100 * share.low), high=round(100 * share.high))


def number(value: float) -> str:
    """Returns a mean, with one decimal place."""
    return QLocale().toString(float(value), "f", 1)


def local_date(text: str) -> str:
    """Returns a time of the database as a date in the local format."""
    moment = QDateTime.fromString(text, Qt.DateFormat.ISODate)
    return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat) if moment.isValid() else text


def best_value(name: str, one: PlayedGame, par: Mapping[int, int]) -> str:
    """Returns the value of a personal best; `par`: points above par, by the number of the game."""
    if name == "par":
        return f"{par[one.number]:+}".replace("-", "−")
    if name == "accuracy":
        return str(round(one.accuracy or 0))
    if name == "quickest":
        return translate("Statistics", "{rounds} rounds").format(rounds=one.rounds)
    return str(one.score if name == "points" else one.margin)
