"""The sources of points that an evaluation of San Juan tells apart."""

TERMS = ("buildings", "tucked", "bonuses")
"""Printed points, cards under buildings, what large buildings add."""
