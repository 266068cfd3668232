"""Each reason why an action of the expansions is refused."""

import pytest

from puertorico_desktop.engine.game import IllegalActionError
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.reasons import Reason
from tests.engine.play import do, refused
from tests.engine.refusals import REFUSED


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: case[0].value)
def test_an_action_is_refused_with_the_reason(case: tuple[Reason, Position, list[str], Action]) -> None:
    reason, position, lines, action = case
    game = position.build().copy()
    do(game, *lines)
    assert refused(game, action) is reason
    before = game.copy()
    with pytest.raises(IllegalActionError):
        game.apply(action)
    assert game == before
