"""The line protocol for playing with other programs, both ends."""
