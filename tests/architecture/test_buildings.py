"""Buildings define what they do, remember and refuse, and what can be dropped on them: phases, and the parts of the
window that move pieces, do not name buildings."""

import ast

import pytest

from puertorico_desktop.engine.puertorico.components import Building
from tests.architecture.sources import PACKAGE, parse, place, source_files

GUI = PACKAGE / "gui" / "puertorico"
PHASES = PACKAGE / "engine" / "puertorico" / "phases"
WITHOUT_BUILDINGS = [
    GUI / "targets.py",
    GUI / "routes.py",
    GUI / "arrangement.py",
    *source_files(GUI / "pending"),
    *source_files(PHASES),
]


def named_buildings(tree: ast.AST) -> list[ast.expr]:
    """Returns the expressions that name a member of `Building`."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr in Building.__members__]


@pytest.mark.parametrize("path", WITHOUT_BUILDINGS, ids=lambda path: path.name)
def test_phases_and_moving_of_pieces_name_no_building(path):
    found = [place(path, node) for node in named_buildings(parse(path))]
    assert not found, "declare it in the ability of the building (`Ability.handled_actions`): " + ", ".join(found)


def test_named_buildings_are_found():
    assert named_buildings(ast.parse("from x import Building as B\nplaces_of(B.TRADING_POST)"))
