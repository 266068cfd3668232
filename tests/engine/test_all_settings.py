"""Whole random games of every edition, number of players, set, reading and option, one after the other.

`test_whole_games.py` lets hypothesis choose; here every value of every setting takes part, and each pair of edition
and set is played with every number of players. The table is checked at each decision of a game; the checks that take
longer (texts of all actions, saves, imagined games, copies) are made at some decisions.
"""

from collections.abc import Iterator
from itertools import product

import attrs
import pytest

from puertorico_desktop.engine.puertorico.actions import PASS
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.options import (
    PUBLISHED,
    Edition,
    Expansion,
    Level,
    OptionalRule,
    Options,
    Reading,
    Selection,
)
from puertorico_desktop.engine.puertorico.phase_invariants import phase_violations
from puertorico_desktop.engine.puertorico.puertoma.board import GONE, LEVELS, SPACES_A_LEVEL, PuertomaBoard
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.puertorico.snapshot import capture, restore
from tests.engine.games import OTHERS, SETS, WEALTH

PLAYERS = (2, 3, 4, 5)
SELECTIONS = (Selection.FIXED, Selection.RANDOM, Selection.DRAFT)
LISTED = 400
"""Legal actions up to this number are looked at one by one, of more only some."""


def settings() -> Iterator[Options]:
    """Yields options, the sets in all combinations and the other settings in turn."""
    tables = product(((), *SETS), Edition, PLAYERS)
    for number, (expansions, edition, players) in enumerate(tables):
        others = ((), *OTHERS)[number // 2 % 5] if edition is Edition.SPECIAL_1897 else ()
        choice = SELECTIONS[number % 3] if expansions else Selection.BASE
        reading = Reading.CORRECTED if edition is Edition.SPECIAL_1897 and number % 2 else Reading.PRINTED
        rules = [one for place, one in enumerate(OptionalRule) if place < 2 and number >> place & 1]
        if Expansion.CITIZENS in expansions and number % 4 < 2:
            rules.append(OptionalRule.JEWELER_LIMIT)
        if choice in (Selection.RANDOM, Selection.DRAFT):
            if Expansion.CITIZENS in expansions and number % 5 < 3:
                rules.append(OptionalRule.VILLA_OR_JEWELER)
            elif Expansion.NEW_BUILDINGS in expansions:
                rules.append(OptionalRule.HACIENDA_OR_FOREST_HOUSE)
        if Expansion.ACHIEVEMENTS in others and number % 3:
            rules.append(OptionalRule.ACHIEVEMENT_DRAFT)
        yield Options(
            edition,
            players=players,
            expansions=(*expansions, *others),
            buildings=choice,
            reading=reading,
            rules=tuple(rules),
            ask_optional_benefits=number % 3 == 1,
            play_forced=number % 4 != 3,
            open_points=number % 5 == 0,
            handicaps=tuple(range(players)) if number % 7 == 0 else (),
        )


def solo_settings() -> Iterator[Options]:
    """Yields options with one and with two Puertomas of every level."""
    tables = product(((), *OTHERS), ((2, 1), (3, 1), (3, 2), (4, 1), (5, 2)))
    for number, (others, (players, puertomas)) in enumerate(tables):
        expansions = SETS[number % len(SETS)] if number % 3 else ()
        yield Options(
            Edition.SPECIAL_1897,
            players=players,
            puertomas=puertomas,
            level=tuple(Level)[number % 3],
            expansions=(*expansions, *others),
            buildings=SELECTIONS[number // 2 % 3] if expansions else Selection.BASE,
            reading=tuple(Reading)[number // 3 % 2],
            rules=(OptionalRule.START_RESOURCES, OptionalRule.COST_SWAP) if number % 4 == 1 else (),
            ask_optional_benefits=number % 4 == 0,
            play_forced=number % 5 != 4,
            open_points=number % 6 == 0,
        )


SETTINGS = (*settings(), *solo_settings())


def test_the_settings_contain_every_value_of_every_option() -> None:
    for field, values in (
        ("edition", set(Edition)),
        ("players", set(PLAYERS)),
        ("buildings", set(Selection)),
        ("reading", set(Reading)),
        ("ask_optional_benefits", {False, True}),
        ("play_forced", {False, True}),
        ("open_points", {False, True}),
    ):
        assert {getattr(one, field) for one in SETTINGS} == values
    assert {rule for one in SETTINGS for rule in one.rules} == set(OptionalRule)
    sets = {tuple(one for one in settings.expansions if one in PUBLISHED) for settings in SETTINGS}
    assert sets == {(), *SETS}
    others = {tuple(one for one in settings.expansions if one not in PUBLISHED) for settings in SETTINGS}
    assert others == {(), *OTHERS}


def play(options: Options, seed: int, every: int, rich: bool) -> None:
    """Plays a random game; makes all checks at every n-th decision, and that of the table at each."""
    game = new_game(options, seed)
    if rich:
        for player in game.players:
            player.doubloons = WEALTH
    rng = Rng.from_seed(seed, 7)
    earlier: tuple[PuertoRico, str] | None = None
    ply = 0
    while game.decision is not None:
        assert [*violations(game), *phase_violations(game)] == []
        actions = game.legal_actions()
        if game.rules.automatic >> game.asked & 1:
            check_step(game)
        action = actions[rng.below(len(actions))]
        if action == PASS and rng.below(2):
            action = actions[-1]
        if ply % every == 0:
            if earlier is not None:
                assert repr(earlier[0]) == earlier[1]
            earlier = game.copy(), repr(game)
            check_lines(game, rng)
            assert restore(capture(game), options, "snapshot") == game
            check_imagined(game, ply)
        game.play(action)
        ply += 1
        assert game.round < 80
    assert [*violations(game), *phase_violations(game)] == []
    check_hidden(game)


def check_step(game: PuertoRico) -> None:
    """Checks that a Puertoma has one legal action with an explanation, and that asking again turns up no card."""
    (action,) = game.legal_actions()
    before = repr(game)
    account = game.account_of_step
    game.proceed()
    assert repr(game) == before
    assert (game.account_of_step, list(game.legal_actions())) == (account, [action])
    for line in account:
        assert set(line.left) <= {*line.among, *line.left}
    for seat in range(len(game.players)):
        board = game.players[seat]
        if isinstance(board, PuertomaBoard):
            for level, tile in enumerate(board.abilities):
                enough = len(board.city[level]) >= (1 if level == LEVELS - 1 else SPACES_A_LEVEL)
                given = level == 0 and game.options.level is Level.HARD
                if given and game.running_role is None and game.round == 1:
                    continue  # its gifts may still be to come
                assert tile == GONE or (tile >= 0) == (enough or given)


def check_lines(game: PuertoRico, rng: Rng) -> None:
    """Checks that every legal action is legal, and can be parsed from its text."""
    actions = game.legal_actions()
    some = list(actions) if len(actions) <= LISTED else [actions[rng.below(len(actions))] for _ in range(20)]
    for action in some:
        assert game.is_legal(action)
        assert game.parse(game.text(action)) == action


def check_hidden(game: PuertoRico) -> None:
    """Checks that each seat sees all but the order of the face-down tiles and the chips of other players."""
    over = game.decision is None
    for seat in range(len(game.players)):
        seen = game.observation(seat)
        for other, view in enumerate(seen.players):
            known = over or game.options.open_points or other == seat or game.is_automatic(other)
            assert view.points == (game.players[other].points if known else None)
        other_order = game.copy()
        other_order.rng = Rng.from_seed(seat + 1)
        assert other_order.observation(seat) == seen


def check_imagined(game: PuertoRico, ply: int) -> None:
    """Checks that a determinized game has the same observation, keeps the invariants, and does not change the
    real game."""
    check_hidden(game)
    seat = ply % len(game.players)
    before = repr(game)
    imagined = game.determinize(seat, Rng.from_seed(ply))
    assert imagined.observation(seat) == game.observation(seat)
    rng = Rng.from_seed(ply, 1)
    for _ in range(12):
        if imagined.decision is None:
            break
        actions = imagined.legal_actions()
        imagined.play(actions[rng.below(len(actions))])
    assert list(violations(imagined)) == []
    assert repr(game) == before


@pytest.mark.parametrize("number", [number for number in range(len(SETTINGS)) if number % 5 in (0, 2)])
def test_a_random_game_of_some_settings(number: int) -> None:
    play(SETTINGS[number], number, every=61, rich=number % 2 == 1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_random_games_of_all_settings(number: int, seed: int) -> None:
    play(SETTINGS[number], 1000 * seed + number, every=9, rich=seed % 2 == 1)


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_random_games_that_ask_about_benefits_and_forced_choices(number: int) -> None:
    options = attrs.evolve(SETTINGS[number], ask_optional_benefits=True, play_forced=False)
    play(options, number, every=9, rich=False)
