"""All code that depends on Qt: the window, its models and views, and the texts."""
