"""The words of San Juan."""
