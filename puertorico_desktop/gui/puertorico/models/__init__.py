"""Item models of Puerto Rico's table, one for each area of a board."""
