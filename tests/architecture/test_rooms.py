"""Only the packages named after a game depend on that game."""

import ast
from functools import cache

import pytest

from puertorico_desktop.engine.puertorico import components as puertorico
from puertorico_desktop.engine.sanjuan import components as sanjuan
from tests.architecture.sources import PACKAGE, parse, place, source_files
from tests.architecture.test_imports import imports_of

GAMES = {path.parent.name for path in (PACKAGE / "engine").glob("*/kind.py")}
"""The games that have a package."""
REGISTRIES = {
    "engine/games.py",
    "saves/games.py",
    "bots/games.py",
    "learn/challenges/games.py",
    "learn/lessons/games.py",
    "cli/registry.py",
    "gui/games.py",
}
"""The modules that register the games."""
KINDS = (
    *(puertorico.Building, puertorico.Good, puertorico.Role, puertorico.Tile),
    *(sanjuan.Card, sanjuan.Good, sanjuan.Role),
)
PIECES = {piece.id for kind in KINDS for piece in kind}
"""Ids that shared code must not contain."""
ENUMERATIONS = {kind.__name__ for kind in KINDS}


def is_in_package_of_game(name: str) -> bool:
    """Returns whether a file is in a package of a game."""
    return any(game in name.split("/")[:-1] for game in GAMES)


@cache
def found_in_shared() -> tuple[set[str], list[str]]:
    """Returns the names of shared files that import a game, and the places in shared files that name a piece."""
    knowing: set[str] = set()
    naming: list[str] = []
    for path in source_files():
        name = path.relative_to(PACKAGE).as_posix()
        if not is_in_package_of_game(name):
            tree = parse(path)
            if games_in(tree, name):
                knowing.add(name)
            naming += [place(path, node) for node in pieces_in(tree)]
    return knowing, naming


def games_in(tree: ast.Module, name: str) -> list[ast.stmt]:
    """Returns the imports of packages of a game."""
    package = ".".join([PACKAGE.name, *name.split("/")[:-1]])
    return [one.node for one in imports_of(tree, package) if set(one.module.split(".")[1:]) & GAMES]


def pieces_in(tree: ast.Module) -> list[ast.expr]:
    """Returns the expressions that name a piece of a game."""
    found: list[ast.expr] = []
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(name), attr=attr) if name in ENUMERATIONS and attr.isupper():
                found.append(node)
            case ast.Constant(str(text)) if text in PIECES:
                found.append(node)
    return found


def test_only_packages_of_a_game_and_registries_import_it() -> None:
    knowing, _ = found_in_shared()
    assert knowing - REGISTRIES == set(), "these must not import a game"
    assert REGISTRIES - knowing == set(), "these import no game any more: remove them from the list"


def test_shared_code_names_no_piece() -> None:
    _, naming = found_in_shared()
    assert not naming


@pytest.mark.parametrize(
    "code", ["x = Building.WHARF", 'y = "small_market"', "Role.MAYOR.id", "Card.VILLA", 'z = "publishing_house"']
)
def test_named_pieces_are_found(code: str) -> None:
    assert pieces_in(ast.parse(code))


@pytest.mark.parametrize(
    "code",
    [
        "from puertorico_desktop.engine.puertorico import game",
        "def f():\n    import puertorico_desktop.saves.puertorico.stack",
        "from ..puertorico.game import PuertoRico",
    ],
)
def test_imports_of_a_game_are_found(code: str) -> None:
    assert games_in(ast.parse(code), "engine/x/a.py")
