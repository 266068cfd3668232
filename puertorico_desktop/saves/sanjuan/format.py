"""The save format of San Juan, including the data for external bots."""

from __future__ import annotations

from puertorico_desktop.engine.sanjuan.components import CITY_SPACES
from puertorico_desktop.engine.sanjuan.kind import SAN_JUAN
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.saves.converter import make_converter
from puertorico_desktop.saves.format import SaveFormat
from puertorico_desktop.saves.sanjuan.observed import OPTIONS, choices, observed, table_of
from puertorico_desktop.saves.sanjuan.snapshot import Snapshot, capture, restore

FORMAT = SaveFormat(
    kind=SAN_JUAN,
    options=Options,
    snapshot=Snapshot,
    converter=make_converter(),
    capture=capture,
    restore=restore,
    spaces=CITY_SPACES,
    observed=observed,
    choices=choices,
    table_of=table_of,
    options_data=OPTIONS.data,
    options_of=OPTIONS.read,
)
