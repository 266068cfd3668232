"""Puerto Rico in game codes and as the game of the day."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from itertools import product
from typing import Final

from puertorico_desktop.engine.puertorico.options import (
    PUBLISHED,
    Edition,
    Expansion,
    Level,
    OptionalRule,
    Options,
    OptionsError,
    Reading,
    Selection,
)
from puertorico_desktop.learn.challenges.game import (
    AUTOMATIC,
    WEEK,
    Dailies,
    GameChallenges,
    NotPackedError,
    from_mixed_radix,
    to_mixed_radix,
)

_E, _R = Expansion, OptionalRule
EDITIONS: Final = (
    (Edition.CLASSIC, Reading.PRINTED),
    (Edition.SPECIAL_1897, Reading.PRINTED),
    (Edition.SPECIAL_1897, Reading.CORRECTED),
)
FESTIVALS: Final[tuple[tuple[Expansion, ...], ...]] = ((), (_E.FESTIVAL,), (_E.FESTIVAL, _E.FESTIVAL_CARDS))
ACHIEVEMENTS: Final[tuple[tuple[tuple[Expansion, ...], tuple[OptionalRule, ...]], ...]] = (
    ((), ()),
    ((_E.ACHIEVEMENTS,), ()),
    ((_E.ACHIEVEMENTS,), (_R.ACHIEVEMENT_DRAFT,)),
)
_Buildings = tuple[tuple[Expansion, ...], Selection, tuple[OptionalRule, ...]]


def _buildings() -> Iterator[_Buildings]:
    """Yields every way to choose the buildings, with the optional rules that depend on it."""
    yield (), Selection.BASE, ()
    for expansions in ((_E.NEW_BUILDINGS,), (_E.CITIZENS,), (_E.NEW_BUILDINGS, _E.CITIZENS)):
        for selection in (Selection.FIXED, Selection.RANDOM, Selection.DRAFT):
            restrictions: list[tuple[OptionalRule, ...]] = [()]
            if selection is not Selection.FIXED and _E.CITIZENS in expansions:
                restrictions.append((_R.VILLA_OR_JEWELER,))
            if selection is not Selection.FIXED and _E.NEW_BUILDINGS in expansions:
                restrictions.append((_R.HACIENDA_OR_FOREST_HOUSE,))
            limits: list[tuple[OptionalRule, ...]] = [()]
            if _E.CITIZENS in expansions:
                limits.append((_R.JEWELER_LIMIT,))
            for restriction, limit in product(restrictions, limits):
                yield expansions, selection, (*limit, *restriction)


BUILDINGS: Final = tuple(_buildings())
_OF_BUILDINGS: Final = (_R.JEWELER_LIMIT, _R.VILLA_OR_JEWELER, _R.HACIENDA_OR_FOREST_HOUSE)
BASES: Final = (len(EDITIONS), len(BUILDINGS), len(FESTIVALS), len(ACHIEVEMENTS), *(2,) * 6)
_BUILDINGS_OF_1897: Final = Options(edition=Edition.SPECIAL_1897, expansions=PUBLISHED, buildings=Selection.FIXED)


def _with_1897(*expansions: Expansion) -> Options:
    return Options(edition=Edition.SPECIAL_1897, expansions=expansions)


class PuertoRicoChallenges(GameChallenges[Options]):
    """The challenges of Puerto Rico, see `GameChallenges`. The digits of the options, the most significant first,
    are: edition and reading, buildings, festival, achievements; then one bit each for smuggler, cost swap, start
    resources, open points, asking before benefits, and not playing forced moves at once."""

    series = 1
    opponents = (
        *(f"steady-{nodes}" for nodes in WEEK),
        *(f"steady-{nodes}-{style}" for style in ("builder", "shipper", "trader") for nodes in (200, 800)),
        *(f"{AUTOMATIC}-{level.value}" for level in Level),
    )
    dailies = (
        Dailies(
            date(2026, 1, 1),
            (
                Options(),
                Options(edition=Edition.SPECIAL_1897),
                Options(expansions=(_E.NEW_BUILDINGS,), buildings=Selection.FIXED),
                Options(edition=Edition.SPECIAL_1897, expansions=(_E.CITIZENS,), buildings=Selection.FIXED),
                Options(),
                _with_1897(_E.SMUGGLER),
                _BUILDINGS_OF_1897,
                _with_1897(_E.FESTIVAL),
                _with_1897(_E.ACHIEVEMENTS),
            ),
        ),
    )

    def pack(self, options: Options) -> int:
        """Returns the number of the options. Raises NotPackedError if a code cannot express them."""
        rules = tuple(rule for rule in options.rules if rule in _OF_BUILDINGS)
        drafts = tuple(rule for rule in options.rules if rule is _R.ACHIEVEMENT_DRAFT)
        festival = tuple(one for one in options.expansions if one in FESTIVALS[-1])
        achievements = tuple(one for one in options.expansions if one is _E.ACHIEVEMENTS)
        try:
            places = (
                EDITIONS.index((options.edition, options.reading)),
                BUILDINGS.index((options.with_buildings, options.buildings, rules)),
                FESTIVALS.index(festival),
                ACHIEVEMENTS.index((achievements, drafts)),
            )
        except ValueError as error:
            raise NotPackedError(str(error)) from None
        bits = (
            options.has(_E.SMUGGLER),
            options.plays(_R.COST_SWAP),
            options.plays(_R.START_RESOURCES),
            options.open_points,
            options.ask_optional_benefits,
            not options.play_forced,
        )
        number = to_mixed_radix(list(zip((*places, *map(int, bits)), BASES, strict=True)))
        automatic = [self.automatic_word(options)] * options.puertomas
        if options.handicaps or self.unpack(number, options.players, automatic) != options:
            raise NotPackedError("there is more in the options than a code says")
        return number

    def unpack(self, number: int, players: int, automatic: Sequence[str]) -> Options:
        """Returns the options with this number. Raises NotPackedError if there are none."""
        edition, buildings, festival, achievements, *bits = from_mixed_radix(number, BASES)
        smuggler, swap, resources, opened, asks, forced = map(bool, bits)
        expansions, selection, rules = BUILDINGS[buildings]
        cards, drafts = ACHIEVEMENTS[achievements]
        words = set(automatic)
        if len(words) > 1:
            raise NotPackedError("the automatic seats are not alike")
        try:
            return Options(
                edition=EDITIONS[edition][0],
                players=players,
                open_points=opened,
                ask_optional_benefits=asks,
                play_forced=not forced,
                expansions=(*expansions, *(_E.SMUGGLER,) * smuggler, *FESTIVALS[festival], *cards),
                buildings=selection,
                reading=EDITIONS[edition][1],
                rules=(*rules, *drafts, *(_R.COST_SWAP,) * swap, *(_R.START_RESOURCES,) * resources),
                puertomas=len(automatic),
                level=Level(words.pop().removeprefix(f"{AUTOMATIC}-")) if words else Level.NORMAL,
            )
        except OptionsError as error:
            raise NotPackedError(str(error)) from None

    def automatic_word(self, options: Options) -> str:
        """Returns the word for a Puertoma of the level in the options."""
        return f"{AUTOMATIC}-{options.level.value}"
