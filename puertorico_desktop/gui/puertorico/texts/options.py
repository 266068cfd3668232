"""The texts of the choices before a game: names, meanings, and reasons why some do not go together."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.components import Building, Task
from puertorico_desktop.engine.puertorico.options import (
    Edition,
    Expansion,
    Level,
    OptionalRule,
    Options,
    OptionsFault,
    Reading,
    Selection,
)
from puertorico_desktop.gui.puertorico.choices import Preset
from puertorico_desktop.gui.puertorico.texts.festival import task_name
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.mnemonics import plain
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

PRESETS: Mapping[Preset | None, str] = {
    Preset.FIRST_GAME: QT_TRANSLATE_NOOP("Options", "First game"),
    Preset.CLASSIC: QT_TRANSLATE_NOOP("Options", "Classic base game"),
    Preset.SPECIAL_1897: QT_TRANSLATE_NOOP("Options", "1897"),
    Preset.WHOLE_BOX: QT_TRANSLATE_NOOP("Options", "The whole box"),
    Preset.ALONE: QT_TRANSLATE_NOOP("Options", "Alone"),
    None: QT_TRANSLATE_NOOP("Options", "Own choice"),
}
PRESET_EFFECTS: Mapping[Preset | None, str] = {
    Preset.FIRST_GAME: QT_TRANSLATE_NOOP(
        "Options",
        "The classic base game with open victory points, in which every move may be taken back: good for learning.",
    ),
    Preset.CLASSIC: QT_TRANSLATE_NOOP("Options", "The game of 2002, without anything added."),
    Preset.SPECIAL_1897: QT_TRANSLATE_NOOP("Options", "The edition of 1897, without anything added."),
    Preset.WHOLE_BOX: QT_TRANSLATE_NOOP(
        "Options",
        "The edition of 1897 with all its expansions; the players choose the buildings before the game.",
    ),
    Preset.ALONE: QT_TRANSLATE_NOOP(
        "Options", "The edition of 1897 for one: you against two Puertomas, its automatic opponents."
    ),
    None: QT_TRANSLATE_NOOP("Options", "Everything as you have chosen it here."),
}
EDITIONS: Mapping[Edition, str] = {
    Edition.CLASSIC: QT_TRANSLATE_NOOP("Options", "Puerto Rico (2002)"),
    Edition.SPECIAL_1897: QT_TRANSLATE_NOOP("Options", "Puerto Rico 1897"),
}
EDITION_EFFECTS: Mapping[Edition, str] = {
    Edition.CLASSIC: QT_TRANSLATE_NOOP("Options", "The classic game with its own words."),
    Edition.SPECIAL_1897: QT_TRANSLATE_NOOP(
        "Options", "The newer edition: its words and pictures, and rules that differ in some details."
    ),
}
_WITHOUT_BUILDINGS: Mapping[Expansion, str] = {
    Expansion.SMUGGLER: QT_TRANSLATE_NOOP("Options", "S&muggler"),
    Expansion.FESTIVAL: QT_TRANSLATE_NOOP("Options", "Festival"),
    Expansion.FESTIVAL_CARDS: QT_TRANSLATE_NOOP("Options", "Festi&val cards"),
    Expansion.ACHIEVEMENTS: QT_TRANSLATE_NOOP("Options", "A&chievements"),
}
EXPANSIONS: Mapping[Edition, Mapping[Expansion, str]] = {
    Edition.CLASSIC: {
        Expansion.NEW_BUILDINGS: QT_TRANSLATE_NOOP("Options", "&New Buildings"),
        Expansion.CITIZENS: QT_TRANSLATE_NOOP("Options", "Nob&les"),
        **_WITHOUT_BUILDINGS,
    },
    Edition.SPECIAL_1897: {
        Expansion.NEW_BUILDINGS: QT_TRANSLATE_NOOP("Options", "&New Buildings"),
        Expansion.CITIZENS: QT_TRANSLATE_NOOP("Options", "Citi&zens"),
        **_WITHOUT_BUILDINGS,
    },
}
_EFFECTS_WITHOUT_BUILDINGS: Mapping[Expansion, str] = {
    Expansion.SMUGGLER: QT_TRANSLATE_NOOP(
        "Options", "One more role: raids on ships and the trading house, poached workers, captured roles."
    ),
    Expansion.FESTIVAL: QT_TRANSLATE_NOOP("Options", "Three tasks for all; the first to do one is rewarded at once."),
    Expansion.FESTIVAL_CARDS: QT_TRANSLATE_NOOP("Options", "The three tasks are drawn from twelve festival cards."),
    Expansion.ACHIEVEMENTS: QT_TRANSLATE_NOOP(
        "Options", "Everybody has four secret goals, which bring points at the end of the game."
    ),
}
EXPANSION_EFFECTS: Mapping[Edition, Mapping[Expansion, str]] = {
    Edition.CLASSIC: {
        Expansion.NEW_BUILDINGS: QT_TRANSLATE_NOOP("Options", "14 more kinds of buildings to choose from."),
        Expansion.CITIZENS: QT_TRANSLATE_NOOP(
            "Options", "Nobles come beside the colonists, and 8 kinds of buildings that make use of them."
        ),
        **_EFFECTS_WITHOUT_BUILDINGS,
    },
    Edition.SPECIAL_1897: {
        Expansion.NEW_BUILDINGS: QT_TRANSLATE_NOOP("Options", "14 more kinds of buildings to choose from."),
        Expansion.CITIZENS: QT_TRANSLATE_NOOP(
            "Options", "Citizens come beside the workers, and 8 kinds of buildings that make use of them."
        ),
        **_EFFECTS_WITHOUT_BUILDINGS,
    },
}
SELECTIONS: Mapping[Selection, str] = {
    Selection.BASE: QT_TRANSLATE_NOOP("Options", "Base game"),
    Selection.FIXED: QT_TRANSLATE_NOOP("Options", "Fixed set"),
    Selection.RANDOM: QT_TRANSLATE_NOOP("Options", "Random"),
    Selection.DRAFT: QT_TRANSLATE_NOOP("Options", "Draft"),
}
SELECTION_EFFECTS: Mapping[Selection, str] = {
    Selection.BASE: QT_TRANSLATE_NOOP("Options", "The buildings of the base game."),
    Selection.FIXED: QT_TRANSLATE_NOOP(
        "Options", "As many buildings of the expansions as there is room for, always the same."
    ),
    Selection.RANDOM: QT_TRANSLATE_NOOP("Options", "Every game has other buildings, drawn from all that there are."),
    Selection.DRAFT: QT_TRANSLATE_NOOP(
        "Options", "Before the first round the players choose in turn which buildings there will be."
    ),
}
READINGS: Mapping[Reading, str] = {
    Reading.PRINTED: QT_TRANSLATE_NOOP("Options", "As printed"),
    Reading.CORRECTED: QT_TRANSLATE_NOOP("Options", "With corrections"),
}
READING_EFFECTS: Mapping[Reading, str] = {
    Reading.PRINTED: QT_TRANSLATE_NOOP("Options", "Every rule as the rulebook of 1897 has it, word for word."),
    Reading.CORRECTED: QT_TRANSLATE_NOOP(
        "Options", "Where the rulebook of 1897 seems to be mistaken, as it was meant."
    ),
}
RULES: Mapping[OptionalRule, str] = {
    OptionalRule.COST_SWAP: QT_TRANSLATE_NOOP("Options", "Costs s&wapped: {university} 7, {factory} 8"),
    OptionalRule.START_RESOURCES: QT_TRANSLATE_NOOP("Options", "Co&rn at the beginning has its price"),
    OptionalRule.JEWELER_LIMIT: QT_TRANSLATE_NOOP("Options", "{jeweler}: 3 a p&hase at most"),
    OptionalRule.VILLA_OR_JEWELER: QT_TRANSLATE_NOOP("Options", "Not both: {villa} and {jeweler}"),
    OptionalRule.HACIENDA_OR_FOREST_HOUSE: QT_TRANSLATE_NOOP("Options", "Not both: {hacienda} and {forest_house}"),
    OptionalRule.ACHIEVEMENT_DRAFT: QT_TRANSLATE_NOOP("Options", "Achievement cards are drafted"),
}
RULE_EFFECTS: Mapping[OptionalRule, str] = {
    OptionalRule.COST_SWAP: QT_TRANSLATE_NOOP(
        "Options", "The {university} becomes cheaper and the {factory} dearer, each by 1."
    ),
    OptionalRule.START_RESOURCES: QT_TRANSLATE_NOOP(
        "Options",
        "Whoever starts with corn has 1 less to spend. By the letter of the rulebook of 1897 everybody starts so.",
    ),
    OptionalRule.JEWELER_LIMIT: QT_TRANSLATE_NOOP(
        "Options", "However many people are counted, the {jeweler} pays no more than 3 in a phase."
    ),
    OptionalRule.VILLA_OR_JEWELER: QT_TRANSLATE_NOOP(
        "Options", "The {villa} and the {jeweler} are never in the same game: together they are strong."
    ),
    OptionalRule.HACIENDA_OR_FOREST_HOUSE: QT_TRANSLATE_NOOP(
        "Options", "The {hacienda} and the {forest_house} are never in the same game: together they are strong."
    ),
    OptionalRule.ACHIEVEMENT_DRAFT: QT_TRANSLATE_NOOP(
        "Options", "Everybody keeps one achievement card of a pack and hands on the others, four times."
    ),
}
LEVELS: Mapping[Level, str] = {
    Level.EASY: QT_TRANSLATE_NOOP("Options", "easy"),
    Level.NORMAL: QT_TRANSLATE_NOOP("Options", "normal"),
    Level.HARD: QT_TRANSLATE_NOOP("Options", "hard"),
}
LEVEL_EFFECTS: Mapping[Level, str] = {
    Level.EASY: QT_TRANSLATE_NOOP(
        "Options", "Once a Puertoma has unlocked two abilities, its others leave the game."
    ),
    Level.NORMAL: QT_TRANSLATE_NOOP("Options", "A Puertoma unlocks an ability on each of its four levels."),
    Level.HARD: QT_TRANSLATE_NOOP(
        "Options", "A Puertoma begins with a building, a good and the ability of its first level."
    ),
}
PUERTOMA_EFFECT = QT_TRANSLATE_NOOP(
    "Options",
    "The automatic opponent of the 1897 rulebook: it plays by rules of its own, never has a choice, and says at "
    "every step which rule it follows.",
)
NOTES: Mapping[Expansion, str] = {
    Expansion.SMUGGLER: QT_TRANSLATE_NOOP("Options", "With a Puertoma the smuggler captures no roles."),
    Expansion.FESTIVAL_CARDS: QT_TRANSLATE_NOOP("Options", "With a Puertoma the card {delivery} is left out."),
    Expansion.ACHIEVEMENTS: QT_TRANSLATE_NOOP(
        "Options", "With a Puertoma players score no achievement cards; it scores those that they have not done."
    ),
}
"""The differences of expansions in games with a Puertoma."""
FAULTS: Mapping[OptionsFault, str] = {
    OptionsFault.UNKNOWN_EDITION: QT_TRANSLATE_NOOP("Options", "This edition is not known."),
    OptionsFault.PLAYERS: QT_TRANSLATE_NOOP("Options", "The game is for 2 to 5 players."),
    OptionsFault.READING_OF_1897: QT_TRANSLATE_NOOP("Options", "There is only one reading of the classic rules."),
    OptionsFault.SELECTION_WITHOUT_EXPANSION: QT_TRANSLATE_NOOP(
        "Options", "Without an expansion there are no other buildings."
    ),
    OptionsFault.EXPANSION_WITHOUT_SELECTION: QT_TRANSLATE_NOOP(
        "Options", "With an expansion there are more buildings than room."
    ),
    OptionsFault.EXPANSION_OF_1897: QT_TRANSLATE_NOOP("Options", "Only in the edition of 1897."),
    OptionsFault.RULE_NEEDS_CITIZENS: QT_TRANSLATE_NOOP("Options", "Only with the expansion {citizens}."),
    OptionsFault.RULE_NEEDS_NEW_BUILDINGS: QT_TRANSLATE_NOOP("Options", "Only with the expansion {new_buildings}."),
    OptionsFault.RULE_NEEDS_CHOICE: QT_TRANSLATE_NOOP("Options", "Only where buildings are drawn or drafted."),
    OptionsFault.ONE_RESTRICTION: QT_TRANSLATE_NOOP("Options", "Only one of these two can be chosen."),
    OptionsFault.FESTIVAL_CARDS_NEED_FESTIVAL: QT_TRANSLATE_NOOP("Options", "Only with the expansion {festival}."),
    OptionsFault.RULE_NEEDS_ACHIEVEMENTS: QT_TRANSLATE_NOOP("Options", "Only with the expansion {achievements}."),
    OptionsFault.PUERTOMA_OF_1897: QT_TRANSLATE_NOOP("Options", "Puertomas play in the edition of 1897 only."),
    OptionsFault.PUERTOMAS: QT_TRANSLATE_NOOP("Options", "Only the last one or two seats can be Puertomas."),
    OptionsFault.NO_PLAYER: QT_TRANSLATE_NOOP("Options", "One seat at least is for a player."),
    OptionsFault.LEVEL_WITHOUT_PUERTOMA: QT_TRANSLATE_NOOP("Options", "Only a Puertoma has a level."),
    OptionsFault.RULE_FOR_PLAYERS_ONLY: QT_TRANSLATE_NOOP(
        "Options", "Not with a Puertoma: each player keeps four of six cards then."
    ),
    OptionsFault.HANDICAPS: QT_TRANSLATE_NOOP("Options", "The handicaps do not fit the seats."),
}


def preset_title(preset: Preset | None) -> str:
    """Returns the name of a preset; for None, of choices that correspond to no preset."""
    return translate("Options", PRESETS[preset])


def preset_effect(preset: Preset | None) -> str:
    """Returns the description of a preset."""
    return translate("Options", PRESET_EFFECTS[preset])


def edition_title(edition: Edition) -> str:
    """Returns the name of an edition."""
    return translate("Options", EDITIONS[edition])


def played(options: Options) -> list[str]:
    """Returns the names of the edition and of the expansions."""
    names = EXPANSIONS[options.edition]
    return [edition_title(options.edition), *(plain(translate("Options", names[one])) for one in options.expansions)]


def edition_effect(edition: Edition) -> str:
    """Returns the description of an edition."""
    return translate("Options", EDITION_EFFECTS[edition])


def expansion_title(expansion: Expansion, edition: Edition) -> str:
    """Returns the name of an expansion in the edition, with its mnemonic."""
    return translate("Options", EXPANSIONS[edition][expansion])


def expansion_effect(expansion: Expansion, edition: Edition) -> str:
    """Returns the description of an expansion."""
    return translate("Options", EXPANSION_EFFECTS[edition][expansion])


def selection_title(selection: Selection) -> str:
    """Returns the name of a way to select the buildings."""
    return translate("Options", SELECTIONS[selection])


def selection_effect(selection: Selection) -> str:
    """Returns the description of a way to select the buildings, in a sentence."""
    return translate("Options", SELECTION_EFFECTS[selection])


def reading_title(reading: Reading) -> str:
    """Returns the name of a reading of the rulebook of 1897."""
    return translate("Options", READINGS[reading])


def reading_effect(reading: Reading) -> str:
    """Returns the description of a reading."""
    return translate("Options", READING_EFFECTS[reading])


def rule_title(rule: OptionalRule, edition: Edition) -> str:
    """Returns the name of an optional rule, with its mnemonic."""
    return translate("Options", RULES[rule]).format(**_buildings(edition))


def rule_effect(rule: OptionalRule, edition: Edition) -> str:
    """Returns the change made by an optional rule."""
    return translate("Options", RULE_EFFECTS[rule]).format(**_buildings(edition))


def level_title(level: Level) -> str:
    """Returns the name of a Puertoma's level of play."""
    return translate("Options", LEVELS[level])


def level_effect(level: Level) -> str:
    """Returns the description of a level."""
    return translate("Options", LEVEL_EFFECTS[level])


def puertoma_effect() -> str:
    """Returns the description of a Puertoma as a kind of player."""
    return translate("Options", PUERTOMA_EFFECT)


def puertoma_notes(options: Options) -> str:
    """Returns the differences that Puertomas make to the expansions of a game; empty if there are none."""
    if not options.puertomas:
        return ""
    delivery = task_name(Task.FESTIVAL_DELIVERY)
    notes = [translate("Options", text) for one, text in NOTES.items() if options.has(one)]
    return "\n".join(notes).format(delivery=delivery)


def fault_text(fault: OptionsFault, edition: Edition) -> str:
    """Returns why something cannot be chosen."""
    named = {
        "new_buildings": plain(expansion_title(Expansion.NEW_BUILDINGS, edition)),
        "citizens": plain(expansion_title(Expansion.CITIZENS, edition)),
        "festival": plain(expansion_title(Expansion.FESTIVAL, edition)),
        "achievements": plain(expansion_title(Expansion.ACHIEVEMENTS, edition)),
    }
    return translate("Options", FAULTS[fault]).format(**named)


def _buildings(edition: Edition) -> dict[str, str]:
    """Returns the names of the buildings that the texts of optional rules mention, by id."""
    words = Words(edition)
    about = (
        Building.UNIVERSITY, Building.FACTORY, Building.JEWELER, Building.VILLA, Building.HACIENDA,
        Building.FOREST_HOUSE,
    )  # fmt: skip
    return {building.id: words.building(building) for building in about}
