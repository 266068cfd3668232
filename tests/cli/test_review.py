"""The review command."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import attrs
import pytest

from puertorico_desktop.learn.review import record as files
from puertorico_desktop.learn.review import reviewer
from puertorico_desktop.learn.review.formulas import Mark
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.document import document_of, encode
from puertorico_desktop.saves.folders import Folders
from tests.learn.reviews import SMALL, classic
from tests.saves.courses import WHEN, of_other_rules

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    return classic(22)


@pytest.fixture
def saved(match: Match[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns a file with a game; reviews use small searches, and the data folder is beside it."""
    folders = Folders(tmp_path / "data", tmp_path / "own")
    monkeypatch.setattr(Folders, "standard", classmethod(lambda _: folders))
    monkeypatch.setattr(reviewer, "Plan", lambda: attrs.evolve(SMALL, free=6, shared=10, most=2))
    path = tmp_path / "game.prgame"
    path.write_bytes(encode(document_of(match, WHEN)))
    return path


def data(run: Run, *arguments: str | Path) -> dict[str, Any]:
    status, out, err = run("review", "--jobs", "1", "--json", *arguments)
    assert (status, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_every_decision_has_a_mark(run: Run, saved: Path, match: Match[Any]) -> None:
    found = data(run, saved)
    mine = [move for move in match.moves if move.seat == 0]
    assert [one["action"] for one in found["decisions"]] == [move.text for move in mine]
    assert {one["mark"] for one in found["decisions"]} <= {"forced", *(mark.value for mark in Mark)}
    for one in found["decisions"]:
        assert ("options" in one) == (one["mark"] != "forced")
        if one["mark"] != "forced":
            assert one["action"] in [option["action"] for option in one["options"]]
            assert one["loss"] == pytest.approx(
                one["options"][0]["wins"][0]
                - next(option["wins"][0] for option in one["options"] if option["action"] == one["action"]),
                abs=1e-5,
            )
    first, second = found["players"]
    assert first["review"]["decisions"] == sum(one["mark"] != "forced" for one in found["decisions"])
    assert second["review"] is None
    assert first["line"]
    assert not found["finished"]


def test_a_review_is_written_beside_the_game_and_read_again(
    run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = data(run, saved, "--seed", "7")
    review_path = saved.with_suffix(".prreview")
    assert found["file"] == str(review_path)
    before = review_path.read_bytes()
    monkeypatch.setattr(reviewer, "first_looks", lambda *_, **__: pytest.fail("it is known already"))
    monkeypatch.setattr(reviewer, "chance_of", lambda *_, **__: pytest.fail("it is known already"))
    assert data(run, saved) == found  # the seed of the review is used
    assert review_path.read_bytes() == before


def test_the_same_seed_gives_the_same_review(run: Run, saved: Path) -> None:
    found = data(run, saved, "--seed", "3")
    assert data(run, saved, "--seed", "4")["decisions"] != found["decisions"]
    assert data(run, saved, "--seed", "3", "--again") == found


def test_a_review_is_printed_in_every_language(run: Run, saved: Path) -> None:
    status, out, _ = run("review", "--jobs", "1", saved)
    assert status == 0
    assert "Anna: accuracy" in out
    assert "the game is not over: reviewed up to round" in out
    for language, word in (("ja", "正確さ"), ("zh_TW", "準確度"), ("zh_CN", "准确度")):
        assert word in run("--lang", language, "review", "--jobs", "1", saved)[1]


def test_a_damaged_game_is_reported_in_one_line(run: Run, saved: Path) -> None:
    saved.write_bytes(saved.read_bytes()[:-100])
    status, out, err = run("review", saved)
    assert (status, out) == (1, "")
    assert err.count("\n") == 1
    assert "damaged" in err


def test_a_damaged_review_is_reported_and_replaced(run: Run, saved: Path) -> None:
    review_path = saved.with_suffix(".prreview")
    review_path.write_bytes(b'{"magic": 1}')
    status, out, err = run("review", "--jobs", "1", "--json", saved)
    assert status == 0
    assert err.count("\n") == 1
    assert "made anew" in err
    assert "saved game" not in err
    assert files.decode(review_path.read_bytes()).decisions
    assert json.loads(out)["decisions"]


def test_a_review_of_a_newer_version_is_only_replaced_on_request(run: Run, saved: Path) -> None:
    review_path = saved.with_suffix(".prreview")
    newer = json.dumps({"magic": files.MAGIC, "format": files.FORMAT + 1}).encode()
    review_path.write_bytes(newer)
    status, out, err = run("review", "--jobs", "1", saved)
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "newer version" in err
    assert review_path.read_bytes() == newer
    assert data(run, saved, "--again")["decisions"]


def test_figures_of_other_weights_are_kept_until_again_is_used(run: Run, saved: Path) -> None:
    found = data(run, saved)
    review_path = saved.with_suffix(".prreview")
    old = attrs.evolve(files.decode(review_path.read_bytes()), weights="0123456789abcdef")
    review_path.write_bytes(files.encode(old))
    again = data(run, saved)
    assert again["old_figures"]
    assert again["decisions"] == found["decisions"]
    assert "--again" in run("review", saved)[1]
    assert not data(run, saved, "--again")["old_figures"]


def test_a_game_by_other_rules_is_reviewed_from_its_snapshot(run: Run, saved: Path, match: Match[Any]) -> None:
    saved.write_bytes(of_other_rules(encode(document_of(match, WHEN))))
    found = data(run, saved)
    assert found["other_rules"]
    assert found["decisions"] == []
    out = run("review", saved)[1]
    assert "played by other rules" in out
    assert "nothing to review" in out


def test_an_interrupted_review_keeps_its_results(
    run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = data(run, saved)
    review_path = saved.with_suffix(".prreview")
    review_path.unlink()
    usual, calls = reviewer.first_looks, iter(range(100))

    def interrupted(*arguments: Any, **more: Any) -> Any:
        if next(calls) == 3:
            raise KeyboardInterrupt
        return usual(*arguments, **more)

    with monkeypatch.context() as patch:
        patch.setattr(reviewer, "first_looks", interrupted)
        with pytest.raises(KeyboardInterrupt):
            run("review", "--jobs", "1", saved)
    out, err = capsys.readouterr()
    assert out == ""
    assert str(review_path) in err
    assert len(files.decode(review_path.read_bytes()).decisions) == 3
    assert data(run, saved) == whole


def test_a_review_is_written_to_the_data_folder_otherwise(
    run: Run, saved: Path, match: Match[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "path_beside", lambda game: game.parent / "nowhere" / "x.prreview")
    found = data(run, saved)
    assert found["file"] == str(tmp_path / "data" / "reviews" / f"{match.id}.prreview")
    assert data(run, saved) == found
