"""What the table of San Juan shows, as records and models."""
