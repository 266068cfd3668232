"""The adjustments of the levels to the expansions and the number of players.

They were measured with `ladder`; the README of `bots` has the steps between levels that they bring. `easy`: with few
players everybody chooses more roles, so a single one decides less, and more has to be overlooked; a building that was
overlooked is gone, which matters more with more players. `normal` errs where one look ahead is worth much, and
searches a little where it is worth little; without expansions it leans to what people like (`liking`). `advanced`:
with a single opponent every playout tells much; with a leaning it needs more nodes to be as strong. `hard` and
`expert` are not adjusted in strength: they only lean, in return (`Level.reciprocal`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from puertorico_desktop.bots.levels import Adjustment, Adjustments
from puertorico_desktop.engine.puertorico.options import WITHOUT_BUILDINGS, Options

NO_EXPANSIONS: Final[Mapping[int, Adjustments]] = {
    2: {"easy": Adjustment(oversight=0.324), "normal": Adjustment(leaning=0.5), "advanced": Adjustment(nodes=6)},
    3: {
        "easy": Adjustment(oversight=0.342),
        "normal": Adjustment(temperature=0.011, leaning=1.0),
        "advanced": Adjustment(nodes=8),
    },
    4: {
        "easy": Adjustment(oversight=0.252),
        "normal": Adjustment(temperature=0.005, leaning=1.0),
        "advanced": Adjustment(nodes=40, leaning=1.0),
        "hard": Adjustment(leaning=1.0),
        "expert": Adjustment(leaning=1.0),
    },
    5: {"normal": Adjustment(leaning=0.5), "advanced": Adjustment(nodes=48)},
}
BUILDINGS: Final[Mapping[int, Adjustments]] = {
    2: {
        "easy": Adjustment(oversight=0.288),
        "normal": Adjustment(temperature=0.011),
        "advanced": Adjustment(nodes=4),
    },
    3: {"easy": Adjustment(oversight=0.162)},
    4: {"easy": Adjustment(oversight=0.09)},
    5: {
        "easy": Adjustment(oversight=0.09),
        "normal": Adjustment(nodes=4),
        "advanced": Adjustment(nodes=192),
    },
}
"""With expansions that bring only buildings."""
WHOLE_BOX: Final[Mapping[int, Adjustments]] = {
    2: {
        "easy": Adjustment(oversight=0.324),
        "normal": Adjustment(temperature=0.008),
        "advanced": Adjustment(nodes=16),
    },
    3: {"easy": Adjustment(oversight=0.216), "normal": Adjustment(nodes=8)},
    5: {"easy": Adjustment(oversight=0.126), "normal": Adjustment(temperature=0.007)},
}
"""With any expansion that brings no buildings (`WITHOUT_BUILDINGS`)."""
SOLO: Final[Adjustments] = {
    "easy": Adjustment(oversight=0.26),
    "normal": Adjustment(temperature=0.015),
    "advanced": Adjustment(nodes=2),
}
"""Alone against Puertomas: no opponent reacts to choices, so that each look ahead is very informative."""
SOLO_WITH_BUILDINGS: Final[Adjustments] = {
    "easy": Adjustment(oversight=0.2),
    "normal": Adjustment(temperature=0.006),
    "advanced": Adjustment(nodes=2),
}
SOLO_WITH_WHOLE_BOX: Final[Adjustments] = {
    "easy": Adjustment(oversight=0.34),
    "normal": Adjustment(temperature=0.016),
    "advanced": Adjustment(nodes=2),
}


def adjustments(options: Options) -> Adjustments:
    """Returns the adjustments for these options, by the name of the level."""
    has_box = any(map(options.has, WITHOUT_BUILDINGS))
    if options.players - options.puertomas == 1:
        if has_box:
            return SOLO_WITH_WHOLE_BOX
        return SOLO_WITH_BUILDINGS if options.with_buildings else SOLO
    if has_box:
        by_players = WHOLE_BOX
    else:
        by_players = BUILDINGS if options.with_buildings else NO_EXPANSIONS
    return by_players.get(options.players, {})
