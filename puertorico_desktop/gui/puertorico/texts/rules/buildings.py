"""Pages about the buildings."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.gui.puertorico.texts.rules.topic import Example, Point, Text, Topic, about_piece
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

PRODUCTION_TOPICS: tuple[Topic, ...] = (
    about_piece(
        Building.SMALL_INDIGO_PLANT,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It works beside the {indigo_plant}: with both, all colonists in them count together. It counts "
                "as a small production building.",
            )
        ),
        see_also=("building:indigo_plant", "tile:indigo", "concept:production", "concept:production_buildings"),
    ),
    about_piece(
        Building.SMALL_SUGAR_MILL,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It works beside the {sugar_mill}: with both, all colonists in them count together. It counts as "
                "a small production building.",
            )
        ),
        see_also=("building:sugar_mill", "tile:sugar", "concept:production", "concept:production_buildings"),
    ),
    about_piece(
        Building.INDIGO_PLANT,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It works beside the {small_indigo_plant}: with both, all colonists in them count together. It "
                "counts as a large production building, but covers one space.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "2 colonists in the building, 3 occupied indigo plantations: 2 indigo in a craftsman phase.",
            )
        ),
        see_also=("building:small_indigo_plant", "tile:indigo", "concept:production", "building:guild_hall"),
    ),
    about_piece(
        Building.SUGAR_MILL,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It works beside the {small_sugar_mill}: with both, all colonists in them count together. It "
                "counts as a large production building, but covers one space.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules", "3 colonists in the building, 1 occupied sugar plantation: 1 sugar in a craftsman phase."
            )
        ),
        see_also=("building:small_sugar_mill", "tile:sugar", "concept:production", "building:guild_hall"),
    ),
    about_piece(
        Building.TOBACCO_STORAGE,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "There is no small building for tobacco. This one counts as a large production building, but "
                "covers one space.",
            )
        ),
        see_also=("tile:tobacco", "good:tobacco", "concept:production", "building:guild_hall"),
    ),
    about_piece(
        Building.COFFEE_ROASTER,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "There is no small building for coffee. This one counts as a large production building, but "
                "covers one space.",
            )
        ),
        see_also=("tile:coffee", "good:coffee", "concept:production", "building:guild_hall"),
    ),
)

VIOLET_TOPICS: tuple[Topic, ...] = (
    about_piece(
        Building.SMALL_MARKET,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With the {large_market} together it is {both_markets_bonus}; the trader's privilege comes on "
                "top. Without a sale there is nothing.",
            )
        ),
        Example(QT_TRANSLATE_NOOP("Rules", "Somebody who is not the trader sells sugar: {sugar_small_market}.")),
        see_also=("building:large_market", "role:trader", "concept:trading_house"),
    ),
    about_piece(
        Building.HACIENDA,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You need not draw. But what you have drawn is placed at once; it cannot be exchanged for "
                "another tile, not even for a quarry.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Then you take a face-up tile as usual, or none. If the drawn tile has filled your island, your "
                "turn is over.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "Once in each settler phase, as long as there is a face-down pile.")),
        see_also=("role:settler", "concept:plantations", "building:hospice", "concept:island"),
    ),
    about_piece(
        Building.CONSTRUCTION_HUT,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You take one tile all the same: one quarry instead of the plantation. As the settler you have "
                "no use for it, and do not get a second quarry.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "With no quarry left it does nothing.")),
        see_also=("tile:quarry", "role:settler", "concept:quarries"),
    ),
    about_piece(
        Building.SMALL_WAREHOUSE,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Together with the {large_warehouse} you keep {both_warehouses_kinds} whole and a single good "
                "besides. You still have to load whatever fits on a ship.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "4 corn, 2 indigo and 1 sugar are left: you keep, say, the corn, and 1 indigo or the sugar.",
            )
        ),
        see_also=("concept:spoiling", "building:large_warehouse", "role:captain"),
    ),
    about_piece(
        Building.HOSPICE,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The colonist comes from the supply; if that is empty, from the colonist ship; if that is empty "
                "too, there is none. A quarry gets one just as well.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules", "The colonist goes onto the new tile, and can move elsewhere in the next mayor phase."
            )
        ),
        see_also=("role:settler", "concept:colonists", "building:hacienda", "building:university"),
    ),
    about_piece(
        Building.OFFICE,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You still sell one good only in a trader phase, and there must be a free space in the house.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A tobacco lies in the trading house. Two players with an occupied {office} each sell another "
                "one; then three of the {house_spaces} spaces are taken.",
            )
        ),
        see_also=("concept:trading_house", "role:trader"),
    ),
    about_piece(
        Building.LARGE_MARKET,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With the {small_market} together it is {both_markets_bonus}; the trader's privilege comes on "
                "top. Without a sale there is nothing.",
            )
        ),
        Example(QT_TRANSLATE_NOOP("Rules", "The trader with both markets sells coffee: {coffee_trader_markets}.")),
        see_also=("building:small_market", "role:trader", "concept:trading_house"),
    ),
    about_piece(
        Building.LARGE_WAREHOUSE,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Together with the {small_warehouse} you keep {both_warehouses_kinds} whole and a single good "
                "besides. You still have to load whatever fits on a ship.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "1 indigo, 5 corn and 4 sugar are left: you keep the corn and the sugar, and the indigo as well.",
            )
        ),
        see_also=("concept:spoiling", "building:small_warehouse", "role:captain"),
    ),
    about_piece(
        Building.FACTORY,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "What counts are the kinds of which you actually received something, be it one or many. One kind "
                "alone pays nothing.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "The good of the craftsman's privilege is no new kind and adds nothing.")),
        Example(QT_TRANSLATE_NOOP("Rules", "3 corn, 2 indigo and 1 coffee are three kinds: {factory_3}.")),
        see_also=("role:craftsman", "concept:production", "concept:doubloons"),
    ),
    about_piece(
        Building.UNIVERSITY,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The colonist comes from the supply; if that is empty, from the colonist ship; if that is empty "
                "too, there is none. A building with several circles gets one colonist, too.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP("Rules", "When it is built itself, no colonist comes with it: it is not occupied yet.")
        ),
        see_also=("role:builder", "concept:colonists", "building:hospice"),
    ),
    about_piece(
        Building.HARBOR,
        Text(QT_TRANSLATE_NOOP("Rules", "A load with the {wharf} counts too, and so does a load of a single good.")),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You have 5 tobacco and 2 sugar. 3 tobacco fill their ship: 3 points and 1. Then 2 sugar are "
                "loaded: 2 and 1. At last 2 tobacco leave with your {wharf}: 2 and 1. The {harbor} has brought 3 "
                "points.",
            )
        ),
        see_also=("role:captain", "building:wharf", "concept:loading", "concept:points"),
    ),
    about_piece(
        Building.WHARF,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Your ship takes a kind that other ships carry as well, and has room for any number. You load "
                "all that you have of the kind, 1 victory point each, and it goes to the supply at once.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It takes the place of an ordinary load in your turn. In your next turns you have to load what "
                "fits on the cargo ships.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "When none of your goods fits on a cargo ship, you may use the wharf or wait. You are asked "
                "again after others have loaded; when all who are left wait, the phase is over.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "The captain's privilege and the {harbor} count for such a load, too.")),
        see_also=("concept:loading", "role:captain", "building:harbor", "concept:ships"),
    ),
)

LARGE_TOPICS: tuple[Topic, ...] = (
    about_piece(
        Building.GUILD_HALL,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Small are the {small_indigo_plant} and the {small_sugar_mill}; all other production buildings "
                "are large. They need not be occupied.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "{small_indigo_plant}, {small_sugar_mill}, {sugar_mill} and {coffee_roaster} in your city: "
                "{guild_hall_example}.",
            )
        ),
        see_also=("concept:scoring", "concept:production_buildings", "concept:large_buildings"),
    ),
    about_piece(
        Building.RESIDENCE,
        Text(QT_TRANSLATE_NOOP("Rules", "Plantations and quarries count alike, occupied or not.")),
        see_also=("concept:scoring", "concept:island", "concept:large_buildings"),
    ),
    about_piece(
        Building.FORTRESS,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "All colonists on your board count: on plantations and quarries, in buildings and in San Juan. "
                "What is left over when they are divided by three is lost.",
            )
        ),
        Example(QT_TRANSLATE_NOOP("Rules", "20 colonists: {fortress_20}.")),
        see_also=("concept:scoring", "concept:colonists", "concept:large_buildings"),
    ),
    about_piece(
        Building.CUSTOMS_HOUSE,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Chips count, and points noted after the last chip; points printed on buildings and bonuses do "
                "not. What is left over when they are divided by four is lost.",
            )
        ),
        Example(QT_TRANSLATE_NOOP("Rules", "23 points in chips: {customs_house_23}.")),
        see_also=("concept:scoring", "concept:points", "concept:large_buildings"),
    ),
    about_piece(
        Building.CITY_HALL,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Violet are all buildings that do not produce goods, small and large. Those that are counted "
                "need not be occupied, only the {city_hall} itself.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "{hacienda}, {construction_hut}, {office}, {large_warehouse}, {harbor}, {residence} and "
                "{city_hall}: {city_hall_example}.",
            )
        ),
        see_also=("concept:scoring", "concept:violet_buildings", "concept:large_buildings"),
    ),
)
