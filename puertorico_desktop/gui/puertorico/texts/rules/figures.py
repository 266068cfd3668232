"""The facts and the tables of figures on the rules pages, all taken from the engine's tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain, groupby

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.abilities.classic import FACTORY_PAY
from puertorico_desktop.engine.puertorico.abilities.new_buildings import CLOISTER_POINTS
from puertorico_desktop.engine.puertorico.catalog import BASE_CATALOG, CATALOG, OF_EXPANSION, BuildingRow, Category
from puertorico_desktop.engine.puertorico.components import ISLAND_SPACES, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.options import Edition, Expansion
from puertorico_desktop.engine.puertorico.phases.round import ROLES_OF_TWO
from puertorico_desktop.engine.puertorico.selection import FIXED, SPACES_BY_COST
from puertorico_desktop.engine.puertorico.setup import NUMBERS, Numbers
from puertorico_desktop.gui.puertorico.texts.rules.placeholders import base_price, residence_bonus
from puertorico_desktop.gui.puertorico.texts.rules.puertoma_figures import (
    abilities_grid,
    arrows_grid,
    cards_grid,
    estates_grid,
)
from puertorico_desktop.gui.puertorico.texts.rules.topics import Piece, concept, topic_id
from puertorico_desktop.gui.puertorico.texts.saves import edition_name
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.phrases import listed, row, title
from puertorico_desktop.gui.texts.rules.page import Fact, Grid, Row, Run
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate


# -- facts ----------------------------------------------------------------------------------------------------------


def facts(piece: Piece | None, words: Words) -> tuple[Fact, ...]:
    """Returns the figures of the piece that a page is about."""
    match piece:
        case Building():
            return _facts_of(piece, words)
        case Good():
            return (Fact(translate("RulesFact", "Price"), str(base_price(piece))),)
    return ()


def _facts_of(building: Building, words: Words) -> tuple[Fact, ...]:
    row = CATALOG[building]
    return (
        Fact(translate("RulesFact", "Cost"), str(row.cost)),
        Fact(translate("RulesFact", "Victory points"), str(row.points)),
        Fact(translate("RulesFact", "Circles"), str(row.circles)),
        Fact(translate("RulesFact", "Quarries at most"), str(row.column)),
        Fact(translate("RulesFact", "City spaces"), str(row.spaces)),
        Fact(translate("RulesFact", "Copies"), _copies(row, words)),
    )


def _copies(row: BuildingRow, words: Words) -> str:
    """Returns the number of copies, such as "2 (1 for two)", or one figure if the number of players does not
    matter."""
    fewer = NUMBERS[words.edition][2].copies_of(row)
    if fewer == row.copies:
        return str(row.copies)
    return translate("RulesFact", "{copies} ({fewer} for two)").format(copies=row.copies, fewer=fewer)


# -- tables by the number of players --------------------------------------------------------------------------------

LABELS: Mapping[str, str] = {
    "doubloons": QT_TRANSLATE_NOOP("RulesFact", "Doubloons for each"),
    "first_tiles": QT_TRANSLATE_NOOP("RulesFact", "First plantations"),
    "cards": QT_TRANSLATE_NOOP("RulesFact", "Role cards"),
    "prospectors": QT_TRANSLATE_NOOP("RulesFact", "Prospectors among them"),
    "choices": QT_TRANSLATE_NOOP("RulesFact", "Roles for each player in a round"),
    "left_over": QT_TRANSLATE_NOOP("RulesFact", "Cards left over in a round"),
    "offer": QT_TRANSLATE_NOOP("RulesFact", "Face-up plantations"),
    "quarries": QT_TRANSLATE_NOOP("RulesFact", "Quarries"),
    "ship": QT_TRANSLATE_NOOP("RulesFact", "Colonists on the ship at first"),
    "colonists": QT_TRANSLATE_NOOP("RulesFact", "Colonists in the supply"),
    "points": QT_TRANSLATE_NOOP("RulesFact", "Victory points in chips"),
    "ships": QT_TRANSLATE_NOOP("RulesFact", "Spaces on the cargo ships"),
    "violet": QT_TRANSLATE_NOOP("RulesFact", "Copies of a small violet building"),
    "large": QT_TRANSLATE_NOOP("RulesFact", "Copies of a large building"),
    "production": QT_TRANSLATE_NOOP("RulesFact", "Copies of a production building"),
}


def _of_category(numbers: Numbers, wanted: Callable[[BuildingRow], bool]) -> str:
    """Returns the numbers of copies of the buildings of a kind, such as "3" or "3, 4"."""
    most = {False: numbers.violet_copies, True: numbers.production_copies}
    found = {min(row.copies, most[row.is_production]) for row in BASE_CATALOG.values() if wanted(row)}
    return listed(str(number) for number in sorted(found))


def _value(name: str, players: int, words: Words) -> str:
    """Returns one figure of the set-up."""
    numbers = NUMBERS[words.edition][players]
    cards = Role.PROSPECTOR + numbers.prospectors
    choices = ROLES_OF_TWO if players == 2 else 1
    match name:
        case "doubloons":
            return str(numbers.doubloons)
        case "first_tiles":
            return row(words.several(tile, len(list(same))) for tile, same in groupby(numbers.first_tiles))
        case "cards":
            return str(int(cards))
        case "prospectors":
            return str(numbers.prospectors)
        case "choices":
            return str(choices)
        case "left_over":
            return str(cards - choices * players)
        case "offer":
            return str(players + 1)
        case "quarries":
            return str(numbers.quarries)
        case "ship":
            return str(players)
        case "colonists":
            return str(numbers.colonists)
        case "points":
            return str(numbers.points)
        case "ships":
            return row(str(size) for size in numbers.ships)
        case "violet":
            return _of_category(numbers, lambda row: row.category is Category.SMALL_VIOLET)
        case "large":
            return _of_category(numbers, lambda row: row.category is Category.LARGE_VIOLET)
        case _:
            return _of_category(numbers, lambda row: row.is_production)


def _by_players(rows: Iterable[tuple[str, Callable[[int], str]]], words: Words) -> Grid:
    """Returns a table with a column for each number of players."""
    players = sorted(NUMBERS[words.edition])
    head = (translate("RulesFact", "Players"), *(str(number) for number in players))
    return Grid(head, tuple(Row(Run(label), tuple(cell(number) for number in players)) for label, cell in rows))


def _set_up(names: Iterable[str], words: Words) -> Grid:
    """Returns a table of some figures of the set-up."""
    rows = [
        (translate("RulesFact", LABELS[name]), lambda players, name=name: _value(name, players, words))
        for name in names
    ]
    return _by_players(rows, words)


SET_UP: Mapping[str, tuple[str, ...]] = {
    concept("setup"): tuple(LABELS),
    concept("round"): ("cards", "choices", "left_over"),
    concept("two_players"): ("cards", "choices", "ships", "violet", "production"),
    concept("colonist_ship"): ("ship", "colonists"),
    concept("plantations"): ("offer",),
    concept("ships"): ("ships",),
    concept("points"): ("points",),
    concept("doubloons"): ("doubloons",),
    topic_id(Role.PROSPECTOR): ("prospectors",),
    topic_id(Tile.QUARRY): ("quarries",),
}
"""The figures of the set-up that a page shows."""


# -- all tables -----------------------------------------------------------------------------------------------------


def grid(topic: str, piece: Piece | None, words: Words) -> Grid | None:
    """Returns the table of figures on a page, with the piece that the page is about; None if it has no table."""
    if topic in SET_UP:
        return _set_up(SET_UP[topic], words)
    match piece:
        case Tile():
            return None if piece is Tile.FOREST else _tiles(piece, words)
        case Good():
            return _goods([piece], words)
    match topic:
        case "building:factory":
            return _factory()
        case "building:residence":
            return _residence(words)
        case "building:cloister":
            return _cloister()
        case "concept:selection":
            return _spaces()
        case "concept:fixed_sets":
            return _fixed_sets(words)
        case "concept:new_buildings":
            return _of_expansion(words, Expansion.NEW_BUILDINGS)
        case "concept:noble_buildings":
            return _of_expansion(words, Expansion.CITIZENS)
        case "concept:edition":
            return _renamed(words)
        case "concept:puertoma":
            return estates_grid(words)
        case "concept:puertoma_roles":
            return arrows_grid(words)
        case "concept:tie_break_cards":
            return cards_grid(words)
        case "concept:abilities":
            return abilities_grid()
        case "concept:supply":
            return _goods(list(Good), words)
        case "concept:trading_house":
            return _prices(words)
        case "concept:quarries":
            return _columns(words)
        case "concept:production_buildings":
            return _works(words)
        case "concept:violet_buildings":
            return _violet(words, Category.SMALL_VIOLET)
        case "concept:large_buildings":
            return _violet(words, Category.LARGE_VIOLET)
    return None


def _link(piece: Piece, words: Words) -> Run:
    return Run(title(words.piece(piece)), topic_id(piece))


def _tiles(tile: Tile, words: Words) -> Grid:
    def cell(players: int) -> str:
        return str(NUMBERS[words.edition][players].plantations[tile])

    return _by_players([(translate("RulesFact", "Tiles in the game"), cell)], words)


def _goods(goods: list[Good], words: Words) -> Grid:
    """Returns a table of the number of each good."""
    label = translate("RulesFact", "{good} in the game")
    rows = [
        (
            label.format(good=title(words.good(good))),
            lambda players, good=good: str(NUMBERS[words.edition][players].goods[good]),
        )
        for good in goods
    ]
    return _by_players(rows, words)


def _prices(words: Words) -> Grid:
    """Returns a table of the prices that the trading house pays."""
    rows = tuple(Row(_link(good, words), (str(base_price(good)),)) for good in Good)
    return Grid((translate("RulesFact", "Good"), translate("RulesFact", "Price")), rows)


def _factory() -> Grid:
    head = (translate("RulesFact", "Kinds produced"), *(str(number) for number in range(1, len(FACTORY_PAY))))
    row = Row(Run(translate("RulesFact", "Doubloons")), tuple(str(pay) for pay in FACTORY_PAY[1:]))
    return Grid(head, (row,))


def _residence(words: Words) -> Grid:
    """Returns a table of the residence's points in an edition: one column for each stretch of numbers of tiles with
    the same points."""
    columns = [
        (tuple(same), points)
        for points, same in groupby(range(ISLAND_SPACES + 1), lambda tiles: residence_bonus(tiles, words.edition))
    ]
    heads = (str(counts[0]) if len(counts) == 1 else f"{counts[0]}–{counts[-1]}" for counts, _ in columns)
    row = Row(Run(translate("RulesFact", "Points")), tuple(str(points) for _, points in columns))
    return Grid((translate("RulesFact", "Tiles on the island"), *heads), (row,))


def _columns(words: Words) -> Grid:
    """Returns a table of the buildings in each quarry column."""
    columns = sorted({row.column for row in CATALOG.values()})
    rows = tuple(
        Row(
            Run(str(column)),
            (row(words.building(one) for one, entry in CATALOG.items() if entry.column == column),),
        )
        for column in columns
    )
    return Grid((translate("RulesFact", "Quarries at most"), translate("RulesFact", "Buildings")), rows, prose=True)


def _renamed(words: Words) -> Grid:
    """Returns a table of the pieces with another name in the classic edition, in the current language: each language
    renames different pieces."""
    classic = Words(Edition.CLASSIC)
    roles = (role for role in Role if role is not Role.SECOND_PROSPECTOR)
    rows = tuple(
        Row(_link(piece, words), (title(classic.piece(piece)),))
        for piece in chain(roles, Good, Tile, Building)
        if words.piece(piece) != classic.piece(piece)
    )
    return Grid((edition_name(words.edition), edition_name(classic.edition)), rows, prose=True)


def _works(words: Words) -> Grid:
    """Returns a table of the production buildings with their figures."""
    heads = (
        translate("RulesFact", "Building"),
        translate("RulesFact", "Cost"),
        translate("RulesFact", "Victory points"),
        translate("RulesFact", "Circles"),
        translate("RulesFact", "Copies"),
    )
    rows = tuple(
        Row(_link(one, words), (str(row.cost), str(row.points), str(row.circles), _copies(row, words)))
        for one, row in BASE_CATALOG.items()
        if row.is_production
    )
    return Grid(heads, rows)


def _violet(words: Words, category: Category) -> Grid:
    """Returns a table of the violet buildings of a size with their effects; all have one circle."""
    return _described(words, (one for one, row in BASE_CATALOG.items() if row.category is category))


def _of_expansion(words: Words, expansion: Expansion) -> Grid:
    """Returns a table of the buildings of an expansion with their effects."""
    return _described(words, OF_EXPANSION[expansion])


def _described(words: Words, buildings: Iterable[Building]) -> Grid:
    heads = (
        translate("RulesFact", "Building"),
        translate("RulesFact", "Cost"),
        translate("RulesFact", "Points"),
        translate("RulesFact", "What it does"),
    )
    rows = tuple(
        Row(_link(one, words), (str(CATALOG[one].cost), str(CATALOG[one].points), words.building_effect(one)))
        for one in buildings
    )
    return Grid(heads, rows, prose=True)


def _cloister() -> Grid:
    """Returns a table of the cloister's points by the number of sets."""
    counts = range(1, len(CLOISTER_POINTS))
    row = Row(Run(translate("RulesFact", "Points")), tuple(str(CLOISTER_POINTS[sets]) for sets in counts))
    return Grid((translate("RulesFact", "Sets of three"), *(str(sets) for sets in counts)), (row,))


def _spaces() -> Grid:
    """Returns a table of the number of market spaces by price."""
    row = Row(Run(translate("RulesFact", "Spaces")), tuple(str(spaces) for spaces in SPACES_BY_COST.values()))
    return Grid((translate("RulesFact", "Price of a building"), *(str(cost) for cost in SPACES_BY_COST)), (row,))


FIXED_SETS: Mapping[tuple[Expansion, ...], str] = {
    (Expansion.NEW_BUILDINGS,): QT_TRANSLATE_NOOP("RulesFact", "New Buildings"),
    (Expansion.CITIZENS,): QT_TRANSLATE_NOOP("RulesFact", "Nobles"),
    (Expansion.NEW_BUILDINGS, Expansion.CITIZENS): QT_TRANSLATE_NOOP("RulesFact", "Both"),
}


def _fixed_sets(words: Words) -> Grid:
    """Returns a table of the buildings of each fixed set, ordered by price."""
    rows = tuple(
        Row(
            Run(translate("RulesFact", FIXED_SETS[expansions])),
            (row(words.building(one) for one in sorted(chosen, key=lambda one: (CATALOG[one].cost, one))),),
        )
        for expansions, chosen in FIXED.items()
    )
    return Grid((translate("RulesFact", "Expansions"), translate("RulesFact", "Buildings")), rows, prose=True)
