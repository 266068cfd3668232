"""Where gradient descent computes: on the processor with numpy, or on a graphics card with CuPy.

The functions of numpy take the arrays of CuPy as well, so the same code learns in both places. What a graphics card
comes to differs in the last digits, as that of another processor does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import attrs
import numpy as np


class NoGraphicsCardError(Exception):
    """There is no graphics card to compute on, or CuPy is missing; the message is that of the library."""


@attrs.frozen
class Place:
    """Where arrays lie: `put` brings an array of numpy there, `get` brings one back."""

    put: Callable[[Any], Any]
    get: Callable[[Any], Any]


PROCESSOR: Final = Place(np.asarray, np.asarray)


def graphics_card() -> Place:
    """Returns the first graphics card. Raises NoGraphicsCardError."""
    try:
        import cupy

        cupy.zeros(1)
    except (ImportError, RuntimeError) as error:  # what drivers raise is a RuntimeError
        raise NoGraphicsCardError(str(error)) from None
    return Place(cupy.asarray, cupy.asnumpy)
