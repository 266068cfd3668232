"""Puzzles and the player's own mistakes in the menu Learn: the pages, and the card while a puzzle is at the table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtGui import QAction

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.learn.challenges.puzzle_card import PuzzleCard
from puertorico_desktop.gui.learn.challenges.puzzle_coach import PuzzleCoach
from puertorico_desktop.gui.learn.challenges.puzzle_run import PuzzleExercise, PuzzleRun, new_match
from puertorico_desktop.gui.learn.challenges.puzzle_service import Entry
from puertorico_desktop.gui.learn.challenges.puzzles_page import PuzzlesPage
from puertorico_desktop.gui.learn.challenges.shared_games import names_for
from puertorico_desktop.gui.learn.context import LearnContext
from puertorico_desktop.gui.texts import challenges
from puertorico_desktop.match.match import Match, Seat

if TYPE_CHECKING:  # a run-time import would load numpy
    from puertorico_desktop.learn.challenges.mistakes import Mistake

translate = QCoreApplication.translate

PUZZLES, MISTAKES = "puzzles", "mistakes"
"""The ids of the pages."""


class PuzzlesPart(PuzzleCoach):
    """The coach of puzzles and of the player's own mistakes."""

    def __init__(self, context: LearnContext) -> None:
        super().__init__(context, PuzzleExercise, PuzzleCard(context.theme, context.table.log))
        self._choices_for = context.choices_for
        self._lists: dict[bool, list[Entry]] = {}
        """The entries of both pages, of the player's own mistakes under True: one page may be looked at while a
        puzzle of the other one is on the table."""
        self._mistakes = False
        self.mistakes_action, self.puzzles_action = QAction(self), QAction(self)
        self.mistakes_action.triggered.connect(lambda: self.open_page(True))
        self.puzzles_action.triggered.connect(lambda: self.open_page(False))
        self.service.read.connect(self._note_entries)
        self.start()

    @property
    def actions(self) -> list[QAction]:
        """The menu entries."""
        return [self.mistakes_action, self.puzzles_action]

    def retranslate(self) -> None:
        """Set every text."""
        self.mistakes_action.setText(translate("Puzzle", "&My mistakes"))
        self.puzzles_action.setText(translate("Puzzle", "&Puzzles"))
        super().retranslate()

    def close(self) -> None:
        """Stop the service when the window closes."""
        self.service.close()

    # -- the page ---------------------------------------------------------------------------------------------------

    def open_page(self, mistakes: bool) -> None:
        """Open the page with all puzzles, or with the player's own mistakes."""
        page = PuzzlesPage(self.service, mistakes, self._theme)
        page.chosen.connect(self.open_puzzle)
        self._pages.open_page(page)

    @property
    def list_id(self) -> str:
        """The id of the page from which the last puzzle was chosen."""
        return MISTAKES if self._mistakes else PUZZLES

    def open_list_again(self, opens: str) -> None:
        """Open the page with that id, if it is one of puzzles."""
        if opens in (MISTAKES, PUZZLES):
            self.open_page(opens == MISTAKES)

    def open_list(self) -> None:
        """Open the page from which the last puzzle was chosen."""
        self.open_page(self._mistakes)

    @Slot(bool, object)
    def _note_entries(self, mistakes: bool, entries: list[Entry]) -> None:
        self._lists[mistakes] = list(entries)
        self._show()

    @property
    def _entries(self) -> list[Entry]:
        return self._lists.get(self._mistakes, [])

    # -- puzzles on the table ---------------------------------------------------------------------------------------

    @Slot(object)
    def open_puzzle(self, entry: Entry) -> None:
        """Put a puzzle on the table."""
        puzzle = entry.puzzle
        options = puzzle.game.options
        names = names_for(options, puzzle.record.seat, self._choices_for(options.game))
        self._services.save_service.lay_out(
            partial(
                new_match, PuzzleExercise(puzzle, self.came_from(), entry.mistake), [Seat(name) for name in names]
            )
        )

    @Slot()
    def go_to_next(self) -> None:
        """Open the next unsolved puzzle."""
        following = self._next()
        if following is not None:
            self.open_puzzle(following)

    def _number(self) -> int:
        """Returns the index of the current puzzle in the list; -1 if it is not in the list."""
        ids = [one.puzzle.record.id for one in self._entries]
        own = "" if self.run is None else self.run.puzzle.record.id
        return ids.index(own) if own in ids else -1

    def place(self) -> tuple[int, int]:
        """Returns the index of the current puzzle in the list, -1 if it is not in the list, and the length of the
        list."""
        return self._number(), len(self._entries)

    @property
    def has_next(self) -> bool:
        """Whether an unsolved puzzle follows."""
        return self._next() is not None

    def _next(self) -> Entry | None:
        """Returns the next unsolved entry; None if there is none."""
        number = self._number()
        if number < 0:
            return None
        return next((one for one in self._entries[number + 1 :] if not one.is_solved), None)

    def is_of_program(self, run: PuzzleRun) -> bool:
        """Returns whether the puzzle is not taken from a mistake of the player."""
        return self._mistake(run) is None

    # -- playing ----------------------------------------------------------------------------------------------------

    def begin(self, match: Match) -> PuzzleRun:
        """Returns a new run of the puzzle; requests the list again if the puzzle is not in it."""
        self.run = run = super().begin(match)
        self._mistakes = match.exercise.mistake is not None
        if self._number() < 0:
            self.service.ask(self._mistakes)
        return run

    # -- texts of the card ------------------------------------------------------------------------------------------

    def title(self, run: PuzzleRun) -> str:
        """Returns the task as a title."""
        if self._mistake(run) is not None:
            return translate("Puzzle", "Find a better move")
        return translate("Puzzle", "Find the best move")

    def _mistake(self, run: PuzzleRun) -> Mistake | None:
        exercise = run.match.exercise
        return exercise.mistake if isinstance(exercise, PuzzleExercise) else None

    def question(self, run: PuzzleRun) -> str:
        """Returns the question: the player's name, the part of the game, and the move played if the puzzle is a
        mistake."""
        record = run.puzzle.record
        player = self._session.names[record.seat]
        part = face_of(run.puzzle.game.options).describer(run.match).part(record.theme)
        mistake = self._mistake(run)
        if mistake is None:
            return challenges.question(player, part)
        played = self.name(run, mistake.played)
        return challenges.question_again(player, part, mistake.started, mistake.round, played)
