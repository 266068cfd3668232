"""Looking ahead: a tree of what may happen, grown where it is most worth looking."""
