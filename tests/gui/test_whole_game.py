"""A whole game through the window: a person with a mouse against bots, from the first role to the score sheet."""

import random
import time

import pytest
from PySide6.QtWidgets import QApplication

from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from tests.gui.hands import carry, click, find, make_smallest, move, new_window, press, some_target
from tests.gui.table import bots_of

MOST_SECONDS = 60
MOST_MOVES = 3000


class Person:
    """Plays at random what the window offers, with clicks, drags and buttons in turn."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.rng = random.Random(seed)
        self.moves = 0

    def play(self) -> None:
        """Answers the current decision."""
        self.moves += 1
        interaction = self.window.interaction
        if interaction.placement is not None:
            self._place()
        elif interaction.storage is not None:
            self._store()
        else:
            self._move()

    def _move(self) -> None:
        answers = [spec.id for spec in self.window.interaction.buttons() if spec.enabled]
        sources = sorted(self.window.interaction.sources())
        if "accept" in answers:
            press(self.window, self.rng.choice(["accept", "pass"]))
            return
        if "pass" in answers and (not sources or self.rng.random() < 0.2):
            press(self.window, "pass")
            return
        source = self.rng.choice(sources)
        target = some_target(self.window, source, self.rng.randrange(9))
        if self.moves % 2:
            move(self.window, source, target)
        else:
            assert carry(self.window, source, target)

    def _place(self) -> None:
        """Clicks free circles until no colonist can be placed any more, or asks for a suggestion."""
        if self.moves % 3 == 0:
            press(self.window, "suggest")
        while (pending := self.window.interaction.placement).still_to_place:
            circles = [ref for ref in pending.places() if ref.startswith("island") or ref.count(":") == 2]
            free = [ref for ref in circles if not pending.has_colonist(ref)]
            before = pending.idle
            click(self.window, self.rng.choice(free))
            assert self.window.interaction.placement.idle == before - 1
        press(self.window, "confirm")

    def _store(self) -> None:
        goods = sorted(self.window.interaction.sources())
        for _ in range(20):
            if any(spec.id == "confirm" and spec.enabled for spec in self.window.interaction.buttons()):
                break
            click(self.window, self.rng.choice(goods))
        press(self.window, "confirm")


EVERYTHING_ASKED = {"ask_optional_benefits": True, "play_forced": False, "open_points": True}


@pytest.mark.parametrize(("kinds", "seed", "options"), [("pbb", 3, {}), ("bpb", 11, {}), ("pp", 5, EVERYTHING_ASKED)])
def test_a_game_with_the_mouse(qtbot, kinds: str, seed: int, options: dict[str, bool]) -> None:
    play_with_mouse(qtbot, new_window(qtbot, kinds, seed, **options), seed)


def test_a_game_with_the_mouse_in_the_smallest_window_with_largest_texts(qtbot) -> None:
    window = new_window(qtbot, "pp", 5, **EVERYTHING_ASKED)
    make_smallest(window)
    play_with_mouse(qtbot, window, 5)


def assert_in_sight(window: MainWindow) -> None:
    for button in window.table.prompt.buttons:
        if button.id:
            assert button.visibleRegion().boundingRect() == button.rect(), button.id
    for ref in window.interaction.sources():
        view, point = find(window, ref)
        assert view.viewport().visibleRegion().contains(point), ref


def play_with_mouse(qtbot, window: MainWindow, seed: int) -> None:
    """Plays a whole game; checks that all sources and buttons are visible."""
    window.setUpdatesEnabled(False)  # the pictures are not looked at
    session, bots = window.session, bots_of(window.session)
    bot = make_bot("simple", seed)
    person = Person(window, seed)
    began = time.monotonic()
    for _ in range(MOST_MOVES):
        if session.decision is None:
            break
        ply = session.ply
        if session.asked_person is None:
            bots.answer(bot.choose(bots.requests[-1][2]))
        else:
            assert_in_sight(window)
            person.play()
        QApplication.processEvents()
        qtbot.waitUntil(lambda before=ply: session.ply > before, timeout=1000)
    assert session.decision is None
    assert person.moves > 20
    assert time.monotonic() - began < MOST_SECONDS
    sheet = window.dialogs.dialog
    assert isinstance(sheet, ScoreSheetDialog)
    assert sheet.isVisible()
    sheet.close()
