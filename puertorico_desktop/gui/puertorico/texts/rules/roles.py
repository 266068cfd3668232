"""Pages about the roles and their phases."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.gui.puertorico.texts.rules.topic import Example, Point, Text, Topic, about_piece
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

ROLE_TOPICS: tuple[Topic, ...] = (
    about_piece(
        Role.SETTLER,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The settler is first, the others follow clockwise. Each takes one face-up plantation and puts "
                "it on a free space of the island. It comes without a colonist.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The settler may take a quarry instead, as long as there are any. So may whoever has an occupied "
                "{construction_hut}.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "An occupied {hacienda} brings a second tile, drawn unseen before the other is taken; an "
                "occupied {hospice} a colonist for the tile that was chosen.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "You may take nothing. With a full island you are passed over.")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "When everybody has had a turn, the face-up plantations that nobody took are discarded, and new "
                "ones are turned over, one more than there are players.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Four play, and five plantations lie face up. The settler takes a quarry, the other three a "
                "plantation each. The last two plantations are discarded, and five new ones are turned over.",
            )
        ),
        see_also=("concept:plantations", "concept:island", "tile:quarry", "concept:privilege"),
    ),
    about_piece(
        Role.MAYOR,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "First the mayor takes the privilege's colonist, from the supply and not from the ship. When the "
                "supply is empty, there is none.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Then the colonists on the ship are dealt out, one to each player in turn from the mayor on, "
                "round after round until the ship is empty.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Then everybody places all colonists they have, old and new, in any circles they like: the mayor "
                "first, the others clockwise. As long as a circle is empty, no colonist may stay idle. The rest "
                "waits in San Juan.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Last, the ship is filled for the next time. If the supply cannot fill it, this round is the last.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Four play, and 6 colonists are on the ship. The mayor receives 2 of them and 1 more from the "
                "supply, the next player 2, the other two 1 each.",
            )
        ),
        see_also=("concept:colonists", "concept:colonist_ship", "concept:occupied", "concept:privilege"),
    ),
    about_piece(
        Role.BUILDER,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The builder is first, the others follow clockwise. Each may buy one building, pays the bank, "
                "and puts it into the city.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Nobody may have two of the same building, and there are only a few copies of each.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Occupied quarries lower the price, up to the limit of the building's column; the builder pays "
                "{builder_saving} less besides. A price never falls below 0, and nothing is paid out.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A new building has no colonists and does nothing before the {mayor} brings some; only an "
                "occupied {university} puts one in at once.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You may build nothing. If somebody fills the last space of a city, this round is the last.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The builder has 4 occupied quarries and wants the {guild_hall} for {guild_hall_cost}. All four "
                "help, the privilege as well: {guild_hall_builder_4} to pay.",
            )
        ),
        see_also=("concept:quarries", "concept:city", "concept:violet_buildings", "concept:privilege"),
    ),
    about_piece(
        Role.CRAFTSMAN,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The craftsman takes goods from the supply first, the others follow clockwise. Nobody has to "
                "choose anything: everybody receives all that they can produce.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Each occupied corn plantation yields a corn. For any other good, an occupied plantation and a "
                "colonist in a production building of the kind make one good together.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The supply is limited. Whoever comes too late gets less, or nothing at all.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "An occupied {factory} pays for several kinds of goods.")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Last of all, the craftsman takes the privilege's good: of a kind that the craftsman has just "
                "received, and of which there still is one in the supply.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The craftsman has 2 occupied corn plantations, 3 occupied sugar plantations, and a {sugar_mill} "
                "with 2 colonists: 2 corn and 2 sugar. When the others have produced, the craftsman takes a "
                "third sugar, or a third corn.",
            )
        ),
        see_also=("concept:production", "concept:supply", "building:factory", "concept:privilege"),
    ),
    about_piece(
        Role.TRADER,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The trader is first, the others follow clockwise. Each may sell one good, and no more than one. "
                "It is put into the trading house, and the bank pays for it.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The trading house takes {house_spaces} goods, each of another kind; only an occupied {office} "
                "may sell a kind that is there already. When it is full, nobody sells any more.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The price depends on the kind. The trader earns {trader_bonus} more, an occupied {small_market} "
                "{small_market_bonus} more, an occupied {large_market} {large_market_bonus} more; all of this "
                "adds up.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "At the end of the phase, a full trading house is emptied; otherwise the goods stay there and "
                "are in the way next time.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Corn is worth nothing. But the trader with an occupied {small_market} sells it for "
                "{corn_trader_small_market}.",
            )
        ),
        see_also=("concept:trading_house", "concept:doubloons", "building:office", "concept:privilege"),
    ),
    about_piece(
        Role.CAPTAIN,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The captain loads first, the others follow clockwise, and so it goes round until nobody can "
                "load any more. In a turn you load one kind of goods, onto one ship.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Each good brings 1 victory point, corn as much as coffee. The captain receives {captain_bonus} "
                "more with the first load of the phase.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Whoever can load has to, and as many as fit: see the rules of loading. An occupied {wharf} "
                "offers a ship of one's own, an occupied {harbor} {harbor_bonus} more for each load.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Then everybody keeps a single good, and gives back the others, unless warehouses keep them.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Last, full ships are emptied into the supply. A ship that is not full keeps its load for the "
                "next time.",
            )
        ),
        Text(
            QT_TRANSLATE_NOOP(
                "Rules", "If the last victory point chip is taken, this round is the last; points still count."
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The captain has 6 sugar and 2 corn; a ship with 5 spaces and one with 7 are empty, and the ship "
                "with 6 spaces holds 3 corn. Sugar has to go onto the ship with 7 spaces, since all 6 fit there: "
                "6 points, and 1 for the privilege. In the next turn the corn goes to the corn: 2 points.",
            )
        ),
        see_also=("concept:loading", "concept:spoiling", "concept:ships", "concept:points", "concept:privilege"),
    ),
    about_piece(
        Role.PROSPECTOR,
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "There is no phase. The prospector takes {prospector_pay} and the doubloons on the card, and the "
                "next player chooses a role.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "How many of these cards are in the game depends on the number of players. Where there are two, "
                "each collects doubloons of its own.",
            )
        ),
        see_also=("concept:round", "concept:doubloons", "concept:privilege"),
    ),
)
