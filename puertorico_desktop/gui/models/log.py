"""The log: a line for each event, in the terms of the game."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

from PySide6.QtCore import QModelIndex, QObject

from puertorico_desktop.gui.models.items import Item, LogItem
from puertorico_desktop.gui.models.table_model import TableModel
from puertorico_desktop.gui.play.interaction import TableInteraction
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.texts.replay import later, log_tip
from puertorico_desktop.match.match import Move


class LogModel(TableModel):
    """The events of the running game, the oldest first. A move appends rows, undo removes them."""

    def __init__(self, session: GameSession, interaction: TableInteraction, parent: QObject | None = None) -> None:
        self._moves: list[Move] = []
        self._knowledge: object = None
        super().__init__(session, interaction, parent)
        self._moves = list(session.match.moves)
        self._knowledge = self.knowledge()

    # -- for subclasses --

    def sentence(self, event: Any) -> str:
        """Returns the event as a sentence."""
        raise NotImplementedError

    def is_logged(self, event: Any) -> bool:
        """Returns whether the event has a line: self-evident ones have none."""
        raise NotImplementedError

    def entries(self, events: Sequence[Any]) -> Iterable[Any]:
        """Yields the events of a move that have a line; several that are told in one line are joined."""
        return (event for event in events if self.is_logged(event))

    def is_heading(self, event: Any) -> bool:
        """Returns whether the event begins a round or a phase."""
        raise NotImplementedError

    def seat_of(self, event: Any) -> int | None:
        """Returns the seat that the event concerns; None if there is none."""
        raise NotImplementedError

    def knowledge(self) -> object:
        """Returns a value that changes whenever the known part of past events changes, and with it the text of any
        row: for example, the seat of the viewer."""
        return None

    def step_of(self, item: LogItem) -> Any:
        """Returns the event that describes the automatic step of the line, with its account; None where a player
        decided."""
        return None

    def why(self, item: LogItem) -> str:
        """Returns the reason for the automatic step of the line; empty where a player decided."""
        return ""

    # -- rows --

    def records(self) -> Iterator[LogItem]:
        """Yields one item for each event of the moves that have no rows yet."""
        number = self.rowCount()
        for ply, move in enumerate(self.session.match.moves[len(self._moves) :], start=len(self._moves)):
            for event in self.entries(move.events):
                yield LogItem(f"log:{number}", ply, self.seat_of(event), self.is_heading(event), event)
                number += 1

    def refresh(self) -> None:
        """Remove the rows of moves that were undone, update those of which more or less is known now, and add those
        of new moves."""
        self._forget_moves()
        before, self._knowledge = self._knowledge, self.knowledge()
        if self.items and self._knowledge != before:
            self.dataChanged.emit(self.index(0), self.index(len(self.items) - 1))
        new = list(self.records())
        self._moves = list(self.session.match.moves)
        if new:
            rows = self.rowCount()
            self.beginInsertRows(QModelIndex(), rows, rows + len(new) - 1)
            self.items += new
            self.endInsertRows()

    def name(self, item: Item) -> str:
        """Returns the event as a sentence."""
        return self.sentence(cast(LogItem, item).event)

    def summary(self, events: Sequence[Any]) -> str:
        """Returns the sentences on the events of a move."""
        return sentences([self.sentence(event) for event in self.entries(events)])

    def speech(self, item: Item) -> str:
        """Returns the event as a sentence; while players look back, with a remark if it is later than the position
        shown."""
        session, ply = self.session, cast(LogItem, item).ply
        return later(self.name(item)) if session.is_looking_back and ply >= session.shown_ply else self.name(item)

    def row_before(self, ply: int) -> int | None:
        """Returns the last row of the events of the first `ply` actions; None if there is none."""
        rows = bisect_left(self.items, ply, key=lambda item: cast(LogItem, item).ply)
        return rows - 1 if rows else None

    def effect(self, item: Item) -> str:
        """Returns the reason for the step, where known, and the effect of a click or Enter."""
        return sentences((self.why(cast(LogItem, item)).replace("\n", " "), log_tip()))

    def tool_tip(self, item: Item) -> str:
        """Returns the reason for the step, line by line, where known; otherwise the usual tooltip."""
        return self.why(cast(LogItem, item)) or super().tool_tip(item)

    def _forget_moves(self) -> None:
        same = 0
        for ours, played in zip(self._moves, self.session.match.moves, strict=False):
            if ours is not played:
                break
            same += 1
        del self._moves[same:]
        rows = self.rowCount()
        kept = rows
        while kept and cast(LogItem, self.items[kept - 1]).ply >= same:
            kept -= 1
        if kept < rows:
            self.beginRemoveRows(QModelIndex(), kept, rows - 1)
            del self.items[kept:]
            self.endRemoveRows()
