"""The corner of a position with the people who are on no board. See `position.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from puertorico_desktop.engine.puertorico.furnishing import BOARDS, FROM_SUPPLY, LEFT, NOBLES_ABOARD, check_numbers
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Expansion, Options


class PeopleCorner:
    """The methods of a builder of positions about the ship of colonists and the supplies of people."""

    _options: Options

    def _do(self, when: int, step: Callable[[PuertoRico], None]) -> Any:
        raise NotImplementedError

    def colonists(self, *, ship: int | None = None, supply: int | None = None) -> Self:
        """Say how many colonists wait on the ship, nobles among them as far as they are so many, and are left in the
        supply; the others are there, or out of the game."""
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
        """Say how many of the people on the ship are nobles, and how many nobles are in the supply."""
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
        """Say how many people have left the game, and how many nobles are among them; they come from the supplies."""
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
