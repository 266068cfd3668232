"""The learned evaluation of San Juan: the features of a position, and the weights."""
