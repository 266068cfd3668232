"""The sources of points that the evaluation of San Juan tells apart."""

TERMS = ("buildings", "tucked", "bonuses")
"""The sources in order: printed points; cards under buildings; and the points from large buildings."""
