"""Drafts: choices that are made in several steps before they are confirmed."""

from puertorico_desktop.gui.puertorico.pending.base import PendingBoardChoice as PendingBoardChoice
from puertorico_desktop.gui.puertorico.pending.first import first_pending as first_pending
from puertorico_desktop.gui.puertorico.pending.loading import PendingMix as PendingMix
from puertorico_desktop.gui.puertorico.pending.lodging import PendingLodging as PendingLodging
from puertorico_desktop.gui.puertorico.pending.paying import PendingDelivery as PendingDelivery
from puertorico_desktop.gui.puertorico.pending.paying import PendingPayment as PendingPayment
from puertorico_desktop.gui.puertorico.pending.placing import PendingNobles as PendingNobles
from puertorico_desktop.gui.puertorico.pending.placing import PendingPlacement as PendingPlacement
from puertorico_desktop.gui.puertorico.pending.smuggling import PendingDeed as PendingDeed
from puertorico_desktop.gui.puertorico.pending.storing import PendingCrates as PendingCrates
from puertorico_desktop.gui.puertorico.pending.storing import PendingStorage as PendingStorage
