"""San Juan 1897 in game codes and as the game of the day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from puertorico_desktop.engine.sanjuan.options import Expansion, Options, OptionsError
from puertorico_desktop.learn.challenges.game import (
    WEEK,
    Dailies,
    GameChallenges,
    NotPackedError,
    from_mixed_radix,
    to_mixed_radix,
)

BASES = (2,) * 5


class SanJuanChallenges(GameChallenges[Options]):
    """The challenges of San Juan 1897, see `GameChallenges`. The bits of the options, the most significant first,
    are: new buildings, opening choice, open points, asking before benefits, and not playing forced moves at once."""

    series = 2
    opponents = (*(f"steady-{nodes}" for nodes in WEEK), "steady-50", "steady-1600")
    dailies = (Dailies(date(2026, 1, 1), (Options(), Options(expansions=(Expansion.NEW_BUILDINGS,)))),)

    def pack(self, options: Options) -> int:
        """Returns the number of the options. Raises NotPackedError if a code cannot express them."""
        bits = (
            options.has(Expansion.NEW_BUILDINGS),
            options.opening_choice,
            options.open_points,
            options.ask_optional_benefits,
            not options.play_forced,
        )
        number = to_mixed_radix(list(zip(map(int, bits), BASES, strict=True)))
        if self.unpack(number, options.players, ()) != options:
            raise NotPackedError("there is more in the options than a code says")
        return number

    def unpack(self, number: int, players: int, automatic: Sequence[str]) -> Options:
        """Returns the options with this number. Raises NotPackedError if there are none."""
        buildings, opening, opened, asks, forced = map(bool, from_mixed_radix(number, BASES))
        try:
            return Options(
                players=players,
                opening_choice=opening,
                open_points=opened,
                ask_optional_benefits=asks,
                play_forced=not forced,
                expansions=(Expansion.NEW_BUILDINGS,) * buildings,
            )
        except OptionsError as error:
            raise NotPackedError(str(error)) from None
