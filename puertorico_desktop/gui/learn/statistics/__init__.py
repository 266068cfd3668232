"""The page of statistics, with figures from the database of all games."""
