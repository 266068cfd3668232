"""Choices that are put together in several steps before they are confirmed."""

from puertorico_desktop.gui.drafts.base import Draft as Draft
from puertorico_desktop.gui.drafts.history import Drafting as Drafting
from puertorico_desktop.gui.drafts.history import first_draft as first_draft
from puertorico_desktop.gui.drafts.loading import MixDraft as MixDraft
from puertorico_desktop.gui.drafts.paying import DeliveryDraft as DeliveryDraft
from puertorico_desktop.gui.drafts.paying import PaymentDraft as PaymentDraft
from puertorico_desktop.gui.drafts.placing import NoblesDraft as NoblesDraft
from puertorico_desktop.gui.drafts.placing import PlacementDraft as PlacementDraft
from puertorico_desktop.gui.drafts.storing import CratesDraft as CratesDraft
from puertorico_desktop.gui.drafts.storing import StorageDraft as StorageDraft
