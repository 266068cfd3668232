"""The texts of challenges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.learn.challenges.faults import SENTENCES, CodeError
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate


def fault_text(error: CodeError) -> str:
    """Returns the reason why a text is no game code, or why a game has none."""
    return translate("GameCode", SENTENCES[error.fault])


# -- puzzles ---------------------------------------------------------------------------------------------------------


GRADES: Mapping[int, str] = {
    1: QT_TRANSLATE_NOOP("Puzzle", "easy"),
    2: QT_TRANSLATE_NOOP("Puzzle", "normal"),
    3: QT_TRANSLATE_NOOP("Puzzle", "hard"),
    4: QT_TRANSLATE_NOOP("Puzzle", "expert"),
}
"""The words for the difficulty of a puzzle, by its grade."""
MOST_FOLLOWING = 5
"""The largest number of sentences about the events after a move."""


def grade_text(grade: int) -> str:
    """Returns the difficulty of a puzzle, in a word."""
    return translate("Puzzle", GRADES[grade])


def chance_points(chance: float) -> str:
    """Returns a part of the chance of victory (0 to 1) in whole percentage points, 1 at least."""
    return QLocale().toString(max(1, round(100 * chance)))


def question(player: str, part: str) -> str:
    """Returns the question of a puzzle."""
    text = translate("Puzzle", "You are {player}. This is about: {part}. Which move leads to victory most often?")
    return text.format(player=player, part=part)


def question_again(player: str, part: str, day: str, round_number: int, move: str) -> str:
    """Returns the question of a puzzle from a mistake in one of the player's own games."""
    text = translate(
        "Puzzle",
        "Your game of {date}, round {round}: you are {player}. This is about: {part}. You played: {move}.",
    )
    return text.format(date=day, round=round_number, player=player, part=part, move=move)


def right(move: str, is_best: bool) -> str:
    """Returns the message that a move is right."""
    if is_best:
        return translate("Puzzle", "Right: {move}.").format(move=move)
    return translate("Puzzle", "Right: {move} is as good as the best.").format(move=move)


def wrong(move: str, price: float, following: Sequence[str]) -> str:
    """Returns the message on a wrong move: its cost, and the events that follow."""
    text = translate("Puzzle", "{move} costs {points} points of chance.")
    sentence = text.format(move=move, points=chance_points(price))
    return sentences((sentence, *what_follows(following)))


def what_follows(following: Sequence[str], most: int = MOST_FOLLOWING) -> list[str]:
    """Returns the sentences on the events after a move, with an introduction; empty if there are none."""
    return [translate("Puzzle", "What follows:"), *following[:most]] if following else []


def price_is_sought(move: str) -> str:
    """Returns the message that the cost of a move is being computed."""
    return translate("Puzzle", "{move}: what it costs is being worked out.").format(move=move)


def price_is_lost(move: str) -> str:
    """Returns the message that the cost of a move could not be computed."""
    return translate("Puzzle", "{move}: what it costs could not be worked out.").format(move=move)


def answer(move: str) -> str:
    """Returns the solution."""
    return translate("Puzzle", "The answer: {move}.").format(move=move)


def hint_of_reasons(reasons: Sequence[str], lead: float) -> str:
    """Returns the first hint: the reasons for the move, or if there are none, its lead."""
    if reasons:
        return sentences((translate("Puzzle", "What speaks for it:"), *reasons))
    text = translate("Puzzle", "The next best move is {points} points of chance behind.")
    return text.format(points=chance_points(lead))


def reasons_for(move: str) -> str:
    """Returns the introduction to the reasons for a move other than the one on the table."""
    return translate("Puzzle", "What speaks for {move}:").format(move=move)


def hint_of_two(one: str, other: str) -> str:
    """Returns the second hint: two moves, of which one is right."""
    return translate("Puzzle", "It is one of these two: {one}; {other}.").format(one=one, other=other)


def hint_of_rings() -> str:
    """Returns the third hint."""
    return translate("Puzzle", "The pieces of the move are ringed.")


def why(reasons: Sequence[str], best: str, other: str) -> str:
    """Returns the reasons why a move is best, with the chances after that move and after the next best one."""
    text = translate("Puzzle", "Chance of victory: {best}, after the next best move {other}.")
    return sentences((*reasons, text.format(best=best, other=other)))
