"""Positions of San Juan as records for the save, and back."""
