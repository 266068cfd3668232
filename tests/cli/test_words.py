"""All texts of the command line can be translated, and are printed in the chosen language."""

import argparse
import ast
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from puertorico_desktop import cli
from puertorico_desktop.cli import texts, words
from puertorico_desktop.cli.parser import translated_argparse
from puertorico_desktop.cli.puertorico import texts as game_texts
from puertorico_desktop.cli.terminal import columns
from puertorico_desktop.engine.puertorico.components import Benefit
from puertorico_desktop.engine.puertorico.notation import words as id_words
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from puertorico_desktop.paths import translations_dir
from puertorico_desktop.saves.errors import SENTENCES, Problem
from tests.architecture.sources import PACKAGE, parse, place, source_files
from tests.cli.catalogues import PLACEHOLDER, is_of_the_command_line, texts_in_source, wide, write
from tests.cli.stand_in import StandInWindow

Run = Callable[..., tuple[int, str, str]]
OTHERS = [code for code in LANGUAGES if code != ENGLISH]
MARKS = {"translate", "QT_TRANSLATE_NOOP"}
SHOWN = {"help", "title", "description", "epilog"}
"""Arguments of argparse that are shown to users."""
ENGLISH_WORDS = re.compile(r"[a-z]+ [a-z]+")


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """Returns the texts that lupdate finds."""
    return texts_in_source(tmp_path_factory.mktemp("lupdate"))


# -- texts in the source --------------------------------------------------------------------------------------------


def is_translation_call(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MARKS


def untranslatable_texts(tree: ast.AST) -> Iterator[ast.expr]:
    """Yields texts that are neither marked for translation nor docstrings."""
    for node in ast.iter_child_nodes(tree):
        if is_translation_call(node) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ENGLISH_WORDS.search(node.value):
            yield node
        if (
            isinstance(node, ast.keyword)
            and node.arg in SHOWN
            and isinstance(node.value, ast.Constant | ast.JoinedStr)
        ):
            yield node.value
        yield from untranslatable_texts(node)


def test_all_texts_in_the_source_are_translatable() -> None:
    found = [
        place(path, node) for path in source_files(PACKAGE / "cli") for node in untranslatable_texts(parse(path))
    ]
    assert not found, "\n".join(["these texts cannot be translated:", *found])


@pytest.mark.parametrize(
    "source",
    [
        'print("no such file")',
        'print(f"{path} is there already")',
        'raise Error("a: " + "must be less")',
        'parser.add_argument("--json", help="print")',
        'parser.add_argument("--json", help=f"{name}")',
    ],
)
def test_untranslatable_texts_are_found(source: str) -> None:
    assert list(untranslatable_texts(ast.parse(source)))


def test_lupdate_finds_every_text(known: dict[str, set[str]]) -> None:
    marked = [
        tuple(ast.literal_eval(argument) for argument in node.args)
        for folder in ("cli", "bots", "saves")
        for path in source_files(PACKAGE / folder)
        for node in ast.walk(parse(path))
        if isinstance(node, ast.Call)
        and is_translation_call(node)
        and all(isinstance(a, ast.Constant) for a in node.args)
    ]
    assert len(marked) > 100
    for context, text in marked:
        assert text in known[context]
        assert is_of_the_command_line(context)


def test_every_id_has_a_text() -> None:
    assert {kind: kind.value.replace("_", " ") for kind in DecisionKind} == game_texts.DECISIONS
    assert {benefit: id_words(benefit) for benefit in Benefit} == game_texts.BENEFITS
    assert SENTENCES.keys() == set(Problem)


FOR_DEVELOPERS = {
    ".__call__() not defined",
    "%(prog)s: error: %(message)s\n",
    "%r is not callable",
    "'required' is an invalid argument for positionals",
    'argument "-" with mode %r',
    "cannot have multiple subparser arguments",
    "cannot merge actions - two groups are named %r",
    "conflicting option string: %s",
    "conflicting option strings: %s",
    "conflicting subparser alias: %s",
    "conflicting subparser: %s",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "mutually exclusive arguments must be optional",
    "subcommands",
}
"""Texts of argparse for developers, and those that are never shown."""


def texts_of_argparse() -> set[str]:
    """Returns every text that argparse translates with gettext."""
    path = Path(str(argparse.__file__))
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "ngettext"):
            found |= {leaf.value for leaf in ast.walk(node) if isinstance(leaf, ast.Constant) and is_text(leaf.value)}
    return found


def is_text(value: object) -> bool:
    return isinstance(value, str) and value not in ("title", "description")


def test_all_texts_of_argparse_are_known(known: dict[str, set[str]]) -> None:
    assert known["CliParser"] == set(texts.PARSER)
    if sys.version_info[:2] == (3, 11):  # later versions have some more texts
        assert texts_of_argparse() == set(texts.PARSER) | FOR_DEVELOPERS
    assert {"_", "ngettext"} <= vars(argparse).keys()


def test_translating_argparse_is_temporary() -> None:
    before = dict(vars(argparse))
    words.set_language("ja")
    with translated_argparse():
        assert vars(argparse)["_"] is not before["_"]
    assert vars(argparse) == before
    words.set_language(ENGLISH)
    with translated_argparse():
        assert vars(argparse) == before


@pytest.mark.parametrize("language", OTHERS)
def test_translations_keep_their_placeholders(language: str) -> None:
    catalogue = json.loads((translations_dir() / f"cli_{language}.json").read_text(encoding="utf-8"))
    for context in catalogue.values():
        for text, translation in context.items():
            assert Counter(PLACEHOLDER.findall(text)) == Counter(PLACEHOLDER.findall(translation))


# -- a language with a complete catalogue ---------------------------------------------------------------------------


@pytest.fixture(params=OTHERS)
def language(
    request: pytest.FixtureRequest, known: dict[str, set[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> str:
    """Returns a language with a complete catalogue, with a wide letter for every word."""
    folder = tmp_path / "catalogues"
    folder.mkdir()
    write(folder, request.param, wide(known))
    monkeypatch.setattr(words, "translations_dir", lambda: folder)
    monkeypatch.setenv("COLUMNS", "80")
    return str(request.param)


COMMANDS = ("simulate", "arena", "engine", "bench", "playthrough", "check-save", "show", "replay", "screenshot")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_contains_no_english(run: Run, language: str, command: str) -> None:
    status, out, err = run("--lang", language, *command.split(), "--help")
    assert (status, err) == (0, "")
    usage, *rest = out.split("\n\n")
    assert usage.startswith("語: puertorico-desktop")
    assert len(rest) >= 1
    for line in "\n".join(rest).splitlines():
        assert not ENGLISH_WORDS.search(line), line
        assert columns(line) <= 78, line
    assert "語：" in out
    explained = [re.sub(r"\[[^]]*]", "", line) for line in rest[-1].splitlines()[1:] if "語" in line]
    starts = {columns(line[: re.search(r"(?<=\s\s)\S*語|語", line).start()]) for line in explained}  # type: ignore[union-attr]
    assert len(starts) <= 2, "the explanations are not aligned"


@pytest.mark.parametrize(
    "line",
    [
        "juggle", "--juggle", "--lang tlh", "--lang", "--version=3", "a.prgame b.prgame", "simulate --edition 1904",
        "simulate --players six", "simulate --players 6", "simulate --bots simple,simple,simple,champion",
        "simulate --bots simple,simple", "simulate --games 0", "simulate --seed", "simulate --game 3",
        "bench --seconds soon", "bench --seconds nan", "show", "check-save", "show a b", "show --json=1 a",
        "screenshot", "screenshot a b",
        "screenshot --lang tlh a", "screenshot --scheme neon a", "screenshot --size 1366 a",
        "screenshot --size 1x1 a", "screenshot --size 9000x768 a", "screenshot --scale 9 a", "screenshot --ply -1 a",
        "screenshot --ply 9999 a", "screenshot --save a --seed 3 b",
    ],
)  # fmt: skip
def test_errors_contain_no_english(language: str, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["--lang", language, *line.split()], StandInWindow)
    assert end.value.code == 2
    out, err = capsys.readouterr()
    program, _, complaint = err.partition(": ")
    assert (out, err.count("\n")) == ("", 1)
    assert program.startswith("puertorico-desktop")
    assert "語" in complaint
    assert not ENGLISH_WORDS.search(complaint), complaint


def test_reports_contain_no_english(run: Run, language: str, tmp_path: Path) -> None:
    arguments = ("simulate", "--players", "2", "--bots", "simple,random", "--games", "2", "--save-dir", tmp_path)
    status, out, err = run("--lang", language, *arguments)
    assert (status, err) == (0, "")
    table = out.split("\n\n")[1]
    contest = run("--lang", language, "arena", "--bots", "simple,random", "--players", "2", "--games", "2")[1]
    assert not re.search(r"(?<!\d) [a-z]+ [a-z]", contest)
    assert len({columns(line) for line in contest.split("\n\n")[0].splitlines()}) == 1
    assert not re.search(r"(?<!\d) [a-z]+ [a-z]", out)
    widths = {columns(line) for line in table.splitlines()[:-1]}
    assert len(widths) == 1, "the columns are not aligned"
    saves = Path(__file__).parents[1] / "data" / "saves" / "v1"
    for file in (tmp_path / "game-0001.prgame", *saves.iterdir()):
        shown, checked = run("--lang", language, "show", file)[1], run("--lang", language, "check-save", file)[1]
        assert not ENGLISH_WORDS.search(shown), shown
        assert not ENGLISH_WORDS.search(checked.removeprefix(str(file))), checked


def test_errors_of_programs_contain_no_english(run: Run, language: str) -> None:
    status, out, err = run("--lang", language, "arena", "--bots", "engine:nowhere,simple")
    assert (status, out) == (1, "")
    assert not ENGLISH_WORDS.search(err.partition(":")[0])
    assert "語" in err


def test_errors_of_files_contain_no_english(run: Run, language: str, tmp_path: Path) -> None:
    status, out, err = run("--lang", language, "show", tmp_path / "missing")
    assert (status, out) == (1, "")
    assert not ENGLISH_WORDS.search(err.removeprefix(f"{tmp_path}").partition("(")[0])
    assert "語" in err
