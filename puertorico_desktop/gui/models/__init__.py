"""Item models: one for each area of the table, updated from the running game."""
