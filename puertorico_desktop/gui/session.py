"""The running game: the one owner of the record, and the only way for the window to change it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.observation import Observation
from puertorico_desktop.engine.puertorico.state import Decision
from puertorico_desktop.engine.record import GameRecord
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.gui.arrangement import Arrangement
from puertorico_desktop.gui.bot_client import BotClient, Choice
from puertorico_desktop.gui.history import History, Move
from puertorico_desktop.gui.setup import GameSetup, Seat
from puertorico_desktop.gui.texts.messages import no_longer_possible
from puertorico_desktop.gui.texts.reasons import refusal_text
from puertorico_desktop.gui.texts.words import Words

BOT_DELAY_MS = 400
"""Between two moves of bots, so that each can be followed."""


class GameSession(QObject):
    """A game at the table, with people and bots in its seats.

    After each change come, in this order: `changed` (models renew their rows), then `moved` with the events or
    `rewound` or `started`, then `decision_changed` or `game_over`.
    """

    started = Signal()
    """Another game lies on the table."""
    changed = Signal()
    """The table, or whose eyes it is seen with, is not what it was."""
    moved = Signal(object)
    """A list of events: what the last action brought about."""
    rewound = Signal()
    """Moves were taken back or played again."""
    decision_changed = Signal()
    """Somebody else is asked, or something else."""
    refused = Signal(str)
    """An action was not carried out; the sentence says why."""
    notice = Signal(str)
    """Something that everybody at the table should know."""
    game_over = Signal()

    def __init__(self, setup: GameSetup, bots: BotClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game_id = 0
        self.bot_delay_ms = BOT_DELAY_MS
        self._bots = bots
        self._bots.chosen.connect(self._on_chosen)
        self._bots.notice.connect(self.notice)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._play_choice)
        self._request: int | None = None
        self._choice: Action | None = None
        self._skipping = False
        self._held = 0
        self._lay_out(setup)

    # -- the table --

    @property
    def game(self) -> PuertoRico:
        """The game as it stands. Nobody but the session changes it."""
        return self.record.game

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return self.record.ply

    @property
    def decision(self) -> Decision | None:
        """Who is asked what; None when the game is over."""
        return self.game.decision

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players in playing order."""
        return self.setup.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players in playing order."""
        return tuple(seat.name for seat in self.setup.seats)

    @property
    def words(self) -> Words:
        """The words of the edition that is played."""
        return Words(self.setup.options.edition)

    @property
    def people(self) -> tuple[bool, ...]:
        """For every seat whether a person sits there."""
        return tuple(seat.bot is None for seat in self.setup.seats)

    @property
    def asked_person(self) -> int | None:
        """The seat of the person who must choose now; None while a bot does and when the game is over."""
        decision = self.decision
        return decision.seat if decision is not None and self.people[decision.seat] else None

    # -- playing --

    def start(self, setup: GameSetup) -> None:
        """Lay out another game and begin it."""
        self._forget_request()
        self._bots.forgive()
        self._lay_out(setup)
        self.changed.emit()
        self.started.emit()
        self.begin()

    def begin(self) -> None:
        """Ask the first player of the game that lies on the table, unless that has been done."""
        if not self._begun:
            self._ask()

    def submit(self, action: Action, ply: int, space: int | None = None) -> bool:
        """Play an action chosen at that ply; `space` is where a new tile or building should lie.

        Returns whether it was played; if not, `refused` has said why and nothing has changed.
        """
        if ply != self.ply or self.decision is None:
            self.refused.emit(no_longer_possible())
            return False
        refusal = self.game.why_not(action)
        if refusal is not None:
            self.refused.emit(refusal_text(refusal, self.words, self.names))
            return False
        self._forget_request()
        seat = self.decision.seat
        events = self.record.play(action)
        self.history.moves.append(Move(seat, action, tuple(events)))
        self._arrange(seat, space)
        self._look()
        self.changed.emit()
        self.moved.emit(list(events))
        self._ask()
        return True

    # -- undo and redo --

    @property
    def can_undo(self) -> bool:
        """Whether there is a person's decision to go back to, with nothing revealed since."""
        return self.history.last_decision(self.people) is not None

    @property
    def can_redo(self) -> bool:
        """Whether moves that were taken back can be played again."""
        return self.record.can_redo

    def undo(self) -> None:
        """Go back to the last decision of a person; the bots' moves since then are taken back as well."""
        target = self.history.last_decision(self.people)
        if target is None:
            return
        self._forget_request()
        self.record.undo(self.ply - target)
        del self.history.moves[target:]
        self.undo_used = True
        self._rewind()

    def redo(self) -> None:
        """Play again what was taken back, up to the next decision of a person."""
        if not self.can_redo:
            return
        self._forget_request()
        while self.can_redo:
            assert self.decision is not None
            seat = self.decision.seat
            action = self.record.undone[0]
            self.history.moves.append(Move(seat, action, tuple(self.record.redo())))
            if self.asked_person is not None:
                break
        self._rewind()

    # -- the pace of the bots --

    def hold(self) -> None:
        """Bots wait: somebody has a piece in hand. Every `hold` needs its `release`."""
        self._held += 1

    def release(self) -> None:
        """The piece is down again; bots go on."""
        self._held -= 1
        self._play_choice()

    def skip(self) -> None:
        """Bots move without pauses until a person is asked."""
        if self._request is not None:
            self._skipping = True
            self._pause.stop()
            self._play_choice()

    @property
    def bot_is_moving(self) -> bool:
        """Whether a bot is asked right now."""
        return self._request is not None

    def close(self) -> None:
        """Stop the bots for good."""
        self._forget_request()
        self._bots.close()

    # -- inside --

    def _lay_out(self, setup: GameSetup) -> None:
        self.setup = setup
        self.game_id += 1
        self.record = GameRecord(setup.options, setup.seed)
        self.history = History()
        self.undo_used = False
        self._begun = False
        self.arrangements = [Arrangement() for _ in setup.seats]
        self.viewer = next((seat for seat, person in enumerate(self.people) if person), 0)
        self._arrange()
        self._look()

    def _arrange(self, seat: int | None = None, space: int | None = None) -> None:
        boards = zip(self.arrangements, self.game.players, strict=True)
        for number, (arrangement, player) in enumerate(boards):
            arrangement.follow(player, space if number == seat else None)

    def _look(self) -> None:
        """See the table with the eyes of the person who is asked; while bots move, with those of the last one."""
        if self.asked_person is not None:
            self.viewer = self.asked_person
        self.view: Observation = self.game.observation(self.viewer)

    def _rewind(self) -> None:
        self._arrange()
        self._look()
        self.changed.emit()
        self.rewound.emit()
        self._ask()

    def _ask(self) -> None:
        self._begun = True
        decision = self.decision
        if decision is None:
            self.game_over.emit()
            return
        bot = self.seats[decision.seat].bot
        if bot is None:
            self._skipping = False
        else:
            rng = Rng.from_seed(self.setup.seed, stream=self.ply)
            seed = rng.next32()
            self._request = self._bots.ask(bot, seed, self.game.determinize(decision.seat, rng))
            self._pause.start(0 if self._skipping else self.bot_delay_ms)
        self.decision_changed.emit()

    def _forget_request(self) -> None:
        self._pause.stop()
        self._request = None
        self._choice = None
        self._bots.forget()

    def _on_chosen(self, choice: Choice) -> None:
        if choice.request_id == self._request:
            self._choice = choice.action
            self._play_choice()

    def _play_choice(self) -> None:
        """Carry out a bot's choice once it is there, its pause is over and nobody has a piece in hand."""
        if self._choice is not None and not self._pause.isActive() and not self._held:
            self.submit(self._choice, self.ply)
