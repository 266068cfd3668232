"""Lessons in the window: the page that lists them, and the card of the coach beside the table."""
