"""Pages about island tiles and goods."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.components import Good, Tile
from puertorico_desktop.gui.puertorico.texts.rules.topic import Example, Point, Text, Topic, about_piece
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

TILE_TOPICS: tuple[Topic, ...] = (
    about_piece(
        Tile.CORN,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The quickest way to a harvest: no building, one colonist. Many of them feed the ships; at the "
                "trading house corn earns nothing without a bonus.",
            )
        ),
        see_also=("good:corn", "concept:production", "concept:plantations", "concept:island"),
    ),
    about_piece(
        Tile.INDIGO,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The colonist in the building may work in the {small_indigo_plant} or in the {indigo_plant}; "
                "each circle there serves one plantation.",
            )
        ),
        see_also=("good:indigo", "building:small_indigo_plant", "building:indigo_plant", "concept:production"),
    ),
    about_piece(
        Tile.SUGAR,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The colonist in the building may work in the {small_sugar_mill} or in the {sugar_mill}; each "
                "circle there serves one plantation.",
            )
        ),
        see_also=("good:sugar", "building:small_sugar_mill", "building:sugar_mill", "concept:production"),
    ),
    about_piece(
        Tile.TOBACCO,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The colonist in the building works in the {tobacco_storage}; each circle there serves one "
                "plantation.",
            )
        ),
        see_also=("good:tobacco", "building:tobacco_storage", "concept:production", "concept:plantations"),
    ),
    about_piece(
        Tile.COFFEE,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The colonist in the building works in the {coffee_roaster}; each circle there serves one "
                "plantation. Coffee plantations are the rarest.",
            )
        ),
        see_also=("good:coffee", "building:coffee_roaster", "concept:production", "concept:plantations"),
    ),
    about_piece(
        Tile.QUARRY,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Only the settler takes quarries, and whoever has an occupied {construction_hut}: one in a "
                "phase, instead of a plantation. They are never drawn from the face-down pile.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A quarry takes up a space on the island like a plantation, and counts for the {residence}.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With 3 occupied quarries the {office} costs {office_3} instead of {office_cost}: its column "
                "lets two of them help.",
            )
        ),
        see_also=("concept:quarries", "role:settler", "building:construction_hut", "role:builder"),
    ),
    about_piece(
        Tile.FOREST,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Every plantation that you take or draw can become one, with an occupied {forest_house}. Forests are "
                "a kind of their own for the {cloister}, and count for the {residence}.",
            )
        ),
        see_also=("concept:forests", "building:forest_house", "concept:island"),
    ),
)

GOOD_TOPICS: tuple[Topic, ...] = (
    about_piece(
        Good.CORN,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A market or the trader's privilege is paid for corn as well: {corn_trader} for the trader.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "On a ship corn brings 1 victory point, like any other good.")),
        see_also=("tile:corn", "concept:production", "concept:trading_house", "concept:loading"),
    ),
    about_piece(
        Good.INDIGO,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules", "The {small_indigo_plant} is the cheapest way to a good that somebody pays for."
            )
        ),
        see_also=("tile:indigo", "building:small_indigo_plant", "building:indigo_plant", "concept:trading_house"),
    ),
    about_piece(
        Good.SUGAR,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules", "Fully manned, {small_sugar_mill} and {sugar_mill} make {most_sugar} sugar in one phase."
            )
        ),
        see_also=("tile:sugar", "building:small_sugar_mill", "building:sugar_mill", "concept:trading_house"),
    ),
    about_piece(
        Good.TOBACCO,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules", "Worth selling: the trader receives {tobacco_trader} for it, all others {tobacco_price}."
            )
        ),
        see_also=("tile:tobacco", "building:tobacco_storage", "concept:trading_house", "concept:loading"),
    ),
    about_piece(
        Good.COFFEE,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The dearest good: the trader receives {coffee_trader} for it, with both markets "
                "{coffee_trader_markets}.",
            )
        ),
        see_also=("tile:coffee", "building:coffee_roaster", "concept:trading_house", "concept:loading"),
    ),
)
