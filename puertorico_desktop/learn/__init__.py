"""Tools that make players better, without Qt: lessons, reviews of played games, challenges and the history of
games."""
