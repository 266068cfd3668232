"""The rules of the game as pages to read: what a page is made of, the pages of every edition, and where to find them.

Each module beside this one holds a table of topics by edition; `book.py` puts them together, fills in the names and
the engine's figures, and searches them. Another edition adds rows to the tables.
"""
