"""What lessons need to know of Puerto Rico."""
