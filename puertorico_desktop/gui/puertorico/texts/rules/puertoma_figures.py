"""The figures and tables on the pages about Puertomas, all taken from the engine. See `placeholders.py` and
`figures.py`."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.achievements import CARDS_WITH_PUERTOMA
from puertorico_desktop.engine.puertorico.components import PLANTATIONS, AbilityTile, Role, Tile
from puertorico_desktop.engine.puertorico.options import MOST_PUERTOMAS
from puertorico_desktop.engine.puertorico.puertoma import board
from puertorico_desktop.engine.puertorico.puertoma.ability_tiles import MOST_OF_EASY, TILES_OF_A_LEVEL, level_of
from puertorico_desktop.engine.puertorico.puertoma.action_board import ARROWS, TIE_BREAK_CARDS
from puertorico_desktop.engine.puertorico.puertoma.choosing import SMUGGLERS_DOUBLOONS
from puertorico_desktop.engine.puertorico.puertoma.gifts import CORN_DOUBLOONS
from puertorico_desktop.engine.puertorico.puertoma.trading import LEAST_PAY
from puertorico_desktop.engine.puertorico.scoring import ACTIVE_PAIR, LARGE_BONUS, PIECES_FOR_A_POINT, TILE_ASIDE
from puertorico_desktop.gui.puertorico.texts.puertoma_pieces import ability_effect
from puertorico_desktop.gui.puertorico.texts.rules.amounts import doubloons, points
from puertorico_desktop.gui.puertorico.texts.rules.topics import topic_id
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.phrases import row, title
from puertorico_desktop.gui.texts.rules.page import Grid, Row, Run

translate = QCoreApplication.translate

LEFT_OVER = 4 + 3
"""The coins and goods left over in the example."""


def puertoma_figures() -> dict[str, str]:
    """Returns these figures by the names of their placeholders."""
    return {
        "most_puertomas": str(MOST_PUERTOMAS),
        "tie_cards": str(len(TIE_BREAK_CARDS)),
        "abilities_of_level": str(TILES_OF_A_LEVEL),
        "estates_of_a_kind": str(board.ESTATES_OF_A_KIND),
        "spaces_of_a_level": str(board.SPACES_A_LEVEL),
        "puertoma_levels": str(board.LEVELS),
        "puertoma_spaces": str(board.MOST_BUILDINGS),
        "smuggler_doubloons": doubloons(SMUGGLERS_DOUBLOONS),
        "least_pay": doubloons(LEAST_PAY),
        "cards_with_puertoma": str(CARDS_WITH_PUERTOMA),
        "easy_abilities": str(MOST_OF_EASY),
        "corn_doubloons": doubloons(CORN_DOUBLOONS),
        "large_bonus": points(LARGE_BONUS),
        "tile_aside": str(TILE_ASIDE),
        "active_pair": str(ACTIVE_PAIR),
        "pieces_for_point": str(PIECES_FOR_A_POINT),
        "left_over_example": points(-(-LEFT_OVER // PIECES_FOR_A_POINT)),
    }


def estates_grid(words: Words) -> Grid:
    """Returns a table of the number of circles below an estate of each kind."""
    rows = tuple(Row(_link(kind, words), (str(board.CIRCLES_OF_ESTATE[kind]),)) for kind in PLANTATIONS)
    return Grid((translate("RulesFact", "Estate"), translate("RulesFact", "Circles")), rows)


def arrows_grid(words: Words) -> Grid:
    """Returns a table of the roles to which arrows lead from each role."""
    rows = tuple(Row(_link(role, words), (_roles(ARROWS[role], words),)) for role in Role if role in ARROWS)
    return Grid((translate("RulesFact", "From"), translate("RulesFact", "Arrows lead to")), rows, prose=True)


def cards_grid(words: Words) -> Grid:
    """Returns a table of the roles on each tie-break card, from top to bottom."""
    rows = tuple(
        Row(Run(str(number)), (_roles(card, words),)) for number, card in enumerate(TIE_BREAK_CARDS, start=1)
    )
    return Grid((translate("RulesFact", "Number"), translate("RulesFact", "From top to bottom")), rows, prose=True)


def abilities_grid() -> Grid:
    """Returns a table of the effects of the ability tiles, with their levels."""
    rows = tuple(Row(Run(str(level_of(tile) + 1)), (ability_effect(tile),)) for tile in AbilityTile)
    return Grid((translate("RulesFact", "Level"), translate("RulesFact", "What it does")), rows, prose=True)


def _roles(roles: Iterable[Role], words: Words) -> str:
    return row(title(words.role(role)) for role in roles)


def _link(piece: Role | Tile, words: Words) -> Run:
    return Run(title(words.piece(piece)), topic_id(piece))
