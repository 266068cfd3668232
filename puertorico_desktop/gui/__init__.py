"""Everything that knows Qt: the window, its models and views, and the texts."""
