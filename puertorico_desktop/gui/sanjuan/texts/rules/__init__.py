"""The pages of the rules of this game: the values of their placeholders, their tables, and the ids of the pages.

The pages themselves lie in `resources/rules/sanjuan`.
"""
