"""The pages of the rules: written as Markdown below `resources/rules/<game>`, filled in and searched here."""
