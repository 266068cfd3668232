"""The observation: the part of the table that a player sees.

Hidden are the order of the face-down tiles (the state does not contain it, only the generator that will draw them,
which is omitted here), the victory point chips of the other players, unless the option `open_points` is set, and the
unfinished achievement cards of the others. The number of face-down tiles of each kind is public: tiles that are not
on an island, on offer or on the discard pile must be there.
"""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.achievements import done_cards
from puertorico_desktop.engine.puertorico.components import (
    BASE_TILES,
    GOODS,
    AbilityTile,
    Achievement,
    Building,
    EndTrigger,
    Good,
    Role,
    Task,
    Tile,
)
from puertorico_desktop.engine.puertorico.hidden_hands import pack_of, passed_on
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.phases.fields import numbers_in
from puertorico_desktop.engine.puertorico.phases.tiles import DrawnTile, pile_seen
from puertorico_desktop.engine.puertorico.puertoma.account import AccountLine
from puertorico_desktop.engine.puertorico.puertoma.board import GONE, NOBODYS, PuertomaBoard
from puertorico_desktop.engine.puertorico.puertoma.driver import account_of
from puertorico_desktop.engine.puertorico.running import RunningView, running
from puertorico_desktop.engine.puertorico.state import NOBODY, Decision, GameState, PlayerBoard


@attrs.frozen
class PuertomaView:
    """The parts that only the board of a Puertoma has: see `PuertomaBoard`.

    `estates` in their spaces and tiles `aside` by kind, `people_aside`, the buildings by level in the order of
    building, the ability tiles that have been turned up, by level (None: not turned up), the levels that have lost
    their tiles and those whose tiles work, and the building with its reserve marker.
    """

    estates: tuple[int, ...]
    aside: tuple[int, ...]
    people_aside: int
    city: tuple[tuple[Building, ...], ...]
    abilities: tuple[AbilityTile | None, ...]
    gone: tuple[int, ...]
    working: tuple[int, ...]
    reserved: Building | None
    produced: tuple[Good, ...]


def _puertoma(player: PlayerBoard) -> PuertomaView | None:
    if not isinstance(player, PuertomaBoard):
        return None
    return PuertomaView(
        estates=player.estates,
        aside=player.aside,
        people_aside=player.people_aside,
        city=tuple([tuple(map(Building, standing)) for standing in player.city]),
        abilities=tuple([AbilityTile(tile) if tile >= 0 else None for tile in player.abilities]),
        gone=tuple([level for level, tile in enumerate(player.abilities) if tile == GONE]),
        working=numbers_in(player.working),
        reserved=None if player.reserved == NOBODYS else Building(player.reserved),
        produced=tuple([good for good in GOODS if player.produced >> good & 1]),
    )


@attrs.frozen
class PlayerView:
    """One board as it is seen. `points` is None while they are hidden; those of a Puertoma never are. Counts are by
    tile, good or site.

    `colonists` counts the nobles as well, `nobles` the nobles alone; `idle_nobles` are those among the `idle`.
    `titles` are the achievement cards that lie open, `cards_left` the number of the others; `met` are the cards whose
    goals the player has met, held or not. `puertoma` is set for the board of a Puertoma only.
    """

    doubloons: int
    points: int | None
    idle: int
    goods: tuple[int, ...]
    tiles: tuple[int, ...]
    buildings: tuple[Building, ...]
    colonists: tuple[int, ...]
    free_spaces: int
    nobles: tuple[int, ...]
    idle_nobles: int
    titles: tuple[Achievement, ...]
    cards_left: int
    met: tuple[Achievement, ...]
    puertoma: PuertomaView | None = None


@attrs.frozen
class TaskView:
    """A task of the festival with its pieces; `winner` is None while it is open."""

    task: Task
    estates: tuple[Tile, ...]
    goods: tuple[Good, ...]
    building: Building | None
    winner: int | None


@attrs.frozen
class Observation:
    """The table as the player in `seat` sees it. A good of None stands for an empty ship.

    `running` is the public state of the running phases: turns to come, and buildings that have been used. `barred` is
    the seat that may not choose the smuggler, `captive` the role card that `captor` has captured. `tasks` are those
    of the festival. `hand` are the achievement cards that this player has kept, `pack` those of which one must be
    kept, `passed_on` those seen and passed on. `marker` is the place of the Puertomas' action marker, `tie_cards` are
    the tie-break cards in the pile, `turned` those turned up for the decision, `account` explains the step at hand;
    `goods_gone` have left the game. `drawn` is the tile that this player has drawn and looks at, hidden from the
    others (rulings.md 21): for them it is still one of the `plantation_pile`.
    """

    seat: int
    options: Options
    round: int
    governor: int
    decision: Decision | None
    running_role: Role | None
    players: tuple[PlayerView, ...]
    colonist_ship: int
    colonist_supply: int
    points_left: int
    goods: tuple[int, ...]
    plantation_offer: tuple[int, ...]
    plantation_pile: tuple[int, ...]
    plantation_discards: tuple[int, ...]
    quarries: int
    ships: tuple[tuple[int, Good | None, int], ...]
    house: tuple[Good, ...]
    building_supply: tuple[int, ...]
    role_doubloons: tuple[int, ...]
    role_owners: tuple[int, ...]
    end_triggers: tuple[EndTrigger, ...]
    noble_supply: int
    noble_ship: int
    barred: int | None
    captive: Role | None
    captor: int | None
    people_gone: int
    nobles_gone: int
    tasks: tuple[TaskView, ...]
    hand: tuple[Achievement, ...]
    pack: tuple[Achievement, ...]
    passed_on: tuple[Achievement, ...]
    drawn: Tile | None
    running: RunningView
    marker: Role | None
    tie_cards: tuple[int, ...]
    turned: tuple[int, ...]
    goods_gone: tuple[int, ...]
    account: tuple[AccountLine, ...] = attrs.field(eq=False)


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def observe(table: GameState, seat: int, decision: Decision | None) -> Observation:
    """Returns the table as the player in `seat` sees it."""
    open_points = table.options.open_points or decision is None
    players = tuple(
        PlayerView(
            doubloons=player.doubloons,
            points=player.points if open_points or seat == other or table.is_automatic(other) else None,
            idle=player.idle,
            goods=tuple(player.goods),
            tiles=(*[player.tiles_of(tile) for tile in BASE_TILES], sum(player.forests)),
            buildings=tuple(player.buildings()),
            colonists=tuple(player.colonists),
            free_spaces=player.free_spaces,
            nobles=tuple(player.nobles),
            idle_nobles=player.idle_nobles,
            titles=done_cards(table, other),
            cards_left=len(table.hands[other]) - len(done_cards(table, other)) if table.hands else 0,
            met=tuple([card for card in Achievement if table.met[other] >> card & 1]) if table.met else (),
            puertoma=_puertoma(player),
        )
        for other, player in enumerate(table.players)
    )
    return Observation(
        seat=seat,
        options=table.options,
        round=table.round,
        governor=table.governor,
        decision=decision,
        running_role=table.running_role,
        players=players,
        colonist_ship=table.colonist_ship,
        colonist_supply=table.colonist_supply,
        points_left=table.points_left,
        goods=tuple(table.goods),
        plantation_offer=tuple(table.plantation_offer),
        plantation_pile=pile_seen(table, seat),
        plantation_discards=tuple(table.plantation_discards),
        quarries=table.quarries,
        ships=tuple(
            (size, Good(good) if good >= 0 else None, load)
            for size, good, load in zip(table.ships, table.ship_goods, table.ship_loads, strict=True)
        ),
        house=tuple(Good(good) for good in table.house),
        building_supply=tuple(table.building_supply),
        role_doubloons=tuple(table.role_doubloons),
        role_owners=tuple(table.role_owners),
        end_triggers=tuple(one for one in EndTrigger if table.end_triggers >> one & 1),
        noble_supply=table.noble_supply,
        noble_ship=table.noble_ship,
        barred=_seat(table.barred),
        captive=None if table.captive == NOBODY else Role(table.captive),
        captor=_seat(table.captor),
        people_gone=table.people_gone,
        nobles_gone=table.nobles_gone,
        tasks=tuple([TaskView(one.task, one.estates, one.goods, one.building, one.winner) for one in table.tasks]),
        hand=table.hands[seat] if table.hands else (),
        pack=pack_of(table, seat),
        passed_on=passed_on(table, seat),
        drawn=next((one.tile for one in table.stack if isinstance(one, DrawnTile) and one.seat == seat), None),
        running=running(table),
        marker=Role(table.marker) if table.rules.automatic else None,
        tie_cards=tuple([number + 1 for number in numbers_in(table.tie_cards)]),
        turned=table.turned,
        goods_gone=table.goods_gone,
        account=account_of(table),
    )
