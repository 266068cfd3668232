"""Pages about what lies on the boards: island, city, colonists, plantations, quarries, buildings by kind."""

from __future__ import annotations

from puertorico_desktop.gui.puertorico.texts.rules.topic import Example, Group, Point, Text, Topic, about
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

BOARD_TOPICS: tuple[Topic, ...] = (
    about(
        "player",
        Group.DETAILS,
        QT_TRANSLATE_NOOP("RulesTitle", "What a player has"),
        "rules_player",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Every player has a board with an island and a city, {island_spaces} and {city_spaces} spaces "
                "large, and has, as the figures beside the name tell,",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "doubloons, the coins that pay for buildings,")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "victory point chips, won by shipping; those of the others are hidden, unless the game was set "
                "up so that all lie open,",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "goods that were harvested and are neither sold nor shipped yet,")),
        Point(QT_TRANSLATE_NOOP("Rules", "colonists on the circles, and idle ones in San Juan,")),
        Point(QT_TRANSLATE_NOOP("Rules", "the role cards chosen in this round; one player is the governor.")),
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Apart from the chips nothing is secret. What you have cannot be lent, given away or exchanged.",
            )
        ),
        see_also=(
            "concept:island",
            "concept:city",
            "concept:doubloons",
            "concept:points",
            "concept:colonists",
            "concept:governor",
        ),
    ),
    about(
        "island",
        Group.DETAILS,
        QT_TRANSLATE_NOOP("RulesTitle", "The island"),
        "role_settler",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The island has {island_spaces} spaces for plantations and quarries. Which tile lies where makes "
                "no difference.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "Each tile has one circle, for one colonist.")),
        Point(
            QT_TRANSLATE_NOOP("Rules", "You may have as many tiles of a kind as you like. A tile stays to the end.")
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "When all spaces are taken, you take no more tiles, and the {settler} passes you over. A full "
                "island does not end the game.",
            )
        ),
        see_also=("role:settler", "concept:plantations", "concept:occupied", "concept:city", "concept:player"),
    ),
    about(
        "city",
        Group.DETAILS,
        QT_TRANSLATE_NOOP("RulesTitle", "The city"),
        "role_builder",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The city has {city_spaces} spaces. A building covers one, a large building {large_spaces}. "
                "Which building stands where makes no difference: if the two spaces for a large building lie "
                "apart, other buildings move over.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "Every building can stand in your city once. It stays there to the end.")),
        Point(QT_TRANSLATE_NOOP("Rules", "With one free space you cannot build a large building.")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "As soon as all spaces of one city are covered, the round that is being played is the last.",
            )
        ),
        see_also=("role:builder", "concept:occupied", "concept:end", "concept:island"),
    ),
    about(
        "occupied",
        Group.DETAILS,
        QT_TRANSLATE_NOOP("RulesTitle", "Occupied or not"),
        "colonist",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Tiles and buildings have circles, each for one colonist. A tile or building with at least one "
                "colonist is occupied, and only then does it do anything.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "In production buildings every colonist counts: each one there makes one good. All others have a "
                "single circle.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The victory points printed on a building count in any case. The bonus of a large building "
                "counts only if that building is occupied; what the bonus counts need not be.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Drawing with the {hacienda} and shipping with the {wharf} are up to you. What a building simply "
                "adds is added for you, unless the game was set up to ask.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A {hospice} that has just been built and has no colonist yet brings none in a settler phase, "
                "until a {mayor} comes and somebody moves in.",
            )
        ),
        see_also=("concept:colonists", "concept:production", "concept:violet_buildings", "concept:options"),
    ),
    about(
        "colonists",
        Group.DETAILS,
        QT_TRANSLATE_NOOP("RulesTitle", "Colonists and San Juan"),
        "colonist",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "New colonists come with the {mayor}; single ones also with an occupied {hospice} or "
                "{university}. They never leave your board again.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Only in the mayor phase do you place and move colonists, and then all of them, wherever they are.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Every circle must be filled as long as you have colonists: nobody may be left idle on purpose. "
                "You choose which circles stay empty.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Colonists for whom there is no circle wait in San Juan until the next mayor phase. A tile or "
                "building that you get before then stays empty in spite of them.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You have 5 colonists, 4 tiles and a {small_market}: everybody has a place. With 6 colonists one "
                "waits in San Juan. With 3 you choose which two circles stay empty.",
            )
        ),
        see_also=("role:mayor", "concept:colonist_ship", "concept:occupied", "building:fortress"),
    ),
    about(
        "colonist_ship",
        Group.DETAILS,
        QT_TRANSLATE_NOOP("RulesTitle", "The colonist ship"),
        "colonist",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The ship carries the colonists whom the next {mayor} deals out. At the end of the mayor phase "
                "it is filled from the supply:",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "one colonist for each empty circle on the buildings of all players together. Empty circles on "
                "plantations and quarries do not count,",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "but at least as many colonists as there are players.")),
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "If the supply cannot give that many, the ship takes what there is, and the round is the last. "
                "If there are exactly enough, the game goes on. When {hospice} or {university} empty the supply, "
                "that alone does not end it either.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Three play. With 5 empty circles on buildings, 5 colonists board the ship; with 1 or none, 3 "
                "do. If the supply holds only 2 of these 3, they board, and the game ends after this round.",
            )
        ),
        see_also=("role:mayor", "concept:colonists", "concept:end", "concept:setup"),
    ),
    about(
        "plantations",
        Group.DETAILS,
        QT_TRANSLATE_NOOP("RulesTitle", "The plantations on offer"),
        "pile",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Face-up plantations can be taken in the settler phase; there is one more than there are "
                "players. The others lie face down, and nobody knows which comes next.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "At the end of the settler phase, the face-up plantations that are left are discarded, and new "
                "ones are turned over.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "When the face-down pile runs out at this, the discarded plantations are shuffled and become the "
                "new pile. If that is not enough either, fewer are on offer, and somebody may find none.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "An occupied {hacienda} draws from the face-down pile. While that is empty, there is nothing to "
                "draw.",
            )
        ),
        see_also=("role:settler", "building:hacienda", "tile:quarry", "concept:island"),
    ),
    about(
        "quarries",
        Group.DETAILS,
        QT_TRANSLATE_NOOP("RulesTitle", "Quarries and prices"),
        "quarry",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Each occupied quarry takes one doubloon off the price of a building. How many of them can help "
                "depends on the column in which the building stands: one in the first column, up to {columns} in "
                "the last.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules", "A quarry is not used up; it helps again with the next building, and in the next phase."
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The builder's privilege comes on top and knows no column. The price never falls below 0.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules", "The building market shows what you would have to pay at this moment, all this included."
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With 3 occupied quarries you pay {construction_hut_3} for the {construction_hut}, {office_3} "
                "for the {office}, {harbor_3} for the {harbor} and {city_hall_3} for the {city_hall}. As the "
                "builder you pay {office_builder_3} for the {office}.",
            )
        ),
        see_also=("tile:quarry", "role:builder", "building:construction_hut", "concept:doubloons"),
    ),
    about(
        "production_buildings",
        Group.PRODUCTION,
        QT_TRANSLATE_NOOP("RulesTitle", "Production buildings at a glance"),
        "role_craftsman",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "They turn the crop of plantations into goods. Every colonist in a building handles the crop of "
                "one occupied plantation. Only the {small_indigo_plant} and the {small_sugar_mill} count as "
                "small, which matters to the {guild_hall}.",
            )
        ),
        see_also=("concept:production", "role:craftsman", "building:guild_hall"),
    ),
    about(
        "violet_buildings",
        Group.VIOLET,
        QT_TRANSLATE_NOOP("RulesTitle", "Violet buildings at a glance"),
        "role_builder",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Violet buildings help in one of the phases, and only while they are occupied. They work in "
                "every phase of that kind, whoever has chosen the role.",
            )
        ),
        see_also=("concept:occupied", "concept:large_buildings", "role:builder", "building:city_hall"),
    ),
    about(
        "large_buildings",
        Group.LARGE,
        QT_TRANSLATE_NOOP("RulesTitle", "Large buildings at a glance"),
        "role_builder",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Each of them exists once and covers {large_spaces} spaces of the city, but is one building. The "
                "points printed on it count in any case; at the end of the game it brings a bonus, if it is "
                "occupied then.",
            )
        ),
        see_also=("concept:scoring", "concept:city", "concept:occupied"),
    ),
)
