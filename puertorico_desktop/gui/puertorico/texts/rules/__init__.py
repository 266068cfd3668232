"""The rules pages of this game: values of their placeholders, their tables, and the page for each item of the table.

The pages themselves are in `resources/rules/puertorico`.
"""
