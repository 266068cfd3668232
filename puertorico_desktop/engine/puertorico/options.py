"""The options of a game, agreed before it starts. Impossible combinations are refused here, in one place."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Any, ClassVar, Final

import attrs

PLAYERS: Final = range(2, 6)
"""The possible numbers of players."""


class Edition(Enum):
    """The published editions of the board game; the value is the id in saves and on the command line."""

    CLASSIC = "classic"
    SPECIAL_1897 = "1897"


class Expansion(Enum):
    """The expansions of the base game. The classic names: New Buildings (2004) and Nobles (2009).

    The smuggler (S000 page 28) brings a role card and no buildings; festival, festival cards and achievements (pages
    29 to 32) bring tasks.
    """

    NEW_BUILDINGS = "new_buildings"
    CITIZENS = "citizens"
    SMUGGLER = "smuggler"
    FESTIVAL = "festival"
    FESTIVAL_CARDS = "festival_cards"
    ACHIEVEMENTS = "achievements"


PUBLISHED: Final = (Expansion.NEW_BUILDINGS, Expansion.CITIZENS)
"""The expansions with buildings that were published, in a box or a magazine. Additions have expansions of their own,
so that games with these two stay unchanged."""
WITHOUT_BUILDINGS: Final = (
    Expansion.SMUGGLER,
    Expansion.FESTIVAL,
    Expansion.FESTIVAL_CARDS,
    Expansion.ACHIEVEMENTS,
)
"""The expansions of the 1897 box that bring no buildings; the classic edition does not have them."""
NEEDS: Final = {Expansion.FESTIVAL_CARDS: Expansion.FESTIVAL}
"""The expansions that can only be played together with another one, each with that other."""
WHOLE_BOX: Final = (*PUBLISHED, *WITHOUT_BUILDINGS)
"""The expansions of the 1897 box."""


class Selection(Enum):
    """The way in which the violet buildings of a game are determined. Production buildings are always the same
    (S000).

    BASE: those of the base game; FIXED: those of the expansions, filled up (`selection.FIXED`); RANDOM: drawn; DRAFT:
    the players choose in turn.
    """

    BASE = "base"
    FIXED = "fixed"
    RANDOM = "random"
    DRAFT = "draft"


class Level(Enum):
    """The playing strength of Puertoma, the automatic opponent (S000 page 39)."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


MOST_PUERTOMAS: Final = 2
"""The largest number of Puertomas in a game (S000 page 33)."""


class Reading(Enum):
    """The two readings of the 1897 rulebook (rulings.md 3)."""

    PRINTED = "printed"
    CORRECTED = "corrected"


class OptionalRule(Enum):
    """The optional rules of S000, for both editions.

    COST_SWAP: the university costs 7, the factory 8. START_RESOURCES: a player who starts with corn pays for it with
    a doubloon (D-60). JEWELER_LIMIT: the jeweler pays 3 doubloons a phase at most. The next two are restrictions on
    the choice of buildings, of which a game may have one: not both villa and jeweler, or not both hacienda and forest
    house. ACHIEVEMENT_DRAFT: the players choose their achievement cards from packs that are passed round.
    """

    COST_SWAP = "cost_swap"
    START_RESOURCES = "start_resources"
    JEWELER_LIMIT = "jeweler_limit"
    VILLA_OR_JEWELER = "villa_or_jeweler"
    HACIENDA_OR_FOREST_HOUSE = "hacienda_or_forest_house"
    ACHIEVEMENT_DRAFT = "achievement_draft"


class OptionsFault(Enum):
    """The reasons why options are refused; the value is an id for the texts."""

    UNKNOWN_EDITION = "unknown_edition"
    PLAYERS = "players"
    READING_OF_1897 = "reading_of_1897"
    SELECTION_WITHOUT_EXPANSION = "selection_without_expansion"
    EXPANSION_WITHOUT_SELECTION = "expansion_without_selection"
    EXPANSION_OF_1897 = "expansion_of_1897"
    RULE_NEEDS_CITIZENS = "rule_needs_citizens"
    RULE_NEEDS_NEW_BUILDINGS = "rule_needs_new_buildings"
    RULE_NEEDS_CHOICE = "rule_needs_choice"
    ONE_RESTRICTION = "one_restriction"
    FESTIVAL_CARDS_NEED_FESTIVAL = "festival_cards_need_festival"
    RULE_NEEDS_ACHIEVEMENTS = "rule_needs_achievements"
    HANDICAPS = "handicaps"
    PUERTOMA_OF_1897 = "puertoma_of_1897"
    PUERTOMAS = "puertomas"
    NO_PLAYER = "no_player"
    LEVEL_WITHOUT_PUERTOMA = "level_without_puertoma"
    RULE_FOR_PLAYERS_ONLY = "rule_for_players_only"


class OptionsError(ValueError):
    """Raised for options that no game can be played with; `fault` is the reason."""

    def __init__(self, fault: OptionsFault, message: str) -> None:
        super().__init__(message)
        self.fault = fault


MOST_HANDICAP: Final = 200
"""The largest handicap of a seat, up or down, in half points."""


def _in_order(members: Iterable[Enum]) -> tuple[Any, ...]:
    """Returns each member once, in the order of definition, so that equal options compare equal."""
    given = set(members)
    return tuple(one for kind in {type(one) for one in given} for one in kind if one in given)


def _expansions(members: Iterable[Expansion]) -> tuple[Expansion, ...]:
    return _in_order(members)


def _rules(members: Iterable[OptionalRule]) -> tuple[OptionalRule, ...]:
    return _in_order(members)


@attrs.frozen(cache_hash=True)
class Options:
    """The options of a game.

    * `players`: 2 to 5; two play the official variant (data-sheet.md 1.1), in either edition.
    * `open_points`: all victory point chips lie face up (D-08 hides them by default).
    * `ask_optional_benefits`: a benefit that can only be taken or refused becomes a decision (rulings.md 9).
    * `play_forced`: a decision with a single answer is carried out at once; the events still report it.
    * `expansions`, `buildings`: the violet buildings of the game, nobles beside the colonists, and other pieces.
    * `reading`: the reading of the 1897 rulebook; the classic edition has only one.
    * `handicaps`: half points for each seat in addition to the points it wins, below 0 for a deduction; empty for
      none.
    * `puertomas`: the number of seats, the last ones, that belong to the automatic opponent of the 1897 rulebook;
      `players` includes them.
    * `level`: the playing strength of the Puertomas.
    """

    game: ClassVar[str] = "puertorico"

    edition: Edition = Edition.CLASSIC
    players: int = 4
    open_points: bool = False
    ask_optional_benefits: bool = False
    play_forced: bool = True
    expansions: tuple[Expansion, ...] = attrs.field(default=(), converter=_expansions)
    buildings: Selection = Selection.BASE
    reading: Reading = Reading.PRINTED
    rules: tuple[OptionalRule, ...] = attrs.field(default=(), converter=_rules)
    handicaps: tuple[int, ...] = attrs.field(default=(), converter=tuple)
    puertomas: int = 0
    level: Level = Level.NORMAL

    def __attrs_post_init__(self) -> None:
        """Check the options. Raises OptionsError if no game can be played with them."""
        if not isinstance(self.edition, Edition):
            raise OptionsError(OptionsFault.UNKNOWN_EDITION, f"unknown edition: {self.edition!r}")
        if type(self.players) is not int or self.players not in PLAYERS:
            raise OptionsError(OptionsFault.PLAYERS, f"players must be 2 to 5, not {self.players!r}")
        if self.reading is not Reading.PRINTED and self.edition is not Edition.SPECIAL_1897:
            raise OptionsError(OptionsFault.READING_OF_1897, "the readings are those of the 1897 rulebook")
        if self.edition is not Edition.SPECIAL_1897 and any(map(self.has, WITHOUT_BUILDINGS)):
            raise OptionsError(OptionsFault.EXPANSION_OF_1897, "the classic edition has no such expansion")
        if any(self.has(one) and not self.has(other) for one, other in NEEDS.items()):
            raise OptionsError(OptionsFault.FESTIVAL_CARDS_NEED_FESTIVAL, "the festival cards lie on its board")
        if self.buildings is not Selection.BASE and not self.with_buildings:
            raise OptionsError(OptionsFault.SELECTION_WITHOUT_EXPANSION, "without an expansion nothing can be chosen")
        if self.buildings is Selection.BASE and self.with_buildings:
            raise OptionsError(OptionsFault.EXPANSION_WITHOUT_SELECTION, "an expansion needs a choice of buildings")
        self._check_rules()
        self._check_puertomas()
        if self.handicaps and len(self.handicaps) != self.players:
            raise OptionsError(OptionsFault.HANDICAPS, f"{len(self.handicaps)} handicaps for {self.players} seats")
        if any(abs(one) > MOST_HANDICAP for one in self.handicaps):
            raise OptionsError(OptionsFault.HANDICAPS, f"a handicap of more than {MOST_HANDICAP} half points")

    def _check_rules(self) -> None:
        rules = set(self.rules)
        restrictions = rules & {OptionalRule.VILLA_OR_JEWELER, OptionalRule.HACIENDA_OR_FOREST_HOUSE}
        if rules & {OptionalRule.JEWELER_LIMIT, OptionalRule.VILLA_OR_JEWELER} and not self.has(Expansion.CITIZENS):
            raise OptionsError(OptionsFault.RULE_NEEDS_CITIZENS, "villa and jeweler come with the citizens")
        if OptionalRule.HACIENDA_OR_FOREST_HOUSE in rules and not self.has(Expansion.NEW_BUILDINGS):
            raise OptionsError(OptionsFault.RULE_NEEDS_NEW_BUILDINGS, "the forest house is one of the new buildings")
        if restrictions and self.buildings not in (Selection.RANDOM, Selection.DRAFT):
            raise OptionsError(OptionsFault.RULE_NEEDS_CHOICE, "where nothing is chosen, nothing can be excluded")
        if OptionalRule.ACHIEVEMENT_DRAFT in rules and not self.has(Expansion.ACHIEVEMENTS):
            raise OptionsError(OptionsFault.RULE_NEEDS_ACHIEVEMENTS, "without achievement cards none can be drafted")
        if len(restrictions) > 1:
            raise OptionsError(OptionsFault.ONE_RESTRICTION, "only one of the two restrictions can be chosen")

    def _check_puertomas(self) -> None:
        if type(self.puertomas) is not int or not 0 <= self.puertomas <= MOST_PUERTOMAS:
            raise OptionsError(OptionsFault.PUERTOMAS, f"puertomas must be 0 to 2, not {self.puertomas!r}")
        if not self.puertomas:
            if self.level is not Level.NORMAL:
                raise OptionsError(OptionsFault.LEVEL_WITHOUT_PUERTOMA, "without a Puertoma there is no level")
            return
        if self.edition is not Edition.SPECIAL_1897:
            raise OptionsError(OptionsFault.PUERTOMA_OF_1897, "the classic edition has no Puertoma")
        if self.puertomas >= self.players:
            raise OptionsError(OptionsFault.NO_PLAYER, f"{self.puertomas} Puertomas among {self.players} seats")
        if self.plays(OptionalRule.ACHIEVEMENT_DRAFT):
            raise OptionsError(OptionsFault.RULE_FOR_PLAYERS_ONLY, "with a Puertoma players keep four of six cards")

    @property
    def with_buildings(self) -> tuple[Expansion, ...]:
        """The expansions of this game that bring buildings."""
        return tuple(one for one in self.expansions if one not in WITHOUT_BUILDINGS)

    def has(self, expansion: Expansion) -> bool:
        """Returns whether the expansion is in the game."""
        return expansion in self.expansions

    def plays(self, rule: OptionalRule) -> bool:
        """Returns whether the optional rule holds."""
        return rule in self.rules
