"""Item models of Puerto Rico's table, one a board area."""
