"""Follows the recipe of CONTRIBUTING.md in a copy of the program: the Cooperage, a building of an invented
expansion."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENGINE = Path("puertorico_desktop/engine/puertorico")
TEXTS = Path("puertorico_desktop/gui/puertorico/texts")
COPIED = ("puertorico_desktop", "packaging", "resources", "tests", "translations")
FILES = ("pyproject.toml", "CONTRIBUTING.md", "README.md", "CHANGELOG.md", "LICENSE")

RULE = '''

@ability
class Cooperage(Ability):
    """One additional doubloon for a sale, and a private ship once in a captain phase."""

    building = Building.COOPERAGE
    sale_bonus = 1
    private_ship = True
    remembers = (Memory("captain"),)
'''
TESTS = '''"""The cooperage, and the selections of an invented expansion."""

from puertorico_desktop.engine.puertorico.components import Building, Good
from puertorico_desktop.engine.puertorico.options import PUBLISHED, Expansion, Options, Selection
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.selection import FIXED, MAKING_GOODS, selected_buildings
from puertorico_desktop.engine.puertorico.setup import new_game

CRAFTS = Options(players=3, expansions=(Expansion.CRAFTS,), buildings=Selection.FIXED)


def test_it_adds_a_doubloon_to_a_sale() -> None:
    position = Position(CRAFTS).player(0, city={Building.COOPERAGE: 1})
    assert position.build().players[0].hooks.sale_bonus == 1


def test_its_ship_leaves_once_a_phase() -> None:
    game = Position(CRAFTS).player(0, corn=2, indigo=2, sugar=2, city={Building.COOPERAGE: 1}).build()
    for text in ("choose captain", "load 2 corn -> wharf"):
        game.apply(game.parse(text))
    assert game.observation(1).running.spent == ((0, Building.COOPERAGE),)
    assert not any("wharf" in game.text(action) for action in game.legal_actions())


def test_fixed_sets_have_it_first_and_fill_the_board() -> None:
    alone = selected_buildings(CRAFTS, 1)[len(MAKING_GOODS) :]
    all_of_buildings = Options(expansions=(*PUBLISHED, Expansion.CRAFTS), buildings=Selection.FIXED)
    with_all = selected_buildings(all_of_buildings, 1)[len(MAKING_GOODS) :]
    assert Building.COOPERAGE in alone and len(alone) == 17
    assert Building.COOPERAGE in with_all and len(with_all) == 17
    assert set(with_all) < {Building.COOPERAGE} | set(FIXED[PUBLISHED])


def test_games_have_it_when_it_is_chosen_from() -> None:
    options = Options(expansions=(Expansion.CRAFTS,), buildings=Selection.RANDOM)
    assert any(new_game(options, seed).building_supply[Building.COOPERAGE] for seed in range(20))
'''


def copy_program(to: Path) -> None:
    """Copies the files that are needed to change the program and to test it."""
    for name in COPIED:
        shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__", ".*_cache"))
    for name in FILES:
        shutil.copy(ROOT / name, to / name)


def follow(root: Path) -> set[Path]:
    """Follows the recipe in a copy of the program. Returns the files that were changed or added."""
    touched: set[Path] = set()

    def change(path: Path, pattern: str, replacement: str) -> None:
        """Replaces the first match of the pattern. Raises ValueError if there is none."""
        text = (root / path).read_text(encoding="utf-8")
        new, times = re.subn(pattern, lambda found: found.expand(replacement), text, count=1, flags=re.S)
        if not times:
            raise ValueError(f"{path}: {pattern} is missing")
        (root / path).write_text(new, encoding="utf-8")
        touched.add(path)

    def add(path: Path, text: str) -> None:
        """Appends a text to a file."""
        with (root / path).open("a", encoding="utf-8") as file:
            file.write(text)
        touched.add(path)

    change(ENGINE / "components.py", r"(    ROYAL_GARDEN = (\d+)\n)", r"\1\n    COOPERAGE = 45\n")
    change(ENGINE / "options.py", r'(    CITIZENS = "citizens"\n)', r'\1    CRAFTS = "crafts"\n')
    row = "        BuildingRow(b.COOPERAGE, 3, 1, 1, 1, 2, violet, expansion=Expansion.CRAFTS),\n"
    change(ENGINE / "catalog.py", r"(BuildingRow\(b\.ROYAL_GARDEN.*?\n)", r"\1" + row)
    add(ENGINE / "abilities" / "new_buildings.py", RULE)
    for context in ("Building", "Building1897"):
        name = f'        Building.COOPERAGE: QT_TRANSLATE_NOOP("{context}", "Cooperage"),\n'
        change(TEXTS / "words.py", rf'(        Building\.ROYAL_GARDEN: [^\n]*"{context}"[^\n]*\n)', r"\1" + name)
    for file, context, coin in (
        ("effects.py", "BuildingEffect", "doubloon"),
        ("effects_1897.py", "BuildingEffect1897", "coin"),
    ):
        effect = (
            f'    Building.COOPERAGE: QT_TRANSLATE_NOOP("{context}", "Trader phase: 1 {coin} more for a sale."),\n'
        )
        change(TEXTS / file, r"(Building\.ROYAL_GARDEN: QT_TRANSLATE_NOOP\(.*?\n *\),\n)", r"\1" + effect)
    title = '        Expansion.CRAFTS: QT_TRANSLATE_NOOP("Options", "Crafts"),\n'
    effect = '        Expansion.CRAFTS: QT_TRANSLATE_NOOP("Options", "A cooperage to choose."),\n'
    for name in ("&New Buildings", "14 more kinds of buildings to choose from."):
        text = title if name.startswith("&") else effect
        named = rf'        Expansion\.NEW_BUILDINGS: QT_TRANSLATE_NOOP\("Options", "{re.escape(name)}"\),\n'
        change(TEXTS / "options.py", rf"({named})(.*?)({named})", rf"{text}\1\2{text}\3")
    picture = (ROOT / "resources" / "icons" / "building_storehouse.svg").read_text(encoding="utf-8")
    add(Path("resources/icons/building_cooperage.svg"), picture)
    add(Path("tests/engine/test_cooperage.py"), TESTS)
    return touched
