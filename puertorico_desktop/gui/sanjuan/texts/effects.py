"""The effects of the pieces, in a sentence or two and in a few words, marked for translation. `words.py` translates
them."""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.marking import QT_TRANSLATE_NOOP

ROLE_EFFECTS: Mapping[str, str] = dict(
    builder=QT_TRANSLATE_NOOP(
        "SanJuanRoleEffect",
        "Everybody in turn may build one building and pays for it with cards from the hand. Privilege: 1 card less.",
    ),
    craftsman=QT_TRANSLATE_NOOP(
        "SanJuanRoleEffect",
        "Everybody in turn may make one good on an empty production building. Privilege: 1 good more.",
    ),
    trader=QT_TRANSLATE_NOOP(
        "SanJuanRoleEffect",
        "The top price card is turned up. Everybody in turn may sell one good for as many cards as it says. "
        "Privilege: 1 sale more.",
    ),
    recruiter=QT_TRANSLATE_NOOP(
        "SanJuanRoleEffect",
        "Everybody in turn draws 2 cards, looks at them and keeps 1. Privilege: 3 cards more to choose from.",
    ),
    adventurer=QT_TRANSLATE_NOOP(
        "SanJuanRoleEffect",
        "Nobody does anything. Privilege: the adventurer draws 1 card. Then Gold Mines and Banks work.",
    ),
)

ADVENTURER_OF_BASE = QT_TRANSLATE_NOOP(
    "SanJuanRoleEffect", "Nobody does anything. Privilege: the adventurer draws 1 card. Then Gold Mines work."
)
"""The effect of the adventurer in games without the Bank."""

PRIVILEGES: Mapping[str, str] = dict(
    builder=QT_TRANSLATE_NOOP("SanJuanPrivilege", "Costs 1 less"),
    craftsman=QT_TRANSLATE_NOOP("SanJuanPrivilege", "1 good more"),
    trader=QT_TRANSLATE_NOOP("SanJuanPrivilege", "1 sale more"),
    recruiter=QT_TRANSLATE_NOOP("SanJuanPrivilege", "Sees 3 more"),
    adventurer=QT_TRANSLATE_NOOP("SanJuanPrivilege", "Draws 1 card"),
)

DOUBLED_PRIVILEGES: Mapping[str, str] = dict(
    builder=QT_TRANSLATE_NOOP("SanJuanPrivilege", "Costs 2 less"),
    craftsman=QT_TRANSLATE_NOOP("SanJuanPrivilege", "2 goods more"),
    trader=QT_TRANSLATE_NOOP("SanJuanPrivilege", "2 sales more"),
    recruiter=QT_TRANSLATE_NOOP("SanJuanPrivilege", "Sees 6 more"),
    adventurer=QT_TRANSLATE_NOOP("SanJuanPrivilege", "Draws 2 cards"),
)
"""The privileges doubled by a Publishing House."""

BUILDING_EFFECTS: Mapping[str, str] = dict(
    corn_granary=QT_TRANSLATE_NOOP("SanJuanBuildingEffect", "Craftsman phase: makes corn if no good lies on it."),
    fruit_depot=QT_TRANSLATE_NOOP("SanJuanBuildingEffect", "Craftsman phase: makes fruit if no good lies on it."),
    sugar_mill=QT_TRANSLATE_NOOP("SanJuanBuildingEffect", "Craftsman phase: makes sugar if no good lies on it."),
    tobacco_storage=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect", "Craftsman phase: makes tobacco if no good lies on it."
    ),
    coffee_roaster=QT_TRANSLATE_NOOP("SanJuanBuildingEffect", "Craftsman phase: makes coffee if no good lies on it."),
    distillery=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect", "Builder phase: production buildings cost you 1 card less."
    ),
    gold_mine=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect",
        "Adventurer phase: turn up 4 cards. If all four costs are different, you keep the cheapest card; "
        "otherwise all are discarded.",
    ),
    notary=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect",
        "Recruiter phase: the cards that you draw go into your hand, and what goes you choose from your whole hand.",
    ),
    hospital=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect", "Builder phase: if you build and then have 0 or 1 card left, you draw 1 card."
    ),
    hidden_market=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect",
        "Builder phase: up to 2 of your goods may pay for a building, 1 card less for each.",
    ),
    trading_post=QT_TRANSLATE_NOOP("SanJuanBuildingEffect", "Trader phase: you may sell 1 good more."),
    factory=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect", "Craftsman phase: if you make at least 2 goods, you draw 1 card."
    ),
    small_market=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect", "Trader phase: if you sell at least 2 goods, you draw 1 card more."
    ),
    crane=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect",
        "Builder phase: you may build over one of your buildings and pay only the difference in cost.",
    ),
    chapel=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect",
        "Round start: you may put 1 card from your hand under it. Each card there is worth 1 point at the end.",
    ),
    lighthouse=QT_TRANSLATE_NOOP("SanJuanBuildingEffect", "Round start: your hand limit is 12 cards."),
    canal=QT_TRANSLATE_NOOP("SanJuanBuildingEffect", "Craftsman phase: you may make 1 good more."),
    lumberyard=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect", "Builder phase: if you build a commercial building, you draw 1 card after paying."
    ),
    villa=QT_TRANSLATE_NOOP("SanJuanBuildingEffect", "Recruiter phase: you keep 2 of the drawn cards instead of 1."),
    statue=QT_TRANSLATE_NOOP("SanJuanBuildingEffect", "A monument: it does nothing but bring points."),
    large_market=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect", "Trader phase: if you sell at least 1 good, you draw 1 card more."
    ),
    builders_yard=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect", "Builder phase: commercial buildings cost you 1 card less."
    ),
    arch=QT_TRANSLATE_NOOP("SanJuanBuildingEffect", "A monument: it does nothing but bring points."),
    publishing_house=QT_TRANSLATE_NOOP("SanJuanBuildingEffect", "Every role: your privilege counts twice."),
    hero=QT_TRANSLATE_NOOP("SanJuanBuildingEffect", "A monument: it does nothing but bring points."),
    assembly_hall=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect",
        "End of the game: 1 point for each of your production buildings, and 1 for each kind of them.",
    ),
    city_hall=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect", "End of the game: 1 point for each of your commercial buildings, itself included."
    ),
    customs_house=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect", "End of the game: 1 point for every 4 points that you have from everything else."
    ),
    town_square=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect", "End of the game: 4, 6 or 8 points for 1, 2 or 3 monuments of yours."
    ),
    fortress=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect",
        "Round start: players who have neither Fortress nor Lighthouse keep only 6 cards; your limit stays 7.",
    ),
    office=QT_TRANSLATE_NOOP("SanJuanBuildingEffect", "Round start: you may discard 1 or 2 cards and draw as many."),
    bohio=QT_TRANSLATE_NOOP("SanJuanBuildingEffect", "Trader phase: if nobody sells anything, you draw 1 card."),
    school=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect",
        "End of the builder phase: if nobody has fewer buildings than you and somebody has more, you draw 1 card.",
    ),
    park_authority=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect", "Builder phase: built over with a Crane, it saves 6 cards instead of 3."
    ),
    zoning_office=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect",
        "Recruiter phase: it gets a good if it is empty. That good always sells for 2 cards.",
    ),
    harbor=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect",
        "Trader phase: one of the goods that you sell goes under it. Each card there is worth 1 point at the end.",
    ),
    church=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect",
        "Round start, once a game: you may put any number of cards from your hand under it. Each card there "
        "is worth 1 point at the end.",
    ),
    bank=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect",
        "Adventurer phase: turn up 1 card. You keep it if nobody has built such a building.",
    ),
    residence=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect",
        "End of the game: 4, 3, 2 and 1 points for up to four sets of three different buildings of yours that "
        "cost the same.",
    ),
    cathedral=QT_TRANSLATE_NOOP(
        "SanJuanBuildingEffect",
        "End of the game: 4, 3, 2 and 1 points for the first four buildings of cost 6 that the other players "
        "have. It lies beside the roles, and whoever comes first may build it.",
    ),
)

BUILDING_SHORT: Mapping[str, str] = dict(
    corn_granary=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Makes corn"),
    fruit_depot=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Makes fruit"),
    sugar_mill=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Makes sugar"),
    tobacco_storage=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Makes tobacco"),
    coffee_roaster=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Makes coffee"),
    distillery=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Production buildings cost 1 less"),
    gold_mine=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Turn up 4: costs all differ? Cheapest"),
    notary=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Discard from your whole hand"),
    hospital=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Built, and 0 or 1 card left? Draw 1"),
    hidden_market=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Pay with up to 2 goods"),
    trading_post=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Sell 1 good more"),
    factory=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Made 2 goods? Draw 1 card"),
    small_market=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Sold 2 goods? Draw 1 more"),
    crane=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Build over an old building"),
    chapel=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Tuck 1 card a round: 1 VP each"),
    lighthouse=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Hand limit 12"),
    canal=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Make 1 good more"),
    lumberyard=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Built commercial? Draw 1 card"),
    villa=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Keep 2 cards, not 1"),
    statue=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Monument"),
    large_market=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Sold 1 good? Draw 1 more"),
    builders_yard=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Commercial buildings cost 1 less"),
    arch=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Monument"),
    publishing_house=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Your privilege counts twice"),
    hero=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Monument"),
    assembly_hall=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "1 VP per production building, 1 per kind"),
    city_hall=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "1 VP per commercial building"),
    customs_house=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "1 VP per 4 other VP"),
    town_square=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "4, 6, 8 VP for 1, 2, 3 monuments"),
    fortress=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Hand limit of the others 6"),
    office=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Swap 1 or 2 cards"),
    bohio=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Nobody sold? Draw 1 card"),
    school=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Fewest buildings? Draw 1 card"),
    park_authority=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Built over, it saves 6"),
    zoning_office=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Gets a good worth 2"),
    harbor=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Keeps 1 sold good: 1 VP each"),
    church=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Once: tuck any cards, 1 VP each"),
    bank=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "Turn up 1: keep it if nobody has built it"),
    residence=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "4, 3, 2, 1 VP for sets of 3 of equal cost"),
    cathedral=QT_TRANSLATE_NOOP("SanJuanBuildingShort", "4, 3, 2, 1 VP for cost 6 of others"),
)
"""The effects for tiles, which have room for two short lines."""
