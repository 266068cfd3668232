"""The faults of a cluster that is to share work, in words."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from puertorico_desktop.marking import QT_TRANSLATE_NOOP

EXAMPLE = "tcp://192.168.1.5:8786"
"""An example of the address of a scheduler."""


class Fault(Enum):
    """A fault of a cluster; the value is a stable id."""

    NOT_INSTALLED = "not_installed"
    BAD_ADDRESS = "bad_address"
    NOT_REACHED = "not_reached"
    NO_WORKERS = "no_workers"
    OTHER_PROGRAM = "other_program"
    LOST = "lost"


SENTENCES: Mapping[Fault, str] = {
    Fault.NOT_INSTALLED: QT_TRANSLATE_NOOP(
        "CliCluster", "To share work with a cluster Dask is needed: pip install 'puertorico-desktop[cluster]'"
    ),
    Fault.BAD_ADDRESS: QT_TRANSLATE_NOOP(
        "CliCluster", "{address} is no address of a cluster, such as {example} ({detail})"
    ),
    Fault.NOT_REACHED: QT_TRANSLATE_NOOP("CliCluster", "No scheduler of a cluster answers at {address}."),
    Fault.NO_WORKERS: QT_TRANSLATE_NOOP("CliCluster", "The cluster at {address} has no workers."),
    Fault.OTHER_PROGRAM: QT_TRANSLATE_NOOP(
        "CliCluster", "The scheduler and the workers of the cluster at {address} need this version of the program."
    ),
    Fault.LOST: QT_TRANSLATE_NOOP("CliCluster", "The scheduler of the cluster at {address} has gone."),
}
"""The sentences for people by fault, in English; the command line translates them."""


class ClusterError(Exception):
    """A cluster cannot be used. `detail` is for its administrators, in English."""

    def __init__(self, fault: Fault, address: str, detail: str = "") -> None:
        super().__init__(fault, address, detail)
        self.fault = fault
        self.address = address
        self.detail = detail

    def __str__(self) -> str:
        """Returns the sentence in English."""
        return self.fill_in(SENTENCES[self.fault])

    def fill_in(self, sentence: str) -> str:
        """Returns the sentence, which may be a translation, with the details filled in."""
        return sentence.format(address=repr(self.address), example=EXAMPLE, detail=self.detail)
