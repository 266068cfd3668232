"""What is asked, and the buttons that answer."""

from __future__ import annotations

from collections.abc import Callable

import attrs


@attrs.frozen
class Prompt:
    """A heading, and a sentence or two on how to answer and why one is asked."""

    heading: str
    detail: str


@attrs.frozen
class ButtonSpec:
    """A button beside the prompt; `TableInteraction.press(id)` is what clicking it does."""

    id: str
    text: str
    enabled: bool = True
    primary: bool = False
    reason: str = ""
    """Why it is not enabled, where that can be said, or what it does, where the text does not say enough."""
    keys: str = ""
    """The key that does the same, where the button is to say so."""
    more: Callable[[], str] | None = attrs.field(default=None, eq=False)
    """Says more than `reason` at the moment when somebody wants to know it; None where there is no more."""
