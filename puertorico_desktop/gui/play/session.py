"""The running game: a match with Qt signals, and the only interface through which the window changes it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QObject, Signal, Slot

from puertorico_desktop.bots.bot_input import input_for_bot
from puertorico_desktop.engine.game import AnyDecision, Refusal
from puertorico_desktop.gui.advice.bot_client import BotClient, Choice
from puertorico_desktop.gui.app.fonts import load_for
from puertorico_desktop.gui.play.bot_pace import budget_of
from puertorico_desktop.gui.play.bot_pause import BotPause
from puertorico_desktop.gui.play.consultation import Consultation
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.play.secrecy import Secrecy
from puertorico_desktop.gui.play.steps import EXERCISE, HOLDERS, AutomaticSteps
from puertorico_desktop.gui.texts.messages import looking_back, no_longer_possible
from puertorico_desktop.match.match import GameSetup, Match, Move, Seat


class GameSession(QObject):
    """A game at the table, with people and bots in its seats.

    A move is announced by `about_to_move`. After each change are emitted, in this order: `changed` (models refresh
    their rows), then `moved` with the events or `rewound` or `started`, `recorded` if the course has changed, then
    `decision_changed` or `game_over`.

    While players look back, `game`, `decision` and `view` are those of an earlier ply. The match is not changed then,
    and the bots wait. `steps` are those of automatic seats, at the same `pace` as the moves of bots. At the pace
    BY_HAND, a bot's move waits for `step`.

    A game's own session overrides the methods marked "for the game's own session"; this class can play any game.
    """

    started = Signal()
    """Emitted when another game is on the table."""
    changed = Signal()
    """Emitted when the table, or the seat from whose view it is shown, has changed."""
    about_to_move = Signal(object)
    """Emitted with an action before it is played, or shown again in looking back."""
    moved = Signal(object)
    """Emitted with the list of events of the last action."""
    rewound = Signal()
    """Emitted when moves were undone or redone, or the players look at a ply other than the next one."""
    recorded = Signal()
    """Emitted when the course of the game has changed and must be saved."""
    decision_changed = Signal()
    """Emitted when the decision or the player who must decide has changed."""
    refused = Signal(str)
    """Emitted when an action was not carried out, with the reason in a sentence."""
    notice = Signal(str)
    """Emitted with a message for everybody at the table."""
    game_over = Signal()
    chosen = Signal()
    """Emitted when a bot has chosen its move, before the move is played."""

    def __init__(self, setup: GameSetup, bots: BotClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game_id = 0
        self.steps = AutomaticSteps(self)
        self.steps.due.connect(self._play_step)
        self.paces: Mapping[str, float] = {}
        """The thinking time of levels in seconds per move, where it differs from the level's own."""
        self._bots = bots
        self._bots.chosen.connect(self._on_chosen)
        self.consultation = Consultation(self, bots)
        self._bots.notice.connect(self.notice)
        self.pause = BotPause(self.steps, self)
        self.pause.over.connect(self._play_choice)
        self._request: int | None = None
        self._choice: Any = None
        self.drags = 0
        """The number of pieces being dragged; bots wait meanwhile."""
        self.secrecy = Secrecy(self)
        self._past: tuple[int, Any] | None = None
        self._lay_out(Match.new(setup))

    # -- the table --

    @property
    def game(self) -> Any:
        """The game as shown. Only the session changes it."""
        return self.match.record.game if self._past is None else self._past[1]

    @property
    def setup(self) -> GameSetup:
        """The setup of the match: options, seed and seats."""
        return self.match.setup

    @property
    def edition(self) -> str:
        """The id of the edition being played."""
        setup = self.match.setup
        return setup.kind.edition(setup.options)

    @property
    def ply(self) -> int:
        """The number of actions played."""
        return self.match.ply

    @property
    def shown_ply(self) -> int:
        """The number of actions played up to the position that is shown."""
        return self.match.ply if self._past is None else self._past[0]

    @property
    def is_looking_back(self) -> bool:
        """Whether an earlier position is shown, for reading only."""
        return self._past is not None

    @property
    def decision(self) -> AnyDecision | None:
        """The decision of the shown position; None when the game is over."""
        return cast("AnyDecision | None", self.game.decision)

    @property
    def is_hurrying(self) -> bool:
        """Whether moves come too fast to be followed singly."""
        decision = self.decision
        if decision is None or self.people[decision.seat] or self.is_looking_back:
            return False
        if self.steps.is_waiting:
            return self.steps.is_hurrying
        return self.pause.skips or self.pace is Pace.AT_ONCE

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players in playing order."""
        return self.match.setup.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players in playing order."""
        return self.match.setup.names

    @property
    def people(self) -> tuple[bool, ...]:
        """For every seat, whether a person sits there."""
        return self.match.setup.people

    @property
    def asked_person(self) -> int | None:
        """The seat of the person who must decide now; None during a bot's decision, at the end and in looking
        back."""
        decision = self.decision
        if decision is None or self._past is not None:
            return None
        return decision.seat if self.match.setup.people[decision.seat] else None

    # -- to be overridden by the game's session --

    def _answer(self) -> Any:
        """Returns the action that answers the present decision of a player automatically; None if there is none."""
        return None

    def account(self) -> Sequence[Any]:
        """Returns the reasons for the step of an automatic seat, line by line; empty where a player decides."""
        return ()

    def refusal_text(self, refusal: Refusal) -> str:
        """Returns the reason why an action is illegal, as a sentence for the player."""
        return str(refusal)

    def _match_laid_out(self, prepared: Any) -> None:
        """Called when another match is on the table; `prepared` is the argument that `open` was given for it."""

    def _move_played(self, move: Move) -> None:
        """Called when a move has been played in the match."""

    # -- playing --

    def start(self, setup: GameSetup) -> None:
        """Put a new game on the table and begin it."""
        self.open(Match.new(setup))

    def open(self, match: Match, prepared: Any = None, begin: bool = True) -> None:
        """Continue another match, at once or, unless `begin`, when `begin()` is called.

        `prepared` is the data that the game's own session derives from a match, if a thread has computed it.
        """
        self.cancel_requests()
        self._bots.reset_failures()
        self._lay_out(match, prepared)
        self.suspend(False, *HOLDERS)  # all reasons for waiting belonged to the former game
        self.changed.emit()
        self.started.emit()
        if begin:
            self.begin()

    @property
    def has_begun(self) -> bool:
        """Whether a decision has been requested in the game on the table."""
        return self._begun

    def begin(self) -> None:
        """Request the first decision of the game on the table, unless that has been done."""
        if not self._begun:
            self._ask()

    def submit(self, action: Any, ply: int, spaces: tuple[int, ...] = ()) -> bool:
        """Play an action chosen at that ply; for `spaces` see `Move`.

        Returns whether it was played; if not, `refused` was emitted with the reason and nothing has changed.
        """
        if self.is_looking_back:
            self.refused.emit(looking_back())
            return False
        if ply != self.ply or self.decision is None:
            self.refused.emit(no_longer_possible())
            return False
        refusal = self.match.refusal(action)
        if refusal is not None:
            self.refused.emit(self.refusal_text(refusal))
            return False
        self.cancel_requests()
        self.pause.linger_ms = 0
        self.about_to_move.emit(action)
        move = self.match.play_unchecked(action, spaces)
        self._move_played(move)
        self._update_viewer()
        self.changed.emit()
        self.moved.emit(list(move.events))
        self.recorded.emit()
        self._ask()
        return True

    # -- undo and redo --

    @property
    def can_undo(self) -> bool:
        """Whether there is a person's decision to return to, see `Match.undo_target`."""
        return not self.is_looking_back and self.match.undo_target() is not None

    @property
    def can_redo(self) -> bool:
        """Whether moves can be redone."""
        return not self.is_looking_back and self.match.record.can_redo

    def undo(self) -> None:
        """Return to the last decision of a person; the bots' moves since then are undone as well."""
        target = self.match.undo_target()
        if target is None or self.is_looking_back:
            return
        self.cancel_requests()
        self.match.undo(self.ply - target)
        while self._answer() is not None and (target := self.match.undo_target()) is not None:
            self.match.undo(self.ply - target)
        self._rewind()

    def redo(self) -> None:
        """Redo the undone moves up to the next decision of a person."""
        if not self.can_redo:
            return
        self.cancel_requests()
        while self.can_redo:
            self.match.redo()
            if self.asked_person is not None and self._answer() is None:
                break
        self._rewind()

    # -- looking back --

    def look_back(self, ply: int) -> None:
        """Show the position after `ply` actions; one step forward is reported like a move. Raises ValueError for no
        such ply."""
        if not 0 <= ply <= self.ply:
            raise ValueError(f"the course has plies 0 to {self.ply}, not {ply}")
        self.cancel_requests()
        move = self.match.moves[ply - 1] if self.is_looking_back and ply == self.shown_ply + 1 else None
        self.pause.linger_ms = 0
        if move is not None:
            self.about_to_move.emit(move.action)
        self._past = ply, self.match.record.position_at(ply)
        self._show_past(move)

    def return_to_game(self) -> None:
        """Stop looking back, and show the present position."""
        if not self.is_looking_back:
            return
        self._past = None
        self._show_past()
        if self.decision is not None:
            self._ask()

    # -- the pace of bots and automatic seats --

    @property
    def pace(self) -> Pace:
        """The pace of bots and automatic seats."""
        return self.steps.pace

    def set_pace(self, pace: Pace) -> None:
        """Set the pace."""
        self.pause.set_pace(pace)

    @property
    def waits_for_step(self) -> bool:
        """Whether a bot's move waits for the player's request."""
        return self._request is not None and self.pause.is_by_hand

    @property
    def waits_for_player(self) -> bool:
        """Whether bots and automatic seats wait in an exercise until the player has read its text."""
        return EXERCISE in self.steps.holders

    @property
    def is_followed(self) -> bool:
        """Whether the player triggers, or can stop, the moves of bots and automatic seats."""
        return self.steps.is_waiting or self.waits_for_step

    def step(self) -> None:
        """Show the next line of an automatic seat's account, or play the bot's move as soon as it is chosen."""
        if self.steps.is_waiting:
            self.steps.step()
        elif self._request is not None:
            self.pause.step()

    def hold(self) -> None:
        """Make bots wait while a piece is being dragged. Every `hold` needs its `release`."""
        self.drags += 1

    def release(self) -> None:
        """Let bots continue after a drag."""
        self.drags -= 1
        self._play_choice()

    def suspend(self, suspended: bool, *by: str) -> None:
        """Suspend all automatic moves, or end the suspension, for each of the `HOLDERS` in `by`."""
        self.steps.hold(suspended, *by)
        self._play_choice()

    def skip(self) -> None:
        """Skip the pauses of bots and automatic seats until a person must decide; a thinking bot moves now, with the
        best choice found so far."""
        if self.steps.is_waiting:
            self.pause.skips = True
            self.steps.hurry()
        elif self._request is not None:
            self.pause.skip()
            if self.bot_is_thinking:
                self._bots.hurry()
            self._play_choice()

    @property
    def bot_is_moving(self) -> bool:
        """Whether a bot must decide now."""
        return self._request is not None

    @property
    def bot_is_thinking(self) -> bool:
        """Whether a bot must decide and has not chosen yet."""
        return self._request is not None and self._choice is None

    def close(self) -> None:
        """Stop the bots for good."""
        self.cancel_requests()
        self._bots.close()

    # -- internal --

    def _lay_out(self, match: Match, prepared: Any = None) -> None:
        load_for(match.setup.names)
        self.match = match
        self.game_id += 1
        # The seed of the bots, independent of the game's seed, which it must not reveal.
        self._chance = secrets.randbits(64) if match.chance is None else match.chance
        self._past = None
        self._match_laid_out(prepared)
        self._begun = False
        self.viewer = match.last_person()
        self._update_viewer()

    def _update_viewer(self) -> None:
        """Set the viewer to the person who must decide; while bots move, to the last such person."""
        if self.asked_person is not None:
            self.viewer = self.asked_person
        self.view = self._seen_by(self.viewer)

    def _seen_by(self, seat: int) -> Any:
        return self.game.observation(seat)

    def _show_past(self, move: Move | None = None) -> None:
        self._update_viewer()
        self.steps.look_at(len(self.account()))
        self.changed.emit()
        if move is None:
            self.rewound.emit()
        else:
            self.moved.emit(list(move.events))
        self.decision_changed.emit()

    def _rewind(self) -> None:
        self._update_viewer()
        self.changed.emit()
        self.rewound.emit()
        self.recorded.emit()
        self._ask()

    def _ask(self) -> None:
        self._begun = True
        decision = self.decision
        if decision is None:
            self.game_over.emit()
            return
        answer = self._answer()
        if answer is not None:
            self.submit(answer, self.ply)
            return
        bot = self.seats[decision.seat].bot
        if self.setup.kind.automatic(self.game) is not None:
            self.steps.least_ms = self.pause.linger_ms
            self.steps.begin(len(self.account()), self.pause.skips)
        elif bot is None:
            self.pause.skips = False
        else:
            game, seed = input_for_bot(self.game, bot, self._chance, self.ply, self.setup.seed)
            history, budget = self.match.record.actions, budget_of(bot, self.paces)
            self._request = self._bots.ask(bot, seed, game, history, self.match.id, budget)
            self.pause.start()
        self.decision_changed.emit()

    def cancel_requests(self) -> None:
        """Cancel all requests to bots, and the automatic step that waits."""
        self.steps.stop()
        self.pause.stop()
        self._request = None
        self.consultation.drop()
        self._choice = None
        self._bots.cancel()

    @Slot()
    def _play_step(self) -> None:
        """Play the step of the automatic seat that must decide."""
        self.submit(self.setup.kind.automatic(self.game), self.ply)

    def _on_chosen(self, choice: Choice) -> None:
        if choice.request_id == self._request:
            self._choice = choice.action
            self.chosen.emit()
            self._play_choice()

    def _play_choice(self) -> None:
        """Play a bot's choice once it is known, its pause is over and no piece is being dragged."""
        waits = self.pause.is_running or self.drags or self.steps.holders
        if self._choice is not None and not waits:
            self.submit(self._choice, self.ply)
