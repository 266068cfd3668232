"""A simulated person at the screen, who looks at the possible moves and makes them."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

import attrs

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import CITY_SPACES, Building
from puertorico_desktop.gui.puertorico.arrangement import CITY_COLUMNS
from tests.xvfb.hands import Hands
from tests.xvfb.program import Program, Seen
from tests.xvfb.witness import Sight, painted

MOST_TURNS = 600
LEADS_TO = {
    "offer": "settler",
    "quarry": "settler",
    "man": "mayor",
    "unman": "mayor",
    "shift": "mayor",
    "market": "builder",
    "supply": "craftsman",
    "sell": "trader",
    "load": "captain",
}
"""The role that makes a drag of that kind possible."""
HELPS_TO = {"pile": "market:hacienda", "wharf": "market:wharf"}
"""The building that makes a drag of that kind possible."""
UNCHANGED = ("game", "hand", "places", "prompt")
"""The parts of the state that do not change when a move is refused."""
OWN_BOARD = ("island", "city", "good")
"""Some of the areas on which a role may be dropped."""


@attrs.frozen
class Move:
    """A move of a piece, and the beginning of the text of its action."""

    ply: int
    kind: str
    source: str
    target: str
    begins: str
    space: int | None


class Person:
    """Answers all decisions of the program, choosing by a seed.

    `seen` are the kinds of moves so far, `refused` the kinds of decisions in which a piece was moved to an invalid
    place. `sights` is what the screen showed at each decision, by ply.
    """

    def __init__(self, program: Program, hands: Hands, roles: Collection[str] = (), seed: int = 1) -> None:
        """`roles` are preferred to all others. Placed colonists are also moved if `hands` can do that."""
        self.program = program
        self.hands = hands
        self.seen: set[str] = set()
        self.refused: set[str] = set()
        self.moves: list[Move] = []
        self.sights: dict[int, Sight] = {}
        self._roles = {f"role:{role}" for role in roles}
        self._rng = random.Random(seed)
        self._whim = random.Random(seed)  # for choices without influence on the game

    def play_to_end(self) -> None:
        """Answers until the game is over."""
        for _ in range(MOST_TURNS):
            if self.wait_for_turn() is None:
                return
            self.answer()
        raise AssertionError(f"no end in sight:\n{self.program.state()}")

    def wait_for_turn(self) -> Seen | None:
        """Returns the state of the screen when a person is asked; None when the game is over."""

        def turn(seen: Seen) -> Any:
            return (seen["game"]["person"] is not None or seen["game"]["over"]) and seen

        seen: Seen = self.program.wait_for("a person's turn", turn, "game", "hand", "prompt", "places")
        return None if seen["game"]["over"] else seen

    def answer(self) -> None:
        """Answers the current decision."""
        seen = self.wait_for_turn()
        assert seen is not None
        kind = seen["game"]["kind"]
        self.sights[seen["game"]["ply"]] = painted(seen)
        if kind not in self.refused and self._is_made_by_moving(seen):
            self._carry_to_invalid_place(seen)
            self.refused.add(kind)
        if kind == "place_colonists":
            self._place(seen)
        elif kind == "store_goods":
            self._store(seen)
        else:
            self._move(seen)

    def _is_made_by_moving(self, seen: Seen) -> bool:
        """Returns whether the decision is made by moving a piece."""
        kind = seen["game"]["kind"]
        if kind == "place_colonists":
            return self.hands.holds_colonists
        return bool(seen["hand"]["moves"]) and kind != "store_goods"

    def _carry_to_invalid_place(self, seen: Seen) -> None:
        """Tries to move a piece to an invalid place, and checks that nothing has changed."""
        before = self.program.look(*UNCHANGED)
        source = self._whim.choice(sorted(seen["hand"]["moves"]))
        area = "market" if source.startswith("role:") else "role"
        wrong = list(numbered(area, seen["places"]))
        if source.startswith("good:"):
            wrong = [
                ref for ref in numbered("ship", seen["places"]) if ref not in seen["hand"]["moves"][source]
            ] or wrong
        target = self._whim.choice(wrong)
        self.hands.carry_to_invalid_place(source, target)
        assert self.program.look(*UNCHANGED) == before, f"{source} was refused at {target}"

    # -- moving one piece ------------------------------------------------------------------------------------------

    def _move(self, seen: Seen) -> None:
        moves, buttons = seen["hand"]["moves"], seen["prompt"]["buttons"]
        pairs = [(source, target) for source in sorted(moves) for target in moves[source]]
        if not pairs or self._waits_for_wanted_building(pairs, seen):
            self._press("accept" if "accept" in buttons else "pass", seen)
            return
        self.carry(*self._preferred(pairs), seen)

    def _preferred(self, pairs: Sequence[tuple[str, str]]) -> tuple[str, str]:
        """Returns a move of a new kind if possible, or a role that leads to one."""
        new = [pair for pair in pairs if kind_of(*pair) not in self.seen]
        wanted = {f"role:{role}" for kind, role in LEADS_TO.items() if kind not in self.seen}
        leading = [pair for pair in pairs if pair[0] in wanted]
        helpful = {source for kind, source in HELPS_TO.items() if kind not in self.seen}
        useful = [pair for pair in pairs if pair[0] in helpful]
        first = [pair for pair in pairs if pair[0] in self._roles]
        return self._rng.choice(first or useful or new or leading or list(pairs))

    def _waits_for_wanted_building(self, pairs: Sequence[tuple[str, str]], seen: Seen) -> bool:
        """Returns whether to build nothing because a wanted building is too expensive so far."""
        wanted = {source for kind, source in HELPS_TO.items() if kind not in self.seen and source in seen["places"]}
        owned = {f"market:{seen['places'][ref]['item']['building']}" for ref in numbered("city", seen["places"])}
        can_pass = seen["game"]["kind"] == "build" and "market" in self.seen
        return can_pass and bool(wanted - owned) and not any(source in wanted for source, _ in pairs)

    def carry(self, source: str, target: str, seen: Seen) -> None:
        """Moves a piece to a place, and checks that the action is played and the piece is there."""
        game, places = seen["game"], seen["places"]
        spot = self._drop_place(source, target, places)
        item = places[source]["item"]
        self.hands.carry(source, spot)
        self.program.wait_for_ply(game["ply"] + 1)
        kind = kind_of(source, target)
        space = int(spot.partition(":")[2]) if target in ("island", "city") else None
        self.moves.append(Move(game["ply"], kind, source, target, beginning(source, target, item, places), space))
        self.seen.add(kind)
        if kind in ("offer", "quarry"):
            assert self._item_at(spot, game["viewer"])["tile"] == item["tile"]
        elif kind == "market" and _fits(item["building"], space, places):
            assert self._item_at(spot, game["viewer"])["building"] == item["building"]

    def _item_at(self, spot: str, viewer: int) -> Seen:
        """Returns the item at a place of the board of a seat, independent of the current viewer."""
        seen = self.program.look("game", "places")
        ref = spot if seen["game"]["viewer"] == viewer else f"seat:{viewer}/{spot}"
        item: Seen = seen["places"][ref]["item"]
        return item

    def _drop_place(self, source: str, target: str, places: Seen) -> str:
        """Returns the exact place for a drop: a free space of island or city, any part of the board for a role."""
        free = {
            "island": [ref for ref in numbered("island", places) if places[ref]["item"]["tile"] is None],
            "city": [ref for ref in numbered("city", places) if is_free(places[ref]["item"])],
            "player": [ref for area in OWN_BOARD for ref in numbered(area, places)],
            "house": [ref for ref in numbered("house", places) if places[ref]["item"]["good"] is None],
            "goods": list(numbered("good", places)),
        }.get(target, [target])
        if source.startswith("market:"):
            building = Building[source.removeprefix("market:").upper()]
            fitting = [ref for ref in free if _fits(building.id, int(ref.partition(":")[2]), places)]
            free = fitting or free
        return self._whim.choice([ref for ref in free if places[ref]["rect"][2] > 0])

    # -- several steps ---------------------------------------------------------------------------------------------

    def _place(self, seen: Seen) -> None:
        """Moves a colonist between circles and one to San Juan, then places all colonists."""
        if self.hands.lifts_any_colonist and "shift" not in self.seen:
            self._try_to_move_colonist(lambda source, target: "sanjuan" not in (source, target))
        if self.hands.lifts_any_colonist and "unman" not in self.seen:
            self._try_to_move_colonist(lambda source, target: target == "sanjuan")
        while "confirm" not in self._enabled():
            assert self._try_to_move_colonist(lambda source, target: source == "sanjuan"), self.program.state()
        self._press("confirm", seen)

    def _try_to_move_colonist(self, is_meant: Callable[[str, str], bool]) -> bool:
        """Moves a colonist in the required way; returns whether that is possible."""
        moves = self.program.look("hand")["hand"]["moves"]
        possible = [
            (source, target)
            for source in moves
            for target in moves[source]
            if is_circle(source) and is_circle(target) and is_meant(source, target)
            if place_of(source) != place_of(target)
            if target == "sanjuan" or target not in moves or not self.hands.needs_empty_circles
        ]
        if possible:
            self.carry_colonist(*self._rng.choice(possible))
        return bool(possible)

    def carry_colonist(self, source: str, target: str) -> None:
        """Moves a colonist, and checks that both places have changed."""
        at_source, at_target = self._crew(source), self._crew(target)
        self.hands.carry_colonist(source, target)

        def moved(_: Seen) -> bool:
            return (self._crew(source), self._crew(target)) == (at_source - 1, at_target + 1)

        self.program.wait_for(f"a colonist to move from {source} to {target}", moved, "game")
        self.seen.add("man" if source == "sanjuan" else "unman" if target == "sanjuan" else "shift")

    def _crew(self, ref: str) -> int:
        """Returns the number of colonists at a place."""
        seen = self.program.look("game", "places")
        if ref == "sanjuan":
            return int(seen["places"][f"player:{seen['game']['viewer']}"]["item"]["idle"])
        return int(seen["places"][place_of(ref)]["item"]["colonists"])

    def _store(self, seen: Seen) -> None:
        """Changes the stored goods until the choice is complete."""
        goods = sorted(seen["hand"]["moves"])
        while "confirm" not in self._enabled():
            good = self._rng.choice(goods)
            kept = self.program.item(good)["kept"]
            self.hands.touch(good)
            self.program.wait_for_item(good, lambda item, kept=kept: item["kept"] != kept)
        self.seen.add("store")
        self._press("confirm", seen)

    # -- buttons ---------------------------------------------------------------------------------------------------

    def _enabled(self) -> set[str]:
        buttons = self.program.look("prompt")["prompt"]["buttons"]
        return {button for button, spec in buttons.items() if spec["enabled"]}

    def _press(self, button: str, seen: Seen) -> None:
        self.hands.press(button)
        self.program.wait_for_ply(seen["game"]["ply"] + 1)
        self.seen.add(button)


def kind_of(source: str, target: str) -> str:
    """Returns the kind of a drag: the source, and for goods the target."""
    kind = source.partition(":")[0]
    if kind == "good":
        return {"house": "sell", "ship:private": "wharf"}.get(target, "load")
    return kind


def beginning(source: str, target: str, item: Seen, places: Seen) -> str:
    """Returns the beginning of the text of the action that a drag means."""
    _, _, name = source.partition(":")
    words = name.replace("_", " ")
    match kind_of(source, target):
        case "role":
            return f"choose {words}"
        case "offer":
            return f"take {item['tile']} plantation"
        case "quarry":
            return "take quarry"
        case "pile":
            return "draw plantation"
        case "market":
            return f"build {words} for {item['price']}"
        case "supply":
            return f"take extra {words}"
        case "sell":
            return f"sell {words} for "
        case "wharf":
            return f"load {item['count']} {words} -> wharf"
    ship = places[target]["item"]
    amount = min(item["count"], ship["capacity"] - ship["load"])
    return f"load {amount} {words} -> ship {ship['capacity']}"


def is_circle(ref: str) -> bool:
    """Returns whether it is a single circle, or San Juan, and not a whole building."""
    return ref == "sanjuan" or ref.startswith("island:") or ref.count(":") == 2


def place_of(ref: str) -> str:
    """Returns the tile or building of a circle."""
    return ":".join(ref.split(":")[:2])


def numbered(area: str, places: Seen) -> Iterator[str]:
    """Yields the places of an area of the own board or the table."""
    return (ref for ref in places if ref.startswith(f"{area}:") and ref.count(":") == 1)


def is_free(item: Seen) -> bool:
    """Returns whether a building can be placed on a city space."""
    return item["building"] is None and not item["covered"]


def _fits(building: str, space: int | None, places: Seen) -> bool:
    """Returns whether a building fits on a free space; a large one also needs the space below."""
    if space is None:
        return False
    below = space + CITY_COLUMNS
    large = CATALOG[Building[building.upper()]].spaces > 1
    return not large or (below < CITY_SPACES and is_free(places[f"city:{below}"]["item"]))
