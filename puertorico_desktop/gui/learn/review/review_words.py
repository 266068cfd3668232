"""The summary of a review in words: the result, the turning points, and the greatest losses."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.gui.learn.review.review_service import Findings, ReviewService
from puertorico_desktop.gui.match_describer import MatchDescriber
from puertorico_desktop.gui.texts import review as texts
from puertorico_desktop.gui.texts.advice import chance
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import listed
from puertorico_desktop.gui.texts.problems import problem_text
from puertorico_desktop.learn.review.process import Failed, Trouble
from puertorico_desktop.learn.review.summary import (
    Cause,
    Decision,
    Fact,
    FactKind,
    PlayerSummary,
    TurningPoint,
)
from puertorico_desktop.saves.errors import Problem

translate = QCoreApplication.translate
ReviewPage = Context("ReviewPage")


def few_words(service: ReviewService, findings: Findings, player: PlayerSummary, describer: MatchDescriber) -> str:
    """Returns the summary line by line, as the page of a review shows it."""
    return "\n".join([*_warnings(service), *_words_of(findings, player, describer)])


def _words_of(findings: Findings, player: PlayerSummary, describer: MatchDescriber) -> list[str]:
    """Returns the sentences about a player's game."""
    sentences = [] if findings.course.is_over else [texts.not_over(findings.course.match.game.round)]
    sentences += [_fact(fact, describer) for fact in player.facts if fact.kind is FactKind.PLACE]
    turning = enumerate(player.turning_points, 1)
    sentences += [_turning(findings, number, point, describer) for number, point in turning]
    others = [fact for fact in player.facts if fact.kind not in (FactKind.PLACE, FactKind.FAULTLESS)]
    if player.score.decisions:  # without decisions there is no line of chances
        sentences += [_fact(fact, describer) for fact in others]
    parts = [describer.part(fact.part) for fact in player.facts if fact.kind is FactKind.FAULTLESS]
    return [*sentences, texts.faultless(listed(parts))] if parts else sentences


def trouble_words(failed: Failed) -> str:
    """Returns a failure in a sentence."""
    match failed.trouble:
        case Trouble.DAMAGED:
            return translate("Review", "The file of the earlier review is damaged. Everything was looked at anew.")
        case Trouble.WEIGHTS:
            return translate("Review", "The weights of the computer players cannot be used.")
        case Trouble.ENDED:
            return translate("Review", "The work has ended unexpectedly. What has been found stays.")
    if failed.error is not None and failed.error.problem is Problem.NEWER_FORMAT:
        return translate("Review", "The review was made by a newer version of the program.")
    problem = "" if failed.error is None else problem_text(failed.error)
    return translate("Review", "The review is not kept: {problem}").format(problem=problem)


def state_words(service: ReviewService) -> str:
    """Returns the progress or the result of a review in a few words; empty if there is none."""
    done, known = service.progress
    if service.is_running:
        left = ReviewPage.tr("A closer look at %n decision(s)", "", known - done)
        return left if known else translate("ReviewPage", "The review begins…")
    if service.trouble is not None:
        return trouble_words(service.trouble)
    is_old = service.findings is not None and service.findings.is_old
    return translate("ReviewPage", "Found by an earlier version of the computer players.") if is_old else ""


def obstacle_words(service: ReviewService) -> str:
    """Returns the reason why there are no findings, in a sentence."""
    if service.is_running:
        return translate("Review", "The review is being worked out…")
    if service.trouble is not None:
        return trouble_words(service.trouble)
    return translate("Review", "The review has no result yet.")


def numbered(decision: Decision, mistaken: Sequence[Decision], decisions: Sequence[Decision]) -> str:
    """Returns the number of a decision among the mistakes, otherwise among all decisions; empty if it is in neither
    list."""
    mistake = translate("ReviewPage", "Mistake {number} of {count}")
    any_one = translate("ReviewPage", "Decision {number} of {count}")
    for text, among in ((mistake, mistaken), (any_one, decisions)):
        if decision in among:
            return text.format(number=among.index(decision) + 1, count=len(among))
    return ""


def _warnings(service: ReviewService) -> list[str]:
    """Returns warnings about the figures while the review is in progress."""
    trouble = service.trouble
    if trouble is None or trouble.trouble is not Trouble.DAMAGED or not service.is_running:
        return []
    return [translate("Review", "The file of the earlier review is damaged. Everything is looked at anew.")]


def _fact(fact: Fact, describer: MatchDescriber) -> str:
    match fact.kind:
        case FactKind.PLACE:
            return texts.place(round(fact.number), fact.points, fact.margin)
        case FactKind.PEAK:
            return texts.peak(chance(fact.number), fact.round)
        case FactKind.MOST_LOST:
            return texts.lost_in(describer.part(fact.part), fact.number)
    return texts.given_back(fact.number)


def _turning(findings: Findings, number: int, point: TurningPoint, describer: MatchDescriber) -> str:
    before, after = chance(point.before), chance(point.after)
    if point.cause is Cause.CHANCE or point.seat is None:
        return texts.turned_by_chance(number, point.round, before, after)
    moment = findings.course.moments[point.ply]
    game = findings.course.match.record.position_at(point.ply)
    decisions = (one for player in findings.summary.players for one in player.decisions)
    options = next((one.options for one in decisions if one.moment.ply == point.ply), ())
    move = describer.option(game, moment.action, game.parse(options[0].line) if options else None)
    if point.cause is Cause.MISTAKE:
        return texts.turned_by_mistake(number, point.round, before, after, move)
    player = findings.course.match.setup.names[point.seat]
    return texts.turned_by_move(number, point.round, before, after, player, move)
