"""Drafts of answers that are composed in several steps before they are confirmed."""

from puertorico_desktop.gui.sanjuan.pending.base import PendingCards as PendingCards
from puertorico_desktop.gui.sanjuan.pending.building import PendingBuilding as PendingBuilding
from puertorico_desktop.gui.sanjuan.pending.first import first_pending as first_pending
from puertorico_desktop.gui.sanjuan.pending.picking import PendingPick as PendingPick
from puertorico_desktop.gui.sanjuan.pending.role import PendingRole as PendingRole
