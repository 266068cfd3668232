"""The texts of San Juan."""
