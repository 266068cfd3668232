"""What a position of San Juan is worth to everybody at the table: what a network sees of it."""
