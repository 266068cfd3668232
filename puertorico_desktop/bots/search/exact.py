"""Arithmetic that gives the same result on every processor.

Sums of floats depend on their order, and libraries choose another order, and another `exp`, for each kind of
processor. Here numbers are whole multiples of a small step, and so few that every sum of them is exact in a 64-bit
float, which has 53 bits for the digits, whatever the order; `exp` comes from a table. Single additions,
multiplications, divisions and square roots are rounded in the same way everywhere (IEEE 754).
"""

from __future__ import annotations

from decimal import Context, Decimal
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from puertorico_desktop.engine.rng import Rng

Doubles = NDArray[np.float64]

MOST: Final = 1 << 53
"""The largest number up to which all whole numbers are exact as 64-bit floats."""
SHARES: Final = 1 << 20
"""Chances of victory are multiples of 1 / SHARES."""
UTILITIES: Final = 1 << 32
"""Utilities, and the results of `exp`, are multiples of 1 / UTILITIES."""
STEPS: Final = 1024
"""Arguments of `exp` are rounded to multiples of 1 / STEPS."""
LOWEST: Final = -22
"""The lower limit of the arguments of `exp`; lower ones count as this one. Its exponential is the smallest that is
not rounded to zero."""
_DIGITS: Final = Context(prec=25)


def rounded(numbers: NDArray[Any], steps: int) -> Doubles:
    """Returns the numbers rounded to multiples of 1 / `steps`, which is a power of 2; halves go to even multiples."""
    found: Doubles = numbers.astype(np.float64) * steps
    np.rint(found, out=found)
    found *= 1 / steps
    return found


@cache
def _table() -> Doubles:
    """Returns the table of exp(-index / STEPS) by index.

    The values between whole numbers are products of two correctly rounded ones, so they are the same everywhere.
    """
    whole = [float(_DIGITS.exp(Decimal(-number))) for number in range(1 - LOWEST)]
    parts = [float(_DIGITS.exp(Decimal(-number) / STEPS)) for number in range(STEPS)]
    products = np.multiply.outer(np.array(whole), np.array(parts)).reshape(-1)
    return rounded(products[: 1 - LOWEST * STEPS], UTILITIES)


def exp_of_steps(steps: NDArray[Any]) -> Doubles:
    """Returns exp(`steps` / STEPS); `steps` are whole numbers that are not positive."""
    found: Doubles = _table().take(np.minimum(-steps, -LOWEST * STEPS).astype(np.intp))
    return found


def exp(number: float) -> float:
    """Returns the exponential of a number that is not positive."""
    return float(_table()[min(round(-number * STEPS), -LOWEST * STEPS)])


def shares(steps: NDArray[Any]) -> Doubles:
    """Returns the softmax over the last dimension; `steps` are whole numbers, in units of 1 / STEPS."""
    raised = exp_of_steps(steps - steps.max(-1, keepdims=True))
    raised /= raised.sum(-1, keepdims=True)
    return rounded(raised, SHARES)


def gumbel(rng: Rng) -> float:
    """Returns a number from the standard Gumbel distribution, by its inverse: -log(-log(u))."""
    u = Decimal(2 * rng.next32() + 1) / (1 << 33)
    return float(-_DIGITS.ln(-_DIGITS.ln(u)))
