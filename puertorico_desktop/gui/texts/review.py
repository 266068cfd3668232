"""The texts of a review that are common to all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.learn.review.formulas import Mark
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
Review = Context("Review")

MARKS: Mapping[Mark, str] = {
    Mark.BEST: QT_TRANSLATE_NOOP("Review", "best"),
    Mark.GOOD: QT_TRANSLATE_NOOP("Review", "good"),
    Mark.INACCURACY: QT_TRANSLATE_NOOP("Review", "inaccuracy"),
    Mark.MISTAKE: QT_TRANSLATE_NOOP("Review", "mistake"),
}

LEVELS: Mapping[str, str] = {
    "random": QT_TRANSLATE_NOOP("Review", "random"),
    "easy": QT_TRANSLATE_NOOP("Review", "easy"),
    "normal": QT_TRANSLATE_NOOP("Review", "normal"),
    "hard": QT_TRANSLATE_NOOP("Review", "hard"),
}


def level_name(level: str) -> str:
    """Returns the name of a level of bots in a word, for a scale."""
    return translate("Review", LEVELS[level])


def mark_name(mark: Mark) -> str:
    """Returns the name of a mark."""
    return translate("Review", MARKS[mark])


def points(chance: float) -> str:
    """Returns a part of the chance of victory (0 to 1) in whole percentage points."""
    return QLocale().toString(round(100 * chance))


def lost(chance: float) -> str:
    """Returns a part of the chance that was lost, with its sign."""
    return f"−{points(chance)}" if round(100 * chance) else points(0.0)


def marked(mark: Mark, lost: float) -> str:
    """Returns a mark with the cost of the choice: "mistake, −10". The best choice, or one whose cost rounds to 0, has
    no figure."""
    if mark is Mark.BEST or not round(100 * lost):
        return mark_name(mark)
    return translate("Review", "{mark}, −{points}").format(mark=mark_name(mark), points=points(lost))


def points_more(points: float) -> str:
    """Returns the difference in victory points between two choices, rounded."""
    if not round(points):
        return translate("Review", "about as many VP")
    text = (
        translate("Review", "about {points} VP more")
        if points > 0
        else translate("Review", "about {points} VP fewer")
    )
    return text.format(points=QLocale().toString(abs(round(points))))


def victory_points(points: int) -> str:
    """Returns a number of points, abbreviated."""
    return translate("Review", "{points} VP").format(points=QLocale().toString(points))


def counted(counts: Mapping[Mark, int]) -> list[str]:
    """Returns the number of choices with each mark."""
    text = translate("Review", "{mark} {count}")
    return [text.format(mark=mark_name(mark), count=counts.get(mark, 0)) for mark in Mark]


def place(number: int, own: int, margin: int) -> str:
    """Returns the result of the game for a player."""
    if not margin:
        text = translate("Review", "Place {place} with {points} points, as many as another player.")
    elif margin < 0:
        text = translate("Review", "Place {place} with {points} points, {margin} behind the winner.")
    else:
        text = translate("Review", "Place {place} with {points} points, {margin} ahead of the next.")
    return text.format(place=number, points=own, margin=abs(margin))


def not_over(round_number: int) -> str:
    """Returns the remark that the game is not over."""
    return translate("Review", "The game is not over: reviewed up to round {round}.").format(round=round_number)


def lost_in(part: str, lost: float) -> str:
    """Returns the part of the game with the largest loss."""
    text = translate("Review", "Most was lost here: {part} ({points} points of chance in all).")
    return text.format(part=part, points=points(lost))


def faultless(parts: str) -> str:
    """Returns the parts of the game that were played well."""
    return translate("Review", "Almost faultless: {parts}.").format(parts=parts)


def given_back(chance: float) -> str:
    """Returns the chance gained through other players and luck."""
    return translate("Review", "Others and luck gave back {points} points of chance in all.").format(
        points=points(chance)
    )


def peak(chance: str, round_number: int) -> str:
    """Returns the highest chance of the player, with its round."""
    return translate("Review", "Your highest chance: {chance}, in round {round}.").format(
        chance=chance, round=round_number
    )


def turned_by_mistake(number: int, round_number: int, before: str, after: str, move: str) -> str:
    """Returns a turning point caused by the player."""
    text = translate("Review", "{number}. Round {round}: your choice ({move}). From {before} to {after}.")
    return text.format(number=number, round=round_number, move=move, before=before, after=after)


def turned_by_move(number: int, round_number: int, before: str, after: str, player: str, move: str) -> str:
    """Returns a turning point caused by another player."""
    text = translate("Review", "{number}. Round {round}: {player} ({move}). From {before} to {after}.")
    return text.format(number=number, round=round_number, player=player, move=move, before=before, after=after)


def turned_by_chance(number: int, round_number: int, before: str, after: str) -> str:
    """Returns a turning point caused by luck."""
    text = translate("Review", "{number}. Round {round}: luck. From {before} to {after}.")
    return text.format(number=number, round=round_number, before=before, after=after)


def looks(count: int, error: float) -> str:
    """Returns the accuracy of the figures; `error` is from 0 to 1."""
    text = Review.tr("%n independent look(s) agree to about ± {error} points.", "", count)
    return text.format(error=QLocale().toString(100 * error, "f", 1))


def everybody(names: Sequence[str], before: Sequence[str], after: Sequence[str]) -> list[str]:
    """Returns each player's chance after the chosen move, and after the one that the expert prefers."""
    text = translate("Review", "{player}: {chosen} → {best}")
    return [
        text.format(player=name, chosen=one, best=other)
        for name, one, other in zip(names, before, after, strict=True)
    ]
