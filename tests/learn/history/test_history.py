"""The database of games: counting them once, damage and locks, migrations, copies and imports."""

from __future__ import annotations

import json
import multiprocessing
import os
import shutil
import sqlite3
import sys
import time
import zlib
from collections import Counter
from contextlib import closing
from pathlib import Path, PureWindowsPath

import attrs
import pytest

from puertorico_desktop.bots.arena.games import Series, play_series
from puertorico_desktop.bots.arena.report import Report
from puertorico_desktop.bots.puertorico.statistics import PuertoRicoStatistics
from puertorico_desktop.bots.sanjuan.statistics import SanJuanStatistics
from puertorico_desktop.cli.games import saving
from puertorico_desktop.cli.program import run
from puertorico_desktop.engine.puertorico.components import Good, Role
from puertorico_desktop.engine.puertorico.events import GoodsLoaded, GoodsStored, PhaseEnded
from puertorico_desktop.engine.puertorico.options import Edition, Options
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan
from puertorico_desktop.learn.history import database, merging
from puertorico_desktop.learn.history.counting import counted, level_of, match_of, unpacked
from puertorico_desktop.learn.history.exporting import TABLES, as_csv, as_data
from puertorico_desktop.learn.history.figures import Filter, bests, figures
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.importing import count_anew, files_in, import_files, import_lessons
from puertorico_desktop.learn.history.merging import bring_back, merge
from puertorico_desktop.learn.history.milestones import note
from puertorico_desktop.learn.history.restoring import import_file
from puertorico_desktop.learn.history.rows import UNKNOWN, CountedGame, PurchaseRow, ReviewRow, Try
from puertorico_desktop.learn.history.schema import VERSION
from puertorico_desktop.learn.lessons.progress import LessonState
from puertorico_desktop.learn.lessons.progress import encode as encode_lessons
from puertorico_desktop.learn.review import record as reviews
from puertorico_desktop.saves.converter import format_json
from puertorico_desktop.saves.document import digest, document_of, encode
from puertorico_desktop.saves.errors import Problem, SaveError
from tests.learn.reviews import magpies, played, reviewed
from tests.saves.courses import WHEN, of_other_rules

DATA = Path(__file__).parents[2] / "data"
GAMES = {
    "classic": Options(players=3),
    "1897": Options(players=2, edition=Edition.SPECIAL_1897),
    "sanjuan": SanJuan(players=2),
}


@pytest.fixture(scope="module")
def games() -> dict[str, CountedGame]:
    """Returns a finished game of each."""
    return {name: counted(played(options), WHEN) for name, options in GAMES.items()}


@pytest.fixture
def history(tmp_path: Path):
    """Yields an empty database with a path for its copy."""
    with History(tmp_path / "history.db", tmp_path / "saves" / "history.db") as made:
        yield made


@pytest.mark.parametrize("name", GAMES)
def test_a_counted_game_has_the_figures_of_its_match(name: str, games: dict[str, CountedGame]) -> None:
    one = games[name]
    match = match_of(one.document)
    assert (one.game.id, one.game.plies, one.game.rounds) == (match.id, match.ply, match.game.round)
    assert sum(seat.win for seat in one.seats) == 1
    for seat, standing in zip(one.seats, sorted(match.game.standings(), key=lambda one: one.seat), strict=True):
        assert sum(seat.points.values()) == seat.score == standing.points
        assert UNKNOWN not in seat.points
        assert sum(seat.roles.values()) > 3
    assert one.purchases
    assert all(1 <= bought.round <= one.game.rounds for bought in one.purchases)
    assert [bought.round for bought in one.purchases] == sorted(bought.round for bought in one.purchases)


def test_games_without_statistics_are_counted() -> None:
    one = counted(magpies(), WHEN)
    assert (one.game.game, one.game.level) == ("magpies", "simple")


def test_only_finished_games_of_people_count() -> None:
    match = magpies()
    assert match.counts
    assert not magpies(5).counts, "it is not finished"
    assert not magpies(people=()).counts, "no person played"
    match.branched_at = 3
    assert not match.counts


def test_the_level_of_a_bot_is_its_name_without_style() -> None:
    names = ("hard", "hard-shipper", "steady-400", "steady-400-shipper", "engine:/bin/bot -x", "simple", "strange")
    assert [level_of(name) for name in names] == [
        *("hard", "hard", "steady-400", "steady-400", "program", "simple", "strange"),
    ]


def test_a_game_is_added_once(history: History, games: dict[str, CountedGame]) -> None:
    assert history.add(games.values()) == 3
    assert history.add(games.values()) == 0
    assert history.rows("SELECT count(*) FROM game") == [(3,)]


def test_the_first_of_several_ends_of_a_game_counts(history: History, games: dict[str, CountedGame]) -> None:
    one = games["classic"]
    other = attrs.evolve(one, game=attrs.evolve(one.game, digest="0" * 64))
    assert history.add([one, other]) == 2
    assert history.rows("SELECT counted FROM game ORDER BY number") == [(1,), (0,)]


def test_a_deleted_game_is_not_added_again(history: History, games: dict[str, CountedGame]) -> None:
    history.add([games["classic"]])
    history.delete(1)
    assert history.add([games["classic"]]) == 0
    assert history.rows("SELECT (SELECT count(*) FROM seat) + (SELECT count(*) FROM document)") == [(0,)]


def test_names_of_a_person_are_joined_and_separated(history: History, games: dict[str, CountedGame]) -> None:
    one = games["classic"]
    renamed = attrs.evolve(one, game=attrs.evolve(one.game, id="f" * 32))
    renamed = attrs.evolve(renamed, seats=(attrs.evolve(one.seats[0], name="Anna-Lena"), *one.seats[1:]))
    history.add([one, renamed])
    first, second = history.people()
    history.is_me(second.id)
    history.join(first.id, second.id)
    (me,) = history.people()
    assert me.is_me
    assert set(me.names) == {"Anna", "Anna-Lena"}
    assert len(figures(history, Filter(person=me.id)).games) == 2
    history.separate_name("Anna-Lena")
    assert sorted(person.names for person in history.people()) == [("Anna",), ("Anna-Lena",)]


def test_tries_are_saved_and_found(history: History) -> None:
    one = history.save_try(Try("daily", "2026-11-25", "2026-11-25T10:00:00Z", moves=("take corn",)))
    assert one.number == 1
    done = history.save_try(attrs.evolve(one, done="2026-11-25T11:00:00Z", points=40, par=42))
    assert history.tries("daily") == history.tries("daily", "2026-11-25") == [done]
    assert history.tries("daily", "2026-11-26") == history.tries("puzzle") == []


def test_figures_follow_the_filter(history: History, games: dict[str, CountedGame]) -> None:
    history.add(games.values())
    (me,) = history.people()
    found = figures(history, Filter(person=me.id))
    assert found.all.games == 3
    assert found.all.low <= found.all.share <= found.all.high
    assert found.alike == (found.games[0],), "points of other options cannot be compared"
    assert found.points == sum(found.sources.values()) == found.games[0].score
    assert sum(found.endings.values()) == 3
    assert set(found.by_edition) == {(one.game.game, one.game.edition) for one in games.values()}
    assert [one for one, _, _ in found.trend] == [found.games[0]]
    only = figures(history, Filter(person=me.id, game="sanjuan", players=2, level="simple", clean=True))
    assert [one.game for one in only.games] == ["sanjuan"]
    assert only.trend[-1][1] == pytest.approx(only.points)
    assert figures(history, Filter(since="2999-01-01")).games == ()
    history.count(1, False)
    assert figures(history, Filter()).all.games == 2
    assert len(figures(history, Filter()).games) == 3
    assert all(one is found.games[0] for one in bests(found).values())


def test_levels_are_sorted_by_strength(history: History, games: dict[str, CountedGame]) -> None:
    levels = zip(games.values(), ("hard", "easy", "simple"), strict=True)
    history.add([attrs.evolve(one, game=attrs.evolve(one.game, level=level)) for one, level in levels])
    assert list(figures(history, Filter()).by_level) == ["easy", "simple", "hard"]


@pytest.mark.parametrize("count", [6, pytest.param(200, marks=pytest.mark.long)])
def test_sums_equal_those_of_an_arena(history: History, tmp_path: Path, count: int) -> None:
    series = Series(Options(players=3), ("simple",) * 3, 4)
    paths = [tmp_path / f"{number}.prgame" for number in range(count)]
    results = play_series(series, count, keep_actions=True)
    report = Report.from_results(series, saving(series, ("Anna", "Ben", "Clara"), paths, results))
    for path in paths:  # replaces a bot by a person
        plain = json.loads(path.read_bytes())
        plain["players"][0]["bot"] = None
        path.write_bytes(format_json({**plain, "digest": digest(plain)}))
    assert import_files(history, paths).new == count
    seats = history.rows("SELECT win, score, points, way FROM seat")
    points = sum((Counter(json.loads(row[2])) for row in seats), Counter())
    assert sum(row[0] for row in seats) == pytest.approx(count)
    assert sum(row[1] for row in seats) == report.everybody.score
    assert points == +report.everybody.points
    assert Counter(dict(history.rows("SELECT piece, count(*) FROM purchase GROUP BY piece"))) == (
        +report.everybody.purchases
    )
    assert dict(history.rows("SELECT ended_by, count(*) FROM game GROUP BY ended_by")) == dict(+report.ended_by)
    ways = dict(history.rows("SELECT way, sum(win) FROM seat WHERE win > 0 GROUP BY way"))
    assert ways == pytest.approx({way: wins for way, wins in report.winners.ways.items() if wins})


def test_saves_are_imported(history: History, tmp_path: Path) -> None:
    finished, unfinished = played(GAMES["classic"]), magpies(4)
    (tmp_path / "a.prgame").write_bytes(encode(document_of(finished, WHEN)))
    (tmp_path / "b.prgame").write_bytes(encode(document_of(unfinished, WHEN)))
    (tmp_path / "c.prgame").write_bytes(b"{")
    (tmp_path / "d.prgame").write_bytes(of_other_rules(encode(document_of(played(GAMES["1897"]), WHEN))))
    progress_reports: list[tuple[int, int]] = []
    found = import_files(history, files_in([tmp_path]), lambda done, known: progress_reports.append((done, known)))
    assert (found.new, found.known, found.others) == (2, 0, 1)
    assert [path.name for path, _ in found.failed] == ["c.prgame"]
    assert progress_reports[0] == (0, 4)
    assert progress_reports[-1] == (4, 4)
    again = import_files(history, files_in([tmp_path]))
    assert (again.new, again.known) == (0, 2)
    assert import_files(history, files_in([tmp_path]), should_stop=lambda: True).stopped
    by_other_rules = history.rows(
        "SELECT s.points, s.score FROM seat s JOIN game g ON g.number = s.game WHERE g.ended_by = ?", (UNKNOWN,)
    )
    assert by_other_rules
    assert all(sum(json.loads(points).values()) == score for points, score in by_other_rules)


def test_a_review_beside_a_game_is_imported(history: History, tmp_path: Path) -> None:
    match = magpies()
    path = tmp_path / "game.prgame"
    path.write_bytes(encode(document_of(match, WHEN)))
    reviews.path_beside(path).write_bytes(reviews.encode(reviewed(match)))
    import_files(history, [path])
    ((seat, marks),) = history.rows("SELECT seat, marks FROM review")
    assert seat == 0
    assert sum(json.loads(marks).values()) > 0


def test_games_are_exported_as_csv_and_json(history: History, games: dict[str, CountedGame]) -> None:
    history.add(games.values())
    tables = {table: as_csv(history, table).decode("utf-8-sig").splitlines() for table in TABLES}
    assert len(tables["games"]) == 4
    assert len(tables["seats"]) == 1 + 3 + 2 + 2
    data = as_data(history)
    assert [game["save"]["magic"] for game in data["games"]] == ["puertorico-desktop game"] * 3
    assert json.loads(json.dumps(data))["names"] == [{"name": "Anna", "person": 1, "me": False}]


# -- robustness -----------------------------------------------------------------------------------------------------


def test_a_copy_is_made_after_ten_games_and_at_the_end(tmp_path: Path, games: dict[str, CountedGame]) -> None:
    path, copied = tmp_path / "data" / "history.db", tmp_path / "saves" / "history.db"
    one = games["classic"]
    many = [attrs.evolve(one, game=attrs.evolve(one.game, id=f"{number:032}")) for number in range(11)]
    with History(path, copied) as history:
        history.add(many[:9])
        assert not copied.exists()
        history.add(many[9:10])
        with History(copied) as copy:
            assert copy.rows("SELECT count(*) FROM game") == [(10,)]
        history.add(many[10:])
    path.write_bytes(b"SQLite format 3\0" + b"nothing of the kind" * 99)
    with History(path, copied) as history:
        assert history.was_damaged
        assert history.is_restored
        assert history.rows("SELECT count(*) FROM game") == [(11,)]
    assert list(path.parent.glob("history-damaged-*.db")) == [history.aside]


def test_a_damaged_page_is_detected(tmp_path: Path, games: dict[str, CountedGame]) -> None:
    path, copied = tmp_path / "history.db", tmp_path / "saves" / "history.db"
    with History(path) as history:
        history.add(games.values())
    content = bytearray(path.read_bytes())
    content[4096:8192] = b"\xff" * 4096
    path.write_bytes(content)
    with pytest.raises(SaveError) as caught:
        History(path)
    assert caught.value.problem is Problem.DAMAGED_HISTORY
    assert path.read_bytes() == content, "only the database of the program is set aside"
    with History(path, copied) as history:
        assert history.was_damaged
        assert history.add(games.values()) == 3


def test_a_newer_version_is_read_only(tmp_path: Path, games: dict[str, CountedGame]) -> None:
    path = tmp_path / "history.db"
    with History(path) as history:
        history.add([games["classic"]])
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    with History(path) as history:
        assert history.is_read_only
        assert len(figures(history, Filter()).games) == 1
        with pytest.raises(SaveError) as caught:
            history.add([games["sanjuan"]])
    assert caught.value.problem is Problem.NEWER_HISTORY


def test_every_version_has_a_file() -> None:
    assert {path.stem for path in (DATA / "history").iterdir()} == {f"v{one}" for one in range(1, VERSION + 1)}


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_databases_of_every_version_are_migrated(version: int, tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    shutil.copyfile(DATA / "history" / f"v{version}.db", path)
    with History(path) as history:
        assert not history.was_damaged
        assert history.rows("PRAGMA user_version") == [(VERSION,)]
        (game,) = figures(history, Filter()).games
        assert history.match(game.number).id == game.id
        (one,) = history.tries("daily")
        assert (one.points, one.par) == ((None, None) if version < 2 else (41, 39))
        assert history.save_try(attrs.evolve(one, par=38)).par == 38
    assert database.is_sound(path)


def test_a_full_disk_changes_nothing(history: History, games: dict[str, CountedGame]) -> None:
    history.add([games["classic"]])
    history.rows(f"PRAGMA max_page_count = {history.rows('PRAGMA page_count')[0][0]}")
    with pytest.raises(SaveError) as caught:
        history.add([games["1897"], games["sanjuan"]])
    assert caught.value.problem is Problem.DISK_FULL
    assert history.rows("SELECT count(*) FROM game") == [(1,)]
    history.rows("PRAGMA max_page_count = 100000")
    assert history.add([games["1897"], games["sanjuan"]]) == 2


def test_two_connections_can_add_games(
    tmp_path: Path, games: dict[str, CountedGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "history.db"
    monkeypatch.setattr(database, "PATIENCE", 0.05)
    with History(path) as one, History(path) as other:
        assert one.add([games["classic"]]) + other.add([games["classic"]]) == 1
        with database.transaction(one._connection), pytest.raises(SaveError) as caught:
            other.add([games["sanjuan"]])
        assert caught.value.problem is Problem.IN_USE
        assert other.add([games["sanjuan"]]) == 1
        assert len(figures(one, Filter()).games) == 2


def test_a_locked_database_raises_in_use_after_a_while(
    tmp_path: Path, games: dict[str, CountedGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, copied = tmp_path / "history.db", tmp_path / "copy.db"
    monkeypatch.setattr(database, "PATIENCE", 0.05)
    history = History(path, copied)
    history.add([games["classic"]])
    with closing(sqlite3.connect(path, isolation_level=None)) as stranger:
        stranger.execute("BEGIN EXCLUSIVE")
        for work in (
            lambda: history.add([games["1897"]]),
            history.copy,
            history.close,
            lambda: History(path, copied),
        ):
            with pytest.raises(SaveError) as caught:
                work()
            assert caught.value.problem is Problem.IN_USE
    with History(path, copied) as history:
        assert history.rows("SELECT count(*) FROM game") == [(1,)]
        assert history.found is None
    assert [one.name for one in tmp_path.iterdir()] == [path.name], "no incomplete copy is left"


@pytest.mark.skipif(sys.platform == "win32", reason="an open file keeps its name there")
def test_a_copy_that_is_locked_is_not_lost(
    tmp_path: Path, games: dict[str, CountedGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, copied = tmp_path / "history.db", tmp_path / "saves" / "history.db"
    with History(path, copied) as history:
        history.add([games["classic"]])
    path.unlink()
    monkeypatch.setattr(database, "PATIENCE", 0.05)
    with closing(sqlite3.connect(copied, isolation_level=None)) as stranger:
        stranger.execute("BEGIN EXCLUSIVE")
        with History(path, copied) as history:
            history.add([games["sanjuan"]])
    with History(path, copied) as history:
        assert bring_back(history) == 1


def test_stale_temporary_copies_are_removed(tmp_path: Path, games: dict[str, CountedGame]) -> None:
    copied = tmp_path / "copy.db"
    stale = tmp_path / ".copy.db.123.tmp"
    stale.touch()
    os.utime(stale, (0, 0))
    with History(tmp_path / "history.db", copied) as history:
        history.add([games["classic"]])
    assert copied.exists()
    assert not stale.exists()


def test_a_missing_temporary_folder_raises_no_folder(history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(merging.tempfile, "tempdir", "/nowhere")
    with pytest.raises(SaveError) as caught:
        merge(history, DATA / "history" / "v1.db")
    assert caught.value.problem is Problem.NO_FOLDER


@pytest.mark.skipif(sys.platform == "win32", reason="the share does not exist there")
def test_databases_on_network_shares_have_uris(tmp_path: Path) -> None:
    path = tmp_path / "a b" / "歴史#1.db"
    with History(path):
        pass
    assert database.uri_of(PureWindowsPath("C:\\a b\\x.db"), "ro") == "file:///C%3A/a%20b/x.db?mode=ro"
    share = PureWindowsPath(f"/{path.as_posix()}")
    assert share.drive.startswith("\\\\")
    with closing(sqlite3.connect(database.uri_of(share, "ro"), uri=True)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_a_document_that_is_too_large_is_refused() -> None:
    with pytest.raises(SaveError):
        unpacked(zlib.compress(b" " * 50_000_000))
    with pytest.raises(SaveError):
        unpacked(b"no such thing")


def test_invalid_columns_are_ignored_in_figures(history: History, games: dict[str, CountedGame]) -> None:
    history.add([games["classic"]])
    with history._writing() as connection:
        connection.execute("UPDATE seat SET points = ?, roles = '[]'", ("[" * 5000,))
    assert figures(history, Filter()).sources == {}


def _add_games_repeatedly(path: str, one: CountedGame) -> None:
    with History(Path(path)) as history:
        for number in range(100_000):
            history.add([attrs.evolve(one, game=attrs.evolve(one.game, id=f"{os.getpid():016}{number:016}"))])
            time.sleep(0.003)  # other connections need time to read


@pytest.mark.parametrize("times", [2, pytest.param(200, marks=pytest.mark.long)])
def test_a_database_is_intact_after_its_program_is_killed(
    tmp_path: Path, games: dict[str, CountedGame], times: int
) -> None:
    path = tmp_path / "history.db"
    History(path).close()
    spawn = multiprocessing.get_context("spawn")
    for number in range(times):
        size = path.stat().st_size
        process = spawn.Process(target=_add_games_repeatedly, args=(str(path), games["classic"]))
        process.start()
        end = time.monotonic() + 30
        while time.monotonic() < end and process.is_alive():
            if path.stat().st_size > size + 20_000:
                break
            time.sleep(0.01)
        time.sleep(number % 7 / 500)
        process.kill()
        process.join()
        with History(path) as history:
            assert not history.was_damaged
            whole = "SELECT count(*) FROM game WHERE (SELECT count(*) FROM seat WHERE game = number) = players"
            assert history.rows("SELECT count(*) FROM game") == history.rows(whole)
            assert history.rows("SELECT count(*) FROM document") == history.rows(whole)


def test_saves_contain_hints_and_the_challenge() -> None:
    match = match_of(zlib.compress((DATA / "saves" / "v6" / "hints.prgame").read_bytes()))
    assert (match.hints, match.challenge) == (3, "daily:2026-11-25")


def test_milestones_are_found_in_old_games(history: History) -> None:
    one = counted(played(GAMES["classic"]), WHEN)
    won = tuple(
        attrs.evolve(seat, name="Anna" if seat.win else f"Bot {seat.seat}", bot=None if seat.win else "simple")
        for seat in one.seats
    )
    one = attrs.evolve(one, seats=won)
    history.add([attrs.evolve(one, game=attrs.evolve(one.game, undo=True))])
    assert note(history) == [], "a game with undo"
    history.add([attrs.evolve(one, game=attrs.evolve(one.game, id="1" * 32))])
    assert "first_win" in {reached.id for reached in note(history)}
    assert note(history) == []
    history.save_try(Try("daily", "2026-11-25", "x", "y", "1" * 32, points=40, par=39))
    assert [(reached.id, reached.game) for reached in note(history)] == [("par", 2)]
    history.count(2, False)
    assert [one.id for one in history.reached()] == note(history) == [], (
        "a game that does not count has no milestones"
    )
    history.count(2, True)
    assert {"first_win", "par"} <= {reached.id for reached in note(history)}
    history.delete(2)
    assert history.reached() == []


def test_the_history_command_imports_shows_and_exports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.prgame").write_bytes(encode(document_of(magpies(), WHEN)))
    (tmp_path / "b.prgame").write_bytes(b"{")
    database_file = ["--database", str(tmp_path / "history.db")]

    def output_of(*words: str, status: int = 0) -> str:
        assert (
            run(["history", words[0], *database_file, *words[1:]], lambda: pytest.fail("no window"), None) == status
        )
        return capsys.readouterr().out

    assert json.loads(output_of("import", "--json", str(tmp_path), status=1))["new"] == 1
    assert "1" in output_of("import", str(tmp_path / "a.prgame"))
    assert json.loads(output_of("show", "--json"))["games"] == 1
    assert "Anna" in output_of("show", "--name", "Anna")
    out = tmp_path / "out.json"
    assert json.loads(output_of("export", "--json", str(out)))["games"] == 1
    assert json.loads(out.read_bytes())["games"][0]["game"] == "magpies"
    output_of("export", "--what", "seats", str(out))
    assert out.read_bytes().count(b"\n") == 4


# -- restoring copies, exports and earlier versions -----------------------------------------------------------------


def test_a_copy_that_was_found_is_restored(tmp_path: Path, games: dict[str, CountedGame]) -> None:
    path, copied = tmp_path / "data" / "history.db", tmp_path / "saves" / "history.db"
    with History(path, copied) as history:
        history.add(games.values())
        history.count(2, False)
        history.delete(3)
        history.save_try(Try("daily", "2026-11-25", "2026-11-25T10:00:00Z"))
        history.is_me(1)
    path.unlink()
    newer = attrs.evolve(games["classic"], game=attrs.evolve(games["classic"].game, id="9" * 32))
    with History(path, copied) as history:
        assert history.found is not None
        history.add([games["sanjuan"], games["1897"], newer])  # as an import of saves does
        history.copy()
    with History(path, copied) as history:
        assert bring_back(history) == 1
        assert history.found is None
        rows = history.rows("SELECT game, counted FROM game ORDER BY number")
        assert rows == [("puertorico", 0), ("puertorico", 1), ("puertorico", 1)], "the third game stays deleted"
        assert [one.key for one in history.tries("daily")] == ["2026-11-25"]
        assert [person.is_me for person in history.people()] == [True]
        numbers = history.rows("SELECT count(*), count(DISTINCT game) FROM seat")
        assert numbers == [(8, 3)]
        assert merge(history, DATA / "history" / "v1.db") == 1
        assert merge(history, DATA / "history" / "v1.db") == 0


def test_a_copy_that_is_not_restored_is_renamed(tmp_path: Path, games: dict[str, CountedGame]) -> None:
    path, copied = tmp_path / "history.db", tmp_path / "saves" / "history.db"
    with History(path, copied) as history:
        history.add([games["classic"]])
    path.unlink()
    with History(path, copied) as history:
        history.leave_found()
        assert history.found is None
    assert database.is_sound(copied.with_name("history-found-old.db"))
    (tmp_path / "broken.db").write_bytes(b"SQLite format 3\0" * 99)
    with History(path) as history, pytest.raises(SaveError):
        merge(history, tmp_path / "broken.db")


def test_an_export_is_imported_completely(tmp_path: Path, games: dict[str, CountedGame]) -> None:
    out = tmp_path / "out.json"
    with History(tmp_path / "one.db") as history:
        history.add(games.values())
        history.count(2, False)
        history.add_reviews(1, [ReviewRow(0, 71.5, 0.25, 1.5, {"best": 3}, {"mayor": 50.0})])
        history.save_try(Try("lesson", "trader", "x", "y", hints=1, moves=("trade",)))
        before = as_data(history)
        out.write_text(json.dumps(before), encoding="utf-8")
    with History(tmp_path / "other.db") as history:
        assert import_file(history, out).new == 3
        assert import_file(history, out).known == 3
        after = as_data(history)
    assert after == before


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(games=[{"number": "one"}]),
        lambda data: data.update(games={}),
        lambda data: data.update(tries=[{"kind": 4}]),
        lambda data: data.update(reviews=[{"game": 1, "seat": 77}]),
        lambda data: data.update(names=[{"name": "x" * 5000, "person": 1, "me": True}]),
    ],
)
def test_invalid_exports_are_refused(history: History, tmp_path: Path, change) -> None:
    data = {"version": 1, "games": [], "tries": [], "names": [], "reviews": []}
    change(data)
    path = tmp_path / "strange.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError):
        import_file(history, path)
    path.write_bytes(b"[" * 100_000)
    assert len(import_file(history, path).failed) == 1


def test_games_of_earlier_versions_are_counted_again(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    shutil.copyfile(DATA / "history" / "v2.db", path)
    with History(path) as history:
        assert history.uncounted() == [1]
        count_anew(history)
        assert history.uncounted() == []
        assert {type(json.loads(feats)) for (feats,) in history.rows("SELECT feats FROM seat")} == {list}


def test_finished_lessons_are_imported(history: History, tmp_path: Path) -> None:
    states = {f"lesson{number}": LessonState("x", done=number < 12) for number in range(14)}
    path = tmp_path / "lessons.json"
    path.write_bytes(encode_lessons(states))
    history.add([counted(magpies(), WHEN)])
    import_lessons(history, path)
    import_lessons(history, path)
    assert len(history.tries("lesson")) == 12
    assert [one.id for one in note(history)] == ["lessons"]


def test_equal_ids_of_two_games_are_distinguished(history: History, games: dict[str, CountedGame]) -> None:
    """Both games have roles, buildings and sources of points with the same ids."""
    for number in range(5):
        for name in ("classic", "sanjuan"):
            one = games[name]
            bought = PurchaseRow(0, "chapel", 1)
            game = attrs.evolve(one.game, id=f"{number:032}{name}")
            history.add([attrs.evolve(one, game=game, purchases=(bought,))])
    found = figures(history, Filter())
    assert {key: share.games for key, share in found.favourites.items()} == {
        ("puertorico", "chapel"): 5,
        ("sanjuan", "chapel"): 5,
    }
    for name in ("classic", "sanjuan"):
        game = games[name].game.game
        points = sum(figures(history, Filter(game=game)).sources.values())
        assert points == pytest.approx(games[name].seats[0].score)


def test_san_juan_has_several_ways_to_win() -> None:
    ways = {
        SanJuanStatistics.way_to_win(20, {"buildings": printed, "chapel": 20 - printed}) for printed in (9, 12, 14)
    }
    assert ways == set(SanJuanStatistics.ways)


def test_blocking_the_goods_of_all_others_is_a_feat() -> None:
    counting = PuertoRicoStatistics(3)
    loaded, stored = GoodsLoaded(0, Good.CORN, 3, 4), (0, 0, 0, 1, 0)
    for event in (loaded, GoodsStored(1, stored, stored), GoodsStored(2, stored, stored)):
        assert counting.done(0) == ()
        counting.add(event)
    counting.add(PhaseEnded(Role.CAPTAIN))
    assert [counting.done(seat) for seat in range(3)] == [("ashore",), (), ()]
