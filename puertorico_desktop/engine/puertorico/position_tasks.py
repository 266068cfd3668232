"""The part of the position builder about the tasks of the festival and the achievement cards. See `position.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from puertorico_desktop.engine.puertorico.components import PLANTATIONS, Achievement
from puertorico_desktop.engine.puertorico.festival import FestivalTask, can_be_shown
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Expansion, Options
from puertorico_desktop.engine.puertorico.position_tools import FROM_SUPPLY, seat_of
from puertorico_desktop.engine.puertorico.watchers import update_watched


def cards_dealt_anew(game: PuertoRico) -> None:
    """Replace the cards that were set aside by cards that no player holds, as many for each seat."""
    held = {card for hand in game.hands for card in hand}
    free = [card for card in Achievement if card not in held]
    found = []
    for aside in game.set_aside:
        found.append(tuple(free[: len(aside)]))
        free = free[len(aside) :]
    game.set_aside = tuple(found)


class TaskBuilder:
    """The methods of the position builder about tasks and cards."""

    _options: Options

    def _do(self, when: int, step: Callable[[PuertoRico], None]) -> Any:
        raise NotImplementedError

    def festival(self, *tasks: FestivalTask) -> Self:
        """Lay out these tasks instead of those of seed 0. The pieces of open tasks are taken from the pile and the
        supply. Raises ValueError in a game without the festival, or if the pieces do not fit a task."""
        if not self._options.has(Expansion.FESTIVAL):
            raise ValueError("festival: not in this game")
        for task in tasks:
            shown = task.row.building
            if (task.building is not None) != (shown is not None) or not all(
                one in PLANTATIONS for one in task.estates
            ):
                raise ValueError(f"festival: not the pieces of the {task.task.id}")
            if task.building is not None and shown is not None and not can_be_shown(task.building, shown):
                raise ValueError(f"festival: the {task.task.id} does not show the {task.building.id}")
            if task.winner is not None:
                seat_of(task.winner, self._options)

        def lay_out(game: PuertoRico) -> None:
            for sign, some in ((1, game.tasks), (-1, tasks)):
                for task in some:
                    for estate in task.estates_lying:
                        game.plantation_pile[estate] += sign
                    for good in task.goods_lying:
                        game.goods[good] += sign
            game.tasks = tasks
            update_watched(game)

        self._do(FROM_SUPPLY, lay_out)
        return self

    def cards(self, seat: int, *cards: Achievement, met: tuple[Achievement, ...] = ()) -> Self:
        """Set the achievement cards that a player holds, instead of those of seed 0, and the goals that the player
        has met. Raises ValueError in a game without achievements."""
        seat_of(seat, self._options)
        if not self._options.has(Expansion.ACHIEVEMENTS):
            raise ValueError("cards: not in this game")

        def deal(game: PuertoRico) -> None:
            hands, all_met = list(game.hands), list(game.met)
            hands[seat] = cards
            all_met[seat] = sum(1 << card for card in met)
            game.hands, game.met = tuple(hands), tuple(all_met)
            if game.set_aside:
                cards_dealt_anew(game)
            update_watched(game)

        self._do(FROM_SUPPLY, deal)
        return self
