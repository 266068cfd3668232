"""Pages that are others in one edition than in another, or that only one of them has."""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.puertorico.texts.rules.topic import Group, Heading, Point, Text, Topic, about, about_piece
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

EDITION_TOPICS: Mapping[Edition, tuple[Topic, ...]] = {
    Edition.CLASSIC: (
        about(
            "start_resources",
            Group.EXPANSIONS,
            QT_TRANSLATE_NOOP("RulesTitle", "Other beginnings"),
            "good_corn",
            Text(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Corn costs a doubloon at the start: whoever begins with a corn plantation begins with "
                    "one doubloon less. It is meant to make up for the advantage of corn.",
                )
            ),
            see_also=(
                "concept:setup",
                "concept:optional_rules",
            ),
        ),
        about(
            "points_run_out",
            Group.ENDING,
            QT_TRANSLATE_NOOP("RulesTitle", "When points run out in another phase"),
            "points",
            Text(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Some buildings of the expansions bring victory points outside the captain phase. If the "
                    "last chip is taken like that, the running round is the last, too.",
                )
            ),
            see_also=(
                "concept:points",
                "concept:end",
                "concept:expansions",
            ),
        ),
    ),
    Edition.SPECIAL_1897: (
        about(
            "start_resources",
            Group.EXPANSIONS,
            QT_TRANSLATE_NOOP("RulesTitle", "Other beginnings"),
            "good_corn",
            Point(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "As printed: everybody begins with a corn plantation, and with one doubloon less.",
                )
            ),
            Point(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "With corrections: the first plantations stay as they are, and whoever begins with corn "
                    "begins with one doubloon less.",
                )
            ),
            see_also=(
                "concept:setup",
                "concept:optional_rules",
                "concept:readings",
            ),
        ),
        about(
            "points_run_out",
            Group.ENDING,
            QT_TRANSLATE_NOOP("RulesTitle", "When points run out in another phase"),
            "points",
            Text(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Some buildings of the expansions bring victory points outside the captain phase. What "
                    "happens when the last chip is taken like that depends on the reading:",
                )
            ),
            Point(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "As printed: the game goes on. The round in which the next captain phase is played is the last.",
                )
            ),
            Point(QT_TRANSLATE_NOOP("Rules", "With corrections: the running round is the last.")),
            see_also=(
                "concept:points",
                "concept:end",
                "concept:expansions",
                "concept:readings",
            ),
        ),
        about_piece(
            Building.HOSPICE,
            Point(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "The colonist comes from the supply; if that is empty, from the colonist ship; if that is"
                    " empty too, there is none. A quarry gets one just as well.",
                )
            ),
            Point(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "It is one colonist in a settler phase. If you gain a second tile with the {hacienda} or "
                    "the {library}, you choose which of them the colonist goes to.",
                )
            ),
            Point(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "Nobody works in a forest: the colonist of a forest goes to San Juan.",
                )
            ),
            Point(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "By the corrected reading the second tile of the {library} gets no colonist.",
                )
            ),
            see_also=(
                "role:settler",
                "concept:colonists",
                "concept:readings",
                "building:hacienda",
                "building:university",
            ),
        ),
        about(
            "readings",
            Group.EXPANSIONS,
            QT_TRANSLATE_NOOP("RulesTitle", "The two readings"),
            "rules_options",
            Text(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "This edition can be played as its rulebook is printed, or with corrections that were "
                    "reported later. The two differ in four things:",
                )
            ),
            Point(QT_TRANSLATE_NOOP("Rules", "when victory points run out in another phase than the captain's,")),
            Point(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "whether the colonist of the {hospice} may go to the second tile of the {library},",
                )
            ),
            Point(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "who begins with corn and one doubloon less, if that optional rule is played,",
                )
            ),
            Point(
                QT_TRANSLATE_NOOP(
                    "Rules",
                    "how a noble comes to the ship. As printed, the noble takes the place of a colonist who "
                    "has just come; with corrections, the noble comes first, which matters when colonists are"
                    " short.",
                )
            ),
            see_also=(
                "concept:points_run_out",
                "concept:start_resources",
                "concept:nobles",
                "concept:edition",
                "concept:options",
                "building:hospice",
            ),
        ),
        about(
            "edition",
            Group.START,
            QT_TRANSLATE_NOOP("RulesTitle", "What is different in 1897"),
            "app",
            Text(
                QT_TRANSLATE_NOOP(
                    "Editions",
                    "Whoever knows the classic game finds other words here, and a few other rules.",
                ),
                "Editions",
            ),
            Heading(QT_TRANSLATE_NOOP("Editions", "Other words"), "Editions"),
            Point(
                QT_TRANSLATE_NOOP(
                    "Editions",
                    "Colonists are workers. They wait on the portrait instead of San Juan, and come from the "
                    "work register instead of the colonist ship.",
                ),
                "Editions",
            ),
            Point(
                QT_TRANSLATE_NOOP(
                    "Editions",
                    "Indigo is fruit, doubloons are coins, plantations are estates, violet buildings are "
                    "commercial buildings, and large ones are expanded buildings.",
                ),
                "Editions",
            ),
            Point(
                QT_TRANSLATE_NOOP(
                    "Editions",
                    "The table at the end of this page lists the roles, goods, tiles and buildings that have another "
                    "name.",
                ),
                "Editions",
            ),
            Heading(QT_TRANSLATE_NOOP("Editions", "Other rules"), "Editions"),
            Point(
                QT_TRANSLATE_NOOP(
                    "Editions",
                    "Five players have {points_of_five} victory points, in the classic game "
                    "{classic_points_of_five}.",
                ),
                "Editions",
            ),
            Point(
                QT_TRANSLATE_NOOP(
                    "Editions",
                    "Estates are drawn from a bag. Discarded ones go back into it when it is empty.",
                ),
                "Editions",
            ),
            Point(
                QT_TRANSLATE_NOOP(
                    "Editions",
                    "The worker of the {hospice} may also go onto the tile drawn with the {hacienda}.",
                ),
                "Editions",
            ),
            Point(
                QT_TRANSLATE_NOOP(
                    "Editions",
                    "Without any tile the {residence} brings nothing; in the classic game it brings "
                    "{residence_0} then, too.",
                ),
                "Editions",
            ),
            Point(QT_TRANSLATE_NOOP("Editions", "The rulebook itself has the rules for two players."), "Editions"),
            see_also=(
                "concept:readings",
                "concept:setup",
                "concept:two_players",
                "concept:expansions",
            ),
        ),
    ),
}
"""A page here takes the place of one with the same id; all others come besides."""
