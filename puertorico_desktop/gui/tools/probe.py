"""A read-only inspection interface to the running program for external programs that drive it: tests with a real
mouse, recorders of lessons.

It exists only where the environment variable PUERTORICO_DESKTOP_PROBE names a local socket: on Unix the path of a
file that does not exist yet, on Windows the name of a pipe. Every line sent there is answered with one line of JSON.
The words of the line name the wanted parts; an empty line requests all of them:

    game     the id, ply, round, the seat that must decide, its kind of decision, the person who must decide
    hand     the picked piece, the number of drags, and for every piece that can be lifted its targets
    mouse    whether a button is held down, as far as the program has processed the mouse events
    places   every visible piece and place by its ref (see `targets`): view, rectangle, record painted there
    prompt   the words beside the crest, and the buttons
    dialogs  the open dialogs, with their buttons
    focus    the widget and item with the keyboard focus
    window   the window's rectangle, whether it is the active one, the status line

Rectangles are left, top, width, height on the desktop, in logical pixels. The probe can only look, never act, and it
knows no more than the player at the screen does: it reveals nothing that is face down for that player.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from enum import Enum

import attrs
from PySide6.QtCore import QObject, QRect, Qt, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget

from puertorico_desktop.gui.texts.mnemonics import plain
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.windows.main_window import MainWindow

_log = logging.getLogger(__name__)

Answer = dict[str, object]

LONGEST_QUESTION = 1 << 12
"""The largest length of a line in bytes: longer ones are not read."""


class Probe(QObject):
    """Answers questions about the window of the program on a local socket."""

    def __init__(self, name: str, window_now: Callable[[], MainWindow], parent: QObject) -> None:
        """Listen on the socket of that name; if that fails, the reason is logged. `window_now` returns the window:
        another one takes its place when a game of another kind is opened."""
        super().__init__(parent)
        self._window_now = window_now
        self._parts: Mapping[str, Callable[[], object]] = {
            "game": self._game,
            "hand": self._hand,
            "mouse": self._mouse,
            "places": self._places,
            "prompt": self._prompt,
            "dialogs": self._dialogs,
            "focus": self._focus,
            "window": self._frame,
        }
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept_connections)
        if not self._server.listen(name):
            _log.warning("the probe cannot listen on %s: %s", name, self._server.errorString())

    @property
    def _window(self) -> MainWindow:
        return self._window_now()

    def look(self, *parts: str) -> Answer:
        """Returns the contents of the window: all parts, or the named ones; an error for unknown names."""
        unknown = [part for part in parts if part not in self._parts]
        if unknown:
            return {"error": f"no such part: {', '.join(unknown)}"}
        return {part: self._parts[part]() for part in parts or self._parts}

    # -- the socket ------------------------------------------------------------------------------------------------

    @Slot()
    def _accept_connections(self) -> None:
        while (caller := self._server.nextPendingConnection()) is not None:
            caller.setReadBufferSize(LONGEST_QUESTION)
            caller.readyRead.connect(self._answer)
            caller.disconnected.connect(caller.deleteLater)

    @Slot()
    def _answer(self) -> None:
        caller = self.sender()
        assert isinstance(caller, QLocalSocket)
        while caller.canReadLine():
            words = bytes(caller.readLine().data()).decode("utf-8", "replace").split()
            caller.write(json.dumps(self.look(*words)).encode() + b"\n")
        if caller.bytesAvailable() >= LONGEST_QUESTION:
            caller.abort()

    # -- parts of the window ---------------------------------------------------------------------------------------

    def _game(self) -> Answer:
        session = self._window.session
        decision = session.decision
        return {
            "id": session.match.id,
            "ply": session.shown_ply,
            "round": session.view.round,
            "seat": None if decision is None else decision.seat,
            "kind": None if decision is None else decision.kind.name.lower(),
            "person": session.asked_person,
            "viewer": session.viewer,
            "over": decision is None,
        }

    def _hand(self) -> Answer:
        interaction = self._window.interaction
        sources = sorted(interaction.sources())
        return {
            "holds": self._window.table.marks.in_hand,
            "drags": self._window.session.drags,
            "moves": {source: sorted(interaction.targets(source)) for source in sources},
        }

    @staticmethod
    def _mouse() -> Answer:
        return {"held": QApplication.mouseButtons() != Qt.MouseButton.NoButton}

    def _places(self) -> Answer:
        found: Answer = {}
        for view in self._window.table.views:
            if not view.isVisible():
                continue
            if view.area:
                rect = _on_desktop(view.viewport(), view.viewport().rect())
                found[view.area] = {"view": view.accessibleName(), "rect": rect}
            for row, record in enumerate(view.records):
                for part in view.parts(row):
                    rect = _on_desktop(view.viewport(), part.rect.toRect())
                    place: Answer = {"view": view.accessibleName(), "rect": rect}
                    if record is not None and part.ref == record.ref:
                        place["item"] = attrs.asdict(record, value_serializer=_plain)
                    found[part.ref] = place
        return found

    def _prompt(self) -> Answer:
        bar = self._window.table.prompt
        prompt = self._window.interaction.prompt()
        buttons = {button.id: _button(button) for button in bar.buttons if button.id and button.isVisible()}
        return {"heading": prompt.heading, "detail": prompt.detail, "buttons": buttons}

    def _dialogs(self) -> list[Answer]:
        dialogs = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QDialog)]
        return [
            {
                "kind": type(dialog).__name__,
                "name": dialog.objectName(),
                "title": dialog.windowTitle(),
                "buttons": [
                    _button(button)
                    for button in dialog.findChildren(QAbstractButton)
                    if button.isVisible() and button.text()
                ],
            }
            for dialog in dialogs
            if _is_in_sight(dialog)
        ]

    def _focus(self) -> Answer:
        widget = QApplication.focusWidget()
        answer: Answer = {"kind": None, "name": "", "ref": None}
        if widget is not None:
            answer |= {"kind": type(widget).__name__, "name": widget.accessibleName() or widget.objectName()}
        if isinstance(widget, AreaView):
            record = widget.record(widget.currentIndex().row())
            answer["ref"] = None if record is None else record.ref
        return answer

    def _frame(self) -> Answer:
        window = self._window
        return {
            "rect": _on_desktop(window, window.rect()),
            "active": window.isActiveWindow(),
            "status": window.statusBar().currentMessage(),
        }


def _is_in_sight(dialog: QDialog) -> bool:
    """Returns whether a dialog is on the screen, to which a window manager may have moved it."""
    window = dialog.windowHandle()
    return dialog.isVisible() and window is not None and window.isExposed()


def _button(button: QAbstractButton) -> Answer:
    return {
        "text": plain(button.text()),
        "enabled": button.isEnabled(),
        "rect": _on_desktop(button, button.rect()),
    }


def _on_desktop(widget: QWidget, rect: QRect) -> list[int]:
    corner = widget.mapToGlobal(rect.topLeft())
    return [corner.x(), corner.y(), rect.width(), rect.height()]


def _plain(_: object, __: object, value: object) -> object:
    """Returns a value for JSON: enum members by their stable names."""
    return value.name.lower() if isinstance(value, Enum) else value
