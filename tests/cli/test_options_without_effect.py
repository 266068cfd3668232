"""Options that would change nothing together with others are refused by name, before anything is written."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from puertorico_desktop.bots.registry import has_nodes, has_time
from puertorico_desktop.cli import train
from puertorico_desktop.engine.puertorico.options import Options

Run = Callable[..., tuple[int, str, str]]
BOX = "--edition 1897 --expansions new-buildings,citizens,smuggler,festival,festival-cards,achievements"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("simulate --nodes-per-move 5", "--nodes-per-move: none of these bots looks ahead"),
        ("simulate --seconds-per-move 5", "--seconds-per-move: none of these bots thinks for a time"),
        (
            "simulate --bots normal,simple,random,easy --nodes-per-move 5",
            "--nodes-per-move: none of these bots",
        ),
        ("arena --bots random,simple --nodes-per-move 5,6", "--nodes-per-move: none of these bots looks ahead"),
        ("arena --bots steady-5,simple --seconds-per-move 1", "--seconds-per-move: none of these bots thinks"),
        ("ladder --levels random,simple --nodes 5", "--nodes: none of these bots looks ahead"),
        ("bench --days --players 3", "--players: not allowed with argument --days"),
        ("bench --days --edition classic", "--edition: not allowed with argument --days"),
        ("bench --days --game puertorico", "--game: not allowed with argument --days"),
        ("bench --days --game sanjuan", "--game: not allowed with argument --days"),
        ("bench --days --edition 1897 --reading corrected", "--edition: not allowed with argument --days"),
        ("bench --days --puertomas 0", "--puertomas: not allowed with argument --days"),
        ("bench --history --seconds 3", "--seconds: not allowed with argument --history"),
        ("train --games 10 --until 11 {out}", "--until: the course ends after 10 games"),
        (
            "train --search-share 0.5 --until 1200 {out}",
            "--search-share: nothing is searched in the first 1200",
        ),
        (
            "train --search-share 0.5 --simple-share 1 {out}",
            "--search-share: not allowed with argument --simple-sh",
        ),
        (f"train {BOX} --options achievement-draft {{out}}", "--options: changes nothing here"),
        (f"train {BOX} --generations 1 --options achievement-draft {{out}}", "--options: changes nothing here"),
        ("train --generations 1 --level hard {out}", "--level: only automatic opponents have a level"),
        ("code make --edition 1897 --players 2 --puertomas 1 --bots steady-5", "--bots: there is no seat for a comp"),
        ("playthrough --level normal", "--level: only automatic opponents have a level"),
        ("playthrough --reading printed", "--reading: the readings are those of the 1897 rulebook"),
    ],
)
def test_an_option_without_effect_is_refused(run: Run, tmp_path: Path, line: str, complaint: str) -> None:
    status, out, err = run(*line.format(out=tmp_path / "out").split())
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert f"argument {complaint}" in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "line",
    [
        "train --edition 1897 --puertomas 1 --level normal --players 2",
        f"train {BOX} --buildings fixed",
        f"train {BOX} --buildings random --reading corrected",
        "train --edition 1897 --expansions new-buildings --options cost-swap",
        "train --edition 1897 --expansions new-buildings --buildings random --options hacienda-or-forest-house",
        "train --game sanjuan --players 2 --options opening-choice --games 10 --until 10",
        "train --search-share 0.5 --until 1201",
    ],
)
def test_recorded_commands_and_options_with_an_effect_are_carried_out(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    courses: list[Any] = []
    monkeypatch.setattr(train, "train", lambda course, *_: courses.append(course))
    assert run(*line.split(), tmp_path / "out") == (0, "", "")
    assert len(courses) == 1


@pytest.mark.parametrize(
    ("name", "nodes", "time"),
    [
        ("random", False, False),
        ("simple", False, False),
        ("normal", False, False),
        ("normal@new", False, False),
        ("advanced", True, True),
        ("hard-shipper@new", True, True),
        ("steady-5", True, False),
        ("engine:program", True, True),
    ],
)
def test_limits_are_for_bots_that_search(name: str, nodes: bool, time: bool) -> None:
    assert (has_nodes(name, Options()), has_time(name, Options())) == (nodes, time)
