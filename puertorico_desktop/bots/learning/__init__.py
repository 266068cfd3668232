"""What a position is worth to everybody at the table: learned from games that bots played against each other."""
