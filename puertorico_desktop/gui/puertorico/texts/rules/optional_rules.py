"""Pages about rules that can be agreed on beside those of the expansions."""

from __future__ import annotations

from puertorico_desktop.gui.puertorico.texts.rules.topic import Group, Point, Text, Topic, about
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

OPTIONAL_RULE_TOPICS: tuple[Topic, ...] = (
    about(
        "optional_rules",
        Group.EXPANSIONS,
        QT_TRANSLATE_NOOP("RulesTitle", "Optional rules"),
        "rules_options",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "These can be agreed on for any game that has the pieces for them, one by one.",
            )
        ),
        see_also=(
            "concept:cost_swap",
            "concept:start_resources",
            "concept:jeweler_limit",
            "concept:exclusive_buildings",
            "concept:handicaps",
            "concept:options",
        ),
    ),
    about(
        "cost_swap",
        Group.EXPANSIONS,
        QT_TRANSLATE_NOOP("RulesTitle", "Costs swapped"),
        "building_university",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The {university} costs {university_swapped} instead of {university_cost}, and the "
                "{factory} {factory_swapped} instead of {factory_cost}. Nothing else about them changes; "
                "in a selection they go to the spaces of their new prices.",
            )
        ),
        see_also=(
            "building:university",
            "building:factory",
            "concept:optional_rules",
            "concept:selection",
        ),
    ),
    about(
        "jeweler_limit",
        Group.EXPANSIONS,
        QT_TRANSLATE_NOOP("RulesTitle", "A limit for the jeweler"),
        "doubloon",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The {jeweler} pays {jeweler_most} at most in a craftsman phase, however many nobles you have.",
            )
        ),
        see_also=(
            "building:jeweler",
            "concept:nobles",
            "concept:optional_rules",
        ),
    ),
    about(
        "exclusive_buildings",
        Group.EXPANSIONS,
        QT_TRANSLATE_NOOP("RulesTitle", "Buildings that exclude each other"),
        "role_builder",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Where buildings are drawn or drafted, one of two restrictions can be agreed on:",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "the {villa} and the {jeweler} are not both in the game, because together they pay too well,",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "the {hacienda} and the {forest_house} are not both in the game, because together they "
                "fill an island with forests. In the classic edition that always holds.",
            )
        ),
        see_also=(
            "building:villa",
            "building:jeweler",
            "building:hacienda",
            "building:forest_house",
            "concept:draft",
            "concept:optional_rules",
        ),
    ),
    about(
        "handicaps",
        Group.EXPANSIONS,
        QT_TRANSLATE_NOOP("RulesTitle", "Points ahead"),
        "rules_tie",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A seat can be given half points before the game begins, or be charged some, to even out "
                "the seats or the players. They are added at the end, before places are given, and shown "
                "on the score sheet. With half points ties are rarer.",
            )
        ),
        see_also=(
            "concept:scoring",
            "concept:tie_break",
            "concept:optional_rules",
        ),
    ),
)
