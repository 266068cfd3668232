"""The command-line interfaces of the games by id; only this module of the package names the games."""

from __future__ import annotations

from puertorico_desktop.cli.face import CommandFace
from puertorico_desktop.cli.puertorico.face import PuertoRicoCommands
from puertorico_desktop.cli.sanjuan.face import SanJuanCommands
from puertorico_desktop.engine.puertorico.kind import PUERTO_RICO
from puertorico_desktop.engine.sanjuan.kind import SAN_JUAN

FACES: dict[str, CommandFace] = {PUERTO_RICO.id: PuertoRicoCommands(), SAN_JUAN.id: SanJuanCommands()}
