"""Pages about goods and what becomes of them: producing, selling, loading, storing, doubloons and points."""

from __future__ import annotations

from puertorico_desktop.gui.puertorico.texts.rules.topic import Example, Group, Point, Text, Topic, about
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

TRADE_TOPICS: tuple[Topic, ...] = (
    about(
        "production",
        Group.DETAILS,
        QT_TRANSLATE_NOOP("RulesTitle", "How much one produces"),
        "role_craftsman",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "For each kind count the occupied plantations, and the colonists in production buildings of that "
                "kind. The smaller of the two numbers is what you produce. For corn, the plantations alone "
                "count.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Small and large buildings of a kind work together. Where a colonist is too many, on the field "
                "or in the building, that colonist achieves nothing.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "You receive the goods only as far as the supply has them.")),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You have 3 occupied indigo plantations, 2 colonists in the {indigo_plant} and 1 in the "
                "{small_indigo_plant}: 3 indigo. If the third plantation has no colonist: 2 indigo.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You have 1 occupied coffee plantation and 2 colonists in the {coffee_roaster}: 1 coffee.",
            )
        ),
        see_also=("role:craftsman", "concept:supply", "concept:production_buildings", "concept:occupied"),
    ),
    about(
        "supply",
        Group.DETAILS,
        QT_TRANSLATE_NOOP("RulesTitle", "The supply of goods"),
        "good_sugar",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "There is only a limited number of each good. What is in players' hands, in the trading house "
                "and on cargo ships is missing from the supply, and can run short in the craftsman phase.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Goods come back to the supply from the full trading house, from full ships, by way of the "
                "{wharf}, and when they are not stored.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "When there is not enough for all, whoever has chosen the {craftsman} is served first, then the "
                "others clockwise. The privilege's good comes after all of them.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You could produce 3 corn, 3 sugar and 1 tobacco, but the supply holds 2 sugar and no corn: 2 "
                "sugar and 1 tobacco. The {factory} counts two kinds and pays {factory_2}.",
            )
        ),
        see_also=("concept:production", "role:craftsman", "concept:setup"),
    ),
    about(
        "trading_house",
        Group.DETAILS,
        QT_TRANSLATE_NOOP("RulesTitle", "The trading house"),
        "role_trader",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The trading house has {house_spaces} spaces for one good each. It buys no kind that it already "
                "holds, unless the seller has an occupied {office}.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "When the last space is taken, nobody sells any more in this phase, with or without an {office}.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It is emptied at the end of the trader phase, and only if it is full then. With fewer goods in "
                "it everything stays, and these kinds cannot be sold next time.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules", "Corn can be sold for nothing, be it to fill the house or because something pays extra."
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Tobacco, sugar and corn lie in the house. The trader sells coffee for {coffee_trader}; the "
                "house is full, and the others sell nothing. Afterwards it is emptied.",
            )
        ),
        see_also=("role:trader", "building:office", "building:large_market", "concept:doubloons"),
    ),
    about(
        "ships",
        Group.DETAILS,
        QT_TRANSLATE_NOOP("RulesTitle", "The cargo ships"),
        "ship",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Goods are loaded onto the cargo ships in the captain phase. How many ships there are and how "
                "large they are depends on the number of players.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "A ship carries one kind of goods.")),
        Point(QT_TRANSLATE_NOOP("Rules", "A kind that one ship carries may not go onto another one.")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "At the end of the captain phase full ships are emptied into the supply and can then take any "
                "kind again. All others stay as they are.",
            )
        ),
        see_also=("concept:loading", "role:captain", "building:wharf", "concept:setup"),
    ),
    about(
        "loading",
        Group.DETAILS,
        QT_TRANSLATE_NOOP("RulesTitle", "What must be loaded"),
        "role_captain",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "In your turn of the captain phase you load one kind of goods onto one ship. As long as any of "
                "your goods fits on a cargo ship, you have to load.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "Which of the kinds that fit you load is up to you.")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "If a ship carries that kind already, the load goes there, as far as there is room. If it is "
                "full, the kind cannot be loaded.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Otherwise it goes onto an empty ship, one on which as much of it as possible fits. Where "
                "several take the same amount, the choice is yours.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "Of the kind you load all you have, as far as there is room.")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With an occupied {wharf} you may, once in the phase, ship a kind on your own instead, even if "
                "it would fit on a cargo ship. What fits there afterwards has to be loaded all the same.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The ships with 4, 5 and 6 spaces are empty. 3 indigo may go onto any of them; 5 indigo onto the "
                "ship with 5 or the one with 6; 8 indigo must go onto the one with 6, and 2 stay in your hands.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The ship with 4 spaces carries 3 corn, and you have 6 corn. One corn can be loaded, and no "
                "more: the other ships may not take corn. If corn is all you have, it has to be loaded.",
            )
        ),
        see_also=("role:captain", "concept:ships", "building:wharf", "concept:spoiling"),
    ),
    about(
        "spoiling",
        Group.DETAILS,
        QT_TRANSLATE_NOOP("RulesTitle", "Storing and spoiling"),
        "building_small_warehouse",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Goods spoil at the end of the captain phase, and at no other time. When nobody can load any "
                "more, everybody keeps one single good; whatever is not stored goes back to the supply.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "An occupied {small_warehouse} keeps {small_warehouse_kinds} whole besides, a {large_warehouse} "
                "{large_warehouse_kinds}, both together {both_warehouses_kinds}. The single good comes on top.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "You choose what to keep, but you have to keep as much as you may.")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules", "Warehouses do not free anybody from loading: they only protect what fits on no ship."
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "Full ships are emptied after that.")),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "4 corn and 3 sugar are left to you. Without a warehouse you keep 1 corn or 1 sugar. With the "
                "{small_warehouse} you keep 4 corn and 1 sugar, or 3 sugar and 1 corn. With the "
                "{large_warehouse} you keep everything.",
            )
        ),
        see_also=("role:captain", "concept:loading", "building:small_warehouse", "building:large_warehouse"),
    ),
    about(
        "doubloons",
        Group.DETAILS,
        QT_TRANSLATE_NOOP("RulesTitle", "Doubloons"),
        "doubloon",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Doubloons pay for buildings, and for nothing else. At the end they are worth no points and only "
                "break ties. Everybody sees how many you have, and the bank never runs dry.",
            )
        ),
        Text(QT_TRANSLATE_NOOP("Rules", "They come from")),
        Point(QT_TRANSLATE_NOOP("Rules", "role cards on which some have gathered,")),
        Point(QT_TRANSLATE_NOOP("Rules", "sales in the trading house,")),
        Point(QT_TRANSLATE_NOOP("Rules", "the {prospector},")),
        Point(QT_TRANSLATE_NOOP("Rules", "an occupied {factory}.")),
        see_also=("concept:trading_house", "concept:quarries", "concept:round", "concept:tie_break"),
    ),
    about(
        "points",
        Group.DETAILS,
        QT_TRANSLATE_NOOP("RulesTitle", "Victory point chips"),
        "points",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "For every good that you ship you receive a victory point as a chip: on a cargo ship or with the "
                "{wharf}. The captain's privilege and an occupied {harbor} bring more.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Chips lie face down: you see your own, but not those of the others. A game can also be set up "
                "so that all lie open. Everybody sees how many are left in the supply.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "When the last chip is taken, the round is played to its end. Points for which no chip is left "
                "are written down and count like chips, also for the {customs_house}.",
            )
        ),
        see_also=("role:captain", "concept:scoring", "concept:end", "concept:options"),
    ),
)
