"""The choices before a game: players and rules, and the consequences of one choice for the others.

Only the options know which of them go together (`engine.puertorico.options`): this module asks them and never repeats
their checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

import attrs

from puertorico_desktop.engine.puertorico.options import (
    MOST_PUERTOMAS,
    NEEDS,
    WHOLE_BOX,
    Edition,
    Expansion,
    Level,
    OptionalRule,
    Options,
    OptionsError,
    OptionsFault,
    Reading,
    Selection,
)
from puertorico_desktop.gui.play.choices import NewGameChoices, first_seats
from puertorico_desktop.gui.puertorico.texts.seats import puertoma_name
from puertorico_desktop.match.match import GameSetup, Seat

MOST_PLAYERS = 5
FEWEST_BIDDERS = 2
"""The least number of people at the table for an auction of the seats."""


@attrs.frozen
class Choices(NewGameChoices):
    """The choices for a new game; by default one person against three bots.

    `bids`: the people at the table bid for the seats before the game. `asks_who_comes`: players choose whether they
    take a noble or a colonist from the ship; otherwise a noble comes.
    """

    options: Options = attrs.field(factory=Options)
    seats: tuple[Seat, ...] = first_seats(MOST_PLAYERS)
    shuffle: bool = True
    free_undo: bool = False
    bids: bool = False
    asks_who_comes: bool = False

    @property
    def auctions(self) -> bool:
        """Whether the seats will be auctioned: the auction was chosen, there are enough people for it, and no
        Puertomas take part."""
        return self.bids and may_bid(self.playing) and not self.options.puertomas

    def automatic_name(self, number: int) -> str:
        """Returns the name of the Puertoma in the seat `number`."""
        return puertoma_name(number - self.options.players + self.options.puertomas, self.options.puertomas)

    def setup(self, seed: int | None = None) -> GameSetup:
        """Returns the setup of a game with these choices; without handicaps if the seats are still to be
        auctioned."""
        setup = super().setup(seed)
        return attrs.evolve(setup, options=attrs.evolve(setup.options, handicaps=())) if self.auctions else setup


def may_bid(seats: tuple[Seat, ...]) -> bool:
    """Returns whether there are enough people for an auction."""
    return sum(seat.bot is None for seat in seats) >= FEWEST_BIDDERS


# -- combinations of options ---------------------------------------------------------------------------------------

LEADING = ("edition", "players", "puertomas", "expansions")
"""The options that can always be chosen; the others are adapted to them."""
PLAIN = {
    "buildings": Selection.BASE,
    "reading": Reading.PRINTED,
    "rules": (),
    "handicaps": (),
    "level": Level.NORMAL,
}
"""The default values of the options that are adapted to the leading ones."""


def _changed(options: Options, **change: Any) -> Options:
    return attrs.evolve(options, **change)


def fault(options: Options, **change: Any) -> OptionsFault | None:
    """Returns why the options cannot be played with these changes; None if they can."""
    try:
        _changed(options, **change)
    except OptionsError as error:
        return error.fault
    return None


def adapted(options: Options, **change: Any) -> Options:
    """Returns the options after a change of leading options: options that no longer go together with it are given up,
    and no others. The number of Puertomas is reduced to what is possible.

    Raises OptionsError if the options cannot be played at all.
    """
    wanted = {name: getattr(options, name) for name in PLAIN} | change
    lead = {name: change.get(name, getattr(options, name)) for name in LEADING}
    lead["expansions"] = tuple(
        one
        for one in lead["expansions"]
        if expansion_fault(options, one, lead["edition"]) is None and NEEDS.get(one, one) in lead["expansions"]
    )
    table = PLAIN | lead | {"expansions": ()}
    while lead["puertomas"] and fault(options, **table | {"puertomas": lead["puertomas"]}) is not None:
        lead["puertomas"] -= 1
    for buildings in (wanted["buildings"], *Selection):
        minimal = PLAIN | lead | {"buildings": buildings}
        if fault(options, **minimal) is None:
            break
    found = _changed(options, **minimal)
    for name in ("reading", "handicaps", "level"):
        if fault(found, **{name: wanted[name]}) is None:
            found = _changed(found, **{name: wanted[name]})
    for rule in wanted["rules"]:
        if rule_fault(found, rule) is None:
            found = with_rule(found, rule, True)
    return found


def expansion_fault(options: Options, expansion: Expansion, edition: Edition | None = None) -> OptionsFault | None:
    """Returns why an edition (that of the options or another) cannot be played with the expansion, whatever the other
    options are; None if it can. Other expansions that it needs are added for the check."""
    together = {expansion, NEEDS.get(expansion, expansion)}
    minimal = PLAIN | {"edition": edition or options.edition, "puertomas": 0, "expansions": tuple(together)}
    faults = [fault(options, **minimal | {"buildings": buildings}) for buildings in Selection]
    return None if None in faults else faults[0]


def puertomas_fault(options: Options, puertomas: int) -> OptionsFault | None:
    """Returns why this number of Puertomas is impossible, whatever else is chosen; None if it is possible."""
    return fault(options, **PLAIN | {"expansions": (), "puertomas": puertomas})


def selection_fault(options: Options, buildings: Selection) -> OptionsFault | None:
    """Returns why the buildings cannot be selected in this way, whatever optional rules are chosen (these are
    adapted); None if they can."""
    return fault(options, buildings=buildings, rules=())


def reading_fault(options: Options, reading: Reading) -> OptionsFault | None:
    """Returns why this reading of the rulebook is impossible with the options; None if it is possible."""
    return fault(options, reading=reading)


def rule_fault(options: Options, rule: OptionalRule) -> OptionsFault | None:
    """Returns why the optional rule cannot be played together with the others that are chosen; None if it can."""
    return None if options.plays(rule) else fault(options, rules=(*options.rules, rule))


def with_expansion(options: Options, expansion: Expansion, there: bool) -> Options:
    """Returns the options with an expansion and the one that it needs, or without the expansion and those that need
    it."""
    others = tuple(one for one in options.expansions if one is not expansion)
    return adapted(options, expansions=(*others, expansion, NEEDS.get(expansion, expansion)) if there else others)


def with_rule(options: Options, rule: OptionalRule, there: bool) -> Options:
    """Returns the options with or without an optional rule. Raises OptionsError if they cannot be played."""
    others = tuple(one for one in options.rules if one is not rule)
    return _changed(options, rules=(*others, rule) if there else others)


# -- presets -------------------------------------------------------------------------------------------------------


class Preset(Enum):
    """A set of rules that is chosen with one click."""

    FIRST_GAME = "first_game"
    CLASSIC = "classic"
    SPECIAL_1897 = "1897"
    WHOLE_BOX = "whole_box"
    ALONE = "alone"


_OPEN = {"open_points": True}
_RULES: Mapping[Preset, Mapping[str, Any]] = {
    Preset.FIRST_GAME: _OPEN,
    Preset.CLASSIC: {},
    Preset.SPECIAL_1897: {"edition": Edition.SPECIAL_1897},
    Preset.WHOLE_BOX: {
        "edition": Edition.SPECIAL_1897,
        "expansions": WHOLE_BOX,
        "buildings": Selection.DRAFT,
    },
    Preset.ALONE: {"edition": Edition.SPECIAL_1897, "players": 1 + MOST_PUERTOMAS, "puertomas": MOST_PUERTOMAS},
}
"""The options of each preset that differ from the classic base game."""
_FIXED = ("edition", "expansions", "buildings", "reading", "rules", "open_points")
"""The options that every preset sets; the others are kept, such as the number of players and the questions asked."""


def preset_options(preset: Preset, options: Options) -> Options:
    """Returns the options according to a preset. Puertomas are kept if the edition of the preset has them."""
    plain = Options()
    said = {name: getattr(plain, name) for name in _FIXED} | dict(_RULES[preset])
    handicaps = options.handicaps if said.get("players", options.players) == options.players else ()
    if said["edition"] is not Edition.SPECIAL_1897:
        said |= {"puertomas": 0, "level": Level.NORMAL}
    return _changed(options, **said, handicaps=handicaps)


def takes_back_freely(preset: Preset, options: Options) -> bool:
    """Returns whether moves may be undone without limits: in a first game, and with Puertomas, whose cards would
    otherwise block undo all the time."""
    return preset is Preset.FIRST_GAME or options.puertomas > 0


def preset_of(options: Options, free_undo: bool) -> Preset | None:
    """Returns the preset to which these choices correspond; None if they correspond to none."""
    for preset in (Preset.ALONE, *Preset):
        if preset_options(preset, options) == options and takes_back_freely(preset, options) == free_undo:
            return preset
    return None
