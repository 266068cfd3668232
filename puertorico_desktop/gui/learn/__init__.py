"""The GUI of the menu Learn: pages and cards that help players to improve."""
