"""A child process that answers for bots, as the window sees it."""

from __future__ import annotations

import time
from collections.abc import Callable

from puertorico_desktop.bots.process.bot_server import serve
from puertorico_desktop.bots.process.child_process import ChildProcess, ProcessFactory, spawned
from puertorico_desktop.bots.process.messages import Answer, Cancel

BOT_PROCESS: ProcessFactory = spawned(serve, "bots")


class BotWorker(ChildProcess):
    """A child process that thinks for bots, and what it still works on though nobody waits for it.

    `on_answer` and `on_end` are called in another thread, with this worker. Nothing but `close` waits.
    """

    def __init__(
        self,
        process_factory: ProcessFactory,
        on_answer: Callable[[BotWorker, Answer], None],
        on_end: Callable[[BotWorker], None],
    ) -> None:
        self._cancelled: dict[int, float] = {}
        super().__init__(process_factory, lambda answer: on_answer(self, answer), lambda: on_end(self))

    def cancel(self, request_id: int) -> None:
        """Takes a request back."""
        if not self.recall():
            self.send(Cancel(request_id))
            self._cancelled[request_id] = time.monotonic()

    def note(self, answer: Answer) -> None:
        """Takes notice of an answer, in the thread of the owner."""
        self._cancelled.pop(answer.request_id, None)

    @property
    def has_cancelled(self) -> bool:
        """Whether it still works on something that was taken back."""
        return bool(self._cancelled)

    def is_overdue(self, seconds: float) -> bool:
        """Returns whether something was taken back so long ago, and it still works on it."""
        return any(time.monotonic() - since >= seconds for since in self._cancelled.values())
