"""Pages about the buildings that come with the nobles."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.gui.puertorico.texts.rules.topic import Example, Point, Text, Topic, about_piece
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

NOBLE_BUILDING_TOPICS: tuple[Topic, ...] = (
    about_piece(
        Building.LAND_OFFICE,
        Text(QT_TRANSLATE_NOOP("Rules", "It is used once in a trader phase, in your turn, besides the sale.")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With a colonist: you pay {tile_price} and draw a tile from the face-down pile, as long "
                "as there is room on your island. With an occupied {forest_house} it may become a forest.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With a noble: you discard a plantation and receive {tile_price}. Whoever worked there "
                "goes to San Juan. Quarries and forests cannot be sold.",
            )
        ),
        see_also=(
            "role:trader",
            "concept:nobles",
            "concept:plantations",
            "concept:island",
        ),
    ),
    about_piece(
        Building.CHAPEL,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It works at the start of the craftsman phase, whoever chose the role: "
                "{chapel_of_colonist} with a colonist, {chapel_of_noble} with a noble. It never does "
                "both.",
            )
        ),
        see_also=(
            "role:craftsman",
            "concept:nobles",
            "concept:doubloons",
        ),
    ),
    about_piece(
        Building.HUNTING_LODGE,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With a colonist: one plantation or forest of yours may go to the discard pile; whoever "
                "worked there goes to San Juan. Quarries stay.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With a noble: {hunting_points}, if every other player has more tiles on the island than you.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You have 5 tiles, the others 6, 6 and 7: {hunting_points} for your noble. If one of them"
                " had 5 as well, there would be nothing.",
            )
        ),
        see_also=(
            "role:settler",
            "concept:nobles",
            "concept:island",
            "concept:forests",
        ),
    ),
    about_piece(
        Building.ZONING_OFFICE,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With a colonist, buildings that cover one space cost {zoning_small} less; with a noble, "
                "large buildings cost {zoning_large} less. It never does both.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Quarries and the builder's privilege come on top, and the price never falls below 0.",
            )
        ),
        see_also=(
            "role:builder",
            "concept:nobles",
            "concept:quarries",
        ),
    ),
    about_piece(
        Building.ROYAL_SUPPLIER,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "For each noble on your board, wherever, one good, and no kind twice. You may deliver fewer.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The goods go to the supply. With the {union_hall}, its points come first, for all goods.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You have 3 nobles, 4 corn and 1 coffee: you deliver a corn and the coffee for 2 points.",
            )
        ),
        see_also=(
            "role:captain",
            "concept:nobles",
            "concept:points",
            "building:union_hall",
        ),
    ),
    about_piece(
        Building.VILLA,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The noble comes from the supply, not from the ship, before anybody receives colonists, "
                "and is placed in the same phase.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "When the nobles have run out, a colonist comes instead; when both have, nobody does.",
            )
        ),
        see_also=(
            "role:mayor",
            "concept:nobles",
            "concept:colonists",
            "building:jeweler",
        ),
    ),
    about_piece(
        Building.JEWELER,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It makes no goods, but is a production building: it counts as a large one for the "
                "{guild_hall}, and not for the {city_hall}.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Nobles count wherever they are, in San Juan as well, also whoever works here. An "
                "optional rule limits the pay.",
            )
        ),
        Example(QT_TRANSLATE_NOOP("Rules", "You have 4 nobles: {jeweler_4} in every craftsman phase.")),
        see_also=(
            "role:craftsman",
            "concept:nobles",
            "concept:jeweler_limit",
            "building:guild_hall",
            "building:royal_garden",
        ),
    ),
    about_piece(
        Building.ROYAL_GARDEN,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "All your nobles count, in San Juan as well. The point that every noble is worth by "
                "itself comes on top.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "5 nobles: {royal_garden_5} of bonus, and {nobles_5} for the nobles themselves.",
            )
        ),
        see_also=(
            "concept:nobles",
            "concept:scoring",
            "concept:large_buildings",
        ),
    ),
)
