"""Three ways to move pieces: by dragging, with two clicks, and with the keyboard alone."""

from __future__ import annotations

from typing import Protocol

from tests.xvfb.program import Program, middle
from tests.xvfb.screen import RIGHT_BUTTON

MOST_STEPS = 60
"""Keys that it may take to get from anywhere to anywhere."""
SHORTCUTS = {"confirm": ("Control_L", "Return"), "accept": ("Control_L", "y"), "pass": ("Control_L", "p")}


class Hands(Protocol):
    """A way to play. `lifts_anybody`: also colonists from a building that could take more of them.

    `holds_colonists`: one that moves is in the hand on its way. `needs_empty_circles`: a circle with somebody in it
    cannot stand for its building, as it can where the colonist is dragged or the whole building is meant.
    """

    lifts_anybody: bool
    holds_colonists: bool
    needs_empty_circles: bool

    def carry_in_vain(self, source: str, target: str) -> None:
        """Try to move a piece where it cannot go: the program says why, and the hand is empty afterwards."""

    def carry(self, source: str, target: str) -> None:
        """Move a piece to a place."""

    def carry_colonist(self, source: str, target: str) -> None:
        """Move a colonist from one place to another, or from or to San Juan."""

    def touch(self, ref: str) -> None:
        """Change a choice that is put together at a place."""

    def press(self, button: str) -> None:
        """Give an answer for which there is a button beside the prompt."""


class Dragging:
    """Lifts a piece, carries it and lets go."""

    lifts_anybody = True
    holds_colonists = True
    needs_empty_circles = False

    def __init__(self, program: Program) -> None:
        self._program = program

    def carry(self, source: str, target: str) -> None:
        """Drag the piece."""
        self._program.drag(source, target)

    def carry_in_vain(self, source: str, target: str) -> None:
        """Drag the piece there, read why not, and let go all the same."""
        self._program.lift(source)
        self._program.screen.travel(*middle(self._program.rect(target)))
        self._program.wait_for_words()
        self._program.screen.release()
        self._program.wait_for_hand(None)

    def carry_colonist(self, source: str, target: str) -> None:
        """Drag the colonist."""
        self._program.drag(source, target)

    def touch(self, ref: str) -> None:
        """Click there."""
        self._program.click(ref)

    def press(self, button: str) -> None:
        """Click on the button."""
        self._program.press(button)


class Clicking:
    """Picks a piece with one click and puts it down with another."""

    lifts_anybody = True
    holds_colonists = False
    needs_empty_circles = True

    def __init__(self, program: Program) -> None:
        self._program = program

    def carry(self, source: str, target: str) -> None:
        """Click on the piece, then on the place."""
        self._program.click(source)
        self._program.wait_for_hand(source)
        self._program.click(target)
        self._program.wait_for_hand(None)

    def carry_in_vain(self, source: str, target: str) -> None:
        """Click on the piece and on the place, then put it back with the other button."""
        self._program.click(source)
        self._program.wait_for_hand(source)
        self._program.click(target)
        self._program.wait_for_words()
        self._program.wait_for_hand(source)
        self._program.screen.click(*middle(self._program.rect(target)), RIGHT_BUTTON)
        self._program.wait_for_hand(None)

    def carry_colonist(self, source: str, target: str) -> None:
        """Click on a circle to send its colonist home, on a free one to fetch somebody."""
        for ref in (source, target):
            if ref != "sanjuan":
                self._program.click(ref)

    def touch(self, ref: str) -> None:
        """Click there."""
        self._program.click(ref)

    def press(self, button: str) -> None:
        """Click on the button."""
        self._program.press(button)


class Typing:
    """Goes to a piece with Tab and arrows, picks it with Enter, goes to the place, puts it down with Enter."""

    lifts_anybody = False
    holds_colonists = False
    needs_empty_circles = False

    def __init__(self, program: Program) -> None:
        self._program = program
        program.take_keyboard()

    def carry(self, source: str, target: str) -> None:
        """Pick the piece and put it down."""
        self.go_to(source)
        self._program.screen.key("Return")
        self._program.wait_for_hand(source)
        self.go_to(target)
        self._program.screen.key("Return")
        self._program.wait_for_hand(None)

    def carry_in_vain(self, source: str, target: str) -> None:
        """Pick the piece, press Enter where it cannot go, and put it back with Escape."""
        self.go_to(source)
        self._program.screen.key("Return")
        self._program.wait_for_hand(source)
        self.go_to(target)
        self._program.screen.key("Return")
        self._program.wait_for_words()
        self._program.wait_for_hand(source)
        self._program.screen.key("Escape")
        self._program.wait_for_hand(None)

    def carry_colonist(self, source: str, target: str) -> None:
        """Enter on a tile or building fetches somebody; where nobody can come it sends somebody home."""
        for ref in (source, target):
            if ref != "sanjuan":
                self.touch(":".join(ref.split(":")[:2]))

    def touch(self, ref: str) -> None:
        """Press Enter there."""
        self.go_to(ref)
        self._program.screen.key("Return")

    def press(self, button: str) -> None:
        """Use the shortcut."""
        self._program.wait_for_button(button)
        self._program.screen.key(*SHORTCUTS[button])

    def go_to(self, ref: str) -> None:
        """Tab to the view, then arrows to the item."""
        view = self._program.look("places")["places"][ref]["view"]
        for _ in range(MOST_STEPS):
            if self._program.look("focus")["focus"]["name"] == view:
                break
            self._strike("Tab")
        for _ in range(MOST_STEPS):
            here = self._program.look("focus")["focus"]["ref"]
            if here == ref:
                return
            self._strike(self._arrow(here, ref) if here else "Home")
        raise AssertionError(f"no way to {ref} by keyboard:\n{self._program.state()}")

    def _arrow(self, here: str, there: str) -> str:
        """The key that brings one nearer."""
        (x, y), (to_x, to_y) = middle(self._program.rect(here)), middle(self._program.rect(there))
        if abs(to_y - y) > self._program.rect(here)[3] / 2:
            return "Down" if to_y > y else "Up"
        return "Right" if to_x > x else "Left"

    def _strike(self, key: str) -> None:
        """Press a key that moves the focus, and wait until it has."""
        before = self._program.look("focus")
        self._program.screen.key(key)
        self._program.wait_for(f"{key} to move the focus", lambda seen: seen != before, "focus")
