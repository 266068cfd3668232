"""Buildings say themselves what they do, remember and refuse, and what is dropped at them: no phase and none of the
parts of the window that move pieces names one."""

import ast

import pytest

from puertorico_desktop.engine.puertorico.components import Building
from tests.architecture.sources import PACKAGE, parse, place, source_files

ROOM = PACKAGE / "gui" / "puertorico"
PHASES = PACKAGE / "engine" / "puertorico" / "phases"
NAMELESS = [
    ROOM / "targets.py",
    ROOM / "routes.py",
    ROOM / "arrangement.py",
    *source_files(ROOM / "pending"),
    *source_files(PHASES),
]


def named_buildings(tree: ast.AST) -> list[ast.expr]:
    """Where a member of `Building` is named."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr in Building.__members__]


@pytest.mark.parametrize("path", NAMELESS, ids=lambda path: path.name)
def test_no_building_is_named_where_it_can_say_so_itself(path):
    found = [place(path, node) for node in named_buildings(parse(path))]
    assert not found, "say it beside the building's rule (`Ability.handled_actions`): " + ", ".join(found)


def test_a_named_building_would_be_found():
    assert named_buildings(ast.parse("from x import Building as B\nplaces_of(B.TRADING_POST)"))
