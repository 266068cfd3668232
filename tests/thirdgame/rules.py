"""Magpies: a small game that exists only in tests, to show that the program supports any game.

Each of two to four players is dealt four cards of a pack from 1 to 20. In each of three rounds a treasure is turned
up from the pack; beginning with the lead, every player plays a card face up. The player of the highest card wins the
treasure, which counts points equal to its number, and leads the next round. The cards in hand are hidden. An optional
dummy in the last seat plays its highest card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import ClassVar, Self

import attrs

from puertorico_desktop.engine.game import (
    AnyGame,
    Game,
    GameKind,
    IllegalActionError,
    NotationError,
    Refusal,
    Standing,
    action_line,
    excerpt,
)
from puertorico_desktop.engine.games import KINDS
from puertorico_desktop.engine.places import standings_of
from puertorico_desktop.engine.rng import Rng

CARDS = 20
HAND = 4
ROUNDS = 3


class Kind(Enum):
    """The kinds of decisions."""

    PLAY = "play"


class Why(Enum):
    """The reasons why a card cannot be played."""

    NOT_IN_HAND = "not_in_hand"
    GAME_OVER = "game_over"


@attrs.frozen
class Options:
    """The options: the number of players, and whether the last one is the dummy."""

    game: ClassVar[str] = "magpies"

    players: int = 3
    dummy: bool = False

    def __attrs_post_init__(self) -> None:
        """Raises ValueError for a number of players that cannot play."""
        if not 2 <= self.players <= 4:
            raise ValueError(f"2 to 4 players, not {self.players}")


@attrs.frozen
class Card:
    """The action: to play a card."""

    number: int


class OpenEvent:
    """An event without hidden information."""

    def seen_by(self, seat: int) -> Self:
        """Returns the event itself."""
        return self


@attrs.frozen
class Turned(OpenEvent):
    """A treasure was turned up."""

    round: int
    treasure: int
    reveals = True


@attrs.frozen
class Played(OpenEvent):
    """A card was played."""

    seat: int
    card: int
    reveals = False


@attrs.frozen
class Won(OpenEvent):
    """A treasure was won."""

    seat: int
    points: int
    reveals = False


@attrs.frozen
class Decision:
    """The decision of a seat."""

    seat: int
    kind: Kind = Kind.PLAY
    benefit: None = None


@attrs.frozen
class Observation:
    """What a seat knows: its hand, the numbers of cards of the others, and all open cards."""

    seat: int
    round: int
    asked: int
    hand: tuple[int, ...]
    others: tuple[int, ...]
    played: tuple[int, ...]
    treasure: int
    points: tuple[int, ...]
    open_cards: tuple[int, ...]


Event = Turned | Played | Won


@attrs.define
class Magpies(Game[Card, Event, Observation]):
    """A running game. `played` are the cards of this round from `lead` on; `gone` all cards that were open."""

    options: Options
    rng: Rng
    pack: list[int]
    hands: list[list[int]]
    points: list[int]
    round: int
    lead: int
    asked: int
    kind: Kind | None
    treasure: int
    played: list[int]
    gone: list[int]

    @property
    def decision(self) -> Decision | None:
        """The decision; None when the game is over."""
        return None if self.kind is None else Decision(self.asked)

    def legal_actions(self) -> Sequence[Card]:
        """Returns the cards in hand, the lowest first."""
        return () if self.kind is None else tuple(Card(card) for card in sorted(self.hands[self.asked]))

    def is_legal(self, action: Card) -> bool:
        """Returns whether the card is in the hand of the seat that is asked."""
        return self.kind is not None and action.number in self.hands[self.asked]

    def why_not(self, action: Card) -> Refusal | None:
        """Returns why the card cannot be played; None if it can."""
        if self.kind is None:
            return Refusal(Why.GAME_OVER)
        return None if self.is_legal(action) else Refusal(Why.NOT_IN_HAND, {"card": action.number})

    def apply(self, action: Card) -> list[Event]:
        """Plays a card and returns its events. Raises IllegalActionError."""
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return self.apply_unchecked(action)

    def apply_unchecked(self, action: Card) -> list[Event]:
        """Plays a card that is known to be in hand."""
        self.hands[self.asked].remove(action.number)
        self.played.append(action.number)
        self.gone.append(action.number)
        events: list[Event] = [Played(self.asked, action.number)]
        self.asked = (self.asked + 1) % self.options.players
        if len(self.played) == self.options.players:
            self.lead = (self.lead + self.played.index(max(self.played))) % self.options.players
            self.points[self.lead] += self.treasure
            events += [Won(self.lead, self.treasure), *self.turn_over()]
        return events

    def turn_over(self) -> list[Event]:
        """Begins the next round, or ends the game."""
        self.played, self.asked = [], self.lead
        if self.round == ROUNDS:
            self.kind = None
            return []
        self.round += 1
        self.treasure = self.pack.pop(self.rng.below(len(self.pack)))
        self.gone.append(self.treasure)
        return [Turned(self.round, self.treasure)]

    def play(self, action: Card) -> None:
        """Like `apply`, without events."""
        self.apply(action)

    def play_unchecked(self, action: Card) -> None:
        """Like `apply_unchecked`, without events."""
        self.apply_unchecked(action)

    def copy(self) -> Self:
        """Returns an independent game in the same state."""
        return attrs.evolve(
            self,
            rng=self.rng.copy(),
            pack=self.pack[:],
            hands=[hand[:] for hand in self.hands],
            points=self.points[:],
            played=self.played[:],
            gone=self.gone[:],
        )

    def observation(self, seat: int) -> Observation:
        """Returns what the seat knows."""
        hand, others = tuple(sorted(self.hands[seat])), tuple(map(len, self.hands))
        played, points, gone = tuple(self.played), tuple(self.points), tuple(self.gone)
        return Observation(seat, self.round, self.asked, hand, others, played, self.treasure, points, gone)

    def determinize(self, seat: int, rng: Rng) -> Self:
        """Returns a game with other cards in the pack and in the hands of the others."""
        new = self.copy()
        new.rng = Rng.from_seed(rng.next32())
        hidden = [card for other, hand in enumerate(self.hands) if other != seat for card in hand] + self.pack
        hidden.sort()
        rng.shuffle(hidden)
        for other, hand in enumerate(new.hands):
            if other != seat:
                new.hands[other] = [hidden.pop() for _ in hand]
        new.pack = sorted(hidden)
        return new

    def scores(self) -> list[int]:
        """Returns the points by seat."""
        return self.points[:]

    def standings(self, sheets: Sequence[int] = ()) -> list[Standing]:
        """Returns the seats by points; `sheets` are the points by seat."""
        return standings_of(sheets or self.points, [0] * len(self.points))

    def text(self, action: Card) -> str:
        """Returns "play 7"."""
        return f"play {action.number}"

    def parse(self, text: str) -> Card:
        """Returns the card that a line names. Raises NotationError."""
        word, _, number = text.partition(" ")
        if word != "play" or not (number.isascii() and number.isdigit()) or len(number) > 2:
            raise NotationError(f"not a card: {excerpt(text)}")
        return Card(int(number))


class MagpiesKind(GameKind[Options, Card, Event]):
    """The game in the registry of games."""

    id = Options.game
    rules_version = 1
    oldest_rules_kept = 1
    editions = ("first",)
    players = range(2, 5)
    automatic_id = "dummy"

    def edition(self, options: Options) -> str:
        """Returns the only edition."""
        return "first"

    def new_game(self, options: Options, seed: int) -> Magpies:
        """Returns a game with the first treasure turned up."""
        rng = Rng.from_seed(seed)
        cards = list(range(1, CARDS + 1))
        rng.shuffle(cards)
        hands = [sorted(cards.pop() for _ in range(HAND)) for _ in range(options.players)]
        game = Magpies(options, rng, sorted(cards), hands, [0] * options.players, 0, 0, 0, Kind.PLAY, 0, [], [])
        game.turn_over()
        return game

    def starts_turn(self, action: Card) -> bool:
        """Returns True: every card is a turn."""
        return True

    def starts_round(self, event: Event) -> bool:
        """Returns whether a treasure was turned up."""
        return isinstance(event, Turned)

    def hides_points(self, game: AnyGame) -> bool:
        """Returns False: points are open."""
        return False

    def transcript(self, start: AnyGame, seed: int, actions: Sequence[Card], names: Sequence[str]) -> Iterator[str]:
        """Returns the lines of a game."""
        game = start.copy()
        yield f"seed {seed}, names {', '.join(names)}"
        for number, action in enumerate(actions, start=1):
            yield f"{number}. {action_line(game, action, names)}"
            game.play_unchecked(action)
        yield ", ".join(f"{name} {points}" for name, points in zip(names, game.scores(), strict=True))

    def automatic_seats(self, options: Options) -> frozenset[int]:
        """Returns the last seat if the dummy plays."""
        return frozenset({options.players - 1} if options.dummy else ())

    def automatic(self, game: AnyGame) -> Card | None:
        """Returns the highest card of the dummy when it is its turn."""
        options: Options = game.options
        if game.kind is None or not options.dummy or game.asked != options.players - 1:
            return None
        highest: Card = game.legal_actions()[-1]
        return highest


MAGPIES = MagpiesKind()
KINDS[MAGPIES.id] = MAGPIES
