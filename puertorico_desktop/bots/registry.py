"""The bots by name, as the new-game dialog, the saves and the command line call them.

A level may carry a style: `hard`, `hard-shipper`. Steady bots have their nodes in the name: `steady-400`,
`steady-400-shipper`. The names are stable. `engine:` and a command line is another
program that speaks our protocol. Where bots are measured, weights from a file have a name too, which stands behind
the bot's: `hard@candidate`, `hard-shipper@candidate`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from puertorico_desktop.bots.base import Bot, BotFactory, Budget
from puertorico_desktop.bots.games import style_names
from puertorico_desktop.bots.heuristic_bot import HeuristicBot
from puertorico_desktop.bots.levels import BALANCED, LEVELS, STEADY, Level, steady
from puertorico_desktop.bots.random_bot import RandomBot
from puertorico_desktop.saves.names import is_turned

if TYPE_CHECKING:  # numpy is only loaded by bots that think
    from puertorico_desktop.bots.search.values import Valuing

QUICK: dict[str, BotFactory] = {"random": RandomBot, "simple": HeuristicBot}
"""The bots that never think: they have no level, style or budget."""


FOREIGN = "engine:"
"""Before the command line of another program that plays, as in `engine:/games/bot --strong`."""

AT = "@"
"""Between the name of a bot and that of weights."""

_STEADY = re.compile(f"{STEADY}-([1-9][0-9]{{0,4}})(?:-([a-z]+))?")


class UnknownBotError(ValueError):
    """There is no bot of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown bot: {name!r} (known: {', '.join(BOTS)}; styles: {', '.join(style_names())})")


BOTS: tuple[str, ...] = ("random", "easy", "simple", "normal", "advanced", "hard", "expert")
"""Every bot without a style, from the weakest to the strongest, in every game: the order in which they are listed
everywhere. Each is one of `QUICK` or of `LEVELS`; `simple` overlooks nothing, and so beats `easy`."""
OPPONENTS: tuple[str, ...] = BOTS[1:]
"""Those that are worth playing against."""


def level_and_style(name: str) -> tuple[Level, str] | None:
    """What a name such as `hard-shipper` means; None if it is no level."""
    exact = _STEADY.fullmatch(name)
    if exact is not None:
        nodes, taste = int(exact[1]), exact[2] or BALANCED
        return (steady(nodes), taste) if taste in style_names() else None
    level, _, style = name.partition("-")
    if level not in LEVELS or (style and style not in style_names()) or name.endswith("-"):
        return None
    return LEVELS[level], style or BALANCED


def command_of(name: str) -> str | None:
    """The command line of another program that plays under this name; None if it is a bot of ours, or no bot.

    Nor is it one that reads as another one, because there are marks in it that turn the direction of writing.
    """
    command = name.removeprefix(FOREIGN).strip()
    return command if command and name.startswith(FOREIGN) and not is_turned(command) else None


def bot_and_weights(name: str) -> tuple[str, str | None]:
    """Returns the name of the bot, and that of the weights it is to play with: None for those that it brings along.

    The command line of another program is a name as a whole.
    """
    bot, at, weights = name.partition(AT)
    return (bot, weights) if at and not name.startswith(FOREIGN) else (name, None)


def strength_order(name: str) -> tuple[int, str]:
    """Returns a key that sorts names from the weakest bot to the strongest one; other names come after them, by the
    alphabet. A style makes no difference, a steady bot stands beside `hard`."""
    found = level_and_style(name)
    level = name if found is None else "hard" if found[0].steady else found[0].name
    return (BOTS.index(level) if level in BOTS else len(BOTS)), name


def is_known(name: str) -> bool:
    """Whether there is a bot of that name. Whether another program can be started is not tried."""
    return name in QUICK or level_and_style(name) is not None or command_of(name) is not None


def is_steady(name: str) -> bool:
    """Whether the bot makes the same choices on every computer."""
    found = level_and_style(name)
    return found is not None and found[0].steady


def remembers(name: str) -> bool:
    """Whether the bot goes on from what it thought before in the same game: it has one seed for all of it."""
    found = level_and_style(name)
    return command_of(name) is not None if found is None else found[0].searches


def make_bot(name: str, seed: int, budget: Budget | None = None, valuing: Valuing | None = None) -> Bot:
    """Returns a bot by its name. `budget` replaces that of its level, `valuing` what values positions for a level.

    Another program gets no `seed` of ours: `ExternalBot` says why. Raises UnknownBotError.
    """
    factory = QUICK.get(name)
    if factory is not None:
        return factory(seed)
    command = command_of(name)
    if command is not None:
        from puertorico_desktop.bots.protocol.external_bot import ExternalBot

        return ExternalBot(command, budget)
    found = level_and_style(name)
    if found is None:
        raise UnknownBotError(name)
    from puertorico_desktop.bots.player import SearchBot

    level, style = found
    return SearchBot(level, style, seed, budget, valuing)


@runtime_checkable
class Closable(Protocol):
    """A bot that has something running."""

    def close(self) -> None:
        """End it; the bot is not asked again."""


def close_bot(bot: Bot) -> None:
    """See a bot off at the end of its game. Most have nothing to end."""
    if isinstance(bot, Closable):
        bot.close()
