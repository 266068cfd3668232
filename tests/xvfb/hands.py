"""Three ways to move pieces: by dragging, with two clicks, and with the keyboard."""

from __future__ import annotations

from typing import Protocol

from tests.xvfb.program import Program, middle
from tests.xvfb.screen import RIGHT_BUTTON

MOST_STEPS = 60
"""The largest number of keys for moving the focus to an item."""
SHORTCUTS = {"confirm": ("Control_L", "Return"), "accept": ("Control_L", "t"), "pass": ("Control_L", "p")}


class Hands(Protocol):
    """A way to play. `lifts_any_colonist`: colonists can also be moved from a building with free circles.
    `holds_colonists`: a colonist is held while it moves.

    `needs_empty_circles`: an occupied circle cannot be the target instead of its building, as it can when the
    colonist is dragged or the whole building is meant.
    """

    lifts_any_colonist: bool
    holds_colonists: bool
    needs_empty_circles: bool

    def carry_to_invalid_place(self, source: str, target: str) -> None:
        """Tries to move a piece to an invalid place: the program gives a reason, and no piece is held afterwards."""

    def carry(self, source: str, target: str) -> None:
        """Moves a piece to a place."""

    def carry_colonist(self, source: str, target: str) -> None:
        """Moves a colonist from one place to another, or from or to San Juan."""

    def touch(self, ref: str) -> None:
        """Changes a choice of several steps at a place."""

    def press(self, button: str) -> None:
        """Gives an answer that has a button beside the prompt."""


class Dragging:
    """Drags pieces."""

    lifts_any_colonist = True
    holds_colonists = True
    needs_empty_circles = False

    def __init__(self, program: Program) -> None:
        self._program = program

    def carry(self, source: str, target: str) -> None:
        """Drags the piece."""
        self._program.drag(source, target)

    def carry_to_invalid_place(self, source: str, target: str) -> None:
        """Drags the piece there, waits for the reason, and drops it."""
        self._program.lift(source)
        self._program.screen.travel(*middle(self._program.rect(target)))
        self._program.wait_for_status_text()
        self._program.screen.release()
        self._program.wait_for_hand(None)

    def carry_colonist(self, source: str, target: str) -> None:
        """Drags the colonist."""
        self._program.drag(source, target)

    def touch(self, ref: str) -> None:
        """Clicks on the place."""
        self._program.click(ref)

    def press(self, button: str) -> None:
        """Clicks on the button."""
        self._program.press(button)


class Clicking:
    """Picks a piece with a click and places it with another one."""

    lifts_any_colonist = True
    holds_colonists = False
    needs_empty_circles = True

    def __init__(self, program: Program) -> None:
        self._program = program

    def carry(self, source: str, target: str) -> None:
        """Clicks on the piece, then on the place."""
        self._program.click(source)
        self._program.wait_for_hand(source)
        self._program.click(target)
        self._program.wait_for_hand(None)

    def carry_to_invalid_place(self, source: str, target: str) -> None:
        """Clicks on the piece and on the place, then puts the piece back with the right button."""
        self._program.click(source)
        self._program.wait_for_hand(source)
        self._program.click(target)
        self._program.wait_for_status_text()
        self._program.wait_for_hand(source)
        self._program.screen.click(*middle(self._program.rect(target)), RIGHT_BUTTON)
        self._program.wait_for_hand(None)

    def carry_colonist(self, source: str, target: str) -> None:
        """Clicks on a circle to return its colonist, on a free one to place a colonist."""
        for ref in (source, target):
            if ref != "sanjuan":
                self._program.click(ref)

    def touch(self, ref: str) -> None:
        """Clicks on the place."""
        self._program.click(ref)

    def press(self, button: str) -> None:
        """Clicks on the button."""
        self._program.press(button)


class Typing:
    """Moves the focus to a piece with Tab and arrow keys, picks it with Enter, and places it with Enter."""

    lifts_any_colonist = False
    holds_colonists = False
    needs_empty_circles = False

    def __init__(self, program: Program) -> None:
        self._program = program
        program.take_keyboard()

    def carry(self, source: str, target: str) -> None:
        """Picks the piece and places it."""
        self.go_to(source)
        self._program.screen.key("Return")
        self._program.wait_for_hand(source)
        self.go_to(target)
        self._program.screen.key("Return")
        self._program.wait_for_hand(None)

    def carry_to_invalid_place(self, source: str, target: str) -> None:
        """Picks the piece, presses Enter at an invalid place, and puts the piece back with Escape."""
        self.go_to(source)
        self._program.screen.key("Return")
        self._program.wait_for_hand(source)
        self.go_to(target)
        self._program.screen.key("Return")
        self._program.wait_for_status_text()
        self._program.wait_for_hand(source)
        self._program.screen.key("Escape")
        self._program.wait_for_hand(None)

    def carry_colonist(self, source: str, target: str) -> None:
        """Presses Enter on a tile or building, which places a colonist, or returns one if there is no free
        circle."""
        for ref in (source, target):
            if ref != "sanjuan":
                self.touch(":".join(ref.split(":")[:2]))

    def touch(self, ref: str) -> None:
        """Presses Enter at the place."""
        self.go_to(ref)
        self._program.screen.key("Return")

    def press(self, button: str) -> None:
        """Presses the shortcut."""
        self._program.wait_for_button(button)
        self._program.screen.key(*SHORTCUTS[button])

    def go_to(self, ref: str) -> None:
        """Moves the focus to the view with Tab, then to the item with arrow keys."""
        view = self._program.look("places")["places"][ref]["view"]
        for _ in range(MOST_STEPS):
            if self._program.look("focus")["focus"]["name"] == view:
                break
            self._press_focus_key("Tab")
        for _ in range(MOST_STEPS):
            here = self._program.look("focus")["focus"]["ref"]
            if here == ref:
                return
            self._press_focus_key(self._arrow(here, ref) if here else "Home")
        raise AssertionError(f"no way to {ref} by keyboard:\n{self._program.state()}")

    def _arrow(self, source: str, target: str) -> str:
        """Returns the arrow key towards the target."""
        (x, y), (to_x, to_y) = middle(self._program.rect(source)), middle(self._program.rect(target))
        if abs(to_y - y) > self._program.rect(source)[3] / 2:
            return "Down" if to_y > y else "Up"
        return "Right" if to_x > x else "Left"

    def _press_focus_key(self, key: str) -> None:
        """Presses a key that moves the focus, and waits for that."""
        before = self._program.look("focus")
        self._program.screen.key(key)
        self._program.wait_for(f"{key} to move the focus", lambda seen: seen != before, "focus")
