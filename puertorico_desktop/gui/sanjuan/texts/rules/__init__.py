"""The pages of the rules of this game: what their placeholders stand for, their tables, and the ids of the pages.

The pages themselves lie in `resources/rules/sanjuan`.
"""
