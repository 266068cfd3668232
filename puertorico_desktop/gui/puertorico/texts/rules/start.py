"""Pages for the beginning: how the game goes, how one plays it here, the round and its governor."""

from __future__ import annotations

from puertorico_desktop.gui.puertorico.texts.rules.topic import Example, Group, Heading, Point, Text, Topic, about
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

START_TOPICS: tuple[Topic, ...] = (
    about(
        "overview",
        Group.START,
        QT_TRANSLATE_NOOP("RulesTitle", "How the game goes"),
        "app",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Everybody settles a piece of Puerto Rico: lays out plantations, builds a town, brings in "
                "harvests, then sells them for doubloons or ships them for victory points. Whoever has the most "
                "victory points at the end wins. Doubloons are only a means to that end.",
            )
        ),
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Nothing happens by itself: everything is set off by a role. Players take turns to choose one, "
                "and then everybody does what the role allows, the one who chose it first and with an advantage "
                "of their own, the privilege.",
            )
        ),
        Heading(QT_TRANSLATE_NOOP("Rules", "What the roles bring")),
        Point(QT_TRANSLATE_NOOP("Rules", "{settler}: a plantation or a quarry for the island.")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules", "{mayor}: colonists. A plantation or a building without a colonist does nothing."
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "{builder}: a building for doubloons. Some turn crops into goods, others give lasting "
                "advantages, and all are worth victory points.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "{craftsman}: the harvest; goods come into your hands.")),
        Point(QT_TRANSLATE_NOOP("Rules", "{trader}: one good is sold for doubloons.")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "{captain}: goods are shipped, for a victory point each. Most of what stays behind is lost.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "{prospector}: a doubloon for whoever chooses it, nothing for the others.")),
        Heading(QT_TRANSLATE_NOOP("Rules", "One round")),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Three play. Anna is the governor and takes the {settler}: she places a quarry, which is her "
                "privilege, then Ben and Clara each place a plantation. Now Ben chooses from the cards that are "
                "left and takes the {builder}: he builds first and pays less, then Clara and Anna may build. "
                "Clara takes the {mayor}, and colonists arrive for everybody. Each card that nobody took gets a "
                "doubloon, which will belong to whoever chooses it later. Ben is the next governor.",
            )
        ),
        Heading(QT_TRANSLATE_NOOP("Rules", "How it ends")),
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "When the colonists run out, a city is full or the last victory point chip is taken, the round "
                "is played to its end and the points are counted: the chips won in the game, the points printed "
                "on all buildings, and the bonuses of large buildings.",
            )
        ),
        Heading(QT_TRANSLATE_NOOP("Rules", "For a first game")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A harvest needs a whole chain: a plantation, its production building (only corn needs none), "
                "and a colonist on each of the two.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Everybody profits from the role that you choose. Look for one that helps you more than the "
                "others, and for cards with doubloons on them.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Dear goods are for the trading house; on a ship every good counts the same, and corn is the "
                "easiest to come by.",
            )
        ),
        see_also=(
            "concept:handling",
            "concept:setup",
            "concept:player",
            "concept:round",
            "concept:end",
            "concept:scoring",
            "concept:expansions",
        ),
    ),
    about(
        "handling",
        Group.START,
        QT_TRANSLATE_NOOP("RulesTitle", "How to move the pieces"),
        "rules_handling",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The line at the top says who is asked and for what. The pieces that you can take are outlined. "
                "There are three ways to move them, and all can do the same.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Drag a piece to where it should go: a role card to your board, a plantation to your island, a "
                "building to your city, goods to a ship or into the trading house.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Click a piece, then the place. The places where it may go light up. A second click on the piece "
                "itself sends it to the only possible place; if there are several, it is put back, as it is by "
                "the right mouse button.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With the keyboard, Tab leads from one part of the table to the next, the arrow keys lead from "
                "piece to piece. Enter or Space takes a piece and leads you to where it may go; Enter or Space "
                "puts it down there, Escape puts it back.",
            )
        ),
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Where something may not go, the reason is shown at the pointer and in the line at the bottom. "
                "Where you put a tile or a building on your own board is a matter of taste only.",
            )
        ),
        Heading(QT_TRANSLATE_NOOP("Rules", "Choices in several steps")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Placing colonists: click circles. A full one sends its colonist to San Juan, an empty one "
                "fetches one from there; colonists can also be dragged. With the keyboard, + and − put "
                "one on a piece or take one away. “{button_suggest}” fills the circles for you, "
                "“{button_undo}” takes back one step, “{button_reset}” all, “{button_confirm}” ends it.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Storing goods: each click on a kind goes on to the next possibility: keep all of it, keep one, "
                "give it back. “{button_confirm}” ends it.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "Where you may do nothing, a button beside the line at the top says so.")),
        Heading(QT_TRANSLATE_NOOP("Rules", "Good to know")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A role that you look at, with the pointer or the keyboard, tells what it would bring everybody, "
                "before you choose it. A hint shows what the computer would do in your place.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules", "A click on another player's board shows it as large as your own, until you click again."
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "“{button_undo}” goes back to the last decision of a person, and takes back what the computer "
                "players have done since. It stops where something hidden was revealed, unless the game was set "
                "up without that limit.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "While computer players move, “{button_skip}” leaves out the pauses until somebody is asked. "
                "Their speed is set in the menu.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You can look back at every earlier moment of the game and play on from there, or have shown "
                "once more what has happened since your last turn.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "F1 opens the page on what the pointer or the keyboard is at; the right mouse button offers it, "
                "too. The menus show which other keys do what.",
            )
        ),
        see_also=("concept:overview", "concept:options", "role:mayor", "concept:spoiling"),
    ),
    about(
        "setup",
        Group.START,
        QT_TRANSLATE_NOOP("RulesTitle", "What lies ready"),
        "pile",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Much depends on the number of players, as the table shows. Everybody begins with an empty city, "
                "some doubloons, and one plantation, which has no colonist yet.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The first plantations are dealt in the order of the seats, beginning with the first governor. "
                "Whoever moves later gets corn, which needs no building.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The other plantations are shuffled and lie face down; one more than there are players lie face "
                "up beside them. Quarries are a stack of their own.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The colonist ship already carries a colonist for each player. The first {mayor} hands them out.",
            )
        ),
        see_also=("concept:overview", "concept:round", "concept:two_players"),
    ),
    about(
        "round",
        Group.START,
        QT_TRANSLATE_NOOP("RulesTitle", "The round and its roles"),
        "rules_round",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The governor chooses one of the role cards, and its phase is played at once. Then the next "
                "player clockwise chooses one of the cards that are left, and so on until everybody has chosen. "
                "Every card can be taken once a round.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "In a phase everybody has a turn, clockwise, beginning with whoever chose the role, not with the "
                "governor.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You have to choose a role when it is your turn to, but then you may forgo what it allows. Only "
                "colonists must be placed, goods must be loaded, and goods must be stored as far as possible.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "Doubloons on the card are yours at once, whatever happens in the phase.")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "At the end of the round, one more doubloon is put on every card that nobody chose. It stays "
                "there, round after round, until somebody takes the card.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "Then all cards can be chosen again, and the next player is the governor.")),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Nobody wanted the {prospector} for two rounds: 2 doubloons lie on it. Whoever takes it now has "
                "them, and {prospector_pay} more as the privilege.",
            )
        ),
        see_also=("concept:governor", "concept:privilege", "concept:two_players", "concept:overview"),
    ),
    about(
        "governor",
        Group.START,
        QT_TRANSLATE_NOOP("RulesTitle", "The governor"),
        "governor",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The governor is the first to choose a role in a round, with all cards to choose from. There is "
                "no other advantage in it. At the end of each round the next player clockwise becomes the "
                "governor.",
            )
        ),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Of four players Ben is the governor. He chooses first, then Clara, Diego and Anna. When Clara "
                "takes the {captain}, she loads first, then Diego, Anna and Ben. In the next round Clara is the "
                "governor.",
            )
        ),
        see_also=("concept:round", "concept:privilege"),
    ),
    about(
        "privilege",
        Group.START,
        QT_TRANSLATE_NOOP("RulesTitle", "Privileges"),
        "rules_privilege",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules", "Whoever chooses a role has its privilege, and nobody else. It is tied to what one does:"
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "{settler}: a quarry instead of a plantation, not besides one. With no quarry left there is no "
                "privilege.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "{mayor}: one colonist from the supply, before those on the ship are handed out. With none left "
                "in the supply there is no privilege.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "{builder}: {builder_saving} off the price; none without a building.")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "{craftsman}: after everybody has produced, one more good of a kind that the craftsman has just "
                "produced; none without a harvest.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "{trader}: {trader_bonus} more for the good; none without a sale.")),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules", "{captain}: {captain_bonus} more with the first load of the phase; none without a load."
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "{prospector}: {prospector_pay}.")),
        see_also=("concept:round", "concept:governor"),
    ),
    about(
        "two_players",
        Group.START,
        QT_TRANSLATE_NOOP("RulesTitle", "The game for two"),
        "rules_two",
        Text(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Two players choose several roles each in a round: the governor takes one and its phase is "
                "played, then the other player, and so on in turn, until both have taken {two_roles} of the "
                "{two_cards} cards. The last card gets a doubloon, and the other player becomes the governor.",
            )
        ),
        Point(
            QT_TRANSLATE_NOOP(
                "Rules",
                "There is less of everything: {two_violet} of each violet building, so that whoever builds it is "
                "the only one, and {two_production} of each production building.",
            )
        ),
        Point(QT_TRANSLATE_NOOP("Rules", "There are two cargo ships, with {two_ships} spaces.")),
        Point(QT_TRANSLATE_NOOP("Rules", "Apart from that, all rules are the same.")),
        Example(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Anna is the governor. Anna, Ben, Anna, Ben, Anna and Ben choose, in this order, and each of the "
                "six phases is played by both. Ben begins the next round.",
            )
        ),
        see_also=("concept:setup", "concept:round"),
    ),
)
