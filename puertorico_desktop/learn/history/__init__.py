"""All games that were played: a small database, what it is made of, and what it tells of its players."""
