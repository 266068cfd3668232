"""Forecasts: the benefits of choosing a role for each player, found by playing its phase on a copy of the game.

The forecast cannot know the choices of the players; it says what they could do. Tiles and buildings are those that
each player may choose from if the players before take nothing; sales and loads are those with the highest immediate
gain, one player after the other. Guests stay where they are, and nothing is traded or discarded beside the phase.
Hidden information is never used: nothing is drawn from the face-down pile, and a piece that a Puertoma takes by the
next tie-break card is left for the other players.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.achievement_events import AchievementDone
from puertorico_desktop.engine.puertorico.actions import (
    ACCEPT,
    ACTIONS_OF,
    CHOOSE,
    PASS,
    Action,
    Build,
    DrawPlantation,
    LoadGoods,
    SellGood,
    TakeExtraGood,
    TakeTile,
)
from puertorico_desktop.engine.puertorico.card_actions import BuildForAll
from puertorico_desktop.engine.puertorico.completing import Completed, completed_by, completed_in, lodging_events
from puertorico_desktop.engine.puertorico.components import GOODS, Achievement, Building, Good, Role, Task, Tile
from puertorico_desktop.engine.puertorico.events import (
    ColonistArrived,
    ColonistReceived,
    ColonistsDistributed,
    DoubloonsReceived,
    Event,
    ExtraGoodTaken,
    GoodsLoaded,
    GoodSold,
    GoodSoldPrivately,
    GoodsProduced,
    GoodsStored,
    MixedGoodsLoaded,
    NobleArrived,
    NoblesDistributed,
    PhaseEnded,
    PointsReceived,
    RoleChosen,
    Skipped,
)
from puertorico_desktop.engine.puertorico.expansion_actions import (
    MIXED_BIT,
    TAKE_NOBLE,
    LoadMixed,
    ReturnGood,
    SellPrivately,
)
from puertorico_desktop.engine.puertorico.festival_events import TaskDone
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.round import FREE
from puertorico_desktop.engine.puertorico.phases.smuggler import POINT_A_GOOD, leaving
from puertorico_desktop.engine.puertorico.puertoma.account import StepRule
from puertorico_desktop.engine.puertorico.smuggler_actions import (
    MOST_SMUGGLED,
    PoachPeople,
    RaidShip,
)
from puertorico_desktop.engine.puertorico.smuggler_events import RansomPaid
from puertorico_desktop.engine.puertorico.state import DecisionKind, with_added
from puertorico_desktop.engine.rng import Rng

OneT = TypeVar("OneT")
_NOTHING: Final = (0,) * len(GOODS)


@attrs.frozen
class Deeds:
    """The gains of each deed of the smuggler for the chooser; 0 or empty where a deed is not possible.

    `raids`: for each cargo ship with goods their kind, and the number that may be kept. `points` for the trading
    house. `people` who could be placed, out of `leaving` people who would leave the ship. `captives`: the roles that
    could be captured, with the doubloons on each; none in a game with a Puertoma.
    """

    raids: tuple[tuple[Good, int], ...]
    points: int
    people: int
    leaving: int
    captives: tuple[tuple[Role, int], ...]


def deeds_of(game: PuertoRico, seat: int) -> Deeds:
    """Returns the gains of each deed for a player who is the smuggler now."""
    player = game.players[seat]
    people = leaving(game)
    cards = game.rules.cards if game.rules.captures else ()
    free = player.all_circles - sum(player.colonists)
    return Deeds(
        tuple(
            (Good(good), min(load, MOST_SMUGGLED))
            for good, load in zip(game.ship_goods, game.ship_loads, strict=True)
            if load
        ),
        POINT_A_GOOD * len(game.house),
        min(people, free, MOST_SMUGGLED),
        people,
        tuple((role, game.role_doubloons[role]) for role in cards if game.role_owners[role] == FREE),
    )


@attrs.define
class PlayerForecast:
    """The effects of a phase on one player. Amounts of goods are by kind.

    `colonists` counts all people who come, `nobles` the nobles among them. `doubloons` come from sales, cards and
    buildings, `sold` is the good sold. `tiles`, `draws`, `buildings` and `extra` are choices: tiles that may be
    taken, whether a tile may be drawn first, buildings that may be bought, kinds of the craftsman's additional good.
    `refusal` is the reason why a player can do nothing. `deeds` is set for a smuggler. `tasks` are those of the
    festival that are or may be completed, `achievements` the cards of the viewer, who would choose or looks on; those
    of other players are not shown.
    """

    seat: int
    produced: Sequence[int] = _NOTHING
    extra: tuple[Good, ...] = ()
    colonists: int = 0
    nobles: int = 0
    doubloons: int = 0
    sold: Good | None = None
    loaded: Sequence[int] = _NOTHING
    points: int = 0
    spoiled: Sequence[int] = _NOTHING
    tiles: tuple[Tile, ...] = ()
    draws: bool = False
    buildings: tuple[Building, ...] = ()
    refusal: Refusal | None = None
    deeds: Deeds | None = None
    tasks: tuple[Task, ...] = ()
    achievements: tuple[Achievement, ...] = ()


def forecast(game: PuertoRico, role: Role) -> list[PlayerForecast]:
    """Returns the effects of the phase of a role on all players, in playing order from the player who would choose
    it.

    Raises IllegalActionError if the role cannot be chosen now.
    """
    trial = _trial_of(game)
    chooser = trial.asked
    return _played_on(trial, trial.apply(CHOOSE[role]), chooser, chooser)


def phase_forecast(game: PuertoRico, chosen: Sequence[Event], chooser: int, viewer: int) -> list[PlayerForecast]:
    """Returns the effects on all players of the phase of a role that has just been chosen with these events, in the
    form of `forecast`, as the player in the seat `viewer` can know them."""
    return _played_on(_trial_of(game), chosen, chooser, viewer)


def _trial_of(game: PuertoRico) -> PuertoRico:
    """Returns a copy with another random generator, so that cards and tiles are turned up in another order than in
    the game."""
    trial = game.copy()
    trial.rng = Rng.from_seed(0)
    return trial


def _played_on(trial: PuertoRico, chosen: Sequence[Event], chooser: int, viewer: int) -> list[PlayerForecast]:
    """Play the running phase to its end and return its effects on all players, in playing order from the chooser."""
    outlooks = [PlayerForecast(seat) for seat in range(len(trial.players))]
    running = _count(chosen, outlooks)
    automatic = trial.rules.automatic
    while running and trial.kind not in (None, DecisionKind.CHOOSE_ROLE):
        outlook = outlooks[trial.asked]
        if automatic >> trial.asked & 1:
            events = _take_step(trial, outlook)
        elif trial.kind is not None and trial.kind in POLICIES:
            events = trial.apply(POLICIES[trial.kind](trial, outlook))
        else:
            break
        running = _count(events, outlooks)
    for outlook in outlooks:
        if outlook.seat != viewer:
            outlook.achievements = ()
    return outlooks[chooser:] + outlooks[:chooser]


def _add_completed(game: PuertoRico, actions: Sequence[Action], outlook: PlayerForecast) -> None:
    """Note the tasks and cards that any of these actions would complete."""
    for action in actions if game.watched else ():
        _note(completed_by(game, action), outlook)


def _note(completed: Completed, outlook: PlayerForecast) -> None:
    tasks, cards = completed
    for task in tasks:
        outlook.tasks = _with(outlook.tasks, task)
    for card in cards:
        outlook.achievements = _with(outlook.achievements, card)


def _with(known: tuple[OneT, ...], more: OneT) -> tuple[OneT, ...]:
    return known if more in known else (*known, more)


def _count(events: Sequence[Event], outlooks: list[PlayerForecast]) -> bool:
    """Add the events to the outlooks, and return whether the phase goes on."""
    for event in events:
        match event:
            case PhaseEnded():
                return False
            case (
                RoleChosen(seat=seat, doubloons=doubloons)
                | DoubloonsReceived(seat=seat, doubloons=doubloons)
                | RansomPaid(seat=seat, doubloons=doubloons)
            ):
                outlooks[seat].doubloons += doubloons
            case ColonistReceived(seat=seat) | ColonistArrived(seat=seat):
                outlooks[seat].colonists += 1
            case NobleArrived(seat=seat):
                outlooks[seat].colonists += 1
                outlooks[seat].nobles += 1
            case NoblesDistributed(seat=seat, count=count):
                outlooks[seat].nobles += count
            case ColonistsDistributed(seat=seat, count=count):
                outlooks[seat].colonists += count
            case GoodsProduced(seat=seat, goods=goods):
                outlooks[seat].produced = goods
            case ExtraGoodTaken(seat=seat, good=good):
                outlooks[seat].extra = outlooks[seat].extra or (good,)
            case GoodSold(seat=seat, good=good, price=price) | GoodSoldPrivately(seat=seat, good=good, price=price):
                outlooks[seat].doubloons += price
                outlooks[seat].sold = good
            case GoodsLoaded(seat=seat, good=good, amount=amount):
                loaded = outlooks[seat].loaded
                outlooks[seat].loaded = [had + amount * (kind == good) for kind, had in enumerate(loaded)]
                outlooks[seat].points += amount
            case MixedGoodsLoaded(seat=seat, goods=goods, points=points):
                outlooks[seat].loaded = [had + more for had, more in zip(outlooks[seat].loaded, goods, strict=True)]
                outlooks[seat].points += points
            case PointsReceived(seat=seat, points=points):
                outlooks[seat].points += points
            case GoodsStored(seat=seat, returned=returned):
                outlooks[seat].spoiled = returned
            case TaskDone(seat=seat, task=task, points=points, doubloons=doubloons, people=people):
                outlooks[seat].tasks = _with(outlooks[seat].tasks, task.task)
                outlooks[seat].points += points
                outlooks[seat].doubloons += doubloons
                outlooks[seat].colonists += people
            case AchievementDone(seat=seat, achievement=achievement):
                outlooks[seat].achievements = _with(outlooks[seat].achievements, achievement)
            case Skipped(seat=seat, reason=reason):
                outlooks[seat].refusal = reason
    return True


def _take_step(game: PuertoRico, outlook: PlayerForecast) -> list[Event]:
    """Play the step of a Puertoma. If a tie-break card has still to choose among pieces, each of them may be taken,
    because the next card is unknown: all of them stay available to the other players, and no task is completed with
    any of them."""
    step = game.legal_actions()[0]
    account = game.account_of_step
    counted = account[-1].among if account and account[-1].rule is StepRule.COUNTED else ()
    if isinstance(step, TakeTile):
        outlook.tiles = tuple(dict.fromkeys(Tile(tile) for tile in counted)) or (step.tile,)
        if counted:
            game.plantation_offer[step.tile] += 1
    elif isinstance(step, Build):
        outlook.buildings = tuple(Building(building) for building in counted) or (step.building,)
        if counted:
            left = game.building_supply[step.building]
            game.building_supply = with_added(game.building_supply, step.building, left + 1)
    if not (counted and isinstance(step, TakeTile | Build)):
        return game.apply(step)
    watched, game.watched = game.watched, 0
    events = game.apply(step)
    game.watched = watched
    return events


def _look_at_tiles(game: PuertoRico, outlook: PlayerForecast) -> Action:
    actions = game.legal_actions()
    outlook.tiles = outlook.tiles or tuple(action.tile for action in actions if isinstance(action, TakeTile))
    outlook.draws = outlook.draws or any(isinstance(action, DrawPlantation) for action in actions)
    _add_completed(game, [action for action in actions if isinstance(action, TakeTile)], outlook)
    return PASS


def _look_at_buildings(game: PuertoRico, outlook: PlayerForecast) -> Action:
    builds = [action for action in game.legal_actions() if isinstance(action, Build | BuildForAll)]
    outlook.buildings = tuple(action.building for action in builds if isinstance(action, Build))
    _add_completed(game, builds, outlook)
    return PASS


def _look_at_goods(game: PuertoRico, outlook: PlayerForecast) -> Action:
    extra = [action for action in game.legal_actions() if isinstance(action, TakeExtraGood)]
    outlook.extra = outlook.extra or tuple(action.good for action in extra)
    _add_completed(game, extra, outlook)
    return extra[-1]


def _sell_dearest(game: PuertoRico, outlook: PlayerForecast) -> Action:
    sales = [action for action in game.legal_actions() if isinstance(action, SellGood | SellPrivately)]
    if not sales:
        return PASS
    _add_completed(game, sales, outlook)
    best = max(sales, key=lambda action: _brought(game, action))
    return best if _brought(game, best) else PASS


def _load_most(game: PuertoRico, outlook: PlayerForecast) -> Action:
    loads = [action for action in _answers(game) if isinstance(action, LoadGoods)]
    mixed = [LoadMixed(tuple(game.players[game.asked].goods))] if game.legal & MIXED_BIT else []
    _add_completed(game, [*loads, *mixed], outlook)
    if mixed and not loads:
        return mixed[0]
    return max(_answers(game), key=lambda action: _brought(game, action))


def _keep_most(game: PuertoRico, outlook: PlayerForecast) -> Action:
    ways = _answers(game)
    _add_completed(game, ways, outlook)
    return max(ways, key=lambda action: _brought(game, action))


def _answers(game: PuertoRico) -> Sequence[Action]:
    """Returns the numbered actions that answer the phase itself, without side actions."""
    assert game.kind is not None
    return ACTIONS_OF[game.kind][game.legal & ~MIXED_BIT] if game.legal else game.choices


def _any_placement(game: PuertoRico, outlook: PlayerForecast) -> Action:
    """Returns the first placement; what may be completed is seen at those with the fewest and the most people on
    tiles."""
    ways = game.legal_actions()
    _add_completed(game, [ways[0], ways[-1]], outlook)
    return ways[0]


def _first(game: PuertoRico, _outlook: PlayerForecast) -> Action:
    return game.legal_actions()[0]


def _deliver(game: PuertoRico, _outlook: PlayerForecast) -> Action:
    return next(action for action in game.legal_actions() if isinstance(action, ReturnGood))


def _look_at_deeds(game: PuertoRico, outlook: PlayerForecast) -> Action:
    outlook.deeds = deeds_of(game, game.asked)
    deeds = [action for action in game.legal_actions() if isinstance(action, RaidShip | PoachPeople)]
    _add_completed(game, deeds, outlook)
    return PASS


def _look_at_circles(game: PuertoRico, outlook: PlayerForecast) -> Action:
    _note(completed_in(lodging_events(game, game.asked), game.asked), outlook)
    return PASS


def _stay(_game: PuertoRico, _outlook: PlayerForecast) -> Action:
    return PASS


def _accept(_game: PuertoRico, _outlook: PlayerForecast) -> Action:
    return ACCEPT


def _take_noble(_game: PuertoRico, _outlook: PlayerForecast) -> Action:
    return TAKE_NOBLE


POLICIES: Final[dict[DecisionKind, Callable[[PuertoRico, PlayerForecast], Action]]] = {
    DecisionKind.TAKE_TILE: _look_at_tiles,
    DecisionKind.PLACE_COLONISTS: _any_placement,
    DecisionKind.BUILD: _look_at_buildings,
    DecisionKind.TAKE_EXTRA_GOOD: _look_at_goods,
    DecisionKind.SELL_GOOD: _sell_dearest,
    DecisionKind.LOAD_GOODS: _load_most,
    DecisionKind.STORE_GOODS: _keep_most,
    DecisionKind.ACCEPT_BENEFIT: _accept,
    DecisionKind.PLACE_NOBLES: _first,
    DecisionKind.DELIVER_GOODS: _deliver,
    DecisionKind.DISCARD_TILE: _stay,
    DecisionKind.MOVE_GUESTS: _stay,
    DecisionKind.AFTER_SALE: _stay,
    DecisionKind.TAKE_PERSON: _take_noble,
    DecisionKind.SMUGGLE: _look_at_deeds,
    DecisionKind.LODGE: _look_at_circles,
}
"""The function that chooses the action at each kind of decision but CHOOSE_ROLE, and notes in the outlook the
possible choices."""


def _brought(game: PuertoRico, action: Action) -> int:
    """Returns the immediate gain of an action for the player who is asked: doubloons of a sale, points of a load,
    goods kept."""
    seat = game.asked
    trial = game.copy()
    gained = 0
    loads = 0
    for event in trial.apply(action):
        match event:
            case PhaseEnded():
                break  # a captive may be played next
            case GoodSold(seat=who, price=price) | GoodSoldPrivately(seat=who, price=price) if who == seat:
                gained += price
            case GoodsLoaded(amount=amount):
                loads += 1
                if loads > 1:
                    break  # this is another player's load, played automatically because it is forced
                gained += amount
            case PointsReceived(seat=who, points=points) if who == seat:
                gained += points
            case GoodsStored(seat=who, kept=kept) if who == seat:
                gained += sum(kept)
    return gained
