"""The prompt of a decision, and the buttons that answer it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import attrs


@attrs.frozen
class Prompt:
    """A heading, and a sentence or two on how to answer and on the reason for the question."""

    heading: str
    detail: str


@attrs.frozen
class ButtonSpec:
    """A button beside the prompt; a click on it calls `TableInteraction.press(id)`."""

    id: str
    text: str
    enabled: bool = True
    primary: bool = False
    reason: str = ""
    """The reason why the button is disabled, if known, or its effect, where the text alone is not clear."""
    keys: str = ""
    """The shortcut of the button, where it is to be shown."""
    more: Callable[[], str] | None = attrs.field(default=None, eq=False)
    """Returns a longer explanation than `reason`, computed when the tooltip is shown; None if there is none."""


def with_reset(buttons: Iterable[ButtonSpec], is_changed: bool) -> list[ButtonSpec]:
    """Returns the buttons that answer a decision; the one that starts over is disabled unless the draft has been
    changed."""
    return [
        button if is_changed or button.id != "reset" else attrs.evolve(button, enabled=False) for button in buttons
    ]
