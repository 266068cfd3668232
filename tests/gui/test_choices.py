"""What follows from one choice before a game for the others; the presets."""

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
from puertorico_desktop.match.match import Seat

BOTH = PUBLISHED


def test_another_edition_gives_up_the_expansions_that_it_does_not_have() -> None:
    box = choices.preset_options(Preset.WHOLE_BOX, Options())
    assert box.expansions == WHOLE_BOX
    assert choices.expansion_fault(box, Expansion.SMUGGLER) is None
    classic = choices.adapted(box, edition=Edition.CLASSIC)
    assert (classic.expansions, classic.buildings) == (BOTH, Selection.DRAFT)
    assert choices.expansion_fault(classic, Expansion.SMUGGLER) is OptionsFault.EXPANSION_OF_1897
    assert choices.expansion_fault(classic, Expansion.CITIZENS) is None


def test_an_expansion_without_buildings_leaves_them_alone() -> None:
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


def test_what_does_not_go_with_the_edition_is_given_up() -> None:
    classic = choices.adapted(WHOLE, edition=Edition.CLASSIC)
    assert classic.reading is Reading.PRINTED
    assert (classic.expansions, classic.buildings, classic.rules) == (BOTH, Selection.RANDOM, WHOLE.rules)


def test_an_expansion_brings_a_selection_and_takes_it_away() -> None:
    with_citizens = choices.with_expansion(Options(), Expansion.CITIZENS, True)
    assert with_citizens.buildings is Selection.FIXED
    assert choices.with_expansion(with_citizens, Expansion.CITIZENS, False) == Options()


def test_rules_go_with_the_expansion_that_they_need() -> None:
    without = choices.with_expansion(WHOLE, Expansion.CITIZENS, False)
    assert without.expansions == (Expansion.NEW_BUILDINGS,)
    assert without.rules == (OptionalRule.COST_SWAP,)
    assert without.buildings is Selection.RANDOM


def test_rules_about_a_choice_go_with_it() -> None:
    fixed = choices.adapted(WHOLE, buildings=Selection.FIXED)
    assert fixed.rules == (OptionalRule.COST_SWAP, OptionalRule.JEWELER_LIMIT)
    assert choices.selection_fault(WHOLE, Selection.FIXED) is None


def test_handicaps_go_with_the_seats() -> None:
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


def test_whatever_leads_can_always_be_chosen() -> None:
    for edition, players, expansions in itertools.product(Edition, range(2, 6), ((), BOTH[:1], BOTH[1:], BOTH)):
        for start in (Options(), WHOLE):
            found = choices.adapted(start, edition=edition, players=players, expansions=expansions)
            assert (found.edition, found.players, found.expansions) == (edition, players, expansions)


def test_what_nobody_can_play_is_refused() -> None:
    with pytest.raises(OptionsError):
        choices.adapted(Options(), players=6)


@pytest.mark.parametrize("preset", list(Preset))
@pytest.mark.parametrize("options", [Options(players=2, play_forced=False), WHOLE])
def test_a_preset_is_recognised(preset: Preset, options: Options) -> None:
    found = choices.preset_options(preset, options)
    assert found.play_forced == options.play_forced
    if preset is Preset.ALONE:  # the only one that says who plays
        assert (found.players, found.puertomas, found.handicaps) == (3, 2, ())
    else:
        assert (found.players, found.handicaps) == (options.players, options.handicaps)
    assert choices.preset_of(found, choices.takes_back_freely(preset, found)) is preset


def test_what_is_no_preset_is_ones_own_choice() -> None:
    assert choices.preset_of(WHOLE, False) is None
    assert choices.preset_of(Options(), True) is None
    assert choices.preset_of(Options(), False) is Preset.CLASSIC


def test_seats_are_auctioned_among_people() -> None:
    people = (Seat("a"), Seat("b"), Seat("c", "easy"), Seat("d"), Seat("e"))
    asked = Choices(Options(players=3, handicaps=(1, 2, 3)), people, shuffle=False, bids=True)
    assert asked.auctions
    assert asked.setup(1).options.handicaps == ()
    alone = Choices(Options(players=3, handicaps=(1, 2, 3)), (people[2], *people[1:]), shuffle=False, bids=True)
    assert not alone.auctions
    assert alone.setup(1).options.handicaps == (1, 2, 3)
