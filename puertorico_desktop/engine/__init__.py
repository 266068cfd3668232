"""The rules of the games: pure Python with attrs. No Qt, no files, no clock, no global randomness."""
