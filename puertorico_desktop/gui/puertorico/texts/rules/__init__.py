"""The pages of the rules of this game: what their placeholders stand for, their tables, and where they are asked for.

The pages themselves lie in `resources/rules/puertorico`.
"""
