"""Game codes: encoding and decoding of all options, and detection of wrong letters."""

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
def puertorico_options(draw: Any) -> PuertoRico:
    """Draws any options of Puerto Rico without handicaps."""
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
    # Values are removed one after the other until the options are valid.
    for name in ("", "rules", "level", "puertomas", "reading", "expansions", "buildings"):
        values.pop(name, None)
        try:
            return PuertoRico(**values)
        except puertorico.OptionsError:
            continue
    raise AssertionError("the last options are valid")


def sanjuan_options() -> st.SearchStrategy[SanJuan]:
    expansions = st.sampled_from([(), (sanjuan.Expansion.NEW_BUILDINGS,)])
    return st.builds(SanJuan, st.integers(2, 4), BOOLEANS, BOOLEANS, BOOLEANS, BOOLEANS, expansions)


@st.composite
def shared_games(draw: Any) -> SharedGame:
    """Draws any game that has a code."""
    options = draw(st.one_of(puertorico_options(), sanjuan_options()))
    automatic = kind_of(options).automatic_seats(options)
    seat = draw(st.sampled_from([one for one in range(options.players) if one not in automatic]))
    steady = [one for one in CHALLENGES[options.game].opponents if not one.startswith(AUTOMATIC)]
    bots = tuple(
        None if one == seat or one in automatic else draw(st.sampled_from(steady)) for one in range(options.players)
    )
    return SharedGame(options, draw(st.integers(0, 2**SEED_BITS - 1)), seat, bots)


CLASSIC = SharedGame(PuertoRico(), 20261125, 1, ("steady-200", None, "steady-800-shipper", "steady-400"))
CODE = code_of(CLASSIC)


@given(shared_games())
def test_a_code_contains_the_whole_game(game: SharedGame) -> None:
    code = code_of(game)
    assert len(code.replace(" ", "")) == 19
    assert game_of(code) == game


def test_the_meaning_of_codes_is_unchanged() -> None:
    """Codes of earlier versions must keep their meaning: do not change these expected values, use another series."""
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
def test_every_wrong_letter_is_detected(place: int, letter: str) -> None:
    letters = list(CODE.removeprefix("PR").replace(" ", ""))
    if letters[place] == letter:
        return
    letters[place] = letter
    with pytest.raises(CodeError) as caught:
        game_of("".join(letters))
    assert caught.value.fault is (CodeFault.CHECK if place == 16 or letter in LETTERS else CodeFault.LETTER)


def test_swapped_letters_are_detected() -> None:
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
def test_codes_are_read_in_different_spellings(written: str) -> None:
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
def test_text_that_is_no_code_is_refused(text: str, fault: CodeFault) -> None:
    with pytest.raises(CodeError) as caught:
        game_of(text)
    assert caught.value.fault is fault


def code_with_content(number: int) -> str:
    """Returns a code with that content, valid or not."""
    letters = "".join(LETTERS[number >> 5 * place & 31] for place in reversed(range(16)))
    return letters + CHECKS[number % 37]


@pytest.mark.parametrize(
    ("form", "series", "rest", "fault"),
    [
        (2, 1, 0, CodeFault.FORMAT),
        (0, 1, 0, CodeFault.FORMAT),
        (1, 255, 0, CodeFault.SERIES),
        (1, 2, 3 << 50, CodeFault.CONTENT),  # five players of San Juan
        (1, 2, 9 << 43, CodeFault.CONTENT),  # an unknown opponent
        (1, 2, 1 << 31, CodeFault.CONTENT),  # an opponent in a seat that does not exist
        (1, 2, 4 << 47, CodeFault.CONTENT),  # the player in a seat that does not exist
        (1, 2, 32 << 52, CodeFault.CONTENT),  # unknown options
        (1, 1, 65535 << 52, CodeFault.CONTENT),
        (1, 1, 2 << 50 | 13 << 43, CodeFault.CONTENT),  # an automatic seat in the classic game
    ],
)
def test_codes_of_impossible_games_are_refused(form: int, series: int, rest: int, fault: CodeFault) -> None:
    with pytest.raises(CodeError) as caught:
        game_of(code_with_content(form << 76 | series << 68 | rest))
    assert caught.value.fault is fault


def test_a_former_series_is_distinguished_from_an_unknown_one(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = CHALLENGES["puertorico"]
    monkeypatch.setattr(type(brought), "series", 200)
    monkeypatch.setattr(type(brought), "earlier", frozenset({1}))
    with pytest.raises(CodeError) as caught:
        game_of(CODE)
    assert caught.value.fault is CodeFault.OLD_SERIES


@given(st.integers(0, 2**80 - 1))
def test_accepted_codes_are_encoded_again(number: int) -> None:
    code = code_with_content(1 << 76 | (1 + number % 2) << 68 | number & (1 << 68) - 1)
    try:
        game = game_of(code)
    except CodeError:
        return
    assert code_of(game).replace(" ", "") == f"PR{code}"


# -- games with codes -----------------------------------------------------------------------------------------------


def setup_with(*bots: str | None, seed: int = 3, options: Any = None) -> GameSetup:
    seats = tuple(Seat(f"P{number}", bot) for number, bot in enumerate(bots))
    return GameSetup(PuertoRico(players=len(bots)) if options is None else options, seed, seats)


def test_a_game_at_the_table_has_the_code_of_its_setup() -> None:
    shared = shared_of(setup_with("steady-100", None, "steady-140"))
    assert game_of(code_of(shared)).setup(("P0", "P1", "P2")) == setup_with("steady-100", None, "steady-140")


@pytest.mark.parametrize(
    ("game", "fault"),
    [
        (setup_with("steady-100", "steady-100"), CodeFault.PEOPLE),
        (setup_with(None, None), CodeFault.PEOPLE),
        (setup_with(None, "hard"), CodeFault.NOT_STEADY),
        (setup_with(None, "steady-123"), CodeFault.NOT_STEADY),
        (setup_with(None, "steady-100", seed=2**SEED_BITS), CodeFault.SEED),
        (setup_with(None, "steady-100", options=PuertoRico(players=2, handicaps=(1, 0))), CodeFault.OPTIONS),
        (setup_with(None, "steady-100", options=Magpies(players=2)), CodeFault.NO_CODES),
    ],
)
def test_games_without_a_code_have_a_reason(game: GameSetup, fault: CodeFault) -> None:
    with pytest.raises(CodeError) as caught:
        code_of(shared_of(game))
    assert caught.value.fault is fault
    assert str(caught.value)


def test_a_game_from_a_position_has_no_code() -> None:
    with pytest.raises(CodeError) as caught:
        shared_of(setup_with(None, "steady-100"), from_start=False)
    assert caught.value.fault is CodeFault.NOT_FROM_START


def test_seeds_of_games_that_can_be_shared_are_small_enough() -> None:
    options = PuertoRico(players=3)
    assert all(seed_for(options, (None, "steady-200", "hard")) < 2**SEED_BITS for _ in range(20))
    assert max(seed_for(options, (None, "hard", "hard")) for _ in range(20)) >= 2**SEED_BITS
    assert new_seed() != new_seed()


def test_the_seed_of_a_game_alone_with_automatic_opponents_fits_into_a_code() -> None:
    alone = PuertoRico(players=3, edition=puertorico.Edition.SPECIAL_1897, puertomas=2)
    assert all(seed_for(alone, (None, None, None)) < 2**SEED_BITS for _ in range(20))


# -- the challenges of games ----------------------------------------------------------------------------------------


def test_the_series_of_games_are_distinct() -> None:
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
    """Returns the options that have a number for that many players, after packing and unpacking each."""
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


def test_every_number_means_one_set_of_options() -> None:
    found = all_options(4, 7)
    assert len(found) > 4_000
    assert all(attrs.evolve(options, players=4) == options for options in found)


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 6))
def test_all_options_are_encoded_and_decoded(players: int) -> None:
    for number, options in enumerate(all_options(players)):
        bots = ("steady-100",) * (players - 1)
        game = SharedGame(options, number, players - 1, (*bots, None))
        assert game_of(code_of(game)) == game
    assert number > 20_000
