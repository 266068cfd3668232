"""The texts of Puerto Rico: translatable names by edition and id, reasons, and log sentences."""
