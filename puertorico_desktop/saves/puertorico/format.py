"""The save format of Puerto Rico, including the data for external bots."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.components import CITY_SPACES
from puertorico_desktop.engine.puertorico.kind import PUERTO_RICO
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.saves.converter import make_converter
from puertorico_desktop.saves.format import SaveFormat
from puertorico_desktop.saves.puertorico import stack
from puertorico_desktop.saves.puertorico.observed import OPTIONS, choices, observed, table_of
from puertorico_desktop.saves.puertorico.snapshot import Snapshot, capture, restore

_converter = make_converter()
stack.configure(_converter)

FORMAT = SaveFormat(
    kind=PUERTO_RICO,
    options=Options,
    snapshot=Snapshot,
    converter=_converter,
    capture=capture,
    restore=restore,
    spaces=CITY_SPACES,
    observed=observed,
    choices=choices,
    table_of=table_of,
    options_data=OPTIONS.data,
    options_of=OPTIONS.read,
)
