"""The part of the position builder about people who are on no board. See `position.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Expansion, Options
from puertorico_desktop.engine.puertorico.position_tools import (
    BOARDS,
    FROM_SUPPLY,
    LEFT,
    NOBLES_ABOARD,
    check_numbers,
)


class PeopleBuilder:
    """The methods of the position builder about the ship of colonists and the supplies of people."""

    _options: Options

    def _do(self, when: int, step: Callable[[PuertoRico], None]) -> Any:
        raise NotImplementedError

    def colonists(self, *, ship: int | None = None, supply: int | None = None) -> Self:
        """Set the number of people on the ship, among whom nobles already there stay as far as the number allows, and
        the number of colonists left in the supply; None leaves a number to follow from the other pieces. Removed
        colonists go to the supply, or out of the game if its number is set."""
        check_numbers("colonists", ship or 0, supply or 0)

        def board(game: PuertoRico) -> None:
            if ship is not None:
                nobles = min(ship, game.noble_ship)
                game.colonist_supply += game.colonist_ship - game.noble_ship - ship + nobles
                game.noble_supply += game.noble_ship - nobles
                game.colonist_ship, game.noble_ship = ship, nobles

        def leave(game: PuertoRico) -> None:
            if supply is not None:
                game.colonist_supply = supply

        self._do(FROM_SUPPLY, board)
        self._do(LEFT, leave)
        return self

    def nobles(self, *, ship: int, supply: int) -> Self:
        """Set the number of nobles among the people on the ship, and the number of nobles in the supply."""
        check_numbers("nobles", ship, supply)

        def board(game: PuertoRico) -> None:
            if ship > game.colonist_ship:
                raise ValueError(f"nobles: {ship} of {game.colonist_ship} people on the ship")
            game.colonist_supply += ship - game.noble_ship
            game.noble_ship = ship

        def leave(game: PuertoRico) -> None:
            game.noble_supply = supply

        self._do(NOBLES_ABOARD, board)
        self._do(LEFT, leave)
        return self

    def gone(self, *, people: int = 0, nobles: int = 0) -> Self:
        """Set the number of people who have left the game, and of the nobles among them; they are taken from the
        supplies. Raises ValueError in a game without the smuggler."""
        check_numbers("gone", people, nobles)
        if not self._options.has(Expansion.SMUGGLER):
            raise ValueError("gone: not in this game")
        if nobles > people:
            raise ValueError(f"gone: {nobles} nobles among {people} people")

        def leave(game: PuertoRico) -> None:
            game.people_gone, game.nobles_gone = people, nobles
            game.colonist_supply -= people - nobles
            game.noble_supply -= nobles

        self._do(BOARDS, leave)
        return self
