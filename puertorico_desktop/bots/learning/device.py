"""The device on which gradient descent computes: the processor with numpy, or a graphics card with CuPy.

The functions of numpy accept the arrays of CuPy as well, so the same code learns on both. The results of a graphics
card differ in the last digits, as those of another processor do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import attrs
import numpy as np


class NoGraphicsCardError(Exception):
    """There is no graphics card to compute on, or CuPy is missing; the message is that of the library."""


@attrs.frozen
class Device:
    """A device for arrays: `to_device` returns a copy of a numpy array there, `to_host` one of its arrays as a numpy
    array."""

    to_device: Callable[[Any], Any]
    to_host: Callable[[Any], Any]


PROCESSOR: Final = Device(np.asarray, np.asarray)


def graphics_card() -> Device:
    """Returns the first graphics card. Raises NoGraphicsCardError if there is none or CuPy is missing."""
    try:
        import cupy

        cupy.zeros(1)
    except (ImportError, RuntimeError) as error:  # the errors of drivers are RuntimeErrors
        raise NoGraphicsCardError(str(error)) from None
    return Device(cupy.asarray, cupy.asnumpy)
