"""Files of reviews: complete or refused, beside the game or in the data folder."""

import json
import os
from pathlib import Path
from typing import Any

import attrs
import pytest

from puertorico_desktop.bots.base import Prospect, Thought
from puertorico_desktop.bots.puertorico.reasons import reasons
from puertorico_desktop.engine.puertorico.options import Options as PuertoRico
from puertorico_desktop.learn.review import record as files
from puertorico_desktop.learn.review.course import Course
from puertorico_desktop.learn.review.glance import accuracies
from puertorico_desktop.learn.review.plan import Plan
from puertorico_desktop.learn.review.record import ReviewRecord, decode, encode, path_beside, path_in, read, write
from puertorico_desktop.learn.review.reviewer import Reviewer
from puertorico_desktop.learn.review.summary import summary
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.folders import Folders
from tests.learn.reviews import classic, magpies, played, reviewed


@pytest.fixture(scope="module")
def record() -> ReviewRecord:
    return reviewed(magpies(people=(0, 1)))


def changed_file(record: ReviewRecord, **changes: Any) -> bytes:
    """Returns the file with other values and a valid digest."""
    plain = json.loads(encode(record)) | changes
    del plain["digest"]
    return json.dumps({**plain, "digest": files._digest(plain)}).encode()


def test_reviews_are_encoded_and_decoded(record: ReviewRecord) -> None:
    assert decode(encode(record)) == record
    assert record.decisions
    assert record.points


# -- replies of others ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def with_replies() -> tuple[Match[Any], ReviewRecord]:
    """Returns a game and its review with searches that are large enough for replies."""
    match = classic(14)
    return match, reviewed(match, plan=Plan(free=20, shared=40, best=3, first=2, most=2, line=2))


def with_claim(record: ReviewRecord, claim: str) -> ReviewRecord:
    """Returns the record with another claim in all replies."""
    decisions = tuple(
        attrs.evolve(
            decision,
            options=tuple(
                attrs.evolve(one, replies=tuple(attrs.evolve(reply, claim=claim) for reply in one.replies))
                for one in decision.options
            ),
        )
        for decision in record.decisions
    )
    return attrs.evolve(record, decisions=decisions)


def test_replies_are_encoded_and_summarized(with_replies: tuple[Match[Any], ReviewRecord]) -> None:
    match, record = with_replies
    assert decode(encode(record)) == record
    decisions = summary(Course(match), record).players[0].decisions
    replies = [reply for one in decisions for option in one.options for reply in option.replies]
    assert replies
    for reply in replies:
        assert reply.seat == 1
        assert 0 < reply.share <= 1
        assert all(0 < points < 100 for points in reply.points)


def test_a_review_without_replies_is_read(with_replies: tuple[Match[Any], ReviewRecord]) -> None:
    match, record = with_replies
    plain = json.loads(encode(record))
    for decision in plain["decisions"]:
        for option in decision["options"]:
            option.pop("replies", None)
    old = decode(changed_file(record, decisions=plain["decisions"]))
    assert [one.options[0].chances for one in old.decisions] == [one.options[0].chances for one in record.decisions]
    assert b"replies" not in encode(old)
    assert Reviewer(Course(match), record.seed, record.plan, old).record == old  # its results are continued


def test_unknown_claims_are_read_and_ignored(with_replies: tuple[Match[Any], ReviewRecord]) -> None:
    match, record = with_replies
    strange = decode(encode(with_claim(record, "role:emperor")))
    for decision in summary(Course(match), strange).players[0].decisions:
        if decision.options:
            game = match.record.position_at(decision.moment.ply)
            seat = decision.moment.seat
            prospects = tuple(
                Prospect(game.parse(one.line), 1000, one.wins[seat], one.terms, 0.0, one.wins, one.replies)
                for one in decision.options
            )
            assert not any(
                reason.kind.value in ("keeps", "opens") for reason in reasons(game, Thought(seat, prospects))
            )


@pytest.mark.parametrize("change", [{"seat": 9}, {"share": 0}, {"share": 9_000_000}, {"points": [1]}])
def test_invalid_replies_are_refused(with_replies: tuple[Match[Any], ReviewRecord], change: dict[str, Any]) -> None:
    _, record = with_replies
    plain = json.loads(encode(record))
    option = next(one for decision in plain["decisions"] for one in decision["options"] if one.get("replies"))
    option["replies"][0].update(change)
    with pytest.raises(SaveError) as caught:
        decode(changed_file(record, decisions=plain["decisions"]))
    assert caught.value.problem is Problem.DAMAGED


def test_paths_of_reviews() -> None:
    assert path_beside(Path("a/b.c.prgame")) == Path("a/b.c.prreview")
    assert path_in(Folders(Path("data"), Path("own")), "f00") == Path("data/reviews/f00.prreview")


def test_damaged_reviews_are_refused(record: ReviewRecord) -> None:
    plain = json.loads(encode(record))
    decision = plain["decisions"][0]
    option = decision["options"][0]
    bad = {
        b"": Problem.NOT_A_SAVE,
        b"{}": Problem.NOT_A_SAVE,
        encode(record)[:-9]: Problem.DAMAGED,
        encode(record).replace(b'"seed": 1,', b'"seed": 2,'): Problem.DAMAGED,
        changed_file(record, format=2): Problem.NEWER_FORMAT,
        changed_file(record, format=0): Problem.DAMAGED,
        changed_file(record, format=True): Problem.DAMAGED,
        changed_file(record, stranger=1): Problem.DAMAGED,
        changed_file(record, decisions=[{**decision, "chosen": 9}]): Problem.DAMAGED,
        changed_file(record, decisions=[{**decision, "options": [option]}]): Problem.DAMAGED,
        changed_file(
            record, decisions=[{**decision, "options": [option, {**option, "chances": []}]}]
        ): Problem.DAMAGED,
        changed_file(record, decisions=[{**decision, "options": [option, {**option, "wins": [1]}]}]): Problem.DAMAGED,
        changed_file(
            record, decisions=[{**decision, "options": [{**option, "chances": [-1, 0]}] * 2}]
        ): Problem.DAMAGED,
        changed_file(record, points=[{**plain["points"][0], "chance": 1_000_001}]): Problem.DAMAGED,
        changed_file(record, plan={**plain["plan"], "free": 0.5}): Problem.DAMAGED,
    }
    for data, problem in bad.items():
        with pytest.raises(SaveError) as caught:
            decode(data)
        assert caught.value.problem is problem, data[:200]


def test_accuracies_belong_to_a_finished_game(tmp_path: Path) -> None:
    match, folders, game = classic(1000), Folders(tmp_path / "data", tmp_path), tmp_path / "game.prgame"
    assert match.game.decision is None
    assert accuracies(match, folders, game) == {}
    record = reviewed(match, plan=Plan(free=2, shared=4, best=3, first=2, most=2, line=2))
    write(record, path_beside(game), path_in(folders, match.id))
    figure = summary(Course(match), record).players[0].score.accuracy
    assert accuracies(match, folders, game) == {0: pytest.approx(figure)}
    assert accuracies(match, folders, None) == {}
    assert accuracies(classic(match.ply - 1), folders, game) == {}, (
        "the file may contain an earlier position of the game"
    )
    assert accuracies(played(PuertoRico(players=2), seed=4), folders, game) == {}
    path_beside(game).write_bytes(b"{")
    assert accuracies(match, folders, game) == {}


def test_a_missing_file_is_no_review(tmp_path: Path) -> None:
    assert read(tmp_path / "nothing.prreview") is None


def test_a_review_is_written_beside_the_game(record: ReviewRecord, tmp_path: Path) -> None:
    beside, instead = tmp_path / "game.prreview", tmp_path / "data" / "x.prreview"
    assert write(record, beside, instead) == beside
    assert read(beside) == record
    assert not instead.exists()
    assert os.listdir(tmp_path) == ["game.prreview"]


def test_a_review_is_written_to_the_data_folder_otherwise(record: ReviewRecord, tmp_path: Path) -> None:
    beside, instead = tmp_path / "nowhere" / "game.prreview", tmp_path / "data" / "x.prreview"
    assert write(record, beside, instead) == instead
    assert read(instead) == record


def test_the_data_folder_keeps_the_last_reviews(
    record: ReviewRecord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MOST_KEPT", 3)
    for number in range(5):
        path = tmp_path / f"{number}.prreview"
        write(record, tmp_path / "nowhere" / "game.prreview", path)
        os.utime(path, (number, number))
    assert sorted(os.listdir(tmp_path)) == ["2.prreview", "3.prreview", "4.prreview"]


def test_a_full_disk_raises_an_error(record: ReviewRecord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, data: bytes) -> None:
        raise SaveError(Problem.DISK_FULL)

    monkeypatch.setattr(files, "write_atomically", full)
    with pytest.raises(SaveError) as caught:
        write(record, tmp_path / "game.prreview", tmp_path / "x.prreview")
    assert caught.value.problem is Problem.DISK_FULL
