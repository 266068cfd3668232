"""A player of sound rules of thumb: quick, without search, and instructive for people."""
