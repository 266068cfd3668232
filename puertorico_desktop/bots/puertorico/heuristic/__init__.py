"""A player of sound rules of thumb: quick, without search, and one a person can learn from."""
