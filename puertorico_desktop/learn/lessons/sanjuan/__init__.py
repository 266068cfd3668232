"""The part of lessons that is specific to San Juan."""
