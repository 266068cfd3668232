"""Game codes: back and forth for all options, and every wrong letter found."""

from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from puertorico_desktop.bots.registry import is_steady
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico import options as puertorico
from puertorico_desktop.engine.puertorico.options import Options as PuertoRico
from puertorico_desktop.engine.sanjuan import options as sanjuan
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan
from puertorico_desktop.learn.challenges.codes import (
    CHECKS,
    LETTERS,
    SEED_BITS,
    SharedGame,
    code_of,
    game_of,
    new_seed,
    seed_for,
    shared_of,
)
from puertorico_desktop.learn.challenges.faults import CodeError, CodeFault
from puertorico_desktop.learn.challenges.game import AUTOMATIC
from puertorico_desktop.learn.challenges.games import CHALLENGES
from puertorico_desktop.match.match import GameSetup, Seat
from tests.thirdgame.rules import Options as Magpies

BOOLEANS = st.booleans()


@st.composite
def boards(draw: Any) -> PuertoRico:
    """Any options of Puerto Rico, but no handicaps."""
    values = {
        "edition": draw(st.sampled_from(puertorico.Edition)),
        "players": draw(st.integers(2, 5)),
        "expansions": tuple(draw(st.sets(st.sampled_from(puertorico.Expansion)))),
        "buildings": draw(st.sampled_from(puertorico.Selection)),
        "reading": draw(st.sampled_from(puertorico.Reading)),
        "rules": tuple(draw(st.sets(st.sampled_from(puertorico.OptionalRule), max_size=3))),
        "puertomas": draw(st.integers(0, 2)),
        "level": draw(st.sampled_from(puertorico.Level)),
        "open_points": draw(BOOLEANS),
        "ask_optional_benefits": draw(BOOLEANS),
        "play_forced": draw(BOOLEANS),
    }
    # What does not go together is left out, one thing after the other, until it can be played.
    for name in ("", "rules", "level", "puertomas", "reading", "expansions", "buildings"):
        values.pop(name, None)
        try:
            return PuertoRico(**values)
        except puertorico.OptionsError:
            continue
    raise AssertionError("the last of them can be played")


def cards() -> st.SearchStrategy[SanJuan]:
    expansions = st.sampled_from([(), (sanjuan.Expansion.NEW_BUILDINGS,)])
    return st.builds(SanJuan, st.integers(2, 4), BOOLEANS, BOOLEANS, BOOLEANS, BOOLEANS, expansions)


@st.composite
def games(draw: Any) -> SharedGame:
    """Any game that has a code."""
    options = draw(st.one_of(boards(), cards()))
    automatic = kind_of(options).automatic_seats(options)
    seat = draw(st.sampled_from([one for one in range(options.players) if one not in automatic]))
    steady = [one for one in CHALLENGES[options.game].opponents if not one.startswith(AUTOMATIC)]
    bots = tuple(
        None if one == seat or one in automatic else draw(st.sampled_from(steady)) for one in range(options.players)
    )
    return SharedGame(options, draw(st.integers(0, 2**SEED_BITS - 1)), seat, bots)


CLASSIC = SharedGame(PuertoRico(), 20261125, 1, ("steady-200", None, "steady-800-shipper", "steady-400"))
CODE = code_of(CLASSIC)


@given(games())
def test_a_code_says_everything(game: SharedGame) -> None:
    code = code_of(game)
    assert len(code.replace(" ", "")) == 19
    assert game_of(code) == game


def test_codes_stay_what_they_are() -> None:
    """A code that somebody was given means the same for ever: never write these anew, take another series."""
    assert code_of(CLASSIC) == "PR 2080 024N 400K AA85 T"
    box = PuertoRico(
        edition=puertorico.Edition.SPECIAL_1897,
        players=3,
        expansions=puertorico.WHOLE_BOX,
        buildings=puertorico.Selection.DRAFT,
        rules=(puertorico.OptionalRule.ACHIEVEMENT_DRAFT,),
    )
    assert game_of("PR 20BV M140 0000 0007 5") == SharedGame(box, 7, 1, ("steady-100", None, "steady-100"))
    cards = SanJuan(players=2, opening_choice=True)
    assert game_of("PR 20G0 101G 0000 0005 R") == SharedGame(cards, 5, 0, (None, "steady-800"))


@given(st.integers(0, 16), st.sampled_from(CHECKS))
def test_every_wrong_letter_is_found(place: int, letter: str) -> None:
    letters = list(CODE.removeprefix("PR").replace(" ", ""))
    if letters[place] == letter:
        return
    letters[place] = letter
    with pytest.raises(CodeError) as caught:
        game_of("".join(letters))
    assert caught.value.fault is (CodeFault.CHECK if place == 16 or letter in LETTERS else CodeFault.LETTER)


def test_two_letters_that_changed_places_are_found() -> None:
    letters = CODE.removeprefix("PR").replace(" ", "")
    for place in range(16):
        one, other = letters[place : place + 2]
        if one != other and other in LETTERS:
            with pytest.raises(CodeError):
                game_of(letters[:place] + other + one + letters[place + 2 :])


@pytest.mark.parametrize(
    "written",
    [
        CODE.lower(),
        CODE.replace(" ", ""),
        CODE.replace(" ", "-"),
        CODE.replace("0", "O"),
        CODE.replace("0", "o").replace("1", "l"),
        CODE.replace("1", "I"),
        f"\n {CODE} \t",
        CODE.removeprefix("PR "),
        CODE.translate({32: 0x3000, **{sign: sign + 0xFEE0 for sign in range(33, 127)}}),
        CODE.replace(" ", "\uff0d"),
        CODE.replace(" ", "\u30fc"),
        CODE.replace(" ", "\u2212"),
    ],
)
def test_how_it_is_written_does_not_matter(written: str) -> None:
    assert game_of(written) == CLASSIC


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", CodeFault.LENGTH),
        (CODE[:-2], CodeFault.LENGTH),
        (CODE + "0", CodeFault.LENGTH),
        ("PR" * 10_000, CodeFault.LENGTH),
        ("PR 2080 0\u0662\u0665D 21K9 A9AN F", CodeFault.LETTER),
        ("PR 2080 U25D 21K9 A9AN F", CodeFault.LETTER),
    ],
)
def test_what_is_no_code_is_refused(text: str, fault: CodeFault) -> None:
    with pytest.raises(CodeError) as caught:
        game_of(text)
    assert caught.value.fault is fault


def written(number: int) -> str:
    """A code with that content, whatever it means."""
    letters = "".join(LETTERS[number >> 5 * place & 31] for place in reversed(range(16)))
    return letters + CHECKS[number % 37]


@pytest.mark.parametrize(
    ("form", "series", "rest", "fault"),
    [
        (2, 1, 0, CodeFault.FORMAT),
        (0, 1, 0, CodeFault.FORMAT),
        (1, 255, 0, CodeFault.SERIES),
        (1, 2, 3 << 50, CodeFault.CONTENT),  # five players of San Juan
        (1, 2, 9 << 43, CodeFault.CONTENT),  # an opponent that there is none
        (1, 2, 1 << 31, CodeFault.CONTENT),  # somebody in a seat that there is none
        (1, 2, 4 << 47, CodeFault.CONTENT),  # the player in such a seat
        (1, 2, 32 << 52, CodeFault.CONTENT),  # options that there are none
        (1, 1, 65535 << 52, CodeFault.CONTENT),
        (1, 1, 2 << 50 | 13 << 43, CodeFault.CONTENT),  # an automatic seat in the classic game
    ],
)
def test_what_nobody_can_play_is_refused(form: int, series: int, rest: int, fault: CodeFault) -> None:
    with pytest.raises(CodeError) as caught:
        game_of(written(form << 76 | series << 68 | rest))
    assert caught.value.fault is fault


def test_a_former_series_is_told_from_an_unknown_one(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = CHALLENGES["puertorico"]
    monkeypatch.setattr(type(brought), "series", 200)
    monkeypatch.setattr(type(brought), "earlier", frozenset({1}))
    with pytest.raises(CodeError) as caught:
        game_of(CODE)
    assert caught.value.fault is CodeFault.OLD_SERIES


@given(st.integers(0, 2**80 - 1))
def test_whatever_is_accepted_can_be_written_again(number: int) -> None:
    code = written(1 << 76 | (1 + number % 2) << 68 | number & (1 << 68) - 1)
    try:
        game = game_of(code)
    except CodeError:
        return
    assert code_of(game).replace(" ", "") == f"PR{code}"


# -- which games have one -------------------------------------------------------------------------------------------


def setup(*bots: str | None, seed: int = 3, options: Any = None) -> GameSetup:
    seats = tuple(Seat(f"P{number}", bot) for number, bot in enumerate(bots))
    return GameSetup(PuertoRico(players=len(bots)) if options is None else options, seed, seats)


def test_a_game_at_the_table_has_the_code_of_its_setup() -> None:
    shared = shared_of(setup("steady-100", None, "steady-140"))
    assert game_of(code_of(shared)).setup(("P0", "P1", "P2")) == setup("steady-100", None, "steady-140")


@pytest.mark.parametrize(
    ("game", "fault"),
    [
        (setup("steady-100", "steady-100"), CodeFault.PEOPLE),
        (setup(None, None), CodeFault.PEOPLE),
        (setup(None, "hard"), CodeFault.NOT_STEADY),
        (setup(None, "steady-123"), CodeFault.NOT_STEADY),
        (setup(None, "steady-100", seed=2**SEED_BITS), CodeFault.SEED),
        (setup(None, "steady-100", options=PuertoRico(players=2, handicaps=(1, 0))), CodeFault.OPTIONS),
        (setup(None, "steady-100", options=Magpies(players=2)), CodeFault.NO_CODES),
    ],
)
def test_why_a_game_has_none(game: GameSetup, fault: CodeFault) -> None:
    with pytest.raises(CodeError) as caught:
        code_of(shared_of(game))
    assert caught.value.fault is fault
    assert str(caught.value)


def test_a_game_that_begins_in_the_middle_has_none() -> None:
    with pytest.raises(CodeError) as caught:
        shared_of(setup(None, "steady-100"), from_start=False)
    assert caught.value.fault is CodeFault.NOT_FROM_START


def test_games_that_can_be_shared_get_seeds_that_fit() -> None:
    assert all(seed_for((None, "steady-200", "hard")) < 2**SEED_BITS for _ in range(20))
    assert max(seed_for((None, "hard")) for _ in range(20)) >= 2**SEED_BITS
    assert new_seed() != new_seed()


# -- what games bring -----------------------------------------------------------------------------------------------


def test_no_two_games_have_a_series_in_common() -> None:
    numbers = [one for brought in CHALLENGES.values() for one in (brought.series, *brought.earlier)]
    assert len(set(numbers)) == len(numbers)
    assert all(0 < number < 256 for number in numbers)


@pytest.mark.parametrize("game", sorted(CHALLENGES))
def test_opponents_are_steady_bots_or_automatic(game: str) -> None:
    opponents = CHALLENGES[game].opponents
    assert len(opponents) <= 16
    assert len(set(opponents)) == len(opponents)
    assert all(one.startswith(AUTOMATIC) or is_steady(one) for one in opponents)


def all_options(players: int, step: int = 1) -> set[Any]:
    """The options that have a number for so many players, every one packed and unpacked."""
    brought, found = CHALLENGES["puertorico"], set()
    for number in range(0, 51_840, step):
        try:
            options = brought.unpack(number, players, ())
        except ValueError:
            continue
        assert brought.pack(options) == number
        assert options not in found
        found.add(options)
    return found


def test_every_number_is_of_one_game_only() -> None:
    found = all_options(4, 7)
    assert len(found) > 4_000
    assert all(attrs.evolve(options, players=4) == options for options in found)


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 6))
def test_all_options_go_back_and_forth(players: int) -> None:
    for number, options in enumerate(all_options(players)):
        bots = ("steady-100",) * (players - 1)
        game = SharedGame(options, number, players - 1, (*bots, None))
        assert game_of(code_of(game)) == game
    assert number > 20_000
