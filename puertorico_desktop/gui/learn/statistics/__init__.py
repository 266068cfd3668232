"""The page of statistics: what the database of all games tells."""
