"""Search: a tree of possible continuations, which grows where further playouts are most useful."""
