"""The GUI of lessons: the page that lists them, and the coach's card beside the table."""
