"""Why the actions of the expansions are refused: a position for each reason (`test_refusals.py` tries them)."""

from puertorico_desktop.engine.puertorico.actions import PASS, Action
from puertorico_desktop.engine.puertorico.components import SITES, Building, Good, Tile
from puertorico_desktop.engine.puertorico.expansion_actions import (
    DISCARD,
    DRAFT,
    PLANT,
    RETURN_GOOD,
    RETURN_POINT,
    SELL_PRIVATELY,
    LoadMixed,
    MoveGuest,
    PlaceNobles,
    StoreCrates,
)
from puertorico_desktop.engine.puertorico.options import (
    Edition,
    Expansion,
    OptionalRule,
    Options,
    Selection,
)
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.reasons import Reason

B, G, R, T = Building, Good, Reason, Tile


def both(players: int = 3, **values: object) -> Position:
    """A table with both expansions, the fixed set."""
    expansions = tuple(Expansion)
    return Position(Options(players=players, expansions=expansions, buildings=Selection.FIXED, **values))  # type: ignore[arg-type]


def drafting(*rules: OptionalRule) -> Position:
    """The start of a draft of 1897, with only the new buildings."""
    new = (Expansion.NEW_BUILDINGS,)
    edition = Edition.SPECIAL_1897
    return Position(Options(edition, players=3, expansions=new, buildings=Selection.DRAFT, rules=rules))


NOBODY = PlaceNobles((0,) * len(SITES))
SHORT = both().player(0, doubloons=0, city={B.BLACK_MARKET: 1}, corn=1, sugar=1, points=1)
"""Somebody who must give back a good first, else the point alone would not do."""

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
        ["choose mayor", "place corn 2, sugar 2"],
        NOBODY,
    ),
    (
        R.MUST_PLACE_NOBLES,
        both().player(0, idle=2, idle_nobles=1, island={T.CORN: 3, T.SUGAR: 3}),
        ["choose mayor", "place corn 2, sugar 2"],
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
    (R.NOT_OFFERED_NOW, both(), [], MoveGuest(B.LIBRARY)),
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
]
"""A reason, a position, the lines that lead to the decision, the action that is refused."""

OF_EXPANSIONS = {case[0] for case in REFUSED} - {R.NO_SUCH_PLANTATION}
"""The reasons that only the expansions have."""
