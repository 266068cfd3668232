"""What may be wrong with weights. Whoever only tells of it does without numpy."""


class WeightsError(Exception):
    """A file of weights cannot be used; the message is a sentence for developers."""


class InexactError(WeightsError):
    """The weights are so large that sums may be rounded: with them no bot is steady."""
