"""The sentences for the reasons why the adviser prefers an option in San Juan."""

import pytest

from puertorico_desktop.bots.sanjuan.reasons import Reason, ReasonKind
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.gui.sanjuan.texts.advice import reason_text

NAMES = ("Anna", "Ben {role}")


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (Reason(ReasonKind.KEEPS, 0, role=Role.TRADER, other=1), "Keeps the Trader from Ben {role}."),
        (
            Reason(ReasonKind.OPENS, 0, role=Role.TRADER, instead=Role.CRAFTSMAN, other=1),
            "If you took the Craftsman instead, Ben {role} would take the Trader.",
        ),
        (Reason(ReasonKind.ENDS, 0), "Ends the game while you lead."),
        (Reason(ReasonKind.GOES_ON, 0, other=1), "Does not end the game while Ben {role} leads."),
    ],
)
def test_reasons_have_these_sentences(reason: Reason, sentence: str) -> None:
    assert reason_text(reason, NAMES) == sentence


def test_every_kind_of_reason_has_a_sentence() -> None:
    for kind in ReasonKind:
        reason = Reason(kind, 1, "buildings", 2.0, (Card.CRANE,), (), Role.TRADER, Role.BUILDER, 0)
        assert reason_text(reason, NAMES).endswith(".")
