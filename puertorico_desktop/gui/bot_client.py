"""The bots as Qt signals: one process that thinks, a thread that listens, and a way on when both fail."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Protocol

import attrs
from PySide6.QtCore import QObject, QTimer, Signal

from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.bots.worker import Answer, Quit, Request, serve
from puertorico_desktop.engine.game import NotationError
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.gui.texts.messages import bot_replaced, bot_restarted

SILENCE_MS = 20_000
"""A worker that thinks longer than this about one move is taken for dead, unless the client is told otherwise."""
QUIT_SECONDS = 1.0
"""How long a worker may take to end before it is killed."""
FALLBACK = "simple"
"""The quick heuristic that moves when no worker answers."""


@attrs.frozen
class Choice:
    """The legal action that a bot chose, and the request that it answers."""

    request_id: int
    action: Action


class Process(Protocol):
    """As much of `multiprocessing.Process` as the client needs."""

    def start(self) -> None:
        """Begin to run."""

    def join(self, timeout: float | None = None) -> None:
        """Wait for the end."""

    def is_alive(self) -> bool:
        """Whether it still runs."""

    def kill(self) -> None:
        """End it at once."""


ProcessFactory = Callable[[Connection], Process]
"""Makes the process that serves the other end of a pipe; it is not started yet."""


def spawned(connection: Connection) -> Process:
    """A process that knows nothing of Qt and shares nothing with this one."""
    context = multiprocessing.get_context("spawn")
    return context.Process(target=serve, args=(connection,), name="bots", daemon=True)


@attrs.frozen
class _Lost:
    """The pipe of that worker was closed at the other end."""

    worker: _Worker


class _Worker:
    """A process with its pipe, and the thread that starts it, listens to it and sees it off.

    `tell` is called in that thread with everything that the process says, and at its end with `_Lost`.
    """

    def __init__(self, process_factory: ProcessFactory, tell: Callable[[object], None]) -> None:
        self._pipe, there = multiprocessing.get_context("spawn").Pipe()
        self._process = process_factory(there)
        self._tell = tell
        self._thread = threading.Thread(target=self._run, args=(there,), name="bot listener", daemon=True)
        self._started = threading.Event()
        self._thread.start()

    def send(self, message: Request | Quit) -> bool:
        """Pass a message on; whether there is still somebody to receive it."""
        try:
            self._pipe.send(message)
        except OSError:
            return False
        return True

    def kill(self) -> None:
        """End the process without waiting for it; the thread follows."""
        if self._started.is_set():
            self._process.kill()

    def close(self) -> None:
        """End the process and the thread, politely first."""
        self.send(Quit())
        self._thread.join(QUIT_SECONDS)
        if self._thread.is_alive():
            self.kill()
            self._thread.join()

    def _run(self, there: Connection) -> None:
        try:
            self._process.start()
        except OSError:
            self._tell(_Lost(self))
            return
        finally:
            there.close()  # or the end of the process would go unheard
        self._started.set()
        while True:
            try:
                message = self._pipe.recv()
            except (EOFError, OSError):
                break
            self._tell(message)
        self._process.join()
        self._pipe.close()
        self._tell(_Lost(self))


class BotClient(QObject):
    """Asks bots for moves without ever waiting for them.

    An answer that comes too late is dropped. A worker that dies, falls silent or answers nonsense is started again
    once for the game; after that the built-in heuristic moves, in a thread of this process: the game always goes on.
    """

    chosen = Signal(object)
    """A `Choice`, legal in the game that was asked about."""
    notice = Signal(str)
    """The bots are in trouble; the sentence is for the players."""
    _heard = Signal(object)

    def __init__(self, process_factory: ProcessFactory = spawned, patience_ms: int = SILENCE_MS) -> None:
        super().__init__()
        self._process_factory = process_factory
        self._worker: _Worker | None = None
        self._retired: list[_Worker] = []
        self._last_request = 0
        self._open: Request | None = None
        self._restarted = False
        self._replaced = False
        self._fallbacks: list[threading.Thread] = []
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.setInterval(patience_ms)
        self._silence.timeout.connect(self._fail)
        self._heard.connect(self._on_heard)

    def ask(self, bot_name: str, seed: int, game: PuertoRico) -> int:
        """Have a bot choose in a game as its seat knows it. The answer comes as `chosen` with the id returned."""
        self._last_request += 1
        self._open = Request(self._last_request, bot_name, seed, game)
        self._send()
        return self._last_request

    def forget(self) -> None:
        """Nobody waits for the open request any more."""
        self._open = None
        self._silence.stop()

    def forgive(self) -> None:
        """Another game begins: trust the worker again."""
        self._restarted = self._replaced = False

    def close(self) -> None:
        """End the worker and every thread; waits for them no longer than a moment."""
        self.forget()
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.close()
        for retired in self._retired:
            retired.close()
        self._retired.clear()
        for thread in self._fallbacks:
            thread.join()
        self._fallbacks.clear()

    # -- the worker --

    def _send(self) -> None:
        assert self._open is not None
        if self._replaced:
            self._fall_back(self._open)
            return
        if self._worker is None:
            self._worker = _Worker(self._process_factory, self._heard.emit)
        self._silence.start()
        if not self._worker.send(self._open):
            QTimer.singleShot(0, self._fail)

    # -- answers --

    def _on_heard(self, message: object) -> None:
        if isinstance(message, _Lost):
            if message.worker is self._worker:
                self._fail()
            elif message.worker in self._retired:
                self._retired.remove(message.worker)
        elif isinstance(message, Answer):
            request = self._open
            if request is not None and message.request_id == request.request_id:
                self._take(message, request)

    def _take(self, answer: Answer, request: Request) -> None:
        try:
            if answer.text is None:
                raise NotationError(answer.error)
            action = request.game.parse(answer.text)
        except NotationError:
            self._fail()
            return
        if not request.game.is_legal(action):
            self._fail()
            return
        self.forget()
        self.chosen.emit(Choice(request.request_id, action))

    def _fail(self) -> None:
        """The worker is no use: start it again, or go on without it."""
        self._silence.stop()
        worker, self._worker = self._worker, None
        if worker is not None:
            self._retired.append(worker)
            worker.kill()
        if self._open is None:
            return
        if not self._restarted:
            self._restarted = True
            self.notice.emit(bot_restarted())
        elif not self._replaced:
            self._replaced = True
            self.notice.emit(bot_replaced())
        self._send()

    def _fall_back(self, request: Request) -> None:
        thread = threading.Thread(target=self._think, args=(request,), name="bot fallback")
        self._fallbacks = [thread for thread in self._fallbacks if thread.is_alive()]
        self._fallbacks.append(thread)
        thread.start()

    def _think(self, request: Request) -> None:
        """In a thread: let the built-in heuristic answer."""
        action = make_bot(FALLBACK, request.seed).choose(request.game.copy())
        self._heard.emit(Answer(request.request_id, text=request.game.text(action)))
