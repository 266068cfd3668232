"""The history: a small database of all played games, the counting of games for it, and the statistics of its
players."""
