"""A session whose bots answer when the test says so."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from puertorico_desktop.bots.base import Budget, Thought
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.gui.advice.bot_client import Choice, Opinion
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.match.record import GameRecord

NAMES = ("Anna", "Ben", "Clara", "Diego", "Emi")


class StandInBots(QObject):
    """Stands in for the bot client. `answer` lets the bot that was asked last choose."""

    chosen = Signal(object)
    advised = Signal(object)
    notice = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.requests: list[tuple[str, int, PuertoRico]] = []
        self.histories: list[Sequence[Action]] = []
        self.budgets: list[Budget | None] = []
        self.consultations = 0
        self.hurried = 0
        self.closed = False

    def ask(
        self,
        bot_name: str,
        seed: int,
        game: PuertoRico,
        history: Sequence[Action] = (),
        game_id: str = "",
        budget: Budget | None = None,
    ) -> int:
        self.requests.append((bot_name, seed, game))
        self.histories.append(history)
        self.budgets.append(budget)
        return len(self.requests)

    def consult(
        self,
        bot_name: str,
        seed: int,
        game: PuertoRico,
        history: Sequence[Action] = (),
        game_id: str = "",
        budget: Budget | None = None,
    ) -> int:
        self.consultations += 1
        return self.ask(bot_name, seed, game, history, game_id, budget)

    def advise(self, thought: Thought | None, request: int | None = None) -> None:
        self.advised.emit(Opinion(len(self.requests) if request is None else request, thought))

    def hurry(self) -> None:
        self.hurried += 1

    def answer(self, action: Action | None = None, request: int | None = None) -> None:
        number = len(self.requests) if request is None else request
        chosen = self.requests[number - 1][2].legal_actions()[0] if action is None else action
        self.chosen.emit(Choice(number, chosen))

    def cancel(self) -> None:
        pass

    def reset_failures(self) -> None:
        pass

    def close(self) -> None:
        self.closed = True


def seats(kinds: str) -> tuple[Seat, ...]:
    """Returns seats given by letters: "pbb" is a person and two bots."""
    return tuple(Seat(name, "simple" if kind == "b" else None) for name, kind in zip(NAMES, kinds, strict=False))


def new_session(kinds: str = "ppp", seed: int = 1, free_undo: bool = False, **options: bool) -> PuertoRicoSession:
    """Returns a session that has begun; its bots move without pauses, when `bots_of(session).answer()` is called."""
    setup = GameSetup(Options(players=len(kinds), **options), seed, seats(kinds), free_undo)
    session = PuertoRicoSession(setup, StandInBots())  # type: ignore[arg-type]
    session.set_pace(Pace.AT_ONCE)
    session.begin()
    return session


def bots_of(session: GameSession) -> StandInBots:
    """Returns the bots of a session made here."""
    bots = session._bots
    assert isinstance(bots, StandInBots)
    return bots


def lay(session: PuertoRicoSession, game: PuertoRico) -> None:
    """Replaces the game of a session by this position."""
    record = GameRecord(session.setup.options, session.setup.seed, start=game)
    session._lay_out(Match(session.setup, record), None)
    session._rewind()


def play(session: PuertoRicoSession, *actions: Action) -> None:
    """Plays actions, which must be legal."""
    for action in actions:
        assert session.submit(action, session.ply), session.game.why_not(action)


def play_to_end(session: PuertoRicoSession, choose: int = 0) -> None:
    """Plays the first legal actions until the game is over."""
    while session.decision is not None:
        actions: Sequence[Action] = session.game.legal_actions()
        play(session, actions[choose % len(actions)])


def finish(session: PuertoRicoSession, stride: int = 0) -> None:
    """Plays until the game is over: the first legal actions, or one that is `stride` further each time. Only the last
    one is shown, which takes a tenth of the time in a window."""
    ahead, actions = session.game.copy(), []
    while ahead.decision is not None:
        legal = ahead.legal_actions()
        actions.append(legal[len(actions) * stride % len(legal)])
        ahead.play(actions[-1])
    for action in actions[:-1]:
        session.match.play(action)
    session._lay_out(session.match)
    session._rewind()
    play(session, actions[-1])
