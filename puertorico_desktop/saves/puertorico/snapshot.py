"""Conversion of a table of Puerto Rico to a record of a save, and back.

The record holds the data that cannot be derived, in readable words; masks, counters and the legal actions are
computed again. `restore` checks every value: the game that it returns is a valid position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn, TypeVar

import attrs

from puertorico_desktop.engine.puertorico.components import (
    CITY_SPACES,
    FIRST_BUILDING_SITE,
    GOODS,
    ISLAND_SPACES,
    PLANTATIONS,
    SITES,
    TILES,
    TRADING_HOUSE_SPACES,
    Achievement,
    Building,
    EndTrigger,
    Good,
    Role,
    Tile,
    site_of,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.phase_invariants import phase_violations
from puertorico_desktop.engine.puertorico.phases.fields import numbers_in
from puertorico_desktop.engine.puertorico.phases.round import NOT_IN_GAME, Round
from puertorico_desktop.engine.puertorico.puertoma.board import PuertomaBoard
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import NOBODY, PlayerBoard
from puertorico_desktop.engine.puertorico.watchers import TALLIED_ROLES
from puertorico_desktop.saves.converter import Count, added_later
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.puertorico import stack
from puertorico_desktop.saves.puertorico.puertomas import (
    lay_out_solo,
    puertoma_record,
    restored_board,
)
from puertorico_desktop.saves.puertorico.records import (
    CityRecord,
    DecisionRecord,
    IslandRecord,
    PlayerRecord,
    RoleRecord,
    ShipRecord,
)
from puertorico_desktop.saves.puertorico.stack import PhaseRecord
from puertorico_desktop.saves.puertorico.tasks_and_cards import (
    TaskRecord,
    deal_cards,
    lay_out_tasks,
    open_ledger,
    task_record,
)
from puertorico_desktop.saves.records import RngRecord

Kind = TypeVar("Kind", Good, Tile, Building)


@attrs.frozen
class Snapshot:
    """The table between two actions. Kinds without pieces are omitted from the counts.

    `barred` is the seat that may not choose the smuggler; `people_gone` have left the game, `nobles_gone` of them are
    nobles. `hands` are the achievement cards that each seat has kept, in the order of keeping, `met` the goals that
    it has met. `tally` are the goods produced or loaded in the running phase, by seat, `points_before` the chips
    before it. `marker` is the role with the action marker of Puertomas, `tie_cards` are the numbers of the tie-break
    cards in their pile, `turned` of those turned up for the decision; `goods_gone` have left the game. `set_aside`
    are the cards that each seat has looked at and not kept.
    """

    round: Count
    governor: Count
    points_left: Count
    colonist_ship: Count
    colonist_supply: Count
    noble_ship: Count
    noble_supply: Count
    goods: dict[Good, Count]
    plantation_offer: dict[Tile, Count]
    plantation_pile: dict[Tile, Count]
    plantation_discards: dict[Tile, Count]
    quarries: Count
    ships: tuple[ShipRecord, ...]
    trading_house: tuple[Good, ...]
    buildings: dict[Building, Count]
    roles: tuple[RoleRecord, ...]
    end_triggers: tuple[EndTrigger, ...]
    players: tuple[PlayerRecord, ...]
    phases: tuple[PhaseRecord, ...]
    decision: DecisionRecord | None
    rng: RngRecord
    barred: Count | None = added_later(None)
    people_gone: Count = added_later(Count(0))
    nobles_gone: Count = added_later(Count(0))
    tasks: tuple[TaskRecord, ...] = added_later(())
    hands: tuple[tuple[Achievement, ...], ...] = added_later(())
    met: tuple[tuple[Achievement, ...], ...] = added_later(())
    tally: tuple[dict[Good, Count], ...] = added_later(())
    points_before: tuple[Count, ...] = added_later(())
    marker: Role | None = added_later(None)
    tie_cards: tuple[Count, ...] = added_later(())
    turned: tuple[Count, ...] = added_later(())
    goods_gone: dict[Good, Count] = added_later({})
    set_aside: tuple[tuple[Achievement, ...], ...] = added_later(())


_PILES: dict[str, tuple[Any, ...]] = {
    "goods": GOODS,
    "plantation_offer": PLANTATIONS,
    "plantation_pile": PLANTATIONS,
    "plantation_discards": PLANTATIONS,
}
"""The fields with the same name in the game that count pieces, with the kinds counted."""
_NUMBERS = tuple(field.name for field in attrs.fields(attrs.resolve_types(Snapshot)) if field.type is Count)
"""The fields with the same name in the game that are single numbers."""


# -- capturing ------------------------------------------------------------------------------------------------------


def capture(game: PuertoRico) -> Snapshot:
    """Returns the record of a table."""
    decision = game.decision
    by_name: dict[str, Any] = {name: getattr(game, name) for name in _NUMBERS}
    for name, kinds in _PILES.items():
        by_name[name] = _sparse(kinds, getattr(game, name))
    return Snapshot(
        **by_name,
        ships=tuple(
            ShipRecord(Count(spaces), Good(good) if load else None, Count(load))
            for spaces, good, load in zip(game.ships, game.ship_goods, game.ship_loads, strict=True)
        ),
        trading_house=tuple(map(Good, game.house)),
        buildings=_sparse(tuple(Building), game.building_supply),
        roles=tuple(
            RoleRecord(role, Count(doubloons), _seat(owner), _seat(game.captor if role == game.captive else NOBODY))
            for role, doubloons, owner in zip(Role, game.role_doubloons, game.role_owners, strict=True)
            if owner != NOT_IN_GAME
        ),
        end_triggers=tuple(trigger for trigger in EndTrigger if game.end_triggers >> trigger & 1),
        players=tuple(map(_capture_player, game.players)),
        phases=tuple(map(stack.capture, game.stack)),
        decision=None if decision is None else DecisionRecord(Count(decision.seat), decision.kind, decision.benefit),
        rng=RngRecord.from_rng(game.rng),
        barred=_seat(game.barred),
        tasks=tuple(map(task_record, game.tasks)),
        hands=game.hands,
        met=tuple([tuple([card for card in Achievement if met >> card & 1]) for met in game.met]),
        tally=tuple([_sparse(GOODS, amounts) for amounts in game.tally]),
        points_before=tuple(map(Count, game.points_before)),
        marker=Role(game.marker) if game.rules.automatic else None,
        tie_cards=tuple([Count(number + 1) for number in numbers_in(game.tie_cards)]),
        turned=tuple(map(Count, game.turned)),
        goods_gone=_sparse(GOODS, game.goods_gone),
        set_aside=game.set_aside,
    )


def _seat(seat: int) -> Count | None:
    return None if seat == NOBODY else Count(seat)


def _sparse(kinds: Sequence[Kind], counts: Sequence[int]) -> dict[Kind, Count]:
    return {kind: Count(count) for kind, count in zip(kinds, counts, strict=True) if count}


def _capture_puertoma(board: PuertomaBoard) -> PlayerRecord:
    nothing = Count(0)
    goods = _sparse(GOODS, board.goods)
    doubloons, points = Count(board.doubloons), Count(board.points)
    return PlayerRecord(doubloons, points, nothing, nothing, goods, {}, (), (), puertoma_record(board))


def _capture_player(player: PlayerBoard) -> PlayerRecord:
    if isinstance(player, PuertomaBoard):
        return _capture_puertoma(player)
    sites = [(building, FIRST_BUILDING_SITE + building) for building in player.buildings()]
    people, nobles = player.colonists, player.nobles
    return PlayerRecord(
        doubloons=Count(player.doubloons),
        points=Count(player.points),
        idle=Count(player.idle),
        # Between placing people and choosing the nobles, there may be more idle nobles than idle people.
        idle_nobles=Count(player.idle_nobles),
        goods=_sparse(GOODS, player.goods),
        forests=_sparse(PLANTATIONS, player.forests),
        island=tuple(
            [
                IslandRecord(tile, Count(player.circles[tile]), Count(people[tile]), Count(nobles[tile]))
                for tile in TILES
                if player.circles[tile]
            ]
        ),
        city=tuple([CityRecord(building, Count(people[site]), Count(nobles[site])) for building, site in sites]),
    )


# -- restoring ------------------------------------------------------------------------------------------------------


def restore(snapshot: Snapshot, options: Options, place: str) -> PuertoRico:
    """Returns the game that the record describes, at the same decision.

    Raises SaveError (DAMAGED), with a path below `place`, if the record is not a valid position.
    """
    game = _laid_out(snapshot, options, place)
    for violation in (*violations(game), *phase_violations(game)):
        where, _, fault = violation.partition(": ")
        _refuse(f"{place}.{where}", fault)
    _ask_again(game, snapshot, place)
    return game


def _refuse(place: str, fault: str) -> NoReturn:
    raise SaveError(Problem.DAMAGED, place, fault)


def _laid_out(snapshot: Snapshot, options: Options, place: str) -> PuertoRico:
    """Returns the game with all pieces where the record has them, after a check of each value by itself."""
    game = new_game(options, 0)
    seats = options.players
    _check_number(snapshot.players, seats, f"{place}.players")
    _check_number(snapshot.ships, len(game.ships), f"{place}.ships")
    game.rng = snapshot.rng.restored(f"{place}.rng")
    if not snapshot.round:
        _refuse(f"{place}.round", "is 0")
    _check_seat(snapshot.governor, seats, f"{place}.governor")
    if len(snapshot.trading_house) > TRADING_HOUSE_SPACES:
        _refuse(f"{place}.trading_house", f"{len(snapshot.trading_house)} goods on {TRADING_HOUSE_SPACES} spaces")
    for name in _NUMBERS:
        setattr(game, name, getattr(snapshot, name))
    for name, kinds in _PILES.items():
        setattr(game, name, _dense(kinds, getattr(snapshot, name), f"{place}.{name}"))
    _load_ships(game, snapshot.ships, f"{place}.ships")
    game.house = [int(good) for good in snapshot.trading_house]
    game.building_supply = tuple(_dense(tuple(Building), snapshot.buildings, f"{place}.buildings"))
    game.on_sale = sum(1 << building for building, copies in snapshot.buildings.items() if copies)
    _deal_roles(game, snapshot.roles, f"{place}.roles")
    if snapshot.barred is not None:
        _check_seat(snapshot.barred, seats, f"{place}.barred")
        game.barred = snapshot.barred
    game.end_triggers = sum(1 << trigger for trigger in set(snapshot.end_triggers))
    for seat, record in enumerate(snapshot.players):
        here = f"{place}.players[{seat}]"
        if (record.puertoma is not None) != game.is_automatic(seat):
            _refuse(f"{here}.puertoma", "a board of another kind than the seat has")
        game.players[seat] = _board(record, here)
    lay_out_solo(game, snapshot.marker, snapshot.tie_cards, snapshot.turned, place)
    game.goods_gone = tuple(_dense(GOODS, snapshot.goods_gone, f"{place}.goods_gone"))
    if len(snapshot.set_aside) not in (0, seats):
        _refuse(f"{place}.set_aside", f"{len(snapshot.set_aside)} instead of {seats}")
    game.set_aside = snapshot.set_aside
    lay_out_tasks(game, snapshot.tasks, f"{place}.tasks")
    deal_cards(game, snapshot.hands, snapshot.met, place)
    open_ledger(
        game,
        [_dense(GOODS, amounts, f"{place}.tally[{seat}]") for seat, amounts in enumerate(snapshot.tally)],
        snapshot.points_before,
        place,
    )
    game.stack = list(stack.restore(snapshot.phases, game, f"{place}.phases"))
    if game.watched and game.running_role in TALLIED_ROLES and not game.tally:
        _refuse(f"{place}.tally", "is missing in the middle of a phase")
    return game


def _check_number(records: Sequence[object], number: int, place: str) -> None:
    if len(records) != number:
        _refuse(place, f"{len(records)} instead of {number}")


def _check_seat(seat: int, seats: int, place: str) -> None:
    if seat >= seats:
        _refuse(place, f"{seat} is no seat among {seats}")


def _dense(kinds: Sequence[Kind], counts: dict[Kind, Count], place: str) -> list[int]:
    for kind in counts:
        if kind not in kinds:
            _refuse(f"{place}.{kind.id}", f"a {kind.id} is no plantation")
    return [counts.get(kind, 0) for kind in kinds]


def _load_ships(game: PuertoRico, records: Sequence[ShipRecord], place: str) -> None:
    for number, (record, spaces) in enumerate(zip(records, game.ships, strict=True)):
        if record.spaces != spaces:
            _refuse(f"{place}[{number}].spaces", f"{record.spaces} instead of {spaces}")
        if record.load > spaces:
            _refuse(f"{place}[{number}].load", f"{record.load} is more than its {spaces} spaces")
        if (record.good is None) != (record.load == 0):
            _refuse(f"{place}[{number}].good", "does not agree with the load")
    game.ship_goods = [-1 if record.good is None else int(record.good) for record in records]
    game.ship_loads = [int(record.load) for record in records]


def _deal_roles(game: PuertoRico, records: Sequence[RoleRecord], place: str) -> None:
    in_game = [role for role in Role if game.role_owners[role] != NOT_IN_GAME]
    if [record.role for record in records] != in_game:
        _refuse(place, "not the role cards of this game, in their order")
    for number, record in enumerate(records):
        game.role_doubloons[record.role] = record.doubloons
        if record.owner is not None:
            _check_seat(record.owner, len(game.players), f"{place}[{number}].owner")
            game.role_owners[record.role] = record.owner
        if record.captor is not None:
            _check_seat(record.captor, len(game.players), f"{place}[{number}].captor")
            if game.captor != NOBODY:
                _refuse(f"{place}[{number}].captor", "two cards are captured")
            game.captive, game.captor = int(record.role), record.captor


def _board(record: PlayerRecord, place: str) -> PlayerBoard:
    if record.puertoma is not None:
        if record.idle or record.idle_nobles or record.forests or record.island or record.city:
            _refuse(place, "the board of a player and that of a Puertoma")
        board = restored_board(record.puertoma, record.doubloons, f"{place}.puertoma")
        board.points, board.goods = record.points, _dense(GOODS, record.goods, f"{place}.goods")
        return board
    player = PlayerBoard.with_doubloons(record.doubloons)
    player.points = record.points
    player.goods = _dense(GOODS, record.goods, f"{place}.goods")
    colonists = [0] * len(SITES)
    nobles = [0] * len(SITES)
    for plantation, count in enumerate(_dense(PLANTATIONS, record.forests, f"{place}.forests")):
        if count > ISLAND_SPACES:
            _refuse(f"{place}.forests", f"{count} on {ISLAND_SPACES} spaces")
        for _ in range(count):
            player.add_forest(plantation)
    for number, lying in enumerate(record.island):
        here = f"{place}.island[{number}]"
        if player.circles[lying.tile]:
            _refuse(f"{here}.tile", f"{lying.tile.id} stands there twice")
        if lying.tile is Tile.FOREST:
            _refuse(f"{here}.tile", "forests lie apart")
        if not 0 < lying.tiles <= ISLAND_SPACES:
            _refuse(f"{here}.tiles", f"{lying.tiles} on {ISLAND_SPACES} spaces")
        if lying.colonists > lying.tiles:
            _refuse(f"{here}.colonists", f"{lying.colonists} is more than its {lying.tiles} circles")
        for _ in range(lying.tiles):
            player.add_tile(lying.tile)
        if lying.nobles > lying.colonists:
            _refuse(f"{here}.nobles", f"{lying.nobles} of {lying.colonists} people")
        colonists[lying.tile] = lying.colonists
        nobles[lying.tile] = lying.nobles
    for number, standing in enumerate(record.city):
        here = f"{place}.city[{number}]"
        if player.owns(standing.building):
            _refuse(f"{here}.building", f"{standing.building.id} stands there twice")
        player.add_building(standing.building)
        site = site_of(standing.building)
        if standing.colonists > player.circles[site]:
            _refuse(f"{here}.colonists", f"{standing.colonists} is more than its {player.circles[site]} circles")
        if standing.nobles > standing.colonists:
            _refuse(f"{here}.nobles", f"{standing.nobles} of {standing.colonists} people")
        colonists[site] = standing.colonists
        nobles[site] = standing.nobles
    if player.spaces > CITY_SPACES:
        _refuse(f"{place}.city", f"{player.spaces} of {CITY_SPACES} spaces")
    player.place_colonists(tuple(colonists))
    player.all_colonists = sum(colonists) + record.idle
    player.all_nobles = sum(nobles) + record.idle_nobles
    player.place_nobles(tuple(nobles))
    return player


def _ask_again(game: PuertoRico, snapshot: Snapshot, place: str) -> None:
    """Take the game to its decision. Raises SaveError if that is not the decision of the record, or the rules
    fail."""
    game.ask_nobody()
    if snapshot.decision is None:
        bottom = game.stack[-1]
        if not (game.end_triggers and isinstance(bottom, Round) and not bottom.waiting):
            _refuse(f"{place}.decision", "is missing, but the game is not over")
        return
    try:
        game.proceed()
    except Exception as error:  # the table comes from a file and may break any assumption of the rules
        _refuse(f"{place}.phases", f"the rules fail on this table: {error!r}")
    decision = game.decision
    if decision is None or capture(game) != snapshot:
        asked = "nothing" if decision is None else f"{decision.kind.value} of seat {decision.seat}"
        _refuse(f"{place}.decision", f"the rules ask for {asked}, or change the table first")
    if not game.legal_actions():
        _refuse(f"{place}.decision", "nothing can be answered")
