"""The reasons for a Puertoma's step: a heading, and for each rule a name, a remark and a whole sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.components import Building, Component, Deed, Good, Role, Task, Tile
from puertorico_desktop.engine.puertorico.decisions import DecisionKind
from puertorico_desktop.engine.puertorico.puertoma.account import AccountLine, StepRule
from puertorico_desktop.gui.play.prompts import Prompt
from puertorico_desktop.gui.puertorico.texts.festival import task_name
from puertorico_desktop.gui.puertorico.texts.smuggling import plunder_text, poach_text, raid_text
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import listed, sentences, title
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
Puertoma1897 = Context("Puertoma1897")

MOST_NAMED = 3
"""The greatest number of remaining candidates that are named in the prompt line."""

HEADINGS: Mapping[DecisionKind, str] = {
    DecisionKind.CHOOSE_ROLE: QT_TRANSLATE_NOOP("Puertoma1897", "{player} chooses a role"),
    DecisionKind.TAKE_TILE: QT_TRANSLATE_NOOP("Puertoma1897", "{player} takes a tile"),
    DecisionKind.PLACE_COLONISTS: QT_TRANSLATE_NOOP("Puertoma1897", "{player} places workers"),
    DecisionKind.BUILD: QT_TRANSLATE_NOOP("Puertoma1897", "{player} builds"),
    DecisionKind.TAKE_EXTRA_GOOD: QT_TRANSLATE_NOOP("Puertoma1897", "{player} takes one more good"),
    DecisionKind.SELL_GOOD: QT_TRANSLATE_NOOP("Puertoma1897", "{player} sells a good"),
    DecisionKind.LOAD_GOODS: QT_TRANSLATE_NOOP("Puertoma1897", "{player} loads goods"),
    DecisionKind.STORE_GOODS: QT_TRANSLATE_NOOP("Puertoma1897", "{player} stores goods"),
    DecisionKind.DRAFT_BUILDING: QT_TRANSLATE_NOOP("Puertoma1897", "{player} chooses a building for this game"),
    DecisionKind.TAKE_PERSON: QT_TRANSLATE_NOOP("Puertoma1897", "{player} takes somebody from the work register"),
    DecisionKind.SMUGGLE: QT_TRANSLATE_NOOP("Puertoma1897", "{player} smuggles"),
    DecisionKind.LODGE: QT_TRANSLATE_NOOP("Puertoma1897", "{player} puts a newcomer to work"),
    DecisionKind.RESERVE: QT_TRANSLATE_NOOP("Puertoma1897", "{player} reserves an expanded building"),
}
"""The heading for a Puertoma's step, by kind of decision."""

QUESTIONS: Mapping[DecisionKind, str] = {
    DecisionKind.PLACE_COLONISTS: QT_TRANSLATE_NOOP("Puertoma1897", "Why these estates?"),
    DecisionKind.STORE_GOODS: QT_TRANSLATE_NOOP("Puertoma1897", "Why these goods?"),
    DecisionKind.LODGE: QT_TRANSLATE_NOOP("Puertoma1897", "Why this estate?"),
    DecisionKind.SMUGGLE: QT_TRANSLATE_NOOP("Puertoma1897", "Why this deed?"),
    DecisionKind.TAKE_PERSON: QT_TRANSLATE_NOOP("Puertoma1897", "Why this person?"),
    DecisionKind.LOAD_GOODS: QT_TRANSLATE_NOOP("Puertoma1897", "Why this load?"),
}
"""The question for decisions that are answered with several pieces or none."""

TITLES: Mapping[StepRule, str] = {
    StepRule.PROFITABLE: QT_TRANSLATE_NOOP("Puertoma1897", "Profitable"),
    StepRule.NONE_PROFITABLE: QT_TRANSLATE_NOOP("Puertoma1897", "None is profitable"),
    StepRule.BESIDE_MARKER: QT_TRANSLATE_NOOP("Puertoma1897", "Beside the marker"),
    StepRule.NO_ARROW: QT_TRANSLATE_NOOP("Puertoma1897", "No arrow leads there"),
    StepRule.MOST_DOUBLOONS: QT_TRANSLATE_NOOP("Puertoma1897", "Most coins"),
    StepRule.SMUGGLER_WINS_TIE: QT_TRANSLATE_NOOP("Puertoma1897", "The smuggler wins a tie"),
    StepRule.TIE_BREAK_CARD: QT_TRANSLATE_NOOP("Puertoma1897", "Card {card}"),
    StepRule.COUNTED: QT_TRANSLATE_NOOP("Puertoma1897", "Card {card}"),
    StepRule.TASK_BUILDING: QT_TRANSLATE_NOOP("Puertoma1897", "Building of a festival task"),
    StepRule.HIGHEST_LEVEL: QT_TRANSLATE_NOOP("Puertoma1897", "Highest level it can build"),
    StepRule.RESERVED: QT_TRANSLATE_NOOP("Puertoma1897", "Its reserve marker"),
    StepRule.NOT_FIRST: QT_TRANSLATE_NOOP("Puertoma1897", "No expanded building first"),
    StepRule.TASK_ESTATE: QT_TRANSLATE_NOOP("Puertoma1897", "Estate of a festival task"),
    StepRule.TASK_GOOD: QT_TRANSLATE_NOOP("Puertoma1897", "Good of a festival task"),
    StepRule.SECOND_OF_KIND: QT_TRANSLATE_NOOP("Puertoma1897", "Second of its kind"),
    StepRule.DEAREST_KIND: QT_TRANSLATE_NOOP("Puertoma1897", "Dearest kind"),
    StepRule.QUARRY: QT_TRANSLATE_NOOP("Puertoma1897", "A quarry"),
    StepRule.TASK_KIND: QT_TRANSLATE_NOOP("Puertoma1897", "Good of a festival task"),
    StepRule.FEWEST_CIRCLES: QT_TRANSLATE_NOOP("Puertoma1897", "Fewest free circles"),
    StepRule.VP_AREA: QT_TRANSLATE_NOOP("Puertoma1897", "Into the VP area"),
    StepRule.NOBLE_FIRST: QT_TRANSLATE_NOOP("Puertoma1897", "A citizen first"),
    StepRule.DEAREST_PRODUCED: QT_TRANSLATE_NOOP("Puertoma1897", "Dearest kind produced"),
    StepRule.CLOSING_TIME: QT_TRANSLATE_NOOP("Puertoma1897", "Good of a festival task"),
    StepRule.DEAREST_SALE: QT_TRANSLATE_NOOP("Puertoma1897", "Dearest good it can sell"),
    StepRule.SEND_OFF: QT_TRANSLATE_NOOP("Puertoma1897", "A festival task"),
    StepRule.MOST_LOADED: QT_TRANSLATE_NOOP("Puertoma1897", "Most at once"),
    StepRule.CHEAPEST_KIND: QT_TRANSLATE_NOOP("Puertoma1897", "Cheapest kind"),
    StepRule.SMALLEST_SHIP: QT_TRANSLATE_NOOP("Puertoma1897", "Smallest ship"),
    StepRule.KEEPS_KIND: QT_TRANSLATE_NOOP("Puertoma1897", "Keeps a kind"),
    StepRule.KEEPS_GOOD: QT_TRANSLATE_NOOP("Puertoma1897", "Keeps one good"),
    StepRule.MOST_SMUGGLED: QT_TRANSLATE_NOOP("Puertoma1897", "Brings most"),
    StepRule.ORDER_OF_DEEDS: QT_TRANSLATE_NOOP("Puertoma1897", "Poach, plunder, raid"),
    StepRule.NOT_MADE: QT_TRANSLATE_NOOP("Puertoma1897", "A kind it does not make"),
    StepRule.MOST_ABOARD: QT_TRANSLATE_NOOP("Puertoma1897", "Most goods aboard"),
    StepRule.NOTHING_THERE: QT_TRANSLATE_NOOP("Puertoma1897", "Nothing there"),
    StepRule.GIFT: QT_TRANSLATE_NOOP("Puertoma1897", "A gift at the start"),
    StepRule.ONLY_ONE: QT_TRANSLATE_NOOP("Puertoma1897", "Only one is left"),
}
"""The name of each rule. A number in the line is given in the remark instead."""

REMARKS: Mapping[StepRule, str] = {
    StepRule.NONE_PROFITABLE: QT_TRANSLATE_NOOP("Puertoma1897", "every free role tile counts"),
    StepRule.BESIDE_MARKER: QT_TRANSLATE_NOOP("Puertoma1897", "arrows from the {about}"),
    StepRule.NO_ARROW: QT_TRANSLATE_NOOP("Puertoma1897", "from the {about}: all stay"),
    StepRule.SMUGGLER_WINS_TIE: QT_TRANSLATE_NOOP("Puertoma1897", "it counts as 2 coins"),
    StepRule.COUNTED: QT_TRANSLATE_NOOP("Puertoma1897", "counts round and round"),
    StepRule.TASK_BUILDING: QT_TRANSLATE_NOOP("Puertoma1897", "the cheapest of them"),
    StepRule.HIGHEST_LEVEL: QT_TRANSLATE_NOOP("Puertoma1897", "level {value}"),
    StepRule.RESERVED: QT_TRANSLATE_NOOP("Puertoma1897", "no other one of level 4"),
    StepRule.NOT_FIRST: QT_TRANSLATE_NOOP("Puertoma1897", "level {value} comes later"),
    StepRule.TASK_ESTATE: QT_TRANSLATE_NOOP("Puertoma1897", "which its board still lacks"),
    StepRule.TASK_GOOD: QT_TRANSLATE_NOOP("Puertoma1897", "it has no such estate"),
    StepRule.QUARRY: QT_TRANSLATE_NOOP("Puertoma1897", "no estate on offer has room"),
    StepRule.FEWEST_CIRCLES: QT_TRANSLATE_NOOP("Puertoma1897", "under an estate: {value}"),
    StepRule.VP_AREA: QT_TRANSLATE_NOOP("Puertoma1897", "every estate is active"),
    StepRule.NOBLE_FIRST: QT_TRANSLATE_NOOP("Puertoma1897", "of those on the register"),
    StepRule.CLOSING_TIME: QT_TRANSLATE_NOOP("Puertoma1897", "it fills the trading house"),
    StepRule.SEND_OFF: QT_TRANSLATE_NOOP("Puertoma1897", "it fills the ship of {value}"),
    StepRule.SMALLEST_SHIP: QT_TRANSLATE_NOOP("Puertoma1897", "with {value} spaces"),
    StepRule.KEEPS_GOOD: QT_TRANSLATE_NOOP("Puertoma1897", "of the dearest kind left"),
    StepRule.KEEPS_KIND: QT_TRANSLATE_NOOP("Puertoma1897", "all goods of it"),
    StepRule.MOST_SMUGGLED: QT_TRANSLATE_NOOP("Puertoma1897", "people or goods: {value}"),
    StepRule.ORDER_OF_DEEDS: QT_TRANSLATE_NOOP("Puertoma1897", "where they bring the same"),
    StepRule.MOST_ABOARD: QT_TRANSLATE_NOOP("Puertoma1897", "of the ships left"),
    StepRule.GIFT: QT_TRANSLATE_NOOP("Puertoma1897", "a building of level {value}"),
}
"""The remark beside the name of a rule, in small letters."""

SENTENCES: Mapping[StepRule, str] = {
    StepRule.PROFITABLE: QT_TRANSLATE_NOOP("Puertoma1897", "Profitable: {left}."),
    StepRule.NONE_PROFITABLE: QT_TRANSLATE_NOOP(
        "Puertoma1897", "No role is profitable; every free role tile counts."
    ),
    StepRule.BESIDE_MARKER: QT_TRANSLATE_NOOP("Puertoma1897", "Beside the marker on the {about}: {left}."),
    StepRule.NO_ARROW: QT_TRANSLATE_NOOP("Puertoma1897", "No arrow leads from the {about} to any of them: all stay."),
    StepRule.SMUGGLER_WINS_TIE: QT_TRANSLATE_NOOP("Puertoma1897", "The smuggler counts as 2 coins and wins the tie."),
    StepRule.COUNTED: QT_TRANSLATE_NOOP(
        "Puertoma1897", "Card {card} counts round and round to number {place} of {count}: {left}."
    ),
    StepRule.TASK_BUILDING: QT_TRANSLATE_NOOP(
        "Puertoma1897", "A festival task asks for a building that it can pay for: {left}."
    ),
    StepRule.HIGHEST_LEVEL: QT_TRANSLATE_NOOP(
        "Puertoma1897", "The highest level that it can build is {value}: {left}."
    ),
    StepRule.RESERVED: QT_TRANSLATE_NOOP(
        "Puertoma1897", "Of the expanded buildings only the one with its marker: {left}."
    ),
    StepRule.NOT_FIRST: QT_TRANSLATE_NOOP("Puertoma1897", "Its first building is never one of level {value}."),
    StepRule.TASK_ESTATE: QT_TRANSLATE_NOOP(
        "Puertoma1897", "Estates of a festival task that its board still lacks: {left}."
    ),
    StepRule.TASK_GOOD: QT_TRANSLATE_NOOP(
        "Puertoma1897", "Goods of a festival task of which it has no estate: {left}."
    ),
    StepRule.SECOND_OF_KIND: QT_TRANSLATE_NOOP("Puertoma1897", "It already has one of the kind: {left}."),
    StepRule.DEAREST_KIND: QT_TRANSLATE_NOOP("Puertoma1897", "The dearest kind of them: {left}."),
    StepRule.QUARRY: QT_TRANSLATE_NOOP("Puertoma1897", "No estate on offer has room: it takes a quarry."),
    StepRule.TASK_KIND: QT_TRANSLATE_NOOP("Puertoma1897", "Estates of goods of a festival task: {left}."),
    StepRule.FEWEST_CIRCLES: QT_TRANSLATE_NOOP("Puertoma1897", "Fewest free circles, {value}: {left}."),
    StepRule.NOBLE_FIRST: QT_TRANSLATE_NOOP("Puertoma1897", "Of those on the work register a citizen comes first."),
    StepRule.DEAREST_PRODUCED: QT_TRANSLATE_NOOP("Puertoma1897", "The dearest kind that it produced: {left}."),
    StepRule.CLOSING_TIME: QT_TRANSLATE_NOOP(
        "Puertoma1897", "The good that fills the trading house does a festival task: {left}."
    ),
    StepRule.SEND_OFF: QT_TRANSLATE_NOOP(
        "Puertoma1897", "It fills the ship with {value} spaces for a festival task, {about}: {left}."
    ),
    StepRule.CHEAPEST_KIND: QT_TRANSLATE_NOOP("Puertoma1897", "The cheapest kind of them: {left}."),
    StepRule.SMALLEST_SHIP: QT_TRANSLATE_NOOP(
        "Puertoma1897", "Of ships that take as much, the smallest: the one with {value} spaces."
    ),
    StepRule.KEEPS_KIND: QT_TRANSLATE_NOOP("Puertoma1897", "It keeps all goods of a kind: {left}."),
    StepRule.KEEPS_GOOD: QT_TRANSLATE_NOOP("Puertoma1897", "It keeps one good of the dearest kind left: {left}."),
    StepRule.MOST_SMUGGLED: QT_TRANSLATE_NOOP("Puertoma1897", "What brings most, {value}: {left}."),
    StepRule.ORDER_OF_DEEDS: QT_TRANSLATE_NOOP(
        "Puertoma1897", "Of deeds that bring the same it poaches before it plunders, and raids last: {left}."
    ),
    StepRule.NOT_MADE: QT_TRANSLATE_NOOP("Puertoma1897", "A kind that no active estate of it makes: {left}."),
    StepRule.MOST_ABOARD: QT_TRANSLATE_NOOP("Puertoma1897", "The ship with the most goods: {left}."),
    StepRule.NOTHING_THERE: QT_TRANSLATE_NOOP("Puertoma1897", "There is nothing for it."),
    StepRule.GIFT: QT_TRANSLATE_NOOP("Puertoma1897", "At the start it receives a building of level {value}."),
    StepRule.ONLY_ONE: QT_TRANSLATE_NOOP("Puertoma1897", "Only one is left: {left}."),
}
"""The sentences of rules that need only the pieces; the others have a function below."""

UNPROFITABLE: Mapping[Role, str] = {
    Role.SETTLER: QT_TRANSLATE_NOOP("Puertoma1897", "no estate fits"),
    Role.MAYOR: QT_TRANSLATE_NOOP("Puertoma1897", "no free circle"),
    Role.BUILDER: QT_TRANSLATE_NOOP("Puertoma1897", "nothing to build"),
    Role.CRAFTSMAN: QT_TRANSLATE_NOOP("Puertoma1897", "no new kind"),
    Role.TRADER: QT_TRANSLATE_NOOP("Puertoma1897", "nothing to sell"),
    Role.CAPTAIN: QT_TRANSLATE_NOOP("Puertoma1897", "nothing to load"),
    Role.SMUGGLER: QT_TRANSLATE_NOOP("Puertoma1897", "brings nothing"),
}
"""The reason why a Puertoma gains nothing by a role, for its card."""
FALLEN: Mapping[StepRule, str] = {
    StepRule.BESIDE_MARKER: QT_TRANSLATE_NOOP("Puertoma1897", "no arrow"),
    StepRule.MOST_DOUBLOONS: QT_TRANSLATE_NOOP("Puertoma1897", "fewer coins"),
    StepRule.SMUGGLER_WINS_TIE: QT_TRANSLATE_NOOP("Puertoma1897", "loses the tie"),
    StepRule.TIE_BREAK_CARD: QT_TRANSLATE_NOOP("Puertoma1897", "after {role}"),
}
"""The reason why a rule eliminates a role, for its card."""


def step_heading(kind: DecisionKind, player: str, number: int, count: int) -> str:
    """Returns the action of a Puertoma, with the number of lines of its account explained so far."""
    heading = translate("Puertoma1897", HEADINGS[kind]).format(player=player)
    if count < 2:
        return heading
    text = translate("Puertoma1897", "{heading}, step {number} of {count}")
    return text.format(heading=heading, number=number, count=count)


def step_prompt(kind: DecisionKind, player: str, account: Sequence[AccountLine], number: int, words: Words) -> Prompt:
    """Returns the prompt while a Puertoma's step waits; `number` is the number of lines of its account explained so
    far."""
    detail = _summary(account[number - 1], words) if number else ""
    return Prompt(step_heading(kind, player, number, len(account)), detail)


def step_speech(kind: DecisionKind, player: str, account: Sequence[AccountLine], number: int, words: Words) -> str:
    """Returns the text of a step for screen readers: the latest line of the account as a sentence, before the first
    line also the heading."""
    parts = [] if number > 1 else [translate("Puertoma1897", "{heading}.").format(heading=_heading(kind, player))]
    if number:
        parts.append(line_sentence(account[number - 1], words))
    return sentences(parts)


def account_text(kind: DecisionKind, account: Sequence[AccountLine], words: Words) -> str:
    """Returns the whole account as sentences, one line for each rule; empty if there is none."""
    if not account:
        return ""
    return "\n".join([why_title(kind, account, words), *(line_sentence(line, words) for line in account)])


def why_title(kind: DecisionKind, account: Sequence[AccountLine], words: Words) -> str:
    """Returns the question that an account answers, such as "Why the School?"."""
    chosen = chosen_piece(account)
    if kind in QUESTIONS or chosen is None:
        return translate("Puertoma1897", QUESTIONS[kind]) if kind in QUESTIONS else translate("Puertoma1897", "Why?")
    if isinstance(chosen, Good):
        return translate("Puertoma1897", "Why {good}?").format(good=words.good(chosen))
    return translate("Puertoma1897", "Why the {piece}?").format(piece=piece_name(chosen, words))


def chosen_piece(account: Sequence[AccountLine]) -> Component | None:
    """Returns the candidate that is left in the end; None if there is not exactly one."""
    left = next((line.left for line in reversed(account) if line.left), ())
    return left[0] if len(left) == 1 else None


def line_title(line: AccountLine) -> str:
    """Returns the name of a rule, such as "Beside the marker"."""
    return translate("Puertoma1897", TITLES[line.rule]).format(card=line.card)


def line_remark(line: AccountLine, words: Words) -> str:
    """Returns a remark on a rule in a few words; empty if there is none."""
    match line.rule:
        case StepRule.TIE_BREAK_CARD:
            return _names_first(line, words)
        case StepRule.MOST_DOUBLOONS if not line.value:
            return translate("Puertoma1897", "none on any role tile")
        case StepRule.MOST_DOUBLOONS:
            return Puertoma1897.tr("%n coin(s) on the role tile", "", line.value or 0)
        case StepRule.DEAREST_SALE:
            return Puertoma1897.tr("for %n coin(s)", "", line.value or 0)
        case StepRule.MOST_LOADED:
            return Puertoma1897.tr("%n good(s)", "", line.value or 0)
    if line.rule not in REMARKS:
        return ""
    about = "" if line.about is None else piece_name(line.about, words)
    return translate("Puertoma1897", REMARKS[line.rule]).format(about=about, value=line.value)


def line_sentence(line: AccountLine, words: Words, with_fallen: bool = True) -> str:
    """Returns a line of an account as a sentence, with another sentence on eliminated candidates if `with_fallen`."""
    if line.rule in _TOLD:
        said = _TOLD[line.rule](line, words)
    else:
        said = translate("Puertoma1897", SENTENCES[line.rule]).format(
            left=_list(line.left, words),
            about="" if line.about is None else piece_name(line.about, words),
            value=line.value,
            card=line.card,
            place=_place(line),
            count=len(line.among),
        )
    if not with_fallen or line.rule in (StepRule.TIE_BREAK_CARD, StepRule.COUNTED) or not line.out:
        return title(said)
    fallen = translate("Puertoma1897", "Falling out: {pieces}.").format(pieces=_list(line.out, words))
    return sentences((title(said), fallen))


def fallen_text(line: AccountLine, role: Role, words: Words) -> str:
    """Returns why the rule eliminates a role, in two or three words; empty if the rule has no such text."""
    if line.rule is StepRule.PROFITABLE:
        return translate("Puertoma1897", UNPROFITABLE[role]) if role in UNPROFITABLE else ""
    if line.rule not in FALLEN:
        return ""
    chosen = line.left[0]
    return translate("Puertoma1897", FALLEN[line.rule]).format(role=piece_name(chosen, words))


def piece_name(piece: Component, words: Words) -> str:
    """Returns the name of a candidate. Raises TypeError for any other piece."""
    match piece:
        case Deed():
            return {Deed.POACH: poach_text, Deed.PLUNDER: plunder_text, Deed.RAID: raid_text}[piece](0)
        case Task():
            return task_name(piece)
        case Role() | Building() | Tile() | Good():
            return words.piece(piece)
    raise TypeError(piece)


def counts_of(line: AccountLine) -> list[list[int]]:
    """Returns for every candidate the numbers that a counting card gives to it: 2 and 5 to the second of three with
    card 5."""
    count = len(line.among)
    return [list(range(place, (line.card or 0) + 1, count)) for place in range(1, count + 1)]


def weighing_title() -> str:
    """Returns the heading of an account that has not been explained completely."""
    return translate("Puertoma1897", "How it chooses")


def _summary(line: AccountLine, words: Words) -> str:
    """Returns a line of an account as one short sentence."""
    left = len(dict.fromkeys(line.left))
    if left <= MOST_NAMED or line.rule is StepRule.COUNTED:
        return line_sentence(line, words, with_fallen=False)
    text = translate("Puertoma1897", "{rule}: {count} are left.")
    return text.format(rule=line_title(line), count=left)


def _place(line: AccountLine) -> int:
    """Returns the number of the candidate to which a card counts, from 1; 0 without a card."""
    return 0 if line.card is None or not line.among else (line.card - 1) % len(line.among) + 1


def _heading(kind: DecisionKind, player: str) -> str:
    return translate("Puertoma1897", HEADINGS[kind]).format(player=player)


def _list(pieces: Sequence[Component], words: Words) -> str:
    """Returns the names of pieces as an enumeration, each once."""
    return listed(dict.fromkeys(piece_name(piece, words) for piece in pieces))


def _later(line: AccountLine, words: Words) -> Iterator[str]:
    """Yields the eliminated roles that a tie-break card names, except those with the name of the chosen one."""
    first = piece_name(line.left[0], words)
    return (name for name in dict.fromkeys(piece_name(role, words) for role in line.out) if name != first)


def _names_first(line: AccountLine, words: Words) -> str:
    others = list(_later(line, words))
    role = piece_name(line.left[0], words)
    if not others:
        return translate("Puertoma1897", "the first of both")
    return translate("Puertoma1897", "{role} before {others}").format(role=role, others=listed(others))


def _card_remark(line: AccountLine, words: Words) -> str:
    others = list(_later(line, words))
    role = piece_name(line.left[0], words)
    if not others:
        text = translate("Puertoma1897", "Card {card} names the {role}; the first of both role tiles is taken.")
    elif len(others) == 1:
        text = translate("Puertoma1897", "Card {card} names the {role} before the {others}.")
    else:
        text = translate("Puertoma1897", "Card {card} names the {role} before {others}.")
    return text.format(card=line.card, role=role, others=listed(others))


def _doubloons_remark(line: AccountLine, words: Words) -> str:
    if not line.value:
        text = translate("Puertoma1897", "No role tile has coins: {left}.")
    else:
        text = Puertoma1897.tr("Most coins on the role tile, %n: {left}.", "", line.value)
    return text.format(left=_list(line.left, words))


def _aside_remark(line: AccountLine, _words: Words) -> str:
    return Puertoma1897.tr("Every estate is active: %n person(s) go(es) to the VP area.", "", line.value or 0)


def _sale_remark(line: AccountLine, words: Words) -> str:
    text = Puertoma1897.tr("The dearest good that it can sell, for %n coin(s): {left}.", "", line.value or 0)
    return text.format(left=_list(line.left, words))


def _load_remark(line: AccountLine, words: Words) -> str:
    text = Puertoma1897.tr("The most that it can load at once, %n good(s): {left}.", "", line.value or 0)
    return text.format(left=_list(line.left, words))


_TOLD: Mapping[StepRule, Callable[[AccountLine, Words], str]] = {
    StepRule.TIE_BREAK_CARD: _card_remark,
    StepRule.MOST_DOUBLOONS: _doubloons_remark,
    StepRule.VP_AREA: _aside_remark,
    StepRule.DEAREST_SALE: _sale_remark,
    StepRule.MOST_LOADED: _load_remark,
}
