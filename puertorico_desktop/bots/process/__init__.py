"""Processes of bots and of other programs: they are started, read with limits on bytes and time, and ended together
with all processes that they started."""
