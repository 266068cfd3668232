"""Puerto Rico's positions as records for the save, and back."""
