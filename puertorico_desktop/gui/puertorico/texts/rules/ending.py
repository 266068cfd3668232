"""Pages about the end of the game: when it comes, what counts, who has won; and what can be agreed beforehand."""

from __future__ import annotations

from puertorico_desktop.gui.puertorico.texts.rules.topic import Example, Group, Point, Text, Topic, about
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

ENDING_TOPICS: tuple[Topic, ...] = (
    about(
        "end",
        Group.ENDING,
        QT_TRANSLATE_NOOP("RulesTitle", "The end of the game"),
        "rules_end",
        Text(QT_TRANSLATE_NOOP("Rules", "The running round becomes the last one when one of these things happens:")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "at the end of a mayor phase, the supply has too few colonists to fill the colonist ship,",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules", "in a builder phase, somebody covers the last of the {city_spaces} spaces in a city,"
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "in a captain phase, somebody takes the last victory point chip.")),
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The round is still played to its end: whoever has not chosen yet chooses a role, and every "
                "phase is played in full. Then the points are counted.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Anna, the governor, chooses the {builder}, and Clara fills her city in that phase. Ben and "
                "Clara choose a role as well, and all play these phases. Then the game is over.",
            )
        ),
        see_also=(
            "concept:scoring",
            "concept:tie_break",
            "concept:colonist_ship",
            "concept:points",
            "concept:points_run_out",
        ),
    ),
    about(
        "scoring",
        Group.ENDING,
        QT_TRANSLATE_NOOP("RulesTitle", "Counting points"),
        "points",
        Text(QT_TRANSLATE_NOOP("Rules", "Everybody adds up:")),
        Point(QT_TRANSLATE_NOOP("Rules", "the victory point chips, and points noted when there were no chips left,")),
        Point(QT_TRANSLATE_NOOP("Rules", "the points printed on all buildings, occupied or not,")),
        Point(QT_TRANSLATE_NOOP("Rules", "the bonuses of large buildings that are occupied.")),
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The highest sum wins. Doubloons, goods, plantations and colonists bring no points of their own.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You have 23 points in chips, and in your city an empty {harbor}, a {small_market} and an "
                "occupied {customs_house}: 23, and {harbor_points}, {small_market_points} and "
                "{customs_house_points} for the buildings, and {customs_house_23} of bonus, {score_example} in "
                "all.",
            )
        ),
        see_also=("concept:large_buildings", "concept:points", "concept:tie_break", "concept:end"),
    ),
    about(
        "tie_break",
        Group.ENDING,
        QT_TRANSLATE_NOOP("RulesTitle", "Equal points"),
        "rules_tie",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Among players with equal points, whoever has more doubloons and goods together is ahead; every "
                "good, whatever its kind, counts as a doubloon. Who is equal in that, too, shares the place, and "
                "if it is the first, the victory.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Anna and Ben have 47 points each. Anna has 5 doubloons and no goods, Ben 2 doubloons, 3 corn "
                "and 1 coffee: 5 against 6, and Ben wins.",
            )
        ),
        see_also=("concept:scoring", "concept:doubloons"),
    ),
    about(
        "options",
        Group.ENDING,
        QT_TRANSLATE_NOOP("RulesTitle", "What can be agreed on"),
        "rules_options",
        Text(QT_TRANSLATE_NOOP("Rules", "A new game can be set up in different ways:")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules", "Open points: everybody sees all victory point chips. Otherwise you see only your own."
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Asking about benefits: what can only be taken or refused is a question, instead of being taken "
                "for you. That concerns the colonist of the mayor's privilege, the doubloon of the {prospector}, "
                "the harvest, and what {hospice}, {university}, {factory} and {harbor} bring. The craftsman's "
                "good may then be refused as well. To refuse can be clever, when it delays the end.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Moves without a choice: where only one thing can be done, it is done for you. You can also make "
                "all these moves yourself.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Taking back without limits: undo goes back past what was revealed, and past other people's "
                "moves. The score sheet tells whenever moves were taken back.",
            )
        ),
        see_also=("concept:points", "concept:handling", "concept:end"),
    ),
)
