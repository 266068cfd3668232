"""A whole game written out as text, line by line: for golden files, bug reports and interested readers.

The text depends only on the options, the seed and the choices. It uses the language of `notation`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import Final

from puertorico_desktop.engine import transcripts
from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico import notation
from puertorico_desktop.engine.puertorico.achievements import done_cards
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.components import (
    GOODS,
    PRIVATE_SHIP,
    SITES,
    TILES,
    AbilityTile,
    Building,
    Component,
    EndTrigger,
    Good,
    Role,
)
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.engine.puertorico.festival import FestivalTask
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.phases.fields import numbers_in
from puertorico_desktop.engine.puertorico.phases.round import NOT_IN_GAME
from puertorico_desktop.engine.puertorico.puertoma.action_board import place_of
from puertorico_desktop.engine.puertorico.puertoma.board import GONE, HIDDEN, NOBODYS, PuertomaBoard
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import NOBODY, PlayerBoard

Choose = Callable[[PuertoRico], Action]
"""A function that chooses a legal action for the decision at hand, without changing the game."""


def playthrough(options: Options, seed: int, names: Sequence[str], choose: Choose) -> Iterator[str]:
    """Yields the lines of a whole game; `names` has one name for each seat."""
    return transcripts.playthrough(TRANSCRIPT_TEXTS, new_game(options, seed), seed, names, choose)


def options_lines(options: Options, seed: int, names: Sequence[str]) -> Iterator[str]:
    """Yields the lines of the options of a game; of expansions and optional rules only those that are in use."""
    return transcripts.agreed_lines(options, options.edition.value, _ALWAYS_TOLD, seed, names)


_ALWAYS_TOLD: Final = ("players", "open_points", "ask_optional_benefits", "play_forced")


# -- events -------------------------------------------------------------------------------------------------------


def event_text(game: PuertoRico, event: Event, names: Sequence[str]) -> str:
    """Returns one line for an event: its name in words, then every value by name."""
    return transcripts.event_line(event, lambda name, value: _value_text(game, name, value, names))


def _value_text(game: PuertoRico, name: str, value: object, names: Sequence[str]) -> str:
    match value:
        case int() if name in ("seat", "governor") and not isinstance(value, Enum):
            return names[value]
        case int() if name == "ship":
            return "wharf" if value == PRIVATE_SHIP else str(game.ships[value])
        case tuple() if name == "winners":
            return " + ".join(names[seat] for seat in value)
        case tuple() if name == "account":
            return "; ".join(map(notation.account_text, value)) or "nothing to decide"
        case tuple() if name == "roles":
            return " + ".join(notation.words(role) for role in value) or "none"
        case tuple():
            return counts_text(value)
        case Component():
            return notation.words(value)
        case Refusal():
            return str(value)
        case FestivalTask():
            return task_text(value)
        case Enum():
            return str(value.value)
        case None if name == "piece":
            return "san juan"
        case bool() | None:
            return {True: "yes", False: "no", None: "nobody"}[value]
    return str(value)


def counts_text(counts: Sequence[int]) -> str:
    """Returns the counts of each kind as text, such as "2 corn + 1 indigo". The number of the counts says whether
    they are by good, by tile or by site."""
    kinds: Sequence[Component] = {len(GOODS): GOODS, len(TILES): TILES}.get(len(counts), SITES)
    return " + ".join(f"{n} {notation.words(kind)}" for kind, n in zip(kinds, counts, strict=True) if n) or "none"


def task_text(task: FestivalTask) -> str:
    """Returns a task of the festival with its requirements, such as "farming festival: own 1 corn + 1 coffee, goods 2
    sugar"."""
    asked = [notation.words(task.building)] if task.building is not None else []
    if task.estates:
        asked.append(f"own {counts_text(task.estates_needed)}")
    if task.goods:
        asked.append(f"goods {counts_text(task.goods_needed)}")
    return f"{notation.words(task.task)}: {', '.join(asked)}"


# -- the table ----------------------------------------------------------------------------------------------------


def table_lines(game: PuertoRico, names: Sequence[str]) -> Iterator[str]:
    """Yields lines that describe the whole table."""
    ending = [trigger.id for trigger in EndTrigger if game.end_triggers >> trigger & 1]
    yield f"== {transcripts.round_text(game, names)}" + (f", last round: {' + '.join(ending)}" if ending else "")
    yield f"points {game.points_left}, colonists {game.colonist_supply}, colonist ship {game.colonist_ship}"
    if game.rules.nobles:
        yield f"nobles {game.noble_supply}, on the ship {game.noble_ship}"
    if Role.SMUGGLER in game.rules.cards:
        yield from _smuggler_lines(game, names)
    if game.rules.automatic:
        cards = " + ".join(str(number + 1) for number in numbers_in(game.tie_cards)) or "none"
        yield f"action marker: {notation.words(place_of(game.marker))}, tie-break cards: {cards}"
    for task in game.tasks:
        yield f"task {task_text(task)}" + ("" if task.winner is None else f", done by {names[task.winner]}")
    yield f"goods: {counts_text(game.goods)}"
    yield f"plantations on offer: {counts_text(game.plantation_offer)}, quarries {game.quarries}"
    yield f"plantations face down: {counts_text(game.plantation_pile)}, out: {counts_text(game.plantation_discards)}"
    yield f"ships: {', '.join(_ship_text(game, ship) for ship in range(len(game.ships)))}"
    yield f"trading house: {' + '.join(notation.words(Good(good)) for good in game.house) or 'empty'}"
    yield f"roles: {', '.join(_role_texts(game))}"
    yield f"buildings: {', '.join(_supply_texts(game))}"
    for seat, (player, name) in enumerate(zip(game.players, names, strict=True)):
        yield from _puertoma_lines(player, name) if isinstance(player, PuertomaBoard) else _player_lines(player, name)
        if game.hands and not isinstance(player, PuertomaBoard):
            yield f"  cards: {', '.join(_card_texts(game, seat)) or 'none'}"


def _smuggler_lines(game: PuertoRico, names: Sequence[str]) -> Iterator[str]:
    holder = "nobody" if game.barred == NOBODY else names[game.barred]
    yield f"smuggler's marker: {holder}, gone: {game.people_gone} people, {game.nobles_gone} of them nobles"
    if game.captive != NOBODY:
        yield f"captured by {names[game.captor]}: {notation.words(Role(game.captive))}"


def _card_texts(game: PuertoRico, seat: int) -> Iterator[str]:
    done = done_cards(game, seat)
    for card in game.hands[seat]:
        yield notation.words(card) + (" (done)" if card in done else "")


def _ship_text(game: PuertoRico, ship: int) -> str:
    load = game.ship_loads[ship]
    return f"{load}/{game.ships[ship]}" + (f" {notation.words(Good(game.ship_goods[ship]))}" if load else "")


def _role_texts(game: PuertoRico) -> Iterator[str]:
    for role in Role:
        if game.role_owners[role] != NOT_IN_GAME:
            doubloons = game.role_doubloons[role]
            yield notation.words(role) + (f" +{doubloons}" if doubloons else "")


def _supply_texts(game: PuertoRico) -> Iterator[str]:
    for building, copies in zip(Building, game.building_supply, strict=True):
        if game.has_building(building):
            yield f"{copies} {notation.words(building)}"


def _possessions(player: PlayerBoard, name: str) -> str:
    return (
        f"{name}: {player.doubloons} doubloons, {player.points} points, {player.idle} colonists idle, "
        f"goods {counts_text(player.goods)}"
    )


def _player_lines(player: PlayerBoard, name: str) -> Iterator[str]:
    yield _possessions(player, name)
    sites = [
        f"{notation.words(SITES[site])} {player.colonists[site]}/{player.circles[site]}" for site in player.sites
    ]
    if any(player.forests):
        sites.append(f"forests {sum(player.forests)} ({counts_text(player.forests)})")
    yield f"  {', '.join(sites)}"
    if player.all_nobles:
        yield f"  nobles: {counts_text(player.nobles)}, {player.idle_nobles} idle"


def _puertoma_lines(player: PuertomaBoard, name: str) -> Iterator[str]:
    yield _possessions(player, name)
    estates = [
        f"{player.estates[kind]} {notation.words(SITES[kind])} {player.colonists[kind]}/{player.circles[kind]}"
        for kind in player.island_sites
    ]
    yield f"  estates: {', '.join(estates) or 'none'}; in the VP area: {counts_text((*player.aside, 0))}"
    if player.all_nobles:
        yield f"  nobles: {player.all_nobles}"
    levels = [
        f"level {level}: {' + '.join(notation.words(Building(one)) for one in standing)}"
        for level, standing in enumerate(player.city, start=1)
        if standing
    ]
    yield f"  buildings: {', '.join(levels) or 'none'}"
    abilities = [
        _UNSEEN.get(tile) or notation.words(AbilityTile(tile)) + (" (works)" if player.working >> level & 1 else "")
        for level, tile in enumerate(player.abilities)
    ]
    reserved = "nowhere" if player.reserved == NOBODYS else notation.words(Building(player.reserved))
    yield f"  abilities: {', '.join(abilities)}; reserve marker: {reserved}"


_UNSEEN: Final = {HIDDEN: "face down", GONE: "out of the game"}


# -- end of the game ----------------------------------------------------------------------------------------------


def score_lines(game: PuertoRico, names: Sequence[str]) -> Iterator[str]:
    """Yields the score sheets and the places."""
    for sheet in game.scores():
        bonuses = [f"{notation.words(building)} {bonus}" for building, bonus in sheet.bonuses.items()]
        sources = [f"chips {sheet.chips}", f"buildings {sheet.building_points}", *bonuses]
        if game.rules.nobles:
            sources.append(f"nobles {sheet.nobles}")
        if game.hands and not game.rules.automatic:
            sources.append(f"achievements {sheet.achievement_points}")
        sources += [f"{notation.words(source)} {number}" for source, number in sheet.extras.items()]
        if game.options.handicaps:
            sources.append(f"handicap {sheet.handicap} halves")
        yield f"{names[sheet.seat]}: {sheet.total} points = {' + '.join(sources)}; tie-break {sheet.tie_break}"
    for standing in game.standings():
        yield f"{standing.place}. {names[standing.seat]}"


TRANSCRIPT_TEXTS: Final = transcripts.TranscriptTexts(
    options_lines, transcripts.round_text, table_lines, transcripts.decision_text, event_text, score_lines
)
"""The functions that write games of Puerto Rico out as text."""
