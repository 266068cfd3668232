"""What lessons need to know of San Juan."""
