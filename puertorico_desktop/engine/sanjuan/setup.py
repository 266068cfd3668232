"""The setup of a game, from options and a seed to the first decision (S002; data-sheet.md 6.1)."""

from __future__ import annotations

from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.catalog import NO_CARDS, PRICES, in_game, in_pack
from puertorico_desktop.engine.sanjuan.components import FIRST_HAND, PRODUCERS, ROLES, Card
from puertorico_desktop.engine.sanjuan.decisions import Stage
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.engine.sanjuan.state import FREE, PlayerBoard


def new_game(options: Options, seed: int) -> SanJuan:
    """Returns a game at its first decision. Seat 0 is the first governor; the same seed gives the same game."""
    game = initial_table(options)
    game.rng = rng = Rng.from_seed(seed)
    prices = list(game.prices)
    rng.shuffle(prices)
    game.prices = tuple(prices)
    rng.shuffle(game.deck)
    for seat, player in enumerate(game.players):
        more = 1 + seat if options.opening_choice else 0
        player.add_to_hand(game.draw(FIRST_HAND + more))
    game.proceed()
    return game


def initial_table(options: Options) -> SanJuan:
    """Returns the table before cards are shuffled or dealt: every city has a Corn Granary, the other cards are in
    order."""
    pack = list(in_pack(options))
    pack[Card.CORN_GRANARY] -= options.players
    game = SanJuan(
        options=options,
        rng=Rng.from_seed(0),
        round=1,
        governor=0,
        players=[PlayerBoard(list(NO_CARDS), list(NO_CARDS), [()] * len(PRODUCERS)) for _ in range(options.players)],
        deck=[card for card, copies in enumerate(pack) for _ in range(copies)],
        discards=[],
        known=[],
        prices=tuple(range(len(PRICES))),
        next_price=0,
        prices_seen=0,
        price_open=False,
        cathedral=in_game(options, Card.CATHEDRAL),
        role_owners=[FREE] * len(ROLES),
        stage=int(Stage.OPENING),
    )
    for player in game.players:
        player.set_up(Card.CORN_GRANARY)
    game.waiting = game.order()
    return game
