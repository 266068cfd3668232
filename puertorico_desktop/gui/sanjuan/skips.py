"""Players who are skipped one after the other for the same reason, as one thing to tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.sanjuan.events import Event, Skipped
from puertorico_desktop.gui.sanjuan.sales import Sale


@attrs.frozen
class Skips:
    """Several players were skipped, in this order, for the same reason."""

    seats: tuple[int, ...]
    reason: Refusal

    def seen_by(self, seat: int) -> Skips:
        """Returns itself: all players see who is skipped."""
        return self


def with_skips(events: Iterable[Event | Sale]) -> Iterator[Event | Sale | Skips]:
    """Yields the events of a move; players who are skipped in a row for the same reason are one."""
    waiting: list[Skipped] = []
    for event in events:
        if waiting and not (isinstance(event, Skipped) and event.reason == waiting[0].reason):
            yield _together(waiting)
            waiting = []
        if isinstance(event, Skipped):
            waiting.append(event)
        else:
            yield event
    if waiting:
        yield _together(waiting)


def _together(skipped: list[Skipped]) -> Skipped | Skips:
    if len(skipped) == 1:
        return skipped[0]
    return Skips(tuple(event.seat for event in skipped), skipped[0].reason)
