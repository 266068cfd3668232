"""The bots by name, as the new-game dialog, the saves and the command line call them."""

from __future__ import annotations

from puertorico_desktop.bots.base import Bot, BotFactory
from puertorico_desktop.bots.random_bot import RandomBot
from puertorico_desktop.bots.simple.bot import SimpleBot

BOTS: dict[str, BotFactory] = {"random": RandomBot, "simple": SimpleBot}
"""Every bot, from the weakest to the strongest. The names are stable."""


class UnknownBotError(ValueError):
    """There is no bot of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown bot: {name!r} (known: {', '.join(BOTS)})")


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name. Raises UnknownBotError."""
    factory = BOTS.get(name)
    if factory is None:
        raise UnknownBotError(name)
    return factory(seed)
