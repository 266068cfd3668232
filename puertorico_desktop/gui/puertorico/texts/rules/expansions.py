"""Pages about the expansions: how the buildings of a game are found, and what is new in them."""

from __future__ import annotations

from puertorico_desktop.gui.puertorico.texts.rules.topic import Group, Point, Text, Topic, about
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

EXPANSION_TOPICS: tuple[Topic, ...] = (
    about(
        "expansions",
        Group.EXPANSIONS,
        QT_TRANSLATE_NOOP("RulesTitle", "What the expansions bring"),
        "rules_options",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The New Buildings bring {new_kinds} more kinds of buildings. The other expansion brings "
                "{noble_kinds} kinds, and {nobles} nobles besides the colonists. A game can have one of "
                "them, both or none.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "There are never more violet buildings than the market has spaces: which ones a game has "
                "is found before it begins.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "Production buildings are the same in every game.")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Some of these buildings act between the phases of the roles or at their start. They do "
                "so in turn, beginning with whoever has chosen the role.",
            )
        ),
        see_also=(
            "concept:selection",
            "concept:draft",
            "concept:new_buildings",
            "concept:noble_buildings",
            "concept:nobles",
            "concept:optional_rules",
        ),
    ),
    about(
        "selection",
        Group.EXPANSIONS,
        QT_TRANSLATE_NOOP("RulesTitle", "Which buildings a game has"),
        "role_builder",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The market has a space for each kind of violet building, with a price; a building goes "
                "to a space of its own price, as the table shows. So buildings of the same price push "
                "each other out. There are four ways to choose:",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "those of the base game, if no expansion is played,")),
        Point(QT_TRANSLATE_NOOP("Rules", "a fixed set, with as many of the new buildings as there are spaces,")),
        Point(QT_TRANSLATE_NOOP("Rules", "a random set, drawn from all of them when the game begins,")),
        Point(QT_TRANSLATE_NOOP("Rules", "a draft, in which the players choose.")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "There is one space for {small_wharf_cost}: the {large_warehouse} and the {small_wharf} "
                "are never in the same game.",
            )
        ),
        see_also=(
            "concept:draft",
            "concept:expansions",
            "concept:fixed_sets",
            "concept:exclusive_buildings",
        ),
    ),
    about(
        "fixed_sets",
        Group.EXPANSIONS,
        QT_TRANSLATE_NOOP("RulesTitle", "The fixed sets"),
        "role_builder",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "No rulebook says which buildings belong together. These sets are our own: they have as "
                "many of the new buildings as there are spaces.",
            )
        ),
        see_also=(
            "concept:selection",
            "concept:expansions",
        ),
    ),
    about(
        "draft",
        Group.EXPANSIONS,
        QT_TRANSLATE_NOOP("RulesTitle", "The draft"),
        "role_builder",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Before the first round the players choose the buildings of the game. The first governor "
                "begins, and it goes on clockwise until the market is full. You put a building on a free "
                "space of its own price.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "All copies of the building are then in the game: two of each, one of a large building. "
                "With two players there is {two_violet} of each.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "What has found no space stays in the box. Whoever chooses a building has no right to it.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The {jeweler} is chosen like a violet building, although it is a production building.",
            )
        ),
        see_also=(
            "concept:selection",
            "concept:exclusive_buildings",
            "concept:two_players",
        ),
    ),
    about(
        "forests",
        Group.EXPANSIONS,
        QT_TRANSLATE_NOOP("RulesTitle", "Forests"),
        "forest",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A forest is a plantation that lies face down. It comes about with an occupied "
                "{forest_house}, when you take or draw a plantation.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It has no circle: nobody works there, and it yields nothing. A colonist of the {hospice}"
                " that would come with it goes to San Juan, unless another new tile is there.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It takes up a space of the island and counts for the {residence}. For the {cloister}, "
                "forests are a kind of their own.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It stays a forest to the end, unless the {hunting_lodge} discards it.",
            )
        ),
        see_also=(
            "tile:forest",
            "building:forest_house",
            "building:cloister",
            "building:hunting_lodge",
            "concept:island",
        ),
    ),
    about(
        "guests",
        Group.EXPANSIONS,
        QT_TRANSLATE_NOOP("RulesTitle", "Guests"),
        "building_guesthouse",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Whoever works in the {guesthouse} may go to any empty circle at any time, and stays "
                "there until the next {mayor} comes.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You are asked where a move can matter: in your own turns, and at moments when your "
                "buildings would do something. Only circles that count at that moment are offered.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Leave the guests where they are, and you are asked again at the next such moment; “{button_stay}” "
                "saves you these questions until the next mayor phase.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Guests on their way are placed like everybody else in the next mayor phase. A noble stays a noble.",
            )
        ),
        see_also=(
            "building:guesthouse",
            "concept:occupied",
            "concept:colonists",
        ),
    ),
    about(
        "payment",
        Group.EXPANSIONS,
        QT_TRANSLATE_NOOP("RulesTitle", "Paying in kind"),
        "doubloon",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With an occupied {black_market} you may build although doubloons are missing, if what "
                "you can give back makes up for them. For each doubloon that is missing you give back one"
                " of these, each kind once:",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "a colonist or a noble from anywhere on your board, but not the one who works in the {black_market},",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "a good of your choice,")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "a victory point chip. If chips had run out, the end of the game is not called off.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You first pay with all your doubloons, and give back exactly as many pieces as doubloons"
                " are missing. Where there is nothing to choose it is done for you.",
            )
        ),
        see_also=(
            "building:black_market",
            "concept:doubloons",
            "concept:quarries",
        ),
    ),
    about(
        "nobles",
        Group.EXPANSIONS,
        QT_TRANSLATE_NOOP("RulesTitle", "Nobles"),
        "noble",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Nobles are people like colonists: they fill circles, and a building where only a noble "
                "works is occupied. At the end of the game each is worth {noble_point}.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "There are {nobles} of them. At the start, and whenever the colonist ship is filled, one "
                "of the colonists on it gives way to a noble, as long as there are any.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Whoever takes somebody from the ship while nobles and colonists are there chooses which. The "
                "program takes the noble for you, unless the settings say that you are asked. You place all your "
                "people as usual, and then say which of them are nobles.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A click on a colonist in a circle exchanges the colonist for an idle noble; with the keyboard, "
                "N puts an idle noble to work.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Some buildings do one thing for a colonist and another for a noble. With nobody but "
                "colonists there, the first holds.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With this expansion the game does not end because the ship cannot be filled.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "Nobles count for the {fortress} like colonists.")),
        see_also=(
            "concept:noble_buildings",
            "concept:colonists",
            "concept:colonist_ship",
            "concept:end",
            "building:royal_garden",
        ),
    ),
    about(
        "new_buildings",
        Group.NEW_BUILDINGS,
        QT_TRANSLATE_NOOP("RulesTitle", "New Buildings at a glance"),
        "role_builder",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "They go onto the spaces of the market instead of buildings of the base game, if the "
                "selection or the draft has brought them into play.",
            )
        ),
        see_also=(
            "concept:expansions",
            "concept:selection",
            "concept:violet_buildings",
        ),
    ),
    about(
        "noble_buildings",
        Group.CITIZENS,
        QT_TRANSLATE_NOOP("RulesTitle", "Buildings for nobles at a glance"),
        "noble",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "They go with the nobles. Some work in one way with a colonist and in another with a noble.",
            )
        ),
        see_also=(
            "concept:nobles",
            "concept:expansions",
            "concept:selection",
        ),
    ),
)
