"""A position for each reason why the actions of the expansions are refused; `test_refusals.py` tests them."""

from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS, Action
from puertorico_desktop.engine.puertorico.card_actions import BUILD_FOR_ALL, KEEP
from puertorico_desktop.engine.puertorico.components import SITES, Achievement, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.expansion_actions import (
    BUY_PLANTATION,
    DISCARD,
    DRAFT,
    PLANT,
    RETURN_GOOD,
    RETURN_POINT,
    SELL_PLANTATION,
    SELL_PRIVATELY,
    DiscardTile,
    LoadMixed,
    MoveGuest,
    PlaceNobles,
    PlantForest,
    ReturnColonist,
    SellPlantation,
    StoreCrates,
)
from puertorico_desktop.engine.puertorico.options import (
    PUBLISHED,
    Edition,
    Expansion,
    OptionalRule,
    Options,
    Reading,
    Selection,
)
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.smuggler_actions import CAPTURE, PLUNDER, POACH, LodgeColonist, RaidShip

B, G, R, T = Building, Good, Reason, Tile


def both(players: int = 3, **values: object) -> Position:
    """A table with both expansions, the fixed set."""
    expansions = PUBLISHED
    return Position(Options(players=players, expansions=expansions, buildings=Selection.FIXED, **values))  # type: ignore[arg-type]


def drafting(*rules: OptionalRule) -> Position:
    """The start of a draft of 1897, with only the new buildings."""
    new = (Expansion.NEW_BUILDINGS,)
    edition = Edition.SPECIAL_1897
    return Position(Options(edition, players=3, expansions=new, buildings=Selection.DRAFT, rules=rules))


def with_cards(*rules: OptionalRule) -> Position:
    """A table of 1897 with achievement cards."""
    return Position(Options(Edition.SPECIAL_1897, players=3, expansions=(Expansion.ACHIEVEMENTS,), rules=rules))


def keeping() -> Position:
    """The start of a draft of achievement cards; the corn dispatcher is not in the first pack."""
    return with_cards(OptionalRule.ACHIEVEMENT_DRAFT)


def buying(doubloons: int) -> Position:
    """A builder who pays nine doubloons for a large building."""
    return with_cards().player(0, doubloons=doubloons)


BUILDER = ["choose builder"]
NOBODY = PlaceNobles((0,) * len(SITES))
SHORT = both().player(0, doubloons=0, city={B.BLACK_MARKET: 1}, corn=1, sugar=1, points=1)
"""Somebody who must give back a good first, else the point alone would not do."""

OFFICE = {"city": {B.LAND_OFFICE: 1}}
NOBLE_OFFICE = {**OFFICE, "nobles": {B.LAND_OFFICE: 1}}
SHIPPING = both().player(0, corn=3, sugar=3, city={B.SMALL_WHARF: 1})
PAYING = both().player(
    0,
    doubloons=0,
    city={B.BLACK_MARKET: 1},
    island={T.CORN: 1, T.SUGAR: (1, 1), T.INDIGO: (1, 1, 1)},
    corn=1,
    sugar=1,
)
"""Somebody who has people and goods to give back, but no point."""
PAID = ["choose builder", "build chapel for 2"]


def trading(**player: object) -> Position:
    """A position in which player 0 can trade."""
    return both().player(0, corn=1, **player).offer(T.COFFEE)  # type: ignore[arg-type]


TRADING = trading()


def storing(city: dict[Building, int]) -> Position:
    """A position in which player 0 has to store in the captain phase."""
    full = {4: (G.COFFEE, 4), 5: (G.TOBACCO, 5), 6: (G.INDIGO, 6)}
    return both().player(0, corn=5, sugar=3, city=city).ships(full)


def smuggling(players: int = 3, reading: Reading = Reading.PRINTED) -> Position:
    """The 1897 edition with the smuggler alone."""
    expansions = (Expansion.SMUGGLER,)
    return Position(Options(Edition.SPECIAL_1897, players=players, expansions=expansions, reading=reading))


SMUGGLER = ["choose smuggler"]
POACHED = [*SMUGGLER, "poach 3 people"]
LODGING = smuggling().player(0, island={T.CORN: 1, T.SUGAR: 1, T.QUARRY: (1, 1)}, city={B.HOSPICE: 0})


REFUSED: list[tuple[Reason, Position, list[str], Action]] = [
    (R.NO_FOREST_HOUSE, both().offer(T.CORN), ["choose settler"], PLANT[0]),
    (R.NO_SUCH_PLANTATION, both().player(0, city={B.FOREST_HOUSE: 1}).offer(T.CORN), ["choose settler"], PLANT[4]),
    (
        R.MUST_PLACE_TILE,
        both().player(0, city={B.FOREST_HOUSE: 1, B.HACIENDA: 1}),
        ["choose settler", "draw plantation"],
        PASS,
    ),
    (
        R.WRONG_NOBLES,
        both().player(0, idle=2, idle_nobles=1, island={T.CORN: 3, T.SUGAR: 3}),
        ["choose mayor", "take noble", "place corn 2, sugar 2"],
        NOBODY,
    ),
    (R.MUST_TAKE_PERSON, both(), ["choose mayor"], PASS),
    (
        R.MUST_PLACE_NOBLES,
        both().player(0, idle=2, idle_nobles=1, island={T.CORN: 3, T.SUGAR: 3}),
        ["choose mayor", "take noble", "place corn 2, sugar 2"],
        PASS,
    ),
    (
        R.CANNOT_PAY_WITH_THAT,
        SHORT,
        ["choose builder", "build chapel for 2"],
        RETURN_POINT,
    ),
    (R.MUST_PAY, SHORT, ["choose builder", "build chapel for 2"], PASS),
    (R.NO_TRADING_POST, both().player(0, corn=1), ["choose trader"], SELL_PRIVATELY[G.CORN]),
    (R.NO_SMALL_WHARF, both().player(0, corn=1, sugar=1), ["choose captain"], LoadMixed((1, 0, 0, 0, 0))),
    (
        R.SMALL_WHARF_USED,
        both().player(0, corn=3, sugar=3, city={B.SMALL_WHARF: 1}),
        ["choose captain", "load 1 corn -> small wharf"],
        LoadMixed((1, 0, 0, 0, 0)),
    ),
    (
        R.EMPTY_LOAD,
        both().player(0, corn=3, sugar=3, city={B.SMALL_WHARF: 1}),
        ["choose captain"],
        LoadMixed((0,) * 5),
    ),
    (
        R.NO_STOREHOUSE,
        both().player(0, corn=3, sugar=3).ships({4: (G.COFFEE, 1), 5: (G.TOBACCO, 1), 6: (G.INDIGO, 1)}),
        ["choose captain"],
        StoreCrates((), (G.CORN,) * 3 + (G.SUGAR,)),
    ),
    (
        R.DELIVERED_ALREADY,
        both().player(0, corn=3, sugar=3, idle=2, idle_nobles=2, city={B.ROYAL_SUPPLIER: 1}),
        ["choose captain", "return corn"],
        RETURN_GOOD[G.CORN],
    ),
    (
        R.NO_SUCH_TILE,
        both().player(0, city={B.HUNTING_LODGE: 1}, island={T.CORN: 1}).offer(),
        ["choose settler", "pass"],
        DISCARD[4],
    ),
    (R.NOT_OFFERED_NOW, both().player(0, city={B.GUESTHOUSE: 1, B.OFFICE: 0}), [], MoveGuest(B.OFFICE)),
    # refusals of the actions that buildings offer
    (R.NOT_OWNED, both(), [], MoveGuest(B.LIBRARY)),
    (R.NOT_OWNED, both().player(0, city={B.GUESTHOUSE: 1}), [], MoveGuest(B.LIBRARY)),
    (R.NOT_OWNED, both().player(0, city={B.GUESTHOUSE: 1}), [], MoveGuest(T.QUARRY)),
    (R.NOBODY_WORKS_THERE, both().player(0, city={B.GUESTHOUSE: 0, B.LIBRARY: 0}), [], MoveGuest(B.LIBRARY)),
    (
        R.NO_NOBLE_THERE,
        both().player(0, city={B.GUESTHOUSE: 1, B.LIBRARY: 0}),
        [],
        MoveGuest(B.LIBRARY, noble=True),
    ),
    (
        R.NO_COLONIST_THERE,
        both().player(0, city={B.GUESTHOUSE: 1, B.LIBRARY: 0}, nobles={B.GUESTHOUSE: 1}),
        [],
        MoveGuest(B.LIBRARY),
    ),
    (R.NO_ROOM_THERE, both().player(0, city={B.GUESTHOUSE: 1, B.LIBRARY: 1}), [], MoveGuest(B.LIBRARY)),
    (R.NOT_OWNED, TRADING, ["choose trader"], BUY_PLANTATION),
    (R.NOBODY_WORKS_THERE, trading(city={B.LAND_OFFICE: 0}), ["choose trader"], BUY_PLANTATION),
    (R.NO_COLONIST_THERE, trading(**NOBLE_OFFICE), ["choose trader"], BUY_PLANTATION),
    (R.NO_NOBLE_THERE, trading(**OFFICE), ["choose trader"], SELL_PLANTATION[0]),
    (R.NO_DOUBLOON, trading(doubloons=0, **OFFICE), ["choose trader"], BUY_PLANTATION),
    (R.ISLAND_FULL, trading(island={T.CORN: 8, T.QUARRY: 4}, **OFFICE), ["choose trader"], BUY_PLANTATION),
    (R.PILE_EMPTY, trading(**OFFICE).pile(), ["choose trader"], BUY_PLANTATION),
    (R.USED_ALREADY, trading(**OFFICE), ["choose trader", "buy plantation"], BUY_PLANTATION),
    (R.NOT_OFFERED_NOW, trading(**OFFICE), [], BUY_PLANTATION),
    (R.NO_SUCH_TILE, trading(island={T.CORN: 1}, **NOBLE_OFFICE), ["choose trader"], SELL_PLANTATION[4]),
    (R.TILE_STAYS, trading(island={T.QUARRY: 1}, **NOBLE_OFFICE), ["choose trader"], SellPlantation(T.QUARRY)),
    (R.NOBODY_WORKS_THERE, trading(city={B.TRADING_POST: 0}), ["choose trader"], SELL_PRIVATELY[G.CORN]),
    (R.NOBODY_WORKS_THERE, both().player(0, city={B.FOREST_HOUSE: 0}), ["choose settler"], PLANT[0]),
    (
        R.NEVER_A_FOREST,
        both().player(0, city={B.FOREST_HOUSE: 1}),
        ["choose settler"],
        PlantForest(T.QUARRY),
    ),
    (
        R.TILE_STAYS,
        both().player(0, city={B.HUNTING_LODGE: 1}, island={T.CORN: 1, T.QUARRY: 1}).offer(),
        ["choose settler", "pass"],
        DiscardTile(T.QUARRY),
    ),
    (
        R.NOBODY_WORKS_THERE,
        both().player(0, corn=1, sugar=1, city={B.SMALL_WHARF: 0}),
        ["choose captain"],
        LoadMixed((1, 0, 0, 0, 0)),
    ),
    (R.WRONG_LENGTH, SHIPPING, ["choose captain"], LoadMixed((1,))),
    (R.BELOW_ZERO, SHIPPING, ["choose captain"], LoadMixed((2, 0, -1, 0, 0))),
    (R.TOO_FEW_GOODS, SHIPPING, ["choose captain"], LoadMixed((4, 0, 0, 0, 0))),
    (R.NO_SUCH_GOOD, SHIPPING, ["choose captain"], LoadMixed((0, 0, 0, 0, 1))),
    (R.TOO_MANY_SINGLES, storing({B.STOREHOUSE: 1}), ["choose captain"], StoreCrates((), (G.CORN,) * 5)),
    (R.TOO_FEW_GOODS, storing({B.STOREHOUSE: 1}), ["choose captain"], StoreCrates((), (G.SUGAR,) * 4)),
    (R.NOBODY_WORKS_THERE, storing({B.STOREHOUSE: 0}), ["choose captain"], StoreCrates((), (G.CORN,) * 4)),
    (R.MUST_STAY_THERE, PAYING, PAID, ReturnColonist(B.BLACK_MARKET)),
    (R.NOT_OWNED, PAYING, PAID, ReturnColonist(B.OFFICE)),
    (R.NOBODY_WORKS_THERE, PAYING, PAID, ReturnColonist(T.CORN)),
    (R.NO_NOBLE_THERE, PAYING, PAID, ReturnColonist(T.SUGAR, noble=True)),
    (R.NO_COLONIST_THERE, PAYING, PAID, ReturnColonist(T.INDIGO)),
    (R.NOBODY_IDLE, PAYING, PAID, ReturnColonist(None)),
    (R.NO_SUCH_GOOD, PAYING, PAID, RETURN_GOOD[G.COFFEE]),
    (R.NO_POINTS, PAYING, PAID, RETURN_POINT),
    (R.RETURNED_ALREADY, PAYING, [*PAID, "return colonist from sugar"], ReturnColonist(T.INDIGO, noble=True)),
    (R.NOT_IN_THE_BOX, drafting(), [], DRAFT[B.VILLA]),
    (R.DRAFTED_ALREADY, drafting(), ["draft hacienda"], DRAFT[B.HACIENDA]),
    (
        R.EXCLUDED,
        drafting(OptionalRule.HACIENDA_OR_FOREST_HOUSE),
        ["draft hacienda"],
        DRAFT[B.FOREST_HOUSE],
    ),
    (R.NO_BOARD_SPACE, drafting(), ["draft small wharf"], DRAFT[B.LARGE_WAREHOUSE]),
    (R.MUST_DRAFT, drafting(), [], PASS),
    (R.SMUGGLED_LAST, smuggling().marker(0), [], CHOOSE[Role.SMUGGLER]),
    (R.SHIP_EMPTY, smuggling(), SMUGGLER, RaidShip(1, 0)),
    (R.NO_SUCH_SHIP, smuggling(), SMUGGLER, RaidShip(7, 0)),
    (R.NO_SUCH_SHIP, smuggling(players=2), SMUGGLER, RaidShip(2, 0)),
    (R.TOO_MUCH_TO_RAID, smuggling().ships({5: (G.CORN, 2)}), SMUGGLER, RaidShip(1, 3)),
    (R.TOO_MUCH_TO_RAID, smuggling().ships({5: (G.CORN, 5)}), SMUGGLER, RaidShip(1, 4)),
    (R.HOUSE_EMPTY, smuggling(), SMUGGLER, PLUNDER),
    (R.REGISTER_TOO_SMALL, smuggling().colonists(ship=0), SMUGGLER, POACH[0]),
    (R.REGISTER_TOO_SMALL, smuggling(reading=Reading.CORRECTED), SMUGGLER, POACH[0]),
    (R.WRONG_PERSON_POACHED, smuggling(), SMUGGLER, POACH[1]),
    (R.ROLE_TAKEN, smuggling(), SMUGGLER, CAPTURE[Role.SMUGGLER]),
    (R.ROLE_NOT_IN_GAME, smuggling(), SMUGGLER, CAPTURE[Role.PROSPECTOR]),
    (R.NOT_OWNED, LODGING, POACHED, LodgeColonist(B.OFFICE)),
    (R.NO_ROOM_THERE, LODGING, POACHED, LodgeColonist(T.QUARRY)),
    (R.NOBODY_TO_LODGE, LODGING, POACHED, LodgeColonist(T.CORN, noble=True)),
    (R.LODGED_IN_ORDER, LODGING, [*POACHED, "lodge colonist in sugar"], LodgeColonist(T.CORN)),
    (R.NOT_IN_PACK, keeping(), [], KEEP[Achievement.CORN_DISPATCHER]),
    (R.MUST_KEEP_CARD, keeping(), [], PASS),
    (R.NOT_FOR_EVERYTHING, buying(12), BUILDER, BUILD_FOR_ALL[B.GUILD_HALL]),
    (R.NOT_FOR_EVERYTHING, buying(9), BUILDER, BUILD_FOR_ALL[B.GUILD_HALL]),
]
"""A reason, a position, the lines that lead to the decision, the action that is refused."""

OF_PUERTOMA = {R.FOLLOWS_ITS_RULES, R.NO_CAPTURE_WITH_PUERTOMA, R.NO_ESTATE_FITS, R.NOTHING_TO_SMUGGLE}
"""The reasons that `test_puertoma` has cases for."""
OF_EXPANSIONS = (OF_PUERTOMA | {case[0] for case in REFUSED}) - {
    R.BELOW_ZERO,
    R.ISLAND_FULL,
    R.NOBODY_WORKS_THERE,
    R.NO_SUCH_GOOD,
    R.NO_SUCH_PLANTATION,
    R.PILE_EMPTY,
    R.TOO_FEW_GOODS,
    R.WRONG_LENGTH,
    R.NO_SUCH_SHIP,
    R.ROLE_TAKEN,
    R.ROLE_NOT_IN_GAME,
}
"""The reasons that only the expansions have."""
