"""The texts of experiments in a review: other moves, the events that would follow them, and quick games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from puertorico_desktop.gui.texts import advice
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

if TYPE_CHECKING:  # a run-time import would load numpy
    from puertorico_desktop.learn.review.playing_out import Opinion

translate = QCoreApplication.translate

SIDES: Mapping[str, str] = {
    "same": QT_TRANSLATE_NOOP("Tries", "The quick games agree with the review."),
    "open": QT_TRANSLATE_NOOP("Tries", "The quick games decide nothing: so small a difference may be luck."),
    "opposite": QT_TRANSLATE_NOOP("Tries", "The quick games contradict the review."),
}
"""The verdict of quick games on the review, by the value of the side."""


def question(player: str, part: str, round_number: int, move: str, marked: str) -> str:
    """Returns the player, the subject of the decision, and the move played."""
    text = translate("Tries", "Round {round}: you are {player}. This is about: {part}. You played: {move} ({mark}).")
    return text.format(round=round_number, player=player, part=part, move=move, mark=marked)


def question_without_mark(player: str, part: str, round_number: int, move: str) -> str:
    """Returns the same for a move without a mark."""
    text = translate("Tries", "Round {round}: you are {player}. This is about: {part}. You played: {move}.")
    return text.format(round=round_number, player=player, part=part, move=move)


def judged(move: str, marked: str) -> str:
    """Returns the mark of a try."""
    return translate("Tries", "{move}: {mark}.").format(move=move, mark=marked)


def why_not() -> str:
    """Returns the text of the question after a move that is not the best one."""
    return translate("Tries", "Why not?")


def what_follows() -> str:
    """Returns the text of the question after a move that is right, or whose mark is not known yet."""
    return translate("Tries", "What follows?")


def would_follow(move: str, effects: Sequence[str]) -> str:
    """Returns the events that would likely follow a move."""
    text = translate("Tries", "After {move} this would likely follow:")
    return sentences((text.format(move=move), *effects))


def nothing_follows(move: str) -> str:
    """Returns the message that no event would occur before the player's next decision."""
    return translate("Tries", "After {move} you are asked again at once.").format(move=move)


def following_is_sought(move: str) -> str:
    """Returns the message that the following events are being computed."""
    return translate("Tries", "{move}: what would follow is being worked out.").format(move=move)


def following_is_lost(move: str) -> str:
    """Returns the message that the following events could not be computed."""
    return translate("Tries", "{move}: what would follow could not be worked out.").format(move=move)


def played(done: int, games: int) -> str:
    """Returns the progress of the quick games."""
    text = translate("Tries", "{done} of {games} quick games with each of the two moves")
    return text.format(done=QLocale().toString(done), games=QLocale().toString(games))


def second_opinion(opinion: Opinion, preferred: str, other: str) -> str:
    """Returns the verdict of quick games with two moves."""
    text = translate(
        "Tries",
        "{games} quick games each, all seats playing by rules of thumb: "
        "{preferred} wins {share}, {other} {other_share}. Difference: {points} points of chance, ± {reach}.",
    )
    points = round(100 * opinion.lead)
    sentence = text.format(
        games=QLocale().toString(opinion.games),
        preferred=preferred,
        other=other,
        share=advice.chance(opinion.preferred),
        other_share=advice.chance(opinion.other),
        points=f"{'+' if points > 0 else '−' if points < 0 else ''}{QLocale().toString(abs(points))}",
        reach=QLocale().toString(100 * opinion.reach, "f", 1),
    )
    return sentences((translate("Tries", SIDES[opinion.side.value]), sentence))
