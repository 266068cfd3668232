"""The GUI of reviews of games."""
