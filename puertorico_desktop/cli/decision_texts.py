"""The texts of decisions on the command line, for any game."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

import attrs

from puertorico_desktop.cli.words import translate


@attrs.frozen
class DecisionTexts:
    """The English names of the kinds of decisions of a game, and of the benefits that a decision may be about, with
    the translation context of both."""

    context: str
    kinds: Mapping[Any, str]
    benefits: Mapping[Any, str]

    def decision_text(self, decision: Any) -> str:
        """Returns the kind of a decision in words, with the benefit that it is about."""
        what = self._kind_text(decision.kind)
        if decision.benefit is None:
            return what
        benefit = translate(self.context, self.benefits[decision.benefit])
        return translate("Cli", "{what} ({benefit})").format(what=what, benefit=benefit)

    def part_text(self, part: str) -> str:
        """Returns the name of a part of a game: the kind of decision in words, or the part as it is if it is none,
        such as a role in notation."""
        kind = next((kind for kind in self.kinds if kind.value == part), None)
        return part if kind is None else self._kind_text(kind)

    def _kind_text(self, kind: Enum) -> str:
        return translate(self.context, self.kinds[kind])
