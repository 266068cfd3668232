"""The errors of weights, in a module without numpy for code that only reports them."""


class WeightsError(Exception):
    """A file of weights cannot be used; the message is a sentence for developers."""


class InexactError(WeightsError):
    """The weights are so large that sums may be rounded, so that no bot would be steady with them."""
