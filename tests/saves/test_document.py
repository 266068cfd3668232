"""Saves restore a match exactly, at every ply of every game."""

from __future__ import annotations

import json
from pathlib import Path

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puertorico_desktop.engine.puertorico.options import WHOLE_BOX, Edition, Level, OptionalRule, Options, Selection
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.match.match import LARGEST_SEED, GameSetup, Match, Seat
from puertorico_desktop.match.record import GameRecord
from puertorico_desktop.saves.document import as_json, decode, document_of, from_json
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.migrations import FORMAT
from puertorico_desktop.saves.puertorico.snapshot import capture, restore
from puertorico_desktop.saves.report import report
from puertorico_desktop.saves.summary import Summary
from tests.engine.games import FEW, options, seeds
from tests.engine.games import courses as engine_courses
from tests.saves.courses import NAMES, WHEN, content, new_match, of_other_rules, played, step

DATA = Path(__file__).parents[1] / "data" / "saves"


def are_equal(one: Match, other: Match) -> bool:
    """Returns whether two matches have the same position and the same saved properties."""
    facts = (
        "setup",
        "id",
        "started",
        "undo_used",
        "branched_at",
        "earlier",
        "hints",
        "challenge",
        "ply",
        "all_moves",
    )
    return one.record.game == other.record.game and all(getattr(one, fact) == getattr(other, fact) for fact in facts)


@settings(max_examples=FEW // 5)
@given(engine_courses)
def test_snapshots_restore_the_game_at_every_ply(match) -> None:
    for game, action in match.decisions():
        assert restore(capture(game), game.options, "snapshot") == game
        game.play(action)
    assert restore(capture(game), game.options, "snapshot") == game


@pytest.mark.parametrize("seed", [0, LARGEST_SEED])
def test_the_smallest_and_the_largest_seed_can_be_saved(seed: int) -> None:
    assert decode(content(new_match(Options(), seed))).match.setup.seed == seed


@settings(max_examples=FEW // 4)
@given(options, seeds, st.booleans())
def test_saves_restore_matches_with_undo_and_redo(setup: Options, seed: int, free_undo: bool) -> None:
    match = new_match(setup, seed, free_undo)
    rng = Rng.from_seed(seed)
    while match.record.game.decision is not None:
        if rng.below(30) == 0 and match.ply:
            match.undo(1 + rng.below(min(match.ply, 5)))
            check_round_trip(match)
            while match.record.can_redo and rng.below(2):
                match.redo()
        step(match, rng)
        if rng.below(25) == 0:
            check_round_trip(match)
    check_round_trip(match)


def check_round_trip(match: Match) -> None:
    data = content(match)
    loaded = decode(data)
    assert are_equal(loaded.match, match)
    assert (loaded.saved, loaded.other_rules) == (WHEN, False)
    assert content(loaded.match) == data


def test_saves_restore_every_kind_of_decision() -> None:
    met = set()
    for seed in (*range(8), 17, 19):  # the last two have deliveries and tiles that are looked at
        options = Options(players=3, ask_optional_benefits=True)
        if seed % 2:
            box = attrs.evolve(options, edition=Edition.SPECIAL_1897)
            rules = (OptionalRule.ACHIEVEMENT_DRAFT,)
            options = attrs.evolve(box, expansions=WHOLE_BOX, buildings=Selection.DRAFT, rules=rules)
        if seed == 4:
            options = attrs.evolve(options, edition=Edition.SPECIAL_1897, puertomas=2, level=Level.HARD)
        match = new_match(options, seed)
        rng = Rng.from_seed(seed)
        while (decision := match.record.game.decision) is not None:
            if (decision.kind, decision.benefit) not in met:
                met.add((decision.kind, decision.benefit))
                check_round_trip(match)
            step(match, rng)
    assert {kind for kind, _ in met} == set(DecisionKind)
    assert len(met) >= len(DecisionKind) + 4  # several benefits


def test_the_save_of_a_game_of_five_is_small_and_legible() -> None:
    for seed in range(3):
        data = content(played(5, seed, ask_optional_benefits=True, play_forced=False))
        assert len(data) < 100_000
        text = data.decode()
        assert "王小明: choose " in text
        assert max(len(line) for line in text.splitlines() if '": "' not in line and ": place" not in line) < 130


def test_saves_restore_branches() -> None:
    match = played(3, 2, 40)
    branch = match.branch(17, [Seat("Mia"), Seat("Noa", "random"), Seat("Ole")])
    assert branch.record.game == match.record.position_at(17)
    assert branch.id != match.id
    assert [move.action for move in branch.moves] == [move.action for move in match.moves[:17]]
    assert decode(content(branch)).match.branched_at == 17
    check_round_trip(branch)


def test_saves_restore_a_match_that_starts_from_a_position() -> None:
    game = classic(3).player(0, doubloons=8).build()
    seats = tuple(Seat(name) for name in NAMES[:3])
    match = Match(GameSetup(game.options, 1, seats), GameRecord(game.options, 1, start=game), earlier=("A: pass",))
    match.play(game.legal_actions()[0])
    check_round_trip(match)


# -- other rules, other formats -------------------------------------------------------------------------------------


def test_a_game_that_other_rules_lead_elsewhere_continues_at_its_snapshot() -> None:
    match = played(4, 3, 60)
    match.undo(4)
    loaded = decode(of_other_rules(content(match)))
    new = loaded.match
    assert loaded.other_rules
    assert new.record.game == match.record.game
    assert (new.ply, new.undo_target(), len(new.earlier)) == (0, None, 56)
    step(new, Rng.from_seed(1))
    check_round_trip(new)
    again = decode(of_other_rules(content(new), lead_elsewhere=False))
    assert not again.other_rules
    assert are_equal(again.match, new)


def test_a_game_that_other_rules_lead_to_the_same_position_keeps_its_moves() -> None:
    match = played(4, 3, 60)
    match.undo(4)
    loaded = decode(of_other_rules(content(match), lead_elsewhere=False))
    assert not loaded.other_rules
    assert are_equal(loaded.match, match)


def test_a_damaged_game_of_other_rules_is_refused() -> None:
    data = of_other_rules(content(played(4, 3, 60))).replace(b'"round": ', b'"round": 1')
    with pytest.raises(SaveError, match="digest"):
        decode(data)


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("format", FORMAT + 1, Problem.NEWER_FORMAT),
        ("format", 0, Problem.DAMAGED),
        ("format", "1", Problem.DAMAGED),
        ("format", True, Problem.DAMAGED),
        ("rules", {"edition": "1492", "version": 1}, Problem.UNKNOWN_EDITION),
        ("game", "chess", Problem.UNKNOWN_GAME),
        ("magic", "chess", Problem.NOT_A_SAVE),
    ],
)
def test_unreadable_documents_raise_the_fitting_problem(key: str, value: object, problem: Problem) -> None:
    plain = json.loads(content(played(2, 1, 5)))
    plain[key] = value
    with pytest.raises(SaveError) as caught:
        decode(json.dumps(plain).encode())
    assert caught.value.problem is problem


def test_a_bug_report_contains_the_game() -> None:
    match = played(2, 1, 15)
    data = report(document_of(match, WHEN), {"qt": "6"}, ["a line", "böse\nZeile"], "Traceback", WHEN)
    assert are_equal(decode(data).match, match)
    plain = json.loads(data)
    assert plain["versions"].keys() >= {"puertorico-desktop", "python", "system", "qt"}
    assert plain["error"] == ["Traceback"]
    with pytest.raises(SaveError, match="not a saved game"):
        decode(report(None, {}, [], "", WHEN))


# -- files of every format ------------------------------------------------------------------------------------------


def test_every_format_has_a_test_file() -> None:
    assert {int(folder.name.removeprefix("v")) for folder in DATA.iterdir()} == set(range(1, FORMAT + 1))
    assert all(any(folder.iterdir()) for folder in DATA.iterdir())


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        (
            "v1/captain.prgame",
            {
                "round": 10,
                "ply": 128,
                "finished": False,
                "asked": 2,
                "undo_used": True,
                "points": (14, 17, 22, 17),
                "seats": (Seat("Anna"), Seat("王小明", "simple"), Seat("さくら"), Seat("Diego", "random")),
            },
        ),
        ("v1/finished.prgame", {"round": 14, "ply": 274, "finished": True, "points": (41, 33, 36, 35, 48)}),
        ("v1/benefit.prgame", {"round": 6, "ply": 54, "finished": False, "asked": 1, "branched_at": 40}),
        ("v2/draft.prgame", {"round": 1, "ply": 8, "finished": False, "asked": 2}),
        ("v2/nobles.prgame", {"round": 15, "ply": 0, "finished": False, "asked": 0, "points": (9, 15, 26, 17)}),
        ("v2/guests.prgame", {"round": 19, "ply": 162, "finished": False, "asked": 0, "points": (16, 14, 21)}),
        ("v2/finished.prgame", {"round": 24, "ply": 0, "finished": True, "points": (66, 23, 34, 58, 42)}),
        ("v2/sanjuan-paying.prgame", {"round": 10, "ply": 90, "finished": False, "asked": 2}),
        ("v2/sanjuan-finished.prgame", {"round": 37, "ply": 293, "finished": True, "points": (41, 19)}),
        ("v3/smuggler.prgame", {"round": 16, "ply": 190, "finished": False, "asked": 0, "points": (32, 41, 42)}),
        ("v3/captive.prgame", {"round": 10, "ply": 137, "finished": False, "asked": 0, "points": (11, 19, 15, 17)}),
        ("v4/preparing.prgame", {"round": 1, "finished": False, "asked": 0}),
        ("v4/keeping.prgame", {"round": 1, "finished": False, "asked": 0}),
        ("v4/festival.prgame", {"round": 12, "finished": False, "asked": 0}),
        ("v5/step.prgame", {"round": 7, "finished": False, "asked": 1}),
        ("v5/keeping.prgame", {"round": 1, "finished": False, "asked": 0}),
        ("v5/finished.prgame", {"finished": True}),
        ("v6/hints.prgame", {"round": 5, "finished": False}),
    ],
)
def test_files_of_all_formats_are_read(name: str, facts: dict[str, object]) -> None:
    loaded = decode((DATA / name).read_bytes())
    summary = attrs.asdict(Summary.from_loaded(loaded), recurse=False)
    assert {fact: summary[fact] for fact in facts} == facts
    assert loaded.other_rules == (facts.get("ply") == 0)  # the older rules did not ask whom to take from the ship


def test_a_hint_requested_again_after_loading_counts_once() -> None:
    match = played(3, 3, 5)
    for hints in (1, 2):
        match.take_hint()
        by_other_rules = decode(of_other_rules(content(match))).match
        match = decode(content(match)).match
        for one in (match, by_other_rules):
            one.take_hint()
            assert one.hints == hints
        match.play(match.game.legal_actions()[0])


def test_the_first_hint_after_loading_counts() -> None:
    match = decode(content(played(3, 3, 5))).match
    match.take_hint()
    assert match.hints == 1


def test_portraits_are_saved_and_may_be_missing() -> None:
    plain = as_json(document_of(Match.new(GameSetup(Options(players=3), 1, tuple(map(Seat, "abc")))), WHEN))
    assert all(set(player) == {"name", "bot"} for player in plain["players"]), (
        "nothing is written where none is chosen"
    )
    assert all(seat.portrait == "" for seat in from_json(plain).match.setup.seats)
    seats = (Seat("a", None, "person_3"), Seat("b", None, "from_a_later_version"), Seat("c"))
    again = from_json(as_json(document_of(Match.new(GameSetup(Options(players=3), 1, seats)), WHEN)))
    assert again.match.setup.seats == seats


@pytest.mark.parametrize("portrait", ["../../etc/passwd", "A", "x" * 41, 3, None, "person_1\n"])
def test_a_portrait_that_is_no_id_is_refused(portrait: object) -> None:
    plain = as_json(document_of(Match.new(GameSetup(Options(players=3), 1, tuple(map(Seat, "abc")))), WHEN))
    plain["players"][1]["portrait"] = portrait
    with pytest.raises(SaveError) as caught:
        from_json(plain)
    assert caught.value.place == "players[1].portrait"
