"""What is chosen before a game: who plays by which rules; and what follows from one choice for the others.

What goes together only the options know (`engine.puertorico.options`): here they are asked, never anticipated.
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
"""So many people at least have to sit at the table for the seats to be put up for auction."""


@attrs.frozen
class Choices(NewGameChoices):
    """A person against three bots, or what was chosen last time.

    `bids`: the people at the table bid for the seats before the game. `asks_who_comes`: players say themselves whom
    they take from the ship, otherwise a noble comes.
    """

    options: Options = attrs.field(factory=Options)
    seats: tuple[Seat, ...] = first_seats(MOST_PLAYERS)
    shuffle: bool = True
    free_undo: bool = False
    bids: bool = False
    asks_who_comes: bool = False

    @property
    def auctions(self) -> bool:
        """Whether there will be an auction: it was asked for, and there are people enough for it and no Puertomas."""
        return self.bids and may_bid(self.playing) and not self.options.puertomas

    def automatic_name(self, number: int) -> str:
        """Returns the name of the Puertoma in that seat."""
        return puertoma_name(number - self.options.players + self.options.puertomas, self.options.puertomas)

    def setup(self, seed: int | None = None) -> GameSetup:
        """Returns a game with these choices; no seat has a handicap where the seats are still to be auctioned."""
        setup = super().setup(seed)
        return attrs.evolve(setup, options=attrs.evolve(setup.options, handicaps=())) if self.auctions else setup


def may_bid(seats: tuple[Seat, ...]) -> bool:
    """Whether there are people enough for an auction."""
    return sum(seat.bot is None for seat in seats) >= FEWEST_BIDDERS


# -- what goes together --------------------------------------------------------------------------------------------

LEADING = ("edition", "players", "puertomas", "expansions")
"""What can always be chosen: the rest follows."""
PLAIN = {
    "buildings": Selection.BASE,
    "reading": Reading.PRINTED,
    "rules": (),
    "handicaps": (),
    "level": Level.NORMAL,
}
"""The rest, as it is where nothing in particular is chosen."""


def _changed(options: Options, **change: Any) -> Options:
    return attrs.evolve(options, **change)


def fault(options: Options, **change: Any) -> OptionsFault | None:
    """Why that cannot be played; None if it can."""
    try:
        _changed(options, **change)
    except OptionsError as error:
        return error.fault
    return None


def adapted(options: Options, **change: Any) -> Options:
    """The options after a choice that leads: what does not go with it any more is given up, and nothing else. So are
    as many Puertomas as there is no room for.

    Raises OptionsError if it cannot be played at all.
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
        bare = PLAIN | lead | {"buildings": buildings}
        if fault(options, **bare) is None:
            break
    found = _changed(options, **bare)
    for name in ("reading", "handicaps", "level"):
        if fault(found, **{name: wanted[name]}) is None:
            found = _changed(found, **{name: wanted[name]})
    for rule in wanted["rules"]:
        if rule_fault(found, rule) is None:
            found = with_rule(found, rule, True)
    return found


def expansion_fault(options: Options, expansion: Expansion, edition: Edition | None = None) -> OptionsFault | None:
    """Why an edition, that of the options or another, cannot be played with the expansion, however the rest is: what
    it needs comes with it."""
    together = {expansion, NEEDS.get(expansion, expansion)}
    bare = PLAIN | {"edition": edition or options.edition, "puertomas": 0, "expansions": tuple(together)}
    faults = [fault(options, **bare | {"buildings": buildings}) for buildings in Selection]
    return None if None in faults else faults[0]


def puertomas_fault(options: Options, puertomas: int) -> OptionsFault | None:
    """Why there cannot be so many Puertomas, whatever else is chosen."""
    return fault(options, **PLAIN | {"expansions": (), "puertomas": puertomas})


def selection_fault(options: Options, buildings: Selection) -> OptionsFault | None:
    """Why the buildings cannot be chosen that way, whatever optional rules there are: these follow."""
    return fault(options, buildings=buildings, rules=())


def reading_fault(options: Options, reading: Reading) -> OptionsFault | None:
    """Why the rulebook cannot be read that way."""
    return fault(options, reading=reading)


def rule_fault(options: Options, rule: OptionalRule) -> OptionsFault | None:
    """Why the optional rule cannot be played with the others that are."""
    return None if options.plays(rule) else fault(options, rules=(*options.rules, rule))


def with_expansion(options: Options, expansion: Expansion, there: bool) -> Options:
    """The options with an expansion and what it needs, or without it and what needs it."""
    others = tuple(one for one in options.expansions if one is not expansion)
    return adapted(options, expansions=(*others, expansion, NEEDS.get(expansion, expansion)) if there else others)


def with_rule(options: Options, rule: OptionalRule, there: bool) -> Options:
    """The options with an optional rule, or without it. Raises OptionsError."""
    others = tuple(one for one in options.rules if one is not rule)
    return _changed(options, rules=(*others, rule) if there else others)


# -- presets -------------------------------------------------------------------------------------------------------


class Preset(Enum):
    """Rules that are chosen with one click."""

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
"""What differs from the classic base game."""
_FIXED = ("edition", "expansions", "buildings", "reading", "rules", "open_points")
"""What every preset says; the rest stays as it is: how many play, and how one likes to be asked."""


def preset_options(preset: Preset, options: Options) -> Options:
    """The options by a preset. Puertomas stay where the edition has them."""
    plain = Options()
    said = {name: getattr(plain, name) for name in _FIXED} | dict(_RULES[preset])
    handicaps = options.handicaps if said.get("players", options.players) == options.players else ()
    if said["edition"] is not Edition.SPECIAL_1897:
        said |= {"puertomas": 0, "level": Level.NORMAL}
    return _changed(options, **said, handicaps=handicaps)


def takes_back_freely(preset: Preset, options: Options) -> bool:
    """Whether moves may be taken back without limits: in a first game they may, and with Puertomas, whose cards would
    stand in the way all the time."""
    return preset is Preset.FIRST_GAME or options.puertomas > 0


def preset_of(options: Options, free_undo: bool) -> Preset | None:
    """The preset that these choices are; None if they are no preset."""
    for preset in (Preset.ALONE, *Preset):
        if preset_options(preset, options) == options and takes_back_freely(preset, options) == free_undo:
            return preset
    return None
