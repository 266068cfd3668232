"""Pages about the New Buildings."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.gui.puertorico.texts.rules.topic import Example, Point, Text, Topic, about_piece
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

NEW_BUILDING_TOPICS: tuple[Topic, ...] = (
    about_piece(
        Building.AQUEDUCT,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "What counts is the {indigo_plant} and the {sugar_mill}, each on its own: it has to be "
                "occupied and you must have made that good. The small buildings bring nothing extra.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The extra good comes from the supply; when none is left there, you get none. For the "
                "{factory} it is no new kind.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You have 2 occupied indigo plantations and 2 colonists in the {indigo_plant}: 2 indigo, "
                "and with an occupied {aqueduct} 3.",
            )
        ),
        see_also=(
            "building:indigo_plant",
            "building:sugar_mill",
            "role:craftsman",
            "concept:production",
        ),
    ),
    about_piece(
        Building.FOREST_HOUSE,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It concerns the plantation that you take as well as the one that you draw. When you "
                "draw, you look at the tile first. Quarries are never turned over.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Forests save {forest_saving} for every {forests_needed} of them, on any building: no "
                "column limits that. Quarries and the privilege come on top.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "When its colonist moves away, the forests stay, but save nothing until somebody works here again.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With 5 forests and 3 occupied quarries you pay {office_forests} for the {office}.",
            )
        ),
        see_also=(
            "concept:forests",
            "concept:quarries",
            "building:hacienda",
            "role:settler",
        ),
    ),
    about_piece(
        Building.BLACK_MARKET,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It is the last resort, when all your doubloons, quarries and whatever else lowers the "
                "price are not enough. How it goes is told on the page about paying in kind.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A building costs you 6, and you have 4 doubloons: you pay these 4 and give back, say, a "
                "colonist and a sugar.",
            )
        ),
        see_also=(
            "concept:payment",
            "concept:quarries",
            "role:builder",
        ),
    ),
    about_piece(
        Building.STOREHOUSE,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With the single good that everybody keeps these are {storehouse_goods} goods, of any "
                "kinds. Warehouses keep their kinds besides, and you decide what is stored where.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "4 corn, 2 sugar and 2 coffee are left. With the {small_warehouse} and the {storehouse} "
                "you keep the corn whole and the other four goods one by one.",
            )
        ),
        see_also=(
            "concept:spoiling",
            "building:small_warehouse",
            "building:large_warehouse",
            "role:captain",
        ),
    ),
    about_piece(
        Building.GUESTHOUSE,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Its colonists are guests: they wait here for the moment when you need somebody "
                "elsewhere. Here they do nothing.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You have a {small_market} without a colonist and sell coffee. A guest goes over first, "
                "and the market adds its bonus.",
            )
        ),
        see_also=(
            "concept:guests",
            "concept:occupied",
            "concept:colonists",
            "role:mayor",
        ),
    ),
    about_piece(
        Building.TRADING_POST,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It does not matter whether the trading house is full or already holds that kind. The "
                "good goes to the supply.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You receive the price of the good, and as the trader the privilege as well. Markets add nothing.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "You sell one good in a trader phase, there or here, not two.")),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The trader sells coffee with the {trading_post}: {coffee_trader}, with or without markets.",
            )
        ),
        see_also=(
            "building:office",
            "concept:trading_house",
            "role:trader",
            "building:large_market",
        ),
    ),
    about_piece(
        Building.CHURCH,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "What counts is the column in which the building stands: the first brings nothing, the "
                "second and the third bring {church_small}, a large building brings {church_large}. "
                "Production buildings count as well.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "When the church itself is built, nobody works there yet, and it brings nothing.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You build a {coffee_roaster}: {church_small}. You build the {city_hall}: {church_large}.",
            )
        ),
        see_also=(
            "role:builder",
            "concept:points",
            "concept:violet_buildings",
        ),
    ),
    about_piece(
        Building.SMALL_WHARF,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The ship takes at least one good, of as many kinds as you like, also such as other ships"
                " carry. Every {small_wharf_goods} goods bring a victory point; an odd one brings "
                "nothing.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It takes the place of an ordinary load in your turn. The goods go to the supply.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The captain's privilege, the {harbor} and the {lighthouse} count it as one load.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You load 2 corn, 1 indigo and 2 coffee: 2 points for the five of them.",
            )
        ),
        see_also=(
            "building:wharf",
            "building:harbor",
            "concept:loading",
            "role:captain",
        ),
    ),
    about_piece(
        Building.LIGHTHOUSE,
        Point(QT_TRANSLATE_NOOP("Rules", "Loads with the {wharf} and the {small_wharf} count, too.")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The captain's doubloon comes at the start of the phase, even if the captain loads "
                "nothing. Others do not receive it.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The captain with an occupied {lighthouse} loads twice: 1 doubloon at the start and 2 for the loads.",
            )
        ),
        see_also=(
            "role:captain",
            "concept:loading",
            "concept:doubloons",
            "building:library",
        ),
    ),
    about_piece(
        Building.LIBRARY,
        Text(QT_TRANSLATE_NOOP("Rules", "It concerns every role that you choose while somebody works here:")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "{settler}: after everybody has had a turn, you take one more face-up plantation, if "
                "there is any; a quarry only with an occupied {construction_hut}.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "{mayor}: two colonists from the supply.")),
        Point(QT_TRANSLATE_NOOP("Rules", "{builder}: {library_saving} off the price.")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "{craftsman}: two more goods, alike or not, of kinds that you have just produced.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "{trader}: {library_trader} more for the good, also with the {trading_post}.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "{captain}: {library_captain} more with the first load, and twice the {lighthouse} at the start.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "{prospector}: {library_prospector}.")),
        see_also=(
            "concept:privilege",
            "concept:round",
            "building:lighthouse",
            "building:trading_post",
        ),
    ),
    about_piece(
        Building.SPECIALTY_FACTORY,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Only the kind of which you made most counts, and only what you actually received.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "As the craftsman you count the privilege's good as well.")),
        Example(QT_TRANSLATE_NOOP("Rules", "You produce 4 sugar, 2 indigo and 6 corn: {specialty_4}.")),
        see_also=(
            "role:craftsman",
            "building:factory",
            "concept:production",
            "concept:doubloons",
        ),
    ),
    about_piece(
        Building.UNION_HALL,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Every kind is counted on its own, and an odd good is left out. The goods stay with you "
                "and are shipped afterwards.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You have 5 sugar and 3 corn: {union_hall_example} before anybody loads.",
            )
        ),
        see_also=(
            "role:captain",
            "concept:points",
            "concept:loading",
            "building:royal_supplier",
        ),
    ),
    about_piece(
        Building.STATUE,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It exists once and covers {large_spaces} spaces, like every large building. It has no "
                "circle: it always counts, and no colonist is due for it.",
            )
        ),
        see_also=(
            "concept:large_buildings",
            "concept:scoring",
            "concept:colonist_ship",
        ),
    ),
    about_piece(
        Building.CLOISTER,
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Plantations of each kind, quarries and forests are counted, occupied or not. Tiles that "
                "make no set of {set_size} are left out.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "6 corn plantations, 4 quarries and 2 forests are three sets: {cloister_example}.",
            )
        ),
        see_also=(
            "concept:scoring",
            "concept:large_buildings",
            "concept:forests",
            "concept:island",
        ),
    ),
)
