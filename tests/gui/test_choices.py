"""The consequences of one choice before a game for the others; the presets."""

import itertools

import pytest

from puertorico_desktop.engine.puertorico.options import (
    PUBLISHED,
    WHOLE_BOX,
    Edition,
    Expansion,
    OptionalRule,
    Options,
    OptionsError,
    OptionsFault,
    Reading,
    Selection,
)
from puertorico_desktop.gui.puertorico import choices
from puertorico_desktop.gui.puertorico.choices import Choices, Preset
from puertorico_desktop.learn.challenges.codes import code_of, game_of, shared_of
from puertorico_desktop.match.match import Seat

BOTH = PUBLISHED


def test_changing_the_edition_drops_expansions_it_does_not_have() -> None:
    box = choices.preset_options(Preset.WHOLE_BOX, Options())
    assert box.expansions == WHOLE_BOX
    assert choices.expansion_fault(box, Expansion.SMUGGLER) is None
    classic = choices.adapted(box, edition=Edition.CLASSIC)
    assert (classic.expansions, classic.buildings) == (BOTH, Selection.DRAFT)
    assert choices.expansion_fault(classic, Expansion.SMUGGLER) is OptionsFault.EXPANSION_OF_1897
    assert choices.expansion_fault(classic, Expansion.CITIZENS) is None


def test_an_expansion_without_buildings_does_not_change_their_selection() -> None:
    alone = choices.with_expansion(Options(edition=Edition.SPECIAL_1897), Expansion.SMUGGLER, True)
    assert (alone.expansions, alone.buildings) == ((Expansion.SMUGGLER,), Selection.BASE)
    more = choices.with_expansion(alone, Expansion.CITIZENS, True)
    assert more.buildings is not Selection.BASE
    assert choices.with_expansion(more, Expansion.CITIZENS, False).buildings is Selection.BASE


WHOLE = Options(
    edition=Edition.SPECIAL_1897,
    expansions=BOTH,
    buildings=Selection.RANDOM,
    reading=Reading.CORRECTED,
    rules=(OptionalRule.COST_SWAP, OptionalRule.JEWELER_LIMIT, OptionalRule.VILLA_OR_JEWELER),
    handicaps=(1, 0, 0, -1),
)


def test_changing_the_edition_resets_reading_and_selection() -> None:
    classic = choices.adapted(WHOLE, edition=Edition.CLASSIC)
    assert classic.reading is Reading.PRINTED
    assert (classic.expansions, classic.buildings, classic.rules) == (BOTH, Selection.RANDOM, WHOLE.rules)


def test_an_expansion_sets_a_selection_and_removing_it_resets_it() -> None:
    with_citizens = choices.with_expansion(Options(), Expansion.CITIZENS, True)
    assert with_citizens.buildings is Selection.FIXED
    assert choices.with_expansion(with_citizens, Expansion.CITIZENS, False) == Options()


def test_removing_an_expansion_drops_the_rules_that_need_it() -> None:
    without = choices.with_expansion(WHOLE, Expansion.CITIZENS, False)
    assert without.expansions == (Expansion.NEW_BUILDINGS,)
    assert without.rules == (OptionalRule.COST_SWAP,)
    assert without.buildings is Selection.RANDOM


def test_a_fixed_selection_drops_rules_about_random_and_drafted_buildings() -> None:
    fixed = choices.adapted(WHOLE, buildings=Selection.FIXED)
    assert fixed.rules == (OptionalRule.COST_SWAP, OptionalRule.JEWELER_LIMIT)
    assert choices.selection_fault(WHOLE, Selection.FIXED) is None


def test_changing_the_number_of_players_drops_handicaps() -> None:
    assert choices.adapted(WHOLE, players=5).handicaps == ()
    assert choices.adapted(WHOLE, players=4).handicaps == WHOLE.handicaps


def test_faults_are_those_of_the_engine() -> None:
    base = Options()
    assert choices.selection_fault(base, Selection.DRAFT) is OptionsFault.SELECTION_WITHOUT_EXPANSION
    assert choices.selection_fault(WHOLE, Selection.BASE) is OptionsFault.EXPANSION_WITHOUT_SELECTION
    assert choices.reading_fault(base, Reading.CORRECTED) is OptionsFault.READING_OF_1897
    assert choices.rule_fault(base, OptionalRule.JEWELER_LIMIT) is OptionsFault.RULE_NEEDS_CITIZENS
    other = OptionalRule.HACIENDA_OR_FOREST_HOUSE
    assert choices.rule_fault(base, other) is OptionsFault.RULE_NEEDS_NEW_BUILDINGS
    assert choices.rule_fault(WHOLE, other) is OptionsFault.ONE_RESTRICTION
    assert choices.rule_fault(WHOLE, OptionalRule.VILLA_OR_JEWELER) is None, "what is chosen can be given up"


def test_edition_players_and_expansions_can_always_be_chosen() -> None:
    for edition, players, expansions in itertools.product(Edition, range(2, 6), ((), BOTH[:1], BOTH[1:], BOTH)):
        for start in (Options(), WHOLE):
            found = choices.adapted(start, edition=edition, players=players, expansions=expansions)
            assert (found.edition, found.players, found.expansions) == (edition, players, expansions)


def test_an_impossible_number_of_players_raises_options_error() -> None:
    with pytest.raises(OptionsError):
        choices.adapted(Options(), players=6)


@pytest.mark.parametrize("preset", list(Preset))
@pytest.mark.parametrize("options", [Options(players=2, play_forced=False), WHOLE])
def test_the_options_of_a_preset_are_recognised(preset: Preset, options: Options) -> None:
    found = choices.preset_options(preset, options)
    assert found.play_forced == options.play_forced
    if preset is Preset.ALONE:  # the only preset that determines the seats
        assert (found.players, found.puertomas, found.handicaps) == (3, 2, ())
    else:
        assert (found.players, found.handicaps) == (options.players, options.handicaps)
    assert choices.preset_of(found, choices.takes_back_freely(preset, found)) is preset


def test_options_of_no_preset_have_none() -> None:
    assert choices.preset_of(WHOLE, False) is None
    assert choices.preset_of(Options(), True) is None
    assert choices.preset_of(Options(), False) is Preset.CLASSIC


def test_seats_are_auctioned_only_if_all_seats_are_people() -> None:
    people = (Seat("a"), Seat("b"), Seat("c", "easy"), Seat("d"), Seat("e"))
    asked = Choices(Options(players=3, handicaps=(1, 2, 3)), people, shuffle=False, bids=True)
    assert asked.auctions
    assert asked.setup(1).options.handicaps == ()
    alone = Choices(Options(players=3, handicaps=(1, 2, 3)), (people[2], *people[1:]), shuffle=False, bids=True)
    assert not alone.auctions
    assert alone.setup(1).options.handicaps == (1, 2, 3)


def test_a_new_game_alone_with_puertomas_has_a_code() -> None:
    alone = Choices(Options(players=3, edition=Edition.SPECIAL_1897, puertomas=2))
    for _ in range(20):
        setup = alone.setup()
        assert game_of(code_of(shared_of(setup))).seed == setup.seed
