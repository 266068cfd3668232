"""Games from which evaluation and policy learn: the seats choose by search, and the results of the searches are
recorded.

Beside players with the newest weights there are some with styles, some with older weights, and simple bots: an action
that is good among equals may be bad against others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import attrs
import numpy as np

from puertorico_desktop.bots.base import Budget, Thought, visible_actions
from puertorico_desktop.bots.games import knowledge_of, study_of, style_names, styles_of
from puertorico_desktop.bots.learning.evaluator import Evaluator
from puertorico_desktop.bots.learning.network import Network
from puertorico_desktop.bots.learning.records import SHARES, Look, SearchedGame
from puertorico_desktop.bots.learning.selfplay import mean_wins
from puertorico_desktop.bots.levels import BALANCED, LEVELS, Level
from puertorico_desktop.bots.player import SearchBot
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.bots.seeds import derived_seed, player_seed
from puertorico_desktop.engine.game import AnyGame, GameOptions
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.games import format_of

NEWEST: Final = "newest"
"""The name of the weights that the games are to improve; a style may follow: `newest-builder`."""
SIMPLE: Final = "simple"
CANDIDATE: Final = "candidate"
"""The name of the weights that may replace the newest ones."""
OF_STYLES, OF_OLDER, OF_SIMPLE = 0.15, 0.15, 0.1
"""The shares of the seats for players with styles, for those with older weights, and for simple bots."""
AT_RANDOM: Final = 0.01
"""The share of the decisions that are made at random."""
AUTOMATIC: Final = "automatic"


@attrs.frozen(eq=False)
class Roster:
    """The possible players: weights by name, the playouts of a decision, the `Level.temperature` of the players, and
    the share of the decisions that are made at random."""

    networks: Mapping[str, Network]
    nodes: int
    temperature: float = LEVELS["hard"].temperature
    at_random: float = AT_RANDOM

    def weights(self) -> dict[str, str]:
        """Returns the fingerprints of the weights by name."""
        return {name: Evaluator(network).fingerprint for name, network in self.networks.items()}


def drawn_seats(options: GameOptions, roster: Roster, chance: np.random.Generator) -> tuple[str, ...]:
    """Returns the names of the players by seat, drawn by chance; at least one has the newest weights."""
    automatic = kind_of(options).automatic_seats(options)
    styles = [style for style in styles_of(options.game) if style != BALANCED]
    older = [name for name in roster.networks if name != NEWEST]
    names = []
    for seat in range(options.players):
        draw, other = float(chance.random()), float(chance.random())
        name = NEWEST
        if seat in automatic:
            name = AUTOMATIC
        elif draw < OF_SIMPLE:
            name = SIMPLE
        elif draw < OF_SIMPLE + OF_OLDER:
            name = older[int(other * len(older))] if older else NEWEST
        elif draw < OF_SIMPLE + OF_OLDER + OF_STYLES and styles:
            name = f"{NEWEST}-{styles[int(other * len(styles))]}"
        names.append(name)
    if NEWEST not in names:
        seats = [seat for seat in range(options.players) if seat not in automatic]
        names[seats[int(chance.random() * len(seats))]] = NEWEST
    return tuple(names)


def play_drawn(options: Any, roster: Roster, seeds: Sequence[int]) -> list[SearchedGame]:
    """Returns a game for each seed, with options and players drawn by chance; the same arguments give the same
    games."""
    found = []
    for seed in seeds:
        chance = np.random.default_rng(seed)
        varied = study_of(options).varied(options, chance)
        found.append(play_searched(varied, roster, drawn_seats(varied, roster, chance), seed))
    return found


def play_against(options: Any, roster: Roster, seeds: Sequence[int]) -> list[SearchedGame]:
    """Returns two games for each seed, with the same luck: in the first one every second player has the candidate's
    weights, in the second one the others have them."""
    found = []
    for seed in seeds:
        chance = np.random.default_rng(seed)
        varied = study_of(options).varied(options, chance)
        automatic = kind_of(varied).automatic_seats(varied)
        for turn in range(2):
            number, names = turn, []
            for seat in range(varied.players):
                names.append(AUTOMATIC if seat in automatic else (CANDIDATE, NEWEST)[number % 2])
                number += seat not in automatic
            found.append(play_searched(varied, roster, tuple(names), seed))
    return found


def play_searched(options: GameOptions, roster: Roster, names: Sequence[str], seed: int) -> SearchedGame:
    """Returns one game, played by the players of these names by seat."""
    kind, knowledge = kind_of(options), knowledge_of(options)
    game = kind.new_game(options, seed)
    chance, rng = np.random.default_rng(derived_seed(seed, 0)), Rng.from_seed(derived_seed(seed, 1))
    players = [_player(roster, name, player_seed(seed, seat)) for seat, name in enumerate(names)]
    actions: list[Any] = []
    texts: list[str] = []
    looks: list[Look] = []
    while game.kind is not None:
        player = players[game.asked]
        action = kind.automatic(game)
        if action is None:
            listed = knowledge.candidates(game)
            at_random = float(chance.random()) < roster.at_random
            if len(listed) == 1 or at_random:
                action = listed[int(float(chance.random()) * len(listed))]
            else:
                seen = game.determinize(game.asked, rng)
                if isinstance(player, SearchBot):
                    thought = player.think(seen, visible_actions(seen, actions))
                    action = player.decide(thought)
                    looks.append(_search_result(game, len(actions), listed, thought))
                else:
                    action = player.choose(seen, visible_actions(seen, actions))
        texts.append(game.text(action))
        actions.append(action)
        game.play(action)
    ends = sorted(game.standings(), key=lambda one: one.seat)
    return SearchedGame(
        seed,
        format_of(options).options_data(options),
        tuple(names),
        tuple(texts),
        tuple(looks),
        tuple(one.place for one in ends),
        tuple(one.points for one in ends),
    )


def _player(roster: Roster, name: str, seed: int) -> Any:
    """Returns the bot of that name; the simple bot also for automatic seats, where it is never asked."""
    weights, _, style = name.rpartition("-") if name.rpartition("-")[2] in style_names() else (name, "", BALANCED)
    network = roster.networks.get(weights)
    if network is None:
        return make_bot(SIMPLE, seed)
    level = Level(name, Budget(nodes=roster.nodes), temperature=roster.temperature)
    return SearchBot(level, style, seed, level.budget, Evaluator(network))


def _search_result(game: AnyGame, ply: int, listed: Sequence[Any], thought: Thought) -> Look:
    visits = {one.action: one.visits for one in thought.prospects}
    counts = [visits.pop(action, 0) for action in listed]
    parts = np.rint(mean_wins(thought) * SHARES).astype(int).tolist()
    return Look(ply, (*counts, *visits.values()), tuple(parts), tuple(map(game.text, visits)))
