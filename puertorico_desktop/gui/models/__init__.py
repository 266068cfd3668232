"""Item models: one a board area, fed from the running game."""
