"""The line protocol with other programs, both ends."""
