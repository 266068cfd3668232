"""The bots by name, as the new-game dialog, the saves and the command line name them.

A level may carry a style: `hard`, `hard-shipper`. Steady bots have their number of nodes in the name: `steady-400`,
`steady-400-shipper`. The names are stable. `engine:` before a command line denotes another program that speaks the
program's bot protocol. In measurements, the name of weights from a file may follow that of the bot: `hard@candidate`,
`hard-shipper@candidate`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from puertorico_desktop.bots.base import Bot, BotFactory, Budget
from puertorico_desktop.bots.games import knowledge_of, style_names
from puertorico_desktop.bots.heuristic_bot import HeuristicBot
from puertorico_desktop.bots.levels import BALANCED, LEVELS, STEADY, Level, steady
from puertorico_desktop.bots.random_bot import RandomBot
from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.saves.names import is_turned

if TYPE_CHECKING:  # a run-time import would load numpy, which only thinking bots need
    from puertorico_desktop.bots.search.values import Evaluation

QUICK: dict[str, BotFactory] = {"random": RandomBot, "simple": HeuristicBot}
"""The bots that do not search: they have no level, style or budget."""


FOREIGN = "engine:"
"""The prefix of the command line of another program that plays, as in `engine:/games/bot --strong`."""

AT = "@"
"""The separator between the name of a bot and that of weights."""

_STEADY = re.compile(f"{STEADY}-([1-9][0-9]{{0,4}})(?:-([a-z]+))?")


class UnknownBotError(ValueError):
    """Raised when no bot has that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown bot: {name!r} (known: {', '.join(BOTS)}; styles: {', '.join(style_names())})")


BOTS: tuple[str, ...] = ("random", "easy", "simple", "normal", "advanced", "hard", "expert")
"""Every bot without a style, from the weakest to the strongest in every game: the order in which they are listed
everywhere. Each is one of `QUICK` or of `LEVELS`; `simple` overlooks nothing, and so beats `easy`."""
OPPONENTS: tuple[str, ...] = BOTS[1:]
"""The bots that are worth playing against."""


def level_and_style(name: str) -> tuple[Level, str] | None:
    """Returns the level and the style of a name such as `hard-shipper`; None if the name denotes no level."""
    exact = _STEADY.fullmatch(name)
    if exact is not None:
        nodes, taste = int(exact[1]), exact[2] or BALANCED
        return (steady(nodes), taste) if _is_style(taste) else None
    level, _, style = name.partition("-")
    if level not in LEVELS or (style and not _is_style(style)) or name.endswith("-"):
        return None
    return LEVELS[level], style or BALANCED


def _is_style(name: str) -> bool:
    """Returns whether a game has that style; those of all games are only loaded for names that are not common to
    all."""
    return name == BALANCED or name in style_names()


def command_of(name: str) -> str | None:
    """Returns the command line of the other program that plays under this name; None if the name does not denote such
    a program.

    Also None for a command that contains marks which turn the direction of writing, so that it would read as another
    one.
    """
    command = name.removeprefix(FOREIGN).strip()
    return command if command and name.startswith(FOREIGN) and not is_turned(command) else None


def bot_and_weights(name: str) -> tuple[str, str | None]:
    """Returns the name of the bot and that of the weights with which it is to play; None for the weights that come
    with it.

    The command line of another program is never split.
    """
    bot, at, weights = name.partition(AT)
    return (bot, weights) if at and not name.startswith(FOREIGN) else (name, None)


def strength_order(name: str) -> tuple[int, str]:
    """Returns a key that sorts names from the weakest bot to the strongest one; other names come after them, in
    alphabetical order. A style makes no difference; a steady bot is sorted with `hard`."""
    found = level_and_style(name)
    level = name if found is None else "hard" if found[0].steady else found[0].name
    return (BOTS.index(level) if level in BOTS else len(BOTS)), name


def is_known(name: str) -> bool:
    """Returns whether there is a bot of that name. Whether another program can be started is not tested."""
    return name in QUICK or level_and_style(name) is not None or command_of(name) is not None


def is_steady(name: str) -> bool:
    """Returns whether the bot makes the same choices on every computer."""
    found = level_and_style(name)
    return found is not None and found[0].steady


def has_nodes(name: str, options: GameOptions) -> bool:
    """Returns whether a number of nodes in the budget changes how the bot plays in games with these options, or is
    sent to the program that plays. The name may contain that of weights."""
    found = level_and_style(bot_and_weights(name)[0])
    if found is None:
        return command_of(name) is not None
    return knowledge_of(options).adjusted(found[0], options).searches


def has_time(name: str, options: GameOptions) -> bool:
    """Returns whether a time in the budget changes how the bot plays; otherwise like `has_nodes`."""
    return has_nodes(name, options) and not is_steady(bot_and_weights(name)[0])


def remembers(name: str) -> bool:
    """Returns whether the bot continues from its earlier thoughts in the same game, and so has one seed for the whole
    game."""
    found = level_and_style(name)
    return command_of(name) is not None if found is None else found[0].searches


def make_bot(name: str, seed: int, budget: Budget | None = None, valuing: Evaluation | None = None) -> Bot:
    """Returns a bot by its name. `budget` replaces that of its level, `valuing` the evaluation of positions; the bots
    in `QUICK` ignore both.

    Another program does not get `seed`, for the reason given at `ExternalBot`. Raises UnknownBotError if there is no
    bot of that name.
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
    """A bot that has something to close, such as a running process."""

    def close(self) -> None:
        """End whatever the bot has running; the bot is not asked again."""


def close_bot(bot: Bot) -> None:
    """Close a bot at the end of its game; does nothing for bots that have nothing to close."""
    if isinstance(bot, Closable):
        bot.close()
