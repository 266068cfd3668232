"""The sources of points that the evaluation of Puerto Rico tells apart."""

TERMS = ("shipping", "buildings", "bonuses")
"""The sources in order: chips; printed points; and the points from large buildings, nobles and achievement cards,
with those that only a Puertoma scores."""
